"""A play going on: its action list, its state, its dice. The referee of every client."""

from aquae.core.chance import Dice
from aquae.core.errors import AquaeError
from aquae.core.game import Game, Options
from aquae.core.record import Record
from aquae.core.replay import Walk
from aquae.core.state import CHANCE


class Table(Walk):
    """A table is its action list plus who sits where; everything else follows from that."""

    def __init__(self, game: Game, options: Options, seats: list[str], dice: Dice) -> None:
        super().__init__(game, options)
        self.seats = seats
        self.dice = dice

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
        self.play(text)

    def let_chance_act(self) -> str:
        """Chance's next action, drawn from the dice for this position."""
        if self.state.to_move != CHANCE:
            raise AquaeError("it is not for Chance to act")
        action = self.dice.draw(self.state, len(self.actions), self.drawn)
        self.apply(action)
        return self.game.vocabulary.text(action)

    def take_back(self, count: int) -> None:
        """Forget the last actions. The dice of a position are fixed, so nothing is re-rolled."""
        self.go_to(self.actions[: len(self.actions) - count])

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
