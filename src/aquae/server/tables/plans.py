"""Boards and layouts before anybody plays on them: read, judged and shown."""

from aquae.core.errors import AquaeError
from aquae.core.game import Game
from aquae.core.plan import Flaw, Plans
from aquae.games import game_called, game_names
from aquae.server.tables.codec import Data
from aquae.server.tables.problems import Problem, refusal_data


def plan_data(name: str, option: str, value: str, players: int | None) -> Data:
    """What a value of an option stands for, all that is wrong with it, and how a play on it begins.

    The value may be what a person writes: a name, a text, a drawing over several lines, or
    `number:7`.
    """
    game, plans = _plans_of(name, option)
    try:
        seats = game.seats_for(players)
        plan: str = game.read_option(option, value, seats)
    except AquaeError as bad:
        raise Problem("invalid", str(bad)) from bad
    flaws = plans.flaws(plan, seats)
    return {
        "value": plan,
        "text": plans.written_out(plan, seats),
        "flaws": [_flaw_data(flaw) for flaw in flaws],
        "view": None if flaws else game.new(**{"players": seats, option: plan}).view(),
    }


def _plans_of(name: str, option: str) -> tuple[Game, Plans]:
    if name in game_names():
        game = game_called(name)
        for known in game.option_list:
            if known.name == option and known.plans is not None:
                return game, known.plans
    raise Problem("no-such-page", f"no game {name!r} has boards or layouts under {option!r}")


def _flaw_data(flaw: Flaw) -> Data:
    return {**refusal_data(flaw.refusal), "places": flaw.places}
