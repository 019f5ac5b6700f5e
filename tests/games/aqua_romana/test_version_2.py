"""What version 2 changed: extra tiles that block (R-22), no end before a first tile (R-32)."""

import pytest

from aquae.core.state import OVER, State
from aquae.games.aqua_romana.game import GAME
from tests.games.aqua_romana.script import (
    APART,
    UNSEEN,
    UNSEEN_SHIFTS,
    begin,
    build,
    own_on_board,
    phase,
    podium,
    result_of,
    where,
)
from tests.texts import legal, play, refusal

# Y1, R1 and B1 face e8, from the west, the south and the east.
THREE_AT_E8 = (
    "Y c8 d8 d8:E c8:S d8:S / R e7 e6 e7:N e6:W e6:E / "
    "B f8 g8 f8:W f8:S g8:S / G c1 d1 d1:N c1:N c1:W"
)
# Y1 and R1 face e8, from the west and the east.
TWO_AT_E8 = (
    "Y c8 d8 d8:E c8:S d8:S / R f8 g8 f8:W f8:S g8:S / "
    "B h1 i1 i1:E i1:N h1:N / G c1 d1 d1:N c1:N c1:W"
)
# Every outlet faces another across one square, so that no straight and no bridge can be laid there.
FACING = (
    "Y c6 d6 c6:S d6:S d6:E / R f6 g6 f6:W f6:S g6:S / "
    "B f4 g4 g4:N f4:N f4:W / G c4 d4 d4:E d4:N c4:N"
)
# Curves and doubles where nobody in FACING sees them; straights go round.
GOING_ROUND = {
    "curve": "Na Nb E7",
    "straight": "E8 Ne Nk",
    "bridge": "E3 E2 E1",
    "double": "Nh Ni Nj",
}
# The builders of the reserve, and where they are as little seen.
HIDEOUTS = {"curve": "W1", "straight": "W2", "bridge": "W3", "double": "W5", "joker": "W7"}
CURVES = {"curve-NE", "curve-SE", "curve-SW", "curve-NW"}


def passing_a_fountain(kind: str = "curve", piece: str = "curve-NE", **options: str) -> State:
    """Seat 0 has laid c7 for Y2 with the builder from W8, and now lays one more tile."""
    state = begin(**{kind: "W8", "extra": "blocking"} | options)
    return play(GAME, state, f"lay Y2 W8 {piece}")


def extras(state: State, square: str) -> set[str]:
    """The pieces that may now lie on a square as the extra tile."""
    texts = [text.split() for text in legal(GAME, state) if text.startswith(f"extra {square} ")]
    return {piece for _, _, piece in texts}


def extra_squares(state: State) -> set[str]:
    return {text.split()[1] for text in legal(GAME, state) if text.startswith("extra ")}


def fronts(state: State) -> set[str]:
    return {workman["front"] for workman in state.view()["workmen"].values()}


def takers(state: State) -> list[int]:
    """Who takes a reserve builder, in order, until nobody does."""
    seats = []
    while phase(state) == "taking":
        seats.append(state.to_move)
        play(GAME, state, legal(GAME, state)[0])
    return seats


# The option `extra`: R-22


def test_r_22_apart_is_the_default() -> None:
    assert GAME.new().options()["extra"] == "apart"
    assert GAME.new(extra="blocking").options()["extra"] == "blocking"


def test_r_22_apart_in_front_of_no_end() -> None:
    state = passing_a_fountain(extra="apart")
    assert not extra_squares(state) & fronts(state)
    for piece in CURVES:
        assert refusal(GAME, state, f"extra b8 {piece}").rule == "R-22"


def test_r_22_blocking_allows_what_apart_allows() -> None:
    apart, blocking = passing_a_fountain(extra="apart"), passing_a_fountain()
    assert set(legal(GAME, apart)) < set(legal(GAME, blocking))
    more = set(legal(GAME, blocking)) - set(legal(GAME, apart))
    assert {text.split()[1] for text in more} == fronts(blocking)
    assert extras(blocking, "f4") == CURVES


@pytest.mark.parametrize(
    ("square", "pieces"),
    [
        ("b8", {"curve-SW", "curve-NW"}),  # Y1 would come from the east
        ("j8", {"curve-NE", "curve-SE"}),  # R3 from the west
        ("h7", {"curve-SE", "curve-SW"}),  # R1 from the north
        ("h2", {"curve-NE", "curve-NW"}),  # B3 from the south
    ],
)
def test_r_22_blocking_without_a_way_in_on_the_side_of_the_end(
    square: str, pieces: set[str]
) -> None:
    state = passing_a_fountain()
    assert extras(state, square) == pieces
    for piece in CURVES - pieces:
        assert refusal(GAME, state, f"extra {square} {piece}").rule == "R-22"


def test_r_22_blocking_with_a_straight_across() -> None:
    state = passing_a_fountain("straight", "straight-NS")
    assert extras(state, "b8") == {"straight-NS"}
    assert extras(state, "h7") == {"straight-EW"}
    assert refusal(GAME, state, "extra b8 straight-EW").rule == "R-22"


def test_r_22_in_front_of_two_ends_one_piece_fits() -> None:
    state = passing_a_fountain()  # Y2 ends west of d7, Y3 north of it
    assert extras(state, "d7") == {"curve-SE"}
    for piece in CURVES - {"curve-SE"}:
        assert refusal(GAME, state, f"extra d7 {piece}").rule == "R-22"
    state = passing_a_fountain("straight", "straight-NS", layout=TWO_AT_E8)
    assert extras(state, "e8") == {"straight-NS"}
    assert extras(passing_a_fountain(layout=TWO_AT_E8), "e8") == set()


@pytest.mark.parametrize(("kind", "piece"), [("curve", "curve-NE"), ("straight", "straight-NS")])
def test_r_22_in_front_of_three_ends_none_fits(kind: str, piece: str) -> None:
    state = passing_a_fountain(kind, piece, layout=THREE_AT_E8)
    assert extras(state, "e8") == set()
    assert refusal(GAME, state, f"extra e8 {piece}").rule == "R-22"


@pytest.mark.parametrize(("kind", "piece"), [("bridge", "bridge"), ("double", "double-NE")])
def test_r_22_bridges_and_doubles_never_block(kind: str, piece: str) -> None:
    state = passing_a_fountain(kind, piece)
    assert not extra_squares(state) & fronts(state)
    assert refusal(GAME, state, f"extra b8 {piece}").rule == "R-22"


# What follows from blocking


def test_r_22_an_own_aqueduct_blocked_leaves_no_choice_to_close() -> None:
    state = play(GAME, passing_a_fountain(), "extra b8 curve-NW")
    assert podium(state, "Y1") == 0  # an aqueduct without a square
    assert (state.to_move, phase(state)) == (0, "taking")
    assert takers(state) == [0]
    assert state.to_move == 1


def test_r_22_blocking_those_of_another_leaves_the_choice_and_he_takes() -> None:
    state = play(GAME, passing_a_fountain(), "extra j8 curve-NE")
    assert (state.to_move, phase(state)) == (0, "closing")
    assert legal(GAME, state) == [
        *[f"close {name}" for name in ["Y1", "Y2", "Y3", "B1", "B2", "B3"]],
        "keep",
    ]
    assert podium(state, "R3") is None  # he leaves at the end of the turn
    play(GAME, state, "keep")
    assert podium(state, "R3") == 0
    assert takers(state) == [1]
    assert (state.to_move, phase(state)) == (1, "reserve builders")


def test_r_22_blocking_another_and_closing_by_choice() -> None:
    state = play(GAME, passing_a_fountain(), "extra j8 curve-NE", "close Y2")
    assert state.view()["podium_order"] == ["Y2", "R3"]
    assert (podium(state, "Y2"), podium(state, "R3")) == (1, 0)
    assert takers(state) == [0, 1]


def test_r_22_two_blocked_by_one_tile() -> None:
    state = passing_a_fountain("straight", "straight-NS", layout=TWO_AT_E8)
    play(GAME, state, "extra e8 straight-NS")
    assert state.view()["podium_order"] == ["Y1", "R1"]
    assert takers(state) == [0, 1]


def test_r_22_two_of_one_player_blocked_by_one_tile() -> None:
    state = play(GAME, passing_a_fountain(), "extra d7 curve-SE")
    assert state.view()["podium_order"] == ["Y2", "Y3"]  # the longer first
    assert (podium(state, "Y2"), podium(state, "Y3")) == (1, 0)
    assert takers(state) == [0, 0]


@pytest.mark.parametrize(
    ("extra", "order", "seats"),
    [("j8 curve-NE", ["Y1", "R3"], [0, 1]), ("c7 curve-SE", ["Y1", "Y2"], [0, 0])],
)
def test_r_22_after_a_tile_that_has_closed_one_itself(
    extra: str, order: list[str], seats: list[int]
) -> None:
    state = play(GAME, begin(curve="W8", extra="blocking"), "lay Y1 W8 curve-NE")
    play(GAME, state, f"extra {extra}")
    assert state.view()["podium_order"] == order
    assert takers(state) == seats


def test_r_28_a_blocked_aqueduct_is_worth_its_squares() -> None:
    state = begin(straight="Nd", curve="W8", extra="blocking")
    build(state, "lay Y3 Nd straight-NS")
    play(GAME, state, "lay R1 W8 curve-NE", "extra d6 curve-SE")
    assert (state.to_move, phase(state)) == (1, "closing")
    play(GAME, state, "keep")
    assert podium(state, "Y3") == 1
    assert takers(state) == [0]
    assert state.to_move == 0


def closed_by_choice() -> State:
    """Y3 was closed by choice in front of e7; seat 0 now lays an extra curve."""
    state = begin(curve="Nd W8", layout=APART, compulsory="own", extra="blocking")
    play(GAME, state, "lay Y3 Nd curve-NE", "close Y3", "take joker")
    build(state, "shift Sg")
    return play(GAME, state, "builder joker Na", "lay Y2 W8 curve-NW")


def test_r_22_what_was_closed_by_choice_is_not_extended_either() -> None:
    state = closed_by_choice()
    assert extras(state, "e7") == {"curve-NE", "curve-SE"}
    assert refusal(GAME, state, "extra e7 curve-SW").rule == "R-22"


def test_r_22_to_what_was_closed_by_choice_nothing_happens() -> None:
    state = play(GAME, closed_by_choice(), "extra e7 curve-NE")
    assert phase(state) == "closing"
    play(GAME, state, "keep")
    assert state.view()["podium_order"] == ["Y3"]
    assert podium(state, "Y3") == 1
    assert (state.to_move, phase(state)) == (1, "shifting")


# In the last turn one extra tile blocks R1, the last workman on the board.
LAST_ONE_BLOCKED = """
builder straight E1, builder straight W7, builder bridge Sj, builder bridge Nf,
builder straight Sb, builder bridge Nb, builder curve Ng, builder curve Nk,
builder double Nd, builder double E8, builder double Sd, builder curve Sk,
lay Y1 E8 double-NE, take bridge,
lay G1 Nd double-NE, close G1, take curve,
builder bridge W3, lay Y3 Sd double-NW, close B2, take joker,
builder curve Sg, lay G2 E1 straight-NS, extra b1 straight-NS, take double,
builder joker W4, lay Y3 E7 double-NW, close Y3, take straight,
builder double Nj, lay G2 Sc double-NE, close R3,
builder straight Nc, lay Y2 Nc straight-EW, close B3,
lay G2 W3 bridge, close R2,
lay B1 Si straight-EW, close Y2,
lay G2 Nb bridge,
lay B1 Nk curve-SE, extra h7 curve-SE
"""


def test_r_32_over_at_once_when_the_extra_tile_blocks_the_last_one() -> None:
    *before, last = [text.strip() for text in LAST_ONE_BLOCKED.split(",")]
    state = play(GAME, GAME.new(extra="blocking"), *before)
    assert (phase(state), podium(state, "R1")) == ("extra tile", None)
    play(GAME, state, last)
    assert state.to_move == OVER
    assert result_of(state).as_record() == {"scores": [11, 8], "tiebreaks": [0, 0], "winners": [0]}


# No end before a first tile: R-32


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r_32_a_round_without_a_tile_ends_nothing_before_the_first(players: int) -> None:
    state = begin(**UNSEEN, players=players)
    for seat in range(players):
        assert state.to_move == seat
        build(state, UNSEEN_SHIFTS[seat])
    assert (state.to_move, phase(state)) == (0, "shifting")
    assert state.view()["podium_order"] == []


def test_r_32_builders_are_taken_in_a_round_without_a_tile() -> None:
    state = begin(**UNSEEN)
    build(state, UNSEEN_SHIFTS[0])
    play(GAME, state, UNSEEN_SHIFTS[1], "close R1")
    assert podium(state, "R1") == 0
    assert takers(state) == [1]
    assert (state.to_move, phase(state)) == (0, "shifting")


def test_r_32_turns_before_the_first_tile_do_not_count_after_it() -> None:
    builders = {
        "curve": "Sb Nb Sk",
        "straight": "Nk Nf Ne",
        "bridge": "E7 W6 W7",
        "double": "Sg Sf Se",
    }
    state = begin(**builders, layout=APART, compulsory="own")
    build(state, "shift Nf", "shift Nk", "lay Y1 E8 straight-EW")
    assert where(state, "Y1") == ("a8", "S", 2)
    build(state, "shift Ng")
    assert state.to_move == 0
    build(state, "shift Ne")
    assert state.to_move == OVER
    assert result_of(state).as_record() == {"scores": [6, 0], "tiebreaks": [0, 0], "winners": [0]}


def go_round(state: State, turns: int) -> State:
    """So many turns in which a straight builder goes on by one slot and nobody closes anything."""
    for _ in range(turns):
        build(state, shift_a_straight(state))
    return state


def shift_a_straight(state: State) -> str:
    slots = state.view()["pathway"]
    return f"shift {min(slot for slot, kind in slots.items() if kind == 'straight')}"


@pytest.mark.parametrize("players", [2, 4])
def test_r_32_the_hundredth_turn_without_a_first_tile_ends_the_game(players: int) -> None:
    state = go_round(begin(**GOING_ROUND, layout=FACING, players=players), 99)
    last = 99 % players
    assert (state.to_move, phase(state)) == (last, "shifting")
    go_round(state, 1)
    assert state.to_move == OVER
    everybody = list(range(players))
    assert result_of(state).as_record() == {
        "scores": [0] * players,
        "tiebreaks": [0] * players,
        "winners": everybody,
    }
    seats = [state.view()["workmen"][name]["seat"] for name in state.view()["podium_order"]]
    assert list(dict.fromkeys(seats)) == everybody[last:] + everybody[:last]


def test_r_32_no_builders_are_taken_in_the_hundredth_turn() -> None:
    state = go_round(begin(**GOING_ROUND, layout=FACING), 99)
    play(GAME, state, shift_a_straight(state), "close G3")
    assert state.to_move == OVER
    assert state.view()["podium_order"][0] == "G3"
    assert sum(state.view()["reserve"].values()) == 5


def test_r_32_a_first_tile_in_the_hundredth_turn_is_early_enough() -> None:
    state = go_round(begin(**GOING_ROUND, layout=FACING), 98)
    build(state, "shift E7")
    assert (state.to_move, phase(state)) == (1, "building")
    play(GAME, state, "lay R2 E6 curve-NE")
    assert state.to_move != OVER
    assert podium(state, "R2") is None


# Nobody closes his last aqueduct before the first tile: R-25


def close_all_but_one(state: State, players: int) -> str:
    """Seat 0 closes all he may before a first tile, one a turn; the workman whom he keeps."""
    *gone, kept = own_on_board(state, 0)
    for name, (kind, slot) in zip(gone, HIDEOUTS.items(), strict=False):
        own = own_on_board(state, 0)
        play(GAME, state, shift_a_straight(state))
        assert legal(GAME, state) == [*(f"close {one}" for one in own), "keep"]
        play(GAME, state, f"close {name}", f"take {kind}")
        go_round(state, players - 1)
        play(GAME, state, f"builder {kind} {slot}")
    assert own_on_board(state, 0) == [kept]
    return kept


@pytest.mark.parametrize("players", [2, 4])
def test_r_25_the_last_one_is_not_closed_before_the_first_tile(players: int) -> None:
    state = begin(**GOING_ROUND, layout=FACING, players=players)
    kept = close_all_but_one(state, players)
    for _ in range(2):
        assert (state.to_move, phase(state)) == (0, "shifting")
        play(GAME, state, shift_a_straight(state))
        assert (state.to_move, phase(state)) == (1, "shifting")  # nothing was to be decided
        go_round(state, players - 1)
    assert podium(state, kept) is None


def test_r_25_the_last_one_of_both_colours() -> None:
    state = begin(**GOING_ROUND, layout=FACING)
    assert close_all_but_one(state, 2) == "B3"
    assert [podium(state, name) for name in ("Y1", "Y2", "Y3", "B1", "B2")] == [0] * 5


def test_r_25_with_the_first_tile_the_last_one_may_be_closed() -> None:
    state = begin(**GOING_ROUND, layout=FACING, players=4)
    assert close_all_but_one(state, 4) == "Y3"
    play(GAME, state, shift_a_straight(state))
    go_round(state, 2)
    build(state, "shift E7")
    play(GAME, state, "lay Y3 E6 curve-SW")
    assert legal(GAME, state) == ["close Y3", "keep"]
    play(GAME, state, "close Y3")
    assert podium(state, "Y3") == 1
