"""The rule book for players: Markdown of a small kind, in chapters, read into blocks.

The law (`core/law.py`) says everything once and exactly; the book tells the same in the order in
which people want to hear it, in their language. `web/src/learn/book/book.ts` reads the same kind.
"""

import re
from typing import Final

from aquae.core.errors import AquaeError

_CHAPTER: Final = re.compile(r"## (.+) \{([a-z-]+)\}")
_RULES: Final = re.compile(r"- \*\*([A-Z]-[0-9]{2}(?:, [A-Z]-[0-9]{2})*) ([^*]+)\.\*\* (.+)")
_FIGURE: Final = re.compile(r"!\[(.+)\]\(figure:([a-z0-9]+(?:-[a-z0-9]+)*)\)")
_RULED: Final = re.compile(r"\|(?:\s*:?-+:?\s*\|)+")
_STEP: Final = re.compile(r"[0-9]+\. ")
_ALONE: Final = ("#", "- ", "![")
_MARKS: Final = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`")


class BadBook(AquaeError):
    """A book that cannot be read."""


class Block:
    """What stands in a book: all texts are Markdown, as the page has them.

    Its kind is `rules`, `section`, `paragraph`, `example`, `list`, `steps`, `table` or `figure`.
    """

    def __init__(self, kind: str, text: str = "") -> None:
        self.kind = kind
        self.text = text
        """Of a figure the caption; of a list or a table nothing."""
        self.numbers: list[str] = []
        self.title = ""
        self.items: list[str] = []
        self.rows: list[list[str]] = []
        """Of a table; the first is its head."""
        self.name = ""

    def shape(self) -> tuple[str, list[str], int, list[int], str]:
        """What is the same in every language."""
        return self.kind, self.numbers, len(self.items), [len(row) for row in self.rows], self.name


class Chapter:
    def __init__(self, name: str, title: str) -> None:
        self.name = name
        self.title = title
        self.blocks: list[Block] = []


class Book:
    def __init__(self, title: str) -> None:
        self.title = title
        self.opening: list[Block] = []
        self.chapters: list[Chapter] = []

    def chapter(self, name: str) -> Chapter | None:
        return next((chapter for chapter in self.chapters if chapter.name == name), None)

    def blocks(self) -> list[Block]:
        return self.opening + [block for chapter in self.chapters for block in chapter.blocks]

    def home(self, number: str) -> Block | None:
        """The paragraph that tells a rule, in capitals or not."""
        wanted = number.upper()
        return next((block for block in self.blocks() if wanted in block.numbers), None)


def plain(text: str) -> str:
    """A text without its marks."""
    return _MARKS.sub(lambda found: found[1] or found[2] or found[3], text)


def read_book(page: str) -> Book:
    """The book on a page, or BadBook with what is wrong with it."""
    book: Book | None = None
    for group in _groups(page):
        first = group[0]
        if book is None:
            book = Book(_title(first))
        elif first.startswith("## "):
            book.chapters.append(_chapter(first))
        else:
            blocks = book.chapters[-1].blocks if book.chapters else book.opening
            blocks.append(_block(group))
    if book is None:
        raise BadBook("a book begins with its title, as in '# Title'")
    return book


def _groups(page: str) -> list[list[str]]:
    """The lines of a page, continued ones joined, and those of a list or a table together."""
    groups: list[list[str]] = []
    going_on = False
    for line in page.splitlines():
        if not line.strip():
            going_on = False
        elif going_on and _mark(line) and _mark(line) == _mark(groups[-1][0]):
            groups[-1].append(line)
        elif going_on and not _mark(line) and not line.startswith(_ALONE):
            groups[-1][-1] += " " + line.strip()
        else:
            groups.append([line])
            going_on = not line.startswith("#")
    return groups


def _mark(line: str) -> str:
    """What lines begin with that stand below one another; nothing for other lines."""
    for mark in ("* ", "|", ">"):
        if line.startswith(mark):
            return mark
    return "1. " if _STEP.match(line) else ""


def _title(line: str) -> str:
    if not line.startswith("# "):
        raise BadBook(f"a book begins with its title, as in '# Title', not with {line!r}")
    return line[2:]


def _chapter(line: str) -> Chapter:
    found = _CHAPTER.fullmatch(line)
    if found is None:
        raise BadBook(f"a chapter is like '## Title {{name}}', not {line!r}")
    return Chapter(found[2], found[1])


def _block(lines: list[str]) -> Block:
    first = lines[0]
    mark = _mark(first)
    if mark == "|":
        return _table(lines)
    if mark == ">":
        return Block("example", " ".join([line[1:].strip() for line in lines]))
    if mark:
        return _list("list" if mark == "* " else "steps", lines)
    if first.startswith("- "):
        return _numbered(first)
    if first.startswith("!["):
        return _figure(first)
    if first.startswith("### "):
        return Block("section", first[4:])
    if first.startswith(("#", " ")):
        raise BadBook(f"this is not a block of a book: {first!r}")
    return Block("paragraph", first)


def _numbered(line: str) -> Block:
    found = _RULES.fullmatch(line)
    if found is None:
        raise BadBook(f"a rule is told as in '- **X-01 Title.** text', not {line!r}")
    block = Block("rules", found[3])
    block.numbers = found[1].split(", ")
    block.title = found[2]
    return block


def _figure(line: str) -> Block:
    found = _FIGURE.fullmatch(line)
    if found is None:
        raise BadBook(f"a figure is like '![Caption.](figure:its-name)', not {line!r}")
    block = Block("figure", found[1])
    block.name = found[2]
    return block


def _list(kind: str, lines: list[str]) -> Block:
    block = Block(kind)
    block.items = [line.partition(" ")[2].strip() for line in lines]
    return block


def _table(lines: list[str]) -> Block:
    if len(lines) < 3 or not _RULED.fullmatch(lines[1].strip()):
        raise BadBook(f"a table has a head, a line like '|---|---|' and rows, unlike {lines[0]!r}")
    block = Block("table")
    for line in [lines[0], *lines[2:]]:
        block.rows.append([cell.strip() for cell in line.strip().strip("|").split("|")])
    if len({len(row) for row in block.rows}) > 1:
        raise BadBook(f"the rows of a table have the same cells, unlike {lines[0]!r}")
    return block
