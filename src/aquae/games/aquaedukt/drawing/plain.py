"""Aquädukt for the terminal: heavy lines between regions, thin and double lines with arrows are
canals, `O` are springs."""

from collections.abc import Mapping
from typing import Any, Final

from aquae.draw.scene import Scene
from aquae.draw.terminal import Canvas, Piece, headed, rows_below, seat_line
from aquae.games.aquaedukt.board import EDGE_NAMES, FILES, HEIGHT, LETTERS, POINT_NAMES, WIDTH
from aquae.games.aquaedukt.drawing.things import (
    LOOKS_OF_SEATS,
    flows,
    point_of,
    region_at,
    square_of,
)

# A space is five columns by two lines; lines between spaces are one character.
WIDE: Final = 6
HIGH: Final = 3
LEFT: Final = 4
TOP: Final = 3
_LEGEND: Final = {
    "en": "━ region border   ─ canal   ═ double canal   ▸ flow   O spring   /\\ mountain   ≈ water",
    "de": "━ Grenze   ─ Kanal   ═ Doppelkanal   ▸ Fließrichtung   O Quelle   /\\ Berg   ≈ Wasser",
    "fr": "━ frontière   ─ canal   ═ canal double   ▸ courant   O source   /\\ montagne   ≈ eau",
    "it": "━ confine   ─ canale   ═ canale doppio   ▸ flusso   O sorgente   /\\ montagna   ≈ acqua",
}
_LISTS: Final = {
    "en": ("springs", "canals"),
    "de": ("Quellen", "Kanäle"),
    "fr": ("sources", "canaux"),
    "it": ("sorgenti", "canali"),
}
FACES: Final = {None: "/\\", "mineral": "/+\\", "foul": "/x\\"}


def text(scene: Scene, colour: bool) -> str:
    canvas = headed(scene, colour)
    board(canvas, scene)
    _below(canvas, scene)
    return canvas.text()


def board(canvas: Canvas, scene: Scene) -> None:
    _rims(canvas)
    for name in EDGE_NAMES:
        _edge(canvas, scene.view, name)
    for name in POINT_NAMES:
        canvas.put(*_at(name), _crossing(scene.view, name), "dim")
        canvas.name(name, *_at(name))
    for name, space in scene.view["spaces"].items():
        _space(canvas, scene.view, name, space)
    _canals(canvas, scene.view)
    for name in scene.view["springs"]:
        canvas.put(*_at(name), "O", "deep")


def _at(name: str) -> tuple[int, int]:
    """Column and line of an intersection."""
    x, y = point_of(name)
    return LEFT + WIDE * x, TOP + HIGH * (HEIGHT - y)


def _rims(canvas: Canvas) -> None:
    """Spaces below and on the left, intersections above and on the right."""
    for x, letter in enumerate(LETTERS):
        canvas.put(LEFT + WIDE * x, TOP - 1, letter, "dim")
    for y in range(HEIGHT + 1):
        canvas.put(LEFT + WIDE * WIDTH + 2, TOP + HIGH * (HEIGHT - y), str(y), "dim")
    for x, letter in enumerate(FILES):
        canvas.put(LEFT + WIDE * x + 3, TOP + HIGH * HEIGHT + 1, letter, "bold")
    for y in range(HEIGHT):
        canvas.put(LEFT - 3, TOP + HIGH * (HEIGHT - y) - 2, str(y + 1), "bold")


def _beside(name: str) -> tuple[tuple[int, int], tuple[int, int]]:
    """The two squares on the sides of an edge."""
    (x1, y1), (x2, _) = [point_of(end) for end in name.split("-")]
    return ((x1 - 1, y1), (x1, y1)) if x1 == x2 else ((x1, y1 - 1), (x1, y1))


def _is_border(view: Mapping[str, Any], name: str) -> bool:
    one, other = _beside(name)
    return region_at(view, *one) != region_at(view, *other)


def _edge(canvas: Canvas, view: Mapping[str, Any], name: str) -> None:
    """Without its canals: heavy between regions, dotted within."""
    border = _is_border(view, name)
    _along(
        canvas, name, "━" if border else "┈", "┃" if border else "┊", "stone" if border else "dim"
    )


def _along(canvas: Canvas, name: str, flat: str, upright: str, style: str) -> None:
    """Fill an edge with a character; it starts at its western or southern end."""
    start, stop = name.split("-")
    column, line = _at(start)
    if start[0] != stop[0]:
        canvas.put(column + 1, line, flat * (WIDE - 1), style)
        canvas.name(name, column + 1, line, WIDE - 1)
        return
    canvas.name(name, column, line - HIGH + 1, 1, HIGH - 1)
    for step in range(1, HIGH):
        canvas.put(column, line - step, upright, style)


# Heavy arms of a crossing, north east south west, to the box character that has them.
_CROSSINGS: Final = dict(
    zip(
        [format(arms, "04b") for arms in range(16)],
        "·╸╻┓╺━┏┳╹┛┃┫┗┻┣╋",
        strict=True,
    )
)


def _crossing(view: Mapping[str, Any], point: str) -> str:
    x, y = point_of(point)
    arms = [(x, y + 1), (x + 1, y), (x, y - 1), (x - 1, y)]
    return _CROSSINGS["".join(["1" if _has_border(view, (x, y), arm) else "0" for arm in arms])]


def _has_border(view: Mapping[str, Any], one: tuple[int, int], other: tuple[int, int]) -> bool:
    (x1, y1), (x2, y2) = sorted([one, other])
    if min(x1, y1) < 0 or x2 > WIDTH or y2 > HEIGHT:
        return False
    name = f"{LETTERS[x1]}{y1}-{LETTERS[x2]}{y2}"
    return name in EDGE_NAMES and _is_border(view, name)


def _space(canvas: Canvas, view: Mapping[str, Any], name: str, space: Mapping[str, Any]) -> None:
    """Region and water above, house or mountain below."""
    x, y = square_of(name)
    column, line = LEFT + WIDE * x + 1, TOP + HIGH * (HEIGHT - y) - 2
    canvas.name(name, column, line, WIDE - 1, HIGH - 1)
    canvas.put(column, line, f"{space['region']:>2}", "dim")
    if space["supply"] > 0:
        canvas.put(column + 3, line, "≈≈"[: space["supply"]], "water")
    if name in view["mountains"]:
        canvas.put(column + 1, line + 1, FACES[view["mountains"][name]], "grey")
    if space["house"] is not None:
        look = LOOKS_OF_SEATS[space["house"]["seat"]]
        canvas.put(column + 1, line + 1, f"{look.letter}{space['house']['value']}", look.word)
        if space["supply"] > 0:
            canvas.put(column + 3, line + 1, "≈", "water")


def _canals(canvas: Canvas, view: Mapping[str, Any]) -> None:
    canals = view["canals"]
    for name, (start, stop) in flows(canals).items():
        double = canals[name]["count"] == 2
        _along(canvas, name, "═" if double else "─", "║" if double else "│", "water")
        column, line = _at(name.split("-")[0])
        arrow = _arrow(start, stop)
        if arrow in "▸◂":
            canvas.put(column + WIDE // 2, line, arrow, "deep")
        else:
            canvas.put(column, line - 1, arrow, "deep")
        for end in (start, stop):
            canvas.put(*_at(end), "•", "water")


def _arrow(start: str, stop: str) -> str:
    (x1, y1), (x2, y2) = point_of(start), point_of(stop)
    if y1 == y2:
        return "▸" if x2 > x1 else "◂"
    return "▴" if y2 > y1 else "▾"


def _below(canvas: Canvas, scene: Scene) -> None:
    view = scene.view
    rows_below(canvas, [row(scene, seat) for seat in scene.seats], supplies(scene))
    if scene.lists:
        springs, laid = _LISTS[scene.words.language]
        canvas.list_below(f"{springs}:", view["springs"], "deep")
        canals = [_written(name, canal) for name, canal in view["canals"].items()]
        canvas.list_below(f"{laid}:", canals, "water")
    canvas.legend_below(_LEGEND[scene.words.language])


def row(scene: Scene, seat: int) -> list[Piece]:
    """A seat, its points and its houses."""
    view, words = scene.view, scene.words
    houses = [f" {value}×{count}" for value, count in enumerate(view["stock"][seat], 1)]
    return [
        *seat_line(scene, seat, LOOKS_OF_SEATS[seat]),
        (f"{view['scores'][seat]:>3}   ", "bold"),
        (f"{words.t('supply.houses')}:", "dim"),
        *[(house, "") for house in houses],
    ]


def supplies(scene: Scene) -> list[str]:
    """What belongs to nobody."""
    view, words = scene.view, scene.words
    return [
        words.t("supply.die", n="-" if view["die"] is None else view["die"]),
        words.t("supply.springs", n=view["springs_left"]),
        words.t("supply.canals", n=view["canals_left"]),
    ]


def _written(name: str, canal: Mapping[str, Any]) -> str:
    return f"{name}×2" if canal["count"] == 2 else name
