"""Dice that roll, sounds, the finale, and a page that rests when nobody moves."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

import aquae
from aquae.core.replay import steps
from aquae.games import game_names
from tests.web.browsing import Visitor
from tests.web.conftest import AXE, CLIENT, Visit

MOVING = {"reduced_motion": "no-preference", "speed": "normal"}

# How long a die rolls, and what it shows in the end.
ROLL = """async () => {
  const until = async (found) => {
    for (const began = performance.now(); performance.now() - began < 20_000;) {
      const value = found();
      if (value) return value;
      await new Promise(requestAnimationFrame);
    }
    throw new Error("nothing rolls");
  };
  const die = () => document.querySelector("[data-die]");
  document.querySelector(".bar button.main").click();
  await until(die);
  const began = performance.now();
  const n = await until(() => die()?.dataset.die);
  return [performance.now() - began, Number(n)];
}"""


def test_a_die_rolls_long_enough_to_be_seen_and_shows_what_was_drawn(visit: Visit) -> None:
    ann = visit(**MOVING)
    table = ann.make("aquaedukt", "me", "me")
    ann.follow(table)
    ann.page.locator(".bar button.main").wait_for()
    lasted, shown = ann.page.evaluate(ROLL)
    assert lasted >= 600
    assert shown == ann.ask(f"/api/tables/{table}/position")["view"]["die"]
    expect(ann.page.locator("[data-die]")).to_have_count(0)
    expect(ann.page.locator(".shine")).to_be_visible()


def test_where_nothing_shall_move_nothing_does(visit: Visit) -> None:
    ann = visit()
    ann.follow(ann.make("aquaedukt", "me", "me"))
    ann.page.get_by_role("button", name="Roll the die").click()
    expect(ann.page.locator(".shine")).to_be_visible()
    assert ann.page.locator(".motion").count() == 0


HEARD = """
window.heard = 0;
const make = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () {
  window.heard += 1;
  return make.call(this);
};
"""


def roll(visitor: Visitor) -> int:
    """Roll the die, and count what could be heard of it."""
    visitor.page.get_by_role("button", name="Roll the die").click()
    expect(visitor.page.locator(".shine")).to_be_visible()
    visitor.page.wait_for_timeout(300)
    heard: int = visitor.page.evaluate("window.heard")
    return heard


def test_sounds_are_on_after_a_touch_and_stay_off_once_muted(visit: Visit) -> None:
    ann = visit()
    ann.page.add_init_script(HEARD)
    ann.follow(ann.make("aquaedukt", "me", "me"))
    assert ann.page.evaluate("window.heard") == 0
    button = ann.page.get_by_role("button", name="Sounds")
    expect(button).to_have_attribute("aria-pressed", "true")
    assert roll(ann) > 0
    volume = ann.page.get_by_role("slider", name="Volume")
    volume.fill("0.3")
    button.click()
    expect(volume).to_have_count(0)
    ann.follow(ann.make("aquaedukt", "me", "me"))
    ann.page.reload()
    expect(button).to_have_attribute("aria-pressed", "false")
    assert roll(ann) == 0
    button.click()
    expect(volume).to_have_value("0.3")


TREMBLED = """
window.trembled = [];
navigator.vibrate = (pattern) => window.trembled.push(pattern.join(" ")) > 0;
"""
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}


@pytest.mark.parametrize("wish", ["yes", "no"])
def test_a_phone_trembles_when_it_is_ones_turn_unless_it_shall_not(visit: Visit, wish: str) -> None:
    ann = visit(**PHONE)
    ann.page.add_init_script(TREMBLED)
    ann.page.add_init_script(f'localStorage.setItem("aquae.vibration", "{wish}")')
    ann.follow(ann.make("irrigate", "me", "faber", options={"bargaining": False}))
    ann.page.get_by_role("button", name="Pass").tap()
    expect(ann.page.locator(".news")).to_contain_text("Faber")
    ann.page.get_by_role("button", name="Draw a tile").wait_for()
    assert ann.page.evaluate("window.trembled.includes('45')") is (wish == "yes")


# Renders sounds and measures them: peak, seconds until silence, crossings of zero a second.
RENDER = """async ([file, names]) => {
  const { sound } = await import(file);
  const measured = {};
  for (const name of names) {
    const context = new OfflineAudioContext(1, 44100 * 4, 44100);
    sound(name, context, context.destination, 0);
    const samples = (await context.startRendering()).getChannelData(0);
    const loud = samples.map(Math.abs);
    const end = loud.findLastIndex((sample) => sample > 0.001) + 1;
    let crossings = 0;
    for (let at = 1; at < end; at += 1)
      if (samples[at] * samples[at - 1] < 0) crossings += 1;
    const peak = loud.reduce((most, sample) => Math.max(most, sample), 0);
    measured[name] = [peak, end / 44100, (44100 * crossings) / end];
  }
  return measured;
}"""
SOUNDS = ["dice", "wood", "stone", "water", "coin"]
SOUNDS += ["refusal", "turn", "chat", "victory", "defeat"]


def test_sounds_are_short_and_clear_and_differ(visit: Visit) -> None:
    ann = visit()
    ann.go()
    [synth] = (CLIENT.parent / "assets").glob("synth-*.js")
    found: dict[str, Any] = ann.page.evaluate(RENDER, [f"/assets/{synth.name}", SOUNDS])
    for name, (peak, seconds, _) in found.items():
        assert 0.08 < peak < 0.9, f"{name} is too quiet or distorted: {peak}"
        assert 0.05 < seconds < (3 if name in ("victory", "defeat") else 1.2), name
    kinds = [(round(seconds, 1), round(crossings, -2)) for _, seconds, crossings in found.values()]
    assert len(set(kinds)) == len(SOUNDS)


@pytest.mark.parametrize("game", game_names())
def test_a_page_rests_when_nobody_moves(visit: Visit, game: str) -> None:
    ann = visit(**MOVING)
    table = ann.make(game, "tiro", "tiro")
    ann.sit_at(table)
    ann.page.locator("section.over").wait_for(timeout=90_000)
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("Escape")
    ann.page.wait_for_timeout(5000)
    running = "document.getAnimations().filter((one) => one.playState === 'running').length"
    assert ann.page.evaluate(running) == 0
    assert ann.page.locator(".motion").count() == 0


def concede(visitor: Visitor) -> None:
    visitor.page.get_by_role("tab", name="Table").click()
    visitor.page.get_by_role("button", name="Concede").click()
    visitor.page.get_by_role("button", name="Concede").click()


def test_whoever_loses_sees_the_podium(visit: Visit) -> None:
    ann = visit(**MOVING)
    ann.follow(ann.make("aquaedukt", "me", "tiro"))
    concede(ann)
    finale = ann.page.locator(".finale")
    expect(finale.get_by_role("heading")).to_be_focused()
    expect(finale.get_by_role("heading")).to_have_text("Tiro wins")
    expect(finale.get_by_text("You are number 2 of 2.")).to_be_visible()
    expect(finale.get_by_role("listitem")).to_have_count(2)
    ann.page.keyboard.press("Escape")
    expect(finale).to_have_count(0)


def nearly_lost() -> tuple[int, dict[str, Any]]:
    """Who is last of four in a game that is nearly over, and one of their last turns in it."""
    whole = aquae.new("aquaedukt", seats=["bot:tiro"] * 4, seed=7).record()
    assert whole.result is not None
    scores = whole.result["scores"]
    last = scores.index(min(scores))
    numbers = [whole.game.vocabulary.number(text) for text in whole.actions]
    own = [step.number for step in steps(whole.game, whole.options, numbers) if step.mover == last]
    return last, {"from": {"record": whole.line(), "at": own[-3]}}


def test_among_four_one_is_told_ones_place_after_conceding(visit: Visit) -> None:
    ann = visit()
    own, late = nearly_lost()
    seats = ["me" if seat == own else "tiro" for seat in range(4)]
    table = ann.make("aquaedukt", *seats, **late)
    ann.follow(table)
    concede(ann)
    place = ann.page.locator(".finale").get_by_text(re.compile(r"You are number [2-4] of 4\."))
    expect(place).to_be_visible(timeout=30_000)
    result = ann.ask(f"/api/tables/{table}")["result"]
    ranks = [(seat in result["winners"], result["scores"][seat]) for seat in range(4)]
    before = sum(rank > ranks[own] for rank in ranks)
    expect(place).to_have_text(f"You are number {before + 1} of 4.")


def test_whoever_wins_is_told_so(visit: Visit) -> None:
    ann, bea = visit(), visit()
    ann.go("new/irrigate?with=friends")
    ann.page.get_by_role("button", name="Create the table").click()
    link = ann.page.get_by_label("Link for seat 2").input_value()
    bea.page.goto(link)
    bea.page.get_by_label("Your name").fill("Bea")
    bea.page.get_by_role("button", name="Sit down and play").click()
    bea.begin()
    concede(bea)
    finale = ann.page.locator(".finale")
    expect(finale.get_by_role("heading")).to_have_text("You win!")
    ann.page.evaluate(AXE.read_text())
    found = ann.page.evaluate("axe.run('.finale').then(({ violations }) => violations)")
    assert [problem["id"] for problem in found] == [], json.dumps(found, indent=1)


@pytest.mark.parametrize("seats", [2, 4])
def test_points_are_counted_and_then_there_is_a_podium(visit: Visit, seats: int) -> None:
    ann = visit(**MOVING)
    table = ann.make("irrigate", *(["tiro"] * seats))
    ann.sit_at(table)
    ann.page.locator("section.over").wait_for(timeout=90_000)
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("Escape")
    ann.page.get_by_role("button", name="Count the points").click()
    expect(ann.page.locator(".count .line")).to_have_count(seats)
    finale = ann.page.locator(".finale")
    expect(finale).to_be_visible(timeout=20_000)
    scores = ann.ask(f"/api/tables/{table}")["result"]["scores"]
    shown = finale.locator("b").all_inner_texts()
    assert sorted(int(re.sub(r"\D", "", text)) for text in shown) == sorted(scores)
    with ann.page.expect_download() as kept:
        finale.get_by_role("button", name="Share the picture").click()
    assert kept.value.suggested_filename == f"irrigate-{table}.png"
    assert kept.value.path().read_bytes().startswith(b"\x89PNG")


# The opacities that everything with water goes through before the points are counted.
RUNNING = """() => document.getAnimations().filter(
  ({ effect }) => effect.target.closest("[data-water]") && effect.getTiming().fill === "backwards",
).length"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
@pytest.mark.parametrize("game", game_names())
def test_water_runs_before_the_points_are_counted(visit: Visit, game: str, motion: str) -> None:
    ann = visit(reduced_motion=motion)
    ann.sit_at(ann.make(game, "tiro", "tiro"))
    ann.page.locator("section.over").wait_for(timeout=90_000)
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".finale")).to_have_count(0)
    ann.page.get_by_role("button", name="Count the points").click()
    if motion == "no-preference":
        expect(ann.page.locator(".board .skip")).to_be_visible()
        assert ann.page.evaluate(RUNNING) > 0
        expect(ann.page.locator(".board .skip")).to_have_count(0, timeout=10_000)
    else:
        assert ann.page.evaluate(RUNNING) == 0
    expect(ann.page.locator(".finale")).to_be_visible(timeout=20_000)


def test_a_shared_address_leads_to_the_table(visit: Visit) -> None:
    ann, bea = visit(), visit()
    table = ann.make("irrigate", "me", "me")
    bea.page.goto(f"{ann.url}/t/{table}")
    bea.page.locator("#board").wait_for()
    assert bea.page.url == f"{ann.url}/#/table/{table}"
