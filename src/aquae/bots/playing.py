"""Whole plays by bots, written down."""

from collections.abc import Sequence

from aquae.bots.bot import Budget
from aquae.bots.outside import any_bot, name_of
from aquae.bots.seats import Chooser, play_out
from aquae.core.chance import Rng
from aquae.core.game import Game, Options
from aquae.core.record import Record
from aquae.core.state import shares_of

Named = str | Chooser
"""A bot by its name, or itself."""


def bots_play(
    game: Game, options: Options, named: Sequence[Named], seed: str, budget: Budget | None = None
) -> Record:
    """A finished play with one bot at each seat. The same arguments give the same record, unless a
    bot looks at the clock."""
    rng = Rng(seed)
    bots = [any_bot(bot, game, rng, budget) for bot in named]
    state = game.start(options)
    actions = play_out(game, state, bots, rng)
    result = state.result()
    assert result is not None, "play_out stops only when the play is over"
    seats = [f"bot:{name_of(bot)}" for bot in named]
    texts = [game.vocabulary.text(action) for action in actions]
    return Record(game, options, seats, texts, result.as_record())


def match(game: Game, bot: Named, rival: Named, plays: int, seed: str) -> list[float]:
    """The bot's share of the victory in each of many plays with two seats.

    It sits on either seat equally often: play 0 on the first, play 1 on the second.
    """
    options = game.complete({"players": 2})
    shares = []
    for number in range(plays):
        seats = [bot, rival] if number % 2 == 0 else [rival, bot]
        record = bots_play(game, options, seats, f"{seed}/{number}")
        assert record.result is not None, "bots play to the end"
        shares.append(shares_of(record.result["winners"], 2)[number % 2])
    return shares
