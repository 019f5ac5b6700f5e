"""aquae hint: what a strong bot would do in a position, and why."""

import argparse

from aquae.bots.bot import Budget
from aquae.cli.commands.position import position_of
from aquae.draw.scene import distinct_names
from aquae.library.hints import hints_for


def hint(parsed: argparse.Namespace) -> int:
    record, state = position_of(parsed)
    found = hints_for(record.game, state, record.seats, Budget(seconds=parsed.seconds))
    print(f"{distinct_names(record.seats)[state.to_move]} is to move.")
    print(found)
    return 0
