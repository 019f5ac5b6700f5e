"""What hints say of an action, from the views before and after it."""

from typing import Any

from aquae.bots.reasons import in_english, reasons_for
from aquae.core.state import State
from aquae.games import game_called
from aquae.games.aqua_romana.bot import reasons as aqua_romana
from aquae.games.aquaedukt.bot import reasons as aquaedukt
from aquae.games.aquaedukt.position import PHASES
from aquae.games.irrigate.bot import reasons as irrigate
from tests.games.irrigate.script import holding_tile, table
from tests.random_plays import steps
from tests.texts import play

View = dict[str, Any]
GAME_OF_TWO = game_called("aqua-romana").complete({})


def space(supply: int = 0, seat: int | None = None, value: int = 3) -> View:
    house = None if seat is None else {"seat": seat, "value": value}
    return {"supply": supply, "house": house}


def told_of_spaces(
    before: View,
    after: View,
    phase: str = "turn",
    fours_left: int = 4,
    springs: tuple[str, ...] = (),
) -> str:
    first = {"spaces": before, "stock": [[8, 8, 8, 4], [8, 8, 8, 4]], "springs": []}
    then = {"spaces": after, "stock": [[8, 8, 8, fours_left], [8, 8, 8, 4]], "phase": phase}
    then["springs"] = list(springs)
    return in_english(aquaedukt.changes(first, then, 0))


def test_water_for_houses_of_ones_own_and_of_others() -> None:
    dry = {"c4": space(seat=0), "d5": space(seat=0, value=2), "e4": space(seat=1), "f4": space()}
    wet = {name: {**found, "supply": 1} for name, found in dry.items()}
    assert told_of_spaces(dry, wet) == "waters your 3 on c4 and 2 on d5 and the others' 3 on e4"
    own = {**dry, "c4": wet["c4"]}
    assert told_of_spaces(dry, own) == "waters your 3 on c4 and nothing of the other seats'"
    others = {**dry, "e4": wet["e4"]}
    assert told_of_spaces(dry, others) == "waters none of yours and the others' 3 on e4"
    assert told_of_spaces(dry, {**dry, "f4": wet["f4"]}) == "waters spaces without a house: 1"


def test_a_house_that_drives_others_out() -> None:
    before = {"c4": space(seat=1), "d5": space(seat=0, value=1), "e4": space()}
    after = {"c4": space(), "d5": space(), "e4": space(seat=0)}
    assert told_of_spaces(before, after) == (
        "drives out the others' 3 on c4, loses your own 1 on d5, puts a 3 on e4, which is still dry"
    )
    wet = {"e4": space(supply=1)}, {"e4": space(supply=1, seat=0)}
    assert told_of_spaces(*wet) == "puts a 3 on e4, which has water"


def test_a_house_that_fills_its_region_in_vain() -> None:
    before = {"c4": space(seat=1), "e4": space()}
    after = {"c4": space(), "e4": space()}
    assert told_of_spaces(before, after, fours_left=3) == (
        "drives out the others' 3 on c4, loses the 4 just placed"
    )


def test_a_spring_and_who_lives_beside_it() -> None:
    """The corner E4 is that of d4, d5, e4 and e5; at the rim some of them are not there."""
    spaces = {
        "d4": space(seat=0),
        "e5": space(seat=1, value=2),
        "e4": space(1, 0),
        "f4": space(0, 0),
    }
    assert told_of_spaces(spaces, spaces, springs=("E4",)) == (
        "finds water beside your 3 on d4, finds water beside the others' 2 on e5"
    )
    assert told_of_spaces(spaces, spaces, springs=("G4",)) == "finds water beside your 3 on f4"
    assert told_of_spaces(spaces, spaces, springs=("A1",)) == ""


def test_nobody_is_driven_out_at_the_end() -> None:
    before, after = {"c4": space(seat=1)}, {"c4": space()}
    for phase in PHASES[-2:]:
        assert told_of_spaces(before, after, phase) == ""


def workman(points: int, facing: str | None = "N", podium: int | None = None) -> View:
    return {"points": points, "facing": facing, "podium": podium}


def told_of_workman(seat: int, old: View, new: View) -> str:
    before, after = (
        {"workmen": {"Y1": {**man, "seat": seat, "square": "c7"}}, "pathway": {}}
        for man in (old, new)
    )
    return in_english(aqua_romana.changes(before, after, 0))


def test_aqueducts_that_grow_and_close() -> None:
    longer, closed, done = workman(5), workman(5, None), workman(5, None, 4)
    assert told_of_workman(0, workman(3), longer) == "extends your Y1 from 3 to 5"
    assert told_of_workman(1, workman(3), longer) == "extends Y1 of seat 1 from 3 to 5"
    assert told_of_workman(0, workman(3), closed) == "closes your Y1 at 5"
    assert told_of_workman(1, workman(3), closed) == "closes Y1 of seat 1 at 5"
    assert told_of_workman(0, longer, done) == "sends your Y1 to podium 4"
    assert told_of_workman(1, longer, done) == "sends Y1 of seat 1 to podium 4"
    assert told_of_workman(0, done, done) == ""


def test_a_builder_and_who_sees_him() -> None:
    game = game_called("aqua-romana")

    def told(text: str) -> str:
        return in_english(reasons_for(game, game.new(), game.vocabulary.number(text)))

    sight = "brings a builder into sight of"
    assert told("builder curve Nd") == f"{sight} your Y3, {sight} the others' G1"
    assert (
        told("builder curve W1") == f"{sight} your B1, B2 and B3, {sight} the others' G1, G2 and G3"
    )
    assert told("builder curve Nb") == "changes nothing about the water yet"


NAMES = ("2,1", "3,1", "4,1", "5,1", "6,1", "7,1")


def land(wet: str, money: int = 5, owners: str = "000111") -> View:
    """Six tiles in a row: those that have water, and whose they are."""
    tiles = {
        name: {"irrigated": name[0] in wet, "owner": int(owner)}
        for name, owner in zip(NAMES, owners, strict=True)
    }
    return {"tiles": tiles, "seats": [{"money": money}, {"money": 0}]}


def told_of_land(before: View, after: View) -> str:
    return in_english(irrigate.changes(before, after, 0))


def test_land_and_money() -> None:
    assert told_of_land(land("4"), land("235", 7)) == (
        "irrigates your 2,1 and 3,1, dries your 4,1, gives seat 1 water on one tile, brings 2 money"
    )
    assert told_of_land(land(""), land("567", 2)) == "gives seat 1 water on 3 tiles, costs 3 money"
    assert told_of_land(land("567"), land("56")) == "takes water on one tile from seat 1"
    assert told_of_land(land("567"), land("5")) == "takes water on 2 tiles from seat 1"


def test_land_of_the_bank() -> None:
    def banks(wet: bool) -> View:
        tiles = {"2,1": {"irrigated": wet, "owner": None}}
        return {"tiles": tiles, "seats": [{"money": 5}]}

    assert told_of_land(banks(False), banks(True)) == "brings water to land of the bank: 2,1"
    assert told_of_land(banks(True), banks(False)) == "dries land of the bank: 2,1"


def test_land_that_changes_hands_keeps_its_water() -> None:
    assert told_of_land(land("2"), land("2", 9, "100111")) == (
        "gives your 2,1 to seat 1, brings 4 money"
    )
    assert told_of_land(land("5"), land("5", 1, "000011")) == "makes 5,1 yours, costs 4 money"
    # Turned at once, it may lose it.
    assert told_of_land(land("5"), land("", 1, "000011")) == (
        "makes 5,1 yours, dries your 5,1, costs 4 money"
    )


def told_of_deal(state: State, *texts: str) -> str:
    game = game_called("irrigate")
    play(game, state, *texts[:-1])
    return in_english(reasons_for(game, state, game.vocabulary.number(texts[-1])))


def test_what_bargaining_leads_to() -> None:
    tiles = ("1,1 red corner ES", "1,2 yellow straight NS")
    wet = "if agreed, irrigates your 1,2"
    state = table(*tiles, players=3)
    assert told_of_deal(state, "solicit") == "asks the others what they would pay"
    assert told_of_deal(state, "solicit", "no offer") == "makes no deal"
    assert told_of_deal(state, "offer 1,1 NE") == wet
    assert told_of_deal(state, "offer 1,1 NE", "price 4") == f"{wet}, costs 4 money"
    state = table(*tiles, players=3, seat=1, money=[5, 9, 5])
    assert told_of_deal(state, "propose rotate 1,1 NE") == wet
    assert told_of_deal(state, "propose rotate 1,1 NE", "price 4") == f"{wet}, costs 4 money"
    assert told_of_deal(state, "price 4", "decline") == "makes no deal"
    assert told_of_deal(state, "accept") == ("gives seat 1 water on one tile, brings 4 money")
    idle = told_of_deal(table(*tiles, players=3), "propose rotate 1,2 EW")
    assert idle == "changes nothing about the water yet"


def test_a_tile_that_is_laid_dry() -> None:
    def told(kind: str) -> str:
        return told_of_deal(holding_tile(kind), "place 2,2 EW")

    assert told("red straight") == "lays your land on 2,2, which is still dry"
    assert told("yellow straight") == "keeps 2,2 of seat 1 dry"
    assert told("grey straight") == "lays land of the bank on 2,2, which is dry"


def test_who_wins_is_told_first() -> None:
    """The last action of a play may be the winner's or that of somebody else."""
    game = game_called("aqua-romana")
    seen = set()
    for number in range(12):
        *_, last = (state.copy() for state, _ in steps(game, GAME_OF_TWO, "faber", f"end{number}"))
        action = last.actions()[0]
        after = last.copy()
        after.apply(action)
        result = after.result()
        assert result is not None
        wins = last.to_move in result.winners
        seen.add(wins)
        told = in_english(reasons_for(game, last, action))
        assert told.startswith("wins the game" if wins else "ends the game")
    assert seen == {True, False}


def test_something_is_always_said() -> None:
    game = game_called("irrigate")
    state = game.new(players=2)
    pass_number = game.vocabulary.number("pass")
    assert in_english(reasons_for(game, state, pass_number)) == (
        "changes nothing about the water yet"
    )
