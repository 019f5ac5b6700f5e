"""The terminal tells what actions bring about, as they happen and in the log."""

from pathlib import Path

from aquae.core.record import Record
from aquae.games.irrigate.game import GAME
from tests.cli.test_commands import aquae
from tests.games.irrigate.script import EARLY

BEN_GOES_ON = [EARLY[-1], "rotate 5,1 NES", "rotate 2,-2 EW", "end"]
TOLD = [
    ["    I-14 main game: Ben", "    I-14 compensation: Ann, money 2"],
    ["    I-23 price: Ben, money -3"],
    ["    I-25 tax: Ben, money -2"],
    ["    I-28 income: Ben, money 3"],
]


def saved(folder: Path) -> str:
    """A game of two people that lacks only the last tile of the early game."""
    path = folder / "early.json"
    record = Record(GAME, GAME.complete({}), ["Ann", "Ben"], EARLY[:-1], None)
    path.write_text(record.line() + "\n", encoding="utf-8")
    return str(path)


def test_what_comes_of_an_action_is_told_at_once_and_in_the_log(tmp_path: Path) -> None:
    typed = "\n".join([*BEN_GOES_ON, "log", "quit"])
    arguments = ["play", "irrigate", "--load", saved(tmp_path), "--plain"]
    status, out, err = aquae(*arguments, typed=typed, folder=tmp_path)
    assert (status, err) == (0, "")
    log = [
        line
        for text, lines in zip(BEN_GOES_ON, TOLD, strict=True)
        for line in [f"  Ben: {text}", *lines]
    ]
    assert "\n".join(log) in out
    for line in [line for lines in TOLD for line in lines]:
        assert out.count(line.strip()) == 2, line
