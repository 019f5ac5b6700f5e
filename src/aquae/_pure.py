"""Run from the sources even where compiled modules lie beside them (AQUAE_PURE=1)."""

import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

PACKAGE = Path(__file__).parent


def prefer_sources() -> None:
    """Put a finder in front that sees only .py files, and only below this package."""
    sees_sources = FileFinder.path_hook((SourceFileLoader, SOURCE_SUFFIXES))

    def hook(path: str) -> FileFinder:
        if PACKAGE not in (Path(path), *Path(path).parents):
            raise ImportError(f"{path} is not part of aquae")
        finder = sees_sources(path)
        assert isinstance(finder, FileFinder)
        return finder

    sys.path_hooks.insert(0, hook)
    sys.path_importer_cache.clear()
