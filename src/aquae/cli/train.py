"""aquae train: find the weights of a game's judgement from plays of the bots."""

import argparse
import json
from collections.abc import Iterator
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

from aquae.bots import bot_called
from aquae.bots.bot import Budget
from aquae.bots.guides import guide_for
from aquae.bots.learning import Sample, learn, surprise
from aquae.bots.search import final_chances
from aquae.cli.progress import Progress
from aquae.core.chance import Stream, draw
from aquae.core.state import CHANCE, OVER
from aquae.games import game_called

HELD_OUT = 10
"""Every tenth play is not learned from, but tells how good the weights are."""


class Play(NamedTuple):
    """One play to learn from."""

    game: str
    bots: list[str]
    iterations: int
    seed: str


def train(parsed: argparse.Namespace) -> int:
    game = game_called(parsed.game)
    guide = guide_for(game)
    bots = parsed.bots.split(",")
    todo = [
        Play(game.name, bots, parsed.iterations, f"{parsed.seed}/{n}") for n in range(parsed.games)
    ]
    kept: list[Sample] = []
    held_out: list[Sample] = []
    with Progress("games", parsed.games) as progress:
        for number, samples in enumerate(played(todo, parsed.workers)):
            (held_out if number % HELD_OUT == 0 else kept).extend(samples)
            progress.advance()
    stream = Stream(f"{parsed.seed}/learning")
    weights = learn(kept, guide.weights, parsed.rounds, stream)
    before, after = surprise(held_out, guide.weights), surprise(held_out, weights)
    made = {
        "command": f"aquae train {game.name} --bots {parsed.bots} --games {parsed.games}"
        f" --iterations {parsed.iterations} --rounds {parsed.rounds} --seed {parsed.seed}",
        "positions": len(kept) + len(held_out),
        "surprise_before": round(before, 4),
        "surprise_after": round(after, 4),
    }
    named = {n: round(w, 4) for n, w in zip(guide.feature_names(), weights, strict=True)}
    text = json.dumps({"weights": named, "made": made}, indent=1) + "\n"
    Path(parsed.out).write_text(text, encoding="utf-8")
    print(f"{made['positions']} positions; surprise {before:.4f} before, {after:.4f} after")
    print(f"wrote {parsed.out}")
    return 0


def played(todo: list[Play], workers: int) -> Iterator[list[Sample]]:
    if workers <= 1:
        yield from map(samples_of, todo)
        return
    with get_context("forkserver").Pool(workers) as pool:
        yield from pool.imap(samples_of, todo)


def samples_of(play: Play) -> list[Sample]:
    """A few positions of a play with random options and a random opening, and how it ended."""
    game = game_called(play.game)
    guide = guide_for(game)
    stream = Stream(play.seed)
    options = {
        option.name: option.values[int(stream.below(len(option.values)))]
        for option in game.option_list
    }
    state = game.start(options)
    seats = options["players"]
    budget = Budget(iterations=play.iterations)
    names = [play.bots[int(stream.below(len(play.bots)))] for _ in range(seats)]
    bots = [bot_called(name, game, stream, budget) for name in names]
    stray = bot_called("lively", game, stream)
    wandering = int(stream.below(30))
    features: list[list[list[float]]] = []
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            action = draw(state, stream)
        elif wandering > 0 or stream.below(25) == 0:
            action = stray.choose(state, stream)
            wandering -= 1
        else:
            action = bots[state.to_move].choose(state, stream)
        state.apply(action)
        if state.to_move != OVER and stream.below(12) == 0:
            features.append(guide.features(state))
    shares = final_chances(state, seats)
    return [Sample(feature, shares) for feature in features]
