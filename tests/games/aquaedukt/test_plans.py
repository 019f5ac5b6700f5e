"""Boards as plans: everything that is wrong at once and where, and boards made up from numbers."""

import pytest

from aquae.core.errors import BadOptions, Refused
from aquae.core.plan import Flaw
from aquae.games.aquaedukt.game import GAME
from aquae.games.aquaedukt.plans import BoardPlans, generate_board, parse_board
from tests.games.aquaedukt.referee import read_board
from tests.games.aquaedukt.test_board import PROVINCIA, text_with

PLANS = BoardPlans()
NUMBERS = range(60)


def told(flaws: list[Flaw]) -> list[str]:
    return [str(flaw.refusal) for flaw in flaws]


def test_a_02_a_sound_board_has_no_flaws() -> None:
    assert PLANS.flaws("provincia", 2) == []
    assert PLANS.flaws(text_with(), 4) == []
    assert PLANS.written_out("provincia", 3) == text_with()
    assert PLANS.written_out(text_with(), 3) == text_with()


def test_a_02_every_flaw_is_told_with_its_places() -> None:
    flaws = PLANS.flaws(text_with(a1="3", e4="0", l7="1", b8="99"), 2)
    assert told(flaws) == [
        "A-01: a1 is one of the missing corners, so it must be 0",
        "A-02: b8 has 99, but regions are numbered from 1 to 20",
        "A-02: spaces without a region: e4",
        "A-02: region 1 is not in one piece",
    ]
    assert [flaw.places for flaw in flaws] == [
        ["a1"],
        ["b8"],
        ["e4"],
        ["b7", "c7", "c8", "l7"],
    ]


def test_a_02_what_is_played_on_is_refused_with_the_first_flaw() -> None:
    text = text_with(a1="3", l7="1")
    with pytest.raises(Refused) as caught:
        GAME.new(board=text)
    assert caught.value.refusal == PLANS.flaws(text, 2)[0].refusal


def test_a_02_a_region_may_be_too_large_and_in_pieces() -> None:
    changes = dict.fromkeys(["a7", "a6", "b6"], "20")
    assert told(PLANS.flaws(text_with(**changes), 2)) == [
        "A-02: region 7 has 2 spaces, but a region must have 4, 5 or 6",
        "A-02: region 20 has 8 spaces, but a region must have 4, 5 or 6",
        "A-02: region 20 is not in one piece",
    ]


def test_a_02_of_an_empty_board_it_is_told_how_much_is_missing() -> None:
    empty = "/".join([",".join(["0"] * 12)] * 8)
    bare, regions = PLANS.flaws(empty, 2)
    assert str(bare.refusal) == "A-02: spaces without a region: 92"
    assert len(bare.places) == 92
    assert str(regions.refusal).startswith("A-02: regions without a space: 1, 2, 3,")
    assert regions.places == []


@pytest.mark.parametrize("text", ["", "italia", "1,2/3", "/"])
def test_a_02_what_is_no_board_has_flaws_of_no_place(text: str) -> None:
    (flaw,) = PLANS.flaws(text, 2)
    assert flaw.places == []


def test_a_02_a_board_option_may_be_a_number_or_a_drawing() -> None:
    assert GAME.read_option("board", "number:7") == generate_board(7).text()
    assert GAME.read_option("board", " number:7 ", 4) == generate_board(7).text()
    assert GAME.read_option("board", PROVINCIA) == text_with()
    assert GAME.read_option("board", "provincia") == "provincia"
    with pytest.raises(BadOptions, match="whole number"):
        GAME.read_option("board", "number:seven")
    with pytest.raises(BadOptions, match="players is 2, 3, 4; not 5"):
        GAME.read_option("board", "number:7", 5)


def test_a_02_boards_from_numbers_are_boards_by_the_referee_too() -> None:
    texts = [generate_board(number).text() for number in NUMBERS]
    assert [parse_board(text).text() for text in texts] == texts
    for text in texts:
        assert len(read_board(text)) == 92
    assert len(set(texts)) == len(texts)


def test_a_02_the_board_of_a_number_never_changes() -> None:
    """Records hold the text, but people tell each other numbers."""
    assert generate_board(7).text() == BOARD_7


BOARD_7 = (
    "0,1,1,2,2,2,3,3,4,4,5,0/1,1,1,1,2,6,3,3,4,5,5,5/7,7,7,7,6,6,6,8,4,9,9,9/10,10,10"
    ",11,11,11,8,8,8,9,12,12/13,10,10,11,11,11,8,8,14,12,12,12/13,13,10,15,16,16,17,1"
    "7,14,18,19,19/13,13,15,15,16,16,17,17,14,18,19,19/0,13,15,15,20,20,20,20,14,18,1"
    "8,0"
)
