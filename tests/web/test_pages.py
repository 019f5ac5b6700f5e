"""Pages around the tables: wrong addresses, waiting, focus, small and very large screens."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.test_table import WIDTH, phone

NOWHERE = [
    "rules/chess",
    "learn/x",
    "new/go",
    "nonsense",
    "table/nothing",
    "review/nothing",
    "table",
]
# Whatever sticks out of the page to the right.
STICKING_OUT = """() => [...document.querySelectorAll("select, button, a.button, input")]
  .filter((one) => one.getBoundingClientRect().right > innerWidth + 0.5)
  .map((one) => one.outerHTML.slice(0, 120))"""
FOCUSED = "document.activeElement.tagName"


@pytest.mark.parametrize("address", NOWHERE)
def test_a_wrong_address_leads_home(visit: Visit, address: str) -> None:
    ann = visit()
    ann.go(address)
    expect(ann.page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    ann.page.get_by_role("link", name="All games").last.click()
    expect(ann.page.get_by_role("button", name="Play now").first).to_be_visible()


def test_focus_stays_near_after_an_action_by_keyboard(visit: Visit) -> None:
    ann = visit()
    ann.sit_at(ann.make("irrigate", "me", "tiro"))
    ann.page.keyboard.press("Tab")
    ann.page.get_by_role("button", name="Draw a tile").focus()
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".log")).to_contain_text("You draw")
    ann.page.wait_for_timeout(300)
    assert ann.page.evaluate(FOCUSED) != "BODY"
    box = ann.page.get_by_role("combobox")
    box.fill("place")
    ann.page.keyboard.press("ArrowDown")
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".log")).to_contain_text("You place it")
    expect(box).to_be_focused()


def test_focus_stays_on_the_board(visit: Visit) -> None:
    ann = visit()
    ann.sit_at(ann.make("aquaedukt", "me", "me"))
    ann.page.get_by_role("button", name="Find a spring").press("Enter")
    ann.page.locator('#board [tabindex="0"]').focus()
    ann.page.keyboard.press("n")
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".log")).to_contain_text("finds a spring")
    assert ann.page.evaluate("document.activeElement.closest('#board') !== null")


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "fr-FR", "it-IT"])
def test_nothing_sticks_out_of_a_small_phone(visit: Visit, locale: str) -> None:
    ann = visit(**phone(320, locale=locale))
    for path in ("", "new/aquaedukt?with=here", "rules/irrigate", "learn/aqua-romana", "nonsense"):
        ann.go(path)
        ann.page.wait_for_timeout(400)
        assert ann.page.evaluate(WIDTH) == 320, path
        assert ann.page.evaluate(STICKING_OUT) == [], path


@pytest.mark.parametrize("game", ["aquaedukt", "aqua-romana", "irrigate"])
@pytest.mark.parametrize("height", [568, 640])
def test_a_lesson_on_a_small_phone(visit: Visit, game: str, height: int) -> None:
    ann = visit(viewport={"width": 320, "height": height}, has_touch=True, is_mobile=True)
    ann.go(f"learn/{game}")
    board = ann.page.locator("#board")
    board.wait_for()
    expect(board).to_be_in_viewport(ratio=1)
    box = ann.page.locator(".thing").first.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 20


@pytest.mark.parametrize("size", [(2560, 1440), (3840, 2160)])
def test_a_very_large_screen_is_used(visit: Visit, size: tuple[int, int]) -> None:
    width, height = size
    ann = visit(viewport={"width": width, "height": height})
    ann.sit_at(ann.make("aquaedukt", "me", "me"))
    letters = ann.page.evaluate("parseFloat(getComputedStyle(document.body).fontSize)")
    assert letters >= width / 140
    first, last = ann.thing("a7").bounding_box(), ann.thing("l2").bounding_box()
    assert first is not None
    assert last is not None
    assert last["x"] + last["width"] - first["x"] > 0.5 * width


def waiting(visitor: Any, **more: Any) -> str:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}]
    found: str = visitor.make("aquaedukt", seats=seats, **more)
    return found


def test_a_waiting_table_says_who_is_missing_and_what_comes_next(visit: Visit) -> None:
    ann, bea = visit(), visit()
    table = waiting(ann, public=True)
    ann.go(f"table/{table}")
    invite = ann.page.locator(".invite")
    expect(invite).to_contain_text("Still missing: Seat 2 and Seat 3.")
    expect(invite).to_contain_text("Already here: Ann.")
    expect(invite).to_contain_text("starts by itself")
    bea.go(f"table/{table}")
    bea.page.get_by_role("link", name="Take seat 3").click()
    bea.page.get_by_label("Your name").fill("Bea")
    bea.page.get_by_role("button", name="Sit down and play").click()
    expect(invite).to_contain_text("Still missing: Seat 2.")
    expect(invite).to_contain_text(re.compile("Already here: Ann.* Bea"))


def test_whose_time_runs_out_is_told_and_comes_back(visit: Visit) -> None:
    ann = visit()
    ann.sit_at(ann.make("irrigate", "me", "tiro", clock={"per": "move", "seconds": 6}))
    late = ann.page.get_by_role("alert").filter(has_text="Your time ran out.")
    told = "A bot plays on for you until you take your seat back."
    expect(late).to_contain_text(told, timeout=30_000)
    late.get_by_role("button", name="Take your seat back").click()
    expect(late).to_have_count(0)


def test_leaving_a_seat_to_a_bot_and_coming_back(visit: Visit) -> None:
    ann = visit()
    ann.sit_at(ann.make("aqua-romana", "me", "tiro", pause=True))
    ann.page.get_by_role("tab", name="Table").click()
    ann.page.get_by_role("button", name="Leave").click()
    expect(ann.page.get_by_text("You can come back at any time.")).to_be_visible()
    ann.page.get_by_role("button", name="Leave").click()
    ann.page.get_by_role("button", name="Take your seat back").click()
    expect(ann.page.locator(".wide")).to_contain_text("you")


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "fr-FR", "it-IT"])
@pytest.mark.parametrize("game", ["aquaedukt", "aqua-romana", "irrigate"])
def test_the_rules_have_figures_with_words(visit: Visit, game: str, locale: str) -> None:
    ann = visit(locale=locale)
    ann.go(f"rules/{game}")
    figures = ann.page.locator("figure")
    figures.first.wait_for()
    assert figures.count() >= 4
    for figure in figures.all():
        caption = figure.locator("figcaption").inner_text()
        assert len(caption) > 20
        expect(figure.get_by_role("img")).to_have_accessible_name(caption)
