"""aquae review: a finished game looked at again by a bot."""

import argparse
import hashlib
import json
import sys
from pathlib import Path
from typing import Any

from aquae import bots
from aquae.bots.bot import Budget
from aquae.bots.review import review as review_record
from aquae.cli.files import object_of
from aquae.cli.progress import Progress
from aquae.core.errors import AquaeError
from aquae.core.record import Record
from aquae.games import path_of
from aquae.library.records import nth_record
from aquae.library.reviews import Reviewed

BOTS = Path(bots.__file__).parent


def review(parsed: argparse.Namespace) -> int:
    if not parsed.iterations:
        raise AquaeError("--iterations must be at least 1")
    record = nth_record(parsed.file, parsed.record)
    record.check()
    cache = cache_of(parsed) if parsed.keep else None
    found = reviewed_by(record, cache, parsed.iterations)
    reviewed = Reviewed(record, found)
    print(json.dumps(found, ensure_ascii=False) if parsed.json else reviewed)
    if parsed.svg is not None:
        Path(parsed.svg).write_text(reviewed.svg(), encoding="utf-8")
    return 0


def cache_of(parsed: argparse.Namespace) -> Path:
    """The file beside the record; every record of a file has one."""
    number = "" if parsed.record == 1 else f".{parsed.record}"
    return Path(parsed.file).with_suffix(f"{number}.review.json")


def key_of(record: Record, iterations: int) -> str:
    """What makes a review the one that it is: the play, and who looked at it how long."""
    whole = f"{iterations} {print_of(BOTS, path_of(record.game.name) / 'bot')} {record.line()}"
    return hashlib.sha256(whole.encode(errors="replace")).hexdigest()


def print_of(*folders: Path) -> str:
    """A fingerprint of all that bots know: with other priors or weights they judge anew."""
    digest = hashlib.sha256()
    for path in sorted(path for folder in folders for path in folder.rglob("*")):
        if path.suffix in (".py", ".json"):
            digest.update(path.read_bytes())
    return digest.hexdigest()


def reviewed_by(record: Record, cache: Path | None, iterations: int) -> dict[str, Any]:
    """A review; the one that is kept, if any is wanted."""
    if cache is not None:
        return cached_review(record, cache, iterations)
    with Progress("actions", len(record.actions)) as progress:
        found = review_record(record, Budget(iterations=iterations), progress.advance)
    return found.as_json()


def cached_review(record: Record, cache: Path, iterations: int) -> dict[str, Any]:
    """The review that is kept, or a new one, kept from now on."""
    key = key_of(record, iterations)
    kept = object_of(cache.read_text(encoding="utf-8", errors="replace")) if cache.is_file() else {}
    if kept.get("key") == key:
        return kept
    fresh = {"key": key, **reviewed_by(record, None, iterations)}
    try:
        cache.write_text(json.dumps(fresh, ensure_ascii=False) + "\n", encoding="utf-8")
    except OSError as failure:
        print(f"aquae: not kept in {cache}: {failure.strerror}", file=sys.stderr)
    return fresh
