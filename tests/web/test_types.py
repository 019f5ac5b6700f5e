"""The client's types of the API are those of the server's document."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
INSTALLED = WEB / "node_modules" / "openapi-typescript"
MAKE = ["sh", "npm.sh", "exec", "--", "openapi-typescript"]
FLAGS = ["--default-non-nullable=false", "--output"]


def test_the_types_are_up_to_date(tmp_path: Path) -> None:
    if not INSTALLED.exists():
        pytest.fail("the client's tools are not installed: make client")
    document, made, limits = (tmp_path / n for n in ("openapi.json", "generated.ts", "limits.ts"))
    subprocess.run([sys.executable, WEB / "document.py", document, limits], check=True)
    subprocess.run([*MAKE, document, *FLAGS, made], cwd=WEB, check=True, capture_output=True)
    kept = (WEB / "src" / "api" / "generated.ts").read_text()
    assert made.read_text() == kept, "run `make types`"
    assert limits.read_text() == (WEB / "src" / "api" / "limits.ts").read_text(), "run `make types`"
