"""aquae check"""

import argparse
from collections.abc import Iterator

from aquae.cli.noted import noted_in
from aquae.cli.progress import Progress
from aquae.core.links.letters import BadLink
from aquae.core.noted import Noted
from aquae.core.record import BadRecord, parse_line
from aquae.games import game_called
from aquae.library.records import record_texts


def check(parsed: argparse.Namespace) -> int:
    """Replay every record; say the first fault of each bad one."""
    noted = noted_in(parsed)
    records = failed = 0
    with Progress("records") as progress:
        for path in parsed.files:
            for line, fault in faults_in(path, noted):
                records += 1
                if fault is not None:
                    failed += 1
                    progress.clear()
                    print(f"{path}:{line}: {fault}")
                progress.advance()
    print(f"{records} records, {failed} failed")
    return 1 if failed else 0


def faults_in(path: str, noted: Noted | None) -> Iterator[tuple[int, str | None]]:
    """By line what is wrong with each record of a file, or with that of a link."""
    try:
        for line, text in record_texts(path):
            yield line, fault_of(text, noted)
    except BadLink as bad:
        yield 1, str(bad)


def fault_of(text: str, noted: Noted | None = None) -> str | None:
    """What is wrong with the record of this JSON text, if anything."""
    try:
        record = parse_line(text, game_called)
        record.check()
        if noted is not None:
            noted.check(record)
    except BadRecord as bad:
        return str(bad)
    return None
