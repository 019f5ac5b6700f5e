"""Who is told what and when, by the rules alone."""

from dataclasses import replace
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

from aquae.games import game_called
from aquae.server.calls.languages import WORDS
from aquae.server.calls.message import listed
from aquae.server.calls.rules import (
    MOST_TRIES,
    Hours,
    Wish,
    awake_at,
    holds_at,
    is_zone,
    next_minute,
    pause_after,
    rings_at,
)
from aquae.server.tables.calling import WANTS, calls_of
from aquae.server.tables.commands import Sitter, act, end_together, open_table
from aquae.server.tables.creation import Chair, Clock, Creation
from aquae.server.tables.live import LiveTable

ZURICH = "Europe/Zurich"
NIGHT = Hours(ZURICH, 22 * 60, 7 * 60)
HOUR = 3_600_000
DAY = 24 * HOUR
NOW = 1_800_000_000_000


def at(text: str, zone: str = ZURICH) -> int:
    moment = datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone))
    return int(moment.timestamp() * 1000)


def wish(*wants: str, at_table: frozenset[str] | None = None, **more: object) -> Wish:
    daily = more.get("daily")
    hours = more.get("hours", Hours())
    assert daily is None or isinstance(daily, int)
    assert isinstance(hours, Hours)
    return Wish(frozenset(wants), at_table, daily, hours)


def table_of(*people: str, clock: Clock | None = None) -> tuple[LiveTable, list[tuple[str, str]]]:
    """A table that these people have sat down at, and whom that has called."""
    chairs = [Chair("open") for _ in people]
    options = {"players": len(people), "bargaining": True}
    rules, secret = game_called("irrigate").rules, b"x" * 32
    made = Creation("t" * 22, "irrigate", options, chairs, people[0], secret, NOW, rules)
    table = LiveTable(replace(made, clock=clock))
    sitters = {place: Sitter(person, person, False) for place, person in enumerate(people)}
    events = table.perform(open_table(sitters, people[0]), NOW, "k")
    return table, [(c.person, c.what) for c in calls_of(table, events)]


def test_the_beginning_is_told_and_not_to_whoever_made_it() -> None:
    table, told = table_of("ann", "bea", "cleo")
    mover = table.seats[table.state.to_move].person
    assert mover == "ann"
    assert sorted(name for name, what in told if what == "joined") == ["bea", "cleo"]
    assert [what for name, what in told if name == "ann"] == []


def test_a_turn_is_told_to_whoever_has_it_and_only_when_it_begins() -> None:
    table, _ = table_of("ann", "bea")
    while table.state.to_move == 0:
        text = table.game.vocabulary.text(table.state.actions()[0])
        events = table.perform(act("ann", table.number, text), NOW + 5, f"k{table.number}")
        told = calls_of(table, events)
        assert bool(told) == (table.state.to_move == 1)
    assert [(c.person, c.what, c.number) for c in told] == [("bea", "turn", table.changed_number)]
    assert told[0].due_at == NOW + 5 + 10_000


def test_a_long_clock_is_reminded_of() -> None:
    table, _ = table_of("ann", "bea", clock=Clock("day", 3 * 86_400))
    events = []
    while table.state.to_move == 0:
        text = table.game.vocabulary.text(table.state.actions()[0])
        events = table.perform(act("ann", table.number, text), NOW, f"k{table.number}")
    told = {c.what: c.due_at for c in calls_of(table, events)}
    assert told["clock"] == NOW + 3 * DAY - 18 * HOUR
    said = {"said": "clock"}
    assert holds_at(table, "clock", 1, said, "bea").later == NOW + 3 * DAY - 18 * HOUR
    assert not holds_at(table, "clock", 1, said, "ann").holds


def test_whether_it_still_holds() -> None:
    table, _ = table_of("ann", "bea")
    turn = {"said": "turn"}
    assert holds_at(table, "turn", table.changed_number, turn, "ann").holds
    assert not holds_at(table, "turn", table.changed_number - 1, turn, "ann").holds
    assert not holds_at(table, "turn", table.changed_number, turn, "bea").holds
    asked = {"said": "end"}
    assert not holds_at(table, "asked", 9, asked, "bea").holds
    events = table.perform(end_together("ann", table.number), NOW, "e")
    assert [(c.person, c.what) for c in calls_of(table, events)] == [("bea", "asked")]
    assert holds_at(table, "asked", 9, asked, "bea").holds
    assert not holds_at(table, "asked", 9, asked, "ann").holds
    assert holds_at(table, "over", 9, {"said": "over"}, "ann").holds


def test_only_what_is_wanted() -> None:
    assert rings_at("turn", NOW, wish("turn"), NOW) == NOW
    assert rings_at("turn", NOW, wish("over"), NOW) is None
    assert rings_at("turn", NOW, wish("turn", at_table=frozenset()), NOW) is None
    assert rings_at("over", NOW, wish("turn", at_table=frozenset({"over"})), NOW) is None
    assert rings_at("try", NOW, wish(hours=NIGHT), at("2026-11-18T23:00")) == at("2026-11-18T23:00")


def test_quiet_hours_end_in_the_morning_also_when_the_clocks_are_set() -> None:
    assert awake_at(at("2026-11-18T21:59"), NIGHT) == at("2026-11-18T21:59")
    assert awake_at(at("2026-11-18T22:00"), NIGHT) == at("2026-11-19T07:00")
    assert awake_at(at("2026-11-19T06:59"), NIGHT) == at("2026-11-19T07:00")
    assert awake_at(at("2026-11-19T07:00"), NIGHT) == at("2026-11-19T07:00")
    # The night in which summer begins has an hour less.
    assert awake_at(at("2027-03-27T23:00"), NIGHT) - at("2027-03-27T23:00") == 7 * HOUR
    day = Hours("UTC", 540, 1020)
    assert awake_at(at("2026-11-18T12:00", "UTC"), day) == at("2026-11-18T17:00", "UTC")
    assert awake_at(NOW, Hours("UTC", 60, 60)) == NOW
    assert awake_at(NOW, Hours()) == NOW


def test_once_a_day() -> None:
    daily = wish("turn", daily=18 * 60, hours=Hours(ZURICH))
    made = at("2026-11-18T10:00")
    evening = rings_at("turn", made, daily, made)
    assert evening == at("2026-11-18T18:00")
    assert rings_at("turn", evening, daily, evening + 500) == evening + 500
    assert next_minute(at("2026-11-18T18:01"), 18 * 60, ZURICH) == at("2026-11-19T18:00")


def test_a_part_of_the_world_that_nobody_knows_keeps_the_time_of_greenwich() -> None:
    assert is_zone(ZURICH)
    assert not is_zone("Atlantis/Poseidonis")
    assert not is_zone("../../etc/passwd")
    assert awake_at(NOW, Hours("Atlantis", 0, 1439)) > NOW
    assert datetime.fromtimestamp(NOW / 1000, UTC).year == 2027


def test_failures_are_waited_for_longer_and_longer() -> None:
    pauses = [pause_after(tries) for tries in range(1, MOST_TRIES)]
    known = [pause for pause in pauses if pause is not None]
    assert known == sorted(known)
    assert len(known) == MOST_TRIES - 1
    assert sum(known) > 8 * HOUR
    assert pause_after(MOST_TRIES) is None


def test_every_language_says_everything() -> None:
    for words in WORDS.values():
        assert words.keys() == WORDS["en"].keys()
    assert listed(["Ann", "Béa", "Cleo"], "de") == "Ann, Béa und Cleo"
    assert listed([], "en") == ""
    assert len(" ".join(WANTS)) <= 80
