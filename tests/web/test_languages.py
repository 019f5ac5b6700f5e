"""Reasons, hints and the log speak the language of the page: no English in them."""

import re
from itertools import product

import pytest
from playwright.sync_api import expect

from tests.web.browsing import BUILDERS, Visitor
from tests.web.conftest import Visit

# For each game and language why something cannot be done at the start.
REASONS = {
    ("aquaedukt", "de"): (
        "Damit lässt sich jetzt nichts tun. Jetzt möglich: „Würfeln“ und „Quelle freilegen“."
    ),
    ("aquaedukt", "fr"): (
        "On ne peut rien en faire maintenant."
        " Possible maintenant : « Lancer le dé » et « Découvrir une source »."
    ),
    ("aquaedukt", "it"): (
        "Ora non ci si può fare nulla. Ora è possibile: «Tira il dado» e «Scopri una sorgente»."
    ),
    (
        "aqua-romana",
        "de",
    ): "Du legst Plättchen vor deine eigenen Arbeiter, aber d5 liegt vor keinem von ihnen.",
    (
        "aqua-romana",
        "fr",
    ): "Vous posez les tuiles devant vos propres ouvriers, mais d5 n’est devant aucun d’eux.",
    (
        "aqua-romana",
        "it",
    ): "Le tessere si posano davanti ai propri operai, ma d5 non è davanti a nessuno dei tuoi.",
    ("irrigate", "de"): "2,1 ist nicht leer: Dort liegt schon ein Plättchen (T-Stück, rot).",
    ("irrigate", "fr"): "2,1 n’est pas vide : il y a déjà une tuile (té, rouge).",
    ("irrigate", "it"): "2,1 non è vuota: c’è già una tessera (a T, colore rosso).",
}
FORBIDDEN = {"aquaedukt": "c4", "aqua-romana": "d5", "irrigate": "2,1"}
HINT = {"de": "Tipp", "fr": "Conseil", "it": "Suggerimento"}
ENGLISH = re.compile(r"\b(the|is|not|with|and|has|your|waters|puts|extends|changes|seat|pipes)\b")
NOTATION = re.compile(r"\b(straight|curve|double)-|\b[NESW]{2,3}\b")


def in_own_words(text: str) -> bool:
    return text.strip() != "" and not ENGLISH.search(text) and not NOTATION.search(text)


@pytest.mark.parametrize(("game", "language"), list(product(FORBIDDEN, HINT)))
def test_reasons_hints_and_log_speak_the_language_of_the_page(
    visit: Visit, game: str, language: str
) -> None:
    ann = visit(locale=language)
    ann.sit_at(ann.make_after(game, *(BUILDERS if game == "aqua-romana" else [])))
    if game == "irrigate":
        ann.page.locator(".bar .main").click()
        ann.page.locator("svg:not(.quiet) .thing.possible").first.wait_for()
    ann.touch(ann.thing(FORBIDDEN[game]))
    reason = ann.page.locator(".why .reason").first
    expect(reason).to_have_text(REASONS[game, language])
    assert in_own_words(ann.page.locator(".why").inner_text())
    ann.page.locator(".why .close").click()
    take_a_hint(ann, language)
    lines = ann.page.locator(".log li").all_inner_texts()
    assert len(lines) > 1
    for line in lines:
        assert in_own_words(line), line


def take_a_hint(ann: Visitor, language: str) -> None:
    ann.page.get_by_role("button", name=HINT[language], exact=True).click()
    reasons = ann.page.locator(".hints .reason")
    reasons.first.wait_for()
    for words in reasons.all_inner_texts():
        assert words.endswith(".")
        assert in_own_words(words), words
    done = ann.page.locator(".log li").count()
    ann.page.locator(".hints li .button").first.click()
    expect(ann.page.locator(".log li").nth(done)).to_be_visible()


@pytest.mark.parametrize("language", ["en", *HINT])
def test_the_tabs_beside_the_board_have_room(visit: Visit, language: str) -> None:
    ann = visit(locale=language)
    ann.sit_at(ann.make("aquaedukt", "me", "me"))
    tabs = ann.page.locator(".tabs")
    assert tabs.evaluate("row => row.scrollWidth <= row.clientWidth")


def test_a_problem_is_told_in_the_language_of_the_page(visit: Visit) -> None:
    ann = visit(locale="de")
    ann.sit_at(ann.make("aquaedukt", "me", "me"))
    problem = '{"code": "busy", "title": "No bot is free", "detail": "No bot is free"}'
    ann.page.route("**/hint", lambda route: route.fulfill(status=429, body=problem))
    ann.page.get_by_role("button", name="Tipp", exact=True).click()
    told = "Gerade ist kein Bot zum Nachdenken frei. Versuch es noch einmal."
    expect(ann.page.get_by_role("alert")).to_contain_text(told)
