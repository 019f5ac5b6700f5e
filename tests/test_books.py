"""The books for players tell every rule of the law once, in four languages built alike."""

import re
from collections import Counter
from pathlib import Path

import pytest

from aquae.core.book import Block, Book, plain, read_book
from aquae.core.law import NUMBER
from aquae.games import game_called, game_names, path_of
from aquae.games.law import LANGUAGES, common_rules, rules_of

FIRST = ["aim", "material", "setup", "turn"]
LAST = ["scoring", "variants", "summary", "history"]
CLIENT_WORDS = Path(__file__).parents[1] / "web" / "src" / "words" / "later"
LONGEST_LINE = 100
LONGEST_TITLE = 45
WITH_BOOKS = [name for name in game_names() if (path_of(name) / "book").exists()]
every_book = pytest.mark.parametrize(
    ("name", "language"),
    [pytest.param(name, one, id=f"{name}-{one}") for name in WITH_BOOKS for one in LANGUAGES],
)


def page_of(name: str, language: str) -> Path:
    return path_of(name) / "book" / f"{language}.md"


def book(name: str, language: str) -> Book:
    return read_book(page_of(name, language).read_text(encoding="utf-8"))


def texts(block: Block) -> list[str]:
    return [block.title, block.text, *block.items, *[cell for row in block.rows for cell in row]]


@every_book
def test_chapters_come_in_the_usual_order(name: str, language: str) -> None:
    found = book(name, language)
    chapters = [chapter.name for chapter in found.chapters]
    assert chapters[: len(FIRST)] == FIRST
    assert chapters[-len(LAST) :] == LAST
    assert len(set(chapters)) == len(chapters)
    assert found.title == game_called(name).title
    assert [block.kind for block in found.opening] in (["paragraph"], ["paragraph"] * 2)
    assert all(chapter.blocks for chapter in found.chapters)


@every_book
def test_every_rule_has_one_home_outside_the_summary(name: str, language: str) -> None:
    found = book(name, language)
    homes = Counter(number for block in found.blocks() for number in block.numbers)
    assert homes == Counter(rules_of(name).numbers())
    summary = found.chapter("summary")
    assert summary is not None
    assert not [block.numbers for block in summary.blocks if block.numbers]


@every_book
def test_the_summary_is_called_what_its_button_says(name: str, language: str) -> None:
    words = (CLIENT_WORDS / f"words.{language}.ts").read_text(encoding="utf-8")
    summary = book(name, language).chapter("summary")
    assert summary is not None
    assert f'"rules.summary": "{summary.title}"' in words


@every_book
def test_languages_are_built_alike(name: str, language: str) -> None:
    assert shape(book(name, language)) == shape(book(name, "en"))


def shape(found: Book) -> list[tuple[object, ...]]:
    chapters = [(chapter.name, *map(Block.shape, chapter.blocks)) for chapter in found.chapters]
    return [("opening", len(found.opening)), *chapters]


@every_book
def test_rules_that_are_cited_exist(name: str, language: str) -> None:
    known = {*rules_of(name).numbers(), *common_rules().numbers()}
    cited = {
        number
        for block in book(name, language).blocks()
        for text in texts(block)
        for number in re.findall(rf"\b{NUMBER.pattern}\b", text)
    }
    assert cited <= known


@every_book
def test_titles_are_short_and_marks_are_closed(name: str, language: str) -> None:
    found = book(name, language)
    titles = [block.title for block in found.blocks() if block.kind == "rules"]
    for title in [*titles, *[chapter.title for chapter in found.chapters]]:
        assert len(title) <= LONGEST_TITLE, title
        assert not title.endswith((".", ":")), title
    for text in [text for block in found.blocks() for text in texts(block)]:
        assert not re.search(r"[*`<>{}]|\]\(", plain(text)), text


@every_book
def test_lines_are_not_long(name: str, language: str) -> None:
    lines = page_of(name, language).read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if len(line) > LONGEST_LINE] == []
