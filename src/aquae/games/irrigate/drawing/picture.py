"""Irrigate: land on both banks of a river; where water comes, fields turn green."""

from collections.abc import Mapping
from typing import Any, Final

from aquae.draw.frame import PANEL, PANEL_WIDTH, card, key, label, page, rows
from aquae.draw.scene import Scene
from aquae.draw.svg import (
    DARK_STONE,
    DEEP_WATER,
    LOOKS,
    SERIF,
    badge,
    centred,
    element,
    group,
    moved,
    named,
    number,
    rect,
    stroke,
    titled,
)
from aquae.games.irrigate.board import ORIENTATIONS, ORIENTATIONS_OF, SHAPES
from aquae.games.irrigate.drawing.art import (
    DEFS,
    coin_art,
    drop_art,
    owner_art,
    pipe_art,
    stack_art,
    tile_art,
)
from aquae.games.irrigate.drawing.things import (
    LOOKS_OF_SEATS,
    PIPE_COLUMNS,
    Extent,
    awaited,
    cell_of,
    pile_size,
)

LEFT: Final = 34
TOP: Final = 106
WIDE: Final = 850
HIGH: Final = 672
RIM: Final = 26
LARGEST: Final = 96
RIVER: Final = 0.7
"""How wide the river is, in cells."""


class Ground:
    """Where the cells lie in the picture: as large as the part of the table in use allows."""

    def __init__(self, tiles: Mapping[str, Any]) -> None:
        extent = Extent(tiles)
        self.columns, self.north, self.south = extent.columns, extent.north, extent.south
        rows_and_river = len(extent.rows) + RIVER
        across = (WIDE - 2 * RIM) / len(self.columns)
        self.size = min(LARGEST, across, (HIGH - 2 * RIM) / rows_and_river)
        self.left = LEFT + (WIDE - self.size * len(self.columns)) / 2
        self.top = TOP + (HIGH - self.size * rows_and_river) / 2
        self.river = self.top + self.size * len(self.north)

    def corner(self, column: int, row: int) -> tuple[float, float]:
        x = self.left + self.size * (column - self.columns[0])
        below = row if row > 0 else row + 1 - RIVER
        return x, self.river - self.size * below

    def scaled(self, x: float, y: float, *parts: str) -> str:
        place = f"translate({number(x)} {number(y)}) scale({self.size / 100:.3f})"
        return element("g", *parts, transform=place)


def svg(scene: Scene) -> str:
    view = scene.view
    ground = Ground(view["tiles"])
    return page(
        scene,
        scene.status(awaited),
        list(LOOKS.values()),
        DEFS,
        _earth(ground),
        _river(ground),
        group([_tile(ground, name, tile) for name, tile in view["tiles"].items()]),
        _coordinates(ground),
        _cards(scene),
        _supply(view),
    )


def _earth(ground: Ground) -> str:
    """Open country, with the cells that are free marked by small crosses."""
    marks = []
    for column in ground.columns:
        for row in ground.north + ground.south:
            x, y = ground.corner(column, row)
            half = ground.size / 2
            marks.append(f"M{number(x + half - 4)} {number(y + half)}h8m-4 -4v8")
    return rect(
        LEFT, TOP, WIDE, HIGH, rx=14, fill="url(#aq-earth)", stroke=DARK_STONE, stroke_width=1.5
    ) + stroke("".join(marks), "#b3935a", 1.6)


def _river(ground: Ground) -> str:
    """The river in its banks, and the two pipes across it."""
    top, high = ground.river + 5, ground.size * RIVER - 10
    banks = rect(LEFT + 1, top - 4, WIDE - 2, high + 8, fill="#b3935a")
    water = rect(LEFT + 1, top, WIDE - 2, high, fill="url(#aq-river)", stroke=DEEP_WATER)
    return group([banks, water, *[_river_pipe(ground, column) for column in PIPE_COLUMNS]])


def _river_pipe(ground: Ground, column: int) -> str:
    x, _ = ground.corner(column, 1)
    half = 50 * RIVER
    pipe = moved(50, half, pipe_art(f"M0 {-half - 3:g}V{half + 3:g}", True), _intake())
    return named(
        "pipe",
        str(column),
        [titled(f"river pipe in column {column}"), ground.scaled(x, ground.river, pipe)],
    )


def _intake() -> str:
    """The box of stone where the river enters the pipe."""
    return rect(-25, -25, 50, 50, rx=10, fill="#cbbb99", stroke=DARK_STONE, stroke_width=3) + rect(
        -15, -15, 30, 30, rx=6, fill="#3597bd", stroke=DEEP_WATER, stroke_width=2
    )


def _tile(ground: Ground, name: str, tile: Mapping[str, Any]) -> str:
    says = f"{tile['colour']} {tile['shape']} on {name}"
    if tile["irrigated"]:
        says += ", irrigated"
    art = ground.scaled(
        *ground.corner(*cell_of(name)), tile_art(tile), owner_art(tile["owner"], tile["price"])
    )
    owner = "bank" if tile["owner"] is None else tile["owner"]
    return named(
        "tile",
        name,
        [titled(says), art],
        colour=tile["colour"],
        shape=tile["shape"],
        exits=tile["exits"],
        owner=owner,
        wet=str(tile["irrigated"]).lower(),
    )


def _coordinates(ground: Ground) -> str:
    look = {"font_family": SERIF, "font_weight": 700, "fill": "#4a3920"}
    half = ground.size / 2
    columns = [
        centred(ground.corner(column, 1)[0] + half, y, _signed(column), 16, **look)
        for column in ground.columns
        for y in (TOP + 19, TOP + HIGH - 8)
    ]
    ranks = [
        centred(x, ground.corner(0, row)[1] + half + 6, _signed(row), 16, **look)
        for row in ground.north + ground.south
        for x in (LEFT + 15, LEFT + WIDE - 15)
    ]
    return group(columns + ranks)


def _signed(value: int) -> str:
    """With a real minus sign."""
    return str(value).replace("-", "−")


def _cards(scene: Scene) -> str:
    tops, height = rows(len(scene.names), 118, 604, 118, 13)
    cards = [
        card(scene, seat, LOOKS_OF_SEATS[seat], top, height, _possessions(scene.view, seat))
        for seat, top in zip(scene.seats, tops, strict=True)
    ]
    return "".join(cards) + key(tops[-1] + height + 8, 612, _key())


def _key() -> list[tuple[str, str]]:
    field = {"colour": "red", "shape": "straight", "exits": "EW", "irrigated": True}
    dry = {"colour": "grey", "shape": "corner", "exits": "NE", "irrigated": False}
    goal = {"colour": "grey", "shape": "goal", "exits": "ES", "irrigated": True}
    tap = {"colour": "red", "shape": "tee", "exits": "NEW", "irrigated": True, "group": "tap"}
    return [
        (badge(0, 0, LOOKS_OF_SEATS[0], 0.8), "owner of the land"),
        (coin_art(0, 0, 13, "12"), "the bank's land: its price"),
        (_small(field), "irrigated land, printed red"),
        (_small(dry), "dry land, printed grey"),
        (_small(goal), "goal: own it irrigated and win"),
        (_small(tap), "Tap: the first land of a colour"),
    ]


def _small(tile: Mapping[str, Any]) -> str:
    return element("g", tile_art(tile), transform="translate(-14 -14) scale(.28)")


def _possessions(view: Mapping[str, Any], seat: int) -> str:
    """Money is the large number; ten drops are a way to win."""
    one = view["seats"][seat]
    digits = len(str(one["money"]))
    drops = [drop_art(34 + 22 * n, 66, n < one["irrigated"]) for n in range(10)]
    return group(
        [
            coin_art(PANEL_WIDTH - 30 - 15 * digits, 27, 10),
            *drops,
            label(26, 97, _deeds(view, seat)),
        ]
    )


def _deeds(view: Mapping[str, Any], seat: int) -> str:
    one = view["seats"][seat]
    said = [f"land {one['land']}", f"irrigated {one['irrigated']}"]
    if one["withdrawn"]:
        said.append("withdrawn")
    elif one["passes"]:
        said.append("passed")
    offer = view["offers"].get(str(seat))
    if offer is not None:
        said = [f"offers {offer['price']} for {offer['pose']}"]
    return " · ".join(said)


def _supply(view: Mapping[str, Any]) -> str:
    """The tile in hand, the piles, and what the turn costs."""
    piles = [
        stack_art(PANEL + 122 + 42 * place, 684, pile_size(pile), f"pile {name}")
        for place, (name, pile) in enumerate(view["piles"].items())
    ]
    return group(
        [
            label(PANEL, 632, "tile in hand"),
            _hand(view["drawn"]),
            *piles,
            label(PANEL, 766, _terms(view)),
        ]
    )


def _hand(drawn: str | None) -> str:
    if drawn is None:
        return rect(PANEL, 642, 84, 84, rx=8, fill="none", stroke="#b8a987", stroke_dasharray="4 4")
    colour, shape = drawn.split(" ")
    exits = ORIENTATIONS[ORIENTATIONS_OF[SHAPES.index(shape)][0]]
    art = tile_art({"colour": colour, "shape": shape, "exits": exits, "irrigated": False})
    tile = element("g", art, transform=f"translate({PANEL} 642) scale(.84)")
    return named("drawn", drawn, [titled(drawn), tile])


def _terms(view: Mapping[str, Any]) -> str:
    if view["result"] is not None:
        return ""
    if view["early"]:
        return "early game: only draw and place"
    if view["final_turns"]:
        return f"final turns left: {view['final_turns']}"
    return f"tax on the next action: {view['tax']}"
