"""Who may ask bots about a play, and what they are asked."""

from typing import Final

from aquae.bots.reasons import reasons_for
from aquae.core.state import CHANCE, State
from aquae.server.tables.live import LiveTable
from aquae.server.tables.problems import Problem
from aquae.server.tables.views import state_at
from aquae.server.thinking.levels import NOBODY_KNOWS, can_judge, is_quick
from aquae.server.thinking.messages import Advise, Choose, Reasons, told_reasons

STRANGER: Final = "only those who play at the table, or made it, may ask a bot about it"


def judge_asker(table: LiveTable, person: str) -> None:
    """Whoever makes bots think about a table has something to do with it."""
    if person != table.creation.creator and not table.seats_of(person):
        raise Problem("not-your-seat", STRANGER)


def decided_at(table: LiveTable, person: str, at: int | None) -> tuple[State, int]:
    """Where somebody decides, for a person who may hear what bots think of it."""
    judge_asker(table, person)
    if not table.creation.hints and table.status != "over":
        raise Problem("no-hints")
    if not can_judge(table.game):
        raise Problem("no-hints", NOBODY_KNOWS.format(table.game.title))
    state, position = state_at(table, at)
    if state.to_move < 0:
        who = "Chance decides" if state.to_move == CHANCE else "nobody decides anything"
        raise Problem("not-playing", f"{who} here")
    return state, position


def reasons_at(table: LiveTable, person: str, at: int) -> Reasons:
    """What speaks for the action that was taken, as a hint would have said it to who took it."""
    state, position = decided_at(table, person, at)
    if position == table.position:
        raise Problem("no-such-position", "nothing has been done here yet")
    return told_reasons(reasons_for(table.game, state, table.play.actions[position]))


def advise_at(table: LiveTable, person: str, at: int | None, seconds: float) -> Advise:
    """What to ask a bot for a person who wants a hint, or the Problem that there is none."""
    _, position = decided_at(table, person, at)
    return Advise(
        table=table.creation.id,
        game=table.creation.game,
        options=table.creation.options,
        actions=table.play.actions[:position],
        seconds=seconds,
    )


def choose_at(table: LiveTable, what: str, slice_seconds: float) -> Choose:
    """What to ask bots whose move is due: one action, or many where nobody plays with them."""
    paused = table.creation.pause and table.has_people()
    levels = [seat.level if seat.is_bot else None for seat in table.seats]
    if what == "quick":
        # Bots that think are asked where others do not wait for it.
        levels = [level if is_quick(level) else None for level in levels]
    return Choose(
        table=table.creation.id,
        game=table.creation.game,
        options=table.creation.options,
        actions=table.play.actions,
        levels=levels,
        secret=table.creation.secret.hex(),
        salts=table.play.dice.salts,
        seconds=0.0 if paused else slice_seconds,
        daily=bool(table.creation.daily),
    )


def judge_review(table: LiveTable, person: str) -> None:
    """Only plays that came to their end are reviewed, for those who have to do with them."""
    if not table.creation.public:
        judge_asker(table, person)
    if not can_judge(table.game):
        raise Problem("no-review", NOBODY_KNOWS.format(table.game.title))
    if table.end is None or table.end.how != "played":
        raise Problem("not-over", "only a play that was played to its end can be reviewed")
