"""A-10 to A-26: turns, houses, springs, canals, water."""

import pytest

from aquae.core.state import CHANCE
from aquae.games.aquaedukt.game import GAME
from tests.games.aquaedukt.script import SKIP, SNAKE, begin, build, dig, house, lose, wet
from tests.texts import aftermath, legal, play, refusal

# Every house of a player at a table of two, as turns of three.
ALL_HOUSES = ["111", "111", "112", "222", "222", "233", "333", "333", "444", "4"]


# A turn: A-10


def test_a_10_a_turn_is_one_of_three_things() -> None:
    state = begin()
    verbs = {text.split()[0] for text in legal(GAME, state)}
    assert verbs == {"roll", "spring"}
    play(GAME, state, "spring D4")
    assert {text.split()[0] for text in legal(GAME, state)} == {"roll", "spring", "canal"}
    assert refusal(GAME, state, "end").rule == "A-10"
    assert refusal(GAME, state, "house 1 c4").reason == (
        "a turn begins with roll, a spring or a canal, not with house"
    )


def test_a_10_who_builds_does_nothing_else() -> None:
    state = play(GAME, begin(), "spring D4", *SKIP, "roll")
    assert refusal(GAME, state, "spring L4").rule == "A-11"
    play(GAME, state, "die 8")
    assert refusal(GAME, state, "spring L4").rule == "A-11"
    play(GAME, state, "house 1 c3")
    assert refusal(GAME, state, "spring L4").rule == "A-12"
    assert refusal(GAME, state, "canal D4-D5").rule == "A-12"
    assert legal(GAME, state) == ["roll", "end"]


def test_a_10_a_spring_is_a_whole_turn() -> None:
    state = play(GAME, begin(), "spring D4")
    assert state.to_move == 1


def test_a_10_who_digs_does_nothing_else() -> None:
    state = play(GAME, begin(), "spring D4", "canal D4-D5")
    assert str(refusal(GAME, state, "spring L4")) == (
        "A-20: after a canal only a second canal or end can follow, not spring"
    )
    assert refusal(GAME, state, "roll").rule == "A-20"


def test_a_10_seats_take_turns() -> None:
    state = begin(players=3)
    movers = []
    for text in ("spring D4", "spring I4", "spring C0", "spring L0"):
        movers.append(state.to_move)
        play(GAME, state, text)
    assert movers == [0, 1, 2, 0]


def test_a_10_nobody_passes_who_can_do_something() -> None:
    why = refusal(GAME, begin(), "pass")
    assert str(why) == (
        "A-10: only who can neither build houses nor place a spring nor lay a canal passes"
    )


def test_a_10_who_can_do_nothing_passes() -> None:
    """Seat 0 uses up springs and canals, seat 1 wastes all houses."""
    springs = [[f"spring {point}"] for point in ("A1", "G0", "L0", "H4", "M5")]
    canals = [SNAKE[first : first + 2] for first in range(0, 36, 2)]
    wasted = [*[lose(values) for values in ALL_HOUSES[:-1]], lose("4")[:-1]]
    state = begin()
    for first, second in zip([*springs, *canals[:-1]], [*[SKIP] * 12, *wasted], strict=True):
        play(GAME, state, *first)
        assert refusal(GAME, state, "pass").rule == "A-10"
        play(GAME, state, *second)
    play(GAME, state, *canals[-1])
    assert legal(GAME, state) == ["pass"]
    assert refusal(GAME, state, "roll").rule == "A-13"
    assert refusal(GAME, state, "spring I8").rule == "A-19"
    assert refusal(GAME, state, "canal F5-F6").rule == "A-06"


# Houses


def test_a_11_roll_die_house() -> None:
    state = play(GAME, begin(), "roll")
    assert state.to_move == CHANCE
    assert str(refusal(GAME, state, "house 3 c4")) == (
        "A-11: the die is rolling, so house has to wait"
    )
    play(GAME, state, "die 8")
    assert state.to_move == 0
    assert state.view()["die"] == 8
    play(GAME, state, "house 3 c4")
    assert house(state, "c4") == (0, 3)
    assert state.view()["die"] is None


def test_a_11_only_in_the_rolled_region() -> None:
    state = play(GAME, begin(), "roll", "die 8")
    assert str(refusal(GAME, state, "house 3 c2")) == (
        "A-11: the die shows region 8, and c2 is not in it"
    )
    spaces = {text.split()[-1] for text in legal(GAME, state)}
    assert spaces == {"c5", "d5", "c4", "d4", "e4", "c3", "end"}


def test_a_11_the_die_waits_for_a_roll_and_is_answered_once() -> None:
    state = begin()
    assert refusal(GAME, state, "die 8").rule == "A-10"
    play(GAME, state, "roll", "die 8")
    assert str(refusal(GAME, state, "roll")) == (
        "A-11: the die has been rolled: answer with a house or end, not with roll"
    )
    play(GAME, state, "house 3 c4")
    assert str(refusal(GAME, state, "house 3 c5")) == (
        "A-12: after a house only roll or end can follow, not house"
    )


def test_a_12_declining_ends_the_turn() -> None:
    state = play(GAME, begin(), "roll", "die 8", "end")
    assert state.to_move == 1
    assert state.view()["die"] is None
    play(GAME, state, "roll", "die 8", "house 1 c4", "roll", "die 9", "end")
    assert state.to_move == 0


def test_a_12_stopping_before_the_next_roll() -> None:
    state = play(GAME, begin(), "roll", "die 8", "house 1 c4")
    assert state.to_move == 0
    assert state.view()["placements"] == 1
    play(GAME, state, "end")
    assert state.to_move == 1
    assert state.view()["placements"] == 0


def test_a_12_the_third_house_ends_the_turn() -> None:
    state = play(GAME, begin(), *build("1 c4", "2 e5", "3 g4"))
    assert state.to_move == 1
    assert state.view()["phase"] == "turn"


def test_a_12_every_turn_has_three_houses() -> None:
    state = play(GAME, begin(), *build("1 c4", "2 e5"), *build("1 g4", "2 h4", "3 g3"))
    assert (state.to_move, state.view()["phase"]) == (0, "turn")


def test_a_13_a_space_with_a_house_is_not_free() -> None:
    state = play(GAME, begin(), *build("4 c4"), "roll", "die 8")
    assert str(refusal(GAME, state, "house 1 c4")) == (
        "A-13: c4 is not free: it has a house of value 4 of seat 0"
    )
    assert "house 1 c4" not in legal(GAME, state)


def test_a_13_a_full_region_is_not_rolled() -> None:
    """Region 1 is three mountains and a wet house."""
    state = begin("b8 c8 b7")
    play(GAME, state, "spring C6", "canal C6-D6", "end", *build("1 c7"), "roll")
    assert str(refusal(GAME, state, "die 1")) == (
        "A-13: region 1 has no free space, so the roll is repeated"
    )
    assert legal(GAME, state) == [f"die {region}" for region in range(2, 21)]
    assert state.weights() == [1] * 19


def test_a_13_the_die_is_fair() -> None:
    state = play(GAME, begin(), *build("1 c4", "2 c5", "3 d4"), "roll")
    assert state.weights() == [1] * 20
    assert legal(GAME, state) == [f"die {region}" for region in range(1, 21)]


def test_a_13_without_houses_no_roll_and_the_turn_ends_by_itself() -> None:
    state = begin()
    for values in ALL_HOUSES[:-1]:
        play(GAME, state, *lose(values), *SKIP)
    play(GAME, state, "roll", "die 16", "house 4 k4")
    assert state.to_move == 1
    play(GAME, state, *SKIP)
    assert str(refusal(GAME, state, "roll")) == "A-13: seat 0 has no house left"
    assert "roll" not in legal(GAME, state)
    assert "spring A1" in legal(GAME, state)


def test_a_14_any_value_on_a_dry_space() -> None:
    state = play(GAME, begin(), "roll", "die 8")
    for value in (1, 2, 3, 4):
        assert f"house {value} c4" in legal(GAME, state)


def test_a_14_a_value_that_is_used_up() -> None:
    state = play(GAME, begin(), *lose("444"), *SKIP, *lose("4"))
    play(GAME, state, "roll", "die 8")
    assert "house 4 c4" in legal(GAME, state)
    play(GAME, state, "end", "roll", "die 8")
    assert str(refusal(GAME, state, "house 4 c4")) == ("A-14: seat 0 has no house of value 4 left")
    assert "house 4 c4" not in legal(GAME, state)


def test_a_15_on_water_only_the_lowest_value() -> None:
    state = play(GAME, begin(), "spring C4", "canal C4-D4", "end", "roll", "die 8")
    assert str(refusal(GAME, state, "house 2 c4")) == (
        "A-15: c4 already has water, so only the lowest value, 1, may go there"
    )
    assert [text for text in legal(GAME, state) if text.endswith("c5")] == ["house 1 c5"]


def test_a_15_by_space_not_by_region() -> None:
    state = play(GAME, begin(), "spring C4", "canal C4-D4", "end", "roll", "die 8")
    assert "house 4 d4" in legal(GAME, state)
    assert refusal(GAME, state, "house 4 c5").rule == "A-15"


def test_a_15_the_lowest_that_the_player_still_has() -> None:
    state = play(GAME, begin(), *lose("111"), *SKIP, *lose("111"), *SKIP, *lose("11"))
    play(GAME, state, "spring C4", *SKIP, "canal C4-D4", "end", "roll", "die 8")
    assert "house 2 c4" in legal(GAME, state)
    assert refusal(GAME, state, "house 1 c4").rule == "A-14"
    assert refusal(GAME, state, "house 3 c4").reason == (
        "c4 already has water, so only the lowest value, 2, may go there"
    )
    play(GAME, state, "end", "roll", "die 8")
    assert refusal(GAME, state, "house 2 c4").rule == "A-15"


def test_a_15_water_of_the_second_space_counts_too() -> None:
    state = play(GAME, begin(), "spring C4", *dig("C4 D4", "C4 D4"), "roll", "die 8")
    assert refusal(GAME, state, "house 4 c3").rule == "A-15"


def test_a_16_the_house_just_placed_goes_too() -> None:
    """Three mountains and one dry house fill region 1; then it can be rolled again."""
    state = play(GAME, begin("b8 c8 b7"), "roll", "die 1", "house 4 c7")
    assert house(state, "c7") is None
    assert state.view()["stock"][0] == [8, 8, 8, 3]
    play(GAME, state, "roll")
    assert "die 1" in legal(GAME, state)
    play(GAME, state, "die 1")
    assert "house 4 c7" in legal(GAME, state)


def test_a_16_only_dry_houses_go_whoever_owns_them() -> None:
    """Region 2 is d8 d7 c6 d6; the canal D6-E6 waters d6 and d7 after they were built."""
    state = play(GAME, begin(), *build("4 d7", "3 d6", "2 d8"), "spring D6")
    assert house(state, "d8") == (0, 2)
    play(GAME, state, "canal D6-E6", "end", *build("3 c6"))
    left = {space: house(state, space) for space in ("d8", "d7", "d6", "c6")}
    assert left == {"d8": None, "d7": (0, 4), "d6": (0, 3), "c6": None}
    assert state.view()["stock"] == [[8, 7, 7, 3], [8, 8, 7, 4]]


def test_a_16_the_aftermath_names_every_tile_that_went_and_whose_it_was() -> None:
    state = play(GAME, begin(), *build("4 d7", "3 d6", "2 d8"), "spring D6")
    play(GAME, state, "canal D6-E6", "end", "roll", "die 2")
    told = aftermath(GAME, state, "house 3 c6")
    went = {"what": "removed", "rule": "A-16"}
    assert told == [
        {**went, "seat": 1, "value": 3, "space": "c6"},
        {**went, "seat": 0, "value": 2, "space": "d8"},
    ]
    assert aftermath(GAME, play(GAME, begin(), "roll", "die 2"), "house 4 d7") == []


def test_a_16_a_region_fills_more_than_once() -> None:
    state = play(GAME, begin(), *build("4 d7", "3 d6", "2 d8"), "spring D6")
    play(GAME, state, "canal D6-E6", "end", *build("3 c6"))
    play(GAME, state, *build("2 d8"))
    assert house(state, "d8") == (0, 2)
    play(GAME, state, *build("2 c6"))
    assert (house(state, "d8"), house(state, "c6")) == (None, None)
    assert house(state, "d7") == (0, 4)


def test_a_16_not_before_the_last_space() -> None:
    state = play(GAME, begin("b8"), *build("4 c8", "3 b7"))
    assert (house(state, "c8"), house(state, "b7")) == ((0, 4), (0, 3))
    play(GAME, state, *build("2 c7"))
    assert (house(state, "c8"), house(state, "b7"), house(state, "c7")) == (None, None, None)


def test_a_16_other_regions_keep_their_dry_houses() -> None:
    state = play(GAME, begin("b8 c8 b7"), *build("3 c6"), *build("4 c7"))
    assert house(state, "c6") == (0, 3)


# Springs


def test_a_17_a_spring_on_any_intersection() -> None:
    springs = [text for text in legal(GAME, begin()) if text.startswith("spring")]
    assert len(springs) == 113
    state = play(GAME, begin(), "spring A1", "spring D4", "spring M7")
    assert state.view()["springs"] == ["A1", "D4", "M7"]


def test_a_18_a_spring_not_on_a_spring() -> None:
    state = play(GAME, begin(), "spring G4")
    assert str(refusal(GAME, state, "spring G4")) == "A-18: G4 is not free: it has a spring"


def test_a_18_a_spring_not_on_a_canal() -> None:
    state = play(GAME, begin(), "spring G4", *dig("G4 H4 I4 J4 K4 L4"), "end")
    assert str(refusal(GAME, state, "spring L4")) == (
        "A-18: L4 is not free: the canal K4-L4 from spring G4 touches it"
    )
    assert "spring L4" not in legal(GAME, state)
    assert "spring L5" in legal(GAME, state)


@pytest.mark.parametrize("point", ["G0", "K4", "I6", "H1", "F7", "C4", "E2", "G8"])
def test_a_19_four_away_is_too_near(point: str) -> None:
    state = play(GAME, begin(), "spring G4")
    assert str(refusal(GAME, state, f"spring {point}")) == (
        f"A-19: {point} is fewer than 5 intersections from the spring at G4"
    )
    assert f"spring {point}" not in legal(GAME, state)


@pytest.mark.parametrize("point", ["L4", "I7", "H0", "H8", "F0", "B4", "D2", "J6"])
def test_a_19_five_away_is_far_enough(point: str) -> None:
    state = play(GAME, begin(), "spring G4")
    assert f"spring {point}" in legal(GAME, state)
    assert play(GAME, state, f"spring {point}").view()["springs_left"] == 3


def test_a_19_from_every_other_spring() -> None:
    state = play(GAME, begin(), "spring B4", "spring G4")
    assert refusal(GAME, state, "spring C2").things == ("C2", "B4")
    assert refusal(GAME, state, "spring H2").things == ("H2", "G4")


def test_a_19_five_springs_and_no_more() -> None:
    state = play(GAME, begin(), *[f"spring {point}" for point in ("A1", "G0", "L0", "H4")])
    assert "spring I8" in legal(GAME, state)
    play(GAME, state, "spring M5")
    assert str(refusal(GAME, state, "spring I8")) == "A-19: all 5 springs are on the board"
    assert not [text for text in legal(GAME, state) if text.startswith("spring")]


def test_a_19_spring_canal_one_canal_from_the_new_spring() -> None:
    state = play(GAME, begin(spring_canal=True), "spring B4", "end", "spring G4")
    assert state.to_move == 1
    canals = ["canal F4-G4", "canal G3-G4", "canal G4-G5", "canal G4-H4"]
    assert legal(GAME, state) == ["end", *canals]
    assert str(refusal(GAME, state, "canal B4-C4")) == (
        "A-19: B4-C4 does not start at G4, the spring just placed"
    )
    assert refusal(GAME, state, "roll").rule == "A-19"
    play(GAME, state, "canal G4-H4")
    assert state.to_move == 0


def test_a_19_spring_canal_may_be_declined() -> None:
    state = play(GAME, begin(spring_canal=True), "spring G4", "end")
    assert (state.to_move, state.view()["canals_left"]) == (1, 36)


def test_a_19_spring_canal_ends_by_itself_if_none_can_be_laid() -> None:
    """A2 and B1, the only neighbours of A1, are taken."""
    state = play(GAME, begin(spring_canal=True), "spring F1", "canal E1-F1")
    play(GAME, state, *dig("E1 D1 C1 B1 B2 A2"), "end", "spring A1")
    assert (state.to_move, state.view()["phase"]) == (1, "turn")


# Canals


def test_a_20_two_canals_are_a_turn() -> None:
    state = play(GAME, begin(), "spring G4", "canal G4-G5")
    assert (state.to_move, state.view()["phase"]) == (1, "second canal")
    play(GAME, state, "canal G5-G6")
    assert (state.to_move, state.view()["phase"]) == (0, "turn")


def test_a_20_one_canal_is_enough() -> None:
    state = play(GAME, begin(), "spring G4", "canal G4-G5", "end")
    assert (state.to_move, state.view()["canals_left"]) == (0, 35)


def test_a_20_the_second_is_legal_when_it_is_laid() -> None:
    state = play(GAME, begin(), "spring G4")
    assert refusal(GAME, state, "canal G5-G6").rule == "A-21"
    play(GAME, state, "canal G4-G5")
    assert "canal G5-G6" in legal(GAME, state)


def test_a_20_without_a_second_the_turn_ends_by_itself() -> None:
    state = play(GAME, begin(), "spring A1", SNAKE[0], "end", *SNAKE[1:35])
    assert (state.to_move, state.view()["canals_left"]) == (1, 1)
    play(GAME, state, *SKIP, SNAKE[35])
    assert (state.to_move, state.view()["phase"]) == (1, "turn")


def test_a_21_a_canal_starts_at_a_spring_or_a_free_end() -> None:
    state = play(GAME, begin(), "spring G4", "canal G4-G5", "end")
    assert str(refusal(GAME, state, "canal A1-A2")) == (
        "A-21: A1-A2 starts at no spring and at no free end of a canal"
    )
    assert [text for text in legal(GAME, state) if text.startswith("canal")] == [
        "canal F4-G4",
        "canal F5-G5",
        "canal G3-G4",
        "canal G4-G5",
        "canal G4-H4",
        "canal G5-G6",
        "canal G5-H5",
    ]


def test_a_21_two_directions_from_a_spring() -> None:
    state = play(GAME, begin(), "spring G4", *dig("G4 G5", "G4 H4"))
    assert str(refusal(GAME, state, "canal F4-G4")) == (
        "A-21: canals leave the spring at G4 in two directions already"
    )
    assert "canal F4-G4" not in legal(GAME, state)


def test_a_21_directions_not_canals_are_counted() -> None:
    state = play(GAME, begin(), "spring G4", *dig("G4 G5", "G4 G5"))
    assert "canal G4-H4" in legal(GAME, state)
    play(GAME, state, *dig("G4 H4", "G4 H4"))
    assert state.view()["canals"]["G4-H4"] == {"count": 2, "spring": "G4"}
    assert refusal(GAME, state, "canal G3-G4").rule == "A-21"


def test_a_22_canals_do_not_branch() -> None:
    state = play(GAME, begin(), "spring G4", *dig("G4 G5 G6"))
    assert str(refusal(GAME, state, "canal F5-G5")) == (
        "A-22: at G5 a canal would branch off: the canal G4-G5 from spring G4 touches it"
    )
    assert "canal F5-G5" not in legal(GAME, state)


def test_a_22_canals_turn() -> None:
    state = play(GAME, begin(), "spring G4", *dig("G4 G5 H5 H6"))
    assert set(state.view()["canals"]) == {"G4-G5", "G5-H5", "H5-H6"}


def test_a_22_a_canal_does_not_come_back_to_its_own_spring() -> None:
    state = play(GAME, begin(), "spring G4", *dig("G4 G5 H5 H4"), "end")
    assert str(refusal(GAME, state, "canal G4-H4")) == (
        "A-22: the canal would end at H4, but the canal H4-H5 from spring G4 touches it"
    )
    assert refusal(GAME, state, "canal G4-H4").things == ("H4", "H4-H5", "G4")
    play(GAME, state, "canal F4-G4")
    assert str(refusal(GAME, state, "canal G4-H4")) == (
        "A-22: the canal would end at G4, but it has a spring"
    )
    assert "canal G4-H4" not in legal(GAME, state)


def test_a_22_a_canal_does_not_touch_itself() -> None:
    state = play(GAME, begin(), "spring G4", *dig("G4 G5 G6 H6 H5"))
    assert refusal(GAME, state, "canal G5-H5").things[0] == "G5"


def test_a_22_two_canals_do_not_meet() -> None:
    state = play(GAME, begin(), "spring E4", "spring J4", *dig("E4 F4 G4", "J4 I4 H4"))
    assert str(refusal(GAME, state, "canal G4-H4")) == (
        "A-22: the canal would end at H4, but the canal H4-I4 from spring J4 touches it"
    )
    assert "canal G4-H4" not in legal(GAME, state)


def test_a_22_a_canal_does_not_cross_another() -> None:
    state = play(GAME, begin(), "spring E4", "spring H6", *dig("E4 F4 G4 H4", "H6 G6 G5"), "end")
    assert refusal(GAME, state, "canal G4-G5").things[0] == "G4"


def test_a_22_a_canal_does_not_reach_another_spring() -> None:
    state = play(GAME, begin(), "spring E4", "spring J4", *dig("E4 F4 G4 H4 I4"))
    assert refusal(GAME, state, "canal I4-J4").rule == "A-22"
    assert "canal I4-J4" not in legal(GAME, state)


def test_a_22_every_canal_knows_its_spring() -> None:
    state = play(GAME, begin(), "spring E4", "spring J4", *dig("E4 F4 G4", "J4 I4 H4"))
    springs = {edge: canal["spring"] for edge, canal in state.view()["canals"].items()}
    assert springs == {"E4-F4": "E4", "F4-G4": "E4", "H4-I4": "J4", "I4-J4": "J4"}


def test_a_23_an_edge_carries_two_canals_and_no_third() -> None:
    state = play(GAME, begin(), "spring G4", *dig("G4 G5", "G4 G5"))
    assert state.view()["canals"] == {"G4-G5": {"count": 2, "spring": "G4"}}
    assert str(refusal(GAME, state, "canal G4-G5")) == "A-23: G4-G5 already carries two canals"
    assert "canal G4-G5" not in legal(GAME, state)


def test_a_23_the_aftermath_tells_that_a_canal_is_doubled() -> None:
    state = play(GAME, begin(), "spring G4")
    assert aftermath(GAME, state, "canal G4-G5") == []
    play(GAME, state, "canal G4-G5")
    doubled = {"what": "doubled", "rule": "A-23", "seat": state.to_move, "edge": "G4-G5"}
    assert aftermath(GAME, state, "canal G4-G5") == [doubled]


@pytest.mark.parametrize("way", ["G4 G5 G6", "G4 G3 G2", "G4 H4 I4", "G4 F4 E4"])
def test_a_24_double_from_the_spring_outward(way: str) -> None:
    first, second = dig(way)
    state = play(GAME, begin(), "spring G4", first, second)
    assert str(refusal(GAME, state, second)) == (
        f"A-24: {second[6:]} cannot be double while {first[6:]} before it is single"
    )
    assert second not in legal(GAME, state)
    play(GAME, state, first)
    assert second in legal(GAME, state)
    assert play(GAME, state, second).view()["canals"][second[6:]]["count"] == 2


def test_a_24_a_double_on_the_other_side_of_the_spring_does_not_help() -> None:
    state = play(GAME, begin(), "spring G4", *dig("G4 G5 G6", "G4 G3", "G4 G3"))
    assert refusal(GAME, state, "canal G5-G6").things == ("G5-G6", "G4-G5")


def test_a_24_a_single_canal_may_follow_a_double_one() -> None:
    state = play(GAME, begin(), "spring G4", *dig("G4 G5", "G4 G5 G6 G7"))
    counts = {edge: canal["count"] for edge, canal in state.view()["canals"].items()}
    assert counts == {"G4-G5": 2, "G5-G6": 1, "G6-G7": 1}
    assert "canal G5-G6" in legal(GAME, state)
    assert refusal(GAME, state, "canal G6-G7").things == ("G6-G7", "G5-G6")


def test_a_25_two_canals_at_two_springs() -> None:
    state = play(GAME, begin(), "spring B4", "spring G4", "canal B4-B5", "canal G4-G5")
    assert state.to_move == 1
    assert set(state.view()["canals"]) == {"B4-B5", "G4-G5"}


def test_a_25_doubling_is_laying_one_canal() -> None:
    state = play(GAME, begin(), "spring G4", "canal G4-G5", "canal G4-G5")
    assert (state.to_move, state.view()["canals_left"]) == (0, 34)
    play(GAME, state, "canal G4-H4", "canal G4-H4")
    assert (state.to_move, state.view()["canals_left"]) == (1, 32)


# Water: A-26


@pytest.mark.parametrize(
    ("way", "single", "double"),
    [
        ("D4 D5", "c5 d5", "b5 c5 d5 e5"),
        ("C4 D4", "c4 c5", "c3 c4 c5 c6"),
        ("A4 A5", "a5", "a5 b5"),
        ("M4 M5", "l5", "k5 l5"),
        ("F0 G0", "f1", "f1 f2"),
        ("F8 G8", "f8", "f7 f8"),
        ("B4 B5", "a5 b5", "a5 b5 c5"),
        ("F1 G1", "f1 f2", "f1 f2 f3"),
        ("A1 B1", "a2", "a2 a3"),
        ("B0 B1", "b1", "b1 c1"),
        # Two straight beyond would be the missing corner a1.
        ("A2 B2", "a2 a3", "a2 a3 a4"),
    ],
)
def test_a_26_water_beside_and_straight_beyond(way: str, single: str, double: str) -> None:
    state = play(GAME, begin(), f"spring {way[:2]}")
    assert wet(state) == set()
    play(GAME, state, *dig(way))
    assert wet(state) == set(single.split())
    play(GAME, state, *dig(way))
    assert wet(state) == set(double.split())


def test_a_26_water_passes_over_mountains_and_houses() -> None:
    state = play(GAME, begin("d5"), *build("4 c5"), "spring D4", *dig("D4 D5", "D4 D5"))
    assert wet(state) == {"b5", "c5", "d5", "e5"}
    assert state.scores() == [4, 0]
