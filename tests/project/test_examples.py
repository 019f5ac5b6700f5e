"""The examples run, and the one that learns does learn."""

import ast
import json
import re
import runpy
import sys
from pathlib import Path
from typing import Any

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


def shown(thing: object) -> str:
    """How a notebook shows something: as a picture, as a table, or as text."""
    for way in ("_repr_svg_", "_repr_html_"):
        if hasattr(thing, way):
            return str(getattr(thing, way)())
    return repr(thing)


def run_cell(source: str, names: dict[str, Any]) -> str:
    """Run the lines of a cell; what its last expression looks like."""
    body = ast.parse(source).body
    last = body.pop() if isinstance(body[-1], ast.Expr) else None
    exec(compile(ast.Module(body, []), "cell", "exec"), names)
    if not isinstance(last, ast.Expr):
        return ""
    return shown(eval(compile(ast.Expression(last.value), "cell", "eval"), names))


def test_notebook(capsys: Captured) -> None:
    cells = json.loads((FOLDER / "notebook.ipynb").read_text(encoding="utf-8"))["cells"]
    codes = [cell for cell in cells if cell["cell_type"] == "code"]
    assert all(not cell["outputs"] for cell in codes), "clear the outputs before you commit"
    names: dict[str, Any] = {}
    told = "\n".join(run_cell("".join(cell["source"]), names) for cell in codes)
    told += capsys.readouterr().out
    assert "['draw', 'pass']" in told
    assert "I-13: place the drawn tile first" in told
    assert told.count("<svg") == 3
    assert "<th>promises</th>" in told
    assert re.search(r"faber wins ([6-9]|10) of 10 games against tiro", told)
    assert "Turning points" in told
