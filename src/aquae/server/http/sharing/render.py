"""Drawings into pixels, in a process of its own: it takes half a second that nobody must wait for.

It is run as a program, with the drawing as its input and the pixels as its output. Typefaces come
along, because a server may have none; whatever they lack is taken from the system's.
"""

import sys
from pathlib import Path
from typing import Final

import resvg_py

TYPE: Final = Path(__file__).parents[3] / "draw" / "type"
PAPER: Final = "#fffaf0"


def png(drawing: str) -> bytes:
    made = resvg_py.svg_to_bytes(
        svg_string=drawing,
        background=PAPER,
        font_files=sorted(str(path) for path in TYPE.glob("*.ttf")),
        font_family="Aquae Text",
        serif_family="Aquae Titles",
        sans_serif_family="Aquae Text",
    )
    return bytes(made)


if __name__ == "__main__":
    sys.stdout.buffer.write(png(sys.stdin.buffer.read().decode()))
