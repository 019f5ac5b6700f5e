"""What a page may ask about puzzles. Those that ship are handed in when they are needed."""

from typing import Final, Protocol

from aquae.bots.puzzles.puzzle import Puzzle
from aquae.bots.puzzles.shelf import Shelf, shelf_in
from aquae.bots.puzzles.solving import begun, tried
from aquae.server.local.asks import Answer, Ask
from aquae.server.local.tables import Tables
from aquae.server.thinking.puzzles import (
    judged,
    listed,
    puzzle_called,
    shown,
    solver_data,
    solver_in,
)


class Here(Protocol):
    """The tables of this screen, and the puzzles that were handed in."""

    tables: Tables
    shelves: dict[str, Shelf]


def take_puzzles_in(here: Here, ask: Ask) -> Answer:
    """The puzzles of a game, as they stand in its file."""
    shelf = here.shelves[ask.places["game"]] = shelf_in(ask.body["file"])
    return {"puzzles": len(shelf)}


def list_puzzles(here: Here, ask: Ask) -> Answer:
    game = ask.places["game"]
    found = listed(game, here.shelves.get(game, {}), here.tables.now(), {})
    return {**found, "tried": {}, "mine": None}


def show_puzzle(here: Here, ask: Ask) -> Answer:
    return shown(_puzzle(here, ask))


def try_puzzle(here: Here, ask: Ask) -> Answer:
    return {**judged(_puzzle(here, ask), ask.body.get("text")), "counted": False, "mine": None}


def count_try(here: Here, ask: Ask) -> Answer:
    """What somebody keeps of themselves, after a first try that was right or wrong."""
    solver, _ = tried(solver_in(ask.body["solver"]), begun(_puzzle(here, ask)), ask.body["right"])
    return solver_data(solver)


def _puzzle(here: Here, ask: Ask) -> Puzzle:
    return puzzle_called(here.shelves.get(ask.places["game"], {}), ask.places["puzzle"])


PUZZLES_TO_GET: Final = {
    "puzzles/{game}": list_puzzles,
    "puzzles/{game}/{puzzle}": show_puzzle,
}
PUZZLES_TO_POST: Final = {
    "here/puzzles/{game}": take_puzzles_in,
    "puzzles/{game}/{puzzle}/tries": try_puzzle,
    "here/puzzles/{game}/{puzzle}/count": count_try,
}
