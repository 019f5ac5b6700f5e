"""Whole games against `architectus` on a web space, then once more with the network cut."""

import os

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.web.browsing import Clicker, Visitor
from tests.web.conftest import settle
from tests.web.test_alone import cut_off
from tests.web.test_local import STARTING
from tests.web.test_local import web_space as web_space

SCREENS: dict[str, ViewportSize] = {
    "desk": {"width": 1280, "height": 860},
    "phone": {"width": 390, "height": 780},
}
GAMES = ["aquaedukt", "aqua-romana", "irrigate"]

pytestmark = pytest.mark.skipif(
    "AQUAE_WHOLE_GAMES" not in os.environ, reason="takes minutes: make test-long"
)


def play(ann: Visitor, game: str, seed: str) -> None:
    ann.page.locator(f"article:has(a[href='#/rules/{game}']) .button.main").click()
    expect(ann.page.locator("#board")).to_be_visible(timeout=STARTING)
    Clicker(ann, seed).play()
    expect(ann.page.locator("section.over")).to_be_visible()


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_a_bot_that_thinks(
    browser_here: Browser, web_space: str, game: str, screen: str
) -> None:
    context = browser_here.new_context(
        locale="en-GB", reduced_motion="reduce", viewport=SCREENS[screen]
    )
    settle(context).add_init_script('localStorage["aquae.speed"] ??= "instant"')
    context.add_init_script('localStorage["aquae.level"] = "architectus"')
    ann = Visitor(context, web_space)
    ann.go()
    play(ann, game, f"{game} with a network")
    cut_off(ann)
    play(ann, game, f"{game} without a network")
    context.close()
    assert ann.complaints == []
