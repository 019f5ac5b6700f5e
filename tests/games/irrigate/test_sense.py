"""What a sensible player of Irrigate would not do, in positions of plays by beginners."""

import pytest

from aquae.games.irrigate.bot.network import GOAL_FACE, Network, network_of
from aquae.games.irrigate.game import GAME
from aquae.games.irrigate.position import Position
from aquae.games.irrigate.rules import tax
from aquae.games.irrigate.words import BUY, ROTATE, VERB
from tests.bots.sense import Kind, check_faber, check_search


def paid_for_nothing(position: Position, actions: list[int]) -> list[int]:
    """I-23: a turn that costs something and changes nobody's water."""
    network = network_of(position)
    turns = [action - ROTATE for action in actions if VERB[action] == ROTATE]
    return [
        ROTATE + pose
        for pose in turns
        if (tax(position) or position.owner[pose // 10] != position.seat)
        and changes_nothing(network, pose)
    ]


def changes_nothing(network: Network, pose: int) -> bool:
    network.look_around(pose // 10)
    return network.load_after(pose % 10) == network.wet_load


def far_land(position: Position, actions: list[int]) -> list[int]:
    """I-24: land without water that no single turn can bring any to; a goal may be worth it."""
    network = network_of(position)
    cells = [action - BUY for action in actions if VERB[action] == BUY]
    return [
        BUY + cell
        for cell in cells
        if network.number[cell] > network.wet
        and not network.is_beside_water(cell)
        and position.faces[cell] != GOAL_FACE
    ]


KINDS = [paid_for_nothing, far_land]


@pytest.mark.parametrize("kind", KINDS)
def test_faber_does_nothing_of_the_kind(kind: Kind) -> None:
    check_faber(GAME, kind)


@pytest.mark.parametrize("kind", KINDS)
def test_nor_does_who_searches(kind: Kind) -> None:
    check_search(GAME, kind)
