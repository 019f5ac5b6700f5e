"""A-05 to A-09 and A-27 to A-34: set-up, endings, scoring, what the mountains hide."""

import pytest

from aquae.core.state import CHANCE, OVER, Result, State
from aquae.games.aquaedukt.game import GAME
from aquae.games.aquaedukt.scoring import ENDINGS
from tests.games.aquaedukt.script import (
    SKIP,
    SNAKE,
    begin,
    build,
    dig,
    house,
    lose,
    stand_still,
    wet,
)
from tests.texts import legal, play, refusal


def result_of(state: State) -> Result:
    result = state.result()
    assert result is not None
    return result


def placed(mountains: str, /, **options: object) -> State:
    """A play in which the players have put down these mountains."""
    state = GAME.new(setup="placed", **options)
    return play(GAME, state, *[f"mountain {name}" for name in mountains.split()])


# Material


@pytest.mark.parametrize(
    ("players", "stock"), [(2, [8, 8, 8, 4]), (3, [7, 7, 7, 4]), (4, [6, 6, 6, 4])]
)
def test_a_05_houses(players: int, stock: list[int]) -> None:
    assert GAME.new(players=players).view()["stock"] == [stock] * players


def test_a_05_a_house_comes_from_the_own_stock() -> None:
    state = play(GAME, begin(), *SKIP, *build("3 c4", "1 e5"))
    assert state.view()["stock"] == [[8, 8, 8, 4], [7, 8, 7, 4]]


def test_a_06_five_springs_and_36_canals() -> None:
    view = GAME.new().view()
    assert (view["springs_left"], view["canals_left"]) == (5, 36)
    state = play(GAME, begin(), "spring A1", *SNAKE)
    assert (state.view()["springs_left"], state.view()["canals_left"]) == (4, 0)
    assert state.to_move == 1
    assert (
        str(refusal(GAME, state, "canal F5-F6")) == "A-06: all 36 canals are already on the board"
    )
    assert not [text for text in legal(GAME, state) if text.startswith("canal")]


@pytest.mark.parametrize(("players", "count"), [(2, 8), (3, 6), (4, 4)])
def test_a_07_number_of_mountains(players: int, count: int) -> None:
    state = GAME.new(players=players)
    for name in ["b2", "d2", "f2", "h2", "b6", "d6", "f6", "h6"][:count]:
        assert state.view()["phase"] == "set-up"
        play(GAME, state, f"mountain {name}")
    assert (state.view()["phase"], state.to_move) == ("turn", 0)
    assert len(state.view()["mountains"]) == count
    assert refusal(GAME, state, "mountain j4").rule == "A-10"


def test_a_07_mountains_block_houses() -> None:
    state = play(GAME, begin("c4"), "roll", "die 8")
    assert str(refusal(GAME, state, "house 3 c4")) == (
        "A-13: c4 is not free: there is a mountain on it"
    )
    assert not [text for text in legal(GAME, state) if text.endswith("c4")]


def test_a_07_mountains_block_nothing_else() -> None:
    """A spring between four mountains, canals between them, water on and over them."""
    state = begin("c4 d4 c5 d5")
    play(GAME, state, "spring D4", *dig("D4 D5", "D4 D5", "D4 E4"), "end")
    assert wet(state) == {"b5", "c5", "d5", "e5", "d4"}


def test_a_07_one_mountain_on_a_space() -> None:
    state = play(GAME, GAME.new(), "mountain c4")
    assert str(refusal(GAME, state, "mountain c4")) == "A-07: c4 already has a mountain"
    assert "mountain c4" not in legal(GAME, state)
    assert "mountain c5" in legal(GAME, state)


# Set-up


def test_a_08_chance_puts_mountains_down_by_default() -> None:
    state = GAME.new()
    for name in ["c4", "c5", "c6", "c7", "d4", "d5", "d6", "d7"]:
        assert state.to_move == CHANCE
        assert state.weights() == [1] * len(state.actions())
        play(GAME, state, f"mountain {name}")
    assert state.to_move == 0
    assert state.weights() == []


def test_a_08_players_put_mountains_down_in_turn() -> None:
    state = GAME.new(players=3, setup="placed")
    movers = []
    for name in ["c4", "c5", "c6", "c7", "d4", "d5"]:
        movers.append(state.to_move)
        play(GAME, state, f"mountain {name}")
    assert movers == [0, 1, 2, 0, 1, 2]
    assert (state.to_move, state.view()["phase"]) == (0, "turn")
    assert list(state.view()["mountains"]) == ["c4", "c5", "c6", "c7", "d4", "d5"]


@pytest.mark.parametrize("setup", ["random", "placed"])
def test_a_08_a_region_keeps_an_uncovered_space(setup: str) -> None:
    state = GAME.new(setup=setup)
    play(GAME, state, "mountain b8", "mountain c8")
    assert {"mountain b7", "mountain c7"} <= set(legal(GAME, state))
    play(GAME, state, "mountain b7")
    assert str(refusal(GAME, state, "mountain c7")) == (
        "A-08: c7 is the last space of region 1 without a mountain, so it must stay free"
    )
    assert "mountain c7" not in legal(GAME, state)


def test_a_08_nothing_else_before_the_mountains_are_down() -> None:
    assert str(refusal(GAME, GAME.new(setup="placed"), "spring D4")) == (
        "A-08: the mountains are placed first, so spring has to wait"
    )


@pytest.mark.parametrize("near", ["c5", "d5", "e4", "c2", "e6", "a2", "d6", "a5"])
def test_a_09_hidden_mountains_keep_two_spaces_between_them(near: str) -> None:
    state = placed("c4", mountains="hidden")
    assert str(refusal(GAME, state, f"mountain {near}")) == (
        f"A-09: {near} is too close to the mountain on c4: at "
        "least two spaces must lie between them"
    )
    assert f"mountain {near}" not in legal(GAME, state)


@pytest.mark.parametrize("far", ["f4", "c7", "c1", "f7", "f5", "d7", "a7", "f1"])
def test_a_09_the_greater_difference_counts(far: str) -> None:
    assert f"mountain {far}" in legal(GAME, placed("c4", mountains="hidden"))


def test_a_09_flat_mountains_may_touch() -> None:
    assert len(legal(GAME, placed("c4", mountains="flat"))) == 91


@pytest.mark.parametrize("mountains", ["b3 b7 e2 e6 j2 j6", "b7 c3 f3 g6 i3 j8 l4"])
def test_a_09_the_set_up_ends_where_no_space_is_left(mountains: str) -> None:
    """Six or seven hidden mountains can leave no room for the eighth; then seat 0 begins."""
    state = placed(mountains[:-3], mountains="hidden")
    assert state.view()["phase"] == "set-up"
    play(GAME, state, f"mountain {mountains[-2:]}")
    assert (state.to_move, state.view()["phase"]) == (0, "turn")
    assert list(state.view()["mountains"]) == mountains.split()


# The end


def test_a_27_the_round_of_the_last_canal_is_played_to_its_end() -> None:
    """Seat 0 of three lays the 36th canal."""
    state = play(GAME, begin(players=3), "spring A1", *SNAKE)
    assert (state.to_move, state.view()["canals_left"]) == (1, 0)
    play(GAME, state, *build("1 g4"))
    assert state.to_move == 2
    play(GAME, state, "spring M5")
    assert state.to_move == OVER
    assert legal(GAME, state) == []
    assert result_of(state).ending == "canals"


def test_a_27_the_last_seat_ends_the_game_at_once() -> None:
    state = play(GAME, begin(), "spring A1", *SKIP, *SNAKE)
    assert state.to_move == OVER
    assert result_of(state).ending == "canals"
    assert str(refusal(GAME, state, "roll")) == (
        "A-29: the game is over, so roll is no longer possible"
    )


def test_a_27_not_before_the_36th_canal() -> None:
    state = play(GAME, begin(), "spring A1", *SKIP, *SNAKE[:35], "end")
    assert (state.to_move, state.view()["canals_left"]) == (0, 1)
    assert state.result() is None


def test_a_27_doubles_count_as_two_canals() -> None:
    way = "A1 A2 A3 A4 A5 A6 A7 B7 B6 B5 B4 B3 B2 B1 C1 C2 C3 C4 C5"
    state = play(GAME, begin(), "spring A1", *SKIP, *dig(way, way))
    assert result_of(state).ending == "canals"


def test_a_27_a_spring_canal_can_be_the_last() -> None:
    """35 canals, then a spring and the 36th in one turn of the last seat."""
    state = play(
        GAME, begin(spring_canal=True), "spring A1", SNAKE[0], SNAKE[1], "end", *SNAKE[2:34]
    )
    play(GAME, state, SNAKE[34], "end", "spring M5", "canal L5-M5")
    assert state.view()["canals_left"] == 0
    assert result_of(state).ending == "canals"


def test_a_19_spring_canal_ends_by_itself_after_the_last_canal() -> None:
    state = play(GAME, begin(spring_canal=True), "spring A1", "end", *SKIP, *SKIP, *SNAKE)
    assert state.to_move == 1
    play(GAME, state, "spring M5")
    assert state.to_move == OVER


def test_a_28_twelve_rounds_without_a_piece() -> None:
    state = play(GAME, begin(players=3), *SKIP * 35)
    assert (state.to_move, state.view()["idle_rounds"]) == (2, 11)
    play(GAME, state, *SKIP)
    assert state.to_move == OVER
    assert result_of(state).ending == "standstill"


@pytest.mark.parametrize("turn", [["spring G4"], ["canal A1-A2", "end"], build("1 c4"), lose("4")])
def test_a_28_every_piece_begins_the_count_again(turn: list[str]) -> None:
    state = play(GAME, begin(), "spring A1", *SKIP * 21)
    assert state.view()["idle_rounds"] == 10
    play(GAME, state, *SKIP, *turn)
    assert state.view()["idle_rounds"] == 0
    play(GAME, state, *SKIP * 23)
    assert state.to_move == 1
    play(GAME, state, *SKIP)
    assert state.to_move == OVER


def without_pieces(state: State, *seats: int) -> State:
    """The same play with no spring left to place, no canal laid, and no houses for these seats.

    Constructed: to leave no canal possible anywhere, every canal must be double and every free
    end shut in; no way to do that around the springs with 34 canals is known.
    """
    fields = dict(zip(state.field_names(), state.fields(), strict=True))
    for seat in seats:
        fields["stock"][4 * seat : 4 * seat + 4] = [0] * 4
        fields["stock_left"][seat] = 0
    state.restore(list((fields | {"spring_actions": []}).values()))
    return state


def test_a_28_everybody_passes() -> None:
    state = without_pieces(begin(players=3), 0, 1, 2)
    for seat in (0, 1, 2):
        assert (state.to_move, legal(GAME, state)) == (seat, ["pass"])
        play(GAME, state, "pass")
    assert state.to_move == OVER
    assert result_of(state).ending == "passes"


def test_a_28_everybody_passes_in_one_round() -> None:
    state = without_pieces(begin(players=4), 0, 1)
    play(GAME, state, *["pass", "pass", *SKIP, *SKIP] * 2)
    assert state.to_move == 0


def test_every_ending_has_a_play() -> None:
    plays = {
        "canals": play(GAME, begin(), "spring A1", *SKIP, *SNAKE),
        "passes": play(GAME, without_pieces(begin(), 0, 1), "pass", "pass"),
        "standstill": play(GAME, begin(), *SKIP * 24),
    }
    assert {name: result_of(state).ending for name, state in plays.items()} == {
        name: name for name in ENDINGS
    }


# Scoring: A-29


def test_a_29_only_houses_with_water_count() -> None:
    """D6-E6 waters d6 and d7."""
    state = play(GAME, begin(), *build("4 d7", "2 d8"), *build("3 d6", "1 g4"))
    play(GAME, state, "spring D6", *dig("D6 E6"))
    assert state.scores() == [4, 3]
    result = result_of(stand_still(state))
    assert result.as_record() == {"scores": [4, 3], "tiebreaks": [1, 1], "winners": [0]}
    assert [house(state, space) for space in ("d7", "d8", "d6", "g4")] == [
        (0, 4),
        None,
        (1, 3),
        None,
    ]


def test_a_29_the_score_is_the_sum_of_own_values() -> None:
    """C4-D4 waters c4 and c5, double also c3 and c6."""
    state = play(GAME, begin(), *build("4 c4", "3 c3"), *build("2 c5", "1 c6"))
    play(GAME, state, "spring C4", *dig("C4 D4", "C4 D4"))
    assert state.scores() == [7, 3]
    assert result_of(stand_still(state)).winners == [0]


def test_a_29_a_tie_goes_to_who_has_more_tiles() -> None:
    state = play(GAME, begin(), *build("4 c4"), *build("3 c5", "1 c6"))
    play(GAME, state, "spring C4", *dig("C4 D4", "C4 D4"))
    assert result_of(stand_still(state)).as_record() == {
        "scores": [4, 4],
        "tiebreaks": [1, 2],
        "winners": [1],
    }


def test_a_29_dry_tiles_do_not_break_a_tie() -> None:
    state = play(GAME, begin(), *build("4 c4", "1 g4"), *build("4 c5"))
    play(GAME, state, "spring C4", *dig("C4 D4"))
    assert result_of(stand_still(state)).as_record() == {
        "scores": [4, 4],
        "tiebreaks": [1, 1],
        "winners": [0, 1],
    }


def test_a_29_the_points_come_before_the_tiles() -> None:
    state = play(GAME, begin(), *build("1 c4", "2 c3"), *build("4 c5"))
    play(GAME, state, "spring C4", *dig("C4 D4", "C4 D4"))
    result = result_of(stand_still(state))
    assert (result.tiebreaks, result.winners) == ([2, 1], [1])


# What the mountains hide. Four mountains, the first on f4; h4 is not beside it.


def hiding(*texts: str) -> State:
    """A play of four after these actions and the end: the mountains are to be turned over."""
    state = begin("f4 b2 b7 k7", players=4, mountains="hidden")
    return stand_still(play(GAME, state, *texts))


def reveal(state: State, face: str) -> State:
    """f4 is turned up with this face, the others show mineral springs."""
    others = [f"reveal {space} mineral" for space in ("b2", "b7", "k7")]
    return play(GAME, state, f"reveal f4 {face}", *others)


def test_a_30_in_the_order_in_which_they_were_placed() -> None:
    state = hiding()
    assert (state.to_move, state.view()["phase"]) == (CHANCE, "turning over")
    assert legal(GAME, state) == ["reveal f4 mineral", "reveal f4 foul"]
    assert str(refusal(GAME, state, "reveal b2 foul")) == (
        "A-30: the mountain on f4 is the next to be turned over"
    )
    assert refusal(GAME, state, "roll").rule == "A-30"
    assert state.result() is None
    play(GAME, state, "reveal f4 foul", "reveal b2 mineral")
    assert state.view()["mountains"] == {"f4": "foul", "b2": "mineral", "b7": None, "k7": None}


def test_a_30_drawn_without_replacement_from_six_and_two() -> None:
    state = hiding()
    weights = []
    for text in ("reveal f4 foul", "reveal b2 mineral", "reveal b7 foul"):
        weights.append(state.weights())
        play(GAME, state, text)
    assert [*weights, state.weights()] == [[6, 2], [6, 1], [5, 1], [5]]
    assert str(refusal(GAME, state, "reveal k7 foul")) == ("A-30: no mountain hiding foul is left")
    assert legal(GAME, state) == ["reveal k7 mineral"]


def test_a_30_six_mineral_springs() -> None:
    spaces = ["b2", "e2", "h2", "k2", "b7", "e7", "h7", "k7"]
    state = stand_still(begin(" ".join(spaces), mountains="hidden"))
    play(GAME, state, *[f"reveal {space} mineral" for space in spaces[:6]])
    assert (legal(GAME, state), state.weights()) == (["reveal h7 foul"], [2])
    play(GAME, state, "reveal h7 foul", "reveal k7 foul")
    assert state.to_move == OVER


def test_a_30_the_game_is_over_after_the_last_mountain() -> None:
    state = reveal(hiding(), "foul")
    assert state.to_move == OVER
    assert result_of(state).ending == "standstill"


def test_a_30_flat_mountains_are_not_turned_over() -> None:
    state = stand_still(begin("f4 b2 b7 k7", players=4))
    assert state.to_move == OVER


@pytest.mark.parametrize("space", ["e4", "g4", "f3", "f5"])
def test_a_31_the_four_spaces_beside_a_mountain(space: str) -> None:
    state = hiding(*build(f"3 {space}"), "spring F4", *dig(AROUND, AROUND))
    assert reveal(state, "mineral").scores() == [5, 0, 0, 0]


AROUND = "F4 F3 G3 G4 G5"


@pytest.mark.parametrize(
    ("space", "way"), [("e5", "E5 F5"), ("g5", "G5 H5"), ("e3", "E3 F3"), ("h4", "H4 I4")]
)
def test_a_31_not_diagonally_and_not_two_away(space: str, way: str) -> None:
    once = hiding(*build(f"3 {space}"), f"spring {way[:2]}", *dig(way))
    assert reveal(once, "foul").scores() == [3, 0, 0, 0]
    twice = hiding(*build(f"3 {space}"), f"spring {way[:2]}", *dig(way, way))
    assert reveal(twice, "mineral").scores() == [3, 0, 0, 0]


# Ways to bring water to g4 (G3 H3 G4 H4): routes from a spring at the first intersection.
TWO_CANALS = {
    "a double beside it": ["G3 G4", "G3 G4"],
    "two singles beside it": ["G3 G4 H4"],
    "a single beside it and a double one space away": ["I3 I4", "I3 I4 H4 G4"],
    "two doubles one space away": ["I3 I4 I5 H5 G5"] * 2,
}
LESS = {
    "a single beside it": ["G4 H4"],
    "a double one space away": ["I3 I4", "I3 I4"],
    "a single beside it and a single one space away": ["I3 I4 H4 G4"],
    "a double one space away and one two away": ["J3 J4 I4 I3"] * 2,
}


def supplied(ways: list[str]) -> State:
    return hiding(*build("3 g4"), f"spring {ways[0][:2]}", *dig(*ways))


@pytest.mark.parametrize("ways", TWO_CANALS.values(), ids=TWO_CANALS)
def test_a_32_supplied_by_two_canals(ways: list[str]) -> None:
    state = supplied(ways)
    assert state.view()["spaces"]["g4"]["supply"] == 2
    assert reveal(state.copy(), "mineral").scores() == [5, 0, 0, 0]
    assert reveal(state, "foul").scores() == [3, 0, 0, 0]


@pytest.mark.parametrize("ways", LESS.values(), ids=LESS)
def test_a_32_not_supplied_by_two_canals(ways: list[str]) -> None:
    state = supplied(ways)
    assert state.view()["spaces"]["g4"]["supply"] == 1
    assert reveal(state.copy(), "mineral").scores() == [3, 0, 0, 0]
    assert reveal(state, "foul").scores() == [0, 0, 0, 0]


def test_a_33_a_mineral_spring_adds_two_to_each_tile_beside_it() -> None:
    """The same for a tile of value 1 and of value 4, and for every player."""
    state = hiding(*build("1 g4"), *build("4 f3"), "spring F4", *dig(AROUND, AROUND))
    assert state.scores() == [1, 4, 0, 0]
    play(GAME, state, "reveal f4 mineral")
    assert state.scores() == [3, 6, 0, 0]
    play(GAME, state, "reveal b2 foul", "reveal b7 foul", "reveal k7 mineral")
    assert result_of(state).as_record() == {
        "scores": [3, 6, 0, 0],
        "tiebreaks": [1, 1, 0, 0],
        "winners": [1],
    }


def test_a_33_not_for_dry_tiles() -> None:
    assert reveal(hiding(*build("3 g4")), "mineral").scores() == [0, 0, 0, 0]


def test_a_34_foul_water_removes_the_tile() -> None:
    """Seats 0 and 1 have 3 points each; the lost tile does not break the tie."""
    state = hiding(*build("1 g4", "3 g5"), *build("3 h5"), "spring G4", *dig("G4 H4 H5"))
    assert state.scores() == [4, 3, 0, 0]
    reveal(state, "foul")
    assert house(state, "g4") is None
    assert result_of(state).as_record() == {
        "scores": [3, 3, 0, 0],
        "tiebreaks": [1, 1, 0, 0],
        "winners": [0, 1],
    }


def test_a_34_with_two_canals_the_value_as_usual() -> None:
    state = hiding(*build("4 g4"), "spring G3", *dig("G3 G4", "G3 G4"))
    reveal(state, "foul")
    assert house(state, "g4") == (0, 4)
    assert result_of(state).tiebreaks == [1, 0, 0, 0]
