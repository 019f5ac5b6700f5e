"""What others did since one's own last action: told at a human pace, marked, said, shown again."""

import json
import re
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

from tests.web.browsing import BUILDERS, MOUNTAINS, Visitor
from tests.web.conftest import Visit

POST = """async ([path, body]) => {
  const token = localStorage.getItem("aquae.token");
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${token}` };
  const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
  const data = await answer.json();
  if (!answer.ok) throw new Error(JSON.stringify(data));
  return data;
}"""
MARKED = "() => [...document.querySelectorAll('[data-changed]')].map((e) => e.dataset.changed)"


class Turn(NamedTuple):
    """What somebody does after a beginning, and what of it is marked and said to the other one."""

    given: list[str]
    seat: int
    actions: list[str]
    marks: set[str]
    told: str
    options: dict[str, Any]


DROUGHT = (
    "draw/tile yellow tee/place 2,2 NSW/draw/tile yellow corner/place 4,1 ES/draw/"
    "tile yellow straight/place 5,2 NS/draw/tile red corner/place 5,-2 NW/draw/"
    "tile red straight/place 1,-1 EW/draw/tile red tee/place 5,3 ESW"
)
TURNS = {
    "aquaedukt": Turn(
        given=[*MOUNTAINS, "spring C4", "spring H4"],
        seat=0,
        actions=["canal C4-D4", "canal D4-E4"],
        marks={"C4-D4", "D4-E4"},
        told="Ann lays a canal along C4-D4 and lays a canal along D4-E4.",
        options={"setup": "placed"},
    ),
    "aqua-romana": Turn(
        given=BUILDERS,
        seat=0,
        actions=["lay Y3 Nd straight-NS", "keep"],
        marks={"d7", "Y3", "Ne"},
        told="Ann extends Y3.",
        options={},
    ),
    "irrigate": Turn(
        given=DROUGHT.split("/"),
        seat=1,
        actions=["rotate 2,-1 ESW", "end"],
        marks={"2,-1", "1,-1"},
        told="Ann rotates 2,-1: your 1,-1 is dry.",
        options={"bargaining": False},
    ),
}


def post(visitor: Visitor, path: str, body: Any) -> Any:
    return visitor.page.evaluate(POST, [path, body])


def two_at(visit: Visit, game: str) -> tuple[Visitor, Visitor, str]:
    """Somebody who acts and somebody who is told of it, in two browsers at one table."""
    turn = TURNS[game]
    ann, bea = visit(), visit()
    record = ann.ask(f"/api/tables/{ann.make(game, 'me', 'me', options=turn.options)}/record")
    record["actions"] += turn.given
    seats = [{"kind": "open"}, {"kind": "open"}]
    seats[turn.seat] = {"kind": "me", "name": "Ann"}
    beginning = {"record": json.dumps(record)}
    made = post(ann, "/api/tables", {"game": game, "seats": seats, "from": beginning})
    table, key = made["table"]["id"], made["links"][0]["key"]
    bea.go()
    bea.page.wait_for_function("localStorage.getItem('aquae.token')")
    post(bea, f"/api/tables/{table}/seats/{1 - turn.seat}/take", {"name": "Bea", "key": key})
    return ann, bea, table


def act(visitor: Visitor, table: str, *texts: str) -> None:
    for text in texts:
        number = visitor.ask(f"/api/tables/{table}")["number"]
        post(visitor, f"/api/tables/{table}/actions", {"at": number, "text": text})


def marks(visitor: Visitor) -> set[str]:
    return set(visitor.page.evaluate(MARKED))


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
@pytest.mark.parametrize("game", TURNS)
def test_everything_since_ones_last_action_is_marked_until_one_acts(
    visit: Visit, game: str, motion: str
) -> None:
    def moving(**wishes: Any) -> Visitor:
        return visit(reduced_motion=motion, **wishes)

    turn = TURNS[game]
    ann, bea, table = two_at(moving, game)
    bea.follow(table)
    act(ann, table, *turn.actions)
    news = bea.page.locator(".news")
    expect(news).to_have_text(turn.told)
    assert marks(bea) == turn.marks
    for thing in turn.marks:
        expect(bea.thing(thing)).to_have_attribute("aria-label", re.compile("changed by Ann"))
    bea.page.reload()
    expect(news).to_have_text(turn.told)
    assert marks(bea) == turn.marks
    act(bea, table, bea.ask(f"/api/tables/{table}/position")["legal"][0])
    expect(bea.page.locator("[data-changed]")).to_have_count(0)


# Notes whose drawing on the board is changed or made anew.
WATCH_DRAWING = """() => {
  const board = document.getElementById("board");
  const drawn = () => [...board.querySelectorAll("[data-thing], [data-piece]")];
  const nameOf = (node) => node.dataset.thing ?? node.dataset.piece;
  const old = new Set(drawn());
  const touched = new Set();
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const node = target.closest("[data-thing], [data-piece]");
      if (node) touched.add(nameOf(node));
    }
  }).observe(board, { subtree: true, childList: true, attributes: true });
  window.redrawn = () => {
    for (const node of drawn()) if (!old.has(node)) touched.add(nameOf(node));
    return [old.size, [...touched]];
  };
}"""


@pytest.mark.parametrize("game", TURNS)
def test_what_has_not_changed_is_not_drawn_again(visit: Visit, game: str) -> None:
    ann, bea, table = two_at(visit, game)
    bea.follow(table)
    bea.page.evaluate(WATCH_DRAWING)
    act(ann, table, TURNS[game].actions[0])
    expect(bea.page.locator("[data-changed]")).not_to_have_count(0)
    drawn, redrawn = bea.page.evaluate("window.redrawn()")
    assert drawn > 45
    assert 0 < len(redrawn) < 15, redrawn


def test_marks_outlast_what_the_page_plays_by_itself(visit: Visit) -> None:
    def newly(**wishes: Any) -> Visitor:
        return visit(settled=False, **wishes)

    ann, bea, table = two_at(newly, "irrigate")
    bea.follow(table)
    act(ann, table, *TURNS["irrigate"].actions)
    expect(bea.page.locator(".log")).to_contain_text("draw")
    assert marks(bea) == TURNS["irrigate"].marks
    bea.page.reload()
    expect(bea.page.locator(".news")).to_have_text(TURNS["irrigate"].told)
    legal = bea.ask(f"/api/tables/{table}/position")["legal"]
    act(bea, table, next(text for text in legal if text.startswith("place")))
    expect(bea.page.locator("[data-changed]")).to_have_count(0)


def test_a_tap_shows_it_again_step_by_step(visit: Visit) -> None:
    ann, bea, table = two_at(visit, "aquaedukt")
    bea.follow(table)
    act(ann, table, *TURNS["aquaedukt"].actions)
    bea.page.locator(".news").click()
    again, status = bea.page.locator(".retelling"), bea.page.locator(".status")
    expect(again).to_contain_text("1 of 2")
    expect(status).to_contain_text("Ann lays a canal along C4-D4.")
    assert marks(bea) == {"C4-D4"}
    bea.page.keyboard.press("ArrowRight")
    expect(status).to_contain_text("Ann lays a canal along D4-E4.")
    assert marks(bea) == {"D4-E4"}
    again.get_by_role("button", name="Back one step").click()
    expect(status).to_contain_text("Ann lays a canal along C4-D4.")
    bea.page.keyboard.press("Escape")
    expect(again).to_have_count(0)
    assert marks(bea) == {"C4-D4", "D4-E4"}
    expect(bea.page.locator(".bar")).to_be_visible()


# Notes whenever the page changes how much the log tells and how much lies on the board.
WATCH = """() => {
  window.seen = [];
  const look = () => {
    const told = [...document.querySelectorAll(".log li")].map((li) => li.innerText);
    const places = told.filter((text) => text.includes("places it")).length;
    const tiles = document.querySelectorAll("#board [data-piece]").length;
    const turn = document.querySelector(".bar") !== null;
    const last = window.seen.at(-1);
    if (!last || last.told !== told.length || last.tiles !== tiles || last.turn !== turn)
      window.seen.push({ at: performance.now(), told: told.length, places, tiles, turn });
  };
  look();
  new MutationObserver(look).observe(document.body, {
    attributes: true, childList: true, subtree: true,
  });
}"""
NO_BARGAINING = {"bargaining": False}


def after_a_pass(ann: Visitor, *bots: str) -> None:
    ann.follow(ann.make("irrigate", "me", *bots, options=NO_BARGAINING))
    ann.page.get_by_role("button", name="Pass").wait_for()
    ann.page.evaluate(WATCH)
    ann.page.get_by_role("button", name="Pass").click()


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_a_turn_is_told_deed_by_deed_and_the_log_is_in_step(visit: Visit, motion: str) -> None:
    ann = visit(speed="normal", reduced_motion=motion)
    after_a_pass(ann, "faber")
    ann.page.get_by_role("button", name="Draw a tile").wait_for()
    seen = ann.page.evaluate("window.seen")
    first = seen[0]
    for moment in seen:
        assert moment["places"] - first["places"] == moment["tiles"] - first["tiles"]
    deeds = [moment for moment in seen if moment["told"] > first["told"]]
    assert sorted({moment["told"] - first["told"] for moment in deeds}) == [1, 2, 3, 4]
    assert deeds[-1]["places"] - first["places"] == 1
    took = deeds[-1]["at"] - deeds[0]["at"]
    assert 600 < took < 3500
    placed = next(moment["at"] for moment in deeds if moment["places"] > first["places"])
    assert placed - deeds[0]["at"] > 500


def test_whoever_taps_sees_the_end_at_once(visit: Visit) -> None:
    ann = visit(speed="slow")
    after_a_pass(ann, "faber", "faber")
    ann.page.get_by_role("button", name="Skip").click()
    ann.page.get_by_role("button", name="Draw a tile").wait_for(timeout=1500)
    assert len(marks(ann)) == 2
    expect(ann.page.locator(".news")).to_contain_text(re.compile("Faber I .*Faber II "))


def test_what_is_told_of_others_is_never_cut_through(visit: Visit) -> None:
    ann = visit(viewport={"width": 240, "height": 640})
    after_a_pass(ann, "faber", "faber", "faber")
    ann.page.get_by_role("button", name="Draw a tile").wait_for()
    news = ann.page.locator(".news span")
    expect(news).to_contain_text("Faber III")
    expect(news).to_contain_text("…")
    hidden = news.evaluate("(told) => told.scrollHeight - told.clientHeight")
    assert hidden <= 1
    line = ann.page.locator(".status .now")
    assert line.evaluate("(line) => line.scrollHeight - line.clientHeight") <= 1


def test_the_speed_is_chosen_in_the_settings(visit: Visit) -> None:
    ann = visit(speed="slow")
    ann.go()
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_label("Turns of others are shown").select_option("instant")
    ann.page.keyboard.press("Escape")
    after_a_pass(ann, "faber", "faber")
    ann.page.get_by_role("button", name="Draw a tile").wait_for()
    seen = ann.page.evaluate("window.seen")
    assert seen[-1]["at"] - seen[1]["at"] < 1500


def test_a_hint_is_given_while_a_reason_is_shown(visit: Visit) -> None:
    ann = visit()
    ann.sit_at(ann.make("aquaedukt", "me", "me"))
    ann.touch(ann.thing("c4"))
    ann.page.locator(".why").wait_for()
    ann.page.get_by_role("button", name="Hint").click()
    ann.page.locator(".hints").wait_for()
    chances = [
        int(text.split("%")[0]) for text in ann.page.locator(".hints .chance").all_inner_texts()
    ]
    assert chances == sorted(chances, reverse=True)


def test_a_bot_can_be_asked_why_it_did_that(visit: Visit) -> None:
    ann = visit()
    after_a_pass(ann, "faber")
    ann.page.get_by_role("button", name="Draw a tile").wait_for()
    ann.page.locator(".news").click()
    ann.page.locator(".retelling").get_by_role("button", name="Why?").click()
    answer = ann.page.locator(".why")
    expect(answer).to_contain_text("Faber places it on")
    expect(answer).to_contain_text(re.compile("A hint to Faber would have said: “.+”"))


def test_a_bot_can_be_asked_why_from_the_log(visit: Visit) -> None:
    ann = visit()
    after_a_pass(ann, "faber")
    ann.page.get_by_role("button", name="Draw a tile").wait_for()
    log, answer = ann.page.locator(".log"), ann.page.locator(".why")
    why = log.get_by_role("button", name="Why did Faber do that?")
    why.click()
    expect(answer).to_contain_text(re.compile("A hint to Faber would have said: “.+”"))
    answer.get_by_role("button", name="Close").click()
    log.get_by_role("button", name="You pass").click()
    expect(why).to_have_count(0)
    log.get_by_role("button", name="Faber places it on").click()
    why.click()
    expect(answer).to_contain_text("Faber places it on")


def test_whoever_plays_is_spoken_to(visit: Visit) -> None:
    ann = visit(locale="de-DE")
    ann.follow(ann.make("irrigate", "me", "faber", options=NO_BARGAINING))
    ann.page.get_by_role("button", name="Passen").click()
    log = ann.page.locator(".log")
    expect(log).to_contain_text("Du passt.")
    expect(log).to_contain_text("Faber zieht.")


def told_chances(visitor: Visitor) -> list[int]:
    said = visitor.page.get_by_role("img", name=re.compile("^Winning chances: ")).get_attribute(
        "aria-label"
    )
    return [int(percent) for percent in re.findall(r"(\d+)%", said or "")]


def test_whoever_looks_on_may_see_the_chances_and_whoever_plays_may_not(visit: Visit) -> None:
    ann, bea = visit(), visit()
    table = ann.make("irrigate", "me", "me", options=NO_BARGAINING)
    ann.follow(table)
    bea.follow(table)
    wish = bea.page.get_by_role("button", name="Winning chances")
    expect(ann.page.get_by_role("button", name="Winning chances")).to_have_count(0)
    wish.click()
    expect(bea.page.locator(".bar li")).to_have_text(
        [re.compile(r"R?\s*Ann 0 \d+%"), re.compile(r"Ann 1 \d+%")]
    )
    assert sum(told_chances(bea)) == 100
    chances = re.compile(f"/api/tables/{table}/chances")
    with bea.page.expect_response(chances) as asked:
        act(ann, table, "draw")
    at = ann.ask(f"/api/tables/{table}")["position"]
    assert asked.value.json()["position"] <= at
    bea.page.reload()
    expect(bea.page.locator(".bar li")).to_have_count(2)
    wish.click()
    expect(bea.page.locator(".bar li")).to_have_count(0)


def test_replays_and_reviews_show_the_chances(visit: Visit) -> None:
    ann = visit()
    table = ann.make("irrigate", "tiro", "tiro")
    ann.sit_at(table)
    ann.page.locator("section.over").wait_for(timeout=90_000)
    ann.page.keyboard.press("Escape")
    ann.page.get_by_role("button", name="Replay").click()
    ann.page.get_by_role("button", name="Winning chances").click()
    ann.page.keyboard.press("End")
    winners = ann.ask(f"/api/tables/{table}")["result"]["winners"]
    ends = [round(100 / len(winners)) if seat in winners else 0 for seat in (0, 1)]
    expect(ann.page.locator(".bar li").first).to_contain_text(f"{ends[0]}%")
    assert told_chances(ann) == ends
    ann.go(f"review/{table}")
    expect(ann.page.locator(".bar li").first).to_contain_text(f"{ends[0]}%", timeout=90_000)
    ann.page.get_by_role("slider").fill("0")
    opening = ann.ask(f"/api/tables/{table}/review")["opening"]
    expect(ann.page.locator(".bar li").first).to_contain_text(f"{round(100 * opening[0])}%")
