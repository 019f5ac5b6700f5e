"""A play going on: its action list, its state, its dice. The referee of every client."""

from aquae.core.chance import Dice
from aquae.core.errors import AquaeError
from aquae.core.game import Game, Options
from aquae.core.record import Record
from aquae.core.state import CHANCE, State


class Table:
    """A table is its action list plus who sits where; everything else follows from that."""

    def __init__(self, game: Game, options: Options, seats: list[str], dice: Dice) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.dice = dice
        self.actions: list[int] = []
        self.state: State = game.start(options)

    @staticmethod
    def resume(record: Record) -> "Table":
        """The table that a record was saved from, with the same dice if it names them."""
        record.check()
        dice = record.dice() or Dice.fresh([""] * len(record.seats))
        table = Table(record.game, record.options, record.seats, dice)
        for text in record.actions:
            table.act(text)
        return table

    def act(self, text: str) -> None:
        """An action of whoever is to move; Refused if it is none, or not legal now."""
        action = self.game.vocabulary.number(text)
        self.state.play(action)
        self.actions.append(action)

    def let_chance_act(self) -> str:
        """Chance's next action, drawn from the dice for this position."""
        if self.state.to_move != CHANCE:
            raise AquaeError("it is not for Chance to act")
        text = self.game.vocabulary.text(self.dice.draw(self.state, len(self.actions)))
        self.act(text)
        return text

    def take_back(self, count: int) -> None:
        """Forget the last actions. The dice of a position are fixed, so nothing is re-rolled."""
        keep = self.actions[: len(self.actions) - count]
        self.state = self.game.start(self.options)
        for action in keep:
            self.state.apply(action)
        self.actions = keep

    def texts(self) -> list[str]:
        return [self.game.vocabulary.text(action) for action in self.actions]

    def record(self) -> Record:
        """The play so far. The secret of the dice is in it: whoever saves can also continue."""
        result = self.state.result()
        return Record(
            self.game,
            self.options,
            self.seats,
            self.texts(),
            None if result is None else result.as_record(),
            {"dice": self.dice.receipt()},
        )
