"""Every sentence of the rules and of hints can be said in every language of the client.

The templates are collected from the sources and compared with the client's dictionaries, and plays
show that nothing is said that was not collected.
"""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from aquae.bots.reasons import reasons_for
from aquae.core.sentence import AND_MORE, KINDS, PLACE, add_kind, said
from aquae.core.state import CHANCE
from aquae.games import game_called, game_names, path_of
from aquae.server.tables.problems import PROBLEMS
from tests.random_plays import option_sets, steps

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "aquae"
CLIENT = ROOT / "web" / "src"
LANGUAGES = ["de", "fr", "it"]
EVERY_GAME = "every-game"
RULE = re.compile(r"[A-Z]-\d\d")


def sources(part: str) -> list[Path]:
    """The modules that speak for a game, or for all of them."""
    if part == EVERY_GAME:
        passing = SOURCE / "server" / "local" / "passing.py"
        return [*(SOURCE / "core").rglob("*.py"), SOURCE / "bots" / "reasons.py", passing]
    return [*path_of(part).rglob("*.py")]


def spoken(node: ast.AST) -> Iterator[ast.expr]:
    """What a node of a syntax tree says: calls, and tables of rules with their messages."""
    match node:
        case ast.Call(func=ast.Name(id="refuse"), args=[_, message, *_]):
            yield message
        case ast.Call(func=ast.Name(id="say" | "BadLink"), args=[message, *_]):
            yield message
        case ast.Assign(targets=[ast.Name(id="message")], value=ast.Constant() as message):
            yield message
        case ast.Tuple(elts=[ast.Constant(value=str(rule)), message]) if RULE.fullmatch(rule):
            yield message


def templates(part: str) -> set[str]:
    found = set()
    for path in sources(part):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            for message in spoken(node):
                if isinstance(message, ast.Constant) and isinstance(message.value, str):
                    found.add(message.value)
                else:
                    where = f"{path.name}:{message.lineno}"
                    assert ast.unparse(message) == "message", f"{where} is no template"
    return found


def dictionary(language: str, part: str) -> dict[str, str]:
    folder = CLIENT / "words" if part == EVERY_GAME else CLIENT / "games" / part
    path = folder / f"reasons.{language}.json"
    found: dict[str, str] = json.loads(path.read_text(encoding="utf-8"))
    return found


PARTS = [EVERY_GAME, *game_names()]


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_template_is_translated_and_nothing_else(language: str, part: str) -> None:
    assert set(dictionary(language, part)) == templates(part)


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_have_the_places_of_their_templates(language: str, part: str) -> None:
    for message, translation in dictionary(language, part).items():
        places = sorted(re.findall(r"\{(.*?)\}", translation))
        assert places == [str(place) for place in range(len(PLACE.findall(message)))], translation
        assert translation.strip() == translation != ""


@pytest.mark.parametrize("name", game_names())
def test_plays_say_only_what_is_known(name: str) -> None:
    game = game_called(name)
    known = templates(name) | templates(EVERY_GAME)
    options = option_sets(game)[-1]
    for count, (state, action) in enumerate(steps(game, options, "lively", "sentences")):
        if count % 29 == 0:
            for word in range(count % 7, len(game.vocabulary), 7):
                refusal = state.why_not(word)
                assert refusal is None or refusal.message in known, refusal
        if state.to_move != CHANCE:
            for sentence in reasons_for(game, state, action):
                assert sentence.message in known


def test_every_problem_has_words() -> None:
    words = (CLIENT / "problems" / "words.en.ts").read_text(encoding="utf-8")
    assert set(re.findall(r'^  "problem\.([\w-]+)":', words, re.MULTILINE)) == set(PROBLEMS)


def test_english_is_the_template_with_its_things() -> None:
    assert said("{} belongs to {:seat}, not to {:seat}", ("2,1", "0", "1")) == (
        "2,1 belongs to seat 0, not to seat 1"
    )
    assert said("dries your {:names}", ("2,1",)) == "dries your 2,1"
    names = AND_MORE.join(["2,1", "3,1", "4,1"])
    assert said("dries your {:names}", (names,)) == "dries your 2,1, 3,1 and 4,1"
    assert said("{:unheard} is said as it is written", ("this",)) == "this is said as it is written"
    with pytest.raises(ValueError, match="no places"):
        said("{} and {}", ("a",))


def test_a_game_may_say_things_of_its_own_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("aquae.core.sentence.KINDS", dict(KINDS))
    add_kind("loud", str.upper)
    assert said("fills the {:loud}", ("ditch",)) == "fills the DITCH"
    with pytest.raises(ValueError, match="'loud' already"):
        add_kind("loud", str.lower)
