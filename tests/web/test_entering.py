"""The way into a game: the first page, the first turn, targets for fingers, and people who talk."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from aquae.games import game_names
from tests.web.browsing import BUILDERS
from tests.web.conftest import Visit

PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
}

# Everything outside the board that can be touched, as far as it can be seen, and how small it is.
SMALL = """(least) => [...document.querySelectorAll(
  "button, a, select, input, summary",
)].map((one) => {
  const label = one.closest("label");
  const { width, height } = (label ?? one).getBoundingClientRect();
  return { name: one.innerText || one.getAttribute("aria-label") || one.type, width, height };
}).filter(({ width, height }) => width > 1 && Math.min(width, height) < least)"""
MAIN = """() => [...document.querySelectorAll(
  ".button.main, .bar .button, .ways .button, header button",
)]
  .map((one) => [one.innerText, one.closest("a, button, label").getBoundingClientRect()])
  .filter(([, box]) => box.width > 0 && Math.min(box.width, box.height) < 43.5)
  .map(([name]) => name)"""
CELLS = """() => [...document.querySelectorAll(".thing.cell")].map((one) => {
  const { width, height } = one.getBoundingClientRect();
  return Math.min(width, height);
})"""


@pytest.mark.parametrize("game", game_names())
def test_a_finger_hits_everything(visit: Visit, game: str) -> None:
    ann = visit(settled=False, **PHONE)
    ann.go()
    ann.page.get_by_role("button", name="Play now").first.wait_for()
    assert ann.page.evaluate(SMALL, 24) == []
    assert ann.page.evaluate(MAIN) == []
    ann.go(f"new/{game}")
    ann.page.get_by_role("button", name="Create the table").wait_for()
    assert ann.page.evaluate(SMALL, 20) == [], "boxes to tick are hit by their words"
    assert ann.page.evaluate(MAIN) == []
    ann.sit_at(ann.make(game, "me", "me"))
    ann.page.locator(".bar button").first.wait_for()
    assert ann.page.evaluate(SMALL, 24) == []
    assert ann.page.evaluate(MAIN) == []
    ann.page.get_by_role("region", name="Your first turn").get_by_label("Close").tap()
    assert min(ann.page.evaluate(CELLS)) >= 24


@pytest.mark.parametrize("game", game_names())
def test_three_sentences_coach_a_first_turn_and_go_away(visit: Visit, game: str) -> None:
    ann = visit(settled=False)
    ann.sit_at(ann.make(game, "me", "me"))
    coach = ann.page.get_by_role("region", name="Your first turn")
    said = []
    for last in ("Next", "Next", "Got it"):
        said.append(coach.inner_text())
        coach.get_by_role("button", name=last).click()
    assert len(set(said)) == 3
    expect(coach).to_have_count(0)
    ann.sit_at(ann.make(game, "me", "me"))
    ann.page.locator(".bar").wait_for()
    expect(coach).to_have_count(0)


SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


@pytest.mark.parametrize("game", game_names())
def test_a_board_does_not_turn_when_the_coach_goes(visit: Visit, game: str) -> None:
    ann = visit(settled=False, **PHONE)
    ann.sit_at(ann.make(game, "me", "me"))
    board, upright = ann.page.locator("#board"), re.compile("upright")
    coach = ann.page.get_by_role("region", name="Your first turn")
    expect(coach).to_be_visible()
    expect(board).to_have_class(upright)
    coach.get_by_label("Close").tap()
    expect(coach).to_have_count(0)
    ann.page.evaluate(SETTLED)
    expect(board).to_have_class(upright)


def test_a_board_does_not_turn_under_the_hand(visit: Visit) -> None:
    """As when a keyboard opens on a phone, or there is more to choose from below."""
    ann = visit(**PHONE)
    ann.sit_at(ann.make("aqua-romana", "me", "me"))
    board, upright = ann.page.locator("#board"), re.compile("upright")
    expect(board).to_have_class(upright)
    ann.touch(board.locator(".thing.possible").first)
    ann.page.set_viewport_size({"width": PHONE["viewport"]["width"], "height": 420})
    ann.page.evaluate(SETTLED)
    expect(board).to_have_class(upright)
    ann.page.set_viewport_size({"width": 740, "height": 360})
    expect(board).not_to_have_class(upright)


def test_the_coach_leaves_what_can_be_done_in_sight_on_a_phone_on_its_side(visit: Visit) -> None:
    ann = visit(settled=False, **{**PHONE, "viewport": {"width": 740, "height": 360}})
    ann.sit_at(ann.make("aqua-romana", "me", "me", options={"setup": "random"}))
    coach = ann.page.get_by_role("region", name="Your first turn")
    expect(coach).to_be_in_viewport(ratio=1)
    card = coach.bounding_box()
    players = ann.page.locator(".narrow").bounding_box()
    assert card is not None
    assert players is not None
    assert card["y"] + card["height"] <= players["y"] + 6, "it lies over the scores"
    for button in ann.page.locator("header button, .bar .button").all():
        expect(button).to_be_in_viewport(ratio=1)
        button.click(trial=True)


@pytest.mark.parametrize("viewport", [(844, 390), (740, 360)])
def test_all_ways_to_lay_a_piece_are_in_sight_on_a_phone_on_its_side(
    visit: Visit, viewport: tuple[int, int]
) -> None:
    width, height = viewport
    ann = visit(settled=False, **{**PHONE, "viewport": {"width": width, "height": height}})
    ann.sit_at(ann.make_after("aqua-romana", *BUILDERS))
    expect(ann.page.get_by_role("region", name="Your first turn")).to_be_visible()
    ann.page.locator(".bar .word").nth(7).wait_for()
    for button in ann.page.locator(".bar .button").all():
        expect(button).to_be_in_viewport(ratio=1)
    assert ann.page.evaluate(MAIN) == []


def test_the_coach_can_be_sent_away_for_ever(visit: Visit) -> None:
    ann = visit(settled=False)
    ann.sit_at(ann.make("aquaedukt", "me", "me"))
    coach = ann.page.get_by_role("region", name="Your first turn")
    coach.get_by_role("button", name="Close").click()
    expect(coach).to_have_count(0)
    ann.page.reload()
    ann.page.locator(".bar").wait_for()
    expect(coach).to_have_count(0)


def test_what_is_said_is_seen_on_a_phone(visit: Visit) -> None:
    ann, bea = visit(), visit(locale="de-DE", **PHONE)
    ann.go("new/aquaedukt")
    ann.page.get_by_label("Who begins").select_option("seated")
    ann.page.get_by_role("button", name="Create the table").click()
    bea.page.goto(ann.page.get_by_label("Link for seat 2").input_value())
    bea.page.get_by_label("Dein Name").fill("Bea")
    bea.page.locator("form .button.main").tap()
    bea.page.wait_for_selector("#board")
    ann.page.get_by_role("tab", name="Chat").click()
    ann.page.get_by_role("button", name="Good luck!").click()
    bubble = bea.page.locator(".bubble button")
    expect(bubble).to_contain_text("Viel Glück!")
    expect(bubble).to_be_in_viewport(ratio=1)
    expect(bea.page.get_by_role("button", name="Chat, neue Nachrichten")).to_be_visible()
    bubble.tap()
    expect(bea.page.get_by_role("tab", name="Chat")).to_be_in_viewport()
    expect(bea.page.locator(".chat li")).to_contain_text("Viel Glück!")
    expect(bea.page.get_by_role("button", name="Chat, neue Nachrichten")).to_have_count(0)
    bea.page.get_by_role("button", name="👍").tap()
    expect(ann.page.locator(".chat li").last).to_contain_text("👍")


def test_the_first_page_remembers_whom_one_plays_against(visit: Visit) -> None:
    ann = visit()
    ann.go()
    ann.page.get_by_label("Number of opponents").select_option("2")
    ann.page.get_by_label("Opponent", exact=True).select_option("tiro")
    ann.page.reload()
    ann.page.get_by_role("button", name="Play now Irrigate").click()
    ann.page.wait_for_selector("#board")
    seats = ann.ask(f"/api/tables/{ann.page.url.split('/')[-1]}")["seats"]
    assert sorted(seat.get("level") or "" for seat in seats) == ["", "tiro", "tiro"]


def test_other_rules_against_bots_are_one_tap_away(visit: Visit) -> None:
    ann = visit()
    ann.go()
    ann.page.get_by_role("link", name="More opponents, other rules").nth(1).click()
    ann.page.get_by_label("Name").fill("Alice")
    ann.page.get_by_role("button", name="Create the table").click()
    expect(ann.page).to_have_url(re.compile("table/"))
    table = ann.ask(f"/api/tables/{ann.page.url.split('/')[-1]}")
    assert sorted(seat["kind"] for seat in table["seats"]) == ["bot", "person"]
    ann.go("new/irrigate")
    expect(ann.page.get_by_label("Name")).to_have_value("Alice")


def test_open_seats_are_offered_apart_from_games_to_watch(visit: Visit) -> None:
    ann, bea = visit(), visit()
    ann.go("new/aquaedukt")
    ann.page.locator("summary", has_text="Table").click()
    ann.page.get_by_label(re.compile("^Public")).check()
    ann.page.get_by_role("button", name="Create the table").click()
    ann.page.get_by_label("Link for seat 2").wait_for()
    bea.go()
    seats = bea.page.locator("section", has_text="Open seats")
    seats.get_by_role("link", name="Join").first.click()
    expect(bea.page.get_by_role("button", name="Sit down and play")).to_be_visible()
