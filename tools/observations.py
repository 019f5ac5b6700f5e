"""The tables of docs/rl/observations.md: `python -m tools.observations docs/rl/observations.md`."""

import sys
from pathlib import Path

from aquae.core.game import Game
from aquae.core.observation import Section
from aquae.games import all_games, observation_of


def table_of(game: Game) -> str:
    """What the numbers of a game's observation mean, a line a section."""
    observation = observation_of(game)
    lines = [
        f"{observation.size} numbers, {len(game.vocabulary)} actions.",
        "",
        "| from | to | section | shape | highest | meaning |",
        "|---:|---:|---|---|---:|---|",
    ]
    lines += [_line(section) for section in observation.sections]
    return "\n".join(lines)


def _line(section: Section) -> str:
    rows, columns = _named(section.rows), _named(section.columns)
    shape = " × ".join([part for part in (rows, columns) if part])
    return (
        f"| {section.start} | {section.stop - 1} | {section.name} | {shape} "
        f"| {section.high} | {section.meaning} |"
    )


def _named(labels: list[str]) -> str:
    """The labels of a side of a section: all of them if there are few."""
    if labels == [""]:
        return ""
    if len(labels) <= 6:
        return ", ".join(labels)
    return f"{labels[0]} … {labels[-1]} ({len(labels)})"


def marks_of(game: Game) -> tuple[str, str]:
    return f"<!-- {game.name}: made from the code -->", f"<!-- end of {game.name} -->"


def with_tables(page: str) -> str:
    """The page with the tables between their marks made anew, for all games that it describes."""
    for game in all_games():
        opening, closing = marks_of(game)
        if opening not in page:
            continue
        before, _, rest = page.partition(opening)
        _, _, after = rest.partition(closing)
        page = f"{before}{opening}\n\n{table_of(game)}\n\n{closing}{after}"
    return page


if __name__ == "__main__":
    path = Path(sys.argv[1])
    path.write_text(with_tables(path.read_text(encoding="utf-8")), encoding="utf-8")
