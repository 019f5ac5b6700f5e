"""Ratings as people see them: their own, those of others who show them, and the best of a game."""

from collections import defaultdict
from typing import Final

from aquae.bots.skill import Skill, skill_of_bot
from aquae.games import game_called
from aquae.server.people.profiles import Profiles
from aquae.server.people.rating import Standing
from aquae.server.storage.ratings import SHOWN_PLAYS, RatingRows, Step
from aquae.server.tables.codec import Data
from aquae.server.thinking.levels import levels_of

MOST_LISTED: Final = 100
MOST_STEPS: Final = 1000
"""Of all games together; who has played more sees the last of them."""


class Ratings:
    """What is thought of people, told to those who may know."""

    def __init__(self, rows: RatingRows, profiles: Profiles) -> None:
        self.rows = rows
        self.profiles = profiles

    async def board(self, game: str, players: int, person: str | None) -> Data:
        """The best of a game with so many seats, the bots among them, and whoever asks."""
        own = {} if person is None else await self.rows.of(person)
        standing = own.get((game, players))
        best = await self.rows.best(game, players, MOST_LISTED)
        return {
            "game": game,
            "players": players,
            "people": [
                {
                    "person": one.person,
                    "name": one.name,
                    "mosaic": one.mosaic,
                    **told(one.standing),
                }
                for one in best
            ],
            "bots": [
                {"level": level, **_points(skill_of_bot(game, players, level))}
                for level in levels_of(game_called(game))
            ],
            "mine": None if standing is None else told(standing),
            "shown_plays": SHOWN_PLAYS,
        }

    async def of(self, person: str, asker: str | None) -> Data:
        """Somebody's ratings and their history, the first play first."""
        await self.profiles.judge_seen(person, asker)
        standings = await self.rows.of(person)
        histories = _histories(await self.rows.steps(person, MOST_STEPS))
        return {
            "ratings": [
                {
                    "game": game,
                    "players": players,
                    **told(standing),
                    "history": histories[game, players],
                }
                for (game, players), standing in sorted(standings.items())
            ]
        }


def _histories(steps: list[Step]) -> defaultdict[tuple[str, int], list[Data]]:
    """The first play first, by game and number of seats."""
    found: defaultdict[tuple[str, int], list[Data]] = defaultdict(list)
    for step in reversed(steps):
        found[step.game, step.players].append({"over_at": step.over_at, **_points(step.skill)})
    return found


def told(standing: Standing) -> Data:
    return {**_points(standing.skill), "plays": standing.plays}


def _points(skill: Skill) -> Data:
    return {"rating": skill.points, "spread": skill.spread}
