"""Whether a history is one that a faultless server could have had.

Everything that was acknowledged is stored, once, as it was answered; nothing that was refused is;
whatever people did was done by who held the seat, and somebody had asked for it; answers and
streams tell one and the same log.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import NamedTuple

from aquae.server.tables.tokens import digest, request_key
from tests.faults.history import ADMITTED, History, Json, Request, Row
from tests.faults.seats import holders_before

CLOCK_SECONDS = 3.0
DEEDS = {
    "act": ("action",),
    "undo": ("undone", "asked"),
    "end": ("asked", "ended"),
    "answer": ("answered",),
    "concede": ("conceded",),
    "take": ("joined", "returned"),
    "leave": ("left",),
    "link": ("linked",),
    "chat": ("chat",),
    "start": ("seated", "started"),
    "rematch": ("rematch", "offered"),
    "decline": ("declined",),
    "salt": ("salted",),
}
"""With which kind of event it begins when it is done."""
OF_PEOPLE = {kind for kinds in DEEDS.values() for kind in kinds} - {"seated", "ended"}
SAID_IN = {"act": "text", "chat": "text", "take": "name", "undo": "to"}
"""The member of a request that its first event repeats."""


class Flaw(NamedTuple):
    """What cannot be, and where to look."""

    table: str
    number: int
    sentence: str


def flaws(history: History) -> list[Flaw]:
    return [flaw for check in CHECKS for flaw in check(history)]


def only_honest_failures(history: History) -> Iterator[Flaw]:
    """A server that cannot do a thing says so; everything else is a bug of it."""
    for request in history.requests:
        if request.status >= 500 and not (request.status == 503 and request.code in ADMITTED):
            yield Flaw(request.table, 0, f"answered with {request.status}: {request}")


def numbers_without_gaps(history: History) -> Iterator[Flaw]:
    for table, stored in history.log.items():
        numbers = [row.number for row in stored.rows]
        if numbers != list(range(1, len(numbers) + 1)):
            yield Flaw(table, 0, f"the numbers are {numbers}")
        if stored.head != len(numbers):
            yield Flaw(table, stored.head, f"the head is {stored.head}, the last {numbers[-1:]}")
        is_over = any(row.kind == "ended" for row in stored.rows)
        if is_over != (stored.status == "over"):
            yield Flaw(table, 0, f"the table is called {stored.status}")


def acknowledged_is_stored(history: History) -> Iterator[Flaw]:
    for request in history.writes():
        if request.what == "make" and request.is_done:
            stored = history.log.get(request.answer["table"]["id"])
            if stored is None or stored.creator != request.person:
                yield Flaw(request.table, 0, f"the table that was made is lost: {request}")
        for event in request.events:
            row = _row(history, request.table, event["number"])
            if row is None or not tells(event, row):
                yield Flaw(request.table, event["number"], f"acknowledged, but not so: {request}")
        is_told = request.what != "link" or not request.is_done
        if not is_told and len(_rows_of(history, request)) != 1:
            yield Flaw(request.table, 0, f"acknowledged, but not there once: {request}")
        yield from _as_wished(request)


def _as_wished(request: Request) -> Iterator[Flaw]:
    """What was done is what was asked for."""
    if not request.events or request.what not in DEEDS:
        return
    first = request.events[0]
    member = SAID_IN.get(request.what)
    wrong = member in first and first[member] != request.body[member]
    if wrong or first["kind"] not in DEEDS[request.what]:
        yield Flaw(request.table, first["number"], f"something else was done: {request}")


def tells(event: Json, row: Row) -> bool:
    """Whether an event, as servers tell it, is what is stored. They may tell more."""
    hidden = ("person", "key_hash", "salt")
    told = {name: value for name, value in row.data.items() if name not in hidden}
    own = {"number": row.number, "kind": row.kind, "seat": row.seat, "made_at": row.made_at}
    return holds({**told, **own}, event)


def holds(part: Json, whole: Json) -> bool:
    if isinstance(part, dict) and isinstance(whole, dict):
        return all(name in whole and holds(value, whole[name]) for name, value in part.items())
    return bool(part == whole)


def _row(history: History, table: str, number: int) -> Row | None:
    stored = history.log.get(table)
    if stored is None or not 0 < number <= len(stored.rows):
        return None
    return stored.rows[number - 1]


def done_once(history: History) -> Iterator[Flaw]:
    """No event belongs to two requests, and repeating a request changes nothing."""
    claims: dict[tuple[str, int], Request] = {}
    for attempts in history.attempts().values():
        done = [request for request in attempts if request.events]
        for request in done:
            if request.body == done[0].body and request.events != done[0].events:
                yield Flaw(request.table, 0, f"answered otherwise when repeated: {request}")
            if request.body != done[0].body:
                yield Flaw(request.table, 0, f"a key was good for another request: {request}")
        for event in done[0].events if done else ():
            other = claims.setdefault((done[0].table, event["number"]), done[0])
            if other is not done[0]:
                text = f"one event for two requests: {other} and {done[0]}"
                yield Flaw(done[0].table, event["number"], text)


def keys_once(history: History) -> Iterator[Flaw]:
    """Each Idempotency-Key has opened at most one request in all logs."""
    seen: dict[str, tuple[str, int]] = {}
    for table, stored in history.log.items():
        for row in stored.rows:
            if row.key is None:
                continue
            if row.key in seen:
                yield Flaw(table, row.number, f"done twice, first at {seen[row.key]}")
            seen[row.key] = (table, row.number)


def refused_is_not_stored(history: History) -> Iterator[Flaw]:
    keys = {row.key for stored in history.log.values() for row in stored.rows}
    words = {
        row.data.get("text" if row.kind == "chat" else "name")
        for stored in history.log.values()
        for row in stored.rows
        if row.kind in ("chat", "joined", "returned")
    }
    for attempts in history.attempts().values():
        first = attempts[0]
        if not all(request.is_refused for request in attempts):
            continue
        by_key = first.key is not None and request_key(first.person, first.key) in keys
        by_word = first.what in ("chat", "take") and first.body[SAID_IN[first.what]] in words
        if by_key or by_word:
            yield Flaw(first.table, 0, f"refused, but done: {first}")


def asked_for_by_who_sits_there(history: History) -> Iterator[Flaw]:
    """Each deed of people was asked for by somebody, who held the seat."""
    claimed = _claims(history)
    maybe = _unanswered(history)
    by_key = {
        request_key(attempts[0].person, attempts[0].key): attempts[0]
        for attempts in history.attempts().values()
        if attempts[0].key is not None
    }
    for table, stored in history.log.items():
        for row, holders in holders_before(stored.rows):
            if row.key is None or row.kind not in OF_PEOPLE or row.data.get("by") == "bot":
                continue
            request = claimed.get((table, row.number)) or by_key.get(row.key)
            if row.kind == "rematch":  # whoever asks is shown the one table, made by the first
                request = _asked_first(history, table, holders.get(row.seat or 0))
            person = request.person if request else _likely(maybe, table, row, holders)
            if person is None:
                yield Flaw(table, row.number, f"nobody asked for {row}")
            elif not _may(row, holders, person, stored.creator):
                yield Flaw(table, row.number, f"done for another's seat: {request or row}")


def _claims(history: History) -> dict[tuple[str, int], Request]:
    """Who was answered that an event is theirs."""
    return {
        (request.table, number): request
        for request in history.writes()
        for number in [event["number"] for event in request.events[:1]]
        + [row.number for row in _rows_of(history, request)]
    }


def _asked_first(history: History, table: str, person: str | None) -> Request | None:
    """A person's request for a rematch, whatever was answered."""
    wanted = (table, "rematch", person)
    asked = (request for request in history.writes() if not request.is_refused)
    return next((one for one in asked if (one.table, one.what, one.person) == wanted), None)


def _rows_of(history: History, request: Request) -> list[Row]:
    """What is stored of a request whose answer names no events."""
    stored = history.log.get(request.table)
    if request.what != "link" or not request.is_done or stored is None:
        return []
    wanted = {"key_hash": digest(request.answer["key"])}
    return [row for row in stored.rows if holds(wanted, row.data)]


def _unanswered(history: History) -> Counter[tuple[str, str, str]]:
    """Requests that may have happened: table, kind of event, and who asked."""
    return Counter(
        (request.table, kind, request.person)
        for request in history.writes()
        if request.is_unknown and request.key is None
        for kind in DEEDS.get(request.what, ())
    )


def _likely(
    maybe: Counter[tuple[str, str, str]], table: str, row: Row, holders: dict[int, str | None]
) -> str | None:
    """Whose unanswered request this may have been."""
    holder = row.data.get("person") or (None if row.seat is None else holders.get(row.seat))
    fits = [name for name in maybe if name[:2] == (table, row.kind) and maybe[name] > 0]
    found = next((name for name in fits if name[2] == holder), next(iter(fits), None))
    if found is None:
        return None
    maybe[found] -= 1
    return found[2]


def _may(row: Row, holders: dict[int, str | None], person: str, creator: str) -> bool:
    if row.kind == "joined":
        return bool(row.data["person"] == person)
    if row.kind == "started":
        return person == creator or person in holders.values()
    assert row.seat is not None
    holder = holders.get(row.seat)
    return person == holder or (row.kind == "linked" and person == creator)


def in_the_order_of_answers(history: History) -> Iterator[Flaw]:
    """What was answered before something else was asked for happened before it."""
    for table, requests in _by_table(request for request in history.writes() if request.events):
        last, finished = 0, sorted(requests, key=lambda request: request.ended)
        for request in sorted(requests, key=lambda request: request.began):
            while finished and finished[0].ended < request.began:
                last = max(last, finished.pop(0).events[0]["number"])
            first = request.events[0]["number"]
            if first < last and not _is_repeated(history, request):
                yield Flaw(table, first, f"happened before {last}, asked for later: {request}")


def _is_repeated(history: History, request: Request) -> bool:
    """Whether the request may have been done by an earlier attempt."""
    return request.key is not None and any(
        other.key == request.key and other.person == request.person and other.began < request.began
        for other in history.requests
    )


def _by_table(requests: Iterator[Request]) -> list[tuple[str, list[Request]]]:
    found: dict[str, list[Request]] = {}
    for request in requests:
        found.setdefault(request.table, []).append(request)
    return list(found.items())


def no_server_forgets(history: History) -> Iterator[Flaw]:
    """At one server a table never goes back behind what that server has told."""
    told: dict[tuple[str, str], list[Request]] = {}
    for request in history.requests:
        if request.is_done and request.answer and "number" in request.answer:
            told.setdefault((request.server, request.table), []).append(request)
    for (_, table), requests in told.items():
        known, finished = 0, sorted(requests, key=lambda request: request.ended)
        for request in sorted(requests, key=lambda request: request.began):
            while finished and finished[0].ended < request.began:
                known = max(known, finished.pop(0).answer["number"])
            number = request.answer["number"]
            if request.what == "look" and number < known:
                yield Flaw(table, number, f"{known} was known there: {request}")


def at_the_right_time(history: History) -> Iterator[Flaw]:
    """Skewed clocks of servers show neither in times nor in whose time runs out."""
    if not history.is_timed:
        return
    for attempts in history.attempts().values():
        for request in attempts:
            began = min(other.began for other in attempts)
            for event in request.events:
                at = event["made_at"] / 1000
                if not began - CLOCK_SECONDS <= at <= request.ended + CLOCK_SECONDS:
                    yield Flaw(request.table, event["number"], f"at {at}: {request}")
    for table, stored in history.log.items():
        for row in stored.rows:
            if row.kind == "timed_out":
                yield Flaw(table, row.number, "nobody's time has run out")


def streams_tell_the_log(history: History) -> Iterator[Flaw]:
    for heard in history.streams:
        if heard.resets:
            yield Flaw(heard.table, 0, "a stream began again, and nothing was set back")
        numbers = [event["number"] for event in heard.events]
        if numbers != list(range(1, len(numbers) + 1)):
            yield Flaw(heard.table, _first_gap(numbers), f"a stream told {numbers}")
        if len(numbers) < heard.mark:
            yield Flaw(heard.table, len(numbers), f"a stream is deaf, {heard.mark} has happened")
        for event in heard.events:
            row = _row(history, heard.table, event["number"])
            if row is None or not tells(event, row):
                yield Flaw(heard.table, event["number"], f"a stream told {event}")


def _first_gap(numbers: list[int]) -> int:
    return next((place for place, number in enumerate(numbers, 1) if number != place), 0)


def seats_as_shown(history: History) -> Iterator[Flaw]:
    """Who holds which seat, at every server, follows from the log."""
    for server, table, shown in history.shown:
        stored = history.log.get(table)
        if stored is None:
            yield Flaw(table, 0, f"shown by {server}, but not stored")
            continue
        rows = stored.rows[: shown["number"]]
        holders = [holders for _, holders in holders_before([*rows, Row(0, "", None, {}, 0)])][-1]
        seats = {seat["seat"]: seat["person"] for seat in shown["seats"] if seat["person"]}
        if seats != {seat: person for seat, person in holders.items() if person}:
            yield Flaw(table, shown["number"], f"{server} shows {seats}, the log says {holders}")


CHECKS: list[Callable[[History], Iterator[Flaw]]] = [
    only_honest_failures,
    numbers_without_gaps,
    acknowledged_is_stored,
    done_once,
    keys_once,
    refused_is_not_stored,
    asked_for_by_who_sits_there,
    in_the_order_of_answers,
    no_server_forgets,
    at_the_right_time,
    streams_tell_the_log,
    seats_as_shown,
]


def excerpt(history: History, flaw: Flaw, around: int = 8) -> str:
    """The part of a history that a flaw is about."""
    stored = history.log.get(flaw.table)
    rows = [] if stored is None else stored.rows
    near = [row for row in rows if abs(row.number - flaw.number) <= around]
    about = [request for request in history.writes() if request.table == flaw.table]
    close = [
        request
        for request in about
        if any(abs(event["number"] - flaw.number) <= around for event in request.events)
        or str(request) in flaw.sentence
        or request.is_unknown
    ]
    if not flaw.table:
        return flaw.sentence
    lines = [f"table {flaw.table}, number {flaw.number}: {flaw.sentence}", "  stored:"]
    lines += [f"    {row}" for row in near]
    lines += ["  asked:", *[f"    {request}" for request in (close or about)[-4 * around :]]]
    return "\n".join(lines)
