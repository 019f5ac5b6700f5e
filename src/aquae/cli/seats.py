"""Who sits where: the bots that a command names."""

from aquae.bots.outside import check_any_bot
from aquae.core.errors import AquaeError
from aquae.core.game import Game


def bots_named(game: Game, names: str) -> list[str]:
    """The bots of a list with commas, if all of them can play the game."""
    bots = names.split(",")
    for name in bots:
        check_any_bot(name, game)
    return bots


def one_bot_a_seat(game: Game, names: str, players: int) -> list[str]:
    """The bots of all seats; a single name stands for all of them."""
    bots = bots_named(game, names)
    if len(bots) == 1:
        bots *= players
    if len(bots) != players:
        raise AquaeError(f"--bots names {len(bots)} bots for {players} seats")
    return bots
