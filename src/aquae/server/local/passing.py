"""Playing by links: what becomes of a link that is opened, and of one's own turn."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from aquae.core.chance import SECRET_BYTES
from aquae.core.links.chains import number_of
from aquae.core.links.hands import GaveUp, Handed, Step, Taken
from aquae.core.links.letters import BadLink, letters_in
from aquae.core.links.passed import handed_in, record_of_handed
from aquae.core.lots import AS_SEATED, turned
from aquae.core.state import CHANCE
from aquae.games import game_called
from aquae.server.local.asks import person_name
from aquae.server.local.handed import HandedTable, id_of
from aquae.server.tables.codec import Data
from aquae.server.tables.commands import action_at, judge_conceding, let_chance_act
from aquae.server.tables.creating import SeatWish, TableWish, fresh_start
from aquae.server.tables.creation import Chair, Creation, First, Passing
from aquae.server.tables.endings import give_up
from aquae.server.tables.events import (
    By,
    Created,
    Happening,
    Joined,
    Rematched,
    Salted,
    Started,
)
from aquae.server.tables.live import Command, LiveTable
from aquae.server.tables.logged import LoggedTable
from aquae.server.tables.problems import Problem
from aquae.server.tables.seating import moved_round
from aquae.server.tables.tokens import random_bytes


@dataclass(frozen=True)
class Opening:
    """What somebody chooses who begins a play by links."""

    game: str
    options: Data
    names: list[str]
    passing: Passing
    first: First
    begins: int = 0


def opened(link: str) -> Handed:
    """The play of a link, or the Problem with it."""
    try:
        handed = handed_in(letters_in(link), game_called)
    except BadLink as bad:
        raise bad_link(bad) from bad
    for name in handed.terms.names:
        own_name(name)
    return handed


def own_name(name: str) -> str:
    if not name.strip():
        raise Problem("bad-name", "everybody needs a name")
    return person_name({"name": name})


def bad_link(bad: BadLink) -> Problem:
    """What is wrong with a link, in English and as a template that other languages have."""
    at = {} if bad.position is None else {"action": bad.position + 1}
    return Problem("bad-link", str(bad), message=bad.message, things=list(bad.things), **at)


def opening_in(body: Data) -> Opening:
    names = [own_name(name) for name in body["names"]]
    wanted = TableWish([SeatWish("open", name) for name in names], body["game"], body["options"])
    start = fresh_start(wanted)
    return Opening(start.game.name, start.options, names, body["passing"], body["first"])


def unknown_here(handed: Handed) -> Data:
    """A link of a play that this device has no part in: to join, or to look at."""
    if handed.is_joined:
        return {"what": "record", "record": record_of_handed(handed).as_json()}
    terms = handed.terms
    return {
        "what": "invitation",
        "game": terms.game.name,
        "options": terms.options,
        "names": terms.names,
        "chair": len(handed.told),
        "watched": terms.watched,
    }


def passing_data(table: HandedTable, person: str) -> Data:
    """Whose hands the play goes to, with the link for them unless it is this device's turn."""
    chair = table.goes_to()
    is_own = table.is_own(person)
    return {
        "to": None if chair is None else table.terms.names[chair],
        "own": is_own,
        "letters": None if is_own else table.letters(),
        "draws": table.status == "playing" and table.state.to_move == CHANCE,
        "watched": table.terms.watched,
    }


def creation_of(opening: Opening, secret: bytes, creator: str, now: int) -> Creation:
    """The table on this device; its secret is what its own numbers follow from."""
    game = game_called(opening.game)
    return Creation(
        id="",
        game=game.name,
        options=opening.options,
        chairs=[Chair("open", name) for name in opening.names],
        creator=creator,
        secret=secret,
        made_at=now,
        rules=game.rules,
        chat=False,
        hints=False,
        first=opening.first,
        begins=opening.begins,
        passing=opening.passing,
    )


def begun(opening: Opening, person: str, now: int) -> tuple[Creation, Command]:
    """A play that nobody else has joined yet."""
    secret = random_bytes(SECRET_BYTES)
    creation = creation_of(opening, secret, person, now)

    def command(table: LiveTable) -> Iterator[Happening]:
        yield Created(person)
        yield from _join(handed_table(table), 0, opening.names[0], person, number_of(secret, 0))

    return replace(creation, id=id_of(number_of(secret, 0))), command


def joined(handed: Handed, name: str, person: str, now: int) -> tuple[Creation, Command]:
    """The play of a link, at which this device takes the next chair."""
    terms, chair = handed.terms, len(handed.told)
    names = [name if place == chair else other for place, other in enumerate(terms.names)]
    first: First = "die" if terms.first == "die" else "random"
    opening = Opening(
        terms.game.name,
        terms.options,
        names,
        "watched" if terms.watched else "simple",
        "seated" if terms.first == "seated" else first,
        terms.begins,
    )
    secret = random_bytes(SECRET_BYTES)
    creation = creation_of(opening, secret, person, now)

    def command(table: LiveTable) -> Iterator[Happening]:
        yield Created(person)
        yield from _others(handed_table(table), handed)
        yield from _join(handed_table(table), chair, name, person, number_of(secret, 0))

    return replace(creation, id=id_of(handed.told[0].at(0))), command


def handed_table(table: LoggedTable) -> HandedTable:
    if not isinstance(table, HandedTable):
        raise Problem("no-such-table")
    return table


def _join(
    table: HandedTable, chair: int, name: str, person: str, number: bytes
) -> Iterator[Happening]:
    yield Joined(chair, name, person, "", table.wearing.worn()[chair])
    yield Salted(chair, number.hex(), [chair])


def _others(table: HandedTable, handed: Handed) -> Iterator[Happening]:
    """Those who have joined since."""
    for chair in range(len(table.bound), len(handed.told)):
        name, number = handed.terms.names[chair], handed.told[chair].at(0)
        yield from _join(table, chair, name, f"chair {chair}", number)


def receive(handed: Handed, person: str) -> Command:
    """Take in what is new in a link; if it is for this device, it takes the play."""

    def command(table: LiveTable) -> Iterator[Happening]:
        here = handed_table(table)
        judge(here, handed)
        yield from _others(here, handed)
        for step in handed.steps[len(here.steps) :]:
            yield from _happened(here, step)
        yield from take_if_due(here, person)

    return command


def _happened(table: HandedTable, step: Step) -> Iterator[Happening]:
    if isinstance(step, GaveUp):
        yield from _gave_up(table, table.seat_of(step.chair), step.number)
    elif isinstance(step, Taken):
        yield from _taken(table, step.chair, step.number)
    else:
        yield action_at(table, table.game.vocabulary.text(step), _actor(table))


def _gave_up(table: HandedTable, seat: int, number: bytes) -> Iterator[Happening]:
    """With the number that only they can tell."""
    yield Salted(seat, number.hex(), [seat])
    yield from give_up(table, seat)


def _actor(table: HandedTable) -> By:
    mover = table.state.to_move
    if mover == CHANCE:
        return "chance"
    return "bot" if table.seats[mover].is_bot else "seat"


def _taken(table: HandedTable, chair: int, number: bytes) -> Iterator[Happening]:
    """Whoever takes the play first lets the dice say who begins."""
    seat = table.seat_of(chair)
    yield Salted(seat, number.hex(), [seat])
    if table.status == "open" and table.hands is not None:
        lot, salts = table.hands.lot, table.salts
        if lot is not None:
            yield moved_round(lot, table.wearing.worn()[: len(table.seats)])
        yield Started(salts, [], table.creation.stand_in)


def concede_by_link(person: str, place: int) -> Command:
    """Only instead of acting: the link that tells of it comes from there."""

    def command(table: LiveTable) -> Iterator[Happening]:
        if table.status == "playing" and table.state.to_move != place:
            raise Problem("not-your-turn")
        judge_conceding(table, person, place)
        here = handed_table(table)
        yield from _gave_up(here, place, here.own_number(here.chair_of(place)))

    return command


def rematch_by_link(person: str, begin: Callable[[Opening], str]) -> Command:
    """The same once more, at a table that goes round by links of its own."""

    def command(table: LiveTable) -> Iterator[Happening]:
        if table.status != "over":
            raise Problem("not-over")
        if table.rematch is None:
            made = begin(_once_more(handed_table(table), person))
            yield Rematched(table.seats_of(person)[0], made)

    return command


def _once_more(table: HandedTable, person: str) -> Opening:
    """Everybody one seat on; whoever asks for it invites the others, in the order of the seats."""
    own, chairs = table.chair_of_person(person), len(table.seats)
    names = turned(table.terms.names, own)
    begins = (table.chair_of(chairs - 1) - own) % chairs
    creation = table.creation
    return Opening(creation.game, creation.options, names, creation.passing, AS_SEATED, begins)


def take_if_due(table: HandedTable, person: str) -> Iterator[Happening]:
    """This device goes on if it is its turn, and lets Chance act if that is for it."""
    chair = table.chair_of_person(person)
    hands = table.hands
    is_new = hands is not None and (not hands.taken or hands.holder != chair)
    if is_new and table.goes_to() == chair:
        yield from _taken(table, chair, table.own_number(chair))
    yield from let_chance_act(table)


def judge(table: HandedTable, handed: Handed) -> None:
    """Nothing that is known here may be otherwise in a link."""
    _judge_terms(table, handed)
    known, told = table.steps, handed.steps
    for place, (mine, theirs) in enumerate(zip(known, told, strict=False)):
        if mine != theirs:
            raise bad_link(_otherwise(table, known[:place], mine, theirs))


def _judge_terms(table: HandedTable, handed: Handed) -> None:
    mine, theirs = table.terms, handed.terms
    people = min(len(table.bound), len(handed.told))
    if mine._replace(names=[]) != theirs._replace(names=[]):
        raise bad_link(BadLink("this link has other rules than the game that you know"))
    if mine.names[:people] != theirs.names[:people]:
        raise bad_link(BadLink("this link has other names than the game that you know"))
    if table.bound[:people] != [one.at(0) for one in handed.told[:people]]:
        raise bad_link(BadLink("this link has other dice than the game that you know"))


def _otherwise(table: HandedTable, before: list[Step], mine: Step, theirs: Step) -> BadLink:
    position = sum(isinstance(step, int) for step in before)
    if isinstance(mine, int) and isinstance(theirs, int):
        text = table.game.vocabulary.text
        message = "this link says {:quoted}, but you know {:quoted}"
        return BadLink(message, text(theirs), text(mine), position=position)
    return BadLink("this link goes on otherwise than the game that you know", position=position)


def is_older(table: HandedTable, handed: Handed, person: str) -> bool:
    """Whether more has happened here than the link tells, besides one's own turn."""
    chair = table.chair_of_person(person)
    since = set(range(len(handed.told), len(table.bound)))
    later = table.steps[len(handed.steps) :]
    since |= {step.chair for step in later if not isinstance(step, int)}
    return bool(since - {chair})
