"""What a page fetches of Python is read once, and then takes no room."""

import sys
from importlib import import_module
from pathlib import Path
from zipfile import ZipFile

import pytest

from aquae.server.local.reading import read_all


def test_all_is_read_and_the_archive_goes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    archive = tmp_path / "python.zip"
    with ZipFile(archive, "w") as packed:
        packed.writestr("aquae_alone.py", "")
        packed.writestr("aquae_room/__init__.py", "")
        packed.writestr("aquae_room/late.py", "found = 3")
    monkeypatch.setattr(sys, "path", [str(archive)])
    read_all()
    assert not archive.exists()
    assert import_module("aquae_room.late").found == 3
    for name in ("aquae_alone", "aquae_room", "aquae_room.late"):
        del sys.modules[name]
