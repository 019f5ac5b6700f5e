"""Figures in the text format of Prometheus: counters, gauges and histograms."""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
from itertools import accumulate
from typing import Final, NamedTuple

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""How long things take here: a thousandth of a second to what nobody waits for any more."""
SPECIAL: Final = str.maketrans({"\\": r"\\", '"': r"\"", "\n": r"\n"})

Labels = tuple[tuple[str, str], ...]


class Histogram:
    """How often something took how long."""

    def __init__(self, bounds: tuple[float, ...] = SECONDS) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.sum = 0.0

    def observe(self, value: float) -> None:
        self.counts[bisect_left(self.bounds, value)] += 1
        self.sum += value

    @property
    def count(self) -> int:
        return sum(self.counts)


class Figure(NamedTuple):
    """One measure with all its values, by labels."""

    name: str
    about: str
    values: Mapping[Labels, float]

    @property
    def kind(self) -> str:
        return "counter" if self.name.endswith("_total") else "gauge"

    def lines(self) -> Iterator[str]:
        for labels, value in self.values.items():
            yield f"{self.name}{_braced(labels)} {_number(value)}"


class Timings(NamedTuple):
    """One measure as histograms, by labels."""

    name: str
    about: str
    values: Mapping[Labels, Histogram]
    kind: str = "histogram"

    def lines(self) -> Iterator[str]:
        for labels, histogram in self.values.items():
            names = [*map(_number, histogram.bounds), "+Inf"]
            for bound, count in zip(names, accumulate(histogram.counts), strict=True):
                yield f"{self.name}_bucket{_braced((*labels, ('le', bound)))} {count}"
            yield f"{self.name}_sum{_braced(labels)} {_number(histogram.sum)}"
            yield f"{self.name}_count{_braced(labels)} {histogram.count}"


def one(name: str, about: str, value: float) -> Figure:
    """A measure that is one number."""
    return Figure(name, about, {(): value})


def timing(name: str, about: str, histogram: Histogram) -> Timings:
    """A measure that is one histogram."""
    return Timings(name, about, {(): histogram})


def by(label: str, name: str, about: str, values: Mapping[str, float]) -> Figure:
    """A measure with one label."""
    return Figure(name, about, {((label, which),): value for which, value in values.items()})


def as_text(figures: Iterable[Figure | Timings]) -> str:
    """All of them; what has no value yet is left out."""
    lines = []
    for figure in figures:
        if figure.values:
            lines += [f"# HELP {figure.name} {figure.about}", f"# TYPE {figure.name} {figure.kind}"]
            lines += figure.lines()
    return "\n".join(lines) + "\n"


def _braced(labels: Labels) -> str:
    inside = ",".join(f'{name}="{value.translate(SPECIAL)}"' for name, value in labels)
    return f"{{{inside}}}" if inside else ""


def _number(value: float) -> str:
    return f"{value:.10g}"
