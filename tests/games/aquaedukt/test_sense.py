"""What a sensible player of Aquädukt would not do, in positions of plays by beginners."""

import pytest

from aquae.games.aquaedukt.board import EDGE_FAR, EDGE_NEAR
from aquae.games.aquaedukt.bot.land import steps_to_water
from aquae.games.aquaedukt.game import GAME
from aquae.games.aquaedukt.position import HOUSES, ROLLED, Position, owner_of
from aquae.games.aquaedukt.words import CANAL, END, HOUSE, PASS, ROLL, SPRING, VALUES
from tests.bots.sense import Kind, check_faber, check_search


def dry_for_ever(position: Position, actions: list[int]) -> list[int]:
    """A-12: with the last roll, a house that no canal can reach any more."""
    if position.phase != ROLLED or position.placements < 2 or position.uncovered[position.die] == 1:
        return []
    lacking = steps_to_water(position)
    return [
        action
        for action in actions
        if HOUSE <= action < END
        and position.supply[(action - HOUSE) // VALUES] == 0
        and lacking[(action - HOUSE) // VALUES] > position.canals_left
    ]


def springs_in_vain(position: Position, actions: list[int]) -> list[int]:
    """A-19: a spring when there is no canal left to lead its water anywhere."""
    if position.canals_left > 0 or ROLL not in actions:
        return []
    return [action for action in actions if SPRING <= action < CANAL]


def watered_by(position: Position, edge: int) -> set[int]:
    """A-26: whose dry houses a canal gives water."""
    spaces = EDGE_NEAR[edge] if position.canals[edge] == 0 else EDGE_FAR[edge]
    return {
        owner_of(position.tiles[space])
        for space in spaces
        if position.tiles[space] >= HOUSES and position.supply[space] == 0
    }


def gifts(position: Position, actions: list[int]) -> list[int]:
    """A canal for others alone, where another is for oneself alone."""
    canals = [action for action in actions if CANAL <= action < PASS]
    served = {action: watered_by(position, action - CANAL) for action in canals}
    if {position.seat} not in served.values():
        return []
    return [action for action, owners in served.items() if owners and position.seat not in owners]


KINDS = [dry_for_ever, springs_in_vain, gifts]


@pytest.mark.parametrize("kind", KINDS)
def test_faber_does_nothing_of_the_kind(kind: Kind) -> None:
    check_faber(GAME, kind)


@pytest.mark.parametrize("kind", KINDS)
def test_nor_does_who_searches(kind: Kind) -> None:
    check_search(GAME, kind)
