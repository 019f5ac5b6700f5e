"""A play that goes from hand to hand: whose hands it is in, and what Chance draws there.

Whoever takes the play tells the next number of their chain. The dice of these hands follow from the
last numbers of all: nobody could know them before, and nobody can have chosen theirs.
"""

import hashlib
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from aquae.core.chance import Dice, pick_by_weight
from aquae.core.errors import AquaeError
from aquae.core.game import Game, Options
from aquae.core.links.chains import Told, before
from aquae.core.links.letters import BadLink
from aquae.core.lots import AS_SEATED, Lot, turned
from aquae.core.record import BadRecord, Record
from aquae.core.replay import Walk
from aquae.core.state import CHANCE, OVER, State

CONCEDED: Final = "conceded"


class Terms(NamedTuple):
    """What all have agreed on before the play: chairs are people in the order of joining."""

    game: Game
    options: Options
    names: list[str]
    watched: bool
    """Whether somebody else draws for whoever has chosen: nobody can look ahead then."""
    first: str
    """How it is settled who begins: by the die, at random, or as they sit."""
    begins: int = 0
    """The chair that begins as they sit: another than the first in a rematch."""

    @property
    def chairs(self) -> int:
        return len(self.names)


class Hands:
    """Whose hands the play is in, and the dice there."""

    def __init__(self, terms: Terms, bound: list[bytes]) -> None:
        self.terms = terms
        self.numbers = list(bound)
        """By chair, the last that was told."""
        self.places = [0] * terms.chairs
        self.holder = 0
        self.taken = 0
        """How often somebody has taken the play."""
        self.draws = 0
        self.has_chosen = False
        """Whether the holder has acted since they took it."""
        self.out: dict[int, int] = {}
        """The chairs that have given up, and after how many actions each."""
        self.dice = Dice(b"", [])
        self.lot: Lot | None = None

    @property
    def first(self) -> int:
        """The chair that is seat 0."""
        return 0 if self.lot is None else self.lot.first

    def chair_of(self, seat: int) -> int:
        return (seat + self.first) % self.terms.chairs

    def take(self, chair: int, number: bytes) -> None:
        """Somebody takes the play and tells the next number of their chain."""
        self._tell(chair, number)
        self.holder, self.has_chosen = chair, False
        self.taken += 1
        self.dice = Dice(self._seed(), [])
        if self.taken == 1:
            self.lot = self._settled()

    def _tell(self, chair: int, number: bytes) -> None:
        if before(number) != self.numbers[chair]:
            name = self.terms.names[chair]
            raise BadLink("the number that {} gave to the dice is not the promised one", name)
        self.numbers[chair] = number
        self.places[chair] += 1

    def _settled(self) -> Lot | None:
        """Who begins, unless it is the first chair as they sit."""
        first, begins, chairs = self.terms.first, self.terms.begins, self.terms.chairs
        if first == AS_SEATED:
            return Lot(AS_SEATED, begins, []) if begins else None
        return Dice(self._seed(), [""] * chairs).draw_lot(first)

    def _seed(self) -> bytes:
        told = b"".join(self.numbers)
        return hashlib.sha256(b"aquae dice %d " % self.taken + told).digest()

    def goes_to(self, state: State) -> int | None:
        """The chair that has to go on; None if the play is over."""
        if state.to_move == OVER or self.left is not None:
            return None
        if state.to_move != CHANCE:
            chair = self.chair_of(state.to_move)
            return self._present() if chair in self.out else chair
        if self.terms.watched and self.has_chosen:
            return self._next()
        return self._present()

    def _present(self) -> int:
        """Whoever holds the play; a bot may act there for those who have given up."""
        return self._next() if self.holder in self.out else self.holder

    def _next(self) -> int:
        chairs = self.terms.chairs
        around = [(self.holder + step) % chairs for step in range(1, chairs + 1)]
        return next(chair for chair in around if chair not in self.out)

    @property
    def left(self) -> int | None:
        """The chair that has won because all others have given up."""
        left = [chair for chair in range(self.terms.chairs) if chair not in self.out]
        return left[0] if len(left) == 1 else None

    def give_up(self, position: int, number: bytes) -> None:
        """Whoever holds the play gives up instead of acting, and tells one number more.

        Others know the last one from the link, and could say it for a seat that never hears of it.
        """
        self._tell(self.holder, number)
        self.out[self.holder] = position

    def drawn(self, state: State) -> int:
        """What Chance does now. Draws are counted, so that no action in between changes them."""
        weights = state.weights()
        ticket = self.dice.number(f"draw {self.draws}", sum(weights))
        return state.actions()[pick_by_weight(weights, ticket)]

    def note(self, mover: int) -> None:
        """Somebody, or Chance, has acted."""
        if mover == CHANCE:
            self.draws += 1
        else:
            self.has_chosen = True


class Taken(NamedTuple):
    """A step of a play from hand to hand: somebody took it."""

    chair: int
    number: bytes


class GaveUp(NamedTuple):
    """Another: somebody gave up instead of acting."""

    chair: int
    number: bytes


Step = Taken | GaveUp | int
Choose = Callable[[Walk], int | None]
"""The next action of whoever is to move; None if they give up, or a BadRecord."""


class Handed:
    """A play with all it takes to believe it: the last number of everybody who has joined."""

    def __init__(self, terms: Terms, told: list[Told]) -> None:
        self.terms = terms
        self.told = told
        self.walk = Walk(terms.game, terms.options)
        self.hands = Hands(terms, [one.at(0) for one in told])
        self.steps: list[Step] = []
        """Everything that happened: who took the play, the actions, and who gave up."""

    @property
    def is_joined(self) -> bool:
        return len(self.told) == self.terms.chairs

    def goes_to(self) -> int | None:
        """The chair that has to go on; None if the play is over."""
        if not self.is_joined:
            return len(self.told)
        return self.hands.goes_to(self.walk.state) if self.hands.taken else 0

    def play(self, choose: Choose) -> None:
        """Everything up to the last number that was told."""
        while self.is_joined:
            chair = self.goes_to()
            if chair is None:
                break
            if self.hands.taken and chair == self.hands.holder:
                self._go(choose)
            elif self.hands.places[chair] < self.told[chair].place:
                self._take(chair)
            else:
                break
        if self.hands.places != [one.place for one in self.told] and self.is_joined:
            raise BadLink("there are numbers in this link that nobody had to tell")

    def _next_number(self, chair: int) -> bytes:
        return self.told[chair].at(self.hands.places[chair] + 1)

    def _take(self, chair: int) -> None:
        number = self._next_number(chair)
        self.hands.take(chair, number)
        self.steps.append(Taken(chair, number))

    def _go(self, choose: Choose) -> None:
        state, mover = self.walk.state, self.walk.state.to_move
        action = self.hands.drawn(state) if mover == CHANCE else choose(self.walk)
        if action is None:
            self._give_up(mover)
            return
        self.walk.apply(action)
        self.steps.append(action)
        self.hands.note(mover)

    def _give_up(self, mover: int) -> None:
        chair, position = self.hands.holder, len(self.walk.actions)
        if self.hands.chair_of(mover) != chair:
            raise BadLink("nobody can give up here", position=position)
        number = self._next_number(chair)
        self.hands.give_up(position, number)
        self.steps.append(GaveUp(chair, number))

    def ended(self) -> dict[str, Any]:
        """What a record says of an end before the rules' own."""
        left = self.hands.left
        if left is None:
            return {}
        winner = (left - self.hands.first) % self.terms.chairs
        return {"ended": {"how": CONCEDED, "winners": [winner]}}

    def seats(self) -> list[str]:
        """The names in the order in which they play."""
        return turned(self.terms.names, self.hands.first)


def receipt_of(terms: Terms, told: list[Told], hands: Hands) -> dict[str, Any]:
    """The `hands` of a record: everything that its draws follow from."""
    start = {} if hands.lot is None else {"start": hands.lot.as_record()}
    out = {"gave_up": [*hands.out.values()]} if hands.out else {}
    return {
        "watched": terms.watched,
        "numbers": [[one.place, one.number.hex()] for one in told],
        **start,
        **out,
    }


class GivingUp:
    """After how many actions somebody gives up instead of acting, one after the other."""

    def __init__(self, positions: list[int]) -> None:
        self.positions = [*positions]

    def is_due(self, position: int) -> bool:
        is_now = self.positions[:1] == [position]
        if is_now:
            del self.positions[0]
        return is_now

    def end(self) -> None:
        """BadLink if there was somebody who could not."""
        if self.positions:
            raise BadLink("nobody can give up here", position=self.positions[0])


def check_hands(record: Record) -> None:
    """BadRecord if the draws of a record do not follow from the numbers in its receipt."""
    handed_of(record)


def handed_of(record: Record) -> Handed:
    """The play of a record with such a receipt, all its draws made again, or BadRecord."""
    seats, receipt = record.seats, record.extra["hands"]
    try:
        by, first = _start_in(receipt)
        names, watched = turned(seats, -first), receipt["watched"] is True
        begins = first if by == AS_SEATED and 0 < first < len(seats) else 0
        terms = Terms(record.game, record.options, names, watched, by, begins)
        told = [Told(place, bytes.fromhex(number)) for place, number in receipt["numbers"]]
        handed = Handed(terms, told)
        giving_up = GivingUp([int(position) for position in receipt.get("gave_up", [])])
    except (AquaeError, KeyError, TypeError, ValueError, AttributeError) as bad:
        raise BadLink("the receipt of the dice is not in order") from bad
    handed.play(_written(record.actions, giving_up))
    giving_up.end()
    ended = record.extra.get("ended")
    if (
        isinstance(ended, dict)
        and ended.get("how") == CONCEDED
        and handed.ended() != {"ended": ended}
    ):
        raise BadLink("nobody can give up here", position=len(record.actions))
    if len(told) != len(seats) or receipt != receipt_of(terms, told, handed.hands):
        raise BadLink("the receipt of the dice lets somebody else begin")
    _compare(handed.walk, record.actions, len(record.actions))
    return handed


def _start_in(receipt: Any) -> tuple[str, int]:
    start = receipt.get("start")
    return (AS_SEATED, 0) if start is None else (start["by"], start["first"])


def _written(actions: list[str], giving_up: GivingUp) -> Choose:
    def choose(walk: Walk) -> int | None:
        position = len(walk.actions)
        _compare(walk, actions, position)
        if giving_up.is_due(position):
            return None
        if position == len(actions):
            raise BadLink("the turn that this link tells of is not finished", position=position)
        action = walk.game.vocabulary.number(actions[position])
        refusal = walk.state.why_not(action)
        if refusal is not None:
            reason, rule = refusal.reason, refusal.rule
            raise BadRecord(f"{actions[position]!r}: {reason}", position, rule)
        return action

    return choose


def _compare(walk: Walk, actions: list[str], upto: int) -> None:
    """Chance has done what is written, and all that is written was done."""
    for position, text in enumerate(walk.texts()):
        written = actions[position] if position < len(actions) else ""
        if text != written:
            raise BadLink(
                "the dice draw {:quoted} here, not {:quoted}", text, written, position=position
            )
    if len(walk.actions) < upto:
        raise BadLink("nobody had the right to this action", position=len(walk.actions))
