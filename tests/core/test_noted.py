"""A receipt is held to what somebody has noted of the dice."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from aquae.cli import main
from aquae.core.noted import Noted
from aquae.core.record import BadRecord, parse_record
from aquae.games import game_called
from tests.core.test_record import finished_table

COMMITMENT = finished_table().dice.commitment
Change = Callable[[dict[str, Any]], None]


def fault(noted: Noted, change: Change = lambda data: None) -> str:
    data = json.loads(finished_table().record().line())
    change(data)
    with pytest.raises(BadRecord) as raised:
        noted.check(parse_record(data, game_called))
    return str(raised.value)


def test_what_was_promised_and_given_is_there() -> None:
    record = parse_record(json.loads(finished_table().record().line()), game_called)
    Noted(COMMITMENT, {0: "salt", 1: ""}).check(record)
    Noted(None, {0: "salt"}).check(record)


def test_what_is_not_as_promised_is_named() -> None:
    assert "another commitment than was noted" in fault(Noted("0" * 64, {}))
    assert "holds 'salt' as the salt of chair 0, not 'mine'" in fault(Noted(None, {0: "mine"}))
    assert "holds None as the salt of chair 2, not 'mine'" in fault(Noted(None, {2: "mine"}))
    only_bots: Change = lambda data: data.update(seats=["bot:tiro", "bot:tiro"])  # noqa: E731
    assert "1 salts of 0 people" in fault(Noted(COMMITMENT, {}), only_bots)
    without: Change = lambda data: data.pop("dice")  # noqa: E731
    assert "no dice receipt" in fault(Noted(COMMITMENT, {}), without)


def test_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text(finished_table().record().line())
    noted = ["--commitment", COMMITMENT, "--salt", "0=salt", "--salt", "1="]
    assert main(["check", str(file), *noted]) == 0
    assert main(["check", str(file), "--salt", "0=other"]) == 1
    assert "holds 'salt' as the salt of chair 0" in capsys.readouterr().out
    assert main(["check", str(file), "--salt", "salt"]) == 2
    assert "write CHAIR=SALT" in capsys.readouterr().err
