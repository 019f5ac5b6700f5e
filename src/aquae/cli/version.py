"""aquae --version"""

import argparse
from importlib import import_module

import aquae
from aquae.games import game_names


def version() -> str:
    """Which one this is: its number, how its engines run, and by which rules."""
    state = import_module("aquae.core.state")
    compiled = not str(state.__file__).endswith(".py")
    versions = sorted(
        {import_module("aquae.games").game_called(name).rules for name in game_names()}
    )
    rules = ", ".join(map(str, versions))
    return (
        f"aquae {aquae.__version__} ({'compiled' if compiled else 'plain'} engines, rules {rules})"
    )


class ShowVersion(argparse.Action):
    """The version is worked out only when somebody asks: it loads the engines."""

    def __call__(self, parser: argparse.ArgumentParser, *rest: object) -> None:
        print(version())
        parser.exit()
