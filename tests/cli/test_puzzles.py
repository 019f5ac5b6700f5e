"""`aquae puzzles`: mined, gone on with, picked and checked."""

import json
from pathlib import Path

import pytest

from aquae.cli import main

Captured = pytest.CaptureFixture[str]
MINE = ["puzzles", "mine", "aquaedukt", "--seed", "a", "--games"]


@pytest.fixture(scope="module")
def vein(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("mine") / "mined.jsonl"
    assert main([*MINE, "2", "--out", str(path)]) == 0
    return path


def lines_of(path: Path) -> list[str]:
    return sorted(path.read_text().splitlines())


def test_mining_goes_on_where_it_was(vein: Path, tmp_path: Path, capsys: Captured) -> None:
    torn = tmp_path / "torn.jsonl"
    torn.write_text(vein.read_text()[:-20])
    assert main([*MINE, "2", "--out", str(torn), "--workers", "2"]) == 0
    assert capsys.readouterr().out.startswith("1 games")
    assert lines_of(torn) == lines_of(vein)
    assert main([*MINE, "2", "--out", str(torn)]) == 0
    assert capsys.readouterr().out.startswith("0 games, 0 puzzles")


def test_records_are_mined_too(vein: Path, tmp_path: Path) -> None:
    records, out = tmp_path / "records.jsonl", tmp_path / "mined.jsonl"
    line = ["--bots", "faber", "--games", "1", "--seed", "1", "--out", str(records)]
    assert main(["simulate", "aquaedukt", *line]) == 0
    assert main(["puzzles", "mine", str(records), "--out", str(out)]) == 0
    (found,) = lines_of(out)
    assert json.loads(found)["source"] == "records.jsonl"


def test_other_files_are_not_written_to(tmp_path: Path, capsys: Captured) -> None:
    other = tmp_path / "other.jsonl"
    other.write_text('{"format":"aquae/1"}\n')
    assert main([*MINE, "1", "--out", str(other)]) == 2
    assert "holds something else" in capsys.readouterr().err
    assert other.read_text() == '{"format":"aquae/1"}\n'
    assert main([*MINE, "1"]) == 2


def test_what_was_picked_is_checked(vein: Path, tmp_path: Path, capsys: Captured) -> None:
    chosen = tmp_path / "puzzles.jsonl"
    assert main(["puzzles", "pick", str(vein), "--out", str(chosen)]) == 0
    count = len(lines_of(chosen))
    assert count >= 1
    capsys.readouterr()
    assert main(["puzzles", "check", str(chosen), "--iterations", "2000"]) == 0
    assert capsys.readouterr().out == f"{count} puzzles, 0 failed\n"


def test_every_fault_is_found(vein: Path, tmp_path: Path, capsys: Captured) -> None:
    chosen, bad = tmp_path / "puzzles.jsonl", tmp_path / "bad.jsonl"
    assert main(["puzzles", "pick", str(vein), "--most", "1", "--out", str(chosen)]) == 0
    puzzle = json.loads(chosen.read_text())
    other = puzzle["costs"].index("0") - 1
    swapped = list(puzzle["costs"])
    swapped[other], swapped[other + 1] = swapped[other + 1], swapped[other]
    faulty = [
        {**puzzle, "themes": ["nothing"]},
        {**puzzle, "link": puzzle["link"][:-3]},
        {**puzzle, "costs": "".join(swapped)},
        {"link": puzzle["link"]},
    ]
    bad.write_text("".join(json.dumps(one) + "\n" for one in faulty))
    capsys.readouterr()
    assert main(["puzzles", "check", str(bad), "--iterations", "0"]) == 1
    told = capsys.readouterr().out
    assert told.endswith("4 puzzles, 4 failed\n")
    assert main(["puzzles", "check", str(bad), "--iterations", "0", "--every", "4"]) == 1
    assert capsys.readouterr().out.endswith("1 puzzles, 1 failed\n")
