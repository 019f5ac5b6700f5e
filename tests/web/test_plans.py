"""Boards and layouts in the browser: chosen, made up, painted, kept, shared and played on."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from aquae.games.aqua_romana.plans import generate_layout
from aquae.games.aquaedukt.plans import BoardPlans, generate_board
from tests.web.browsing import Visitor
from tests.web.conftest import Visit
from tests.web.test_around import faults
from tests.web.test_table import WIDTH, phone

PROVINCIA = BoardPlans().written_out("provincia", 2)
MISSING = re.compile(r"not right yet")
FINE = "Nothing is missing: a game can be played on it."


def begin(visitor: Visitor, game: str) -> Locator:
    """A new table against a bot, and the place where its board is chosen."""
    visitor.go(f"new/{game}")
    chooser = visitor.page.locator("form fieldset:has(select[aria-label])")
    chooser.locator(".picture").wait_for()
    visitor.page.get_by_label("Seat 2").select_option("bot")
    visitor.page.get_by_label("Who begins").select_option("seated")
    return chooser


def edit(visitor: Visitor, chooser: Locator, button: str = "Make one of your own") -> Locator:
    chooser.get_by_role("button", name=button).click()
    dialog = visitor.page.get_by_role("dialog")
    dialog.locator("#board").wait_for()
    return dialog


def middle(visitor: Visitor, name: str) -> tuple[float, float]:
    box = visitor.thing(name).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(visitor: Visitor, *names: str) -> None:
    """The pointer goes from thing to thing with its button held down."""
    mouse = visitor.page.mouse
    mouse.move(*middle(visitor, names[0]))
    mouse.down()
    for name in names[1:]:
        mouse.move(*middle(visitor, name), steps=4)
    mouse.up()


def table_made(visitor: Visitor) -> Any:
    """Make the table, and what the server says of it."""
    visitor.page.get_by_role("button", name="Create the table").click()
    visitor.page.wait_for_selector("main.stage #board")
    found = re.search(r"table/([\w-]+)", visitor.page.url)
    assert found is not None
    return visitor.ask(f"/api/tables/{found[1]}")


def test_a_board_is_painted_kept_and_played_on(visit: Visit) -> None:
    ann = visit()
    chooser = begin(ann, "aquaedukt")
    dialog = edit(ann, chooser)
    expect(dialog.get_by_text(FINE)).to_be_visible()
    # Region 1 takes d8 and d7 from region 2, which is too small then, and gives b8 and b7 away.
    drag(ann, "c8", "d8", "d7")
    expect(dialog.get_by_text(MISSING)).to_be_visible()
    reason = dialog.get_by_role("button", name="Region 2 has 2 spaces, but a region must have 4")
    expect(reason).to_contain_text("Rule A-02")
    reason.hover()
    expect(ann.thing("c6")).to_have_class(re.compile("pointed"))
    dialog.get_by_text("Undo").or_(dialog.get_by_label("Undo")).click()
    expect(dialog.get_by_text(FINE)).to_be_visible()
    # l7 goes over to region 6: 4 and 5 spaces become 5 and 4.
    dialog.get_by_role("radio", name="region 6").check(force=True)
    ann.touch(ann.thing("l7"))
    expect(dialog.get_by_text(FINE)).to_be_visible()
    dialog.get_by_role("button", name="Done").click()
    expect(chooser.locator(".picture")).to_be_visible()
    chooser.get_by_label("Its name").fill("Sixth")
    chooser.get_by_role("button", name="Keep it").click()
    expect(chooser.get_by_role("status")).to_contain_text("“Sixth” is in your list now.")
    table = table_made(ann)
    assert table["options"]["board"] == PROVINCIA.replace("6,6,12", "6,6,6", 1)
    assert ann.may_act()
    ann.page.get_by_role("button", name="Roll the die").click()
    expect(ann.page.locator(".log")).to_contain_text("You roll")


def test_what_was_painted_is_kept_before_it_is_judged(visit: Visit) -> None:
    """However slow the server is, nobody keeps the board of before by a quick hand."""
    ann = visit()
    chooser = begin(ann, "aquaedukt")
    dialog = edit(ann, chooser)
    dialog.get_by_role("radio", name="region 6").check(force=True)
    ann.touch(ann.thing("l7"))
    ann.page.route(re.compile("/options/board"), lambda _: None)
    dialog.get_by_role("button", name="Done").click()
    chooser.get_by_label("Its name").fill("Sixth")
    chooser.get_by_role("button", name="Keep it").click()
    expect(chooser.get_by_role("status")).to_contain_text("“Sixth” is in your list now.")
    kept = ann.page.evaluate("localStorage.getItem('aquae.plans.aquaedukt.board')")
    assert PROVINCIA.replace("6,6,12", "6,6,6", 1) in kept


def test_an_unfinished_board_cannot_be_played_on(visit: Visit) -> None:
    ann = visit()
    chooser = begin(ann, "aquaedukt")
    dialog = edit(ann, chooser)
    dialog.get_by_label("Begin with").select_option("empty")
    expect(dialog.get_by_text("Spaces without a region: 92.").last).to_be_visible()
    drag(ann, "b8", "c8", "c7")
    expect(dialog.get_by_text("Region 1 has 3 spaces").last).to_be_visible()
    dialog.get_by_role("button", name="Close").click()
    expect(chooser.get_by_text("Spaces without a region: 89.")).to_be_visible()
    ann.page.get_by_role("button", name="Create the table").click()
    select = chooser.locator("select")
    assert select.evaluate("select => select.validationMessage") == "3 things are not right yet."
    expect(ann.page.get_by_role("button", name="Create the table")).to_be_visible()
    # Painting can go on from there.
    edit(ann, chooser, "Change it")
    expect(ann.thing("c7")).to_have_accessible_name("c7, region 1, 3 spaces")


def test_kept_boards_are_listed_renamed_and_deleted(visit: Visit) -> None:
    ann = visit()
    chooser = begin(ann, "aquaedukt")
    chooser.locator("select").select_option("number")
    dialog = edit(ann, chooser)
    dialog.get_by_label("Begin with").select_option(label="Provincia")
    expect(ann.thing("b8")).to_have_accessible_name("b8, region 1, 4 spaces")
    dialog.get_by_role("button", name="Done").click()
    name = chooser.get_by_label("Its name")
    name.fill("First")
    chooser.get_by_role("button", name="Keep it").click()
    name.fill("Second")
    chooser.get_by_role("button", name="Rename it").click()
    ann.page.reload()
    select = chooser.locator("select")
    select.select_option(label="Second")
    expect(chooser.locator(".picture")).to_have_accessible_name(re.compile("^Second: "))
    chooser.get_by_role("button", name="Delete it").click()
    expect(chooser.get_by_role("status")).to_contain_text("“Second” is no longer in your list.")
    ann.page.reload()
    chooser.locator(".picture").wait_for()
    assert "Second" not in select.inner_text()


def test_a_made_up_board_is_played_on(visit: Visit) -> None:
    ann = visit()
    chooser = begin(ann, "aquaedukt")
    chooser.locator("select").select_option("number")
    number = chooser.locator(".number")
    number.fill("7")
    number.press("Enter")
    expect(chooser.locator(".picture")).to_have_accessible_name(re.compile("^Number 7: "))
    before = ann.page.url
    chooser.get_by_role("button", name="Another one").click()
    expect(number).not_to_have_value("7")
    assert ann.page.url == before
    number.fill("7")
    number.blur()
    assert table_made(ann)["options"]["board"] == generate_board(7).text()


def test_a_layout_is_made_up_for_as_many_as_play(visit: Visit) -> None:
    ann = visit()
    chooser = begin(ann, "aqua-romana")
    chooser.locator("select").select_option("number")
    chooser.locator(".number").fill("7")
    chooser.locator(".number").blur()
    expect(chooser.locator('[data-thing="Y3"]')).to_have_count(1)
    ann.page.get_by_role("radio", name="3").check()
    expect(chooser.locator('[data-thing="Y4"]')).to_have_count(1)
    ann.page.get_by_label("Seat 3").select_option("bot")
    assert table_made(ann)["options"]["layout"] == generate_layout(7, 3)


def test_reservoirs_are_dragged_turned_and_opened(visit: Visit) -> None:
    ann = visit()
    chooser = begin(ann, "aqua-romana")
    dialog = edit(ann, chooser)
    drag(ann, "c8", "b7", "a8")
    told = dialog.get_by_text("a8 has a printed curve, so nothing can be placed there.")
    expect(told.last).to_be_visible()
    drag(ann, "b8", "d6", "e5")
    expect(dialog.get_by_text(FINE)).to_be_visible()
    dialog.get_by_role("button", name="Turn").click()
    expect(ann.thing("d4")).to_have_accessible_name("d4, yellow reservoir")
    # The side between two squares is none; the others open and close.
    ann.touch(ann.thing("d5:N"))
    two = dialog.get_by_text("Reservoir Y has 2 outlets instead of 3.")
    expect(two.last).to_be_visible()
    ann.touch(ann.thing("d4:E"))
    expect(dialog.locator(".flaws")).to_have_text("")
    dialog.get_by_role("button", name="Off the board").click()
    expect(dialog.get_by_text("Reservoirs not on the board: Y.").last).to_be_visible()
    ann.page.keyboard.press("Control+z")
    expect(dialog.get_by_text(FINE)).to_be_visible()
    dialog.get_by_role("button", name="Done").click()
    table = table_made(ann)
    assert table["options"]["layout"].startswith("Y d5 d4 ")
    assert ann.may_act()
    ann.touch(ann.thing("Nc"))
    ann.page.locator(".bar .word").first.click()
    expect(ann.page.locator(".log")).to_contain_text("You put a builder")


def shared_link(chooser: Locator) -> str:
    chooser.locator("summary").click()
    return chooser.get_by_label("Link to it").input_value()


def test_a_link_brings_a_board_to_keep_and_to_play_on(visit: Visit) -> None:
    ann, bea = visit(), visit()
    chooser = begin(ann, "aquaedukt")
    chooser.locator("select").select_option("number")
    number = chooser.locator(".number")
    number.fill("12")
    number.blur()
    edit(ann, chooser).get_by_label("Begin with").select_option(label="Provincia")
    expect(ann.thing("b8")).to_have_accessible_name("b8, region 1, 4 spaces")
    ann.page.get_by_role("button", name="Done").click()
    chooser.get_by_label("Its name").fill("Old & good")
    chooser.get_by_role("button", name="Keep it").click()
    link = shared_link(chooser)
    assert len(link) < 300
    bea.page.goto(link)
    theirs = bea.page.locator("form fieldset:has(select[aria-label])")
    expect(theirs.locator(".picture")).to_have_accessible_name(re.compile("^Old & good: "))
    expect(theirs.get_by_text("Somebody has sent you this one by link.")).to_be_visible()
    theirs.get_by_role("button", name="Keep it").click()
    expect(theirs.get_by_role("status")).to_contain_text("“Old & good” is in your list now.")
    bea.page.get_by_label("Seat 2").select_option("bot")
    assert table_made(bea)["options"]["board"] == PROVINCIA


def test_a_link_to_a_layout_brings_the_number_of_players(visit: Visit) -> None:
    ann, bea = visit(), visit()
    chooser = begin(ann, "aqua-romana")
    ann.page.get_by_role("radio", name="3").check()
    chooser.locator("select").select_option("number")
    chooser.locator(".number").fill("5")
    chooser.locator(".number").blur()
    expect(chooser.locator('[data-thing="Y4"]')).to_have_count(1)
    link = shared_link(chooser)
    bea.page.goto(link)
    expect(bea.page.get_by_role("radio", name="3")).to_be_checked()
    expect(
        bea.page.locator("form fieldset:has(select[aria-label])").locator(".number")
    ).to_have_value("5")


def test_a_damaged_link_is_no_reason_not_to_play(visit: Visit) -> None:
    ann = visit()
    ann.go("new/aquaedukt?board=nonsense&players=2")
    chooser = ann.page.locator("form fieldset:has(select[aria-label])")
    expect(chooser.get_by_role("status")).to_contain_text("The link is damaged")
    expect(chooser.locator(".picture")).to_have_accessible_name(re.compile("^Provincia: "))


def test_a_board_is_typed_and_copied_as_text(visit: Visit) -> None:
    ann = visit(permissions=["clipboard-read", "clipboard-write"])
    chooser = begin(ann, "aquaedukt")
    chooser.locator("summary").click()
    field = chooser.get_by_label("As text")
    lines = PROVINCIA.replace("/", "\n")
    expect(field).to_have_value(lines)
    field.fill(lines.replace("6,6,12", "6,6,13"))
    expect(chooser.get_by_text("Region 13 is not in one piece.")).to_be_visible()
    expect(field).to_be_focused()
    field.fill("# mine\n" + lines.replace("6,6,12", "6 6  6").replace("0", ".."))
    expect(chooser.locator(".picture")).to_be_visible()
    field.blur()
    chooser.locator(".inside > button").click()
    expect(chooser.locator(".inside > button")).to_have_text("Copied")
    copied = ann.page.evaluate("navigator.clipboard.readText()")
    assert copied == lines.replace("6,6,12", "6,6,6")
    assert table_made(ann)["options"]["board"] == PROVINCIA.replace("6,6,12", "6,6,6", 1)


def pressed(visitor: Visitor, *keys: str) -> None:
    for key in keys:
        visitor.page.keyboard.press(key)


def test_a_board_is_painted_by_keyboard_alone(visit: Visit) -> None:
    ann = visit()
    chooser = begin(ann, "aquaedukt")
    button = chooser.get_by_role("button", name="Make one of your own")
    button.focus()
    pressed(ann, "Enter")
    dialog = ann.page.get_by_role("dialog")
    dialog.locator("#board").wait_for()
    ann.page.locator('dialog #board [tabindex="0"]').focus()
    focused = ann.page.locator("*:focus")
    expect(focused).to_have_accessible_name("b8, region 1, 4 spaces")
    pressed(ann, "+", "ArrowRight", "Enter")
    expect(focused).to_have_accessible_name("c8, region 2, 5 spaces")
    expect(dialog.get_by_text("Region 1 has 3 spaces").last).to_be_visible()
    expect(dialog.locator(".painter [role=status]")).to_have_text("c8, region 2, 5 spaces")
    pressed(ann, "Delete")
    expect(focused).to_have_accessible_name("c8, no region")
    pressed(ann, "-", "Enter")
    expect(dialog.get_by_text(FINE)).to_be_visible()
    pressed(ann, "Control+z")
    expect(focused).to_have_accessible_name("c8, no region")
    dialog.get_by_role("button", name="Done").focus()
    pressed(ann, "Enter")
    expect(dialog).to_have_count(0)
    expect(chooser.get_by_role("button", name="Change it")).to_be_focused()


def test_reservoirs_are_put_down_by_keyboard_alone(visit: Visit) -> None:
    ann = visit()
    chooser = begin(ann, "aqua-romana")
    chooser.get_by_role("button", name="Make one of your own").focus()
    pressed(ann, "Enter")
    dialog = ann.page.get_by_role("dialog")
    dialog.locator("#board").wait_for()
    ann.page.locator('dialog #board [tabindex="0"]').focus()
    focused = ann.page.locator("*:focus")
    expect(focused).to_have_accessible_name("a8, printed curve")
    pressed(ann, "ArrowRight", "ArrowRight", "Enter", "ArrowDown")
    expect(focused).to_have_accessible_name("c8, side: south, outlet Y2, possible")
    pressed(ann, "ArrowDown", "ArrowDown", "Enter")
    expect(focused).to_have_accessible_name("c6, yellow reservoir")
    expect(dialog.get_by_text(FINE)).to_be_visible()
    pressed(ann, "r")
    expect(ann.thing("c5")).to_have_accessible_name("c5, yellow reservoir")
    pressed(ann, "n")
    expect(focused).to_have_accessible_name(re.compile(r"^c6, side: \w+, .*, possible$"))
    pressed(ann, "Enter")
    expect(dialog.get_by_text("outlets instead of 3").last).to_be_visible()
    pressed(ann, "Enter", "Delete")
    expect(dialog.get_by_text("Reservoirs not on the board: Y.").last).to_be_visible()


REASONS = {
    "de": ("Selbst gestalten", "Gebiet 1 hat nicht 4, 5 oder 6 Felder, sondern 3.", "Regel A-02"),
    "fr": ("Composer soi-même", "La région 1 n’a pas 4, 5 ou 6 cases, mais 3.", "Règle A-02"),
    "it": ("Crea da te", "La zona 1 non ha 4, 5 o 6 caselle, ma 3.", "Regola A-02"),
}


@pytest.mark.parametrize("language", REASONS)
def test_what_is_wrong_is_told_in_the_language_of_the_page(visit: Visit, language: str) -> None:
    ann = visit(locale=language)
    ann.go("new/aquaedukt")
    button, reason, rule = REASONS[language]
    ann.page.get_by_role("button", name=button).click()
    ann.page.wait_for_selector("dialog #board")
    ann.page.locator("dialog [name=brush]").nth(6).check(force=True)
    ann.touch(ann.thing("b8"))
    told = ann.page.locator(".flaws li").first
    expect(told).to_contain_text(reason)
    expect(told).to_contain_text(rule)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_where_boards_are_made(visit: Visit, scheme: str) -> None:
    ann = visit(color_scheme=scheme, bypass_csp=True)
    for game in ("aquaedukt", "aqua-romana"):
        chooser = begin(ann, game)
        chooser.locator("summary").click()
        assert faults(ann) == [], game
        edit(ann, chooser)
        ann.page.get_by_label("Begin with").select_option("empty")
        ann.page.wait_for_selector(".flaws li")
        assert faults(ann) == [], game


@pytest.mark.parametrize("game", ["aquaedukt", "aqua-romana"])
@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "fr-FR", "it-IT"])
def test_boards_are_made_on_a_phone(visit: Visit, game: str, locale: str) -> None:
    ann = visit(**phone(390, locale=locale))
    ann.go(f"new/{game}")
    ann.page.locator("fieldset summary").click()
    assert ann.page.evaluate(WIDTH) == 390
    ann.page.locator("fieldset > .row > .button").last.click()
    board = ann.page.locator("dialog #board")
    board.wait_for()
    ann.page.wait_for_timeout(300)
    assert ann.page.evaluate(WIDTH) == 390
    expect(board).to_be_in_viewport(ratio=1)
    expect(ann.page.locator(".status")).to_be_in_viewport(ratio=1)
    box = ann.thing("c5").bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 34
    for button in ann.page.locator("dialog button:visible, dialog label:visible").all():
        size = button.bounding_box()
        assert size is not None
        assert size["height"] >= 35


def test_a_finger_paints_without_moving_the_page(visit: Visit) -> None:
    ann = visit(**phone(390))
    ann.go("new/aquaedukt")
    ann.page.get_by_role("button", name="Make one of your own").tap()
    ann.page.wait_for_selector("dialog #board")
    touched = ann.page.context.new_cdp_session(ann.page)
    for kind, names in [("touchStart", ["c8"]), ("touchMove", ["d8", "d7"]), ("touchEnd", [])]:
        for name in names or [""]:
            points = [dict(zip("xy", middle(ann, name), strict=True))] if name else []
            touched.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    expect(ann.thing("d7")).to_have_accessible_name("d7, region 1, 6 spaces")
    expect(ann.page.locator(".status")).to_contain_text("not right yet")
    assert ann.page.evaluate("document.querySelector('dialog').scrollTop") == 0
