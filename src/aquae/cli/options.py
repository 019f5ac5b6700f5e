"""From `--players 3 --option board=@my.txt` to the options of a record."""

import argparse
from pathlib import Path
from typing import Any

from aquae.core.errors import BadOptions
from aquae.core.game import Game, Options


def options_from(game: Game, parsed: argparse.Namespace) -> Options:
    """Complete, checked options from what was given on the command line."""
    settings = dict(map(_parted, parsed.option))
    players = parsed.players
    if players is None and "players" in settings:
        players = game.read_option("players", settings["players"])
    given = {name: _value(game, name, text, players) for name, text in settings.items()}
    if parsed.players is not None:
        given["players"] = parsed.players
    options = game.complete(given)
    game.start(options)  # refuses a board or layout that breaks the rules
    return options


def _parted(setting: str) -> tuple[str, str]:
    name, equals, text = setting.partition("=")
    if not equals:
        raise BadOptions(f"--option {setting!r} is not of the form KEY=VALUE")
    return name, text


def _value(game: Game, name: str, text: str, players: int | None) -> Any:
    game.option(name)
    if text.startswith("@"):
        text = Path(text[1:]).read_text(encoding="utf-8")
    return game.read_option(name, text, players)
