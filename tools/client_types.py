"""Writes the client's types of what the server sends: of the API, and of each game's views.

What is shared knows no game; a game's types lie in the game's own folder. `make types` runs this,
and a test compares.
"""

import argparse
import json
import os
import subprocess
import tempfile
import typing
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Literal

import typing_extensions

# Types can be read only from the sources, and by pydantic only if they are made with the newer
# TypedDict, which is the standard library's own from Python 3.12 on.
os.environ["AQUAE_PURE"] = "1"
typing.TypedDict = typing_extensions.TypedDict

from pydantic import TypeAdapter  # noqa: E402

from aquae.core.game import Game  # noqa: E402
from aquae.games import all_games  # noqa: E402
from aquae.server.http.app import make_routes  # noqa: E402
from aquae.server.http.openapi import document  # noqa: E402
from aquae.server.service import Service  # noqa: E402
from aquae.server.settings import Settings  # noqa: E402
from aquae.server.tables import names  # noqa: E402

WEB: Final = Path(__file__).parent.parent / "web"
TYPESCRIPT: Final = ["sh", "npm.sh", "exec", "--", "openapi-typescript"]
FLAGS: Final = ["--default-non-nullable=false", "--output"]
REFERENCE: Final = "#/components/schemas/{model}"
FROM_VIEW: Final = ("View", "Aftermath")
"""What the module `view` of a game says of its data."""

Document = dict[str, Any]
Adapter = tuple[str, Literal["serialization"], TypeAdapter[Any]]


def api_document() -> Document:
    """The shapes of the API. The paths are left out: the client names them itself."""
    with tempfile.TemporaryDirectory() as folder:
        found = document(make_routes(Service(Settings(data=folder))))
    return {**found, "paths": {}}


def game_document(game: Game) -> Document:
    """The shapes of a game's views and of what its actions bring about."""
    view = import_module(f"{type(game).__module__.rpartition('.')[0]}.view")
    adapters: list[Adapter] = [
        (name, "serialization", TypeAdapter(getattr(view, name)))
        for name in FROM_VIEW
        if hasattr(view, name)
    ]
    found, definitions = TypeAdapter.json_schemas(adapters, ref_template=REFERENCE)
    schemas: Document = dict(definitions.get("$defs", {}))
    for (name, _), schema in found.items():
        if schema != {"$ref": REFERENCE.format(model=name)}:
            schemas[str(name)] = schema
    return {
        "openapi": "3.1.0",
        "info": {"title": game.title, "version": str(game.rules)},
        "paths": {},
        "components": {"schemas": dict(sorted(schemas.items()))},
    }


def documents() -> dict[str, Document]:
    """Every file of types, by its place in the client's sources."""
    return {
        "api/generated.ts": api_document(),
        **{f"games/{game.name}/generated.ts": game_document(game) for game in all_games()},
    }


def limits() -> str:
    """The server's bounds as a module of the client."""
    return (
        "/** How long texts may be; the server says so. Made by `make types`. */\n"
        f"export const LONGEST_NAME = {names.LONGEST_NAME};\n"
        f"export const LONGEST_CHAT = {names.LONGEST_CHAT};\n"
    )


def write_types(target: Path, shapes: Document) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "openapi.json"
        source.write_text(json.dumps(shapes, indent=1))
        command = [*TYPESCRIPT, str(source), *FLAGS, str(target)]
        subprocess.run(command, cwd=WEB, check=True, stdout=subprocess.DEVNULL)


def write_all(folder: Path) -> None:
    for place, shapes in documents().items():
        write_types(folder / place, shapes)
    (folder / "api" / "limits.ts").write_text(limits())


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="of the client's sources")
    write_all(parser.parse_args().folder.resolve())
