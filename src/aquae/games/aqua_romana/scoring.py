"""R-28 to R-35: podiums, bonuses and the endings."""

from typing import Final

from aquae.core.state import Result, best, rules_of
from aquae.games.aqua_romana.board import OUTLET
from aquae.games.aqua_romana.position import ON_BOARD, WORKMAN_PLACE, Position

ENDINGS: Final = {
    "closed": "R-32: no workman is left on the board",
    "standstill": "R-32: turn after turn passed without a tile laid",
}
ENDING_RULES: Final = rules_of(ENDINGS)

PODIUMS: Final = 20
BONUSES: Final = [4, 3, 2]


def room_on(step: int) -> int:
    """R-04."""
    return 2 if step == 3 or step == 7 else 1


def podium_for(podium: list[int], length: int) -> int:
    """R-29: the podium for an aqueduct of this length, or 0, while workmen stand on `podium`."""
    step = min(length, PODIUMS)
    while step > 0 and podium.count(step) >= room_on(step):
        step -= 1
    return step


def in_order(position: Position, workmen: list[int]) -> list[int]:
    """R-30: by seat from the one whose turn it is, longer first, then Y R B G, then number."""
    if len(workmen) < 2:
        return workmen[:]
    players = position.setting.players
    keys: list[int] = []
    for workman in workmen:
        turn = (position.setting.owner[workman] - position.seat) % players
        keys.append((turn * 256 + 255 - position.length[OUTLET + workman]) * 16 + workman)
    return [key % 16 for key in sorted(keys)]


def still_open(position: Position) -> list[int]:
    """Workmen on the board whose aqueducts have not been closed in this turn."""
    return [
        workman
        for workman in position.setting.layout.workmen
        if position.podium[workman] == ON_BOARD and workman not in position.closed
    ]


def send_to_podiums(
    position: Position, workmen: list[int], podium: list[int], placed: list[int]
) -> None:
    """R-29 to R-31, noted in the two lists."""
    for workman in in_order(position, workmen):
        podium[workman] = podium_for(podium, position.length[OUTLET + workman])
        placed.append(workman)


def climb(position: Position, workmen: list[int]) -> None:
    """R-29: workmen leave the board."""
    if workmen:
        position.podium = position.podium[:]
        position.placed = position.placed[:]
        send_to_podiums(position, workmen, position.podium, position.placed)
        for workman in workmen:
            position.mark(WORKMAN_PLACE + workman)


def ranked(podium: list[int], placed: list[int]) -> list[int]:
    """R-34: the workmen on podiums, from the highest; the first three get a bonus."""
    # Sorting keeps those on one podium in the order in which they came.
    return sorted([workman for workman in placed if podium[workman]], key=lambda w: -podium[w])


def totals(position: Position, podium: list[int], placed: list[int]) -> list[int]:
    """R-31 and R-34: the podiums of each seat with the three bonuses."""
    points = [0] * position.setting.players
    owner = position.setting.owner
    for workman in placed:
        points[owner[workman]] += podium[workman]
    for workman, bonus in zip(ranked(podium, placed), BONUSES, strict=False):
        points[owner[workman]] += bonus
    return points


def scores(position: Position) -> list[int]:
    """Totals if the game ended now: closed aqueducts go first, then open ones (R-33)."""
    podium = position.podium[:]
    placed = position.placed[:]
    send_to_podiums(position, position.closed, podium, placed)
    send_to_podiums(position, still_open(position), podium, placed)
    return totals(position, podium, placed)


def result(position: Position) -> Result:
    """R-35."""
    points = totals(position, position.podium, position.placed)
    none = [0] * position.setting.players
    return Result(points, none, best(points, none), position.ending, ENDING_RULES[position.ending])
