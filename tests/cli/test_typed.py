"""What somebody means by what they typed, and what the command says when asked for little."""

import io
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from aquae.cli.main import main
from aquae.cli.typed import lines_of, meant

Captured = pytest.CaptureFixture[str]
TEXTS = ["draw", "pass", "place 3,1 NS", "place 3,1 EW", "place 3,2 NS", "propose buy 2,1"]


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("draw", ["draw"]),
        ("Draw", ["draw"]),
        ("d", ["draw"]),
        ("pa", ["pass"]),
        ("pl 3,1 n", ["place 3,1 NS"]),
        ("PLACE 3,2", ["place 3,2 NS"]),
        ("place 3,1", ["place 3,1 NS", "place 3,1 EW"]),
        ("prop b 2,1", ["propose buy 2,1"]),
        ("place 3,1 NS now", []),
        ("xyz", []),
        ("", []),
    ],
)
def test_as_much_of_each_word_as_is_needed_will_do(typed: str, found: list[str]) -> None:
    assert meant(typed, TEXTS) == found


def test_choices_are_not_broken_at_the_end_of_a_line() -> None:
    lines = lines_of([f"{number} place {number},1 NS" for number in range(40)])
    assert len(lines) > 1
    assert all(re.fullmatch(r"(\d+ place \d+,1 NS( · )?)+( ·)?", line) for line in lines)


def played(typed: str, folder: Path) -> str:
    """What the terminal shows to somebody who types this at a new game."""
    command = [sys.executable, "-m", "aquae", "play", "irrigate", "--plain", "--first", "seated"]
    done = subprocess.run(
        command, input=typed, capture_output=True, text=True, check=True, cwd=folder
    )
    return done.stdout


def test_beginnings_numbers_and_any_case_are_understood(tmp_path: Path) -> None:
    told = played("DRAW\n?\n2\nlog\nq\n", tmp_path)
    assert "  draw                 You draw." in told
    assert re.search(r"  place \S+ \S+ +You place it on", told)
    assert len(list(tmp_path.iterdir())) == 1, "a game that has begun is kept"


def test_what_may_mean_several_things_is_asked_about(tmp_path: Path) -> None:
    told = played("draw\nplace\nh\nq\n", tmp_path)
    assert "Which one?" in told
    assert "1 place " in told


def test_a_game_that_has_not_begun_leaves_no_file(tmp_path: Path) -> None:
    assert "Saved" not in played("q\n", tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_why_a_game_ended_is_told(tmp_path: Path) -> None:
    assert "The game is over. All others have withdrawn" in played("pass\npass\n", tmp_path)


def test_the_command_alone_says_what_can_be_done(capsys: Captured) -> None:
    for words in ([], ["help"]):
        with pytest.raises(SystemExit) as ended:
            main(words)
        assert ended.value.code == 0
        assert "rule book of a game" in capsys.readouterr().out


def test_the_version_tells_how_the_engines_run_and_by_which_rules(capsys: Captured) -> None:
    with pytest.raises(SystemExit):
        main(["--version"])
    told = capsys.readouterr().out
    assert re.fullmatch(r"aquae \S+ \((compiled|plain) engines, rules 2\)\n", told)


def test_records_are_read_from_a_pipe(
    tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.jsonl"
    assert main(["simulate", "irrigate", "--games", "3", "--out", str(path)]) == 0
    monkeypatch.setattr("sys.stdin", io.StringIO(path.read_text(encoding="utf-8")))
    assert main(["check", "-"]) == 0
    assert "3 records, 0 failed" in capsys.readouterr().out


def test_the_exit_status_of_why_is_its_answer(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    assert main(["simulate", "irrigate", "--games", "1", "--out", str(path)]) == 0
    asked = ["why", str(path), "--at", "0"]
    assert main([*asked, "draw"]) == 0
    assert main([*asked, "buy 2,1"]) == 1
    assert main([*asked, "2,1"]) == 1
    assert main([*asked, "nonsense"]) == 2


def test_a_terminal_without_umlauts_shows_no_traceback() -> None:
    command = [sys.executable, "-m", "aquae", "games"]
    done = subprocess.run(
        command, capture_output=True, env={**os.environ, "PYTHONIOENCODING": "ascii"}
    )
    assert done.returncode == 0
    assert b"Aqu?dukt" in done.stdout
