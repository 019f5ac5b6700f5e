"""What somebody has noted of the dice, on the command line."""

import argparse

from aquae.core.errors import AquaeError
from aquae.core.noted import Noted


def add_noted(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--commitment", metavar="HEX", help="of the dice, as noted before the game began"
    )
    command.add_argument(
        "--salt",
        action="append",
        default=[],
        metavar="CHAIR=SALT",
        help="that was given to the dice, for example 0=abc; several if you sat on several chairs",
    )


def noted_in(parsed: argparse.Namespace) -> Noted | None:
    """What was given of it, if anything was."""
    if parsed.commitment is None and not parsed.salt:
        return None
    return Noted(parsed.commitment, dict(map(_salt, parsed.salt)))


def _salt(text: str) -> tuple[int, str]:
    """`0=abc`: the salt of chair 0."""
    chair, parted, salt = text.partition("=")
    if not (parted and chair.isascii() and chair.isdigit()):
        raise AquaeError(f"--salt {text}: write CHAIR=SALT, for example 0=abc")
    return int(chair), salt
