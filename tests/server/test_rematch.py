"""A rematch begins when everybody wants it; until then there is none, and nobody is pestered."""

from contextlib import suppress
from typing import Any

import pytest

from aquae.server.tables import commands
from aquae.server.tables.live import Command, LiveTable, folded
from aquae.server.tables.logged import Offer
from aquae.server.tables.problems import Problem
from aquae.server.tables.rematch import decline_rematch, offer_rematch, rematch_of
from aquae.server.tables.views import table_data
from aquae.server.tables.words import log_data
from tests.server.serving import AtTable, Following, Person, Serving
from tests.server.test_table import NOW, Happening


class Over(Happening):
    """A table that is over, and the rematches that were begun at it."""

    def __init__(self, people: str = "ab", quitters: str = "", leavers: str = "") -> None:
        super().__init__(people=people)
        self.begun: list[Offer] = []
        for person in quitters:
            self.do(commands.concede(person, people.index(person)))
        for person in leavers:
            self.do(commands.leave(person, people.index(person), "tiro"))
        self.do(commands.end_together("a", self.table.number))
        for place in self.table.people_besides("a"):
            self.do(commands.answer(people[place], self.table.number, True))

    def wish(self, person: str, salted: bool = False) -> Command:
        def begin(table: LiveTable, offer: Offer) -> str:
            self.begun.append(offer)
            return "r" * 22

        return offer_rematch(person, salted, begin)

    def offer(self) -> Any:
        return table_data(self.table, "a", NOW)["offer"]


def test_it_begins_when_the_last_has_agreed() -> None:
    on = Over("abc")
    assert on.kinds(on.wish("b")) == ["offered"]
    assert on.offer() == {"by": 1, "agreed": [1], "waiting": [0, 2]}
    assert on.do(on.wish("b")) == [], "once is enough"
    assert on.kinds(on.wish("c", salted=True)) == ["offered"]
    assert (on.begun, on.table.rematch) == ([], None)
    assert on.kinds(on.wish("a")) == ["offered", "rematch"]
    assert on.begun == [Offer(1, {"b": False, "c": True, "a": False})]
    assert (on.table.rematch, on.offer()) == ("r" * 22, None)
    assert on.do(on.wish("a")) == [], "there is one rematch"
    again = folded(on.creation, on.events)
    assert table_data(again, "a", NOW) == table_data(on.table, "a", NOW)
    assert [line["text"] for line in log_data(on.table)["lines"]][-4:-1] == [
        "B would like a rematch",
        "C would like a rematch",
        "A would like a rematch",
    ]


@pytest.mark.parametrize("people", ["aB", "aa", "aBaB"])
def test_among_bots_and_oneself_it_begins_at_once(people: str) -> None:
    on = Over(people)
    assert on.kinds(on.wish("a", salted=True)) == ["rematch"]
    assert on.begun == [Offer(0, {"a": True})]


def test_whoever_gave_up_is_asked_like_everybody_else() -> None:
    on = Over("abc", quitters="b", leavers="c")
    on.do(on.wish("a"))
    assert on.offer()["waiting"] == [1, 2]


def test_one_who_declines_ends_it_and_is_not_asked_again_by_the_same() -> None:
    on = Over("abc")
    on.do(on.wish("a"))
    on.do(on.wish("b"))
    assert on.kinds(decline_rematch("c")) == ["declined"]
    assert on.offer() is None
    assert on.problem(on.wish("a")).code == "no-more-offers"
    assert on.problem(decline_rematch("c")).code == "nothing-asked"
    assert on.kinds(on.wish("c")) == ["offered"], "who declined may think better of it"
    assert on.kinds(on.wish("a")) == ["offered"], "and everybody may agree"
    assert on.kinds(on.wish("b")) == ["offered", "rematch"]


def test_an_offer_is_taken_back_and_made_once_more() -> None:
    on = Over()
    for _ in range(2):
        on.do(on.wish("a"))
        on.do(decline_rematch("a"))
    assert on.problem(on.wish("a")).code == "no-more-offers"
    assert on.kinds(on.wish("b")) == ["offered"]


def test_nobody_can_be_pestered_for_long() -> None:
    on = Over("abcd")
    before = on.table.number
    for _ in range(20):
        for person in "abc":
            for command in (on.wish(person), decline_rematch(person)):
                with suppress(Problem):
                    on.do(command)
    assert on.table.number - before <= 2 * 2 * 3


def test_it_is_for_those_who_played_and_after_the_end() -> None:
    on = Happening()
    early = offer_rematch("a", False, lambda table, offer: "")
    assert on.problem(early).code == "not-over"
    assert on.problem(decline_rematch("a")).code == "not-over"
    over = Over()
    assert over.problem(over.wish("stranger")).code == "not-your-seat"
    assert over.problem(decline_rematch("stranger")).code == "not-your-seat"


def test_the_new_table_waits_for_the_salts_of_those_who_announced_one() -> None:
    on = Over("ab")
    creation, opening = rematch_of(on.table, Offer(0, {"a": True, "b": False}), NOW)
    again = LiveTable(creation)
    again.perform(opening, NOW, "key")
    assert [seat.name for seat in again.seats] == ["B", "A"]
    assert (again.status, again.awaited(), again.salts) == ("open", [1], ["", ""])
    assert creation.secret != on.creation.secret
    assert again.due() is None, "no clock runs yet"
    again.perform(commands.give_salt("a", "fresh"), NOW, "other key")
    assert (again.status, again.play.dice.salts) == ("playing", ["", "fresh"])


@pytest.fixture
def over(server: Serving) -> tuple[AtTable, AtTable]:
    """A game of two people that one has conceded."""
    ann, bea = Person(server.url), Person(server.url)
    first = ann.make("irrigate", "me", "open", clock={"per": "move", "seconds": 60})
    second = first.seen_by(bea)
    second.take(1, key=first.links[1], salt="old")
    first.post("concede", seat=0)
    return first, second


def tables_of(person: Person) -> set[str]:
    return {table["id"] for table in person.get("/api/tables", list="mine")["tables"]}


def test_no_table_appears_before_everybody_has_agreed(over: tuple[AtTable, AtTable]) -> None:
    first, second = over
    heard = Following(str(second.person.http.base_url), second.id)
    (offered,) = first.post("rematch", salted=True)["events"]
    assert (offered["kind"], offered["seat"]) == ("offered", 0)
    assert heard.event("offered")["number"] == offered["number"]
    assert tables_of(first.person) == tables_of(second.person) == {first.id}
    assert second.look()["offer"] == {"by": 0, "agreed": [0], "waiting": [1]}
    *_, made = second.post("rematch", salted=True)["events"]
    assert made["kind"] == "rematch"
    assert tables_of(second.person) == tables_of(first.person) == {made["table"], first.id}
    again = AtTable(first.person, made["table"])
    shown = again.look()
    assert [seat["name"] for seat in shown["seats"]] == ["Bea", "Ann"]
    assert (shown["status"], shown["awaited"]) == ("open", [0, 1])
    assert [seat["left_ms"] for seat in shown["seats"]] == [None, None]
    assert shown["commitment"] != first.look()["commitment"]
    again.post("salt", salt="new-a")
    again.seen_by(second.person).post("salt", salt="new-b")
    shown = again.look()
    assert (shown["status"], shown["salts"]) == ("playing", ["new-b", "new-a"])
    assert shown["seats"][0]["left_ms"] > 50_000, "the clock begins now"


def test_declining_and_taking_back(over: tuple[AtTable, AtTable]) -> None:
    first, second = over
    assert second.post("rematch/decline", 409)["code"] == "nothing-asked"
    first.post("rematch")
    (event,) = second.post("rematch/decline")["events"]
    assert (event["kind"], event["seat"]) == ("declined", 1)
    assert first.look()["offer"] is None
    assert first.post("rematch", 409)["code"] == "no-more-offers"
    second.post("rematch")
    second.post("rematch/decline")
    assert tables_of(first.person) == tables_of(second.person) == {first.id}


def test_a_bot_moves_at_the_new_table_without_further_ado(server: Serving) -> None:
    ann = Person(server.url)
    at = ann.make("irrigate", "me", "tiro")
    at.post("concede", seat=0)
    (made,) = at.post("rematch")["events"]
    again = AtTable(ann, made["table"])
    assert again.look()["seats"][0]["kind"] == "bot"
    again.wait_for_turn(1)
