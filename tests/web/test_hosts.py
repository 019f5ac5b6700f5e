"""Hosts in a browser: they come by a link, judge, tell everybody something, on the record."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.conftest import FREELY
from tests.server.serving import Person, Serving, serving
from tests.web.browsing import Visitor
from tests.web.conftest import Visit
from tests.web.test_around import faults
from tests.web.test_people import button
from tests.web.test_table import WIDTH, phone

NOTICE = "Club night is on Friday"


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Serving]:
    """A server of one's own: what its hosts do concerns nobody else."""
    with serving(tmp_path, *FREELY, "--data", str(tmp_path / "data")) as server:
        yield server


def link(club: Serving) -> str:
    command = [sys.executable, "-m", "aquae", "admin", "host", "Hortensia"]
    flags = ("--data", str(club.folder / "data"), "--url", club.url)
    told = subprocess.run([*command, *flags], capture_output=True, text=True, check=True).stdout
    return told.split()[-1]


def come(visitor: Visitor, club: Serving) -> None:
    visitor.url = club.url
    visitor.page.goto(link(club))
    visitor.page.locator("button.main").click()
    expect(visitor.page.locator("nav a")).to_have_count(5)


def reported(club: Serving) -> tuple[Person, str]:
    """Bea has said something at Ann's table, and Ann has told of it."""
    ann, bea = Person(club.url), Person(club.url)
    table = ann.make("irrigate", "me", "open")
    theirs = table.seen_by(bea)
    theirs.take(1, key=table.links[1])
    theirs.post("chat", text="you fool")
    table.post("reports", 201, seat=1, why="chat", words="rude")
    return bea, table.id


def test_a_host_judges_a_report_and_tells_everybody_something(visit: Visit, club: Serving) -> None:
    host, guest = visit(bypass_csp=True), visit()
    bea, table = reported(club)
    come(host, club)
    page = host.page
    page.get_by_label("What everybody is to be told").fill(NOTICE)
    page.locator("form", has_text="Notice").get_by_role("button", name="Save").click()
    expect(page.get_by_role("status").filter(has_text="Saved.")).to_be_visible()
    assert faults(host) == []
    guest.url = club.url
    guest.go()
    expect(guest.page.get_by_text(NOTICE)).to_be_visible()
    page.get_by_role("link", name="Reports").click()
    report = page.get_by_role("article")
    expect(report.get_by_role("heading")).to_contain_text("about Bea")
    report.get_by_text("The chat up to then").click()
    expect(report.get_by_text("you fool")).to_be_visible()
    button(page, "Suspend")
    expect(report.get_by_text("Suspended until")).to_be_visible()
    assert faults(host) == []
    assert bea.http.post(f"/api/tables/{table}/chat", json={"text": "hm"}).status_code == 403
    button(page, "Put away")
    expect(page.get_by_text("There is nothing to judge.")).to_be_visible()
    page.get_by_role("link", name="People").click()
    expect(page.get_by_text(bea.id)).to_be_visible()
    button(page, "Lift")
    expect(page.get_by_role("button", name="Suspend")).to_be_visible()
    page.get_by_role("link", name="Tables").click()
    page.get_by_role("button", name=f"Remove the table {table}").click()
    page.get_by_role("dialog").get_by_role("button", name="Remove", exact=True).click()
    expect(page.get_by_text("There are no tables.")).to_be_visible()
    page.get_by_role("link", name="What was done").click()
    for deed in (f"Notice: “{NOTICE}”", f"Removed the table {table}", "Became the host"):
        expect(page.get_by_role("listitem").filter(has_text=deed)).to_contain_text("Hortensia")
    assert faults(host) == []


def test_registration_is_closed_and_opened(visit: Visit, club: Serving) -> None:
    host = visit()
    come(host, club)
    button(host.page, "Close: only by a link")
    word = host.page.get_by_label("Link for new people").input_value().rsplit("=", 1)[1]
    Person(club.url, invitation=word)
    button(host.page, "Open to everybody")
    expect(host.page.get_by_text("Everybody may come.")).to_be_visible()
    Person(club.url)


def test_whoever_is_no_host_is_told_so(visit: Visit, club: Serving) -> None:
    ann = visit()
    ann.url = club.url
    ann.go("hosts")
    expect(ann.page.get_by_role("alert")).to_contain_text("Only hosts of this server")
    expect(ann.page.locator("main nav")).to_have_count(0)


@pytest.mark.parametrize(("locale", "scheme"), [("de-DE", "dark"), ("it-IT", "light")])
def test_the_rooms_fit_a_phone_and_axe_finds_nothing(
    visit: Visit, club: Serving, locale: str, scheme: str
) -> None:
    host = visit(bypass_csp=True, **phone(390, locale=locale, color_scheme=scheme))
    reported(club)
    come(host, club)
    for room in ("reports", "people", "tables", "club", "deeds"):
        host.go(f"hosts/{room}")
        expect(host.page.locator("main li, main article").first).to_be_visible()
        assert host.page.evaluate(WIDTH) == 390, room
        assert faults(host) == [], room
