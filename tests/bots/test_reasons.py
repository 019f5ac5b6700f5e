"""What hints say of an action of any game."""

from collections.abc import Iterator
from itertools import groupby

import pytest

from aquae.bots.guide import has_guide
from aquae.bots.reasons import Step, effects_of, in_english, plan_of, reasons_for
from aquae.core.game import Game
from aquae.core.state import CHANCE, State
from aquae.games import all_games, game_called
from tests.random_plays import steps

GAMES = [pytest.param(game, id=game.name) for game in all_games() if has_guide(game)]
GAME_OF_TWO = game_called("aqua-romana").complete({})


def test_who_wins_is_told_first() -> None:
    """The last action of a play may be the winner's or that of somebody else."""
    game = game_called("aqua-romana")
    seen = set()
    for number in range(12):
        *_, last = (state.copy() for state, _ in steps(game, GAME_OF_TWO, "faber", f"end{number}"))
        action = last.actions()[0]
        after = last.copy()
        after.apply(action)
        result = after.result()
        assert result is not None
        wins = last.to_move in result.winners
        seen.add(wins)
        told = in_english(reasons_for(game, last, action))
        assert told.startswith("wins the game" if wins else "ends the game")
    assert seen == {True, False}


@pytest.mark.parametrize("game", GAMES)
def test_something_is_always_said(game: Game) -> None:
    for state, action in steps(game, game.complete({}), "lively", "saying"):
        if state.to_move != CHANCE:
            assert in_english(reasons_for(game, state, action))


def turns(game: Game) -> Iterator[list[tuple[State, int]]]:
    """What a seat does in a row in a play of sound players, with where it does it."""
    walk = [(state.copy(), action) for state, action in steps(game, game.complete({}), "faber", "")]
    for mover, deeds in groupby(walk, key=lambda deed: deed[0].to_move):
        if mover != CHANCE:
            yield list(deeds)


def test_a_plan_ends_with_the_last_action_that_does_something() -> None:
    """Each step is told as it would be in its own position; what follows without effect is left."""
    plans = [(game, plan, rest) for game in all_games() for plan, rest in planned(game)]
    assert any(plan for _, plan, _ in plans)
    for game, plan, rest in plans:
        told = [
            (game.vocabulary.text(action), effects_of(game, state, action))
            for state, action in rest
        ]
        while told and not told[-1][1]:
            told.pop()
        assert plan == told, game.name


def planned(game: Game) -> Iterator[tuple[list[Step], list[tuple[State, int]]]]:
    """For each turn of a play the plan that its first action begins, and what came after that."""
    for (state, first), *others in turns(game) if has_guide(game) else ():
        yield plan_of(game, state, [first, *[action for _, action in others]]), others


def test_a_canal_says_which_other_canal_it_is_for() -> None:
    """A-20: the first of two canals may water nothing itself."""
    game = game_called("aquaedukt")
    number = game.vocabulary.number
    for state, _ in steps(game, game.complete({}), "faber", "canals"):
        firsts = [
            action for action in state.actions() if game.vocabulary.text(action)[:5] == "canal"
        ]
        for first in firsts if state.to_move != CHANCE else []:
            after = state.copy()
            after.apply(first)
            if after.to_move != state.to_move or effects_of(game, state, first):
                continue
            for second in after.actions():
                if "to your" in in_english(effects_of(game, after, second)):
                    (step,) = plan_of(game, state, [first, second])
                    assert number(step.text) == second
                    assert str(step).startswith(f"{step.text}: brings water to your")
                    return
    raise AssertionError("no canal of this play leads another one anywhere")
