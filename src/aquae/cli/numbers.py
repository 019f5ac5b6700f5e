"""Numbers as they are typed on the command line."""

import argparse

from aquae.core.errors import BadOptions
from aquae.core.game import whole_number


def positive(text: str) -> float:
    """A number above 0, or a clear refusal."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < float("inf"):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number above 0")
    return number


def whole(text: str) -> int:
    """A whole number from 0, or argparse's own complaint."""
    try:
        return whole_number(text)
    except BadOptions as bad:
        raise argparse.ArgumentTypeError(str(bad)) from bad
