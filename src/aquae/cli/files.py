"""Records from files: one JSON object, or one a line."""

import json
from collections.abc import Iterator
from pathlib import Path

from aquae.core.errors import AquaeError
from aquae.core.record import Record, parse_line
from aquae.games import game_called


def record_texts(path: str) -> Iterator[tuple[int, str]]:
    """The JSON texts of a file with the line on which each starts. Reads line by line."""
    with Path(path).open(encoding="utf-8", errors="replace") as file:
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


def mended_lines(path: Path) -> Iterator[str]:
    """The lines of a file that somebody was writing when he was interrupted.

    A torn last line is cut off, so that the file can be continued.
    """
    if not path.exists():
        return
    whole = 0
    with path.open("r+b") as file:
        for line in file:
            if not line.endswith(b"\n"):
                break
            whole += len(line)
            yield line.decode()
        file.truncate(whole)


def nth_record(path: str, wanted: int) -> Record:
    """The record number `wanted` of a file, counted from 1."""
    count = 0
    for _, text in record_texts(path):
        count += 1
        if count == wanted:
            return parse_line(text, game_called)
    raise AquaeError(f"{path}: there is no record {wanted}, the file has {count}")
