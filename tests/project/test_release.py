"""`make release` in a repository of its own, which has the files that a release writes."""

import re
import shutil
import subprocess
import sys
from datetime import date
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WRITTEN = ["CHANGELOG.md", "CITATION.cff", "src/aquae/__init__.py"]


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    for name in [*WRITTEN, "tools/release.py"]:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "Makefile").write_text("test:\n\t@echo tested\n")
    (tmp_path / "CHANGELOG.md").write_text("# Changelog\n\n## 0.1.0 (unreleased)\n\n- All.\n")
    (tmp_path / "src/aquae/__init__.py").write_text('__version__ = "0.1.0"\n')
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "config", "user.name", "Ada")
    git(tmp_path, "config", "user.email", "ada@example.org")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "--message", "Begin")
    return tmp_path


def git(root: Path, *arguments: str) -> str:
    return subprocess.run(
        ["git", *arguments], cwd=root, capture_output=True, text=True, check=True
    ).stdout


def release(root: Path, *version: str) -> tuple[int, str]:
    done = subprocess.run(
        [sys.executable, "tools/release.py", *version],
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_a_release_is_tested_written_committed_and_tagged(repository: Path) -> None:
    status, said = release(repository, "0.2.0")
    assert status == 0, said
    assert "tested" in said
    assert "v0.2.0 is tagged" in said
    assert f"## 0.2.0 ({date.today()})\n" in (repository / "CHANGELOG.md").read_text()
    assert '__version__ = "0.2.0"\n' in (repository / "src/aquae/__init__.py").read_text()
    cited = (repository / "CITATION.cff").read_text()
    assert f"\nversion: 0.2.0\ndate-released: {date.today()}\n" in cited
    assert git(repository, "describe").strip() == "v0.2.0"
    assert git(repository, "log", "-1", "--format=%s").strip() == "Release 0.2.0"
    assert git(repository, "status", "--porcelain") == ""


def test_the_next_release_replaces_the_date(repository: Path) -> None:
    assert release(repository, "0.1.0")[0] == 0
    change(repository / "CHANGELOG.md", "# Changelog\n", "# Changelog\n\n## 0.1.1 (unreleased)\n")
    git(repository, "commit", "--quiet", "--all", "--message", "Go on")
    assert release(repository, "0.1.1")[0] == 0
    assert (repository / "CITATION.cff").read_text().count("date-released: ") == 1


@pytest.mark.parametrize(
    ("version", "complaint"),
    [
        ([], "name the version with three numbers"),
        (["1.0"], "name the version with three numbers"),
        (["v1.0.0"], "name the version with three numbers"),
        (["1.00.0"], "name the version with three numbers"),
        (["0.0.9"], "0.0.9 is older than 0.1.0"),
    ],
)
def test_a_wrong_number_is_refused(repository: Path, version: list[str], complaint: str) -> None:
    status, said = release(repository, *version)
    assert status == 1
    assert complaint in said


def test_nothing_is_released_twice(repository: Path) -> None:
    git(repository, "tag", "v0.1.0")
    assert "v0.1.0 is tagged already" in release(repository, "0.1.0")[1]


def test_an_unclean_tree_is_refused(repository: Path) -> None:
    (repository / "new.txt").write_text("new")
    assert "the tree is not clean" in release(repository, "0.1.0")[1]


def test_a_change_log_without_news_is_refused(repository: Path) -> None:
    change(repository / "CHANGELOG.md", "(unreleased)", "(2020-01-01)")
    assert "CHANGELOG.md has no section" in release(repository, "0.1.0")[1]


def test_failing_tests_leave_everything_as_it_was(repository: Path) -> None:
    (repository / "Makefile").write_text("test:\n\t@false\n")
    git(repository, "commit", "--quiet", "--all", "--message", "Fail")
    status, said = release(repository, "0.1.0")
    assert status == 1
    assert "no release: the tests fail" in said
    assert git(repository, "tag") == ""
    assert git(repository, "status", "--porcelain") == ""


def test_the_files_that_a_release_writes_are_as_it_expects() -> None:
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.search(r"^## \d+\.\d+\.\d+ \((unreleased|[-\d]+)\)$", changes, re.MULTILINE)
    assert "\nversion: " in (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert '\n__version__ = "' in (ROOT / "src/aquae/__init__.py").read_text(encoding="utf-8")
