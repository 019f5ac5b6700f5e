"""Records from files: one JSON object, or one per line."""

import json
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import TextIO

from aquae.core.errors import AquaeError
from aquae.core.links.either import letters_of, record_of_link
from aquae.core.links.letters import WATCH, is_link
from aquae.core.record import Record, parse_line
from aquae.games import game_called


def link(record: Record, page: str = "") -> str:
    """A link that holds the whole play, for a page or for `read`; BadRecord if it is wrong."""
    return page + WATCH + letters_of(record)


def read(path: str | Path) -> Record:
    """The record in a file, or the first of several, or in a link.

    What stands in a file is not replayed yet: see `Record.check`.
    """
    for record in read_all(path):
        return record
    raise AquaeError(f"{path}: there is no record in this file")


def read_all(*paths: str | Path) -> Iterator[Record]:
    """The records of files one after the other; each is read when it is asked for."""
    for path in paths:
        for line, text in record_texts(path):
            try:
                yield parse_line(text, game_called)
            except AquaeError as bad:
                raise AquaeError(f"{path}, line {line}: {bad}") from bad


def record_texts(path: str | Path) -> Iterator[tuple[int, str]]:
    """The JSON texts of a file with the line on which each starts. Reads line by line.

    The file called `-` is what is piped in; a link to a game holds its record itself.
    """
    if is_link(str(path)):
        yield 1, record_of_link(str(path), game_called).line()
        return
    with _opened(path) as file:
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


def _opened(path: str | Path) -> AbstractContextManager[TextIO]:
    if str(path) == "-":
        return nullcontext(sys.stdin)
    return Path(path).open(encoding="utf-8-sig", errors="replace")  # editors leave a mark


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


def nth_record(path: str | Path, wanted: int) -> Record:
    """The record number `wanted` of a file, counted from 1."""
    count = 0
    for _, text in record_texts(path):
        count += 1
        if count == wanted:
            return parse_line(text, game_called)
    raise AquaeError(f"{path}: there is no record {wanted}: the file has {count}")
