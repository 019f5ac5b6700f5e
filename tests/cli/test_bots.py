"""The commands that let bots compete, advise, review and learn."""

import json
from itertools import cycle
from pathlib import Path
from types import SimpleNamespace
from xml.etree import ElementTree

import pytest

from aquae.bots import bot_called
from aquae.bots.bot import Budget
from aquae.bots.search import Searcher
from aquae.cli import main
from aquae.cli.averages import margin
from aquae.cli.commands.arena import Outcome, rate
from aquae.cli.progress import Progress
from aquae.core.chance import Rng
from aquae.core.record import Record
from aquae.core.state import State
from aquae.draw.scene import distinct_names
from aquae.games import game_called
from tests.facts import fact, names_with_part
from tests.texts import play

Captured = pytest.CaptureFixture[str]
GUIDED = names_with_part("bot.guide")


def test_the_interval_narrows_with_the_games() -> None:
    assert margin([0.0, 1.0] * 50) == pytest.approx(0.0985, abs=0.001)
    assert margin([0.5] * 10) == 0.0
    assert margin([1.0]) == 1.0


def test_even_an_unbroken_row_of_victories_leaves_a_doubt() -> None:
    assert margin([1.0] * 60) == pytest.approx(0.05)
    assert margin([0.0] * 300) == pytest.approx(0.01)


def test_who_wins_more_is_rated_higher() -> None:
    ratings = rate([Outcome(["a", "b"], [1.0, 0.0], 10)] * 20)
    assert ratings["a"][0] > ratings["b"][0]
    twice = rate([Outcome(["a", "b", "b"], [1.0, 0.0, 0.0], 10)] * 20)
    assert twice["a"][0] > twice["b"][0]


def test_a_bot_that_wins_more_than_its_share_is_rated_higher() -> None:
    """Alone among three of another kind one loses most games, and may still be the best."""
    wins = [[1.0, 0.0, 0.0, 0.0]] * 2 + [[0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0], [0, 0, 0, 1.0]]
    outcomes = [Outcome(["a", "b", "b", "b"], shares, 10) for shares in wins] * 20
    ratings = rate(outcomes)
    assert ratings["a"][0] > ratings["b"][0]


@pytest.mark.parametrize("game", GUIDED)
def test_faber_beats_uniform(game: str, tmp_path: Path, capsys: Captured) -> None:
    out = tmp_path / "arena.jsonl"
    arguments = ["arena", game, "--bots", "faber,uniform", "--games", "12", "--out", str(out)]
    assert main(arguments) == 0
    first = capsys.readouterr().out
    line = next(line for line in first.splitlines() if line.startswith("faber"))
    assert float(line.split()[2]) >= fact(game_called(game), "FABER_WINS", 90)
    assert "seat 1:" in first
    assert main(["check", str(out)]) == 0
    assert capsys.readouterr().out == "12 records, 0 failed\n"


def test_an_interrupted_tournament_goes_on(tmp_path: Path, capsys: Captured) -> None:
    out = tmp_path / "arena.jsonl"
    arguments = ["arena", "irrigate", "--bots", "lively,uniform", "--out", str(out)]
    assert main([*arguments, "--games", "8"]) == 0
    whole = out.read_text(encoding="utf-8")
    report = capsys.readouterr().out
    lines = whole.splitlines(keepends=True)
    out.write_text("".join(lines[:5]) + lines[5][:100], encoding="utf-8")  # torn
    assert main([*arguments, "--games", "8"]) == 0
    assert out.read_text(encoding="utf-8") == whole
    assert capsys.readouterr().out == report
    assert main([*arguments, "--games", "8", "--seed", "2"]) == 2
    assert "holds another tournament" in capsys.readouterr().err


def test_games_of_other_bots_are_not_taken_for_this_tournament(
    tmp_path: Path, capsys: Captured
) -> None:
    arguments = ["arena", "irrigate", "--games", "2", "--out", str(tmp_path / "arena.jsonl")]
    assert main([*arguments, "--bots", "lively,uniform"]) == 0
    assert main([*arguments, "--bots", "lively,wilful"]) == 2
    assert "holds another tournament" in capsys.readouterr().err


@pytest.mark.parametrize("content", [b"{\ntorn", b"\xec\xff\ntorn", b"[]\ntorn", b'{"a":1}\ntorn'])
@pytest.mark.parametrize(
    "command",
    [
        "arena irrigate --bots lively,uniform --games 1 --out",
        "simulate irrigate --bots lively --games 1 --resume --out",
        "simulate irrigate --bots architectus --games 1 --resume --out",
        "train irrigate --games 1 --search-games 0 --out weights.json --keep",
    ],
)
def test_a_file_of_something_else_is_not_gone_on_with(
    command: str, content: bytes, tmp_path: Path, capsys: Captured
) -> None:
    path = tmp_path / "notes"
    path.write_bytes(content)
    assert main([*command.split(), str(path)]) == 2
    assert capsys.readouterr().err.startswith(f"aquae: {path} holds ")
    assert path.read_bytes() == content


def test_two_workers_play_the_same_tournament(tmp_path: Path) -> None:
    files = []
    for workers in ("1", "2"):
        out = tmp_path / workers
        arguments = ["arena", "aqua-romana", "--bots", "lively,uniform", "--games", "6"]
        assert main([*arguments, "--workers", workers, "--out", str(out)]) == 0
        files.append(sorted(out.read_text(encoding="utf-8").splitlines()))
    assert files[0] == files[1]


def test_a_pace_gives_every_bot_a_part_of_its_own_time(tmp_path: Path, capsys: Captured) -> None:
    out = tmp_path / "arena.jsonl"
    arguments = ["arena", "irrigate", "--bots", "curator,architectus", "--games", "2"]
    arguments += ["--out", str(out)]
    assert main([*arguments, "--pace", "0.001"]) == 0
    record = json.loads(out.read_text(encoding="utf-8").splitlines()[0])
    assert record["arena"] == {"seed": "1", "number": 0, "seconds": None, "pace": 0.001}
    game, rng = game_called("irrigate"), Rng("1")
    times = [bot_called(name, game, rng, Budget(pace=0.5)) for name in ("curator", "plain")]
    assert [bot.budget.seconds for bot in times if isinstance(bot, Searcher)] == [1.0, 0.15]
    for nonsense in ("0", "-1", "inf", "often"):
        with pytest.raises(SystemExit):
            main([*arguments, "--pace", nonsense])
        assert "is not a number above 0" in capsys.readouterr().err


def test_one_contestant_is_no_tournament(capsys: Captured) -> None:
    assert main(["arena", "irrigate", "--bots", "faber,faber"]) == 2
    assert "at least two different" in capsys.readouterr().err
    assert main(["arena", "irrigate", "--bots", "faber,tiro", "--games", "0"]) == 2
    assert "--games must be at least 1" in capsys.readouterr().err


def finished(game: str, tmp_path: Path, players: str) -> Path:
    path = tmp_path / f"{game}.jsonl"
    arguments = ["simulate", game, "--games", "1", "--bots", "faber", "--players", players]
    assert main([*arguments, "--out", str(path)]) == 0
    return path


@pytest.mark.parametrize("game", GUIDED)
def test_hint_names_actions_chances_and_reasons(
    game: str, tmp_path: Path, capsys: Captured
) -> None:
    path = finished(game, tmp_path, "2")
    at = str(fact(game_called(game), "MIDDLE", 40))
    capsys.readouterr()
    assert main(["legal", str(path), "--at", at]) == 0
    legal = capsys.readouterr().out.splitlines()
    status = main(["hint", str(path), "--at", at, "--seconds", "0.05"])
    captured = capsys.readouterr()
    if status == 2:  # Chance is to act there
        assert "there is nothing to decide in this position" in captured.err
        return
    whose, *lines = captured.out.splitlines()
    assert whose in [f"Faber {number} is to move." for number in ("I", "II")]
    assert lines[0].split("  (")[0] in legal
    assert lines[0].count(" %") == 2
    assert lines[0].count(f" {game_called(game).unit}") == 2
    assert lines[1].startswith("    ")


def test_a_hint_says_why_nobody_has_to_decide(tmp_path: Path, capsys: Captured) -> None:
    path = finished("aquaedukt", tmp_path, "2")
    capsys.readouterr()
    for at, told in (["--at", "0"], "Chance is to move"), ([], "the game is over"):
        assert main(["hint", str(path), *at]) == 2
        assert capsys.readouterr().err.endswith(f"decide in this position: {told}\n")


def test_seats_of_one_name_are_distinct_names() -> None:
    assert distinct_names(["Ann", "bot:tiro", "bot:tiro"]) == ["Ann", "Tiro I", "Tiro II"]
    assert distinct_names(["Faber", "bot:faber"]) == ["Faber I", "Faber II"]


@pytest.mark.parametrize(
    ("game", "players"), list(zip(GUIDED, cycle(["2", "4", "3"]), strict=False))
)
def test_review(game: str, players: str, tmp_path: Path, capsys: Captured) -> None:
    path = finished(game, tmp_path, players)
    picture = tmp_path / "chart.svg"
    capsys.readouterr()
    arguments = ["review", str(path), "--iterations", "12"]
    assert main([*arguments, "--svg", str(picture)]) == 0
    told = capsys.readouterr().out
    assert "Turning points" in told
    assert "luck" in told
    assert main([*arguments, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    record = json.loads(path.read_text(encoding="utf-8"))
    assert len(found["steps"]) == len(record["actions"])
    assert all(abs(sum(step["chances"]) - 1) < 0.01 for step in found["steps"])
    winners = record["result"]["winners"]
    assert found["steps"][-1]["chances"][winners[0]] == pytest.approx(1 / len(winners), abs=0.001)
    assert len(found["turning_points"]) == 3
    for luck, skill in found["luck_and_play"]:
        assert -1.001 <= luck + skill <= 1.001
    lines = ElementTree.fromstring(picture.read_text(encoding="utf-8")).iter()
    assert sum(line.get("class") == "chances" for line in lines) == int(players)


def test_what_no_search_would_try_is_given_away(tmp_path: Path, capsys: Captured) -> None:
    """Who passes twice has resigned (I-34), which a search soon leaves aside."""
    game = game_called("irrigate")
    texts = ["pass", "draw", "tile grey tee", "place 3,1 NES", "pass"]
    result = play(game, game.new(), *texts).result()
    assert result is not None
    record = Record(game, game.complete({}), ["Ann", "Ben"], texts, result.as_record())
    path = tmp_path / "passes.json"
    path.write_text(record.line(), encoding="utf-8")
    assert main(["review", str(path), "--iterations", "200", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["give_aways"][0] == len(texts) - 1
    last = found["steps"][-1]
    assert last["better"] == "draw"
    assert last["given_away"] == pytest.approx(found["steps"][-2]["chances"][0], abs=0.05)


def test_a_review_is_kept_beside_the_record(tmp_path: Path, capsys: Captured) -> None:
    path = finished("aqua-romana", tmp_path, "2")
    assert main(["review", str(path), "--iterations", "5"]) == 0
    assert not path.with_suffix(".review.json").exists(), "nothing is written unasked"
    assert main(["review", str(path), "--keep", "--iterations", "5"]) == 0
    kept = path.with_suffix(".review.json")
    data = json.loads(kept.read_text(encoding="utf-8"))
    data["turning_points"] = [1, 2, 3]
    kept.write_text(json.dumps(data), encoding="utf-8")
    capsys.readouterr()
    assert main(["review", str(path), "--keep", "--iterations", "5", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["turning_points"] == [1, 2, 3]
    assert main(["review", str(path), "--keep", "--iterations", "6", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["key"] != data["key"]


def test_a_review_without_looking_is_refused(tmp_path: Path, capsys: Captured) -> None:
    path = finished("aqua-romana", tmp_path, "2")
    assert main(["review", str(path), "--iterations", "0"]) == 2
    assert "--iterations must be at least 1" in capsys.readouterr().err
    assert not path.with_suffix(".review.json").exists()


def test_a_review_by_bots_that_know_something_else_is_made_again(
    tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = finished("aqua-romana", tmp_path, "2")
    folder = tmp_path / "bots"
    folder.mkdir()
    (tmp_path / "game" / "bot").mkdir(parents=True)
    monkeypatch.setattr("aquae.cli.commands.review.BOTS", folder)
    monkeypatch.setattr("aquae.cli.commands.review.path_of", lambda name: tmp_path / "game")
    keys = []
    for name in ("bots/search.py", "game/bot/weights.json", "bots/search.so"):
        (tmp_path / name).write_text(name, encoding="utf-8")
        capsys.readouterr()
        assert main(["review", str(path), "--keep", "--iterations", "1", "--json"]) == 0
        keys.append(json.loads(capsys.readouterr().out)["key"])
    assert keys[0] != keys[1]
    assert keys[1] == keys[2], "compiled or not, they know the same"


def test_every_record_of_a_file_keeps_its_review(tmp_path: Path) -> None:
    path = tmp_path / "two.jsonl"
    assert main(["simulate", "aqua-romana", "--games", "2", "--out", str(path)]) == 0
    for number in ("1", "2"):
        assert main(["review", str(path), "--keep", "--iterations", "1", "--record", number]) == 0
    first = json.loads(path.with_suffix(".review.json").read_text(encoding="utf-8"))
    second = json.loads(path.with_suffix(".2.review.json").read_text(encoding="utf-8"))
    assert first["key"] != second["key"]


@pytest.mark.parametrize("torn", ['{"key": ', "[]"])
def test_a_torn_review_is_made_again(torn: str, tmp_path: Path, capsys: Captured) -> None:
    path = finished("aqua-romana", tmp_path, "2")
    kept = path.with_suffix(".review.json")
    kept.write_text(torn, encoding="utf-8")
    capsys.readouterr()
    assert main(["review", str(path), "--keep", "--iterations", "1"]) == 0
    assert json.loads(kept.read_text(encoding="utf-8"))["steps"]
    told = capsys.readouterr().out
    assert "Faber II" in told
    after = [line for line in told.splitlines() if line.startswith("  after action")]
    assert len(after) == len(set(after))


def test_a_review_is_told_even_where_it_cannot_be_kept(tmp_path: Path, capsys: Captured) -> None:
    path = finished("aqua-romana", tmp_path, "2")
    path.with_suffix(".review.json").mkdir()
    capsys.readouterr()
    assert main(["review", str(path), "--keep", "--iterations", "1"]) == 0
    captured = capsys.readouterr()
    assert "Turning points" in captured.out
    assert "not kept in" in captured.err


def test_statistics_name_the_file_and_line_of_a_fault(tmp_path: Path, capsys: Captured) -> None:
    path = finished("aqua-romana", tmp_path, "2")
    bad = tmp_path / "bad.jsonl"
    bad.write_text(path.read_text(encoding="utf-8") + "nonsense\n", encoding="utf-8")
    capsys.readouterr()
    assert main(["statistics", str(path), str(bad)]) == 2
    assert f"aquae: {bad}:2: this is not JSON" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("command", "advice"),
    [
        ("simulate irrigate", "the same command with --resume goes on where it was"),
        ("arena irrigate --bots lively,uniform", "the same command goes on where it was"),
        ("train irrigate --games 2 --keep {}", "the same command goes on where it was"),
        ("train irrigate --games 2", "with --keep FILE plays are not lost"),
    ],
)
def test_whoever_interrupts_learns_how_to_go_on(
    command: str,
    advice: str,
    tmp_path: Path,
    capsys: Captured,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def stop(progress: Progress, done: int = 1) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Progress, "advance", stop)
    path = tmp_path / "games.jsonl"
    words = command.format(tmp_path / "plays.jsonl").split()
    assert main([*words, "--out", str(path)]) == 130
    assert f"aquae: interrupted: {advice}\n" in capsys.readouterr().err


def test_a_game_is_not_lost_when_somebody_stops_a_thinking_bot(
    tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    turns = iter(["its first turn"])

    def stop(state: State, _: object) -> int:
        if next(turns, None) is None:
            raise KeyboardInterrupt
        return state.actions()[0]

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("aquae.cli.sitting.bot_called", lambda *_: SimpleNamespace(choose=stop))
    assert main(["play", "irrigate", "--people", "0", "--plain"]) == 130
    (saved,) = tmp_path.glob("irrigate-*.json")
    assert f"--load {saved.name}" in capsys.readouterr().out


def test_a_game_is_not_lost_when_the_terminal_goes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = iter(["draw"])

    def gone(prompt: str) -> str:
        for line in typed:
            return line
        raise OSError(5, "Input/output error")

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("builtins.input", gone)
    assert main(["play", "irrigate", "--plain"]) == 2
    (saved,) = tmp_path.glob("irrigate-*.json")
    assert main(["check", str(saved)]) == 0


def test_statistics_count_seats_lengths_and_endings(tmp_path: Path, capsys: Captured) -> None:
    path = tmp_path / "games.jsonl"
    arguments = ["simulate", "irrigate", "--players", "3", "--games", "8", "--bots", "architectus"]
    assert main([*arguments, "--iterations", "3", "--out", str(path)]) == 0
    again = tmp_path / "again.jsonl"
    assert main([*arguments, "--iterations", "3", "--workers", "2", "--out", str(again)]) == 0
    assert path.read_bytes() == again.read_bytes(), "with iterations the same games are played"
    capsys.readouterr()
    assert main(["statistics", str(path)]) == 0
    out = capsys.readouterr().out
    assert out.startswith("irrigate players=3, bot:architectus\n  8 games\n")
    records = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    for seat in range(3):
        shares = [
            1 / len(r["result"]["winners"]) if seat in r["result"]["winners"] else 0
            for r in records
        ]
        assert f"  seat {seat}: wins {100 * sum(shares) / 8:.1f} %" in out
    assert out.count(" money\n") == 3, "scores of Irrigate are money"
    lengths = [len(record["actions"]) for record in records]
    assert f"  {sum(lengths) / 8:.0f} actions, " in out
    endings = out.splitlines()[-1].removeprefix("  endings: ")
    assert sum(int(share.split()[-2]) for share in endings.split(", ")) in (99, 100, 101)


def test_statistics_need_a_finished_game(capsys: Captured) -> None:
    record = Path(__file__).parents[2] / "docs" / "records" / "irrigate.json"
    assert main(["statistics", str(record)]) == 2
    assert "no finished game" in capsys.readouterr().err


def test_an_unfinished_game_is_not_reviewed(capsys: Captured) -> None:
    record = Path(__file__).parents[2] / "docs" / "records" / "irrigate.json"
    assert main(["review", str(record)]) == 2
    assert "only a finished game can be reviewed" in capsys.readouterr().err


def test_training_finds_weights(tmp_path: Path, capsys: Captured) -> None:
    """The same ones with one process and with two."""
    sizes = ["--games", "20", "--search-games", "3", "--iterations", "4", "--rounds", "2"]
    found = []
    for workers in ["1", "2"]:
        out = tmp_path / f"weights{workers}.json"
        assert main(["train", "irrigate", *sizes, "--workers", workers, "--out", str(out)]) == 0
        found.append(json.loads(out.read_text(encoding="utf-8")))
    assert found[0] == found[1]
    assert any(found[0]["weights"].values())
    assert found[0]["made"]["positions"] > 20
    assert "Cross-entropy" in capsys.readouterr().out


def test_training_finds_a_layer(tmp_path: Path) -> None:
    """The same one when the plays are there already."""
    pytest.importorskip("numpy", reason="the extra `rl` is not installed")
    kept, out = tmp_path / "kept.jsonl", tmp_path / "weights.json"
    sizes = ["--games", "6", "--search-games", "12", "--iterations", "3", "--rounds", "2"]
    arguments = ["train", "aquaedukt", *sizes, "--units", "3", "--continuations", "2"]
    found = []
    for _ in range(2):
        assert main([*arguments, "--keep", str(kept), "--out", str(out)]) == 0
        found.append(out.read_text(encoding="utf-8"))
    assert found[0] == found[1]
    stored = json.loads(found[0])
    features = len(stored["weights"])
    assert len(stored["layer"]["own"]) == len(stored["layer"]["others"]) == 3 * features
    assert all(len(stored["layer"][part]) == 3 for part in ("start", "worth"))
    assert any(stored["hopes"].values())
