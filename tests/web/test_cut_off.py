"""Everything that is offered, one by one, on a phone whose network is cut after the first visit."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browsing import Visitor
from tests.web.conftest import settle
from tests.web.test_alone import cut_off, say, sit_together
from tests.web.test_around import FORBIDDEN, PUZZLES, ask_why_not, learn, take_back
from tests.web.test_local import STARTING, site_under


@pytest.fixture(scope="module")
def web_space(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with site_under(tmp_path_factory.mktemp("space")) as url:
        yield url


@pytest.fixture(scope="module")
def alone(browser_here: Browser, web_space: str) -> Iterator[Visitor]:
    """One device for all of it: nothing is fetched again."""
    opened = browser_here.new_context(
        locale="en-GB", reduced_motion="reduce", viewport={"width": 390, "height": 780}
    )
    settle(opened).add_init_script('localStorage["aquae.speed"] ??= "instant"')
    visitor = Visitor(opened, web_space)
    cut_off(visitor)
    yield visitor
    opened.close()


@pytest.fixture
def ann(alone: Visitor) -> Iterator[Visitor]:
    yield alone
    complaints, alone.complaints[:] = [*alone.complaints], []
    assert complaints == []


@pytest.mark.parametrize("game", PUZZLES)
def test_a_lesson_to_its_end(ann: Visitor, game: str) -> None:
    learn(ann, game)
    ann.page.get_by_role("button", name="Play now").click()
    expect(ann.page.locator("body")).to_contain_text("Tiro")
    expect(ann.page.locator("#board")).to_be_visible()


@pytest.mark.parametrize("game", PUZZLES)
def test_the_rule_book_with_its_figures(ann: Visitor, game: str) -> None:
    ann.go(f"rules/{game}")
    expect(ann.page.locator("[data-rule]").first).to_be_visible()
    ann.page.locator("figure").first.scroll_into_view_if_needed()
    expect(ann.page.locator("figure svg").first).to_be_visible()


def test_why_not_leads_to_the_rule(ann: Visitor) -> None:
    sit_together(ann, "aqua-romana")
    ask_why_not(ann, *FORBIDDEN["aqua-romana"])


def test_a_preview_shows_what_an_action_will_bring(ann: Visitor) -> None:
    sit_together(ann, "irrigate")
    say(ann.page, "draw")
    ann.page.get_by_role("button", name="Hint").click()
    hint, ghost = ann.page.locator(".hints li").first, ann.page.locator(".ghost")
    hint.wait_for(timeout=STARTING)
    hint.hover()
    expect(ghost).to_have_count(1)


def test_an_action_is_taken_back(ann: Visitor) -> None:
    sit_together(ann, "aqua-romana")
    take_back(ann)


@pytest.mark.parametrize("game", PUZZLES)
def test_a_hint_names_chances(ann: Visitor, game: str) -> None:
    sit_together(ann, game)
    ann.page.get_by_role("button", name="Hint").click()
    hints = ann.page.locator(".hints")
    expect(hints).to_contain_text("%", timeout=STARTING)
