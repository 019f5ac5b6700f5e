"""The pages of rules: one common to all games, and one in the folder of each."""

from pathlib import Path
from typing import Final

from aquae.core.errors import AquaeError
from aquae.core.law import Law, Rule, read_law
from aquae.games import path_of

PAGE: Final = "RULES.md"


def common_rules() -> Law:
    """What all games have in common: notation, records, versions."""
    return _read(Path(__file__).parent)


def rules_of(name: str) -> Law:
    """The rules of the game of this name."""
    folder = path_of(name)
    if not (folder / PAGE).exists():
        raise AquaeError(f"nobody has written down the rules of {name}")
    return _read(folder)


def rule_of(name: str, number: str) -> Rule:
    """A rule that holds in a game, its own or a common one, or NoSuchRule."""
    common = common_rules()
    return (common if common.has(number) else rules_of(name)).rule(number)


def _read(folder: Path) -> Law:
    return read_law((folder / PAGE).read_text(encoding="utf-8"))
