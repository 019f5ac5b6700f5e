"""One vocabulary a game: the texts of the rules page, each once."""

import pytest

from aquae.core.errors import Refused
from aquae.core.game import Game
from aquae.core.vocabulary import Vocabulary
from aquae.games import all_games, game_called, game_names
from tests.facts import fact, games_with

GAMES = [pytest.param(game, id=game.name) for game in all_games()]
MISSPELLED = [
    pytest.param(game, *words, id=f"{game.name}-{words[0]}")
    for game in games_with("MISSPELLED")
    for words in fact(game, "MISSPELLED")
]


@pytest.mark.parametrize("game", GAMES)
def test_every_text_has_its_number(game: Game) -> None:
    vocabulary = game.vocabulary
    assert len(vocabulary) == fact(game, "VOCABULARY_SIZE", len(vocabulary))
    for number in range(0, len(vocabulary), 7):
        assert vocabulary.number(vocabulary.text(number)) == number


def test_a_text_twice_is_a_mistake_of_the_author() -> None:
    with pytest.raises(ValueError, match="twice"):
        Vocabulary("Doubles", [("roll", []), ("roll", [])])


@pytest.mark.parametrize(("game", "typed", "meant"), MISSPELLED)
def test_nonsense_is_answered_with_the_nearest_words(game: Game, typed: str, meant: str) -> None:
    with pytest.raises(Refused) as caught:
        game.vocabulary.number(typed)
    assert caught.value.refusal.rule == "N-01"
    assert meant in caught.value.refusal.things


def test_one_nearest_word_is_spoken_of_as_one() -> None:
    with pytest.raises(Refused, match=r"; the closest is pass$"):
        game_called("irrigate").vocabulary.number("psss")
    with pytest.raises(Refused, match=r"; the closest are .+, "):
        game_called("irrigate").vocabulary.number("buy 2,111")


def test_nonsense_without_any_likeness_is_refused_too() -> None:
    with pytest.raises(Refused, match=r"N-01: '%§' is not an action of Aquädukt$"):
        game_called("aquaedukt").vocabulary.number("%§")


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("number", [-1, -20, 1_000_000, 2**70])
def test_a_number_that_is_no_action_is_refused_in_words(name: str, number: int) -> None:
    """The first of them were once taken for actions counted from the end."""
    state = game_called(name).new()
    with pytest.raises(Refused, match=rf"N-01: '{number}' is not an action of {title_of(name)}$"):
        state.play(number)
    assert state == game_called(name).new()


def title_of(name: str) -> str:
    return game_called(name).vocabulary.title


@pytest.mark.parametrize("name", game_names())
def test_every_verb_begins_where_the_table_says(name: str) -> None:
    vocabulary = game_called(name).vocabulary
    numbers: list[int] = []
    for verb in vocabulary.table_of_verbs:
        first, count = vocabulary.first(verb), vocabulary.count(verb)
        assert all(text.startswith(verb) for text in vocabulary.texts[first : first + count])
        numbers += range(first, first + count)
    assert numbers == list(range(len(vocabulary)))
