"""What people may call themselves and say: nothing hidden or heaped up, nobody else's name."""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from typing import Final

from aquae.server.tables.problems import Problem

LONGEST_NAME: Final = 40
LONGEST_CHAT: Final = 300
MOST_MARKS: Final = 3
"""Accents and the like on one letter; Hebrew and Thai need as many."""

# Seen as nothing, though Unicode counts them among letters, marks and symbols.
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2065\u2800\u3164\uffa0")
SELECTORS: Final = frozenset("\ufe0e\ufe0f")
"""How the symbol before them is to be drawn."""
JOINERS: Final = frozenset("\u200c\u200d")
"""Within pictures of several parts, and within words of some scripts."""
HIDDEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Zl", "Zp"})
MARKS: Final = frozenset({"Mn", "Me"})
SYMBOLS: Final = frozenset({"So", "Sk", "Sm", "Po", "Nd", "Cn"})
JOINED: Final = frozenset({"So", "Sk", "Lo", "Mn", "Mc", "Cn"})

# Letters that are drawn alike, below those of the Latin alphabet that they stand for.
ALIKE: Final = {
    "a": "αаɑᴀ@4",
    "b": "βвьʙЬ8",
    "c": "сϲᴄϹ¢",
    "d": "ԁɗđᴅ",
    "e": "еεєҽᴇ3",
    "f": "ғϝꜰƒ",
    "g": "ɡցɢ",
    "h": "һнʜħ",
    "j": "јϳᴊ",
    "k": "кκᴋ",
    "l": "iıιіɪӏ|1!łʟ",
    "m": "мᴍ",
    "n": "ηпոɴ",
    "o": "оοօσøᴏ0",
    "p": "рρᴘ",
    "q": "ԛգ",
    "r": "гʀᴦ",
    "s": "ѕꜱ5$",
    "t": "тτᴛ7",
    "u": "υսᴜцµμ",
    "v": "νѵᴠ",
    "w": "ωѡԝᴡш",
    "x": "хχ",
    "y": "уүγʏ",
    "z": "ᴢ",
}
FOLDED: Final = str.maketrans({like: letter for letter, all in ALIKE.items() for like in all})
COLONS: Final = ":：꞉∶ː׃"
OF_A_BOT: Final = re.compile(rf"bot\s*[{COLONS}]")


def judge_name(name: str) -> None:
    fault = fault_in(name)
    if fault is not None:
        raise Problem("bad-name", fault)


def judge_person(name: str, levels: Iterable[str]) -> None:
    """Whoever is no bot must not look like one."""
    if seems_a_bot(name, levels):
        raise Problem("bad-name", "it looks like the name of a bot")


def judge_words(text: str) -> None:
    fault = fault_in(text)
    if fault is not None:
        raise Problem("bad-text", fault)


def fault_in(text: str) -> str | None:
    """What a text has that nobody sees, or that is drawn over others; None if nothing."""
    text = unicodedata.normalize("NFC", text)
    marks = MOST_MARKS  # a mark needs something to stand on
    for place, letter in enumerate(text):
        if _is_hidden(text, place):
            return "it contains an invisible character"
        marks = marks + 1 if unicodedata.category(letter) in MARKS else 0
        if marks > MOST_MARKS:
            return "it contains too many accents or other marks on one letter"
    return None


def _is_hidden(text: str, place: int) -> bool:
    letter = text[place]
    before = unicodedata.category(text[place - 1]) if place else ""
    after = unicodedata.category(text[place + 1]) if place + 1 < len(text) else ""
    if letter in JOINERS:
        return before not in JOINED or after not in JOINED
    if letter in SELECTORS:
        return before not in SYMBOLS
    is_selector = "VARIATION SELECTOR" in unicodedata.name(letter, "")
    return is_selector or letter in BLANK or unicodedata.category(letter) in HIDDEN


def skeleton(name: str) -> str:
    """The letters that a name seems to have: two names that look alike have the same."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold())
    folded = plain.translate(FOLDED)
    letters = "".join(letter for letter in folded if letter.isalnum())
    return letters.replace("rn", "m").replace("vv", "w")


def seems_a_bot(name: str, bots: Iterable[str]) -> bool:
    """Whether others might take a person of this name for one of the bots."""
    if OF_A_BOT.match(unicodedata.normalize("NFKC", name).casefold().translate(FOLDED).strip()):
        return True
    known = {"", *map(skeleton, bots)}
    return any(part in known for part in _without_bot(skeleton(name)))


def _without_bot(letters: str) -> Iterator[str]:
    """A name by itself, and without the word that says what it is."""
    word = skeleton("bot")
    if letters.startswith(word):
        yield letters.removeprefix(word)
    if letters.endswith(word):
        yield letters.removesuffix(word)
    if letters:
        yield letters
