"""Generators and draws: repeatable, fair, and dice that can be recomputed elsewhere."""

import hashlib
import hmac
from collections import Counter

import pytest

from aquae.core.chance import Dice, Rng, draw, pick_by_weight
from aquae.core.errors import AquaeError
from aquae.core.lots import DRAWN, draw_lot
from aquae.core.table import Table
from aquae.games import game_called


def test_a_stream_repeats_itself_and_differs_by_seed() -> None:
    first, again, other = Rng("a"), Rng("a"), Rng("b")
    numbers = [first.below(1000) for _ in range(50)]
    assert [again.below(1000) for _ in range(50)] == numbers
    assert [other.below(1000) for _ in range(50)] != numbers


def test_a_stream_is_the_same_on_every_machine() -> None:
    rng = Rng("aquae")
    assert [rng.below(20) for _ in range(10)] == [16, 10, 3, 5, 6, 7, 9, 5, 3, 16]


def test_a_stream_is_even() -> None:
    rng = Rng("even")
    count = Counter(rng.below(20) for _ in range(40_000))
    assert len(count) == 20
    # Chi-squared with 19 degrees of freedom: above 43.8 once in a thousand streams.
    assert sum((seen - 2000) ** 2 / 2000 for seen in count.values()) < 43.8


def test_branches_of_a_stream_are_streams_of_their_own() -> None:
    root, rng = Rng("root"), Rng("")
    firsts: Counter[int] = Counter()
    for number in range(20_000):
        rng.branch(root, number)
        firsts[rng.below(20)] += 1
    # Chi-squared with 19 degrees of freedom, as above.
    assert sum((seen - 1000) ** 2 / 1000 for seen in firsts.values()) < 43.8
    rng.branch(root, 7)
    assert [rng.below(20) for _ in range(10)] == [7, 5, 18, 7, 9, 6, 17, 9, 18, 1]
    rng.branch(Rng("other"), 7)
    assert [rng.below(20) for _ in range(10)] == [15, 19, 13, 4, 11, 18, 10, 17, 9, 10]


def test_weights_decide_who_gets_how_many_tickets() -> None:
    assert [pick_by_weight([2, 1, 3], ticket) for ticket in range(6)] == [0, 0, 1, 2, 2, 2]
    with pytest.raises(ValueError, match="outside"):
        pick_by_weight([2, 1, 3], 6)


def test_a_drawn_tile_is_as_likely_as_it_is_frequent() -> None:
    """I-07 and I-15: pile 1 has four grey tees but one red tee."""
    game = game_called("irrigate")
    state = game.new()
    state.play(game.vocabulary.number("draw"))
    weights = dict(zip(map(game.vocabulary.text, state.actions()), state.weights(), strict=True))
    assert weights["tile grey tee"] == 4
    assert weights["tile red tee"] == 1
    rng = Rng("tiles")
    seen = Counter(game.vocabulary.text(draw(state, rng)) for _ in range(17_000))
    for text, weight in weights.items():
        assert abs(seen[text] - 1000 * weight) < 250


def test_dice_follow_the_published_recipe() -> None:
    """Recomputed here from the recipe on the notation page, not from our own code."""
    dice = Dice(bytes(range(32)), ["alice", ""])
    digest = hmac.new(bytes(range(32)), b"57:0:alice:", hashlib.sha256).digest()
    assert dice.ticket(57, 20) == int.from_bytes(digest, "big") % 20
    assert dice.commitment == hashlib.sha256(bytes(range(32))).hexdigest()


def test_dice_reject_numbers_that_would_be_biased() -> None:
    dice = Dice(bytes(32), [])
    total = (1 << 255) + 1  # almost half of all numbers must be rejected
    for position in range(20):
        number, attempt = 1 << 256, 0
        while number >= total:
            message = f"{position}:{attempt}".encode()
            number = int.from_bytes(hmac.digest(bytes(32), message, "sha256"), "big")
            attempt += 1
        assert dice.ticket(position, total) == number


def test_dice_depend_on_position_secret_and_salts() -> None:
    def draws(dice: Dice) -> list[int]:
        return [dice.ticket(position, 1000) for position in range(20)]

    first = draws(Dice(b"a" * 32, ["x", "y"]))
    assert len(set(first)) > 10
    assert draws(Dice(b"a" * 32, ["x", "y"])) == first
    assert draws(Dice(b"b" * 32, ["x", "y"])) != first
    assert draws(Dice(b"a" * 32, ["x", "z"])) != first


def test_fresh_dice_are_secret_and_different() -> None:
    assert Dice.fresh([]).commitment != Dice.fresh([]).commitment


def test_chance_does_not_act_for_players() -> None:
    game = game_called("irrigate")
    table = Table(game, game.complete({}), ["a", "b"], Dice.fresh(["", ""]))
    with pytest.raises(AquaeError, match="not for Chance"):
        table.let_chance_act()


def test_lots_follow_the_published_recipe() -> None:
    """Recomputed here from the recipe on the notation page, not from our own code."""
    secret = bytes(range(32))

    def number(label: str) -> int:
        message = f"{label}:0:abc::x".encode()
        return int.from_bytes(hmac.digest(secret, message, "sha256"), "big")

    dice = Dice(secret, ["abc", "", "x"])
    assert dice.draw_lot("random").first == number("start") % 3
    rolls = [1 + number(f"start-0-{chair}") % 20 for chair in range(3)]
    lot = dice.draw_lot("die")
    assert lot.rolls[0] == rolls
    assert rolls[lot.first] == max(rolls)
    assert dice.receipt()["start"] == {"by": "die", "first": lot.first, "rolls": lot.rolls}


def test_who_rolls_the_same_rolls_again() -> None:
    thrown = {"start-0-0": 16, "start-0-1": 3, "start-0-2": 16, "start-1-0": 4, "start-1-2": 11}
    lot = draw_lot("die", 3, lambda label, total: thrown[label])
    assert (lot.first, lot.rolls) == (2, [[17, 4, 17], [5, 0, 12]])
    told = "Ann rolled 17, Ben 4, Cy 17; again Ann 5, Cy 12: Cy begins"
    assert lot.told(["Cy", "Ann", "Ben"]) == told


@pytest.mark.parametrize("by", DRAWN)
@pytest.mark.parametrize("chairs", [2, 3, 4])
def test_everybody_begins_equally_often(by: str, chairs: int) -> None:
    count = Counter(
        Dice(hashlib.sha256(bytes([n % 256, n // 256])).digest(), [""] * chairs).draw_lot(by).first
        for n in range(3000)
    )
    even = 3000 / chairs
    # Chi-squared with 3 degrees of freedom: above 16.3 once in a thousand; less with fewer.
    assert sum((count[chair] - even) ** 2 / even for chair in range(chairs)) < 16.3
