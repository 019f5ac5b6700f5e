"""aquae train: find the weights of a game's evaluation from plays of the bots, from nothing.

First bots play that go by the priors alone and need no evaluation; from their plays come the first
weights. With these the searching bots play, and all plays together give the final weights. The
same command gives the same weights.

With `--units` the searching bots' plays teach a hidden layer, too. How a position is going to end
is then told by a few continuations by the priors as well as by the play itself.

All seats of a play are equally strong: else the outcome would tell who played, not how they stood.
"""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from aquae.bots.guide import Guide, guide_for
from aquae.bots.learning import Sample, cross_entropy, learn
from aquae.cli.progress import if_interrupted
from aquae.cli.training_plays import Kept, Played, TrainingPlay, played, positions_of
from aquae.cli.workers import crew_of
from aquae.core.chance import Rng
from aquae.core.game import Game
from aquae.extras import need
from aquae.games import game_called, part_of

HELD_OUT = 10
"""Every tenth play is not learned from, but tells how good the weights are."""


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
    if parsed.units:
        need("rl", "numpy")
    advice = "the same command goes on where it was"
    with if_interrupted(advice if parsed.keep else "with --keep FILE plays are not lost"):
        return train_from_nothing(game, guide_for(game), parsed)


def train_from_nothing(game: Game, guide: Guide, parsed: argparse.Namespace) -> int:
    names = guide.feature_names()
    lessons = Lessons()
    first = [TrainingPlay(game.name, 0, {}, f"{parsed.seed}/0/{n}", 0) for n in range(parsed.games)]
    plays = played(first, crew_of(parsed), Kept(parsed.keep, 0))
    lessons.add(map(samples_of, first, plays))
    weights = lessons.weights(len(names), parsed.rounds, parsed.seed)
    stored: dict[str, Any] = {}
    second = [
        TrainingPlay(
            game.name,
            parsed.iterations,
            {name: weight for name, weight in zip(names, weights, strict=True) if weight},
            f"{parsed.seed}/{parsed.iterations}/{number}",
            parsed.continuations if parsed.units else 0,
        )
        for number in range(parsed.search_games)
    ]
    plays = played(second, crew_of(parsed), Kept(parsed.keep, parsed.games))
    if parsed.units:
        from aquae.cli.schooling import schooled  # what it needs not everybody has

        guesses = part_of(game, "bot.guesses")
        pairs = list(zip(second, plays, strict=True))
        stored, nats, count = schooled(guide, guesses, weights, pairs, parsed.units, parsed.rounds)
    else:
        lessons.add(map(samples_of, second, plays))
        weights = lessons.weights(len(names), parsed.rounds, parsed.seed)
        stored = {"weights": dict(zip(names, weights, strict=True))}
        nats = cross_entropy_by_players(lessons.held_out, weights)
        count = len(lessons.learned) + len(lessons.held_out)
    made = {"command": command_of(parsed), "positions": count, "cross_entropy": nats}
    text = json.dumps({**stored, "made": made}, indent=1)
    Path(parsed.out).write_text(text + "\n", encoding="utf-8")
    print(f"{count} positions. Cross-entropy in nats, on plays that were held out:")
    for players, surprise in nats.items():
        print(f"  {players} players: {surprise:.4f}")
    print(f"wrote {parsed.out}")
    return 0


def command_of(parsed: argparse.Namespace) -> str:
    command = (
        f"aquae train {parsed.game} --games {parsed.games}"
        f" --search-games {parsed.search_games} --iterations {parsed.iterations}"
        f" --rounds {parsed.rounds} --seed {parsed.seed}"
    )
    if parsed.units:
        command += f" --units {parsed.units} --continuations {parsed.continuations}"
    return command


def cross_entropy_by_players(samples: list[Sample], weights: list[float]) -> dict[int, float]:
    tables = sorted({len(sample.shares) for sample in samples})
    return {
        players: round(cross_entropy([s for s in samples if len(s.shares) == players], weights), 4)
        for players in tables
    }


def samples_of(play: TrainingPlay, found: Played) -> list[Sample]:
    """What a sum learns from: the features that do not rest on guesses."""
    guide = guide_for(game_called(play.game))
    guesses = part_of(game_called(play.game), "bot.guesses")
    guessed = (
        [] if guesses is None else [name in guesses.FEATURES for name in guide.feature_names()]
    )
    samples = []
    for state, shares in positions_of(play, found)[0]:
        features = guide.features(state)
        for own in features:
            for place, rests_on_guesses in enumerate(guessed):
                if rests_on_guesses:
                    own[place] = 0.0
        samples.append(Sample(features, shares))
    return samples
