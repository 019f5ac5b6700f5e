"""What is printed has to be readable wherever it is printed."""

import sys
from io import TextIOWrapper


def be_readable_anywhere() -> None:
    """A terminal that lacks a character shows a question mark instead of a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
