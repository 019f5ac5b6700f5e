"""Plays of bots of unequal strength together: what data to learn from are made of."""

from typing import Final

from aquae.bots.guide import has_guide
from aquae.bots.playing import bots_play
from aquae.core.chance import Rng
from aquae.core.game import Game
from aquae.core.record import Record

MIX: Final = {"faber": 4, "tiro": 2, "tiro:50": 1, "lively": 1}
"""How often each sits down, of eight times."""


def mixed_play(game: Game, number: int, seed: str) -> Record:
    """Play `number` of many: the counts of seats take turns, who sits there is drawn."""
    counts = game.option("players").values
    players = counts[number % len(counts)]
    seed = f"{seed}/{game.name}/{number}"
    bots = drawn(game, players, Rng(f"{seed}/seats"))
    return bots_play(game, game.complete({"players": players}), bots, seed)


def drawn(game: Game, players: int, rng: Rng) -> list[str]:
    lots = [bot for bot, often in MIX.items() for _ in range(often)]
    if not has_guide(game):
        lots = ["lively"]
    return [lots[rng.below(len(lots))] for _ in range(players)]
