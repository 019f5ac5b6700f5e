"""Measures the bots that people play with: `python -m tools.bot_skills`.

Every game, with two, three and four seats, is a tournament of `aquae arena`, whose records stay in
a folder: interrupted, it goes on where it was; after a change to the bots, name another folder.
What comes of it is written to `src/aquae/bots/skills.json`, and `--write-only` writes again.
"""

import argparse
import json
import random
from pathlib import Path
from typing import Final

from aquae.bots import LEVELS
from aquae.bots.guide import has_guide
from aquae.bots.skill import MEASURED, NEW
from aquae.cli import main as aquae
from aquae.cli.commands.arena import Outcome, mean_skill, outcome_of, rate
from aquae.core.game import Game
from aquae.games import all_games

ANCHOR: Final = "faber"
"""Whoever is new is taken to be as good as this one, until play says otherwise."""
ORDERS: Final = 40
"""What is thought of somebody depends on which play came last; the mean of many orders does not."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--folder", type=Path, default=Path("build/bot-skills"))
    parser.add_argument("--games", type=int, default=200, help="of each tournament")
    parser.add_argument("--iterations", type=int, default=200, help="as for `aquae arena`")
    parser.add_argument("--write-only", action="store_true", help="play nothing")
    parsed = parser.parse_args()
    parsed.folder.mkdir(parents=True, exist_ok=True)
    tournaments = [
        (game, players) for game in all_games() if has_guide(game) for players in (2, 3, 4)
    ]
    for game, players in tournaments if not parsed.write_only else ():
        play(game, players, parsed)
    found: dict[str, dict[str, dict[str, list[float]]]] = {}
    for game, players in tournaments:
        path = file_of(parsed.folder, game, players)
        if path.is_file():
            found.setdefault(game.name, {})[str(players)] = measured(outcomes_in(path))
    MEASURED.write_text(json.dumps(found, indent=1) + "\n", "utf-8")


def file_of(folder: Path, game: Game, players: int) -> Path:
    return folder / f"{game.name}-{players}.jsonl"


def play(game: Game, players: int, parsed: argparse.Namespace) -> None:
    """The tournament of a game, as far as it has not been played."""
    options = ["--players", str(players), "--bots", ",".join(LEVELS)]
    amount = ["--games", str(parsed.games), "--iterations", str(parsed.iterations)]
    out = ["--out", str(file_of(parsed.folder, game, players))]
    if aquae(["arena", game.name, *options, *amount, *out]) != 0:
        raise SystemExit("the tournament was interrupted; the same command goes on")


def outcomes_in(path: Path) -> list[Outcome]:
    return [outcome_of(json.loads(line)) for line in path.read_text("utf-8").splitlines()]


def measured(outcomes: list[Outcome]) -> dict[str, list[float]]:
    """The skill of each bot: the mean over many orders of the same games, moved to the anchor."""
    shuffler = random.Random(1)
    runs = [rate(shuffler.sample(outcomes, len(outcomes))) for _ in range(ORDERS)]
    means = {bot: mean_skill([run[bot] for run in runs if bot in run]) for bot in LEVELS}
    shift = NEW.mu - means[ANCHOR].mu
    return {bot: [round(mu + shift, 2), round(sigma, 2)] for bot, (mu, sigma) in means.items()}


if __name__ == "__main__":
    main()
