"""The guide of each game, loaded when asked for."""

from importlib import import_module
from importlib.util import find_spec

from aquae.bots.guide import Guide
from aquae.core.game import Game


def has_guide(game: Game) -> bool:
    """Whether there is one for a game."""
    return find_spec(f"aquae.bots.guides.{game.name.replace('-', '_')}") is not None


def guide_for(game: Game) -> Guide:
    """The rules of thumb and the judgement for a game."""
    guide = import_module(f"aquae.bots.guides.{game.name.replace('-', '_')}").GUIDE
    assert isinstance(guide, Guide)
    return guide
