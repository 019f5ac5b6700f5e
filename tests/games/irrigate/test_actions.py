"""I-21 to I-28: bargaining, actions, tax and income."""

from aquae.core.state import State
from aquae.games.irrigate.game import GAME
from tests.games.irrigate.script import (
    cells,
    holding_tile,
    irrigated,
    main_game,
    table,
    things,
    tile,
    verbs,
)
from tests.texts import legal, play, refusal

# Bargaining over a placement: I-21, I-22


def test_i_21_everybody_is_asked_once_clockwise() -> None:
    state = holding_tile("grey corner", players=4, seat=2, to_move=2, money=[5, 0, 5, 120])
    places = things(state, "place")
    play(GAME, state, "solicit")
    assert state.to_move == 3
    assert legal(GAME, state) == ["no offer", *(f"offer {place}" for place in places)]
    assert refusal(GAME, state, "offer 9,9 NE").rule == "I-16"
    assert refusal(GAME, state, "offer 1,1 NES").rule == "I-04"
    play(GAME, state, "offer 1,1 NE")
    assert state.to_move == 3
    assert legal(GAME, state) == [f"price {price}" for price in range(100)]
    play(GAME, state, "price 99", "no offer")
    assert state.to_move == 1
    play(GAME, state, "offer 1,1 NE")
    assert legal(GAME, state) == ["price 0"]
    assert str(refusal(GAME, state, "price 1")) == "I-21: seat 1 can pay at most 0, not 1"
    play(GAME, state, "price 0")
    assert state.to_move == 2
    assert legal(GAME, state) == ["take 1", "take 3", *(f"place {place}" for place in places)]
    assert str(refusal(GAME, state, "solicit")) == (
        "I-21: you have already asked for offers for this tile"
    )


def test_i_21_who_has_withdrawn_is_not_asked() -> None:
    state = holding_tile("grey corner", players=3, passes=[0, 2, 0])
    assert play(GAME, state, "solicit").to_move == 2
    assert play(GAME, state, "no offer").to_move == 0


def test_i_21_only_after_the_draw() -> None:
    for state in (GAME.new(), table(phase="start")):
        assert str(refusal(GAME, state, "solicit")) == (
            "I-13: begin your turn by drawing a tile or passing; solicit is not possible now"
        )


def test_i_21_a_price_follows_every_offer() -> None:
    state = play(GAME, holding_tile("grey corner"), "solicit")
    assert refusal(GAME, state, "place 1,1 NE").rule == "I-21"
    play(GAME, state, "offer 1,1 NE")
    assert str(refusal(GAME, state, "no offer")) == (
        "I-21: the offer still needs a price, so no offer has to wait"
    )


def test_i_22_taking_an_offer() -> None:
    state = holding_tile("grey corner", players=3, money=[5, 5, 9])
    play(GAME, state, "solicit", "no offer", "offer 1,1 NE", "price 8")
    assert str(refusal(GAME, state, "take 1")) == "I-22: there is no offer from seat 1 to take"
    assert str(refusal(GAME, state, "take 3")) == "I-22: there is no offer from seat 3 to take"
    play(GAME, state, "take 2")
    assert (tile(state, "1,1")["exits"], tile(state, "1,1")["owner"]) == ("NE", None)
    assert state.scores() == [13, 5, 1]
    assert (state.to_move, state.view()["phase"]) == (0, "acting")
    assert refusal(GAME, state, "take 2").rule == "I-27"


def test_i_22_going_on_freely() -> None:
    state = holding_tile("grey corner", money=[5, 9])
    play(GAME, state, "solicit", "offer 1,1 NE", "price 8", "place 1,1 SW")
    assert (tile(state, "1,1")["exits"], state.scores()) == ("SW", [5, 9])
    assert "take" not in verbs(state)


def test_i_22_in_the_early_game_too() -> None:
    state = play(GAME, GAME.new(), "draw", "tile red tee", "solicit", "offer 6,1 NES", "price 5")
    play(GAME, state, "take 1")
    assert (state.scores(), state.to_move) == ([10, 0], 1)


def test_without_bargaining_nobody_pays_anybody() -> None:
    """Option bargaining: no I-21, I-22, I-26 and I-27."""
    state = holding_tile("grey corner", bargaining=False)
    assert verbs(state) == {"place"}
    assert str(refusal(GAME, state, "solicit")) == "I-21: this game is played without bargaining"
    play(GAME, state, "place 1,1 NE")
    assert verbs(state) == {"rotate", "end"}
    assert str(refusal(GAME, state, "solicit")) == "I-27: this game is played without bargaining"
    assert str(refusal(GAME, state, "propose buy 5,-1")) == (
        "I-26: this game is played without bargaining"
    )


# Actions: I-23 to I-25


def test_i_23_own_land_turns_for_nothing() -> None:
    state = table(money=[0, 5])
    assert things(state, "rotate") == ["2,1 NES", "2,1 NEW", "2,1 NSW"]
    play(GAME, state, "rotate 2,1 NES")
    assert (tile(state, "2,1")["exits"], state.scores()) == ("NES", [0, 5])


def test_i_23_land_of_the_bank_for_three() -> None:
    state = table(money=[3, 5])
    assert cells(state, "rotate") == {"2,1", "5,1", "2,-1"}
    play(GAME, state, "rotate 5,1 NES")
    assert (tile(state, "5,1")["exits"], state.scores()) == ("NES", [0, 5])
    assert str(refusal(GAME, table_with(2), "rotate 5,1 NES")) == (
        "I-25: this costs 3 including the tax, but you have only 2"
    )


def table_with(money: int) -> State:
    return table(money=[money, 5])


def test_i_23_land_of_who_has_withdrawn_as_the_banks() -> None:
    state = table(players=3, money=[3, 5, 5], passes=[0, 2, 0])
    assert play(GAME, state, "rotate 5,-1 NES").scores() == [0, 5, 5]


def test_i_23_land_of_others_needs_them() -> None:
    state = table(money=[40, 5])
    assert str(refusal(GAME, state, "rotate 5,-1 NES")) == (
        "I-23: 5,-1 belongs to seat 1, who has to agree"
    )
    assert "5,-1" not in cells(state, "rotate")


def test_i_23_to_another_orientation_of_the_shape() -> None:
    state = table("1,1 red straight EW")
    assert str(refusal(GAME, state, "rotate 1,1 EW")) == "I-23: the pipes of 1,1 already lead EW"
    assert (
        str(refusal(GAME, state, "rotate 1,1 NE")) == "I-04: the pipes of a straight cannot lead NE"
    )
    assert str(refusal(GAME, state, "rotate 9,9 NE")) == "I-23: there is no tile on 9,9"
    play(GAME, state, "rotate 1,1 NS")
    assert refusal(GAME, state, "rotate 1,1 NS").rule == "I-23"
    assert {"1,1 EW"} == {thing for thing in things(state, "rotate") if thing.startswith("1,1")}


def test_i_24_buying_from_the_bank() -> None:
    state = play(GAME, table(money=[15, 5]), "buy 5,1")
    assert (tile(state, "5,1")["owner"], state.scores()) == (0, [1, 5])
    assert str(refusal(GAME, state, "buy 5,1")) == "I-24: 5,1 already belongs to you"
    assert refusal(GAME, state, "buy 9,9").rule == "I-24"
    assert refusal(GAME, state, "rotate 5,1 NES").rule == "I-25"  # own, but the tax is 2


def test_i_24_buying_from_who_has_withdrawn() -> None:
    state = table(players=3, money=[14, 5, 5], passes=[0, 2, 0])
    play(GAME, state, "buy 5,-1")
    assert (tile(state, "5,-1")["owner"], state.scores()) == (0, [0, 5, 5])


def test_i_24_others_have_to_agree() -> None:
    state = table(money=[40, 5])
    assert str(refusal(GAME, state, "buy 5,-1")) == (
        "I-24: 5,-1 belongs to seat 1, who has to agree"
    )
    assert cells(state, "buy") == {"5,1", "2,-1"}


def test_i_25_tax() -> None:
    state = table(money=[10, 5])
    for exits, money in [("NES", 10), ("NEW", 8), ("NSW", 5), ("ESW", 1)]:
        assert play(GAME, state, f"rotate 2,1 {exits}").scores() == [money, 5]
    assert str(refusal(GAME, state, "rotate 2,1 NES")) == (
        "I-25: this costs 5 including the tax, but you have only 1"
    )
    assert verbs(state) == {"end", "solicit"}


def test_i_25_tax_comes_on_top() -> None:
    state = play(GAME, table(money=[15, 5]), "rotate 2,1 NES")
    assert refusal(GAME, state, "buy 5,1").rule == "I-25"
    assert not cells(state, "buy")
    assert play(GAME, state, "rotate 5,1 NES").scores() == [10, 5]
    state = play(GAME, table(money=[16, 5]), "rotate 2,1 NES", "buy 5,1")
    assert state.scores() == [0, 5]


def test_i_25_the_next_turn_begins_without_tax() -> None:
    state = main_game()
    play(GAME, state, "rotate 5,-1 NES", "end", "draw", "tile grey tee", "place 1,1 NES")
    assert (state.view()["actions_done"], state.view()["tax"]) == (0, 0)


# Agreement: I-26


def test_i_26_buying_by_agreement() -> None:
    state = play(GAME, table(money=[9, 5]), "propose buy 5,-1")
    assert state.to_move == 0
    assert legal(GAME, state) == [f"price {price}" for price in range(10)]
    assert str(refusal(GAME, state, "price 10")) == (
        "I-26: you can pay at most 9 on top of the tax, not 10"
    )
    assert refusal(GAME, state, "end").rule == "I-26"
    play(GAME, state, "price 7")
    assert (state.to_move, legal(GAME, state)) == (1, ["accept", "decline", "ask 8", "ask 9"])
    assert state.view()["proposal"] == {"text": "propose buy 5,-1", "price": 7, "asked": None}
    assert refusal(GAME, state, "end").rule == "I-26"
    play(GAME, state, "accept")
    assert (tile(state, "5,-1")["owner"], state.scores()) == (0, [2, 12])
    assert (state.to_move, state.view()["actions_done"]) == (0, 1)


def test_i_26_rotating_by_agreement_with_tax() -> None:
    state = play(GAME, table(money=[6, 5]), "rotate 2,1 NES", "propose rotate 5,-1 NES")
    assert legal(GAME, state)[-1] == "price 4"
    play(GAME, state, "price 4", "accept")
    assert (tile(state, "5,-1")["exits"], state.scores()) == ("NES", [0, 9])
    assert state.view()["actions_done"] == 2


def test_i_26_declined() -> None:
    state = play(GAME, table(money=[6, 5]), "propose rotate 5,-1 NES", "price 4", "decline")
    assert (tile(state, "5,-1")["exits"], state.scores()) == ("NEW", [6, 5])
    assert (state.to_move, state.view()["actions_done"]) == (0, 0)


def test_i_26_asking_for_another_price() -> None:
    state = play(GAME, table(money=[9, 5]), "propose buy 5,-1", "price 4")
    assert str(refusal(GAME, state, "ask 4")) == (
        "I-26: the price named is 4, so you can ask only for more than that, not for 4"
    )
    assert str(refusal(GAME, state, "ask 10")) == (
        "I-26: seat 0 can pay at most 9 on top of the tax, not 10"
    )
    play(GAME, state, "ask 6")
    assert state.view()["phase"] == "price asked"
    assert state.view()["proposal"] == {"text": "propose buy 5,-1", "price": 4, "asked": 6}
    assert str(refusal(GAME, state, "end")) == (
        "I-26: accept or decline the price asked; end is not possible now"
    )
    play(GAME, state, "accept")
    assert state.view()["proposal"] is None


def test_i_26_three_declined_proposals_a_turn() -> None:
    state = table(money=[20, 5])
    play(GAME, state, "propose rotate 5,-1 NES", "price 0", "accept")
    play(GAME, state, *["propose buy 5,-1", "price 0", "decline"] * 3)
    assert str(refusal(GAME, state, "propose buy 5,-1")) == (
        "I-26: 3 of your proposals have been declined this turn, so you cannot propose again"
    )
    assert "propose" not in verbs(state)


def test_i_26_three_more_in_the_next_turn() -> None:
    state = play(GAME, main_game(), *["propose buy 2,1", "price 0", "decline"] * 3)
    assert state.view()["declined"] == 3
    play(GAME, state, "end", "draw", "tile grey tee", "place 1,1 NES")
    play(GAME, state, "propose buy 5,-1", "price 0")
    assert (state.to_move, state.view()["declined"]) == (1, 0)


def test_i_26_what_can_be_proposed() -> None:
    state = table("1,1 yellow straight EW", players=3, passes=[0, 0, 2])
    assert things(state, "propose buy") == ["1,1", "5,-1"]
    assert things(state, "propose rotate") == ["1,1 NS", "5,-1 NES", "5,-1 NSW", "5,-1 ESW"]
    assert str(refusal(GAME, state, "propose buy 2,1")) == "I-26: 2,1 already belongs to you"
    for cell in ("5,1", "2,-1"):  # the bank's, of who has withdrawn
        assert str(refusal(GAME, state, f"propose buy {cell}")) == (
            f"I-26: {cell} needs no agreement: buy or rotate it at the bank's price"
        )
    assert (
        str(refusal(GAME, state, "propose rotate 1,1 EW"))
        == "I-26: the pipes of 1,1 already lead EW"
    )
    assert refusal(GAME, state, "propose rotate 1,1 NE").rule == "I-04"
    assert str(refusal(GAME, state, "propose buy 9,9")) == "I-26: there is no tile on 9,9"


def test_i_26_who_cannot_pay_the_tax_cannot_propose() -> None:
    state = play(GAME, table(money=[1, 5]), "rotate 2,1 NES")
    assert str(refusal(GAME, state, "propose buy 5,-1")) == (
        "I-26: you cannot pay the tax of 2, so you cannot propose anything"
    )
    assert "propose" not in verbs(state)


# Rotating for pay: I-27


def test_i_27_offers_for_rotations() -> None:
    state = table("1,1 red straight EW", players=3, money=[0, 5, 5])
    play(GAME, state, "solicit")
    assert state.to_move == 1
    assert legal(GAME, state) == [
        *("no offer", "offer 1,1 NS", "offer 2,1 NES", "offer 2,1 NEW", "offer 2,1 NSW"),
    ]
    assert str(refusal(GAME, state, "offer 5,-1 NES")) == (
        "I-27: 5,-1 belongs to seat 1, but offers now are for rotating tiles of seat 0"
    )
    assert str(refusal(GAME, state, "offer 5,1 NES")) == (
        "I-27: 5,1 belongs to the bank, but offers now are for rotating tiles of seat 0"
    )
    assert str(refusal(GAME, state, "offer 1,1 EW")) == "I-27: the pipes of 1,1 already lead EW"
    assert str(refusal(GAME, state, "offer 9,9 EW")) == "I-27: there is no tile on 9,9"
    play(GAME, state, "offer 1,1 NS")
    assert str(refusal(GAME, state, "price 6")) == "I-27: seat 1 can pay at most 5, not 6"
    assert state.view()["offers"] == {"1": {"pose": "1,1 NS", "price": None}}
    play(GAME, state, "price 4")
    assert state.view()["offers"] == {"1": {"pose": "1,1 NS", "price": 4}}
    assert state.to_move == 2
    play(GAME, state, "no offer")
    assert (state.to_move, things(state, "take")) == (0, ["1"])
    play(GAME, state, "take 1")
    assert (tile(state, "1,1")["exits"], state.scores()) == ("NS", [4, 1, 5])
    assert state.view()["actions_done"] == 1


def test_i_27_the_price_helps_to_pay_the_tax() -> None:
    state = play(GAME, table(money=[0, 5]), "rotate 2,1 NES", "solicit", "offer 2,1 NEW")
    poor = play(GAME, state.copy(), "price 1")
    assert "take" not in verbs(poor)
    assert (
        str(refusal(GAME, poor, "take 1"))
        == "I-25: you cannot pay the tax of 2, even with the 1 from this offer"
    )
    play(GAME, state, "price 3", "take 1")
    assert (state.scores(), state.view()["actions_done"]) == ([1, 2], 2)


def test_i_27_offers_lapse() -> None:
    offered = play(GAME, table(money=[9, 5]), "solicit", "offer 2,1 NEW", "price 3")
    assert "take" in verbs(offered)
    for texts in (
        ["rotate 2,1 NES"],
        ["rotate 5,1 NES"],
        ["propose buy 5,-1", "price 0", "decline"],
        ["take 1"],
    ):
        state = play(GAME, offered.copy(), *texts)
        assert "take" not in verbs(state)
        assert refusal(GAME, state, "take 1").rule == "I-27"
        assert str(refusal(GAME, state, "solicit")) == (
            "I-27: you have already asked for offers for rotations this turn"
        )


def test_i_27_even_if_nobody_could_offer() -> None:
    """Seat 0 owns nothing; and asking in the placement does not count."""
    state = holding_tile("grey tee", "2,1 grey tee ESW")
    play(GAME, state, "solicit", "no offer", "place 1,1 NES", "solicit")
    assert legal(GAME, state) == ["no offer"]
    assert play(GAME, state, "no offer").to_move == 0


def test_i_27_who_has_withdrawn_is_not_asked() -> None:
    state = table(players=4, passes=[0, 0, 2, 0])
    assert play(GAME, state, "solicit").to_move == 1
    assert play(GAME, state, "offer 2,1 NES", "price 0").to_move == 3


# Income: I-28


def test_i_28_one_for_each_irrigated_tile() -> None:
    tiles = ["1,1 red straight EW", "0,1 grey tee NES 1 0", "3,1 red straight NS"]
    state = table(*tiles, "-1,1 yellow straight EW", money=[5, 5])
    assert {"1,1", "0,1", "2,1"} <= irrigated(state)
    assert play(GAME, state, "end").scores() == [8, 5]


def test_i_28_at_the_end_of_the_turn() -> None:
    state = play(GAME, table("1,1 red straight NS", money=[0, 5]), "rotate 1,1 EW", "end")
    assert state.scores() == [2, 5]
