"""R-28 to R-35: points, podiums, endings, bonuses, victory."""

from typing import Any

import pytest

from aquae.core.state import OVER, State
from aquae.games.aqua_romana.game import GAME
from aquae.games.aqua_romana.scoring import ENDINGS, podium_for
from tests.games.aqua_romana.script import (
    APART,
    FIRST_TILE,
    LOOP,
    RIM,
    SEEN_ONCE,
    UNSEEN,
    UNSEEN_SHIFTS,
    apart,
    begin,
    build,
    drift,
    fit_a_loop,
    is_over,
    own_on_board,
    phase,
    podium,
    quiet_shift,
    recorded,
    result_of,
    step,
    where,
)
from tests.random_plays import last_state, steps
from tests.texts import aftermath, legal, play, refusal


def rim(colours: str) -> State:
    """Two aqueducts about to be closed by one tile, each with one square then.

    The first colour has its outlet 1 in front of e8; the second gets there with a tile on e7.
    """
    state = begin(curve="Nd Nf", straight="W1 E1", layout=RIM.format(*colours))
    drift(state, lambda state: first_on_turn(state, colours[1]), "straight keep")
    build(state, f"lay {colours[1]}1 Nf curve-NE")
    return drift(state, lambda state: first_on_turn(state, colours[0]), "straight keep")


def first_on_turn(state: State, colour: str) -> bool:
    seat = state.view()["reservoirs"][colour]["seat"]
    return phase(state) == "building" and state.to_move == seat


# Points and podiums


def test_r_29_the_aftermath_tells_who_goes_to_which_podium() -> None:
    state = play(GAME, fit_a_loop(LOOP), "lay Y1 Ni bridge")
    gone = {"what": "podium", "rule": "R-29", "seat": 0, "workman": "Y1"}
    assert aftermath(GAME, state, "close Y1") == [{**gone, "length": 5, "podium": 5}]


def test_r_24_the_aftermath_tells_once_that_turns_are_skipped() -> None:
    skipped: list[dict[str, Any]] = []
    podiums: list[dict[str, Any]] = []
    for state, action in steps(GAME, GAME.complete({}), "lively", "aftermath"):
        for item in aftermath(GAME, state, GAME.vocabulary.texts[action]):
            (skipped if item["what"] == "skipped" else podiums).append(item)
    assert sorted(item["workman"] for item in podiums) == sorted(GAME.new().view()["workmen"])
    assert len(skipped) == len({item["seat"] for item in skipped}) <= 1


def test_r_28_a_square_counts_each_time_it_is_passed() -> None:
    state = play(GAME, fit_a_loop(LOOP), "lay Y1 Ni bridge")
    course = ["j7 WE", "k7 WN", "k8 SW", "j8 ES", "j7 NS"]
    assert state.view()["workmen"]["Y1"]["course"] == course
    assert where(state, "Y1") == ("j7", "S", 5)
    play(GAME, state, "close Y1")
    assert podium(state, "Y1") == 5


@pytest.mark.parametrize("taste", ["keep curve", "keep double", "keep bridge"])
def test_r_28_points_are_the_squares_that_the_water_passes(taste: str) -> None:
    state = begin(players=3)
    longest = 0
    while not is_over(state):
        for workman in state.view()["workmen"].values():
            if workman["podium"] is None:
                assert workman["points"] == len(workman["course"])
                longest = max(longest, workman["points"])
        step(state, taste)
    assert longest > 6


def test_r_29_the_podium_with_that_number_at_the_end_of_the_turn() -> None:
    state = play(GAME, fit_a_loop(LOOP), "lay Y1 W7 curve-NW")
    assert podium(state, "Y1") == 4


def test_r_29_or_the_highest_lower_one_with_room() -> None:
    assert podium_for([-1, 12, 11], 12) == 10
    assert podium_for([4, 3, 2], 4) == 3
    assert podium_for([4, 3, 3, 2, 1], 4) == 0
    assert podium_for([-1, -1], 31) == 20
    assert podium_for([20, 19], 31) == 18


def test_r_29_nothing_if_there_is_none() -> None:
    state = rim("YRBG")
    play(GAME, state, "lay Y1 Nd curve-NW")
    assert (podium(state, "Y1"), podium(state, "R1")) == (1, 0)


@pytest.mark.parametrize("colours", ["YRBG", "RYBG", "GYRB", "BRYG"])
def test_r_30_the_player_whose_turn_it_is_first(colours: str) -> None:
    state = rim(colours)
    play(GAME, state, f"lay {colours[0]}1 Nd curve-NW")
    first, second = f"{colours[0]}1", f"{colours[1]}1"
    assert state.view()["podium_order"][-2:] == [first, second]
    assert (podium(state, first), podium(state, second)) == (1, 0)


def test_r_30_then_clockwise() -> None:
    state = build(begin(**SEEN_ONCE, players=4), FIRST_TILE, "shift E3")
    play(GAME, state, "shift W3", "close B1", "take joker", "shift W4", "keep")
    play(GAME, state, "shift W2", "keep")
    order = "B1 Y2 Y1 Y3 R1 R2 R3 B2 B3 G1 G2 G3"
    assert state.view()["podium_order"] == order.split()


@pytest.mark.parametrize("colours", ["YBRG", "BYRG", "RGYB", "GRYB"])
def test_r_30_among_equal_ones_of_a_player_yellow_red_blue_green(colours: str) -> None:
    state = rim(colours)
    play(GAME, state, f"lay {colours[0]}1 Nd curve-NW")
    first, second = sorted(
        [f"{colours[0]}1", f"{colours[1]}1"], key=lambda name: "YRBG".index(name[0])
    )
    assert (podium(state, first), podium(state, second)) == (1, 0)


def test_r_30_among_those_of_a_player_the_longer_first_then_the_lower_number() -> None:
    # B1 begins beside a corner, with an aqueduct of one square.
    layout = (
        "Y c8 d8 c8:W c8:S d8:S / R h8 i8 h8:S i8:S i8:E / "
        "B b1 c1 b1:W b1:N c1:N / G h1 i1 i1:E i1:N h1:N"
    )
    unseen = {"straight": "Nd E5 E6", "bridge": "W4 W5 W6", "double": "Ng Nf Sf"}
    state = begin(**UNSEEN | unseen, layout=layout)
    build(state, "lay Y3 Nd straight-NS", "shift E3", "shift E5")
    order = "Y3 B1 Y1 Y2 B2 B3 R1 R2 R3 G1 G2 G3"
    assert state.view()["podium_order"] == order.split()


def test_r_31_his_game_is_over() -> None:
    state = play(GAME, apart(straight="Nc Nd"), "lay Y2 Nc straight-NS", "close Y2", "take joker")
    build(state, quiet_shift(state))
    play(GAME, state, "builder joker Sc")
    assert str(refusal(GAME, state, "lay Y2 Sc bridge")) == (
        "R-31: Y2 has already left the board for podium 1"
    )
    play(GAME, state, "lay Y3 Nd straight-NS")
    assert refusal(GAME, state, "close Y2").rule == "R-31"


# The end

# Nobody in APART sees a builder once these tiles are laid.
HIDDEN = {"curve": "Nb Ng E6", "bridge": "Sk Sg Sf", "double": "Se Sb W6"}
LAST_OF_RED = ["lay Y3 Nd straight-NS", "lay R1 Nj straight-NS"]
LAST_OF_YELLOW = ["lay Y2 Nc straight-NS", "lay R1 Nj straight-NS", "lay Y3 Nd straight-NS"]


def standing_still(straight: str, *lays: str) -> State:
    """The end of a play in APART after these tiles, with a builder in sight for each."""
    state = build(begin(straight=straight, **HIDDEN, layout=APART, compulsory="own"), *lays)
    return build(state, "shift Nb" if state.to_move == 0 else "shift Sk", "shift Sb")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r_32_a_round_of_turns_without_a_tile(players: int) -> None:
    state = build(begin(**SEEN_ONCE, players=players), FIRST_TILE)
    for seat in range(1, players + 1):
        assert (state.to_move, phase(state)) == (seat % players, "shifting")
        build(state, UNSEEN_SHIFTS[seat - 1])
    assert state.to_move == OVER
    assert result_of(state).ending == "standstill"
    assert legal(GAME, state) == []
    assert str(refusal(GAME, state, "keep")) == (
        "R-32: the game is over, so keep is no longer possible"
    )


def test_r_32_a_tile_begins_the_count_anew() -> None:
    state = build(apart(straight="Nc Nd"), "lay Y2 Nc straight-NS")
    build(state, quiet_shift(state))
    assert state.view()["idle_turns"] == 1
    build(state, "lay Y3 Nd straight-NS")
    assert state.view()["idle_turns"] == 0


def test_r_32_skipped_turns_count() -> None:
    *before, last = recorded("skipped_turn.txt")
    state = play(GAME, GAME.new(), *before)
    mover = state.view()["turn"]
    assert state.view()["idle_turns"] == 1
    assert own_on_board(state, 1 - mover) == []
    play(GAME, state, last)
    assert result_of(state).ending == "standstill"
    assert state.view()["turn"] == 1 - mover


def test_r_32_no_builders_are_taken_in_the_last_turn() -> None:
    state = build(begin(**SEEN_ONCE), FIRST_TILE, "shift E3")
    play(GAME, state, "shift W3", "close Y1")
    assert result_of(state).ending == "standstill"
    assert len(state.view()["reserve"]) == 5


def test_r_32_over_at_once_when_no_workman_is_left() -> None:
    state = drift(begin(), is_over, "close")
    assert result_of(state).ending == "closed"
    assert len(state.view()["podium_order"]) == 12


def test_r_32_every_ending_is_tested_here() -> None:
    assert set(ENDINGS) == {"closed", "standstill"}


def test_r_33_open_aqueducts_are_scored_from_the_last_player_on() -> None:
    state = standing_still("Nd Nj Nf", *LAST_OF_RED)
    assert state.view()["turn"] == 1
    assert (podium(state, "R1"), podium(state, "Y3")) == (1, 0)
    state = standing_still("Nc Nd Nj", *LAST_OF_YELLOW)
    assert state.view()["turn"] == 0
    assert (podium(state, "R1"), podium(state, "Y2"), podium(state, "Y3")) == (0, 1, 0)


def test_r_33_after_those_closed_in_the_last_turn() -> None:
    state = begin(straight="Nc Nd Nj", **HIDDEN, layout=APART, compulsory="own")
    build(state, *LAST_OF_YELLOW, "shift Sk")
    play(GAME, state, "shift Nb", "close Y3")
    assert state.view()["podium_order"][:2] == ["Y3", "Y2"]
    assert (podium(state, "Y2"), podium(state, "Y3")) == (0, 1)


def bonuses(state: State) -> list[int]:
    """What each seat has beyond the numbers of its podiums."""
    workmen = state.view()["workmen"].values()
    seats = range(state.options()["players"])
    plain = [sum(man["podium"] for man in workmen if man["seat"] == seat) for seat in seats]
    return [score - own for score, own in zip(result_of(state).scores, plain, strict=True)]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("taste", ["close", "keep curve", "keep double"])
def test_r_34_four_three_and_two_more(players: int, taste: str) -> None:
    state = drift(begin(players=players), is_over, taste)
    men = state.view()["workmen"]
    ranked = sorted(state.view()["podium_order"], key=lambda name: -men[name]["podium"])
    expected = [0] * players
    for name, bonus in zip(ranked, (4, 3, 2), strict=False):
        if men[name]["podium"] > 0:
            expected[men[name]["seat"]] += bonus
    assert bonuses(state) == expected
    assert sum(man["bonus"] for man in men.values()) == sum(expected)
    assert sum(expected) > 0


def test_r_34_none_on_podium_0() -> None:
    state = standing_still("Nd Nj Nf", *LAST_OF_RED)
    assert result_of(state).scores == [0, 5]


def test_r_34_of_two_on_one_podium_the_earlier_ranks_higher() -> None:
    state = play(GAME, GAME.new(), *recorded("two_on_one_podium.txt"))
    men = state.view()["workmen"]
    on_3 = [name for name in state.view()["podium_order"] if men[name]["podium"] == 3]
    assert on_3 == ["B2", "R2"]
    assert max(man["podium"] for man in men.values()) == 3
    assert result_of(state).scores == [7, 6]


def test_r_35_the_highest_total_wins() -> None:
    result = result_of(standing_still("Nd Nj Nf", *LAST_OF_RED))
    assert result.as_record() == {"scores": [0, 5], "tiebreaks": [0, 0], "winners": [1]}


def test_r_35_equal_totals_share_the_victory() -> None:
    state, _ = last_state(GAME, GAME.complete({"players": 3}), "lively", "tie 0")
    assert result_of(state).as_record() == {
        "scores": [7, 7, 4],
        "tiebreaks": [0, 0, 0],
        "winners": [0, 1],
    }
