"""From `--players 3 --option board=@my.txt` to the options of a record."""

import argparse
from pathlib import Path
from typing import Any

from aquae.core.errors import BadOptions
from aquae.core.game import Game, Options


def options_from(game: Game, parsed: argparse.Namespace) -> Options:
    """Complete, checked options from what was given on the command line."""
    given: dict[str, Any] = {}
    for setting in parsed.option:
        name, equals, text = setting.partition("=")
        if not equals:
            raise BadOptions(f"--option {setting!r} is not of the form KEY=VALUE")
        given[name] = _value(game, name, text)
    if parsed.players is not None:
        given["players"] = parsed.players
    options = game.complete(given)
    game.start(options)  # refuses a board or layout that breaks the rules
    return options


def _value(game: Game, name: str, text: str) -> Any:
    game.option(name)
    if text.startswith("@"):
        text = Path(text[1:]).read_text(encoding="utf-8")
    return game.read_option(name, text)
