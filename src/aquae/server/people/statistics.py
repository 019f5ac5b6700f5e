"""Statistics of somebody: game by game, head to head, and how far they have climbed."""

from collections import defaultdict
from collections.abc import Iterable
from typing import Final

from aquae.games import all_games
from aquae.server.people.ladder import AMONG, WINS, climb, mastered, season_at
from aquae.server.people.profiles import Profiles
from aquae.server.storage.statistics import Count, Met, StatisticsRows
from aquae.server.tables.codec import Data
from aquae.server.thinking.levels import levels_of

MOST_OPPONENTS: Final = 12
MOST_OPENINGS: Final = 8
OUTCOMES: Final = ("won", "shared", "lost")


class Statistics:
    """What somebody's plays add up to, for those who may know."""

    def __init__(self, rows: StatisticsRows, profiles: Profiles) -> None:
        self.rows = rows
        self.profiles = profiles

    async def of(self, person: str, asker: str | None) -> Data:
        await self.profiles.judge_seen(person, asker)
        counts = await self.rows.counts(person)
        met = await self.rows.opponents(person, person != asker, MOST_OPPONENTS)
        return {"games": by_game(counts), "opponents": [_told(one) for one in met]}

    async def ladder(self, person: str, now: int) -> Data:
        """This season's climb of whoever asks, in every game."""
        season = season_at(now)
        plays = await self.rows.climbing(person, season.begins, season.ends)
        games = []
        for game in all_games():
            rungs, own = levels_of(game), plays.get(game.name, [])
            up = climb(rungs, own)._asdict()
            games.append(
                {"game": game.name, "rungs": rungs, **up, "mastered": mastered(rungs, own)}
            )
        return {"season": season._asdict(), "wins": WINS, "among": AMONG, "games": games}


def by_game(counts: Iterable[Count]) -> list[Data]:
    """Every game with its sums, and those of its plays that have something in common."""
    games: defaultdict[str, list[Count]] = defaultdict(list)
    for count in counts:
        games[count.game].append(count)
    return [_sums(game, games[game]) for game in sorted(games)]


def _sums(game: str, counts: list[Count]) -> Data:
    reviewed = sum(count.reviewed for count in counts)
    openings = tallied((count.opening, count) for count in counts if count.opening is not None)
    return {
        "game": game,
        **_outcomes(counts),
        "players": tallied((str(count.players), count) for count in counts),
        "options": tallied((option, count) for count in counts for option in count.options.split()),
        "bots": tallied((count.bots, count) for count in counts),
        "openings": sorted(openings, key=_plays, reverse=True)[:MOST_OPENINGS],
        "endings": tallied((count.ending, count) for count in counts),
        "reviewed": reviewed,
        "luck": sum(count.luck for count in counts) / reviewed if reviewed else None,
        "play": sum(count.play for count in counts) / reviewed if reviewed else None,
    }


def tallied(keyed: Iterable[tuple[str, Count]]) -> list[Data]:
    """How often somebody won, shared and lost, by key."""
    found: defaultdict[str, list[Count]] = defaultdict(list)
    for key, count in keyed:
        found[key].append(count)
    return [{"key": key, **_outcomes(found[key])} for key in sorted(found)]


def _outcomes(counts: list[Count]) -> Data:
    return {
        outcome: sum(count.plays for count in counts if count.outcome == outcome)
        for outcome in OUTCOMES
    }


def _plays(tally: Data) -> int:
    return sum(tally[outcome] for outcome in OUTCOMES)


def _told(met: Met) -> Data:
    """Whoever shows nobody who they are is a name without a page."""
    return {**met._asdict(), "person": None if met.mosaic is None else met.person}
