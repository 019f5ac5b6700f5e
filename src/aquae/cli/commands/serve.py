"""aquae serve, aquae worker: the game server, if its extra is installed."""

import argparse
from importlib import import_module
from types import ModuleType

from aquae.core.errors import AquaeError
from aquae.server.settings import settings_from


def serve(parsed: argparse.Namespace) -> int:
    return int(server_module("run").serve(settings_from(parsed)))


def worker(parsed: argparse.Namespace) -> int:
    return int(server_module("run").work(settings_from(parsed)))


def server_module(name: str) -> ModuleType:
    """A module of the server, whose packages are an extra."""
    try:
        return import_module(f"aquae.server.{name}")
    except ImportError as missing:
        raise AquaeError(
            f"the server needs more packages ({missing.name}): "
            "pip install -r requirements/play.txt in Aquae's source, or make install"
        ) from missing
