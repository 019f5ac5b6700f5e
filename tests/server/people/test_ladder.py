"""The climb from the easiest bot to the strongest: what counts, when one climbs, when it ends."""

from datetime import UTC, datetime
from itertools import pairwise
from typing import Any

import pytest

from aquae.core.state import OVER
from aquae.server.people.facts import facts_of
from aquae.server.people.ladder import AMONG, WINS, Climb, LadderPlay, climb, mastered, season_at
from aquae.server.storage.results import places_in
from aquae.server.tables import commands
from aquae.server.tables.creating import SeatWish, TableWish, fresh_start
from aquae.server.tables.live import LiveTable
from aquae.server.thinking.levels import new_table
from tests.server.serving import Person, Serving

RUNGS = ["tiro", "faber", "architectus", "curator"]
ANN, BEA = "a" * 22, "b" * 22


def against(rung: str, beaten: bool = True, **more: Any) -> LadderPlay:
    usual = LadderPlay(rung, beaten, 2, "board=roma setup=random", "lay a")
    return usual._replace(**more)


def moment(*day: int) -> int:
    return int(datetime(*day, tzinfo=UTC).timestamp() * 1000)  # type: ignore[arg-type, misc]


def test_seasons_are_three_months_and_follow_each_other() -> None:
    assert season_at(moment(2026, 11, 18))[:2] == (2026, 4)
    assert season_at(moment(2026, 1, 1))[:2] == (2026, 1)
    starts = [moment(2026, month, 15) for month in range(1, 13)] + [moment(2027, 1, 1)]
    for one, other in pairwise(map(season_at, starts)):
        assert one == other or one.ends == other.begins
    last = season_at(moment(2026, 12, 31))
    assert season_at(last.ends - 1) == last
    assert season_at(last.ends)[:2] == (2027, 1)


def test_three_wins_of_the_last_five_lead_on() -> None:
    assert (WINS, AMONG) == (3, 5)
    assert climb(RUNGS, []) == Climb(0, [])
    assert climb(RUNGS, [against("tiro")] * 2) == Climb(0, [True, True])
    assert climb(RUNGS, [against("tiro")] * 3) == Climb(1, [])
    losses = [against("tiro", beaten=False)] * 3
    won = [against("tiro")]
    assert climb(RUNGS, won + losses + won * 2) == Climb(0, [False, False, False, True, True])
    assert climb(RUNGS, won + losses + won * 3) == Climb(1, [])


def test_nobody_falls_and_easier_bots_no_longer_count() -> None:
    up = [against("tiro")] * 3
    assert climb(RUNGS, up + [against("tiro")] * 9) == Climb(1, [])
    assert climb(RUNGS, up + [against("faber", beaten=False)] * 9).beaten == 1
    assert climb(RUNGS, [against("curator")] * 3) == Climb(1, [])
    assert climb(RUNGS, [against("curator")] * 13) == Climb(4, [])


def test_what_is_mastered_is_known_with_the_strongest_bot() -> None:
    plays = [
        against("faber", players=3, opening="lay b"),
        against("tiro"),
        against("curator", beaten=False),
        against("tiro", players=3, options="board=own setup=random", opening=None),
    ]
    assert mastered(RUNGS, plays) == {
        "players": {"3": "faber", "2": "tiro"},
        "options": {"board=roma": "faber", "setup=random": "faber", "board=own": "tiro"},
        "openings": {"lay b": "faber", "lay a": "tiro"},
    }


def table_of(*levels: str, rated: bool = True, others: int = 0, **options: object) -> LiveTable:
    """Ann begins against bots, and perhaps Bea."""
    seats = [SeatWish("me", "Ann"), *[SeatWish("open")] * others]
    seats += [SeatWish("bot", level=level) for level in levels]
    wish = TableWish(seats, "irrigate", dict(options), rated=rated)
    creation, opening, links = new_table(wish, fresh_start(wish), ANN, 1000)
    table = LiveTable(creation)
    table.perform(opening, 1000, "opening")
    for link in links:
        table.perform(commands.take(BEA, link["seat"], "Bea", link["key"], ""), 1000, "take")
    return table


def play_on(table: LiveTable, most: int = 100_000) -> LiveTable:
    """Everybody takes the first thing that is legal, until it is over."""
    while table.state.to_move != OVER and table.position < most:
        seat = table.seats[table.state.to_move]
        text = table.game.vocabulary.text(table.state.actions()[0])
        if seat.person is None or seat.stand_in:
            table.perform(commands.act_for_bots(table.changed_number, [text]), 2000, "bot")
        else:
            table.perform(commands.act(seat.person, table.number, text), 2000, "act")
    return table


def counted(table: LiveTable) -> tuple[str | None, bool | None]:
    assert table.end is not None
    facts = facts_of(table, ANN, places_in(table.end.result))
    return facts.rung, facts.beaten


def test_a_play_counts_for_its_weakest_bot() -> None:
    table = play_on(table_of("curator", "faber"))
    assert table.end is not None
    assert counted(table) == ("faber", table.end.result["winners"] == [0])


@pytest.mark.parametrize(
    "table",
    [
        lambda: table_of("tiro", rated=False),
        lambda: table_of("tiro", others=1),
        lambda: table_of(others=1),
    ],
)
def test_friendly_plays_and_those_with_people_do_not_count(table: object) -> None:
    assert counted(play_on(table())) == (None, None)  # type: ignore[operator]


def test_whoever_takes_a_hint_plays_for_nothing() -> None:
    from aquae.server.tables.rating import take_hint

    table = table_of("tiro")
    table.perform(take_hint(ANN), 1500, "hint")
    assert counted(play_on(table)) == (None, None)


def test_conceding_and_going_is_losing_whatever_the_bot_makes_of_it() -> None:
    table = table_of("tiro")
    table.perform(commands.concede(ANN, 0), 1500, "concede")
    assert counted(table) == ("tiro", False)
    gone = table_of("tiro")
    gone.perform(commands.leave(ANN, 0, "faber"), 1500, "leave")
    assert gone.end is not None
    assert counted(gone) == ("tiro", False)


def test_a_play_ended_by_agreement_does_not_count() -> None:
    table = table_of("tiro")
    table.perform(commands.end_together(ANN, table.number), 1500, "end")
    assert counted(table) == (None, None)


def test_the_ladder_is_one_s_own_and_begins_at_the_bottom(server: Serving) -> None:
    ann = Person(server.url)
    found = ann.get("/api/people/me/ladder")
    assert found["season"]["begins"] < found["season"]["ends"]
    assert {game["game"] for game in found["games"]} >= {"irrigate", "aquaedukt"}
    for game in found["games"]:
        assert game["rungs"] == RUNGS
        assert (game["beaten"], game["recent"]) == (0, [])


def test_a_lost_climb_is_shown(server: Serving) -> None:
    ann = Person(server.url)
    table = ann.make("irrigate", "me", "tiro", rated=True)
    table.post("concede", seat=0)
    climbs = {one["game"]: one for one in ann.get("/api/people/me/ladder")["games"]}
    assert climbs["irrigate"]["recent"] == [False]
    assert climbs["aquaedukt"]["recent"] == []
