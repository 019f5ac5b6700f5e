"""Packs what a page needs of Python, in the very Python that will read it there.

Everything that a play uses is imported here first; what was loaded by then goes into one archive,
compiled. It is not compressed: that is done once more, and better, for the way to the browser.
"""

import importlib._bootstrap_external as compiling
import sys
from dataclasses import replace
from importlib import import_module
from importlib.machinery import SourceFileLoader
from pathlib import Path
from pkgutil import walk_packages
from zipimport import zipimporter

SOURCES = Path("/sources")
ROOMS = ("core", "games", "bots", "server.local", "server.tables", "server.thinking")
LEFT_OUT = ("drawing", "spoken", "law", "arena", "learning", "observe")
"""Modules that no play needs, by the last part of their names."""
FROM_FILES = (SourceFileLoader, zipimporter)
DATA = "games/*/bot/weights.json"


def modules_of(room: str) -> list[str]:
    package = import_module(f"aquae.{room}")
    return [
        module.name
        for module in walk_packages(package.__path__, f"{package.__name__}.")
        if not any(part in LEFT_OUT for part in module.name.split("."))
    ]


def play() -> None:
    """Whatever is imported late is imported now."""
    from aquae.games import game_names
    from aquae.server.local.server import LocalServer
    from aquae.server.tables.codec import decoded, encoded
    from aquae.server.thinking.messages import message_in
    from aquae.server.thinking.thinker import Thinker

    server, thinker = LocalServer(), Thinker()
    for game in game_names():
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "level": "faber"}]
        body = {"game": game, "seats": seats}
        asked = encoded({"method": "POST", "path": "/api/tables", "body": body}).decode()
        made = decoded(decoded(server.answer(asked))["body"])["table"]
        path = f"/api/tables/{made['id']}/hint"
        asked = encoded({"method": "POST", "path": path, "body": {}}).decode()
        question = message_in(decoded(server.answer(asked))["question"].encode())
        thinker.answer(replace(question, seconds=0.0))


def loaded() -> dict[str, bytes]:
    """The compiled files of all modules that have been imported from files, by name."""
    found = {}
    for module in list(sys.modules.values()):
        spec = module.__spec__
        if spec is None or not isinstance(spec.loader, FROM_FILES):
            continue
        is_package = spec.submodule_search_locations is not None
        place = spec.name.replace(".", "/") + ("/__init__" if is_package else "")
        source = spec.loader.get_source(spec.name) or ""
        code = compile(source, f"{place}.py", "exec", dont_inherit=True, optimize=2)
        found[f"{place}.pyc"] = compiling._code_to_hash_pyc(code, bytes(8), False)
    return found


def pack(target: str) -> int:
    sys.path.insert(0, str(SOURCES))
    for room in ROOMS:
        for name in modules_of(room):
            import_module(name)
    play()
    files = loaded()
    from zipfile import ZipFile, ZipInfo  # not before: no play needs it

    for path in (SOURCES / "aquae").glob(DATA):
        files[str(path.relative_to(SOURCES))] = path.read_bytes()
    with ZipFile(target, "w") as archive:
        for name, content in sorted(files.items()):
            archive.writestr(ZipInfo(name), content)
    return len(files)
