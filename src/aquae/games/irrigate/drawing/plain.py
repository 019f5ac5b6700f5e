"""Irrigate for the terminal: heavy pipes carry water, thin ones are dry."""

from collections.abc import Mapping
from typing import Any, Final

from aquae.draw.scene import Scene
from aquae.draw.terminal import Canvas, Piece, headed, rows_below, seat_line
from aquae.games.irrigate.drawing.things import (
    LOOKS_OF_SEATS,
    PIPE_COLUMNS,
    Extent,
    cell_of,
    pile_size,
)
from aquae.games.spoken import Words

# A cell is four columns by three lines; its pipes cross in its second column.
WIDE: Final = 4
HIGH: Final = 3
LEFT: Final = 5
TOP: Final = 3
_LEGEND: Final = {
    "en": (
        "in a cell: owner above left (. bank), printed colour above right (r y g b, . grey);",
        "━ water   ─ dry   T Tap   ◎ goal   ≈ river",
    ),
    "de": (
        "im Feld: Besitzer oben links (. Bank), gedruckte Farbe oben rechts "
        "(r rot, y gelb, g grün, b blau, . grau);",
        "━ Wasser   ─ trocken   T Wasserhahn   ◎ Ziel   ≈ Fluss",
    ),
    "fr": (
        "dans une case : propriétaire en haut à gauche (. banque), couleur imprimée en haut à "
        "droite (r rouge, y jaune, g vert, b bleu, . gris) ;",
        "━ eau   ─ sec   T robinet   ◎ but   ≈ fleuve",
    ),
    "it": (
        "in una casella: proprietario in alto a sinistra (. banca), colore stampato in alto a "
        "destra (r rosso, y giallo, g verde, b blu, . grigio);",
        "━ acqua   ─ asciutto   T rubinetto   ◎ meta   ≈ fiume",
    ),
}
_TILES: Final = {"en": "tiles", "de": "Plättchen", "fr": "tuiles", "it": "tessere"}
# Sides with a pipe, in the order N E S W, to the box character of the tile's middle; it also
# stands before the word where somebody chooses how a tile lies.
SIGNS: Final = {
    "NES": "┣",
    "NEW": "┻",
    "NSW": "┫",
    "ESW": "┳",
    "NE": "┗",
    "ES": "┏",
    "SW": "┓",
    "NW": "┛",
    "NS": "┃",
    "EW": "━",
}
_THIN: Final = str.maketrans("┣┻┫┳┗┏┓┛┃━", "├┴┤┬└┌┐┘│─")


def text(scene: Scene, colour: bool) -> str:
    canvas = headed(scene, colour)
    board(canvas, scene)
    _below(canvas, scene)
    return canvas.text()


def board(canvas: Canvas, scene: Scene) -> None:
    view = scene.view
    extent = Extent(view["tiles"])
    _rims(canvas, extent)
    for column in extent.columns:
        for row in extent.rows:
            x, y = _at(extent, column, row)
            canvas.name(f"{column},{row}", x, y, WIDE, HIGH)
            canvas.put(x + 1, y + 1, "·", "dim")
    for name, tile in view["tiles"].items():
        _tile(canvas, *_at(extent, *cell_of(name)), tile)


def _at(extent: Extent, column: int, row: int) -> tuple[int, int]:
    """Column and line of a cell's upper left corner; the river takes one line."""
    lines = extent.north[0] - row if row > 0 else len(extent.north) - row - 1
    return LEFT + WIDE * (column - extent.columns[0]), TOP + HIGH * lines + (1 if row < 0 else 0)


def _rims(canvas: Canvas, extent: Extent) -> None:
    for column in extent.columns:
        x, _ = _at(extent, column, 1)
        canvas.put(x + (0 if column < 0 else 1), TOP - 1, str(column), "bold")
    for row in extent.rows:
        _, y = _at(extent, extent.columns[0], row)
        canvas.put(0, y + 1, f"{row:>3}", "bold")
    line = TOP + HIGH * len(extent.north)
    canvas.put(LEFT, line, "≈" * (WIDE * len(extent.columns)), "water")
    for column in PIPE_COLUMNS:
        canvas.put(_at(extent, column, 1)[0] + 1, line, "┃", "deep")


def _tile(canvas: Canvas, x: int, y: int, tile: Mapping[str, Any]) -> None:
    style = "water" if tile["irrigated"] else "grey"
    for column, line, char in _pipes(tile):
        canvas.put(
            x + column, y + line, char if tile["irrigated"] else char.translate(_THIN), style
        )
    owner = None if tile["owner"] is None else LOOKS_OF_SEATS[tile["owner"]]
    canvas.put(x, y, owner.letter if owner else ".", owner.word if owner else "grey")
    printed = tile["colour"]
    canvas.put(x + 2, y, "." if printed == "grey" else printed[0], printed)
    if tile["group"] == "tap":
        canvas.put(x + 2, y + 2, "T", printed)


def _pipes(tile: Mapping[str, Any]) -> list[tuple[int, int, str]]:
    exits = tile["exits"]
    middle = "◎" if tile["shape"] == "goal" else SIGNS[exits]
    found = [(1, 1, middle)]
    found += [(1, 0, "┃")] if "N" in exits else []
    found += [(2, 1, "━"), (3, 1, "━")] if "E" in exits else []
    found += [(1, 2, "┃")] if "S" in exits else []
    found += [(0, 1, "━")] if "W" in exits else []
    return found


def _below(canvas: Canvas, scene: Scene) -> None:
    view = scene.view
    rows_below(canvas, [row(scene, seat) for seat in scene.seats], supplies(scene))
    if scene.lists:
        tiles = [_written(name, tile) for name, tile in view["tiles"].items()]
        canvas.list_below(f"{_TILES[scene.words.language]}:", tiles, "dim")
    for line in _LEGEND[scene.words.language]:
        canvas.legend_below(line)


def row(scene: Scene, seat: int) -> list[Piece]:
    """A seat, its money, its land and its offer."""
    view, words = scene.view, scene.words
    one = view["seats"][seat]
    has = [
        words.t("supply.land", n=one["land"]),
        words.t("supply.irrigated", n=one["irrigated"]),
        *[words.t(f"supply.{state}") for state in _states(one)],
        *_offer(scene, seat),
    ]
    return [
        *seat_line(scene, seat, LOOKS_OF_SEATS[seat]),
        (f"{one['money']:>3} ", "bold"),
        (words.t("unit.money"), ""),
        *[(f"   {part}", "") for part in has],
    ]


def _states(one: Mapping[str, Any]) -> list[str]:
    return ["withdrawn"] if one["withdrawn"] else ["passed"] if one["passes"] else []


def _offer(scene: Scene, seat: int) -> list[str]:
    offer = scene.view["offers"].get(str(seat))
    return (
        []
        if offer is None
        else [f"{scene.words.named('verb', 'offer')}: {offer['price']} ({offer['pose']})"]
    )


def supplies(scene: Scene) -> list[str]:
    """The tile in hand, the piles, the stage of the game, and the tax."""
    view, words = scene.view, scene.words
    piles = "  ".join([f"{name}: {pile_size(pile)}" for name, pile in view["piles"].items()])
    hand = (
        []
        if view["drawn"] is None
        else [f"{words.t('supply.hand')}: {_tile_named(view['drawn'], words)}"]
    )
    stage = [words.t("supply.early")] if view["early"] else []
    if view["final_turns"]:
        stage = [words.t("supply.final", n=view["final_turns"])]
    return [
        *hand,
        f"{words.t('supply.piles')}: {piles}",
        *stage,
        words.t("supply.tax", n=view["tax"]),
    ]


def _tile_named(kind: str, words: Words) -> str:
    colour, shape = kind.split(" ")
    return f"{words.named('colour', colour)} {words.named('shape', shape)}"


def _written(name: str, tile: Mapping[str, Any]) -> str:
    return (
        f"{name}={tile['colour']}-{tile['shape']}-{tile['exits']}{'≈' if tile['irrigated'] else ''}"
    )
