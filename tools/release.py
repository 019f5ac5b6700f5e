"""Make a release: `make release VERSION=1.2.0`.

Everything that can go wrong is looked at before anything is written: the number, the tree, the
change log, the tests. Then the version is written where it stands, committed and tagged. Pushing
the commit and the tag is left to a person.
"""

import re
import subprocess
import sys
from datetime import date
from pathlib import Path

VERSION = re.compile(r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)")
CHANGES = re.compile(r"^## \S+ \(unreleased\)$", re.MULTILINE)


class Unready(Exception):
    """Why there can be no release."""


def main(arguments: list[str]) -> int:
    try:
        release(arguments[0] if len(arguments) == 1 else "", Path.cwd(), date.today())
    except Unready as unready:
        print(f"no release: {unready}", file=sys.stderr)
        return 1
    return 0


def release(version: str, root: Path, today: date) -> None:
    check_version(version, root)
    if CHANGES.search(changes(root).read_text(encoding="utf-8")) is None:
        raise Unready("CHANGELOG.md has no section of the form '## 1.2.0 (unreleased)'")
    if git(root, "status", "--porcelain"):
        raise Unready("the tree is not clean; commit or put away what has changed")
    if subprocess.run(["make", "test"], cwd=root, check=False).returncode != 0:
        raise Unready("the tests fail")
    write_version(version, root, today)
    git(root, "commit", "--all", "--message", f"Release {version}")
    git(root, "tag", "--annotate", f"v{version}", "--message", f"Aquae {version}")
    print(f"v{version} is tagged; publish it with: git push --follow-tags")


def check_version(version: str, root: Path) -> None:
    """A number of three parts, not below the one in the sources, and without a tag."""
    if VERSION.fullmatch(version) is None:
        raise Unready("name the version with three numbers: make release VERSION=1.2.0")
    found = re.search(r'__version__ = "(.+)"', package(root).read_text(encoding="utf-8"))
    if found is not None and parts(version) < parts(found[1]):
        raise Unready(f"{version} is older than {found[1]}, the version of the sources")
    if git(root, "tag", "--list", f"v{version}"):
        raise Unready(f"v{version} is tagged already")


def parts(version: str) -> list[int]:
    return [int(part) for part in version.split(".")]


def write_version(version: str, root: Path, today: date) -> None:
    replace(package(root), r'^__version__ = ".+"$', f'__version__ = "{version}"')
    replace(changes(root), CHANGES.pattern, f"## {version} ({today})")
    citation = root / "CITATION.cff"
    replace(citation, r"^version: .+(\ndate-released: .+)?$", f"version: {version}")
    replace(citation, r"^version: .+$", rf"\g<0>\ndate-released: {today}")


def package(root: Path) -> Path:
    return root / "src" / "aquae" / "__init__.py"


def changes(root: Path) -> Path:
    return root / "CHANGELOG.md"


def replace(path: Path, pattern: str, text: str) -> None:
    written, count = re.subn(
        pattern, text, path.read_text(encoding="utf-8"), count=1, flags=re.MULTILINE
    )
    if count == 0:
        raise Unready(f"{path.name} has no line like {pattern}")
    path.write_text(written, encoding="utf-8")


def git(root: Path, *arguments: str) -> str:
    done = subprocess.run(
        ["git", *arguments], cwd=root, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        raise Unready(f"git {arguments[0]}: {done.stderr.strip()}")
    return done.stdout


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
