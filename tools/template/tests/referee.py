"""An independent referee for Fossa Nova, written from its rules alone.

It is slow on purpose: everything is worked out anew from the list of texts. It shares no code with
the engine, which is compared with it action by action.
"""

SPACES = "abcdefg"  # F-01
GROUNDS = {"water": 4, "clay": 3}  # F-02


class Referee:
    """One game of Fossa Nova."""

    def __init__(self, options: dict[str, int]) -> None:
        self.players = options["players"]
        self.turns: list[str] = []  # `dig c` or `pass`, in order; F-03: seat 0 began
        self.finds: list[str] = []  # one for each `dig`, in order

    # Who, what, result

    def to_move(self) -> str | int:
        if self._is_over():
            return "over"
        if len(self._digs()) > len(self.finds):
            return "chance"  # F-06
        return len(self.turns) % self.players  # F-03

    def legal(self) -> dict[str, int]:
        match self.to_move():
            case "over":
                return {}
            case "chance":
                return self._grounds_left()
            case _:
                return dict.fromkeys([*self._may_dig(), *self._may_pass()], 1)

    def play(self, text: str) -> None:
        if text not in self.legal():
            raise ValueError(f"not legal now: {text}")
        (self.finds if text.startswith("find") else self.turns).append(text)

    def result(self) -> dict[str, list[int]] | None:
        """F-08."""
        if not self._is_over():
            return None
        seats = range(self.players)
        scores = [self._score(seat) for seat in seats]
        others = [len(SPACES) - len(self._dug_by(seat)) for seat in seats]
        ranks = list(zip(scores, others, strict=True))
        winners = [seat for seat in seats if ranks[seat] == max(ranks)]
        return {"scores": scores, "tiebreaks": others, "winners": winners}

    # The course of the game

    def _digs(self) -> list[str]:
        return [turn[-1] for turn in self.turns if turn != "pass"]

    def _turns_of(self, seat: int) -> list[str]:
        return self.turns[seat :: self.players]

    def _dug_by(self, seat: int) -> list[str]:
        return [turn[-1] for turn in self._turns_of(seat) if turn != "pass"]

    def _is_over(self) -> bool:
        """F-09: every space with its find, or as many passes in a row as there are players."""
        passes = ["pass"] * self.players
        return len(self.finds) == len(SPACES) or self.turns[-self.players :] == passes

    # What is legal

    def _may_dig(self) -> list[str]:
        """F-04, F-05."""
        free = [space for space in SPACES if space not in self._digs()]
        last = self._dug_by(len(self.turns) % self.players)[-1:]
        away = [space for space in free if not any(self._are_beside(space, one) for one in last)]
        return [f"dig {space}" for space in away or free]

    def _may_pass(self) -> list[str]:
        """F-07."""
        own = self._turns_of(len(self.turns) % self.players)
        return [] if own[-1:] == ["pass"] else ["pass"]

    def _grounds_left(self) -> dict[str, int]:
        """F-06."""
        left = {f"find {name}": count for name, count in GROUNDS.items()}
        for find in self.finds:
            left[find] -= 1
        return {find: count for find, count in left.items() if count > 0}

    # What it is worth

    def _score(self, seat: int) -> int:
        found = dict(zip(self._digs(), self.finds, strict=False))
        water = [space for space in self._dug_by(seat) if found.get(space) == "find water"]
        pairs = [(one, two) for one in water for two in water if one < two]
        return len(water) + sum(self._are_beside(one, two) for one, two in pairs)

    @staticmethod
    def _are_beside(one: str, two: str) -> bool:
        """F-01."""
        return abs(SPACES.index(one) - SPACES.index(two)) == 1
