"""Aqua Romana for the terminal: heavy lines are full channels, thin lines loose and dry ones."""

from collections.abc import Mapping
from typing import Any, Final

from aquae.draw.scene import Scene
from aquae.draw.terminal import Canvas, Piece, headed, rows_below, seat_line
from aquae.games.aqua_romana.board import CHANNELS, FILES, HEIGHT, SLOT_NAMES, SQUARE_NAMES, WIDTH
from aquae.games.aqua_romana.drawing.things import (
    LOOKS_OF_COLOURS,
    PODIUMS,
    crew,
    look_of,
    on_podium,
    seat_look,
    square_of,
    watered,
)
from aquae.games.spoken import Words

# A square is seven columns by three lines and touches its neighbours, so that channels join.
WIDE: Final = 7
HIGH: Final = 3
LEFT: Final = 8
TOP: Final = 5
_SHORT: Final = {
    "curve": "CUR",
    "straight": "STR",
    "bridge": "BRI",
    "double": "DOU",
    "joker": "JOK",
}
_LEGEND: Final = {
    "en": "━ water   ─ dry   ▸ workman's end   CURve STRaight BRIdge DOUble JOKer: master builders",
    "de": "━ Wasser   ─ trocken   ▸ Ende eines Arbeiters   Baumeister:   CUR Kurve   STR Gerade   "
    "BRI Brücke   DOU Doppelkurve   JOK Joker",
    "fr": "━ eau   ─ sec   ▸ bout d’un ouvrier   maîtres d’œuvre :   CUR courbe   STR droite   "
    "BRI pont   DOU double courbe   JOK joker",
    "it": "━ acqua   ─ asciutto   ▸ estremità di un operaio   capomastri:   CUR curva   "
    "STR rettilineo   BRI ponte   DOU doppia curva   JOK jolly",
}
_PIECES: Final = {"en": "pieces", "de": "Teile", "fr": "pièces", "it": "pezzi"}

# Where a channel runs in a square: column, line and character (of the heavy set).
_STRAIGHTS: Final = {
    "NS": [(3, 0, "┃"), (3, 1, "┃"), (3, 2, "┃")],
    "EW": [(column, 1, "━") for column in range(7)],
    "NE": [(3, 0, "┃"), (3, 1, "┗"), (4, 1, "━"), (5, 1, "━"), (6, 1, "━")],
    "SE": [(3, 2, "┃"), (3, 1, "┏"), (4, 1, "━"), (5, 1, "━"), (6, 1, "━")],
    "SW": [(3, 2, "┃"), (3, 1, "┓"), (2, 1, "━"), (1, 1, "━"), (0, 1, "━")],
    "NW": [(3, 0, "┃"), (3, 1, "┛"), (2, 1, "━"), (1, 1, "━"), (0, 1, "━")],
}
# The bends of a double piece keep clear of each other.
_BENDS: Final = {
    "NE": [(3, 0, "┗"), (4, 0, "┓"), (4, 1, "┗"), (5, 1, "━"), (6, 1, "━")],
    "SW": [(0, 1, "━"), (1, 1, "━"), (2, 1, "┓"), (2, 2, "┗"), (3, 2, "┓")],
    "NW": [(3, 0, "┛"), (2, 0, "┏"), (2, 1, "┛"), (1, 1, "━"), (0, 1, "━")],
    "SE": [(6, 1, "━"), (5, 1, "━"), (4, 1, "┏"), (4, 2, "┛"), (3, 2, "┏")],
}
# What stands before the name of a piece where somebody chooses one.
SIGNS: Final = {
    "straight-NS": "┃",
    "straight-EW": "━",
    "curve-NE": "┗",
    "curve-SE": "┏",
    "curve-SW": "┓",
    "curve-NW": "┛",
    "bridge": "╋",
}
_THIN: Final = str.maketrans("┃━┗┏┓┛", "│─└┌┐┘")
# Where a square has room for the letter of the water's colour.
_LETTERS: Final = {
    "NS": (4, 0),
    "EW": (1, 0),
    "NE": (6, 0),
    "SE": (6, 2),
    "SW": (0, 2),
    "NW": (0, 0),
}
_MARKS: Final = {"N": (2, 0, "{}▴"), "E": (4, 1, "{}▸"), "S": (2, 2, "{}▾"), "W": (0, 1, "◂{}")}


def text(scene: Scene, colour: bool) -> str:
    canvas = headed(scene, colour)
    board(canvas, scene)
    _below(canvas, scene)
    return canvas.text()


def board(canvas: Canvas, scene: Scene) -> None:
    view = scene.view
    for name in SQUARE_NAMES:
        column, line = _at(name)
        canvas.name(name, column, line, WIDE, HIGH)
        canvas.put(column + 3, line + 1, "·", "dim")
    _rims(canvas, view)
    for colour_letter, pool in view["reservoirs"].items():
        _reservoir(canvas, colour_letter, pool)
    _pieces(canvas, view)
    for name, workman in view["workmen"].items():
        if workman["square"] is not None:
            _workman(canvas, name, workman)


def _at(square: str) -> tuple[int, int]:
    x, y = square_of(square)
    return LEFT + WIDE * x, TOP + HIGH * (HEIGHT - 1 - y)


def _rims(canvas: Canvas, view: Mapping[str, Any]) -> None:
    """The slots by name, and the builders on them; fountains at the corners."""
    right, bottom = LEFT + WIDE * WIDTH, TOP + HIGH * HEIGHT
    for name in SLOT_NAMES:
        side, place = name[0], name[1:]
        if side in "NS":
            column = LEFT + WIDE * FILES.index(place) + 2
            line = TOP - 3 if side == "N" else bottom + 1
        else:
            column = 2 if side == "W" else right + 2
            line = TOP + HIGH * (HEIGHT - int(place))
        canvas.put(column, line, name, "dim")
        canvas.name(name, column, line, 3, 2)
        if name in view["pathway"]:
            canvas.put(column, line + 1, _SHORT[view["pathway"][name]], "bold")
    for column in (2, right + 2):
        for line in (TOP - 3, bottom + 1):
            canvas.put(column, line, "(~)", "water")


def _reservoir(canvas: Canvas, letter: str, pool: Mapping[str, Any]) -> None:
    for square in pool["squares"]:
        column, line = _at(square)
        for step in range(HIGH):
            canvas.put(column, line + step, "≈" * WIDE, "water")
        canvas.put(column + 3, line + 1, letter, LOOKS_OF_COLOURS[letter].word)


def _pieces(canvas: Canvas, view: Mapping[str, Any]) -> None:
    water = watered(view)
    for square, piece in view["pieces"].items():
        lines = _BENDS if piece.startswith("double") else _STRAIGHTS
        for sides in CHANNELS[piece].split():
            owner = water.get((square, frozenset(sides)))
            _channel(canvas, square, lines[sides], owner)
            if owner is not None:
                _letter(canvas, square, sides, owner)


def _channel(
    canvas: Canvas, square: str, line: list[tuple[int, int, str]], owner: str | None
) -> None:
    left, top = _at(square)
    for column, row, char in line:
        if owner is None:
            canvas.put(left + column, top + row, char.translate(_THIN), "stone")
        else:
            canvas.put(left + column, top + row, char, look_of(owner).word)


def _letter(canvas: Canvas, square: str, sides: str, owner: str) -> None:
    left, top = _at(square)
    column, row = _LETTERS[sides]
    canvas.put(left + column, top + row, owner[0].lower(), look_of(owner).word)


def _workman(canvas: Canvas, name: str, workman: Mapping[str, Any]) -> None:
    left, top = _at(workman["square"])
    column, row, form = _MARKS[workman["facing"]]
    canvas.put(left + column, top + row, form.format(name), look_of(name).word)
    canvas.name(name, left + column, top + row, 3)


def _below(canvas: Canvas, scene: Scene) -> None:
    view = scene.view
    rows_below(canvas, [row(scene, seat) for seat in scene.seats], supplies(scene))
    if scene.lists:
        pieces = [f"{square}={piece}" for square, piece in view["pieces"].items()]
        canvas.list_below(f"{_PIECES[scene.words.language]}:", pieces, "dim")
    canvas.legend_below(_LEGEND[scene.words.language])


def row(scene: Scene, seat: int) -> list[Piece]:
    """A seat, its points, its workmen and the builders in its hand."""
    view, words = scene.view, scene.words
    return [
        *seat_line(scene, seat, seat_look(view, seat)),
        (f"{view['scores'][seat]:>3}  ", "bold"),
        *[(f" {_state(view, name)}", look_of(name).word) for name in crew(view, seat)],
        *[(f"   {builder}", "") for builder in _counted(view["hands"][seat], words)],
    ]


def supplies(scene: Scene) -> list[str]:
    """What belongs to nobody: podiums, tiles and builders."""
    view, words = scene.view, scene.words
    taken = [
        f"{number} {','.join(on_podium(view, number))}"
        for number in PODIUMS
        if on_podium(view, number)
    ]
    lists = {
        words.t("fact.podiums"): taken,
        words.t("supply.tiles"): _counted(view["stock"], words),
        words.t("supply.reserve"): _counted(view["reserve"], words),
        words.t("verb.builder"): _counted(view["set_up"], words),
    }
    return [f"{name}: {'  '.join(things)}" for name, things in lists.items() if things]


def _state(view: Mapping[str, Any], name: str) -> str:
    """A workman's length while he builds, his podium after that."""
    workman = view["workmen"][name]
    if workman["podium"] is not None:
        return f"{name}#{workman['podium']}"
    return f"{name}:{workman['points']}"


def _counted(counts: Mapping[str, int], words: Words) -> list[str]:
    return [f"{words.named('kind', kind)}×{count}" for kind, count in counts.items()]
