"""Is the bot of this checkout stronger than that of another? The two play through pipes.

`python -m benchmarks.before PYTHON GAME --games 200 --seconds 0.05`: PYTHON is the one of the other
checkout, which has to be built (`git worktree add ../old COMMIT; make -C ../old .venv/engine`).
Seconds are those of the process, not of the clock, so a busy machine changes nothing. One seat is
ours, each in turn with the same luck. Interrupted, it goes on where it was, with `--out FILE`.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from aquae import Rng, game_called
from aquae.cli.averages import margin, mean
from aquae.core.chance import draw
from aquae.core.game import Game
from aquae.core.state import CHANCE, OVER

RIVAL = Path(__file__).with_name("rival.py")


class Rival:
    """One side: a process that knows the state and chooses for its seats."""

    def __init__(self, python: str, arguments: list[str]) -> None:
        command = [python, str(RIVAL), *arguments]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, cwd="/")

    def tell(self, order: dict[str, Any]) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(order) + "\n")
        self.process.stdin.flush()

    def choose(self, seat: int) -> str:
        self.tell({"choose": seat})
        assert self.process.stdout is not None
        answer = self.process.stdout.readline().strip()
        if not answer:
            raise SystemExit("a rival has stopped; see what it said above")
        return answer

    def leave(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def play(game: Game, players: int, number: int, seed: str, ours: Rival, theirs: Rival) -> float:
    """Our share of the victory of one play; we sit at another seat each time."""
    seat = number % players
    options = game.complete({"players": players})
    state = game.start(options)
    luck = Rng(f"{seed}/{number // players}")
    for side in (ours, theirs):
        side.tell({"start": options, "seed": f"{seed}/{number}"})
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            action = draw(state, luck)
        else:
            side = ours if state.to_move == seat else theirs
            action = game.vocabulary.number(side.choose(state.to_move))
        state.play(action)
        text = game.vocabulary.text(action)
        for side in (ours, theirs):
            side.tell({"play": text})
    return state.final_shares()[seat]


def budget_of(parsed: argparse.Namespace, part: float) -> list[str]:
    found = [parsed.game, "--bot", parsed.bot]
    if parsed.seconds:
        return [*found, "--seconds", str(parsed.seconds * part)]
    return [*found, "--iterations", str(int(parsed.iterations * part))]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("python", help="of the other checkout")
    parser.add_argument("game")
    parser.add_argument("--bot", default="curator")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=0.0, help="for a decision")
    parser.add_argument("--iterations", type=int, default=200, help="if no seconds are named")
    parser.add_argument("--more", type=float, default=1.0, help="how much more of it we get")
    parser.add_argument("--seed", default="before")
    parser.add_argument("--out", help="a file that the results are kept in")
    parsed = parser.parse_args()
    game = game_called(parsed.game)
    kept = Path(parsed.out) if parsed.out else None
    shares = json.loads(kept.read_text("utf-8")) if kept and kept.exists() else []
    ours = Rival(sys.executable, budget_of(parsed, parsed.more))
    theirs = Rival(parsed.python, budget_of(parsed, 1.0))
    for number in range(len(shares), parsed.games):
        shares.append(play(game, parsed.players, number, parsed.seed, ours, theirs))
        if kept:
            kept.write_text(json.dumps(shares), "utf-8")
        if len(shares) > 1:
            print(f"{100 * mean(shares):.1f} % ±{100 * margin(shares):.1f} of {len(shares)}")
    ours.leave()
    theirs.leave()


if __name__ == "__main__":
    main()
