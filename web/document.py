"""Writes the shapes of the API's data as an OpenAPI document; the client's types are made of it."""

import json
import sys
import tempfile
from pathlib import Path

from aquae.server.app import document, make_routes
from aquae.server.service import Service
from aquae.server.settings import Settings


def shapes() -> str:
    """The paths are left out: the client names them itself."""
    with tempfile.TemporaryDirectory() as folder:
        found = document(make_routes(Service(Settings(data=folder))))
    return json.dumps({**found, "paths": {}}, indent=1)


if __name__ == "__main__":
    target = Path(sys.argv[1])
    target.parent.mkdir(exist_ok=True)
    target.write_text(shapes())
