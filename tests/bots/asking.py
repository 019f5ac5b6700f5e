"""Questions to the guide of a game, in texts."""

from aquae.bots.guide import guide_for
from aquae.core.game import Game
from aquae.core.state import State
from tests.play import legal


def best(game: Game, state: State) -> str:
    """What appeals most."""
    appeal = guide_for(game).appeal(state, state.actions())
    return legal(game, state)[appeal.index(max(appeal))]


def liking(game: Game, state: State, text: str) -> float:
    """How much an action appeals."""
    actions = state.actions()
    return guide_for(game).appeal(state, actions)[actions.index(game.vocabulary.number(text))]


def feature(game: Game, state: State, name: str) -> list[float]:
    """What the judgement sees of every seat."""
    guide = guide_for(game)
    place = guide.feature_names().index(name)
    return [own[place] for own in guide.features(state)]
