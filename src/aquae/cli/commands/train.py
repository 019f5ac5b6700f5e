"""aquae train: find the weights of a game's evaluation from plays of the bots, from nothing.

First bots play that go by the priors alone and need no evaluation; from their plays come the first
weights. With these the searching bots play, and all plays together give the final weights. The
same command gives the same weights.

All seats of a play are equally strong: else the outcome would tell who played, not how they stood.
"""

import argparse
import json
import os
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import NamedTuple, TextIO

from aquae.bots.bot import Bot, Budget
from aquae.bots.guide import Guide, guide_for
from aquae.bots.heuristic import Tiro
from aquae.bots.learning import Sample, cross_entropy, learn
from aquae.bots.search import Searcher
from aquae.cli.files import continued, kept_lines, object_of
from aquae.cli.progress import Progress, if_interrupted
from aquae.cli.workers import Crew, crew_of, spread
from aquae.core.chance import Rng, draw
from aquae.core.errors import AquaeError
from aquae.core.game import Game, Options
from aquae.core.state import CHANCE, OVER
from aquae.games import game_called

HELD_OUT = 10
"""Every tenth play is not learned from, but tells how good the weights are."""
LONGEST_OPENING = 24
STRAY_ONE_IN = 10
"""Searching bots open, and now and then go on, by the priors, to see more than their own ways."""
TEMPERATURES = [0.02, 0.2, 0.5, 1.0]
BLUNDERS = [0, 2, 5]
SAMPLED_ONE_IN = 12
TABLES = [2, 2, 3, 4]
"""Half of the plays are for two."""


class TrainingPlay(NamedTuple):
    """One play to learn from."""

    game: str
    iterations: int
    """What the bots search a decision; 0 if they go by the priors alone."""
    weights: list[float]
    seed: str


class Lessons:
    """The positions of all plays so far: most to learn from, some to be examined on."""

    def __init__(self) -> None:
        self.learned: list[Sample] = []
        self.held_out: list[Sample] = []

    def add(self, plays: Iterator[list[Sample]]) -> None:
        for number, samples in enumerate(plays):
            (self.held_out if number % HELD_OUT == 0 else self.learned).extend(samples)

    def weights(self, count: int, rounds: int, seed: str) -> list[float]:
        found = learn(self.learned, [0.0] * count, rounds, Rng(f"{seed}/learning"))
        return [round(weight, 4) for weight in found]


def train(parsed: argparse.Namespace) -> int:
    game = game_called(parsed.game)
    advice = "the same command goes on where it was"
    with if_interrupted(advice if parsed.keep else "with --keep FILE plays are not lost"):
        return train_from_nothing(game, guide_for(game).feature_names(), parsed)


def train_from_nothing(game: Game, names: list[str], parsed: argparse.Namespace) -> int:
    lessons = Lessons()
    weights = [0.0] * len(names)
    begun = 0
    for iterations, games in [(0, parsed.games), (parsed.iterations, parsed.search_games)]:
        todo = [
            TrainingPlay(game.name, iterations, weights, f"{parsed.seed}/{iterations}/{number}")
            for number in range(games)
        ]
        lessons.add(played(todo, crew_of(parsed), Kept(parsed.keep, begun)))
        begun += games
        weights = lessons.weights(len(names), parsed.rounds, parsed.seed)
    by_players = cross_entropy_by_players(lessons.held_out, weights)
    made = {
        "command": f"aquae train {game.name} --games {parsed.games}"
        f" --search-games {parsed.search_games} --iterations {parsed.iterations}"
        f" --rounds {parsed.rounds} --seed {parsed.seed}",
        "positions": len(lessons.learned) + len(lessons.held_out),
        "cross_entropy": by_players,
    }
    text = json.dumps({"weights": dict(zip(names, weights, strict=True)), "made": made}, indent=1)
    Path(parsed.out).write_text(text + "\n", encoding="utf-8")
    print(f"{made['positions']} positions. Cross-entropy in nats, on plays that were held out:")
    for players, nats in by_players.items():
        print(f"  {players} players: {nats:.4f}")
    print(f"wrote {parsed.out}")
    return 0


def cross_entropy_by_players(samples: list[Sample], weights: list[float]) -> dict[int, float]:
    tables = sorted({len(sample.shares) for sample in samples})
    return {
        players: round(cross_entropy([s for s in samples if len(s.shares) == players], weights), 4)
        for players in tables
    }


class Kept(NamedTuple):
    """A file that plays are kept in, if any, and how many of them belong to earlier stages."""

    path: str | None
    earlier: int

    def file(self) -> TextIO:
        return continued(Path(self.path)) if self.path else Path(os.devnull).open("w")

    def samples(self, todo: list[TrainingPlay]) -> Iterator[list[Sample]]:
        """The samples of the plays that are there already."""
        lines = kept_lines(Path(self.path)) if self.path else iter([])
        for play, line in zip(todo, islice(lines, self.earlier, None), strict=False):
            kept = object_of(line)
            if kept.get("play") != list(play):
                raise AquaeError(f"{self.path} holds other plays; name another file with --keep")
            yield [Sample(features, shares) for features, shares in kept["samples"]]


def played(todo: list[TrainingPlay], crew: Crew, keep: Kept) -> Iterator[list[Sample]]:
    """The samples of all plays in their order; only what is not kept yet is played."""
    with Progress("games", len(todo)) as progress:
        done = 0
        for samples in keep.samples(todo):
            yield samples
            done += 1
        progress.advance(done)
        with keep.file() as file:
            left = todo[done:]
            for play, samples in zip(left, spread(samples_of, left, crew), strict=True):
                told = [[sample.features, sample.shares] for sample in samples]
                file.write(json.dumps({"play": play, "samples": told}) + "\n")
                file.flush()
                yield samples
                progress.advance()


def random_options(game: Game, rng: Rng) -> Options:
    options = {
        option.name: option.values[int(rng.below(len(option.values)))]
        for option in game.option_list
    }
    return {**options, "players": TABLES[int(rng.below(len(TABLES)))]}


def samples_of(play: TrainingPlay) -> list[Sample]:
    """A few positions of a play with random options, and how it ended."""
    game = game_called(play.game)
    guide = guide_for(game)
    shipped = list(guide.weights)
    guide.weigh(play.weights)
    try:
        return sampled(play, game, guide)
    finally:
        guide.weigh(shipped)  # this process may have other work afterwards


def sampled(play: TrainingPlay, game: Game, guide: Guide) -> list[Sample]:
    rng = Rng(play.seed)
    state = game.start(random_options(game, rng))
    stray = Tiro(guide)
    stray.temperature = TEMPERATURES[int(rng.below(len(TEMPERATURES)))]
    stray.blunders = BLUNDERS[int(rng.below(len(BLUNDERS)))]
    bot: Bot = Searcher(guide, Budget(iterations=play.iterations)) if play.iterations else stray
    opening = int(rng.below(LONGEST_OPENING))
    features: list[list[list[float]]] = []
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            action = draw(state, rng)
        elif opening > 0 or rng.below(STRAY_ONE_IN) == 0:
            action = stray.choose(state, rng)
            opening -= 1
        else:
            action = bot.choose(state, rng)
        state.apply(action)
        if state.to_move != OVER and rng.below(SAMPLED_ONE_IN) == 0:
            features.append(guide.features(state))
    shares = state.final_shares()
    return [Sample(feature, shares) for feature in features]
