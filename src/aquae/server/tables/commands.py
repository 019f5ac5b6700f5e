"""What people, bots and clocks can do at a table: judged first, then told as events.

Each command is a generator over what happens. It raises its Problem before the first happening,
and it may rely on each being folded into the table before the next is asked for.
"""

from collections.abc import Iterator
from typing import NamedTuple

from aquae.core.errors import Refused
from aquae.core.state import CHANCE, OVER
from aquae.server.tables.bounds import judge_number
from aquae.server.tables.endings import end_deserted, ending, give_up
from aquae.server.tables.events import (
    Acted,
    Answered,
    Asked,
    By,
    Created,
    Ended,
    Happening,
    Joined,
    Left,
    Linked,
    Returned,
    Reviewed,
    Said,
    Salted,
    Started,
    TimedOut,
    Undone,
)
from aquae.server.tables.live import Command, LiveTable, outcome_of
from aquae.server.tables.logged import LoggedTable, Question, Seat
from aquae.server.tables.problems import Problem, refused
from aquae.server.tables.rating import befriended
from aquae.server.tables.sandbox import judge_draw
from aquae.server.tables.seating import judge_taking, lot_for, moved_round, place_of


class Sitter(NamedTuple):
    """Who sits at a table from the start, and whether a salt of theirs is to come."""

    person: str
    name: str
    salted: bool


def open_table(persons: dict[int, Sitter], creator: str) -> Command:
    """The first events of a table: made, and taken by whoever sits there from the start."""
    # Nobody has given a salt: it has to come after the commitment, which nobody knows yet.

    def command(table: LiveTable) -> Iterator[Happening]:
        yield Created(creator)
        for place, (person, name, salted) in persons.items():
            salt = None if salted else ""
            yield Joined(place, name, person, salt, table.wearing.worn()[place])
        yield from _start_if_full(table)

    return command


def _start_if_full(table: LiveTable) -> Iterator[Happening]:
    is_full = all(seat.kind != "open" for seat in table.seats)
    if table.status == "open" and is_full and not table.awaited():
        yield from _begin(table, table.creation.stand_in)


def _begin(table: LiveTable, level: str) -> Iterator[Happening]:
    """The salts are fixed and say who begins; bots sit down, and the play goes on by itself."""
    salts = table.salts
    lot = lot_for(table.creation, salts)
    if lot is not None:
        yield moved_round(lot, table.wearing.worn()[: len(salts)])
    bots = [place for place, seat in enumerate(table.seats) if seat.kind == "open"]
    yield Started(salts, bots, level)
    for text in table.creation.given:
        yield action_at(table, text, "given")
    yield from let_chance_act(table)


def action_at(table: LiveTable, text: str, by: By) -> Acted:
    mover = table.state.to_move
    seat = None if mover == CHANCE else mover
    return Acted(seat, table.position, text, by)


def let_chance_act(table: LiveTable) -> Iterator[Happening]:
    """Chance answers at once; so does the end."""
    while table.state.to_move == CHANCE:
        drawn = table.drawn()
        if drawn is None:
            return
        yield action_at(table, table.game.vocabulary.text(drawn), "chance")
    if table.state.to_move == OVER and table.status == "playing":
        yield Ended("played", outcome_of(table.state))


def start(person: str, level: str) -> Command:
    """Whoever made the table fills the open seats with bots."""

    def command(table: LiveTable) -> Iterator[Happening]:
        if table.creation.creator != person:
            raise Problem("not-your-table")
        if table.status != "open":
            raise Problem("not-open")
        yield from _begin(table, level)

    return command


def take(
    person: str,
    chair: int,
    name: str,
    key: str | None,
    salt: str,
    colour: str | None = None,
    invited: bool = False,
) -> Command:
    """Sit down at an open seat, come back to one's own, or move to it with a link."""

    def command(table: LiveTable) -> Iterator[Happening]:
        place = place_of(table, chair, key)
        seat = _seat(table, place)
        if table.status == "over":
            raise Problem("not-open")
        if seat.person == person:
            yield from _come_back(seat, place, name)
            return
        judge_taking(table, seat, person, key, invited)
        wish = colour if table.status == "open" else None
        yield Joined(place, name, person, salt, table.wearing.judged(place, wish))
        yield from _start_if_full(table)

    return command


def give_salt(person: str, salt: str) -> Command:
    """A salt for the dice from whoever has none yet; the play may have waited for it."""

    def command(table: LiveTable) -> Iterator[Happening]:
        own = table.seats_of(person)
        if not own:
            raise Problem("not-your-seat")
        without = [place for place in own if not table.seats[place].salt]
        if not without and all(table.seats[place].salt == salt for place in own):
            return
        if table.status != "open":
            raise Problem("not-open")
        if not without:
            raise Problem("salt-given")
        yield Salted(without[0], salt, without)
        yield from _start_if_full(table)

    return command


def _come_back(seat: Seat, place: int, name: str) -> Iterator[Happening]:
    if seat.conceded:
        raise Problem("conceded")
    if seat.stand_in:
        yield Returned(place, name)


def link(person: str, place: int, key_hash: str) -> Command:
    """A new key: for one's own seat, or for a vacant one at a table that one has made."""

    def command(table: LiveTable) -> Iterator[Happening]:
        seat = _seat(table, place)
        if table.status == "over":
            raise Problem("not-open")
        vacant = seat.kind == "open" or (seat.kind == "person" and seat.stand_in)
        allowed = seat.person == person or (vacant and table.creation.creator == person)
        if not allowed:
            raise Problem("not-your-seat")
        if seat.conceded:
            raise Problem("conceded")
        yield Linked(place, key_hash)

    return command


def leave(person: str, place: int, level: str) -> Command:
    def command(table: LiveTable) -> Iterator[Happening]:
        seat = _own_seat(table, place, person)
        if table.status == "over":
            raise Problem("not-playing")
        if not seat.stand_in:
            yield Left(place, level)
            yield from end_deserted(table)

    return command


def _seat(table: LiveTable, place: int) -> Seat:
    if not 0 <= place < len(table.seats):
        raise Problem("no-such-seat", f"there are seats 0 to {len(table.seats) - 1}")
    return table.seats[place]


def _own_seat(table: LiveTable, place: int, person: str) -> Seat:
    seat = _seat(table, place)
    if seat.person != person:
        raise Problem("not-your-seat")
    return seat


def _judge_playing(table: LiveTable) -> None:
    if table.status != "playing":
        raise Problem("not-playing", f"the table is {table.status}")


def act(person: str, at: int, text: str) -> Command:
    """An action of the seat to move, and Chance's answer."""

    def command(table: LiveTable) -> Iterator[Happening]:
        if not table.seats_of(person):
            raise Problem("not-your-seat")
        _judge_playing(table)
        judge_number(table, at)
        if table.creation.sandbox and table.state.to_move == CHANCE:
            judge_draw(table, text)
            yield action_at(table, text, "chance")
            return
        seat = table.seats[table.state.to_move]
        if table.state.to_move == CHANCE or seat.person != person or seat.stand_in:
            raise Problem("not-your-turn", f"it is the turn of seat {table.state.to_move}")
        _judge_action(table, text)
        yield action_at(table, text, "seat")
        yield from let_chance_act(table)

    return command


def _judge_action(table: LiveTable, text: str) -> None:
    try:
        refusal = table.state.why_not(table.game.vocabulary.number(text))
    except Refused as unknown:
        raise refused(text, unknown.refusal) from unknown
    if refusal is not None:
        raise refused(text, refusal)


def act_for_bots(changed_number: int, texts: list[str]) -> Command:
    """What bots chose in a row, if the play is still where they thought about it."""

    def command(table: LiveTable) -> Iterator[Happening]:
        if table.changed_number != changed_number or table.status != "playing":
            raise Problem("stale")
        for text in texts:
            if table.state.to_move < 0 or not table.seats[table.state.to_move].is_bot:
                return
            _judge_action(table, text)
            yield action_at(table, text, "bot")
            yield from let_chance_act(table)

    return command


def time_out(changed_number: int, now: int) -> Command:
    """A bot takes the seat whose time has run out."""

    def command(table: LiveTable) -> Iterator[Happening]:
        deadline = table.deadline()
        if table.changed_number != changed_number or deadline is None or deadline > now:
            raise Problem("stale")
        if table.seats[table.state.to_move].is_present:
            yield TimedOut(table.state.to_move, table.creation.stand_in)
            yield from end_deserted(table)

    return command


def undo(person: str, at: int, to: int) -> Command:
    """Free within one's own turn until Chance has spoken; beyond that others are asked."""

    def command(table: LiveTable) -> Iterator[Happening]:
        by = _judge_asking(table, person, at)
        _judge_undo(table, to)
        if _is_free(table, person, to):
            yield Undone(by, to)
        elif table.creation.daily:
            raise Problem("one-try")
        elif not table.people_besides(person):
            yield Undone(by, to)
            yield from befriended(table, by, "undo")
        elif table.creation.passing:
            raise Problem("not-by-link")
        else:
            yield Asked(by, "undo", to)

    return command


def _judge_asking(table: LiveTable, person: str, at: int) -> int:
    """The seat in whose name a person asks for something."""
    own = [place for place in table.seats_of(person) if table.seats[place].is_present]
    if not own:
        raise Problem("not-your-seat")
    _judge_playing(table)
    judge_number(table, at)
    if table.asked is not None:
        raise Problem("already-asked")
    return table.state.to_move if table.state.to_move in own else own[0]


def _judge_undo(table: LiveTable, to: int) -> None:
    if not len(table.creation.given) <= to < table.position:
        raise Problem("no-such-position", f"nothing was played here after position {to}")
    mover = table.movers[to]
    if mover < 0 or table.seats[mover].kind != "person":
        raise Problem("invalid", f"no person was to move at position {to}")


def _is_free(table: LiveTable, person: str, to: int) -> bool:
    mover = table.state.to_move
    return table.seats[mover].person == person and set(table.movers[to:]) == {mover}


def end_together(person: str, at: int) -> Command:
    def command(table: LiveTable) -> Iterator[Happening]:
        by = _judge_asking(table, person, at)
        if table.people_besides(person):
            yield Asked(by, "end")
        else:
            yield ending(table, "agreed", [])

    return command


def answer(person: str, at: int, agree: bool) -> Command:
    """All other people have to agree; one who does not is enough to end the question."""

    def command(table: LiveTable) -> Iterator[Happening]:
        judge_number(table, at)
        question = table.asked
        waiting = [] if question is None else waiting_for(table, question)
        own = [place for place in waiting if table.seats[place].person == person]
        if question is None or not own:
            raise Problem("nothing-asked")
        yield Answered(own[0], agree, own)
        if agree and not waiting_for(table, question):
            yield from _granted(table, question)

    return command


def waiting_for(table: LoggedTable, question: Question) -> list[int]:
    """The seats whose people have not answered yet."""
    others = table.people_besides(table.seats[question.by].person)
    return [place for place in others if place not in question.agreed]


def _granted(table: LiveTable, question: Question) -> Iterator[Happening]:
    if question.to is None:
        yield ending(table, "agreed", [])
        return
    yield Undone(question.by, question.to)
    yield from befriended(table, question.by, "undo")


def concede(person: str, place: int) -> Command:
    """A bot plays on for the seat, unless only one is left who has not conceded."""

    def command(table: LiveTable) -> Iterator[Happening]:
        judge_conceding(table, person, place)
        yield from give_up(table, place)

    return command


def judge_conceding(table: LiveTable, person: str, place: int) -> None:
    """Only whoever sits there can, once."""
    seat = _own_seat(table, place, person)
    _judge_playing(table)
    if seat.conceded:
        raise Problem("conceded")


def say(person: str, text: str) -> Command:
    def command(table: LiveTable) -> Iterator[Happening]:
        own = table.seats_of(person)
        if not own:
            raise Problem("not-your-seat")
        if not table.creation.chat:
            raise Problem("no-chat")
        yield Said(own[0], table.seats[own[0]].name, text)

    return command


def tell_reviewed(table: LiveTable) -> Iterator[Happening]:
    """The review of the play is there."""
    yield Reviewed()
