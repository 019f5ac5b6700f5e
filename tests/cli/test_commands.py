"""The `aquae` command, called the way people call it."""

import json
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest

from aquae.bots import BOTS
from aquae.cli import main
from aquae.games import game_names

Captured = pytest.CaptureFixture[str]


@pytest.fixture
def records(tmp_path: Path) -> Path:
    """Three finished games of Aquädukt."""
    path = tmp_path / "records.jsonl"
    assert main(["simulate", "aquaedukt", "--games", "3", "--out", str(path)]) == 0
    return path


def aquae(*arguments: str, typed: str = "", folder: Path | None = None) -> tuple[int, str, str]:
    """The real command in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "aquae", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        cwd=folder,
        timeout=60,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


def test_help_names_every_command_and_loads_no_engine() -> None:
    status, out, _ = aquae("--help")
    assert status == 0
    for command in ("games", "rules", "play", "simulate", "check", "show", "legal", "why", "perft"):
        assert command in out
    loaded = "import sys; from aquae.cli.main import parser; parser(); print(*sys.modules)"
    modules = subprocess.check_output([sys.executable, "-c", loaded], text=True).split()
    assert not [name for name in modules if name.endswith((".board", ".words"))]


@pytest.mark.parametrize("command", ["arena", "simulate"])
def test_help_names_every_bot(command: str, capsys: Captured) -> None:
    with pytest.raises(SystemExit):
        main([command, "--help"])
    told = " ".join(capsys.readouterr().out.split())
    assert not [name for name in [*BOTS, "tiro:100", "module:Class"] if name not in told]


def test_games_lists_options_and_defaults(capsys: Captured) -> None:
    assert main(["games"]) == 0
    out = capsys.readouterr().out
    for name in game_names():
        assert f"\n{name}: " in "\n" + out
    assert "mountains=flat | hidden" in out
    assert "2 to 4 players" in out


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["simulate", "chess", "--out", "x"], "no game called 'chess'"),
        (["simulate", "irrigate", "--players", "7", "--out", "x"], "players is 2, 3, 4; not 7"),
        (["simulate", "irrigate", "--option", "x", "--out", "x"], "not of the form KEY=VALUE"),
        (["simulate", "irrigate", "--option", "x=1", "--out", "x"], "no option x"),
        (["simulate", "irrigate", "--bots", "hal", "--out", "x"], "no bot called 'hal'"),
        (["simulate", "irrigate", "--bots", "lively,lively,lively", "--out", "x"], "3 bots for 2"),
        (["simulate", "irrigate", "--workers", "0", "--out", "x"], "at least 1"),
        (["simulate", "irrigate", "--out", "/no/such/folder/x"], "/no/such/folder/x"),
        (["simulate", "aquaedukt", "--option", "board=@/no/file", "--out", "x"], "/no/file"),
        (["simulate", "aquaedukt", "--option", "board=number:x", "--out", "x"], "whole number"),
        (["simulate", "aquaedukt", "--option", "board=atlantis", "--out", "x"], "A-02"),
        (["simulate", "aqua-romana", "--option", "layout=Y a1 b1", "--out", "x"], "R-0"),
        (["simulate", "aqua-romana", "--option", "players=9", "--out", "x"], "not 9"),
        (["games", "--option", "layout=number:4"], "need the name of a game"),
        (["games", "aqua-romana", "--players", "9", "--option", "layout=number:4"], "not 9"),
        (["check", "/no/such/file"], "/no/such/file: No such file"),
        (["show", "/no/such/file"], "/no/such/file"),
        (["play", "irrigate", "--people", "3"], "--people is 3, but only 2 can play"),
        (["perft", "chess"], "no game called"),
    ],
)
def test_bad_input_is_explained(arguments: list[str], complaint: str, capsys: Captured) -> None:
    assert_explained(arguments, complaint, capsys)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["serve", "--port", "70000"], "--port is at most 65535, not 70000"),
        (["serve", "--url", "games.example"], "--url is like https://games.example"),
    ],
)
def test_bad_input_of_the_server_is_explained(
    arguments: list[str], complaint: str, capsys: Captured
) -> None:
    pytest.importorskip("uvicorn")
    assert_explained(arguments, complaint, capsys)


def assert_explained(arguments: list[str], complaint: str, capsys: Captured) -> None:
    """The command says this and nothing worse."""
    assert main(arguments) == 2
    captured = capsys.readouterr()
    assert complaint in captured.err
    assert captured.err.startswith("aquae: ")
    assert "Traceback" not in captured.err


@pytest.mark.parametrize("arguments", [["fly"], ["simulate", "irrigate", "--games", "-1"]])
def test_bad_arguments_end_with_status_2(arguments: list[str], capsys: Captured) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(arguments)
    assert stopped.value.code == 2
    assert "usage: aquae" in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments", [["simulate", "irrigate", "--out", "x", "--games"], ["show", "x", "--at"]]
)
def test_a_number_below_0_is_refused_in_words(arguments: list[str], capsys: Captured) -> None:
    with pytest.raises(SystemExit):
        main([*arguments, "-1"])
    assert "'-1' is not a whole number from 0 on" in capsys.readouterr().err


@pytest.mark.parametrize("game", game_names())
def test_simulate_writes_the_same_file_whatever_the_workers(game: str, tmp_path: Path) -> None:
    contents = set()
    for workers in ("1", "2", "3"):
        path = tmp_path / workers
        arguments = ["simulate", game, "--players", "3", "--games", "7", "--seed", "x"]
        status, _, err = aquae(
            *arguments, "--bots", "lively", "--workers", workers, "--out", str(path)
        )
        assert status == 0, err
        assert "7 games, " in err
        assert " actions/s" in err
        contents.add(path.read_bytes())
    assert len(contents) == 1
    assert main(["check", str(path)]) == 0


def test_simulate_takes_boards_from_files_and_numbers(tmp_path: Path, capsys: Captured) -> None:
    out = tmp_path / "out.jsonl"
    assert main(["simulate", "aquaedukt", "--option", "board=number:5", "--out", str(out)]) == 0
    board = json.loads(out.read_text().splitlines()[0])["options"]["board"]
    drawing = tmp_path / "board.txt"
    drawing.write_text("# mine\n" + board.replace("/", "\n").replace(",", " "))
    other = tmp_path / "other.jsonl"
    assert (
        main(["simulate", "aquaedukt", "--option", f"board=@{drawing}", "--out", str(other)]) == 0
    )
    assert out.read_bytes() == other.read_bytes()
    assert main(["check", str(out)]) == 0
    assert capsys.readouterr().out == "100 records, 0 failed\n"


def test_simulate_makes_layouts_up_for_as_many_as_play(tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    arguments = ["--option", "layout=number:5", "--games", "1", "--out", str(out)]
    assert main(["simulate", "aqua-romana", "--option", "players=3", *arguments]) == 0
    for_three = json.loads(out.read_text())["options"]["layout"]
    out.unlink()
    assert main(["simulate", "aqua-romana", "--players", "2", *arguments]) == 0
    for_two = json.loads(out.read_text())["options"]["layout"]
    assert (for_three.count("/"), for_two.count("/")) == (2, 3)


def test_games_shows_one_with_its_board(capsys: Captured) -> None:
    assert main(["games", "aqua-romana", "--players", "3", "--option", "layout=number:4"]) == 0
    shown = capsys.readouterr().out
    assert "layout=roma | number:N | TEXT" in shown
    assert "Aqua Romana  player 1 sets up" in shown
    assert "B player 3" in shown
    assert "Y4" in shown
    assert "irrigate: " not in shown


def test_check_names_the_first_fault_of_each_bad_record(records: Path, capsys: Captured) -> None:
    lines = records.read_text().splitlines()
    broken = json.loads(lines[1])
    broken["actions"][9] = "spring Z9"
    records.write_text("\n".join([lines[0], json.dumps(broken), "", lines[2], "nonsense"]))
    capsys.readouterr()
    assert main(["check", str(records)]) == 1
    out = capsys.readouterr().out.splitlines()
    assert out[0].startswith(
        f"{records}:2: action 9: N-01: 'spring Z9': 'spring Z9' is not an action"
    )
    assert out[1].startswith(f"{records}:5: this is not JSON")
    assert out[-1] == "4 records, 2 failed"


def test_check_is_not_upset_by_a_file_that_is_one_huge_number(
    tmp_path: Path, capsys: Captured
) -> None:
    path = tmp_path / "number.json"
    path.write_text("9" * 5000)
    assert main(["check", str(path)]) == 1
    assert capsys.readouterr().out.startswith(f"{path}:1: this is not JSON")


def test_check_overlooks_the_mark_that_some_editors_put_first(
    records: Path, capsys: Captured
) -> None:
    records.write_text(records.read_text(encoding="utf-8"), encoding="utf-8-sig")
    capsys.readouterr()
    assert main(["check", str(records)]) == 0


def test_check_reads_one_record_over_many_lines(records: Path, capsys: Captured) -> None:
    record = json.loads(records.read_text().splitlines()[0])
    records.write_text(json.dumps(record, indent=2))
    capsys.readouterr()
    assert main(["check", str(records), str(records)]) == 0
    assert capsys.readouterr().out == "2 records, 0 failed\n"


def test_a_game_travels_in_a_link(records: Path, capsys: Captured) -> None:
    capsys.readouterr()
    page = "https://example.org/aquae/"
    assert main(["link", str(records), "--record", "2", "--page", page]) == 0
    link = capsys.readouterr().out.strip()
    assert link.startswith(f"{page}#/replay/")
    assert main(["check", link, str(records)]) == 0
    assert capsys.readouterr().out == "4 records, 0 failed\n"
    assert main(["legal", link, "--at", "0"]) == 0
    assert capsys.readouterr().out.startswith("mountain")
    assert main(["check", link[:-9]]) == 1
    assert "this link is damaged" in capsys.readouterr().out


def test_legal_and_why(records: Path, capsys: Captured) -> None:
    capsys.readouterr()
    assert main(["legal", str(records), "--at", "8"]) == 0
    legal = capsys.readouterr().out.splitlines()
    assert legal == sorted(legal)
    assert "roll" in legal
    assert main(["why", str(records), "--at", "8", "roll"]) == 0
    assert capsys.readouterr().out == "roll: legal\n"
    assert main(["why", str(records), "--at", "8", "canal C4-D4"]) == 1
    assert capsys.readouterr().out.startswith("A-21: C4-D4 does not start at a spring")
    assert main(["why", str(records), "--at", "8", "canal"]) == 2
    assert capsys.readouterr().out.startswith("N-01: 'canal' is not an action of Aquädukt")
    assert main(["why", str(records), "--at", "8", "E4"]) == 0
    assert capsys.readouterr().out.startswith("possible: spring E4\n")
    assert main(["why", str(records), "--at", "8", "C4-D4"]) == 1
    assert capsys.readouterr() == (
        "A-21: C4-D4 does not start at a spring or at the open end of a canal (canal C4-D4)\n",
        "(aquae rules aquaedukt A-21 prints the rule)\n",
    )
    assert main(["legal", str(records), "--at", "9999"]) == 2
    assert "there is no position 9999" in capsys.readouterr().err
    assert main(["legal", str(records), "--record", "4"]) == 2
    assert "there is no record 4: the file has 3" in capsys.readouterr().err


def test_show_draws_text_and_pictures(records: Path, tmp_path: Path, capsys: Captured) -> None:
    assert main(["show", str(records), "--at", "12"]) == 0
    out = capsys.readouterr().out
    assert "Aquädukt" in out
    assert "\x1b[" not in out
    picture = tmp_path / "picture.svg"
    assert main(["show", str(records), "--at", "12", "--svg", str(picture)]) == 0
    assert picture.read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.parametrize(
    ("arguments", "counts"),
    [
        # 92 first spaces; each second mountain has one space less; then 90 (A-08 bites later).
        (["aquaedukt", "--depth", "2"], [92, 92 * 91]),
        # Four kinds of builder on 38 slots, then on the 37 left.
        (["aqua-romana", "--depth", "2"], [152, 152 * 148]),
        # draw or pass; then 9 faces, or the other seat's draw or pass.
        (["irrigate", "--depth", "2"], [2, 9 + 2]),
    ],
)
def test_perft_counts(arguments: list[str], counts: list[int], capsys: Captured) -> None:
    assert main(["perft", *arguments]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [int(line.split()[1]) for line in lines] == counts


def test_a_reader_that_leaves_early_is_no_error(records: Path) -> None:
    command = f"{sys.executable} -m aquae legal {records} --at 0 | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=True)
    assert done.stdout.startswith("mountain")
    assert done.stderr == ""


def test_play_survives_nonsense_and_saves(tmp_path: Path) -> None:
    typed = "fly to the moon\n?\n? Na\nwhy shift Na\nundo\nbuilder curve Na\nundo\n"
    typed += "builder joker Nb\nbuilder curve Nb\nsave /no/such/folder/x\nsave my.json\n\nquit\n"
    command = ["play", "aqua-romana", "--first", "seated"]
    status, out, err = aquae(*command, typed=typed, folder=tmp_path)
    assert (status, err) == (0, "")
    assert "N-01: “fly to the moon” is not an action of Aqua Romana" in out
    assert "You have nothing to undo." in out
    assert "The dice stay as they fell" in out
    assert "That did not work: " in out
    assert "Saved" in out
    saved = json.loads((tmp_path / "my.json").read_text(encoding="utf-8"))
    assert saved["actions"][0] == "builder curve Nb"
    assert saved["result"] is None
    assert main(["check", str(tmp_path / "my.json")]) == 0
    kept = list(tmp_path.glob("aqua-romana-*.json"))
    assert len(kept) == 1
    status, out, _ = aquae("play", "aqua-romana", "--load", str(kept[0]), folder=tmp_path)
    assert status == 0
    assert "Saved" in out


def test_who_wants_it_plain_hears_what_is_asked_and_may_look(tmp_path: Path) -> None:
    arguments = ["play", "irrigate", "--people", "2", "--name", "Ann", "--name", "Ben", "--plain"]
    arguments += ["--first", "seated"]
    _, out, _ = aquae(*arguments, typed="pass\nlog\nsave my.json\nquit\n", folder=tmp_path)
    assert "Irrigate  Ben" in out
    assert "  pass                 Ann passes.\n" in out
    assert "piles:" not in out, "the table is drawn only for who asks"
    again = ["play", "irrigate", "--load", str(tmp_path / "my.json"), "--plain"]
    _, out, _ = aquae(*again, typed="show\nquit\n", folder=tmp_path)
    assert out.count("  pass                 Ann passes.\n") == 1, (
        "what happened last is told again"
    )
    assert "piles:" in out


def test_a_whole_game_is_played_by_typing(tmp_path: Path) -> None:
    """Two people who only ever draw, place and end; the record holds the dice."""
    typed = "pass\npass\npass\npass\n"
    status, out, _ = aquae("play", "irrigate", "--people", "2", typed=typed, folder=tmp_path)
    assert status == 0
    assert "The game is over. All others have withdrawn" in out
    (saved,) = tmp_path.glob("irrigate-*.json")
    record = json.loads(saved.read_text(encoding="utf-8"))
    assert record["result"] is not None
    assert set(record["dice"]) == {"commitment", "salts", "secret", "start"}
    assert f"The lot decides: {record['seats'][0]} begins." in out
    assert main(["check", str(saved)]) == 0


def test_the_die_says_who_begins_and_the_record_proves_it(tmp_path: Path, capsys: Captured) -> None:
    command = ["play", "aquaedukt", "--people", "2", "--name", "Ann", "--name", "Ben", "--plain"]
    _, out, _ = aquae(*command, typed="save my.json\nquit\n", folder=tmp_path)
    path = tmp_path / "my.json"
    record = json.loads(path.read_text(encoding="utf-8"))
    start = record["dice"]["start"]
    assert start["by"] == "die"
    assert record["seats"] == [["Ann", "Ben"], ["Ben", "Ann"]][start["first"]]
    ann, ben = start["rolls"][0]
    assert f"Ann rolled {ann}, Ben {ben}" in out
    assert main(["check", str(path)]) == 0
    start["rolls"][-1][start["first"]] -= 1
    path.write_text(json.dumps(record), encoding="utf-8")
    assert main(["check", str(path)]) == 1
    assert "for who begins, not" in capsys.readouterr().out
    again = ["play", "aquaedukt", "--load", str(path), "--first", "die"]
    assert main(again) == 2
    assert "a saved game has begun" in capsys.readouterr().err


def test_bots_of_one_name_are_told_apart_in_play(tmp_path: Path) -> None:
    command = ["play", "aqua-romana", "--players", "3", "--bot", "tiro", "--first", "seated"]
    _, out, _ = aquae(*command, typed="builder curve Nb\nquit\n", folder=tmp_path)
    for number in ("I", "II"):
        assert f" Tiro {number} puts a builder" in out
        assert f" Tiro {number}  " in out, "in the drawing"


def test_games_that_end_in_one_second_are_all_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("time.strftime", lambda _: "20260101-120000")
    for _ in range(3):
        monkeypatch.setattr("sys.stdin", StringIO("draw\nquit\n"))
        assert main(["play", "irrigate", "--people", "2"]) == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "irrigate-20260101-120000-2.json",
        "irrigate-20260101-120000-3.json",
        "irrigate-20260101-120000.json",
    ]


def test_loading_the_wrong_game_is_refused(records: Path, capsys: Captured) -> None:
    assert main(["play", "irrigate", "--load", str(records)]) == 2
    assert "is a game of aquaedukt, not irrigate" in capsys.readouterr().err
    for more in ("--players", "--people"):
        assert main(["play", "aquaedukt", "--load", str(records), more, "2"]) == 2
        assert "a saved game has its own seats" in capsys.readouterr().err
    assert main(["play", "aquaedukt", "--load", str(records), "--bot", "tiro"]) == 2
    assert "a saved game has its own bots" in capsys.readouterr().err
