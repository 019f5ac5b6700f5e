"""Many tabs of one browser: six connections have to be enough for all of them."""

from playwright.sync_api import expect

from tests.web.browsing import Visitor
from tests.web.conftest import Visit


def draw(visitor: Visitor) -> None:
    visitor.page.get_by_role("button", name="Draw a tile").click()


def tabs_of(visitor: Visitor, tables: list[str]) -> list[Visitor]:
    """All of them count as visible: to a page, being in front is what windows are."""
    tabs = [Visitor(visitor.page.context, visitor.url) for _ in tables]
    for tab, table in zip(tabs, tables, strict=True):
        tab.sit_at(table)
    return tabs


def test_eight_tabs_of_one_table(visit: Visit) -> None:
    ann = visit()
    table = ann.make("irrigate", "me", "me")
    ann.sit_at(table)
    tabs = tabs_of(ann, [table] * 7)
    draw(tabs[3])
    for tab in [ann, *tabs]:
        expect(tab.page.locator(".log")).to_contain_text("Ann 0 draws")
        expect(tab.page.locator(".status [role=alert]")).to_have_count(0)
    # Whoever held the stream goes; the others go on.
    ann.page.close()
    tabs.pop(0).page.close()
    tabs[0].page.get_by_role("combobox").fill("place")
    tabs[0].page.keyboard.press("ArrowDown")
    tabs[0].page.keyboard.press("Enter")
    for tab in tabs:
        expect(tab.page.locator(".log")).to_contain_text("Ann 0 places it")
    assert [complaint for tab in tabs for complaint in tab.complaints] == []


def test_eight_tabs_of_eight_tables(visit: Visit) -> None:
    ann = visit()
    tables = [ann.make("irrigate", "me", "me") for _ in range(8)]
    tabs = tabs_of(ann, tables)
    for tab in tabs:
        draw(tab)
        expect(tab.page.locator(".log")).to_contain_text("Ann 0 draws")
    for tab in tabs:
        expect(tab.page.locator(".status [role=alert]")).to_have_count(0)
    assert [complaint for tab in tabs for complaint in tab.complaints] == []
