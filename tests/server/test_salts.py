"""The dice: committed to first, salted afterwards by everybody who plays."""

import pytest

from aquae.core.noted import Noted
from aquae.core.record import BadRecord
from aquae.server.tables import commands
from aquae.server.tables.live import folded
from aquae.server.tables.views import dice_data, record_of, table_data
from tests.server.serving import AtTable, Person, Serving
from tests.server.test_table import NOW, Happening


def test_a_table_waits_for_the_salt_that_was_announced() -> None:
    on = Happening(people="aB", salted=True)
    shown = table_data(on.table, "a", NOW)
    assert (shown["status"], shown["awaited"], shown["salts"]) == ("open", [0], ["", ""])
    assert len(shown["commitment"]) == 64, "it is known before any salt is"
    assert on.problem(commands.give_salt("stranger", "s")).code == "not-your-seat"
    assert on.kinds(commands.give_salt("a", "abc"))[:2] == ["salted", "started"]
    shown = table_data(on.table, "a", NOW)
    assert (shown["status"], shown["awaited"], shown["salts"]) == ("playing", [], ["abc", ""])
    assert on.table.play.dice.salts == ["abc", ""]
    assert dice_data(on.table)["salts"] == ["abc", ""]


def test_without_an_announced_salt_a_table_begins_at_once_and_the_receipt_says_so() -> None:
    on = Happening(people="aB")
    assert table_data(on.table, "a", NOW)["status"] == "playing"
    assert dice_data(on.table)["salts"] == ["", ""]
    assert on.problem(commands.give_salt("a", "late")).code == "not-open"


def test_a_salt_is_given_once() -> None:
    on = Happening(people="aO", salted=True)
    on.do(commands.give_salt("a", "abc"))
    assert on.do(commands.give_salt("a", "abc")) == [], "the same again is no other"
    assert on.problem(commands.give_salt("a", "xyz")).code == "salt-given"
    on.do(commands.take("b", 1, "Bea", "the key", ""))
    assert on.do(commands.give_salt("a", "abc")) == []
    assert on.problem(commands.give_salt("a", "xyz")).code == "not-open"


def test_whoever_sat_down_without_a_salt_may_give_one_until_it_begins() -> None:
    on = Happening(people="aOO")
    on.do(commands.take("b", 1, "Bea", "the key", ""))
    assert on.kinds(commands.give_salt("b", "b-salt")) == ["salted"]
    assert on.table.salts == ["", "b-salt", ""]


def test_several_seats_of_one_person_have_one_salt() -> None:
    on = Happening(people="aa", salted=True)
    (salted, *_) = on.do(commands.give_salt("a", "abc"))
    assert salted.public()["seats"] == [0, 1]
    assert on.table.play.dice.salts == ["abc", "abc"]


def test_the_last_to_sit_down_waits_for_the_first_who_forgot() -> None:
    on = Happening(people="aO", salted=True)
    assert on.kinds(commands.take("b", 1, "Bea", "the key", "b-salt")) == ["joined"]
    assert (on.table.status, on.table.awaited()) == ("open", [0])
    assert on.kinds(commands.give_salt("a", "a-salt"))[:2] == ["salted", "started"]
    assert on.table.play.dice.salts == ["a-salt", "b-salt"]


def test_whoever_made_the_table_may_begin_without_the_salt() -> None:
    on = Happening(people="aO", salted=True)
    assert on.kinds(commands.start("a", "tiro"))[0] == "started"
    assert on.table.play.dice.salts == ["", ""]


def test_whoever_leaves_takes_the_salt_along() -> None:
    on = Happening(people="aO", salted=True)
    on.do(commands.give_salt("a", "abc"))
    on.do(commands.leave("a", 0, "tiro"))
    assert on.table.salts == ["", ""]
    again = Happening(people="aO", salted=True)
    again.do(commands.leave("a", 0, "tiro"))
    assert again.table.awaited() == [], "nobody waits for who is gone"


def test_salts_stay_in_the_order_of_chairs() -> None:
    on = Happening(people="aOO", first="die", salted=True)
    on.do(commands.give_salt("a", "a-salt"))
    on.do(commands.take("b", 1, "Bea", "the key", "b-salt"))
    on.do(commands.take("c", 2, "Cy", "the key", "c-salt"))
    assert on.table.seated is not None
    assert on.table.seated.first != 0, "everybody has moved round"
    salts = ["a-salt", "b-salt", "c-salt"]
    assert on.table.play.dice.salts == salts == dice_data(on.table)["salts"]


def test_the_fold_of_the_events_is_the_table() -> None:
    on = Happening(people="aO", first="die", salted=True)
    on.do(commands.give_salt("a", "a-salt"))
    on.do(commands.take("b", 1, "Bea", "the key", "b-salt"))
    again = folded(on.creation, on.events)
    assert again.log == on.table.log
    assert table_data(again, "a", NOW) == table_data(on.table, "a", NOW)


def test_a_record_is_held_to_what_was_noted() -> None:
    on = Happening("irrigate", people="aB", salted=True)
    commitment = on.table.commitment
    on.do(commands.give_salt("a", "abc"))
    on.do(commands.concede("a", 0))
    record = record_of(on.table)
    Noted(commitment, {0: "abc", 1: ""}).check(record)
    for noted, reason in (
        (Noted("0" * 64, {}), "another commitment than was noted"),
        (Noted(None, {0: "xyz"}), "holds 'abc' as the salt of chair 0, not 'xyz'"),
        (Noted(None, {7: "abc"}), "holds None as the salt of chair 7"),
    ):
        with pytest.raises(BadRecord, match=reason):
            noted.check(record)


def test_over_http(server: Serving) -> None:
    ann = Person(server.url)
    at = ann.make("irrigate", "me", "tiro", salted=True)
    assert at.look()["awaited"] == [0]
    assert at.post("salt", 422, salt="")["code"] == "invalid"
    assert at.post("salt", 422, salt="a b")["code"] == "invalid"
    events = at.post("salt", salt="abc")["events"]
    assert [event["kind"] for event in events][:2] == ["salted", "started"]
    assert events[1]["salts"] == ["abc", ""]
    at.post("concede", seat=0)
    assert ann.get(f"{at.path}/dice")["salts"] == ["abc", ""]
    stranger = AtTable(Person(server.url), at.id)
    assert stranger.post("salt", 403, salt="abc")["code"] == "not-your-seat"
