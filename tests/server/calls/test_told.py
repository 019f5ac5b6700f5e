"""Who is told what: when it is their turn, when somebody joins, at the end; nobody twice."""

import time
from typing import Any

import pytest

from aquae.server.tables.tokens import digest
from tests.server.calls.browser import PushService, bell_of, subscribed
from tests.server.serving import AtTable, Following, Json, Person, Serving, eventually
from tests.server.tournaments.playing import organised, told

SILENCE = 1.0
"""Seconds in which a call would have come."""


def at_table(ann: Person, bea: Person, **more: Any) -> AtTable:
    """Ann begins against Bea."""
    table = ann.make("irrigate", "me", "open", **more)
    table.seen_by(bea).post("seats/1/take", name="Bea", key=table.links[1])
    return table


def end_turn(table: AtTable, seat: int = 0) -> None:
    while table.look()["to_move"] == seat:
        legal = table.legal()
        table.act(next((text for text in legal if text != "pass"), legal[0]))


def wants(person: Person, *wanted: str, **more: Any) -> None:
    body = {"wants": list(wanted), "language": "en", **more}
    person.post(f"/api/people/me/bells/{bell_of(person)}", **body)


def test_whose_turn_it_is_is_told_so_once(calling: Serving, service: PushService) -> None:
    ann, bea = Person(calling.url), Person(calling.url)
    table = at_table(ann, bea)
    browser = subscribed(bea, service, language="de")
    end_turn(table)
    (told,) = browser.wait_for(1)
    assert told["title"] == "Irrigate"
    assert told["body"] == "Du bist am Zug. Du spielst mit Ann."
    assert told["path"] == f"/#/table/{table.id}"
    time.sleep(SILENCE)
    assert len(browser.heard) == 1
    end_turn(table.seen_by(bea), 1)
    end_turn(table)
    browser.wait_for(2)
    assert len(browser.shown) == 1, "the second takes the place of the first"


def test_nobody_is_told_of_a_turn_that_is_over(calling: Serving, service: PushService) -> None:
    ann, bea = Person(calling.url), Person(calling.url)
    table, browser = at_table(ann, bea), subscribed(bea, service)
    service.status = 503
    end_turn(table)
    eventually(lambda: service.arrived > 0)
    end_turn(table.seen_by(bea), 1)
    service.status = 201
    wants(bea, "turn")
    time.sleep(SILENCE)
    assert browser.heard == []


def test_a_round_of_a_tournament_is_told_to_those_who_play_in_it(
    calling: Serving, service: PushService
) -> None:
    ann, bea = Person(calling.url), Person(calling.url)
    browsers = [subscribed(person, service) for person in (ann, bea)]
    cup = organised(ann, game="irrigate")
    for person, name in ((ann, "Ann"), (bea, "Bea")):
        told(person, cup, "enter", name=name)
    told(ann, cup, "begin")
    eventually(lambda: all(browser.texts() for browser in browsers))
    first, second = sorted(browser.texts()[0] for browser in browsers)
    assert first.startswith("A new round of your tournament has begun. You are playing with ")
    assert second.startswith("It is your turn. You are playing with ")
    time.sleep(SILENCE)
    assert [len(browser.heard) for browser in browsers] == [1, 1], "once each"


def test_joining_and_the_end(calling: Serving, service: PushService) -> None:
    ann, bea = Person(calling.url), Person(calling.url)
    browser = subscribed(ann, service)
    table = ann.make("irrigate", "open", "open", "me")
    others = table.seen_by(bea)
    others.post("seats/0/take", name="Bea", key=table.links[0])
    browser.wait_for(1)
    assert browser.texts()[0] == "Bea has sat down at your table."
    others.post("seats/1/take", name="Bea II", key=table.links[1])
    eventually(lambda: "has begun" in browser.texts()[-1])
    others.post("concede", seat=0)
    others.post("concede", seat=1)
    eventually(lambda: "you have won" in browser.texts()[-1])


def test_questions_of_others(calling: Serving, service: PushService) -> None:
    ann, bea = Person(calling.url), Person(calling.url)
    table = at_table(ann, bea)
    browser = subscribed(bea, service)
    table.post("end", at=table.look()["number"])
    assert browser.wait_for(1)[0]["body"] == "Ann suggests ending the game."


def test_nobody_is_told_what_they_do_not_want(calling: Serving, service: PushService) -> None:
    ann, bea = Person(calling.url), Person(calling.url)
    table, browser = at_table(ann, bea), subscribed(bea, service)
    wants(bea, "over")
    end_turn(table)
    time.sleep(SILENCE)
    assert browser.heard == []
    assert bea.post(f"{table.path}/bells", wants=["turn"]) == {"wants": ["turn"]}
    assert bea.get(f"{table.path}/bells") == {"wants": ["turn"]}
    table.post("concede", seat=0)
    time.sleep(SILENCE)
    assert browser.heard == []


def test_nobody_is_told_who_looks_at_the_table(calling: Serving, service: PushService) -> None:
    ann, bea = Person(calling.url), Person(calling.url)
    table, browser = at_table(ann, bea), subscribed(bea, service)
    following = Following(calling.url, table.id, token=bea.token)
    eventually(lambda: not following.presences.empty())
    end_turn(table)
    time.sleep(SILENCE)
    assert browser.heard == []


def test_quiet_hours_put_it_off(calling: Serving, service: PushService) -> None:
    ann, bea = Person(calling.url), Person(calling.url)
    table, browser = at_table(ann, bea), subscribed(bea, service)
    now = time.gmtime()
    minute = now.tm_hour * 60 + now.tm_min
    quiet: Json = {"quiet_from": (minute - 60) % 1440, "quiet_until": (minute + 60) % 1440}
    bea.post("/api/people/me/hours", zone="UTC", **quiet)
    end_turn(table)
    time.sleep(SILENCE)
    assert browser.heard == []
    (waiting,) = bea.get("/api/people/me/export")["calls"]
    assert waiting["what"] == "turn"
    assert 3500_000 < waiting["due_at"] - 1000 * time.time() < 3600_000 + 60_000


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(
    calling: Serving, service: PushService, status: int
) -> None:
    ann, bea = Person(calling.url), Person(calling.url)
    table = at_table(ann, bea)
    subscribed(bea, service)
    service.status = status
    end_turn(table)
    eventually(lambda: bea.get("/api/people/me/bells")["bells"] == [])


def test_what_fails_is_told_later(calling: Serving, service: PushService) -> None:
    ann, bea = Person(calling.url), Person(calling.url)
    table, browser = at_table(ann, bea), subscribed(bea, service)
    service.status = 500
    end_turn(table)
    eventually(lambda: bea.get("/api/people/me/bells")["bells"][0]["failed_at"])
    service.status = 201
    browser.wait_for(1)
    eventually(lambda: bea.get("/api/people/me/bells")["bells"][0]["failed_at"] is None)


def test_each_browser_is_told_and_one_is_one_person_s(
    calling: Serving, service: PushService
) -> None:
    ann, bea, cleo = (Person(calling.url) for _ in range(3))
    table = at_table(ann, bea)
    phone, desk = subscribed(bea, service, "phone"), subscribed(bea, service, "desk")
    end_turn(table)
    phone.wait_for(1)
    desk.wait_for(1)
    for bell in bea.get("/api/people/me/bells")["bells"]:
        wish: Json = {"wants": ["over"], "daily": 720, "language": "en"}
        bea.post(f"/api/people/me/bells/{bell['bell']}", **wish)
    table.post("concede", seat=0)
    waiting = [call["what"] for call in bea.get("/api/people/me/export")["calls"]]
    assert waiting.count("over") == 2
    body: Json = {"kind": "push", "address": desk.address, "keys": desk.keys}
    (hers,) = cleo.post("/api/people/me/bells", 201, **body)["bells"]
    assert len(bea.get("/api/people/me/bells")["bells"]) == 1
    assert (hers["daily"], "turn" in hers["wants"]) == (None, True)
    assert cleo.get("/api/people/me/export")["calls"] == []


def test_a_device_that_is_signed_out_is_told_nothing_more(
    calling: Serving, service: PushService
) -> None:
    ann, bea = Person(calling.url), Person(calling.url)
    browser, table = subscribed(bea, service), at_table(ann, bea)
    ticket = bea.post("/api/people/me/tickets", 201)["ticket"]
    elsewhere = Person(calling.url, "/api/people/devices", ticket=ticket)
    other = subscribed(elsewhere, service, "other")
    elsewhere.post(f"/api/people/me/devices/{digest(bea.token)}/sign-out")
    assert len(elsewhere.get("/api/people/me/bells")["bells"]) == 1
    end_turn(table)
    other.wait_for(1)
    time.sleep(SILENCE)
    assert browser.heard == []


def test_trying_out(calling: Serving, service: PushService) -> None:
    ann, bea = Person(calling.url), Person(calling.url)
    browser = subscribed(ann, service, language="fr")
    bea.post(f"/api/people/me/bells/{bell_of(ann)}/try", 404)
    ann.post(f"/api/people/me/bells/{bell_of(ann)}/try")
    assert browser.wait_for(1)[0]["body"] == "Les notifications arrivent bien ici."


def test_nothing_is_left_of_who_goes(calling: Serving, service: PushService) -> None:
    ann, bea = Person(calling.url), Person(calling.url)
    table, browser = at_table(ann, bea), subscribed(bea, service)
    end_turn(table)
    browser.wait_for(1)
    bea.post("/api/people/me/hours", zone="Europe/Zurich", quiet_from=1320, quiet_until=420)
    bea.post(f"{table.path}/bells", wants=["over"])
    found = bea.get("/api/people/me/export")
    assert found["bells"][0]["address"] == browser.address
    assert [call["what"] for call in found["calls"]] == ["turn"]
    assert found["hours"]["zone"] == "Europe/Zurich"
    assert found["drawers"] == [{"table_id": table.id, "wants": "over", "note": None}]
    bea.post("/api/people/me/delete", sure=True)
    found = bea.get("/api/people/me/export")
    assert (found["bells"], found["calls"], found["drawers"]) == ([], [], [])
    assert found["hours"].pop("zone") == "UTC"
    assert set(found["hours"].values()) == {None}
