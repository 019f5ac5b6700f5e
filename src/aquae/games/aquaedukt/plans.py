"""Boards as text (A-01, A-02): those that ship, one's own, and those made up from a number."""

from typing import Final

from aquae.core.chance import Rng
from aquae.core.errors import refuse
from aquae.core.plan import Flaw, Plans, refuse_flawed
from aquae.core.sentence import AND_MORE
from aquae.games.aquaedukt.board import (
    FILES,
    HEIGHT,
    REGIONS,
    SPACE_NAMES,
    SPACE_NEIGHBOURS,
    SPACE_XY,
    SPACES,
    WIDTH,
    Board,
    is_corner,
)

PROVINCIA: Final = """
..  1  1  2  3  3  4  4  4  6  6 ..
 7  1  1  2  3  3  4  5  5  6  6 12
 7  7  2  2  9 10 10  5  5 11 12 12
 7  7  8  8  9  9 10 10  5 11 12 12
13 13  8  8  8  9 15 15 11 11 16 16
13 17  8 14 14 14 15 15 11 11 16 16
13 17 17 18 18 14 19 19 20 20 16 16
.. 17 17 18 18 18 19 19 20 20 20 ..
"""
REGION_NUMBERS: Final = [str(number) for number in range(1, REGIONS + 1)]
NO_REGION: Final = "0"
FEW: Final = 6
"""So many names are a sentence; of more only the number is told."""


def drawn_board(drawing: str) -> str:
    """The text of a drawing: eight lines of numbers, `..` for the corners, `#` for comments."""
    lines = [line.split("#")[0].replace("..", "0") for line in drawing.splitlines()]
    ranks = [rank.replace(",", " ").split() for line in lines for rank in line.split("/")]
    return "/".join([",".join(rank) for rank in ranks if rank])


def parse_board(text: str) -> Board:
    """The board of a text as in records, or Refused with the rule that it breaks."""
    refuse_flawed(board_flaws(text))
    ranks = _ranks(text)
    return Board([int(ranks[y][x]) - 1 for x, y in SPACE_XY])


def _ranks(text: str) -> list[list[str]]:
    """The numbers of a text, rank 1 first."""
    ranks = [rank.split(",") for rank in text.split("/")]
    ranks.reverse()
    return ranks


def board_flaws(text: str) -> list[Flaw]:
    """Everything that A-01 and A-02 find wrong with a board."""
    ranks = _ranks(text)
    if len(ranks) != HEIGHT or any(len(rank) != WIDTH for rank in ranks):
        return [Flaw(refuse("A-01", "a board has 8 ranks of 12 numbers each"), [])]
    found = [
        flaw
        for y, rank in enumerate(ranks)
        for x, number in enumerate(rank)
        for flaw in _number_flaws(f"{FILES[x]}{y + 1}", number, is_corner(x, y))
    ]
    numbers = [ranks[y][x] for x, y in SPACE_XY]
    return found + _gaps(numbers) + _region_flaws(numbers)


def _number_flaws(name: str, number: str, corner: bool) -> list[Flaw]:
    if number == NO_REGION or (number in REGION_NUMBERS and not corner):
        return []
    refusal = refuse("A-02", "{} has {}, but regions are numbered from 1 to 20", name, number)
    if corner:
        refusal = refuse("A-01", "{} is one of the missing corners, so it must be 0", name)
    return [Flaw(refusal, [name])]


def _gaps(numbers: list[str]) -> list[Flaw]:
    """A-02: what is still to be done about spaces without a region and regions without a space."""
    bare = [SPACE_NAMES[space] for space in range(SPACES) if numbers[space] == NO_REGION]
    empty = [number for number in REGION_NUMBERS if number not in numbers]
    found: list[Flaw] = []
    if len(bare) > FEW:
        found.append(Flaw(refuse("A-02", "spaces without a region: {}", len(bare)), bare))
    elif bare:
        names = AND_MORE.join(bare)
        found.append(Flaw(refuse("A-02", "spaces without a region: {:names}", names), bare))
    if empty:
        names = AND_MORE.join(empty)
        found.append(Flaw(refuse("A-02", "regions without a space: {:names}", names), []))
    return found


def _region_flaws(numbers: list[str]) -> list[Flaw]:
    """A-02: regions of a wrong size, and those in several pieces."""
    found: list[Flaw] = []
    for number in REGION_NUMBERS:
        spaces = [space for space in range(SPACES) if numbers[space] == number]
        places = [SPACE_NAMES[space] for space in spaces]
        if len(spaces) not in (0, 4, 5, 6):
            message = "region {} has {} spaces, but a region must have 4, 5 or 6"
            found.append(Flaw(refuse("A-02", message, number, len(spaces)), places))
        if spaces and len(connected(spaces[0], spaces)) != len(spaces):
            found.append(Flaw(refuse("A-02", "region {} is not in one piece", number), places))
    return found


def connected(start: int, spaces: list[int]) -> list[int]:
    """Those of `spaces` that can be reached from `start` without leaving them."""
    found = [start]
    for space in found:
        for beside in SPACE_NEIGHBOURS[space]:
            if beside in spaces and beside not in found:
                found.append(beside)
    return found


BOARDS: Final = {"provincia": parse_board(drawn_board(PROVINCIA))}
_parsed: Final[dict[str, Board]] = {}


def board_called(name_or_text: str) -> Board:
    """A shipped board by name, or the board that the text itself is."""
    if name_or_text in BOARDS:
        return BOARDS[name_or_text]
    refuse_flawed(_unknown(name_or_text))
    found = _parsed.get(name_or_text)
    if found is None:
        found = parse_board(name_or_text)
        if len(_parsed) > 256:
            _parsed.clear()
        _parsed[name_or_text] = found
    return found


def _unknown(name: str) -> list[Flaw]:
    """What is neither a text nor the name of a shipped board."""
    if "/" in name or name in BOARDS:
        return []
    known = ", ".join(BOARDS)
    message = "there is no board called {}; choose from: {}"
    return [Flaw(refuse("A-02", message, name, known), [])]


class BoardPlans(Plans):
    """The boards that the option `board` may be; they are the same for any number of players."""

    def written_out(self, plan: str, players: int) -> str:
        return BOARDS[plan].text() if plan in BOARDS else plan

    def drawn(self, drawing: str) -> str:
        return drawn_board(drawing)

    def flaws(self, plan: str, players: int) -> list[Flaw]:
        if plan in BOARDS:
            return []
        return _unknown(plan) or board_flaws(plan)

    def made_up(self, number: int, players: int) -> str:
        return generate_board(number).text()


def generate_board(number: int) -> Board:
    """A random board that looks fair: compact regions of 4 to 6 spaces, numbered like a page."""
    attempt = 0
    while True:
        rng = Rng(f"board {number}/{attempt}")
        regions = _divide(rng)
        if regions is not None:
            return Board(_numbered_as_read(regions))
        attempt += 1


def _divide(rng: Rng) -> list[list[int]] | None:
    """Cut off one region after another; None if what is left cannot be divided."""
    left = list(range(SPACES))
    regions: list[list[int]] = []
    while left:
        missing = REGIONS - len(regions)
        sizes = [n for n in (4, 5, 6) if 4 * (missing - 1) <= len(left) - n <= 6 * (missing - 1)]
        if not sizes:
            return None
        region = _grow(left, sizes[int(rng.below(len(sizes)))], rng)
        left = [space for space in left if space not in region]
        regions.append(region)
        if not _divisible(left):
            return None
    return regions


def _grow(left: list[int], size: int, rng: Rng) -> list[int]:
    """A region that starts in the tightest corner of what is left and stays compact."""
    start = min(left, key=lambda space: (_beside(space, left), rng.below(1000)))
    region = [start]
    while len(region) < size:
        rim = [space for space in left if space not in region and _beside(space, region) > 0]
        if not rim:
            break
        # Rather a space with many neighbours inside and few outside: no long tails, no islands.
        region.append(
            max(rim, key=lambda s: 3 * _beside(s, region) - _beside(s, left) + rng.below(4))
        )
    return region


def _beside(space: int, spaces: list[int]) -> int:
    return sum(neighbour in spaces for neighbour in SPACE_NEIGHBOURS[space])


def _divisible(left: list[int]) -> bool:
    """Whether every connected part can be cut into pieces of 4 to 6: that is, not 1-3 or 7."""
    rest = left
    while rest:
        part = connected(rest[0], rest)
        if len(part) < 4 or len(part) == 7:
            return False
        rest = [space for space in rest if space not in part]
    return True


def _numbered_as_read(regions: list[list[int]]) -> list[int]:
    """Region numbers in reading order of their first space, as on a map."""
    order = sorted(regions, key=lambda region: min(_reading_place(space) for space in region))
    region_of = [0] * SPACES
    for number, region in enumerate(order):
        for space in region:
            region_of[space] = number
    return region_of


def _reading_place(space: int) -> int:
    x, y = SPACE_XY[space]
    return (HEIGHT - y) * WIDTH + x
