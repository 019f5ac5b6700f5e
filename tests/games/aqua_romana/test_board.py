"""R-01 to R-11: board, material, set-up; reservoirs that are loaded and refused."""

import pytest

from aquae.core.errors import Refusal, Refused
from aquae.core.state import CHANCE
from aquae.games.aqua_romana.game import GAME
from aquae.games.aqua_romana.scoring import podium_for
from tests.games.aqua_romana.script import begin, build, where
from tests.texts import legal, play, refusal

FILES = "abcdefghijk"
PIECES = [
    "curve-NE",
    "curve-SE",
    "curve-SW",
    "curve-NW",
    "straight-NS",
    "straight-EW",
    "bridge",
    "double-NE",
    "double-NW",
]
ROMA = (
    "Y c8 d8 c8:W c8:S d8:S / R h8 i8 h8:S i8:S i8:E / "
    "B h1 i1 i1:E i1:N h1:N / G c1 d1 d1:N c1:N c1:W"
)


def words(verb: str) -> list[list[str]]:
    texts = [text.split() for text in GAME.vocabulary.texts]
    return [text[1:] for text in texts if text[0] == verb]


def refusal_of(layout: str, players: int = 2) -> Refusal:
    with pytest.raises(Refused) as caught:
        GAME.new(layout=layout, players=players)
    return caught.value.refusal


# Board


def test_r_01_88_squares() -> None:
    squares = {square for square, piece in words("extra")}
    assert squares == {file + rank for file in FILES for rank in "12345678"}


def test_r_01_a_reservoir_stands_on_the_board() -> None:
    why = refusal_of(ROMA.replace("Y c8 d8", "Y c8 c9"))
    assert str(why) == "R-01: c9 is not a square of the board"
    assert refusal_of(ROMA.replace("Y c8 d8", "Y l8 d8")).rule == "R-01"


def test_r_02_the_corners_carry_curves() -> None:
    view = GAME.new().view()
    assert view["pieces"] == {
        "a8": "curve-SE",
        "k8": "curve-SW",
        "a1": "curve-NE",
        "k1": "curve-NW",
    }
    assert sorted(view["printed"]) == ["a1", "a8", "k1", "k8"]
    assert str(refusal_of(ROMA.replace("Y c8 d8", "Y b8 a8"))) == (
        "R-02: a8 has a printed curve, so nothing can be placed there"
    )


@pytest.mark.parametrize(
    ("lay", "workman", "end"),
    [
        ("lay Y1 E8 straight-EW", "Y1", ("a8", "S", 2)),
        ("lay R3 E8 straight-EW", "R3", ("k8", "S", 2)),
        ("lay B1 W1 straight-EW", "B1", ("k1", "N", 2)),
        ("lay G3 W1 straight-EW", "G3", ("a1", "N", 2)),
    ],
)
def test_r_02_a_corner_counts_as_a_square(
    lay: str, workman: str, end: tuple[str, str, int]
) -> None:
    state = begin(straight="E8 W1")
    if workman[0] in "RG":
        build(state, "lay Y2 E8 straight-NS" if "W1" in lay else "lay B2 W1 straight-NS")
    assert where(build(state, lay), workman) == end


def test_r_03_38_slots_in_clockwise_order() -> None:
    clockwise = "Na Nb Nc Nd Ne Nf Ng Nh Ni Nj Nk E8 E7 E6 E5 E4 E3 E2 E1 "
    clockwise += "Sk Sj Si Sh Sg Sf Se Sd Sc Sb Sa W1 W2 W3 W4 W5 W6 W7 W8"
    assert [slot for (slot,) in words("shift")] == clockwise.split()


def test_r_03_a_slot_holds_one_builder() -> None:
    state = play(GAME, GAME.new(), "builder curve Nc")
    why = refusal(GAME, state, "builder bridge Nc")
    assert str(why) == "R-03: Nc is not free: a curve builder stands there"
    assert "builder bridge Nd" in legal(GAME, state)


@pytest.mark.parametrize("step", range(1, 21))
def test_r_04_room_on_podiums(step: int) -> None:
    assert podium_for([-1, -1, 0], step) == step
    assert podium_for([-1, step, 0], step) == (step if step in (3, 7) else step - 1)
    assert podium_for([step, step, 0], step) == step - 1


# Material


def test_r_05_21_tiles_of_each_kind() -> None:
    assert GAME.new().view()["stock"] == {"curve": 21, "straight": 21, "bridge": 21, "double": 21}
    state = build(begin(bridge="E8"), "lay Y2 E8 bridge")
    assert state.view()["stock"] == {"curve": 21, "straight": 21, "bridge": 20, "double": 21}


def test_r_05_nine_pieces() -> None:
    assert [piece for square, piece in words("extra") if square == "e4"] == PIECES
    assert {piece for workman, slot, piece in words("lay")} == set(PIECES)


def test_r_06_17_builders() -> None:
    view = GAME.new().view()
    assert view["set_up"] == {"curve": 3, "straight": 3, "bridge": 3, "double": 3}
    assert view["reserve"] == {"curve": 1, "straight": 1, "bridge": 1, "double": 1, "joker": 1}


@pytest.mark.parametrize(
    ("players", "names"),
    [
        (2, "Y1 Y2 Y3 R1 R2 R3 B1 B2 B3 G1 G2 G3"),
        (3, "Y1 Y2 Y3 Y4 R1 R2 R3 R4 B1 B2 B3 B4"),
        (4, "Y1 Y2 Y3 R1 R2 R3 B1 B2 B3 G1 G2 G3"),
    ],
)
def test_r_07_a_workman_for_every_outlet(players: int, names: str) -> None:
    state = begin(players=players)
    assert list(state.view()["workmen"]) == names.split()
    missing = "G1" if players == 3 else "Y4"
    why = refusal(GAME, state, f"lay {missing} E8 bridge")
    assert str(why) == f"R-07: there is no workman {missing} in a game with {players} players"


# Reservoirs: R-08


def test_r_08_roma_for_two_and_four() -> None:
    for players, seats in ((2, [0, 1, 0, 1]), (4, [0, 1, 2, 3])):
        reservoirs = GAME.new(players=players).view()["reservoirs"]
        assert " / ".join(
            " ".join([colour, *reservoir["squares"], *reservoir["outlets"]])
            for colour, reservoir in reservoirs.items()
        ) == (ROMA)
        assert [reservoir["seat"] for reservoir in reservoirs.values()] == seats


def test_r_08_roma_for_three() -> None:
    reservoirs = GAME.new(players=3).view()["reservoirs"]
    assert [reservoir["outlets"] for reservoir in reservoirs.values()] == [
        ["c8:W", "c8:S", "d8:S", "d8:E"],
        ["h8:W", "h8:S", "i8:S", "i8:E"],
        ["f1:E", "f1:N", "e1:N", "e1:W"],
    ]
    assert [reservoir["seat"] for reservoir in reservoirs.values()] == [0, 1, 2]


def test_r_08_a_layout_is_a_name_or_its_text() -> None:
    written_out = GAME.new(layout=ROMA)
    assert written_out.fields() == GAME.new().fields()
    assert written_out.options()["layout"] == ROMA
    assert str(refusal_of("venetia")) == (
        "R-08: there is no layout called venetia; choose from: roma"
    )


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("d8:S", "d8:S d8:E", "R-08: reservoir Y has 4 outlets instead of 3"),
        (" d8:S", "", "R-08: reservoir Y has 2 outlets instead of 3"),
        ("R h8", "Y h8", "R-08: with 2 players the reservoirs must be YRBG, not YYBG"),
        ("R h8", "X h8", "R-08: a reservoir is written like Y c8 d8 c8:W, not like X h8 i8"),
        ("Y c8 d8", "Y c8 e8", "R-08: c8 and e8 are not side by side"),
        ("h8 i8 h8:S", "d8 e8 d8:S", "R-08: the outlet i8:S is not on a square of its reservoir"),
        ("h8 i8 h8:S i8:S i8:E", "d8 e8 e8:S d8:S e8:E", "R-08: reservoirs Y and R both cover d8"),
        ("c8:W", "c8:X", "R-08: an outlet is written like c8:W, not like c8:X"),
        ("c8:W c8:S", "c8:W c8:W", "R-08: the outlet c8:W is listed twice"),
        ("c8:W", "c8:N", "R-14: the outlet c8:N is not open at the start"),
        ("c8:W", "c8:E", "R-14: the outlet c8:E is not open at the start"),
        ("h8 i8 h8:S i8:S i8:E", "e8 f8 e8:W f8:S f8:E", "R-14: the outlet e8:W is not open"),
    ],
)
def test_r_08_refused_with_the_reason(old: str, new: str, why: str) -> None:
    assert old in ROMA
    assert str(refusal_of(ROMA.replace(old, new))).startswith(why)


def test_r_08_outlets_must_not_be_joined() -> None:
    facing = "Y c8 d8 c8:W c8:S d8:E / R e8 f8 e8:W f8:S f8:E"
    rest = " / B h1 i1 i1:E i1:N h1:N / G c1 d1 d1:N c1:N c1:W"
    assert str(refusal_of(facing + rest)) == "R-19: the outlets of Y3 and R1 are joined"
    round_the_corner = "Y b8 c8 b8:W c8:S c8:E / R a7 a6 a7:N a7:E a6:E"
    assert str(refusal_of(round_the_corner + rest)) == "R-19: the outlets of Y1 and R1 are joined"


def test_r_08_an_outlet_beside_a_corner_starts_with_a_square() -> None:
    layout = ROMA.replace("Y c8 d8 c8:W c8:S d8:S", "Y b8 c8 b8:W b8:S c8:S")
    assert where(GAME.new(layout=layout), "Y1") == ("a8", "S", 1)


# Builders and workmen


def test_r_09_the_joker_waits_in_the_reserve() -> None:
    state = GAME.new()
    assert (
        str(refusal(GAME, state, "builder joker Nc"))
        == "R-09: the joker stays in the reserve during the set-up"
    )
    assert not [text for text in legal(GAME, state) if "joker" in text]


def test_r_10_players_put_down_twelve_builders_in_turn() -> None:
    state = GAME.new(players=3)
    assert len(legal(GAME, state)) == 4 * 38
    movers = []
    for slot in ["Na", "Nb", "Ne", "Nf", "Ng", "Nj", "Nk", "E7", "E6", "E5", "E4", "E3"]:
        movers.append(state.to_move)
        assert refusal(GAME, state, "keep").rule == "R-10"
        play(GAME, state, next(text for text in legal(GAME, state) if text.endswith(slot)))
    assert movers == [0, 1, 2] * 4
    assert state.to_move == 0
    assert state.view()["set_up"] == {}
    assert refusal(GAME, state, "builder curve Nc").rule != "R-10"


def test_r_10_three_of_a_kind() -> None:
    state = play(GAME, GAME.new(), *[f"builder curve {slot}" for slot in ("Na", "Nb", "Nc")])
    assert str(refusal(GAME, state, "builder curve Nd")) == (
        "R-10: all curve builders for the set-up are already on the pathway"
    )
    assert "builder straight Nd" in legal(GAME, state)


def test_r_10_chance_may_do_it() -> None:
    state = GAME.new(setup="random")
    assert state.to_move == CHANCE
    assert state.weights() == [3] * (4 * 38)
    play(GAME, state, "builder curve Nc", "builder double E1")
    texts = legal(GAME, state)
    assert len(texts) == 4 * 36
    weights = dict(zip(texts, state.weights(), strict=True))
    assert weights["builder curve Na"] == weights["builder double Na"] == 2
    assert weights["builder straight Na"] == weights["builder bridge W8"] == 3
    while state.to_move == CHANCE:
        state.apply(state.actions()[0])
    assert (state.to_move, state.weights()) == (0, [])


def test_r_11_workmen_stand_at_their_outlets() -> None:
    state = GAME.new()
    assert [where(state, name) for name in ("Y1", "Y2", "Y3", "B1")] == [
        ("c8", "W", 0),
        ("c8", "S", 0),
        ("d8", "S", 0),
        ("i1", "E", 0),
    ]
    assert [workman["front"] for workman in state.view()["workmen"].values()] == (
        ["b8", "c7", "d7", "h7", "i7", "j8", "j1", "i2", "h2", "d2", "c2", "b1"]
    )
