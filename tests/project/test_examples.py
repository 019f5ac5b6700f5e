"""The examples run, and the one that learns does learn."""

import re
import runpy
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "examples"
Captured = pytest.CaptureFixture[str]


def run(name: str, *arguments: str, monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> str:
    monkeypatch.setattr(sys, "argv", [name, *arguments])
    monkeypatch.syspath_prepend(str(FOLDER))
    runpy.run_path(str(FOLDER / name), run_name="__main__")
    return capsys.readouterr().out


def test_write_a_bot(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    told = run("write_a_bot.py", monkeypatch=monkeypatch, capsys=capsys)
    found = re.search(r"Greedy (\d+), uniform (\d+)", told)
    assert found is not None
    assert int(found[1]) > int(found[2])


def test_match_against_faber(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    arguments = ("irrigate", "4")
    told = run("match_against_faber.py", *arguments, monkeypatch=monkeypatch, capsys=capsys)
    assert re.search(r"Greedy takes \d+% of 4 games of irrigate from faber", told)


def test_learn(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    pytest.importorskip("numpy", reason="the extra `rl` is not installed")
    told = run("learn.py", monkeypatch=monkeypatch, capsys=capsys)
    found = re.search(r"before learning ([+-][\d.]+), after ([+-][\d.]+)", told)
    assert found is not None
    assert float(found[1]) < 0.3
    assert float(found[2]) > 0.7
    assert told.index("draw") < told.index("pass")


def test_pettingzoo_loop(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    pytest.importorskip("pettingzoo", reason="the extra `rl` is not installed")
    told = run("pettingzoo_loop.py", monkeypatch=monkeypatch, capsys=capsys)
    assert told.startswith("player_0: builder ")
    assert "'player_2': " in told.splitlines()[-1]


def test_openspiel_mcts(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    pytest.importorskip("pyspiel", reason="the extra `openspiel` is not installed")
    told = run("openspiel_mcts.py", "5", monkeypatch=monkeypatch, capsys=capsys)
    assert re.search(r"Returns: \[-?[01]\.0, -?[01]\.0\]", told)
