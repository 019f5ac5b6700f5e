"""Where somebody only tries things out: all seats are theirs, and Chance does as they like."""

from aquae.server.tables.live import LiveTable
from aquae.server.tables.problems import Problem


def judge_draw(table: LiveTable, text: str) -> None:
    """Where people choose what is drawn, anything that may come will do."""
    possible = [table.game.vocabulary.text(action) for action in table.state.actions()]
    if text not in possible:
        raise Problem("invalid", f"one of these can come: {', '.join(possible)}")
