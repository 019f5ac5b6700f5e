"""Games are told in four languages, with the words of the client."""

import pytest
from tools.languages import pages

from aquae.bots.random_play import Lively
from aquae.core.chance import Rng, draw
from aquae.core.errors import refuse
from aquae.core.game import Game
from aquae.core.replay import Walk
from aquae.core.state import CHANCE, OVER
from aquae.games import all_games, game_called, game_names
from aquae.games.law import LANGUAGES
from aquae.games.spoken import words_of

NAMES = ["Ann", "Ben"]
MOST = 300


def test_the_words_are_those_of_the_client() -> None:
    """`make words` writes them. A game that has none yet is told by its action texts."""
    for path, page in pages().items():
        assert not path.parent.exists() or path.read_text(encoding="utf-8") == page, path


@pytest.mark.parametrize("name", game_names())
def test_every_language_has_the_same_words(name: str) -> None:
    keys = [set(words_of(game_called(name), language)._words) for language in LANGUAGES]
    assert all(found == keys[0] for found in keys)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_whatever_happens_is_told(game: Game, language: str) -> None:
    words = words_of(game, language)
    walk, rng = Walk(game, game.complete({"players": 2})), Rng("told")
    bot = Lively(game, rng)
    for _ in range(MOST):
        if walk.state.to_move == OVER:
            break
        before = walk.state.copy()
        action = draw(before, rng) if before.to_move == CHANCE else bot.choose(before, rng)
        walk.apply(action)
        text = game.vocabulary.text(action)
        told = [
            words.status(before.view(), NAMES, "Chance"),
            words.told(text, "Ann", NAMES),
            words.told(text, "Ann", NAMES, you=True),
            *words.aftermath(walk.state.aftermath(before, action), NAMES),
        ]
        for sentence in told:
            assert sentence.strip()
            assert not set("{}") & set(sentence), sentence
            assert not sentence.startswith(("log.", "phase.", "aftermath.")), sentence


def test_refusals_are_translated_with_their_things() -> None:
    words = words_of(game_called("irrigate"), "de")
    told = words.refusal(
        refuse("I-23", "{} belongs to {:seat}, who has to agree", "2,1", "1"), NAMES
    )
    assert told.startswith("I-23: 2,1")
    assert "Ben" in told
    assert "belongs" not in told
    begun = words.refusal(
        refuse("I-16", "place the drawn tile first; {:verb} has to wait", "draw"), NAMES
    )
    assert begun == "I-16: Lege zuerst das gezogene Plättchen; „Plättchen ziehen“ muss warten."


def test_what_has_no_words_is_said_as_it_is_written() -> None:
    words = words_of(game_called("irrigate"))
    assert words.refusal(refuse("I-01", "nobody has translated {}", "this"), NAMES) == (
        "I-01: Nobody has translated this."
    )
    assert words.t("no.such.key") == "no.such.key"
