"""Sitting down: who begins, who has which colour, and that nobody can be cheated about it."""

import json
from collections import Counter
from dataclasses import replace
from hashlib import sha256
from typing import Any

import pytest

from aquae.core.record import BadRecord, parse_record
from aquae.games import game_called
from aquae.server.tables import commands
from aquae.server.tables.creating import (
    Beginning,
    SeatWish,
    TableWish,
    fresh_start,
    new_creation,
    start_from_record,
)
from aquae.server.tables.creation import Creation
from aquae.server.tables.events import Event, Seated, Started
from aquae.server.tables.live import Command, LiveTable, folded
from aquae.server.tables.logged import Offer
from aquae.server.tables.problems import Problem
from aquae.server.tables.rematch import rematch_of
from aquae.server.tables.seating import Wearing
from aquae.server.tables.tokens import digest
from aquae.server.tables.views import dice_data, record_of, table_data
from aquae.server.tables.words import log_data

ANN = SeatWish("me", "Ann")
BEN = SeatWish("me", "Ben")
CY = SeatWish("me", "Cy")
OPEN = SeatWish("open")
BOT = SeatWish("bot", level="faber")
PRINTED = ["red", "yellow", "navy", "white"]


class Sitting:
    """A table with its events, made of wishes."""

    def __init__(self, *seats: SeatWish, secret: bytes = b"x" * 32, **more: Any) -> None:
        wish = TableWish(list(seats), **{"game": "aquaedukt", "pause": False, **more})
        made, opening, links = new_creation(wish, fresh_start(wish), "a", 1)
        self.keys = {link["seat"]: link["key"] for link in links}
        self._open(replace(made, secret=secret), opening)

    def _open(self, creation: Creation, opening: Command) -> None:
        self.table = LiveTable(creation)
        self.events: list[Event] = []
        self.do(opening)

    def do(self, command: Command) -> list[Event]:
        events = self.table.perform(command, 1, f"key {self.table.number}")
        self.events += events
        return events

    def problem(self, command: Command) -> Problem:
        with pytest.raises(Problem) as raised:
            self.do(command)
        return raised.value

    def take(self, person: str, chair: int, colour: str | None = None) -> Command:
        return commands.take(person, chair, person.upper(), self.keys.get(chair), "", colour)

    def names(self) -> list[str]:
        return [seat.name for seat in self.table.seats]

    def colours(self) -> list[str]:
        """Those of the seats."""
        return self.table.wearing.worn()[: len(self.table.seats)]

    def seated(self) -> Seated:
        (found,) = [event.what for event in self.events if isinstance(event.what, Seated)]
        return found

    def rematch(self) -> "Sitting":
        again = Sitting.__new__(Sitting)
        again._open(*rematch_of(self.table, Offer(self.table.held()[0], {"a": False}), 1))
        return again

    def sentence(self) -> str:
        """What the log says of who begins."""
        lines = [line["text"] for line in log_data(self.table)["lines"]]
        (told,) = [line for line in lines if line.endswith(" begins")]
        return str(told)


def secrets(count: int) -> list[bytes]:
    return [sha256(str(number).encode()).digest() for number in range(count)]


def refusal(*seats: SeatWish, **more: Any) -> Problem:
    with pytest.raises(Problem) as raised:
        Sitting(*seats, **more)
    return raised.value


@pytest.mark.parametrize(
    ("taken", "worn"),
    [
        ([None, None], PRINTED),
        (["yellow", None], ["yellow", "red", "navy", "white"]),
        (["navy", None], ["navy", "yellow", "red", "white"]),
        (["yellow", "red"], ["yellow", "red", "navy", "white"]),
        ([None, None, None, "red"], ["white", "yellow", "navy", "red"]),
    ],
)
def test_everybody_has_a_colour_of_their_own(taken: list[str | None], worn: list[str]) -> None:
    assert Wearing(PRINTED, taken).worn() == worn


def test_a_game_may_have_fewer_colours_than_seats() -> None:
    assert Wearing(["red"], [None, None]).worn() == ["red", ""]


def test_as_seated_nothing_is_settled_and_nobody_moves() -> None:
    at = Sitting(ANN, BEN)
    assert [event.kind for event in at.events][:4] == ["created", "joined", "joined", "started"]
    assert (at.names(), at.colours()) == (["Ann", "Ben"], ["red", "yellow"])
    assert "start" not in dice_data(at.table)


@pytest.mark.parametrize("secret", secrets(12))
def test_the_highest_roll_begins_and_the_others_follow_clockwise(secret: bytes) -> None:
    at = Sitting(ANN, BEN, CY, BOT, first="die", secret=secret)
    lot = at.seated()
    people = ["Ann", "Ben", "Cy", "faber"]
    assert lot.rolls[0][lot.first] == max(lot.rolls[0])
    assert at.names() == people[lot.first :] + people[: lot.first]
    assert at.colours() == PRINTED[lot.first :] + PRINTED[: lot.first], "colours go with people"
    mine = [place for place, name in enumerate(at.names()) if name != "faber"]
    assert at.table.seats_of("a") == mine
    ann = f"Ann rolled {lot.rolls[0][0]}, Ben {lot.rolls[0][1]}, Cy {lot.rolls[0][2]}, "
    assert at.sentence().startswith(ann)
    assert at.sentence().endswith(f": {at.names()[0]} begins")


def test_who_rolls_the_same_rolls_again() -> None:
    tables = [Sitting(ANN, BEN, first="die", secret=secret) for secret in secrets(120)]
    tied = next(at for at in tables if len(at.seated().rolls) > 1)
    first, again = tied.seated().rolls[:2]
    assert first[0] == first[1]
    told = f"Ann rolled {first[0]}, Ben {first[1]}; again Ann {again[0]}, Ben {again[1]}"
    assert tied.sentence().startswith(told)


@pytest.mark.parametrize("first", ["die", "random"])
def test_everybody_begins_equally_often(first: str) -> None:
    begun = [Sitting(ANN, BEN, CY, first=first, secret=secret) for secret in secrets(600)]
    count = Counter(at.names()[0] for at in begun)
    # Chi-squared with 2 degrees of freedom: above 13.8 once in a thousand.
    assert sum((count[name] - 200) ** 2 / 200 for name in ("Ann", "Ben", "Cy")) < 13.8


def test_at_random_and_by_age() -> None:
    at = Sitting(ANN, BEN, first="random", secret=secrets(2)[1])
    assert at.seated().rolls == []
    assert at.sentence() == f"Drawn by lot: {at.names()[0]} begins"
    old = Sitting(ANN, replace(BEN, eldest=True), CY, first="eldest")
    assert old.names() == ["Ben", "Cy", "Ann"]
    assert old.sentence() == "Age decides: Ben begins"
    assert "start" not in dice_data(old.table), "no dice were needed"


def test_it_waits_until_everybody_is_there_and_counts_their_salts() -> None:
    at = Sitting(ANN, OPEN, OPEN, first="die", salted=True, secret=secrets(5)[4])
    at.do(commands.give_salt("a", "abc"))
    assert at.table.seated is None
    at.do(commands.take("b", 1, "Ben", at.keys[1], "b-salt"))
    assert [event.kind for event in at.do(commands.start("a", "tiro"))][:2] == ["seated", "started"]
    salts = ["abc", "b-salt", ""]
    assert at.table.play.dice.salts == salts == table_data(at.table, "a", 1)["salts"]
    assert sorted(at.names()) == ["Ann", "Ben", "tiro"]
    (started,) = [event.what for event in at.events if isinstance(event.what, Started)]
    assert started.bots == [at.names().index("tiro")]
    lines = [line["text"] for line in log_data(at.table)["lines"]]
    told = ["Ann sat down", "Ann gave the dice a salt", "Ben sat down"]
    assert lines[1:4] == told, "by the chairs they sat down on"


def test_a_key_leads_to_its_seat_wherever_that_is_now() -> None:
    at = next(
        at
        for secret in secrets(20)
        if (at := Sitting(ANN, OPEN, BOT, first="die", secret=secret)).do(
            commands.start("a", "tiro")
        )
        and at.names()[1] != "tiro"
    )
    late = at.do(at.take("c", 1))
    assert at.names()[at.table.seats_of("c")[0]] == "C"
    assert late[0].seat == at.table.seats_of("c")[0] != 1
    assert at.problem(at.take("d", 1)).code == "seat-taken", "once"


def test_the_fold_of_the_events_is_the_table() -> None:
    at = Sitting(replace(ANN, colour="white"), OPEN, first="die", secret=secrets(3)[2])
    at.do(at.take("b", 1, "red"))
    again = folded(at.table.creation, at.events)
    assert again.log == at.table.log
    assert table_data(again, "a", 1) == table_data(at.table, "a", 1)
    assert log_data(again) == log_data(at.table)


def finished(**more: Any) -> dict[str, Any]:
    """The record of a table that has been played to its end."""
    at = Sitting(BOT, replace(BOT, level="tiro"), game="irrigate", **more)
    while at.table.status != "over":
        legal = at.table.game.vocabulary.text(at.table.state.actions()[-1])
        at.do(commands.act_for_bots(at.table.changed_number, [legal]))
    found: dict[str, Any] = json.loads(record_of(at.table).line())
    return found


@pytest.mark.parametrize("first", ["die", "random"])
def test_the_receipt_covers_who_began(first: str) -> None:
    record = finished(first=first, secret=secrets(4)[3])
    bots = ["bot:faber", "bot:tiro"]
    start = record["dice"]["start"]
    assert start["by"] == first
    assert record["seats"] == bots[start["first"] :] + bots[: start["first"]]
    parse_record(record, game_called).check()
    for cheat in (
        {"first": 1 - start["first"]},
        {"rolls": [[20, 1]]},
        {"by": "random" if first == "die" else "die"},
    ):
        changed = {**record, "dice": {**record["dice"], "start": {**start, **cheat}}}
        with pytest.raises(BadRecord, match="for who begins"):
            parse_record(changed, game_called).check()


def test_colours_are_chosen_and_nobody_has_that_of_another() -> None:
    at = Sitting(replace(ANN, colour="yellow"), OPEN, OPEN, BOT)
    assert at.colours() == ["yellow", "red", "navy", "white"]
    assert at.problem(at.take("b", 1, "yellow")).code == "colour-taken"
    assert at.problem(at.take("b", 1, "pink")).code == "invalid"
    at.do(at.take("b", 1, "white"))
    assert at.colours() == ["yellow", "white", "navy", "red"], "bots have what is left"
    at.do(at.take("c", 2))
    assert at.colours()[2] == "navy", "without a wish as printed"
    assert at.table.wearing.taken == ["yellow", "white", "navy", None]


def test_who_leaves_before_it_begins_leaves_the_colour() -> None:
    at = Sitting(replace(ANN, colour="yellow"), OPEN, OPEN)
    at.do(commands.leave("a", 0, "faber"))
    at.do(at.take("b", 1, "yellow"))
    assert at.colours() == ["red", "yellow", "navy"]


def test_who_takes_over_a_seat_takes_its_colour() -> None:
    at = Sitting(replace(ANN, colour="white"), BEN)
    at.do(commands.link("a", 0, digest("new key")))
    at.do(commands.take("c", 0, "Cy", "new key", "", "yellow"))
    assert (at.names(), at.colours()) == (["Cy", "Ben"], ["white", "yellow"])


def test_a_rematch_goes_on_round_the_table_with_the_same_colours() -> None:
    at = Sitting(replace(ANN, colour="white"), BEN, BOT, first="die", secret=secrets(9)[8])
    before = dict(zip(at.names(), at.colours(), strict=True))
    at.do(commands.end_together("a", at.table.number))
    again = at.rematch()
    assert again.table.seated is None
    assert again.names() == at.names()[-1:] + at.names()[:-1]
    assert dict(zip(again.names(), again.colours(), strict=True)) == before


@pytest.mark.parametrize(
    ("seats", "more", "code"),
    [
        ([ANN, BEN], {"first": "eldest"}, "invalid"),
        ([ANN, replace(BOT, eldest=True)], {"first": "eldest"}, "invalid"),
        ([replace(ANN, eldest=True), replace(BEN, eldest=True)], {"first": "eldest"}, "invalid"),
        ([replace(ANN, colour="pink"), BEN], {}, "invalid"),
        ([ANN, replace(OPEN, colour="red")], {}, "invalid"),
        ([replace(ANN, colour="red"), replace(BEN, colour="red")], {}, "colour-taken"),
    ],
)
def test_what_cannot_be_is_refused(seats: list[SeatWish], more: dict[str, Any], code: str) -> None:
    assert refusal(*seats, **more).code == code


def test_a_play_that_goes_on_from_elsewhere_has_begun() -> None:
    at = Sitting(ANN, BEN)
    start = start_from_record(record_of(at.table), 0, "t" * 22)
    wish = TableWish([ANN, BEN], "aquaedukt", first="die", beginning=Beginning(table="t" * 22))
    with pytest.raises(Problem, match="has begun already"):
        new_creation(wish, start, "a", 1)
