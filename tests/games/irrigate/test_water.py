"""I-17 against a plain enumeration of all paths, on tables where loops are common."""

import pytest

from aquae.core.chance import Rng
from aquae.core.state import State
from aquae.games.irrigate.game import GAME
from tests.games.irrigate.script import cells, holding_tile, table
from tests.texts import legal, play

Cell = tuple[int, int]

STEPS = [(0, 1), (1, 0), (0, -1), (-1, 0)]
TURNS = {"tee": (1, 2, 3), "corner": (1, 3), "goal": (1, 3), "straight": (2,)}
PIPES = {(2, 1): 2, (5, 1): 2, (2, -1): 0, (5, -1): 0}
EXITS = {"tee": "NES", "corner": "NE", "goal": "NE", "straight": "NS"}
# How often each shape comes: mixed, without tees, nearly only corners, mostly tees.
MIXTURES = [
    ["tee", "corner", "straight", "corner", "straight", "goal"],
    ["corner", "straight", "straight"],
    ["corner", "corner", "corner", "goal", "straight", "tee"],
    ["tee", "tee", "straight", "corner"],
]


def all_in_reach(shapes: dict[Cell, str]) -> set[str]:
    """Every empty cell that a path without repetition leads into, by trying all paths."""
    found: set[str] = set()

    def follow(cell: Cell, side: int, path: set[Cell]) -> None:
        for turn in TURNS[shapes[cell]]:
            leave = (side + turn) % 4
            onward = (cell[0] + STEPS[leave][0], cell[1] + STEPS[leave][1])
            on_table = -6 <= onward[0] <= 13 and 1 <= abs(onward[1]) <= 10
            if not on_table or onward in path:
                continue
            if onward in shapes:
                follow(onward, leave ^ 2, path | {onward})
            else:
                found.add(f"{onward[0]},{onward[1]}")

    for cell, side in PIPES.items():
        follow(cell, side, {cell})
    return found


def shapes_on(state: State) -> dict[Cell, str]:
    tiles = state.view()["tiles"]
    return {
        (int(name.split(",")[0]), int(name.split(",")[1])): tile["shape"]
        for name, tile in tiles.items()
    }


def scattered(rng: Rng, mixture: list[str]) -> list[str]:
    """Up to twenty tiles anywhere on a small field at the red Tap, joined or not."""
    tiles = {}
    for _ in range(6 + rng.below(15)):
        cell = f"{rng.below(5)},{1 + rng.below(4)}"
        shape = mixture[rng.below(len(mixture))]
        if cell != "2,1":
            tiles[cell] = f"{cell} grey {shape} {EXITS[shape]}"
    return list(tiles.values())


@pytest.mark.parametrize("mixture", MIXTURES, ids=lambda mixture: " ".join(mixture[:3]))
def test_i_17_on_tables_laid_at_once(mixture: list[str]) -> None:
    rng = Rng(f"scattered/{mixture}")
    for _ in range(100):
        state = holding_tile("grey tee", *scattered(rng, mixture))
        assert cells(state) == all_in_reach(shapes_on(state))


@pytest.mark.parametrize("mixture", MIXTURES, ids=lambda mixture: " ".join(mixture[:3]))
def test_i_17_tile_by_tile(mixture: list[str]) -> None:
    """The same on tables that grow near the red Tap, as plays let them."""
    rng = Rng(f"grown/{mixture}")
    for _ in range(8):
        state = table(phase="start", bargaining=False)
        for _ in range(16):
            play(GAME, state, "draw")
            kinds = [f"tile grey {mixture[rng.below(len(mixture))]}", *legal(GAME, state)]
            play(GAME, state, next(kind for kind in kinds if kind in legal(GAME, state)))
            if state.view()["drawn"].startswith("grey") and "goal" not in state.view()["drawn"]:
                assert cells(state) == all_in_reach(shapes_on(state))
            near = [text for text in legal(GAME, state) if near_tap(text)] or legal(GAME, state)
            play(GAME, state, near[rng.below(len(near))])
            play(GAME, state, "end")
            if state.result() is not None:
                break


def near_tap(text: str) -> bool:
    column, row = text.split()[1].split(",")
    return 0 <= int(column) <= 4 and 1 <= int(row) <= 4
