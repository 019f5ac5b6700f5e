"""Records from files: one JSON object, or one a line."""

import json
from collections.abc import Iterator
from io import TextIOWrapper
from pathlib import Path
from typing import Any, TextIO

from aquae.core.errors import AquaeError
from aquae.core.record import Record, parse_line
from aquae.games import game_called


def record_texts(path: str) -> Iterator[tuple[int, str]]:
    """The JSON texts of a file with the line on which each starts. Reads line by line."""
    with Path(path).open(encoding="utf-8-sig", errors="replace") as file:  # editors leave a mark
        first = _first_line(file)
        if first is None:
            return
        start, opening = first
        if not _is_json(opening):
            yield start, opening + file.read()
            return
        yield start, opening
        for number, line in enumerate(file, start + 1):
            if line.strip():
                yield number, line


def _first_line(file: Iterator[str]) -> tuple[int, str] | None:
    for number, line in enumerate(file, 1):
        if line.strip():
            return number, line
    return None


def _is_json(line: str) -> bool:
    try:
        json.loads(line)
    except (ValueError, RecursionError):
        return False
    return True


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
    return TextIOWrapper(file, encoding="utf-8")


def nth_record(path: str, wanted: int) -> Record:
    """The record number `wanted` of a file, counted from 1."""
    count = 0
    for _, text in record_texts(path):
        count += 1
        if count == wanted:
            return parse_line(text, game_called)
    raise AquaeError(f"{path}: there is no record {wanted}: the file has {count}")
