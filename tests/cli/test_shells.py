"""Shells complete the command, and its manual page tells of all of it, tried by real shells."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from aquae.cli import main
from aquae.cli.commands.shells import SCRIPTS, commands_of, completed
from aquae.cli.main import parser

Captured = pytest.CaptureFixture[str]


@pytest.mark.parametrize(
    ("words", "found"),
    [
        (["si"], ["simulate"]),
        (["--v"], ["--version"]),
        (["play", ""], ["aquaedukt", "aqua-romana", "irrigate"]),
        (["play", "--people", "2", "aqua-"], ["aqua-romana"]),
        (["play", "irrigate", "--bot", "f"], ["faber"]),
        (["play", "irrigate", "--plain", "--bot", "f"], ["faber"]),
        (["play", "irrigate", "--bot", "faber", "a"], []),
        (["simulate", "irrigate", "--g"], ["--games"]),
        (["rules", "irrigate", "--language", ""], ["en", "de", "fr", "it"]),
        (["show", ""], []),
        (["nonsense", ""], []),
        (["serve", "--behind"], []),
    ],
)
def test_what_words_may_become(words: list[str], found: list[str]) -> None:
    assert completed(parser(), words) == found


def test_without_words_all_commands_are_offered(capsys: Captured) -> None:
    assert main(["completion", "words"]) == 0
    assert set(commands_of(parser())) <= set(capsys.readouterr().out.split())


# How each shell is asked what it would offer after a line that is not finished.
ASKED = {
    "bash": [
        "-c",
        '. ./script; COMP_WORDS=(aquae play aq); COMP_CWORD=2; _aquae; echo "${COMPREPLY[@]}"',
    ],
    "zsh": [
        "-fc",
        "compadd() { print -- ${(P)2} }; . ./script; words=(aquae play aq); CURRENT=3; _aquae",
    ],
    "fish": ["--no-config", "-c", 'source ./script; complete -C "aquae play aq"'],
}


@pytest.mark.parametrize("shell", SCRIPTS)
def test_shells_ask_the_command(shell: str, tmp_path: Path, capsys: Captured) -> None:
    program = shutil.which(shell)
    if program is None:
        pytest.fail(f"{shell} is not installed: make shells")
    assert main(["completion", shell]) == 0
    (tmp_path / "script").write_text(capsys.readouterr().out)
    command = tmp_path / "bin" / "aquae"
    command.parent.mkdir()
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m aquae "$@"\n')
    command.chmod(0o755)
    environment = {**os.environ, "PATH": f"{command.parent}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run(
        [program, *ASKED[shell]], cwd=tmp_path, env=environment, capture_output=True, text=True
    )
    assert done.stdout.split() == ["aquaedukt", "aqua-romana"], done.stderr


def test_the_manual_page_tells_of_every_command_and_argument(capsys: Captured) -> None:
    assert main(["man"]) == 0
    page = capsys.readouterr().out.replace("\\-", "-")
    for name, command in commands_of(parser()).items():
        assert f".SS aquae {name}\n" in page
        for option in re.findall(r"^  (--\w[\w-]*)", command.format_help(), re.MULTILINE):
            assert re.search(rf"^\.B {option}( |$)", page, re.MULTILINE), option
    assert "%(" not in page
    assert "behind-proxy" not in page


def test_man_shows_the_manual_page(capsys: Captured) -> None:
    main(["man"])
    page = capsys.readouterr().out
    asked = ["man", "--warnings", "--local-file", "-"]
    done = subprocess.run(asked, input=page, capture_output=True, text=True, check=True)
    assert done.stderr == ""
    assert "aquae simulate" in done.stdout


def test_the_command_alone_says_what_can_be_done(capsys: Captured) -> None:
    with pytest.raises(SystemExit) as ended:
        main([])
    assert ended.value.code == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "To begin: `aquae play irrigate` in this terminal" in told
    assert all(name in told for name in commands_of(parser()))
