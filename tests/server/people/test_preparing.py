"""Correspondence in comfort: lines that are played by themselves, notes, holidays, a sandbox."""

import time
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from aquae.server.tables.problems import Problem
from aquae.server.tables.resting import BETWEEN_MS, DAY_MS, LONGEST_MS, Away, judged_holiday
from tests.server.conftest import FREELY
from tests.server.people.conftest import Where
from tests.server.serving import AtTable, Following, Json, Person, Serving, eventually, serving

DAYS = {"per": "day", "seconds": 3 * 86_400}
NOW = 1_800_000_000_000


def at_table(ann: Person, bea: Person, game: str = "aqua-romana", **more: Any) -> AtTable:
    """Ann begins against Bea, with days for a turn."""
    table = ann.make(game, "me", "open", first="seated", clock=DAYS, **more)
    table.seen_by(bea).post("seats/1/take", name="Bea", key=table.links[1])
    return table


def sandbox(table: AtTable) -> AtTable:
    """Where whoever looks at a table tries things out."""
    made = table.post("sandbox", 201)["table"]
    return AtTable(table.person, made["id"])


class Tried(NamedTuple):
    """What Ann may do in her turn, and what Bea would answer in hers."""

    at: int
    expected: list[str]
    answer: list[str]

    @property
    def texts(self) -> list[str]:
        return self.expected + self.answer


def tried(table: AtTable) -> Tried:
    place = sandbox(table)
    at: int = place.look()["position"]
    while place.look()["to_move"] == 0:
        place.act()
    between: int = place.look()["position"]
    while place.look()["to_move"] == 1:
        place.act(place.legal()[-1])
    texts = place.position(actions=True)["actions"]
    return Tried(at, texts[at:between], texts[between:])


def prepare(table: AtTable, line: Tried) -> None:
    table.post("prepared", 201, at=line.at, texts=line.texts)


def two(server: Serving, game: str = "aqua-romana", **more: Any) -> tuple[AtTable, AtTable]:
    """Ann and Bea at their table."""
    ann, bea = Person(server.url), Person(server.url)
    table = at_table(ann, bea, game, **more)
    return table, table.seen_by(bea)


def answered(table: AtTable, hers: AtTable) -> Tried:
    """Bea prepares an answer, Ann does what is expected, and it is given."""
    line = tried(hers)
    prepare(hers, line)
    for text in line.expected:
        table.act(text)
    eventually(lambda: played(table) == line.texts)
    return line


def prepared(table: AtTable) -> list[Json]:
    lines: list[Json] = table.person.get(f"{table.path}/prepared")["lines"]
    return lines


def played(table: AtTable) -> list[str]:
    texts: list[str] = table.position(actions=True)["actions"]
    return texts


def test_a_line_is_played_as_soon_as_others_do_what_was_expected(server: Serving) -> None:
    table, hers = two(server)
    answered(table, hers)
    assert table.look()["to_move"] == 0
    eventually(lambda: prepared(hers) == [])


def test_nobody_else_sees_a_line(server: Serving) -> None:
    ann, bea = Person(server.url), Person(server.url)
    table = at_table(ann, bea)
    following = Following(server.url, table.id, token=ann.token)
    hers = table.seen_by(bea)
    before = table.look()
    line = tried(hers)
    prepare(hers, line)
    assert [step["text"] for step in prepared(hers)[0]["steps"]] == line.texts
    assert prepared(table) == []
    assert table.look()["number"] == before["number"]
    assert following.events.qsize() <= before["number"]
    assert line.texts[-1] not in ann.http.get("/api/people/me/export").text
    stranger = Person(server.url)
    assert stranger.get(f"{table.path}/prepared") == {"lines": [], "note": ""}
    stranger.post(f"{table.path}/prepared", 403, at=line.at, texts=line.texts)
    id = prepared(hers)[0]["line"]
    ann.post(f"{table.path}/prepared/{id}/remove", 404)
    assert hers.post(f"prepared/{id}/remove")["lines"] == []


def test_a_line_that_came_otherwise_is_forgotten(server: Serving) -> None:
    table, hers = two(server)
    line = tried(hers)
    prepare(hers, line)
    table.act(next(text for text in table.legal() if text != line.texts[0]))
    while table.look()["to_move"] == 0:
        table.act()
    eventually(lambda: prepared(hers) == [])
    assert table.look()["to_move"] == 1


def test_what_the_rules_forbid_is_not_prepared(server: Serving) -> None:
    table, hers = two(server)
    line = tried(hers)
    again = [*line.expected, line.expected[0]]
    assert hers.post("prepared", 422, at=line.at, texts=again)["code"] == "refused"
    nonsense = [*line.expected, "extend nowhere"]
    assert hers.post("prepared", 422, at=line.at, texts=nonsense)["code"] == "refused"
    hers.post("prepared", 404, at=line.at + 50, texts=line.texts)
    # Ann would answer nobody with it.
    assert table.post("prepared", 422, at=line.at, texts=line.texts)["code"] == "invalid"


def test_what_was_taken_back_is_not_played_again(server: Serving) -> None:
    table, hers = two(server)
    line = answered(table, hers)
    hers.post("undo", at=hers.look()["number"], to=len(line.expected))
    table.post("answer", at=table.look()["number"], agree=True)
    eventually(lambda: prepared(hers) == [])
    assert played(table) == line.expected


@pytest.mark.parametrize("any_draw", [True, False])
def test_a_line_for_whatever_is_drawn_or_for_one_tile_alone(
    server: Serving, any_draw: bool
) -> None:
    table, hers = two(server, "irrigate", options={"bargaining": False})
    place = sandbox(hers)
    place.act("pass")
    place.act("draw")
    assert place.look()["to_move"] == "chance"
    place.act("no such tile", 422)
    place.act(place.legal()[-1])
    place.act()
    texts = place.position(actions=True)["actions"][:4]
    hers.post("prepared", 201, at=0, texts=texts, any_draw=any_draw)
    table.act("pass")
    eventually(lambda: prepared(hers) == [])
    assert played(table)[:2] == texts[:2]
    # The tile is another one each time: what it cannot do is not done.
    is_wanted = any_draw or played(table)[2] == texts[2]
    is_done = played(table)[3:4] == texts[3:]
    assert is_done == (is_wanted and (is_done or texts[3] in hers.legal()))


def test_a_killed_server_neither_loses_nor_repeats_a_line(where: Where, tmp_path: Path) -> None:
    with serving(tmp_path, *FREELY[:-4], "--bots", "0", *where.flags) as server:
        ann, bea = Person(server.url), Person(server.url)
        table = at_table(ann, bea)
        hers = table.seen_by(bea)
        line = tried(hers)
        prepare(hers, line)
        for text in line.expected:
            table.act(text)
        server.kill()
    with serving(tmp_path, *FREELY, *where.flags) as server:
        for person in (ann, bea):
            person.go_to(server.url)
        eventually(lambda: played(table) == line.texts)
        server.kill()
    with serving(tmp_path, *FREELY, *where.flags) as server:
        for person in (ann, bea):
            person.go_to(server.url)
        while table.look()["to_move"] == 0:
            table.act()
        eventually(lambda: prepared(hers) == [])
        assert played(table)[: len(line.texts)] == line.texts
        assert table.look()["to_move"] == 1


def test_notes_are_one_s_own_and_go_with_everything_else(server: Serving) -> None:
    ann, bea = Person(server.url), Person(server.url)
    table = at_table(ann, bea)
    hers = table.seen_by(bea)
    line = tried(hers)
    prepare(hers, line)
    assert hers.post("note", text="She loves springs.\nWatch 3,2!")["note"].endswith("3,2!")
    bea.post(f"{table.path}/bells", wants=["over"])
    assert bea.get(f"{table.path}/prepared")["note"].startswith("She loves")
    assert ann.get(f"{table.path}/prepared")["note"] == ""
    Person(server.url).post(f"{table.path}/note", 403, text="x")
    found = bea.get("/api/people/me/export")
    assert [line["table_id"] for line in found["lines"]] == [table.id]
    assert [drawer["note"][:3] for drawer in found["drawers"] if drawer["note"]] == ["She"]
    bea.post("/api/people/me/delete", sure=True)
    found = bea.get("/api/people/me/export")
    assert (found["lines"], found["drawers"]) == ([], [])


def test_a_sandbox_is_for_all_seats_and_nobody_waits_there(server: Serving) -> None:
    ann, bea = Person(server.url), Person(server.url)
    table = at_table(ann, bea, "aquaedukt")
    before = played(table)
    place = sandbox(table)
    look = place.look()
    assert (look["sandbox"], look["mine"], look["from"]["table"]) == (True, [0, 1], table.id)
    for _ in range(12):
        place.act()
    assert place.post("hint", 403)["code"] == "no-hints"
    assert place.id not in [one["id"] for one in ann.get("/api/tables", list="mine")["tables"]]
    assert played(table) == before


def test_a_clock_stands_still_while_somebody_is_away(server: Serving) -> None:
    ann, bea = Person(server.url), Person(server.url)
    table = at_table(ann, bea)
    now = int(time.time() * 1000)
    body: Json = {"since": now + 60_000, "until": now + 10 * DAY_MS}
    hours = ann.post("/api/people/me/holiday", **body)["hours"]
    assert (hours["away_since"], hours["away_until"]) == (body["since"], body["until"])
    eventually(lambda: table.look()["seats"][0]["left_ms"] > 12 * DAY_MS)
    # The other one plays on without: their clock does not stand still.
    while table.look()["to_move"] == 0:
        table.act()
    assert table.look()["seats"][1]["left_ms"] <= 3 * DAY_MS
    while table.look()["to_move"] == 1:
        table.seen_by(bea).act()
    eventually(lambda: table.look()["seats"][0]["left_ms"] > 12 * DAY_MS)
    assert ann.post("/api/people/me/holiday")["hours"]["away_until"] is None


def test_a_clock_of_seconds_knows_no_holidays(server: Serving) -> None:
    ann = Person(server.url)
    table = ann.make("aqua-romana", "me", "faber", clock={"per": "move", "seconds": 3600})
    now = int(time.time() * 1000)
    ann.post("/api/people/me/holiday", since=now, until=now + DAY_MS)
    table.wait_for_turn(0)
    assert table.look()["seats"][0]["left_ms"] <= 3_600_000


def away(since: float, until: float) -> Away:
    """In days from now."""
    return Away(NOW + int(since * DAY_MS), NOW + int(until * DAY_MS))


def test_holidays_are_four_weeks_at_most_and_far_between() -> None:
    assert judged_holiday(None, away(1, 29), NOW) == away(1, 29)
    assert judged_holiday(None, away(-5, 3), NOW) == away(0, 3)
    assert judged_holiday(away(3, 9), away(1, 8), NOW) == away(1, 8)
    assert judged_holiday(away(3, 9), None, NOW) is None
    assert judged_holiday(away(-3, 9), None, NOW) == away(-3, 0)
    assert judged_holiday(away(-3, 9), away(5, 24), NOW) == away(-3, 24)
    assert judged_holiday(away(-60, -57), away(0, 3), NOW) == away(0, 3)
    assert LONGEST_MS < BETWEEN_MS


@pytest.mark.parametrize(
    ("known", "wanted"),
    [
        (None, away(1, 30)),
        (None, away(3, 2)),
        (None, away(-3, -1)),
        (None, away(380, 381)),
        (away(-3, 9), away(0, 26)),
        (away(-40, -30), away(1, 3)),
        (away(-40, -30), away(60, 63)),
    ],
)
def test_holidays_that_nobody_has(known: Away | None, wanted: Away) -> None:
    with pytest.raises(Problem):
        judged_holiday(known, wanted, NOW)
