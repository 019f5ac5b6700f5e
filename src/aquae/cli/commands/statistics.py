"""aquae statistics: what finished games have in common, by game and options."""

import argparse
from collections import Counter

from aquae.cli.averages import margin, mean
from aquae.cli.progress import Progress
from aquae.core.errors import AquaeError
from aquae.core.record import BadRecord, Record, parse_line
from aquae.games import game_called
from aquae.library.records import record_texts


class Count:
    """The games of one kind: the same rules, options and bots."""

    def __init__(self, unit: str) -> None:
        self.unit = unit
        """What scores count: points, or money."""
        self.shares: list[list[float]] = []
        """Of the victory, for every seat, game by game."""
        self.scores: list[list[int]] = []
        self.lengths: list[float] = []
        self.endings: Counter[str] = Counter()

    def add(self, record: Record) -> None:
        result = record.check().result()
        assert result is not None, "only finished games are counted"
        self.shares.append(result.shares())
        self.scores.append(result.scores)
        self.lengths.append(float(len(record.actions)))
        self.endings[result.ending] += 1

    def report(self) -> str:
        games = len(self.lengths)
        lengths = sorted(self.lengths)
        tenth = games // 10
        lines = [f"  {games} games"]
        for seat in range(len(self.shares[0])):
            shares = [share[seat] for share in self.shares]
            score = mean([float(scores[seat]) for scores in self.scores])
            lines.append(
                f"  seat {seat}: wins {100 * mean(shares):.1f} % ±{100 * margin(shares):.1f},"
                f" {score:.1f} {self.unit}"
            )
        lines.append(
            f"  {mean(lengths):.0f} actions, eight games in ten between"
            f" {lengths[tenth]:.0f} and {lengths[-1 - tenth]:.0f}"
        )
        shares_of_endings = ", ".join(
            f"{ending} {100 * count / games:.0f} %" for ending, count in self.endings.most_common()
        )
        lines.append(f"  endings: {shares_of_endings}")
        return "\n".join(lines)


def statistics(parsed: argparse.Namespace) -> int:
    counts: dict[str, Count] = {}
    unfinished = 0
    with Progress("games") as progress:
        for path in parsed.files:
            for line, text in record_texts(path):
                try:
                    record = parse_line(text, game_called)
                    if record.result is None:
                        unfinished += 1
                    else:
                        count = Count(record.game.unit)
                        counts.setdefault(kind_of(record), count).add(record)
                except BadRecord as bad:
                    raise AquaeError(f"{path}:{line}: {bad}") from bad
                progress.advance()
    if not counts:
        raise AquaeError("there is no finished game in these files")
    for kind, count in counts.items():
        print(kind)
        print(count.report())
    if unfinished:
        print(f"{unfinished} unfinished games were not counted.")
    return 0


def kind_of(record: Record) -> str:
    """The game, the options that differ from the defaults, and who plays."""
    defaults = record.game.complete({})
    options = [
        f"{name}={value}"
        for name, value in record.options.items()
        if name == "players" or value != defaults[name]
    ]
    return f"{record.game.name} {' '.join(options)}, {' '.join(sorted(set(record.seats)))}"
