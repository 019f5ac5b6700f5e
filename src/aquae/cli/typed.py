"""What somebody means by what they typed: any case, and only as much of each word as is needed."""

from collections.abc import Sequence
from textwrap import wrap

from aquae.cli.paper import WIDEST, width_of_paper

UNBROKEN = "\u00a0"


def meant(typed: str, texts: Sequence[str]) -> list[str]:
    """The texts that may be meant: the very one, the same in another case, or all that begin so."""
    if typed in texts:
        return [typed]
    words = typed.casefold().split()
    same = [text for text in texts if text.casefold().split() == words]
    return same or [text for text in texts if _begins(text.casefold().split(), words)]


def _begins(text: list[str], words: list[str]) -> bool:
    """Whether every word that was typed is the beginning of the word in its place."""
    pairs = zip(text, words, strict=False)
    return 0 < len(words) <= len(text) and all(whole.startswith(part) for whole, part in pairs)


def numbered(texts: Sequence[str], first: int = 1) -> list[str]:
    """Texts with numbers before them, to be chosen by."""
    return [f"{number} {text}" for number, text in enumerate(texts, first)]


def lines_of(choices: Sequence[str]) -> list[str]:
    """Choices beside each other, in lines that the terminal holds; none of them is broken."""
    row = " · ".join([choice.replace(" ", UNBROKEN) for choice in choices])
    return [line.replace(UNBROKEN, " ") for line in wrap(row, (width_of_paper() or WIDEST) - 2)]
