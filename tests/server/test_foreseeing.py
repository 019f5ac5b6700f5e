"""Previews and draws: what the browser shows before and checks after."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from aquae.core.chance import Dice, pick_by_weight
from tests.server.conftest import FREELY
from tests.server.serving import AtTable, Following, Person, Serving, serving


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder: Path = tmp_path_factory.mktemp("foreseeing")
    with serving(folder, *FREELY, "--data", str(folder / "data")) as server:
        yield server


@pytest.fixture
def table(here: Serving) -> AtTable:
    return Person(here.url).make("aquaedukt", "me", "me")


def preview(table: AtTable, text: str, expected: int = 200) -> dict[str, object]:
    found: dict[str, object] = table.person.get(f"{table.path}/preview", expected, text=text)
    return found


def test_a_preview_shows_what_would_be_and_plays_nothing(table: AtTable) -> None:
    before = table.position()
    shown = preview(table, "spring E4")
    assert shown["position"] == before["position"] + 1
    assert shown["view"]["springs"] == ["E4"]  # type: ignore[index]
    assert table.position() == before


def test_what_an_action_brings_about_is_foretold_and_then_told(here: Serving) -> None:
    table = Person(here.url).make("aqua-romana", "me", "me", options={"setup": "random"})
    while table.position()["view"]["phase"] != "closing":
        table.act(table.position()["legal"][0])
    closing = next(text for text in table.position()["legal"] if text.startswith("close"))
    foretold = preview(table, closing)["aftermath"]
    assert [item["what"] for item in foretold] == ["podium"]  # type: ignore[attr-defined]
    assert table.act(closing)["events"][0]["aftermath"] == foretold


def test_a_pass_that_withdraws_is_foretold(here: Serving) -> None:
    table = Person(here.url).make("irrigate", "me", "me", "me")
    assert preview(table, "pass")["aftermath"] == []
    for _ in range(3):
        table.act("pass")
    withdrawn = {"what": "withdrawn", "rule": "I-32", "seat": 0}
    assert preview(table, "pass")["aftermath"] == [withdrawn]
    assert table.act("pass")["events"][0]["aftermath"] == [withdrawn]


def test_a_preview_of_what_is_not_possible_is_refused(table: AtTable) -> None:
    refusal = preview(table, "canal C4-D4", 422)
    assert (refusal["code"], refusal["rule"]) == ("refused", "A-21")


def test_a_preview_of_an_earlier_position(table: AtTable) -> None:
    table.act("spring E4")
    at = table.position()["position"] - 1
    shown = table.person.get(f"{table.path}/preview", text="spring B2", at=at)
    assert shown["view"]["springs"] == ["B2"]


def test_every_draw_can_be_recomputed_from_what_is_told(here: Serving) -> None:
    table = Person(here.url).make("aquaedukt", "tiro", "tiro")
    table.wait_for("over", 60)
    receipt = table.person.get(f"{table.path}/dice")
    dice = Dice(bytes.fromhex(receipt["secret"]), receipt["salts"])
    told = table.person.get(f"{table.path}/draws")["draws"]
    assert len(told) > 10
    for draw in told:
        place = dice.ticket(draw["position"], sum(draw["weights"]))
        assert draw["actions"][pick_by_weight(draw["weights"], place)] == draw["text"]


def test_a_finished_record_is_seen_at_its_end_and_before(here: Serving) -> None:
    table = Person(here.url).make("aqua-romana", "tiro", "tiro")
    table.wait_for("over", 60)
    record = table.person.get(f"{table.path}/record")
    end = table.person.post("/api/replay", record=json.dumps(record))
    assert end["to_move"] == "over"
    assert end["view"]["result"]["scores"] == record["result"]["scores"]
    assert len(end["movers"]) == len(record["actions"])
    cut = {**record, "actions": record["actions"][:5], "result": None}
    assert table.person.post("/api/replay", record=json.dumps(cut)) == {
        **table.position(at=5),
        "number": None,
        "movers": end["movers"][:5],
        "chances": table.person.get(f"{table.path}/chances", at=5)["chances"],
    }
    assert sum(end["chances"]) == pytest.approx(1, abs=0.001)


def test_what_an_action_brought_about_is_told_wherever_it_is_looked_at(here: Serving) -> None:
    table = Person(here.url).make("aqua-romana", "tiro", "tiro")
    table.wait_for("over", 60)
    record = table.person.get(f"{table.path}/record")
    events = Following(here.url, table.id)
    told = [events.event("action") for _ in record["actions"]]
    brought = {event["position"] + 1: event["aftermath"] for event in told if "aftermath" in event}
    assert len(brought) > 2, "workmen have left the board"
    for place in (0, 1, *brought):
        cut = {**record, "actions": record["actions"][:place], "result": None}
        replayed = table.person.post("/api/replay", record=json.dumps(cut))
        assert table.position(at=place)["aftermath"] == brought.get(place, [])
        assert replayed["aftermath"] == brought.get(place, [])


def test_a_record_with_an_action_that_is_not_possible_is_refused(here: Serving) -> None:
    person = Person(here.url)
    record = person.make("irrigate", "me", "me")
    empty = person.get(f"{record.path}/record")
    for bad, rule in (("draw", "I-15"), ("asdf", "N-01"), (100 * "x", "N-01")):
        text = json.dumps({**empty, "actions": ["draw", bad]})
        refusal = person.post("/api/replay", 422, record=text)
        assert (refusal["code"], refusal["action"], refusal["rule"]) == ("refused", 2, rule)
        assert refusal["text"] == bad[:80]
        assert refusal["reason"] in refusal["detail"]
    assert person.post("/api/replay", 422, record="{}")["code"] == "invalid"
