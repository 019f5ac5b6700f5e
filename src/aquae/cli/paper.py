"""Books set in plain text: wrapped to a width, tables in columns, figures as their captions."""

import shutil
import sys
from itertools import zip_longest
from re import sub
from textwrap import wrap

from aquae.core.book import Block, Book, Chapter, plain
from aquae.core.law import Rule

GAP = "  "
NARROWEST = 6
"""No column of a table gets narrower than this."""
AS_IT_IS = ("```", "|", "- ", " ")
"""How lines begin that are not broken anew."""
WIDEST = 100
"""Longer lines are hard to read, however wide the terminal is."""


def width_of_paper() -> int | None:
    """How long lines may be; None if they are not broken, because no terminal shows them."""
    if not sys.stdout.isatty():
        return None
    return min(shutil.get_terminal_size().columns, WIDEST)


def whole_book(book: Book, width: int | None) -> str:
    parts = [_headed(book.title, "=", book.opening, width)]
    return "\n\n".join(parts + [one_chapter(chapter, width) for chapter in book.chapters])


def one_chapter(chapter: Chapter, width: int | None) -> str:
    return _headed(chapter.title, "-", chapter.blocks, width)


def _headed(title: str, line: str, blocks: list[Block], width: int | None) -> str:
    return "\n\n".join([_underlined(title, line), *[one_block(block, width) for block in blocks]])


def _underlined(title: str, line: str) -> str:
    return f"{title}\n{line * len(title)}"


def typeset(text: str) -> str:
    """Without marks; the spaces that French has before its own are never broken."""
    return sub(" (?=[:;!?»%])|(?<=«) ", "\u00a0", plain(text))


def one_block(block: Block, width: int | None) -> str:
    text = typeset(block.text)
    match block.kind:
        case "rules":
            return _hung("", f"{', '.join(block.numbers)} {block.title}. {text}", width, "  ")
        case "section":
            return _underlined(text, ".")
        case "example":
            return _hung("  | ", text, width, "  | ")
        case "figure":
            return _hung("  [", f"{text}]", width, "   ")
        case "list":
            return "\n".join(_hung("  * ", typeset(item), width, "    ") for item in block.items)
        case "steps":
            steps = enumerate(block.items, 1)
            return "\n".join(_hung(f"  {n}. ", typeset(item), width, "     ") for n, item in steps)
        case "table":
            return _table([[typeset(cell) for cell in row] for row in block.rows], width)
    return _hung("", text, width)


def one_rule_exactly(rule: Rule, width: int | None) -> str:
    """A rule of the law: its paragraphs to a width; drawings, tables and lists as they are."""
    if width is None:
        return str(rule)
    return "\n\n".join([_paragraph(part, width) for part in str(rule).split("\n\n")])


def _paragraph(part: str, width: int) -> str:
    if any(line.startswith(AS_IT_IS) for line in part.splitlines()):
        return part
    return "\n".join(_lines(part, width))


def _hung(first: str, text: str, width: int | None, others: str = "") -> str:
    """A text behind a mark, its other lines indented."""
    if width is None:
        return first + text
    return "\n".join(_lines(text, width, first, others))


def _lines(text: str, width: int, first: str = "", others: str = "") -> list[str]:
    """Of a width; a number such as X-01 stays whole."""
    return wrap(text, width, initial_indent=first, subsequent_indent=others, break_on_hyphens=False)


def _table(rows: list[list[str]], width: int | None) -> str:
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    if width is not None:
        _narrow(widths, width - len(GAP) * len(widths))
    lines = [_row(row, widths) for row in rows]
    lines.insert(1, GAP + GAP.join("-" * width for width in widths))
    return "\n".join(lines)


def _narrow(widths: list[int], room: int) -> None:
    """Takes from the widest columns until all fit, or none can give any more."""
    while sum(widths) > room and max(widths) > NARROWEST:
        widths[widths.index(max(widths))] -= 1


def _row(cells: list[str], widths: list[int]) -> str:
    """A row of as many lines as its longest cell needs."""
    columns = [_lines(cell, width) for cell, width in zip(cells, widths, strict=True)]
    return "\n".join(_line(parts, widths) for parts in zip_longest(*columns, fillvalue=""))


def _line(parts: tuple[str, ...], widths: list[int]) -> str:
    cells = [part.ljust(width) for part, width in zip(parts, widths, strict=True)]
    return (GAP + GAP.join(cells)).rstrip()
