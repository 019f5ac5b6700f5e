"""Whoever sits at a browser: on other devices too, what they have played, what is theirs."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.browsing import Visitor
from tests.web.conftest import Visit
from tests.web.test_around import faults
from tests.web.test_table import WIDTH, phone

CONCEDE = """async (table) => {
  const token = localStorage.getItem("aquae.token");
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${token}` };
  const asked = { method: "POST", headers, body: JSON.stringify({ seat: 0 }) };
  return (await fetch(`/api/tables/${table}/concede`, asked)).status;
}"""
IS_MINE = """async (table) => {
  const headers = { Authorization: `Bearer ${localStorage.getItem("aquae.token")}` };
  const { mine, to_move } = await (await fetch(`/api/tables/${table}`, { headers })).json();
  return mine.includes(to_move);
}"""
PERSON = "localStorage.getItem('aquae.person')"


def button(page: Page | Locator, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def finished(ann: Visitor) -> str:
    """A game against a bot that Ann has given up."""
    table = ann.make("irrigate", "me", "tiro")
    assert ann.page.evaluate(CONCEDE, table) == 200
    return table


def test_a_person_carries_on_at_another_device_and_signs_it_out(visit: Visit) -> None:
    ann, phone = visit(), visit()
    ann.make("irrigate", "me", "me")
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_role("link", name="Your games and devices").click()
    ann.page.get_by_role("link", name="Your devices").click()
    button(ann.page, "Also on another device")
    link = ann.page.get_by_label("Open this link on the other device").input_value()
    expect(ann.page.get_by_role("img", name="Scan with the other device")).to_be_visible()
    phone.page.goto(link)
    button(phone.page, "Yes, that is me")
    expect(phone.page.get_by_role("heading", name="Your turn")).to_be_visible()
    expect(phone.page.locator("a.card img")).to_be_visible()
    assert phone.page.evaluate(PERSON) == ann.page.evaluate(PERSON)
    ann.go("me/games")
    ann.go("me/devices")
    rows = ann.page.locator("li", has_text="Last used")
    expect(rows).to_have_count(2)
    rows.filter(has_not_text="This device").get_by_role("button").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Sign out", exact=True).click()
    expect(rows).to_have_count(1)
    phone.go("me/devices")
    expect(phone.page.get_by_role("heading", name="Your devices")).to_be_visible()
    assert phone.page.evaluate(PERSON) != ann.page.evaluate(PERSON)


def test_a_link_that_went_astray_is_replaced(visit: Visit) -> None:
    ann = visit()
    ann.go("new/irrigate?with=friends")
    button(ann.page, "Create the table")
    link = ann.page.get_by_label("Link for seat 2")
    expect(link).to_be_visible()
    old = link.input_value()
    ann.page.get_by_role("button", name="New link for seat 2").click()
    expect(link).not_to_have_value(old)
    thief, bea = visit(), visit()
    for visitor, address in ((thief, old), (bea, link.input_value())):
        visitor.page.goto(address)
        visitor.page.get_by_label("Your name").fill("Bea")
        button(visitor.page, "Sit down and play")
        if visitor is thief:
            expect(thief.page.get_by_text("does not belong to this seat")).to_be_visible()
    expect(bea.page.locator("#board")).to_be_visible()


def test_words_on_paper_bring_somebody_back(visit: Visit) -> None:
    ann, other = visit(), visit()
    ann.make("irrigate", "me", "me")
    ann.go("me/devices")
    button(ann.page, "Show me a phrase")
    words = ann.page.get_by_role("list", name="Your phrase").get_by_role("listitem")
    expect(words).to_have_count(12)
    phrase = " ".join(words.all_inner_texts())
    button(ann.page, "I have written them down")
    expect(ann.page.get_by_text("You have a phrase")).to_be_visible()
    other.go("me/devices")
    other.page.get_by_label("The words you wrote down").fill("oak oak oak")
    button(other.page, "Come back")
    expect(other.page.get_by_role("alert")).to_contain_text("does not let anybody in")
    other.page.get_by_label("The words you wrote down").fill(phrase)
    button(other.page, "Come back")
    expect(other.page.get_by_role("heading", name="Your turn")).to_be_visible()
    assert other.page.evaluate(PERSON) == ann.page.evaluate(PERSON)


def test_what_one_has_played_is_found_taken_and_removed(visit: Visit) -> None:
    ann = visit()
    table = finished(ann)
    ann.go("me")
    game = ann.page.get_by_role("article")
    expect(game).to_contain_text("Lost")
    expect(game.get_by_role("link", name="Open")).to_have_attribute("href", f"#/table/{table}")
    with ann.page.expect_download() as saved:
        button(ann.page, "Download these as records")
    assert json.loads(Path(saved.value.path()).read_text())["game"] == "irrigate"
    ann.page.get_by_label("With", exact=True).fill("nobody")
    expect(ann.page.get_by_text("No game of yours is like that.")).to_be_visible()
    ann.page.get_by_label("With", exact=True).fill("TIR")
    ann.page.get_by_label("Result").select_option("Lost")
    expect(game).to_have_count(1)
    game.get_by_role("button", name="Remove from my list").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Remove from my list").click()
    expect(ann.page.get_by_text("No game of yours is like that.")).to_be_visible()


def test_a_profile_is_shown_to_others_if_one_wants(visit: Visit) -> None:
    ann, bea = visit(), visit()
    finished(ann)
    ann.go("me/profile")
    ann.page.get_by_label("A name that is yours alone").fill("Cornelia Africana")
    button(ann.page, "Another picture")
    ann.page.get_by_label("Everybody may see").check()
    button(ann.page, "Save")
    expect(ann.page.get_by_text("Saved.")).to_be_visible()
    bea.page.goto(ann.page.get_by_label("Link to your profile").input_value())
    expect(bea.page.get_by_role("img", name="Cornelia Africana’s picture")).to_be_visible()
    expect(bea.page.get_by_role("row", name="Irrigate 0 0 1")).to_be_visible()
    bea.go("me/profile")
    bea.page.get_by_label("A name that is yours alone").fill("Corne1ia Africana")
    button(bea.page, "Save")
    expect(bea.page.get_by_role("alert")).to_contain_text("Somebody has claimed this name")


def seated(ann: Visitor, bea: Visitor) -> None:
    """A table of two people, with Bea's page open at it too."""
    ann.go("new/irrigate?with=friends")
    button(ann.page, "Create the table")
    bea.page.goto(ann.page.get_by_label("Link for seat 2").input_value())
    bea.page.get_by_label("Your name").fill("Bea")
    button(bea.page, "Sit down and play")
    ann.begin()
    bea.begin()


def test_somebody_is_muted_reported_and_lifted_again(visit: Visit) -> None:
    ann, bea = visit(bypass_csp=True), visit()
    seated(ann, bea)
    bea.page.get_by_role("tab", name="Chat").click()
    bea.page.get_by_label("Say something").fill("you fool")
    button(bea.page, "Send")
    ann.page.get_by_role("tab", name="Chat").click()
    said = ann.page.get_by_role("list", name="Chat").get_by_text("you fool")
    expect(said).to_be_visible()
    ann.page.get_by_role("tab", name="Table").click()
    button(ann.page, "Mute, block or report Bea")
    ann.page.get_by_label("Mute: I do not see what Bea says").check()
    expect(ann.page.get_by_role("dialog").get_by_text("Saved.")).to_be_visible()
    assert faults(ann) == []
    ann.page.get_by_label("In your words, if you like").fill("rude")
    button(ann.page, "Send the report")
    expect(ann.page.get_by_text("The report has been sent.")).to_be_visible()
    ann.page.keyboard.press("Escape")
    ann.page.get_by_role("tab", name="Chat").click()
    expect(said).to_have_count(0)
    ann.go("me/avoided")
    expect(ann.page.get_by_role("listitem").filter(has_text="Bea")).to_contain_text("Muted")
    button(ann.page, "As usual with Bea again")
    expect(ann.page.get_by_text("Nobody. At a table")).to_be_visible()


def test_everything_is_downloaded_and_deleted(visit: Visit) -> None:
    ann = visit()
    table = finished(ann)
    person = ann.page.evaluate(PERSON)
    ann.go("me/data")
    expect(ann.page.get_by_text("nobody has played for 30 days")).to_be_visible()
    with ann.page.expect_download() as saved:
        button(ann.page, "Download everything")
    found = json.loads(Path(saved.value.path()).read_text())
    assert found["person"] == person
    assert found["tables"][0]["table"]["id"] == table
    button(ann.page, "Delete everything")
    button(ann.page, "Yes, delete everything")
    expect(ann.page.get_by_role("button", name="Play now").first).to_be_visible()
    expect(ann.page.get_by_role("heading", name="Your tables")).to_have_count(0)
    ann.go("me")
    expect(ann.page.get_by_text("Nothing yet.")).to_be_visible()
    assert ann.page.evaluate(PERSON) != person


@pytest.mark.parametrize(
    ("locale", "scheme"), [("en-GB", "dark"), ("de-DE", "light"), ("fr-FR", "light")]
)
def test_the_pages_fit_a_phone_and_axe_finds_nothing(
    visit: Visit, locale: str, scheme: str
) -> None:
    ann = visit(bypass_csp=True, **phone(360, locale=locale, color_scheme=scheme))
    finished(ann)
    for room in ("games", "profile", "avoided", "devices", "data"):
        ann.go(f"me/{room}")
        expect(ann.page.locator("main h2").first).to_be_visible()
        expect(ann.page.locator("main").get_by_role("status")).to_have_count(0)
        if room == "games":
            expect(ann.page.get_by_role("article")).to_be_visible()
        assert ann.page.evaluate(WIDTH) == 360, room
        assert faults(ann) == [], room


def test_what_plays_add_up_to_is_shown_and_taken_to_other_logs(visit: Visit) -> None:
    ann = visit(bypass_csp=True)
    table = finished(ann)
    ann.go("me/statistics")
    irrigate = ann.page.get_by_role("table", name="Irrigate")
    expect(irrigate.get_by_role("row", name="All games 0 0 1")).to_be_visible()
    expect(irrigate.get_by_role("row", name="2 players 0 0 1")).to_be_visible()
    expect(irrigate.get_by_role("row", name="With Tiro 0 0 1")).to_be_visible()
    expect(irrigate.get_by_role("row", name="Somebody conceded 0 0 1")).to_be_visible()
    assert faults(ann) == []
    ann.go("me/games")
    button(ann.page, "Log in BG Stats")
    link = ann.page.get_by_role("link", name="Open BG Stats").get_attribute("href")
    assert link is not None
    assert table in link
    ann.page.keyboard.press("Escape")
    with ann.page.expect_download() as saved:
        button(ann.page, "Download these as a table (CSV)")
    assert "Irrigate" in Path(saved.value.path()).read_text()


def test_the_ladder_is_climbed_from_its_page(visit: Visit) -> None:
    ann = visit(bypass_csp=True)
    ann.go("me/ladder")
    irrigate = ann.page.get_by_role("region", name="Irrigate")
    expect(irrigate.get_by_role("listitem").first).to_contain_text("Tiro next")
    assert faults(ann) == []
    button(irrigate, "Play against Tiro, rated")
    expect(ann.page.locator("#board")).to_be_visible()
    table = ann.page.url.rsplit("/", 1)[1]
    assert ann.page.evaluate(CONCEDE, table) == 200
    ann.go("me/ladder")
    expect(irrigate).to_contain_text("The last games at this rung: lost")
    ann.go()
    expect(ann.page.get_by_role("link", name="The ladder: Irrigate 0/4")).to_be_visible()


def test_whoever_waits_is_led_to_the_next_table(visit: Visit) -> None:
    ann, bea = visit(), visit()
    seated(bea, ann)
    here = ann.page.url.split("?")[0]
    waiting = bea if ann.page.evaluate(IS_MINE, here.rsplit("/", 1)[1]) else ann
    other = waiting.make("irrigate", "me", "me")
    waiting.page.goto(here)
    on = waiting.page.get_by_role("link", name="Next table: Irrigate")
    expect(on).to_be_visible(timeout=20_000)
    on.click()
    waiting.page.wait_for_url(f"**/{other}")
    expect(on).to_have_count(0)


def test_home_tells_what_others_have_done_since_one_acted(visit: Visit) -> None:
    ann = visit(bypass_csp=True)
    ann.sit_at(ann.make("irrigate", "me", "tiro"))
    assert ann.may_act()
    ann.page.get_by_role("button", name="Pass").click()
    assert ann.may_act()
    expect(ann.page.get_by_role("button", name="Draw a tile")).to_be_visible()
    ann.go()
    news = ann.page.locator("a.card").get_by_text("Since your last action: Tiro")
    expect(news).to_be_visible()
    assert faults(ann) == []


def test_whoever_takes_all_and_deletes_it_is_nobody_at_the_table_of_another(visit: Visit) -> None:
    ann, bea = visit(), visit()
    seated(ann, bea)
    table = bea.page.url.split("?")[0].rsplit("/", 1)[1]
    ann.go("me/data")
    with ann.page.expect_download() as saved:
        button(ann.page, "Download everything")
    found = json.loads(Path(saved.value.path()).read_text())
    assert [one["table"]["id"] for one in found["tables"]] == [table]
    button(ann.page, "Delete everything")
    button(ann.page, "Yes, delete everything")
    expect(ann.page.get_by_role("button", name="Play now").first).to_be_visible()
    bea.page.reload()
    expect(bea.page.locator("#board")).to_be_visible()
    names = {seat["name"] for seat in bea.ask(f"/api/tables/{table}")["seats"]}
    assert names == {"N. N.", "Bea"}
    expect(bea.page.get_by_text("N. N.").first).to_be_visible()


def ask_again(ann: Visitor, bea: Visitor) -> None:
    """They have played, and Ann asks Bea to her next table."""
    seated(ann, bea)
    table = ann.page.url.split("?")[0].rsplit("/", 1)[1]
    assert ann.page.evaluate(CONCEDE, table) in (200, 403)
    assert bea.page.evaluate(CONCEDE, table) in (200, 403, 409)
    ann.go("new/irrigate?with=friends")
    button(ann.page, "Create the table")
    button(ann.page, "Invite Bea")
    expect(ann.page.get_by_text("Bea is invited")).to_be_visible()


def test_somebody_is_invited_again_and_sits_down_without_a_link(visit: Visit) -> None:
    ann, bea = visit(bypass_csp=True), visit(bypass_csp=True)
    ask_again(ann, bea)
    assert faults(ann) == []
    bea.go()
    card = bea.page.get_by_role("listitem").filter(has_text="invites you: Irrigate")
    expect(card).to_be_visible()
    assert faults(bea) == []
    bea.page.set_viewport_size({"width": 320, "height": 640})
    assert bea.page.evaluate(WIDTH) == 320
    card.get_by_role("link", name="Join").click()
    button(bea.page, "Sit down and play")
    expect(bea.page.locator("#board")).to_be_visible()


def test_an_invitation_is_declined_and_gone(visit: Visit) -> None:
    ann, bea = visit(), visit()
    ask_again(ann, bea)
    bea.go()
    bea.page.get_by_role("button", name="No, thanks").click()
    expect(bea.page.get_by_role("heading", name="Invitations")).to_have_count(0)


def card(ann: Visitor, table: str) -> Locator:
    return ann.page.locator(f'a.card[href="#/table/{table}"]')


def test_a_home_that_stayed_open_tells_what_is_new_when_one_looks_again(visit: Visit) -> None:
    ann = visit()
    first = ann.make("irrigate", "me", "me")
    ann.page.reload()
    expect(card(ann, first)).to_be_visible()
    second = ann.make("irrigate", "me", "me")
    expect(card(ann, second)).to_have_count(0)
    ann.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(card(ann, second)).to_be_visible()


def test_what_waits_is_not_hidden_by_many_games_that_are_over(visit: Visit) -> None:
    ann = visit()
    waiting = ann.make("irrigate", "me", "me")
    over = [finished(ann) for _ in range(21)]
    ann.page.reload()
    expect(card(ann, waiting)).to_be_visible()
    expect(ann.page.get_by_role("heading", name="Latest results")).to_be_visible()
    for table in over:
        expect(card(ann, table)).to_have_count(0)
