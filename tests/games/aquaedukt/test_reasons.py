"""What hints say of an action of Aquädukt, from the views before and after it."""

from typing import Any

from aquae.bots.reasons import in_english
from aquae.games.aquaedukt.bot.reasons import changes
from aquae.games.aquaedukt.position import PHASES

View = dict[str, Any]


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
    return in_english(changes(first, then, 0))


def test_water_for_houses_of_ones_own_and_of_others() -> None:
    dry = {"c4": space(seat=0), "d5": space(seat=0, value=2), "e4": space(seat=1), "f4": space()}
    wet = {name: {**found, "supply": 1} for name, found in dry.items()}
    assert (
        told_of_spaces(dry, wet)
        == "brings water to your 3 on c4 and 2 on d5, and to the others' 3 on e4"
    )
    own = {**dry, "c4": wet["c4"]}
    assert told_of_spaces(dry, own) == "brings water to your 3 on c4 and to nobody else's"
    others = {**dry, "e4": wet["e4"]}
    assert told_of_spaces(dry, others) == "brings water to the others' 3 on e4 but to none of yours"
    assert (
        told_of_spaces(dry, {**dry, "f4": wet["f4"]})
        == "brings water only to spaces without houses (1)"
    )


def test_a_house_that_drives_others_out() -> None:
    before = {"c4": space(seat=1), "d5": space(seat=0, value=1), "e4": space()}
    after = {"c4": space(), "d5": space(), "e4": space(seat=0)}
    assert told_of_spaces(before, after) == (
        "removes the others' 3 on c4, costs you your own 1 on "
        "d5, puts a 3-house tile on e4, which is still dry"
    )
    wet = {"e4": space(supply=1)}, {"e4": space(supply=1, seat=0)}
    assert told_of_spaces(*wet) == "puts a 3-house tile on e4, which has water"


def test_a_house_that_fills_its_region_in_vain() -> None:
    before = {"c4": space(seat=1), "e4": space()}
    after = {"c4": space(), "e4": space()}
    assert told_of_spaces(before, after, fours_left=3) == (
        "removes the others' 3 on c4, costs you the 4-house tile just placed"
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
        "puts a spring beside your 3 on d4, puts a spring beside the others' 2 on e5"
    )
    assert told_of_spaces(spaces, spaces, springs=("G4",)) == "puts a spring beside your 3 on f4"
    assert told_of_spaces(spaces, spaces, springs=("A1",)) == ""


def test_nobody_is_driven_out_at_the_end() -> None:
    before, after = {"c4": space(seat=1)}, {"c4": space()}
    for phase in PHASES[-2:]:
        assert told_of_spaces(before, after, phase) == ""
