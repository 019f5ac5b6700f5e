"""Columns say what the records say."""

import gc
import json
from collections.abc import Iterator
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pyarrow", reason="the extra `data` is not installed")

import pyarrow.parquet

from aquae.bots.guide import guide_for
from aquae.cli import main
from aquae.cli.commands import dataset
from aquae.core.record import Record, parse_line
from aquae.games import game_called, observation_of
from aquae.rl.dataset import BYTES, COLUMNS, ROWS, Part, Writer
from tests.facts import names_with_part

Captured = pytest.CaptureFixture[str]


def simulated(path: Path, game: str, players: int = 3) -> list[Record]:
    arguments = ["simulate", game, "--players", str(players), "--bots", "lively", "--games", "5"]
    assert main([*arguments, "--out", str(path)]) == 0
    return [parse_line(line, game_called) for line in path.read_text("utf-8").splitlines()]


def rows_of(folder: Path) -> list[dict[str, Any]]:
    """The rows of all Parquet files of a game."""
    rows = []
    for path in sorted(folder.glob("*.parquet")):
        rows += pyarrow.parquet.read_table(path).to_pylist()
    return rows


def decisions(play: int, record: Record) -> Iterator[dict[str, Any]]:
    """What the rows of a record with three seats should say."""
    assert record.result is not None
    observation, guide = observation_of(record.game), guide_for(record.game)
    winners = record.result["winners"]
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(3)]
    state = record.state_at(0)
    for step, text in enumerate(record.actions):
        seat = state.to_move
        chairs = [seat, (seat + 1) % 3, (seat + 2) % 3]
        if seat >= 0:
            chances = guide.chances(state)
            yield {
                "play": play,
                "step": step,
                "seat": seat,
                "players": 3,
                "name": "bot:lively",
                "observation": observation.of(state, seat),
                "legal": state.actions(),
                "action": record.game.vocabulary.number(text),
                "shares": [*(shares[chair] for chair in chairs), 0],
                "scores": [*(record.result["scores"][chair] for chair in chairs), 0],
                "chances": [*(chances[chair] for chair in chairs), 0],
            }
        state.apply(record.game.vocabulary.number(text))


@pytest.mark.parametrize("game", names_with_part("observe"))
def test_rows_are_the_decisions_of_the_records(game: str, tmp_path: Path, capsys: Captured) -> None:
    records = simulated(tmp_path / "games.jsonl", game)
    assert main(["dataset", str(tmp_path / "games.jsonl"), "--out", str(tmp_path / "data")]) == 0
    rows = rows_of(tmp_path / "data" / game)
    assert list(rows[0]) == list(COLUMNS)
    expected = [told for play, record in enumerate(records) for told in decisions(play, record)]
    assert len(rows) == len(expected)
    for row, told in zip(rows, expected, strict=True):
        assert row.pop("chances") == pytest.approx(told.pop("chances"), abs=1e-6)
        assert row.pop("shares") == pytest.approx(told.pop("shares"), abs=1e-6)
        assert row == told
    assert f"of {len(records)} plays" in capsys.readouterr().out


def test_parquet_and_numpy_say_the_same(tmp_path: Path) -> None:
    records = tmp_path / "games.jsonl"
    simulated(records, "irrigate", 2)
    for name in ("parquet", "numpy"):
        arguments = ["dataset", str(records), "--format", name, "--workers", "2"]
        assert main([*arguments, "--out", str(tmp_path / name)]) == 0
    rows = rows_of(tmp_path / "parquet" / "irrigate")
    (path,) = (tmp_path / "numpy" / "irrigate").glob("*.npz")
    with np.load(path) as columns:
        for name in ("play", "step", "seat", "players", "action", "shares", "scores", "chances"):
            assert columns[name].tolist() == [row[name] for row in rows]
        assert [bytes(vector) for vector in columns["observation"]] == [
            row["observation"] for row in rows
        ]
        ends = columns["legal_ends"]
        legal = [columns["legal"][a:b].tolist() for a, b in pairwise(ends)]
        assert legal == [row["legal"] for row in rows]
        assert columns["name"].tolist() == [row["name"] for row in rows]


def files_in(folder: Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


@pytest.mark.parametrize("game", names_with_part("observe"))
def test_workers_write_the_same_files(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dataset, "RECORDS", 2)
    simulated(tmp_path / "games.jsonl", game)
    for workers in ("1", "2"):
        arguments = ["dataset", str(tmp_path / "games.jsonl"), "--workers", workers]
        assert main([*arguments, "--out", str(tmp_path / workers)]) == 0
    alone = files_in(tmp_path / "1")
    assert len(alone) == 4  # three parts, and what they mean
    assert files_in(tmp_path / "2") == alone


def test_memory_that_is_kept_is_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rows that are written at once, or a few at a time, are the same rows."""
    simulated(tmp_path / "games.jsonl", "irrigate")
    arguments = ["dataset", str(tmp_path / "games.jsonl"), "--out"]
    assert main([*arguments, str(tmp_path / "once")]) == 0
    monkeypatch.setattr("aquae.rl.dataset.ROWS", 20)
    assert main([*arguments, str(tmp_path / "often")]) == 0
    assert rows_of(tmp_path / "often" / "irrigate") == rows_of(tmp_path / "once" / "irrigate")


def test_many_records_become_several_parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "RECORDS", 2)
    monkeypatch.setattr("aquae.rl.dataset.ROWS", 50)
    records = simulated(tmp_path / "a.jsonl", "irrigate") + simulated(
        tmp_path / "b.jsonl", "aquaedukt"
    )
    files = [str(tmp_path / name) for name in ("a.jsonl", "b.jsonl")]
    assert main(["dataset", *files, "--out", str(tmp_path / "data")]) == 0
    plays = set()
    for game in ("irrigate", "aquaedukt"):
        assert len(list((tmp_path / "data" / game).glob("*.parquet"))) == 3
        plays |= {row["play"] for row in rows_of(tmp_path / "data" / game)}
    assert plays == set(range(len(records)))
    meaning = json.loads((tmp_path / "data" / "irrigate" / "meaning.json").read_text("utf-8"))
    assert meaning["actions"][0] == "draw"
    assert meaning["observation"] == observation_of(game_called("irrigate")).names()


def test_faults_are_named_with_their_place(tmp_path: Path, capsys: Captured) -> None:
    records = tmp_path / "games.jsonl"
    simulated(records, "irrigate")
    lines = records.read_text("utf-8").splitlines()
    wrong = json.loads(lines[2])
    wrong["actions"][0] = "end"
    records.write_text("\n".join([lines[0], lines[1], json.dumps(wrong)]), "utf-8")
    assert main(["dataset", str(records), "--out", str(tmp_path / "data")]) == 2
    assert f"{records}:3: action 0: I-14" in capsys.readouterr().err
    wrong = json.loads(lines[2])
    wrong["result"]["scores"][0] += 1
    records.write_text(json.dumps(wrong), "utf-8")
    assert main(["dataset", str(records), "--out", str(tmp_path / "more")]) == 2
    assert f"{records}:1: the actions give" in capsys.readouterr().err


def test_garbage_is_searched_for_again_afterwards(tmp_path: Path) -> None:
    """Also when a record was refused."""
    records = tmp_path / "games.jsonl"
    records.write_text("{}", "utf-8")
    assert main(["dataset", str(records), "--out", str(tmp_path / "data")]) == 2
    assert gc.isenabled()
    with dataset.no_search_for_garbage():
        assert not gc.isenabled()
        with dataset.no_search_for_garbage():
            pass
        assert not gc.isenabled()
    assert gc.isenabled()


@pytest.mark.parametrize("game", names_with_part("observe"))
def test_a_writer_holds_few_rows(game: str, tmp_path: Path) -> None:
    writer = Writer(game_called(game), Part(tmp_path, 0, "parquet"))
    assert 1000 < writer.most <= ROWS
    assert writer.most * writer.columns.observation.size <= BYTES


def test_plays_that_go_on_are_left_out(tmp_path: Path, capsys: Captured) -> None:
    records = tmp_path / "games.jsonl"
    simulated(records, "irrigate")
    lines = records.read_text("utf-8").splitlines()
    going_on = json.loads(lines[0])
    going_on["actions"], going_on["result"] = going_on["actions"][:1], None
    records.write_text("\n".join([json.dumps(going_on), *lines[1:]]), "utf-8")
    assert main(["dataset", str(records), "--out", str(tmp_path / "data")]) == 0
    told = capsys.readouterr()
    assert "of 4 plays" in told.out
    assert "1 plays that have not ended" in told.err


def test_one_command_plays_the_games_and_writes_their_card(tmp_path: Path) -> None:
    data = tmp_path / "data"
    assert main(["dataset", "--games", "3", "--out", str(data), "--workers", "1"]) == 0
    card = (data / "README.md").read_text("utf-8")
    sums = (data / "SHA256SUMS").read_text("utf-8")
    for game in names_with_part("observe"):
        path = data / game / "games.jsonl"
        records = [parse_line(line, game_called) for line in path.read_text("utf-8").splitlines()]
        assert [len(record.seats) for record in records] == [2, 3, 4]
        rows = rows_of(data / game)
        for row in rows:
            record = records[row["play"]]
            assert record.game.vocabulary.text(row["action"]) == record.actions[row["step"]]
            assert row["name"] == record.seats[row["seat"]]
        digest = sha256(path.read_bytes()).hexdigest()
        assert f"{digest}  {game}/games.jsonl" in sums
        assert f"| `{game}` | version {game_called(game).rules} | {len(rows):,} |" in card
        assert digest in card


def test_games_are_the_same_however_many_workers_play_them(tmp_path: Path) -> None:
    for workers in ("1", "2"):
        out = ["--out", str(tmp_path / workers), "--workers", workers, "--format", "numpy"]
        assert main(["dataset", "--games", "2", "--seed", "x", *out]) == 0
    alone = files_in(tmp_path / "1")
    assert files_in(tmp_path / "2") == alone
    assert b"aquae dataset --games 2 --seed x --format numpy" in alone["README.md"]


def test_files_or_games_are_to_be_named(tmp_path: Path, capsys: Captured) -> None:
    for asked in ([], ["x.jsonl", "--games", "3"]):
        assert main(["dataset", *asked, "--out", str(tmp_path / "data")]) == 2
        assert "name files of records, or say with --games" in capsys.readouterr().err


def test_a_full_folder_is_left_alone(tmp_path: Path, capsys: Captured) -> None:
    assert main(["dataset", "x.jsonl", "--out", str(tmp_path / "new")]) == 2
    (tmp_path / "thing").touch()
    assert main(["dataset", "x.jsonl", "--out", str(tmp_path)]) == 2
    assert "is not empty" in capsys.readouterr().err
