"""Setting up as at a table: seats, colours, and who begins."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.browsing import Visitor
from tests.web.conftest import Visit
from tests.web.test_pages import STICKING_OUT
from tests.web.test_table import WIDTH, phone

ANN = {"kind": "me", "name": "Ann"}
BEN = {"kind": "me", "name": "Ben"}
BEGINS = {
    "en-GB": ("Who begins?", r"^Ann rolled \d+, Ben \d+.*: (Ann|Ben) begins\.$"),
    "de-DE": ("Wer beginnt?", r"^Ann würfelt \d+, Ben \d+.*: (Ann|Ben) beginnt\.$"),
    "fr-FR": ("Qui commence\u202f?", "^Ann fait \\d+, Ben \\d+.*\u202f: (Ann|Ben) commence\\.$"),
    "it-IT": ("Chi comincia?", r"^Ann fa \d+, Ben \d+.*: comincia (Ann|Ben)\.$"),
}


def at_table(visitor: Visitor, game: str, *seats: dict[str, Any], **more: Any) -> str:
    table = visitor.make(game, seats=list(seats), **more)
    visitor.sit_at(table)
    return table


def seat(visitor: Visitor, number: int) -> Locator:
    """A seat of a new table."""
    return visitor.page.get_by_role("group", name=f"Seat {number}", exact=True)


def letters(visitor: Visitor) -> dict[str, str]:
    """By name the letters on the badges of the players."""
    people = visitor.page.locator(".wide > ul > li").all()
    return {
        one.locator(".name").inner_text().removesuffix(" (you)"): one.locator(
            ".top svg text"
        ).text_content()
        or ""
        for one in people
    }


def test_a_friend_has_seat_1_and_both_choose_their_colours(visit: Visit) -> None:
    ann, bea = visit(), visit()
    ann.go("new/aquaedukt?with=friends")
    seat(ann, 1).get_by_role("combobox").select_option("open")
    seat(ann, 2).get_by_role("combobox").select_option("me")
    seat(ann, 2).get_by_label("Name").fill("Ann")
    seat(ann, 2).get_by_role("radio", name="navy").check()
    expect(ann.page.get_by_label("Who begins")).to_have_value("die")
    ann.page.get_by_role("button", name="Create the table").click()
    expect(ann.page.get_by_text("everybody rolls the die")).to_be_visible()
    bea.page.goto(ann.page.get_by_label("Link for seat 1").input_value())
    bea.page.get_by_label("Your name").fill("Bea")
    expect(bea.page.get_by_role("radio", name="red")).to_be_checked()
    expect(bea.page.get_by_role("radio")).to_have_count(3)
    bea.page.get_by_role("radio", name="white").check()
    bea.page.get_by_role("button", name="Sit down and play").click()
    told = [one.page.get_by_role("dialog").locator(".who") for one in (ann, bea)]
    expect(told[0]).to_have_text(re.compile("^(You begin|Bea begins)$"))
    first = "Ann" if told[0].inner_text() == "You begin" else "Bea"
    expect(told[1]).to_have_text("You begin" if first == "Bea" else "Ann begins")
    rolled = {ann: r"Bea rolled \d+, you \d+", bea: r"You rolled \d+, Ann \d+"}
    for one, own in ((ann, "Ann"), (bea, "Bea")):
        one.begin()
        expect(one.page.get_by_role("dialog")).to_have_count(0)
        assert letters(one) == {"Ann": "N", "Bea": "W"}
        expect(one.page.locator(".wide li.moving .name")).to_have_text(
            re.compile(rf"^{first}( \(you\))?$")
        )
        end = "you begin" if own == first else f"{first} begins"
        line = re.compile(rf"{rolled[one]}.*: {end}\.")
        expect(one.page.locator(".log")).to_contain_text(line)
    beginner = ann if first == "Ann" else bea
    assert beginner.may_act()
    beginner.page.reload()
    beginner.page.wait_for_selector("#board")
    expect(beginner.page.locator(".log")).to_contain_text("you begin")
    expect(beginner.page.get_by_role("dialog")).to_have_count(0)


def test_a_colour_that_was_taken_meanwhile_is_not_offered_any_more(visit: Visit) -> None:
    ann, bea, cleo = visit(), visit(), visit()
    ann.go("new/irrigate?with=friends")
    ann.page.get_by_role("radio", name="3").check()
    ann.page.get_by_role("button", name="Create the table").click()
    for number, one in enumerate((bea, cleo), 2):
        one.page.goto(ann.page.get_by_label(f"Link for seat {number}").input_value())
        one.page.get_by_role("radio", name="green").check()
    bea.page.get_by_label("Your name").fill("Bea")
    bea.page.get_by_role("button", name="Sit down and play").click()
    expect(cleo.page.get_by_role("radio", name="green")).to_have_count(0)
    expect(cleo.page.get_by_role("radio", name="blue")).not_to_be_checked()
    cleo.page.get_by_role("button", name="Sit down and play").click()
    cleo.begin()
    assert sorted(letters(cleo).values()) == ["G", "R", "Y"]


@pytest.mark.parametrize("locale", BEGINS)
def test_it_is_told_who_begins_in_four_languages(visit: Visit, locale: str) -> None:
    ann = visit(**phone(320, locale=locale))
    at_table(ann, "aquaedukt", ANN, BEN, first="die")
    title, sentence = BEGINS[locale]
    dialog = ann.page.get_by_role("dialog", name=title)
    expect(dialog.get_by_role("status")).to_have_text(re.compile(sentence))
    expect(dialog.locator("li")).to_have_count(2)
    assert ann.page.evaluate(WIDTH) == 320
    assert ann.page.evaluate(STICKING_OUT) == []
    dialog.locator(".button.main").tap()
    expect(dialog).to_have_count(0)


def test_the_dice_roll_until_somebody_skips_it(visit: Visit) -> None:
    ann = visit(reduced_motion="no-preference")
    at_table(ann, "aquaedukt", ANN, BEN, first="die")
    dialog = ann.page.get_by_role("dialog")
    ann.page.get_by_role("button", name="Skip").click()
    expect(dialog.locator(".who")).to_have_text(re.compile("begins"))
    ann.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_lots_and_age_are_told_in_a_sentence(visit: Visit) -> None:
    ann = visit()
    at_table(ann, "irrigate", ANN, BEN, first="random")
    told = ann.page.get_by_role("dialog").get_by_role("status")
    expect(told).to_have_text(re.compile("^The lot decides: (Ann|Ben) begins\\.$"))
    ann.go("new/irrigate?with=here")
    ann.page.get_by_label("Who begins").select_option("eldest")
    seat(ann, 2).get_by_role("radio", name="the eldest").check()
    ann.page.get_by_role("button", name="Create the table").click()
    expect(told).to_have_text("Age decides: Seat 2 begins.")
    ann.begin()
    expect(ann.page.locator(".wide li.moving .name")).to_have_text("Seat 2")


def test_who_began_is_verified_with_the_dice(visit: Visit) -> None:
    ann = visit()
    at_table(ann, "aqua-romana", ANN, BEN, first="die")
    ann.begin()
    ann.page.get_by_role("tab", name="Table").click()
    ann.page.get_by_role("button", name="Concede").click()
    ann.page.get_by_role("button", name="Concede").click()
    ann.page.get_by_role("button", name="Verify the dice").click()
    expect(ann.page.get_by_text(re.compile("match(es)? the seal"))).to_be_visible()


def test_a_board_is_drawn_and_told_in_the_chosen_colours(visit: Visit) -> None:
    ann = visit()
    table = at_table(
        ann,
        "aqua-romana",
        {**ANN, "colour": "green"},
        {**BEN, "colour": "yellow"},
        options={"setup": "random"},
    )
    assert letters(ann) == {"Ann": "G", "Ben": "Y"}
    workman = ann.thing("Y1")
    expect(workman).to_have_attribute("aria-label", re.compile("^workman G1 of Ann"))
    ann.page.locator("svg:not(.quiet) .thing.possible").first.wait_for()
    box = ann.page.get_by_role("combobox", name="Type an action")
    box.fill("lay G")
    written = ann.page.get_by_role("option").first.inner_text()
    box.fill(written)
    box.press("Enter")
    expect(ann.page.locator(".log")).to_contain_text(f"Ann extends {written.split()[1]} ")
    actions = ann.ask(f"/api/tables/{table}/position?actions=true")["actions"]
    assert actions[12] == written.replace(" G", " Y", 1)
    ann.page.get_by_role("button", name="Show notation").click()
    expect(ann.page.locator(".log")).to_contain_text(written)


def test_printed_colours_are_named_as_they_are_seen(visit: Visit) -> None:
    ann = visit()
    at_table(ann, "irrigate", {**ANN, "colour": "blue"}, BEN)
    tap = re.compile("^2,1, blue tap, .* owned by Ann")
    expect(ann.thing("2,1")).to_have_attribute("aria-label", tap)


def test_quick_games_take_turns_with_who_begins(visit: Visit) -> None:
    ann = visit()
    for first in ("You", "Faber", "You"):
        ann.go()
        ann.page.get_by_role("button", name="Play now Aqua Romana").click()
        expect(ann.page.locator(".wide .name").first).to_have_text(first)
        expect(ann.page.get_by_role("dialog")).to_have_count(0)


def test_bots_alone_are_no_table(visit: Visit) -> None:
    ann = visit()
    ann.go("new/irrigate")
    for number in (1, 2):
        seat(ann, number).get_by_role("combobox").first.select_option("bot")
    expect(ann.page.get_by_role("alert")).to_contain_text("Somebody has to play")
    expect(ann.page.get_by_role("button", name="Create the table")).to_be_disabled()
    seat(ann, 2).get_by_role("combobox").first.select_option("open")
    ann.page.get_by_role("button", name="Create the table").click()
    expect(ann.page.get_by_label("Link for seat 2")).to_be_visible()


def test_seats_are_shuffled_with_what_was_chosen(visit: Visit) -> None:
    ann = visit()
    ann.go("new/irrigate?with=friends")
    ann.page.get_by_role("radio", name="4").check()
    seat(ann, 1).get_by_role("radio", name="green").check()
    places = set()
    for _ in range(40):
        ann.page.get_by_role("button", name="Shuffle the seats").click()
        kinds = [select.input_value() for select in ann.page.locator(".seat select").all()]
        assert sorted(kinds) == ["me", "open", "open", "open"]
        places.add(kinds.index("me"))
        expect(ann.page.get_by_role("radio", name="green")).to_be_checked()
    assert places == {0, 1, 2, 3}


def test_options_are_explained_where_there_are_words_for_them(visit: Visit) -> None:
    ann = visit()
    ann.go("new/aqua-romana")
    # Where the rules lie is settled once the layout is drawn above them.
    ann.page.get_by_role("img", name="Roma: what it looks like").wait_for()
    rules = ann.page.locator("summary").filter(has_text="Rules")
    expect(rules).to_contain_text("as usual")
    rules.click()
    why = "Placing them yourselves is a contest of its own"
    expect(ann.page.get_by_text(why)).to_be_visible()
    ann.page.get_by_label("Set-up").select_option("random")
    expect(ann.page.get_by_text(why)).to_have_count(0)
    expect(rules).to_contain_text("changed")
