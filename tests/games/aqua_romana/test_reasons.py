"""What hints say of an action of Aqua Romana, from the views before and after it."""

from typing import Any

from aquae.bots.reasons import in_english, reasons_for
from aquae.games.aqua_romana.bot.reasons import changes
from aquae.games.aqua_romana.game import GAME

View = dict[str, Any]


def workman(points: int, facing: str | None = "N", podium: int | None = None) -> View:
    return {"points": points, "facing": facing, "podium": podium}


def told_of_workman(seat: int, old: View, new: View) -> str:
    before, after = (
        {"workmen": {"Y1": {**man, "seat": seat, "square": "c7"}}, "pathway": {}}
        for man in (old, new)
    )
    return in_english(changes(before, after, 0))


def test_aqueducts_that_grow_and_close() -> None:
    longer, closed, done = workman(5), workman(5, None), workman(5, None, 4)
    assert told_of_workman(0, workman(3), longer) == "extends your aqueduct Y1 from length 3 to 5"
    assert (
        told_of_workman(1, workman(3), longer) == "extends aqueduct Y1 of seat 1 from length 3 to 5"
    )
    assert told_of_workman(0, workman(3), closed) == "closes your aqueduct Y1 at length 5"
    assert told_of_workman(1, workman(3), closed) == "closes aqueduct Y1 of seat 1 at length 5"
    assert told_of_workman(0, longer, done) == "sends your workman Y1 to podium 4"
    assert told_of_workman(1, longer, done) == "sends workman Y1 of seat 1 to podium 4"
    assert told_of_workman(0, done, done) == ""


def test_a_builder_and_who_sees_him() -> None:
    def told(text: str) -> str:
        return in_english(reasons_for(GAME, GAME.new(), GAME.vocabulary.number(text)))

    sight = "brings a builder into sight of"
    assert told("builder curve Nd") == f"{sight} your Y3, {sight} the others' G1"
    assert (
        told("builder curve W1") == f"{sight} your B1, B2 and B3, {sight} the others' G1, G2 and G3"
    )
    assert told("builder curve Nb") == "makes no difference to the water yet"
