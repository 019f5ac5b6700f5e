"""Records as links: what was chosen is the place among what was legal.

Whatever a link holds is therefore a play by the rules; and what the dice have drawn need not be
written where their receipt is.
"""

from typing import Any, Final

from aquae.core.chance import SECRET_BYTES, Dice, dice_of
from aquae.core.errors import AquaeError
from aquae.core.links.choices import Choices, ChoicesIn
from aquae.core.links.head import packed, unpacked, unusual
from aquae.core.links.letters import BadLink, Reader, Writer, sealed, unsealed
from aquae.core.lots import DRAWN
from aquae.core.record import FORMAT, FindGame, Record, parse_record
from aquae.core.replay import Walk
from aquae.core.state import CHANCE, OVER

RECORD: Final = 1
"""The kind of link, and the version of how it is written."""
RECEIPTS: Final = ("dice", "dice_from")
KEPT: Final = ("position", "salts", "counted")
"""What is kept of a receipt as it is."""
ENDED: Final = ("ended",)
"""What else is kept of a record: how the players ended it."""


def link_of(record: Record) -> str:
    """The letters of a record that is right, else BadRecord.

    Of what is in it besides the play they keep the dice receipt and how the players ended it.
    """
    record.check()
    dice, since = record.receipt()
    link = Writer()
    link.piece(packed(_head(record)))
    if dice is not None:
        link.data += dice.secret
    link.number(len(record.actions))
    return sealed(RECORD, bytes(link.data) + _choices(record, dice, since))


def _head(record: Record) -> list[Any]:
    options = unusual(record.game, record.options)
    more = {key: record.extra[key] for key in ENDED if key in record.extra}
    for key in RECEIPTS:
        if key in record.extra:
            more[key] = _short(record.extra[key])
    return [record.game.name, record.game.rules, options, record.seats, more]


def _short(receipt: dict[str, Any]) -> dict[str, Any]:
    """Without what follows from the secret, which stands elsewhere."""
    short: dict[str, Any] = {key: receipt[key] for key in KEPT if key in receipt}
    return {**short, "start": receipt["start"]["by"]} if "start" in receipt else short


def _choices(record: Record, dice: Dice | None, since: int) -> bytes:
    choices = Choices()
    walk = Walk(record.game, record.options)
    for position, text in enumerate(record.actions):
        if not _is_drawn(walk, position, dice, since):
            legal = walk.state.actions()
            choices.add(legal.index(record.game.vocabulary.number(text)), len(legal))
        walk.play(text)
    return choices.written()


def _is_drawn(walk: Walk, position: int, dice: Dice | None, since: int) -> bool:
    return dice is not None and position >= since and walk.state.to_move == CHANCE


def record_in(letters: str, find_game: FindGame) -> Record:
    """The record of these letters, every action of it legal, or BadLink."""
    kind, content = unsealed(letters)
    if kind != RECORD:
        raise BadLink("this is a link of another version")
    link = Reader(content)
    record = _headed(unpacked(link.piece(), 5), link, find_game)
    total = link.number()
    _play(record, total, ChoicesIn(link.rest()))
    return record


def _headed(head: list[Any], link: Reader, find_game: FindGame) -> Record:
    """The record before its first action."""
    name, rules, options, seats, more = head
    data = {"format": FORMAT, "game": name, "rules": rules, "options": options, "seats": seats}
    try:
        extra = {key: more[key] for key in ENDED if key in more}
        for key in RECEIPTS:
            if key in more:
                extra[key] = _receipt(more[key], link)
        return parse_record({**data, "actions": [], "result": None, **extra}, find_game)
    except (AquaeError, TypeError, KeyError, AttributeError) as bad:
        raise unknown_game(bad) from bad


def unknown_game(why: Exception) -> BadLink:
    if isinstance(why, BadLink):
        return why
    return BadLink("this link does not hold a game that is known here: {}", why)


def _receipt(short: dict[str, Any], link: Reader) -> dict[str, Any]:
    dice = Dice(link.take(SECRET_BYTES), short["salts"], None, short.get("counted") is True)
    if "start" in short and short["start"] in DRAWN and dice.salts:
        dice.draw_lot(short["start"])
    position = {"position": short["position"]} if "position" in short else {}
    return {**position, **dice.receipt()}


def _play(record: Record, total: int, choices: ChoicesIn) -> None:
    try:
        walk = Walk(record.game, record.options)
        dice, since = _dice_of(record)
    except AquaeError as bad:
        raise unknown_game(bad) from bad
    for position in range(total):
        if walk.state.to_move == OVER:
            raise BadLink("the game is over before this action", position=position)
        if dice is not None and _is_drawn(walk, position, dice, since):
            walk.apply(dice.draw(walk.state, position, walk.drawn))
        else:
            legal = walk.state.actions()
            walk.apply(legal[choices.next(len(legal))])
    choices.end()
    _close(record, walk)


def _dice_of(record: Record) -> tuple[Dice | None, int]:
    """The dice, and the position from which on they draw."""
    for key in RECEIPTS:
        if key in record.extra:
            since = record.extra[key].get("position", 0)
            return dice_of(record.extra[key]), since if type(since) is int else 0
    return None, 0


def _close(record: Record, walk: Walk) -> None:
    """The record is whole; whether everything in it is in order it knows itself."""
    result = walk.state.result()
    record.actions = walk.texts()
    record.result = None if result is None else result.as_record()
    try:
        record.check()
    except AquaeError as bad:
        raise unknown_game(bad) from bad
