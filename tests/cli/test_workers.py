"""Work spread over processes and over a cluster: the same results, and nothing done twice."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from aquae.bots.guide import guide_for
from aquae.cli import main
from aquae.cli.training_plays import TrainingPlay, play_through
from aquae.cli.workers import AHEAD, Crew, join, spread
from aquae.core.errors import AquaeError
from aquae.games import game_called

Captured = pytest.CaptureFixture[str]
SIMULATION = ["simulate", "irrigate", "--games", "9", "--bots", "lively", "--seed", "r"]
TOURNAMENT = ["arena", "aquaedukt", "--bots", "lively,uniform", "--games", "6"]
TRAINING = ["train", "irrigate", "--games", "12", "--search-games", "3", "--iterations", "2"]


def double(number: int) -> int:
    return 2 * number


def fail(number: int) -> int:
    raise ValueError(f"no {number}")


@pytest.mark.parametrize("workers", [1, 2])
def test_results_come_in_order(workers: int) -> None:
    assert list(spread(double, range(30), Crew(workers))) == list(range(0, 60, 2))
    unordered = spread(double, range(30), Crew(workers), in_order=False)
    assert sorted(unordered) == list(range(0, 60, 2))


def test_no_more_is_taken_than_is_needed_soon() -> None:
    taken = []

    def endless() -> Iterator[int]:
        number = 0
        while True:
            taken.append(number)
            yield number
            number += 1

    results = spread(double, endless(), Crew(2))
    assert [next(results) for _ in range(3)] == [0, 2, 4]
    assert len(taken) <= 3 + AHEAD * 2
    results.close()  # type: ignore[attr-defined]


def test_errors_come_through() -> None:
    with pytest.raises(ValueError, match="no 0"):
        list(spread(fail, range(3), Crew(2)))


def die(number: int) -> int:
    if number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def sleep_long(number: int) -> int:
    time.sleep(600 if number else 0)
    return number


def test_a_worker_that_dies_is_noticed() -> None:
    with pytest.raises(AquaeError, match="a worker process has died"):
        list(spread(die, range(6), Crew(2)))


def test_who_stops_early_does_not_wait() -> None:
    started = time.monotonic()
    results = spread(sleep_long, range(3), Crew(2))
    assert next(results) == 0
    results.close()  # type: ignore[attr-defined]
    assert time.monotonic() - started < 60


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_a_killed_command_leaves_no_workers(tmp_path: Path, number: signal.Signals) -> None:
    """They have its output in common, which ends when the last of them has gone."""
    out = tmp_path / "games.jsonl"
    arguments = ["simulate", "irrigate", "--bots", "faber", "--games", "100000", "--workers", "2"]
    command = subprocess.Popen(
        [sys.executable, "-m", "aquae", *arguments, "--out", str(out)],
        stderr=subprocess.PIPE,
    )
    try:
        deadline = time.monotonic() + 60
        while not out.exists() or out.stat().st_size == 0:
            assert time.monotonic() < deadline, "nothing was played"
            time.sleep(0.1)
    finally:
        command.send_signal(number)
    command.communicate(timeout=60)
    assert command.returncode == -number


def test_an_interrupted_simulation_goes_on(tmp_path: Path, capsys: Captured) -> None:
    out = tmp_path / "games.jsonl"
    arguments = [*SIMULATION, "--out", str(out), "--resume"]
    assert main(arguments) == 0
    whole = out.read_bytes()
    lines = whole.splitlines(keepends=True)
    out.write_bytes(b"".join(lines[:4]) + lines[4][:50])  # torn
    assert main(arguments) == 0
    assert out.read_bytes() == whole
    assert capsys.readouterr().err.splitlines()[-1].startswith("5 games, ")
    assert main([*arguments, "--seed", "other"]) == 2
    assert "holds another simulation" in capsys.readouterr().err
    assert out.read_bytes() == whole


def test_a_simulation_by_the_clock_goes_on(tmp_path: Path, capsys: Captured) -> None:
    out = tmp_path / "games.jsonl"
    assert main([*SIMULATION, "--out", str(out), "--games", "2"]) == 0
    line = json.loads(out.read_text(encoding="utf-8").splitlines()[0])
    line["seats"] = ["bot:architectus", "bot:architectus"]
    out.write_text(json.dumps(line) + "\n", encoding="utf-8")
    arguments = [*SIMULATION, "--out", str(out), "--games", "1", "--resume", "--bots"]
    assert main([*arguments, "architectus"]) == 0
    assert main([*arguments, "curator"]) == 2


def test_interrupted_training_goes_on(tmp_path: Path, capsys: Captured) -> None:
    kept, out = tmp_path / "kept.jsonl", tmp_path / "weights.json"
    arguments = [*TRAINING, "--keep", str(kept), "--out", str(out)]
    assert main(arguments) == 0
    first, plays = out.read_bytes(), kept.read_bytes()
    kept.write_bytes(plays[: len(plays) // 2])
    assert main(arguments) == 0
    assert out.read_bytes() == first
    assert kept.read_bytes() == plays
    assert main([*arguments, "--workers", "2"]) == 0
    assert out.read_bytes() == first
    assert main([*arguments, "--seed", "other"]) == 2
    assert "holds other plays" in capsys.readouterr().err


def test_plays_survive_the_way_between_processes() -> None:
    guide = guide_for(game_called("irrigate"))
    weights = dict(zip(guide.feature_names(), guide.weights, strict=True))
    play = TrainingPlay("irrigate", 1, weights, "1", 1)
    (there,) = spread(play_through, [play], Crew(2))
    assert there == play_through(play)


def test_unknown_places_are_refused(capsys: Captured) -> None:
    assert main([*SIMULATION, "--out", "-", "--on", "moon"]) == 2
    assert "--on is ray, ray:local or ray:ADDRESS, not 'moon'" in capsys.readouterr().err


def test_without_ray_it_is_said_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main([*SIMULATION, "--out", os.devnull, "--on", "ray"]) == 2
    assert "pip install 'ray>=" in capsys.readouterr().err


by_ray = pytest.mark.filterwarnings("ignore::FutureWarning", "ignore::ResourceWarning")


def lines_of(arguments: list[str], out: Path) -> list[bytes]:
    assert main([*arguments, "--out", str(out)]) == 0
    return sorted(out.read_bytes().splitlines())


def parts_in(folder: Path) -> dict[str, bytes]:
    parts = {path.name: path.read_bytes() for path in folder.glob("*/*")}
    assert "part-00000.parquet" in parts
    return parts


@by_ray
def test_a_cluster_of_two_simulates_the_same(tmp_path: Path) -> None:
    ray = pytest.importorskip("ray", reason="the extra `ray` is not installed")
    here = lines_of(SIMULATION, tmp_path / "here")
    on_ray = [*SIMULATION, "--on", "ray:local", "--workers", "2"]
    assert lines_of(on_ray, tmp_path / "there") == here
    assert not ray.is_initialized()


@by_ray
def test_a_cluster_that_is_there_is_used(tmp_path: Path) -> None:
    """Tournament, training, a simulation taken up again and its data, on one cluster of two."""
    ray = pytest.importorskip("ray", reason="the extra `ray` is not installed")
    join(ray, "local", 2)
    try:
        for name, arguments in (("arena", TOURNAMENT), ("train", TRAINING)):
            here = lines_of(arguments, tmp_path / name)
            assert lines_of([*arguments, "--on", "ray"], tmp_path / f"{name}.ray") == here
        whole = lines_of(SIMULATION, tmp_path / "games")
        torn = tmp_path / "torn"
        torn.write_bytes((tmp_path / "games").read_bytes()[:3000])
        assert lines_of([*SIMULATION, "--on", "ray", "--resume"], torn) == whole
        pytest.importorskip("pyarrow", reason="the extra `data` is not installed")
        records = ["dataset", str(tmp_path / "games"), "--out"]
        assert main([*records, str(tmp_path / "here")]) == 0
        assert main([*records, str(tmp_path / "there"), "--on", "ray"]) == 0
        assert parts_in(tmp_path / "there") == parts_in(tmp_path / "here")
        assert ray.is_initialized()
    finally:
        ray.shutdown()
