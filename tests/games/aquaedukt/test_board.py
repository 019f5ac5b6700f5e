"""A-01 to A-04: spaces, regions, intersections, edges; boards that are loaded and refused."""

from collections.abc import Iterator

import pytest

from aquae.core.errors import Refusal, Refused
from aquae.games.aquaedukt.game import GAME
from aquae.games.aquaedukt.plans import BOARDS, drawn_board, parse_board
from tests.games.aquaedukt.script import begin
from tests.texts import legal, play

# As the rules page draws it.
PROVINCIA = """
.. 1 1 2 3 3 4 4 4 6 6 ..
7 1 1 2 3 3 4 5 5 6 6 12
7 7 2 2 9 10 10 5 5 11 12 12
7 7 8 8 9 9 10 10 5 11 12 12
13 13 8 8 8 9 15 15 11 11 16 16
13 17 8 14 14 14 15 15 11 11 16 16
13 17 17 18 18 14 19 19 20 20 16 16
.. 17 17 18 18 18 19 19 20 20 20 ..
"""
RANKS = [line.replace("..", "0").split() for line in PROVINCIA.split("\n") if line]


def text_with(**changes: str) -> str:
    """The default board as text, with other numbers on some spaces."""
    ranks = [rank[:] for rank in RANKS]
    for space, number in changes.items():
        ranks[8 - int(space[1])]["abcdefghijkl".index(space[0])] = number
    return "/".join(",".join(rank) for rank in ranks)


def refusal_of(text: str) -> Refusal:
    """Of a board to the letter, as records have it."""
    with pytest.raises(Refused) as caught:
        GAME.start(GAME.complete({"board": text}))
    return caught.value.refusal


def words(verb: str) -> list[str]:
    texts = GAME.vocabulary.texts
    return [text.split(" ", 1)[1] for text in texts if text.startswith(verb + " ")]


def lattice(columns: str, rows: str) -> Iterator[str]:
    """Every name but the four corners'."""
    for column in columns:
        for row in rows:
            if column not in (columns[0], columns[-1]) or row not in (rows[0], rows[-1]):
                yield column + row


def test_a_01_92_spaces_without_the_corners() -> None:
    spaces = list(lattice("abcdefghijkl", "12345678"))
    assert len(spaces) == 92
    assert words("mountain") == spaces
    assert legal(GAME, GAME.new()) == [f"mountain {space}" for space in spaces]


@pytest.mark.parametrize("text", ["mountain a1", "mountain l8", "spring A0", "canal D4-C4"])
def test_n_01_what_the_board_does_not_have_is_no_action(text: str) -> None:
    with pytest.raises(Refused) as caught:
        GAME.vocabulary.number(text)
    assert caught.value.refusal.rule == "N-01"


@pytest.mark.parametrize(
    "text",
    [
        text_with().rsplit("/", 1)[0],
        text_with() + "/" + ",".join(RANKS[-1]),
        text_with().replace("7,1,1", "7,1", 1),
    ],
)
def test_a_01_a_board_has_8_ranks_of_12(text: str) -> None:
    refusal = refusal_of(text)
    assert (refusal.rule, refusal.reason) == ("A-01", "a board has 8 ranks of 12 numbers each")


@pytest.mark.parametrize("corner", ["a1", "a8", "l1", "l8"])
def test_a_01_a_board_has_no_corners(corner: str) -> None:
    refusal = refusal_of(text_with(**{corner: "1"}))
    assert str(refusal) == f"A-01: {corner} is one of the missing corners, so it must be 0"


def test_a_02_the_default_board_is_the_one_of_the_rules() -> None:
    spaces = GAME.new().view()["spaces"]
    for rank, numbers in enumerate(RANKS):
        for file, number in zip("abcdefghijkl", numbers, strict=True):
            if number != "0":
                assert spaces[f"{file}{8 - rank}"]["region"] == int(number)


def test_a_02_twenty_regions_of_4_to_6_spaces() -> None:
    numbers = [space["region"] for space in GAME.new().view()["spaces"].values()]
    assert set(numbers) == set(range(1, 21))
    assert {numbers.count(number) for number in range(1, 21)} == {4, 5, 6}


@pytest.mark.parametrize("number", ["21", "x", "07", "", "-1", "..", "٧"])
def test_a_02_numbers_that_are_no_region(number: str) -> None:
    refusal = refusal_of(text_with(c4=number))
    assert str(refusal) == f"A-02: c4 has {number}, but regions are numbered from 1 to 20"


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"b8": "7"}, "region 1 has 3 spaces, but a region must have 4, 5 or 6"),
        ({"l5": "16"}, "region 16 has 7 spaces, but a region must have 4, 5 or 6"),
        (
            {"b8": "2", "c8": "2", "b7": "2", "c7": "2"},
            "regions without a space: 1",
        ),
        ({"c4": "0"}, "spaces without a region: c4"),
        ({"l7": "1"}, "region 1 is not in one piece"),
        # f2 touches the others of region 14, d3 e3 e4, at a corner only.
        ({"f3": "15", "e4": "14"}, "region 14 is not in one piece"),
    ],
)
def test_a_02_regions_of_wrong_size_or_in_pieces(changes: dict[str, str], reason: str) -> None:
    assert str(refusal_of(text_with(**changes))) == f"A-02: {reason}"


def test_a_02_an_unknown_name_says_which_boards_there_are() -> None:
    assert str(refusal_of("italia")) == (
        "A-02: there is no board called italia; choose from: provincia"
    )


def test_a_02_a_board_written_out_is_played_on() -> None:
    text = text_with(l7="6")
    state = begin("a2 a3 a4 a5 a6 b2 b3 b1", board=text)
    assert state.options()["board"] == text
    play(GAME, state, "roll", "die 6")
    assert "house 3 l7" in legal(GAME, state)
    assert parse_board(text).text() == text


def test_a_02_the_default_board_written_out_is_the_same_board() -> None:
    assert BOARDS["provincia"].text() == text_with()
    assert GAME.new(board=text_with()).view() == GAME.new().view()


def test_a_02_a_drawing_in_a_file_is_read() -> None:
    drawing = "# Provincia\n" + PROVINCIA.replace("6 6 ..", "6 6 .. # the north", 1)
    assert drawn_board(drawing) == text_with()
    assert drawn_board(text_with().replace("/", "\n")) == text_with()
    assert drawn_board(text_with()) == text_with()


def test_a_03_113_intersections() -> None:
    points = list(lattice("ABCDEFGHIJKLM", "012345678"))
    assert len(points) == 113
    assert words("spring") == points


def test_a_03_a_space_lies_between_the_corners_named_after_it() -> None:
    """A canal around c4 (C3 D3 C4 D4) waters it, whichever of the four sides it takes."""
    for side in ("C3-D3", "C4-D4", "C3-C4", "D3-D4"):
        state = play(GAME, begin(), f"spring {side[:2]}", f"canal {side}")
        assert state.view()["spaces"]["c4"]["supply"] == 1


def test_a_04_204_edges_smaller_point_first() -> None:
    points = set(words("spring"))
    east = [
        f"{a}{y}-{b}{y}"
        for a, b in zip("ABCDEFGHIJKL", "BCDEFGHIJKLM", strict=True)
        for y in range(9)
        if {f"{a}{y}", f"{b}{y}"} <= points
    ]
    north = [
        f"{x}{y}-{x}{y + 1}"
        for x in "ABCDEFGHIJKLM"
        for y in range(8)
        if {f"{x}{y}", f"{x}{y + 1}"} <= points
    ]
    assert len(east + north) == 204
    assert words("canal") == sorted(east + north)


@pytest.mark.parametrize(
    ("spring", "canals"),
    [
        ("A1", ["A1-A2", "A1-B1"]),
        ("B0", ["B0-B1", "B0-C0"]),
        ("F0", ["E0-F0", "F0-F1", "F0-G0"]),
        ("M4", ["L4-M4", "M3-M4", "M4-M5"]),
        # Inside region 8, and on the border of three regions.
        ("D4", ["C4-D4", "D3-D4", "D4-D5", "D4-E4"]),
        ("F6", ["E6-F6", "F5-F6", "F6-F7", "F6-G6"]),
    ],
)
def test_a_04_edges_inside_regions_and_along_the_rim(spring: str, canals: list[str]) -> None:
    state = play(GAME, begin(), f"spring {spring}")
    assert [text for text in legal(GAME, state) if text.startswith("canal")] == [
        f"canal {edge}" for edge in canals
    ]
