"""Aqua Romana: a board of travertine, aqueducts seen from above, builders walking around."""

from collections.abc import Mapping
from typing import Any, Final

from aquae.draw.frame import PANEL, card, key, label, page, rows
from aquae.draw.scene import Scene
from aquae.draw.svg import (
    DARK_STONE,
    DEEP_WATER,
    SERIF,
    WATER,
    badge,
    centred,
    element,
    group,
    moved,
    named,
    rect,
    stroke,
    titled,
    words,
)
from aquae.games.aqua_romana.board import CHANNELS, FILES, HEIGHT, SLOT_NAMES, WIDTH
from aquae.games.aqua_romana.drawing.art import (
    DEFS,
    HALF,
    TOWARDS,
    UNIT,
    builder_art,
    channel,
    figure_art,
    shadow,
    tile_base,
    way,
    workman_art,
)
from aquae.games.aqua_romana.drawing.things import (
    LOOKS_OF_COLOURS,
    PODIUMS,
    awaited,
    crew,
    look_of,
    on_podium,
    seat_look,
    square_of,
    watered,
)

PATH: Final = 50
LEFT: Final = 56
TOP: Final = 102
INNER_LEFT: Final = LEFT + PATH
INNER_TOP: Final = TOP + PATH
RIGHT: Final = INNER_LEFT + WIDTH * UNIT
BOTTOM: Final = INNER_TOP + HEIGHT * UNIT
STEP: Final = 36
GROUND: Final = 786


def svg(scene: Scene) -> str:
    view = scene.view
    return page(
        scene,
        scene.status(awaited),
        list(LOOKS_OF_COLOURS.values()),
        DEFS,
        _board(),
        group([_reservoir(colour, pool) for colour, pool in view["reservoirs"].items()]),
        _pieces(view),
        group([_slot(name, view["pathway"].get(name)) for name in SLOT_NAMES]),
        _workmen(view),
        _podiums(view),
        _cards(scene),
    )


def _middle(square: str) -> tuple[float, float]:
    x, y = square_of(square)
    return INNER_LEFT + x * UNIT + HALF, INNER_TOP + (HEIGHT - 1 - y) * UNIT + HALF


def _board() -> str:
    """Pathway, fountains and paving: where a square lies is told at the rim."""
    inner = {"fill": "url(#aq-travertine)", "stroke": DARK_STONE, "stroke_width": 2}
    wide, high = RIGHT + PATH - LEFT, BOTTOM + PATH - TOP
    files = "".join([f"M{INNER_LEFT + x * UNIT} {INNER_TOP}V{BOTTOM}" for x in range(1, WIDTH)])
    ranks = "".join([f"M{INNER_LEFT} {INNER_TOP + y * UNIT}H{RIGHT}" for y in range(1, HEIGHT)])
    corners = [
        (x, y)
        for x in (LEFT + PATH / 2, RIGHT + PATH / 2)
        for y in (TOP + PATH / 2, BOTTOM + PATH / 2)
    ]
    return group(
        [
            rect(LEFT, TOP, wide, high, rx=25, fill="#a89879", stroke=DARK_STONE, stroke_width=2),
            rect(INNER_LEFT, INNER_TOP, WIDTH * UNIT, HEIGHT * UNIT, **inner),
            stroke(files + ranks, "#94a05c", 1.2),
            *[element("use", href="#aq-fountain", x=x, y=y) for x, y in corners],
        ]
    )


def _reservoir(colour: str, pool: Mapping[str, Any]) -> str:
    """A basin over two squares; its outlets lead to the sides."""
    look = LOOKS_OF_COLOURS[colour]
    (x1, y1), (x2, y2) = [_middle(square) for square in pool["squares"]]
    x, y, wide, high = (
        min(x1, x2) - HALF,
        min(y1, y2) - HALF,
        abs(x1 - x2) + UNIT,
        abs(y1 - y2) + UNIT,
    )
    outlets = [_outlet(outlet, colour) for outlet in pool["outlets"]]
    return named(
        "reservoir",
        colour,
        [
            titled(f"{look.word} reservoir"),
            rect(
                x + 1,
                y + 1,
                wide - 2,
                high - 2,
                rx=10,
                fill=look.pattern,
                stroke=look.dark,
                stroke_width=2.5,
            ),
            *outlets,
            rect(
                x + 9,
                y + 9,
                wide - 18,
                high - 18,
                rx=8,
                fill=WATER,
                stroke=DEEP_WATER,
                stroke_width=2,
            ),
            stroke(_ripples(x + 16, y + high / 2, wide - 34), "#ffffff", 1.6, opacity=0.7),
            badge((x1 + x2) / 2, (y1 + y2) / 2, look),
        ],
    )


def _ripples(x: float, y: float, wide: float) -> str:
    return "".join(
        [f"M{x:g} {y + shift:g}q6 -5 12 0t12 0t12 0" for shift in (-10, 12)]
        + [f"M{x + wide - 36:g} {y + shift:g}q6 -5 12 0t12 0t12 0" for shift in (-6, 8)]
    )


def _outlet(outlet: str, colour: str) -> str:
    square, side = outlet.split(":")
    dx, dy = TOWARDS[side]
    line = f"M0 0L{dx * HALF:g} {dy * HALF:g}"
    return moved(*_middle(square), channel(line, LOOKS_OF_COLOURS[colour]))


def _pieces(view: Mapping[str, Any]) -> str:
    """Each different channel is described once and used as often as it lies on the board."""
    water = watered(view)
    found = []
    used: dict[str, str] = {}
    for square, piece in view["pieces"].items():
        owners = [water.get((square, frozenset(sides))) for sides in CHANNELS[piece].split()]
        parts = [titled(f"{piece} on {square}"), tile_base(square in view["printed"])]
        parts += _channels(piece, owners, used)
        art = moved(*_middle(square), *parts)
        flowing = " ".join([owner for owner in owners if owner is not None])
        found.append(named("piece", square, [art], piece=piece, water=flowing))
    return element("defs", "".join(used.values())) + group(found)


def _channels(piece: str, owners: list[str | None], used: dict[str, str]) -> list[str]:
    """The channels of a piece, each described in `used`; on a bridge the second crosses above."""
    parts: list[str] = []
    for sides, owner in zip(CHANNELS[piece].split(), owners, strict=True):
        look = None if owner is None else look_of(owner)
        name = f"aq-way-{sides}-{look.word if look else 'dry'}"
        used[name] = element("g", channel(way(sides), look), id=name)
        if piece == "bridge" and parts:
            parts.append(shadow(way(sides)))
        parts.append(element("use", href=f"#{name}"))
    return parts


def _slot_middle(name: str) -> tuple[float, float]:
    side, place = name[0], name[1:]
    if side in "NS":
        x = INNER_LEFT + FILES.index(place) * UNIT + HALF
        return x, (TOP if side == "N" else BOTTOM) + PATH / 2
    y = INNER_TOP + (HEIGHT - int(place)) * UNIT + HALF
    return (LEFT if side == "W" else RIGHT) + PATH / 2, y


def _slot(name: str, builder: str | None) -> str:
    """A paving stone of the pathway with its name, and who stands there."""
    x, y = _slot_middle(name)
    wide, high = (UNIT - 6, PATH - 6) if name[0] in "NS" else (PATH - 6, UNIT - 6)
    stone = rect(x - wide / 2, y - high / 2, wide, high, rx=6, fill="#d3c5a7")
    if builder is None:
        return stone + centred(x, y + 5, name, 13, fill="#4a3920")
    sign = centred(x, y + 20, name, 11, fill="#4a3920", font_weight=600)
    who = named(
        "builder",
        name,
        [titled(f"{builder} builder on {name}"), builder_art(x, y - 7, builder, 0.9)],
        kind=builder,
    )
    return stone + who + sign


def _workmen(view: Mapping[str, Any]) -> str:
    found = []
    for name, workman in view["workmen"].items():
        square, facing = workman["square"], workman["facing"]
        if square is not None:
            x, y = _stand(view, square, facing)
            says = titled(f"workman {name} on {square}, facing {facing}")
            art = workman_art(x, y, name, look_of(name), facing)
            found.append(named("workman", name, [says, art], square=square))
    return group(found)


def _stand(view: Mapping[str, Any], square: str, facing: str) -> tuple[float, float]:
    """At the end of his aqueduct, and a little away from who faces aside on the same square."""
    x, y = _middle(square)
    dx, dy = TOWARDS[facing]
    for other in view["workmen"].values():
        if other["square"] == square:
            aside_x, aside_y = TOWARDS[other["facing"]]
            if aside_x * dx + aside_y * dy == 0:
                x, y = x - 8 * aside_x, y - 8 * aside_y
    return x + 17 * dx, y + 17 * dy


def _podiums(view: Mapping[str, Any]) -> str:
    """Rising steps from 1 to 20; 3 and 7 are wide enough for two."""
    parts, x = [], float(LEFT - 14)
    for number in PODIUMS:
        wide = STEP * (2 if number in (3, 7) else 1)
        parts.append(_podium(number, on_podium(view, number), x, wide))
        x += wide + 1
    return label(LEFT - 14, 724, "podiums") + group(parts)


def _podium(number: int, workmen: list[str], x: float, wide: float) -> str:
    high = 20 + number * 1.1
    step = rect(
        x,
        GROUND - high,
        wide,
        high,
        rx=3,
        fill="url(#aq-travertine)",
        stroke=DARK_STONE,
        stroke_width=1.2,
    )
    sign = centred(
        x + wide / 2,
        GROUND - 6,
        str(number),
        14,
        font_family=SERIF,
        font_weight=700,
        fill="#4a3920",
    )
    figures = [
        named(
            "workman",
            name,
            [
                titled(f"workman {name} on podium {number}"),
                figure_art(x + STEP * (place + 0.5), GROUND - high - 13, name, look_of(name)),
            ],
            podium=number,
        )
        for place, name in enumerate(workmen)
    ]
    return named("podium", str(number), [step, sign, *figures])


def _cards(scene: Scene) -> str:
    view = scene.view
    tops, height = rows(len(scene.names), 118, 636, 126, 14)
    cards = [
        card(
            scene,
            seat,
            seat_look(view, seat),
            top,
            height,
            _crew(view, seat),
            _hand(view["hands"][seat]),
        )
        for seat, top in zip(scene.seats, tops, strict=True)
    ]
    return "".join(cards) + _supply(view) + key(tops[-1] + height + 8, 644, _key())


def _key() -> list[tuple[str, str]]:
    look = LOOKS_OF_COLOURS["R"]
    line = "M-22 0H22"
    return [
        (workman_art(-3, 0, "R1", look, "E"), "workman at the end he extends"),
        (centred(0, 5, "7", 14), "length of his aqueduct so far"),
        (moved(0, -98.5, _pedestal(0, 7)) + centred(0, 5, "7", 14, font_weight=700), "his podium"),
        (channel(line, look), "aqueduct, in its owner's colour"),
        (channel(line, None), "loose channel, dry"),
        (builder_art(0, 0, "bridge", 0.85), "builder: the tile he allows"),
    ]


def _crew(view: Mapping[str, Any], seat: int) -> str:
    """Each workman with the length of his aqueduct, or with his podium."""
    parts = []
    for place, name in enumerate(crew(view, seat)):
        workman = view["workmen"][name]
        x = 38 + 39 * place
        done = workman["podium"] is not None
        parts.append(figure_art(x, 72, name, look_of(name)))
        parts.append(_pedestal(x, workman["podium"]) if done else "")
        length = workman["podium"] if done else workman["points"]
        parts.append(centred(x, 103, str(length), 14, font_weight=700 if done else 500))
    return group(parts)


def _pedestal(x: float, number: int) -> str:
    fill = "#d3c5a7" if number > 0 else "none"
    return rect(x - 15, 88, 30, 21, rx=3, fill=fill, stroke=DARK_STONE, stroke_width=1.2)


def _hand(builders: Mapping[str, int]) -> str:
    """Builders from the reserve that wait for the seat's next turn."""
    kinds = [kind for kind, count in builders.items() for _ in range(count)]
    return group(
        [builder_art(194 - 22 * place, 27, kind, 0.62) for place, kind in enumerate(kinds)]
    )


def _supply(view: Mapping[str, Any]) -> str:
    """Tiles in stock, builders in reserve, builders still to be set up."""
    stock = [
        builder_art(x, 690, kind, 0.8) + words(x + 16, 695, f"×{count}", 14, font_weight=600)
        for x, (kind, count) in zip(
            range(PANEL + 16, PANEL + 300, 66), view["stock"].items(), strict=False
        )
    ]
    waiting = view["set_up"] if view["set_up"] else view["reserve"]
    says = "builders to set up" if view["set_up"] else "builders in reserve"
    kinds = [
        builder_art(PANEL + 16 + 54 * place, 756, kind, 0.8)
        + words(PANEL + 33 + 54 * place, 762, f"×{count}", 14)
        for place, (kind, count) in enumerate(waiting.items())
    ]
    none = [] if waiting else [label(PANEL, 760, "none")]
    return group([label(PANEL, 666, "tiles left"), *stock, label(PANEL, 732, says), *kinds, *none])
