"""Asking somebody one has played with to a table: told once, seated without a link, declined."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.calls.browser import PushService, push_service, subscribed
from tests.server.calls.conftest import hasty
from tests.server.calls.test_told import SILENCE
from tests.server.conftest import FREELY
from tests.server.people.conftest import Where
from tests.server.people.test_history import conceded
from tests.server.serving import AtTable, Json, Person, Serving, serving

INVITED = "/api/people/me/invitations"


def acquainted(server: Serving) -> tuple[Person, Person, AtTable]:
    """Two who have played with each other, and a table that one of them makes now."""
    ann, bea = Person(server.url), Person(server.url)
    conceded(ann, bea)
    return ann, bea, ann.make("irrigate", "me", "open")


def invite(table: AtTable, person: Person, status: int = 201) -> Json:
    return table.post("invitations", status, person=person.id)


def invited_to(person: Person) -> list[tuple[str, str]]:
    found = person.get(INVITED)["invitations"]
    return [(one["name"], one["table"]["id"]) for one in found]


def test_whoever_is_invited_sits_down_without_a_link(server: Serving) -> None:
    ann, bea, table = acquainted(server)
    (known,) = table.person.get(f"{table.path}/invitations")["people"]
    assert known == {"person": bea.id, "name": "Bea", "invited": False}
    assert table.seen_by(bea).take(1, 403)["code"] == "bad-key"
    assert invite(table, bea)["people"][0]["invited"]
    assert invited_to(bea) == [("Ann", table.id)]
    assert invited_to(ann) == []
    table.seen_by(bea).take(1)
    assert table.look()["status"] == "playing"
    assert invited_to(bea) == []
    assert invite(table, bea, 409)["code"] == "not-open"


def test_a_seat_is_for_those_who_were_asked(server: Serving) -> None:
    ann, bea, table = acquainted(server)
    cleo = Person(server.url)
    invite(table, bea)
    assert table.seen_by(cleo).take(1, 403)["code"] == "bad-key"
    assert invite(table, cleo, 404)["code"] == "no-such-person"
    assert invite(table, ann, 404)["code"] == "no-such-person"
    assert invite(table.seen_by(bea), ann, 403)["code"] == "not-your-table"
    assert bea.post(f"{INVITED}/{'x' * 22}/decline", 404)["code"] == "no-such-table"


def test_nobody_insists(server: Serving) -> None:
    _, bea, table = acquainted(server)
    invite(table, bea)
    assert bea.post(f"{INVITED}/{table.id}/decline") == {"invitations": []}
    assert invite(table, bea)["people"][0]["invited"]
    assert invited_to(bea) == []
    table.seen_by(bea).take(1)  # whoever changes their mind is still welcome


@pytest.mark.parametrize("is_theirs", [True, False])
def test_nobody_invites_where_one_has_blocked_the_other(server: Serving, is_theirs: bool) -> None:
    ann, bea, table = acquainted(server)
    one, other = (bea, ann) if is_theirs else (ann, bea)
    one.post("/api/people/me/avoided", person=other.id, how="block", name="Somebody")
    assert invite(table, bea, 403 if is_theirs else 422)["code"] == (
        "not-welcome" if is_theirs else "invalid"
    )
    assert invited_to(bea) == []
    shown = table.person.get(f"{table.path}/invitations")["people"]
    assert len(shown) == (1 if is_theirs else 0)


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as found:
        yield found
        assert found.complaints == []


def test_an_invitation_calls_once_and_a_killed_server_loses_none(
    where: Where, service: PushService, tmp_path: Path
) -> None:
    with hasty(tmp_path, *where.flags, "--bots", "0") as silent:
        _, bea, table = acquainted(silent)
        browser = subscribed(bea, service)
        invite(table, bea)
        silent.kill()
    with hasty(tmp_path, *where.flags) as server:
        (told,) = browser.wait_for(1)
        assert told["body"] == "Ann invites you to a game."
        assert told["path"] == f"/#/table/{table.id}"
        bea.go_to(server.url)
        table.person.go_to(server.url)
        bea.post(f"{INVITED}/{table.id}/decline")
        invite(table, bea)
    with hasty(tmp_path, *where.flags):
        time.sleep(SILENCE)
        assert len(browser.heard) == 1


def test_it_goes_with_either_of_the_two(where: Where, tmp_path: Path) -> None:
    with serving(tmp_path, *FREELY, *where.flags) as server:
        ann, bea, table = acquainted(server)
        invite(table, bea)
        (kept,) = bea.get("/api/people/me/export")["invitations"]
        assert (kept["table_id"], kept["declined_at"]) == (table.id, None)
        ann.post("/api/people/me/delete", sure=True)
        assert bea.get("/api/people/me/export")["invitations"] == []
