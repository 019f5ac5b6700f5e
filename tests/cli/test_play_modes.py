"""On the whole screen or line by line, and lines that suit the terminal."""

import argparse
from pathlib import Path
from types import SimpleNamespace

import pytest

from aquae.cli.commands.play import wants_whole_screen
from aquae.draw import to_text
from aquae.draw.scene import width
from aquae.games import game_called, game_names
from aquae.games.law import LANGUAGES
from aquae.games.spoken import words_of
from tests.cli.test_commands import aquae

Captured = pytest.CaptureFixture[str]


def asked(**given: bool) -> argparse.Namespace:
    return argparse.Namespace(**{"plain": False, "lines": False, **given})


@pytest.fixture
def _at_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    stream = SimpleNamespace(isatty=lambda: True)
    streams = SimpleNamespace(stdin=stream, stdout=stream)
    monkeypatch.setattr("aquae.cli.commands.play.sys", streams)


@pytest.mark.usefixtures("_at_terminal")
def test_who_sits_at_a_terminal_has_the_whole_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    assert wants_whole_screen(asked())
    assert not wants_whole_screen(asked(plain=True))
    assert not wants_whole_screen(asked(lines=True))
    monkeypatch.setenv("TERM", "dumb")
    assert not wants_whole_screen(asked())


@pytest.mark.usefixtures("_at_terminal")
def test_who_lacks_the_extra_plays_line_by_line_and_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    monkeypatch.setattr("aquae.cli.fullscreen.find_spec", lambda _: None)
    assert not wants_whole_screen(asked())
    assert "textual is missing, a package of the extra tui: pip install" in capsys.readouterr().out


def test_a_pipe_is_no_terminal() -> None:
    assert not wants_whole_screen(asked())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_what_stands_below_a_board_is_as_wide_as_the_terminal(name: str, language: str) -> None:
    game = game_called(name)
    state = game.new(players=4)
    names, words = ["Ann", "Ben", "Cleo", "Dan"], words_of(game, language)
    for columns in (60, 80, 100):
        drawn = to_text(game, state, names, False, columns, lists=True, words=words)
        lines = drawn.splitlines()
        below = lines[[n for n, line in enumerate(lines) if " Ann " in line][-1] :]
        assert max(map(width, below)) <= columns


WORDS_OF_LINES = {
    "de": [
        "Tippe eine Aktion",
        "Das Los entscheidet: ",
        "Von dir gibt es nichts",
        "I-16: 2,1 ist",
        "draw: erlaubt",
        "≈ Fluss",
        "Das Spiel ist zu Ende.",
        " gewinnt. Endstand: ",
    ],
    "fr": [
        "Tapez une action",
        "Le sort décide : ",
        "Vous n’avez rien",
        "I-16: 2,1 n’est pas",
        "draw : permis",
        "≈ fleuve",
        "La partie est finie.",
        " gagne. Score final: ",
    ],
    "it": [
        "Scrivi un’azione",
        "Decide la sorte: ",
        "Non hai nulla",
        "I-16: 2,1 non",
        "draw: permesso",
        "≈ fiume",
        "La partita è finita.",
        ". Punteggio finale: ",
    ],
}


@pytest.mark.parametrize("language", WORDS_OF_LINES)
def test_lines_speak_the_language_of_the_player(language: str, tmp_path: Path) -> None:
    command = ["play", "irrigate", "--people", "2", "--first", "random", "--language", language]
    typed = "undo\nwhy draw\ndraw\nwhy 2,1\nundo\npass\npass\npass\npass\n"
    status, told, wrong = aquae(*command, typed=typed, folder=tmp_path)
    assert (status, wrong) == (0, "")
    assert [words for words in WORDS_OF_LINES[language] if words not in told] == []


def test_lists_of_pieces_are_for_those_who_want_it_plain(tmp_path: Path) -> None:
    command = ["play", "aqua-romana", "--first", "seated"]
    _, drawn, _ = aquae(*command, typed="quit\n", folder=tmp_path)
    assert "pieces:" not in drawn
    _, told, _ = aquae(*command, "--plain", typed="show\nquit\n", folder=tmp_path)
    assert "pieces: a1=curve-NE" in told
