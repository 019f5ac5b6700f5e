"""The page answers what was asked, and loses nothing that was typed or opened."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.browsing import Visitor
from tests.web.conftest import Visit


def test_what_cannot_be_said_stays_in_the_box(visit: Visit) -> None:
    ann = visit()
    table = ann.make("aquaedukt", "me", "me")
    ann.sit_at(table)
    ann.page.get_by_role("tab", name="Chat").click()
    box = ann.page.get_by_label("Say something")
    box.fill("x")
    box.press_sequentially("Salve")
    expect(box).to_have_attribute("maxlength", "300")
    ann.page.route("**/chat", lambda route: route.fulfill(status=422, body='{"code": "invalid"}'))
    box.press("Enter")
    expect(ann.page.get_by_role("alert")).to_be_visible()
    expect(box).to_have_value("xSalve")
    ann.page.unroute("**/chat")
    box.press("Enter")
    expect(ann.page.locator(".chat li")).to_contain_text("xSalve")
    expect(box).to_have_value("")


@pytest.mark.parametrize("game", ["aquaedukt", "aqua-romana", "irrigate"])
def test_typed_nonsense_stays_and_leads_to_the_rule_about_notation(visit: Visit, game: str) -> None:
    ann = visit()
    ann.sit_at(ann.make(game, "me", "me"))
    box = ann.page.get_by_role("combobox")
    box.fill("asdf")
    box.press("Enter")
    link = ann.page.locator(".why .rule")
    expect(link).to_have_text("Rule N-01: Actions as text")
    expect(box).to_have_value("asdf")
    assert ann.page.evaluate("getSelection().toString()") == "asdf"
    link.click()
    expect(ann.page.locator('[data-rule="N-01"].sought')).to_be_in_viewport()


def why(ann: Visitor, thing: str) -> str:
    ann.touch(ann.thing(thing))
    answer = ann.page.locator(".why")
    expect(answer.locator(".about")).to_have_text(thing)
    return answer.locator(".reason").inner_text()


def test_why_not_speaks_of_the_verb_that_is_chosen(visit: Visit) -> None:
    ann = visit()
    table = ann.make("aquaedukt", "me", "me")
    ann.sit_at(table)
    nothing = "Nothing can be done with this now. "
    assert why(ann, "c4") == nothing + "Possible now: “Roll the die” and “Find a spring”."
    ann.page.get_by_role("button", name="Find a spring").click()
    assert why(ann, "c4") == nothing + "Choose an intersection for the spring."
    expect(ann.page.locator(".why .rule")).to_contain_text("Rule A-17: Finding a spring")


def test_why_not_says_what_can_be_done_instead(visit: Visit) -> None:
    ann = visit()
    nothing = "Nothing can be done with this now. "
    ann.sit_at(ann.make("irrigate", "me", "me"))
    for thing in ("2,1", "3,1"):
        assert why(ann, thing) == nothing + "Possible now: “Draw a tile” and “Pass”."
    expect(ann.page.locator(".why .rule")).to_contain_text("Rule I-")
    ann.sit_at(ann.make("aqua-romana", "me", "me", options={"setup": "placed"}))
    assert why(ann, "d5") == nothing + "Choose a builder and a slot of the pathway."


def record_file(ann: Visitor, folder: Path, *actions: str) -> Path:
    record = ann.ask(f"/api/tables/{ann.make('aquaedukt', 'me', 'me')}/record")
    record["actions"] += actions
    file = folder / "game.json"
    file.write_text(json.dumps(record))
    ann.go()
    return file


def test_a_replayed_record_survives_a_reload(visit: Visit, tmp_path: Path) -> None:
    ann = visit()
    file = record_file(ann, tmp_path, "spring E4")
    ann.go("replay")
    expect(ann.page.get_by_text("No record is open here.")).to_be_visible()
    ann.page.locator("input[type=file]").set_input_files(file)
    for _ in range(3):
        ann.page.get_by_role("button", name="Forward one action").click()
    here = ann.page.locator("main .now")
    expect(here).to_contain_text("Chance places a mountain")
    words = here.inner_text()
    ann.page.reload()
    expect(here).to_have_text(words)
    expect(ann.page.locator("#board")).to_be_visible()


def test_a_record_that_cannot_be_kept_says_so(visit: Visit, tmp_path: Path) -> None:
    ann = visit()
    file = record_file(ann, tmp_path)
    ann.page.evaluate("() => { Storage.prototype.setItem = () => { throw new Error('full') } }")
    ann.page.locator("input[type=file]").set_input_files(file)
    expect(ann.page.get_by_text("This browser cannot keep the record")).to_be_visible()


def test_a_bad_action_of_a_record_is_named(visit: Visit, tmp_path: Path) -> None:
    ann = visit(locale="de")
    file = record_file(ann, tmp_path, "house 3 c4")
    number = len(json.loads(file.read_text())["actions"])
    ann.page.locator("input[type=file]").set_input_files(file)
    told = ann.page.locator(".open [role=alert]")
    expect(told).to_contain_text(f"Aktion {number} dieser Aufzeichnung ist nicht möglich")
    expect(told).to_contain_text("„house 3 c4“. Beginne deinen Zug mit Würfeln")
    expect(told).to_contain_text("(Regel A-10)")


@pytest.mark.parametrize(("setup", "sealed"), [("placed", 0), ("random", 1)])
def test_only_what_is_drawn_has_a_receipt(visit: Visit, setup: str, sealed: int) -> None:
    ann = visit()
    ann.sit_at(ann.make("aqua-romana", "me", "me", options={"setup": setup}))
    ann.page.get_by_role("tab", name="Table").click()
    expect(ann.page.get_by_role("button", name="Concede")).to_be_visible()
    expect(ann.page.get_by_text("Dice receipt")).to_have_count(sealed)
    ann.page.get_by_role("button", name="Concede").click()
    ann.page.get_by_role("button", name="Concede").click()
    expect(ann.page.locator("section.over")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Verify the dice")).to_have_count(sealed)
    expect(ann.page.get_by_text("Dice receipt")).to_have_count(sealed)


def test_money_is_shown_with_a_coin_and_named(visit: Visit) -> None:
    ann = visit()
    ann.sit_at(ann.make("irrigate", "me", "me"))
    score = ann.page.locator(".wide .score[title]").first
    expect(score).to_have_attribute("title", "money")
    expect(score.locator("svg")).to_be_visible()
    expect(score).to_have_text(re.compile(r"money: \d+"))


def test_who_comes_too_late_for_a_seat_is_told(visit: Visit) -> None:
    ann, bea, cleo = visit(), visit(), visit()
    ann.go("new/aquaedukt")
    ann.page.get_by_role("button", name="Create the table").click()
    invitation = ann.page.get_by_label("Link for seat 2").input_value()
    bea.page.goto(invitation)
    expect(bea.page.get_by_text("At the table: Guest")).to_be_visible()
    bea.page.get_by_role("button", name="Sit down and play").click()
    expect(bea.page.locator(".status")).to_be_visible()
    cleo.page.goto(invitation)
    cleo.begin()
    told = cleo.page.get_by_text("The seat you were invited to has been taken.")
    expect(told).to_be_visible()
    cleo.page.get_by_role("button", name="Close").click()
    expect(told).to_have_count(0)


def test_a_wrong_address_is_a_page(visit: Visit) -> None:
    ann = visit()
    answer = ann.page.goto(f"{ann.url}/foo")
    assert answer is not None
    assert answer.status == 404
    ann.page.get_by_role("link", name="To the games").click()
    expect(ann.page.get_by_role("heading", name="Irrigate")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "thing", "name"),
    [("aquaedukt", "c4", "e5"), ("aqua-romana", "e4", "f5"), ("irrigate", "2,1", "1,1")],
)
def test_spaces_carry_their_names_while_a_card_speaks_of_them(
    visit: Visit, game: str, thing: str, name: str
) -> None:
    ann = visit()
    ann.sit_at(ann.make(game, "me", "me"))
    ann.page.locator(".bar").wait_for()
    label = ann.page.locator("#board text", has_text=re.compile(f"^{name}$"))
    expect(label).to_have_count(0)
    ann.touch(ann.thing(thing))
    expect(ann.page.locator(".why")).to_be_visible()
    expect(label).to_have_count(1)
    ann.page.locator(".why").get_by_role("button", name="Close").click()
    expect(label).to_have_count(0)
    ann.page.get_by_role("button", name="Hint").click()
    ann.page.locator(".hints").wait_for()
    expect(label).to_have_count(1 if game != "irrigate" else 0)
