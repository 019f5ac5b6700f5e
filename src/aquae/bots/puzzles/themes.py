"""What a puzzle is about, by the rules that each game states in its folder."""

from collections.abc import Sequence
from typing import Final

from aquae.core.game import Game, Options
from aquae.core.state import State
from aquae.games import part_of

USUAL_MARGIN: Final = 0.08


def margin_of(game: Game) -> float:
    """How much more of a chance the answer of a puzzle promises than any other action."""
    part = part_of(game, "puzzles.themes")
    margin: float = USUAL_MARGIN if part is None else part.MARGIN
    return margin


def options_for(game: Game) -> Options:
    """With which options bots play where puzzles are looked for, if not with the usual ones."""
    part = part_of(game, "puzzles.themes")
    options: Options = {} if part is None else part.OPTIONS
    return options


def is_suited(game: Game, action: int) -> bool:
    """Whether an action says enough by itself to be the answer of a puzzle."""
    part = part_of(game, "puzzles.themes")
    unsuited: tuple[str, ...] = () if part is None else part.UNSUITED
    return game.vocabulary.text(action).split()[0] not in unsuited


def themes_of(game: Game, state: State, action: int) -> list[str]:
    """The themes of an action in a position, the most telling first; none if the game has none."""
    part = part_of(game, "puzzles.themes")
    if part is None:
        return []
    after = state.copy()
    after.apply(action)
    found: list[str] = part.themes(state, after, game.vocabulary.text(action))
    return found


def is_dull(game: Game, themes: Sequence[str]) -> bool:
    """Whether none of the themes says why an action is good."""
    part = part_of(game, "puzzles.themes")
    dull: tuple[str, ...] = () if part is None else part.DULL
    return set(themes) <= set(dull)
