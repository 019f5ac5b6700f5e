"""Links to plays that go from hand to hand, written and read."""

from collections.abc import Sequence
from typing import Any, Final

from aquae.core.errors import AquaeError
from aquae.core.links.chains import NUMBER_BYTES, Told
from aquae.core.links.choices import Choices, ChoicesIn
from aquae.core.links.hands import Choose, GivingUp, Handed, Terms, receipt_of
from aquae.core.links.head import packed, unpacked, unusual
from aquae.core.links.letters import BadLink, Reader, Writer, sealed, unsealed
from aquae.core.links.recorded import unknown_game
from aquae.core.lots import AS_SEATED, DRAWN
from aquae.core.record import FORMAT, FindGame, Record, parse_record
from aquae.core.replay import Walk
from aquae.core.state import CHANCE

PASSED: Final = 2
"""The kind of link, and the version of how it is written."""
GIVEN_UP: Final = 3
"""The same, of a play that somebody has given up: after the number of actions it says when."""
HANDED: Final = (PASSED, GIVEN_UP)


def pass_link(
    terms: Terms, told: list[Told], actions: list[int], gave_up: Sequence[int] = ()
) -> str:
    """The letters of a play as far as it has gone, with the places where somebody gave up."""
    link = Writer()
    options = unusual(terms.game, terms.options)
    by = [terms.watched, terms.first, *([terms.begins] if terms.begins else [])]
    link.piece(packed([terms.game.name, terms.game.rules, options, terms.names, by]))
    link.number(len(told))
    for one in told:
        link.number(one.place)
        link.data += one.number
    link.number(len(actions))
    kind = GIVEN_UP if gave_up else PASSED
    if gave_up:
        link.number(len(gave_up))
        for position in gave_up:
            link.number(position)
    return sealed(kind, bytes(link.data) + _choices(terms, actions))


def _choices(terms: Terms, actions: list[int]) -> bytes:
    choices = Choices()
    for step in Walk(terms.game, terms.options).steps(actions):
        if step.mover != CHANCE:
            legal = step.state.actions()
            choices.add(legal.index(step.action), len(legal))
    return choices.written()


def handed_in(letters: str, find_game: FindGame) -> Handed:
    """The play of these letters, every action checked and every draw made again, or BadLink."""
    kind, content = unsealed(letters)
    if kind not in HANDED:
        raise BadLink("this is a link of another version")
    link = Reader(content)
    terms = _terms(unpacked(link.piece(), 5), find_game)
    count = link.number()
    if not 0 < count <= terms.chairs:
        raise BadLink("this link does not tell who plays")
    handed = Handed(terms, [Told(link.number(), link.take(NUMBER_BYTES)) for _ in range(count)])
    total = link.number()
    count = link.number() if kind == GIVEN_UP else 0
    giving_up = GivingUp([link.number() for _ in range(count)])
    choices = ChoicesIn(link.rest())
    handed.play(_chosen(choices, total, giving_up))
    choices.end()
    if len(handed.walk.actions) != total:
        raise BadLink("this link has {} actions, not {}", len(handed.walk.actions), total)
    giving_up.end()
    return handed


def _terms(head: list[Any], find_game: FindGame) -> Terms:
    name, rules, options, names, by = head
    data = {"format": FORMAT, "game": name, "rules": rules, "options": options, "seats": names}
    try:
        record = parse_record({**data, "actions": [], "result": None}, find_game)
        record.game.start(record.options)
        watched, first, *begins = by
    except (AquaeError, TypeError, ValueError) as bad:
        raise unknown_game(bad) from bad
    if type(watched) is not bool or first not in (*DRAWN, AS_SEATED):
        raise BadLink("this link does not tell which game it is")
    terms = Terms(record.game, record.options, record.seats, watched, first)
    return terms._replace(begins=_chair_in(begins, terms)) if begins else terms


def _chair_in(begins: list[Any], terms: Terms) -> int:
    """The chair that begins, where that is another than the first as they sit."""
    others = range(1, terms.chairs)
    if terms.first != AS_SEATED or begins not in [[chair] for chair in others]:
        raise BadLink("this link does not tell which game it is")
    return int(begins[0])


def _chosen(choices: ChoicesIn, total: int, giving_up: GivingUp) -> Choose:
    def choose(walk: Walk) -> int | None:
        if giving_up.is_due(len(walk.actions)):
            return None
        if len(walk.actions) >= total:
            raise BadLink(
                "the turn that this link tells of is not finished", position=len(walk.actions)
            )
        legal = walk.state.actions()
        return legal[choices.next(len(legal))]

    return choose


def record_of_handed(handed: Handed) -> Record:
    """A play from hand to hand as a record; its draws can be made again from what is in it."""
    walk = handed.walk
    result = walk.state.result()
    return Record(
        handed.terms.game,
        handed.terms.options,
        handed.seats(),
        walk.texts(),
        None if result is None else result.as_record(),
        handed.ended() | _dice_of(handed),
    )


def _dice_of(handed: Handed) -> dict[str, Any]:
    if not handed.is_joined:
        return {}
    return {"hands": receipt_of(handed.terms, handed.told, handed.hands)}
