"""How a book for players is read, and what is refused."""

import pytest

from aquae.core.book import BadBook, plain, read_book

PAGE = """# Cloaca

A ditch
for two.

## The aim {aim}

- **Z-01 Digging.** Dig one
  spadeful (Z-02).
- **Z-02, Z-03 Rest.** Nobody digs *at night*.

### Tools

* a spade,
  sharp
* a **bucket**
1. dig
2. rest

| tool | costs |
|---|---|
| spade | 2 |
| `dig c` | 3 |

> Ann digs.
> Ben rests.

![A spade
that shines.](figure:one-spade)

## The end {scoring}

All is dug.
"""


def test_a_page_becomes_chapters_of_blocks() -> None:
    book = read_book(PAGE)
    assert book.title == "Cloaca"
    assert [(block.kind, block.text) for block in book.opening] == [
        ("paragraph", "A ditch for two.")
    ]
    assert [(one.name, one.title) for one in book.chapters] == [
        ("aim", "The aim"),
        ("scoring", "The end"),
    ]
    kinds = ["rules", "rules", "section", "list", "steps", "table", "example", "figure"]
    assert [block.kind for block in book.chapters[0].blocks] == kinds
    assert book.chapter("scoring") is book.chapters[1]
    assert book.chapter("history") is None


def test_each_kind_of_block_keeps_what_it_says() -> None:
    dig, rest, section, tools, steps, table, example, figure = read_book(PAGE).chapters[0].blocks
    assert (dig.numbers, dig.title, dig.text) == (["Z-01"], "Digging", "Dig one spadeful (Z-02).")
    assert (rest.numbers, rest.title) == (["Z-02", "Z-03"], "Rest")
    assert section.text == "Tools"
    assert tools.items == ["a spade, sharp", "a **bucket**"]
    assert steps.items == ["dig", "rest"]
    assert table.rows == [["tool", "costs"], ["spade", "2"], ["`dig c`", "3"]]
    assert example.text == "Ann digs. Ben rests."
    assert (figure.name, figure.text) == ("one-spade", "A spade that shines.")
    assert table.shape() == ("table", [], 0, [2, 2, 2], "")


def test_a_paragraph_is_found_by_each_of_its_rules() -> None:
    book = read_book(PAGE)
    assert book.home("z-03") is book.home("Z-02") is book.chapters[0].blocks[1]
    assert book.home("Z-04") is None


def test_marks_can_be_left_out() -> None:
    assert plain("**a** and *b*, not `c`; 2 * 3") == "a and b, not c; 2 * 3"


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("# Cloaca\n", "", "begins with its title, as in '# Title', not with 'A ditch for two.'"),
        (PAGE, "", "begins with its title"),
        (" {aim}", "", "a chapter is like '## Title {name}', not '## The aim'"),
        ("Z-01 Digging.", "Digging.", "a rule is told as in"),
        ("Z-01 Digging.**", "Z-01 Digging**", "a rule is told as in"),
        ("- **Z-01 Digging.** Dig", "- Dig", "a rule is told as in"),
        ("figure:", "", "a figure is like"),
        ("one-spade", "One Spade", "a figure is like"),
        ("|---|---|\n", "", "a table has a head"),
        ("| spade | 2 |", "| spade |", "the rows of a table have the same cells"),
        ("### Tools", "#### Tools", "this is not a block of a book: '#### Tools'"),
        ("All is dug.", "  All is dug.", "this is not a block of a book"),
    ],
)
def test_a_faulty_book_is_refused_in_words(old: str, new: str, complaint: str) -> None:
    with pytest.raises(BadBook) as refused:
        read_book(PAGE.replace(old, new))
    assert complaint in str(refused.value)
