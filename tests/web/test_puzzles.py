"""Puzzles in a browser: on the board, by keyboard, on a phone, in four languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from aquae.bots.puzzles.puzzle import Puzzle, laid
from aquae.bots.puzzles.shelf import shelf_of
from tests.web.browsing import Visitor
from tests.web.conftest import AXE, Visit
from tests.web.test_local import STARTING
from tests.web.test_local import ann as ann
from tests.web.test_local import web_space as web_space

GAME = "aquaedukt"
PHONE = {"width": 320, "height": 640}


def puzzle_with(verb: str) -> Puzzle:
    return next(p for p in shelf_of(GAME).values() if p.best.startswith(verb))


def set_up(visitor: Visitor, puzzle: Puzzle) -> None:
    visitor.go(f"puzzle/{GAME}?id={puzzle.id}")
    expect(visitor.page.get_by_text("Which action gives")).to_be_visible()


def type_in(visitor: Visitor, text: str) -> None:
    """By keyboard alone, in the box for typed actions."""
    box = visitor.page.get_by_role("combobox", name="Type an action")
    box.fill(text)
    box.press("Enter")


def judge(visitor: Visitor) -> list[str]:
    """What axe finds wrong with the page."""
    visitor.page.add_script_tag(path=AXE)
    found = visitor.page.evaluate("axe.run().then((found) => found.violations.map((v) => v.id))")
    return list(found)


def test_a_wrong_action_is_told_its_price_and_the_answer_is_found(visit: Visit) -> None:
    ann, puzzle = visit(bypass_csp=True), puzzle_with("canal")
    set_up(ann, puzzle)
    wrong = next(text for text in laid(puzzle).texts if text != puzzle.best)
    type_in(ann, wrong)
    card = ann.page.get_by_role("region", name="Puzzles")
    expect(card.get_by_text("of the chance of winning")).to_be_visible()
    expect(card.get_by_role("button", name="Next puzzle")).to_have_count(0)
    type_in(ann, puzzle.best)
    expect(card.get_by_text("That is the answer")).to_be_visible()
    expect(card.get_by_text("Theme:")).to_be_visible()
    assert judge(ann) == []
    card.get_by_role("button", name="Next puzzle").click()
    expect(ann.page.get_by_text("Which action gives")).to_be_visible()
    assert puzzle.id not in ann.page.url


def test_the_answer_is_shown_to_those_who_give_up(visit: Visit) -> None:
    ann, puzzle = visit(bypass_csp=True), puzzle_with("canal")
    set_up(ann, puzzle)
    ann.page.get_by_role("button", name="Show the answer").click()
    expect(ann.page.get_by_text("The answer:")).to_be_visible()
    expect(ann.page.get_by_text("In a row: 0")).to_be_visible()
    ann.page.get_by_role("button", name="Once more").click()
    expect(ann.page.get_by_text("Which action gives")).to_be_visible()
    ann.go("puzzles")
    expect(ann.page.get_by_text("Found at the first try: 0 of 1.")).to_be_visible()


def test_the_page_leads_to_the_puzzle_of_the_day(visit: Visit) -> None:
    ann = visit(bypass_csp=True)
    ann.go("puzzles")
    expect(ann.page.get_by_role("heading", name="Puzzle of the day")).to_be_visible()
    assert judge(ann) == []
    ann.page.get_by_role("link", name="Look at it").click()
    expect(ann.page.get_by_text("Which action gives")).to_be_visible()


@pytest.mark.parametrize("language", ["de", "fr", "it"])
def test_puzzles_speak_other_languages_on_a_phone(visit: Visit, language: str) -> None:
    ann = visit(viewport=PHONE, locale=language, has_touch=True, bypass_csp=True)
    ann.go("puzzles")
    expect(ann.page.get_by_role("heading", level=2)).to_have_count(2)
    wide = "document.documentElement.scrollWidth <= innerWidth"
    assert ann.page.evaluate(wide)
    ann.page.locator("a.button.main").click()
    expect(ann.page.locator("section.puzzle")).to_be_visible()
    assert ann.page.evaluate(wide)
    assert judge(ann) == []


def test_puzzles_are_there_without_a_server_and_the_browser_keeps_the_rating(ann: Visitor) -> None:
    puzzle = puzzle_with("canal")
    ann.go(f"puzzle/{GAME}?id={puzzle.id}")
    expect(ann.page.get_by_text("Which action gives")).to_be_visible(timeout=STARTING)
    type_in(ann, puzzle.best)
    expect(ann.page.get_by_text("In a row: 1")).to_be_visible()
    ann.page.reload()
    expect(ann.page.get_by_text("Which action gives")).to_be_visible(timeout=STARTING)
    ann.page.get_by_role("button", name="Show the answer").click()
    expect(ann.page.get_by_text("The answer:")).to_be_visible()
    ann.go("puzzles")
    expect(ann.page.get_by_text("Found at the first try: 1 of 1.")).to_be_visible()
    expect(ann.page.get_by_text("kept in this browser alone")).to_be_visible()
