"""Whole plays by bots, written down."""

from aquae.bots.bot import Budget
from aquae.bots.outside import any_bot
from aquae.bots.seats import play_out
from aquae.core.chance import Rng
from aquae.core.game import Game, Options
from aquae.core.record import Record


def bots_play(
    game: Game, options: Options, names: list[str], seed: str, budget: Budget | None = None
) -> Record:
    """A finished play with one bot a seat. The same arguments give the same record, unless a
    bot looks at the clock."""
    rng = Rng(seed)
    bots = [any_bot(name, game, rng, budget) for name in names]
    state = game.start(options)
    actions = play_out(game, state, bots, rng)
    result = state.result()
    assert result is not None, "play_out stops only when the play is over"
    seats = [f"bot:{name}" for name in names]
    texts = [game.vocabulary.text(action) for action in actions]
    return Record(game, options, seats, texts, result.as_record())
