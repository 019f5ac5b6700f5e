"""Questions to the guide of a game, in texts."""

from aquae.bots.guide import guide_for
from aquae.core.game import Game
from aquae.core.state import State
from tests.texts import legal


def best(game: Game, state: State) -> str:
    """The likeliest action."""
    priors = guide_for(game).log_priors(state, state.actions())
    return legal(game, state)[priors.index(max(priors))]


def log_prior(game: Game, state: State, text: str) -> float:
    """The log prior of an action."""
    actions = state.actions()
    return guide_for(game).log_priors(state, actions)[actions.index(game.vocabulary.number(text))]


def feature(game: Game, state: State, name: str) -> list[float]:
    """What the evaluation sees of every seat."""
    guide = guide_for(game)
    place = guide.feature_names().index(name)
    return [own[place] for own in guide.features(state)]
