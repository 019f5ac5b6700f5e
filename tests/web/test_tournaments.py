"""A tournament in two browsers: one organises it, the other watches; and a person in one."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.browsing import Visitor
from tests.web.conftest import Visit
from tests.web.test_around import faults
from tests.web.test_people import CONCEDE
from tests.web.test_table import WIDTH, phone

LONG = 90_000


def organise(ann: Visitor, name: str, bots: int, **more: str) -> str:
    """By the form, as people do; the address of the page that comes then."""
    page = ann.page
    ann.go("tournaments")
    page.get_by_role("link", name="Hold a tournament").click()
    page.get_by_label("Name").fill(name)
    for label, value in {"Game": "irrigate", "How many from the start": str(bots), **more}.items():
        caption = page.locator("span", has_text=re.compile(f"^{label}$"))
        field = page.locator("label.field", has=caption).locator("select, input")
        if field.evaluate("element => element.tagName") == "SELECT":
            field.select_option(value)
        else:
            field.fill(value)
    page.get_by_role("button", name="Open it").click()
    expect(page).to_have_url(re.compile(r"#/tournament/"))
    return page.url


def test_one_organises_eight_bots_and_another_watches_until_the_prize(visit: Visit) -> None:
    ann, bea = visit(), visit()
    address = organise(ann, "Cup of the Springs", 8, Kind="knockout", Strength="faber")
    bea.page.goto(address)
    expect(bea.page.get_by_role("heading", name="Cup of the Springs")).to_be_visible()
    for page in (ann.page, bea.page):
        expect(page.get_by_role("heading", name="Round 1")).to_be_visible(timeout=LONG)
        expect(page.get_by_text(re.compile(r"The prize goes to Faber"))).to_be_visible(timeout=LONG)
        expect(page.get_by_role("heading", name=re.compile("^Round"))).to_have_count(3)
        expect(page.locator("tbody tr")).to_have_count(8)
    bea.page.locator("a.card").first.click()
    expect(bea.page).to_have_url(re.compile(r"#/table/"))
    bea.page.wait_for_selector("#board")


GIVE_UP = """async (table) => {
  const token = localStorage.getItem("aquae.token");
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${token}` };
  const { mine } = await (await fetch(`/api/tables/${table}`, { headers })).json();
  const asked = { method: "POST", headers, body: JSON.stringify({ seat: mine[0] }) };
  return (await fetch(`/api/tables/${table}/concede`, asked)).status;
}"""


def play_round(one: Visitor, address: str, number: int) -> bool:
    """Go to one's table from the page and give up there; whether there was one to go to."""
    page = one.page
    page.goto(address)
    expect(page.get_by_role("heading", name=f"Round {number}")).to_be_visible(timeout=LONG)
    link = page.get_by_role("link", name="To your table")
    if link.count() == 0:
        return False
    link.click()
    page.wait_for_selector("#board")
    assert page.evaluate(GIVE_UP, page.url.rsplit("/", 1)[1]) in (200, 409)
    return True


def test_two_people_and_six_bots_play_from_the_first_round_to_the_prize(visit: Visit) -> None:
    ann, bea = visit(), visit()
    wishes = {"Entrants at most": "8", "Kind": "swiss", "Strength": "faber"}
    address = organise(ann, "Cup of the Fords", 6, **wishes)
    bea.page.goto(address)
    for one in (ann, bea):
        one.page.get_by_role("button", name="Take part").click()
    found = [play_round(one, address, number) for number in (1, 2, 3) for one in (ann, bea)]
    # Where they meet, one gives up for both.
    assert found.count(True) >= 5
    for one in (ann, bea):
        one.page.goto(address)
        expect(one.page.get_by_text("The prize goes to")).to_be_visible(timeout=LONG)
        expect(one.page.get_by_role("heading", name=re.compile("^Round"))).to_have_count(3)
        expect(one.page.locator("tbody tr")).to_have_count(8)


def test_a_person_takes_part_finds_the_table_and_is_in_the_standings(visit: Visit) -> None:
    ann, bea = visit(), visit()
    address = organise(ann, "Two of us", 0, **{"Entrants at most": "2"}, Kind="robin")
    bea.page.goto(address)
    for one in (ann, bea):
        one.page.get_by_role("button", name="Take part").click()
    ann.page.get_by_role("link", name="To your table").click()
    ann.page.wait_for_selector("#board")
    table = ann.page.url.rsplit("/", 1)[1]
    bea.go()
    expect(bea.page.locator(f'a[href="#/table/{table}"]').first).to_be_visible()
    bea.page.goto(address)
    assert ann.page.evaluate(CONCEDE, table) in (200, 403)
    assert bea.page.evaluate(CONCEDE, table) in (200, 403, 409)
    expect(bea.page.get_by_text("The prize goes to")).to_be_visible(timeout=LONG)


def test_the_organiser_removes_somebody_and_cancels(visit: Visit) -> None:
    ann, bea = visit(), visit()
    address = organise(ann, "Never played", 1)
    bea.page.goto(address)
    expect(bea.page.get_by_role("button", name="Cancel the tournament")).to_have_count(0)
    bea.page.get_by_role("button", name="Take part").click()
    expect(bea.page.get_by_role("button", name="Leave the tournament")).to_be_visible()
    expect(ann.page.get_by_role("listitem")).to_have_count(2)
    ann.page.get_by_role("button", name=re.compile("^Remove")).last.click()
    expect(bea.page.get_by_role("button", name="Take part")).to_be_visible()
    ann.page.get_by_role("button", name="Cancel the tournament").click()
    ann.page.get_by_role("button", name="Yes, cancel it").click()
    expect(bea.page.get_by_text("Cancelled")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_pages_fit_a_phone_and_axe_finds_nothing(visit: Visit, scheme: str) -> None:
    ann = visit(**phone(320, color_scheme=scheme), bypass_csp=True)
    address = organise(ann, "Cup of the Springs", 8, Kind="league", Strength="faber")
    page = ann.page
    expect(page.get_by_role("heading", name=re.compile("Season 1, round 2"))).to_be_visible(
        timeout=LONG
    )
    for path in (address, f"{ann.url}/#/tournaments", f"{ann.url}/#/tournaments/new"):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_timeout(300)
        assert faults(ann) == []
        assert page.evaluate(WIDTH) == 320


def looking(visitor: Visitor, **wishes: str) -> None:
    """Look for somebody by the form."""
    page = visitor.page
    visitor.go("seek")
    for label, value in {"Game": "irrigate", **wishes}.items():
        caption = page.locator("span", has_text=re.compile(f"^{label}$"))
        page.locator("label.field", has=caption).locator("select").select_option(value)
    page.get_by_role("button", name="Find somebody").click()


def test_two_people_find_each_other_and_one_who_has_gone_is_not_found(visit: Visit) -> None:
    ann, bea, cleo = visit(), visit(), visit()
    looking(cleo)
    expect(cleo.page.get_by_text("Waiting for somebody")).to_be_visible()
    cleo.page.get_by_role("button", name="Wait no longer").click()
    looking(ann)
    expect(ann.page.get_by_text("Waiting for somebody")).to_be_visible()
    looking(bea)
    for one in (ann, bea):
        expect(one.page).to_have_url(re.compile("#/table/"))
        one.page.wait_for_selector("#board")
    assert ann.page.url == bea.page.url
    expect(cleo.page.get_by_role("button", name="Find somebody")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_looking_for_somebody_fits_a_phone_and_bots_come(visit: Visit, scheme: str) -> None:
    ann = visit(**phone(320, color_scheme=scheme), bypass_csp=True)
    ann.go("seek")
    expect(ann.page.get_by_role("button", name="Find somebody")).to_be_visible()
    assert faults(ann) == []
    assert ann.page.evaluate(WIDTH) == 320
    looking(ann, **{"Seats": "3", "Bots fill the seats": "30"})
    expect(ann.page.get_by_text("Waiting for somebody")).to_be_visible()
    assert faults(ann) == []
    expect(ann.page).to_have_url(re.compile("#/table/"), timeout=LONG)
