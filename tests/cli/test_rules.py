"""`aquae rules`, and the rules inside `aquae play`."""

from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest

from aquae.cli import main, paper
from aquae.cli.commands.rules import usual_language
from aquae.core.book import Block, read_book
from aquae.core.law import Rule
from aquae.games import game_names, law
from aquae.games.law import LANGUAGES

Captured = pytest.CaptureFixture[str]
Told = Callable[..., str]

BOOK = """# Cloaca

A ditch.

## Digging {turn}

- **Z-01 Dig.** Dig *one* spadeful, and then another one, and then a third one.

### Tools

* a spade
1. dig

| tool | what it is good for |
|---|---|
| a spade | to dig holes in the ground, deep or shallow |

> Ann digs and digs and digs until it is dark.

![A spade that shines in the sun of the evening.](figure:spade)
"""
NARROW = """\
Cloaca
======

A ditch.

Digging
-------

Z-01 Dig. Dig one spadeful,
  and then another one, and
  then a third one.

Tools
.....

  * a spade

  1. dig

  tool     what it is good
           for
  -------  ----------------
  a spade  to dig holes in
           the ground, deep
           or shallow

  | Ann digs and digs and
  | digs until it is dark.

  [A spade that shines in
   the sun of the evening.]"""


@pytest.fixture
def told(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> Told:
    """What the command prints, in English unless it is asked otherwise."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def tell(*arguments: str) -> str:
        assert main(["rules", *arguments]) == 0
        return capsys.readouterr().out

    return tell


def refused(capsys: Captured, *arguments: str) -> str:
    assert main(["rules", *arguments]) == 2
    return capsys.readouterr().err


def test_a_book_is_set_to_the_width_of_the_terminal() -> None:
    assert paper.whole_book(read_book(BOOK), 27) == NARROW


def test_a_line_does_not_begin_with_a_mark() -> None:
    assert paper.one_block(Block("paragraph", "Creusez : « vite » !"), 10).splitlines() == [
        "Creusez\u00a0:",
        "«\u00a0vite\u00a0»\u00a0!",
    ]


def test_lines_are_left_whole_where_nobody_reads_them_from_a_screen() -> None:
    lines = paper.whole_book(read_book(BOOK), None).splitlines()
    assert "Z-01 Dig. Dig one spadeful, and then another one, and then a third one." in lines
    assert "  a spade  to dig holes in the ground, deep or shallow" in lines
    assert paper.width_of_paper() is None


def test_a_rule_of_the_law_is_broken_anew_but_not_its_drawings() -> None:
    rule = Rule("Z-01", "Dig", "Dig one spadeful,\nand then another.\n\n```\n. 1  2 .\n```", "")
    assert paper.one_rule_exactly(rule, 20) == (
        "Z-01 Dig. Dig one\nspadeful, and then\nanother.\n\n```\n. 1  2 .\n```"
    )
    assert paper.one_rule_exactly(rule, None) == str(rule)


def test_a_terminal_that_is_too_narrow_for_a_table_gets_it_all_the_same() -> None:
    block = Block("table")
    block.rows = [["one", "extraordinarily"], ["two", "three"]]
    assert paper.one_block(block, 4) == "\n".join(
        ["  one  extrao", "       rdinar", "       ily", "  ---  ------", "  two  three"]
    )


@pytest.mark.parametrize("game", game_names())
def test_the_book_is_printed_in_every_language(game: str, told: Told) -> None:
    pages = [told(game, "--language", language) for language in LANGUAGES]
    assert len(set(pages)) == len(LANGUAGES)
    for page in pages:
        assert "**" not in page
        assert "figure:" not in page
        assert not [line for line in page.splitlines() if line.startswith("#")]


def test_a_rule_is_told_and_quoted(told: Told) -> None:
    exact = told("irrigate", "i-17", "--law")
    assert exact.startswith("I-17 Reach. It must be possible to bring water")
    page = told("irrigate", "I-17")
    assert "I-17" in page.partition(".")[0]
    assert page.endswith(f"\n\nTo the letter:\n{exact}")
    page = told("irrigate", "I-17", "--language", "de")
    assert page.endswith(f"\n\nIm Wortlaut, auf Englisch:\n{exact}")
    assert told("aquaedukt", "N-01").startswith("N-01 No such action. "), "stands in no book"


def test_the_law_and_the_summary_are_printed_alone(told: Told) -> None:
    page = told("irrigate", "--law")
    assert page.startswith("# Irrigate\n")
    assert "- **I-35 " in page
    summary = told("irrigate", "--summary").rstrip()
    assert summary in told("irrigate")
    assert "I-35" not in summary


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_CH.UTF-8"}, "de"),
        ({"LANG": "de_DE", "LC_MESSAGES": "fr_FR"}, "fr"),
        ({"LANG": "de_DE", "LC_MESSAGES": "fr_FR", "LC_ALL": "it"}, "it"),
        ({"LANG": "de_DE", "LC_ALL": ""}, "de"),
        ({"LANG": "de_DE", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "pt_BR.UTF-8"}, "en"),
    ],
)
def test_the_language_is_that_of_the_terminal(environment: dict[str, str], language: str) -> None:
    assert usual_language(environment) == language


def test_a_game_without_a_book_shows_its_law(
    told: Told, capsys: Captured, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "RULES.md").write_text("# Cloaca\n\n- **Z-01 Dig.** Deep.\n", encoding="utf-8")
    monkeypatch.setattr(law, "path_of", lambda name: tmp_path)
    assert told("cloaca") == "# Cloaca\n\n- **Z-01 Dig.** Deep.\n"
    assert told("cloaca", "z-01", "--language", "de") == "Z-01 Dig. Deep.\n"
    assert "nobody has written a summary of cloaca" in refused(capsys, "cloaca", "--summary")
    (tmp_path / "book").mkdir()
    (tmp_path / "book" / "en.md").write_text(BOOK, encoding="utf-8")
    assert told("cloaca", "--language", "it").startswith("Cloaca\n======\n"), "heard in English"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["chess"], "no game called"),
        (["irrigate", "I-0"], "Irrigate has no rule I-0; it has I-01 to I-35"),
        (["irrigate", "I-17", "--summary"], "--summary tells of all rules: leave I-17 out"),
    ],
)
def test_what_cannot_be_printed_is_explained(
    arguments: list[str], complaint: str, capsys: Captured
) -> None:
    assert complaint in refused(capsys, *arguments)


def test_who_plays_is_told_once_how_to_read_a_rule(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    typed = "buy 2,1\nbuy 2,1\nwhy buy 2,1\nrule I-14\nrule\nrule I-0\nquit\n"
    monkeypatch.setattr("sys.stdin", StringIO(typed))
    french = law.book_of("irrigate", "fr")
    chapter = french and french.chapter("summary")
    assert chapter
    assert main(["play", "irrigate", "--people", "2", "--plain"]) == 0
    out = capsys.readouterr().out
    assert out.count("I-14: En début de partie") == 3
    assert out.count("(rule I-14 montre la règle)") == 1
    assert "À la lettre, en anglais :\nI-14 " in out
    assert f"{chapter.title}\n----" in out
    assert "Cela n’a pas marché : Irrigate has no rule I-0" in out
