"""Write what Aquae is made of as an SBOM in CycloneDX's JSON: `make sbom`.

It lists what is locked: the Python packages by which the server is run and built, and the packages
by which the client is built, each with its version and the hashes that are checked when they are
installed. Python, Node, Debian and the base images of the Dockerfile are not in it.
"""

import base64
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

PYTHON_LOCK = Path("requirements/play.txt")
CLIENT_LOCK = Path("web/package-lock.json")
VERSION = re.compile(r'__version__ = "([^"]+)"')
REQUIREMENT = re.compile(r"^(\S+)==(\S+)((?:.*\\\n)*.*)", re.MULTILINE)
HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})")
ALGORITHMS = {"sha1": "SHA-1", "sha256": "SHA-256", "sha384": "SHA-384", "sha512": "SHA-512"}

Component = dict[str, Any]


def main(arguments: list[str]) -> int:
    (path,) = arguments
    Path(path).write_text(json.dumps(sbom(Path.cwd()), indent=1) + "\n", encoding="utf-8")
    return 0


def sbom(root: Path) -> dict[str, Any]:
    """The document: the same for the same locks, so that it can be compared."""
    source = (root / "src/aquae/__init__.py").read_text(encoding="utf-8")
    found = VERSION.search(source)
    assert found is not None
    own = component("pypi", "aquae", found[1])
    parts = [*python_packages(root / PYTHON_LOCK), *client_packages(root / CLIENT_LOCK)]
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": {**own, "type": "application", "licenses": [license_of("MIT")]}},
        "components": parts,
        "dependencies": [{"ref": own["bom-ref"], "dependsOn": [one["bom-ref"] for one in parts]}],
    }


def component(kind: str, name: str, version: str) -> Component:
    address = f"pkg:{kind}/{quote(name, safe='/')}@{quote(version)}"
    return {
        "type": "library",
        "bom-ref": address,
        "name": name,
        "version": version,
        "purl": address,
    }


def license_of(said: str) -> dict[str, Any]:
    return {"expression": said} if " " in said else {"license": {"id": said}}


def python_packages(lock: Path) -> Iterator[Component]:
    """Of the files of a package any may be installed: on this system or on another."""
    for name, version, rest in REQUIREMENT.findall(lock.read_text(encoding="utf-8")):
        hashes = [{"alg": "SHA-256", "content": found} for found in HASH.findall(rest)]
        yield {**component("pypi", name, version), "hashes": hashes, **locked_in(PYTHON_LOCK)}


def client_packages(lock: Path) -> Iterator[Component]:
    """A package may be there in several versions, and each of them at several places."""
    packages = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    found = {}
    for place, about in packages.items():
        if place:
            name = about.get("name", place.rpartition("node_modules/")[2])
            one = component("npm", name, about["version"])
            found[one["bom-ref"]] = {**one, **integrity(about), **locked_in(CLIENT_LOCK)}
    return iter(found.values())


def integrity(about: dict[str, Any]) -> Component:
    more: Component = {}
    if "integrity" in about:
        algorithm, _, digest = about["integrity"].partition("-")
        content = base64.b64decode(digest).hex()
        more["hashes"] = [{"alg": ALGORITHMS[algorithm], "content": content}]
    if "license" in about:
        more["licenses"] = [license_of(about["license"])]
    return more


def locked_in(lock: Path) -> Component:
    return {"properties": [{"name": "aquae:locked-in", "value": lock.as_posix()}]}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
