"""I-01 to I-20: the table, the tiles, drawing and placing."""

import pytest

from aquae.core.errors import Refused
from aquae.core.state import CHANCE
from aquae.games.irrigate.game import GAME
from tests.games.irrigate.script import (
    EARLY,
    RED_EVERYWHERE,
    cells,
    holding_tile,
    irrigated,
    last_of,
    main_game,
    north,
    pile_size,
    table,
    things,
    tile,
    verbs,
)
from tests.texts import legal, play, refusal

# Table and tiles: I-01 to I-08


def test_i_01_cells() -> None:
    places = [text.split()[1] for text in GAME.vocabulary.texts if text.startswith("buy ")]
    rows = [*range(10, 0, -1), *range(-1, -11, -1)]
    assert places == [f"{column},{row}" for row in rows for column in range(-6, 14)]
    for outside in ("place 14,1 NES", "place -7,1 NES", "place 2,0 NES", "place 2,11 NES"):
        with pytest.raises(Refused, match="N-01"):
            GAME.vocabulary.number(outside)


def test_i_01_nothing_lies_outside() -> None:
    line = [f"{column},1 grey straight EW" for column in range(6, 14)]
    state = holding_tile("grey tee", *line)
    assert north(cells(state)) == {"1,1", "2,2", "3,1", "4,1", "5,2"}
    state = holding_tile("grey tee", *line[:-1])
    assert north(cells(state)) == {"1,1", "2,2", "3,1", "4,1", "5,2", "13,1"}


def test_i_01_the_banks_do_not_touch() -> None:
    """A red tile opposite a red one, a goal diagonally opposite nothing."""
    state = holding_tile("red tee", "1,1 grey tee NES", "0,1 red tee NES", "1,-1 grey tee NES")
    assert "0,-1" in cells(state)
    state = holding_tile("grey goal", "0,1 grey tee NES")
    assert not {"-1,-1", "1,-1"} & cells(state)


def test_i_02_the_pipes_give_water_on_both_banks() -> None:
    assert irrigated(GAME.new()) == {"2,1", "5,1", "2,-1", "5,-1"}


@pytest.mark.parametrize(
    ("tap", "dry"), [("2,1", "NEW"), ("5,1", "NEW"), ("2,-1", "ESW"), ("5,-1", "ESW")]
)
def test_i_02_through_the_side_that_faces_the_river(tap: str, dry: str) -> None:
    assert irrigated(table(f"{tap} grey tee {dry}")) == {"2,1", "5,1", "2,-1", "5,-1"} - {tap}


@pytest.mark.parametrize(("exits", "joined"), [("EW", True), ("NS", False)])
def test_i_03_both_tiles_need_an_exit(exits: str, joined: bool) -> None:
    assert ("1,1" in irrigated(table(f"1,1 grey straight {exits}"))) == joined
    assert "2,2" not in irrigated(table("2,2 grey straight NS"))  # the Tap has no exit there


@pytest.mark.parametrize(
    ("shape", "orientations"),
    [
        ("tee", "NES NEW NSW ESW"),
        ("corner", "NE ES SW NW"),
        ("straight", "NS EW"),
        ("goal", "NE ES SW NW"),
    ],
)
def test_i_04_orientations(shape: str, orientations: str) -> None:
    cell = "1,2" if shape == "goal" else "1,1"
    state = holding_tile(f"grey {shape}")
    lying = [thing.split()[1] for thing in things(state, "place") if thing.startswith(f"{cell} ")]
    assert lying == orientations.split()
    wrong = "NS" if shape != "straight" else "NE"
    assert str(refusal(GAME, state, f"place {cell} {wrong}")) == (
        f"I-04: the pipes of a {shape} cannot lead {wrong}"
    )


def test_i_04_water_passes_a_goal_as_a_corner() -> None:
    state = table("1,1 grey goal NE", "1,2 grey straight NS", "0,1 grey straight EW")
    assert "1,2" in irrigated(state)
    assert "0,1" not in irrigated(state)


def test_i_05_the_printed_colour_stays_when_the_owner_changes() -> None:
    state = table("1,1 grey tee NEW", money=[40, 5])
    play(GAME, state, "buy 1,1")
    assert (tile(state, "1,1")["colour"], tile(state, "1,1")["owner"]) == ("grey", 0)
    sold = holding_tile("red tee", "4,1 red tee NES 1 1")
    assert refusal(GAME, sold, "place 4,2 NES").rule == "I-18"
    bought = holding_tile("yellow tee", "4,1 red tee NES 1 1")
    assert "4,2" in cells(bought)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_i_06_coloured_tiles(players: int) -> None:
    piles = GAME.new(players=players).view()["piles"]
    for seat, colour in enumerate(["red", "yellow", "green", "blue"]):
        for shape in ("tee", "corner", "straight"):
            counts = [piles[pile].get(f"{colour} {shape}", 0) for pile in "1234"]
            assert counts == ([1, 1, 1, 0] if seat < players else [0, 0, 0, 0])


def test_i_07_grey_tiles() -> None:
    piles = GAME.new(players=4).view()["piles"]
    shapes = ("tee", "corner", "straight", "goal")
    counts = [[piles[pile].get(f"grey {shape}", 0) for shape in shapes] for pile in "1234"]
    assert counts == [[4, 4, 3, 0], [4, 3, 4, 2], [4, 4, 3, 2], [4, 3, 4, 0]]
    # 90 tiles in the box, two grey Taps among them that only two or three players need.
    assert sum(pile_size(4, pile) for pile in range(1, 5)) + 4 + 2 == 90


@pytest.mark.parametrize(
    ("group", "price"), [("tap", 14), ("1", 12), ("2", 10), ("3", 8), ("4", 6), ("goal", 25)]
)
def test_i_08_prices(group: str, price: int) -> None:
    lying = "1,1 grey goal NE goal" if group == "goal" else f"1,1 grey tee NES {group}"
    state = table(lying, money=[price, 5])
    assert tile(state, "1,1")["price"] == price
    assert play(GAME, state, "buy 1,1").scores() == [0, 5]
    poor = table(lying, money=[price - 1, 5])
    assert refusal(GAME, poor, "buy 1,1").rule == "I-25"
    assert "1,1" not in cells(poor, "buy")


def test_i_08_the_group_is_the_pile_a_tile_came_from() -> None:
    state = main_game()
    assert tile(state, "6,1")["group"] == "1"
    assert tile(state, "2,1")["group"] == "tap"
    state = holding_tile("grey goal", pile=3)
    assert tile(play(GAME, state, "place 1,2 NE"), "1,2")["price"] == 25
    state = holding_tile("grey tee", pile=3)
    assert tile(play(GAME, state, "place 1,1 NES"), "1,1")["price"] == 8


# Set-up and words: I-09 to I-12


@pytest.mark.parametrize(
    ("players", "colours"),
    [
        (2, {"2,1": "red", "5,1": "grey", "2,-1": "grey", "5,-1": "yellow"}),
        (3, {"2,1": "red", "5,1": "grey", "2,-1": "green", "5,-1": "yellow"}),
        (4, {"2,1": "red", "5,1": "yellow", "2,-1": "blue", "5,-1": "green"}),
    ],
)
def test_i_09_taps(players: int, colours: dict[str, str]) -> None:
    tiles = GAME.new(players=players).view()["tiles"]
    assert {cell: tap["colour"] for cell, tap in tiles.items()} == colours
    for cell, tap in tiles.items():
        assert (tap["shape"], tap["group"]) == ("tee", "tap")
        assert tap["exits"] == ("NEW" if "-" in cell else "ESW")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_i_10_money(players: int) -> None:
    assert GAME.new(players=players).scores() == [5] * players


def test_i_11_owners() -> None:
    """Seat 1 placed the red corner; it belongs to seat 0. Grey land belongs to the bank."""
    state = main_game()
    assert tile(state, "4,1")["owner"] == 0
    assert tile(state, "1,-1")["owner"] == 1
    assert tile(state, "5,1")["owner"] is None


def test_i_12_water_passes_land_of_others() -> None:
    tiles = ["1,1 yellow straight EW", "0,1 grey corner NE", "0,2 red tee NES", "0,3 red tee NEW"]
    state = table(*tiles)
    assert irrigated(state) == {"2,1", "5,1", "2,-1", "5,-1", "1,1", "0,1", "0,2"}
    assert state.view()["seats"][0]["irrigated"] == 2


def test_i_12_water_comes_round_and_from_either_pipe() -> None:
    """3,1 and 4,1 join the two pipes, so a closed Tap gets water from the other one."""
    state = table("2,1 red tee NEW", "3,1 grey straight EW", "4,1 grey straight EW")
    assert {"2,1", "3,1", "4,1"} <= irrigated(state)


# Turns: I-13, I-14


def test_i_13_a_turn() -> None:
    state = main_game()
    assert (state.to_move, state.view()["phase"]) == (1, "acting")
    play(GAME, state, "rotate 5,-1 NES", "end")
    assert (state.to_move, legal(GAME, state)) == (0, ["draw", "pass"])
    assert str(refusal(GAME, state, "rotate 2,1 NES")) == (
        "I-13: begin your turn by drawing a tile or passing; rotate is not possible now"
    )
    play(GAME, state, "draw", "tile grey tee")
    assert verbs(state) == {"place", "solicit"}
    assert refusal(GAME, state, "end").rule == "I-13"
    play(GAME, state, "place 1,1 NES")
    assert {"rotate", "end", "solicit"} <= verbs(state)
    assert str(refusal(GAME, state, "draw")) == (
        "I-13: take actions or end your turn; draw is not possible now"
    )
    assert play(GAME, state, "end").to_move == 1


def test_i_14_early_turns_are_draw_and_place() -> None:
    state = GAME.new(players=3)
    assert str(refusal(GAME, state, "rotate 2,1 NES")) == (
        "I-14: in the early game you only draw and place a tile; rotate is not possible yet"
    )
    play(GAME, state, "draw", "tile grey tee", "place 1,1 NES")
    assert (state.to_move, state.scores()) == (1, [5, 5, 5])


def test_i_14_two_players() -> None:
    state = play(GAME, GAME.new(), *EARLY[:-1])
    assert state.view()["early"]
    play(GAME, state, EARLY[-1])
    assert not state.view()["early"]
    assert (state.to_move, state.scores()) == (1, [7, 5])
    play(GAME, state, "end")
    assert state.scores()[1] > 5


@pytest.mark.parametrize(
    ("players", "seat", "money"), [(3, 1, [7, 5, 6]), (4, 0, [5, 6, 7, 8]), (4, 2, [7, 8, 5, 6])]
)
def test_i_14_compensation_goes_round(players: int, seat: int, money: list[int]) -> None:
    """Also to who has withdrawn; whose colour was completed does not matter."""
    colours = ["red", "yellow", "green", "blue"][:players]
    tiles = [
        f"{column},{4 + 2 * row} {colour} tee NES"
        for row, colour in enumerate(colours)
        for column in (3, 5, 7)
    ]
    passes = [0] * players
    passes[seat - 1] = 2
    changes = {"early": True, "seat": seat, "players": players, "passes": passes}
    state = holding_tile("yellow tee", *tiles[:5], *tiles[6:], **changes)
    play(GAME, state, "place 3,1 NES")
    assert (state.view()["early"], state.view()["phase"]) == (False, "acting")
    assert (state.to_move, state.scores()) == (seat, money)


def test_i_14_every_colour_needs_four_tiles() -> None:
    state = play(GAME, GAME.new(), *EARLY[:-3])
    play(GAME, state, "draw", "tile grey straight", "place 2,-2 NS")
    assert (state.view()["early"], state.to_move) == (True, 0)


# Drawing and placing: I-15 to I-20


def test_i_15_chance_draws_by_what_is_left() -> None:
    state = play(GAME, GAME.new(), "draw")
    assert state.to_move == CHANCE
    draws = dict(zip(legal(GAME, state), state.weights(), strict=True))
    reds = ["tile red tee", "tile red corner", "tile red straight"]
    yellows = ["tile yellow tee", "tile yellow corner", "tile yellow straight"]
    greys = {"tile grey tee": 4, "tile grey corner": 4, "tile grey straight": 3}
    assert draws == dict.fromkeys(reds + yellows, 1) | greys
    play(GAME, state, "tile grey tee", "place 1,1 NES", "draw")
    assert state.weights()[legal(GAME, state).index("tile grey tee")] == 3
    assert str(refusal(GAME, state, "tile grey goal")) == ("I-15: no grey goal is left in pile 1")


def test_i_15_the_lowest_pile_that_is_not_empty() -> None:
    last = [0] * 12 + [1, 0, 0, 0]
    state = table(phase="start", left=last)
    play(GAME, state, "draw")
    assert legal(GAME, state) == ["tile grey tee"]
    play(GAME, state, "tile grey tee", "place 1,1 NES", "end", "draw")
    assert "tile grey goal" in legal(GAME, state)
    assert sum(state.weights()) == pile_size(2, 2)


def test_i_16_beside_a_tile() -> None:
    state = holding_tile("grey tee")
    assert north(cells(state)) == {"1,1", "2,2", "3,1", "4,1", "5,2", "6,1"}
    assert str(refusal(GAME, state, "place 3,2 NES")) == "I-16: 3,2 is not beside any tile"
    assert str(refusal(GAME, state, "place 5,1 NES")) == "I-16: 5,1 is not empty: it has a grey tee"


EXAMPLE = [
    "2,1 grey tee ESW",
    "1,1 green corner NE",
    "2,2 green straight NS",
    "4,1 blue straight EW",
    "5,1 green tee ESW",
    "5,2 grey corner ES",
]


def test_i_17_and_i_18_the_example_of_the_rules() -> None:
    state = holding_tile("blue tee", *EXAMPLE, players=4)
    assert north(cells(state)) == {"1,2", "2,3", "6,1", "6,2"}
    for cell in ("0,1", "3,2", "5,3"):
        assert str(refusal(GAME, state, f"place {cell} NES")) == (
            f"I-17: rotating the tiles on the table could not bring water to {cell}"
        )
    for cell in ("3,1", "4,2"):
        assert str(refusal(GAME, state, f"place {cell} NES")) == (
            f"I-18: {cell} is beside 4,1, which is also blue"
        )


LOOP = ["2,2 grey straight NS", "2,3 grey corner SW", "1,3 grey corner ES", "1,2 grey corner NE"]


def test_i_17_a_path_does_not_pass_a_tile_twice() -> None:
    state = holding_tile("grey tee", *LOOP)
    assert refusal(GAME, state, "place 3,2 NES").rule == "I-17"
    assert "3,2" not in cells(state)
    with_another_way = holding_tile("grey tee", *LOOP, "1,1 grey corner NE")
    assert "3,2" in cells(with_another_way)


def test_i_17_is_about_shapes_not_orientations_or_owners() -> None:
    state = holding_tile("grey tee", "1,1 yellow straight NS", "0,1 yellow corner ES")
    assert "0,2" in cells(state)
    assert refusal(GAME, state, "place -1,1 NES").rule == "I-17"
    assert refusal(GAME, state, "place 1,2 NES").rule == "I-17"


def test_i_17_goals_pass_water_as_corners() -> None:
    state = holding_tile("grey tee", "1,1 grey goal NE")
    assert "1,2" in cells(state)
    assert refusal(GAME, state, "place 0,1 NES").rule == "I-17"


def test_i_18_grey_tiles_may_touch() -> None:
    state = holding_tile("grey tee", "1,1 grey tee NES")
    assert {"1,2", "0,1"} <= cells(state)
    state = holding_tile("red tee")
    assert north(cells(state)) == {"4,1", "5,2", "6,1"}


def test_i_19_goals() -> None:
    state = holding_tile("grey goal")
    assert north(cells(state)) == {"1,2", "3,2", "4,2", "6,2"}
    assert str(refusal(GAME, state, "place 3,1 NE")) == (
        "I-19: a goal may not lie beside another tile, but 3,1 is beside 2,1"
    )
    assert str(refusal(GAME, state, "place 9,9 NE")) == (
        "I-19: a goal must touch a tile diagonally, but 9,9 touches none"
    )


def test_i_19_goals_need_not_be_in_reach() -> None:
    state = holding_tile("grey goal", "9,9 grey tee NES")
    assert {"8,8", "8,10", "10,8", "10,10"} <= cells(state)


def test_i_20_a_tile_that_fits_nowhere_leaves_the_game() -> None:
    state = play(GAME, table(*RED_EVERYWHERE, phase="start"), "draw", "tile red tee")
    assert (state.to_move, legal(GAME, state)) == (0, ["draw"])
    assert state.view()["lost"] == ["red tee"]
    assert str(refusal(GAME, state, "pass")) == (
        "I-31: you can pass only at the start of your turn"
    )
    assert str(refusal(GAME, state, "end")) == (
        "I-20: the tile fitted nowhere, so draw another; end is not possible now"
    )
    play(GAME, state, "draw")
    assert "tile red tee" not in legal(GAME, state)
    play(GAME, state, "tile yellow tee")
    assert cells(state) == {"0,1", "2,3", "5,3", "7,1", "0,-1", "2,-3", "5,-3", "7,-1"}


@pytest.mark.parametrize("early", [True, False])
def test_i_20_without_tiles_the_turn_goes_on(early: bool) -> None:
    """And it was the turn of the last tile (I-35), which ends the early game too."""
    last = last_of("red tee")
    state = table(*RED_EVERYWHERE, phase="start", early=early, money=[5, 5], **last)
    play(GAME, state, "draw", "tile red tee")
    assert (state.view()["phase"], state.to_move) == ("acting", 0)
    assert (state.view()["early"], state.scores()) == (False, [5, 5])
    play(GAME, state, "end")
    assert (state.to_move, state.view()["final_turns"]) == (1, 2)
