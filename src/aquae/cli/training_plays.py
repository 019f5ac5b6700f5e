"""Plays that a guide's weights are learned from, kept as actions so that features may change."""

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import NamedTuple, TextIO

from aquae.bots.bot import Bot, Budget
from aquae.bots.guide import Guide, guide_for
from aquae.bots.heuristic import Faber, Tiro
from aquae.bots.search import Searcher
from aquae.bots.seats import finish
from aquae.cli.files import continued, kept_lines, object_of
from aquae.cli.progress import Progress
from aquae.cli.workers import Crew, spread
from aquae.core.chance import Rng, draw
from aquae.core.errors import AquaeError
from aquae.core.game import Game, Options
from aquae.core.state import CHANCE, OVER, State
from aquae.games import game_called

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
    weights: dict[str, float]
    """Of the features by whose sum they search."""
    seed: str
    continuations: int
    """How often each sampled position is played on by the priors."""


class Played(NamedTuple):
    """What was played, and how the positions after so many actions are going to end."""

    actions: list[int]
    shares: dict[int, list[float]]


class Kept(NamedTuple):
    """A file that plays are kept in, if any, and how many of them belong to earlier stages."""

    path: str | None
    earlier: int

    def file(self) -> TextIO:
        return continued(Path(self.path)) if self.path else Path(os.devnull).open("w")

    def plays(self, todo: list[TrainingPlay]) -> Iterator[Played]:
        """The plays that are there already."""
        lines = kept_lines(Path(self.path)) if self.path else iter([])
        for play, line in zip(todo, islice(lines, self.earlier, None), strict=False):
            kept = object_of(line)
            if kept.get("play") != list(play):
                raise AquaeError(f"{self.path} holds other plays; name another file with --keep")
            shares = {int(count): found for count, found in kept["shares"].items()}
            yield Played(kept["actions"], shares)


def played(todo: list[TrainingPlay], crew: Crew, keep: Kept) -> Iterator[Played]:
    """All plays in their order; only what is not kept yet is played."""
    with Progress("games", len(todo)) as progress:
        done = 0
        for kept in keep.plays(todo):
            yield kept
            done += 1
        progress.advance(done)
        with keep.file() as file:
            left = todo[done:]
            for play, found in zip(left, spread(play_through, left, crew), strict=True):
                file.write(json.dumps({"play": play, **found._asdict()}) + "\n")
                file.flush()
                yield found
                progress.advance()


def random_options(game: Game, rng: Rng) -> Options:
    options = {
        option.name: option.values[int(rng.below(len(option.values)))]
        for option in game.option_list
    }
    return {**options, "players": TABLES[int(rng.below(len(TABLES)))]}


def play_through(play: TrainingPlay) -> Played:
    """A play with random options, and how a few of its positions are going to end."""
    game = game_called(play.game)
    guide = guide_for(game)
    with going_by(guide, [play.weights.get(name, 0.0) for name in guide.feature_names()]):
        return sampled(play, game, guide)


@contextmanager
def going_by(guide: Guide, weights: list[float]) -> Iterator[None]:
    """Judge by a sum with other weights; this process may have other work afterwards."""
    shipped, layer = list(guide.weights), guide.layer
    guide.weigh(weights)
    guide.layer = None
    try:
        yield
    finally:
        guide.weigh(shipped)
        guide.layer = layer


def sampled(play: TrainingPlay, game: Game, guide: Guide) -> Played:
    rng = Rng(play.seed)
    state = game.start(random_options(game, rng))
    stray = Tiro(guide)
    stray.temperature = TEMPERATURES[int(rng.below(len(TEMPERATURES)))]
    stray.blunders = BLUNDERS[int(rng.below(len(BLUNDERS)))]
    bot: Bot = Searcher(guide, Budget(iterations=play.iterations)) if play.iterations else stray
    opening = int(rng.below(LONGEST_OPENING))
    actions: list[int] = []
    continued_shares: dict[int, list[float]] = {}
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            action = draw(state, rng)
        elif opening > 0 or rng.below(STRAY_ONE_IN) == 0:
            action = stray.choose(state, rng)
            opening -= 1
        else:
            action = bot.choose(state, rng)
        state.apply(action)
        actions.append(int(action))
        if state.to_move != OVER and rng.below(SAMPLED_ONE_IN) == 0:
            seed = f"{play.seed}/{len(actions)}"
            continued_shares[len(actions)] = shares_by_priors(state, guide, play, seed)
    outcome = state.final_shares()
    return Played(
        actions,
        {
            count: [(own + other) / 2 for own, other in zip(outcome, found or outcome, strict=True)]
            for count, found in continued_shares.items()
        },
    )


def shares_by_priors(state: State, guide: Guide, play: TrainingPlay, seed: str) -> list[float]:
    """The mean shares of the victory if all go on by the priors; nothing if nobody asks."""
    if not play.continuations:
        return []
    totals = [0.0] * len(state.scores())
    for number in range(play.continuations):
        after = state.copy()
        finish(after, [Faber(guide)] * len(totals), Rng(f"{seed}/{number}"))
        for seat, share in enumerate(after.final_shares()):
            totals[seat] += share
    return [round(total / play.continuations, 4) for total in totals]


def positions_of(
    play: TrainingPlay, found: Played
) -> tuple[list[tuple[State, list[float]]], State]:
    """The sampled positions with what they are going to bring, and the end of the play."""
    game = game_called(play.game)
    state = game.start(random_options(game, Rng(play.seed)))
    positions = []
    for count, action in enumerate(found.actions, 1):
        state.apply(action)
        if count in found.shares:
            positions.append((state.copy(), found.shares[count]))
    return positions, state
