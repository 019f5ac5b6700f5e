"""R-12 to R-22: aqueducts, sight, laying tiles, moving builders."""

import pytest

from aquae.core.state import State
from aquae.games.aqua_romana.game import GAME
from tests.games.aqua_romana.script import (
    LOOP,
    LOOP_WITH_RED,
    SOUTH_LOOP_WITH_RED,
    alone,
    apart,
    begin,
    build,
    drift,
    fit_a_loop,
    phase,
    pieces_for,
    podium,
    recorded,
    where,
)
from tests.texts import legal, play, refusal


def pathway(state: State) -> dict[str, str]:
    slots: dict[str, str] = state.view()["pathway"]
    return slots


def extra_squares(state: State) -> set[str]:
    return {text.split()[1] for text in legal(GAME, state)}


# Words


def test_r_12_the_course_goes_piece_by_piece() -> None:
    state = build(begin(straight="E8"), "lay Y1 E8 straight-EW")
    assert state.view()["workmen"]["Y1"]["course"] == ["b8 EW", "a8 ES"]


def test_r_12_pieces_not_joined_to_an_outlet_belong_to_no_aqueduct() -> None:
    state = fit_a_loop(LOOP)
    courses = [workman["course"] for workman in state.view()["workmen"].values()]
    assert not {step[:2] for course in courses for step in course} & {"j8", "k8", "k7"}
    assert where(state, "Y1") == ("i7", "E", 0)


def test_r_13_the_front_is_beyond_the_last_square() -> None:
    state = begin(curve="E8")
    assert state.view()["workmen"]["Y1"]["front"] == "b8"
    build(state, "lay Y1 E8 curve-SE")
    assert state.view()["workmen"]["Y1"]["front"] == "b7"


def test_r_13_an_aqueduct_without_a_square_can_be_closed_for_nothing() -> None:
    state = play(GAME, begin(curve="E8"), "lay Y2 E8 curve-NE", "close Y1")
    assert podium(state, "Y1") == 0


def test_r_14_closed_by_the_rim() -> None:
    state = play(GAME, begin(curve="E8"), "lay Y1 E8 curve-NE")
    assert podium(state, "Y1") == 1


def test_r_14_closed_by_a_piece_without_a_way_in() -> None:
    state = alone(apart(curve="Nd", straight="E7"), "lay Y3 Nd curve-NW")
    play(GAME, state, "lay Y3 E7 straight-EW")
    assert podium(state, "Y2") == 0
    assert where(state, "Y3") == ("c7", "W", 2)


def test_r_14_closed_by_a_reservoir_without_a_way_in() -> None:
    state = alone(apart(curve="Nd W7 Ne"), "lay Y3 Nd curve-NE", "lay Y3 W7 curve-NW")
    assert state.view()["workmen"]["Y3"]["front"] == "e8"
    play(GAME, state, "lay Y3 Ne curve-SW")
    assert podium(state, "Y3") == 3


def test_r_15_the_workman_stands_on_the_last_square() -> None:
    state = alone(apart(straight="Nd", curve="Sd"), "lay Y3 Nd straight-NS")
    assert where(state, "Y3") == ("d7", "S", 1)
    assert where(alone(state, "lay Y3 Sd curve-NE"), "Y3") == ("d6", "E", 2)


def test_r_16_loose_pieces_become_part_of_the_aqueduct() -> None:
    state = fit_a_loop(LOOP)
    play(GAME, state, "lay Y1 W7 curve-NW")
    assert state.view()["workmen"]["Y1"]["course"] == ["j7 WN", "j8 SE", "k8 WS", "k7 NW"]
    assert podium(state, "Y1") == 4


# Sight and tiles


def test_r_17_a_workman_sees_the_ends_of_his_file_and_rank() -> None:
    state = apart(curve="Nd", straight="E8", bridge="Sd", double="W8")
    slots = [text.split()[2] for text in legal(GAME, state) if text.startswith("lay Y3 ")]
    assert sorted(set(slots)) == ["E8", "Nd", "Sd", "W8"]
    assert state.view()["workmen"]["Y3"]["sees"] == ["Nd", "E8", "Sd", "W8"]
    assert str(refusal(GAME, state, "lay Y3 Nc bridge")) == (
        "R-17: there is no master builder on Nc"
    )
    assert str(refusal(GAME, state, "lay Y2 Sd bridge")) == "R-17: Y2 on c8 does not see Sd"


def test_r_17_nothing_blocks_the_view() -> None:
    state = alone(apart(straight="Nd", curve="Ne", bridge="Sd"), "lay Y3 Nd straight-NS")
    alone(state, "lay Y3 Sd bridge")
    assert where(state, "Y3") == ("d6", "S", 2)
    state = play(GAME, apart(straight="Sd", curve="Nd"), "lay Y3 Sd straight-NS", "keep")
    build(state, "shift Sg")
    assert "lay Y3 Nd curve-NE" in legal(GAME, state)


@pytest.mark.parametrize(
    ("kind", "pieces"),
    [
        ("curve", ["curve-NE", "curve-NW"]),
        ("straight", ["straight-NS"]),
        ("bridge", ["bridge"]),
        ("double", ["double-NE", "double-NW"]),
    ],
)
def test_r_18_a_builder_hands_out_his_kind(kind: str, pieces: list[str]) -> None:
    state = apart(**{kind: "Nd"})
    assert pieces_for(state, "Y3") == pieces
    others = {"curve-NE", "straight-NS", "bridge", "double-NE"} - set(pieces)
    for piece in others:
        why = refusal(GAME, state, f"lay Y3 Nd {piece}")
        assert str(why) == f"R-18: Nd holds the {kind} builder"


def test_r_18_the_tile_must_extend_the_aqueduct() -> None:
    why = refusal(GAME, apart(curve="Nd"), "lay Y3 Nd curve-SE")
    assert str(why) == (
        "R-18: curve-SE on d7 has no way in on its N side, where the aqueduct of Y3 ends"
    )
    assert why.things == ("curve-SE", "d7", "N", "Y3")


def test_r_18_the_joker_hands_out_any_kind() -> None:
    state = alone(apart(curve="Nc"), "lay Y1 Nc curve-NE", "take joker", "builder joker Sd")
    assert pieces_for(state, "Y3") == (
        ["bridge", "curve-NE", "curve-NW", "double-NE", "double-NW", "straight-NS"]
    )


def short_lays(state: State) -> list[str]:
    """Tiles that can be laid with a builder of whose kind none is left."""
    if phase(state) != "building":
        return []
    stock = {"joker": 1, **state.view()["stock"]}
    return [text for text in legal(GAME, state) if stock[pathway(state)[text.split()[2]]] == 0]


def test_r_20_without_a_kind_any_other_does() -> None:
    state = drift(begin(), lambda state: len(short_lays(state)) > 0, "straight keep")
    verb, workman, slot, _ = short_lays(state)[0].split()
    assert state.view()["pathway"][slot] == "straight"
    pieces = [text for text in legal(GAME, state) if f"{workman} {slot} " in text]
    assert {text.split()[3].split("-")[0] for text in pieces} == {"curve", "bridge", "double"}
    why = refusal(GAME, state, f"{verb} {workman} {slot} straight-NS")
    assert str(why) == "R-20: no straight tile is left"


def extra_kind_is_short(state: State) -> bool:
    view = state.view()
    return phase(state) == "extra tile" and view["stock"][view["extra_kind"]] == 0


def test_r_20_for_the_extra_tile_too() -> None:
    state = drift(begin(), extra_kind_is_short, "straight keep")
    assert state.view()["extra_kind"] == "straight"
    pieces = [text.split()[2] for text in legal(GAME, state)]
    assert {piece.split("-")[0] for piece in pieces} == {"curve", "bridge", "double"}
    square = legal(GAME, state)[0].split()[1]
    assert str(refusal(GAME, state, f"extra {square} straight-NS")) == (
        "R-20: no straight tile is left"
    )


# No joining: R-19


def test_r_19_never_two_outlets_of_one_reservoir() -> None:
    state = alone(apart(curve="Nd E7"), "lay Y3 Nd curve-NW")
    assert str(refusal(GAME, state, "lay Y3 E7 curve-NE")) == (
        "R-19: curve-NE on c7 would join the aqueducts of Y2 and Y3"
    )
    assert "lay Y3 E7 curve-SE" in legal(GAME, state)


def test_r_19_holds_for_aqueducts_closed_by_choice() -> None:
    state = play(GAME, apart(curve="Nd E7"), "lay Y3 Nd curve-NW", "close Y2", "take joker")
    build(state, "shift Sg")
    play(GAME, state, "builder joker Na")
    assert podium(state, "Y2") == 0
    assert refusal(GAME, state, "lay Y3 E7 curve-NE").rule == "R-19"
    assert "lay Y3 E7 curve-SE" in legal(GAME, state)


@pytest.mark.parametrize(
    ("layout", "rank", "away", "towards"),
    [(LOOP_WITH_RED, 7, "curve-NW", "curve-SW"), (SOUTH_LOOP_WITH_RED, 2, "curve-SW", "curve-NW")],
)
def test_r_19_never_two_reservoirs_not_even_through_the_second_channel(
    layout: str, rank: int, away: str, towards: str
) -> None:
    state = fit_a_loop(layout)
    assert pieces_for(state, "Y1") == [away, "straight-EW"]
    double = f"E{rank} double"
    for lay in ("Ni bridge", f"{double}-NW", f"{double}-NE", f"W{rank} {towards}"):
        why = refusal(GAME, state, f"lay Y1 {lay}")
        assert why.rule == "R-19"
        assert set(why.things[2:]) == {"Y1", "R1"}


def test_r_19_an_aqueduct_may_cross_itself() -> None:
    assert pieces_for(fit_a_loop(LOOP), "Y1") == (
        ["bridge", "curve-NW", "curve-SW", "double-NE", "double-NW", "straight-EW"]
    )


# Workmen and builders move


def test_r_21_every_aqueduct_that_the_tile_touches_is_extended() -> None:
    state = begin(bridge="Ni", layout=LOOP_WITH_RED)
    build(state, "lay Y1 Ni bridge")
    assert where(state, "Y1") == ("j7", "E", 1)
    assert where(state, "R1") == ("j7", "N", 1)


def test_r_21_or_closed_whoever_owns_it() -> None:
    state = begin(straight="Ni", layout=LOOP_WITH_RED)
    play(GAME, state, "lay Y1 Ni straight-EW", "keep")
    assert podium(state, "R1") == 0
    assert (state.to_move, phase(state)) == (1, "taking")


def test_r_22_the_builder_moves_to_the_next_free_slot() -> None:
    state = begin(curve="Nc Nd Ne", straight="Nf")
    build(state, "lay Y2 Nc curve-NE")
    assert "Nc" not in pathway(state)
    assert [pathway(state)[slot] for slot in ("Nd", "Ne", "Nf")] == ["curve", "curve", "straight"]
    assert pathway(state)["Nh"] == "curve"


@pytest.mark.parametrize(
    ("lay", "to"), [("lay Y2 W8 curve-NE", "Na"), ("lay B2 E1 curve-SE", "Sj")]
)
def test_r_22_a_fountain_brings_one_more_tile(lay: str, to: str) -> None:
    state = play(GAME, begin(curve=lay.split()[2]), lay)
    assert pathway(state)[to] == "curve"
    assert phase(state) == "extra tile"
    assert str(refusal(GAME, state, "keep")) == (
        "R-22: a fountain was passed: one more tile is laid before keep"
    )
    play(GAME, state, "extra f4 curve-SW")
    assert state.view()["pieces"]["f4"] == "curve-SW"
    assert state.view()["stock"]["curve"] == 19
    assert phase(state) == "closing"


def test_r_22_no_fountain_no_tile() -> None:
    state = play(GAME, begin(curve="Si"), "lay B2 Si curve-SE")
    assert pathway(state)["Sh"] == "curve"
    assert phase(state) == "closing"
    assert refusal(GAME, state, "extra f4 curve-SW").rule == "R-25"


def test_r_22_jumping_over_builders_passes_the_fountain_too() -> None:
    state = begin(curve="Ni Nj Nk")
    build(state, "lay B2 Ni curve-SE")
    assert phase(state) == "extra tile"
    assert pathway(state)["E8"] == "curve"


def test_r_22_the_extra_tile_is_of_the_kind_laid_and_joins_no_aqueduct() -> None:
    state = play(GAME, begin(curve="W8"), "lay Y2 W8 curve-NE")
    for text, why in [
        ("extra f4 bridge", "R-22: the tile just laid was a curve, not a bridge"),
        ("extra b8 curve-NE", "R-22: the aqueduct of Y1 ends in front of b8"),
        ("extra j8 curve-NE", "R-22: the aqueduct of R3 ends in front of j8"),
        ("extra c7 curve-NE", "R-22: c7 is not blank: it holds curve-NE"),
        ("extra a8 curve-SE", "R-02: a8 carries a printed curve"),
        ("extra c8 curve-SE", "R-08: c8 is covered by a reservoir"),
    ]:
        assert str(refusal(GAME, state, text)) == why
    # Y2 and Y3 now face the same square.
    fronts = {workman["front"] for workman in state.view()["workmen"].values()}
    assert len(fronts) == 11
    assert len(extra_squares(state)) == 84 - 8 - 1 - 11
    assert not extra_squares(state) & fronts
    assert len(legal(GAME, state)) == 4 * len(extra_squares(state))


def test_r_22_nor_an_aqueduct_closed_by_choice() -> None:
    state = play(GAME, apart(curve="Nd W8"), "lay Y3 Nd curve-NE", "close Y1", "take joker")
    build(state, "shift Sg")
    play(GAME, state, "builder joker Na", "lay Y2 W8 curve-NW")
    assert str(refusal(GAME, state, "extra b8 curve-SE")) == (
        "R-22: the aqueduct of Y1 ends in front of b8"
    )


def test_r_22_no_extra_tile_where_there_is_no_place() -> None:
    *before, last = recorded("full_board.txt")
    state = play(GAME, GAME.new(), *before)
    _, _, slot, _ = last.split()
    assert slot == "Nk"  # Beyond it stands a fountain.
    play(GAME, state, last)
    view = state.view()
    assert view["phase"] == "closing"
    assert view["extra_kind"] is None
    blank = 88 - 8 - len(view["pieces"])
    assert blank == 5


def test_r_22_closed_by_the_tile_just_laid_is_closed_for_the_extra_tile() -> None:
    state = play(GAME, begin(curve="W8"), "lay Y1 W8 curve-NE")
    assert phase(state) == "extra tile"
    assert podium(state, "Y1") is None
    assert state.view()["workmen"]["Y1"]["square"] is None
    assert "extra a7 curve-NE" in legal(GAME, state)
    play(GAME, state, "extra a7 curve-NE")
    assert phase(state) == "taking"
    assert podium(state, "Y1") == 1
