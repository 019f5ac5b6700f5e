"""An independent referee of Aqua Romana, written from the numbered rules (R-01 to R-35).

It is slow and simple on purpose. It keeps nothing but the bare table (which piece lies where, which
builder stands where, which workmen are still on the board) and finds everything else by following
the water anew each time. It shares no code with the engine that it is compared with.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

# --- The board (R-01 to R-04) ---------------------------------------------------------------------

FILES = "abcdefghijk"
RANKS = "12345678"
SQUARES = [file + rank for file in FILES for rank in RANKS]
OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}
STEP = {"N": (0, 1), "S": (0, -1), "E": (1, 0), "W": (-1, 0)}
CORNERS = {"a8": "curve-SE", "k8": "curve-SW", "a1": "curve-NE", "k1": "curve-NW"}

# the four stretches in clockwise order; a fountain stands after the last slot of each.
STRETCHES = [
    ["N" + file for file in FILES],
    ["E" + rank for rank in reversed(RANKS)],
    ["S" + file for file in reversed(FILES)],
    ["W" + rank for rank in RANKS],
]
PATHWAY = [slot for stretch in STRETCHES for slot in stretch]
BEFORE_FOUNTAIN = [stretch[-1] for stretch in STRETCHES]

HIGHEST_PODIUM = 20
PODIUMS_FOR_TWO = (3, 7)

# --- The material (R-05 to R-07) ------------------------------------------------------------------

KINDS = ["curve", "straight", "bridge", "double"]
TILES_OF_A_KIND = 21
# a piece and the pairs of sides that it joins.
PIECES = {
    "curve-NE": ["NE"],
    "curve-SE": ["SE"],
    "curve-SW": ["SW"],
    "curve-NW": ["NW"],
    "straight-NS": ["NS"],
    "straight-EW": ["EW"],
    "bridge": ["NS", "EW"],
    "double-NE": ["NE", "SW"],
    "double-NW": ["NW", "SE"],
}
JOKER = "joker"

# --- Set-up and options (R-08 to R-11) ------------------------------------------------------------

COLOURS = "YRBG"
SEATS = {2: ["YB", "RG"], 3: ["Y", "R", "B"], 4: ["Y", "R", "B", "G"]}
OUTLETS_UP = {2: 3, 3: 4, 4: 3}
FOUR_RESERVOIRS = (
    "Y c8 d8 c8:W c8:S d8:S / R h8 i8 h8:S i8:S i8:E"
    " / B h1 i1 i1:E i1:N h1:N / G c1 d1 d1:N c1:N c1:W"
)
THREE_RESERVOIRS = (
    "Y c8 d8 c8:W c8:S d8:S d8:E / R h8 i8 h8:W h8:S i8:S i8:E / B e1 f1 f1:E f1:N e1:N e1:W"
)
LAYOUTS = {"roma": {2: FOUR_RESERVOIRS, 3: THREE_RESERVOIRS, 4: FOUR_RESERVOIRS}}
DEFAULTS = {"layout": "roma", "setup": "placed", "compulsory": "any", "extra": "apart"}
TURNS_WITHOUT_A_FIRST_TILE = 100  # the last of them ends the game


class Outlet(NamedTuple):
    """R-08: a square of a reservoir and the side through which the water leaves it."""

    square: str
    side: str


class Layout(NamedTuple):
    """Where the reservoirs stand; a workman (`Y2`) has the name of his outlet (R-07)."""

    covered: list[str]
    outlets: dict[str, Outlet]


class Aqueduct(NamedTuple):
    """R-12, R-13: the squares passed (one entry for each time), the end, and what is beyond it."""

    passed: list[str]
    square: str  # the last square, on which the workman stands
    side: str  # the side of it where the aqueduct ends
    front: str | None  # the square beyond that side; None off the board
    fate: str  # "open", "closed" or "joined" to another outlet


class Placed(NamedTuple):
    """R-29: a workman and the number of his podium, 0 for none."""

    workman: str
    podium: int


def neighbour(square: str, side: str) -> str | None:
    """The square beyond a side of a square, None if that is off the board (R-01)."""
    file = FILES.index(square[0]) + STEP[side][0]
    rank = RANKS.index(square[1]) + STEP[side][1]
    if 0 <= file < len(FILES) and 0 <= rank < len(RANKS):
        return FILES[file] + RANKS[rank]
    return None


def way_through(piece: str, entry: str) -> str | None:
    """The side where water leaves that enters at `entry`; None if there is no way in (R-05)."""
    for pair in PIECES[piece]:
        if entry in pair:
            return pair.replace(entry, "")
    return None


def kind_of(piece: str) -> str:
    """R-05: `curve-NE` is a curve, `bridge` a bridge."""
    return piece.split("-")[0]


def follow(pieces: dict[str, str], layout: Layout, outlet: Outlet) -> Aqueduct:
    """R-12: follow the water from an outlet, piece by piece, until it ends.

    It cannot go round for ever: every way through a piece has two ends, and it came out of a wall.
    """
    passed: list[str] = []
    square, side = outlet
    while True:
        front = neighbour(square, side)
        if front is None:
            return Aqueduct(passed, square, side, front, "closed")  # off the board
        entry = OPPOSITE[side]
        if front in layout.covered:
            joined = Outlet(front, entry) in layout.outlets.values()
            fate = "joined" if joined else "closed"  # a reservoir without a way in
            return Aqueduct(passed, square, side, front, fate)
        if front not in pieces:
            return Aqueduct(passed, square, side, front, "open")  # blank
        leave = way_through(pieces[front], entry)
        if leave is None:
            return Aqueduct(passed, square, side, front, "closed")  # no way in
        passed.append(front)
        square, side = front, leave


def next_free_slot(slot: str, taken: Iterable[str]) -> tuple[str, bool]:
    """R-22: the next free slot clockwise, and whether a fountain is passed on the way."""
    occupied = set(taken)
    fountain = False
    position = PATHWAY.index(slot)
    while True:
        fountain = fountain or PATHWAY[position] in BEFORE_FOUNTAIN
        position = (position + 1) % len(PATHWAY)
        if PATHWAY[position] not in occupied:
            return PATHWAY[position], fountain


def slots_in_sight(square: str) -> list[str]:
    """R-17: the four slots at the ends of the file and the rank of a square."""
    file, rank = square[0], square[1]
    return ["N" + file, "S" + file, "E" + rank, "W" + rank]


def podium_for(points: int, placed: list[Placed]) -> int:
    """R-29: the podium with that number, else the highest lower one with room, else 0."""
    for number in range(min(points, HIGHEST_PODIUM), 0, -1):
        room = 2 if number in PODIUMS_FOR_TWO else 1
        if [on.podium for on in placed].count(number) < room:
            return number
    return 0


# --- Layouts (R-08) -------------------------------------------------------------------------------


def refuse_unless(condition: bool, reason: str) -> None:
    if not condition:
        raise ValueError(reason)


def read_layout(text: str, players: int) -> Layout:
    """R-08: an arrangement from its text, refused with the reason if it breaks a rule."""
    covered: list[str] = []
    outlets: dict[str, Outlet] = {}
    colours: list[str] = []
    for reservoir in text.split(" / "):
        words = reservoir.split(" ")
        refuse_unless(len(words) >= 3, f"R-08: not a reservoir: {reservoir!r}")
        colour, squares, ends = words[0], words[1:3], words[3:]
        check_squares(squares)
        refuse_unless(len(ends) == OUTLETS_UP[players], f"R-08: {colour}: number of outlets")
        colours.append(colour)
        covered.extend(squares)
        for number, end in enumerate(ends, start=1):
            outlets[f"{colour}{number}"] = read_outlet(end, squares)
    refuse_unless(sorted(colours) == sorted("".join(SEATS[players])), "R-08: wrong colours")
    refuse_unless(len(set(covered)) == len(covered), "R-08: reservoirs overlap")
    layout = Layout(covered, outlets)
    check_outlets(layout)
    return layout


def check_squares(squares: list[str]) -> None:
    """R-08: two squares side by side, on the board (R-01), not on a corner (R-02)."""
    for square in squares:
        refuse_unless(square in SQUARES, f"R-01: no square {square!r}")
        refuse_unless(square not in CORNERS, f"R-02: {square} is a corner")
    around = [neighbour(squares[0], side) for side in STEP]
    refuse_unless(squares[1] in around, f"R-08: {squares} are not side by side")


def read_outlet(text: str, squares: list[str]) -> Outlet:
    """R-08: `c8:W`, on a square of its own reservoir."""
    square, _, side = text.partition(":")
    refuse_unless(square in squares and side in STEP, f"R-08: not an outlet here: {text!r}")
    return Outlet(square, side)


def check_outlets(layout: Layout) -> None:
    """R-08: no outlet twice; each one open at the start (R-14) and joined to no other."""
    ends = list(layout.outlets.values())
    refuse_unless(len(set(ends)) == len(ends), "R-08: an outlet is named twice")
    for name, outlet in layout.outlets.items():
        fate = follow(CORNERS, layout, outlet).fate
        refuse_unless(fate == "open", f"R-08: outlet {name} is {fate} at the start")


def complete(options: dict[str, object]) -> dict[str, object]:
    """The option table: none unknown, each with one of its values; defaults for missing ones."""
    refuse_unless("players" in options, "the number of players has no default in a record")
    refuse_unless(set(options) <= {"players", *DEFAULTS}, f"unknown option in {sorted(options)}")
    whole = {**DEFAULTS, **options}
    players = whole["players"]
    refuse_unless(type(players) is int and players in SEATS, "players is 2, 3 or 4")
    refuse_unless(whole["setup"] in ("placed", "random"), "setup is placed or random")
    refuse_unless(whole["compulsory"] in ("any", "own"), "compulsory is any or own")
    refuse_unless(whole["extra"] in ("apart", "blocking"), "extra is apart or blocking")
    return whole


# --- The referee ----------------------------------------------------------------------------------


class Referee:
    """One game of Aqua Romana."""

    def __init__(self, options: dict[str, object]) -> None:
        options = complete(options)
        self.players = int(str(options["players"]))
        self.random_setup = options["setup"] == "random"
        self.any_workman = options["compulsory"] == "any"
        self.may_block = options["extra"] == "blocking"
        name = str(options["layout"])
        text = LAYOUTS[name][self.players] if name in LAYOUTS else name
        self.layout = read_layout(text, self.players)
        # The table.
        self.pieces = dict(CORNERS)
        self.stock = dict.fromkeys(KINDS, TILES_OF_A_KIND)
        self.pathway: dict[str, str] = {}  # slot -> kind of the builder on it
        self.reserve = [*KINDS, JOKER]
        self.bag = KINDS * 3  # the builders not yet put on the pathway
        self.hands: list[list[str]] = [[] for _ in range(self.players)]
        self.on_board = list(self.layout.outlets)
        self.placed: list[Placed] = []  # in the order in which they were placed
        # The turn.
        self.phase = "setup"  # setup, place, build, extra, close, take, over
        self.turn = 0
        self.tile_laid = False  # has the first tile of the game been laid?
        self.idle_turns = 0  # turns in a row without a tile laid, up to now
        self.laid_kind = ""  # the kind laid this turn, "" if none
        self.closed: list[str] = []  # workmen whose aqueducts were closed this turn
        self.takers: list[int] = []  # who still has to take, in order

    # --- What the caller asks ---

    def to_move(self) -> str | int:
        """A seat number, "chance" or "over"."""
        if self.phase == "over":
            return "over"
        if self.phase == "setup":
            return "chance" if self.random_setup else (12 - len(self.bag)) % self.players
        if self.phase == "take":
            return self.takers[0]
        return self.turn

    def legal(self) -> dict[str, int]:
        """Every legal action of who is to move, with its weight; empty when the game is over."""
        if self.phase == "setup" and self.random_setup:
            # each builder left and each free slot equally likely
            return {text: self.bag.count(text.split()[1]) for text in self._puttings(self.bag)}
        return dict.fromkeys(self._choices(), 1)

    def play(self, text: str) -> None:
        """Carry out an action of `legal()`."""
        if text not in self.legal():
            raise ValueError(f"not legal now: {text!r}")
        verb, *words = text.split()
        if verb == "builder":
            self._play_builder(words[0], words[1])
        elif verb == "lay":
            self._play_lay(words[0], words[1], words[2])
        elif verb == "extra":
            self._put_piece(words[0], words[1])
            self._after_building()
        elif verb == "shift":
            self._move_builder(words[0])  # passing a fountain brings no tile
            self._after_building()
        elif verb == "close":
            self.closed.append(words[0])
            self._end_turn()
        elif verb == "keep":
            self._end_turn()
        elif verb == "take":
            self._play_take(words[0])

    def result(self) -> dict[str, object] | None:
        """R-35: scores, tiebreaks (all zeros) and winners of a finished game."""
        if self.phase != "over":
            return None
        scores = self.scores()
        winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
        return {"scores": scores, "tiebreaks": [0] * self.players, "winners": winners}

    def scores(self) -> list[int]:
        """What each seat would have if the game were over now (R-33, R-34).

        The aqueducts closed this turn are scored first, then the open ones (R-33), both beginning
        with the player whose turn it is.
        """
        placed = self._settle(self.placed, [name for name in self.on_board if name in self.closed])
        placed = self._settle(placed, [name for name in self.on_board if name not in self.closed])
        totals = [0] * self.players
        for on in placed:
            totals[self._owner(on.workman)] += on.podium
        ranked = sorted(placed, key=lambda on: -on.podium)  # R-34; stable: the earlier one first
        for on, bonus in zip(ranked, (4, 3, 2), strict=False):
            if on.podium > 0:
                totals[self._owner(on.workman)] += bonus
        return totals

    # --- What can be seen on the table ---

    def _owner(self, workman: str) -> int:
        """R-08: the seat that has the workman's colour."""
        for seat, colours in enumerate(SEATS[self.players]):
            if workman[0] in colours:
                return seat
        raise AssertionError(workman)

    def _aqueduct(self, workman: str) -> Aqueduct:
        return follow(self.pieces, self.layout, self.layout.outlets[workman])

    def _own_workmen(self) -> list[str]:
        """The workmen on the board of the player whose turn it is."""
        return [name for name in self.on_board if self._owner(name) == self.turn]

    def _other_workmen(self) -> list[str]:
        return [name for name in self.on_board if self._owner(name) != self.turn]

    def _clockwise(self) -> list[int]:
        """The seats, beginning with the player whose turn it is."""
        return [(self.turn + step) % self.players for step in range(self.players)]

    def _blank_squares(self) -> list[str]:
        used = [*self.pieces, *self.layout.covered]
        return [square for square in SQUARES if square not in used]

    def _kinds_left(self) -> list[str]:
        return [kind for kind in KINDS if self.stock[kind] > 0]

    def _kinds_for(self, kind: str) -> list[str]:
        """R-18, R-20: the kinds of tile that a kind of builder allows."""
        if kind != JOKER and self.stock[kind] > 0:
            return [kind]
        return self._kinds_left()  # the joker, or out of stock

    def _pieces_for(self, kind: str) -> list[str]:
        return [piece for piece in PIECES if kind_of(piece) in self._kinds_for(kind)]

    def _joins_nothing(self, square: str, piece: str) -> bool:
        """R-19: with that piece no way leads from any outlet to another."""
        pieces = {**self.pieces, square: piece}
        outlets = self.layout.outlets.values()
        return all(follow(pieces, self.layout, end).fate != "joined" for end in outlets)

    # --- Legal actions ---

    def _choices(self) -> list[str]:
        if self.phase == "setup":
            return list(self._puttings(self.bag))
        if self.phase == "place":
            return list(self._puttings(self.hands[self.turn]))
        if self.phase == "build":
            return self._lays() or [f"shift {slot}" for slot in self.pathway]
        if self.phase == "extra":
            return list(self._extras())
        if self.phase == "close":
            return [*self._closings(), "keep"]
        if self.phase == "take":
            return [f"take {kind}" for kind in self.reserve]
        return []

    def _puttings(self, builders: list[str]) -> Iterator[str]:
        """R-10, R-27: put one of these builders on a free slot."""
        for kind in dict.fromkeys(builders):
            for slot in PATHWAY:
                if slot not in self.pathway:
                    yield f"builder {kind} {slot}"

    def _lays(self) -> list[str]:
        """R-23: with an own workman; only if that cannot be done and option `any`, another's."""
        lays = [lay for name in self._own_workmen() for lay in self._lays_with(name)]
        if not lays and self.any_workman:
            lays = [lay for name in self._other_workmen() for lay in self._lays_with(name)]
        return lays

    def _lays_with(self, workman: str) -> Iterator[str]:
        """R-18: a builder in sight, a piece of his kind, on the workman's front."""
        aqueduct = self._aqueduct(workman)
        assert aqueduct.fate == "open"
        assert aqueduct.front is not None
        for slot in slots_in_sight(aqueduct.square):
            if slot not in self.pathway:
                continue
            for piece in self._pieces_for(self.pathway[slot]):
                extends = way_through(piece, OPPOSITE[aqueduct.side]) is not None
                if extends and self._joins_nothing(aqueduct.front, piece):
                    yield f"lay {workman} {slot} {piece}"

    def _extras(self) -> Iterator[str]:
        """R-22: one more tile of the kind just laid, on any blank square where it may lie.

        Ends of aqueducts that were closed by choice count like those of open ones. What a tile has
        closed has no blank square in front.
        """
        aqueducts = [self._aqueduct(name) for name in self.layout.outlets]
        for square in self._blank_squares():
            entries = [OPPOSITE[end.side] for end in aqueducts if end.front == square]
            for piece in self._pieces_for(self.laid_kind):
                if self._extra_may_lie(piece, entries):
                    yield f"extra {square} {piece}"

    def _extra_may_lie(self, piece: str, entries: list[str]) -> bool:
        """R-22: on a square that the ends in front of which it lies would enter by these sides.

        `apart`: there are none. `blocking`: the piece has no way in on any of them.
        """
        if self.may_block:
            return all(way_through(piece, entry) is None for entry in entries)
        return not entries

    def _closings(self) -> list[str]:
        """R-25: any one of the own open aqueducts, but not the last before the first tile."""
        own = [name for name in self._own_workmen() if name not in self.closed]
        if not self.tile_laid and len(own) == 1:
            return []
        return [f"close {name}" for name in own]

    # --- Carrying out ---

    def _play_builder(self, kind: str, slot: str) -> None:
        self.pathway[slot] = kind
        if self.phase == "setup":
            self.bag.remove(kind)
            if not self.bag:
                self._start_turn()
            return
        self.hands[self.turn].remove(kind)
        if not self.hands[self.turn]:
            self._start_building()

    def _play_lay(self, workman: str, slot: str, piece: str) -> None:
        front = self._aqueduct(workman).front
        assert front is not None
        self._put_piece(front, piece)
        self.laid_kind = kind_of(piece)
        fountain = self._move_builder(slot)
        if fountain and list(self._extras()):
            self.phase = "extra"
        else:
            self._after_building()

    def _put_piece(self, square: str, piece: str) -> None:
        """R-21, R-22: whatever the tile closes (R-14) is closed, whoever owns it."""
        self.pieces[square] = piece
        self.stock[kind_of(piece)] -= 1
        self.tile_laid = True
        self.closed = [name for name in self.on_board if self._aqueduct(name).fate == "closed"]

    def _move_builder(self, slot: str) -> bool:
        """R-22: to the next free slot clockwise; whether he passes a fountain."""
        goal, fountain = next_free_slot(slot, self.pathway)
        self.pathway[goal] = self.pathway.pop(slot)
        return fountain

    def _play_take(self, kind: str) -> None:
        """R-26."""
        self.reserve.remove(kind)
        self.hands[self.takers.pop(0)].append(kind)
        if not self.takers:
            self._next_turn()

    # --- The course of a turn ---

    def _start_turn(self) -> None:
        self.laid_kind = ""
        self.closed = []
        if self.hands[self.turn]:
            self.phase = "place"  # even with no workman left
        else:
            self._start_building()

    def _start_building(self) -> None:
        if self._own_workmen():
            self.phase = "build"
        else:
            self._end_turn()  # skipped

    def _after_building(self) -> None:
        """R-25: the choice to close one, if no tile of this turn has closed an own aqueduct."""
        own_closed = any(self._owner(name) == self.turn for name in self.closed)
        if own_closed or not self._closings():
            self._end_turn()  # no decision to make
        else:
            self.phase = "close"

    def _end_turn(self) -> None:
        """R-28 to R-32: score, then perhaps the game is over, then take reserve builders."""
        self._score(self.closed)
        self.idle_turns = 0 if self.laid_kind else self.idle_turns + 1
        if not self.on_board or self._stands_still():  # without R-26
            self._score(self.on_board)
            self.phase = "over"
            return
        self.takers = self._who_takes()
        if self.takers:
            self.phase = "take"
        else:
            self._next_turn()

    def _stands_still(self) -> bool:
        """R-32: a round without a tile, once there has been one; until then a hundred turns."""
        limit = self.players if self.tile_laid else TURNS_WITHOUT_A_FIRST_TILE
        return self.idle_turns == limit

    def _next_turn(self) -> None:
        self.turn = (self.turn + 1) % self.players
        self._start_turn()

    def _who_takes(self) -> list[int]:
        """R-26: one each, clockwise, round and round, while there are builders in the reserve."""
        due = [self._owner(name) for name in self.closed]
        takers: list[int] = []
        while len(takers) < min(len(due), len(self.reserve)):
            for seat in self._clockwise():
                if takers.count(seat) < due.count(seat):
                    takers.append(seat)
        return takers[: len(self.reserve)]

    # --- Scoring ---

    def _score(self, workmen: list[str]) -> None:
        """R-29: these workmen leave the board for the podiums."""
        self.placed = self._settle(self.placed, workmen)
        self.on_board = [name for name in self.on_board if name not in workmen]

    def _settle(self, placed: list[Placed], workmen: list[str]) -> list[Placed]:
        """R-28 to R-30: the podiums after these workmen have been placed in their order."""
        placed = list(placed)
        for name in sorted(workmen, key=self._scoring_order):
            placed.append(Placed(name, podium_for(self._points(name), placed)))
        return placed

    def _points(self, workman: str) -> int:
        """R-28: one for each square, once for every time it is passed."""
        return len(self._aqueduct(workman).passed)

    def _scoring_order(self, workman: str) -> tuple[int, int, int, int]:
        """R-30: the player on turn, clockwise; longer; colours Y R B G; lower outlet number."""
        seat = self._clockwise().index(self._owner(workman))
        colour = COLOURS.index(workman[0])
        return (seat, -self._points(workman), colour, int(workman[1:]))
