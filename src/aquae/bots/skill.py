"""How good players are: OpenSkill behind one door. Only the mean and its uncertainty are kept.

Everybody begins with the same doubtful skill; whoever finishes before others gains on them. People
and bots stand on one scale, one for each game and number of seats.
"""

import json
from collections.abc import Sequence
from functools import cache
from math import exp, sqrt
from pathlib import Path
from typing import Any, Final, NamedTuple

MEASURED: Final = Path(__file__).parent / "skills.json"
"""What `python -m tools.bot_skills` has found out about the bots."""

# So that differences read as in chess: a hundred points are 64 % of the games between two.
POINTS_EACH: Final = 30.0
POINTS_OF_NOBODY: Final = 750.0

BETA: Final = 25.0 / 6
"""How much the same player differs from day to day, as OpenSkill has it."""
TAU: Final = 25.0 / 300
"""How much more doubtful everybody becomes with every play."""


class Skill(NamedTuple):
    """What is thought of a player: a mean, and how uncertain it is."""

    mu: float = 25.0
    sigma: float = 25.0 / 3

    @property
    def points(self) -> int:
        """As it is shown: 1500 for somebody new."""
        return round(POINTS_OF_NOBODY + POINTS_EACH * self.mu)

    @property
    def spread(self) -> int:
        """The true skill is within so many points, nineteen times of twenty."""
        return round(2 * POINTS_EACH * self.sigma)

    @property
    def sure(self) -> float:
        """What somebody is at least, nearly for certain."""
        return self.mu - 2 * self.sigma

    def moved(self, to: "Skill", weight: float) -> "Skill":
        """On the way to another skill, as far as the reason for it weighs."""
        mu = self.mu + weight * (to.mu - self.mu)
        return Skill(mu, self.sigma + weight * (to.sigma - self.sigma))


NEW: Final = Skill()


@cache
def _model() -> Any:
    # Loaded when somebody is rated: it takes a moment, and not everybody has it.
    from openskill.models import PlackettLuce

    return PlackettLuce()


def rated(skills: Sequence[Skill], places: Sequence[float]) -> list[Skill]:
    """The skills after a play in which each finished at a place; the same place is shared."""
    model = _model()
    teams = [[model.rating(mu=skill.mu, sigma=skill.sigma)] for skill in skills]
    found = model.rate(teams, ranks=[float(place) for place in places])
    return [Skill(after.mu, after.sigma) for (after,) in found]


def duel(winner: Skill, loser: Skill) -> tuple[Skill, Skill]:
    """The skills after a play between two, as `rated` has them; it needs no package."""
    winner, loser = _doubted(winner), _doubted(loser)
    scale = sqrt(winner.sigma**2 + loser.sigma**2 + 2 * BETA**2)
    chance = 1 / (1 + exp((loser.mu - winner.mu) / scale))
    return _after(winner, scale, chance, 1), _after(loser, scale, chance, -1)


def _doubted(skill: Skill) -> Skill:
    return Skill(skill.mu, sqrt(skill.sigma**2 + TAU**2))


def _after(skill: Skill, scale: float, chance: float, sign: int) -> Skill:
    """What somebody is thought of who has won, or lost, with the winner's chance of it."""
    gain = skill.sigma**2 / scale * (1 - chance)
    less = (skill.sigma / scale) ** 3 * chance * (1 - chance)
    return Skill(skill.mu + sign * gain, skill.sigma * sqrt(1 - less))


def skill_at(points: int, sigma: float) -> Skill:
    """The skill that is shown as so many points."""
    return Skill((points - POINTS_OF_NOBODY) / POINTS_EACH, sigma)


@cache
def _measured() -> dict[str, dict[str, dict[str, list[float]]]]:
    found: dict[str, dict[str, dict[str, list[float]]]] = json.loads(MEASURED.read_text("utf-8"))
    return found


def skill_of_bot(game: str, players: int, level: str) -> Skill:
    """What tournaments have shown of a bot, once for all; one that was in none is taken as new."""
    mu_sigma = _measured().get(game, {}).get(str(players), {}).get(level)
    return NEW if mu_sigma is None else Skill(*mu_sigma)
