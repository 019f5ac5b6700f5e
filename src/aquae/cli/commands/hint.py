"""aquae hint: what a strong bot would do in a position, and why."""

import argparse

from aquae.bots.assess import assess
from aquae.bots.bot import Budget
from aquae.bots.guide import guide_for
from aquae.bots.reasons import in_english, reasons_for
from aquae.bots.search import Searcher
from aquae.cli.commands.position import position_of
from aquae.cli.seats import distinct_names
from aquae.core.chance import Rng
from aquae.core.errors import AquaeError
from aquae.core.game import Game
from aquae.core.state import OVER, State


def hint(parsed: argparse.Namespace) -> int:
    record, state = position_of(parsed)
    if state.to_move < 0:
        reason = "the game is over" if state.to_move == OVER else "Chance is to move"
        raise AquaeError(f"there is nothing to decide in this position: {reason}")
    print(f"{distinct_names(record.seats)[state.to_move]} is to move.")
    print(advice(record.game, state, record.seats, Budget(seconds=parsed.seconds)))
    return 0


def advice(game: Game, state: State, seats: list[str], budget: Budget, count: int = 3) -> str:
    """The best few actions with the chances and points they promise to every seat, and why."""
    searcher = Searcher(guide_for(game), budget)
    names = distinct_names(seats)
    lines = []
    for prospect in assess(searcher, state, Rng("hint"), count):
        outlook = ", ".join(
            f"{name} {100 * share:.0f} % with about {score:.0f} {game.unit}"
            for name, share, score in zip(names, prospect.chances, prospect.scores, strict=True)
        )
        lines.append(f"{game.vocabulary.text(prospect.action)}  ({outlook})")
        lines.append(f"    {in_english(reasons_for(game, state, prospect.action))}")
    return "\n".join(lines)
