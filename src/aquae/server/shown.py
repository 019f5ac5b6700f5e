"""A table as clients see it: itself, its positions, why not, its record."""

from functools import cache
from typing import Any, Final

from aquae.core.errors import Refusal, Refused
from aquae.core.game import Game
from aquae.core.record import Record
from aquae.core.state import CHANCE, MOVERS, State
from aquae.core.vocabulary import Vocabulary
from aquae.games import game_called
from aquae.server.commands import waiting_for
from aquae.server.events import Data, decoded, encoded
from aquae.server.problems import Problem, refusal_data
from aquae.server.table import LiveTable

MOST_EXAMPLES: Final = 5
MOST_REASONS: Final = 3
NOT_REFUSED: Final[Data] = {"rule": None, "reason": None, "message": None, "things": []}


def table_data(table: LiveTable, person: str | None, now: int) -> Data:
    creation = table.creation
    mover = table.state.to_move
    clock = creation.clock
    return {
        "id": creation.id,
        "game": creation.game,
        "options": creation.options,
        "public": creation.public,
        "chat": creation.chat,
        "hints": creation.hints,
        "pause": creation.pause,
        "clock": None if clock is None else {"per": clock.per, "seconds": clock.seconds},
        "status": table.status,
        "number": table.number,
        "position": table.position,
        "to_move": "over" if table.status == "over" else MOVERS.get(mover, mover),
        "seats": [_seat_data(table, place, now) for place in range(len(table.seats))],
        "mine": table.seats_of(person),
        "creator": person is not None and person == creation.creator,
        "commitment": table.play.dice.commitment,
        "salts": [seat.salt for seat in table.seats],
        "asked": _asked_data(table),
        "result": table.result(),
        "ended": None if table.end is None else table.end.how,
        "rematch": table.rematch,
        "from": _origin(table),
        "made_at": creation.made_at,
        "changed_at": table.changed_at,
    }


def _seat_data(table: LiveTable, place: int, now: int) -> Data:
    seat = table.seats[place]
    deadline = table.deadline() if table.state.to_move == place and not seat.is_bot else None
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


def _asked_data(table: LiveTable) -> Data | None:
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


def _origin(table: LiveTable) -> Data | None:
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
        "legal": [] if over else legal_texts(table.play.game, state),
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


def event_with_position(table: LiveTable, number: int, state: State, position: int) -> bytes:
    """An event of the log together with the position that it led to."""
    at = encoded({**position_data(table, state, position, False), "number": number})
    return table.log[number - 1][:-1] + b',"at":' + at + b"}"


def why_text(table: LiveTable, at: int | None, text: str) -> Data:
    state, _ = state_at(table, at)
    try:
        refusal = state.why_not(table.play.game.vocabulary.number(text))
    except Refused as unknown:
        refusal = unknown.refusal
    if refusal is None:
        return {"text": text, "legal": True, **NOT_REFUSED}
    return {"text": text, "legal": False, **refusal_data(refusal)}


def why_thing(table: LiveTable, at: int | None, thing: str, verb: str | None = None) -> Data:
    """Everything about a thing that is possible now, and what best says why the rest is not.

    Whoever is about to do something asks with its verb, and is told of nothing else. That it is
    not the time for a verb says little about a thing: it is said only where there is nothing else
    to say, and then the answer is not `timely`.
    """
    state, _ = state_at(table, at)
    legal = set(state.actions())
    vocabulary = table.play.game.vocabulary
    verbs_now = {vocabulary.verbs[action] for action in legal}
    about = texts_with(table.creation.game).get(thing, [])
    possible = [vocabulary.texts[action] for action in about if action in legal]
    refused = [action for action in about if action not in legal]
    meant = [action for action in refused if _begins_with(vocabulary.texts[action], verb)]
    fitting = [action for action in meant if vocabulary.verbs[action] in verbs_now]
    if fitting or possible:
        reasons = _reasons(state, vocabulary, fitting, thing)[:MOST_REASONS]
    else:
        reasons = _reasons(state, vocabulary, meant, thing)[:1]
    timely = bool(possible) or any(not _is_about_time(reason) for reason in reasons)
    return {"thing": thing, "possible": possible, "impossible": reasons, "timely": timely}


def _begins_with(text: str, verb: str | None) -> bool:
    return verb is None or text.startswith(f"{verb} ")


def _is_about_time(reason: Data) -> bool:
    """Only that it is not the time for a verb is said by naming the verb."""
    return "{:verb}" in reason["message"]


def _reasons(state: State, vocabulary: Vocabulary, refused: list[int], thing: str) -> list[Data]:
    """Why these actions are not possible, what forbids most first; if anything names the thing,
    only what does."""
    groups: dict[Refusal, list[str]] = {}
    for action in refused:
        refusal, text = state.why_not(action), vocabulary.texts[action]
        assert refusal is not None, f"{text} is legal and is not"
        groups.setdefault(refusal, []).append(text)
    told = [refusal for refusal in groups if thing in refusal.things] or list(groups)
    told.sort(key=lambda refusal: -len(groups[refusal]))
    said = [{**refusal_data(refusal), "texts": groups[refusal][:MOST_EXAMPLES]} for refusal in told]
    return sorted(said, key=_is_about_time)


@cache
def texts_with(game: str) -> dict[str, list[int]]:
    """For every word of a game the actions whose texts contain it."""
    index: dict[str, list[int]] = {}
    for action, text in enumerate(game_called(game).vocabulary.texts):
        for word in set(text.split()):
            index.setdefault(word, []).append(action)
    return index


def record_of(table: LiveTable) -> Record:
    """The play as a record; the secret of the dice is told once the table is over.

    A play that goes on from elsewhere holds draws that these dice did not make. Its receipt is
    then called `dice_from` and counts from the position it went on from.
    """
    state = table.state
    result = state.result()
    extra: dict[str, Any] = {"table": table.creation.id}
    if table.end is not None and table.end.how != "played":
        extra["ended"] = {"how": table.end.how, "winners": table.end.result["winners"]}
    if table.status == "over":
        extra.update(_receipt(table))
    names = [f"bot:{seat.level}" if seat.kind == "bot" else seat.name for seat in table.seats]
    return Record(
        table.play.game,
        table.creation.options,
        names,
        table.play.texts(),
        None if result is None else result.as_record(),
        extra,
    )


def _receipt(table: LiveTable) -> Data:
    given = len(table.creation.given)
    receipt = table.play.dice.receipt()
    if CHANCE in table.movers[:given]:
        return {"dice_from": {"position": given, **receipt}}
    return {"dice": receipt}


def dice_data(table: LiveTable) -> Data:
    """What can be known of the dice now: the secret only once it can do no harm."""
    receipt = table.play.dice.receipt()
    if table.status != "over":
        receipt["secret"] = None
    return {"from": len(table.creation.given), **receipt}
