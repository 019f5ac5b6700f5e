"""What the evaluation of positions of Aqua Romana looks at."""

from typing import Final

from aquae._native import extend, i64, vec
from aquae.core.packed import add
from aquae.games.aqua_romana.board import KINDS, OUTLET, SQUARES, WORKMEN
from aquae.games.aqua_romana.bot.land import Outlook, Reach, outlooks
from aquae.games.aqua_romana.position import CLOSING, EXTRA_TILE, ON_BOARD, SET_UP, Position
from aquae.games.aqua_romana.scoring import BONUSES, PODIUMS

FEATURE_NAMES: Final = [
    "total now",
    "total now, late",
    "total expected",
    "total expected, late",
    "lead now, late",
    "lead now, calm",
    "lead expected, late",
    "lead expected, calm",
    "left the board",
    "left the board, late",
    "open with land",
    "open with land, late",
    "open, no land",
    "land near",
    "land in reach",
    "land in reach, late",
    "squares of open aqueducts with land",
    "longest open aqueduct with land",
    "safe builders in sight",
    "workmen who can build safely",
    "workmen who can build safely, late",
    "nobody can build safely",
    "nobody can build safely, late",
    "harmful builders in sight",
    "harmful builders in sight, late",
    "builders soon in sight",
    "reserve builders",
    "soon",
    "to lay",
    "to lay, late",
    "nobody can build safely, to lay",
    "harmful builders in sight, to lay",
    "shared fronts",
    "shared fronts, to lay",
    "may close",
    "may close, late",
]
# All blank squares at the start.
BLANKS: Final = 76.0
TILES: Final = 84
POINTS: Final = 15.0
# Less land than this is soon used up.
LITTLE: Final = 4
CALM: Final = 4.0
# No aqueduct is counted as longer; so its length fits beside turn and workman.
LONGEST: Final = 40


def laid_share(position: Position) -> float:
    """How full the board is with tiles."""
    stock = position.stock
    laid: int = TILES - stock[0] - stock[1] - stock[2] - stock[3]
    return laid / BLANKS


class Standing(Reach):
    """The land of one seat, and sums over its workmen whose aqueducts are open."""

    def __init__(self) -> None:
        super().__init__()
        self.open = 0
        self.cramped = 0
        self.squares = 0
        self.longest = 0
        self.safe = 0
        self.harmful = 0
        self.soon = 0
        self.able = 0
        self.shared = 0
        """Squares of aqueducts whose front a foreign workman faces too."""

    def count(self, found: Outlook) -> None:
        self.add(found)
        self.safe += found.safe
        self.harmful += found.harmful
        self.soon += found.soon
        if found.safe > 0:
            self.able += 1

    def count_land(self, land: int, length: int) -> None:
        if land < LITTLE:
            self.cramped += 1
            return
        self.open += 1
        self.squares += length
        if length > self.longest:
            self.longest = length


class Moment:
    """What concerns all seats."""

    def __init__(self, position: Position) -> None:
        self.late = laid_share(position)
        """From 0 at the start to 1 when the board is full."""
        self.to_come = 0
        """Squares that all aqueducts together may still gain."""
        growths = vec[i64]([0] * WORKMEN)
        self.now = totals_after(position, growths)
        self.expected = self.now
        """Totals if the play ended now, and after this growth."""
        self.closing: i64 = position.seat if position.phase == CLOSING else -1
        """Who has laid and may close, if anybody."""
        self.next: i64 = next_to_lay(position)
        self.growths = growths

    def calm(self) -> float:
        """1 when nothing more is to come."""
        return CALM / (CALM + self.to_come)


def next_to_lay(position: Position) -> int:
    """Whose turn the next tile begins: not that of a seat which only has to end its turn."""
    if position.phase == SET_UP:
        return 0
    return (position.seat + (position.phase >= EXTRA_TILE)) % position.setting.players


def features(position: Position) -> vec[float]:
    """Seat by seat, in the order of FEATURE_NAMES."""
    players: i64 = position.setting.players
    owner = position.setting.owner
    moment = Moment(position)
    standings = [Standing() for _ in range(players)]
    found = outlooks(position)
    for outlook in found:
        standings[owner[outlook.workman]].count(outlook)
    others = [_others(standings, number) for number in range(players)]
    for outlook in found:
        seat: i64 = owner[outlook.workman]
        land = outlook.share(others[seat])
        more = growth(outlook, land, moment.late)
        moment.growths[outlook.workman] = more
        moment.to_come += more
        length = min(position.length[OUTLET + outlook.workman], PODIUMS)
        standings[seat].count_land(land, length)
    _count_shared(position, found, standings)
    moment.expected = totals_after(position, moment.growths)
    lines = vec[float]()
    for seat in range(players):
        lines = extend(lines, _line(position, seat, standings[seat], others[seat], moment))
    return lines


def _others(standings: list[Standing], seat: i64) -> Reach:
    """The land of all the other seats."""
    others = Reach()
    for other, standing in enumerate(standings):
        if other != seat:
            others.add(standing)
    return others


def _count_shared(position: Position, found: list[Outlook], standings: list[Standing]) -> None:
    """R-21: who lays on a shared front decides what becomes of the others there."""
    owner = position.setting.owner
    facing = vec[i64]([-1] * SQUARES)
    for outlook in found:
        workman = outlook.workman
        other = facing[outlook.front]
        facing[outlook.front] = workman
        if other >= 0 and owner[other] != owner[workman]:
            standings[owner[workman]].shared += 2 + position.length[OUTLET + workman]
            standings[owner[other]].shared += 2 + position.length[OUTLET + other]


def growth(outlook: Outlook, land: int, late: float) -> int:
    """How many squares an aqueduct may still gain: the mean of many plays."""
    by_land = (1.0 - late) * (1.0 + 0.5 * min(land, 8))
    by_sight = 0.6 * min(outlook.safe, 3) + 0.25 * outlook.soon - 0.1 * outlook.harmful
    return int(max(by_land + by_sight, 0.0) + 0.5)


def _line(
    position: Position, seat: i64, own: Standing, others: Reach, moment: Moment
) -> vec[float]:
    """What is seen of one seat."""
    late = moment.late
    calm = moment.calm()
    now: int = moment.now[seat]
    expected: int = moment.expected[seat]
    total_now = now / POINTS
    total_expected = expected / POINTS
    lead_now = _lead(moment.now, seat) / POINTS
    lead_expected = _lead(moment.expected, seat) / POINTS
    gone = _gone(position, seat) / 3.0
    land = own.share(others) / 20.0
    stuck = 1.0 if own.able == 0 and own.open + own.cramped > 0 else 0.0
    players = position.setting.players
    turns_before: int = (seat - moment.next) % players
    lays = 1.0 if seat == moment.next else 0.0
    closes = 1.0 if seat == moment.closing else 0.0
    return vec[float](
        [
            total_now,
            total_now * late,
            total_expected,
            total_expected * late,
            lead_now * late,
            lead_now * calm,
            lead_expected * late,
            lead_expected * calm,
            gone,
            gone * late,
            own.open / 3.0,
            own.open / 3.0 * late,
            own.cramped / 3.0,
            own.near() / 10.0,
            land,
            land * late,
            own.squares / 20.0,
            own.longest / 10.0,
            own.safe / 6.0,
            own.able / 3.0,
            own.able / 3.0 * late,
            stuck,
            stuck * late,
            own.harmful / 3.0,
            own.harmful / 3.0 * late,
            own.soon / 6.0,
            float(_reserve(position, seat)),
            1.0 - turns_before / players,
            lays,
            lays * late,
            stuck * lays,
            own.harmful / 3.0 * lays,
            own.shared / 10.0,
            own.shared / 10.0 * lays,
            closes,
            closes * late,
        ]
    )


def _reserve(position: Position, seat: i64) -> int:
    """Builders that the seat holds or may still take."""
    hands = position.hands
    held: i64 = position.claims[seat]
    count: i64
    for place in range(seat * len(KINDS), (seat + 1) * len(KINDS)):
        count = hands[place]
        held += count
    return held


def _lead(totals: vec[i64], seat: i64) -> int:
    """By how much a seat is ahead of the best of the others."""
    best: i64 = -1
    other: i64
    for other in range(len(totals)):
        if other != seat and totals[other] > best:
            best = totals[other]
    return totals[seat] - best


def _gone(position: Position, seat: i64) -> int:
    podium = position.podium
    count: i64 = 0
    workman: i64
    for workman in position.setting.layout.workmen_of[seat]:
        step: i64 = podium[workman]
        if step != ON_BOARD:
            count += 1
    return count


class Podiums:
    """R-04: who stands where."""

    def __init__(self, players: i64) -> None:
        self.totals = vec[i64]([0] * players)
        self.first = vec[i64]([-1] * (PODIUMS + 1))
        self.second = vec[i64]([-1] * (PODIUMS + 1))

    def put(self, seat: i64, step: i64) -> None:
        self.totals[seat] += step
        if self.first[step] >= 0:
            self.second[step] = seat
        else:
            self.first[step] = seat

    def room_at(self, length: i64) -> i64:
        """R-29."""
        step = length
        first = self.first
        while first[step] >= 0 and step > 0:
            if (step == 3 or step == 7) and self.second[step] < 0:
                break
            step -= 1
        return step

    def add_bonuses(self) -> None:
        """R-34; that 3 and 7 hold two is of no interest at the top."""
        rank = 0
        step: i64
        for step in range(PODIUMS, 0, -1):
            if self.first[step] >= 0:
                self.totals[self.first[step]] += BONUSES[rank]
                rank += 1
                if rank == 3:
                    return


def totals_after(position: Position, growths: vec[i64]) -> vec[i64]:
    """R-29 to R-34 as if the play ended when the open aqueducts have grown so much.

    Longer aqueducts go first, then who moves sooner: nearly the order in which they would close.
    """
    owner = position.setting.owner
    podium = position.podium
    players: i64 = position.setting.players
    podiums = Podiums(players)
    claims = vec[i64]()
    mover: i64 = position.seat
    workman: i64
    for workman in position.setting.layout.workmen:
        step: i64 = podium[workman]
        seat: i64 = owner[workman]
        if step == ON_BOARD:
            length = min(position.length[OUTLET + workman] + growths[workman], LONGEST)
            turn = (mover - seat + players - 1) % players
            claims = add(claims, (length * 4 + turn) * 16 + workman)
        else:
            podiums.put(seat, step)
    place: i64 = len(claims)
    while place > 0:
        place -= 1
        claim = claims[place]
        step = podiums.room_at(min(claim // 64, PODIUMS))
        podiums.put(owner[claim % 16], step)
    podiums.add_bonuses()
    return podiums.totals
