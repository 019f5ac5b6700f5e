"""Aquädukt: a landscape of twenty regions, houses on it, canals along its lines."""

from collections.abc import Mapping
from typing import Any, Final

from aquae.draw.frame import card, key, label, page, rows
from aquae.draw.scene import Scene
from aquae.draw.svg import (
    DARK_STONE,
    DEEP_WATER,
    INK,
    LINE,
    SERIF,
    WATER,
    centred,
    element,
    group,
    moved,
    named,
    number,
    path,
    rect,
    stroke,
    titled,
)
from aquae.games.aquaedukt.board import FILES, HEIGHT, LETTERS, WIDTH
from aquae.games.aquaedukt.drawing.art import (
    DEFS,
    canal_bed,
    canal_water,
    drop_art,
    mountain_art,
    spring_art,
)
from aquae.games.aquaedukt.drawing.things import (
    LOOKS_OF_SEATS,
    awaited,
    flows,
    point_of,
    region_at,
    square_of,
)

TINTS: Final = ["wheat", "grove", "clay", "sand", "meadow", "heath"]
CELL: Final = 68
LEFT: Final = 58
TOP: Final = 134
RIGHT: Final = LEFT + WIDTH * CELL
BOTTOM: Final = TOP + HEIGHT * CELL


def _xy(name: str) -> tuple[float, float]:
    """Where an intersection lies in the picture."""
    x, y = point_of(name)
    return LEFT + x * CELL, BOTTOM - y * CELL


def _corner(name: str) -> tuple[float, float]:
    """The upper left corner of a space in the picture."""
    x, y = square_of(name)
    return LEFT + x * CELL, BOTTOM - (y + 1) * CELL


def svg(scene: Scene) -> str:
    view = scene.view
    looks = LOOKS_OF_SEATS[: len(scene.names)]
    return page(
        scene,
        scene.status(awaited),
        looks,
        DEFS + "".join([_tile_defs(seat) for seat in scene.seats]),
        _ground(view),
        _coordinates(),
        group([_space(name, space) for name, space in view["spaces"].items()]),
        group([_mountain(name, face) for name, face in view["mountains"].items()]),
        _signs(view),
        _waterworks(view),
        _supply(view),
        _cards(scene),
    )


def _regions(view: Mapping[str, Any]) -> dict[int, list[str]]:
    found: dict[int, list[str]] = {}
    for name, space in view["spaces"].items():
        found.setdefault(space["region"], []).append(name)
    return dict(sorted(found.items()))


def _around(name: str) -> list[tuple[int, int]]:
    x, y = square_of(name)
    return [(x, y + 1), (x + 1, y), (x, y - 1), (x - 1, y)]


def _tints(view: Mapping[str, Any]) -> dict[int, str]:
    """A tint for each region, other than its neighbours', all about equally often."""
    chosen: dict[int, str] = {}
    for region, spaces in _regions(view).items():
        beside = {region_at(view, x, y) for name in spaces for x, y in _around(name)}
        taken = {chosen[other] for other in beside if other in chosen}
        free = [tint for tint in TINTS if tint not in taken] or TINTS
        chosen[region] = min(free, key=list(chosen.values()).count)
    return chosen


def _ground(view: Mapping[str, Any]) -> str:
    """Regions with their tints, borders and numbers; the rolled one shines."""
    tints = _tints(view)
    fills = []
    for region, spaces in _regions(view).items():
        outline = "".join([f"M{_pair(*_corner(name))}h{CELL}v{CELL}h-{CELL}z" for name in spaces])
        fills.append(
            named("region", str(region), [path(outline, fill=f"url(#aq-{tints[region]})")])
        )
    die = view["die"]
    shine = [] if die is None else [stroke(_border(view, die), "#e8a317", 9, opacity=0.85)]
    return group(
        [
            *fills,
            stroke(_inner_lines(view), DARK_STONE, 1, stroke_dasharray="1 5", opacity=0.7),
            *shine,
            stroke(_border(view, 0), "#5d4a2e", 2.6),
        ]
    )


def _pair(x: float, y: float) -> str:
    return f"{number(x)} {number(y)}"


def _signs(view: Mapping[str, Any]) -> str:
    """The number of each region in the corner of one of its spaces, a bare one if there is any."""
    bare = [
        name
        for name, space in view["spaces"].items()
        if space["house"] is None and name not in view["mountains"]
    ]
    signs = []
    for region, spaces in _regions(view).items():
        name = min(spaces, key=lambda name: (name not in bare, -int(name[1:]), name))
        x, y = _corner(name)
        signs.append(_sign(region, x + CELL / 2, y + (CELL / 2 if name in bare else 14)))
    return group(signs)


def _sign(region: int, x: float, y: float) -> str:
    wide = 28 if region > 9 else 20
    return moved(
        x,
        y,
        rect(-wide / 2, -10, wide, 20, rx=6, fill="#fffaf0", opacity=0.72),
        centred(0, 6, str(region), 17, font_family=SERIF, font_weight=700, fill="#4a3920"),
    )


def _sides(view: Mapping[str, Any]) -> list[tuple[str, int, int]]:
    """Every side of every space, as a line to draw, with the regions on it and beyond it."""
    found = []
    for name, space in view["spaces"].items():
        x, y = _corner(name)
        ends = [(x, y, CELL, 0), (x + CELL, y, 0, CELL), (x, y + CELL, CELL, 0), (x, y, 0, CELL)]
        for (x1, y1, dx, dy), (column, row) in zip(ends, _around(name), strict=True):
            line = f"M{_pair(x1, y1)}l{dx} {dy}"
            found.append((line, int(space["region"]), region_at(view, column, row)))
    return found


def _border(view: Mapping[str, Any], region: int) -> str:
    """The borders of one region, or (0) of all; none drawn twice."""
    lines = [
        line for line, here, there in _sides(view) if here != there and region in (0, here, there)
    ]
    return "".join(dict.fromkeys(lines))


def _inner_lines(view: Mapping[str, Any]) -> str:
    return "".join(dict.fromkeys([line for line, here, there in _sides(view) if here == there]))


def _coordinates() -> str:
    """Spaces below and on the left, intersections above and on the right."""
    space = {"fill": INK, "font_family": SERIF, "font_weight": 600}
    point = {"fill": DEEP_WATER, "font_family": SERIF, "font_style": "italic"}
    middle = CELL / 2
    files = [
        centred(LEFT + x * CELL + middle, BOTTOM + 27, FILES[x], 17, **space) for x in range(WIDTH)
    ]
    ranks = [
        centred(LEFT - 24, BOTTOM - y * CELL - middle + 6, str(y + 1), 17, **space)
        for y in range(HEIGHT)
    ]
    letters = [
        centred(LEFT + x * CELL, TOP - 22, LETTERS[x], 14, **point) for x in range(WIDTH + 1)
    ]
    lines = [
        centred(RIGHT + 25, BOTTOM - y * CELL + 5, str(y), 14, **point) for y in range(HEIGHT + 1)
    ]
    return group(files + ranks + letters + lines)


def _space(name: str, space: Mapping[str, Any]) -> str:
    """The water on a space, and the tile on it."""
    x, y = _corner(name)
    parts = []
    if space["supply"] > 0:
        water = rect(x + 2, y + 2, CELL - 4, CELL - 4, rx=10, fill="url(#aq-wet)")
        parts.append(named("wet", name, [water], supply=space["supply"]))
    if space["house"] is not None:
        parts.append(_house(name, space["house"], x, y))
        parts.append(drop_art(x + CELL - 14, y + 14) if space["supply"] > 0 else "")
    return "".join(parts)


def _house(name: str, house: Mapping[str, Any], x: float, y: float) -> str:
    seat, value = house["seat"], house["value"]
    look = LOOKS_OF_SEATS[seat]
    use = element(
        "use", href=f"#aq-tile-{seat}-{value}", x=float(x + CELL / 2), y=float(y + CELL / 2)
    )
    return named(
        "house", name, [titled(f"{look.word} house {value} on {name}"), use], seat=seat, value=value
    )


_PLACES: Final = {
    1: [(0.0, -4.0, 1.3)],
    2: [(-10.5, -3.0, 1.0), (10.5, -3.0, 1.0)],
    3: [(0.0, -12.0, 0.8), (-11.0, 3.0, 0.8), (11.0, 3.0, 0.8)],
    4: [(-11.0, -12.0, 0.8), (11.0, -12.0, 0.8), (-11.0, 3.0, 0.8), (11.0, 3.0, 0.8)],
}


def _tile_defs(seat: int) -> str:
    return "".join([_tile_def(seat, value) for value in _PLACES])


def _tile_def(seat: int, value: int) -> str:
    """A tile with as many houses as it is worth, and its letter and value."""
    look = LOOKS_OF_SEATS[seat]
    houses = [
        element(
            "g",
            path("M-7 -1H7V9H-7Z", fill="#fff8e7", stroke=look.dark, stroke_width=0.6),
            path(
                "M-10 0L0 -9L10 0Z",
                fill=look.dark,
                stroke="#fff8e7",
                stroke_width=1.2,
                stroke_linejoin="round",
            ),
            path("M-2 9V3H2V9Z", fill=look.dark),
            transform=f"translate({number(x)} {number(y)}) scale({scale})",
        )
        for x, y, scale in _PLACES[value]
    ]
    base = rect(-24, -24, 48, 48, rx=8, fill=look.pattern, stroke=look.dark, stroke_width=2)
    sign = centred(
        0,
        22,
        f"{look.letter}{value}",
        12,
        font_weight=800,
        fill=look.ink,
        stroke=look.fill,
        stroke_width=3,
        paint_order="stroke",
    )
    return element("g", base, *houses, sign, id=f"aq-tile-{seat}-{value}")


def _mountain(name: str, face: str | None) -> str:
    x, y = _corner(name)
    says = f"mountain on {name}" + (f": {face}" if face else "")
    return named(
        "mountain",
        name,
        [titled(says), mountain_art(x + CELL / 2, y + CELL / 2, face)],
        face=face or "",
    )


def _waterworks(view: Mapping[str, Any]) -> str:
    """The stone beds first, so that they join; then the water in them, then the springs."""
    order = flows(view["canals"])
    beds, canals = [], []
    for name, canal in view["canals"].items():
        start, stop = order[name]
        beds.append(canal_bed(*_xy(start), *_xy(stop), canal["count"]))
        water = canal_water(*_xy(start), *_xy(stop), canal["count"])
        says = titled(f"{'double ' if canal['count'] == 2 else ''}canal {name}")
        canals.append(named("canal", name, [says, *water], count=canal["count"]))
    springs = [
        named("spring", name, [titled(f"spring {name}"), spring_art(*_xy(name))])
        for name in view["springs"]
    ]
    outer = [stroke_ for bed in beds for stroke_ in bed[:1]]
    inner = [stroke_ for bed in beds for stroke_ in bed[1:]]
    return group(outer + inner) + group(canals) + group(springs)


def _supply(view: Mapping[str, Any]) -> str:
    """Below the board: springs and canals left, and the die."""
    springs_left, canals_left = view["springs_left"], view["canals_left"]
    springs = [moved(LEFT + 22 + 44 * n, 764, spring_art(0, 0)) for n in range(springs_left)]
    canals = [
        rect(LEFT + 268 + 11 * n, 750, 7, 26, rx=3, fill=WATER, stroke=DEEP_WATER)
        for n in range(canals_left)
    ]
    return group(
        [
            label(LEFT, 736, f"springs left: {springs_left}"),
            *springs,
            label(LEFT + 268, 736, f"canals left: {canals_left}"),
            *canals,
            _die(view["die"]),
        ]
    )


_FACETS: Final = (
    "M0 -23L21 13H-21ZM0 -23V-38M0 -23L33 -19M0 -23L-33 -19M21 13L33 -19M21 13L33 19"
    "M21 13L0 38M-21 13L0 38M-21 13L-33 19M-21 13L-33 -19"
)


def _die(rolled: int | None) -> str:
    """A die with twenty faces, seen from above."""
    text = "–" if rolled is None else str(rolled)
    return named(
        "die",
        text,
        [
            f'<g transform="translate({RIGHT - 40} 752) scale(.85)">',
            path(
                "M0 -38L33 -19V19L0 38L-33 19V-19Z",
                fill="#fffdf6",
                stroke=DARK_STONE,
                stroke_width=2,
                stroke_linejoin="round",
            ),
            stroke(_FACETS, LINE, 1.5),
            centred(0, 9, text, 21, font_weight=800, font_family=SERIF),
            "</g>",
        ],
    )


def _cards(scene: Scene) -> str:
    tops, height = rows(len(scene.names), 118, 776, 150, 16)
    cards = [
        card(
            scene,
            seat,
            LOOKS_OF_SEATS[seat],
            top,
            height,
            _stock(seat, scene.view["stock"][seat]),
        )
        for seat, top in zip(scene.seats, tops, strict=True)
    ]
    return "".join(cards) + key(tops[-1] + height + 10, 784, _key())


def _key() -> list[tuple[str, str]]:
    wet = rect(-15, -13, 30, 26, rx=6, fill="url(#aq-wet)", stroke=LINE)
    single = [*canal_bed(-16, 0, 16, 0, 1), *canal_water(-16, 0, 16, 0, 1)]
    double = [*canal_bed(-16, 0, 16, 0, 2), *canal_water(-16, 0, 16, 0, 2)]
    return [
        (wet + drop_art(0, 0), "watered: houses here count"),
        ("".join(single), "canal: waters one space each side"),
        ("".join(double), "double canal: two each side"),
        (spring_art(0, 0), "spring"),
        (element("use", href="#aq-mountain", transform="scale(.5)"), "mountain: no house here"),
    ]


def _stock(seat: int, counts: list[int]) -> str:
    """The tiles that a seat has left."""
    parts = [label(26, 66, "houses left")]
    for index, count in enumerate(counts):
        x = 46 + 58 * index
        tile = element(
            "use", href=f"#aq-tile-{seat}-{index + 1}", transform=f"translate({x} 94) scale(.8)"
        )
        faded = 1 if count else 0.3
        parts.append(
            group([tile, centred(x, 133, f"×{count}", 15, font_weight=600)], opacity=faded)
        )
    return group(parts)
