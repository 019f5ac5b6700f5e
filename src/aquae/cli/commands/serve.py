"""aquae serve, aquae worker: the game server, if its extra is installed."""

import argparse
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Final

from aquae.core.errors import AquaeError
from aquae.extras import need
from aquae.server.settings import settings_from

PACKAGES: Final = (
    "aiosqlite",
    "alembic",
    "fastapi",
    "httptools",
    "psycopg",
    "resvg_py",
    "sqlalchemy",
    "uvicorn",
    "uvloop",
)


def serve(parsed: argparse.Namespace) -> int:
    return int(server_module("run").serve(settings_from(parsed)))


def worker(parsed: argparse.Namespace) -> int:
    return int(server_module("run").work(settings_from(parsed)))


def server_module(name: str) -> ModuleType:
    """A module of the server, whose packages are an extra."""
    if find_spec("fcntl") is None or find_spec("resource") is None:
        raise AquaeError(
            "the server runs on Linux and macOS; on Windows use the Windows Subsystem for Linux. "
            "`aquae play` and all other commands work here"
        )
    need("server", *PACKAGES)
    return import_module(f"aquae.server.{name}")
