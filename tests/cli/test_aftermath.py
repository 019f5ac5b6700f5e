"""The terminal tells what actions bring about, as they happen and in the log, in any language."""

from pathlib import Path

import pytest

from aquae.core.record import Record
from aquae.games.irrigate.game import GAME
from tests.cli.test_commands import aquae
from tests.games.irrigate.script import EARLY

BEN_GOES_ON = [EARLY[-1], "rotate 5,1 NES", "rotate 2,-2 EW", "end"]
LOG = {
    "en": """\
  place 2,-2 NS        Ben places it on 2,-2, pipes north and south.
    The early game is over: Ben goes on with a whole turn.
    Compensation: Ann 2 coins.
  rotate 5,1 NES       Ben rotates 5,1: pipes north, east and south.
    Ben pays 3 coins to the bank.
  rotate 2,-2 EW       Ben rotates 2,-2: pipes east and west.
    Tax: 2 coins.
  end                  Ben ends the turn.
    Ben gets an income of 3 coins.
""",
    "de": """\
  place 2,-2 NS        Ben legt es auf 2,-2, Rohre nach Norden und Süden.
    Die Anfangsphase ist vorbei: Ben setzt den Zug gleich mit Aktionen fort.
    Zum Ausgleich: 2 Münzen für Ann.
  rotate 5,1 NES       Ben dreht 5,1: Rohre nach Norden, Osten und Süden.
    Ben zahlt der Bank 3 Münzen.
  rotate 2,-2 EW       Ben dreht 2,-2: Rohre nach Osten und Westen.
    Abgabe: 2 Münzen.
  end                  Ben beendet den Zug.
    Einkommen für Ben: 3 Münzen.
""",
}


def saved(folder: Path) -> str:
    """A game of two people that lacks only the last tile of the early game."""
    path = folder / "early.json"
    record = Record(GAME, GAME.complete({}), ["Ann", "Ben"], EARLY[:-1], None)
    path.write_text(record.line() + "\n", encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("language", LOG)
def test_what_comes_of_an_action_is_told_at_once_and_in_the_log(
    language: str, tmp_path: Path
) -> None:
    typed = "\n".join([*BEN_GOES_ON, "log", "quit"])
    arguments = ["play", "irrigate", "--load", saved(tmp_path), "--plain", "--language", language]
    status, out, err = aquae(*arguments, typed=typed, folder=tmp_path)
    assert (status, err) == (0, "")
    assert LOG[language] in out
    for line in [line.strip() for line in LOG[language].splitlines() if line.startswith("    ")]:
        assert out.count(line) == 2, line
