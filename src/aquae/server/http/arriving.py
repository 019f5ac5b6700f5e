"""How requests arrive: within bounds, in time, and over not too many connections.

All of it is counted while the bytes come in: what is too much is never gathered first.
"""

import asyncio
from typing import Final

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from aquae.server.http.guard import LARGEST_RECORD, Guard
from aquae.server.http.problems import answer_of
from aquae.server.http.responses import Answer, HeaderList
from aquae.server.tables.problems import Problem

LARGEST_HEAD: Final = 32 * 1024
MOST_HEADERS: Final = 100
LARGEST_MESSAGE: Final = 2 * LARGEST_RECORD
"""With all that is not the body itself: the sizes of chunks, and headers that come after them."""
PIECE: Final = LARGEST_HEAD // 2
"""Bytes that are parsed at a time."""
MOST_WAITING: Final = 32
"""Requests on one connection that wait for the answers to those before them."""
READING_SECONDS: Final = 60.0
"""How long an answer may wait for somebody to read it."""


def head_too_large(detail: str) -> Problem:
    return Problem("head-too-large", detail, limit="head")


class Arriving(HttpToolsProtocol):
    """uvicorn's own, with an eye on what has begun to arrive and is not there yet."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        assert isinstance(self.app, Guard)
        self.guard = self.app
        self.places: list[str] = []
        self.is_arriving = True
        self.size = 0
        """Bytes of the request that is on its way."""
        self.fault: Problem | None = None
        self.arrival: asyncio.TimerHandle | None = None
        self.reading: asyncio.TimerHandle | None = None
        try:
            self.places = self.guard.enter(self.client)
        except Problem as problem:
            self.hang_up(problem)
        else:
            self._wait_for_arrival()

    def connection_lost(self, exc: Exception | None) -> None:
        self._has_arrived()
        self.resume_writing()
        self.guard.service.connections.leave(self.places)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if len(data) <= PIECE:
            self._take(data)
            return
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            self._take(data[start : start + PIECE])

    def _take(self, piece: bytes) -> None:
        super().data_received(piece)
        if len(self.pipeline) > MOST_WAITING:
            self.hang_up(Problem("too-many", limit="pipeline"))
            return
        if not self.is_arriving:
            if self.arrival is not None:
                self._has_arrived()
            return
        self.size += len(piece)
        if self.size > LARGEST_MESSAGE:
            self.hang_up(Problem("too-large", limit="body"))
        elif self.size >= LARGEST_HEAD and self._is_in_head():
            self.hang_up(head_too_large(f"at most {LARGEST_HEAD} bytes"))
        elif self.arrival is None:
            self._wait_for_arrival()

    def _is_in_head(self) -> bool:
        return self.cycle is None or self.cycle.scope is not self.scope

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.is_arriving = True
        self.size = 0

    def on_header(self, name: bytes, value: bytes) -> None:
        if len(self.headers) >= MOST_HEADERS:
            self.fault = head_too_large(f"at most {MOST_HEADERS} headers")
            raise self.fault
        super().on_header(name, value)

    def on_message_complete(self) -> None:
        self.is_arriving = False
        super().on_message_complete()

    def _wait_for_arrival(self) -> None:
        seconds = self.guard.service.settings.request_seconds
        self.arrival = self.loop.call_later(seconds, self._is_late)

    def _has_arrived(self) -> None:
        if self.arrival is not None:
            self.arrival.cancel()
            self.arrival = None

    def _is_late(self) -> None:
        self.arrival = None
        if self.scope is None:
            self.transport.close()  # nobody has asked for anything
        else:
            self.hang_up(Problem("too-slow", limit="time"))

    def pause_writing(self) -> None:
        super().pause_writing()
        self.reading = self.loop.call_later(READING_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.reading is not None:
            self.reading.cancel()
            self.reading = None

    def send_400_response(self, msg: str) -> None:
        """Called for what is no HTTP."""
        self.hang_up(self.fault or Problem("malformed"))

    def hang_up(self, problem: Problem) -> None:
        """End the connection; with an answer, if no other one has begun."""
        self.guard.note_arrival(self.client, problem)
        if self._can_answer():
            answer = answer_of(problem)
            answer.headers.extend(self.guard.answer_headers)
            self.transport.write(self.written(answer, [(b"connection", b"close")]))
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.transport.close()

    def _can_answer(self) -> bool:
        if self.pipeline or self.transport.is_closing():
            return False
        if self.cycle is None or self.cycle.response_complete:
            return self._is_in_head()
        return not self._is_in_head() and not self.cycle.response_started

    def written(self, answer: Answer, more: HeaderList) -> bytes:
        """An answer as it is sent."""
        headers = [*self.server_state.default_headers, *answer.headers, *more]
        lines = b"".join([b"%b: %b\r\n" % header for header in headers])
        return b"%b%b\r\n%b" % (STATUS_LINE[answer.status], lines, answer.body)
