"""The board of the day in browsers: played, counted once, compared; and on a device alone."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.browsing import Visitor
from tests.web.conftest import Visit
from tests.web.test_around import faults
from tests.web.test_local import STARTING
from tests.web.test_local import ann as ann
from tests.web.test_local import web_space as web_space
from tests.web.test_people import CONCEDE, button
from tests.web.test_table import WIDTH, phone

GAME = "aqua-romana"


def given_up(visitor: Visitor) -> str:
    """Begin today's board, and give it up."""
    visitor.go(f"daily/{GAME}")
    button(visitor.page, "Play")
    expect(visitor.page.locator("#board")).to_be_visible()
    table = visitor.page.url.rsplit("/", 1)[1]
    assert visitor.page.evaluate(CONCEDE, table) == 200
    return table


def test_two_people_play_the_same_board_and_see_their_places(visit: Visit) -> None:
    ann, bea = visit(bypass_csp=True), visit()
    ann.go()
    ann.page.get_by_role("link", name="Board of the day").click()
    expect(ann.page.get_by_role("heading", name="How it works")).to_be_visible()
    table = given_up(ann)
    given_up(bea)
    seals = [ann.ask(f"/api/tables/{one.page.url.rsplit('/', 1)[1]}") for one in (ann, bea)]
    assert seals[0]["commitment"] == seals[1]["commitment"]
    on = ann.page.locator("section.over").get_by_role("link", name="Board of the day")
    expect(on).to_be_visible()
    on.click()
    expect(
        ann.page.get_by_text(re.compile(r"You have lost, with \d+ points?\. Place"))
    ).to_be_visible()
    own = ann.page.get_by_role("row").filter(has_text="(you)")
    expect(own).to_have_count(1)
    expect(own.get_by_role("link")).to_have_attribute("href", f"#/table/{table}")
    expect(ann.page.get_by_role("link", name="Look at the game of")).to_have_count(1)
    expect(ann.page.get_by_role("heading", name="Yesterday")).to_be_visible()
    assert faults(ann) == []
    button(ann.page, "Once more, for fun")
    expect(ann.page.locator("#board")).to_be_visible()
    assert not ann.page.url.endswith(table)


@pytest.mark.parametrize(("locale", "scheme"), [("de-DE", "dark"), ("fr-FR", "light")])
def test_the_page_fits_a_phone_and_axe_finds_nothing(
    visit: Visit, locale: str, scheme: str
) -> None:
    ann = visit(bypass_csp=True, **phone(360, locale=locale, color_scheme=scheme))
    ann.go("daily/irrigate")
    expect(ann.page.get_by_role("heading", level=2)).to_have_count(4)
    assert ann.page.evaluate(WIDTH) == 360
    assert faults(ann) == []


def test_a_device_without_a_server_keeps_its_own_result(ann: Visitor) -> None:
    ann.go(f"daily/{GAME}")
    play = ann.page.get_by_role("button", name="Play", exact=True)
    expect(play).to_be_visible(timeout=STARTING)
    play.click()
    expect(ann.page.locator("#board")).to_be_visible(timeout=STARTING)
    ann.go(f"daily/{GAME}")
    expect(ann.page.get_by_text("kept in this browser alone")).to_be_visible()
    button(ann.page, "Go on playing")
    expect(ann.page.locator("#board")).to_be_visible()
    ann.page.get_by_role("tab", name="Table").click()
    button(ann.page, "Concede")
    button(ann.page, "Concede")
    expect(ann.page.locator("section.over")).to_be_visible()
    ann.go(f"daily/{GAME}")
    expect(ann.page.get_by_text(re.compile("You have lost, with"))).to_be_visible()
