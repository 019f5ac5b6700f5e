"""Records as columns to learn from: one row for every decision of a seat.

The columns are the same in Parquet files and in NumPy's; `COLUMNS` says what they mean.
"""

from pathlib import Path
from typing import Any, Final, NamedTuple

from aquae.bots.guide import guide_for, has_guide
from aquae.core.game import Game
from aquae.core.observation import MOST_SEATS
from aquae.core.record import Record
from aquae.extras import extra
from aquae.games import observation_of
from aquae.rl.rows import Rows

with extra("data"):
    import numpy as np
    from numpy.typing import NDArray

COLUMNS: Final = {
    "play": "the record's number among all that were read, from 0",
    "step": "the decision's position in the record's `actions`, from 0",
    "seat": "who decided",
    "players": "how many seats there are",
    "name": "who sat there, as the record has it: `bot:faber`",
    "observation": "what the seat saw: the game's observation, one byte per number",
    "legal": "all legal actions, ascending",
    "action": "the one that was chosen",
    "shares": "each seat's share of the victory in the end; own first, then clockwise",
    "scores": "each seat's points in the end; own first, then clockwise",
    "chances": "each seat's chance of winning before the decision, as the game's guide evaluates "
    "it; not a number (NaN) if the game has no guide",
}
ROWS: Final = 8192
"""Rows that are kept in memory before they are written, at most."""
BYTES: Final = 12 << 20
"""The same for their observations: what outgrows the processor's cache has to be fetched again."""
SUMMED_UP: Final = ["play", "step", "seat", "players", "name", "action"]
"""Columns with their least and greatest values in Parquet files; of the others nobody asks that."""
PARQUET, NUMPY = "parquet", "numpy"


class Columns:
    """The decisions of one game, column by column."""

    def __init__(self, game: Game) -> None:
        self.observation = observation_of(game)
        self.rows = Rows(game, self.observation, guide_for(game) if has_guide(game) else None)

    def __len__(self) -> int:
        return len(self.rows.seats)

    def add(self, play: int, record: Record) -> None:
        self.rows.add(play, record)

    def clear(self) -> None:
        self.rows.clear()

    def arrays(self) -> dict[str, Any]:
        """The rows so far; `legal` is one list, cut at `legal_ends`."""
        rows = self.rows
        seats, players = np.array(rows.seats), np.array(rows.players)
        vectors = np.frombuffer(rows.vectors, np.uint8, len(self) * self.observation.size)
        return {
            "play": np.array(rows.plays),
            "step": np.array(rows.steps),
            "seat": seats,
            "players": players,
            "name": rows.names,
            "observation": vectors.reshape(len(self), self.observation.size),
            "legal": np.array(rows.legal),
            "legal_ends": np.array(rows.ends),
            "action": np.array(rows.actions),
            "shares": by_chair(np.array(rows.shares), seats, players),
            "scores": by_chair(np.array(rows.scores), seats, players),
            "chances": by_chair(np.array(rows.chances), seats, players),
        }


def by_chair(
    by_seat: NDArray[Any], seats: NDArray[np.int8], players: NDArray[np.int8]
) -> NDArray[Any]:
    """Rows of four, own first, then clockwise, instead of by seat."""
    chairs = np.arange(MOST_SEATS)
    turned = (seats[:, None] + chairs) % players[:, None]
    places = np.where(chairs < players[:, None], turned, chairs)
    return np.take_along_axis(by_seat.reshape(-1, MOST_SEATS), places, axis=1)


class Part(NamedTuple):
    """Where a share of the rows is written: DIR/GAME/part-NUMBER."""

    folder: Path
    number: int
    format: str


class Writer:
    """Writes the columns of one game into files of one part, never holding much in memory."""

    def __init__(self, game: Game, part: Part) -> None:
        self.columns = Columns(game)
        self.most = min(ROWS, BYTES // self.columns.observation.size)
        self.part = part
        self.stem = part.folder / game.name / f"part-{part.number:05d}"
        self.stem.parent.mkdir(parents=True, exist_ok=True)
        self.files = 0
        self.rows = 0
        self.parquet: Any = None

    def add(self, play: int, record: Record) -> None:
        self.columns.add(play, record)
        if len(self.columns) >= self.most:
            self.flush()

    def flush(self) -> None:
        if not len(self.columns):
            return
        self.rows += len(self.columns)
        arrays = self.columns.arrays()
        if self.part.format == NUMPY:
            np.savez_compressed(f"{self.stem}-{self.files:03d}.npz", **arrays)
            self.files += 1
        else:
            self._write_parquet(arrays)
        self.columns.clear()

    def _write_parquet(self, arrays: dict[str, Any]) -> None:
        with extra("data"):
            from pyarrow.parquet import ParquetWriter

        table = arrow_table(arrays)
        if self.parquet is None:
            self.parquet = ParquetWriter(
                f"{self.stem}.parquet",
                table.schema,
                compression="zstd",
                use_dictionary=["name"],
                write_statistics=SUMMED_UP,
            )
        self.parquet.write_table(table)

    def close(self) -> None:
        self.flush()
        if self.parquet is not None:
            self.parquet.close()


def arrow_table(arrays: dict[str, Any]) -> Any:
    """The arrays in the order of COLUMNS. Observations are strings of bytes of fixed length."""
    with extra("data"):
        import pyarrow

    made = {name: pyarrow.array(arrays[name]) for name in ("play", "step", "seat", "players")}
    made["name"] = pyarrow.array(arrays["name"]).dictionary_encode()
    vectors = arrays["observation"]
    made["observation"] = pyarrow.FixedSizeBinaryArray.from_buffers(
        pyarrow.binary(vectors.shape[1]), len(vectors), [None, pyarrow.py_buffer(vectors)]
    )
    made["legal"] = pyarrow.LargeListArray.from_arrays(arrays["legal_ends"], arrays["legal"])
    made["action"] = pyarrow.array(arrays["action"])
    for name in ("shares", "scores", "chances"):
        flat = pyarrow.array(arrays[name].reshape(-1))
        made[name] = pyarrow.FixedSizeListArray.from_arrays(flat, MOST_SEATS)
    return pyarrow.table(made)
