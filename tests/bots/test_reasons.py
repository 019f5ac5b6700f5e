"""What hints say of an action, from the views before and after it."""

from typing import Any

from aquae.bots.reasons import aqua_romana, aquaedukt, in_english, irrigate, reasons_for
from aquae.games import game_called

View = dict[str, Any]


def space(supply: int = 0, seat: int | None = None, value: int = 3) -> View:
    house = None if seat is None else {"seat": seat, "value": value}
    return {"supply": supply, "house": house}


def told_of_spaces(before: View, after: View) -> str:
    return in_english(aquaedukt.reason({"spaces": before}, {"spaces": after}, 0))


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


def workman(points: int, facing: str | None = "N", podium: int | None = None) -> View:
    return {"points": points, "facing": facing, "podium": podium}


def told_of_workman(seat: int, old: View, new: View) -> str:
    before, after = ({"workmen": {"Y1": {**man, "seat": seat}}} for man in (old, new))
    return in_english(aqua_romana.reason(before, after, 0))


def test_aqueducts_that_grow_and_close() -> None:
    longer, closed, done = workman(5), workman(5, None), workman(5, None, 4)
    assert told_of_workman(0, workman(3), longer) == "extends your Y1 from 3 to 5"
    assert told_of_workman(1, workman(3), longer) == "extends Y1 of seat 1 from 3 to 5"
    assert told_of_workman(0, workman(3), closed) == "closes your Y1 at 5"
    assert told_of_workman(1, workman(3), closed) == "closes Y1 of seat 1 at 5"
    assert told_of_workman(0, longer, done) == "sends your Y1 to podium 4"
    assert told_of_workman(1, longer, done) == "sends Y1 of seat 1 to podium 4"
    assert told_of_workman(0, done, done) == ""


def land(wet: list[str], money: int, others: int) -> View:
    tiles = {name: {"irrigated": name in wet, "owner": 0} for name in ("2,1", "3,1", "4,1")}
    return {"tiles": tiles, "seats": [{"money": money}, {"money": 0, "irrigated": others}]}


def told_of_land(before: View, after: View) -> str:
    for view in (before, after):
        view["seats"][0]["irrigated"] = 0
    return in_english(irrigate.reason(before, after, 0))


def test_land_and_money() -> None:
    assert told_of_land(land(["4,1"], 5, 1), land(["2,1", "3,1"], 7, 2)) == (
        "irrigates your 2,1 and 3,1, dries your 4,1, gives seat 1 water on one tile, brings 2 money"
    )
    assert told_of_land(land([], 5, 1), land([], 2, 4)) == (
        "gives seat 1 water on 3 tiles, costs 3 money"
    )
    assert told_of_land(land([], 5, 3), land([], 5, 2)) == "takes water on one tile from seat 1"
    assert told_of_land(land([], 5, 3), land([], 5, 1)) == "takes water on 2 tiles from seat 1"


def test_land_of_the_bank() -> None:
    def banks(wet: bool) -> View:
        tiles = {"2,1": {"irrigated": wet, "owner": None}}
        return {"tiles": tiles, "seats": [{"money": 5}]}

    assert told_of_land(banks(False), banks(True)) == "brings water to land of the bank: 2,1"
    assert told_of_land(banks(True), banks(False)) == "dries land of the bank: 2,1"


def test_land_that_changes_hands_is_not_dry() -> None:
    sold = land(["2,1"], 9, 1)
    sold["tiles"]["2,1"]["owner"] = 1
    assert told_of_land(land(["2,1"], 5, 0), sold) == (
        "gives seat 1 water on one tile, brings 4 money"
    )


def test_something_is_always_said() -> None:
    game = game_called("irrigate")
    state = game.new(players=2)
    pass_number = game.vocabulary.number("pass")
    assert in_english(reasons_for(game, state, pass_number)) == (
        "changes nothing about the water yet"
    )
