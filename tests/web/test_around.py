"""Everything around a game: reasons, bargaining, lessons, replay, phones, languages, access."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.browsing import BUILDERS, MOUNTAINS, Clicker, Visitor
from tests.web.conftest import AXE, CLUB, Visit

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}

# For each game something that is not possible at the start, and the rule that says so.
FORBIDDEN = {"aquaedukt": ("c4", "A-"), "aqua-romana": ("d5", "R-"), "irrigate": ("8,1", "I-")}


@pytest.mark.parametrize("game", FORBIDDEN)
def test_the_board_says_why_not_and_leads_to_the_rule(visit: Visit, game: str) -> None:
    ann = visit()
    ann.sit_at(ann.make(game, "me", "me"))
    thing, rule = FORBIDDEN[game]
    if game == "irrigate":
        ann.page.get_by_role("button", name="Draw a tile").click()
        ann.page.get_by_text("Choose a cell").wait_for()
        thing = next(
            name
            for name in ["2,1", "5,-1"]
            if "possible" not in (ann.thing(name).get_attribute("class") or "")
        )
    ask_why_not(ann, thing, rule)


def ask_why_not(ann: Visitor, thing: str, rule: str) -> None:
    """Touch what is not possible, and read the rule that is named."""
    ann.touch(ann.thing(thing))
    link = ann.page.locator(".why .rule").first
    expect(link).to_contain_text(f"Rule {rule}")
    number = re.search(r"[ARI]-\d\d", link.inner_text())
    assert number is not None
    link.click()
    expect(ann.page.locator(f'[data-rule="{number.group()}"].sought')).to_be_visible()


def test_a_preview_shows_the_water_before_it_flows(visit: Visit) -> None:
    ann = visit()
    springs = ["spring C4", "spring H4"]
    ann.sit_at(ann.make_after("aquaedukt", *MOUNTAINS, *springs, setup="placed"))
    ann.page.get_by_role("button", name="Lay a canal").click()
    ann.thing("C4-D4").hover()
    expect(ann.page.locator(".preview")).to_have_count(2)
    expect(ann.page.locator(".now")).to_contain_text("water for c4, c5")


def test_the_page_stays_where_it_is_while_one_points(visit: Visit) -> None:
    """What is asked takes another number of lines than what a preview says, right at the top."""
    ann = visit(viewport={"width": 390, "height": 600})
    springs = ["spring C4", "spring H4"]
    ann.sit_at(ann.make_after("aquaedukt", *MOUNTAINS, *springs, setup="placed"))
    ann.page.get_by_role("button", name="Lay a canal").click()
    asked = ann.page.locator(".now p").first
    at = asked.bounding_box()
    assert at is not None
    ann.page.evaluate("(top) => scrollBy(0, top - 3)", at["y"])
    before = ann.page.evaluate("scrollY")
    ann.thing("C4-D4").hover()
    expect(asked).to_contain_text("water for c4, c5")
    assert ann.page.evaluate("scrollY") == before


def test_a_preview_marks_the_houses_that_a_full_region_loses(visit: Visit) -> None:
    """Region 2 is d8 d7 c6 d6."""
    die = ["roll", "die 2"]
    built = [*die, "house 4 d7", *die, "house 3 d6", "end", *die, "house 2 d8", "end", *die]
    ann = visit()
    ann.sit_at(ann.make_after("aquaedukt", *MOUNTAINS, *built, setup="placed"))
    ann.thing("c6").hover()
    expect(ann.page.locator(".lost")).to_have_count(4)
    expect(ann.page.locator(".now")).to_contain_text(
        "c6 (Ann 0), d6 (Ann 0), d7 (Ann 0), d8 (Ann 1)"
    )
    ann.touch(ann.thing("c6"))
    ann.page.mouse.move(0, 0)
    expect(ann.page.locator(".lost")).to_have_count(4)
    ann.page.locator(".bar .word").first.click()
    expect(ann.page.locator(".lost")).to_have_count(0)
    log = ann.page.get_by_role("list", name="Log")
    expect(log).to_contain_text("2 houses on d8 (Ann 1).")
    ann.page.reload()
    expect(log).to_contain_text("2 houses on d8 (Ann 1).")
    log.get_by_role("button", name="Rule A-16").click()
    expect(ann.page.locator('[data-rule="A-16"].sought')).to_be_visible()


def test_an_offer_is_marked_while_its_price_is_named_and_taken_by_its_price(visit: Visit) -> None:
    ann = visit()
    table = ann.make("irrigate", "me", "me")
    ann.sit_at(table)
    for verb in ("Draw a tile", "Ask for offers"):
        ann.page.get_by_role("button", name=verb).click()
    expect(ann.page.get_by_role("button", name="No offer")).to_be_visible()
    legal = ann.ask(f"/api/tables/{table}/position")["legal"]
    offer = next(text for text in legal if text.startswith("offer"))
    ann.page.get_by_role("combobox").fill(offer)
    ann.page.keyboard.press("Enter")
    expect(ann.thing(offer.split()[1])).to_have_class(re.compile("chosen"))
    expect(ann.page.locator(".deal")).not_to_contain_text("pays")
    ann.page.get_by_role("combobox").fill("price 2")
    ann.page.keyboard.press("Enter")
    ann.page.get_by_role("button", name="Take Ann 1’s offer: 2").click()
    expect(ann.page.get_by_role("list", name="Log")).to_contain_text(
        "Ann 0 takes the offer of Ann 1."
    )


def test_a_tap_between_verbs_is_asked_about(visit: Visit) -> None:
    ann = visit()
    ann.sit_at(ann.make("aquaedukt", "me", "me"))
    ann.touch(ann.thing("E4"))
    ann.page.get_by_text("finds a spring at E4.").wait_for()
    ann.page.get_by_role("button", name="Cancel").click()
    assert ann.page.get_by_role("button", name="Roll the die").is_visible()


def test_undo_takes_back_and_says_when_it_cannot(visit: Visit) -> None:
    ann = visit()
    table = ann.make("aqua-romana", "me", "me")
    ann.sit_at(table)
    take_back(ann)
    assert ann.ask(f"/api/tables/{table}")["position"] == 0


def take_back(ann: Visitor) -> None:
    """The first action of Aqua Romana; before it and after it there is nothing to take back."""
    undo = ann.page.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    expect(undo).to_have_attribute("title", "You have nothing to undo.")
    ann.touch(undo)
    expect(ann.page.locator(".why")).to_contain_text("You have nothing to undo.")
    ann.page.get_by_role("combobox").fill("builder curve Nc")
    ann.page.keyboard.press("Enter")
    expect(undo).to_be_enabled()
    undo.click()
    expect(undo).to_be_disabled()


def to_main_game(visitor: Visitor, table: str) -> None:
    """Place tiles until land can be bought."""
    for _ in range(200):
        legal = visitor.ask(f"/api/tables/{table}/position")["legal"]
        if any(text.startswith("propose buy") for text in legal):
            return
        wish = next((t for t in legal if re.match("draw|place|end|decline", t)), legal[-1])
        visitor.page.evaluate(ACT, [table, wish])


ACT = """async ([table, text]) => {
  const token = localStorage.getItem("aquae.token");
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${token}` };
  const at = (await (await fetch(`/api/tables/${table}`)).json()).number;
  const body = JSON.stringify({ at, text });
  await fetch(`/api/tables/${table}/actions`, { method: "POST", headers, body });
}"""


def test_bargaining(visit: Visit) -> None:
    ann = visit()
    table = ann.make("irrigate", "me", "me")
    to_main_game(ann, table)
    ann.sit_at(table)
    seat = ann.ask(f"/api/tables/{table}")["to_move"]
    ann.page.get_by_role("button", name="Propose to buy").click()
    ann.touch(ann.page.locator(".thing.possible").first)
    view = ann.ask(f"/api/tables/{table}/position")["view"]
    left = view["seats"][seat]["money"] - int(ann.page.locator("output").inner_text()) - view["tax"]
    expect(ann.page.locator(".stepper")).to_contain_text(f"You would have {left}")
    ann.page.locator(".stepper").get_by_role("button", name="Cancel").click()
    expect(ann.page.locator(".stepper")).to_have_count(0)
    ann.page.get_by_role("button", name="Propose to buy").click()
    ann.touch(ann.page.locator(".thing.possible").first)
    more = ann.page.get_by_role("button", name="more")
    if more.is_enabled():
        more.click()
    price = int(ann.page.locator("output").inner_text())
    ann.page.get_by_role("button", name="Do it").click()
    deal = ann.page.get_by_role("region", name="Bargaining")
    expect(deal).to_contain_text(f"for {price}")
    before = ann.ask(f"/api/tables/{table}/position")["view"]["seats"][1 - seat]["money"]
    ann.page.get_by_role("button", name="Accept").click()
    expect(deal).to_be_hidden()
    after = ann.ask(f"/api/tables/{table}/position")["view"]["seats"][1 - seat]["money"]
    assert after == before + price


@pytest.mark.parametrize(
    ("game", "deed", "step"),
    [("aquaedukt", "Roll the die", 5), ("irrigate", "Draw a tile", 3)],
)
def test_chance_is_not_the_learners_action(visit: Visit, game: str, deed: str, step: int) -> None:
    ann = visit()
    ann.go(f"learn/{game}")
    coach = ann.page.locator(".coach section")
    ann.page.get_by_role("button", name="Next").click()
    if game == "aquaedukt":
        for number, canal in ((2, "canal E4-F4"), (3, "canal D4-E4")):
            expect(coach).to_contain_text(f"Step {number} of")
            ann.page.get_by_role("combobox").fill(canal)
            ann.page.keyboard.press("Enter")
    ann.page.get_by_role("button", name=deed).click()
    expect(coach).to_contain_text(f"Step {step} of")
    ann.page.wait_for_timeout(500)
    expect(coach).to_contain_text(f"Step {step} of")


NOTE = """() => {
  window.noted = [];
  const text = (selector) => document.querySelector(selector)?.innerText ?? "";
  const note = () => {
    const offered = document.querySelectorAll(".thing.possible, .bar button").length;
    window.noted.push([text(".coach section"), text(".status"), text(".wide .moving"), offered]);
  };
  const all = { childList: true, subtree: true, characterData: true };
  new MutationObserver(note).observe(document.body, all);
}"""


def test_the_other_player_of_a_lesson_is_somebody_else(visit: Visit) -> None:
    ann = visit()
    ann.go("learn/aquaedukt")
    coach = ann.page.locator(".coach section")
    ann.page.get_by_role("button", name="Next").click()
    ann.page.evaluate(NOTE)
    for number, canal in ((2, "canal E4-F4"), (3, "canal D4-E4")):
        expect(coach).to_contain_text(f"Step {number} of")
        ann.page.get_by_role("combobox").fill(canal)
        ann.page.keyboard.press("Enter")
    expect(coach).to_contain_text("The other player has laid a canal")
    noted = ann.page.evaluate("window.noted")
    waiting = [note for note in noted if "Marcus" in note[2]]
    assert any("it is the other player’s turn" in words for words, *_ in waiting)
    for words, status, moving, offered in waiting:
        assert "The other player has laid" not in words
        assert "Your turn" not in status
        assert "you" not in moving.split()
        assert offered == 0
    told = [status for words, status, *_ in noted if "The other player has laid" in words]
    assert all("Your turn" in status for status in told)
    ann.page.get_by_role("button", name="Undo").click()
    expect(coach).to_contain_text("You may lay two canals")


BUILDER_KINDS = ("curve", "straight", "bridge", "double", "joker")
# By words of the coach what is typed: first what is wrong, then what is right.
PUZZLES = {
    "aquaedukt": {
        "your four houses on e5": ["canal F4-G4", "canal F4-F5"],
        "find a spring from which": ["spring C6", "spring F5"],
        "drive out": ["end", "house 1 f4"],
        "Which comes first": ["canal F4-G4", "canal F2-F3"],
        "may become double too": ["canal F4-G4", "canal F3-F4"],
        "The last puzzle": ["canal F3-F4", "canal J4-J5"],
    },
    "aqua-romana": {
        "two squares long": ["lay Y1 Nc curve-NE", "lay Y1 W8 straight-EW"],
        "Close the one that loses no point": ["close Y2", "close B1"],
        "Put yours where B3 sees him": [f"builder {kind} Nh" for kind in BUILDER_KINDS],
        "closes the red aqueduct before": ["lay R3 Sk curve-SW", "lay R3 Sk curve-NE"],
        "The last problem": ["lay Y3 Ne curve-NE", "lay Y3 Ne curve-NW"],
    },
    "irrigate": {
        "two more of your tiles": ["rotate 6,3 NES", "rotate 6,2 NS"],
        "with Marcus’s tile?": ["solicit"],
        "propose to rotate": ["propose rotate 1,1 NEW"],
        "Marcus wants 5": ["decline", "accept"],
        "which brings you 1 coin": ["accept", "ask 7"],
        "Draw or pass?": ["pass", "draw"],
        "What do you buy?": ["buy 2,2", "buy 3,3"],
        "Which of your tiles do you rotate?": ["rotate 2,1 NES"],
    },
}


@pytest.mark.parametrize("game", PUZZLES)
def test_a_lesson_to_its_end(visit: Visit, game: str) -> None:
    ann = visit()
    learn(ann, game)
    ann.page.get_by_role("button", name="Play now").click()
    expect(ann.page.locator(".wide")).to_contain_text("bot · easy")


def learn(ann: Visitor, game: str) -> None:
    """Until the coach has nothing more to say."""
    ann.go(f"learn/{game}")
    coach = ann.page.locator(".coach section")
    clicker = Clicker(ann, game)
    for _ in range(160):
        expect(coach).to_be_visible()
        words = coach.inner_text()
        answers = [texts for phrase, texts in PUZZLES[game].items() if phrase in words]
        if "You know how it goes" in words:
            return
        step = ann.page.get_by_role("button", name=re.compile("Next|Keep all open"))
        if step.is_visible():
            step.click()
        elif answers:
            solve(ann, *answers)
        elif ann.page.locator(".bar button, .thing.possible").count() > 0:
            clicker.click()
        ann.page.wait_for_timeout(250)
    raise AssertionError(f"the lesson does not end: {coach.inner_text()}")


def solve(visitor: Visitor, texts: list[str]) -> None:
    box = visitor.page.get_by_role("combobox")
    box.wait_for()
    for text in texts:
        box.fill(text)
        visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_timeout(400)


def finished(visitor: Visitor, game: str) -> str:
    """A finished game of bots with this person watching."""
    table = visitor.make(game, "tiro", "tiro")
    visitor.go(f"table/{table}")
    visitor.page.locator("section.over").wait_for(timeout=60_000)
    return table


WATCH_THE_COUNT = """() => {
    window.steps = {};
    setInterval(() => {
        const told = document.querySelector("section.over .told").textContent.trim();
        if (told) window.steps[told] = document.querySelectorAll(".thing.recent").length;
    }, 20);
}"""
"""Keeps for every step that is told how many things are marked with it."""


@pytest.mark.parametrize("game", FORBIDDEN)
def test_the_points_are_counted_on_the_board(visit: Visit, game: str) -> None:
    ann = visit()
    table = finished(ann, game)
    board = ann.page.locator("#board").bounding_box()
    ann.page.evaluate(WATCH_THE_COUNT)
    ann.page.get_by_role("button", name="Count the points").click()
    expect(ann.page.locator(".told")).not_to_be_empty()
    assert ann.page.locator("#board").bounding_box() == board
    scores = ann.ask(f"/api/tables/{table}")["result"]["scores"]
    total = f"Tiro I {scores[0]} · Tiro II {scores[1]}"
    expect(ann.page.locator("section.over")).to_contain_text(total, timeout=15_000)
    if game == "irrigate":
        # The total is reached before the last step if that one adds nothing.
        expect(ann.page.locator(".told")).to_contain_text("Tiro II: ")
    ann.page.wait_for_timeout(100)
    steps: dict[str, int] = ann.page.evaluate("window.steps")
    if game == "irrigate":
        assert len(steps) == len(scores)
        told = {text: re.search(r"(\d+) irrigated", text) for text in steps}
        assert {text: int(found[1]) for text, found in told.items() if found} == steps
    else:
        worth = [text for text in steps if re.search(r"\+[1-9]", text)]
        assert worth or max(scores) == 0
        assert all(steps[text] > 0 for text in worth), steps


def test_after_the_game_replay_dice_record_and_review(visit: Visit) -> None:
    ann = visit()
    table = finished(ann, "irrigate")
    ann.page.get_by_role("button", name="Verify the dice").click()
    expect(ann.page.get_by_text("they match the seal")).to_be_visible()
    players, status = ann.page.locator(".wide"), ann.page.locator(".status")
    played = ann.ask(f"/api/tables/{table}")
    winners = len(played["result"]["winners"])
    expect(players.get_by_text("winner")).to_have_count(winners)
    ann.page.get_by_role("button", name="Replay").click()
    slider = ann.page.locator(".controls input[type=range]")
    expect(slider).to_have_value("0")
    ann.page.get_by_role("button", name="Forward one action").click()
    expect(slider).to_have_value("1")
    expect(players.get_by_text("winner")).to_have_count(0)
    expect(status).not_to_contain_text("The game is over")
    ann.page.keyboard.press("End")
    expect(slider).to_have_value(str(played["position"]))
    expect(players.get_by_text("winner")).to_have_count(winners)
    expect(status).to_contain_text("The game is over")
    ann.go(f"review/{table}")
    expect(ann.page.get_by_role("heading", name="Turning points")).to_be_visible(timeout=90_000)
    ann.page.get_by_role("slider").fill("3")
    expect(ann.page.locator(".facts")).to_contain_text("3.")
    ann.page.set_viewport_size({"width": 360, "height": 740})
    ann.page.evaluate("scrollTo(0, 0)")
    for seen in (ann.page.locator(".seen .board"), ann.page.get_by_role("slider")):
        expect(seen).to_be_in_viewport(ratio=1)


def test_a_club_is_visited_by_plain_http(visit: Visit) -> None:
    ann = visit()
    ann.url = ann.url.replace("127.0.0.1", CLUB)
    ann.go("new/irrigate?with=friends")
    assert ann.page.evaluate("isSecureContext") is False
    ann.page.get_by_role("button", name="Create the table").click()
    ann.page.get_by_role("button", name="Copy").first.click()
    expect(ann.page.get_by_role("button", name="Copied")).to_be_visible()
    ann.sit_at(ann.make("irrigate", "me", "me"))
    ann.page.get_by_role("button", name="Draw a tile").click()
    expect(ann.page.locator(".log")).to_contain_text("Ann 0 draws")
    finished(ann, "irrigate")
    ann.page.get_by_role("button", name="Verify the dice").click()
    expect(ann.page.get_by_text("they match the seal")).to_be_visible()


def test_a_record_file_is_replayed(visit: Visit, tmp_path_factory: pytest.TempPathFactory) -> None:
    ann = visit()
    table = finished(ann, "aqua-romana")
    record = ann.ask(f"/api/tables/{table}/record")
    file = tmp_path_factory.mktemp("record") / "game.json"
    file.write_text(json.dumps(record))
    ann.go()
    ann.page.locator("input[type=file]").set_input_files(file)
    slider = ann.page.get_by_role("slider")
    expect(slider).to_have_value("0")
    expect(slider).to_have_attribute("max", str(len(record["actions"])))
    places = range(1, len(record["actions"]) + 1)
    path = f"/api/tables/{table}/position?at="
    told = {place: ann.ask(f"{path}{place}")["aftermath"] for place in places}
    brought, workman = next(
        (place, item["workman"]) for place in places for item in told[place] if "workman" in item
    )
    board = ann.page.locator("#board")
    place = board.bounding_box()
    # Nobody stands there yet, who would be touched instead.
    ann.touch(ann.thing("e4"))
    expect(ann.page.locator(".now")).to_contain_text("e4")
    slider.fill(str(brought))
    expect(ann.page.locator(".now")).to_contain_text(re.compile(f"{workman} .*podium"))
    expect(ann.page.locator(".now")).to_contain_text("Tiro I")
    assert "bot:" not in ann.page.locator("body").inner_text()
    assert board.bounding_box() == place
    ann.go(f"review/{table}")
    ann.page.get_by_role("slider").fill(str(brought), timeout=90_000)
    expect(ann.page.locator(".facts")).to_contain_text(re.compile(f"{workman} .*podium"))


def test_a_phone_sees_the_whole_board_upright(visit: Visit) -> None:
    ann = visit(**PHONE)
    ann.go()
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= 360
    ann.sit_at(ann.make("aquaedukt", "me", "me"))
    assert ann.page.locator("#board.upright").count() == 1
    box = ann.thing("a7").bounding_box()
    assert box is not None
    assert box["width"] >= 32
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= 360
    ann.page.get_by_role("button", name="Find a spring").tap()
    spot = ann.thing("E4").bounding_box()
    assert spot is not None
    ann.page.touchscreen.tap(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
    expect(ann.thing("E4")).to_have_attribute("aria-label", re.compile("spring"))


def test_names_are_whole_on_a_phone_with_four_seats(visit: Visit) -> None:
    ann = visit(**PHONE)
    ann.sit_at(ann.make("irrigate", "me", "faber", "faber", "faber"))
    names = ann.page.locator(".narrow .name")
    expect(names).to_have_text(["Ann 0 (you)", "Faber I", "Faber II", "Faber III"])
    cut = names.evaluate_all("all => all.filter((e) => e.scrollWidth > e.clientWidth).length")
    assert cut == 0


def test_canals_that_are_close_are_chosen_in_two_steps_by_finger(visit: Visit) -> None:
    ann = visit(**PHONE)
    table = ann.make("aquaedukt", "me", "me")
    ann.page.evaluate(ACT, [table, "spring E4"])
    ann.page.evaluate(ACT, [table, "spring J4"])
    ann.sit_at(table)
    ann.page.get_by_role("button", name="Lay a canal").tap()
    spot = ann.thing("E4").bounding_box()
    assert spot is not None
    ann.page.touchscreen.tap(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
    button = ann.page.locator(".bar button", has_text="E4-F4")
    expect(button).to_be_visible()
    numbers = ann.page.locator(".bar .candidate .number").all_inner_texts()
    assert numbers == ["1", "2", "3", "4"]
    assert sorted(ann.page.locator("#board .mark").all_text_contents()) == numbers
    button.focus()
    expect(ann.page.locator(".thing.chosen")).to_have_attribute("data-thing", "E4-F4")
    expect(ann.page.locator(".mark.chosen")).to_have_text(button.locator(".number").inner_text())
    button.tap()
    expect(ann.thing("E4-F4")).to_have_attribute("aria-label", re.compile("canal"))


def test_a_finger_on_a_space_asks_about_that_space(visit: Visit) -> None:
    ann = visit(**PHONE)
    ann.sit_at(ann.make("aquaedukt", "me", "me"))
    for verb in (None, "Find a spring"):
        if verb:
            ann.page.get_by_role("button", name=verb).tap()
        spot = ann.thing("c4").bounding_box()
        assert spot is not None
        ann.page.touchscreen.tap(spot["x"] + 0.6 * spot["width"], spot["y"] + spot["height"] / 2)
        expect(ann.page.locator(".why .about")).to_have_text("c4")
        ann.page.locator(".why .close").tap()
    assert ann.page.locator(".why").count() == 0


def click_at(visitor: Visitor, x: float, y: float) -> None:
    """At a spot in the units of the board."""
    spot = visitor.page.locator("#board").evaluate(ON_SCREEN, [x, y])
    visitor.page.mouse.click(spot["x"], spot["y"])


ON_SCREEN = """(board, [x, y]) => {
  const { x: left, y: top } = new DOMPoint(x, y).matrixTransform(board.getScreenCTM());
  return { x: left, y: top };
}"""


def test_what_no_action_names_is_explained(visit: Visit) -> None:
    ann = visit()
    why = ann.page.locator(".why")
    ann.sit_at(ann.make("aqua-romana", "me", "me"))
    click_at(ann, 25, 25)
    expect(why).to_contain_text("Rule R-22")
    ann.page.get_by_role("button", name="Podiums").click()
    expect(why).to_contain_text("Rule R-29")
    ann.sit_at(ann.make("irrigate", "me", "me"))
    tap, other = (ann.thing(name).bounding_box() for name in ("2,1", "3,1"))
    assert tap is not None
    assert other is not None
    for box, rule in ((tap, "I-02"), (other, "I-01")):
        middle = box["x"] + box["width"] / 2
        ann.page.mouse.click(middle, box["y"] + 1.33 * box["height"])
        expect(why).to_contain_text(f"Rule {rule}")
    ann.page.locator(".why .rule").click()
    expect(ann.page.locator('[data-rule="I-01"].sought')).to_be_visible()


def test_a_choice_that_is_given_up_is_told(visit: Visit) -> None:
    ann = visit()
    ann.sit_at(ann.make("aquaedukt", "me", "me"))
    ann.page.get_by_role("button", name="Find a spring").click()
    click_at(ann, 3, 3)
    status = ann.page.locator(".status")
    expect(status).to_contain_text("your choice has been cleared")
    ann.page.get_by_role("button", name="Find a spring").click()
    expect(status).not_to_contain_text("your choice has been cleared")


def test_a_square_is_named_with_the_aqueducts_that_pass_it(visit: Visit) -> None:
    ann = visit()
    table = ann.make_after("aqua-romana", *BUILDERS)
    legal = ann.ask(f"/api/tables/{table}/position")["legal"]
    ann.page.evaluate(ACT, [table, next(text for text in legal if text.startswith("lay"))])
    men = ann.ask(f"/api/tables/{table}/position")["view"]["workmen"]
    name, man = next((name, man) for name, man in men.items() if man["course"])
    ann.sit_at(table)
    square = ann.thing(man["course"][0].split()[0])
    label = re.compile(rf"piece .*, aqueduct of {name} \(Ann {man['seat']}\)")
    expect(square).to_have_attribute("aria-label", label)


LANGUAGES = {
    "de-DE": ("Sofort spielen", "Quelle freilegen"),
    "fr-FR": ("Jouer tout de suite", "Découvrir une source"),
    "it-IT": ("Gioca subito", "Scopri una sorgente"),
    "en-GB": ("Play now", "Find a spring"),
}


@pytest.mark.parametrize("locale", LANGUAGES)
def test_four_languages_chosen_by_the_browser(visit: Visit, locale: str) -> None:
    ann = visit(locale=locale)
    now, spring = LANGUAGES[locale]
    ann.go()
    expect(ann.page.get_by_role("button", name=now).first).to_be_visible()
    assert ann.page.evaluate("document.documentElement.lang") == locale[:2]
    ann.sit_at(ann.make("aquaedukt", "me", "me"))
    expect(ann.page.get_by_role("button", name=spring)).to_be_visible()


def faults(visitor: Visitor) -> list[str]:
    visitor.page.add_script_tag(path=AXE)
    found = visitor.page.evaluate("axe.run().then((result) => result.violations)")
    return [f"{v['id']}: {node['html'][:160]}" for v in found for node in v["nodes"][:3]]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(visit: Visit, scheme: str) -> None:
    ann = visit(color_scheme=scheme, bypass_csp=True)
    pages = ["", "new/aquaedukt?with=friends", "rules/irrigate"]
    for path in pages:
        ann.go(path)
        ann.page.wait_for_timeout(300)
        for summary in ann.page.locator("summary:visible").all():
            summary.click()
        assert faults(ann) == [], path
    ann.sit_at(ann.make("aquaedukt", "me", "me", first="die"))
    ann.page.get_by_role("dialog").wait_for()
    assert faults(ann) == [], "who begins"
    ann.begin()
    ann.go("learn/aquaedukt")
    ann.page.wait_for_selector("#board")
    assert faults(ann) == [], "lesson"
    for game in FORBIDDEN:
        ann.sit_at(ann.make(game, "me", "me"))
        assert faults(ann) == [], game
        for tab in ["Chat", "Rules", "Table"]:
            ann.page.get_by_role("tab", name=tab).click()
            ann.page.wait_for_timeout(150)
            assert faults(ann) == [], (game, tab)
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_role("button", name="Play offline").wait_for()
    ann.page.get_by_role("button", name="Save all games").wait_for()
    assert faults(ann) == [], "settings"
    ann.page.get_by_role("button", name="Close").click()
    ann.touch(ann.thing("2,1"))
    ann.page.locator(".why").wait_for()
    assert faults(ann) == [], "why not"
    table = finished(ann, "irrigate")
    assert faults(ann) == [], "over"
    ann.go(f"review/{table}")
    ann.page.wait_for_selector("#board")
    assert faults(ann) == [], "review"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_a_phone(visit: Visit, scheme: str) -> None:
    ann = visit(color_scheme=scheme, bypass_csp=True, **PHONE)
    for game in FORBIDDEN:
        ann.sit_at(ann.make(game, "me", "me"))
        assert faults(ann) == [], game
        ann.page.get_by_role("button", name="Hint").tap()
        ann.page.locator(".hints").wait_for()
        assert faults(ann) == [], (game, "hints")
        ann.page.set_viewport_size({"width": 740, "height": 360})
        assert faults(ann) == [], (game, "sideways")
        ann.page.set_viewport_size({"width": 360, "height": 740})


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_around_the_tables(visit: Visit, scheme: str, tmp_path: Path) -> None:
    ann = visit(color_scheme=scheme, bypass_csp=True)
    for path in ("nonsense", "table/nothing", "rules/aquaedukt", "rules/aqua-romana"):
        ann.go(path)
        ann.page.get_by_role("heading").first.wait_for()
        ann.page.wait_for_timeout(300)
        assert faults(ann) == [], path
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    ann.go(f"table/{ann.make('aquaedukt', seats=seats, public=True)}")
    ann.page.locator(".invite").wait_for()
    assert faults(ann) == [], "waiting"
    table = finished(ann, "irrigate")
    file = tmp_path / "game.json"
    file.write_text(json.dumps(ann.ask(f"/api/tables/{table}/record")))
    ann.go(f"review/{table}")
    ann.page.locator(".facts table").wait_for(timeout=120_000)
    assert faults(ann) == [], "review"
    ann.go()
    ann.page.locator("input[type=file]").set_input_files(file)
    ann.page.get_by_role("slider").wait_for()
    assert faults(ann) == [], "record"


WATCH = """() => {
  window.walked = 0;
  const look = () => {
    const running = document.getAnimations().map((one) => one.effect.target);
    if (running.some((target) => target.querySelector("g.builder"))) window.walked += 1;
    requestAnimationFrame(look);
  };
  look();
}"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_builders_walk_and_say_beforehand_where_to(visit: Visit, motion: str) -> None:
    ann = visit(reduced_motion=motion, speed="normal")
    table = ann.make_after("aqua-romana", *BUILDERS)
    ann.sit_at(table)
    ann.page.get_by_role("button", name="Hint").click()
    ann.page.locator(".hints li").first.hover()
    expect(ann.page.locator(".stroll")).to_have_count(1)
    expect(ann.page.locator(".now")).to_contain_text("the builder walks to")
    ann.page.evaluate(WATCH)
    ann.page.get_by_role("button", name="Do it").first.click()
    expect(ann.page.locator(".log")).to_contain_text("extends")
    # The tile flies first, and water runs; then it is his turn to walk.
    ann.page.wait_for_timeout(2500)
    assert (ann.page.evaluate("window.walked") > 0) == (motion == "no-preference")
