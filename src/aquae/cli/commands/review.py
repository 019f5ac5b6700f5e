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
from aquae.cli.files import nth_record, object_of
from aquae.cli.progress import Progress
from aquae.cli.seats import distinct_names
from aquae.core.errors import AquaeError
from aquae.core.record import Record
from aquae.draw.chart import chart
from aquae.games import path_of

BOTS = Path(bots.__file__).parent
WORTH_TELLING = 0.005
"""Less of a chance is 0 % in words."""


def review(parsed: argparse.Namespace) -> int:
    if not parsed.iterations:
        raise AquaeError("--iterations must be at least 1")
    record = nth_record(parsed.file, parsed.record)
    record.check()
    found = cached_review(record, cache_of(parsed), parsed.iterations)
    record.seats = distinct_names(record.seats)
    if parsed.json:
        print(json.dumps(found, ensure_ascii=False))
    else:
        print(told(record, found))
    if parsed.svg is not None:
        Path(parsed.svg).write_text(picture(record, found), encoding="utf-8")
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


def cached_review(record: Record, cache: Path, iterations: int) -> dict[str, Any]:
    """The review that is kept, or a new one, kept from now on."""
    key = key_of(record, iterations)
    kept = object_of(cache.read_text(encoding="utf-8", errors="replace")) if cache.is_file() else {}
    if kept.get("key") == key:
        return kept
    with Progress("actions", len(record.actions)) as progress:
        found = review_record(record, Budget(iterations=iterations), progress.advance)
    fresh = {"key": key, **found.as_json()}
    try:
        cache.write_text(json.dumps(fresh, ensure_ascii=False) + "\n", encoding="utf-8")
    except OSError as failure:
        print(f"aquae: not kept in {cache}: {failure.strerror}", file=sys.stderr)
    return fresh


def told(record: Record, found: dict[str, Any]) -> str:
    """The review in words."""
    steps = found["steps"]
    lines = [f"{record.game.title}: {len(steps)} actions", "", "Chances of winning"]
    every = max(1, len(steps) // 10)
    last = len(steps) - 1
    for number in [*range(0, last, every), last]:
        lines.append(f"  after action {number:>4}: {shares(record, steps[number]['chances'])}")
    lines += ["", "Turning points"]
    lines += [
        f"  {number:>4} {describe(record, steps[number])}" for number in found["turning_points"]
    ]
    lines += ["", "Largest give-aways"]
    for seat, number in enumerate(found["give_aways"]):
        lines.append(f"  {record.seats[seat]}: {give_away(steps, number)}")
    lines += ["", "What luck, and what the play of all, changed about the chance of winning"]
    for name, (luck, play) in zip(record.seats, found["luck_and_play"], strict=True):
        lines.append(f"  {name}: luck {100 * luck:+.0f} %, play {100 * play:+.0f} %")
    return "\n".join(lines)


def shares(record: Record, chances: list[float]) -> str:
    pairs = zip(record.seats, chances, strict=True)
    return "  ".join(f"{name} {100 * chance:.0f} %" for name, chance in pairs)


def describe(record: Record, step: dict[str, Any]) -> str:
    mover = "Chance" if step["mover"] == "chance" else record.seats[step["mover"]]
    return f"{mover}: {step['action']} -> {shares(record, step['chances'])}"


def give_away(steps: list[dict[str, Any]], number: int | None) -> str:
    if number is None or steps[number]["given_away"] < WORTH_TELLING:
        return "nothing"
    step = steps[number]
    return (
        f"action {number}, {step['action']}: {step['better']} would have kept"
        f" {100 * step['given_away']:.0f} % more"
    )


def picture(record: Record, found: dict[str, Any]) -> str:
    chances = [found["opening"], *[step["chances"] for step in found["steps"]]]
    return chart(record.game.title, record.seats, chances, found["turning_points"])
