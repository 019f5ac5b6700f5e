"""Writes what the client must know of the API: the shapes of its data, the length of texts."""

import json
import sys
import tempfile
from pathlib import Path

from aquae.server.http import models
from aquae.server.http.app import document, make_routes
from aquae.server.service import Service
from aquae.server.settings import Settings


def shapes() -> str:
    """The paths are left out: the client names them itself."""
    with tempfile.TemporaryDirectory() as folder:
        found = document(make_routes(Service(Settings(data=folder))))
    return json.dumps({**found, "paths": {}}, indent=1)


def limits() -> str:
    """The server's bounds as a module of the client."""
    return (
        "/** How long texts may be; the server says so. Made by `make types`. */\n"
        f"export const LONGEST_NAME = {models.LONGEST_NAME};\n"
        f"export const LONGEST_CHAT = {models.LONGEST_CHAT};\n"
    )


def write(target: Path, text: str) -> None:
    target.parent.mkdir(exist_ok=True)
    target.write_text(text)


if __name__ == "__main__":
    write(Path(sys.argv[1]), shapes())
    write(Path(sys.argv[2]), limits())
