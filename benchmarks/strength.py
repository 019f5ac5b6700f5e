"""How much stronger is each level than the one below? `make bench-bots`.

Plays the matches of docs/strength.md with `aquae arena` and prints them as a table. Interrupted, it
goes on where it was: the records stay in a folder. The yardstick of the last row, a Monte Carlo
tree search without any knowledge, is the bot `plain`.
"""

import argparse
import json
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import NamedTuple

from aquae.bots.guide import has_guide
from aquae.cli.averages import margin, mean
from aquae.cli.commands.arena import outcome_of, shares_won_by
from aquae.cli.main import main as aquae
from aquae.games import all_games


class Match(NamedTuple):
    """Who plays whom for how many games; `share` of the first bot's victories is asked for."""

    bots: str
    players: int
    games: int
    time: tuple[str, ...]
    share: float | None

    @property
    def title(self) -> str:
        first, second, *_ = self.bots.split(",")
        seats = "" if self.players == 2 else f", {self.players} seats"
        return f"`{first}` : `{second}`{seats}, {' '.join(self.time)}".removesuffix(", ")

    def file(self, game: str) -> str:
        return f"{game}-{self.bots.replace(',', '-')}-{''.join(self.time).strip('-')}.jsonl"


def matches(pace: float, seconds: float, games: int) -> list[Match]:
    level = ("--pace", f"{pace:g}")
    less_hasty = ("--pace", f"{min(1.0, 4 * pace):g}")
    found = [
        Match("faber,uniform", 2, games, (), 0.97),
        Match("faber,tiro", 2, games, (), 0.75),
        Match("architectus,faber", 2, games, less_hasty, 0.70),
        Match("curator,architectus", 2, games, level, 0.60),
        Match("curator,plain", 2, games, ("--seconds", f"{seconds:g}"), 0.80),
    ]
    for players in (3, 4):
        others = ",architectus" * (players - 1)
        found.append(Match(f"curator{others}", players, games // 4, level, None))
    return found


def result(match: Match, game: str, folder: Path, workers: str) -> str:
    """The score rate of the first bot, after playing what is missing."""
    out = folder / match.file(game)
    command = ["arena", game, "--bots", match.bots, "--players", str(match.players)]
    command += ["--games", str(match.games), "--workers", workers, "--out", str(out), *match.time]
    with redirect_stdout(StringIO()):
        assert aquae(command) == 0
    lines = out.read_text(encoding="utf-8").splitlines()
    outcomes = [outcome_of(json.loads(line)) for line in lines]
    shares = shares_won_by(outcomes, match.bots.split(",")[0])
    asked = "" if match.share is None else f" (asked: {100 * match.share:.0f})"
    return f"{100 * mean(shares):.1f} % ±{100 * margin(shares):.1f} of {len(shares)}{asked}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--pace", type=float, default=0.05, help="part of each level's time (default: 0.05)"
    )
    parser.add_argument(
        "--seconds", type=float, default=0.02, help="against `plain` (default: 0.02)"
    )
    parser.add_argument("--games", type=int, default=200, help="of two players (default: 200)")
    parser.add_argument("--workers", default="1")
    parser.add_argument("--folder", default="arena", help="for the records (default: arena)")
    parsed = parser.parse_args()
    folder = Path(parsed.folder)
    folder.mkdir(exist_ok=True)
    games = list(filter(has_guide, all_games()))
    print(f"| match | {' | '.join(game.title for game in games)} |")
    print(f"|---|{'---|' * len(games)}")
    for match in matches(parsed.pace, parsed.seconds, parsed.games):
        found = [result(match, game.name, folder, parsed.workers) for game in games]
        print(f"| {match.title} | {' | '.join(found)} |", flush=True)


if __name__ == "__main__":
    main()
