"""What a table tells its people: endings, warnings, who is there, what was said, on any screen."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.browsing import BUILDERS, Visitor
from tests.web.conftest import Visit

LONG = "Maximiliane von und zu Hohenwasserstein "[:40].strip()
SEATS = [{"kind": "me", "name": LONG}, {"kind": "me", "name": "Bea"}]

# Buttons under the board that are cut off, or whose words are.
CUT_OFF = """() => [...document.querySelectorAll(".bar button")].filter((button) => {
  const own = button.getBoundingClientRect();
  const bar = button.closest(".bar").getBoundingClientRect();
  const inside = own.right <= bar.right && own.bottom <= bar.bottom;
  return !inside || button.scrollWidth > button.clientWidth;
}).map((button) => button.innerText)"""
WIDTH = "document.documentElement.scrollWidth"


def phone(width: int, **more: Any) -> dict[str, Any]:
    viewport = {"width": width, "height": 2 * width}
    return {"viewport": viewport, "has_touch": True, "is_mobile": True, **more}


def concede(visitor: Visitor) -> None:
    visitor.page.get_by_role("tab", name="Table").click()
    visitor.page.get_by_role("button", name="Concede").click()


def test_a_conceded_game_is_neither_counted_nor_reviewed(visit: Visit) -> None:
    ann = visit()
    table = ann.make("aqua-romana", "me", "me")
    ann.sit_at(table)
    concede(ann)
    expect(ann.page.get_by_text("The game ends, and Ann 1 wins.")).to_be_visible()
    ann.page.get_by_role("button", name="Concede").click()
    over = ann.page.locator("section.over")
    expect(over).to_contain_text("Ann 0 conceded")
    expect(over.get_by_role("heading")).to_have_text("Ann 1 wins")
    expect(over.get_by_text("Replay")).to_be_visible()
    expect(over.get_by_text("Review")).to_have_count(0)
    expect(over.get_by_text("Count the points")).to_have_count(0)
    ann.go(f"review/{table}")
    expect(ann.page.get_by_text("There is no review")).to_be_visible()
    expect(ann.page.locator("progress, [role=alert]")).to_have_count(0)


def test_the_board_answers_after_the_end_and_in_the_past(visit: Visit) -> None:
    ann = visit()
    ann.sit_at(ann.make("aquaedukt", "me", "me"))
    concede(ann)
    ann.page.get_by_role("button", name="Concede").click()
    ann.page.locator(".finale").wait_for()
    ann.page.keyboard.press("Escape")
    answer = ann.page.locator(".why")
    ann.touch(ann.thing("c5"))
    expect(answer).to_contain_text("c5, region 8")
    expect(answer).to_contain_text("The game is over.")
    ann.page.get_by_role("button", name="Replay").click()
    expect(ann.page.locator(".controls input[type=range]")).to_have_value("0")
    ann.touch(ann.thing("c5"))
    expect(answer).to_contain_text("You are looking at the past.")


def test_the_status_line_tells_what_somebody_else_has_done(visit: Visit) -> None:
    ann = visit()
    ann.follow(ann.make("aqua-romana", "me", "tiro"))
    ann.page.get_by_role("combobox").fill("builder curve Nc")
    ann.page.keyboard.press("Enter")
    status = ann.page.locator(".status")
    expect(status).to_contain_text("puts a builder")
    expect(status).to_contain_text("Your turn")
    ann.page.locator(".bar .word").first.click()
    expect(status).not_to_contain_text("puts a builder")


def test_with_three_players_a_bot_plays_on(visit: Visit) -> None:
    ann = visit()
    ann.sit_at(ann.make("aqua-romana", "me", "tiro", "tiro"))
    concede(ann)
    expect(ann.page.get_by_text("A bot plays your seat to the end.")).to_be_visible()


def test_a_second_pass_is_asked_about(visit: Visit) -> None:
    ann = visit()
    ann.sit_at(ann.make("irrigate", "me", "me"))
    bar, log = ann.page.locator(".bar"), ann.page.locator(".log")
    for passes in (1, 2):
        bar.get_by_role("button", name="Pass").click()
        expect(log.get_by_text("passes.")).to_have_count(passes)
        ann.pause()
    bar.get_by_role("button", name="Pass").click()
    expect(bar).to_contain_text("rule I-32")
    expect(bar).to_contain_text("Ann 1 then wins at once (rule I-34).")
    expect(log.get_by_text("passes.")).to_have_count(2)
    bar.get_by_role("button", name="Do it").click()
    expect(log).to_contain_text("Ann 0 passes a second time and withdraws.")


def test_a_friend_sits_down_is_there_and_is_heard(visit: Visit) -> None:
    ann, bea = visit(), visit()
    ann.go("new/aquaedukt")
    ann.page.get_by_role("button", name="Create the table").click()
    invitation = ann.page.get_by_label("Link for seat 2").input_value()
    bea.page.goto(invitation)
    name = bea.page.get_by_label("Your name")
    box = name.bounding_box()
    assert box is not None
    assert box["height"] < 60
    name.fill("Bea")
    bea.page.get_by_role("button", name="Sit down and play").click()
    ann.begin()
    bea.begin()
    players = ann.page.locator(".wide")
    expect(players).to_contain_text("here")
    expect(players).not_to_contain_text("away")
    expect(players).not_to_contain_text("watching")
    bea.page.get_by_role("tab", name="Chat").click()
    bea.page.get_by_label("Say something").fill("Salve!")
    bea.page.keyboard.press("Enter")
    expect(bea.page.get_by_role("tab", name="Chat")).to_have_accessible_name("Chat")
    chat = ann.page.get_by_role("tab", name="Chat")
    expect(chat).to_have_accessible_name("Chat, new messages")
    chat.click()
    expect(chat).to_have_accessible_name("Chat")


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "fr-FR", "it-IT"])
@pytest.mark.parametrize("width", [320, 360])
def test_every_button_is_whole_on_a_phone(visit: Visit, width: int, locale: str) -> None:
    ann = visit(**phone(width, locale=locale))
    for game in ("aquaedukt", "aqua-romana", "irrigate"):
        ann.sit_at(ann.make(game, "me", "me"))
        ann.page.locator(".bar button").first.wait_for()
        assert ann.page.evaluate(CUT_OFF) == []
        assert ann.page.evaluate(WIDTH) == width


def box(visitor: Visitor, selector: str) -> dict[str, float]:
    found = visitor.page.locator(selector).bounding_box()
    assert found is not None
    return {side: round(found[side]) for side in ("x", "y", "width", "height")}


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    across = one["x"] < other["x"] + other["width"] and other["x"] < one["x"] + one["width"]
    return (
        across and one["y"] < other["y"] + other["height"] and other["y"] < one["y"] + one["height"]
    )


SIDEWAYS = {"viewport": {"width": 740, "height": 360}, "has_touch": True, "is_mobile": True}
HELD = {"upright": phone(360), "small": phone(320), "sideways": SIDEWAYS}


@pytest.mark.parametrize("held", HELD)
def test_cards_leave_the_board_alone_on_a_phone(visit: Visit, held: str) -> None:
    ann = visit(**HELD[held])
    table = ann.make("aquaedukt", "me", "me")
    ann.sit_at(table)
    board = box(ann, "#board")
    assert board["y"] + board["height"] <= HELD[held]["viewport"]["height"]
    spot = ann.thing("c4").bounding_box()
    assert spot is not None
    ann.page.touchscreen.tap(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
    expect(ann.page.locator(".why .rule")).to_be_visible()
    assert not overlap(box(ann, ".why"), board)
    ann.page.get_by_role("button", name="Close").tap()
    ann.page.get_by_role("button", name="Hint").tap()
    ann.page.locator(".hints").wait_for()
    assert not overlap(box(ann, ".hints"), board)
    ann.page.get_by_role("button", name="Close").tap()
    assert box(ann, "#board") == board


# Fabers draw and place, whatever the tiles, and ask for no offers in between.
NO_BARGAINING = {"bargaining": False}


@pytest.mark.parametrize("held", HELD)
def test_telling_it_again_leaves_the_board_alone_on_a_phone(visit: Visit, held: str) -> None:
    ann = visit(**HELD[held])
    table = ann.make("irrigate", "me", "faber", "faber", options=NO_BARGAINING)
    ann.sit_at(table)
    ann.page.get_by_role("button", name="Pass").tap()
    ann.page.get_by_role("button", name="Draw a tile").wait_for()
    board = box(ann, "#board")
    ann.page.locator(".news").tap()
    again = ann.page.locator(".retelling")
    again.wait_for()
    assert box(ann, "#board") == board
    assert not overlap(box(ann, ".retelling"), board)
    again.get_by_role("button", name="Back to the game").tap()
    ann.page.get_by_role("button", name="Draw a tile").tap()
    expect(ann.page.locator(".news")).to_have_count(0)


@pytest.mark.parametrize("width", [360, 390])
def test_choices_do_not_move_the_board(visit: Visit, width: int) -> None:
    ann = visit(**phone(width, locale="fr-FR"))
    ann.sit_at(ann.make("aquaedukt", "me", "me"))
    bar = ann.page.locator(".bar")
    spots = [box(ann, '[data-thing="c4"]')]
    for name in ("Découvrir une source", "F4", "Poser un canal"):
        if name == "F4":
            ann.touch(ann.thing("F4"))
            bar.get_by_role("button", name="Poser un canal").wait_for()
        else:
            bar.get_by_role("button", name=name).tap()
            bar.get_by_role("button", name="Choisir à nouveau").wait_for()
        spots.append(box(ann, '[data-thing="c4"]'))
    assert spots == [spots[0]] * 4


# Buttons of which the lower edge cannot be touched.
HIDDEN = """() => [...document.querySelectorAll(".bar button")].filter((button) => {
  const { left, width, bottom } = button.getBoundingClientRect();
  return !button.contains(document.elementFromPoint(left + width / 2, bottom - 3));
}).map((button) => button.innerText)"""


def test_beside_the_board_all_choices_have_room(visit: Visit) -> None:
    sideways = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
    ann = visit(**sideways)
    ann.sit_at(ann.make_after("aqua-romana", *BUILDERS))
    ann.page.locator(".bar .word").nth(7).wait_for()
    assert ann.page.evaluate(HIDDEN) == []


def test_a_table_is_as_high_as_the_window(visit: Visit) -> None:
    ann = visit(viewport={"width": 1280, "height": 800})
    ann.sit_at(ann.make("irrigate", "me", "me"))
    assert ann.page.evaluate("document.documentElement.scrollHeight") == 800


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "fr-FR", "it-IT"])
@pytest.mark.parametrize("width", [320, 360])
def test_a_lost_connection_does_not_move_the_board(visit: Visit, width: int, locale: str) -> None:
    ann = visit(**phone(width, locale=locale))
    ann.sit_at(ann.make("aquaedukt", "me", "me"))
    ann.page.locator(".bar button").first.wait_for()
    board = box(ann, "#board")
    ann.page.context.set_offline(True)
    expect(ann.page.locator(".status [role=alert]")).to_be_visible()
    assert box(ann, "#board") == board


def test_a_long_name_fits_everywhere(visit: Visit, tmp_path: Path) -> None:
    ann = visit(**phone(360))
    table = ann.make("aqua-romana", "me", "me", seats=SEATS)
    ann.sit_at(table)
    assert ann.page.evaluate(WIDTH) == 360
    file = tmp_path / "game.json"
    file.write_text(json.dumps(ann.ask(f"/api/tables/{table}/record")))
    ann.go()
    ann.page.locator("input[type=file]").set_input_files(file)
    ann.page.get_by_role("slider").wait_for()
    assert ann.page.evaluate(WIDTH) == 360
    ann.page.set_viewport_size({"width": 1280, "height": 800})
    ann.sit_at(table)
    aside = ann.page.locator("aside")
    assert aside.evaluate("(side) => side.scrollWidth <= side.clientWidth")
    score = ann.page.locator(".wide .score").first
    expect(score).to_be_in_viewport(ratio=1)


def test_the_bridge_is_named_like_the_other_builders(visit: Visit) -> None:
    ann = visit(locale="de-DE")
    ann.sit_at(ann.make("aqua-romana", "me", "me"))
    expect(ann.page.locator(".bar .word").filter(has_text="Brücke")).to_be_visible()


SCREENS = {"desk": (1280, 800), "wide": (1920, 1080), "phone": (360, 740)}


@pytest.mark.parametrize("screen", SCREENS)
def test_completions_lie_inside_the_window(visit: Visit, screen: str) -> None:
    width, height = SCREENS[screen]
    ann = visit(viewport={"width": width, "height": height})
    ann.sit_at(ann.make("aquaedukt", "me", "me"))
    ann.page.get_by_role("combobox").press_sequentially("s")
    shown = box(ann, "#completions")
    assert shown["y"] >= 0
    assert shown["y"] + shown["height"] <= height
    assert shown["height"] >= 100
    assert not overlap(shown, box(ann, "[role=combobox]"))
    for _ in range(12):
        ann.page.keyboard.press("ArrowDown")
    picked = ann.page.locator("#completions [aria-selected=true]")
    expect(picked).to_have_attribute("id", "completion-11")
    expect(picked).to_be_in_viewport(ratio=0.9)
    within, own = box(ann, "#completions"), box(ann, "#completions [aria-selected=true]")
    assert own["y"] + own["height"] <= within["y"] + within["height"]


def test_completions_open_again_for_whoever_stays_in_the_box(visit: Visit) -> None:
    ann = visit()
    ann.sit_at(ann.make("aquaedukt", "me", "me"))
    ann.page.locator(".bar").wait_for()
    ann.page.get_by_role("combobox").fill("roll")
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".log")).to_contain_text("roll")
    ann.page.locator(".bar").wait_for()
    ann.page.keyboard.press("ArrowDown")
    expect(ann.page.locator("#completions [aria-selected=true]")).to_be_visible()


def test_a_double_click_on_a_button_selects_nothing(visit: Visit) -> None:
    ann = visit()
    ann.sit_at(ann.make("aquaedukt", "me", "me"))
    ann.touch(ann.thing("E4"))
    ann.page.get_by_role("button", name="Do it").dblclick()
    log = ann.page.locator(".log")
    expect(log).to_contain_text("finds a spring at E4.")
    assert ann.page.evaluate("getSelection().toString()") == ""
    # On a word: the line is longer than what is said.
    log.get_by_text("finds a spring").first.dblclick(position={"x": 30, "y": 10})
    assert ann.page.evaluate("getSelection().toString()") != ""


def test_a_card_that_closes_under_a_double_click_selects_nothing(visit: Visit) -> None:
    ann = visit()
    ann.sit_at(ann.make("irrigate", "me", "me"))
    ann.touch(ann.thing("2,1"))
    close = ann.page.locator(".why").get_by_role("button", name="Close")
    close.wait_for()
    ann.page.get_by_role("tab", name="Rules").click()
    close.dblclick()
    expect(close).to_have_count(0)
    assert ann.page.evaluate("getSelection().toString()") == ""
