"""Writes what the terminal says of the games, in four languages, from the words of the client.

The client's files are the one source. `make words` runs this, and a test compares.
"""

import json
import re
import sys
from pathlib import Path
from typing import Final

from aquae.games import folder_of, game_names
from aquae.games.law import LANGUAGES

ROOT: Final = Path(__file__).parent.parent
CLIENT: Final = ROOT / "web" / "src"
GAMES: Final = ROOT / "src" / "aquae" / "games"
ENTRY: Final = re.compile(r'^  "([^"]+)":\s+("(?:[^"\\]|\\.)*"),$', re.MULTILINE)
"""An entry of a file of words, as prettier lays it out."""
OF_GAMES: Final = re.compile(
    r"(verb|prompt|phase|log|aftermath|kind|side|shape|face|houses|unit|supply|ending)\.|"
    r"fact\.podiums$|deal\.offer$"
)
SHARED: Final = re.compile(
    r"(colour|side|unit)\.|thing\.(verb|quoted)$|new\.seat$|replay\.at$|over\.(title|wins|share)|"
    r"log\.(chance|seated|left|returned|timed_out|conceded|answered|offered|declined|rematch)|"
    r"begin\.(rolled|again)$|table\.(asked|concede)\.|"
    r"review\.(wait|turning|better|luck|give_away|none$)"
)

Words = dict[str, str]


def words_in(path: Path, wanted: re.Pattern[str]) -> Words:
    """The wanted entries of a file of words."""
    entries = ENTRY.findall(path.read_text(encoding="utf-8"))
    return {key: json.loads(text) for key, text in entries if wanted.match(key)}


def sentences_in(path: Path) -> Words:
    """Translated templates; English needs none."""
    found: Words = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return found


def pages() -> dict[Path, str]:
    """All files with what belongs into them."""
    found = {}
    for language in LANGUAGES:
        shared = CLIENT / "words"
        found[GAMES / "languages" / f"{language}.json"] = _page(
            words_in(shared / f"{language}.ts", SHARED)
            | words_in(shared / "later" / f"words.{language}.ts", SHARED),
            sentences_in(shared / f"reasons.{language}.json"),
        )
        for name in game_names():
            own = CLIENT / "games" / name
            found[GAMES / folder_of(name) / "languages" / f"{language}.json"] = _page(
                words_in(own / f"words.{language}.ts", OF_GAMES),
                sentences_in(own / f"reasons.{language}.json"),
            )
    return found


def _page(words: Words, sentences: Words) -> str:
    content = {"words": words, "sentences": sentences}
    return json.dumps(content, ensure_ascii=False, indent=1) + "\n"


def main() -> int:
    for path, page in pages().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(page, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
