"""A play for people: act by text, ask why, take back, look, write down."""

import hashlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from aquae.bots import bot_called
from aquae.bots.bot import Bot, Budget
from aquae.bots.outside import any_bot, name_of
from aquae.bots.review import review
from aquae.bots.seats import Chooser
from aquae.core.chance import Dice, Rng
from aquae.core.errors import AquaeError, Refusal, Refused
from aquae.core.game import Game
from aquae.core.noted import BOT
from aquae.core.record import Record
from aquae.core.state import CHANCE, OVER, Result, State
from aquae.core.table import Table
from aquae.draw import to_svg, to_text
from aquae.draw.scene import distinct_names
from aquae.games import chosen, game_called
from aquae.library.docstrings import restore
from aquae.library.hints import Hints, hints_for
from aquae.library.reviews import Reviewed

REVIEW_ITERATIONS: Final = 200


class Deed(NamedTuple):
    """One action of a play: its place in the action list, who took it, and its text."""

    number: int
    who: str
    text: str


def new(
    game: str | Game,
    *,
    players: int | None = None,
    seats: Sequence[str | Chooser] | None = None,
    seed: object = None,
    budget: Budget | None = None,
    **options: Any,
) -> "Play":
    """Begin a play.

    `seats` says who sits where, first to last: any name is a person, `"bot:faber"` one of our bots,
    `"bot:module:Class"` one of yours, and every object with a method `choose` is a bot, too.
    Without it, all seats are people's.
    With a `seed` Chance and bots do the same every time (bots that search only with a `budget` of
    iterations). Options are those of `aquae games`; boards and layouts may be written out, or made
    up from a number (`board="number:7"`).

    Chance and bots act by themselves, as soon as it is their turn.
    """
    found = game_called(game) if isinstance(game, str) else game
    if seats is not None:
        players = len(seats) if players is None else players
    given = {**options, "players": found.seats_for(players)}
    complete = chosen(found, given)
    count = int(complete["players"])
    sitting = list(seats) if seats is not None else [f"player {n + 1}" for n in range(count)]
    if len(sitting) != count:
        raise AquaeError(f"seats names {len(sitting)} for {count} players")
    dice = _dice(seed, count)
    table = Table(found, complete, [_name_of(one) for one in sitting], dice)
    rng = Rng(dice.secret.hex() if seed is None else str(seed))
    bots = {
        seat: any_bot(_without_prefix(one), found, rng, budget)
        for seat, one in enumerate(sitting)
        if not isinstance(one, str) or one.startswith(BOT)
    }
    return Play(table, bots, rng)


def resume(record: Record, budget: Budget | None = None) -> "Play":
    """Go on with a recorded play; whoever is called `bot:NAME` there is played by that bot."""
    table = Table.resume(record)
    rng = Rng(table.dice.secret.hex())
    bots = {
        seat: bot_called(name.removeprefix(BOT), record.game, rng, budget)
        for seat, name in enumerate(record.seats)
        if name.startswith(BOT)
    }
    return Play(table, bots, rng)


def _dice(seed: object, players: int) -> Dice:
    salts = [""] * players
    if seed is None:
        return Dice.fresh(salts)
    return Dice(hashlib.sha256(f"seed {seed}".encode()).digest(), salts)


def _name_of(sitting: str | Chooser) -> str:
    return sitting if isinstance(sitting, str) else f"{BOT}{name_of(sitting)}"


def _without_prefix(sitting: str | Chooser) -> str | Chooser:
    return sitting.removeprefix(BOT) if isinstance(sitting, str) else sitting


class Play:
    """One time that a game is played, from the first action to the result.

        >>> import aquae
        >>> play = aquae.new("irrigate", players=2, seed=1)
        >>> play.legal
        ['draw', 'pass']
        >>> play.act("draw")
        ['draw', 'tile grey straight']

    `print(play)` draws the position as text, a notebook shows it as a picture.
    """

    def __init__(self, table: Table, bots: dict[int, Bot], rng: Rng) -> None:
        self._table = table
        self._bots = bots
        self._rng = rng
        restore(type(table.game), type(table.state), Record, Result)
        self._go_on()

    # What is there.

    @property
    def game(self) -> Game:
        """The game that is being played."""
        return self._table.game

    @property
    def options(self) -> dict[str, Any]:
        """All options of this play."""
        return dict(self._table.options)

    @property
    def state(self) -> State:
        """A copy of the position, for the fast surface: numbers instead of texts."""
        return self._table.state.copy()

    @property
    def names(self) -> list[str]:
        """Who sits where; those who have the same name with the number of their seat."""
        return distinct_names(self._table.seats)

    @property
    def to_move(self) -> int | None:
        """The seat that has to act; None once the play is over."""
        mover = self._table.state.to_move
        return mover if mover >= 0 else None

    @property
    def is_over(self) -> bool:
        return self._table.state.to_move == OVER

    @property
    def legal(self) -> list[str]:
        """The texts of all legal actions, in the order of the vocabulary."""
        return [self.game.vocabulary.text(action) for action in self._table.state.actions()]

    @property
    def scores(self) -> list[int]:
        """What every seat would have if the play were counted now."""
        return self._table.state.scores()

    @property
    def result(self) -> Result | None:
        """Scores, tie-breaks, winners and the reason, once the play is over."""
        return self._table.state.result()

    @property
    def view(self) -> dict[str, Any]:
        """Everything there is to see, as JSON-able data."""
        return self._table.state.view()

    @property
    def history(self) -> list[Deed]:
        """All actions so far: who took them, and their texts."""
        deeds = []
        state = self.game.start(self._table.options)
        for number, action in enumerate(self._table.actions):
            who = "Chance" if state.to_move == CHANCE else self.names[state.to_move]
            deeds.append(Deed(number, who, self.game.vocabulary.text(action)))
            state.apply(action)
        return deeds

    def __iter__(self) -> Iterator[Deed]:
        return iter(self.history)

    def __len__(self) -> int:
        return len(self._table.actions)

    # Acting.

    def act(self, text: str) -> list[str]:
        """Act for whoever is to move; the texts of all that happened until a person has to act.

        Raises `Refused`, which names the rule, if the action is not possible.
        """
        before = len(self)
        self._table.act(str(text))
        self._go_on()
        return self._table.texts()[before:]

    def why(self, text: str) -> Refusal | None:
        """Which rule forbids this action now, and why; None if it is legal."""
        try:
            return self._table.state.why_not(self.game.vocabulary.number(str(text)))
        except Refused as unknown:
            return unknown.refusal

    def undo(self) -> str:
        """Take back a person's last action and all that followed; its text.

        Dice are fixed for every position: nothing is rolled again.
        """
        own = [deed for deed in self.history if self._is_person(deed)]
        if not own:
            raise AquaeError("nobody has done anything that could be taken back")
        self._table.take_back(len(self) - own[-1].number)
        return own[-1].text

    def _is_person(self, deed: Deed) -> bool:
        bots = {self.names[seat] for seat in self._bots}
        return deed.who != "Chance" and deed.who not in bots

    def _go_on(self) -> None:
        """Let Chance and bots act until a person has to."""
        while True:
            state = self._table.state
            if state.to_move == CHANCE:
                self._table.let_chance_act()
            elif state.to_move in self._bots:
                self._table.apply(self._bots[state.to_move].choose(state, self._rng))
            else:
                return

    # Asking bots.

    def hint(self, count: int = 3, seconds: float = 1.0, iterations: int = 0) -> Hints:
        """What a strong bot would do here, and why; with `iterations` always the same."""
        budget = Budget(iterations=iterations) if iterations else Budget(seconds=seconds)
        return hints_for(self.game, self._table.state, self._table.seats, budget, count)

    def review(self, iterations: int = REVIEW_ITERATIONS) -> Reviewed:
        """Look at the finished play again: chances, turning points, luck and play."""
        record = self.record()
        found = review(record, Budget(iterations=iterations), lambda: None)
        return Reviewed(record, found.as_json())

    # Writing down and drawing.

    def record(self) -> Record:
        """The play so far. The secret of its dice is in it: whoever has it can also go on."""
        return self._table.record()

    def save(self, path: str | Path) -> None:
        """Write the record to a file; `aquae.read(path)` reads it again."""
        Path(path).write_text(f"{self.record().line()}\n", encoding="utf-8", newline="\n")

    def svg(self, at: int | None = None) -> str:
        """The position as a picture: now, or after the first `at` actions."""
        state = self._table.state if at is None else self.record().state_at(at)
        return to_svg(self.game, state, self.names)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __str__(self) -> str:
        return to_text(self.game, self._table.state, self.names, False)

    def __repr__(self) -> str:
        seats = ", ".join(self.names)
        return f"<play of {self.game.title} with {seats}: {len(self)} actions, {self._status()}>"

    def _status(self) -> str:
        result = self.result
        if result is None:
            return f"{self.names[self._table.state.to_move]} is to move"
        return f"won by {' and '.join([self.names[seat] for seat in result.winners])}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Play) and self.record() == other.record()

    def __hash__(self) -> int:
        return hash(self.record())
