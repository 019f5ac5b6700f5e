"""An independent referee for Irrigate, written from the numbered rules (I-01 to I-35) alone.

It is slow on purpose: everything is worked out from the bare board whenever it is asked for, so
that each function can be read beside its rule. The fast engine is compared with it.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

Cell = tuple[int, int]  # column, row
Entry = tuple[Cell, str]  # a cell and the side by which water enters it
Steps = dict[Entry, Entry | None]  # where water can get to, each with the entry before it
Board = dict[Cell, "Tile"]
Pile = Counter[tuple[str, str]]  # (colour, shape) -> how many are left

BANK = -1  # the owner of land that belongs to no seat (I-11)
SIDES = "NESW"
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
STEP = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
DIAGONALS = ((1, 1), (1, -1), (-1, -1), (-1, 1))

# I-02: the side that faces the river is S on the north bank and N on the south bank.
RIVER_PIPES: tuple[Entry, ...] = (((2, 1), "S"), ((2, -1), "N"), ((5, 1), "S"), ((5, -1), "N"))

# I-04
ORIENTATIONS: dict[str, tuple[str, ...]] = {
    "tee": ("NES", "NEW", "NSW", "ESW"),
    "corner": ("NE", "ES", "SW", "NW"),
    "straight": ("NS", "EW"),
    "goal": ("NE", "ES", "SW", "NW"),
}
COLOURS = ("red", "yellow", "green", "blue")  # I-05, seats 0 to 3

# I-07: tees, corners, straights, goals among the grey tiles of each pile
GREY = {1: (4, 4, 3, 0), 2: (4, 3, 4, 2), 3: (4, 4, 3, 2), 4: (4, 3, 4, 0)}

# I-08: the price of each group
PRICES = {"tap": 14, "1": 12, "2": 10, "3": 8, "4": 6, "goal": 25}

# I-09: where the Tap of each seat lies
TAP_CELLS: dict[int, tuple[Cell, ...]] = {
    2: ((2, 1), (5, -1)),
    3: ((2, 1), (5, -1), (2, -1)),
    4: ((2, 1), (5, 1), (5, -1), (2, -1)),
}
START_MONEY = 5  # I-10
ROTATE_PRICE = 3  # I-23
MOST_PRICE = 99  # the paragraph above I-21
MOST_DECLINED = 3  # I-26


@dataclass(frozen=True)
class Tile:
    """A tile on the table."""

    colour: str  # as printed (I-05)
    shape: str
    group: str  # a key of PRICES (I-08)
    exits: str  # the present orientation (I-04)
    owner: int  # a seat or BANK (I-11)


@dataclass(frozen=True)
class Offer:
    """Lay the drawn tile here and so (I-21), or turn the tile that lies here so (I-27)."""

    cell: Cell
    exits: str
    price: int


@dataclass(frozen=True)
class Proposal:
    """What the active player asks of an owner (I-26); the price is named after the rest.

    It is the active player's own price until the owner asks for another.
    """

    verb: str  # "buy" or "rotate"
    cell: Cell
    exits: str  # "" for buy
    price: int = 0


# ---- the table -------------------------------------------------------------------------------


def cells() -> list[Cell]:
    """I-01: the cells; row 0 is the river and holds none."""
    return [(column, row) for column in range(-6, 14) for row in range(-10, 11) if row != 0]


def name(cell: Cell) -> str:
    """I-01: how a cell is written."""
    return f"{cell[0]},{cell[1]}"


def parse_cell(text: str) -> Cell:
    """I-01, read back."""
    column, row = text.split(",")
    return int(column), int(row)


def beside(cell: Cell, side: str) -> Cell:
    """The position on that side: perhaps on the river (row 0) or off the table, where no tile is.

    Rows 1 and -1 are two steps apart, so that the banks never touch (I-01).
    """
    return cell[0] + STEP[side][0], cell[1] + STEP[side][1]


def touches_side(board: Board, cell: Cell) -> bool:
    """Is there a tile N, E, S or W of the cell?"""
    return any(beside(cell, side) in board for side in SIDES)


def touches_corner(board: Board, cell: Cell) -> bool:
    """Is there a tile diagonally beside the cell?"""
    return any((cell[0] + x, cell[1] + y) in board for x, y in DIAGONALS)


# ---- water (I-12) ----------------------------------------------------------------------------


def irrigated(board: Board) -> set[Cell]:
    """I-12: flood from the river pipes through joined exits (I-03), whoever owns the tiles."""
    wet: set[Cell] = set()
    todo: list[Entry] = list(RIVER_PIPES)
    while todo:
        cell, entry = todo.pop()
        if cell in wet or cell not in board or entry not in board[cell].exits:
            continue
        wet.add(cell)
        todo += [(beside(cell, side), OPPOSITE[side]) for side in board[cell].exits]
    return wet


# ---- where a tile may lie (I-16 to I-19) -----------------------------------------------------


def can_join(shape: str, entered: str, left: str) -> bool:
    """I-17: does an orientation of the shape join these two different sides?"""
    return any(entered in exits and left in exits for exits in ORIENTATIONS[shape])


def onward(board: Board, at: Entry) -> list[Entry]:
    """I-17: where water can go from the tile that it enters so, if only this tile is turned."""
    cell, entered = at
    return [
        (beside(cell, side), OPPOSITE[side])
        for side in SIDES
        if side != entered and can_join(board[cell].shape, entered, side)
    ]


def walks(board: Board, starts: Iterable[Entry], used: set[Cell]) -> Steps:
    """Everywhere water could get to by walks clear of `used` that may visit a tile repeatedly.

    Each entry is listed with the one before it; in order of distance, so that the walks are short.
    """
    came_from: Steps = dict.fromkeys(starts)
    queue = deque(came_from)
    while queue:
        at = queue.popleft()
        if at[0] in used or at[0] not in board:
            continue
        for following in onward(board, at):
            if following not in came_from:
                came_from[following] = at
                queue.append(following)
    return came_from


def walk_to(target: Cell, came_from: Steps) -> list[Cell]:
    """The cells of the shortest of these walks to the target, backwards; empty if there is none."""
    walk: list[Cell] = []
    at = next((entry for entry in came_from if entry[0] == target), None)
    while at is not None:
        walk.append(at[0])
        at = came_from[at]
    return walk


def path_exists(board: Board, start: Entry, target: Cell, used: set[Cell]) -> bool:
    """I-17: is there a path without repetition from start to target, clear of `used`?

    No walk, then no path. A walk that repeats nothing is a path. Otherwise try every first step.
    """
    walk = walk_to(target, walks(board, [start], used))
    if not walk or len(set(walk)) == len(walk):
        return bool(walk)
    longer = used | {start[0]}
    return any(path_exists(board, at, target, longer) for at in onward(board, start))


def in_reach(board: Board, target: Cell, from_pipes: Steps) -> bool:
    """I-17: can water be brought to this empty cell from some river pipe?

    `from_pipes` are the walks from all of them; as in path_exists, they often settle it.
    """
    walk = walk_to(target, from_pipes)
    if not walk or len(set(walk)) == len(walk):
        return bool(walk)
    return any(path_exists(board, pipe, target, set()) for pipe in RIVER_PIPES)


def colour_forbids(board: Board, cell: Cell, colour: str) -> bool:
    """I-18: a coloured tile beside a tile of the same printed colour."""
    neighbours = [board[beside(cell, side)] for side in SIDES if beside(cell, side) in board]
    return colour != "grey" and any(tile.colour == colour for tile in neighbours)


def may_lie(board: Board, cell: Cell, colour: str, shape: str, from_pipes: Steps) -> bool:
    """I-16 to I-19: may the drawn tile lie on this cell (in any orientation)?"""
    if cell in board:
        return False
    if shape == "goal":  # I-19 instead of the others
        return touches_corner(board, cell) and not touches_side(board, cell)
    return (
        touches_side(board, cell)  # I-16
        and not colour_forbids(board, cell, colour)  # I-18
        and in_reach(board, cell, from_pipes)  # I-17
    )


def placements(board: Board, colour: str, shape: str) -> list[str]:
    """I-16: every `cell orientation` where the drawn tile may lie."""
    from_pipes = walks(board, RIVER_PIPES, set())
    free = [cell for cell in cells() if may_lie(board, cell, colour, shape, from_pipes)]
    return [f"{name(cell)} {exits}" for cell in free for exits in ORIENTATIONS[shape]]


# ---- set-up (I-06, I-07, I-09) ---------------------------------------------------------------


def new_pile(number: int, players: int) -> Pile:
    """I-06, I-07: the tiles of one pile; pile 4 has no coloured ones."""
    pile: Pile = Counter()
    for shape, count in zip(("tee", "corner", "straight", "goal"), GREY[number], strict=True):
        if count:
            pile["grey", shape] = count
    if number < 4:
        for colour in COLOURS[:players]:
            for shape in ("tee", "corner", "straight"):
                pile[colour, shape] = 1
    return pile


def new_board(players: int) -> Board:
    """I-09: the four Taps, stems towards the river."""
    board: Board = {}
    for cell, _ in RIVER_PIPES:
        exits = "ESW" if cell[1] > 0 else "NEW"
        board[cell] = Tile("grey", "tee", "tap", exits, BANK)
    for seat, cell in enumerate(TAP_CELLS[players]):
        board[cell] = replace(board[cell], colour=COLOURS[seat], owner=seat)
    return board


def read_options(options: dict[str, object]) -> tuple[int, bool]:
    """The options: none unknown, each with one of its values; `bargaining` may be missing."""
    if not {"players"} <= set(options) <= {"players", "bargaining"}:
        raise ValueError(f"options must be players and bargaining, not {sorted(options)}")
    players, bargaining = options["players"], options.get("bargaining", True)
    if not isinstance(players, int) or isinstance(players, bool) or players not in TAP_CELLS:
        raise ValueError(f"players must be 2, 3 or 4, not {players!r}")
    if not isinstance(bargaining, bool):
        raise ValueError(f"bargaining must be true or false, not {bargaining!r}")
    return players, bargaining


# ---- the game --------------------------------------------------------------------------------


class Referee:
    """One game. `phase` says what is waited for:

    start    the active player: draw or pass                      (I-13, I-31)
    final    the active player begins a final turn: act or pass   (I-35)
    redraw   the active player: draw, after a tile without place  (I-20)
    chance   Chance draws                                         (I-15)
    place    the active player lays the drawn tile                (I-16, I-21, I-22)
    answer   the first of `asked` makes an offer or none          (I-21, I-27)
    offered  the first of `asked` names the price of his offer    (I-21, I-27)
    act      the active player acts or ends                       (I-23 to I-27)
    proposed the active player names the price of his proposal    (I-26)
    consent  the owner answers the proposal                       (I-26)
    asking   the active player answers the price that was asked   (I-26)
    over
    """

    def __init__(self, options: dict[str, object]) -> None:
        self.players, self.bargaining = read_options(options)
        self.board = new_board(self.players)
        self.piles = {number: new_pile(number, self.players) for number in GREY}
        self.money = [START_MONEY] * self.players
        self.passes = [0] * self.players  # of each seat, in a row, up to now (I-31, I-32)
        self.early = True  # I-14
        self.finals_left: int | None = None  # final turns not yet over (I-35)
        self.winners: list[int] = []
        self.active = 0
        self.phase = "start"
        self._clear_turn()

    def _clear_turn(self) -> None:
        self.drawn: tuple[str, str] | None = None  # colour and shape of the tile in hand
        self.drawn_from = 0  # its pile
        self.actions_done = 0  # I-25
        self.declined = 0  # proposals of this turn, by whomever (I-26)
        self.may_solicit_place = True  # I-21
        self.may_solicit_turn = True  # I-27
        self.asked: list[int] = []  # who has yet to answer a solicit, in order
        self.offer: Offer | None = None  # the one whose price is being named
        self.offers: dict[int, Offer] = {}  # what the active player may take
        self.proposal: Proposal | None = None  # I-26

    # ---- asking the referee

    def to_move(self) -> str | int:
        """A seat, "chance" or "over"."""
        if self.phase in ("chance", "over"):
            return self.phase
        if self.phase in ("answer", "offered"):
            return self.asked[0]
        if self.phase == "consent":
            return self.board[self._proposal().cell].owner
        return self.active

    def legal(self) -> dict[str, int]:
        """Every legal text with its weight."""
        if self.phase == "chance":
            pile = self.piles[self._lowest_pile()]
            return {f"tile {colour} {shape}": n for (colour, shape), n in pile.items() if n}
        return dict.fromkeys(self._texts(), 1)

    def play(self, text: str) -> None:
        """Play one action."""
        if text not in self.legal():
            raise ValueError(f"not legal now ({self.phase}): {text!r}")
        if self.phase == "chance":
            self._tile(text)
            return
        self._returns(text)
        self._lapse(text)
        word, _, rest = text.partition(" ")
        self._do(word, rest)

    def result(self) -> dict[str, object] | None:
        """I-30."""
        if self.phase != "over":
            return None
        wet = [len(self._own_irrigated(seat)) for seat in range(self.players)]
        return {"scores": self.scores(), "tiebreaks": wet, "winners": sorted(self.winners)}

    def scores(self) -> list[int]:
        """I-30: the money of each seat now."""
        return list(self.money)

    # ---- small questions

    def _withdrawn(self, seat: int) -> bool:
        """I-32."""
        return self.passes[seat] >= 2

    def _as_bank(self, owner: int) -> bool:
        """I-23, I-24, I-32: is this owner's land dealt with as the bank's?"""
        return owner == BANK or self._withdrawn(owner)

    def _clockwise(self) -> list[int]:
        """The other seats, beginning with the next."""
        return [(self.active + step) % self.players for step in range(1, self.players)]

    def _tax(self) -> int:
        """I-25: the tax on the next action of this turn."""
        number = self.actions_done + 1
        return 0 if number == 1 else number

    def _can_pay(self, price: int) -> bool:
        """I-25: can the active player pay this and the tax?"""
        return self.money[self.active] >= price + self._tax()

    def _tiles_left(self) -> bool:
        return any(pile.total() for pile in self.piles.values())

    def _lowest_pile(self) -> int:
        """I-15."""
        return min(number for number, pile in self.piles.items() if pile.total())

    def _places(self) -> list[str]:
        """I-16 to I-19 for the tile in hand."""
        assert self.drawn is not None
        return placements(self.board, *self.drawn)

    def _own_irrigated(self, seat: int) -> list[Tile]:
        wet = irrigated(self.board)
        return [tile for cell, tile in self.board.items() if cell in wet and tile.owner == seat]

    def _proposal(self) -> Proposal:
        assert self.proposal is not None
        return self.proposal

    # ---- what may be said

    def _texts(self) -> Iterator[str]:
        if self.phase == "start":
            yield from ("draw", "pass")  # I-13
        elif self.phase == "redraw":
            yield "draw"  # I-20: nothing else
        elif self.phase == "place":
            yield from self._place_texts()
        elif self.phase == "answer":
            yield from self._answer_texts()
        elif self.phase == "consent":
            yield from ("accept", "decline")  # I-26
            yield from self._ask_texts()
        elif self.phase == "asking":
            yield from ("accept", "decline")  # I-26: no more is asked
        elif self.phase in ("offered", "proposed"):
            yield from self._price_texts()
        elif self.phase in ("act", "final"):
            yield from self._act_texts()

    def _place_texts(self) -> Iterator[str]:
        """I-16, I-21, I-22."""
        yield from (f"place {where}" for where in self._places())
        if self.bargaining and self.may_solicit_place:
            yield "solicit"
        yield from (f"take {seat}" for seat in self.offers)

    def _answer_texts(self) -> Iterator[str]:
        """I-21 (a tile is in hand) or I-27 (among the actions)."""
        yield "no offer"
        where = self._places() if self.drawn else self._turnings(self.active)
        yield from (f"offer {text}" for text in where)

    def _most_price(self) -> int:
        """The paragraph above I-21: what the payer can pay, and at most 99."""
        if self.phase == "offered":
            most = self.money[self.asked[0]]  # I-21, I-27
        else:
            most = self.money[self.active] - self._tax()  # I-26: with the tax on top
        return min(most, MOST_PRICE)

    def _price_texts(self) -> Iterator[str]:
        """Whole numbers from 0 up."""
        yield from (f"price {price}" for price in range(self._most_price() + 1))

    def _ask_texts(self) -> Iterator[str]:
        """I-26: higher than the price named, and one that the proposer can pay."""
        named = self._proposal().price
        yield from (f"ask {price}" for price in range(named + 1, self._most_price() + 1))

    def _act_texts(self) -> Iterator[str]:
        yield "end"
        if self.phase == "final":
            yield "pass"  # I-35, I-31: at the start of the turn only
        yield from self._rotate_texts()
        yield from self._buy_texts()
        if self.bargaining:
            yield from self._propose_texts()
            if self.may_solicit_turn:
                yield "solicit"  # I-27
            yield from self._take_texts()

    def _turnings(self, owner: int) -> list[str]:
        """Every `cell orientation` other than the present one, of this owner's tiles."""
        return [
            f"{name(cell)} {exits}"
            for cell, tile in self.board.items()
            for exits in ORIENTATIONS[tile.shape]
            if tile.owner == owner and exits != tile.exits
        ]

    def _rotate_texts(self) -> Iterator[str]:
        """I-23: own land for nothing, the bank's and that of withdrawn players for 3."""
        for owner in (BANK, *range(self.players)):
            if owner == self.active:
                price = 0
            elif self._as_bank(owner):
                price = ROTATE_PRICE
            else:
                continue
            if self._can_pay(price):
                yield from (f"rotate {text}" for text in self._turnings(owner))

    def _buy_texts(self) -> Iterator[str]:
        """I-24."""
        for cell, tile in self.board.items():
            for_sale = tile.owner != self.active and self._as_bank(tile.owner)
            if for_sale and self._can_pay(PRICES[tile.group]):
                yield f"buy {name(cell)}"

    def _propose_texts(self) -> Iterator[str]:
        """I-26: to a player who has not withdrawn, until three were declined; with the tax."""
        if self.declined == MOST_DECLINED or not self._can_pay(0):
            return
        for owner in self._clockwise():
            if not self._withdrawn(owner):
                yield from (f"propose rotate {text}" for text in self._turnings(owner))
                land = [cell for cell, tile in self.board.items() if tile.owner == owner]
                yield from (f"propose buy {name(cell)}" for cell in land)

    def _take_texts(self) -> Iterator[str]:
        """I-27: the offered price may help to pay the tax."""
        for seat, offer in self.offers.items():
            if self.money[self.active] + offer.price >= self._tax():
                yield f"take {seat}"

    # ---- what it does

    def _returns(self, text: str) -> None:
        """I-33: who begins a turn otherwise than with a pass is back, and his passes are over."""
        if self.phase in ("start", "final") and text != "pass":
            self.passes[self.active] = 0
            if self.phase == "final":
                self.phase = "act"

    def _lapse(self, text: str) -> None:
        """I-27: offers lapse when the active player goes on with anything but `take`."""
        if self.phase == "act" and not text.startswith("take "):
            self.offers = {}

    def _do(self, word: str, rest: str) -> None:
        if word == "draw":
            self.phase = "chance"
        elif word == "pass":
            self._pass()
        elif word == "end":
            self._end_turn()
        elif word == "place":
            self._lay(*self._split(rest))
        elif word in ("rotate", "buy"):
            self._act_alone(word, rest)
        else:
            self._bargain(word, rest)

    def _bargain(self, word: str, rest: str) -> None:
        if word == "solicit":
            self._solicit()
        elif word == "offer":
            self.offer = Offer(*self._split(rest), 0)
            self.phase = "offered"
        elif word == "no":
            self._next_answer()
        elif word == "price":
            self._price(int(rest))
        elif word == "take":
            self._take(int(rest))
        elif word == "propose":
            self._propose(*rest.split())
        elif word == "ask":
            self._ask(int(rest))
        else:
            self._consent(word == "accept")

    @staticmethod
    def _split(text: str) -> tuple[Cell, str]:
        cell, exits = text.split()
        return parse_cell(cell), exits

    # ---- placing

    def _tile(self, text: str) -> None:
        """I-15, and I-20 for a tile that fits nowhere."""
        _, colour, shape = text.split()
        self.drawn_from = self._lowest_pile()
        self.piles[self.drawn_from][colour, shape] -= 1
        self.drawn = (colour, shape)
        if self._places():
            self.phase = "place"
            return
        self.drawn = None
        if self._tiles_left():
            self.phase = "redraw"
        else:
            self._placement_over()

    def _lay(self, cell: Cell, exits: str) -> None:
        """I-16: the drawn tile comes to the table; I-11 says whose it is."""
        assert self.drawn is not None
        colour, shape = self.drawn
        group = "goal" if shape == "goal" else str(self.drawn_from)
        owner = COLOURS.index(colour) if colour in COLOURS else BANK
        self.board[cell] = Tile(colour, shape, group, exits, owner)
        self.drawn = None
        self.offers = {}
        self._placement_over()

    def _placement_over(self) -> None:
        """I-13, I-14: on to the actions; in the early game the turn is over by itself."""
        if self.early and self._colours_complete():
            self.early = False
            self._compensate()
        elif not self._tiles_left():
            self.early = False  # I-35: without compensation
        if self.early:
            self._end_turn()
        else:
            self.phase = "act"

    def _colours_complete(self) -> bool:
        """I-14: has every colour in play four tiles on the table?"""
        printed = Counter(tile.colour for tile in self.board.values())
        return all(printed[colour] >= 4 for colour in COLOURS[: self.players])

    def _compensate(self) -> None:
        """I-14: 1, 2, 3 clockwise; with two players the other one gets 2."""
        for step, seat in enumerate(self._clockwise(), start=1):
            self.money[seat] += 2 if self.players == 2 else step

    # ---- actions

    def _pay_tax(self) -> None:
        """I-25: one more action is done, its tax goes to the bank."""
        self.money[self.active] -= self._tax()
        self.actions_done += 1

    def _act_alone(self, word: str, rest: str) -> None:
        """I-23, I-24: rotate or buy without anybody's consent; the price goes to the bank."""
        cell = parse_cell(rest.split()[0])
        tile = self.board[cell]
        if word == "buy":
            self.money[self.active] -= PRICES[tile.group]
            self.board[cell] = replace(tile, owner=self.active)
        else:
            if tile.owner != self.active:
                self.money[self.active] -= ROTATE_PRICE
            self.board[cell] = replace(tile, exits=rest.split()[1])
        self._pay_tax()

    # ---- bargaining

    def _solicit(self) -> None:
        """I-21 or I-27: every other player who has not withdrawn is asked, clockwise."""
        if self.drawn:
            self.may_solicit_place = False
        else:
            self.may_solicit_turn = False
        self.asked = [seat for seat in self._clockwise() if not self._withdrawn(seat)]
        self.phase = "answer"

    def _next_answer(self) -> None:
        self.asked = self.asked[1:]
        if self.asked:
            self.phase = "answer"
        else:
            self.phase = "place" if self.drawn else "act"

    def _price(self, price: int) -> None:
        """I-21, I-27: the price of an offer. I-26: the price of a proposal."""
        if self.phase == "proposed":
            self.proposal = replace(self._proposal(), price=price)
            self.phase = "consent"
            return
        assert self.offer is not None
        self.offers[self.asked[0]] = replace(self.offer, price=price)
        self.offer = None
        self._next_answer()

    def _take(self, seat: int) -> None:
        """I-22 or I-27: the money moves first, then the tile; the other offers are gone."""
        offer = self.offers[seat]
        self.offers = {}
        self.money[seat] -= offer.price
        self.money[self.active] += offer.price
        if self.drawn:
            self._lay(offer.cell, offer.exits)
        else:
            self.board[offer.cell] = replace(self.board[offer.cell], exits=offer.exits)
            self._pay_tax()

    def _propose(self, verb: str, cell: str, exits: str = "") -> None:
        """I-26."""
        self.proposal = Proposal(verb, parse_cell(cell), exits)
        self.phase = "proposed"

    def _ask(self, price: int) -> None:
        """I-26: the owner names another price, and the active player answers."""
        self.proposal = replace(self._proposal(), price=price)
        self.phase = "asking"

    def _consent(self, accepted: bool) -> None:
        """I-26: the answer of the owner, or of the active player to the price that was asked.

        Accepted, the price goes to the owner and the tax to the bank; declined, it is counted.
        """
        proposal = self._proposal()
        self.proposal = None
        self.phase = "act"
        if not accepted:
            self.declined += 1
            return
        tile = self.board[proposal.cell]
        self.money[self.active] -= proposal.price
        self.money[tile.owner] += proposal.price
        self._pay_tax()
        if proposal.verb == "buy":
            self.board[proposal.cell] = replace(tile, owner=self.active)
        else:
            self.board[proposal.cell] = replace(tile, exits=proposal.exits)

    # ---- the end of a turn and of the game

    def _pass(self) -> None:
        """I-31, I-32, I-34."""
        self.passes[self.active] += 1
        present = [seat for seat in range(self.players) if not self._withdrawn(seat)]
        if len(present) == 1:
            self._finish(present)  # I-34
        else:
            self._end_turn()

    def _end_turn(self) -> None:
        if not self.early and not self._withdrawn(self.active):  # I-14, I-32
            self._income()
            if self._has_won():
                self._finish([self.active])  # I-29: at once
                return
        self._count_finals()
        if self.finals_left == 0:
            self._finish(self._richest())
        else:
            self._next_turn()

    def _income(self) -> None:
        """I-28; doubled in a final turn (I-35)."""
        rate = 1 if self.finals_left is None else 2
        self.money[self.active] += rate * len(self._own_irrigated(self.active))

    def _has_won(self) -> bool:
        """I-29."""
        own = self._own_irrigated(self.active)
        goal = any(tile.shape == "goal" for tile in own)
        return len(own) >= 10 or goal or self.money[self.active] >= 50

    def _count_finals(self) -> None:
        """I-35: after the turn of the last tile one final turn for everybody."""
        if self.finals_left is not None:
            self.finals_left -= 1
        elif not self._tiles_left():
            self.finals_left = self.players

    def _next_turn(self) -> None:
        self.active = (self.active + 1) % self.players
        self._clear_turn()
        self.phase = "start" if self.finals_left is None else "final"

    def _richest(self) -> list[int]:
        """I-35: most money, then most own irrigated tiles; I-32: not who has withdrawn."""
        ranks = {
            seat: (self.money[seat], len(self._own_irrigated(seat)))
            for seat in range(self.players)
            if not self._withdrawn(seat)
        }
        return [seat for seat, rank in ranks.items() if rank == max(ranks.values())]

    def _finish(self, winners: list[int]) -> None:
        self.winners = winners
        self.phase = "over"
