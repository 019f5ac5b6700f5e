"""Rated tables without a network: what makes them friendly, and how they end."""

import pytest

from aquae.server.memory.appends import rating_due
from aquae.server.tables import commands
from aquae.server.tables.creating import RATED_CLOCK, SeatWish, TableWish, fresh_start, new_creation
from aquae.server.tables.creation import Creation
from aquae.server.tables.problems import Problem
from aquae.server.tables.rating import is_rateable, take_hint
from aquae.server.tables.views import table_data
from tests.server.test_table import Happening


def rated(people: str = "ab", game: str = "irrigate") -> Happening:
    return Happening(game, people, rated=True)


def act(on: Happening) -> None:
    mover = on.table.seats[on.table.state.to_move].person
    assert mover is not None
    on.do(commands.act(mover, on.table.number, on.first_legal()))


def shown(on: Happening) -> tuple[bool, str | None]:
    data = table_data(on.table, "a", on.now)
    return data["rated"], data["friendly"]


def test_a_hint_makes_a_play_friendly_once() -> None:
    on = rated()
    assert shown(on) == (True, None)
    assert on.kinds(take_hint("b")) == ["friendly"]
    assert shown(on) == (False, "hint")
    assert on.kinds(take_hint("a")) == []
    assert Happening("irrigate", "ab").kinds(take_hint("a")) == []


def test_undo_within_the_own_turn_is_everybody_s_right() -> None:
    on = rated("ab", "aqua-romana")
    while on.table.movers[-2:-1] != on.table.movers[-1:]:
        act(on)
    person = "ab"[on.table.state.to_move]
    kinds = on.kinds(commands.undo(person, on.table.number, on.table.position - 1))
    assert kinds == ["undone"]
    assert shown(on) == (True, None)


def test_an_undo_that_others_grant_makes_it_friendly() -> None:
    on = rated("ab", "aquaedukt")
    while len({mover for mover in on.table.movers if mover >= 0}) < 2:
        act(on)
    first = on.table.movers.index(next(mover for mover in on.table.movers if mover >= 0))
    asker = "ab"[on.table.movers[first]]
    other = "b" if asker == "a" else "a"
    on.do(commands.undo(asker, on.table.number, first))
    kinds = on.kinds(commands.answer(other, on.table.number, True))
    assert kinds == ["answered", "undone", "friendly"]
    assert shown(on) == (False, "undo")


@pytest.mark.parametrize("way", ["leave", "concede", "time"])
def test_a_rated_play_that_everybody_has_left_is_over(way: str) -> None:
    on = rated("aB")
    command = {
        "leave": commands.leave("a", 0, "faber"),
        "concede": commands.concede("a", 0),
    }.get(way)
    if command is None:
        on = Happening("irrigate", "aB", rated=True, clock=RATED_CLOCK)
        deadline = on.table.deadline()
        assert deadline is not None
        command = commands.time_out(on.table.changed_number, deadline)
    on.do(command)
    assert on.table.status == "over"
    assert is_rateable(on.table)
    assert on.table.seats[0].left_at is not None
    due = rating_due(on.table)
    assert due is not None
    assert due.what == "rate"


def test_a_friendly_play_goes_on_without_people() -> None:
    on = Happening("irrigate", "aB")
    on.do(commands.leave("a", 0, "faber"))
    assert on.table.status == "playing"


def test_who_comes_back_has_not_gone() -> None:
    on = rated()
    on.do(commands.leave("a", 0, "faber"))
    assert on.table.seats[0].left_at == 0
    on.do(commands.take("a", 0, "A", None, ""))
    assert on.table.seats[0].left_at is None
    on.do(commands.leave("a", 0, "faber"))
    assert on.problem(commands.take("c", 0, "C", "key", "")).code == "seat-taken"


def test_what_is_agreed_on_does_not_count() -> None:
    on = rated()
    on.do(commands.end_together("a", on.table.number))
    on.do(commands.answer("b", on.table.number, True))
    assert on.table.status == "over"
    assert not is_rateable(on.table)


def made(*kinds: str, **more: object) -> Creation:
    seats = [SeatWish(kind) for kind in kinds]  # type: ignore[arg-type]
    wanted = TableWish(seats, "irrigate", rated=True, **more)  # type: ignore[arg-type]
    creation, _, _ = new_creation(wanted, fresh_start(wanted), "a", 1)
    return creation


def test_a_rated_table_has_a_clock_and_a_seat_a_person() -> None:
    assert made("me", "open").clock == RATED_CLOCK
    with pytest.raises(Problem, match="one seat a person"):
        made("me", "me")
