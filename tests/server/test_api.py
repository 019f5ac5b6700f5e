"""Tables over HTTP, on a real server and on both databases."""

import json
import time
from pathlib import Path

import httpx
import pytest

from aquae.cli import main
from aquae.core.sentence import said
from aquae.games import game_names
from tests.server.serving import AtTable, Following, Json, Person, Serving, eventually


@pytest.fixture
def ann(server: Serving) -> Person:
    return Person(server.url)


@pytest.fixture
def bea(server: Serving) -> Person:
    return Person(server.url)


@pytest.fixture
def both(ann: Person, bea: Person) -> tuple[AtTable, AtTable]:
    """A table of Irrigate with two people."""
    first = ann.make("irrigate", "me", "open")
    second = first.seen_by(bea)
    second.take(1, key=first.links[1])
    return first, second


def test_games_and_bots(ann: Person) -> None:
    shown = ann.get("/api/games")
    assert [game["name"] for game in shown["games"]] == game_names()
    assert [bot["level"] for bot in shown["bots"]] == ["tiro", "faber", "architectus", "curator"]
    players = next(o for o in shown["games"][0]["options"] if o["name"] == "players")
    assert players["values"] == [2, 3, 4]


def test_a_game_tells_what_a_client_cannot_know(ann: Person) -> None:
    (irrigate,) = [game for game in ann.get("/api/games")["games"] if game["name"] == "irrigate"]
    assert (irrigate["unit"], irrigate["rules"]) == ("money", 2)
    assert irrigate["colours"] == ["red", "yellow", "green", "blue"]
    assert irrigate["first"] == "random"
    assert irrigate["levels"] == ["tiro", "faber", "architectus", "curator"]
    assert irrigate["endings"]["withdrawal"] == "I-34"


def test_a_bot_that_nobody_knows(ann: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "nero"}]
    problem = ann.post("/api/tables", 422, game="irrigate", seats=seats)
    assert problem["detail"].endswith("there are tiro, faber, architectus, curator")
    table = ann.make("irrigate", "me", "open")
    assert table.post("start", 422, level="nero")["code"] == "invalid"
    assert table.post("start")["events"][0]["level"] == "faber"


def test_the_result_names_the_rule_of_its_ending(ann: Person) -> None:
    table = ann.make("irrigate", "me", "me")
    table.act("pass")
    table.act("pass")
    ended = table.act("pass")["events"][-1]
    assert (ended["kind"], ended["result"]["rule"]) == ("ended", "I-34")
    assert table.look()["result"] == ended["result"] == table.position()["view"]["result"]
    agreed = ann.make("irrigate", "me", "me")
    agreed.post("end", at=agreed.look()["number"])
    assert agreed.look()["result"]["rule"] is None


def test_a_table_waits_begins_and_is_seen(ann: Person, bea: Person) -> None:
    first = ann.make("aquaedukt", "me", "open", salted=True)
    first.post("salt", salt="abc")
    assert first.look()["status"] == "open"
    assert first.look()["mine"] == [0]
    second = first.seen_by(bea)
    assert second.look()["mine"] == []
    assert second.take(1, 403, key="wrong")["code"] == "bad-key"
    kinds = [event["kind"] for event in second.take(1, key=first.links[1])["events"]]
    assert kinds[:2] == ["joined", "started"]
    table = second.look()
    assert (table["status"], table["salts"]) == ("playing", ["abc", ""])
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "Bea"]
    assert table["to_move"] == 0


def test_the_die_says_who_begins_and_colours_are_chosen(
    ann: Person, bea: Person, tmp_path: Path
) -> None:
    seats = [{"kind": "me", "name": "Ann", "colour": "navy"}, {"kind": "open"}]
    made = ann.post("/api/tables", 201, game="aquaedukt", seats=seats, first="die")
    assert made["table"]["colours"] == ["navy", "yellow", "red", "white"]
    first = AtTable(ann, made["table"]["id"], made["links"])
    second = first.seen_by(bea)
    assert second.take(1, 409, key=first.links[1], colour="navy")["code"] == "colour-taken"
    events = second.take(1, key=first.links[1], colour="red")["events"]
    assert [event["kind"] for event in events][:3] == ["joined", "seated", "started"]
    lot = events[1]
    assert (lot["by"], lot["seat"]) == ("die", None)
    assert lot["rolls"][0][lot["first"]] == max(lot["rolls"][0])
    table = second.look()
    names = [["Ann", "Bea"], ["Bea", "Ann"]][lot["first"]]
    assert [seat["name"] for seat in table["seats"]] == names
    worn = {"Ann": "navy", "Bea": "red"}
    assert table["colours"][:2] == lot["colours"] == [worn[name] for name in names]
    assert table["mine"] == [names.index("Bea")]
    told = {key: lot[key] for key in ("by", "first", "rolls")}
    assert second.person.get(f"{second.path}/dice")["start"] == told
    begins = second.person.get(f"{second.path}/log")["lines"][3]["text"]
    assert begins.endswith(f": {names[0]} begins")
    first.post("concede", seat=names.index("Ann"))
    path = tmp_path / "record.json"
    path.write_bytes(ann.http.get(f"{first.path}/record").content)
    assert main(["check", str(path)]) == 0
    cheat = json.loads(path.read_text(encoding="utf-8"))
    cheat["dice"]["start"]["rolls"][0][0] += 1
    path.write_text(json.dumps(cheat), encoding="utf-8")
    assert main(["check", str(path)]) == 1


def test_a_table_for_others_only(ann: Person, bea: Person) -> None:
    table = ann.make("irrigate", "open", "tiro", first="random")
    table.seen_by(bea).take(0, key=table.links[0])
    shown = table.look()
    assert (shown["status"], shown["mine"], shown["creator"]) == ("playing", [], True)
    assert {seat["name"] for seat in shown["seats"]} == {"Bea", "tiro"}


def test_acting(both: tuple[AtTable, AtTable]) -> None:
    first, second = both
    number = first.look()["number"]
    done = first.act("draw")
    assert [event["text"].split()[0] for event in done["events"]] == ["draw", "tile"]
    assert done["number"] == number + 2
    assert second.act("draw", 403)["code"] == "not-your-turn"
    stale = first.act("draw", 409, at=number)
    assert stale["code"] == "stale"
    assert [event["number"] for event in stale["events"]] == [number + 1, number + 2]
    refused = first.act("place 9,9 NS", 422)
    assert refused["code"] == "refused"
    assert refused["text"] == "place 9,9 NS"
    assert refused["message"] == "{} is not beside any tile"
    assert refused["reason"] == "9,9 is not beside any tile"
    assert (refused["rule"], refused["things"]) == ("I-16", ["9,9"])
    assert first.position()["position"] == 2
    assert first.position(at=0)["legal"] == ["draw", "pass"]
    assert first.position(actions=True)["actions"] == [e["text"] for e in done["events"]]


def test_a_repeated_request_is_not_applied_twice(both: tuple[AtTable, AtTable]) -> None:
    first, _ = both
    at = first.look()["number"]
    answers = [first.act("draw", at=at, once="this") for _ in range(3)]
    assert answers[0] == answers[1] == answers[2]
    assert first.look()["position"] == 2
    assert first.act("pass", 409, at=at, once="this")["code"] == "key-reused"
    assert first.post("undo", 409, once="this", at=at, to=0)["code"] == "key-reused"


def test_a_repeated_undo_asks_once(both: tuple[AtTable, AtTable]) -> None:
    first, _ = both
    first.act("draw")
    at = first.look()["number"]
    answers = [first.post("undo", once="back", at=at, to=0) for _ in range(3)]
    assert answers[0] == answers[1] == answers[2]
    assert first.look()["number"] == at + 1
    assert first.post("undo", 409, once="back", at=at, to=1)["code"] == "key-reused"
    assert first.act("pass", 409, once="back")["code"] == "key-reused"


def test_undo_answer_end_and_chat(both: tuple[AtTable, AtTable]) -> None:
    first, second = both
    first.act("pass")
    number = first.look()["number"]
    assert first.post("undo", at=number, to=0)["events"][0]["kind"] == "asked"
    asked = second.look()["asked"]
    assert (asked["what"], asked["by"], asked["to"], asked["waiting"]) == ("undo", 0, 0, [1])
    second.post("answer", at=second.look()["number"], agree=True)
    assert first.look()["position"] == 0
    first.post("chat", text="  <b>shall we stop?</b> ")
    first.post("end", at=first.look()["number"])
    second.post("answer", at=second.look()["number"], agree=True)
    table = first.look()
    assert (table["status"], table["ended"], table["result"]["winners"]) == ("over", "agreed", [])
    assert first.act("pass", 409)["code"] == "not-playing"


def test_leaving_hands_the_seat_to_a_bot_until_one_returns(both: tuple[AtTable, AtTable]) -> None:
    first, _ = both
    first.post("seats/0/leave", level="tiro")
    first.wait_for_turn(1)
    seat = first.look()["seats"][0]
    assert (seat["kind"], seat["stand_in"], seat["level"]) == ("person", True, "tiro")
    first.take(0)
    assert first.look()["seats"][0]["stand_in"] is False


def test_links(both: tuple[AtTable, AtTable], ann: Person) -> None:
    _, second = both
    assert second.post("seats/0/link", 403)["code"] == "not-your-seat"
    key = second.post("seats/1/link", 201)["key"]
    other = second.seen_by(Person(str(ann.http.base_url)))
    other.take(1, key=key)
    assert other.look()["mine"] == [1]
    assert second.look()["mine"] == []


def test_conceding_and_a_rematch_with_rotated_seats(both: tuple[AtTable, AtTable]) -> None:
    first, second = both
    assert first.post("rematch", 409)["code"] == "not-over"
    first.post("concede", seat=0)
    assert first.look()["result"]["winners"] == [1]
    first.post("rematch")
    rematch = second.post("rematch")["events"][-1]["table"]
    assert rematch == first.look()["rematch"]
    again = AtTable(second.person, rematch)
    shown = again.look()
    assert [seat["name"] for seat in shown["seats"]] == ["Bea", "Ann"]
    assert shown["mine"] == [0]
    again.act("draw")


def test_lists_and_records(server: Serving, ann: Person, tmp_path: Path) -> None:
    tables = [ann.make("irrigate", "me", "me", public=True) for _ in range(3)]
    for table in tables:
        table.post("concede", seat=0)
    own = ann.get("/api/tables", list="mine", limit=2)
    rest = ann.get("/api/tables", list="mine", limit=2, before=own["next"])
    ids = [table["id"] for table in own["tables"] + rest["tables"]]
    assert ids == [table.id for table in reversed(tables)]
    assert rest["next"] is None
    assert httpx.get(f"{server.url}/api/tables", params={"list": "mine"}).status_code == 401
    public = ann.get("/api/tables", list="public", status="over", limit=50)["tables"]
    assert {table.id for table in tables} <= {table["id"] for table in public}
    lines = ann.http.get("/api/records").text
    assert [json.loads(line)["table"] for line in lines.splitlines()][-3:] == [t.id for t in tables]
    after = ann.http.get("/api/records", params={"after": tables[1].id}).text
    assert [json.loads(line)["table"] for line in after.splitlines()] == [tables[2].id]
    file = tmp_path / "records.jsonl"
    file.write_text(lines)
    assert main(["check", str(file)]) == 0


def test_why_and_dice(both: tuple[AtTable, AtTable]) -> None:
    first, _ = both
    ask = first.person.get
    possible = ask(f"{first.path}/why", text="draw")
    assert (possible["legal"], possible["message"]) == (True, None)
    early = ask(f"{first.path}/why", text="buy 2,1")
    assert (early["rule"], early["things"]) == ("I-14", ["buy"])
    assert (
        early["message"]
        == "in the early game you only draw and place a tile; {:verb} is not possible yet"
    )
    impossible = ask(f"{first.path}/why", thing="3,1")["impossible"]
    assert impossible
    for found in impossible:
        assert said(found["message"], tuple(found["things"])) == found["reason"]
    assert ask(f"{first.path}/why", 422)["code"] == "invalid"
    dice = ask(f"{first.path}/dice")
    assert dice["secret"] is None
    assert dice["commitment"] == first.look()["commitment"]
    first.post("concede", seat=0)
    assert len(ask(f"{first.path}/dice")["secret"]) == 64


def test_a_table_from_a_record_and_from_a_position(ann: Person) -> None:
    old = ann.make("irrigate", "me", "me")
    old.act("draw")
    old.act()
    record = ann.http.get(f"{old.path}/record").text
    new = ann.make("irrigate", "me", "me", **{"from": {"record": record}})
    assert new.position(actions=True)["actions"] == json.loads(record)["actions"]
    new = ann.make("irrigate", "me", "me", **{"from": {"table": old.id, "at": 2}})
    table = new.look()
    assert (table["position"], table["from"]) == (2, {"table": old.id, "at": 2})
    for seats, text in ((3, record), (2, "{}")):
        body = {"seats": [{"kind": "me"}] * seats, "from": {"record": text}}
        assert ann.http.post("/api/tables", json=body).json()["code"] == "invalid"


def test_hints(ann: Person) -> None:
    table = ann.make("aqua-romana", "me", "faber")
    best = table.post("hint")["best"]
    assert best[0]["text"] in table.legal()
    assert len(best[0]["chances"]) == 2
    for advice in best:
        told = [said(one["message"], tuple(one["things"])) for one in advice["sentences"]]
        assert advice["why"] == ", ".join(told) != ""
    silent = ann.make("aqua-romana", "me", "faber", hints=False, chat=False)
    assert silent.post("hint", 403)["code"] == "no-hints"
    assert silent.post("chat", 403, text="hm")["code"] == "no-chat"


def reasons(table: AtTable, at: int, status: int = 200) -> Json:
    return table.person.get(f"{table.path}/reasons", status, at=at)


def test_what_speaks_for_an_action_that_was_taken(ann: Person, bea: Person) -> None:
    table = ann.make("irrigate", "me", "me", public=True)
    table.act("draw")
    table.act()
    said_of_it = reasons(table, 2)
    told = [said(one["message"], tuple(one["things"])) for one in said_of_it["sentences"]]
    assert said_of_it["why"] == ", ".join(told) != ""
    assert reasons(table, 1, 409)["code"] == "not-playing"  # Chance drew the tile
    assert reasons(table, table.look()["position"], 404)["code"] == "no-such-position"
    assert reasons(table.seen_by(bea), 2, 403)["code"] == "not-your-seat"
    silent = ann.make("irrigate", "me", "me", hints=False)
    silent.act("draw")
    assert reasons(silent, 0, 403)["code"] == "no-hints"


def test_chances_are_for_those_who_look_on_until_the_end(
    server: Serving, ann: Person, bea: Person
) -> None:
    """To players they would be a hint; where hints are off nobody could tell who asks."""
    table = ann.make("irrigate", "me", "me", public=True)
    table.act("draw")
    seen = bea.get(f"{table.path}/chances")
    assert seen["position"] == table.look()["position"]
    assert sum(seen["chances"]) == pytest.approx(1, abs=0.001)
    assert len(seen["chances"]) == 2
    assert bea.get(f"{table.path}/chances", at=0)["position"] == 0
    assert bea.get(f"{table.path}/chances", 404, at=999)["code"] == "no-such-position"
    assert ann.get(f"{table.path}/chances", 403)["code"] == "no-hints"
    assert httpx.get(f"{server.url}{table.path}/chances").status_code == 401
    table.post("concede", seat=0)
    assert ann.get(f"{table.path}/chances", at=1)["position"] == 1
    silent = ann.make("irrigate", "me", "me", public=True, hints=False)
    assert bea.get(f"{silent.path}/chances", 403)["code"] == "no-hints"


def test_hints_are_for_those_who_play_at_the_table_or_made_it(
    server: Serving, ann: Person, bea: Person
) -> None:
    table = ann.make("irrigate", "me", "tiro", public=True)
    assert httpx.post(f"{server.url}{table.path}/hint", json={}).status_code == 401
    stranger = table.seen_by(bea)
    assert stranger.post("hint", 403)["code"] == "not-your-seat"
    made = ann.make("irrigate", "open", "tiro")
    made.seen_by(bea).take(0, key=made.links[0])
    assert made.post("hint")["best"]


def test_a_clock_that_runs_out_brings_a_bot(ann: Person) -> None:
    table = ann.make("irrigate", "me", "open", clock={"per": "move", "seconds": 5})
    table.post("start", level="faber")
    left = table.look()["seats"][0]["left_ms"]
    assert 0 < left <= 5000
    table.wait_for("over", 60)  # the bots finish the game among themselves
    assert table.look()["seats"][0]["stand_in"]


def test_streams_deliver_past_and_future_once(
    server: Serving, both: tuple[AtTable, AtTable]
) -> None:
    first, second = both
    stream = Following(server.url, first.id, token=second.person.token)
    stream.presence({"here": [1], "watching": 0})
    first.act("draw")
    first.act()
    last = first.look()["number"]
    heard = [stream.event() for _ in range(last)]
    assert [event["number"] for event in heard] == list(range(1, last + 1))
    again = Following(server.url, first.id, after=last - 2)
    assert [again.event()["number"] for _ in range(2)] == [last - 1, last]
    stream.presence({"here": [1], "watching": 1})


def test_streams_with_positions(server: Serving, both: tuple[AtTable, AtTable]) -> None:
    first, _ = both
    early = Following(server.url, first.id, positions=True)
    early.event("started")
    first.act("draw")
    first.act()
    late = Following(server.url, first.id, positions=True)
    number = first.look()["number"]
    for stream in (early, late):
        while (event := stream.event())["number"] < number:
            pass
        # What an action brought about stands in its event already.
        assert {**event["at"], "aftermath": event.get("aftermath", [])} == first.position()
    drawn = Following(server.url, first.id, after=number - 2, positions=True).event()
    assert drawn["at"]["position"] == first.position()["position"] - 1


@pytest.mark.parametrize("game", game_names())
def test_bots_alone_play_to_the_end_at_full_speed(ann: Person, game: str, tmp_path: Path) -> None:
    table = ann.make(game, "faber", "tiro", "faber", public=True, pause=True)
    done = table.wait_for("over", 60)
    assert done["ended"] == "played"
    file = tmp_path / "record.json"
    file.write_text(ann.http.get(f"{table.path}/record").text)
    assert main(["check", str(file)]) == 0
    assert json.loads(file.read_text())["dice"]["commitment"] == done["commitment"]


def test_a_review_is_made_in_the_background(ann: Person) -> None:
    # Bots alone may be done before one has asked.
    assert ann.make("irrigate", "me", "me").post("review", 409)["code"] == "not-over"
    table = ann.make("irrigate", "faber", "faber")
    assert ann.get(f"{table.path}/review", 404)["code"] == "no-review"
    done = table.wait_for("over", 60)
    assert table.post("review", 202)["progress"] < 1
    path = f"{table.path}/review"
    found = eventually(lambda: (r := ann.get(path))["progress"] == 1 and r, 100)
    assert len(found["steps"]) == done["position"]
    assert eventually(lambda: table.look()["number"] == done["number"] + 1)


def test_bots_pause_where_people_play(server: Serving, ann: Person) -> None:
    table = ann.make("irrigate", "faber", "me", pause=True)
    began = table.look()["made_at"]
    table.wait_for_turn(1)
    stream = Following(server.url, table.id)
    assert stream.event("action")["made_at"] - began >= 400


def test_bots_do_not_rush_through_a_play_that_somebody_may_come_back_to(ann: Person) -> None:
    table = ann.make("aqua-romana", "me", "tiro", pause=True)
    table.post("seats/0/leave", level="tiro")
    eventually(lambda: table.look()["position"] > 0)
    time.sleep(1)
    assert table.look()["status"] == "playing"
    table.take(0)
    assert table.look()["mine"] == [0]
