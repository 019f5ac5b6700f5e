"""One thing has one name in each language, and it is the name that `TERMS.md` says."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from aquae.games import game_names, path_of
from aquae.games.law import LANGUAGES
from aquae.server.calls.languages import WORDS as CALLS
from tests.test_sentences import CLIENT, EVERY_GAME, PARTS, ROOT, templates

GAMES = ROOT / "src" / "aquae" / "games"
ROW = re.compile(r"^\| (.+) \|$", re.MULTILINE)
# A string of TypeScript behind a key, and the part of a file that speaks a language.
STRING = re.compile(r':\s*"((?:[^"\\]|\\.)*)"')
# Chapters and figures have English names.
NAMES = re.compile(r"\(figure:[^)]+\)| \{[a-z-]+\}$", re.MULTILINE)
# Between two sentences: no word is to be found that begins in one and ends in the next.
APART = " · "
IN_LANGUAGE = r"^ *{language}: (?:\{{.*?^ *\}},|`.*?`,)$"


class Instead(NamedTuple):
    """A word that is not to be used, and the one that is."""

    language: str
    pattern: re.Pattern[str]
    better: str


def page_of(part: str) -> str:
    folder = GAMES if part == EVERY_GAME else path_of(part)
    page = folder / "TERMS.md"
    return page.read_text(encoding="utf-8") if page.exists() else ""


def rows(table: str) -> list[list[str]]:
    """The rows of a table without its head."""
    return [row.split(" | ") for row in ROW.findall(table)[1:]]


def terms(part: str) -> list[dict[str, str]]:
    """What things are called, by language."""
    table = page_of(part).partition("\n## ")[0]
    return [dict(zip(LANGUAGES, row, strict=True)) for row in rows(table)]


def instead(part: str) -> list[Instead]:
    found = rows(page_of(part).partition("\n## ")[2])
    return [Instead(language, pattern(word.strip("`")), better) for language, word, better in found]


def pattern(written: str) -> re.Pattern[str]:
    """`*` is any letters, `#` a number or a place for one."""
    parts = {"*": r"\w*", "#": r"(?:\d+|\{\w+\})", " ": r"\s+"}
    expression = "".join(parts.get(sign, re.escape(sign)) for sign in written)
    return re.compile(rf"(?<!\w){expression}(?!\w)", re.IGNORECASE)


def strings(text: str) -> str:
    return APART.join(STRING.findall(text))


def spoken(path: Path, language: str) -> str:
    """What a file of all languages says in one of them."""
    expression = IN_LANGUAGE.format(language=language)
    return "\n".join(re.findall(expression, path.read_text(encoding="utf-8"), re.M | re.S))


def of_rooms(language: str) -> Iterator[tuple[str, str]]:
    """What the rooms of the page say besides its own words, and what people are told elsewhere."""
    for words in sorted(CLIENT.glob(f"**/words.{language}.ts")):
        room = words.parent.relative_to(CLIENT).as_posix()
        if not room.startswith("games/"):
            yield f"{room}/{words.name}", strings(words.read_text(encoding="utf-8"))
    yield "calls", APART.join(CALLS[language].values())


def sources(part: str, language: str) -> Iterator[tuple[str, str]]:
    """All that players read of a game, or of every game, in a language: where, and what."""
    shared = part == EVERY_GAME
    folder = CLIENT / "words" if shared else CLIENT / "games" / part
    own = folder / (f"{language}.ts" if shared else f"words.{language}.ts")
    if own.exists():
        yield own.name, strings(own.read_text(encoding="utf-8"))
    if shared:
        yield from of_rooms(language)
    reasons = folder / f"reasons.{language}.json"
    if language == "en":
        yield "templates", APART.join(templates(part))
    elif reasons.exists():
        yield reasons.name, APART.join(json.loads(reasons.read_text(encoding="utf-8")).values())
    both = CLIENT / "learn" / "notation.ts" if shared else folder / "about.ts"
    if both.exists():
        yield both.name, spoken(both, language)
    book = GAMES if shared else path_of(part) / "book"
    if (book / f"{language}.md").exists():
        text = (book / f"{language}.md").read_text(encoding="utf-8")
        yield f"{language}.md", NAMES.sub("", text)


every_part = pytest.mark.parametrize("part", PARTS)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_part
@every_language
def test_no_word_is_used_that_has_a_better_one(part: str, language: str) -> None:
    avoided = [one for one in instead(EVERY_GAME) + instead(part) if one.language == language]
    found = [
        f"{name}: {match.group()!r}, better: {better}"
        for name, text in sources(part, language)
        for _, avoid, better in avoided
        for match in avoid.finditer(text)
    ]
    assert not sorted(set(found))


@every_part
@every_language
def test_every_term_is_in_use(part: str, language: str) -> None:
    """Some form of each of its words: endings are not compared."""
    said = "\n".join(text for _, text in sources(part, language)).lower()
    words = [
        word
        for term in terms(part)
        for word in re.findall(r"\w+", term[language].lower())
        if word[: max(3, len(word) - 2)] not in said
    ]
    assert not words


@every_part
@every_language
def test_apostrophes_and_quotation_marks_are_set(part: str, language: str) -> None:
    """Typewriters had but one of each."""
    for name, text in sources(part, language):
        if name != "templates":  # terminals print these
            assert not re.search(r"\w'\w", text), name
            assert not re.search(r'\\"', text), name


@every_part
def test_there_is_a_list_and_it_is_complete(part: str) -> None:
    assert all(all(term.values()) for term in terms(part))
    assert terms(part)
    assert {one.language for one in instead(part)} <= set(LANGUAGES)
    assert all(one.better for one in instead(part))


def test_innocent_words_pass() -> None:
    tap, money = pattern("Hahn"), pattern("# Geld")
    assert tap.search("der rote Hahn.")
    assert not tap.search("der Wasserhahn")
    assert money.search("kostet {0} Geld")
    assert money.search("50\nGeld")
    assert not money.search("3,1 kostet Geld")
    assert pattern("trova* una sorgente").search("Trovare una sorgente")


def test_the_page_on_words_says_the_same() -> None:
    page = (ROOT / "docs" / "words.md").read_text(encoding="utf-8")
    said = re.findall(r"^\| \*\*([\w ]+)\*\* \| \*([^|*]+)\* \|", page, re.MULTILINE)
    known = {(term["en"], term["de"]) for name in game_names() for term in terms(name)}
    assert said
    assert set(said) <= known
