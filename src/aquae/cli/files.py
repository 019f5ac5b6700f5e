"""Files of lines that are written for a long time, and may be torn at their end."""

import json
from collections.abc import Iterator
from io import TextIOWrapper
from pathlib import Path
from typing import Any, TextIO


def kept_lines(path: Path) -> Iterator[str]:
    """The whole lines of a file whose writing may have been interrupted."""
    if not path.exists():
        return
    with path.open("rb") as file:
        for line in file:
            if line.endswith(b"\n"):
                yield line.decode(errors="replace")


def object_of(line: str) -> dict[str, Any]:
    """The JSON object that stands in a line; an empty one if something else does."""
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return data if isinstance(data, dict) else {}


def continued(path: Path) -> TextIO:
    """A file to go on with, a torn last line cut off. Look first whether it is the right one."""
    file = path.open("ab+")
    file.seek(0)
    file.truncate(sum(len(line) for line in file if line.endswith(b"\n")))
    return TextIOWrapper(file, encoding="utf-8", newline="\n")
