"""The laws of core/laws.py and those about whole plays, on every game there is."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from aquae.core import laws
from aquae.core.game import Game, Options
from aquae.core.record import Record, parse_line
from aquae.core.state import OVER, State
from aquae.games import all_games, game_called
from tests.facts import fact, games_with
from tests.random_plays import POLICIES, last_state, option_sets, steps

GAMES = [pytest.param(game, id=game.name) for game in all_games()]


def plays_of(games: list[Game]) -> list[Any]:
    """A case for every set of options of these games."""
    return [
        pytest.param(game, options, f"{number}", id=f"{game.name}-{number}")
        for game in games
        for number, options in enumerate(option_sets(game))
    ]


PLAYS = plays_of(all_games())


@pytest.mark.parametrize("game", GAMES)
def test_options_can_be_left_out(game: Game) -> None:
    laws.check_options(game)


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_laws_hold_wherever_choices_lead(game: Game, data: st.DataObject) -> None:
    """Hypothesis chooses every action, Chance's too, and shrinks what breaks a law."""
    options = {
        option.name: data.draw(st.sampled_from(option.values), label=option.name)
        for option in game.option_list
    }
    state = game.start(options)
    checked = data.draw(st.integers(0, 60), label="checked after")
    for choice in data.draw(st.lists(st.integers(0, 2**16), max_size=150), label="choices"):
        actions = state.actions()
        if not actions:
            break
        if checked == 0:
            laws.check_state(game, state)
            laws.check_step(game, state, actions[choice % len(actions)])
        checked -= 1
        state.apply(actions[choice % len(actions)])
    laws.check_state(game, state)


@pytest.mark.parametrize(("game", "options", "seed"), PLAYS)
def test_laws_hold_along_whole_plays(game: Game, options: Options, seed: str) -> None:
    """States far into lively play, the last one included, where random choices rarely lead."""
    last = game.start(options)
    for number, (state, action) in enumerate(steps(game, options, "lively", f"laws/{seed}")):
        if number % 61 == 0:
            laws.check_state(game, state)
            laws.check_step(game, state, action)
            refused = next(a for a in range(len(game.vocabulary)) if a not in state.actions())
            laws.check_refused_play(game, state, refused)
        last = state
    assert last.to_move == OVER
    laws.check_state(game, last)


@pytest.mark.parametrize("bot", POLICIES)
@pytest.mark.parametrize(("game", "options", "seed"), PLAYS)
def test_records_replay_to_the_same_end(game: Game, options: Options, seed: str, bot: str) -> None:
    last, texts = last_state(game, options, bot, f"records/{seed}")
    result = last.result()
    assert result is not None
    assert len(texts) <= game.longest_play
    seats = [f"bot:{bot}"] * options["players"]
    line = Record(game, options, seats, texts, result.as_record()).line()
    record = parse_line(line, game_called)
    assert record.line() == line
    assert record.check() == last


@pytest.mark.parametrize(
    ("game", "options", "seed"),
    plays_of(games_with("pieces")),
)
def test_pieces_are_conserved(game: Game, options: Options, seed: str) -> None:
    count = fact(game, "pieces")
    may_shrink = fact(game, "MAY_SHRINK", set())
    before = count(game.start(options).view())
    for state, _ in steps(game, options, "lively", f"pieces/{seed}"):
        now = count(state.view())
        for piece, number in now.items():
            allowed = number <= before[piece] if piece in may_shrink else number == before[piece]
            assert allowed, f"{piece}: {before[piece]} became {number}"
        before = now


@pytest.mark.parametrize("game", GAMES)
def test_an_unequal_state_is_unequal(game: Game) -> None:
    first: State = game.new()
    second = game.new()
    assert first == second
    assert hash(first) == hash(second)
    second.apply(second.actions()[0])
    assert first != second
    assert first != "a text"
