"""Engine speed beside the peers', measured in the same run: `make bench`.

Everything runs in one process and counts CPU seconds; games and peers take turns for several
rounds and the best round counts, so that a busy machine disturbs all of them alike.
"""

import argparse
import subprocess
import sys
import time
from collections.abc import Callable
from random import Random
from typing import NamedTuple

from aquae.bots.random_play import Lively
from aquae.bots.seats import play_out
from aquae.core import state as engine
from aquae.core.chance import Rng
from aquae.core.game import Game
from aquae.core.state import OVER
from aquae.games import all_games
from benchmarks.peers import PEERS, Round

IDLE_CHANCE = 0.05


class Speed(NamedTuple):
    actions: float
    games: float


def surface_round(game: Game) -> Round:
    """Lively play through `actions()` and `apply()`, sampled in Python."""
    options = game.complete({})
    idle = [verb in game.idle_verbs for verb in game.vocabulary.verbs]

    def play(rng: Random) -> int:
        random = rng.random
        state = game.start(options)
        count = 0
        while state.to_move != OVER:
            actions = state.actions()
            choices = len(actions)
            action = actions[int(random() * choices)]
            while idle[action] and choices > 1 and random() > IDLE_CHANCE:
                action = actions[int(random() * choices)]
            state.apply(action)
            count += 1
        return count

    return play


def inner_round(game: Game) -> Round:
    """The same inside the compiled loop."""
    options = game.complete({})
    rng = Rng("benchmark")
    bots = [Lively(game, rng) for _ in range(options["players"])]

    def play(_: Random) -> int:
        return len(play_out(game, game.start(options), bots, rng))

    return play


def halfway_copier(game: Game) -> Callable[[], object]:
    """Copies a state in the middle of lively play."""
    rng = Rng("halfway")
    bot = Lively(game, rng)
    state = game.new()
    for _ in range(100):
        if state.to_move != OVER:
            state.apply(bot.choose(state, rng))
    return state.copy


def speed_of(play: Round, seconds: float, rng: Random) -> Speed:
    started = time.process_time()
    actions = games = 0
    while (spent := time.process_time() - started) < seconds:
        actions += play(rng)
        games += 1
    return Speed(actions / spent, games / spent)


def copies_per_second(copy: Callable[[], object], seconds: float) -> float:
    started = time.process_time()
    count = 0
    while (spent := time.process_time() - started) < seconds:
        for _ in range(200):
            copy()
        count += 200
    return count / spent


def measure(rounds: dict[str, Round], seconds: float, repeats: int) -> dict[str, Speed]:
    """The best of several rounds for each, taken in turns."""
    best: dict[str, Speed] = {}
    for repeat in range(repeats):
        for name, play in rounds.items():
            speed = speed_of(play, seconds, Random(repeat))
            best[name] = max(best.get(name, speed), speed)
    return best


def print_speeds(speeds: dict[str, Speed], peers: list[str]) -> None:
    head = "".join(f"{'/ ' + name.split(',')[0].split()[-1]:>15}" for name in peers)
    print(f"{'':<36}{'actions/s':>12}{'games/s':>10}{head}")
    for name, speed in speeds.items():
        ratios = "".join(f"{speed.actions / speeds[peer].actions:>15.2f}" for peer in peers)
        print(f"{name:<36}{speed.actions:>12,.0f}{speed.games:>10,.0f}{ratios}")


def print_flatness(game: Game, plays: int) -> None:
    """CPU time an action in each quarter of a play: should not grow."""
    spent, count = [0.0] * 4, [0] * 4
    for number in range(plays):
        rng = Rng(f"flat/{number}")
        bots = [Lively(game, rng) for _ in range(2)]
        actions = play_out(game, game.new(), bots, rng)
        state = game.new()
        for quarter in range(4):
            part = actions[quarter * len(actions) // 4 : (quarter + 1) * len(actions) // 4]
            started = time.perf_counter()
            for action in part:
                state.actions()
                state.apply(action)
            spent[quarter] += time.perf_counter() - started
            count[quarter] += len(part)
    quarters = "  ".join(f"{1e6 * s / c:.2f}" for s, c in zip(spent, count, strict=True))
    print(f"{game.title:<36}{quarters}")


def peak_memory(game: Game, games: int) -> int:
    """Peak resident kilobytes of a simulation in a process of its own."""
    code = (
        "import resource, sys; from aquae.cli import main; main(sys.argv[1:]);"
        "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)"
    )
    arguments = ["simulate", game.name, "--games", str(games), "--out", "/dev/null"]
    run = subprocess.run(
        [sys.executable, "-c", code, *arguments], capture_output=True, text=True, check=True
    )
    return int(run.stdout)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="length of a round")
    parser.add_argument("--repeats", type=int, default=5, help="rounds; the best counts")
    parser.add_argument("--memory-games", type=int, default=100_000)
    asked = parser.parse_args()
    compiled = not str(engine.__file__).endswith(".py")
    print(f"Engine {'compiled' if compiled else 'plain'}, Python {sys.version.split()[0]}\n")

    rounds: dict[str, Round] = {}
    copiers: dict[str, Callable[[], object]] = {}
    for game in all_games():
        rounds[f"{game.title}, from Python"] = surface_round(game)
        rounds[f"{game.title}, inner loop"] = inner_round(game)
        copiers[game.title] = halfway_copier(game)
    for name, load in PEERS.items():
        rounds[name], copiers[name] = load()
    print_speeds(measure(rounds, asked.seconds, asked.repeats), list(PEERS))

    print(f"\n{'':<36}{'copies/s':>12}")
    for name, copy in copiers.items():
        rate = max(copies_per_second(copy, asked.seconds / 5) for _ in range(asked.repeats))
        print(f"{name:<36}{rate:>12,.0f}")

    print(f"\n{'microseconds an action by quarter':<36}first to last")
    for game in all_games():
        print_flatness(game, 40)

    game = all_games()[0]
    print(f"\nPeak memory of a simulation of {game.title} (uniform play)")
    for games in (1000, asked.memory_games):
        print(f"{games:>10,} games{peak_memory(game, games) / 1024:>12.1f} MB")


if __name__ == "__main__":
    main()
