"""What people show of themselves: names that nobody else may have, and whether others may look."""

from typing import Any

import pytest

from tests.server.people.test_history import conceded
from tests.server.serving import Json, Person, Serving

ME = "/api/people/me/profile"


def claim(person: Person, name: str | None, status: int = 200, **more: Any) -> Json:
    return person.post(ME, status, name=name, **more)


@pytest.mark.parametrize(
    "alike", ["Livia Drusilla", "livia drusilla", "L1via Drusi11a", "Liviа-Drusilla"]
)
def test_nobody_else_has_a_name_that_is_claimed(server: Serving, alike: str) -> None:
    ann, bea = Person(server.url), Person(server.url)
    claim(ann, "Livia Drusilla")
    try:
        claim(ann, "Livia Drusilla", mosaic=3)
        assert claim(bea, alike, 409)["code"] == "name-taken"
        seats = [{"kind": "me", "name": alike}, {"kind": "open"}]
        refused = bea.post("/api/tables", 409, game="irrigate", seats=seats)
        assert refused["code"] == "name-taken"
        table = ann.make("irrigate", "open", "open")
        hers = table.seen_by(bea)
        hers.post("seats/0/take", 409, name=alike, key=table.links[0])
        table.post("seats/0/take", name=alike, key=table.links[0])
    finally:
        claim(ann, None)
    claim(bea, alike)
    claim(bea, None)


@pytest.mark.parametrize("name", ["Guest", "gast", "Invite", "N. N.", "Curator"])
def test_nobody_claims_what_is_everybody_s(server: Serving, name: str) -> None:
    assert claim(Person(server.url), name, 422)["code"] == "bad-name"


def test_a_profile_is_private_until_somebody_says_otherwise(server: Serving) -> None:
    ann, bea = Person(server.url), Person(server.url)
    conceded(ann, bea)
    claim(ann, None, language="de", mosaic=7)
    assert bea.get(f"/api/profiles/{ann.id}", 404)["code"] == "no-such-person"
    claim(ann, None, language="de", mosaic=7, public=True)
    seen = bea.get(f"/api/profiles/{ann.id}")
    assert (seen["language"], seen["mosaic"]) == ("de", 7)
    assert seen["results"] == {"irrigate": {"won": 1, "shared": 0, "lost": 0}}
    assert bea.get(ME)["results"]["irrigate"]["lost"] == 1


def test_a_phrase_stays_when_a_profile_changes(server: Serving) -> None:
    ann = Person(server.url)
    phrase = ann.post("/api/people/me/phrase", 201)["phrase"]
    claim(ann, "Octavia of Rome")
    assert ann.get("/api/people/me")["phrase"] is True
    again = Person(server.url, "/api/people/devices", phrase=phrase)
    assert again.get(ME)["name"] == "Octavia of Rome"
    assert again.get("/api/people/me/export")["profile"]["name"] == "Octavia of Rome"
    again.post("/api/people/me/delete", sure=True)
    bea = Person(server.url)
    claim(bea, "Octavia of Rome")
    claim(bea, None)
