"""I-28 to I-30, I-34 and I-35: income, and who has won."""

from typing import Final

from aquae.core.state import Result, best, rules_of
from aquae.games.irrigate.board import GOAL, SHAPE
from aquae.games.irrigate.position import DONE, Position
from aquae.games.irrigate.water import count_wet, wet_cells

ENDINGS: Final = {
    "land": "I-29: ten irrigated tiles",
    "goal": "I-29: an irrigated goal",
    "money": "I-29: fifty money",
    "withdrawal": "I-34: all others have withdrawn",
    "count": "I-35: the tiles ran out, and most money wins",
}
ENDING_RULES: Final = rules_of(ENDINGS)

LAND_TO_WIN: Final = 10
MONEY_TO_WIN: Final = 50


def collect(position: Position) -> str:
    """I-28: the income of the player whose turn ends; the ending if he wins with it (I-29)."""
    seat = position.seat
    land = 0
    goals = 0
    for cell in wet_cells(position):
        if position.owner[cell] == seat:
            land += 1
            if SHAPE[position.faces[cell]] == GOAL:
                goals += 1
    position.money[seat] += 2 * land if position.finals > 0 else land  # I-35
    if land >= LAND_TO_WIN:
        return "land"
    if goals > 0:
        return "goal"
    return "money" if position.money[seat] >= MONEY_TO_WIN else ""


def finish(position: Position, ending: str, winners: list[int]) -> None:
    position.ending = ending
    position.winners = winners
    position.wait_for(DONE)


def seats_left(position: Position) -> list[int]:
    """The seats that have not withdrawn."""
    return [seat for seat in range(position.setting.players) if not position.is_withdrawn(seat)]


def richest(position: Position) -> list[int]:
    """I-35: most money, then most irrigated tiles, among those who have not withdrawn (I-32)."""
    seats = seats_left(position)
    wet = count_wet(position)
    top = best([position.money[seat] for seat in seats], [wet[seat] for seat in seats])
    return [seats[place] for place in top]


def result(position: Position) -> Result:
    """I-30."""
    return Result(
        position.money[:],
        count_wet(position),
        position.winners[:],
        position.ending,
        ENDING_RULES[position.ending],
    )
