"""Hosts in the browser: how somebody becomes one and is none any more, and what they do."""

from tests.server.people.test_admin import Hosted
from tests.server.people.test_admin import hosted as hosted
from tests.server.people.test_own_data import WORDS, everything, played_and_talked
from tests.server.serving import Person, eventually

NAME = "Hortensia"


def ticket(hosted: Hosted) -> str:
    return hosted.admin("host", NAME).strip().rsplit("=", 1)[1]


def appointed(hosted: Hosted) -> Person:
    host = Person(hosted.url)
    host.post("/api/hosts", 201, ticket=ticket(hosted))
    return host


def test_a_link_makes_one_person_a_host_until_it_is_taken_back(hosted: Hosted) -> None:
    host, other, word = Person(hosted.url), Person(hosted.url), ticket(hosted)
    assert not host.get("/api/people/me")["host"]
    made = host.post("/api/hosts", 201, ticket=word)
    assert [one["name"] for one in made["hosts"]] == [NAME]
    assert host.get("/api/people/me")["host"]
    assert other.post("/api/hosts", 403, ticket=word)["code"] == "bad-ticket"
    assert f"{host.id}  {NAME}" in hosted.admin("hosts")
    hosted.admin("revoke", host.id)
    eventually(lambda: host.http.get("/api/hosts").status_code == 403)
    assert hosted.admin("hosts") == ""
    hosted.admin("revoke", host.id, status=2)


def test_a_report_is_judged_in_the_browser_and_every_deed_is_told(hosted: Hosted) -> None:
    host, ann, bea = appointed(hosted), Person(hosted.url), Person(hosted.url)
    table = played_and_talked(ann, bea)
    made = ann.post(f"{table.path}/reports", 201, seat=1, why="chat", words="rude")["report"]
    (report,) = host.get("/api/hosts/reports")["reports"]
    assert (report["report"], report["table"], report["other"]) == (made, table.id, bea.id)
    assert (report["about"], report["words"]) == ("Beatrix", "rude")
    assert {"name": "Beatrix", "text": WORDS} in report["chat"]
    (told,) = host.post(f"/api/hosts/people/{bea.id}/suspend", days=3)["people"]
    assert told["suspended_until"] > 0
    assert bea.post(f"{table.path}/chat", 403, text="hm")["code"] == "suspended"
    (held,) = host.get("/api/hosts/people")["people"]
    assert held["person"] == bea.id
    assert held["suspended_until"] > 0
    host.post(f"/api/hosts/people/{bea.id}/lift")
    assert host.post(f"/api/hosts/people/{bea.id}/lift", 404)["code"] == "no-such-person"
    host.post(f"/api/hosts/reports/{made}/settle")
    assert host.post(f"/api/hosts/reports/{made}/settle", 404)["code"] == "no-such-report"
    assert host.get("/api/hosts/reports")["reports"] == []
    assert len(host.get("/api/hosts/reports", settled=True)["reports"]) == 1
    deeds = host.get("/api/hosts/deeds")["deeds"]
    said = [(deed["what"], deed["by"]) for deed in deeds]
    whats = ["settle", "lift", "suspend", "become-host"]
    assert said == [*[(what, NAME) for what in whats], ("host-link", None)]


def test_the_house_is_run_from_the_browser(hosted: Hosted) -> None:
    host, ann = appointed(hosted), Person(hosted.url)
    told = host.post("/api/hosts/notice", text="Club night is on Friday")
    assert told["notice"] == "Club night is on Friday"
    assert ann.get("/api/games")["notice"] == told["notice"]
    assert host.post("/api/hosts/notice", text=None)["notice"] == ""
    assert ann.get("/api/games")["notice"] == ""
    closed = host.post("/api/hosts/registration", open=False)
    assert ann.http.post("/api/people", json={}).status_code == 403
    Person(hosted.url, invitation=closed["invitation"])
    assert host.post("/api/hosts/registration", open=True)["invitation"] == ""
    assert host.post("/api/hosts/limits", name="table_quota", value=7)["limits"]["table_quota"] == 7
    assert host.post("/api/hosts/limits", 422, name="streams", value=7)["code"] == "invalid"
    table = ann.make("irrigate", "me", "me")
    listed = host.get("/api/hosts/tables")["tables"]
    assert [one["table"] for one in listed] == [table.id]
    assert [seat["person"] for seat in listed[0]["seats"]] == [ann.id, ann.id]
    host.post(f"/api/hosts/tables/{table.id}/remove")
    assert ann.http.get(table.path).status_code == 404
    assert host.post(f"/api/hosts/tables/{table.id}/remove", 404)["code"] == "no-such-table"


def test_the_host_at_the_machine_tells_everybody_something(hosted: Hosted) -> None:
    ann = Person(hosted.url)
    hosted.admin("notice", "Back at noon")
    eventually(lambda: ann.get("/api/games")["notice"] == "Back at noon")
    hosted.admin("notice", "")
    eventually(lambda: ann.get("/api/games")["notice"] == "")


def test_whoever_deletes_everything_is_no_host_any_more(hosted: Hosted) -> None:
    host = appointed(hosted)
    host.post("/api/hosts/limits", name="table_quota", value=7)
    host.post("/api/people/me/delete", sure=True)
    left = everything(hosted.where, hosted.folder)
    assert host.id not in left
    assert NAME not in left
    # Their token is somebody's again, as new as any other.
    eventually(lambda: host.http.get("/api/hosts").status_code == 403)
    eventually(lambda: hosted.admin("hosts") == "")
