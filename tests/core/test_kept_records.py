"""Records of every version stay readable for ever.

`tests/records/N` holds what version N wrote; nothing there is ever changed, only added to. Version
1 did not write by which rules it played.
"""

import json
from pathlib import Path

import pytest

from aquae.core.record import parse_line
from aquae.games import game_called

KEPT = sorted((Path(__file__).parents[1] / "records").rglob("*.jsonl"))
LINES = [
    pytest.param(line, id=f"{path.parent.name}-{path.stem}-{number}")
    for path in KEPT
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
]


@pytest.mark.parametrize("line", LINES)
def test_a_kept_record_can_be_read_and_holds(line: str) -> None:
    parse_line(line, game_called).check()


@pytest.mark.parametrize("line", LINES)
def test_a_kept_record_is_written_as_it_was_but_for_rules_and_new_options(line: str) -> None:
    kept = json.loads(line)
    record = parse_line(line, game_called)
    options = record.game.complete(kept["options"])
    expected = kept | {"rules": record.game.rules, "options": options}
    assert json.loads(record.line()) == expected
    assert [key for key in json.loads(record.line()) if key in kept] == list(kept)


def test_records_of_every_game_are_kept_in_every_version() -> None:
    versions: dict[str, set[str]] = {}
    for path in KEPT:
        versions.setdefault(path.parent.name, set()).add(path.stem)
    assert sorted(versions) == ["1", "2"]
    assert all({"aqua-romana", "aquaedukt", "irrigate"} <= games for games in versions.values())
