"""Games in links: people without any server who send them to each other, and finished games."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from aquae import link, read
from aquae.bots.playing import bots_play
from aquae.games import game_called
from tests.web.browsing import Clicker, Visitor
from tests.web.conftest import AXE, settle
from tests.web.test_local import STARTING
from tests.web.test_local import web_space as web_space

SEND = re.compile("^Send the link to")


@pytest.fixture
def people(browser_here: Browser, web_space: str) -> Iterator[list[Visitor]]:
    """Ann on a phone, Ben at a desk, Cleo with a tablet, each with a browser of their own."""
    found = []
    for width, height in [(390, 780), (1280, 860), (820, 1180)]:
        context = browser_here.new_context(
            locale="en-GB", reduced_motion="reduce", viewport={"width": width, "height": height}
        )
        settle(context).add_init_script('localStorage["aquae.speed"] ??= "instant"')
        found.append(Visitor(context, web_space))
    yield found
    for visitor in found:
        visitor.page.context.close()
        assert visitor.complaints == []


def assert_accessible(visitor: Visitor) -> None:
    visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = visitor.page.evaluate("axe.run().then(({ violations }) => violations)")
    assert [one["id"] for one in found] == []


def shown_link(visitor: Visitor) -> str:
    field = visitor.page.locator(".link input")
    expect(field).to_have_value(re.compile("#/pass/"), timeout=STARTING)
    return field.input_value()


def take_turn(visitor: Visitor, clicker: Clicker) -> str:
    """Whatever the page offers until the play is somebody else's; the link for them."""
    send = visitor.page.get_by_role("button", name=SEND)
    for _ in range(400):
        if send.is_visible():
            break
        if visitor.page.locator(".bar").count() > 0:
            clicker.click()
        visitor.page.wait_for_timeout(50)
    visitor.pause()
    send.click()
    found = shown_link(visitor)
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator("dialog[open]")).to_have_count(0)
    return found


def give_up(visitor: Visitor) -> str:
    """The link that tells the other one."""
    page = visitor.page
    page.get_by_role("tab", name="Table").click(timeout=STARTING)
    page.get_by_role("button", name="Concede").click()
    expect(page.get_by_text("The game ends, and Ben wins.")).to_be_visible()
    page.get_by_role("button", name="Concede").click()
    expect(page.locator("section.over")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Send the last link").click()
    return shown_link(visitor)


def play_again(ann: Visitor, ben: Visitor) -> None:
    """Ann, who began, asks for it; Ben begins now."""
    ann.page.keyboard.press("Escape")
    ann.page.get_by_role("button", name="Rematch").click()
    ben.page.goto(shown_link(ann))
    expect(ben.page.get_by_role("heading", name="Ann invites you")).to_be_visible()
    ben.page.get_by_role("button", name="Join").click()
    ann.page.goto(shown_link(ben))
    told = ann.page.get_by_role("dialog", name="Who begins?")
    expect(told).to_contain_text("Everybody sits one seat on: Ben begins.", timeout=STARTING)
    ann.begin()
    ann.page.get_by_role("button", name=SEND).click()
    ben.page.goto(shown_link(ann))
    ben.begin()
    expect(ben.page.locator(".bar")).to_be_visible(timeout=STARTING)


def test_two_people_play_by_sending_each_other_links(people: list[Visitor]) -> None:
    ann, ben, _ = people
    ann.go()
    irrigate = ann.page.locator("article:has(a[href='#/rules/irrigate'])")
    irrigate.get_by_role("link", name="By links").click()
    ann.page.get_by_label("I sit here").fill("Ann")
    ann.page.get_by_label("Name 2").fill("Ben")
    ann.page.get_by_label("Who begins").select_option("seated")
    expect(ann.page.get_by_label("Dice")).to_have_value("watched")
    assert_accessible(ann)
    ann.page.get_by_role("button", name="Begin").click()
    ben.page.goto(shown_link(ann))
    invited = ben.page.get_by_role("heading", name="Ann invites you to a game of Irrigate.")
    expect(invited).to_be_visible(timeout=STARTING)
    assert_accessible(ben)
    ben.page.get_by_role("button", name="Join").click()
    ann.page.goto(shown_link(ben))
    first = take_turn(ann, Clicker(ann, "ann"))
    links = [first]
    # Dice are watched: what one draws is rolled on the other's device.
    for number in range(5):
        visitor = (ben, ann)[number % 2]
        visitor.page.goto(links[-1])
        expect(visitor.page.locator("#board")).to_be_visible(timeout=STARTING)
        links.append(take_turn(visitor, Clicker(visitor, str(number))))
    ann.page.goto(first)
    expect(ann.page.get_by_role("alert")).to_contain_text("This link is older than the game")
    ann.page.get_by_role("link", name="Go to the game").click()
    expect(ann.page.locator("#board")).to_be_visible()
    letter = "A" if links[-1][-9] != "A" else "B"
    ann.page.goto(links[-1][:-9] + letter + links[-1][-8:])
    refused = ann.page.get_by_role("alert")
    expect(refused).to_contain_text("This link cannot be believed. This link is damaged")
    assert_accessible(ann)
    ann.page.goto(links[-1])
    ben.page.goto(give_up(ann))
    for visitor, told in ((ann, "Ben wins"), (ben, "You win")):
        expect(visitor.page.locator("section.over")).to_contain_text(told, timeout=STARTING)
    play_again(ann, ben)


def test_a_bot_plays_on_for_one_of_three_who_gives_up(people: list[Visitor]) -> None:
    ann, ben, cleo = people
    ann.go("links/aqua-romana")
    ann.page.get_by_label("3", exact=True).check()
    for label, name in (("I sit here", "Ann"), ("Name 2", "Ben"), ("Name 3", "Cleo")):
        ann.page.get_by_label(label).fill(name)
    ann.page.get_by_label("Who begins").select_option("seated")
    ann.page.get_by_role("button", name="Begin").click()
    link = shown_link(ann)
    for visitor in (ben, cleo):
        visitor.page.goto(link)
        visitor.page.get_by_role("button", name="Join").click(timeout=STARTING)
        link = shown_link(visitor)
    ann.page.goto(link)
    ann.page.get_by_role("tab", name="Table").click(timeout=STARTING)
    ann.page.get_by_role("button", name="Concede").click()
    expect(ann.page.get_by_text("A bot plays your seat to the end.")).to_be_visible()
    ann.page.get_by_role("button", name="Concede").click()
    ann.page.get_by_role("button", name="Send the link to Ben").click()
    ben.page.goto(shown_link(ann))
    expect(ben.page.locator(".bar")).to_be_visible(timeout=STARTING)
    expect(ben.page.get_by_role("list", name="Log")).to_contain_text("Ann concedes.")
    cleo.page.goto(take_turn(ben, Clicker(ben, "ben")))
    expect(cleo.page.locator(".bar")).to_be_visible(timeout=STARTING)


def test_a_finished_game_in_a_link_is_replayed_and_reviewed(people: list[Visitor]) -> None:
    ann, *_ = people
    game = game_called("aqua-romana")
    record = bots_play(game, game.complete({"players": 2}), ["faber", "tiro"], "links")
    ann.page.goto(link(record, f"{ann.url}/"))
    slider = ann.page.get_by_role("slider")
    expect(slider).to_have_attribute("max", str(len(record)), timeout=STARTING)
    ann.page.get_by_role("button", name="Link to this game").click()
    again = ann.page.locator(".link input")
    expect(again).to_have_value(re.compile("#/replay/"))
    assert read(again.input_value()) == record
    assert_accessible(ann)
    ann.page.keyboard.press("Escape")
    ann.page.get_by_role("button", name="Review").click()
    expect(ann.page).to_have_url(re.compile("#/review/local"))
    expect(ann.page.locator("#board")).to_be_visible()
