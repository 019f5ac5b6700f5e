"""How long the links to whole games are: 200 games of each kind by bots, with 2 to 4 seats.

    python -m benchmarks.links [--games 200] [--bot faber]

Each is written with a dice receipt, as games of people have one, and without, as bots write them.
"""

import argparse
from secrets import token_urlsafe
from statistics import median, quantiles

from aquae.bots import bot_called
from aquae.bots.seats import next_action
from aquae.core.chance import Dice, Rng
from aquae.core.game import Game
from aquae.core.links.recorded import link_of, record_in
from aquae.core.record import Record
from aquae.core.state import CHANCE, OVER
from aquae.core.table import Table
from aquae.games import all_games, game_called

HEAD = """\
| game | games | actions, median | letters, median | 95 % | most |
|---|---|---|---|---|---|"""
NAMES = ["Ann", "Benjamin", "Cleopatra", "Dominic"]


def played(game: Game, bot: str, players: int, seed: str) -> Record:
    """A finished game of people who play like bots, with the salts that a browser gives."""
    salts = [token_urlsafe(16) for _ in range(players)]
    table = Table(game, game.complete({"players": players}), NAMES[:players], Dice.fresh(salts))
    rng = Rng(seed)
    bots = [bot_called(bot, game, rng) for _ in range(players)]
    while table.state.to_move != OVER:
        if table.state.to_move == CHANCE:
            table.let_chance_act()
        else:
            table.apply(next_action(table.state, bots, rng))
    return table.record()


def letters(record: Record) -> int:
    link = link_of(record)
    assert record_in(link, game_called) == record
    return len(link)


def row(name: str, lengths: list[int], actions: list[int]) -> str:
    high = quantiles(lengths, n=20)[-1]
    told = [len(lengths), round(median(actions)), round(median(lengths)), round(high), max(lengths)]
    return f"| {name} | {' | '.join(map(str, told))} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bot", default="faber")
    asked = parser.parse_args()
    print(HEAD)
    for game in all_games():
        counts = game.option("players").values
        records = [
            played(game, asked.bot, counts[number % len(counts)], str(number))
            for number in range(asked.games)
        ]
        actions = [len(record) for record in records]
        print(row(game.title, [letters(record) for record in records], actions))
        for record in records:
            record.extra = {}
        print(row(f"{game.title}, without a receipt", [letters(one) for one in records], actions))


if __name__ == "__main__":
    main()
