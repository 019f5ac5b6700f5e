"""A person on several devices: tickets, phrases, signing out, on either database."""

import time
from pathlib import Path

import httpx

from aquae.server.people.phrases import LENGTH, WORDS, phrase_hash
from aquae.server.tables.tokens import digest, new_secret
from tests.server.conftest import FREELY
from tests.server.postgres import Postgres
from tests.server.serving import Json, Person, Serving, eventually, serving


def come(url: str, **by: str) -> Person:
    """The same person as somebody, at another device."""
    return Person(url, "/api/people/devices", **by)


def code(answer: Json) -> str:
    found: str = answer["code"]
    return found


def test_somebody_carries_on_at_another_device(server: Serving) -> None:
    ann = Person(server.url)
    table = ann.make("irrigate", "me", "me")
    ticket = ann.post("/api/people/me/tickets", 201, name="Laptop")["ticket"]
    phone = come(server.url, ticket=ticket, name="Phone")
    assert phone.id == ann.id
    assert phone.token != ann.token
    assert phone.get("/api/tables", list="mine")["tables"][0]["id"] == table.id
    table.seen_by(phone).act()
    table.act()
    devices = phone.get("/api/people/me")["devices"]
    assert {device["name"]: device["current"] for device in devices} == {
        "Laptop": False,
        "Phone": True,
    }


def test_a_ticket_works_once(server: Serving) -> None:
    ann, bea = Person(server.url), Person(server.url)
    made = ann.post("/api/people/me/tickets", 201)
    assert 0 < made["until"] - time.time() * 1000 <= 600_000
    come(server.url, ticket=made["ticket"])
    for ticket in (made["ticket"], "nonsense"):
        assert code(bea.post("/api/people/devices", 403, ticket=ticket)) == "bad-ticket"


def test_a_device_that_is_signed_out_is_nobody(server: Serving) -> None:
    ann = Person(server.url)
    table = ann.make("irrigate", "me", "me")
    phone = come(server.url, ticket=ann.post("/api/people/me/tickets", 201)["ticket"])
    lost = digest(ann.token)
    phone.post(f"/api/people/me/devices/{lost}/sign-out")
    assert code(table.act(status=401, at=1, text="pass")) == "bad-token"
    assert code(ann.get("/api/people/me", 401)) == "bad-token"
    table.seen_by(phone).act()
    assert [d["current"] for d in phone.get("/api/people/me")["devices"]] == [True]
    phone.post(f"/api/people/me/devices/{lost}/sign-out", 404)


def test_nobody_signs_out_the_device_of_another(server: Serving) -> None:
    ann, bea = Person(server.url), Person(server.url)
    ann.post("/api/people/me/tickets", 201)
    path = f"/api/people/me/devices/{digest(ann.token)}/sign-out"
    assert code(bea.post(path, 404)) == "no-such-device"
    assert ann.get("/api/people/me")["person"] == ann.id
    ann.post(path)
    ann.get("/api/people/me", 401)


def test_a_phrase_brings_somebody_back_until_there_is_another(server: Serving) -> None:
    ann = Person(server.url)
    assert ann.get("/api/people/me")["phrase"] is False
    old = ann.post("/api/people/me/phrase", 201)["phrase"]
    assert come(server.url, phrase=old).id == ann.id
    assert ann.get("/api/people/me")["phrase"] is True
    new = ann.post("/api/people/me/phrase", 201)["phrase"]
    typed = f"  {new.upper().replace(' ', ', ')}\n"
    assert come(server.url, phrase=typed).id == ann.id
    assert code(Person(server.url).post("/api/people/devices", 403, phrase=old)) == "bad-ticket"


def test_phrases_are_words_that_nobody_confuses() -> None:
    assert len(set(WORDS)) == len(WORDS) == 256
    assert len({word[:4] for word in WORDS}) == 256
    assert all(word.isascii() and word.isalpha() and word.islower() for word in WORDS)
    assert LENGTH * 8 == 96
    assert phrase_hash("Oak-ivy") == phrase_hash("oak  ivy") != phrase_hash("ivy oak")


def test_only_those_who_are_invited_come(tmp_path: Path) -> None:
    with serving(tmp_path, *FREELY, "--data", str(tmp_path), "--invitation", "only-us") as server:
        assert server.process is not None
        assert server.process.stdout is not None
        assert server.process.stdout.readline().endswith("/#/me?invitation=only-us\n")
        ann = Person(server.url, invitation="only-us")
        table = ann.make("irrigate", "me", "open")
        stranger = httpx.Client(base_url=server.url)
        refused = stranger.post("/api/people", json={"invitation": "guessed"})
        assert (refused.status_code, code(refused.json())) == (403, "not-invited")
        stranger.headers["Authorization"] = f"Bearer {new_secret()}"
        assert stranger.get("/api/people/me").status_code == 401
        took = stranger.post(f"{table.path}/seats/1/take", json={"name": "Bea"})
        assert (took.status_code, code(took.json())) == (401, "bad-token")
        stranger.close()
    with serving(tmp_path, *FREELY, "--data", str(tmp_path), "--invitation", "another") as server:
        ann.go_to(server.url)
        assert table.look()["mine"] == [0]


def test_signing_out_at_one_server_counts_at_the_other(postgres: Postgres, tmp_path: Path) -> None:
    flags = (*FREELY, "--database", postgres.new_database())
    with serving(tmp_path / "a", *flags) as first, serving(tmp_path / "b", *flags) as second:
        ann = Person(first.url)
        phone = come(second.url, ticket=ann.post("/api/people/me/tickets", 201)["ticket"])
        device = digest(phone.token)
        assert phone.get("/api/people/me")["person"] == ann.id
        ann.post(f"/api/people/me/devices/{device}/sign-out")
        eventually(lambda: phone.http.get("/api/people/me").status_code == 401)
