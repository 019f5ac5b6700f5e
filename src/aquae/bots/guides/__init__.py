"""The guide of each game, loaded when asked for."""

from importlib import import_module

from aquae.bots.guide import Guide
from aquae.core.game import Game


def guide_for(game: Game) -> Guide:
    """The rules of thumb and the judgement for a game."""
    guide = import_module(f"aquae.bots.guides.{game.name.replace('-', '_')}").GUIDE
    assert isinstance(guide, Guide)
    return guide
