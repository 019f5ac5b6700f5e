"""Chance as a mover: a repeatable generator, draws by weight, and dice with a receipt."""

import hashlib
import hmac
import re
import secrets
from typing import Any, Final

from aquae._native import i64
from aquae.core.errors import AquaeError
from aquae.core.lots import DRAWN, Lot, draw_lot
from aquae.core.state import CHANCE, State

WORD: Final[i64] = 0xFFFFFFFF


class Rng:
    """Marsaglia's xorshift128: the same numbers compiled and plain, and on every machine.

    For simulations and bots. What people play for is drawn by `Dice`.
    """

    def __init__(self, seed: int | str) -> None:
        digest = hashlib.sha256(str(seed).encode()).digest()
        self.x: i64 = int.from_bytes(digest[0:4], "big")
        self.y: i64 = int.from_bytes(digest[4:8], "big")
        self.z: i64 = int.from_bytes(digest[8:12], "big")
        # All four words must not be zero at once.
        self.w: i64 = int.from_bytes(digest[12:16], "big") | 1

    def branch(self, root: "Rng", number: i64) -> None:
        """Go on as one of many streams that follow from another: quicker than a seed for each."""
        self.x = _mixed(root.x, number)
        self.y = _mixed(root.y, number)
        self.z = _mixed(root.z, number)
        self.w = _mixed(root.w, number) | 1

    def below(self, limit: i64) -> i64:
        """A number from 0 to limit - 1. The bias is below limit / 2**32."""
        t: i64 = self.x ^ ((self.x << 11) & WORD)
        self.x = self.y
        self.y = self.z
        self.z = self.w
        self.w = self.w ^ (self.w >> 19) ^ t ^ (t >> 8)
        return (self.w * limit) >> 32


def _mixed(word: i64, number: i64) -> i64:
    """A word in which every bit depends on all of both. No product needs more than 63 bits."""
    mixed: i64 = (word ^ (number * 0x1E3779B1)) & WORD
    mixed = ((mixed ^ (mixed >> 16)) * 0x45D9F3B) & WORD
    mixed = ((mixed ^ (mixed >> 16)) * 0x45D9F3B) & WORD
    return mixed ^ (mixed >> 16)


def pick_by_weight(weights: list[int], ticket: i64) -> i64:
    """The index that a ticket from 0 to sum(weights) - 1 falls on."""
    index: i64
    weight: i64
    for index, weight in enumerate(weights):
        ticket -= weight
        if ticket < 0:
            return index
    raise ValueError("the ticket is outside the weights")


def draw(state: State, rng: Rng) -> int:
    """An action of Chance, drawn by `weights()`."""
    legal = state.legal()
    if state.even_odds():
        return legal[rng.below(len(legal))]
    weights = state.weights()
    total: i64 = 0
    weight: i64
    for weight in weights:
        total += weight
    return legal[pick_by_weight(weights, rng.below(total))]


def let_chance_act(state: State, rng: Rng) -> None:
    """Draw for Chance until it is somebody else's turn."""
    while state.to_move == CHANCE:
        state.apply(draw(state, rng))


class BadDice(AquaeError):
    """A receipt that is malformed, does not open its commitment, or names other draws."""


SECRET_BYTES: Final = 32
SALT: Final = re.compile(r"[0-9A-Za-z_-]{0,64}")
HEX: Final = re.compile(r"[0-9a-f]{64}")


class Dice:
    """Draws that nobody can steer and everybody can recompute afterwards.

    The draw at position i of the action list is HMAC-SHA256(secret, "i:attempt:salt:salt...")
    as a number, mapped onto the weights without bias (attempts count rejected numbers). Who begins
    is drawn in the same way, with labels instead of positions.

    Counted dice take the number of draws before for the position: whatever is done in between, they
    bring the same again.
    """

    def __init__(
        self, secret: bytes, salts: list[str], lot: Lot | None = None, counted: bool = False
    ) -> None:
        self.secret = secret
        self.salts = salts
        self.counted = counted
        self.lot = lot
        """How these dice settled who begins, if they did."""

    @staticmethod
    def fresh(salts: list[str]) -> "Dice":
        return Dice(secrets.token_bytes(SECRET_BYTES), salts)

    @property
    def commitment(self) -> str:
        """What is published before the play: it fixes the secret without telling it."""
        return hashlib.sha256(self.secret).hexdigest()

    def ticket(self, position: int, total: int) -> int:
        """An unbiased number from 0 to total - 1 for this position of the action list."""
        return self.number(str(position), total)

    def number(self, label: str, total: int) -> int:
        """An unbiased number from 0 to total - 1 for this label."""
        space = 1 << 256
        limit = space - space % total
        attempt = 0
        while True:
            message = ":".join([label, str(attempt), *self.salts])
            number = int.from_bytes(hmac.digest(self.secret, message.encode(), "sha256"), "big")
            if number < limit:
                return number % total
            attempt += 1

    def draw(self, state: State, position: int, drawn: int) -> int:
        """The action of Chance at this position of the action list, after so many draws."""
        place = drawn if self.counted else position
        weights = state.weights()
        return state.actions()[pick_by_weight(weights, self.ticket(place, sum(weights)))]

    def draw_lot(self, by: str) -> Lot:
        """Who begins, among as many as there are salts; the receipt tells of it from now on."""
        self.lot = draw_lot(by, len(self.salts), self.number)
        return self.lot

    def receipt(self) -> dict[str, Any]:
        """The `dice` of a finished record."""
        more: dict[str, Any] = {} if self.lot is None else {"start": self.lot.as_record()}
        if self.counted:
            more["counted"] = True
        return {
            "commitment": self.commitment,
            "salts": self.salts,
            "secret": self.secret.hex(),
            **more,
        }


def dice_of(receipt: object) -> Dice:
    """The dice of a receipt, or BadDice if it is malformed or does not open its commitment."""
    if not isinstance(receipt, dict):
        raise BadDice("the dice receipt is not an object")
    salts, secret = receipt.get("salts"), receipt.get("secret")
    if not isinstance(secret, str) or not HEX.fullmatch(secret):
        raise BadDice("the secret of the dice is not 64 hexadecimal digits")
    if not isinstance(salts, list) or not all(_is_salt(salt) for salt in salts):
        raise BadDice("the salts of the dice are not texts of up to 64 letters, digits, - and _")
    if type(receipt.get("counted", False)) is not bool:
        raise BadDice("counted is neither true nor false")
    dice = Dice(bytes.fromhex(secret), salts, None, receipt.get("counted", False))
    if receipt.get("commitment") != dice.commitment:
        raise BadDice("the secret of the dice does not open their commitment")
    if "start" in receipt:
        _check_start(dice, receipt["start"])
    return dice


def _check_start(dice: Dice, told: object) -> None:
    """Draw again who begins; BadDice if that is not what the receipt tells."""
    by = told.get("by") if isinstance(told, dict) else None
    if by not in DRAWN or not dice.salts:
        raise BadDice(f"the start of the dice is not one by {' or '.join(DRAWN)} among salts")
    drawn = dice.draw_lot(by).as_record()
    if told != drawn:
        raise BadDice(f"the dice receipt draws {drawn} for who begins, not {told}")


def _is_salt(salt: object) -> bool:
    return isinstance(salt, str) and SALT.fullmatch(salt) is not None
