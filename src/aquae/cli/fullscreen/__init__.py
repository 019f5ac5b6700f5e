"""`aquae play` as a program of the whole screen, made with Textual (the extra `tui`).

It knows no game: boards come from `aquae.draw` with the places of their things, what can be chosen
from the texts of legal actions, and what is said from `aquae.games.spoken`.
"""

from importlib.util import find_spec

from aquae.extras import told


def missing() -> str | None:
    """What is to be installed before this can be used; None if nothing is."""
    return None if find_spec("textual") else told("tui", "textual")
