"""`make sbom` lists everything that is locked, with the hashes that are checked."""

import json
import re
from pathlib import Path
from typing import Any

from tools.sbom import HASH, main, sbom

from aquae import __version__

ROOT = Path(__file__).parents[2]


def parts(kind: str) -> dict[str, Any]:
    components = sbom(ROOT)["components"]
    return {one["purl"]: one for one in components if one["purl"].startswith(f"pkg:{kind}/")}


def test_every_python_package_is_listed_with_its_hashes() -> None:
    lock = (ROOT / "requirements" / "play.txt").read_text(encoding="utf-8")
    locked = re.findall(r"^(\S+)==(\S+)", lock, re.MULTILINE)
    found = parts("pypi")
    assert set(found) == {f"pkg:pypi/{name}@{version}" for name, version in locked}
    assert {"uvicorn", "fastapi", "psycopg"} <= {one["name"] for one in found.values()}
    hashes = [one["content"] for part in found.values() for one in part["hashes"]]
    assert sorted(hashes) == sorted(HASH.findall(lock))


def test_every_package_of_the_client_is_listed_with_its_hash() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    locked = {
        (place.rpartition("node_modules/")[2], about["version"])
        for place, about in lock["packages"].items()
        if place
    }
    found = parts("npm")
    assert {(one["name"], one["version"]) for one in found.values()} == locked
    assert all(len(one["hashes"][0]["content"]) == 128 for one in found.values())
    scoped = [one for one in found.values() if one["name"].startswith("@")]
    assert scoped
    assert all(one["purl"].startswith("pkg:npm/%40") for one in scoped)


def test_the_document_is_of_this_version_and_the_same_every_time(tmp_path: Path) -> None:
    made = sbom(ROOT)
    assert (made["bomFormat"], made["specVersion"]) == ("CycloneDX", "1.6")
    assert made["metadata"]["component"]["version"] == __version__
    references = [one["bom-ref"] for one in made["components"]]
    assert len(references) == len(set(references)) > 100
    assert made["dependencies"][0]["dependsOn"] == references
    assert sbom(ROOT) == made


def test_it_is_written_to_a_file(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.chdir(ROOT)
    assert main([str(tmp_path / "sbom.json")]) == 0
    assert json.loads((tmp_path / "sbom.json").read_text()) == sbom(ROOT)
