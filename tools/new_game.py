"""Writes a tiny game that can be played: `make new-game NAME=fossa`.

The template is a whole game by the name of `fossa-nova`, in three folders: the engine, the client
and the tests. It is copied with another name, another title and a letter of its own for its rules;
no file that is there already is touched.
"""

import re
import sys
from collections.abc import Iterator
from keyword import iskeyword
from pathlib import Path
from string import ascii_uppercase
from typing import Final

ROOT: Final = Path(__file__).parent.parent
TEMPLATE: Final = Path(__file__).parent / "template"
NAME: Final = re.compile("[a-z]+(-[a-z]+)*")
LONGEST_NAME: Final = 20
RULE: Final = re.compile(r"^- \*\*([A-Z])-[0-9]{2} ", re.MULTILINE)


class BadName(Exception):
    """Why a game cannot be called so, in a sentence."""


class Naming:
    """A game's name in all its forms, and the letter of its rules."""

    def __init__(self, name: str, letter: str) -> None:
        words = name.split("-")
        self.name = name
        self.folder = "_".join(words)
        self.title = " ".join([word.capitalize() for word in words])
        self.class_name = "".join([word.capitalize() for word in words])
        self.letter = letter

    def targets(self, root: Path) -> dict[str, Path]:
        """Where each folder of the template goes."""
        return {
            "engine": root / "src" / "aquae" / "games" / self.folder,
            "client": root / "web" / "src" / "games" / self.name,
            "tests": root / "tests" / "games" / self.folder,
        }

    def applied_to(self, text: str) -> str:
        """A text of the template, told of this game."""
        for old, new in [
            ("fossa-nova", self.name),
            ("fossa_nova", self.folder),
            ("Fossa Nova", self.title),
            ("FossaNova", self.class_name),
        ]:
            text = text.replace(old, new)
        text = re.sub(r"\bF-(?=[0-9]{2}\b)", f"{self.letter}-", text)
        return re.sub(r"\btest_f_(?=[0-9]{2}_)", f"test_{self.letter.lower()}_", text)


def checked(root: Path, name: str) -> Naming:
    """The naming of a new game, or BadName."""
    if not NAME.fullmatch(name):
        raise BadName(f"{name!r} is not a name like fossa or fossa-magna: words of a to z")
    if len(name) > LONGEST_NAME:
        raise BadName(f"{name} is too long: a name has at most {LONGEST_NAME} letters")
    naming = Naming(name, free_letter(root, name))
    if iskeyword(naming.folder):
        raise BadName(f"{name} is a word of Python, so that no folder can be called so")
    games = root / "src" / "aquae" / "games"
    for path in [games / f"{naming.folder}.py", *naming.targets(root).values()]:
        if path.exists():
            raise BadName(f"{name} is taken: there is {path.relative_to(root)} already")
    return naming


def free_letter(root: Path, name: str) -> str:
    """The first letter of the name, or else another one, that no page of rules uses."""
    pages = (root / "src" / "aquae" / "games").rglob("RULES.md")
    used = {letter for page in pages for letter in RULE.findall(page.read_text(encoding="utf-8"))}
    for letter in name.replace("-", "").upper() + ascii_uppercase:
        if letter not in used:
            return letter
    raise BadName("every letter numbers the rules of some game already")


def files(naming: Naming, root: Path) -> Iterator[tuple[Path, str]]:
    """Every file of the new game with its text."""
    for part, target in naming.targets(root).items():
        for source in sorted((TEMPLATE / part).rglob("*")):
            if source.is_file() and source.suffix != ".pyc":
                text = naming.applied_to(source.read_text(encoding="utf-8"))
                yield target / source.relative_to(TEMPLATE / part), text


def write(naming: Naming, root: Path) -> None:
    for path, text in files(naming, root):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def main(arguments: list[str]) -> int:
    if len(arguments) != 1 or not arguments[0]:
        print("name the game: make new-game NAME=fossa", file=sys.stderr)
        return 2
    try:
        naming = checked(ROOT, arguments[0])
    except BadName as problem:
        print(f"new-game: {problem}", file=sys.stderr)
        return 2
    write(naming, ROOT)
    print(f"{naming.title} is written; its rules are {naming.letter}-01 and so on:")
    for folder in naming.targets(ROOT).values():
        print(f"  {folder.relative_to(ROOT)}/")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
