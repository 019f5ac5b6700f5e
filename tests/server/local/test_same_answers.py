"""Identical plays at a server over HTTP and at the one inside a page: every answer is the same."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from aquae.games import game_names
from aquae.server.local.server import LocalServer
from aquae.server.tables import creating, rematch
from aquae.server.tables.codec import decoded, encoded
from aquae.server.thinking.messages import message_in
from aquae.server.thinking.thinker import Thinker
from tests.server.conftest import FREELY
from tests.server.local.fixed import numbered_secrets
from tests.server.serving import Following, Json, Person, Serving, eventually, serving

OF_THE_MOMENT = ("made_at", "changed_at", "left_ms", "request", "key", "docs")


@pytest.fixture(scope="module")
def fixed_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server whose dice are known, and this process with the same ones, table after table."""
    folder: Path = tmp_path_factory.mktemp("fixed")
    arguments = (*FREELY, "--data", str(folder / "data"))
    secret = numbered_secrets()
    with (
        pytest.MonkeyPatch.context() as patch,
        serving(folder, *arguments, program=("-m", "tests.server.local.fixed")) as server,
    ):
        patch.setattr(creating, "random_bytes", secret)
        patch.setattr(rematch, "random_bytes", secret)
        yield server


class Screen:
    """A page with its own server, and what it keeps."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.kept: dict[str, Json] = {}
        self.work = ""
        self.open()

    def open(self) -> None:
        """Begin again with nothing but what was kept."""
        self.server = LocalServer(self.person)

    def ask(self, method: str, path: str, body: Json = None, key: str = "") -> tuple[int, Json]:
        request = {"method": method, "path": path, "body": body, "key": key}
        reply = self._read_if_needed(lambda: self.server.answer(encoded(request).decode()))
        self.write(reply)
        self.work = reply["work"] or self.work
        if reply["question"]:
            answer = Thinker().answer(message_in(reply["question"].encode()))
            return reply["status"], {reply["body"]: answer}
        return reply["status"], decoded(reply["body"])

    def _read_if_needed(self, asked: Any) -> Json:
        reply = decoded(asked())
        if "needs" in reply:
            table = reply["needs"]
            self.server.take(table, encoded(self.kept.get(table)).decode())
            reply = decoded(asked())
        return reply

    def write(self, reply: Json) -> None:
        for change in reply["changes"]:
            kept = self.kept.setdefault(change["table"], {"events": []})
            if change["creation"]:
                kept["creation"] = change["creation"]
            kept["events"] += change["events"]

    def heard(self, path: str) -> list[Json]:
        self.server.follow(1, path)
        told = decoded(self.server.news(1))
        return [decoded(news["data"]) for news in told if news["event"] == "table"]


class Both:
    """Somebody who asks both servers the same, and hears the same."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.ann = Person(url)
        self.screen = Screen(self.ann.id)
        self.names: dict[str, str] = {}
        """The ids of tables at the server, and here."""
        self.streams: dict[str, Following] = {}

    def get(self, path: str) -> Json:
        answer = self.ann.http.get(self._far(path))
        return self._same(answer, *self.screen.ask("GET", path))

    def post(self, path: str, body: Json, key: str = "") -> Json:
        headers = {"Idempotency-Key": key} if key else {}
        far = decoded(self._far(encoded(body).decode()))
        answer = self.ann.http.post(self._far(path), json=far, headers=headers)
        return self._same(answer, *self.screen.ask("POST", path, body, key))

    def _far(self, path: str) -> str:
        for far, near in self.names.items():
            path = path.replace(near, far)
        return path

    def _same(self, answer: Any, status: int, found: Json) -> Json:
        self._name(answer.json(), found)
        assert (self.told(answer.json()), answer.status_code) == (self.told(found), status)
        return found

    def _name(self, far: Json, near: Json) -> None:
        """Tables get ids of their own: those that answers are about, and those of rematches."""
        if "table" in far and "table" in near and isinstance(far["table"], dict):
            self.names[far["table"]["id"]] = near["table"]["id"]
        for event, other in zip(far.get("events", []), near.get("events", []), strict=False):
            if event["kind"] == other["kind"] == "rematch":
                self.names[event["table"]] = other["table"]

    def told(self, data: Json) -> Json:
        """Without what is different every time."""
        if isinstance(data, dict):
            items = data.items()
            return {name: self.told(part) for name, part in items if name not in OF_THE_MOMENT}
        if isinstance(data, list):
            return [self.told(part) for part in data]
        return self.names.get(data, data) if isinstance(data, str) else data

    def make(self, game: str, *seats: Json, **more: Json) -> str:
        made = self.post("/api/tables", {"game": game, "seats": seats, **more})
        return f"/api/tables/{made['table']['id']}"

    def let_bots_move(self, path: str) -> None:
        """The server's bots move; the same texts come from those who think for the page."""
        due = decoded(self.screen.server.due(path.split("/")[-1]))
        if due is None:
            return
        before, far = due["number"], self._far(path)
        table = eventually(lambda: self._moved_on(far, before))
        news = self._heard(path, before, table["number"])
        texts = [event["text"] for event in news if event.get("by") == "bot"]
        moved = self.screen.server.moved(path.split("/")[-1], before, encoded(texts).decode())
        self.screen.write(decoded(moved))

    def _heard(self, path: str, after: int, last: int) -> list[Json]:
        """The server's events between two numbers; its one stream about a table goes on."""
        if path not in self.streams:
            self.streams[path] = Following(self.url, self._far(path).split("/")[-1])
        events = [self.streams[path].event()]
        while events[-1]["number"] < last:
            events.append(self.streams[path].event())
        return [event for event in events if event["number"] > after]

    def _moved_on(self, far: str, before: int) -> Json:
        table = self.ann.get(far)
        is_free = table["to_move"] == "over" or table["to_move"] in table["mine"]
        return table if table["number"] > before and is_free else None

    def same_stream(self, path: str, positions: bool) -> None:
        asked = f"{path}/events?after=0&positions={str(positions).lower()}"
        here = self.screen.heard(asked)
        there = Following(self.url, self._far(path).split("/")[-1], positions=positions)
        assert self.told(here) == self.told([there.event() for _ in here])


@pytest.fixture
def both(fixed_server: Serving) -> Both:
    return Both(fixed_server.url)


ME = {"kind": "me", "name": "Ann"}
BOB = {"kind": "me", "name": "Bob"}
FABER = {"kind": "bot", "level": "faber"}


def wonder(both: Both, path: str, position: Json, rng: Random) -> None:
    """Everything that can be asked about a position."""
    legal = position["legal"]
    text = rng.choice(legal)
    both.get(f"{path}/preview?text={text}")
    both.get(f"{path}/why?text={text}")
    both.get(f"{path}/why?thing={text.split()[-1]}&every=true")
    both.get(f"{path}/why?text=nonsense")
    both.get(f"{path}/position?at={rng.randrange(position['position'] + 1)}&actions=true")
    both.get(f"{path}/reasons?at={rng.randrange(position['position'] + 1)}")
    both.get(f"{path}/chances")
    for asked in ("dice", "log", "draws"):
        both.get(f"{path}/{asked}")


def act(both: Both, path: str, position: Json, rng: Random) -> None:
    """One action, right or wrong, perhaps twice, perhaps taken back."""
    number = both.get(path)["number"]
    body = {"at": number, "text": rng.choice(position["legal"])}
    key = f"{rng.random()}"
    done = both.post(f"{path}/actions", body, key)
    both.let_bots_move(path)
    last = both.get(path)["number"]
    if rng.random() < 0.2:
        assert both.post(f"{path}/actions", body, key) == done
        both.post(f"{path}/actions", {**body, "text": "other"}, key)
        both.post(f"{path}/actions", {**body, "at": number - 1})
        both.post(f"{path}/actions", {**body, "at": last, "text": "nonsense"})
    if rng.random() < 0.05:
        both.post(f"{path}/undo", {"at": last, "to": position["position"]}, f"u{key}")


def play(both: Both, path: str, rng: Random) -> None:
    """To the end, on a page that is closed and opened again now and then."""
    for turn in range(2000):
        both.let_bots_move(path)
        position = both.get(f"{path}/position")
        if position["to_move"] == "over":
            return
        if turn % 25 == 3:
            wonder(both, path, position, rng)
            both.screen.open()
        act(both, path, position, rng)


def review(both: Both, path: str) -> None:
    """Asked for alike; here whoever thinks for the page tells how far it has come."""
    both.get(f"{path}/review")
    both.post(f"{path}/review", {})
    server, table = both.screen.server, path.split("/")[-1]
    question = message_in(both.screen.work.encode())
    assert question.record == both.screen.ask("GET", f"{path}/record")[1]
    server.note_progress(table, 0.5)
    assert both.screen.ask("GET", f"{path}/review") == (200, {"progress": 0.5})
    both.screen.write(decoded(server.reviewed(table, '{"steps":[]}')))
    assert both.screen.ask("GET", f"{path}/review") == (200, {"progress": 1, "steps": []})
    told = both.screen.ask("GET", f"{path}/log")[1]["lines"][-1]
    assert told["text"] == "The play was reviewed"
    both.screen.kept[table]["review"] = '{"steps":[]}'
    both.screen.open()
    assert both.screen.ask("GET", f"{path}/review") == (200, {"progress": 1, "steps": []})


def look_back(both: Both, path: str) -> None:
    for asked in ("", "/record", "/dice", "/draws", "/log", "/position?at=3", "/chances?at=4"):
        both.get(path + asked)
    both.post(f"{path}/actions", {"at": 0, "text": "too late"})
    both.post(f"{path}/hint", {})
    both.same_stream(path, True)
    both.same_stream(path, False)


@pytest.mark.parametrize("game", game_names())
def test_two_at_one_screen_are_answered_alike(both: Both, game: str) -> None:
    rng = Random(game)
    path = both.make(game, ME, BOB, salted=True, first="die")
    both.get(path)
    both.post(f"{path}/salt", {"salt": "sea"})
    both.post(f"{path}/chat", {"text": "Hello"})
    play(both, path, rng)
    look_back(both, path)
    again = both.post(f"{path}/rematch", {"salted": False})["events"][-1]["table"]
    both.get(f"/api/tables/{again}")
    both.get(f"/api/tables/{again}/position")


@pytest.mark.parametrize("game", game_names())
def test_a_game_against_bots_is_answered_alike(both: Both, game: str) -> None:
    rng = Random(game)
    path = both.make(game, FABER, ME, FABER, pause=False, options={"players": 3})
    play(both, path, rng)
    look_back(both, path)
    review(both, path)


def test_seats_questions_and_ends_are_answered_alike(both: Both) -> None:
    game = game_names()[0]
    path = both.make(game, ME, {"kind": "open"}, pause=False, clock={"per": "day", "seconds": 60})
    both.post(f"{path}/seats/1/take", {"name": "bot: faber"})
    both.post(f"{path}/seats/7/take", {"name": "Bob"})
    both.post(f"{path}/seats/1/take", {"name": "Bob"})
    both.post(f"{path}/seats/1/link", {})
    both.post(f"{path}/start", {"level": "nobody"})
    legal = both.get(f"{path}/position")["legal"]
    number = both.get(path)["number"]
    both.post(f"{path}/answer", {"at": number, "agree": True})
    both.post(f"{path}/undo", {"at": number, "to": 5})
    both.post(f"{path}/chat", {"text": "a\u0301\u0301\u0301\u0301\u0301"})
    both.post(f"{path}/rematch", {})
    both.post(f"{path}/rematch/decline", {})
    both.post(f"{path}/concede", {"seat": 1})
    both.post(f"{path}/concede", {"seat": 1})
    both.get(path)
    other = both.make(game, ME, BOB)
    position = both.get(f"{other}/position")
    both.post(f"{other}/actions", {"at": both.get(other)["number"], "text": position["legal"][0]})
    both.post(f"{other}/end", {"at": both.get(other)["number"]})
    both.get(f"{other}/record")
    assert legal == position["legal"]


def test_what_is_about_no_table_is_answered_alike(both: Both) -> None:
    both.get("/api/games")
    both.get("/api/games/irrigate/options/layout?value=number:7")
    both.get("/api/games/irrigate/options/nothing?value=number:7")
    both.get("/api/tables/local.unknown")
    both.get("/api/nowhere")
    both.post("/api/replay", {"record": "no record"})
    both.post("/api/tables", {"game": "chess", "seats": [ME, BOB]})
    both.post("/api/tables", {"game": "irrigate", "seats": [ME, {"kind": "bot", "level": "x"}]})
    path = both.make("irrigate", ME, BOB)
    record = encoded(both.get(f"{path}/record")).decode()
    both.post("/api/replay", {"record": record})
    both.post("/api/tables", {"seats": [ME, BOB], "from": {"record": record, "at": 0}})
    both.post("/api/tables", {"seats": [ME, BOB], "from": {"table": path.split("/")[-1]}})
