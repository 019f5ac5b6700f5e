"""The server of one screen, as its worker talks to it: lines of JSON in, lines of JSON out.

What an answer changed has to be written before it is told. Whatever waits, for storage or for
thinking, waits outside: in here everything is answered at once.
"""

import time
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from aquae.server.local.asks import Ask, Reply
from aquae.server.local.following import Follower
from aquae.server.local.routes import Routes
from aquae.server.local.tables import HERE, Missing, Tables
from aquae.server.local.thinking import LocalThinker
from aquae.server.tables.codec import Data, decoded, encoded, told
from aquae.server.tables.commands import act_for_bots, tell_reviewed, time_out
from aquae.server.tables.live import Command, LiveTable
from aquae.server.tables.problems import Problem
from aquae.server.tables.tokens import new_id
from aquae.server.thinking.asking import choose_at
from aquae.server.thinking.levels import is_quick, work_at
from aquae.server.thinking.messages import line_of

PERSON: Final = "here"
"""Everybody at this screen."""
NEARLY: Final = 0.99
"""As far as a review gets before it is there."""
SLICE_SECONDS: Final = 0.05
"""How long bots among themselves play before what they did is written and told."""


def wall_ms() -> int:
    return time.time_ns() // 1_000_000


class LocalServer:
    def __init__(self, person: str = PERSON, now: Callable[[], int] = wall_ms) -> None:
        self.tables = Tables(person, now)
        self.routes = Routes(self.tables, person)
        self.thinker = LocalThinker()
        self.followers: dict[int, Follower] = {}

    def take(self, table_id: str, kept: str) -> None:
        """A table as it was read, with its review if it has one; `null` if there is none."""
        found = decoded(kept)
        self.tables.take(table_id, found)
        if found is not None and found.get("review"):
            self._keep_review(table_id, decoded(found["review"]))

    def forget(self, table_id: str) -> None:
        self.tables.forget(table_id)

    def number(self, table_id: str) -> int:
        """The last event that is known of a table; 0 of one that has to be read."""
        known = self.tables.known.get(table_id)
        return 0 if known is None else known.number

    def known(self) -> str:
        """The tables that need not be read, unless another page has changed them."""
        return encoded([*self.tables.known]).decode()

    def answer(self, request: str) -> str:
        """The answer with what has to be written first; or the table that has to be read."""
        asked = decoded(request)
        ask = Ask(asked["method"], asked["path"], asked.get("body"), asked.get("key", ""))
        return self._answered(lambda: self.routes.answer(ask))

    def _answered(self, work: Callable[[], Reply]) -> str:
        try:
            reply = work()
        except Missing as missing:
            return encoded({"needs": missing.table_id}).decode()
        except Problem as problem:
            reply = Reply(problem.status, told(problem.document()))
        return self._sent(reply)

    def _sent(self, reply: Reply) -> str:
        sent: Data = {
            "status": reply.status,
            "body": reply.body.decode(),
            "question": reply.question.decode(),
            "work": reply.work.decode(),
            "changes": self.tables.taken_changes(),
        }
        return encoded(sent).decode()

    def due(self, table_id: str) -> str:
        """What a table waits for, with the question for its bots; `null` if for nothing."""
        table = self.tables.known.get(table_id)
        due = work_at(table) if isinstance(table, LiveTable) else None
        if due is None or not isinstance(table, LiveTable):
            return "null"
        wait = due.due_at - self.tables.now()
        asked = {} if due.what == "clock" else self._questions(table, due.what)
        return encoded({**due._asdict(), "wait": wait, **asked}).decode()

    def _questions(self, table: LiveTable, what: str) -> Data:
        """What to ask whoever thinks; and what to ask here, if nothing comes of that."""
        question = choose_at(table, what, SLICE_SECONDS)
        other = table.creation.stand_in
        levels = [None if level is None else other for level in question.levels]
        instead = replace(question, levels=levels, seconds=0.0)
        return {"question": line_of(question).decode(), "instead": line_of(instead).decode()}

    def think(self, question: str) -> str:
        """The answer of a bot that needs no time for it."""
        return self.thinker.think(question)

    def moved(self, table_id: str, number: int, texts: str) -> str:
        """What bots chose, as an answer to nobody."""
        return self._done(table_id, act_for_bots(number, decoded(texts)))

    def timed_out(self, table_id: str, number: int) -> str:
        return self._done(table_id, time_out(number, self.tables.now()))

    def note_progress(self, table_id: str, share: float) -> None:
        self.routes.reviews[table_id] = {"progress": min(share, NEARLY)}

    def reviewed(self, table_id: str, found: str) -> str:
        """The review of a play is there; `null` if nothing came of it."""
        review = decoded(found)
        if review is None:
            self.routes.reviews.pop(table_id, None)
            return self._sent(Reply(200, b"null"))
        self._keep_review(table_id, review)
        if not table_id.startswith(HERE):
            return self._sent(Reply(200, b"null"))
        return self._done(table_id, tell_reviewed)

    def _keep_review(self, table_id: str, review: Data) -> None:
        self.routes.reviews[table_id] = {"progress": 1, **review}

    def _done(self, table_id: str, command: Command) -> str:
        def work() -> Reply:
            # Not a number of this process: its memory may have been that of an earlier one.
            return Reply(200, self.tables.perform(table_id, command, new_id()))

        return self._answered(work)

    def follow(self, stream: int, path: str) -> None:
        """Tell a stream from now on what its address asks for."""
        ask = Ask("GET", path, None, "")
        is_with_positions = ask.is_said("positions")
        table_id = ask.path.split("/")[3]
        self.followers[stream] = Follower(table_id, ask.number("after") or 0, is_with_positions)

    def thinks(self, table_id: str) -> bool:
        """Whether a bot sits there that takes its time."""
        table = self.tables.known.get(table_id)
        bots = [] if table is None else [seat for seat in table.seats if seat.is_bot]
        return any(not is_quick(bot.level) for bot in bots)

    def unfollow(self, stream: int) -> None:
        self.followers.pop(stream, None)

    def news(self, stream: int) -> str:
        """What a stream has yet to be told; or the table that has to be read."""
        follower = self.followers.get(stream)
        try:
            table = None if follower is None else self.tables.found(follower.table_id)
        except Missing as missing:
            return encoded({"needs": missing.table_id}).decode()
        if follower is None or table is None:  # it may have been removed
            return "[]"
        return encoded(follower.news(table)).decode()
