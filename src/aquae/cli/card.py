"""The card of a data set that bots have played: what it is, how it was made, what it is like."""

from collections import defaultdict
from collections.abc import Iterator
from hashlib import file_digest
from pathlib import Path
from typing import Final, NamedTuple

from aquae import __version__
from aquae.bots.mixed import MIX
from aquae.cli.averages import margin, mean
from aquae.cli.commands.statistics import Count
from aquae.cli.progress import Progress
from aquae.core.game import Game
from aquae.core.record import Record
from aquae.games import game_called, observation_of
from aquae.library.records import read_all

RECORDS_FILE: Final = "games.jsonl"
CARD_FILE: Final = "README.md"
SUMS_FILE: Final = "SHA256SUMS"

CARD: Final = """\
# Data set: {games} games by bots, of each game

Complete plays of board games with perfect information, as records and as one row for every
decision: for imitation, offline reinforcement learning, the evaluation of positions, and
statistics. All seats are bots; there are no people's data in it.

## How it was made

```sh
{command}
```

- By aquae {version}. All options have their defaults, except that plays with two, three and four
  seats take turns.
- Who sits on each seat is drawn: of {lots} lots {mix}. None of them looks at a clock.
- Play N of a game, counted from 0, has the seed `{seed}/GAME/N`, and `{seed}/GAME/N/seats` for who
  sits where. The same command gives the same records on every machine, byte by byte; Parquet
  files also depend on the version of PyArrow.
- Every play was replayed by the rules when its rows were written, and once more for this card.

## Files

{files}

`GAME/games.jsonl` has one record per line (`aquae check` replays them, `aquae show` draws them),
`GAME/part-*` the rows, `GAME/meaning.json` the names of the numbers in an observation and the
texts of all actions. `sha256sum -c SHA256SUMS` checks all files.

## Columns

{columns}

## Statistics

Victories are shared where a game ends in a draw; ± is half of a 95 % interval. Lengths count all
actions, those of Chance included.

{statistics}

## Known limits

- Bots play differently from people. The best of these, `faber`, plays by heuristics and does not
  search.
- Rows of one play depend on each other: split training and test data by `play`, never by row.
- `chances` come from the evaluation that the bots use themselves: an estimate, not a result.
- One set of options: other boards, layouts and optional rules do not occur.
- `lively` avoids actions that end a game early, so there are no plays of uniformly random actions.
- Rules have versions: under another version than the one above, replay before use.

## Licence and citation

The data are under the licence of aquae (MIT). Cite the software as its `CITATION.cff` says, and
give the command, the version and the checksum of the records. The games are the work of their
authors: {credits}.
"""


class Making(NamedTuple):
    """How the data were asked for."""

    games: int
    seed: str
    format: str

    def command(self) -> str:
        seed = "" if self.seed == "1" else f" --seed {self.seed}"
        how = "" if self.format == "parquet" else f" --format {self.format}"
        return f"aquae dataset --games {self.games}{seed}{how} --out data"


class Tally:
    """The plays of one game, by their number of seats and by bot."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.by_seats: dict[int, Count] = defaultdict(lambda: Count(game.unit))
        self.by_bot: dict[str, list[float]] = defaultdict(list)
        """What each seat of a bot has won, in fair shares."""

    def add(self, record: Record) -> None:
        count = self.by_seats[len(record.seats)]
        count.add(record)
        for seat, share in zip(record.seats, count.shares[-1], strict=True):
            self.by_bot[seat.removeprefix("bot:")].append(share * len(record.seats))

    def lines(self) -> Iterator[str]:
        yield from [f"### {self.game.title}", "", "```text"]
        for seats, count in sorted(self.by_seats.items()):
            yield from [f"{seats} seats", count.report()]
        yield from [
            "```",
            "",
            "| bot | seats | victories (1.00 is a fair share) |",
            "|---|---:|---:|",
        ]
        for bot, parts in sorted(self.by_bot.items(), key=lambda told: -mean(told[1])):
            yield f"| `{bot}` | {len(parts):,} | {mean(parts):.2f} ±{margin(parts):.2f} |"
        yield ""


def write_card(folder: Path, making: Making, rows: dict[str, int]) -> None:
    """Beside the data, with the checksums of all files; `rows` are the decisions of each game."""
    sums = dict(checksums(folder))
    text = "".join(f"{digest}  {path}\n" for path, digest in sums.items())
    (folder / SUMS_FILE).write_text(text, encoding="utf-8", newline="\n")
    card = CARD.format(
        games=f"{making.games:,}",
        command=making.command(),
        seed=making.seed,
        version=__version__,
        mix=", ".join(f"{often} for `{bot}`" for bot, often in MIX.items()),
        lots=sum(MIX.values()),
        files="\n".join(table_of_files(folder, rows, sums)),
        columns="\n".join(table_of_columns()),
        statistics="\n".join(statistics(folder, rows)).rstrip(),
        credits="; ".join(f"*{game.title}* by {game.credit}" for game in map(game_called, rows)),
    )
    (folder / CARD_FILE).write_text(card, encoding="utf-8", newline="\n")


def checksums(folder: Path) -> Iterator[tuple[str, str]]:
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            with path.open("rb") as file:
                yield path.relative_to(folder).as_posix(), file_digest(file, "sha256").hexdigest()


def table_of_files(folder: Path, rows: dict[str, int], sums: dict[str, str]) -> Iterator[str]:
    yield "| game | rules | decisions | observation | records | rows | SHA-256 of the records |"
    yield "|---|---|---:|---:|---:|---:|---|"
    for name, decisions in rows.items():
        game, records = game_called(name), f"{name}/{RECORDS_FILE}"
        parts = [path.stat().st_size for path in (folder / name).glob("part-*")]
        seen = observation_of(game).size
        yield (
            f"| `{name}` | version {game.rules} | {decisions:,} | {seen:,} bytes "
            f"| {size(folder.joinpath(records).stat().st_size)} "
            f"| {len(parts)} × `part-*`, {size(sum(parts))} | `{sums[records]}` |"
        )


def size(count: int) -> str:
    return f"{count / 1e6:.1f} MB"


def table_of_columns() -> Iterator[str]:
    from aquae.rl.dataset import COLUMNS

    yield from ["| column | meaning |", "|---|---|"]
    for name, meaning in COLUMNS.items():
        yield f"| `{name}` | {meaning} |"


def statistics(folder: Path, rows: dict[str, int]) -> Iterator[str]:
    for name in rows:
        tally = Tally(game_called(name))
        with Progress("games counted") as progress:
            for record in read_all(folder / name / RECORDS_FILE):
                tally.add(record)
                progress.advance()
        yield from tally.lines()
