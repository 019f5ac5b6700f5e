"""Everything that the archive of a page holds is read once; then nobody needs the archive."""

import sys
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

from aquae.server.thinking.catalogue import games_data


def read_all() -> None:
    """Imports all of it, weights of bots too, and gives the archive's room back."""
    for archive in [Path(place) for place in sys.path if place.endswith(".zip")]:
        for module in walk_packages([str(archive)]):
            import_module(module.name)
        archive.unlink()
    games_data()
