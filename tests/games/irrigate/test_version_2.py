"""What version 2 changed: owners ask for another price, only declined proposals count (I-26)."""

import pytest

from aquae.core.errors import Refused
from aquae.core.state import State
from aquae.games.irrigate.game import GAME
from tests.games.irrigate.script import main_game, table, things, tile, verbs
from tests.texts import legal, play, refusal

BUY = "propose buy 5,-1"
DECLINED = [BUY, "price 0", "decline"]
ASKED_AND_DECLINED = [BUY, "price 0", "ask 1", "decline"]


def proposed(money: int, price: int) -> State:
    """Seat 0 with so much money has proposed to buy the Tap of seat 1 at this price."""
    return play(GAME, table(money=[money, 0]), BUY, f"price {price}")


def asks(state: State) -> list[int]:
    return [int(price) for price in things(state, "ask")]


# Which prices can be asked: I-26


def test_i_26_there_are_prices_from_1_to_99_to_ask() -> None:
    texts = [text for text in GAME.vocabulary.texts if text.startswith("ask ")]
    assert texts == [f"ask {price}" for price in range(1, 100)]
    for text in ("ask 0", "ask 100", "ask", "ask 06"):
        with pytest.raises(Refused, match="N-01"):
            GAME.vocabulary.number(text)


def test_i_26_the_owner_accepts_declines_or_asks() -> None:
    state = proposed(money=9, price=7)
    assert state.to_move == 1
    assert set(legal(GAME, state)) == {"accept", "decline", "ask 8", "ask 9"}


@pytest.mark.parametrize("price", [1, 6, 7])
def test_i_26_only_more_than_the_price_named_is_asked(price: int) -> None:
    assert refusal(GAME, proposed(money=9, price=7), f"ask {price}").rule == "I-26"


def test_i_26_only_what_the_proposer_can_pay_is_asked() -> None:
    assert asks(proposed(money=9, price=0)) == list(range(1, 10))
    assert refusal(GAME, proposed(money=9, price=0), "ask 10").rule == "I-26"
    state = proposed(money=9, price=9)
    assert set(legal(GAME, state)) == {"accept", "decline"}
    assert refusal(GAME, state, "ask 10").rule == "I-26"


def test_i_26_the_tax_on_top() -> None:
    state = play(GAME, table(money=[9, 0]), "rotate 2,1 NES", BUY, "price 5")
    assert asks(state) == [6, 7]
    assert refusal(GAME, state, "ask 8").rule == "I-26"
    state = play(GAME, table(money=[9, 0]), "rotate 2,1 NES", BUY, "price 7")
    assert asks(state) == []


def test_i_26_at_most_99_is_asked() -> None:
    assert asks(proposed(money=150, price=0)) == list(range(1, 100))
    assert asks(proposed(money=150, price=98)) == [99]
    assert asks(proposed(money=150, price=99)) == []


def test_i_26_only_a_proposal_is_answered_so() -> None:
    state = table(money=[9, 9])
    assert refusal(GAME, state, "ask 5").rule in ("I-13", "I-26")
    assert "ask" not in verbs(play(GAME, state, BUY))
    state = play(GAME, table(money=[9, 9]), "solicit")
    assert "ask" not in verbs(state)
    assert "ask" not in verbs(play(GAME, state, "offer 2,1 NES"))
    assert "ask" not in verbs(play(GAME, state, "price 5"))


def test_i_26_nobody_asks_without_bargaining() -> None:
    state = table(money=[9, 9], bargaining=False)
    assert not verbs(state) & {"propose", "ask"}
    assert refusal(GAME, state, "ask 5").rule in ("I-13", "I-26")


# What follows from asking: I-26


def test_i_26_the_proposer_answers_and_no_more_is_asked() -> None:
    state = play(GAME, proposed(money=9, price=4), "ask 6")
    assert state.to_move == 0
    assert set(legal(GAME, state)) == {"accept", "decline"}
    for text in ("ask 7", "ask 5", "price 5", "end", BUY):
        assert refusal(GAME, state, text).rule == "I-26"


def test_i_26_bought_at_the_price_asked() -> None:
    state = play(GAME, proposed(money=9, price=4), "ask 6")
    assert (tile(state, "5,-1")["owner"], state.scores()) == (1, [9, 0])
    play(GAME, state, "accept")
    assert (tile(state, "5,-1")["owner"], state.scores()) == (0, [3, 6])
    assert (state.to_move, state.view()["actions_done"]) == (0, 1)


def test_i_26_turned_at_the_price_asked_and_the_tax_goes_to_the_bank() -> None:
    state = play(GAME, table(money=[9, 0]), "rotate 2,1 NES", "propose rotate 5,-1 NES")
    play(GAME, state, "price 1", "ask 7", "accept")
    assert (tile(state, "5,-1")["exits"], tile(state, "5,-1")["owner"]) == ("NES", 1)
    assert state.scores() == [0, 7]
    assert state.view()["actions_done"] == 2


def test_i_26_accepted_without_asking_at_the_price_named() -> None:
    state = play(GAME, proposed(money=9, price=4), "accept")
    assert (tile(state, "5,-1")["owner"], state.scores()) == (0, [5, 4])


def test_i_26_the_proposer_may_decline_what_is_asked() -> None:
    state = play(GAME, proposed(money=9, price=4), "ask 6", "decline")
    assert (tile(state, "5,-1")["owner"], state.scores()) == (1, [9, 0])
    assert (state.to_move, state.view()["actions_done"]) == (0, 0)
    assert "propose" in verbs(state)


def test_i_26_it_is_between_the_proposer_and_the_owner() -> None:
    state = table(players=4, seat=1, to_move=1, money=[5, 9, 5, 5])
    play(GAME, state, "propose buy 2,-1", "price 2")
    assert state.to_move == 3
    play(GAME, state, "ask 8")
    assert state.to_move == 1
    play(GAME, state, "accept")
    assert (tile(state, "2,-1")["owner"], state.scores()) == (1, [5, 1, 5, 13])


# Declined proposals: I-26


def test_i_26_three_declined_and_no_more_in_this_turn() -> None:
    state = play(GAME, table(money=[9, 0]), *DECLINED * 2)
    assert "propose" in verbs(state)
    play(GAME, state, *DECLINED)
    assert "propose" not in verbs(state)
    for text in (BUY, "propose rotate 5,-1 NES"):
        assert refusal(GAME, state, text).rule == "I-26"
    assert {"rotate", "solicit", "end"} <= verbs(state)


@pytest.mark.parametrize(
    "texts",
    [
        [*DECLINED, *DECLINED, *ASKED_AND_DECLINED],
        [*ASKED_AND_DECLINED, *DECLINED, *ASKED_AND_DECLINED],
        ASKED_AND_DECLINED * 3,
    ],
)
def test_i_26_whoever_declined_them(texts: list[str]) -> None:
    state = play(GAME, table(money=[9, 0]), *texts)
    assert refusal(GAME, state, BUY).rule == "I-26"
    assert "propose" not in verbs(state)


def test_i_26_whichever_owner_declined_them() -> None:
    state = table(players=3, money=[9, 0, 0])
    play(GAME, state, *DECLINED * 2, "propose buy 2,-1", "price 0", "decline")
    assert refusal(GAME, state, BUY).rule == "I-26"
    assert refusal(GAME, state, "propose buy 2,-1").rule == "I-26"


def test_i_26_accepted_proposals_do_not_count() -> None:
    state = table(money=[30, 0])
    for exits in ("NES", "NSW", "ESW", "NEW"):  # tax 0, 2, 3, 4
        play(GAME, state, f"propose rotate 5,-1 {exits}", "price 0", "accept")
    assert state.scores() == [21, 0]
    play(GAME, state, *DECLINED * 2)
    assert "propose" in verbs(state)
    play(GAME, state, *DECLINED)
    assert refusal(GAME, state, BUY).rule == "I-26"


def test_i_26_nor_do_those_accepted_at_the_price_asked() -> None:
    state = table(money=[30, 0])
    for exits in ("NES", "NSW", "ESW"):
        play(GAME, state, f"propose rotate 5,-1 {exits}", "price 0", "ask 1", "accept")
    assert state.scores() == [22, 3]
    assert "propose" in verbs(state)


def test_i_26_an_accepted_one_between_does_not_begin_the_count_anew() -> None:
    state = play(GAME, table(money=[30, 0]), *DECLINED * 2)
    play(GAME, state, "propose rotate 5,-1 NES", "price 0", "accept", *DECLINED)
    assert refusal(GAME, state, BUY).rule == "I-26"


def test_i_26_what_is_declined_costs_no_tax() -> None:
    state = play(GAME, table(money=[9, 0]), *DECLINED, *ASKED_AND_DECLINED)
    assert (state.view()["actions_done"], state.view()["tax"]) == (0, 0)
    assert state.scores() == [9, 0]


def test_i_26_the_next_turn_begins_the_count_anew() -> None:
    own = ["propose buy 2,1", "price 0", "decline"]
    state = play(GAME, main_game(), *own * 3)
    assert refusal(GAME, state, "propose buy 2,1").rule == "I-26"
    play(GAME, state, "end", "draw", "tile grey tee", "place 1,1 NES")
    play(GAME, state, *DECLINED * 2)
    assert "propose" in verbs(state)
    play(GAME, state, "end", "draw", "tile grey tee", "place 0,1 NES")
    assert state.to_move == 1
    play(GAME, state, *own * 2)
    assert "propose" in verbs(state)
