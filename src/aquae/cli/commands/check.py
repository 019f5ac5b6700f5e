"""aquae check"""

import argparse

from aquae.cli.noted import noted_in
from aquae.cli.progress import Progress
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
            for line, text in record_texts(path):
                fault = fault_of(text, noted)
                records += 1
                if fault is not None:
                    failed += 1
                    progress.clear()
                    print(f"{path}:{line}: {fault}")
                progress.advance()
    print(f"{records} records, {failed} failed")
    return 1 if failed else 0


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
