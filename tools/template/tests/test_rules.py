"""F-01 to F-09, rule by rule."""

from aquae.core.state import CHANCE, OVER
from aquae.games.fossa_nova.game import GAME
from tests.texts import legal, play, refusal


def test_f_01_the_ditch_has_seven_spaces_in_a_row() -> None:
    assert list(GAME.new().view()["spaces"]) == list("abcdefg")


def test_f_02_there_are_four_waters_and_three_clays() -> None:
    assert GAME.new().view()["left"] == {"water": 4, "clay": 3}


def test_f_03_the_player_digs_or_passes_and_turns_go_round() -> None:
    state = GAME.new(players=3)
    assert legal(GAME, state) == [*[f"dig {space}" for space in "abcdefg"], "pass"]
    told = refusal(GAME, state, "find water")
    assert str(told) == "F-03: dig or pass; find is not possible now"
    movers = []
    for texts in (["dig a", "find clay"], ["pass"], ["dig g", "find water"], ["pass"]):
        movers.append(state.to_move)
        play(GAME, state, *texts)
    assert movers == [0, 1, 2, 0]


def test_f_04_nobody_digs_where_somebody_has_dug() -> None:
    state = play(GAME, GAME.new(), "dig c", "find water")
    assert str(refusal(GAME, state, "dig c")) == "F-04: seat 0 has already dug on c"


def test_f_05_nobody_digs_beside_the_own_last_space() -> None:
    state = play(GAME, GAME.new(), "dig c", "find water", "dig f", "find clay")
    told = refusal(GAME, state, "dig d")
    assert str(told) == "F-05: d is beside c, where you dug last, so dig elsewhere"
    assert legal(GAME, state) == ["dig a", "dig e", "dig g", "pass"]


def test_f_05_an_earlier_space_and_those_of_others_do_not_count() -> None:
    state = play(GAME, GAME.new(), "dig c", "find water", "dig f", "find clay")
    play(GAME, state, "dig a", "find water", "pass")
    assert "dig d" in legal(GAME, state)
    assert "dig g" in legal(GAME, state)


def test_f_05_it_is_allowed_where_no_other_space_is_free() -> None:
    state = GAME.new()
    for space, ground in zip("geabcf", ["water"] * 4 + ["clay"] * 2, strict=True):
        play(GAME, state, f"dig {space}", f"find {ground}")
    assert legal(GAME, state) == ["dig d", "pass"]


def test_f_06_chance_says_what_is_found() -> None:
    state = play(GAME, GAME.new(), "dig c")
    assert state.to_move == CHANCE
    assert legal(GAME, state) == ["find water", "find clay"]
    assert state.weights() == [4, 3]
    assert str(refusal(GAME, state, "pass")) == "F-06: the find comes first, so pass has to wait"
    play(GAME, state, "find clay", "dig g")
    assert state.weights() == [4, 2]


def test_f_06_what_has_been_found_is_not_found_again() -> None:
    state = GAME.new()
    for space in "aceg":
        play(GAME, state, f"dig {space}", "find water")
    play(GAME, state, "dig b")
    assert legal(GAME, state) == ["find clay"]
    told = refusal(GAME, state, "find water")
    assert str(told) == "F-06: all of this has been found already: water"


def test_f_07_nobody_passes_twice_in_a_row() -> None:
    state = play(GAME, GAME.new(), "pass", "dig c", "find water")
    assert str(refusal(GAME, state, "pass")) == "F-07: you passed in your last turn, so dig now"
    play(GAME, state, "dig g", "find clay", "dig a", "find clay")
    assert "pass" in legal(GAME, state)


def test_f_08_water_counts_and_neighbours_count_more() -> None:
    state = play(GAME, GAME.new(), "dig b", "find water", "dig a", "find clay")
    assert state.scores() == [1, 0]
    play(GAME, state, "dig d", "find water", "dig g", "find water", "pass", "pass")
    result = state.result()
    assert result is not None
    assert (result.scores, result.tiebreaks, result.winners) == ([2, 1], [5, 5], [0])
    state = play(GAME, GAME.new(), "dig b", "find water", "pass", "dig d", "find water")
    play(GAME, state, "dig g", "find clay", "dig a", "find clay", "pass", "dig c", "find water")
    assert state.scores() == [5, 0]


def test_f_08_a_tie_goes_to_who_dug_less() -> None:
    state = play(GAME, GAME.new(), "dig a", "find water", "dig d", "find water")
    play(GAME, state, "dig g", "find clay", "pass", "pass")
    result = state.result()
    assert result is not None
    assert (result.scores, result.tiebreaks, result.winners) == ([1, 1], [5, 6], [1])


def test_f_09_the_last_find_ends_the_game() -> None:
    state = GAME.new()
    for space, ground in zip("acegbdf", ["water"] * 4 + ["clay"] * 3, strict=True):
        play(GAME, state, f"dig {space}", f"find {ground}")
    assert state.to_move == OVER
    assert (state.view()["result"]["ending"], state.view()["result"]["rule"]) == ("dug", "F-09")
    told = refusal(GAME, state, "pass")
    assert str(told) == "F-09: the game is over, so pass is no longer possible"


def test_f_09_so_does_a_pass_of_everybody() -> None:
    state = play(GAME, GAME.new(players=3), "pass", "dig c", "find clay", "pass")
    play(GAME, state, "dig a", "find clay", "pass", "dig g", "find clay", "pass")
    assert state.to_move == 1
    state = play(GAME, GAME.new(players=3), "pass", "pass", "pass")
    assert state.view()["result"]["ending"] == "passes"
    assert state.view()["result"]["winners"] == [0, 1, 2]
