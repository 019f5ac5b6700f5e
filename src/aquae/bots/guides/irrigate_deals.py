"""Prices and answers in Irrigate: a deal is judged by the chances that it leaves (I-21 to I-27)."""

from typing import Final

from aquae._native import i64
from aquae.bots.guide import RULED_OUT, Guide
from aquae.bots.guides.irrigate_features import wins_now
from aquae.bots.guides.irrigate_outlook import Outlook, Worth
from aquae.bots.guides.irrigate_water import network_of
from aquae.core.state import State
from aquae.games.irrigate.position import PLACING, PROPOSING, Position
from aquae.games.irrigate.rules import tax
from aquae.games.irrigate.words import ACCEPT, DECLINE, PRICE_WORD, PROPOSE_BUY, PROPOSE_ROTATE

# A deal has to be better than none by this chance of winning.
MARGIN: Final = 0.004
KEENNESS: Final = 60.0
STRONGEST: Final = 8.0
# Who sells irrigated land for less than this loses by it, whatever the judgement says and however
# many play; benchmarks/merchant.py measures it.
FAIR_PRICE: Final = 7

# Asking for offers and making them seldom leads to anything, and drags the game out.
SOLICIT_APPEAL: Final = -7.0
OFFER_APPEAL: Final = -4.0


def chances_after(guide: Guide, state: State, actions: list[int]) -> list[float]:
    after = state.copy()
    for action in actions:
        after.apply(action)
    return guide.chances(after)


def answer_appeal(guide: Guide, position: Position, actions: list[int]) -> list[float]:
    """I-26: yes if the own chance grows by it."""
    seat = position.to_move
    with_it = chances_after(guide, position, [ACCEPT])[seat]
    without = chances_after(guide, position, [DECLINE])[seat]
    liking = KEENNESS * (with_it - without - MARGIN)
    liking = max(-STRONGEST, min(STRONGEST, liking))
    if gives_victory(position):
        liking = -STRONGEST
    if sells_cheaply(position):
        liking = RULED_OUT
    return [liking if action == ACCEPT else 0.0 for action in actions]


def sells_cheaply(position: Position) -> bool:
    """Whether irrigated land would go for less than it is worth, and than it can still bring."""
    if position.proposal >= PROPOSE_ROTATE:
        return False
    network = network_of(position)
    if network.number[position.proposal - PROPOSE_BUY] > network.wet:
        return False
    incomes = Outlook(position, network, position.to_move).turns
    return position.price < FAIR_PRICE and position.price < incomes


def gives_victory(position: Position) -> bool:
    """Whether the player on turn could end his turn and win, if the answer were yes (I-29)."""
    after = position.copy()
    after.apply(ACCEPT)
    assert isinstance(after, Position)
    network = network_of(after)
    turns = Outlook(after, network, after.seat).distance(network.wet_load, after.seat)
    return wins_now(after, network, turns)


def price_appeal(guide: Guide, position: Position, actions: list[int]) -> list[float]:
    """The lowest price that the other side should agree to, if it is worth that."""
    aim = 0
    if position.phase == PROPOSING:
        aim = proposed_price(guide, position, len(actions) - 1)
    else:
        aim = min(2, len(actions) - 1)
    appeal: list[float] = []
    for action in actions:
        away = action - PRICE_WORD - aim
        appeal.append(-0.4 * away if away >= 0 else 0.8 * away)
    return appeal


def proposed_price(guide: Guide, position: Position, highest: int) -> int:
    """Found by halving: the owner's chance grows with the price."""
    after = position.copy()
    after.apply(PRICE_WORD)
    owner = after.to_move
    without = chances_after(guide, after, [DECLINE])
    low = 0
    high = highest
    while low < high:
        middle = (low + high) // 2
        chances = chances_after(guide, position, [PRICE_WORD + middle, ACCEPT])
        if chances[owner] - without[owner] > MARGIN:
            high = middle
        else:
            low = middle + 1
    chances = chances_after(guide, position, [PRICE_WORD + low, ACCEPT])
    return low if chances[position.seat] > without[position.seat] else 0


def paid_worth(position: Position, outlook: Worth, load: i64, payer: i64) -> float:
    """What the land and the money are worth once the payer's offer is taken."""
    price: i64 = position.bids[payer]
    cost: i64 = 0 if position.phase == PLACING else tax(position)
    outlook.money[payer] -= price
    worth: float = outlook.worth_with(load, price - cost)
    outlook.money[payer] += price
    return worth
