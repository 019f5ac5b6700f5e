"""A review in words and as a picture."""

from collections.abc import Mapping
from typing import Any, Final

from aquae.core.record import Record
from aquae.draw.chart import chart
from aquae.draw.scene import distinct_names

WORTH_TELLING: Final = 0.005
"""Less of a chance is 0 % in words."""


class Reviewed:
    """What a bot found when it looked at a finished play again.

    `data` holds it as JSON-able data: the chances after every action, turning points, the most
    expensive action of each seat, and what luck and play have changed. `print(review)` tells it
    in words; a notebook shows the chances as a picture.
    """

    def __init__(self, record: Record, data: Mapping[str, Any]) -> None:
        self.record = record
        self.data = data
        self.names = distinct_names(record.seats)

    @property
    def chances(self) -> list[list[float]]:
        """The chances of all seats at the start and after every action."""
        return [self.data["opening"], *[step["chances"] for step in self.data["steps"]]]

    def svg(self) -> str:
        """The chances of all seats over the play."""
        return chart(self.record.game.title, self.names, self.chances, self.data["turning_points"])

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        return f"<review of {self.record!r}>"

    def __str__(self) -> str:
        parts = [*self._course(), *self._turning_points(), *self._give_aways(), *self._balance()]
        return "\n".join(parts)

    def _course(self) -> list[str]:
        steps = self.data["steps"]
        lines = [f"{self.record.game.title}: {len(steps)} actions", "", "Chances of winning"]
        every = max(1, len(steps) // 10)
        last = len(steps) - 1
        return lines + [
            f"  after action {number:>4}: {self._shares(steps[number]['chances'])}"
            for number in [*range(0, last, every), last]
        ]

    def _turning_points(self) -> list[str]:
        points = [f"  {number:>4} {self._step(number)}" for number in self.data["turning_points"]]
        return ["", "Turning points", *points]

    def _give_aways(self) -> list[str]:
        worst = zip(self.names, self.data["give_aways"], strict=True)
        lines = [f"  {name}: {self._give_away(number)}" for name, number in worst]
        return ["", "Largest give-aways", *lines]

    def _balance(self) -> list[str]:
        pairs = zip(self.names, self.data["luck_and_play"], strict=True)
        lines = [
            f"  {name}: luck {100 * luck:+.0f} %, play {100 * play:+.0f} %"
            for name, (luck, play) in pairs
        ]
        return [
            "",
            "What luck, and what the play of all, changed about the chance of winning",
            *lines,
        ]

    def _shares(self, chances: list[float]) -> str:
        pairs = zip(self.names, chances, strict=True)
        return "  ".join(f"{name} {100 * chance:.0f} %" for name, chance in pairs)

    def _step(self, number: int) -> str:
        step = self.data["steps"][number]
        mover = "Chance" if step["mover"] == "chance" else self.names[step["mover"]]
        return f"{mover}: {step['action']} -> {self._shares(step['chances'])}"

    def _give_away(self, number: int | None) -> str:
        if number is None or self.data["steps"][number]["given_away"] < WORTH_TELLING:
            return "nothing"
        step = self.data["steps"][number]
        kept = f"{step['better']} would have kept {100 * step['given_away']:.0f} % more"
        return f"action {number}, {step['action']}: {kept}"
