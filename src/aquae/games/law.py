"""The pages of rules: a law common to all games, and in the folder of each its law and its book."""

from pathlib import Path
from typing import Final

from aquae.core.book import Book, read_book
from aquae.core.errors import AquaeError
from aquae.core.law import Law, Rule, read_law
from aquae.games import path_of

PAGE: Final = "RULES.md"
LANGUAGES: Final = ("en", "de", "fr", "it")
"""Those that books are written in. A game without a book in one of them has it in the first."""


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


def book_of(name: str, language: str) -> Book | None:
    """The book of a game for players; None if it has none."""
    for tongue in (language, LANGUAGES[0]):
        page = path_of(name) / "book" / f"{tongue}.md"
        if page.exists():
            return read_book(page.read_text(encoding="utf-8"))
    return None


def _read(folder: Path) -> Law:
    return read_law((folder / PAGE).read_text(encoding="utf-8"))
