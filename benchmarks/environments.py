"""Environment speed beside the peers', measured in the same run: `make bench-rl`.

Everybody plays random legal actions and looks at every observation and mask on the way. Games and
peers take turns for several rounds in one process, CPU seconds are counted, the best round counts.
"""

import argparse
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np

from aquae.core import state as engine
from aquae.core.game import Game
from aquae.games import all_games, folder_of, part_of
from aquae.rl.batch import Batch

Round = Callable[[float], tuple[int, float]]
"""Plays for some CPU seconds; steps done, and seconds spent."""
Choice = Callable[[], Any]
"""Chooses for every lane of a batch what its step takes."""


def observed_games() -> list[Game]:
    return [game for game in all_games() if part_of(game, "observe") is not None]


def zoo_round(environment: Any) -> Round:
    """PettingZoo's own loop: look, choose by the mask, step."""
    random = Random(1)

    def play(seconds: float) -> tuple[int, float]:
        started = time.process_time()
        steps = 0
        while (spent := time.process_time() - started) < seconds:
            environment.reset(seed=random.getrandbits(31))
            for _ in environment.agent_iter():
                seen, _, terminated, truncated, _ = environment.last()
                if terminated or truncated:
                    environment.step(None)
                    continue
                environment.step(random.choice(np.flatnonzero(seen["action_mask"]).tolist()))
                steps += 1
        return steps, spent

    return play


def spiel_round(name: str) -> Round:
    """The same through OpenSpiel; Chance's nodes are played, but not counted."""
    import pyspiel

    game = pyspiel.load_game(name)
    random = Random(1)

    def play(seconds: float) -> tuple[int, float]:
        started = time.process_time()
        steps = 0
        while (spent := time.process_time() - started) < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(random.choice(state.legal_actions()))
                    continue
                np.array(state.observation_tensor(), np.float32)
                mask = np.array(state.legal_actions_mask(), np.int8)
                state.apply_action(random.choice(np.flatnonzero(mask).tolist()))
                steps += 1
        return steps, spent

    return play


def by_mask(batch: Batch) -> Choice:
    """A legal action of every lane, from one pass over the masks."""
    lanes, words = batch.masks.shape
    random = np.random.default_rng(1)
    rows = np.arange(lanes + 1) * words

    def choose() -> Any:
        legal = np.flatnonzero(batch.masks)
        ends = np.searchsorted(legal, rows)
        picks = ends[:-1] + (random.random(lanes) * np.diff(ends)).astype(int)
        return legal[picks] - rows[:-1]

    return choose


def by_place(batch: Batch) -> Choice:
    """For every lane a place among its legal actions."""
    random = np.random.default_rng(1)
    return lambda: (random.random(len(batch.counts)) * batch.counts).astype(np.int32)


def batch_round(batch: Batch, choose: Choice, step: Callable[[Any], None]) -> Round:
    """A batch in this process."""

    def play(seconds: float) -> tuple[int, float]:
        started = time.process_time()
        steps = 0
        while (spent := time.process_time() - started) < seconds:
            step(choose())
            steps += len(batch.to_move)
        return steps, spent

    return play


def rounds(lanes: int) -> dict[str, Round]:
    import pettingzoo

    from aquae.rl import spiel, zoo  # noqa: F401 (registers the games with OpenSpiel)

    found = {
        "PettingZoo connect four": zoo_round(pettingzoo.make("aec", "classic/connect_four_v3")),
        "PettingZoo chess": zoo_round(pettingzoo.make("aec", "classic/chess_v6")),
        "OpenSpiel backgammon": spiel_round("backgammon"),
    }
    for game in observed_games():
        batch = Batch(game.name, lanes=lanes, seed=1)
        ways: list[tuple[str, Choice, Callable[[Any], None]]] = [
            ("suggested", lambda: None, batch.step),
            ("by place", by_place(batch), batch.step_by_place),
            ("by mask", by_mask(batch), batch.step),
        ]
        for way, choose, step in ways:
            found[f"{game.title}, batch, {way}"] = batch_round(batch, choose, step)
        found[f"{game.title}, PettingZoo"] = zoo_round(zoo.env(game.name))
        found[f"{game.title}, OpenSpiel"] = spiel_round(folder_of(game.name))
    return found


def with_workers(lanes: int, workers: int, seconds: float) -> None:
    """Steps on the clock, with as many processes as asked for."""
    for game in observed_games():
        with Batch(game.name, lanes=lanes * workers, workers=workers, seed=1) as batch:
            started = time.perf_counter()
            steps = 0
            while (spent := time.perf_counter() - started) < seconds:
                batch.step()
                steps += lanes * workers
        print(f"{game.title:<36}{steps / spent:>12,.0f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="length of a round")
    parser.add_argument("--repeats", type=int, default=3, help="rounds; the best counts")
    parser.add_argument("--lanes", type=int, default=64, help="of a batch")
    parser.add_argument("--workers", type=int, default=2, help="processes of the last table")
    asked = parser.parse_args()
    compiled = not str(engine.__file__).endswith(".py")
    print(f"Engine {'compiled' if compiled else 'plain'}, Python {sys.version.split()[0]}\n")
    best: dict[str, float] = {}
    found = rounds(asked.lanes)
    for _ in range(asked.repeats):
        for name, play in found.items():
            steps, spent = play(asked.seconds)
            best[name] = max(best.get(name, 0.0), steps / spent)
    peers = list(best)[:3]
    head = "".join(f"{'/ ' + peer.split(' ', 1)[1]:>16}" for peer in peers)
    print(f"{'steps per CPU second, one core':<36}{'':>12}{head}")
    for name, speed in best.items():
        ratios = "".join(f"{speed / best[peer]:>16.1f}" for peer in peers)
        print(f"{name:<36}{speed:>12,.0f}{ratios}")
    print(f"\n{f'steps per second, {asked.workers} workers':<36}")
    with_workers(asked.lanes, asked.workers, asked.seconds)


if __name__ == "__main__":
    main()
