"""The rule book: its contents, its links, its summary beside the board and on paper."""

import re

import pytest
from playwright.sync_api import expect

from aquae.games import game_names
from tests.web.browsing import Visitor
from tests.web.conftest import Visit

PHONE = {"width": 390, "height": 844}
LOCALES = ["en-GB", "de-DE", "fr-FR", "it-IT"]
PAGE_OF_PAPER = re.compile(rb"/Type\s*/Page\b")


def pages(ann: Visitor) -> int:
    """How many sheets the page takes when it is printed."""
    return len(PAGE_OF_PAPER.findall(ann.page.pdf(format="A4")))


@pytest.mark.parametrize("width", [1280, 390])
def test_contents_lead_to_chapters(visit: Visit, width: int) -> None:
    ann = visit(viewport={"width": width, "height": 844})
    ann.go("rules/irrigate")
    contents = ann.page.get_by_role("navigation", name="Contents")
    if width < 600:
        ann.page.get_by_text("Contents").click()
    links = contents.get_by_role("link")
    links.first.wait_for()
    chapters = ann.page.locator("h2[data-chapter]")
    expect(chapters).to_have_text(links.all_inner_texts())
    place = links.count() - 2
    links.nth(place).click()
    chapter = chapters.nth(place)
    expect(chapter).to_be_in_viewport()
    expect(chapter).to_be_focused()
    assert "chapter=" in ann.page.url
    ann.page.reload()
    expect(chapter).to_be_in_viewport()


def test_a_rule_that_is_named_is_a_link_to_its_paragraph(visit: Visit) -> None:
    ann = visit()
    ann.go("rules/irrigate?rule=I-17")
    ann.page.locator("[data-chapter]").first.wait_for()
    expect(ann.page.locator('[data-rule="I-17"].sought')).to_be_in_viewport()
    link = ann.page.locator("main p a", has_text=re.compile(r"^I-\d\d$")).first
    number = link.inner_text()
    for _ in range(2):  # again, after one has gone elsewhere
        ann.page.evaluate("scrollTo(0, 0)")
        link.click()
        expect(ann.page.locator(f'[data-rule="{number}"].sought')).to_be_in_viewport()


def test_the_summary_is_shown_beside_the_board(visit: Visit) -> None:
    ann = visit()
    ann.sit_at(ann.make("aqua-romana", "me", "me"))
    ann.page.get_by_role("tab", name="Rules").click()
    panel = ann.page.get_by_role("region", name="Rules")
    panel.get_by_role("button", name="Summary", exact=True).click()
    expect(panel.locator("h2")).to_have_count(1)
    expect(ann.page.locator("#board")).to_be_visible()
    panel.get_by_role("button", name="All rules").click()
    assert panel.locator("h2").count() > 5
    panel.get_by_text("Contents").click()
    panel.get_by_role("link").nth(3).click()
    expect(panel.locator("h2").nth(3)).to_be_in_viewport()
    assert "table/" in ann.page.url, "the table stays"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", game_names())
def test_the_summary_is_printed_alone_on_one_page(visit: Visit, game: str, locale: str) -> None:
    ann = visit(locale=locale, color_scheme="dark", viewport=PHONE)
    ann.page.add_init_script("window.print = () => {}")
    ann.go(f"rules/{game}?chapter=summary")
    ann.page.locator("[data-chapter=summary] + button").click()
    assert pages(ann) == 1


def test_the_whole_book_is_printed_without_what_is_only_for_the_screen(visit: Visit) -> None:
    ann = visit()
    ann.go("rules/aquaedukt")
    ann.page.locator("[data-chapter=history]").wait_for()
    ann.page.emulate_media(media="print")
    expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
    for hidden in ("nav", "button", "summary", "a.button"):
        for found in ann.page.locator(hidden).all():
            expect(found).to_be_hidden()
    assert 3 < pages(ann) < 20
