"""Prepared lines: what somebody will do if others do what is expected. Nobody else knows."""

from typing import Final, NamedTuple

from aquae.core.errors import Refused
from aquae.core.state import CHANCE, OVER
from aquae.server.tables.codec import decoded
from aquae.server.tables.live import LiveTable
from aquae.server.tables.problems import Problem, refused
from aquae.server.tables.views import state_at

LONGEST_LINE: Final = 200

Step = tuple[int, str]
"""Who does something, and what."""


class Line(NamedTuple):
    """What follows a position, as somebody expects it, and what they will do in it."""

    line: str
    at: int
    steps: list[Step]
    any_draw: bool
    """Whether it holds whatever Chance draws."""
    made_at: int


class Reply(NamedTuple):
    """What becomes of a line: what to do now, and whether it says anything for later."""

    text: str | None = None
    holds: bool = True


NO_USE: Final = Reply(holds=False)


def steps_of(table: LiveTable, person: str, at: int, texts: list[str]) -> list[Step]:
    """Who does what in a line; or the Problem that the rules forbid it, or that it is no answer."""
    own = table.seats_of(person)
    if not own:
        raise Problem("not-your-seat")
    if table.status != "playing":
        raise Problem("not-playing", f"the table is {table.status}")
    state, _ = state_at(table, at)
    steps: list[Step] = []
    for text in texts:
        if state.to_move == OVER:
            raise Problem("invalid", "the play is over before the end of the line")
        steps.append((state.to_move, text))
        try:
            action = table.game.vocabulary.number(text)
            if action not in state.actions():
                state.play(action)
            state.apply(action)
        except Refused as no:
            raise refused(text, no.refusal) from no
    movers = [mover for mover, _ in steps]
    first = next((place for place, mover in enumerate(movers) if mover in own), len(movers))
    if not any(mover not in (*own, CHANCE) for mover in movers[:first]) or first == len(movers):
        raise Problem("invalid", "a line begins with what others do and ends with an answer")
    return steps


def reply_in(table: LiveTable, person: str, line: Line) -> Reply:
    """What a line has somebody do now. It is of no use once the play has gone another way."""
    own = table.seats_of(person)
    done = list(zip(table.movers[line.at :], table.play.texts()[line.at :], strict=False))
    if table.position < line.at or table.status != "playing" or was_taken_back(table):
        return NO_USE
    steps = line.steps
    if line.any_draw:
        done, steps = without_draws(done), without_draws(steps)
    left = steps[len(done) :]
    if steps[: len(done)] != done or not any(mover in own for mover, _ in left):
        return NO_USE
    mover, text = left[0]
    if table.state.to_move not in own:
        return Reply()
    if mover != table.state.to_move:
        return NO_USE
    return Reply(text, any(mover in own for mover, _ in left[1:]))


def without_draws(steps: list[Step]) -> list[Step]:
    return [step for step in steps if step[0] != CHANCE]


def was_taken_back(table: LiveTable) -> bool:
    """Whoever takes something back wants to think again."""
    kind: str = decoded(table.log[table.changed_number - 1])["kind"]
    return kind == "undone"
