"""Whole games against `architectus` on a web space, with a network or none after a first visit."""

import os
from itertools import product

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
# Each on every screen, with the pauses that bots make for people, takes long: make test-long
IS_LONG = "AQUAE_WHOLE_GAMES" in os.environ
FEW = [("aquaedukt", "phone", True), ("aqua-romana", "desk", False), ("irrigate", "phone", True)]
WAYS = [*product(GAMES, SCREENS, (False, True))] if IS_LONG else FEW
WITHOUT_PAUSES = """
const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (said, ...more) {
  if (said?.request?.path === "/api/tables") said.request.body.pause = false;
  return post.call(this, said, ...more);
};
"""


def play(ann: Visitor, game: str, seed: str) -> None:
    ann.page.locator(f"article:has(a[href='#/rules/{game}']) .button.main").click()
    expect(ann.page.locator("#board")).to_be_visible(timeout=STARTING)
    expect(ann.page.locator("body")).to_contain_text("Architectus")
    Clicker(ann, seed).play()
    expect(ann.page.locator("section.over")).to_be_visible()


def look_back(ann: Visitor, game: str) -> None:
    """At the dice, the play and what bots think of it."""
    table = ann.page.url.split("/table/")[1]
    if game != "aqua-romana":  # nothing is drawn there
        ann.page.get_by_role("button", name="Verify the dice").click()
        expect(ann.page.get_by_text("match the seal")).to_be_visible(timeout=STARTING)
    ann.page.get_by_role("button", name="Replay").click()
    slider = ann.page.locator(".controls input[type=range]")
    expect(slider).to_have_value("0")
    ann.page.get_by_role("button", name="Forward one action").click()
    expect(slider).to_have_value("1")
    ann.go(f"review/{table}")
    turning_points = ann.page.get_by_role("heading", name="Turning points")
    expect(turning_points).to_be_visible(timeout=2 * STARTING)


@pytest.mark.parametrize(("game", "screen", "is_cut_off"), WAYS)
def test_a_whole_game_against_a_bot_that_thinks(
    browser_here: Browser, web_space: str, game: str, screen: str, is_cut_off: bool
) -> None:
    context = browser_here.new_context(
        locale="en-GB", reduced_motion="reduce", viewport=SCREENS[screen]
    )
    settle(context).add_init_script('localStorage["aquae.speed"] ??= "instant"')
    context.add_init_script('localStorage["aquae.level"] = "architectus"')
    if not IS_LONG:
        context.add_init_script(WITHOUT_PAUSES)
    ann = Visitor(context, web_space)
    ann.go()
    if is_cut_off:
        cut_off(ann)
    play(ann, game, f"{game} {screen} {is_cut_off}")
    look_back(ann, game)
    context.close()
    assert ann.complaints == []
