"""Playing line by line at a table on a server: one types when it is one's turn, or when asked."""

import asyncio
import os
import sys
from collections.abc import Awaitable

from aquae.cli.desks.desk import Desk, beside
from aquae.cli.lines.shared import Lines
from aquae.core.errors import AquaeError
from aquae.games.spoken import Words


class TableSession(Lines):
    """A seat at a table. What others do is told as it happens; Ctrl-C leaves while they think."""

    def __init__(self, desk: Desk, words: Words, colour: bool, plain: bool) -> None:
        super().__init__(desk, words, colour, plain)
        self.known: list[int] = []
        """The actions that have been told."""
        self.drawn: list[int] | None = None
        """The actions after which the table was drawn last."""
        self.is_asked = False
        """Whether others wait for a yes or a no."""
        self.is_conceding = False
        self.finished = asyncio.Event()
        """Set once the end has been told."""
        self.heard = asyncio.Event()
        self.commands |= {
            "say": self.desk.chat,
            "concede": lambda _: self.concede(),
            "yes": lambda _: self.answer(True),
            "no": lambda _: self.answer(False),
        }

    def run(self) -> None:
        try:
            asyncio.run(self.sit())
        except KeyboardInterrupt:
            print()
        print(self.desk.leave(self.say))

    async def sit(self) -> None:
        print(self.desk.game.title)
        print(self.say("line.help"))
        print(self.say("line.table"), flush=True)
        listening = asyncio.create_task(self.listen())
        try:
            while await self.next_line():
                pass
        finally:
            listening.cancel()

    async def listen(self) -> None:
        """Tell what others do, for as long as one sits here."""
        async for news in self.desk.others():
            self.is_asked = self.is_asked or news.is_question
            self.catch_up()
            if news.key:
                print(self.telling.news(news), flush=True)

    def catch_up(self) -> None:
        """Tell what has happened since; draw the table when it is one's turn, or the last time."""
        actions = list(self.desk.walk.actions)
        if actions != self.known:
            self.tell_actions(actions)
        if (self.desk.awaits_me() or self.desk.is_over) and self.drawn != actions:
            self.draw()
            self.drawn = actions
        if self.desk.is_over and not self.finished.is_set():
            self.tell_ending()
            self.finished.set()
        sys.stdout.flush()
        self.heard.set()

    def tell_actions(self, actions: list[int]) -> None:
        """Those that are new, and how many were taken back before them."""
        pairs = enumerate(zip(self.known, actions, strict=False))
        most = min(len(self.known), len(actions))
        kept = next((number for number, (one, other) in pairs if one != other), most)
        if kept < len(self.known):
            print(self.say("undo.done", n=len(self.known) - kept))
        for line in self.told_from(kept):
            print(line)
        self.known = actions
        self.listed = []

    def is_due(self) -> bool:
        """Whether those who sit here have something to say."""
        is_waited_for = self.is_asked or self.is_conceding or self.finished.is_set()
        return is_waited_for or self.desk.awaits_me()

    async def next_line(self) -> bool:
        """One line from whoever sits here, once they have something to say; False to leave."""
        while not self.is_due():
            self.heard.clear()
            await self.heard.wait()
        line = None if self.finished.is_set() else await self.line_or_end()
        if line is None or self.is_farewell(line):
            return False
        if line:
            await self.obey(line.removeprefix(":"))
        return True

    async def line_or_end(self) -> str | None:
        """What is typed; None when nothing comes any more, or others end the game meanwhile."""
        typed = asyncio.ensure_future(beside(self.typed))
        ended = asyncio.ensure_future(self.finished.wait())
        done, left = await asyncio.wait({typed, ended}, return_when=asyncio.FIRST_COMPLETED)
        for one in left:
            one.cancel()
        return typed.result() if ended not in done else None

    def typed(self) -> str | None:
        who = self.desk.names[self.desk.walk.state.to_move] if self.desk.awaits_me() else ""
        print(f"{who}> ", end="", flush=True)
        return typed_line()

    async def obey(self, line: str) -> None:
        try:
            pending = self.understood(" ".join(line.split()))()
            if isinstance(pending, Awaitable):
                await pending
        except (AquaeError, OSError) as error:
            self.tell_failure(error)

    async def act(self, text: str) -> None:
        await self.desk.act(text)
        self.catch_up()

    async def undo(self) -> None:
        count = await self.desk.undo()
        if not count:
            print(self.say("undo.asked" if count is None else "undo.none"))
        self.catch_up()

    async def hint(self) -> None:
        seat = self.desk.walk.state.to_move
        print(self.telling.hints(await self.desk.hints(), seat))

    def concede(self) -> None:
        """Asks once more: there is no way back."""
        self.is_conceding = any(self.desk.is_mine(seat) for seat in range(len(self.desk.names)))
        print(self.telling.conceding() if self.is_conceding else self.say("concede.none"))

    async def answer(self, agree: bool) -> None:
        """To what others ask, or to whether one really wants to concede."""
        is_conceding, self.is_conceding = self.is_conceding, False
        if not is_conceding:
            self.is_asked = False
            await self.desk.answer(agree)
        elif agree:
            await self.desk.concede()
        self.catch_up()


def typed_line() -> str | None:
    """A line, None at the end of what is typed. Not `input`: while it waits for a line that nobody
    types any more, the program could not end."""
    line = b""
    while not line.endswith(b"\n"):
        byte = os.read(sys.stdin.fileno(), 1)
        if not byte:
            return None
        line += byte
    return line.decode(errors="replace").strip()
