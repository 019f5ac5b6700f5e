"""An independent referee for Aquädukt, written straight from the numbered rules (A-01 to A-34).

It is slow on purpose: everything is worked out anew from the bare board. It shares no code with
the engine, which is compared with it action by action.

A space is a pair (file, rank), both counted from 0: `c4` is (2, 3). An intersection is a pair
(letter, number): `C4` is (2, 4). So space (x, y) has the corners (x, y), (x + 1, y), (x, y + 1)
and (x + 1, y + 1), as A-03 has it. An edge is a pair of intersections, the smaller one first.
"""

from enum import Enum

Space = tuple[int, int]
Point = tuple[int, int]
Edge = tuple[Point, Point]

BOARDS = {
    "provincia": (
        "0,1,1,2,3,3,4,4,4,6,6,0/"
        "7,1,1,2,3,3,4,5,5,6,6,12/"
        "7,7,2,2,9,10,10,5,5,11,12,12/"
        "7,7,8,8,9,9,10,10,5,11,12,12/"
        "13,13,8,8,8,9,15,15,11,11,16,16/"
        "13,17,8,14,14,14,15,15,11,11,16,16/"
        "13,17,17,18,18,14,19,19,20,20,16,16/"
        "0,17,17,18,18,18,19,19,20,20,20,0"
    )
}
OPTIONS: dict[str, tuple[object, ...]] = {  # the default first; `board` is looked at on its own
    "players": (2, 3, 4),
    "mountains": ("flat", "hidden"),
    "setup": ("random", "placed"),
    "spring_canal": (False, True),
}
FILES, RANKS, REGIONS = 12, 8, 20
TILES = {2: (8, 8, 8, 4), 3: (7, 7, 7, 4), 4: (6, 6, 6, 4)}  # of value 1, 2, 3, 4
SPRINGS, CANALS = 5, 36
MOUNTAINS = {2: 8, 3: 6, 4: 4}
ROLLS_A_TURN = 3
IDLE_ROUNDS = 12
FACES = {"mineral": 6, "foul": 2}


class Phase(Enum):
    """What is being waited for."""

    MOUNTAIN = "a mountain (A-08)"
    TURN = "the choice of an action (A-10)"
    DIE = "the die (A-11)"
    HOUSE = "a house on the rolled region, or not (A-11)"
    AGAIN = "another roll, or not (A-12)"
    SECOND_CANAL = "a second canal, or not (A-20)"
    SPRING_CANAL = "a canal from the new spring, or not (A-19)"
    REVEAL = "the face of a mountain (A-30)"
    OVER = "nothing"


# --- the lattice ------------------------------------------------------------------------------


def is_space(space: Space) -> bool:
    """A-01: the grid without its four corners."""
    x, y = space
    inside = 0 <= x < FILES and 0 <= y < RANKS
    return inside and not (x in (0, FILES - 1) and y in (0, RANKS - 1))


def all_spaces() -> list[Space]:
    return [(x, y) for x in range(FILES) for y in range(RANKS) if is_space((x, y))]


def corners(space: Space) -> list[Point]:
    """A-03."""
    x, y = space
    return [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]


def own_edges(space: Space) -> list[Edge]:
    """A-04: south, north, west, east."""
    x, y = space
    return [
        ((x, y), (x + 1, y)),
        ((x, y + 1), (x + 1, y + 1)),
        ((x, y), (x, y + 1)),
        ((x + 1, y), (x + 1, y + 1)),
    ]


def edges_one_space_away(space: Space) -> list[Edge]:
    """A-32: the far parallel edge of each of the four neighbouring spaces."""
    x, y = space
    return [
        ((x, y - 1), (x + 1, y - 1)),
        ((x, y + 2), (x + 1, y + 2)),
        ((x - 1, y), (x - 1, y + 1)),
        ((x + 2, y), (x + 2, y + 1)),
    ]


def all_points() -> list[Point]:
    """A-03: the corners of spaces."""
    return sorted({point for space in all_spaces() for point in corners(space)})


def all_edges() -> list[Edge]:
    """A-04: the edges that border at least one space."""
    return sorted({edge for space in all_spaces() for edge in own_edges(space)})


def neighbours(space: Space) -> list[Space]:
    x, y = space
    around = [(x, y - 1), (x, y + 1), (x - 1, y), (x + 1, y)]
    return [other for other in around if is_space(other)]


def spaces_beside(edge: Edge, reach: int) -> list[Space]:
    """A-26: on each side of the edge, the next `reach` spaces straight away from it."""
    (x, y), (other_x, _) = edge
    found: list[Space] = []
    for step in range(reach):
        if other_x > x:  # the edge runs west-east: go north, go south
            found += [(x, y + step), (x, y - 1 - step)]
        else:  # it runs south-north: go east, go west
            found += [(x + step, y), (x - 1 - step, y)]
    return [space for space in found if is_space(space)]


def space_text(space: Space) -> str:
    """A-01."""
    return "abcdefghijkl"[space[0]] + str(space[1] + 1)


def point_text(point: Point) -> str:
    """A-03."""
    return "ABCDEFGHIJKLM"[point[0]] + str(point[1])


def edge_text(edge: Edge) -> str:
    """A-04."""
    return point_text(edge[0]) + "-" + point_text(edge[1])


SPACES, POINTS, EDGES = all_spaces(), all_points(), all_edges()
EDGES_AT = {point: [edge for edge in EDGES if point in edge] for point in POINTS}
SPACE_OF = {space_text(space): space for space in SPACES}
POINT_OF = {point_text(point): point for point in POINTS}
EDGE_OF = {edge_text(edge): edge for edge in EDGES}


# --- options and boards -----------------------------------------------------------------------


def is_connected(spaces: list[Space]) -> bool:
    reached = {spaces[0]}
    while True:
        more = {n for s in reached for n in neighbours(s) if n in spaces} - reached
        if not more:
            return reached == set(spaces)
        reached |= more


def read_board(text: str) -> dict[Space, int]:
    """The region of every space, from the text form of a board; a bad board is refused (A-02)."""
    rows = [rank.split(",") for rank in text.split("/")]
    if len(rows) != RANKS or any(len(row) != FILES for row in rows):
        raise ValueError("A-01: a board has 8 ranks of 12")
    numbers = {str(number): number for number in range(REGIONS + 1)}
    regions: dict[Space, int] = {}
    for x in range(FILES):
        for y in range(RANKS):
            word = rows[RANKS - 1 - y][x]
            if word not in numbers or (word == "0") == is_space((x, y)):
                raise ValueError(f"A-01: {word!r} on file {x + 1}, rank {y + 1}")
            if is_space((x, y)):
                regions[x, y] = numbers[word]
    check_regions(regions)
    return regions


def check_regions(regions: dict[Space, int]) -> None:
    """A-02."""
    for region in range(1, REGIONS + 1):
        spaces = [space for space in regions if regions[space] == region]
        if len(spaces) not in (4, 5, 6):
            raise ValueError(f"A-02: region {region} has {len(spaces)} spaces")
        if not is_connected(spaces):
            raise ValueError(f"A-02: region {region} is not connected")


def complete(options: dict[str, object]) -> dict[str, object]:
    """None unknown, each with one of its values; a missing one but `players` at its default."""
    if not {"players"} <= set(options) <= {*OPTIONS, "board"}:
        raise ValueError(f"options must be of {sorted(OPTIONS)} and board, players among them")
    defaults = {name: allowed[0] for name, allowed in OPTIONS.items()}
    whole = {"board": "provincia", **defaults, **options}
    for name, allowed in OPTIONS.items():
        value = whole[name]
        if not any(type(value) is type(one) and value == one for one in allowed):
            raise ValueError(f"option {name} cannot be {value!r}")
    return whole


# --- the game ---------------------------------------------------------------------------------


class Referee:
    """One game of Aquädukt."""

    def __init__(self, options: dict[str, object]) -> None:
        options = complete(options)
        board = str(options["board"])
        self.regions = read_board(BOARDS.get(board, board))
        self.players = int(str(options["players"]))
        self.hidden = options["mountains"] == "hidden"
        self.placed_setup = options["setup"] == "placed"
        self.spring_canal = options["spring_canal"] is True
        # the board
        self.mountains: list[Space] = []  # in the order in which they were placed
        self.houses: dict[Space, tuple[int, int]] = {}  # space -> seat, value
        self.springs: list[Point] = []
        self.canals: dict[Edge, int] = {}  # edge -> 1 or 2
        self.stock = [dict(enumerate(TILES[self.players], 1)) for _ in range(self.players)]
        self.faces: list[str] = []  # of mountains[0], mountains[1], ... as far as turned over
        # the course of the game
        self.phase = Phase.MOUNTAIN
        self.seat = 0
        self.region = 0  # the region rolled, in Phase.HOUSE
        self.rolls = 0  # rolls of this turn
        self.round_passes = 0  # seats that passed in this round
        self.round_pieces = 0  # houses, springs and canals placed in this round
        self.idle_rounds = 0  # rounds in a row without any
        self._begin_play_if_set_up()

    # --- who, what, result

    def to_move(self) -> str | int:
        if self.phase is Phase.OVER:
            return "over"
        if self.phase in (Phase.DIE, Phase.REVEAL):
            return "chance"
        if self.phase is Phase.MOUNTAIN and not self.placed_setup:
            return "chance"
        return self.seat

    def legal(self) -> dict[str, int]:
        if self.phase is Phase.REVEAL:
            return self._reveals()
        return dict.fromkeys(self._texts(), 1)

    def _texts(self) -> list[str]:
        match self.phase:
            case Phase.MOUNTAIN:
                return self._mountains()
            case Phase.TURN:
                return self._rolls() + self._springs() + self._canals() or ["pass"]
            case Phase.DIE:
                return self._dice()
            case Phase.HOUSE:
                return [*self._houses(), "end"]
            case Phase.AGAIN:
                return [*self._rolls(), "end"]
            case Phase.SECOND_CANAL:
                return [*self._canals(), "end"]
            case Phase.SPRING_CANAL:
                return [*self._canals_of_new_spring(), "end"]
            case _:
                return []

    def play(self, text: str) -> None:
        if text not in self.legal():
            raise ValueError(f"not legal now: {text}")
        words = text.split(" ")
        match words[0]:
            case "mountain":
                self._play_mountain(SPACE_OF[words[1]])
            case "roll":
                self._play_roll()
            case "die":
                self._play_die(int(words[1]))
            case "house":
                self._play_house(int(words[1]), SPACE_OF[words[2]])
            case "spring":
                self._play_spring(POINT_OF[words[1]])
            case "canal":
                self._play_canal(EDGE_OF[words[1]])
            case "reveal":
                self._play_reveal(words[2])
            case "end":
                self._end_turn()
            case "pass":
                self._play_pass()

    def result(self) -> dict[str, object] | None:
        """A-29: most points, then most tiles left, then a shared victory."""
        if self.phase is not Phase.OVER:
            return None
        scores, tiles = self.scores(), self._tiles_left()
        ranking = list(zip(scores, tiles, strict=True))
        winners = [seat for seat in range(self.players) if ranking[seat] == max(ranking)]
        return {"scores": scores, "tiebreaks": tiles, "winners": winners}

    def scores(self) -> list[int]:
        """What each seat would score if the game were over with the present board.

        Mountains count as far as they have been turned over: none before the end.
        """
        scores = [0] * self.players
        for space, (seat, value) in self._houses_that_count().items():
            scores[seat] += value + self._mineral_bonus(space)
        return scores

    # --- mountains

    def _mountains(self) -> list[str]:
        return [f"mountain {space_text(s)}" for s in SPACES if self._may_cover(s)]

    def _may_cover(self, space: Space) -> bool:
        return (
            len(self.mountains) < MOUNTAINS[self.players]
            and space not in self.mountains
            and not self._is_last_uncovered(space)
            and (not self.hidden or self._is_far_from_mountains(space))
        )

    def _is_last_uncovered(self, space: Space) -> bool:
        """A-08: a mountain may not cover the last uncovered space of a region."""
        region = self._spaces_of(self.regions[space])
        return [other for other in region if other not in self.mountains] == [space]

    def _is_far_from_mountains(self, space: Space) -> bool:
        """A-09: the greater of the two coordinate differences is at least 3."""
        x, y = space
        return all(max(abs(x - mx), abs(y - my)) >= 3 for mx, my in self.mountains)

    def _play_mountain(self, space: Space) -> None:
        self.mountains.append(space)
        self.seat = (self.seat + 1) % self.players  # in turn
        self._begin_play_if_set_up()

    def _begin_play_if_set_up(self) -> None:
        """A-09: the set-up is over when all mountains lie, or when no space is left for one."""
        if not self._mountains():
            self.seat = 0  # a round begins with seat 0
            self.phase = Phase.TURN

    # --- houses

    def _spaces_of(self, region: int) -> list[Space]:
        return [space for space in SPACES if self.regions[space] == region]

    def _is_free(self, space: Space) -> bool:
        """A-13: neither mountain nor house."""
        return space not in self.mountains and space not in self.houses

    def _free_spaces_of(self, region: int) -> list[Space]:
        return [space for space in self._spaces_of(region) if self._is_free(space)]

    def _dice(self) -> list[str]:
        """A-13: the regions that have a free space."""
        regions = range(1, REGIONS + 1)
        return [f"die {region}" for region in regions if self._free_spaces_of(region)]

    def _values_left(self) -> list[int]:
        """A-14: the values of which the player to move still has a tile, ascending."""
        return [value for value in (1, 2, 3, 4) if self.stock[self.seat][value] > 0]

    def _rolls(self) -> list[str]:
        """A-11 and A-13: a roll left in this turn, a tile left, a free space left."""
        possible = self.rolls < ROLLS_A_TURN and self._values_left() and self._dice()
        return ["roll"] if possible else []

    def _values_for(self, space: Space) -> list[int]:
        """A-14; A-15: on a space with water only the lowest."""
        return self._values_left()[:1] if self._has_water(space) else self._values_left()

    def _houses(self) -> list[str]:
        return [
            f"house {value} {space_text(space)}"
            for space in self._free_spaces_of(self.region)
            for value in self._values_for(space)
        ]

    def _play_roll(self) -> None:
        self.rolls += 1
        self.phase = Phase.DIE

    def _play_die(self, region: int) -> None:
        self.region = region
        self.phase = Phase.HOUSE

    def _play_house(self, value: int, space: Space) -> None:
        self.stock[self.seat][value] -= 1
        self.houses[space] = (self.seat, value)
        self.round_pieces += 1
        if not self._free_spaces_of(self.region):
            self._remove_dry_houses_of(self.region)
        self.region = 0
        self._go_on(Phase.AGAIN, self._rolls())

    def _remove_dry_houses_of(self, region: int) -> None:
        """A-16."""
        for space in self._spaces_of(region):
            if space in self.houses and not self._has_water(space):
                del self.houses[space]

    # --- springs

    def _springs(self) -> list[str]:
        return [f"spring {point_text(p)}" for p in POINTS if self._may_place_spring(p)]

    def _may_place_spring(self, point: Point) -> bool:
        return (
            len(self.springs) < SPRINGS
            and self._is_untouched(point)
            and self._is_far_from_springs(point)
        )

    def _is_untouched(self, point: Point) -> bool:
        """A-18 and A-22: no spring and no canal touches it."""
        return point not in self.springs and not self._canals_at(point)

    def _is_far_from_springs(self, point: Point) -> bool:
        """A-19: at least 5 intersections from every spring, counted along the lines."""
        x, y = point
        return all(abs(x - sx) + abs(y - sy) >= 5 for sx, sy in self.springs)

    def _play_spring(self, point: Point) -> None:
        self.springs.append(point)
        self.round_pieces += 1
        more = self._canals_of_new_spring() if self.spring_canal else []
        self._go_on(Phase.SPRING_CANAL, more)

    # --- canals

    def _canals_at(self, point: Point) -> list[Edge]:
        """The edges with one or two canals on them that touch the intersection."""
        return [edge for edge in EDGES_AT[point] if edge in self.canals]

    def _canals(self) -> list[str]:
        return [f"canal {edge_text(edge)}" for edge in EDGES if self._may_lay(edge)]

    def _canals_of_new_spring(self) -> list[str]:
        """A-19: canals that start at the spring placed last."""
        spring = self.springs[-1]
        edges = [edge for edge in EDGES_AT[spring] if self._may_lay(edge)]
        return [f"canal {edge_text(edge)}" for edge in edges]

    def _may_lay(self, edge: Edge) -> bool:
        if sum(self.canals.values()) >= CANALS:
            return False
        if edge in self.canals:
            return self._may_double(edge)
        one, other = edge
        return self._may_lead(one, other) or self._may_lead(other, one)

    def _may_lead(self, start: Point, far_end: Point) -> bool:
        """A-21 and A-22, for an edge without a canal."""
        return self._may_start_at(start) and self._is_untouched(far_end)

    def _may_start_at(self, point: Point) -> bool:
        """A-21: a spring left in less than two directions, or the free end of a canal."""
        directions = len(self._canals_at(point))
        return directions < 2 if point in self.springs else directions == 1

    def _may_double(self, edge: Edge) -> bool:
        """A-23: at most two; A-24: not more than the edge before it."""
        if self.canals[edge] != 1:
            return False
        before = self._edge_before(edge)
        return before is None or self.canals[before] == 2

    def _edge_before(self, edge: Edge) -> Edge | None:
        """A-24: the edge before it on the way from its spring, None if it starts there."""
        for course in self._courses():
            if edge in course:
                place = course.index(edge)
                return course[place - 1] if place > 0 else None
        raise AssertionError("A-22: every canal is connected to a spring")

    def _courses(self) -> list[list[Edge]]:
        """Every line of canals, from its spring outward."""
        return [
            self._course(spring, first)
            for spring in self.springs
            for first in self._canals_at(spring)
        ]

    def _course(self, spring: Point, first: Edge) -> list[Edge]:
        course, point = [], spring
        going_on = [first]
        while going_on:
            assert len(going_on) == 1, "A-22: canals never branch"
            edge = going_on[0]
            course.append(edge)
            point = edge[1] if edge[0] == point else edge[0]
            going_on = [other for other in self._canals_at(point) if other not in course]
        return course

    def _play_canal(self, edge: Edge) -> None:
        first_of_turn = self.phase is Phase.TURN
        self.canals[edge] = self.canals.get(edge, 0) + 1
        self.round_pieces += 1
        self._go_on(Phase.SECOND_CANAL, self._canals() if first_of_turn else [])

    # --- water

    def _has_water(self, space: Space) -> bool:
        """A-26: a single canal reaches one space on each side, a double canal two."""
        return any(space in spaces_beside(edge, reach) for edge, reach in self.canals.items())

    def _supply(self, space: Space) -> int:
        """A-32."""
        beside = sum(self.canals.get(edge, 0) for edge in own_edges(space))
        away = [edge for edge in edges_one_space_away(space) if self.canals.get(edge, 0) == 2]
        return beside + len(away)

    # --- turns and rounds

    def _go_on(self, phase: Phase, choices: list[str]) -> None:
        """Let the player go on if anything can be done but to end, else end the turn."""
        if choices:
            self.phase = phase
        else:
            self._end_turn()

    def _play_pass(self) -> None:
        self.round_passes += 1
        self._end_turn()

    def _end_turn(self) -> None:
        self.phase = Phase.TURN
        self.rolls = 0
        self.region = 0
        self.seat = (self.seat + 1) % self.players
        if self.seat == 0:
            self._end_round()

    def _end_round(self) -> None:
        self.idle_rounds = 0 if self.round_pieces else self.idle_rounds + 1
        if self._is_last_round():
            self._end_game()
        self.round_passes = 0
        self.round_pieces = 0

    def _is_last_round(self) -> bool:
        """At the end of a round."""
        return (
            sum(self.canals.values()) == CANALS
            or self.round_passes == self.players
            or self.idle_rounds == IDLE_ROUNDS
        )

    def _end_game(self) -> None:
        self.phase = Phase.REVEAL if self.hidden else Phase.OVER

    # --- the end

    def _reveals(self) -> dict[str, int]:
        """A-30: the next mountain, drawn without replacement from six and two."""
        mountain = space_text(self.mountains[len(self.faces)])
        left = {face: FACES[face] - self.faces.count(face) for face in FACES}
        return {f"reveal {mountain} {face}": left[face] for face in FACES if left[face] > 0}

    def _play_reveal(self, face: str) -> None:
        self.faces.append(face)
        if len(self.faces) == len(self.mountains):
            self.phase = Phase.OVER

    def _faces_beside(self, space: Space) -> list[str]:
        """A-31: the faces, as far as turned over, of the mountains orthogonally adjacent."""
        turned = dict(zip(self.mountains, self.faces, strict=False))
        return [turned[other] for other in neighbours(space) if other in turned]

    def _is_spoilt(self, space: Space) -> bool:
        """A-34: beside foul water and not supplied by two canals."""
        return "foul" in self._faces_beside(space) and self._supply(space) < 2

    def _mineral_bonus(self, space: Space) -> int:
        """A-33: two points for each mineral spring beside a tile supplied by two canals."""
        return 2 * self._faces_beside(space).count("mineral") if self._supply(space) >= 2 else 0

    def _houses_that_count(self) -> dict[Space, tuple[int, int]]:
        """A-29: those with water; A-34: and not spoilt by foul water."""
        return {
            space: house
            for space, house in self.houses.items()
            if self._has_water(space) and not self._is_spoilt(space)
        }

    def _tiles_left(self) -> list[int]:
        """A-29: the tie-break."""
        owners = [seat for seat, _ in self._houses_that_count().values()]
        return [owners.count(seat) for seat in range(self.players)]
