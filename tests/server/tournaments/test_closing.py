"""When an arena closes."""

import pytest

from aquae.server.tables.creation import Clock
from aquae.server.tournaments import advancing
from aquae.server.tournaments.advancing import advanced, with_bots
from aquae.server.tournaments.model import Terms, Tournament

MOST = 40


def test_an_arena_that_has_grown_large_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advancing, "MOST_TABLES", MOST)
    terms = Terms("irrigate", {}, 2, "arena", Clock("move", 60), 16, minutes=7 * 24 * 60)
    bots = tuple(with_bots([], ["tiro"] * 16))
    found = Tournament("t" * 22, "o", "Cup", True, "open", terms, 0, entrants=bots)
    for now in range(1, 2 * MOST):
        found = advanced(found, {one.table: (1, 2) for one in found.waiting()}, now)
    assert found.state == "over"
    assert MOST <= sum(len(one.meetings) for one in found.stages) < MOST + 8
    assert not found.waiting()
