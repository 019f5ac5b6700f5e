"""The board of the day: the same for everybody, one try counts, nothing is known beforehand."""

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import httpx
import pytest

from aquae.core.links.recorded import link_of, record_in
from aquae.core.record import BadRecord, Record
from aquae.core.state import CHANCE
from aquae.games import game_called, game_names
from aquae.server.tables.commands import act, act_for_bots
from aquae.server.tables.live import Command, LiveTable
from aquae.server.tables.views import record_of
from aquae.server.thinking.asking import choose_at
from aquae.server.thinking.daily import KNOWN_KEY, board_of, table_for
from aquae.server.thinking.thinker import Thinker
from tests.server.conftest import FREELY
from tests.server.people.conftest import Where
from tests.server.serving import AtTable, Json, Person, Serving, eventually, serving

GAME = "irrigate"


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder: Path = tmp_path_factory.mktemp("daily")
    with serving(folder, *FREELY, "--data", str(folder / "data")) as server:
        yield server


def begun(person: Person, game: str = GAME, name: str = "Ann") -> Json:
    return person.post(f"/api/daily/{game}", 201, name=name)


def at(person: Person, made: Json) -> AtTable:
    return AtTable(person, made["table"]["id"])


def is_mine(table: AtTable) -> bool:
    shown = table.look()
    return bool(shown["status"] == "over" or shown["to_move"] == 0)


def plays(table: AtTable, turns: int, pick: int = 0) -> None:
    """So many actions of one's own, always of the same kind."""
    for _ in range(turns):
        eventually(lambda: is_mine(table))
        if table.look()["status"] == "over":
            return
        table.act(table.position()["legal"][pick])
    eventually(lambda: is_mine(table))


def concede(table: AtTable) -> None:
    table.post("concede", seat=0)


def line(table: AtTable) -> list[str]:
    actions: list[str] = table.position(actions=True)["actions"]
    return actions


@pytest.mark.parametrize("game", game_names())
def test_boards_follow_from_the_day_and_a_key(game: str) -> None:
    known = game_called(game)
    today, tomorrow = date(2026, 11, 19), date(2026, 11, 20)
    board = board_of(known, today, KNOWN_KEY)
    assert board == board_of(known, today, KNOWN_KEY)
    assert board.secret != board_of(known, tomorrow, KNOWN_KEY).secret
    assert board.secret != board_of(known, today, b"other").secret
    for day in range(1, 31):
        known.start(board_of(known, date(2026, 11, day), KNOWN_KEY).options)


@pytest.mark.parametrize("game", game_names())
def test_everybody_meets_the_same(here: Serving, game: str) -> None:
    ann, bea = Person(here.url), Person(here.url)
    hers, other = at(ann, begun(ann, game)), at(bea, begun(bea, game, "Bea"))
    assert hers.look()["options"] == other.look()["options"]
    assert hers.look()["commitment"] == other.look()["commitment"]
    assert hers.look()["hints"] is False
    for table in (hers, other):
        plays(table, 6)
    assert line(hers) == line(other)


def test_the_same_draws_come_whatever_is_done_in_between(here: Serving) -> None:
    """Of two who play otherwise the dice bring the same, one after the other."""
    people = [Person(here.url) for _ in range(2)]
    tables = [at(person, begun(person, "aquaedukt")) for person in people]
    for table, pick in zip(tables, (0, -1), strict=True):
        plays(table, 12, pick)
    rolls = [[text for text in line(table) if text.startswith("die")] for table in tables]
    least = min(map(len, rolls))
    assert least > 3
    assert rolls[0][:least] == rolls[1][:least]
    assert line(tables[0]) != line(tables[1])


def played(game: str) -> LiveTable:
    """A whole play of a day's board, in which the bot sits on both sides."""
    board = board_of(game_called(game), date(2026, 11, 19), KNOWN_KEY)
    creation, command = table_for(board, "ann", "Ann", 0)
    table, thinker = LiveTable(creation), Thinker()
    table.perform(command, 0, "begun")
    while table.status == "playing":
        question = replace(choose_at(table, "quick", 0.0), levels=[board.level] * 2)
        (text,) = thinker.choose(question)
        is_mine = table.state.to_move == 0
        act_now = act("ann", table.number, text) if is_mine else by_bot(table, text)
        table.perform(act_now, 0, f"at {table.number}")
    return table


def by_bot(table: LiveTable, text: str) -> Command:
    return act_for_bots(table.changed_number, [text])


@pytest.mark.parametrize("game", game_names())
def test_a_whole_play_comes_again_and_its_receipt_is_checked(game: str) -> None:
    table = played(game)
    assert table.play.actions == played(game).play.actions
    record = record_of(table)
    assert record.extra["dice"]["counted"] is True
    record.check()
    assert record_in(link_of(record), game_called).line() == without_table(record)
    draws = [at for at, mover in enumerate(table.movers) if mover == CHANCE]
    if len(draws) > 2:
        record.extra["dice"] = {**record.extra["dice"], "counted": False}
        with pytest.raises(BadRecord, match="the dice receipt draws"):
            record.check()


def without_table(record: Record) -> str:
    """As a link holds it: where it was played is not in it."""
    del record.extra["table"]
    return record.line()


def test_one_try_counts_and_more_are_for_fun(here: Serving) -> None:
    ann, bea = Person(here.url), Person(here.url)
    made = begun(ann, "aqua-romana", "Cornelia")
    assert made["counts"]
    again = begun(ann, "aqua-romana", "Cornelia")
    assert (again["table"]["id"], again["counts"]) == (made["table"]["id"], True)
    assert ann.get("/api/daily/aqua-romana")["mine"] == made["table"]["id"]
    concede(at(ann, made))
    later = begun(ann, "aqua-romana", "Cornelia")
    assert not later["counts"]
    assert later["table"]["id"] != made["table"]["id"]
    assert later["table"]["commitment"] == made["table"]["commitment"]
    concede(at(ann, later))
    seen = bea.get("/api/daily/aqua-romana")["today"]
    (row,) = [one for one in seen["best"] if one["name"] == "Cornelia"]
    assert (row["mine"], row["table"], row["outcome"]) == (False, None, "lost")
    own = ann.get("/api/daily/aqua-romana")["today"]["mine"]
    assert (own["mine"], own["table"]) == (True, made["table"]["id"])
    listed = bea.get("/api/tables", list="public", limit=50)["tables"]
    assert made["table"]["id"] not in [table["id"] for table in listed]


def test_nothing_is_taken_back_that_was_answered_and_nobody_is_hinted(here: Serving) -> None:
    ann = Person(here.url)
    table = at(ann, begun(ann))
    plays(table, 1)
    number = table.look()["number"]
    refused = table.post("undo", 409, at=number, to=0)
    assert refused["code"] == "one-try"
    assert table.post("hint", 403)["code"] == "no-hints"


def test_whoever_leaves_has_lost(here: Serving) -> None:
    ann = Person(here.url)
    table = at(ann, begun(ann))
    table.post("seats/0/leave")
    assert table.look()["status"] == "over"
    assert ann.get(f"/api/daily/{GAME}")["today"]["mine"]["outcome"] == "lost"


def test_the_best_come_first_and_equal_ones_share_a_place(where: Where, tmp_path: Path) -> None:
    with serving(tmp_path, *FREELY, *where.flags) as server:
        people = [Person(server.url) for _ in range(3)]
        tables = [at(one, begun(one, name=f"Nr {n}x")) for n, one in enumerate(people)]
        for table in tables:
            concede(table)
        found = people[0].get(f"/api/daily/{GAME}")
        assert [one["place"] for one in found["today"]["best"]] == [1, 1, 1]
        assert found["today"]["count"] == 3
        assert found["yesterday"] == {"count": 0, "best": [], "mine": None}
        kept = json.loads(people[0].http.get("/api/people/me/export").text)["days"]
        assert [one["table_id"] for one in kept] == [tables[0].id]
        people[0].post("/api/people/me/delete", sure=True)
        assert people[1].get(f"/api/daily/{GAME}")["today"]["count"] == 2
    with serving(tmp_path, *FREELY, *where.flags) as server:
        people[1].go_to(server.url)
        again = people[1].get(f"/api/daily/{GAME}")
        assert (again["options"], again["until"]) == (found["options"], found["until"])


def test_two_requests_at_once_make_one_table(here: Serving) -> None:
    ann = Person(here.url)

    def ask(_: int) -> Any:
        headers = dict(ann.http.headers)
        body = {"name": "Ann"}
        return httpx.post(f"{here.url}/api/daily/{GAME}", json=body, headers=headers).json()

    with ThreadPoolExecutor(4) as pool:
        made = list(pool.map(ask, range(4)))
    assert len({one["table"]["id"] for one in made}) == 1
    assert all(one["counts"] for one in made)


def test_a_game_that_is_none_is_refused(here: Serving) -> None:
    ann = Person(here.url)
    assert ann.get("/api/daily/chess", 422)["code"] == "invalid"
    assert ann.post("/api/daily/chess", 422, name="Ann")["code"] == "invalid"
