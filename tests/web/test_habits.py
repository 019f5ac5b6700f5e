"""What happens by itself, what is asked first, and what a hasty hand does not do."""

import re

from playwright.sync_api import expect

from tests.web.browsing import BUILDERS, Visitor
from tests.web.conftest import Visit


def played(visitor: Visitor, table: str) -> list[str]:
    actions: list[str] = visitor.ask(f"/api/tables/{table}/position?actions=true")["actions"]
    return actions


def do(visitor: Visitor, text: str) -> None:
    visitor.page.get_by_role("combobox").fill(text)
    visitor.page.keyboard.press("Enter")


def test_aqueducts_stay_open_by_themselves_and_undo_asks(visit: Visit) -> None:
    ann = visit(settled=False)
    table = ann.make_after("aqua-romana", *BUILDERS)
    ann.sit_at(table)
    do(ann, "lay Y3 Nd straight-NS")
    log = ann.page.locator(".log")
    expect(log).to_contain_text("keeps all aqueducts open.")
    assert [text.split()[0] for text in played(ann, table)[-2:]] == ["lay", "keep"]
    ann.page.get_by_role("button", name="Undo").click()
    bar = ann.page.locator(".bar")
    expect(bar.get_by_role("button", name="Keep all open")).to_be_visible()
    bar.get_by_role("button", name="Close …").click()
    bar.get_by_role("button", name=re.compile(r"^Y1 for podium 0$")).click()
    expect(bar).to_contain_text("closing brings nothing")
    bar.get_by_role("button", name="Cancel").click()
    bar.get_by_role("button", name="Keep all open").click()
    expect(log).to_contain_text("keeps all aqueducts open.")


def test_whoever_wants_to_close_says_so_before(visit: Visit) -> None:
    ann = visit(settled=False)
    actions = [*BUILDERS, "lay Y3 Nd straight-NS", "keep"]
    ann.sit_at(ann.make_after("aqua-romana", *actions, "lay R2 Si bridge", "keep"))
    bar = ann.page.locator(".bar")
    bar.get_by_role("button", name="Close one after this").click()
    do(ann, "lay B2 W1 bridge")
    expect(bar.get_by_role("button", name="Keep all open")).to_be_visible()


def test_the_first_click_on_a_workman_closes_nothing(visit: Visit) -> None:
    ann = visit()
    table = ann.make_after("aqua-romana", *BUILDERS, "lay Y3 Nd straight-NS")
    ann.sit_at(table)
    ann.touch(ann.thing("Y3"))
    expect(ann.page.locator(".bar").get_by_role("button", name="Do it")).to_be_visible()
    assert played(ann, table)[-1].startswith("lay")


def test_a_double_click_does_one_thing(visit: Visit) -> None:
    ann = visit()
    table = ann.make_after("aqua-romana", *BUILDERS)
    ann.sit_at(table)
    ann.touch(ann.thing("d7"))
    piece = ann.page.locator('.bar [title="double-NE"]')
    box = piece.bounding_box()
    assert box is not None
    spot = (box["x"] + 10, box["y"] + box["height"] / 2)
    before = len(played(ann, table))
    ann.page.mouse.dblclick(*spot)
    ann.pause()
    assert len(played(ann, table)) == before + 1
    expect(ann.page.get_by_role("button", name="Keep all open")).to_be_visible()


def test_play_now_begins_with_builders_on_the_pathway(visit: Visit) -> None:
    ann = visit(settled=False)
    ann.go()
    ann.page.get_by_role("button", name="Play now Aqua Romana").click()
    ann.page.wait_for_selector("#board")
    table = ann.page.url.split("/")[-1]
    assert ann.ask(f"/api/tables/{table}")["options"]["setup"] == "random"
    expect(ann.page.locator(".status")).not_to_contain_text("slot of the pathway")


def test_a_tile_is_drawn_by_itself_and_undo_leaves_the_choice(visit: Visit) -> None:
    ann = visit(settled=False)
    table = ann.make("irrigate", "me", "me")
    ann.sit_at(table)
    expect(ann.page.locator(".log")).to_contain_text("Ann 0 draws.")
    assert [text.split()[0] for text in played(ann, table)] == ["draw", "tile"]
    ann.page.get_by_role("button", name="Undo").click()
    bar = ann.page.locator(".bar")
    bar.get_by_role("button", name="Pass").click()
    expect(ann.page.locator(".log")).to_contain_text("Ann 0 passes.")
    # The other seat is at this screen too: it is her turn, and she has a tile.
    expect(ann.page.locator(".log")).to_contain_text("Ann 1 draws.")


def test_between_two_it_is_said_once_that_bots_do_not_bargain(visit: Visit) -> None:
    ann = visit(settled=False)
    told = ann.page.get_by_text("Bots do not bargain with a single opponent")
    for count in (1, 0):
        table = ann.make("irrigate", "me", "faber")
        ann.sit_at(table)
        ann.page.locator(".bar .word").first.wait_for()
        legal = ann.ask(f"/api/tables/{table}/position")["legal"]
        assert "solicit" in {text.split()[0] for text in legal}
        expect(ann.page.get_by_role("button", name="Ask for offers")).to_have_count(0)
        expect(told).to_have_count(count)
    ann.sit_at(ann.make("irrigate", "me", "faber", "faber"))
    expect(ann.page.get_by_role("button", name="Ask for offers")).to_be_visible()


def test_a_touch_places_a_tile_and_the_next_one_rotates_it(visit: Visit) -> None:
    ann = visit(settled=False)
    table = ann.make("irrigate", "me", "me")
    ann.sit_at(table)
    chosen = ann.page.locator(".bar .word.chosen")
    cell = ann.page.locator(".thing.cell.possible").first
    cell.wait_for()
    # Other cells may be marked first once one is chosen.
    cell = ann.thing(str(cell.get_attribute("data-thing")))
    ann.touch(cell)
    expect(ann.page.locator("#board .ghost")).to_have_count(1)
    ways = [chosen.get_attribute("title")]
    for _ in range(ann.page.locator(".bar .word").count() - 1):
        ann.pause()
        ann.touch(cell)
        ways.append(chosen.get_attribute("title"))
    assert len(set(ways)) == len(ways)
    assert [text.split()[0] for text in played(ann, table)] == ["draw", "tile"]
    ann.page.locator(".bar").get_by_role("button", name="Do it").click()
    expect(ann.page.locator(".log")).to_contain_text("Ann 0 places it on")
    assert played(ann, table)[2].split()[2] == ways[-1]


PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def tap(visitor: Visitor, thing: str) -> None:
    box = visitor.thing(thing).bounding_box()
    assert box is not None
    visitor.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_on_a_touch_screen_the_first_tap_shows_and_the_second_does(visit: Visit) -> None:
    ann = visit(settled=False, **PHONE)
    table = ann.make("aquaedukt", "me", "me")
    ann.sit_at(table)
    bar = ann.page.locator(".bar")
    bar.get_by_role("button", name="Find a spring").tap()
    tap(ann, "F4")
    expect(ann.thing("F4")).to_contain_class("chosen")
    tap(ann, "F4")
    ann.pause()
    assert "spring F4" not in played(ann, table), "a double tap is one"
    tap(ann, "D4")
    expect(ann.thing("D4")).to_contain_class("chosen")
    expect(ann.thing("F4")).not_to_contain_class("chosen")
    ann.pause()
    tap(ann, "D4")
    expect(ann.page.locator(".log")).to_contain_text("finds a spring at D4.")


def test_on_a_desk_one_click_does(visit: Visit) -> None:
    ann = visit(settled=False)
    ann.sit_at(ann.make("aquaedukt", "me", "me"))
    ann.page.get_by_role("button", name="Find a spring").click()
    ann.touch(ann.thing("F4"))
    expect(ann.page.locator(".log")).to_contain_text("finds a spring at F4.")


def test_the_podiums_are_in_sight_and_tell_what_closing_would_bring(visit: Visit) -> None:
    for size in ((1280, 800), (820, 1180), (390, 844), (844, 390)):
        ann = visit(viewport={"width": size[0], "height": size[1]})
        actions = [*BUILDERS, "lay Y3 Nd straight-NS", "keep"]
        ann.sit_at(ann.make_after("aqua-romana", *actions, "lay R2 Si bridge", "keep"))
        track = ann.page.get_by_role("img", name="If closed now: Y3 1, R2 1.")
        expect(track).to_be_in_viewport(ratio=1)


def test_a_workman_who_is_touched_shows_whom_he_sees(visit: Visit) -> None:
    ann = visit()
    ann.sit_at(ann.make_after("aqua-romana", *BUILDERS))
    ann.touch(ann.thing("R1"))
    expect(ann.page.locator("#board .sight")).to_have_count(2)
    expect(ann.page.locator("#board .soon").first).to_be_visible()
    expect(ann.thing("R1")).to_have_accessible_name(
        "workman R1 of Ann 1, length 0, podium 0 if closed now, faces south"
    )
