"""aquae rules: the book of a game for players, its law, or one rule from both."""

import argparse
import os
from collections.abc import Mapping

from aquae.cli.paper import one_block, one_chapter, one_rule_exactly, whole_book, width_of_paper
from aquae.core.book import Block
from aquae.core.errors import AquaeError
from aquae.games.law import LANGUAGES, book_of, rule_of, rules_of

SUMMARY = "summary"
TO_THE_LETTER = {
    "en": "To the letter:",
    "de": "Im Wortlaut, auf Englisch:",
    "fr": "À la lettre, en anglais :",
    "it": "Alla lettera, in inglese:",
}


def rules(parsed: argparse.Namespace) -> int:
    print(asked_for(parsed, parsed.language or usual_language(os.environ)))
    return 0


def asked_for(parsed: argparse.Namespace, language: str) -> str:
    """One rule, the summary, or everything."""
    game, number = parsed.game, parsed.number
    if parsed.summary:
        if number is not None:
            raise AquaeError(f"--summary tells of all rules: leave {number} out")
        return summary(game, language)
    if number is not None:
        return exactly(game, number) if parsed.law else one_rule(game, number, language)
    return law(game) if parsed.law else book(game, language)


def usual_language(environment: Mapping[str, str]) -> str:
    """The language of the terminal, as far as there are books in it, or else English."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    first = next(filter(None, [environment.get(name) for name in names]), "")
    return first[:2] if first[:2] in LANGUAGES else LANGUAGES[0]


def law(game: str) -> str:
    return rules_of(game).page.rstrip()


def book(game: str, language: str) -> str:
    """The book; the law of a game that has none."""
    found = book_of(game, language)
    return law(game) if found is None else whole_book(found, width_of_paper())


def summary(game: str, language: str) -> str:
    found = book_of(game, language)
    chapter = found and found.chapter(SUMMARY)
    if not chapter:
        raise AquaeError(f"nobody has written a summary of {game}")
    return one_chapter(chapter, width_of_paper())


def exactly(game: str, number: str) -> str:
    return one_rule_exactly(rule_of(game, number), width_of_paper())


def one_rule(game: str, number: str, language: str) -> str:
    """A rule as the book tells it, and to the letter; a common rule stands in no book."""
    exact = exactly(game, number)
    home = paragraph(game, number, language)
    if home is None:
        return exact
    return f"{one_block(home, width_of_paper())}\n\n{TO_THE_LETTER[language]}\n{exact}"


def paragraph(game: str, number: str, language: str) -> Block | None:
    found = book_of(game, language)
    return found.home(number) if found else None
