"""Short words for scripts of Aquädukt: set up, build, dig, look at the table."""

from typing import Any

from aquae.core.state import State
from aquae.games.aquaedukt.game import GAME
from tests.texts import play

REGION: dict[str, int] = {
    name: space["region"] for name, space in GAME.new().view()["spaces"].items()
}
MOUNTAINS = {2: 8, 3: 6, 4: 4}
OUT_OF_THE_WAY = "l2 l3 l4 l5 l6 l7 k2 k3"
# A turn that places nothing.
SKIP = ["roll", "die 1", "end"]
# With the mountains of two players out of the way, only this space of region 16 is left: a dry
# house there fills the region and is lost at once.
LOST = "k4"


def begin(mountains: str = "", /, **options: Any) -> State:
    """A play after its set-up: these mountains, the others out of the way."""
    state = GAME.new(**options)
    names = [*mountains.split(), *OUT_OF_THE_WAY.split()][: MOUNTAINS[options.get("players", 2)]]
    return play(GAME, state, *[f"mountain {name}" for name in names])


def build(*houses: str) -> list[str]:
    """A turn: these houses (`3 c4`), each on the roll that allows it."""
    texts = []
    for house in houses:
        texts += ["roll", f"die {REGION[house.split()[1]]}", f"house {house}"]
    return texts if len(houses) == 3 else [*texts, "end"]


def lose(values: str) -> list[str]:
    """A turn: up to three houses of these values (`112`) that the board does not keep."""
    return build(*[f"{value} {LOST}" for value in values])


def dig(*routes: str) -> list[str]:
    """The canals along routes of intersections (`E4 E5 F5`)."""
    return [
        "canal " + "-".join(sorted(ends))
        for route in routes
        for ends in zip(route.split(), route.split()[1:], strict=False)
    ]


def stand_still(state: State) -> State:
    """End the turn and the play (A-28) without placing anything more."""
    while (phase := state.view()["phase"]) in ("turn", "placed", "second canal", "spring canal"):
        play(GAME, state, *(SKIP if phase == "turn" else ["end"]))
    return state


def house(state: State, space: str) -> tuple[int, int] | None:
    """Seat and value of the house on a space."""
    tile = state.view()["spaces"][space]["house"]
    return None if tile is None else (tile["seat"], tile["value"])


def wet(state: State) -> set[str]:
    """The spaces with water."""
    return {name for name, space in state.view()["spaces"].items() if space["supply"] > 0}


# 36 canals up and down the west, from a spring at A1.
SNAKE = dig(
    "A1 A2 A3 A4 A5 A6 A7 B7 B6 B5 B4 B3 B2 B1 C1 C2 C3 C4 C5 C6 C7 D7 D6 D5 D4 D3 D2 D1 "
    "E1 E2 E3 E4 E5 E6 E7 F7 F6"
)
