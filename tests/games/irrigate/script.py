"""Short words for scripts of Irrigate: tables laid out at once, turns, looks at the table."""

from typing import Any

from aquae.core.state import State
from aquae.games.irrigate.board import (
    CELL_NAMES,
    COLOURS,
    GROUPS,
    KIND_NAMES,
    ORIENTATIONS,
    PILES,
)
from aquae.games.irrigate.game import GAME
from aquae.games.irrigate.position import PHASES
from tests.texts import legal, play

# Two players, six turns: the last of them completes the fourth yellow tile (I-14).
EARLY = [
    *("draw", "tile red tee", "place 6,1 NES"),
    *("draw", "tile red corner", "place 4,1 NE"),
    *("draw", "tile red straight", "place 5,2 NS"),
    *("draw", "tile yellow tee", "place 1,-1 NEW"),
    *("draw", "tile yellow corner", "place 3,-1 NW"),
    *("draw", "tile yellow straight", "place 2,-2 NS"),
]

# Red straights all around: whatever is in reach lies beside a red tile.
RED_EVERYWHERE = [
    f"{cell} red straight {exits}"
    for row in (1, -1)
    for cell, exits in [
        *((f"{column},{row}", "EW") for column in (1, 3, 4, 6)),
        *((f"{column},{2 * row}", "NS") for column in (2, 5)),
    ]
]


def main_game(**options: Any) -> State:
    """The first moment of the main game: seat 1 goes on with actions."""
    return play(GAME, GAME.new(**options), *EARLY)


def table(*tiles: str, **changes: Any) -> State:
    """A position laid out at once, among the actions of seat 0 in the main game if not told.

    A tile is `cell colour shape exits`, then perhaps its group and its owner, a seat or `bank`:
    `3,1 grey goal NE goal 0`. The Taps lie as I-09 has them. Changes are fields by their names;
    `phase` and `drawn` may be given in words. An option is given as `players` or `bargaining`.
    """
    names = ("players", "bargaining")
    state = GAME.new(**{name: changes.pop(name) for name in names if name in changes})
    fields = dict(zip(state.field_names(), state.fields(), strict=True))
    for tile in tiles:
        _lay(fields, *tile.split())
    fields |= {"phase": "acting", "early": False, "to_move": changes.get("seat", 0)} | changes
    fields["phase"] = PHASES.index(fields["phase"])
    if isinstance(fields["drawn"], str):
        fields["drawn"] = KIND_NAMES.index(fields["drawn"])
    state.restore(list(fields.values()))
    return state


def _lay(
    fields: dict[str, Any],
    cell: str,
    colour: str,
    shape: str,
    exits: str,
    group: str = "1",
    owner: str = "",
) -> None:
    number = CELL_NAMES.index(cell)
    fields["faces"][number] = 6 * KIND_NAMES.index(f"{colour} {shape}") + GROUPS.index(group)
    fields["turned"][number] = ORIENTATIONS.index(exits)
    seats = ["0", "1", "2", "3", "bank"]
    fields["owner"][number] = seats.index(owner) if owner else COLOURS.index(colour)


def holding_tile(kind: str, *tiles: str, **changes: Any) -> State:
    """The same, with a tile of this kind in hand."""
    return table(*tiles, phase="placing", drawn=kind, **changes)


def last_of(*kinds: str) -> dict[str, Any]:
    """Changes for a table on which only these tiles are left to draw."""
    left = [kinds.count(name) for name in KIND_NAMES]
    return {"pile": 4, "left": left, "lost": []}


def pile_size(players: int, pile: int) -> int:
    return sum(PILES[players][pile])


def verbs(state: State) -> set[str]:
    """The first words of what is legal."""
    return {text.split()[0] for text in legal(GAME, state)}


def things(state: State, verb: str) -> list[str]:
    """What stands behind a verb (`rotate`, `propose buy`) in the legal texts."""
    return [
        text.removeprefix(f"{verb} ") for text in legal(GAME, state) if text.startswith(f"{verb} ")
    ]


def cells(state: State, verb: str = "place") -> set[str]:
    """The cells that legal texts of a verb name."""
    return {thing.split()[0] for thing in things(state, verb)}


def north(names: set[str]) -> set[str]:
    return {name for name in names if ",-" not in name}


def irrigated(state: State) -> set[str]:
    return {name for name, tile in state.view()["tiles"].items() if tile["irrigated"]}


def tile(state: State, cell: str) -> dict[str, Any]:
    found: dict[str, Any] = state.view()["tiles"][cell]
    return found
