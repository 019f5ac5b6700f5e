"""What an action brought about and its text does not say: where money went, and what began.

It is read off the positions before and after the action, and only when somebody asks.
"""

from typing import Final, Literal

from aquae.games.irrigate.agreement import agreed_price
from aquae.games.irrigate.bargain import proposed_cell
from aquae.games.irrigate.board import BANK, CELL_NAMES, GOAL, KIND_NAMES, PRICE, SHAPE, cell_of
from aquae.games.irrigate.position import PLACING, Position
from aquae.games.irrigate.rules import tax, turning_cost
from aquae.games.irrigate.turn import colours_are_complete, compensation
from aquae.games.irrigate.view import Aftermath, GoalWater, Lost, Payment, Presence, Stage
from aquae.games.irrigate.water import wet_cells
from aquae.games.irrigate.words import ACCEPT, BUY, END, PASS, PLACE, ROTATE, TAKE, VERB

LAYS_PIPES: Final = (PLACE, TAKE, ROTATE, ACCEPT)


def told_after(before: Position, after: Position, action: int) -> list[Aftermath]:
    verb = VERB[action]
    return [
        *_presences(before, after),
        *_price(before, verb, action),
        *_tax(before, verb),
        *_goals(before, after, verb),
        *_lost(before, after),
        *_income(before, after, verb),
        *_stages(before, after),
        *_compensations(before, after),
    ]


def _presences(before: Position, after: Position) -> list[Presence]:
    """I-32, I-33."""
    told: list[Presence] = []
    for seat in range(after.setting.players):
        if after.is_withdrawn(seat) and not before.is_withdrawn(seat):
            told.append({"what": "withdrawn", "rule": "I-32", "seat": seat})
        elif before.is_withdrawn(seat) and not after.is_withdrawn(seat):
            told.append({"what": "returned", "rule": "I-33", "seat": seat})
    return told


def _price(before: Position, verb: int, action: int) -> list[Payment]:
    """What was paid for land, for a rotation or for a place; the tax is told apart."""
    if verb == BUY:
        return _paid("I-24", before.seat, BANK, PRICE[before.faces[action - BUY]])
    if verb == ROTATE:
        return _paid("I-23", before.seat, BANK, turning_cost(before, cell_of(action - ROTATE)))
    if verb == ACCEPT:
        owner = before.owner[proposed_cell(before.proposal)]
        return _paid("I-26", before.seat, owner, agreed_price(before))
    if verb == TAKE:
        rule = "I-22" if before.phase == PLACING else "I-27"
        return _paid(rule, action - TAKE, before.seat, before.bids[action - TAKE])
    return []


def _paid(rule: str, payer: int, payee: int, money: int) -> list[Payment]:
    if money == 0:
        return []
    told: list[Payment] = [{"what": "price", "rule": rule, "seat": payer, "money": -money}]
    if payee != BANK:
        told.append({"what": "price", "rule": rule, "seat": payee, "money": money})
    return told


def _tax(before: Position, verb: int) -> list[Payment]:
    """I-25. A placement is no action, though its offer is taken."""
    is_action = verb in (BUY, ROTATE, ACCEPT) or (verb == TAKE and before.phase != PLACING)
    if not is_action or tax(before) == 0:
        return []
    return [{"what": "tax", "rule": "I-25", "seat": before.seat, "money": -tax(before)}]


def _goals(before: Position, after: Position, verb: int) -> list[GoalWater]:
    """I-12."""
    if verb not in LAYS_PIPES:
        return []
    was, now = _wet_goals(before), _wet_goals(after)
    gained = [_goal(before, cell, "gained") for cell in now if cell not in was]
    return gained + [_goal(before, cell, "lost") for cell in was if cell not in now]


def _wet_goals(position: Position) -> list[int]:
    return [cell for cell in wet_cells(position) if SHAPE[position.faces[cell]] == GOAL]


def _goal(before: Position, cell: int, water: Literal["gained", "lost"]) -> GoalWater:
    owner = before.owner[cell]
    return {
        "what": "goal of the bank" if owner == BANK else "goal",
        "rule": "I-12",
        "seat": before.seat if owner == BANK else owner,
        "cell": CELL_NAMES[cell],
        "water": water,
    }


def _lost(before: Position, after: Position) -> list[Lost]:
    """I-20."""
    tiles = [KIND_NAMES[kind] for kind in after.lost[len(before.lost) :]]
    return [{"what": "lost", "rule": "I-20", "seat": before.seat, "tile": tile} for tile in tiles]


def _income(before: Position, after: Position, verb: int) -> list[Payment]:
    """I-28, doubled in final turns (I-35)."""
    money = after.money[before.seat] - before.money[before.seat]
    if verb not in (END, PASS) or money == 0:
        return []
    rule = "I-35" if before.finals > 0 else "I-28"
    return [{"what": "income", "rule": rule, "seat": before.seat, "money": money}]


def _stages(before: Position, after: Position) -> list[Stage]:
    """I-14, I-35. The early game may end because the tiles do."""
    told: list[Stage] = []
    if before.early and not after.early:
        rule = "I-14" if colours_are_complete(after) else "I-35"
        told.append({"what": "main game", "rule": rule, "seat": after.seat})
    if before.finals < 0 < after.finals:
        told.append({"what": "final turns", "rule": "I-35", "seat": after.seat})
    return told


def _compensations(before: Position, after: Position) -> list[Payment]:
    """I-14."""
    if not before.early or after.early or not colours_are_complete(after):
        return []
    players = after.setting.players
    return [
        {
            "what": "compensation",
            "rule": "I-14",
            "seat": (after.seat + step) % players,
            "money": compensation(players, step),
        }
        for step in range(1, players)
    ]
