"""Positions to draw, and what is found in the drawings."""

from functools import cache
from typing import Any
from xml.etree import ElementTree

from aquae.bots.random_play import Lively
from aquae.core.chance import Rng, draw
from aquae.core.game import Game
from aquae.core.state import CHANCE, OVER, State
from aquae.draw import to_svg, to_text
from aquae.games import game_called
from tests.facts import fact

SVG = "{http://www.w3.org/2000/svg}"
PLAIN = ["Livia", "Marcus", "Octavia", "Titus"]
EVERY = 29
MOST = 420


def tables_of(game: Game) -> list[dict[str, Any]]:
    """Options to draw a game with: all numbers of seats, and what else its facts name."""
    return [
        {"players": players, **more}
        for players in game.option("players").values
        for more in fact(game, "DRAWN_OPTIONS", [{}])
    ]


def positions(name: str, options: dict[str, Any]) -> list[tuple[Game, State]]:
    """The first position of a lively play, some along the way, and the last one reached."""
    return _positions(name, tuple(options.items()))


@cache
def _positions(name: str, options: tuple[tuple[str, Any], ...]) -> list[tuple[Game, State]]:
    game = game_called(name)
    state = game.new(**dict(options))
    rng = Rng(f"{name} {options}")
    bot = Lively(game, rng)
    found = []
    for step in range(MOST):
        if state.to_move == OVER:
            break
        if step % fact(game, "DRAWN_EVERY", EVERY) == 0:
            found.append((game, state.copy()))
        state.apply(draw(state, rng) if state.to_move == CHANCE else bot.choose(state, rng))
    return [*found, (game, state)]


def picture(game: Game, state: State, seats: list[str] = PLAIN) -> ElementTree.Element:
    return ElementTree.fromstring(to_svg(game, state, seats[: state.options()["players"]]))


def things(root: ElementTree.Element, kind: str, *data: str) -> list[tuple[str, ...]]:
    """Name and data of everything of a kind, sorted."""
    found = [part for part in root.iter() if part.get("class") == kind]
    keys = ["data-name", *[f"data-{key}" for key in data]]
    return sorted([tuple([str(part.get(key)) for key in keys]) for part in found])


def said(root: ElementTree.Element) -> str:
    return "\n".join([part.text or "" for part in root.iter(f"{SVG}text")])


def plain(game: Game, state: State, colour: bool = False) -> str:
    return to_text(game, state, PLAIN[: state.options()["players"]], colour, lists=True)
