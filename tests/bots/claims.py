"""What hints claim, beside what a referee sees: the same action, played by both."""

from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from typing import Any, NamedTuple

from aquae.bots.guide import guide_for
from aquae.bots.reasons import Sentence, reasons_for
from aquae.core.chance import Rng
from aquae.core.game import Game
from aquae.core.state import CHANCE, State
from tests.random_plays import option_sets, steps

HINTS = 200


class Told(NamedTuple):
    """An action of a seat, the table before and after it as a referee has it, and what is said."""

    before: Any
    after: Any
    seat: int
    text: str
    sentences: list[Sentence]


def likely_and_other(game: Game, state: State, rng: Rng) -> list[int]:
    """What a hint would name, and something else."""
    actions = state.actions()
    priors = guide_for(game).log_priors(state, actions)
    return [actions[priors.index(max(priors))], actions[int(rng.below(len(actions)))]]


def hints(game: Game, referee: Callable[[Any], Any], every: int) -> Iterator[Told]:
    """Two actions at every so many decisions of plays for two, three and four."""
    rng = Rng("claims")
    options = [found for found in option_sets(game) if found["players"] in (2, 3, 4)]
    for number in range(100):
        chosen = options[number % len(options)]
        table = referee(chosen)
        for count, (state, action) in enumerate(steps(game, chosen, "tiro", f"claims {number}")):
            if count % every == 0 and state.to_move != CHANCE and len(state.actions()) > 1:
                for told in likely_and_other(game, state, rng):
                    yield heard(game, state, told, table)
            table.play(game.vocabulary.text(action))


def heard(game: Game, state: State, action: int, table: Any) -> Told:
    text = game.vocabulary.text(action)
    after = deepcopy(table)
    after.play(text)
    return Told(table, after, state.to_move, text, reasons_for(game, state, action))


Check = Callable[[Told, tuple[str, ...]], bool]


def check_all(found: Iterator[Told], checks: Mapping[str, Check]) -> set[str]:
    """Check every claim of two hundred hints; the templates that were heard."""
    heard_of: set[str] = set()
    for _ in range(HINTS):
        told = next(found)
        for message, things in told.sentences:
            heard_of.add(message)
            assert checks[message](told, things), f"{told.text}: {message} {things}"
    return heard_of


def wins(told: Told) -> bool:
    result = told.after.result()
    return result is not None and told.seat in result["winners"]


ENDINGS: dict[str, Check] = {
    "wins the game": lambda told, _: wins(told),
    "ends the game": lambda told, _: told.after.result() is not None and not wins(told),
}
