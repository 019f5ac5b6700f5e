"""How large tournaments become, and what looking at large ones costs."""

from dataclasses import replace

import pytest

from aquae.server.tables.creation import Clock
from aquae.server.tournaments import advancing
from aquae.server.tournaments.advancing import advanced, with_bots
from aquae.server.tournaments.model import Terms, Tournament
from aquae.server.tournaments.views import Shown

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


def test_standings_are_counted_once_for_all_who_look() -> None:
    terms = Terms("irrigate", {}, 2, "robin", Clock("move", 60), 4)
    bots = tuple(with_bots([], ["tiro"] * 4))
    made = Tournament("t" * 22, "o", "Cup", True, "open", terms, 0, number=1, entrants=bots)
    begun = replace(advanced(made, {}, 1), number=2)
    ended = {one.table: (1, 2) for one in begun.waiting()}
    further = replace(advanced(begun, ended, 2), number=3)
    shown = Shown()
    assert shown.standings(begun) is shown.standings(begun)
    assert shown.standings(begun) != shown.standings(further)
    assert shown.standings(further)[0][0].won == 1
