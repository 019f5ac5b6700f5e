"""The pure rooms need nothing but the engine and its bots: they also run inside a browser."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.project.test_architecture import SOURCE, imported

ROOMS = {
    "tables": ("aquae.core", "aquae.games", "aquae.server.tables"),
    "thinking": ("aquae.bots", "aquae.core", "aquae.games", "aquae.server.tables"),
    "local": (
        *("aquae.bots", "aquae.core", "aquae.games"),
        *("aquae.server.tables", "aquae.server.thinking"),
    ),
}
"""The pure rooms of the server, and what each may use besides itself."""
# What a browser does not have, or what would be input or output.
MISSING = (
    "aiosqlite",
    "alembic",
    "asyncio",
    "concurrent",
    "fastapi",
    "http",
    "multiprocessing",
    "psycopg",
    "pydantic",
    "pydantic_core",
    "socket",
    "sqlalchemy",
    "sqlite3",
    "starlette",
    "subprocess",
    "threading",
    "uvicorn",
    "uvloop",
)
PATHS = sorted(path for room in ROOMS for path in (SOURCE / "server" / room).glob("*.py"))


@pytest.mark.parametrize("path", PATHS, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_they_import_nothing_but_the_engine(path: Path) -> None:
    room = path.parent.name
    for name in imported(path):
        if name.split(".")[0] == "aquae":
            assert name.startswith((*ROOMS[room], f"aquae.server.{room}")), name
        else:
            top = name.split(".")[0]
            assert top in sys.stdlib_module_names, name
            assert top not in MISSING, name


PLAY = '''
import sys


class Missing:
    """Finds nothing of what a browser does not have."""

    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in NAMES:
            raise ModuleNotFoundError(f"{name} is not there")
        return None


NAMES = set(sys.argv[1:])
for name in [name for name in sys.modules if name.split(".")[0] in NAMES]:
    del sys.modules[name]
sys.meta_path.insert(0, Missing())

from aquae.server.tables import commands
from aquae.server.tables.codec import decoded, encoded
from aquae.server.tables.creating import SeatWish, TableWish, fresh_start, new_creation, read_record
from aquae.server.tables.creation import Creation, read_settings
from aquae.server.tables.events import Event, happening, stored
from aquae.server.tables.live import LiveTable, folded
from aquae.server.tables.replaying import replayed
from aquae.server.tables.views import position_data, record_of, table_data
from aquae.server.tables.words import log_data

wish = TableWish([SeatWish("me", "Ann"), SeatWish("bot", level="faber")], "irrigate", pause=False)
creation, opening, links = new_creation(wish, fresh_start(wish), "ann", 1)
table = LiveTable(creation)
events = table.perform(opening, 1, "made")


def first(table):
    return table.game.vocabulary.text(table.state.actions()[0])


undone = 0
while table.status == "playing" and table.position < 60:
    if table.seats[table.state.to_move].is_bot:
        command = commands.act_for_bots(table.changed_number, [first(table)])
    elif table.position > 20 and not undone:
        undone = table.position
        earlier = max(p for p in range(table.position) if table.movers[p] == 0)
        command = commands.undo("ann", table.number, earlier)
    else:
        command = commands.act("ann", table.number, first(table))
    events += table.perform(command, table.number, f"key {table.number}")

rows = [(e.number, e.kind, e.seat, encoded(stored(e.what)), e.made_at, e.key) for e in events]
read = [Event(n, happening(kind, seat, decoded(d)), at, key) for n, kind, seat, d, at, key in rows]
kept = read_settings(decoded(encoded(creation.settings())))
again = Creation(
    id=creation.id, game=creation.game, creator="ann", secret=creation.secret, made_at=1, **kept
)
twin = folded(again, read)
assert undone and "undone" in [e.kind for e in events]
assert twin.log == table.log and log_data(twin) == log_data(table)
assert table_data(twin, "ann", 1) == table_data(table, "ann", 1)
now = position_data(table, table.state, table.position, True)
assert position_data(twin, twin.state, twin.position, True) == now
shown = replayed(read_record(record_of(table).line()))
assert {name: shown[name] for name in ("position", "view", "legal")} == {
    name: now[name] for name in ("position", "view", "legal")
}
assert not [name for name in sys.modules if name.split(".")[0] in NAMES]
print("played", table.position, table.status)
'''


def test_a_table_is_made_played_and_folded_again_without_anything_else() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PLAY, *MISSING],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("played ")
