"""Layouts as plans: everything that is wrong at once and where, and layouts from numbers."""

from itertools import combinations

import pytest

from aquae.core.errors import Refused
from aquae.core.plan import Flaw
from aquae.games.aqua_romana.game import GAME
from aquae.games.aqua_romana.plans import LayoutPlans, drawn_layout, generate_layout
from tests.games.aqua_romana.referee import Referee
from tests.games.aqua_romana.test_board import ROMA
from tests.games.aqua_romana.test_symmetry import turned
from tests.test_against_referee import compare_whole_play

PLANS = LayoutPlans()
NUMBERS = range(40)


def told(flaws: list[Flaw]) -> list[str]:
    return [str(flaw.refusal) for flaw in flaws]


def test_r_08_a_sound_layout_has_no_flaws() -> None:
    assert PLANS.flaws("roma", 3) == []
    assert PLANS.flaws(ROMA, 2) == []
    assert PLANS.written_out("roma", 4) == ROMA
    assert PLANS.written_out("roma", 3).startswith("Y c8 d8 c8:W c8:S d8:S d8:E / ")
    assert PLANS.written_out("Y c8 d8", 3) == "Y c8 d8"


def test_r_08_every_flaw_is_told_with_its_places() -> None:
    layout = "Y a8 b8 b8:S / R h8 i8 h8:N i8:S / B h8 h7 h7:S h7:W h7:E / G c1 d1 c1:W c1:S c1:N"
    flaws = PLANS.flaws(layout, 2)
    assert told(flaws) == [
        "R-02: a8 has a printed curve, so nothing can be placed there",
        "R-08: reservoir R has 2 outlets instead of 3",
        "R-08: reservoirs R and B both cover h8",
        "R-14: the outlet h8:N is not open at the start",
        "R-14: the outlet c1:S is not open at the start",
    ]
    assert [flaw.places for flaw in flaws] == [
        ["a8"],
        ["h8", "i8"],
        ["h8"],
        ["h8:N"],
        ["c1:S"],
    ]


def test_r_08_what_is_played_on_is_refused_with_the_first_flaw() -> None:
    text = ROMA.replace("c8:W", "c8:N").replace("i1:E", "i1:S")
    flaws = PLANS.flaws(text, 2)
    assert [flaw.places for flaw in flaws] == [["c8:N"], ["i1:S"]]
    with pytest.raises(Refused) as caught:
        GAME.new(layout=text)
    assert caught.value.refusal == flaws[0].refusal


def test_r_19_joined_outlets_are_both_shown() -> None:
    facing = "Y c8 d8 c8:W c8:S d8:E / R e8 f8 e8:W f8:S f8:E"
    text = facing + " / B h1 i1 i1:E i1:N h1:N / G c1 d1 d1:N c1:N c1:W"
    (flaw,) = PLANS.flaws(text, 4)
    assert str(flaw.refusal) == "R-19: the outlets of Y3 and R1 are joined"
    assert flaw.places == ["d8:E", "e8:W"]


def test_r_08_missing_reservoirs_are_named() -> None:
    assert told(PLANS.flaws("", 2)) == ["R-08: reservoirs not on the board: Y, R, B and G"]
    assert told(PLANS.flaws("R h8 i8 h8:S i8:S i8:E", 4)) == [
        "R-08: reservoirs not on the board: Y, B and G"
    ]
    with pytest.raises(Refused, match="reservoirs not on the board"):
        GAME.new(layout="")


def test_r_08_a_layout_is_for_a_number_of_players() -> None:
    for_three = PLANS.written_out("roma", 3)
    assert told(PLANS.flaws(for_three, 2))[0] == "R-08: reservoirs not on the board: G"
    assert told(PLANS.flaws(ROMA, 3))[0] == (
        "R-08: with 3 players the reservoirs must be YRB, not YRBG"
    )
    assert "R-08: reservoir Y has 4 outlets instead of 3" in told(PLANS.flaws(for_three, 2))


@pytest.mark.parametrize("text", [ROMA + " / ", ROMA + " / x", ROMA + " / Y", " "])
def test_r_08_nothing_may_stand_beside_the_reservoirs(text: str) -> None:
    with pytest.raises(ValueError, match="R-08"):
        Referee({"players": 2, "layout": text})
    assert PLANS.flaws(text, 2)[0].refusal.rule == "R-08"


def test_r_08_a_layout_option_may_be_a_number_or_lines() -> None:
    lines = "# mine\n" + ROMA.replace(" / ", "   # by colour\n") + "\n"
    assert GAME.read_option("layout", lines) == ROMA
    assert GAME.read_option("layout", ROMA) == ROMA
    assert GAME.read_option("layout", "roma") == "roma"
    assert drawn_layout(ROMA.replace(" / ", "/")) == ROMA
    assert GAME.read_option("layout", "number:7") == generate_layout(7, 2)
    assert GAME.read_option("layout", "number:7", 3) == generate_layout(7, 3)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r_08_layouts_from_numbers_are_layouts_by_the_referee_too(players: int) -> None:
    texts = [generate_layout(number, players) for number in NUMBERS]
    for text in texts:
        assert PLANS.flaws(text, players) == []
        Referee({"players": players, "layout": text})
    assert len(set(texts)) == len(texts)


def test_r_08_two_and_four_players_have_the_same_layouts() -> None:
    for number in NUMBERS:
        assert generate_layout(number, 2) == generate_layout(number, 4)


def test_r_08_layouts_of_four_look_the_same_after_half_a_turn() -> None:
    for number in NUMBERS:
        parts = generate_layout(number, 4).split(" / ")
        assert [half_turned(part) for part in parts] == [parts[2], parts[3], parts[0], parts[1]]


def half_turned(reservoir: str) -> str:
    """With the colour of the seat opposite; outlets are a square and a side."""
    colour, *words = reservoir.split(" ")
    pairs = [word.partition(":") for word in words]
    sides = {"N": "S", "S": "N", "E": "W", "W": "E", "": ""}
    places = [turned(square) + colon + sides[side] for square, colon, side in pairs]
    return " ".join([{"Y": "B", "B": "Y", "R": "G", "G": "R"}[colour], *places])


@pytest.mark.parametrize("players", [2, 3])
def test_r_32_no_two_outlets_of_a_made_up_layout_have_the_same_front(players: int) -> None:
    """So that the argument of R-32, by which a first tile is laid, holds there too."""
    for number in NUMBERS:
        workmen = GAME.new(players=players, layout=generate_layout(number, players)).view()
        fronts = [man["front"] for man in workmen["workmen"].values()]
        assert len(set(fronts)) == len(fronts)


@pytest.mark.parametrize("players", [3, 4])
def test_r_08_reservoirs_from_numbers_stand_apart(players: int) -> None:
    for number in NUMBERS:
        pools = GAME.new(players=players, layout=generate_layout(number, players)).view()
        squares = [pool["squares"] for pool in pools["reservoirs"].values()]
        for one, other in combinations(squares, 2):
            assert min(distance(a, b) for a in one for b in other) > 1


def distance(one: str, other: str) -> int:
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1]) - int(other[1]))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r_08_engine_and_referee_play_alike_on_layouts_from_numbers(players: int) -> None:
    options = GAME.complete({"players": players, "layout": generate_layout(3, players)})
    compare_whole_play(GAME, options, "lively", f"made up/{players}")


def test_r_08_the_layout_of_a_number_never_changes() -> None:
    """Records hold the text, but people tell each other numbers."""
    assert generate_layout(7, 2) == LAYOUT_7
    assert generate_layout(7, 3) == LAYOUT_7_FOR_THREE


LAYOUT_7 = (
    "Y c7 d7 c7:W d7:E d7:S / R i7 h7 i7:E h7:W h7:S / B i2 h2 i2:E h2:W h2:N / G c2 "
    "d2 c2:W d2:E d2:N"
)
LAYOUT_7_FOR_THREE = (
    "Y a5 b5 a5:N b5:N b5:E b5:S / R k5 j5 k5:N j5:N j5:W j5:S / B f2 f3 f2:W f3:N f3:E f3:W"
)
