"""Bots that somebody else wrote, by the name of their class: `module:Class`, `module:Class=file`.

Only what the person at the keyboard names is loaded: never a name that stands in a record.
"""

import os
import sys
from importlib import import_module

from aquae.bots import bot_called, check_bot
from aquae.bots.bot import Bot, Budget
from aquae.bots.seats import Chooser, seated
from aquae.core.chance import Rng
from aquae.core.errors import AquaeError
from aquae.core.game import Game


def is_outside(name: str) -> bool:
    """Whether a name says where to find a bot instead of being one of ours."""
    module, _, kind = name.partition("=")[0].partition(":")
    return bool(kind) and kind.isidentifier() and all(map(str.isidentifier, module.split(".")))


def check_any_bot(name: str, game: Game) -> None:
    """Raise an error unless this is one of our bots that can play the game, or can be loaded."""
    if is_outside(name):
        seated(loaded(name), game)
    else:
        check_bot(name, game)


def any_bot(named: str | Chooser, game: Game, rng: Rng, budget: Budget | None = None) -> Bot:
    """A bot for one seat of one play: one of ours, `module:Class`, or any object that chooses."""
    if not isinstance(named, str):
        return seated(named, game)
    return (
        seated(loaded(named), game) if is_outside(named) else bot_called(named, game, rng, budget)
    )


def name_of(named: str | Chooser) -> str:
    """What a bot is called in lists and records."""
    return named if isinstance(named, str) else type(named).__name__


def loaded(name: str) -> Chooser:
    """An object of a class, made of what follows `=`; it is looked for in this folder too."""
    path, _, given = name.partition("=")
    module, _, kind = path.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        found: Chooser = getattr(import_module(module), kind)(*[given] if given else [])
    except ModuleNotFoundError as missing:
        raise AquaeError(f"{name}: there is no module {missing.name}") from missing
    except AttributeError as missing:
        raise AquaeError(f"{name}: {missing}") from missing
    except TypeError as wrong:
        how = f"of {given!r}" if given else "without arguments"
        raise AquaeError(f"{path} cannot be made {how}: {wrong}") from wrong
    return found
