"""aquae serve, aquae worker: the game server, if its extra is installed."""

import argparse
from types import ModuleType

from aquae.core.errors import AquaeError
from aquae.server.settings import settings_from


def serve(parsed: argparse.Namespace) -> int:
    return int(_running().serve(settings_from(parsed)))


def worker(parsed: argparse.Namespace) -> int:
    return int(_running().work(settings_from(parsed)))


def _running() -> ModuleType:
    try:
        from aquae.server import run
    except ImportError as missing:
        raise AquaeError(
            f"the server needs more packages ({missing.name}): pip install 'aquae[server]'"
        ) from missing
    return run
