"""What the guide of Fossa Nova finds likely, and what hints say."""

from functools import partial

from aquae.bots.reasons import in_english, reasons_for
from aquae.core.state import State
from aquae.games.fossa_nova.game import GAME
from tests.bots import asking
from tests.texts import play

best = partial(asking.best, GAME)
feature = partial(asking.feature, GAME)


def beside_water() -> State:
    """Seat 0 has water on c and may dig beside it."""
    state = play(GAME, GAME.new(), "dig c", "find water", "dig f", "find clay")
    return play(GAME, state, "dig g", "find clay", "pass")


def told(state: State, text: str) -> str:
    return in_english(reasons_for(GAME, state, GAME.vocabulary.number(text)))


def test_the_second_water_is_looked_for_beside_the_first() -> None:
    assert best(beside_water()) in ("dig b", "dig d")


def test_where_no_water_is_left_nobody_digs() -> None:
    state = GAME.new()
    for space in "aceg":
        play(GAME, state, f"dig {space}", "find water")
    assert best(state) == "pass"


def test_the_evaluation_sees_points_and_spaces() -> None:
    assert feature(beside_water(), "points") == [1, 0]
    assert feature(beside_water(), "spaces dug") == [2, 1]


def test_hints_say_what_an_action_does() -> None:
    assert told(GAME.new(), "dig c") == "digs on c"
    assert told(GAME.new(), "pass") == "leaves the ditch to the others for a turn"
    assert told(beside_water(), "dig d") == "digs on d, beside your water on c"
