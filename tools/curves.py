"""The results of the baseline, as the page on it shows them, from the curves that it kept.

python -m tools.curves docs/rl/baseline.md takes `curves/GAME-SEED.json` beside the page, draws
`pictures/learning-GAME.svg` and renews the table between the page's marks.
"""

import json
import sys
from pathlib import Path
from typing import Any, Final

from aquae.draw.svg import INK, LINE, LOOKS, SERIF, SOFT_INK, number, sheet, stroke, words
from aquae.games import all_games

WIDTH: Final = 1000
HEIGHT: Final = 480
LEFT: Final = 84
TOP: Final = 92
RIGHT: Final = 820
BOTTOM: Final = 410
OPENING: Final = "<!-- results: made from the curves -->"
CLOSING: Final = "<!-- end of results -->"

Run = dict[str, Any]
"""What `benchmarks.learning` keeps of one game and seed."""

COLOURS: Final = [LOOKS[name].dark for name in ("grey", "green", "yellow", "blue", "red", "navy")]
DASHES: Final = ["2 6", "none", "14 6", "4 4", "none", "14 4 2 4", "8 3"]


def runs_in(folder: Path) -> dict[str, list[Run]]:
    """The runs of each game, by seed."""
    runs: dict[str, list[Run]] = {game.name: [] for game in all_games()}
    for path in sorted(folder.glob("*.json")):
        run = json.loads(path.read_text(encoding="utf-8"))
        runs[run["game"]].append(run)
    return {game: told for game, told in runs.items() if told}


def rivals_of(runs: list[Run]) -> list[str]:
    return list(runs[0]["points"][0]["matches"])


def picture(title: str, runs: list[Run]) -> str:
    """One line for every rival and seed, with its 95 % intervals."""
    most = max(run["points"][-1]["decisions"] for run in runs)
    rivals = rivals_of(runs)
    return sheet(
        f"{title}: what masked PPO learns",
        _told(runs),
        WIDTH,
        HEIGHT,
        words(LEFT, 44, title, size=26, font_weight=700, font_family=SERIF, fill=INK),
        words(LEFT, 66, "victories against each bot, seed by seed", size=14, fill=SOFT_INK),
        _grid(most),
        *[_line(place, rival, run, most) for place, rival in enumerate(rivals) for run in runs],
        *[_label(place, rival, runs) for place, rival in enumerate(rivals)],
    )


def _told(runs: list[Run]) -> str:
    parts = [f"{rival} {100 * _share_at_the_end(rival, runs):.0f} %" for rival in rivals_of(runs)]
    return f"Victories at the end: {', '.join(parts)}."


def _share_at_the_end(rival: str, runs: list[Run]) -> float:
    shares: list[float] = [run["points"][-1]["matches"][rival]["share"] for run in runs]
    return sum(shares) / len(shares)


def _x(decisions: int, most: int) -> float:
    return LEFT + (RIGHT - LEFT) * decisions / most


def _y(share: float) -> float:
    return BOTTOM - (BOTTOM - TOP) * min(max(share, 0.0), 1.0)


def _grid(most: int) -> str:
    parts = []
    for percent in range(0, 101, 25):
        y = _y(percent / 100)
        parts.append(stroke(f"M{LEFT} {number(y)}H{RIGHT}", LINE, 1))
        label = words(LEFT - 10, y + 5, f"{percent} %", text_anchor="end", size=13, fill=SOFT_INK)
        parts.append(label)
    step = next(step for step in (25_000, 50_000, 100_000, 500_000, 10**9) if most < 7 * step)
    for decisions in range(0, most + 1, step):
        x, label = _x(decisions, most), f"{decisions:,}"
        parts.append(words(x, BOTTOM + 24, label, text_anchor="middle", size=13, fill=SOFT_INK))
    middle = (LEFT + RIGHT) / 2
    below = words(middle, BOTTOM + 48, "decisions", text_anchor="middle", size=14, fill=SOFT_INK)
    return "".join(parts) + below


def _look(place: int) -> dict[str, str]:
    return {"stroke_dasharray": DASHES[place % len(DASHES)]}


def _line(place: int, rival: str, run: Run, most: int) -> str:
    colour = COLOURS[place % len(COLOURS)]
    points, bars = [], []
    for point in run["points"]:
        told = point["matches"][rival]
        x = number(_x(point["decisions"], most))
        low, high = (number(_y(told["share"] + side * told["margin"])) for side in (-1, 1))
        points.append(f"{x} {number(_y(told['share']))}")
        bars.append(f"M{x} {low}V{high}")
    return stroke("M" + "L".join(points), colour, 2.5, **_look(place)) + stroke(
        "".join(bars), colour, 1.5, opacity=".45"
    )


def _label(place: int, rival: str, runs: list[Run]) -> str:
    y = TOP + 20 + 44 * place
    sample = stroke(f"M{RIGHT + 20} {y}h40", COLOURS[place % len(COLOURS)], 2.5, **_look(place))
    share = f"{100 * _share_at_the_end(rival, runs):.0f} %"
    return (
        sample
        + words(RIGHT + 70, y + 5, rival, size=15, fill=INK)
        + words(RIGHT + 70, y + 22, share, size=13, fill=SOFT_INK)
    )


def table(runs: dict[str, list[Run]]) -> str:
    """What the last matches of every run gave."""
    rivals = rivals_of(next(iter(runs.values())))
    head = ["game", "seed", "decisions", "CPU hours", *(f"`{rival}`" for rival in rivals)]
    lines = [_row(head), "|---|---|---:|---:|" + "---:|" * len(rivals)]
    for game, told in runs.items():
        lines += [_row(_cells(game, run, rivals)) for run in told]
    return "\n".join(lines)


def _cells(game: str, run: Run, rivals: list[str]) -> list[str]:
    last = run["points"][-1]
    shares = [last["matches"][rival] for rival in rivals]
    return [
        f"`{game}`",
        str(run["seed"]),
        f"{last['decisions']:,}",
        f"{last['cpu'] / 3600:.3f}",
        *(f"{100 * told['share']:.1f} ±{100 * told['margin']:.1f}" for told in shares),
    ]


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def with_results(page: str, runs: dict[str, list[Run]]) -> str:
    before, _, rest = page.partition(OPENING)
    _, _, after = rest.partition(CLOSING)
    return f"{before}{OPENING}\n\n{table(runs)}\n\n{CLOSING}{after}"


def pictures(runs: dict[str, list[Run]]) -> dict[str, str]:
    """By the names of their files."""
    titles = {game.name: game.title for game in all_games()}
    return {f"learning-{game}.svg": picture(titles[game], told) for game, told in runs.items()}


if __name__ == "__main__":
    page = Path(sys.argv[1])
    runs = runs_in(page.parent / "curves")
    page.write_text(with_results(page.read_text(encoding="utf-8"), runs), encoding="utf-8")
    for name, drawing in pictures(runs).items():
        (page.parent / "pictures" / name).write_text(drawing + "\n", encoding="utf-8")
