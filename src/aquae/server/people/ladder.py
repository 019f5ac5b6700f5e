"""The ladder against bots: a season's climb from the easiest to the strongest. No input or output.

A play counts that is rated to its end, has one person at the table, and nobody but bots at all
other seats, on a board and with rules that the game itself offers. It counts for the rung of its
weakest bot, and so for all below. Only playing to the end and coming first is a win: bots neither
concede nor agree to anything, and whoever goes or gives up has lost.
"""

from collections import deque
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Final, NamedTuple

WINS: Final = 3
AMONG: Final = 5
"""So many wins among the last plays at a rung lead to the next one."""
MONTHS: Final = 3


class Season(NamedTuple):
    """Three months, counted from January, by the clock of Greenwich."""

    year: int
    quarter: int
    begins: int
    ends: int
    """The first millisecond of the next one."""


def season_at(now: int) -> Season:
    moment = datetime.fromtimestamp(now / 1000, UTC)
    quarter = (moment.month - 1) // MONTHS + 1
    begins, ends = _begins(moment.year, quarter), _begins(moment.year, quarter + 1)
    return Season(moment.year, quarter, begins, ends)


def _begins(year: int, quarter: int) -> int:
    month = 1 + MONTHS * (quarter - 1)
    years, months = divmod(month - 1, 12)
    return int(datetime(year + years, months + 1, 1, tzinfo=UTC).timestamp() * 1000)


class LadderPlay(NamedTuple):
    """A play that counts, against bots of which the weakest is `rung`."""

    rung: str
    beaten: bool
    players: int
    options: str
    opening: str | None


class Climb(NamedTuple):
    """How far somebody has come."""

    beaten: int
    """Rungs that are done; all of them: the top."""
    recent: list[bool]
    """The last plays at the rung that comes next, won or not; the last of them last."""


def climb(rungs: list[str], plays: Iterable[LadderPlay]) -> Climb:
    """How far plays lead, in the order in which they ended."""
    done = 0
    recent: deque[bool] = deque(maxlen=AMONG)
    for play in plays:
        if done == len(rungs) or rungs.index(play.rung) < done:
            continue
        recent.append(play.beaten)
        if sum(recent) == WINS:
            done += 1
            recent.clear()
    return Climb(done, list(recent))


Mastered = dict[str, dict[str, str]]
"""By kind (seats, options, openings) and by what it is: the strongest rung beaten with it."""


def mastered(rungs: list[str], plays: Iterable[LadderPlay]) -> Mastered:
    """What somebody has beaten which bots with."""
    found: Mastered = {"players": {}, "options": {}, "openings": {}}
    for play in plays:
        for kind, keys in _kinds(play) if play.beaten else ():
            for key in keys:
                before = found[kind].get(key)
                if before is None or rungs.index(before) < rungs.index(play.rung):
                    found[kind][key] = play.rung
    return found


def _kinds(play: LadderPlay) -> list[tuple[str, list[str]]]:
    openings = [] if play.opening is None else [play.opening]
    return [
        ("players", [str(play.players)]),
        ("options", play.options.split()),
        ("openings", openings),
    ]
