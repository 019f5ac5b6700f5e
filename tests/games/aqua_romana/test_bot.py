"""What the guide of Aqua Romana finds likely, and what its evaluation looks at."""

from functools import partial

import pytest

from aquae.core.packed import packed
from aquae.core.state import State
from aquae.games.aqua_romana.board import (
    BLANK,
    FRONT,
    OUTLET,
    SQUARES,
    WIDTH,
    WORKMAN_NAMES,
    WORKMEN,
    neighbour,
)
from aquae.games.aqua_romana.bot.features import totals_after
from aquae.games.aqua_romana.bot.guide import GUIDE
from aquae.games.aqua_romana.bot.land import (
    HALF,
    IN_REACH,
    NEAR,
    NOT_FAR,
    RANK,
    STOPPED,
    beyond,
    outlooks,
)
from aquae.games.aqua_romana.game import GAME
from aquae.games.aqua_romana.position import PHASES, Position
from tests.bots import asking
from tests.games.aqua_romana.script import APART, UNSEEN, begin, build, drift, phase, step
from tests.random_plays import option_sets, steps
from tests.texts import legal, play

OPTIONS = option_sets(GAME)
best = partial(asking.best, GAME)
log_prior = partial(asking.log_prior, GAME)
feature = partial(asking.feature, GAME)


def with_length(state: State, workman: str, squares: int) -> State:
    """The same, but the aqueduct has come a long way already."""
    twin = state.copy()
    assert isinstance(twin, Position)
    twin.length[OUTLET + WORKMAN_NAMES.index(workman)] = squares
    return twin


def test_plays_see_every_phase() -> None:
    seen = set()
    for options in OPTIONS:
        for bot in ("lively", "faber"):
            seen |= {phase(state) for state, _ in steps(GAME, options, bot, "guide")}
    assert seen == set(PHASES) - {"done"}


def test_features_stay_in_their_range() -> None:
    for options in OPTIONS:
        for state, _ in steps(GAME, options, "faber", "range"):
            assert all(-5.0 < value < 5.0 for own in GUIDE.features(state) for value in own)


# Land as bits


def spread(position: Position, squares: set[int]) -> set[int]:
    around = {neighbour(square, side) for square in squares for side in range(4)}
    return squares | {square for square in around if square >= 0 and is_blank(position, square)}


def is_blank(position: Position, square: int) -> bool:
    return position.pieces[square] == BLANK


def squares_of(south: int, north: int) -> set[int]:
    bits = south | north << HALF
    return {
        square for square in range(SQUARES) if bits >> square // WIDTH * RANK + square % WIDTH & 1
    }


def test_land_is_what_the_next_tiles_reach() -> None:
    for count, (state, _) in enumerate(steps(GAME, GAME.complete({}), "faber", "land")):
        assert isinstance(state, Position)
        if count % 9:
            continue
        for outlook in outlooks(state):
            ways = [beyond(state, outlook.front, side) for side in range(4)]
            reached = {outlook.front} | {FRONT[way] for way in ways if way != STOPPED}
            found = [reached]
            for _ in range(2, IN_REACH + 1):
                found.append(spread(state, found[-1]))
            assert squares_of(outlook.near_south, outlook.near_north) == found[NEAR - 1]
            assert squares_of(outlook.far_south, outlook.far_north) == found[NOT_FAR - 1]
            assert squares_of(outlook.all_south, outlook.all_north) == found[IN_REACH - 1]
            assert outlook.near() == len(found[NEAR - 1])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_totals_without_growth_are_the_scores(players: int) -> None:
    """All but the order of those who are equally long, and of two on one podium."""
    same = 0
    states = [
        state.copy()
        for state, _ in steps(GAME, GAME.new(players=players).options(), "faber", "totals")
    ]
    for state in states:
        assert isinstance(state, Position)
        totals = totals_after(state, packed([0] * WORKMEN))
        same += sum(totals) == sum(state.scores())
    assert same > 0.8 * len(states)


# Priors


def test_builders_are_set_up_where_own_workmen_see_them() -> None:
    slot = best(GAME.new()).split()[2]
    assert slot in {"Nc", "Nd", "Sc", "Sd", "E8", "W8", "Nh", "Ni", "Sh", "Si", "E1", "W1"}


def test_loose_pieces_are_picked_up() -> None:
    state = begin(straight="E8")
    assert best(state) == "lay Y1 E8 straight-EW"


def test_the_rim_is_avoided() -> None:
    state = begin(curve="E8")
    assert log_prior(state, "lay Y1 E8 curve-SE") > log_prior(state, "lay Y1 E8 curve-NE") + 1.0


def test_rather_another_workman_than_closing() -> None:
    state = build(begin(straight="E3 E5", layout=APART), "lay B2 E5 straight-EW")
    # R2 looks at the rim.
    assert legal(GAME, state) == ["lay R1 E3 straight-NS", "lay R2 E3 straight-EW"]
    assert best(state) == "lay R1 E3 straight-NS"


def test_early_aqueducts_are_kept_open() -> None:
    state = play(GAME, begin(straight="E8"), "lay Y1 E8 straight-EW")
    assert best(state) == "keep"
    assert all(
        log_prior(state, text) < log_prior(state, "keep") - 1.0 for text in legal(GAME, state)[:-1]
    )


def test_podium_20_is_taken_at_once() -> None:
    state = play(GAME, begin(straight="E8"), "lay Y1 E8 straight-EW")
    assert best(with_length(state, "Y1", 20)) == "close Y1"


def test_closing_is_more_urgent_with_a_rival_behind() -> None:
    state = with_length(play(GAME, begin(straight="E8"), "lay Y1 E8 straight-EW"), "Y1", 9)
    assert log_prior(with_length(state, "R1", 9), "close Y1") > log_prior(state, "close Y1")


def test_closing_is_less_tempting_where_the_podium_is_taken() -> None:
    state = with_length(play(GAME, begin(straight="E8"), "lay Y1 E8 straight-EW"), "Y1", 9)
    taken = state.copy()
    assert isinstance(taken, Position)
    taken.podium = taken.podium[:]
    taken.podium[WORKMAN_NAMES.index("R1")] = 9
    assert log_prior(taken, "close Y1") < log_prior(state, "close Y1")


def test_who_must_build_for_another_closes_him() -> None:
    state = begin(straight="E3", layout=APART)
    assert phase(state) == "building for others"
    assert best(state) == "lay R2 E3 straight-EW"


def test_the_joker_is_taken_first() -> None:
    state = drift(begin(straight="E8"), lambda state: phase(state) == "taking", "close")
    assert best(state) == "take joker"


def test_reserve_builders_come_into_own_sight() -> None:
    state = drift(begin(**UNSEEN), lambda state: phase(state) == "reserve builders", "close")
    before = feature(state, "workmen who can build safely")[state.to_move]
    seat = state.to_move
    play(GAME, state, best(state))
    assert feature(state, "workmen who can build safely")[seat] > before


def test_a_builder_is_shifted_into_own_sight() -> None:
    state = begin(curve="Nb", layout=APART, straight="Nj Ng", bridge="Sf", compulsory="own")
    assert phase(state) == "shifting"
    # To Nc or to E8.
    assert best(state) in ("shift Nb", "shift Nk")


def test_one_more_tile_serves_own_aqueducts_or_harms_others() -> None:
    state = play(GAME, begin(straight="W8"), "lay Y2 W8 straight-NS")
    assert phase(state) == "extra tile"
    # Ahead of Y2, who has come to c7: straight on, or across his way.
    assert log_prior(state, "extra c5 straight-NS") > log_prior(state, "extra g5 straight-NS")
    assert log_prior(state, "extra c5 straight-NS") > log_prior(state, "extra c5 straight-EW") + 1.0
    # Ahead of R1.
    assert log_prior(state, "extra h6 straight-EW") > log_prior(state, "extra h6 straight-NS") + 1.0


def test_one_more_tile_blocks_others_and_not_oneself() -> None:
    state = play(GAME, begin(straight="W8", extra="blocking"), "lay Y2 W8 straight-NS")
    indifferent = log_prior(state, "extra f4 straight-NS")
    assert log_prior(state, "extra h7 straight-EW") > indifferent + 1.0  # R1
    assert log_prior(state, "extra d7 straight-EW") < indifferent - 1.0  # Y3
    assert best(state) not in ("extra d7 straight-EW", "extra b8 straight-NS")


# The evaluation


def test_a_longer_aqueduct_is_better() -> None:
    state = build(begin(straight="E8"), "lay Y1 E8 straight-EW")
    assert GUIDE.chances(with_length(state, "Y1", 12))[0] > GUIDE.chances(state)[0]
    assert GUIDE.chances(with_length(state, "R1", 12))[0] < GUIDE.chances(state)[0]


def test_who_has_laid_is_not_the_next_to_lay() -> None:
    state = GAME.new(players=3)
    for _ in range(2):
        assert feature(state, "to lay") == [1.0, 0.0, 0.0]
        step(state, "builder")
    state = play(GAME, begin(straight="E8", players=3), "lay Y1 E8 straight-EW")
    assert state.to_move == 0
    assert feature(state, "to lay") == [0.0, 1.0, 0.0]
    assert feature(state, "soon") == [1 - 2 / 3, 1.0, 1 - 1 / 3]
    assert feature(state, "may close") == [1.0, 0.0, 0.0]
    play(GAME, state, "keep")
    assert feature(state, "to lay") == [0.0, 1.0, 0.0]
    assert feature(state, "may close") == [0.0, 0.0, 0.0]


def test_the_end_is_foreseen() -> None:
    """Shortly before the end the evaluation knows the winner in three of four plays.

    Tossing a coin would get there in one of ten thousand runs.
    """
    right = 0
    for seed in range(60):
        states = [
            state.copy() for state, _ in steps(GAME, GAME.complete({}), "faber", f"end{seed}")
        ]
        final = states[-1].copy()
        while final.to_move >= 0:
            step(final, "keep")
        result = final.result()
        assert result is not None
        chances = GUIDE.chances(states[-8])
        right += chances.index(max(chances)) in result.winners
    assert right >= 45
