"""aquae arena: a tournament of bots, with rotating seats, that can be interrupted and resumed."""

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from aquae.bots.bot import Budget
from aquae.bots.playing import bots_play
from aquae.bots.skill import NEW, Skill, rated
from aquae.cli.averages import margin, mean
from aquae.cli.files import continued, kept_lines, object_of
from aquae.cli.options import options_from
from aquae.cli.progress import Progress, if_interrupted
from aquae.cli.seats import bots_named
from aquae.cli.workers import crew_of, spread
from aquae.core.errors import AquaeError
from aquae.core.game import Options
from aquae.extras import need
from aquae.games import game_called
from aquae.tournaments.seats import lineup
from aquae.tournaments.standings import shares


class Pairing(NamedTuple):
    """One game of a tournament."""

    game: str
    options: Options
    bots: list[str]
    seed: str
    number: int
    pace: "Pace"


class Pace(NamedTuple):
    """How long the bots that search may think: seconds, or a part of what each usually takes; or
    so many iterations for each second that it usually takes, which any machine repeats."""

    seconds: float | None
    pace: float | None
    iterations: int | None = None

    def budget(self) -> Budget | None:
        if self.iterations is not None:
            return Budget(pace=1.0, iterations=self.iterations)
        if self.seconds is not None:
            return Budget(seconds=self.seconds)
        return None if self.pace is None else Budget(pace=self.pace)


class Outcome(NamedTuple):
    """What the tables are made from: who sat where, and each seat's share of the victory."""

    bots: list[str]
    shares: list[float]
    actions: int


def arena(parsed: argparse.Namespace) -> int:
    game = game_called(parsed.game)
    options = options_from(game, parsed)
    bots = bots_named(game, parsed.bots)
    if len(set(bots)) < 2:
        raise AquaeError("--bots must name at least two different bots")
    if not parsed.games:
        raise AquaeError("--games must be at least 1")
    need("arena", "openskill")
    path = Path(parsed.out or f"arena-{game.name}.jsonl")
    pace = Pace(parsed.seconds, parsed.pace, parsed.iterations)

    def pairing(number: int) -> Pairing:
        line = lineup(bots, options["players"], number)
        return Pairing(game.name, options, line, parsed.seed, number, pace)

    done = resume(path, pairing)
    todo = [pairing(number) for number in range(parsed.games) if number not in done]
    outcomes = [outcome for number, outcome in done.items() if number < parsed.games]
    with (
        if_interrupted("the same command goes on where it was"),
        continued(path) as file,
        Progress("games", len(todo)) as progress,
    ):
        for line in spread(play_pairing, todo, crew_of(parsed), in_order=False):
            file.write(line + "\n")
            file.flush()
            outcomes.append(outcome_of(json.loads(line)))
            progress.advance()
    print(report(outcomes))
    print(f"Records: {path}")
    return 0


def play_pairing(pairing: Pairing) -> str:
    """The record of a game as a line, with its place in the tournament."""
    game = game_called(pairing.game)
    seed = f"{pairing.seed}/{pairing.number}"
    record = bots_play(game, pairing.options, pairing.bots, seed, pairing.pace.budget())
    record.extra["arena"] = place_of(pairing)
    return record.line()


def resume(path: Path, pairing: Callable[[int], Pairing]) -> dict[int, Outcome]:
    """The games of this tournament that are in the file already."""
    done: dict[int, Outcome] = {}
    for line in kept_lines(path):
        record = object_of(line)
        number = number_of(record)
        if number is None or not is_game(record, pairing(number)):
            raise AquaeError(f"{path} holds another tournament; name another file with --out")
        done[number] = outcome_of(record)
    return done


def number_of(record: dict[str, Any]) -> int | None:
    """Which game of its tournament a record is, if it is one."""
    place = record.get("arena")
    number = place.get("number") if isinstance(place, dict) else None
    return number if isinstance(number, int) else None


def is_game(record: dict[str, Any], pairing: Pairing) -> bool:
    """Whether a record is that game, with those bots on those seats."""
    told = [record.get(key) for key in ("game", "options", "seats", "arena")]
    seats = [f"bot:{bot}" for bot in pairing.bots]
    return told == [pairing.game, pairing.options, seats, place_of(pairing)]


def place_of(pairing: Pairing) -> dict[str, Any]:
    """What tells a game from all others of its tournament, and its tournament from others."""
    place = {"seed": pairing.seed, "number": pairing.number, **pairing.pace._asdict()}
    if pairing.pace.iterations is None:
        del place["iterations"]  # as in the files of those who never counted them
    return place


def outcome_of(record: dict[str, Any]) -> Outcome:
    seats, winners, actions = record["seats"], record["result"]["winners"], record["actions"]
    places = [1 if seat in winners else 2 for seat in range(len(seats))]
    return Outcome([name.removeprefix("bot:") for name in seats], shares(places), len(actions))


def report(outcomes: list[Outcome]) -> str:
    """Score rates with 95 % intervals, ratings, and what the seats were worth."""
    players = len(outcomes[0].bots)
    ratings = rate(outcomes)
    lines = [f"{'bot':<14}{'seats':>7}{'score rate':>12}{'95 %':>10}{'OpenSkill':>16}"]
    for bot in sorted(ratings, key=lambda name: -mean(shares_won_by(outcomes, name))):
        won = shares_won_by(outcomes, bot)
        mu, sigma = ratings[bot]
        interval = f"±{100 * margin(won):.1f}"
        rating = f"{mu:.1f} ±{2 * sigma:.1f}"
        lines.append(f"{bot:<14}{len(won):>7}{100 * mean(won):>10.1f} %{interval:>10}{rating:>16}")
    lines.append(f"\nA fair share is {100 / players:.1f} %. By seat, whoever sat there:")
    for seat in range(players):
        won = [outcome.shares[seat] for outcome in outcomes]
        lines.append(f"  seat {seat}: {100 * mean(won):.1f} % ±{100 * margin(won):.1f}")
    length = mean([float(outcome.actions) for outcome in outcomes])
    lines.append(f"{len(outcomes)} games of {length:.0f} actions on average.")
    return "\n".join(lines)


def shares_won_by(outcomes: list[Outcome], bot: str) -> list[float]:
    """A bot's shares of the victory, for every seat that it sat on."""
    return [
        share
        for outcome in outcomes
        for name, share in zip(outcome.bots, outcome.shares, strict=True)
        if name == bot
    ]


def rate(outcomes: list[Outcome]) -> dict[str, Skill]:
    """Plackett-Luce ratings: the mean and its uncertainty, all starting from the same.

    Every seat is rated by itself; a bot on several seats takes the mean of what they made of it.
    """
    ratings = {bot: NEW for outcome in outcomes for bot in outcome.bots}
    for outcome in outcomes:
        before = [ratings[bot] for bot in outcome.bots]
        seats = rated(before, [-share for share in outcome.shares])
        for bot in set(outcome.bots):
            own = [seat for name, seat in zip(outcome.bots, seats, strict=True) if name == bot]
            ratings[bot] = mean_skill(own)
    return ratings


def mean_skill(skills: list[Skill]) -> Skill:
    return Skill(mean([skill.mu for skill in skills]), mean([skill.sigma for skill in skills]))
