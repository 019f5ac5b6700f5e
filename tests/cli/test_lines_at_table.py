"""Line by line at a table on a real server: for pipes and screen readers."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.serving import AtTable, Person, serving


@contextmanager
def typing(folder: Path, url: str, table: AtTable) -> Iterator["subprocess.Popen[str]"]:
    """`aquae play --table` in a process of its own, with a pipe to type into."""
    link = f"{url}/#/table/{table.id}?seat=0&key={table.links[0]}"
    how = ["--name", "Tess", "--plain", "--language", "de"]
    with subprocess.Popen(
        [sys.executable, "-m", "aquae", "play", "--table", link, *how],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, "XDG_STATE_HOME": str(folder), "PYTHONUTF8": "1"},
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def typed(process: "subprocess.Popen[str]", *lines: str) -> None:
    """Lines that wait in the pipe until it is the typist's turn."""
    assert process.stdin is not None
    process.stdin.write("".join([f"{line}\n" for line in lines]))
    process.stdin.flush()


def test_a_game_is_played_by_lines_with_somebody_elsewhere(tmp_path: Path) -> None:
    with serving(tmp_path / "server") as server:
        ann = Person(server.url).make("irrigate", "open", "me")
        with typing(tmp_path, server.url, ann) as tess:
            typed(tess, "buy 2,1", "Draw", "? place", "1", "concede", "no", "pass")
            ann.wait_for_turn(1)
            ann.act("pass")
            ann.wait_for_turn(1)
            ann.post("chat", text="Salve")
            ann.act("pass")
            told, _ = tess.communicate(timeout=60)
        assert tess.returncode == 0
        assert "Tess> I-14: In der Anfangsphase" in told
        assert "Aufgeben?" in told
        assert "  pass                 Ann passt.\n" in told
        assert "Ann: Salve\n" in told
        assert "Endstand: Tess 5, Ann 5." in told
        assert f"aquae play --table '{server.url}/#/table/{ann.id}'" in told

        other = ann.person.make("irrigate", "open", "me")
        with typing(tmp_path, server.url, other) as tess:
            told, _ = tess.communicate("draw\n", timeout=60)
        assert "Gezogen: " in told
        assert other.look()["status"] == "playing", "whoever stops typing leaves the table"
        with typing(tmp_path, server.url, other) as tess:
            assert tess.stdout is not None
            assert any("Gezogen: " in line for line in tess.stdout)
            other.post("concede", seat=1)
            assert tess.wait(timeout=60) == 0, "nobody has to type anything after the end"
