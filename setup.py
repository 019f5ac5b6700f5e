"""Compile the engine with mypyc where that is possible; everything else is in pyproject.toml.

Without a compiler, or with AQUAE_PURE=1, the same sources are installed as they are. It is all
or nothing: half-compiled packages do not import.
"""

import os
from glob import glob

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

COMPILED = [
    "src/aquae/core/*.py",
    "src/aquae/games/*/*.py",
    "src/aquae/bots/assess.py",
    "src/aquae/bots/bot.py",
    "src/aquae/bots/guide.py",
    "src/aquae/bots/learning.py",
    "src/aquae/bots/plain.py",
    "src/aquae/bots/random_play.py",
    "src/aquae/bots/search.py",
    "src/aquae/bots/seats.py",
    "src/aquae/bots/heuristic.py",
    "src/aquae/bots/tree.py",
    "src/aquae/games/*/bot/*.py",
    "src/aquae/rl/lanes.py",
    "src/aquae/rl/rewards.py",
    "src/aquae/rl/rows.py",
]


def modules() -> list[Extension]:
    if os.environ.get("AQUAE_PURE") == "1":
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    paths = sorted(path for pattern in COMPILED for path in glob(pattern))
    paths = [path for path in paths if not path.endswith("__init__.py")]
    return mypycify([*paths, "--strict"], group_name="aquae", opt_level="3")


class BuildAllOrNothing(build_ext):
    """A missing or failing compiler leaves the plain package, never a broken one."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as failure:
            print(f"aquae: not compiled ({failure}); the plain Python sources work as well")
            self.extensions = []

    def copy_extensions_to_source(self) -> None:
        if self.extensions:
            super().copy_extensions_to_source()


setup(ext_modules=modules(), cmdclass={"build_ext": BuildAllOrNothing})
