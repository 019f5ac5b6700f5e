"""The page notes what the dice are bound to, has a hand in them, and finds a dishonest host out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.serving import serving
from tests.web.browsing import Visitor
from tests.web.conftest import FREELY, Visit

CONCEDE = """async (table) => {
  const headers = {
    "Content-Type": "application/json",
    Authorization: `Bearer ${localStorage.getItem("aquae.token")}`,
  };
  const look = await (await fetch(`/api/tables/${table}`, { headers })).json();
  const body = JSON.stringify({ seat: look.mine[0] });
  await fetch(`/api/tables/${table}/concede`, { method: "POST", headers, body });
}"""


def noted(page: Page, table: str) -> Any:
    text = page.evaluate(f"localStorage.getItem('aquae.noted.{table}')")
    return page.evaluate("JSON.parse", text) if text else None


def played(ann: Visitor) -> str:
    """A game against a bot that the page has salted, given up at once."""
    table = ann.make("irrigate", "me", "tiro", first="die", salted=True)
    ann.go(f"table/{table}")
    ann.begin()
    ann.page.evaluate(CONCEDE, table)
    ann.page.wait_for_selector("section.over")
    return table


def test_one_tap_leads_to_a_board_and_dice_with_a_salt_of_ones_own(visit: Visit) -> None:
    ann = visit()
    ann.go()
    ann.page.get_by_role("button", name="Play now").first.click()
    ann.page.wait_for_selector("#board")
    table = ann.page.url.split("/table/")[1]
    note = noted(ann.page, table)
    shown = ann.ask(f"/api/tables/{table}")
    assert note["commitment"] == shown["commitment"]
    own = shown["mine"][0]
    assert len(shown["salts"][own]) == 32
    assert note["salts"] == {str(own): shown["salts"][own], str(1 - own): ""}


def test_dice_that_were_promised_are_verified_with_ones_own_number(visit: Visit) -> None:
    ann = visit()
    table = played(ann)
    ann.page.get_by_role("button", name="Verify the dice").click()
    told = ann.page.locator(".told")
    expect(told).to_contain_text("match the seal noted before the game and your random number")
    salt = noted(ann.page, table)["salts"]["0"]
    assert ann.ask(f"/api/tables/{table}/dice")["salts"] == [salt, ""]


@pytest.mark.parametrize(
    ("cheat", "words", "is_plain"),
    [
        ("grind", "This is not the seal that this browser noted first", True),
        ("forge", "The secret does not open the seal.", False),
        ("drop", "The random number that this browser sent is not in the dice.", True),
        ("lend", "The dice hold a random number that no player gave.", True),
        ("conceal", "Who began does not match the seal.", False),
    ],
)
def test_a_dishonest_host_is_found_out(
    browser_here: Browser, tmp_path: Path, cheat: str, words: str, is_plain: bool
) -> None:
    """Some of it is plain to see before anybody asks."""
    program = ("-m", "tests.server.dishonest", cheat)
    where = ("--data", str(tmp_path / "data"))
    with serving(tmp_path, *FREELY, *where, program=program) as server:
        context = browser_here.new_context(locale="en-GB", reduced_motion="reduce")
        ann = Visitor(context, server.url)
        played(ann)
        told = ann.page.locator(".told")
        if is_plain:
            expect(told).to_contain_text(words)
        ann.page.get_by_role("button", name="Verify the dice").click()
        expect(told).to_contain_text(words)
        context.close()


@pytest.fixture
def two(visit: Visit) -> tuple[Visitor, Visitor, str]:
    """A game of two browsers that one of them has given up."""
    ann, bea = visit(), visit()
    ann.go()
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    table = ann.make("irrigate", seats=seats, public=True, salted=True)
    ann.go(f"table/{table}")
    bea.go(f"table/{table}?seat=1")
    bea.page.get_by_label("Your name").fill("Bea")
    bea.page.get_by_role("button", name="Sit down and play").click()
    bea.page.wait_for_selector("#board")
    ann.page.wait_for_selector("#board")
    ann.page.evaluate(CONCEDE, table)
    for one in (ann, bea):
        one.page.wait_for_selector("section.over")
    return ann, bea, table


def test_a_rematch_begins_when_both_want_it(two: tuple[Visitor, Visitor, str]) -> None:
    ann, bea, table = two
    salts = ann.ask(f"/api/tables/{table}")["salts"]
    assert all(len(salt) == 32 for salt in salts), "both browsers had a hand in the dice"
    ann.page.get_by_role("button", name="Rematch").click()
    expect(ann.page.locator("section.over")).to_contain_text("Waiting for Bea.")
    expect(bea.page.locator("section.over")).to_contain_text("Ann would like a rematch.")
    bea.page.get_by_role("button", name="Play again").click()
    for one in (ann, bea):
        one.page.wait_for_function("table => !location.hash.includes(table)", arg=table)
        one.page.wait_for_selector("#board")
    again = ann.page.url.split("/table/")[1]
    assert bea.page.url.endswith(again)
    shown = ann.ask(f"/api/tables/{again}")
    assert [seat["name"] for seat in shown["seats"]] == ["Bea", "Ann"]
    assert len({*salts, *shown["salts"]}) == 4, "fresh salts"
    assert noted(ann.page, again)["salts"] == {"1": shown["salts"][1]}


def test_a_rematch_is_declined_and_nothing_comes_of_it(two: tuple[Visitor, Visitor, str]) -> None:
    ann, bea, _ = two
    ann.page.get_by_role("button", name="Rematch").click()
    bea.page.get_by_role("button", name="No, thanks").click()
    ann.page.get_by_role("button", name="Rematch").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("offered a rematch often enough")
    assert len(bea.ask("/api/tables?list=mine")["tables"]) == 1
