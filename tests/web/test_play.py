"""Whole games in a real browser."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from aquae.games import game_names
from tests.server.serving import kept_port, serving
from tests.web.browsing import BUILDERS, Clicker, Visitor
from tests.web.conftest import FREELY, Visit, settle


@pytest.mark.parametrize("game", game_names())
def test_a_whole_game_by_clicking(visit: Visit, game: str) -> None:
    ann = visit()
    table = ann.make(game, "me", "tiro")
    ann.sit_at(table)
    Clicker(ann, game).play()
    shown = ann.ask(f"/api/tables/{table}")
    assert shown["status"] == "over"
    [winner, *others] = shown["result"]["winners"]
    name = "You win" if winner == 0 and not others else shown["seats"][winner]["name"]
    assert name.lower() in ann.page.locator("section.over h2").inner_text().lower()


def test_a_whole_game_by_keyboard(visit: Visit) -> None:
    ann = visit()
    ann.sit_at(ann.make("irrigate", "me", "tiro"))
    box = ann.page.get_by_role("combobox", name="Type an action")
    for _ in range(400):
        if not ann.may_act():
            break
        box.focus()
        ann.page.keyboard.press("ArrowDown")
        ann.page.keyboard.press("Enter")
        ann.page.wait_for_timeout(60)
    assert ann.page.locator("section.over").count() == 1


def test_arrow_keys_and_enter_play_on_the_board(visit: Visit) -> None:
    ann = visit()
    ann.sit_at(ann.make("aquaedukt", "me", "me"))
    ann.page.get_by_role("button", name="Find a spring").press("Enter")
    ann.page.locator('#board [tabindex="0"]').focus()
    ann.page.keyboard.press("n")
    focused = ann.page.evaluate("document.activeElement.dataset.thing")
    ann.page.keyboard.press("ArrowRight")
    assert ann.page.evaluate("document.activeElement.dataset.thing") != focused
    thing = ann.page.evaluate("document.activeElement.dataset.thing")
    ann.page.keyboard.press("Enter")
    ann.page.get_by_text(f"finds a spring at {thing}").first.wait_for(state="attached")


def wait_for_log(visitor: Visitor, text: str) -> None:
    visitor.page.locator(".log").get_by_text(text).first.wait_for()


def test_only_what_is_marked_acts(visit: Visit) -> None:
    ann = visit()
    ann.sit_at(ann.make_after("aqua-romana", *BUILDERS))
    d7 = ann.thing("d7")
    expect(d7).to_contain_class("possible")
    ann.touch(d7)
    expect(ann.thing("Y3")).to_contain_class("chosen")
    ann.pause()
    ann.touch(d7)
    expect(ann.thing("Y3")).not_to_contain_class("chosen")
    ann.sit_at(ann.make_after("aqua-romana", *BUILDERS, "lay Y3 Nd straight-NS"))
    expect(ann.page.get_by_role("button", name="Close …")).to_be_visible()
    d6 = ann.thing("d6")
    expect(d6).not_to_contain_class("possible")
    ann.touch(d6)
    expect(ann.page.locator(".why .about")).to_have_text("d6")
    expect(ann.page.get_by_role("button", name="Keep all open")).to_be_visible()


def test_two_browsers_one_of_them_offline_in_the_middle(visit: Visit) -> None:
    ann, bea = visit(), visit()
    ann.go("new/irrigate?with=friends")
    ann.page.get_by_label("Who begins").select_option("seated")
    ann.page.get_by_role("button", name="Create the table").click()
    link = ann.page.get_by_label("Link for seat 2").input_value()
    bea.page.goto(link)
    bea.page.get_by_label("Your name").fill("Bea")
    bea.page.get_by_role("button", name="Sit down and play").click()
    ann.may_act()
    bea.page.context.set_offline(True)
    bea.page.get_by_text("No connection").wait_for()
    ann.page.get_by_role("button", name="Draw a tile").click()
    wait_for_log(ann, "You draw")
    bea.page.context.set_offline(False)
    wait_for_log(bea, "Guest draws")
    bea.page.get_by_text("No connection").wait_for(state="detached")
    table = ann.page.url.split("/")[-1]
    texts = ann.ask(f"/api/tables/{table}/position?actions=true")["actions"]
    assert texts[0] == "draw"
    assert len(texts) == 2


def test_a_page_outlives_its_server(browser_here: Browser, tmp_path: Path) -> None:
    arguments = (*FREELY, "--data", str(tmp_path / "data"))
    with (
        kept_port() as port,
        serving(tmp_path, *arguments, port=port) as server,
        browser_here.new_context(locale="en-GB") as context,
    ):
        ann = Visitor(settle(context), server.url)
        table = ann.make("irrigate", "me", "me")
        ann.sit_at(table)
        ann.page.get_by_role("button", name="Draw a tile").click()
        wait_for_log(ann, "Ann 0 draws")
        server.kill()
        ann.page.get_by_text("No connection").wait_for()
        server.start()
        ann.page.get_by_text("No connection").wait_for(state="detached", timeout=20_000)
        # Whatever tile was drawn, the first square that is offered will take it.
        ann.page.get_by_role("combobox").fill("place")
        ann.page.keyboard.press("ArrowDown")
        ann.page.keyboard.press("Enter")
        wait_for_log(ann, "Ann 0 places it on")
        actions = ann.ask(f"/api/tables/{table}/position?actions=true")["actions"]
        assert [text.split()[0] for text in actions] == ["draw", "tile", "place"]
