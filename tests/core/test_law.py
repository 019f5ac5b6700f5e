"""The pages of rules are the law: what is cited stands there, and what stands there is so."""

import ast
import re
from importlib import import_module
from pathlib import Path

import pytest

from aquae.core.game import Game, written
from aquae.core.law import NUMBER, BadRules, NoSuchRule, read_law
from aquae.games import all_games, folder_of, game_called, game_names, path_of
from aquae.games.law import common_rules, rule_of, rules_of

ROOT = Path(__file__).parents[2]
SOURCES = sorted(path for folder in ("src", "tests") for path in (ROOT / folder).rglob("*.py"))
OTHERS = [
    ROOT / "README.md",
    *sorted((ROOT / "docs").rglob("*.md")),
    *sorted((ROOT / "benchmarks").glob("*.py")),
    *sorted((ROOT / "examples").glob("*.py")),
]
EVERY = {
    number for book in [common_rules(), *map(rules_of, game_names())] for number in book.numbers()
}
LETTERS = "".join(sorted({number[0] for number in EVERY}))
CITED = re.compile(rf"\b[{LETTERS}]-[0-9]{{2}}\b")

PAGE = """# Cloaca

A ditch.

## Digging

- **Z-01 Dig.** Dig one
  spadeful.

  - deep or
  - shallow

- **Z-02 Stop.** *Ruling:* nobody digs at night.

## Texts

`dig`
"""


def test_a_page_becomes_rules() -> None:
    book = read_law(PAGE)
    assert book.title == "Cloaca"
    assert book.numbers() == ["Z-01", "Z-02"]
    first, second = book.rules
    assert (first.title, first.section) == ("Dig", "Digging")
    assert first.text == "Dig one\nspadeful.\n\n- deep or\n- shallow"
    assert second.text == "*Ruling:* nobody digs at night."
    assert (first.has_ruling, second.has_ruling) == (False, True)
    assert str(second) == "Z-02 Stop. *Ruling:* nobody digs at night."
    assert book.rule("z-02") is second


def test_a_rule_that_is_not_there_is_answered_with_the_range() -> None:
    with pytest.raises(NoSuchRule, match=r"Cloaca has no rule Z-03; it has Z-01 to Z-02$"):
        read_law(PAGE).rule("Z-03")
    with pytest.raises(NoSuchRule, match="its page has none"):
        read_law("# Cloaca\n").rule("Z-01")


@pytest.mark.parametrize(
    ("page", "complaint"),
    [
        (PAGE.replace("# Cloaca\n", ""), "begins with its title"),
        (PAGE.replace("Z-02", "Z-03"), "Z-02 is missing, Z-03 stands in its place"),
        (PAGE.replace("Z-02", "Z-01"), "Z-02 is missing, Z-01 stands in its place"),
        (PAGE.replace("Z-02", "Y-02"), "Z-02 is missing, Y-02 stands in its place"),
        (PAGE.replace("Z-02 Stop.", "Z-02"), "line 13 is not like"),
        (PAGE.replace("Z-02 Stop.", "Stop."), "line 13 is not like"),
    ],
)
def test_a_faulty_page_is_refused_in_words(page: str, complaint: str) -> None:
    with pytest.raises(BadRules, match=complaint):
        read_law(page)


@pytest.mark.parametrize("name", game_names())
def test_every_rule_has_a_title_a_section_and_a_text(name: str) -> None:
    book = rules_of(name)
    assert book.title == game_called(name).title
    assert book.rules
    for rule in book.rules:
        assert rule.section, rule.number
        assert rule.title[0].isupper(), rule.number
        assert rule.text.endswith((".", ")", ":")), rule.number


def test_common_rules_hold_in_every_game() -> None:
    assert common_rules().numbers() == ["N-01"]
    for name in game_names():
        assert rule_of(name, "n-01").title == "No such action"


@pytest.mark.parametrize("path", SOURCES + OTHERS, ids=lambda path: str(path.relative_to(ROOT)))
def test_rules_that_are_cited_exist(path: Path) -> None:
    """In code, comments and documents; also in the names of tests."""
    text = path.read_text(encoding="utf-8")
    named = re.findall(rf"\bdef test_([{LETTERS.lower()}])_([0-9]{{2}})_", text)
    cited = set(CITED.findall(text)) | {f"{letter.upper()}-{number}" for letter, number in named}
    assert cited <= EVERY, sorted(cited - EVERY)


@pytest.mark.parametrize("name", game_names())
def test_a_game_cites_its_own_rules(name: str) -> None:
    known = {*rules_of(name).numbers(), *common_rules().numbers()}
    for path in sorted(path_of(name).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                cited = set(NUMBER.findall(node.value)) if _speaks(node.value) else set()
                assert cited <= known, f"{path.name}:{node.lineno} cites {sorted(cited - known)}"


def _speaks(text: str) -> bool:
    """Not the path of a drawing, where M-13 is a movement of the pen."""
    return re.match("M-?[0-9]", text) is None


@pytest.mark.parametrize("name", game_names())
def test_every_ending_names_its_rule(name: str) -> None:
    endings = import_module(f"aquae.games.{folder_of(name)}.scoring").ENDINGS
    for told in endings.values():
        number, colon, reason = told.partition(": ")
        assert rules_of(name).has(number)
        assert colon
        assert reason


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_the_page_names_every_option_with_values_and_default(game: Game) -> None:
    rows = re.findall(r"^\| `(\w+)` \| (.+) \| (\S+) \|$", rules_of(game.name).page, re.MULTILINE)
    assert [name for name, _, _ in rows] == [option.name for option in game.option_list]
    for (_, values, default), option in zip(rows, game.option_list, strict=True):
        if not option.open_ended:
            assert values.replace("`", "").split(", ") == list(map(written, option.values))
        assert default.strip("`") == written(option.default)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_the_page_names_every_verb_and_only_texts_that_exist(game: Game) -> None:
    page = rules_of(game.name).page
    section = page.partition("\n## Action texts\n")[2].partition("\n## ")[0]
    texts = re.findall("`([^`]+)`", section)
    for text in texts:
        game.vocabulary.number(text)
    assert {text.split()[0] for text in texts} == {
        game.vocabulary.text(number).split()[0] for number in range(len(game.vocabulary))
    }
