"""People who do all that can be done at tables, right and wrong, and remember every answer."""

import itertools
import random
import threading
import time
from collections.abc import Callable
from dataclasses import replace

from aquae.server.tables.tokens import new_secret, person_of_token
from tests.faults.history import Json, Request
from tests.faults.world import Known, Lines, World

MOST_ATTEMPTS = 10
GAMES = ("aquaedukt", "aqua-romana", "irrigate")
SEATS = (
    ("me", "tiro"),
    ("me", "open"),
    ("me", "me"),
    ("me", "open", "faber"),
    ("open", "me", "open", "tiro"),
    ("me", "tiro", "tiro"),
)
NONSENSE = ("\u200b", "a" + "\u0301" * 30, "\ud800", "\u202etixe", "x" * 5000, "", "\x00")
COUNT = itertools.count(1)


class Somebody(threading.Thread):
    """Does one thing after the other until the world is over."""

    def __init__(self, world: World, seed: str, most_tables: int) -> None:
        super().__init__(daemon=True)
        self.world = world
        self.rng = random.Random(seed)
        self.most_tables = most_tables
        self.token = new_secret()
        self.id = person_of_token(self.token)
        self.lines = Lines(world, self.token)
        self.failure: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.world.over.is_set():
                self._do_something()
                time.sleep(self.rng.uniform(0, 0.02))
        except BaseException as failure:
            self.failure = failure
        finally:
            self.lines.close()

    def _do_something(self) -> None:
        if len(self.world.tables) < self.most_tables and self.rng.random() < 0.2:
            self.make()
        elif self.world.tables:
            known = self._table()
            table = self.look(known)
            if table is not None:
                self._at(known, table)

    def _table(self) -> Known:
        """Nearly always one where this person sits."""
        tables = self.world.tables[-self.most_tables :]
        own = [known for known in tables if self.id in known.people]
        return self.rng.choice(own if own and self.rng.random() < 0.8 else tables)

    def _at(self, known: Known, table: Json) -> None:
        """Whatever suits the table; now and then what does not."""
        if self.rng.random() < 0.15:
            deed = self.rng.choice(list(WEIGHTS))
        elif table["status"] == "open":
            deed = self.rng.choice(AT_OPEN)
        elif table["status"] == "over":
            deed = self.rng.choice((Somebody.rematch, Somebody.rematch, Somebody.decline))
        elif table["asked"] and self.rng.random() < 0.5:
            deed = Somebody.answer
        elif table["to_move"] in table["mine"] and self.rng.random() < 0.7:
            deed = Somebody.act
        else:
            (deed,) = self.rng.choices(list(WEIGHTS), list(WEIGHTS.values()))
        deed(self, known, table)

    def server(self) -> str:
        return self.rng.choice(list(self.world.ports))

    def look(self, known: Known) -> Json:
        path = f"/api/tables/{known.id}"
        request = Request(self.id, known.id, "look", self.server(), None, began=time.time())
        request.status, request.answer = self.lines.ask(request.server, "GET", path)
        request.ended = time.time()
        self.world.add(request)
        if request.is_unknown:
            time.sleep(self.rng.uniform(0.05, 0.3))
        if request.is_done and request.answer["mine"]:
            known.people.add(self.id)
        return request.answer if request.is_done else None

    def make(self) -> None:
        seats = [_seat(kind) for kind in self.rng.choice(SEATS)]
        body: Json = {
            "game": self.rng.choice(GAMES),
            "seats": seats,
            "pause": False,
            "public": self.rng.random() < 0.7,
            "first": self.rng.choice(("seated", "die", "random")),
            "clock": self.rng.choice((None, {"per": "move", "seconds": 3600})),
            "salted": self.rng.random() < 0.3,
        }
        request = Request(self.id, "", "make", self.server(), body)
        self.lines.send(request, "/api/tables")
        if request.is_done:
            self.world.know(request.answer["table"]["id"], request.answer["links"])

    def send(self, known: Known, what: str, body: Json, path: str = "") -> Request:
        request = Request(self.id, known.id, what, self.server(), body)
        return self.lines.send(request, f"/api/tables/{known.id}/{path or what}")

    def insist(self, known: Known, what: str, body: Json, path: str = "") -> None:
        """The same request with the same key until it is answered; sometimes even then."""
        key = f"{what} {next(COUNT)}"
        request = Request(self.id, known.id, what, "", body, key)
        for _ in range(MOST_ATTEMPTS):
            request = self._again(request, path)
            if not request.is_unknown or self.world.over.is_set():
                break
            time.sleep(self.rng.uniform(0.05, 0.5))
        if request.events:
            known.old.append(request)
            if self.rng.random() < 0.1:
                self._again(request, path)
            if self.rng.random() < 0.05:
                self._again(replace(request, body=_another(body)), path)

    def _again(self, request: Request, path: str = "") -> Request:
        again = Request(
            self.id, request.table, request.what, self.server(), request.body, request.key
        )
        return self.lines.send(again, f"/api/tables/{request.table}/{path or request.what}")

    def repeat(self, known: Known, table: Json) -> None:
        """What was done long ago."""
        own = [request for request in known.old if request.person == self.id]
        if own:
            request = self.rng.choice(own)
            self._again(request, "actions" if request.what == "act" else "")

    def act(self, known: Known, table: Json) -> None:
        at = table["number"]
        if self.rng.random() < 0.1:
            at = max(0, at + self.rng.choice((-7, -2, -1, 1, 5)))
        status, shown = self.lines.ask(self.server(), "GET", f"/api/tables/{known.id}/position")
        legal = shown["legal"] if status == 200 else []
        text = self.rng.choice(legal) if legal and self.rng.random() < 0.9 else "draw"
        if self.rng.random() < 0.05:
            text = self.rng.choice(("fly away", "place 1,1 NESW", "roll", "spring a1"))
        body = {"at": at, "text": text}
        if self.rng.random() < 0.9:
            self.insist(known, "act", body, "actions")
        else:
            self.send(known, "act", body, "actions")

    def undo(self, known: Known, table: Json) -> None:
        to = max(0, table["position"] - self.rng.choice((1, 1, 2, 3, 8)))
        self.insist(known, "undo", {"at": table["number"], "to": to})

    def answer(self, known: Known, table: Json) -> None:
        agree = self.rng.random() < 0.6
        self.send(known, "answer", {"at": table["number"], "agree": agree})

    def end(self, known: Known, table: Json) -> None:
        self.send(known, "end", {"at": table["number"]})

    def concede(self, known: Known, table: Json) -> None:
        self.send(known, "concede", {"seat": self._seat(table)})

    def chat(self, known: Known, table: Json) -> None:
        self.send(known, "chat", {"text": f"word {next(COUNT)}"})

    def take(self, known: Known, table: Json) -> None:
        opened = [seat["seat"] for seat in table["seats"] if seat["kind"] == "open"]
        seat = self.rng.choice(opened) if opened else self._seat(table)
        body: Json = {"name": f"Guest {next(COUNT)}", "salt": f"salt{next(COUNT)}"}
        if self.rng.random() < 0.7 and seat in known.keys:
            body["key"] = known.keys[seat]
        self.send(known, "take", body, f"seats/{seat}/take")

    def leave(self, known: Known, table: Json) -> None:
        self.send(known, "leave", {}, f"seats/{self._seat(table)}/leave")

    def link(self, known: Known, table: Json) -> None:
        seat = self._seat(table)
        request = self.send(known, "link", {}, f"seats/{seat}/link")
        if request.is_done:
            known.keys[seat] = request.answer["key"]

    def start_play(self, known: Known, table: Json) -> None:
        self.send(known, "start", {})

    def rematch(self, known: Known, table: Json) -> None:
        request = self.send(known, "rematch", {"salted": self.rng.random() < 0.3})
        for event in request.events:
            if event["kind"] == "rematch":
                self.world.know(event["table"], [])

    def decline(self, known: Known, table: Json) -> None:
        self.send(known, "decline", {}, "rematch/decline")

    def salt(self, known: Known, table: Json) -> None:
        self.send(known, "salt", {"salt": f"grain{next(COUNT)}"})

    def talk_nonsense(self, known: Known, table: Json) -> None:
        """What nobody may be called or say, or can even be read."""
        word = self.rng.choice(NONSENSE)
        if self.rng.random() < 0.5:
            self.send(known, "chat", {"text": word})
        else:
            seat = self._seat(table)
            self.send(known, "take", {"name": word}, f"seats/{seat}/take")

    def _seat(self, table: Json) -> int:
        """Nearly always one's own."""
        if table["mine"] and self.rng.random() < 0.8:
            return int(self.rng.choice(table["mine"]))
        return self.rng.randrange(len(table["seats"]))


WEIGHTS: dict[Callable[[Somebody, Known, Json], None], float] = {
    Somebody.act: 10,
    Somebody.repeat: 3,
    Somebody.chat: 3,
    Somebody.undo: 2,
    Somebody.answer: 1,
    Somebody.take: 2,
    Somebody.leave: 0.7,
    Somebody.link: 0.5,
    Somebody.end: 0.5,
    Somebody.concede: 0.3,
    Somebody.start_play: 0.3,
    Somebody.rematch: 0.3,
    Somebody.decline: 0.1,
    Somebody.salt: 0.1,
    Somebody.talk_nonsense: 0.3,
}


AT_OPEN = (Somebody.take, Somebody.take, Somebody.salt, Somebody.start_play, Somebody.chat)


def _seat(kind: str) -> Json:
    if kind == "me":
        return {"kind": kind, "name": f"Host {next(COUNT)}"}
    return {"kind": kind} if kind == "open" else {"kind": "bot", "level": kind}


def _another(body: Json) -> Json:
    """Another wish under the same key."""
    return {**body, "text": body["text"] + "x"} if "text" in body else {**body, "to": 12345}
