"""What a first visit costs: few bytes to a board that can be played, and nothing moves by then."""

import pytest
from playwright.sync_api import expect

from aquae.games import game_names
from tests.web.browsing import WATCH_SHIFTS, Visitor, Wire
from tests.web.conftest import Visit

MOST_KILOBYTES = 150
MOST_SHIFT = 0.02


def act(ann: Visitor) -> None:
    """Whatever is possible, typed as soon as it is one's turn again."""
    ann.pause()
    ann.page.locator(".bar").wait_for()
    legal = ann.ask(f"/api/tables/{ann.page.url.split('/')[-1]}/position")["legal"]
    ann.page.get_by_role("combobox").fill(legal[-1])
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("combobox")).to_have_value("")


@pytest.mark.parametrize("game", game_names())
def test_the_first_board_is_light_and_stays_where_it_is(visit: Visit, game: str) -> None:
    # As people come: everything moves, and is told at its pace.
    ann = visit(settled=False, reduced_motion="no-preference", speed="normal")
    ann.page.add_init_script(WATCH_SHIFTS)
    wire = Wire(ann.page)
    ann.go()
    ann.page.locator(f"article:has(a[href='#/rules/{game}']) .button.main").click()
    ann.page.locator("#board .thing.possible").first.wait_for()
    assert 50 < wire.kilobytes <= MOST_KILOBYTES
    for _ in range(2):
        act(ann)
    ann.page.locator(".bar").wait_for()
    assert ann.page.evaluate("window.shifted") <= MOST_SHIFT


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "fr-FR", "it-IT"])
@pytest.mark.parametrize("game", game_names())
def test_the_first_board_is_light_in_every_language_and_whoever_begins(
    visit: Visit, game: str, locale: str
) -> None:
    ann = visit(settled=False, reduced_motion="no-preference", speed="normal", locale=locale)
    # The bot's turn is seen and heard, so that more has to come.
    ann.page.add_init_script(f'localStorage["aquae.began.{game}"] = "me"')
    wire = Wire(ann.page)
    ann.go()
    ann.page.locator(f"article:has(a[href='#/rules/{game}']) .button.main").click()
    ann.page.locator("#board .thing.possible").first.wait_for()
    assert wire.kilobytes <= MOST_KILOBYTES


def test_the_prompt_stays_where_it_is_beside_what_others_did(visit: Visit) -> None:
    ann = visit()
    ann.sit_at(ann.make("aqua-romana", "me", "tiro"))
    prompt = ann.page.locator(".now.mine p")
    alone = prompt.bounding_box()
    act(ann)
    ann.page.locator(".now.mine .news").wait_for()
    beside = prompt.bounding_box()
    assert alone is not None
    assert beside is not None
    assert (beside["x"], beside["y"]) == (alone["x"], alone["y"])
