"""Short words for scripts of Aqua Romana: set up, build, look at the table."""

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

from aquae.core.state import OVER, Result, State
from aquae.games.aqua_romana.game import GAME
from tests.texts import legal, play

KINDS = ["curve", "straight", "bridge", "double"]
# Slots that nobody sees at the start, in `roma` and in APART.
OUT_OF_SIGHT = ["Sb", "Nb", "Nk", "Sk", "E7", "W6", "Sg", "Ng", "Sf", "W7", "E6", "Nf", "Se", "Ne"]
# A whole set-up that nobody in `roma` sees, whatever the number of players; nor what is moved by
# one of the shifts.
UNSEEN = {
    "curve": "E3 W3 W2",
    "straight": "E5 E6 E7",
    "bridge": "Na Nb Ng",
    "double": "Nj Sk Sa",
}
UNSEEN_SHIFTS = ["shift E3", "shift W3", "shift W4", "shift W2"]
# The same, but for a builder whom Y2 sees until the first tile is laid, and nobody afterwards.
SEEN_ONCE = {**UNSEEN, "straight": "Sc E5 E6"}
FIRST_TILE = "lay Y2 Sc straight-NS"
CLOCKWISE = [text[6:] for text in GAME.vocabulary.texts if text.startswith("shift ")]
# Seat 0 and seat 1 have no file and no rank in common.
APART = (
    "Y c8 d8 c8:W c8:S d8:S / R j3 j2 j3:N j3:E j2:E / "
    "B a5 a4 a5:N a5:E a4:E / G h1 i1 h1:W h1:N i1:N"
)

_LEFT = " / B c8 d8 c8:W c8:S d8:S / G c1 d1 d1:N c1:N c1:W"
# Y1 looks east at j7, beside the corner k8. With curves on j8 and k7 (fit_a_loop), what leaves j7
# by the north comes back to it from the east. In the first layout R1 looks at j7 from the south.
LOOP_WITH_RED = "Y h7 i7 i7:E h7:S i7:S / R j6 j5 j6:N j5:W j5:E" + _LEFT
LOOP = "Y h7 i7 i7:E h7:S i7:S / R j5 j4 j5:E j4:W j4:E" + _LEFT
# The same upside down: j2 beside the corner k1, curves on j1 and k2, R1 north of it.
SOUTH_LOOP_WITH_RED = "Y h2 i2 i2:E h2:N i2:N / R j3 j4 j3:S j4:W j4:E" + _LEFT
# Two aqueducts of the names in the braces can meet on e8, at the rim.
RIM = (
    "{} c8 d8 d8:E c8:S d8:S / {} f7 g7 f7:W f7:S g7:S / "
    "{} h1 i1 i1:E i1:N h1:N / {} c1 d1 d1:N c1:N c1:W"
)


def fit_a_loop(layout: str) -> State:
    """One of the layouts with a loop, both curves in place, Y1 in sight of one of each kind."""
    south = layout == SOUTH_LOOP_WITH_RED
    rank = 2 if south else 7
    state = begin(
        curve=f"W8 E1 W{rank}", straight="Si", bridge="Ni", double=f"E{rank}", layout=layout
    )
    return build(
        state,
        "lay B2 W8 curve-NE",
        "extra j1 curve-NE" if south else "extra j8 curve-SE",
        "lay G2 E1 curve-SE",
        "extra k2 curve-SW" if south else "extra k7 curve-NW",
    )


def begin(
    curve: str = "", straight: str = "", bridge: str = "", double: str = "", **options: Any
) -> State:
    """A play after its set-up: builders on these slots, the others out of the way."""
    wanted = dict(zip(KINDS, (curve, straight, bridge, double), strict=True))
    taken = " ".join(wanted.values()).split()
    spare = [slot for slot in OUT_OF_SIGHT if slot not in taken]
    texts = []
    for kind, slots in wanted.items():
        places = slots.split()
        while len(places) < 3:
            places.append(spare.pop(0))
        texts += [f"builder {kind} {slot}" for slot in places]
    return play(GAME, GAME.new(**options), *texts)


def build(state: State, *texts: str) -> State:
    """Play these texts, and `keep` wherever it can follow."""
    for text in texts:
        play(GAME, state, text)
        if "keep" in legal(GAME, state):
            play(GAME, state, "keep")
    return state


def apart(**builders: str) -> State:
    """A play in which seats 0 and 1 do not see the same builders, nor must use them."""
    return begin(layout=APART, compulsory="own", **builders)


def alone(state: State, *texts: str) -> State:
    """Texts of seat 0, who keeps; seat 1 sees nobody and shifts builders out of sight."""
    for text in texts:
        build(state, text)
        while state.to_move == 1:
            build(state, quiet_shift(state))
    return state


def quiet_shift(state: State) -> str:
    """A shift from one slot that nobody sees to the next."""
    slots = state.view()["pathway"]
    for slot, after in pairwise(CLOCKWISE):
        if slot in slots and after not in slots and {slot, after} <= set(OUT_OF_SIGHT):
            return f"shift {slot}"
    raise AssertionError("no builder can be shifted out of sight")


def drift(state: State, until: Callable[[State], bool], prefer: str = "keep") -> State:
    """Play on without any plan."""
    while not until(state):
        assert state.to_move != OVER
        step(state, prefer)
    return state


def step(state: State, prefer: str) -> None:
    """Play the first legal text with a word of `prefer`, the first word first; else the first."""
    texts = legal(GAME, state)
    liked = [text for wish in prefer.split() for text in texts if wish in text]
    play(GAME, state, (liked or texts)[0])


def own_on_board(state: State, seat: int) -> list[str]:
    workmen = state.view()["workmen"].items()
    return [name for name, man in workmen if man["seat"] == seat and man["podium"] is None]


def give_up(state: State) -> State:
    """Seat 0 closes one aqueduct a turn until none is left, the others close none by choice."""
    while own_on_board(state, 0):
        texts = legal(GAME, state)
        wish = "close" if state.to_move == 0 else "keep"
        play(GAME, state, next((text for text in texts if wish in text), texts[0]))
    return state


def is_over(state: State) -> bool:
    return state.to_move == OVER


def where(state: State, name: str) -> tuple[str, str, int]:
    """Where a workman stands, which side he faces, and the squares of his aqueduct."""
    workman = state.view()["workmen"][name]
    return workman["square"], workman["facing"], workman["points"]


def podium(state: State, name: str) -> int | None:
    place = state.view()["workmen"][name]["podium"]
    assert place is None or isinstance(place, int)
    return place


def pieces_for(state: State, workman: str) -> list[str]:
    """The pieces that a workman can lay now, whoever hands them to him."""
    lays = [text.split() for text in legal(GAME, state) if text.startswith(f"lay {workman} ")]
    return sorted({piece for _, _, _, piece in lays})


def recorded(name: str) -> list[str]:
    """The action texts of a play in a file beside this one."""
    return Path(__file__).with_name(name).read_text().split("\n")[:-1]


def result_of(state: State) -> Result:
    result = state.result()
    assert result is not None
    return result


def phase(state: State) -> str:
    name: str = state.view()["phase"]
    return name
