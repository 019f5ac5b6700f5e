"""R-23 to R-27: what a player must do, closing by choice, reserve builders."""

from aquae.core.state import State
from aquae.games.aqua_romana.game import GAME
from tests.games.aqua_romana.script import (
    APART,
    LOOP_WITH_RED,
    alone,
    apart,
    begin,
    build,
    drift,
    give_up,
    is_over,
    phase,
    pieces_for,
    podium,
    where,
)
from tests.texts import legal, play, refusal

# Y1, B1 and R1 all face e8.
THREE_AT_E8 = (
    "Y c8 d8 d8:E c8:S d8:S / R e7 e6 e7:N e6:W e6:E / "
    "B f8 g8 f8:W f8:S g8:S / G c1 d1 d1:N c1:N c1:W"
)


def verbs(state: State) -> set[str]:
    return {text.split()[0] for text in legal(GAME, state)}


# You must build: R-23


def test_r_23_who_can_build_must() -> None:
    state = begin(curve="Nd")
    assert verbs(state) == {"lay"}
    for text in ("shift Nd", "keep", "close Y1"):
        assert refusal(GAME, state, text).rule == "R-23"
    assert str(refusal(GAME, state, "shift Nd")) == (
        "R-23: you can lay a tile, so you must; shift is not possible now"
    )


def test_r_23_with_a_workman_of_his_own_if_he_can() -> None:
    state = begin(curve="E8")
    assert {text.split()[1][0] for text in legal(GAME, state)} == {"Y"}
    assert str(refusal(GAME, state, "lay R1 E8 curve-NE")) == (
        "R-23: R1 is not your workman, and you can lay a tile with one of your own"
    )


def test_r_23_any_else_with_the_workman_of_another() -> None:
    state = build(begin(straight="Nd", layout=APART), "lay Y3 Nd straight-NS")
    assert (state.to_move, phase(state)) == (1, "building for others")
    assert {text.split()[1] for text in legal(GAME, state)} == {"Y3"}
    assert refusal(GAME, state, "shift W6").rule == "R-23"
    play(GAME, state, legal(GAME, state)[0])
    assert where(state, "Y3")[2] == 2
    assert phase(state) == "closing"
    assert legal(GAME, state) == [
        *[f"close {name}" for name in ["R1", "R2", "R3", "G1", "G2", "G3"]],
        "keep",
    ]


def test_r_23_own_only_own_workmen_count() -> None:
    state = build(begin(straight="Nd", layout=APART, compulsory="own"), "lay Y3 Nd straight-NS")
    assert (state.to_move, phase(state)) == (1, "shifting")
    assert str(refusal(GAME, state, "lay Y3 E7 bridge")) == (
        "R-23: Y3 is not your workman, and in this game you build only with your own"
    )


# Nobody to build with: R-24


def test_r_24_a_builder_is_shifted_instead() -> None:
    state = begin()
    slots = state.view()["pathway"]
    assert phase(state) == "shifting"
    assert {text.split()[1] for text in legal(GAME, state)} == set(slots)
    assert str(refusal(GAME, state, "shift Na")) == "R-24: there is no master builder on Na"
    assert refusal(GAME, state, "lay Y1 E8 bridge").rule == "R-17"
    assert refusal(GAME, state, "keep").rule == "R-24"
    play(GAME, state, "shift Sg")
    moved = state.view()["pathway"]
    assert "Sg" not in moved
    assert moved["Se"] == slots["Sg"]  # Sf is taken.


def test_r_24_passing_a_fountain_brings_no_tile_then() -> None:
    state = play(GAME, apart(), "shift Nk")
    assert "E8" in state.view()["pathway"]
    assert phase(state) == "closing"


def test_r_24_without_a_workman_the_turn_is_skipped() -> None:
    state = give_up(begin(players=4))
    drift(state, lambda state: phase(state) == "reserve builders" and state.to_move == 0)
    play(GAME, state, legal(GAME, state)[0])
    turns = [1]
    while len(turns) < 7:
        assert state.view()["hands"][0] == {}
        if state.view()["turn"] != turns[-1]:
            turns.append(state.view()["turn"])
        play(GAME, state, legal(GAME, state)[-1])
    assert turns == [1, 2, 3, 1, 2, 3, 1]


# Closing by choice: R-25


def test_r_25_one_of_the_own_aqueducts_or_none() -> None:
    state = play(GAME, begin(straight="Nd"), "lay Y3 Nd straight-NS")
    assert legal(GAME, state) == [
        *[f"close {name}" for name in ["Y1", "Y2", "Y3", "B1", "B2", "B3"]],
        "keep",
    ]
    assert (
        str(refusal(GAME, state, "close R1"))
        == "R-25: R1 is not your workman, so you cannot close that aqueduct"
    )
    assert str(refusal(GAME, state, "shift Ne")) == (
        "R-25: close one of your aqueducts or keep all open; shift is not possible now"
    )
    play(GAME, state, "close Y3")
    assert podium(state, "Y3") == 1


def test_r_25_keep_closes_nothing() -> None:
    state = play(GAME, begin(straight="Nd"), "lay Y3 Nd straight-NS", "keep")
    assert state.view()["podium_order"] == []
    assert state.to_move == 1


def test_r_25_not_if_the_tile_has_closed_an_own_one() -> None:
    state = play(GAME, begin(curve="E8"), "lay Y1 E8 curve-NE")
    assert phase(state) == "taking"


def test_r_25_but_if_it_has_closed_only_others() -> None:
    state = play(GAME, begin(straight="Ni", layout=LOOP_WITH_RED), "lay Y1 Ni straight-EW")
    assert phase(state) == "closing"
    play(GAME, state, "close Y1")
    assert (podium(state, "Y1"), podium(state, "R1")) == (1, 0)


def test_r_25_after_a_shift_too() -> None:
    state = play(GAME, begin(), "shift Ng", "close B2")
    assert podium(state, "B2") == 0


# Reserve builders


def test_r_26_one_builder_of_choice_for_each_aqueduct_closed() -> None:
    state = play(GAME, apart(curve="Nc"), "lay Y1 Nc curve-NE")
    assert legal(GAME, state) == [
        f"take {kind}" for kind in ("curve", "straight", "bridge", "double", "joker")
    ]
    assert refusal(GAME, state, "keep").rule == "R-26"
    play(GAME, state, "take joker")
    assert "joker" not in state.view()["reserve"]
    assert state.view()["hands"] == [{"joker": 1}, {}]
    assert state.to_move == 1


def test_r_26_round_and_round_from_the_player_whose_turn_it_is() -> None:
    state = play(GAME, begin(curve="Nd", layout=THREE_AT_E8), "lay Y1 Nd curve-NW")
    takers = []
    for kind in ("joker", "curve", "double"):
        assert phase(state) == "taking"
        takers.append(state.to_move)
        play(GAME, state, f"take {kind}")
    assert takers == [0, 1, 0]
    assert state.view()["hands"] == [{"double": 1, "joker": 1}, {"curve": 1}]
    assert (state.to_move, phase(state)) == (1, "reserve builders")


def test_r_26_begins_with_the_player_whose_turn_it_is() -> None:
    swapped = THREE_AT_E8.translate(str.maketrans("YRBG", "RYGB"))
    state = begin(curve="Nd", straight="Sc", layout=swapped)
    build(state, "lay B2 Sc straight-NS")
    play(GAME, state, "lay R1 Nd curve-NW")
    takers = []
    while phase(state) == "taking":
        takers.append(state.to_move)
        play(GAME, state, legal(GAME, state)[0])
    assert takers == [1, 0, 1]


def test_r_26_while_there_are_any() -> None:
    state = drift(begin(), lambda state: not state.view()["reserve"], "close")
    assert not any(state.view()["claims"])
    closed = len(state.view()["podium_order"])
    while not is_over(state):
        assert phase(state) != "taking"
        play(GAME, state, legal(GAME, state)[0])
    assert closed == 5
    assert len(state.view()["podium_order"]) == 12


def test_r_26_what_is_taken_is_no_longer_there() -> None:
    state = alone(apart(curve="Nc", straight="Nd"), "lay Y1 Nc curve-NE", "take joker")
    play(GAME, state, "builder joker Na", "lay Y3 Nd straight-NS", "close Y3")
    assert (
        str(refusal(GAME, state, "take joker"))
        == "R-26: there is no joker builder left in the reserve"
    )


def test_r_27_placed_at_the_start_of_the_next_turn() -> None:
    state = alone(apart(curve="Nc", straight="Sd"), "lay Y1 Nc curve-NE", "take joker")
    assert (state.to_move, phase(state)) == (0, "reserve builders")
    assert verbs(state) == {"builder"}
    assert str(refusal(GAME, state, "lay Y3 Sd straight-NS")) == (
        "R-27: place your builders from the reserve first; lay has to wait"
    )
    assert (
        str(refusal(GAME, state, "builder curve Na"))
        == "R-27: seat 0 has no curve builder to place"
    )
    assert refusal(GAME, state, "builder joker Sd").rule == "R-03"
    play(GAME, state, "builder joker Na")
    assert state.view()["pathway"]["Na"] == "joker"
    assert (state.to_move, phase(state)) == (0, "building")


def test_r_27_from_then_on_everybody_may_use_them() -> None:
    state = alone(apart(curve="Nc", straight="Sd"), "lay Y1 Nc curve-NE", "take joker")
    play(GAME, state, "builder joker Nj", "lay Y3 Sd straight-NS", "keep")
    assert state.to_move == 1
    assert len(pieces_for(state, "R1")) == 6


def test_r_27_all_of_them_in_any_order() -> None:
    state = play(GAME, begin(curve="Nd", layout=THREE_AT_E8), "lay Y1 Nd curve-NW")
    play(GAME, state, "take joker", "take curve", "take double", "builder curve W1")
    drift(state, lambda state: state.to_move == 0)
    assert {text.split()[1] for text in legal(GAME, state)} == {"joker", "double"}
    play(GAME, state, "builder double Na")
    assert {text.split()[1] for text in legal(GAME, state)} == {"joker"}


def test_r_27_even_with_no_workman_left() -> None:
    state = give_up(begin(players=4))
    assert phase(state) == "taking"
    play(GAME, state, legal(GAME, state)[0])
    drift(state, lambda state: state.view()["turn"] == 0)
    assert phase(state) == "reserve builders"
    play(GAME, state, legal(GAME, state)[0])
    assert state.view()["turn"] == 1
