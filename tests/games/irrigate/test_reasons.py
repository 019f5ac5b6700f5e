"""What hints say of an action of Irrigate, from the views before and after it."""

from typing import Any

from aquae.bots.reasons import in_english, reasons_for
from aquae.core.state import State
from aquae.games.irrigate.bot.reasons import changes
from aquae.games.irrigate.game import GAME
from tests.games.irrigate.script import holding_tile, table
from tests.texts import play

View = dict[str, Any]
NAMES = ("2,1", "3,1", "4,1", "5,1", "6,1", "7,1")


def land(wet: str, money: int = 5, owners: str = "000111") -> View:
    """Six tiles in a row: those that have water, and whose they are."""
    tiles = {
        name: {"irrigated": name[0] in wet, "owner": int(owner)}
        for name, owner in zip(NAMES, owners, strict=True)
    }
    return {"tiles": tiles, "seats": [{"money": money}, {"money": 0}]}


def told_of_land(before: View, after: View) -> str:
    return in_english(changes(before, after, 0))


def test_land_and_money() -> None:
    assert told_of_land(land("4"), land("235", 7)) == (
        "irrigates your 2,1 and 3,1, dries out your 4,1, leaves "
        "seat 1 with one more irrigated tile, brings 2 coins"
    )
    assert (
        told_of_land(land(""), land("567", 2))
        == "leaves seat 1 with 3 more irrigated tiles, costs 3 coins"
    )
    assert told_of_land(land("567"), land("56")) == "means one irrigated tile fewer for seat 1"
    assert told_of_land(land("567"), land("5")) == "means 2 irrigated tiles fewer for seat 1"


def test_land_of_the_bank() -> None:
    def banks(wet: bool) -> View:
        tiles = {"2,1": {"irrigated": wet, "owner": None}}
        return {"tiles": tiles, "seats": [{"money": 5}]}

    assert told_of_land(banks(False), banks(True)) == "irrigates the bank's 2,1"
    assert told_of_land(banks(True), banks(False)) == "dries out the bank's 2,1"


def test_land_that_changes_hands_keeps_its_water() -> None:
    assert told_of_land(land("2"), land("2", 9, "100111")) == (
        "sells your 2,1 to seat 1, brings 4 coins"
    )
    assert told_of_land(land("5"), land("5", 1, "000011")) == "makes 5,1 yours, costs 4 coins"
    # Turned at once, it may lose it.
    assert told_of_land(land("5"), land("", 1, "000011")) == (
        "makes 5,1 yours, dries out your 5,1, costs 4 coins"
    )


def told_of_deal(state: State, *texts: str) -> str:
    play(GAME, state, *texts[:-1])
    return in_english(reasons_for(GAME, state, GAME.vocabulary.number(texts[-1])))


def test_what_bargaining_leads_to() -> None:
    tiles = ("1,1 red corner ES", "1,2 yellow straight NS")
    wet = "if agreed, irrigates your 1,2"
    state = table(*tiles, players=3)
    assert told_of_deal(state, "solicit") == "asks the others what they would pay"
    assert told_of_deal(state, "solicit", "no offer") == "makes no deal"
    assert told_of_deal(state, "offer 1,1 NE") == wet
    assert told_of_deal(state, "offer 1,1 NE", "price 4") == f"{wet}, costs 4 coins"
    state = table(*tiles, players=3, seat=1, money=[5, 9, 5])
    assert told_of_deal(state, "propose rotate 1,1 NE") == wet
    assert told_of_deal(state, "propose rotate 1,1 NE", "price 4") == f"{wet}, costs 4 coins"
    assert told_of_deal(state, "price 4", "decline") == "makes no deal"
    assert told_of_deal(state, "accept") == (
        "leaves seat 1 with one more irrigated tile, brings 4 coins"
    )
    assert told_of_deal(state, "ask 6") == (
        "if agreed, leaves seat 1 with one more irrigated tile, brings 6 coins"
    )
    idle = told_of_deal(table(*tiles, players=3), "propose rotate 1,2 EW")
    assert idle == "makes no difference to the water yet"


def test_a_tile_that_is_laid_dry() -> None:
    def told(kind: str) -> str:
        return told_of_deal(holding_tile(kind), "place 2,2 EW")

    assert told("red straight") == "places your land on 2,2, where it has no water yet"
    assert told("yellow straight") == "leaves 2,2 of seat 1 without water"
    assert told("grey straight") == "places land of the bank on 2,2, where it has no water"
