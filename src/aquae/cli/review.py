"""aquae review: a finished game looked at again by a bot."""

import argparse
import hashlib
import json
from pathlib import Path
from typing import Any

from aquae.bots.bot import Budget
from aquae.bots.review import review as review_record
from aquae.cli.files import nth_record
from aquae.cli.progress import Progress
from aquae.core.record import Record
from aquae.draw.chart import chart


def review(parsed: argparse.Namespace) -> int:
    record = nth_record(parsed.file, parsed.record)
    record.check()
    found = cached_review(record, Path(parsed.file), parsed.iterations)
    if parsed.json:
        print(json.dumps(found, ensure_ascii=False))
    else:
        print(told(record, found))
    if parsed.svg is not None:
        Path(parsed.svg).write_text(picture(record, found), encoding="utf-8")
    return 0


def cached_review(record: Record, path: Path, iterations: int) -> dict[str, Any]:
    """The review from the file beside the record, or a new one, kept there."""
    key = hashlib.sha256(f"{iterations} {record.line()}".encode()).hexdigest()
    cache = path.with_suffix(".review.json")
    if cache.exists():
        kept: dict[str, Any] = json.loads(cache.read_text(encoding="utf-8"))
        if kept.get("key") == key:
            return kept
    with Progress("actions", len(record.actions)) as progress:
        found = review_record(record, Budget(iterations=iterations), progress.advance)
    fresh = {"key": key, **found.as_json()}
    cache.write_text(json.dumps(fresh, ensure_ascii=False) + "\n", encoding="utf-8")
    return fresh


def told(record: Record, found: dict[str, Any]) -> str:
    """The review in words."""
    steps = found["steps"]
    lines = [f"{record.game.title}: {len(steps)} actions", "", "Chances of winning"]
    every = max(1, len(steps) // 10)
    for number in [*range(0, len(steps), every), len(steps) - 1]:
        lines.append(f"  after action {number:>4}: {shares(record, steps[number]['chances'])}")
    lines += ["", "Turning points"]
    lines += [
        f"  {number:>4} {describe(record, steps[number])}" for number in found["turning_points"]
    ]
    lines += ["", "Largest give-aways"]
    for seat, number in enumerate(found["give_aways"]):
        lines.append(f"  {record.seats[seat]}: {give_away(steps, number)}")
    lines += ["", "Luck and play (change of the chance of winning)"]
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
    if number is None:
        return "nothing"
    step = steps[number]
    return (
        f"action {number}, {step['action']}: {step['better']} would have kept"
        f" {100 * step['given_away']:.0f} % more"
    )


def picture(record: Record, found: dict[str, Any]) -> str:
    chances = [found["opening"], *[step["chances"] for step in found["steps"]]]
    return chart(record.game.title, record.seats, chances, found["turning_points"])
