"""aquae hint: what a strong bot would do in a position, and why."""

import argparse

from aquae.bots.bot import Budget
from aquae.bots.guides import guide_for
from aquae.bots.reasons import reason_for
from aquae.bots.search import Searcher
from aquae.cli.position import position_of
from aquae.core.chance import Stream
from aquae.core.errors import AquaeError
from aquae.core.game import Game
from aquae.core.state import State


def hint(parsed: argparse.Namespace) -> int:
    record, state = position_of(parsed)
    if state.to_move < 0:
        raise AquaeError("nobody has to decide anything here")
    print(advice(record.game, state, record.seats, Budget(seconds=parsed.seconds)))
    return 0


def advice(game: Game, state: State, seats: list[str], budget: Budget, count: int = 3) -> str:
    """The best few actions with the chances they leave to every seat, and a sentence each."""
    searcher = Searcher(guide_for(game), budget)
    root = searcher.search(state, Stream("hint"))
    lines = []
    for prospect in searcher.prospects_of(root)[:count]:
        shares = zip(seats, prospect.chances, strict=True)
        chances = ", ".join(f"{name} {100 * share:.0f} %" for name, share in shares)
        lines.append(f"{game.vocabulary.text(prospect.action)}  ({chances})")
        lines.append(f"    {reason_for(game, state, prospect.action)}")
    return "\n".join(lines)
