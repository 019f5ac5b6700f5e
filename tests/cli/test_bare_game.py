"""A game of which nothing but the rules is written: commands work, or say what is missing."""

import json
from pathlib import Path

import pytest

from aquae import games
from aquae.bots import bots_for, usual_bot
from aquae.cli import main
from aquae.games import game_called

GAME = "irrigate"
TITLE = "Irrigate"
Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No `bot`, no `drawing`, no `observe`."""
    monkeypatch.setattr(games, "_exists", lambda module: False)
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def record(capsys: Captured) -> str:
    arguments = ["--games", "1", "--bots", "lively", "--out", "games.jsonl"]
    assert main(["simulate", GAME, *arguments]) == 0
    capsys.readouterr()
    return "games.jsonl"


def works(capsys: Captured, *arguments: str) -> str:
    assert main(list(arguments)) == 0
    return capsys.readouterr().out


def is_refused(capsys: Captured, *arguments: str) -> str:
    assert main(list(arguments)) == 2
    captured = capsys.readouterr()
    assert captured.err.startswith("aquae: ")
    assert captured.err.count("\n") == 1, "one sentence"
    return captured.err.removeprefix("aquae: ").strip()


def test_bots_that_know_nothing_can_play_it() -> None:
    game = game_called(GAME)
    assert bots_for(game) == ["uniform", "lively", "wilful", "plain"]
    assert usual_bot(game) == "lively"


def test_questions_about_the_rules_are_answered(record: str, capsys: Captured) -> None:
    assert TITLE in works(capsys, "games")
    assert works(capsys, "perft", GAME, "--depth", "1").startswith("1 2 ")
    assert works(capsys, "check", record) == "1 records, 0 failed\n"
    assert "1 games" in works(capsys, "statistics", record)
    assert works(capsys, "legal", record, "--at", "0") == "draw\npass\n"
    assert works(capsys, "why", record, "--at", "0", "draw") == "draw: legal\n"


def test_a_position_is_shown_as_its_view(record: str, capsys: Captured) -> None:
    head, _, view = works(capsys, "show", record, "--at", "0").partition("\n")
    assert head == f"{TITLE}: Lively I is to move"
    assert json.loads(view)["to_move"] == 0
    told = is_refused(capsys, "show", record, "--svg", "out.svg")
    assert told == f"nobody has drawn {TITLE} yet, so there is no picture of it"


def test_it_is_played_against_random_bots(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    lines = iter(["hint", "draw"])

    def typed(prompt: str) -> str:
        line = next(lines, None)
        if line is None:
            raise EOFError
        return line

    monkeypatch.setattr("builtins.input", typed)
    told = works(capsys, "play", GAME, "--plain", "--first", "seated")
    assert "That did not work: no bot has learned Irrigate yet" in told
    assert "player 1: draw" not in told, "people see what they type"
    saved = next(Path().glob(f"{GAME}-*.json"))
    assert json.loads(saved.read_text(encoding="utf-8"))["seats"] == ["player 1", "bot:lively"]
    told = is_refused(capsys, "play", GAME, "--bot", "faber")
    assert told.startswith(f"faber has not learned {TITLE} yet; bots that play it are uniform, ")


def test_what_needs_a_bot_that_knows_the_game_says_so(record: str, capsys: Captured) -> None:
    sentence = f"no bot has learned {TITLE} yet, so none can judge its positions"
    assert is_refused(capsys, "hint", record, "--at", "0") == sentence
    assert is_refused(capsys, "review", record) == sentence
    assert is_refused(capsys, "train", GAME, "--out", "weights.json") == sentence
    for command in ("simulate", "arena"):
        told = is_refused(capsys, command, GAME, "--bots", "lively,tiro", "--out", "out.jsonl")
        assert told.startswith(f"tiro has not learned {TITLE} yet")


def test_bots_that_know_nothing_compete(capsys: Captured) -> None:
    pytest.importorskip("openskill", reason="the extra `arena` is not installed")
    told = works(capsys, "arena", GAME, "--bots", "lively,uniform", "--games", "2")
    assert "A fair share is 50.0 %" in told


def test_learners_are_told_that_it_cannot_be_observed(record: str, capsys: Captured) -> None:
    pytest.importorskip("numpy", reason="the extra `data` is not installed")
    told = is_refused(
        capsys, "dataset", record, "--out", "data", "--format", "numpy", "--workers", "1"
    )
    assert told.startswith(f"{record}:1: {TITLE} has no observation")


def test_decisions_of_a_game_without_a_guide_have_no_chances(
    record: str, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    numpy = pytest.importorskip("numpy", reason="the extra `data` is not installed")
    monkeypatch.setattr(games, "_exists", lambda module: module.endswith(".observe"))
    works(capsys, "dataset", record, "--out", "data", "--format", "numpy", "--workers", "1")
    (part,) = Path("data", GAME).glob("*.npz")
    chances = numpy.load(part)["chances"]
    assert numpy.isnan(chances[:, :2]).all()
