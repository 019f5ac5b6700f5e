"""What actions bring about besides what they say: where money goes, and what begins or ends."""

from itertools import product
from typing import Any

import pytest

from aquae.core.state import State
from aquae.games.irrigate.game import GAME
from tests.games.irrigate.script import RED_EVERYWHERE, holding_tile, last_of, table
from tests.random_plays import steps
from tests.texts import aftermath, play

GOAL = "1,1 grey goal NW goal"


def told(state: State, text: str) -> list[dict[str, Any]]:
    return aftermath(GAME, state, text)


def payment(what: str, rule: str, seat: int, money: int) -> dict[str, Any]:
    return {"what": what, "rule": rule, "seat": seat, "money": money}


def goal(what: str, seat: int, water: str) -> dict[str, Any]:
    return {"what": what, "rule": "I-12", "seat": seat, "cell": "1,1", "water": water}


# Prices


def test_i_24_a_price_goes_to_the_bank() -> None:
    assert told(table(money=[30, 5]), "buy 5,1") == [payment("price", "I-24", 0, -14)]


def test_i_24_the_land_of_a_player_who_has_withdrawn_is_paid_to_the_bank() -> None:
    state = table(players=3, money=[30, 5, 5], passes=[0, 2, 0])
    assert told(state, "buy 5,-1") == [payment("price", "I-24", 0, -14)]


def test_i_23_rotating_costs_something_only_if_the_bank_owns_the_tile() -> None:
    assert told(table(), "rotate 5,1 NES") == [payment("price", "I-23", 0, -3)]
    assert told(table(), "rotate 2,1 NES") == []


def test_i_25_the_tax_is_told_apart() -> None:
    state = play(GAME, table(money=[30, 5]), "rotate 2,1 NES")
    assert told(state, "rotate 2,1 NSW") == [payment("tax", "I-25", 0, -2)]
    both = [payment("price", "I-24", 0, -14), payment("tax", "I-25", 0, -2)]
    assert told(state, "buy 5,1") == both
    assert told(play(GAME, state, "buy 5,1"), "rotate 2,1 NSW") == [
        payment("tax", "I-25", 0, -3),
    ]


def test_i_26_an_agreement_moves_the_price_named() -> None:
    state = play(GAME, table(money=[9, 5]), "propose buy 5,-1", "price 4")
    moved = [payment("price", "I-26", 0, -4), payment("price", "I-26", 1, 4)]
    assert told(state, "accept") == moved
    assert told(state, "decline") == []
    assert told(state, "ask 6") == []


def test_i_26_an_agreement_moves_the_price_asked_with_the_tax_on_top() -> None:
    state = play(GAME, table(money=[9, 5]), "rotate 2,1 NES", "propose rotate 5,-1 NES", "price 0")
    assert told(state, "accept") == [payment("tax", "I-25", 0, -2)]
    moved = [payment("price", "I-26", 0, -6), payment("price", "I-26", 1, 6)]
    assert told(play(GAME, state, "ask 6"), "accept") == [*moved, payment("tax", "I-25", 0, -2)]


def test_i_22_an_offer_for_a_placement_has_no_tax() -> None:
    state = holding_tile("grey tee", money=[0, 9])
    play(GAME, state, "solicit", "offer 1,1 NES", "price 4")
    moved = [payment("price", "I-22", 1, -4), payment("price", "I-22", 0, 4)]
    assert told(state, "take 1") == moved


def test_i_27_an_offer_for_a_rotation_counts_as_an_action() -> None:
    state = play(GAME, table(money=[0, 9]), "rotate 2,1 NES", "solicit", "offer 2,1 ESW", "price 4")
    moved = [payment("price", "I-27", 1, -4), payment("price", "I-27", 0, 4)]
    assert told(state, "take 1") == [*moved, payment("tax", "I-25", 0, -2)]


# Income


def test_i_28_income_at_the_end_of_a_turn_and_with_a_first_pass() -> None:
    assert told(table(), "end") == [payment("income", "I-28", 0, 1)]
    assert told(table("2,2 red tee NES", "3,1 red tee NSW"), "end")[0]["money"] == 2
    assert told(play(GAME, table(), "rotate 2,1 NEW"), "end") == []
    assert told(table(phase="start"), "pass") == [payment("income", "I-28", 0, 1)]
    assert told(GAME.new(), "pass") == []


def test_i_35_income_is_doubled_in_a_final_turn() -> None:
    state = table(phase="final start", finals=2, **last_of())
    assert told(state, "end") == [payment("income", "I-35", 0, 2)]
    assert told(state, "pass") == [payment("income", "I-35", 0, 2)]


# The early game


def almost_over(players: int, seat: int, **changes: Any) -> State:
    """This seat has the last tile of the early game in hand, a yellow one."""
    tiles = [
        f"{column},{4 + 2 * row} {colour} tee NES"
        for row, colour in enumerate(["red", "yellow", "green", "blue"][:players])
        for column in (3, 5, 7)
    ]
    changes = {"early": True, "seat": seat, "players": players, **changes}
    return holding_tile("yellow tee", *tiles[:5], *tiles[6:], **changes)


@pytest.mark.parametrize(
    ("players", "seat", "gifts"),
    [(2, 0, {1: 2}), (2, 1, {0: 2}), (3, 1, {2: 1, 0: 2}), (4, 2, {3: 1, 0: 2, 1: 3})],
)
def test_i_14_the_main_game_begins_and_all_others_are_compensated(
    players: int, seat: int, gifts: dict[int, int]
) -> None:
    assert told(almost_over(players, seat), "place 3,1 NES") == [
        {"what": "main game", "rule": "I-14", "seat": seat},
        *[payment("compensation", "I-14", other, money) for other, money in gifts.items()],
    ]


def test_i_14_whoever_pays_for_the_last_place_is_compensated_too() -> None:
    state = play(GAME, almost_over(2, 0), "solicit", "offer 3,1 NES", "price 3")
    assert told(state, "take 1") == [
        payment("price", "I-22", 1, -3),
        payment("price", "I-22", 0, 3),
        {"what": "main game", "rule": "I-14", "seat": 0},
        payment("compensation", "I-14", 1, 2),
    ]


def test_i_35_nobody_is_compensated_if_the_early_game_ends_with_the_tiles() -> None:
    state = table(phase="start", early=True, **last_of("grey tee"))
    play(GAME, state, "draw", "tile grey tee")
    assert told(state, "place 3,1 NEW") == [{"what": "main game", "rule": "I-35", "seat": 0}]


# Water, and who takes part


def test_i_12_a_goal_gets_water_and_loses_it() -> None:
    state = table(f"{GOAL} 1")
    assert told(state, "rotate 2,1 NES") == []
    state = table("1,1 grey goal NE goal 1")
    assert told(state, "rotate 2,1 NES") == [goal("goal", 1, "lost")]
    play(GAME, state, "rotate 2,1 NES")
    tax = payment("tax", "I-25", 0, -2)
    assert told(state, "rotate 2,1 ESW") == [tax, goal("goal", 1, "gained")]


def test_i_12_a_goal_of_the_bank_is_told_with_who_brought_the_water() -> None:
    price = payment("price", "I-23", 0, -3)
    gained = goal("goal of the bank", 0, "gained")
    assert told(table(f"{GOAL} bank"), "rotate 1,1 NE") == [price, gained]


def test_i_12_a_placement_may_bring_water_to_a_goal() -> None:
    state = holding_tile("grey straight", "0,1 grey goal NE goal 1")
    cell = {**goal("goal", 1, "gained"), "cell": "0,1"}
    assert told(state, "place 1,1 EW") == [cell]
    assert told(state, "place 1,1 NS") == []


def test_i_20_a_tile_that_fits_nowhere_is_told_of() -> None:
    state = play(GAME, table(*RED_EVERYWHERE, phase="start"), "draw")
    assert told(state, "tile yellow tee") == []
    lost = {"what": "lost", "rule": "I-20", "seat": 0, "tile": "red tee"}
    assert told(state, "tile red tee") == [lost]
    state = table(*RED_EVERYWHERE, phase="start", early=True, **last_of("red tee"))
    main_game = {"what": "main game", "rule": "I-35", "seat": 0}
    assert told(play(GAME, state, "draw"), "tile red tee") == [lost, main_game]


def test_i_35_the_final_turns_are_announced_with_who_begins_them() -> None:
    state = table(phase="start", players=3, **last_of("grey tee"))
    play(GAME, state, "draw", "tile grey tee")
    assert told(state, "place 3,1 NEW") == []
    play(GAME, state, "place 3,1 NEW")
    assert told(state, "end") == [
        payment("income", "I-28", 0, 1),
        {"what": "final turns", "rule": "I-35", "seat": 1},
    ]
    assert told(play(GAME, state, "end"), "end") == [payment("income", "I-35", 1, 2)]


# Everything


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_coin_that_changes_hands_is_told_of(players: int) -> None:
    options = {"players": players, "bargaining": True}
    rules = set()
    for bot, seed in product(["lively", "wilful"], ["a", "b", "c", "d"]):
        for before, action in steps(GAME, options, bot, f"money {seed}"):
            after = before.copy()
            after.apply(action)
            expected = before.scores()
            for item in after.aftermath(before, action):
                expected[item["seat"]] += item.get("money", 0)
                rules.add(item["rule"])
            assert after.scores() == expected, GAME.vocabulary.texts[action]
    assert rules >= {"I-14", "I-22", "I-23", "I-25", "I-26", "I-27", "I-28"}
