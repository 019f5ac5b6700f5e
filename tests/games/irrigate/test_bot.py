"""What the guide of Irrigate finds likely, and what its evaluation looks at."""

from functools import partial
from itertools import pairwise

import pytest

from aquae.bots.bot import Budget
from aquae.bots.guide import RULED_OUT
from aquae.bots.search import Searcher
from aquae.core.chance import Rng
from aquae.core.state import CHANCE, State
from aquae.games.irrigate.bot.deals import (
    FAIR_PRICE,
    SECOND_TAX,
    SURCHARGES,
    Deal,
    agreed,
    chances_without,
    least_price,
)
from aquae.games.irrigate.bot.guide import GUIDE
from aquae.games.irrigate.bot.network import (
    GOAL_LOADS,
    LAND_LOADS,
    Network,
    land_of,
    network_of,
)
from aquae.games.irrigate.game import GAME
from aquae.games.irrigate.position import (
    ACTING,
    PHASES,
    PLACING,
    PRICING_PLACE,
    PRICING_ROTATION,
    Position,
)
from aquae.games.irrigate.water import wet_cells
from aquae.games.irrigate.words import (
    ACCEPT,
    ASK,
    DECLINE,
    DRAW,
    OFFER,
    PRICE_WORD,
    PROPOSE_ROTATE,
    ROTATE,
    SOLICIT,
    TAKE,
    VERB,
)
from tests.bots import asking
from tests.games.irrigate.script import holding_tile, last_of, table
from tests.random_plays import option_sets, steps
from tests.texts import legal, play

OPTIONS = option_sets(GAME)
best = partial(asking.best, GAME)
log_prior = partial(asking.log_prior, GAME)


def applied(state: Position, action: int) -> Position:
    after = state.copy()
    assert isinstance(after, Position)
    after.apply(action)
    return after


def wet_land(state: Position, seat: int) -> int:
    return land_of(Network(state).wet_load, seat)


def phase_of(state: State) -> str:
    assert isinstance(state, Position)
    return PHASES[state.phase]


def test_plays_see_every_phase() -> None:
    seen = set()
    for options in OPTIONS:
        for bot in ("lively", "tiro"):
            seen |= {phase_of(state) for state, _ in steps(GAME, options, bot, "guide")}
    assert seen >= set(PHASES) - {"draw again", "done"}


def test_features_stay_in_their_range() -> None:
    for state, _ in steps(GAME, GAME.complete({}), "faber", "range"):
        assert all(-4.0 < value < 4.0 for own in GUIDE.features(state) for value in own)


def flooded(state: Position) -> int:
    load = 0
    for cell in wet_cells(state):
        is_goal = state.faces[cell] // 6 == len(state.left) - 1
        load += (GOAL_LOADS if is_goal else LAND_LOADS)[state.owner[cell]]
    return load


def test_what_a_turn_irrigates_is_known_without_flooding() -> None:
    for count, (state, _) in enumerate(steps(GAME, GAME.complete({}), "lively", "water")):
        if count % 7:
            continue
        assert isinstance(state, Position)
        network = Network(state)
        assert network.wet_load == flooded(state)
        for action in state.actions():
            if state.to_move != CHANCE and VERB[action] in (ROTATE, PROPOSE_ROTATE):
                pose = action - VERB[action]
                after = state.copy()
                assert isinstance(after, Position)
                after.turned[pose // 10] = pose % 10
                network.look_around(pose // 10)
                assert network.load_after(pose % 10) == flooded(after)


def test_what_is_kept_of_the_land_equals_what_is_found_anew() -> None:
    kept = 0
    network = None
    for options in OPTIONS:
        for state, _ in steps(GAME, options, "lively", "kept"):
            assert isinstance(state, Position)
            kept += network_of(state) is network
            features = GUIDE.features(state)
            priors = [] if state.to_move == CHANCE else GUIDE.log_priors(state, state.actions())
            fresh = state.copy()
            assert features == GUIDE.features(fresh)
            if state.to_move != CHANCE:
                assert priors == GUIDE.log_priors(fresh, fresh.actions())
            network = network_of(state)
    assert kept > 100


# Winning, and stopping others: I-29


def test_a_won_turn_is_ended() -> None:
    assert best(table(money=[49, 5])) == "end"


def test_an_irrigated_goal_is_bought() -> None:
    assert best(table("1,1 grey goal NE goal", money=[25, 5])) == "buy 1,1"


def test_the_goal_of_who_has_withdrawn_is_bought() -> None:
    changes = {"players": 3, "money": [25, 5, 5], "passes": [0, 2, 0]}
    assert best(table("1,1 grey goal NE goal 1", **changes)) == "buy 1,1"


def test_water_is_brought_to_the_own_goal() -> None:
    state = table("1,1 yellow corner NW", "1,2 grey goal ES goal 0", "3,1 grey straight EW")
    assert best(state) == "end"
    state = table("3,1 grey straight EW", "1,1 grey goal NW goal 0")
    assert best(state) in ("rotate 1,1 NE", "rotate 1,1 ES")


def test_water_is_brought_to_a_goal_that_can_be_bought_then() -> None:
    state = table("1,1 grey corner NW 1 0", "1,2 grey goal ES goal", money=[27, 5])
    assert best(state) == "rotate 1,1 NE"
    play(GAME, state, "rotate 1,1 NE")
    assert best(state) == "buy 1,2"


# Red at 4,-1 brings water from the yellow Tap to yellow land.
ABOUT_TO_WIN = ("4,-1 red straight EW", "3,-1 yellow corner ES", "3,-2 yellow straight NS")


def test_who_is_about_to_win_is_cut_off() -> None:
    assert best(table(*ABOUT_TO_WIN, money=[3, 47])) == "rotate 4,-1 NS"


def test_no_goal_is_left_to_the_next_player() -> None:
    state = table("1,1 grey straight EW 1 0", "0,1 grey goal NE goal", money=[9, 26])
    assert best(state) in ("rotate 1,1 NS", "rotate 0,1 NW", "rotate 0,1 SW")


# Placing: I-16 to I-18


def test_own_land_goes_to_the_water() -> None:
    state = holding_tile("red straight")
    place = best(state)
    play(GAME, state, place)
    assert isinstance(state, Position)
    assert Network(state).wet_load & 255 == 2


def test_the_land_of_others_is_kept_from_the_water() -> None:
    state = holding_tile("yellow straight", "3,1 red corner NW", "6,-1 grey straight NS")
    place = best(state)
    play(GAME, state, place)
    assert isinstance(state, Position)
    assert Network(state).wet_load >> 8 & 255 == 1


def test_a_grey_tile_joins_own_dry_land() -> None:
    state = holding_tile("grey straight", "0,1 red corner NE")
    assert best(state) == "place 1,1 EW"


# Buying: I-24, I-28


def test_land_that_pays_back_is_bought() -> None:
    assert best(table("1,1 grey straight EW 4", money=[10, 5])) == "buy 1,1"


def test_land_that_does_not_pay_back_any_more_is_not_bought() -> None:
    tile = "1,1 grey straight EW 4"
    assert best(table(tile, money=[10, 5], finals=2, **last_of())) == "end"


# Not dragging the game out: I-21, I-26, I-31


def test_nothing_is_asked_for_or_passed_without_need() -> None:
    assert best(table(phase="start")) == "draw"
    state = table(*ABOUT_TO_WIN)
    idle = [text for text in legal(GAME, state) if text.split()[0] in ("solicit", "propose")]
    assert max(log_prior(state, text) for text in idle) < log_prior(state, "end") - 5


def test_who_was_declined_does_not_ask_again() -> None:
    for state, action in steps(GAME, GAME.complete({"players": 4}), "faber", "asking"):
        assert isinstance(state, Position)
        text = GAME.vocabulary.text(action)
        assert state.declined == 0 or not text.startswith("propose")


def test_nobody_withdraws_in_the_final_turn() -> None:
    state = table(phase="final start", finals=2, passes=[1, 0], **last_of())
    assert best(state) != "pass"


# Bargaining: I-21 to I-27

WET = ("3,1 red corner NW", "1,1 red straight EW", "3,-1 yellow straight EW")


def test_a_good_price_is_accepted_and_a_bad_one_is_not() -> None:
    state = table(*WET, money=[30, 5])
    play(GAME, state, "propose buy 3,-1")
    assert best(play(GAME, state.copy(), "price 30")) == "accept"
    assert best(play(GAME, state.copy(), "price 0")) == "decline"


def test_irrigated_land_has_its_price() -> None:
    """Whoever offers less is refused without a thought; in the last turns land brings no more."""
    state = table(*WET, "6,-1 grey corner NE 1 1", money=[30, 5])
    fair = FAIR_PRICE + SURCHARGES[4]  # red has four irrigated tiles with it
    below = fair - 1
    wet, dry = (play(GAME, state.copy(), f"propose buy {cell}") for cell in ("3,-1", "6,-1"))
    assert log_prior(play(GAME, wet.copy(), f"price {below}"), "accept") == RULED_OUT
    assert log_prior(play(GAME, wet.copy(), f"price {fair}"), "accept") > RULED_OUT
    dry_least = fair - SECOND_TAX  # whoever buys it has to turn it
    assert log_prior(play(GAME, dry.copy(), f"price {dry_least - 1}"), "accept") == RULED_OUT
    assert log_prior(play(GAME, dry.copy(), f"price {dry_least}"), "accept") > RULED_OUT
    far = table(*WET, "7,-1 grey corner NE 1 1", money=[30, 5])
    play(GAME, far, "propose buy 7,-1", "price 0")
    assert log_prior(far, "accept") > RULED_OUT
    late = table(*WET, money=[30, 5], finals=2, **last_of())
    play(GAME, late, "propose buy 3,-1", f"price {below}")
    assert log_prior(late, "accept") > RULED_OUT


def test_the_price_rises_with_the_land_of_the_buyer() -> None:
    """I-29: who has ten irrigated tiles wins, and nobody sells the tenth."""
    least = []
    for owned in range(2, 10):
        columns = (3, 4, 6, 7, 8, 9, 10, 11)[: owned - 1]
        row = [f"{column},1 grey straight EW 1 0" for column in columns]
        state = table(*row, "3,-1 yellow straight EW", money=[99, 5])
        play(GAME, state, "propose buy 3,-1", "price 99")
        assert isinstance(state, Position)
        assert wet_land(state, 0) == owned
        least.append(least_price(state))
    assert least == sorted(least)
    assert least[0] == FAIR_PRICE
    assert least[-2] > 1.5 * FAIR_PRICE
    assert least[-1] > 99


def test_what_is_ruled_out_is_not_searched() -> None:
    state = table(*WET, money=[30, 5])
    play(GAME, state, "propose buy 3,-1", f"price {FAIR_PRICE - 1}")
    searcher = Searcher(GUIDE, Budget(iterations=50))
    root = searcher.search(state, Rng("ruled out"))
    assert [GAME.vocabulary.text(action) for action in root.actions] == ["decline"]
    assert searcher.choose(state, Rng("ruled out")) == root.actions[0]


def test_no_price_buys_a_victory() -> None:
    row = [f"{column},1 grey straight EW 1 0" for column in (3, 4, 6, 7, 8, 9, 10, 11)]
    state = table(*row, "3,-1 yellow straight EW", money=[30, 5])
    play(GAME, state, "propose buy 3,-1", "price 30")
    assert best(state) == "decline"


def test_no_offer_buys_a_victory() -> None:
    """Even where the water could be cut off again: one's word is worth something."""
    goal = ("1,2 yellow straight NS", "1,3 grey goal ES goal 1")
    turn = table("1,1 red corner ES", *goal, players=3, money=[5, 30, 5])
    place = holding_tile("grey corner", *goal, players=3, money=[5, 30, 5])
    for state in (turn, place):
        play(GAME, state, "solicit", "offer 1,1 NE", "price 20", "no offer")
        assert best(state) != "take 1"


def test_a_proposed_price_stays_low() -> None:
    state = table(*WET, money=[40, 5])
    play(GAME, state, "propose rotate 3,-1 NS")
    assert int(best(state).split()[1]) < 20


def test_a_generous_offer_for_a_placement_is_taken() -> None:
    state = holding_tile("grey straight", *WET, money=[5, 30])
    play(GAME, state, "solicit", "offer 6,1 NS", "price 20")
    assert best(state) == "take 1"


def test_a_generous_offer_for_the_place_of_a_goal_is_taken() -> None:
    state = holding_tile("grey goal", *WET, money=[5, 30])
    play(GAME, state, "solicit", "offer 0,2 NE", "price 20")
    assert best(state) == "take 1"


def test_a_generous_offer_for_a_turn_is_taken() -> None:
    state = table(*WET, money=[5, 30])
    play(GAME, state, "solicit", "offer 1,1 NS", "price 20")
    assert best(state) == "take 1"


def test_a_mean_offer_for_a_turn_is_not_taken() -> None:
    state = table(*WET, money=[5, 30])
    play(GAME, state, "solicit", "offer 1,1 NS", "price 0")
    assert best(state) != "take 1"
    assert log_prior(state, "take 1") < log_prior(state, "end")


def test_between_two_nothing_is_offered_or_asked_for() -> None:
    """What helps one hurts the other."""
    state = play(GAME, holding_tile("grey straight", *WET), "solicit")
    assert best(state) == "no offer"
    for number in range(4):
        play_of_two = steps(GAME, GAME.complete({}), "faber", f"two {number}")
        assert SOLICIT not in {action for _, action in play_of_two}


def first_asking(phase: int) -> Position:
    """In a play of four, when somebody holds another's tile, or may turn a tile for another."""
    options = GAME.complete({"players": 4})
    for number in range(20):
        for state, action in steps(GAME, options, "faber", f"asking {number}"):
            assert isinstance(state, Position)
            if action == SOLICIT and state.phase == phase:
                asking = state.copy()
                assert isinstance(asking, Position)
                return asking
    raise AssertionError("nobody asks")


@pytest.mark.parametrize("phase", [PLACING, ACTING])
def test_who_gets_water_pays_for_it(phase: int) -> None:
    state = first_asking(phase)
    asking, money = state.seat, state.money[:]
    while best(state).split()[0] in ("solicit", "no"):
        play(GAME, state, best(state))
    payer = state.to_move
    wet = wet_land(state, payer)
    play(GAME, state, best(state))
    price = int(best(state).split()[1])
    play(GAME, state, f"price {price}")
    while state.to_move != asking:
        play(GAME, state, "no offer")
    assert best(state) == f"take {payer}"
    play(GAME, state, f"take {payer}")
    assert wet_land(state, payer) > wet
    assert state.money[payer] == money[payer] - price
    assert state.money[asking] == money[asking] + price


def test_nobody_pays_for_a_place_without_money() -> None:
    state = first_asking(PLACING)
    state.money = [0 if seat != state.seat else money for seat, money in enumerate(state.money)]
    assert best(state).startswith("place")
    assert best(play(GAME, state, "solicit")) == "no offer"


# Red turns 1,1 for nothing and brings water to yellow land, which is worth something to yellow.
IN_RED_HANDS = ("1,1 red corner ES", "1,2 yellow straight NS", "1,3 yellow tee NES")


def test_a_turn_is_worth_its_first_income() -> None:
    """Its owner may undo it in his next turn (I-23)."""
    state = table(*IN_RED_HANDS, players=4, money=[15, 20, 20, 20])
    play(GAME, state, "solicit", "offer 1,1 NE")
    assert best(state) == "price 2"  # 1,2 and 1,3
    state = table(*IN_RED_HANDS[:2], players=4, money=[15, 20, 20, 20])
    play(GAME, state, "solicit")
    assert best(state) == "no offer", "red would want more than 1"


def test_nobody_pays_for_what_brings_no_water() -> None:
    """It may hurt others, but looks like spite."""
    for number in range(6):
        for state, action in steps(GAME, GAME.complete({"players": 4}), "faber", f"spite {number}"):
            assert isinstance(state, Position)
            if VERB[action] == OFFER:
                seat = state.to_move
                after = agreed(applied(state, action), seat)
                assert wet_land(after, seat) > wet_land(state, seat)


def test_a_proposal_is_made_only_if_some_price_suits() -> None:
    answers = [
        action
        for number in range(8)
        for _, action in steps(GAME, GAME.complete({"players": 4}), "faber", f"propose {number}")
        if action in (ACCEPT, DECLINE)
    ]
    assert len(answers) > 10
    assert answers.count(ACCEPT) > 10 * answers.count(DECLINE)


def test_a_price_is_asked_for_only_if_it_is_paid() -> None:
    """By the evaluation of the owner; whoever proposed has the same."""
    asked = []
    for number in range(8):
        play_of_four = steps(GAME, GAME.complete({"players": 4}), "faber", f"propose {number}")
        actions = [action for _, action in play_of_four]
        asked += [after for action, after in pairwise(actions) if action >= ASK]
    assert len(asked) > 4
    assert set(asked) == {ACCEPT}


def test_between_two_no_price_is_asked_for() -> None:
    state = play(GAME, table(*WET, money=[30, 5]), "propose buy 3,-1", "price 3")
    asks = [text for text in legal(GAME, state) if text.startswith("ask ")]
    assert len(asks) == 27
    assert {log_prior(state, text) for text in asks} == {RULED_OUT}


def test_a_price_asked_is_paid_if_it_is_worth_it() -> None:
    state = play(GAME, table(*WET, money=[30, 5]), "propose buy 3,-1", "price 0")
    assert best(play(GAME, state.copy(), "ask 1")) == "accept"
    assert best(play(GAME, state.copy(), "ask 30")) == "decline"


def test_a_price_below_the_tax_suits_nobody() -> None:
    """I-27: the price may help to pay the tax, but it has to be enough."""
    state = table(*IN_RED_HANDS, players=4, money=[0, 20, 20, 20], done=3)
    play(GAME, state, "solicit", "offer 1,1 NE")
    assert isinstance(state, Position)
    deal = Deal(GUIDE, state, chances_without(GUIDE, state))
    assert deal.gain(deal.seller, 3) == -1.0
    assert deal.gain(deal.seller, 4) > -1.0


def test_no_deal_hurts_who_makes_it() -> None:
    """By the own evaluation, at the prices that are named; and most that is asked for is found."""
    asked = taken = 0
    for number in range(6):
        options = GAME.complete({"players": 3 + number % 2})
        for state, action in steps(GAME, options, "faber", f"deals {number}"):
            assert isinstance(state, Position)
            asked += action == SOLICIT
            taken += VERB[action] == TAKE
            if state.phase in (PRICING_PLACE, PRICING_ROTATION):
                deal = Deal(GUIDE, state, chances_without(GUIDE, state))
                assert deal.gain(deal.payer, action - PRICE_WORD) > 0.0
                assert deal.gain(deal.seller, action - PRICE_WORD) > 0.0
    assert asked > 10
    assert 2 * taken > asked


def test_offers_do_not_drag_the_game_out() -> None:
    """Once in five turns is enough."""
    options = GAME.complete({"players": 4})
    actions = [
        action
        for number in range(6)
        for _, action in steps(GAME, options, "faber", f"dragging {number}")
    ]
    assert 0 < 5 * actions.count(SOLICIT) < actions.count(DRAW)
