"""A table as clients see it: itself, its positions, why not, its record."""

from collections import Counter
from itertools import takewhile
from typing import Any, Final, NamedTuple

from aquae.core.errors import Refused
from aquae.core.game import Game
from aquae.core.record import Record
from aquae.core.replay import steps
from aquae.core.state import CHANCE, MOVERS, OVER, State
from aquae.core.why import ask_about
from aquae.server.tables.codec import Data, decoded
from aquae.server.tables.commands import waiting_for
from aquae.server.tables.live import LiveTable
from aquae.server.tables.logged import LoggedTable, Seat
from aquae.server.tables.problems import Problem, refusal_data, refused
from aquae.server.tables.rematch import hesitant

MOST_EXAMPLES: Final = 5
NOT_REFUSED: Final[Data] = {"rule": None, "reason": None, "message": None, "things": []}


def table_data(table: LoggedTable, person: str | None, now: int) -> Data:
    """A table; one that cannot be played any more says why in `fault`."""
    creation = table.creation
    clock = creation.clock
    return {
        "id": creation.id,
        "game": creation.game,
        "options": creation.options,
        "public": creation.public,
        "chat": creation.chat,
        "hints": creation.hints,
        "pause": creation.pause,
        "rated": table.is_rated,
        "friendly": table.friendly,
        "clock": None if clock is None else {"per": clock.per, "seconds": clock.seconds},
        "status": table.status,
        "number": table.number,
        "position": table.position,
        "to_move": _mover(table),
        "seats": [_seat_data(place, seat, table, now) for place, seat in enumerate(table.seats)],
        "mine": table.seats_of(person),
        "since": _since(table, table.seats_of(person)),
        "creator": person is not None and person == creation.creator,
        "commitment": table.commitment,
        "salts": table.salts,
        "awaited": table.awaited(),
        "first": creation.first,
        "colours": table.wearing.worn() if isinstance(table, LiveTable) else [],
        "asked": _asked_data(table),
        "result": table.result(),
        "ended": None if table.end is None else table.end.how,
        "offer": _offer_data(table),
        "rematch": table.rematch,
        "from": _origin(table),
        "tournament": creation.tournament or None,
        "sandbox": creation.sandbox,
        "daily": creation.daily or None,
        "made_at": creation.made_at,
        "changed_at": table.changed_at,
        "rules": creation.rules,
        "fault": _fault(table),
    }


def _since(table: LoggedTable, own: list[int]) -> list[Data]:
    """What others have done since somebody at these seats acted last: how much, by whom."""
    done: Counter[int] = Counter()
    movers = table.movers[: table.position] if own and isinstance(table, LiveTable) else []
    for mover in takewhile(lambda mover: mover not in own, reversed(movers)):
        done[mover] += mover >= 0
    return [{"seat": seat, "actions": done[seat]} for seat in sorted(done) if done[seat]]


def _mover(table: LoggedTable) -> Any:
    """Who is to move; nobody at a table that cannot be played."""
    if table.status == "over" or not isinstance(table, LiveTable):
        return MOVERS[OVER]
    return MOVERS.get(table.state.to_move, table.state.to_move)


def _fault(table: LoggedTable) -> Data | None:
    fault = table.fault
    return None if fault is None else {"reason": fault.reason, "detail": fault.detail}


def _seat_data(place: int, seat: Seat, table: LoggedTable, now: int) -> Data:
    deadline = None
    if isinstance(table, LiveTable) and table.state.to_move == place and not seat.is_bot:
        deadline = table.deadline()
    return {
        "seat": place,
        "name": seat.name,
        "kind": seat.kind,
        "level": seat.level,
        "stand_in": seat.stand_in,
        "person": seat.person,
        "conceded": seat.conceded,
        "left_ms": None if deadline is None else max(0, deadline - now),
    }


def _asked_data(table: LoggedTable) -> Data | None:
    question = table.asked
    if question is None:
        return None
    return {
        "what": question.what,
        "by": question.by,
        "to": question.to,
        "agreed": question.agreed,
        "waiting": waiting_for(table, question),
    }


def _offer_data(table: LoggedTable) -> Data | None:
    offer = table.offer
    if offer is None:
        return None
    waiting = hesitant(table, offer)
    agreed = [place for place in table.held() if place not in waiting]
    return {"by": offer.by, "agreed": agreed, "waiting": waiting}


def _origin(table: LoggedTable) -> Data | None:
    origin = table.creation.origin
    return None if origin is None else {"table": origin[0], "at": origin[1]}


def state_at(table: LiveTable, at: int | None) -> tuple[State, int]:
    """The state at a position of the play, and that position; now, if none is named."""
    if at is None:
        at = table.position
    if not 0 <= at <= table.position:
        raise Problem("no-such-position", f"the play is at position {table.position}")
    return table.state_at(at), at


def legal_texts(game: Game, state: State) -> list[str]:
    return [game.vocabulary.texts[action] for action in state.actions()]


def position_data(table: LiveTable, state: State, position: int, with_actions: bool) -> Data:
    over = table.status == "over" and position == table.position
    reached = table.reached[position] if position < len(table.reached) else None
    data = {
        "position": position,
        "number": reached or None,
        "to_move": "over" if over else MOVERS.get(state.to_move, state.to_move),
        "view": state.view(),
        "legal": [] if over else legal_texts(table.game, state),
    }
    if with_actions:
        data["actions"] = table.play.texts()[:position]
    return data


def aftermath_at(table: LiveTable, position: int) -> list[Data]:
    """What the action that led to a position brought about besides its text."""
    if position == 0:
        return []
    found: list[Data] = decoded(table.log[table.reached[position] - 1]).get("aftermath", [])
    return found


def shown_at(table: LiveTable, at: int | None, with_actions: bool) -> Data:
    """A position of the play, and what the action before it brought about."""
    state, place = state_at(table, at)
    shown = position_data(table, state, place, with_actions)
    return {**shown, "aftermath": aftermath_at(table, place)}


def foreseen(table: LiveTable, at: int | None, text: str) -> Data:
    """The position that an action would lead to, and what it would bring about."""
    state, place = state_at(table, at)
    before = state.copy()
    try:
        action = table.game.vocabulary.number(text)
        state.play(action)
    except Refused as no:
        raise refused(text, no.refusal) from no
    shown = position_data(table, state, place + 1, False)
    return {**shown, "number": None, "aftermath": state.aftermath(before, action)}


class Why(NamedTuple):
    """What somebody wonders about: an action as text, or a thing, perhaps with a verb."""

    text: str | None = None
    thing: str | None = None
    verb: str | None = None
    every: bool = False
    """Whether all the reasons are wanted, or the best few."""


def why_data(table: LiveTable, at: int | None, why: Why) -> Data:
    if (why.text is None) == (why.thing is None):
        raise Problem("invalid", "ask about a text or about a thing")
    if why.text is not None:
        return why_text(table, at, why.text)
    return why_thing(table, at, why.thing or "", why.verb, why.every)


def why_text(table: LiveTable, at: int | None, text: str) -> Data:
    state, _ = state_at(table, at)
    try:
        refusal = state.why_not(table.game.vocabulary.number(text))
    except Refused as unknown:
        refusal = unknown.refusal
    if refusal is None:
        return {"text": text, "legal": True, **NOT_REFUSED}
    return {"text": text, "legal": False, **refusal_data(refusal)}


def why_thing(
    table: LiveTable, at: int | None, thing: str, verb: str | None = None, every: bool = False
) -> Data:
    """Everything about a thing that is possible now, and why the rest is not."""
    state, _ = state_at(table, at)
    about = ask_about(table.game.vocabulary, state, thing, verb, every)
    reasons = [
        {**refusal_data(reason.refusal), "texts": reason.texts[: None if every else MOST_EXAMPLES]}
        for reason in about.reasons
    ]
    return {
        "thing": thing,
        "possible": about.possible,
        "impossible": reasons,
        "timely": about.timely,
    }


def record_of(table: LiveTable) -> Record:
    """The play as a record; the secret of the dice is in it once the table is over."""
    state = table.state
    result = state.result()
    extra: dict[str, Any] = {"table": table.creation.id}
    if table.end is not None and table.end.how != "played":
        extra["ended"] = {"how": table.end.how, "winners": table.end.result["winners"]}
    if table.status == "over" and not table.creation.sandbox:
        extra.update(table.receipt())
    names = [f"bot:{seat.level}" if seat.kind == "bot" else seat.name for seat in table.seats]
    return Record(
        table.game,
        table.creation.options,
        names,
        table.play.texts(),
        None if result is None else result.as_record(),
        extra,
    )


def dice_data(table: LiveTable) -> Data:
    """What can be known of the dice now: the secret only once it can do no harm."""
    receipt = table.play.dice.receipt()
    if table.status != "over":
        receipt["secret"] = None
    return {"from": len(table.creation.given), **receipt}


def draws_data(table: LiveTable) -> Data:
    """Every draw of these dice: the outcomes, how heavy each was, and which came."""
    found = [
        {
            "position": step.number,
            "actions": legal_texts(table.game, step.state),
            "weights": step.state.weights(),
            "text": table.game.vocabulary.text(step.action),
        }
        for step in steps(table.game, table.creation.options, table.play.actions)
        if step.mover == CHANCE and step.number >= len(table.creation.given)
    ]
    return {"draws": found}
