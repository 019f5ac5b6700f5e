"""The law of a game as its page has it: `- **X-01 Title.** text`, under headings.

The pages are the one source of rule numbers. Whoever cites a rule, in code, in a test or in a
message, can ask here whether it exists and what it says.
"""

import re
from typing import Final

from aquae.core.errors import AquaeError

NUMBER: Final = re.compile("[A-Z]-[0-9]{2}")
_OPENING: Final = re.compile(r"- \*\*([A-Z]-[0-9]{2}) ([^*]+)\.\*\* (.*)")
_INDENT: Final = "  "


class BadRules(AquaeError):
    """A page of rules that cannot be read."""


class NoSuchRule(AquaeError):
    """A rule that a page does not have."""


class Rule:
    """One numbered rule. Its text is Markdown, as the page has it."""

    def __init__(self, number: str, title: str, text: str, section: str) -> None:
        self.number = number
        self.title = title
        self.text = text
        self.section = section

    @property
    def has_ruling(self) -> bool:
        """Whether a part of it is a decision of this project and not of a rule book."""
        return "*ruling" in self.text.lower()

    def __str__(self) -> str:
        return f"{self.number} {self.title}. {self.text}"


class Law:
    """All rules of a page, in its order."""

    def __init__(self, title: str, rules: list[Rule], page: str) -> None:
        self.title = title
        self.page = page
        self.rules = rules
        self._by_number = {rule.number: rule for rule in rules}

    def numbers(self) -> list[str]:
        return [rule.number for rule in self.rules]

    def has(self, number: str) -> bool:
        return number.upper() in self._by_number

    def rule(self, number: str) -> Rule:
        """The rule of this number, in capitals or not, or NoSuchRule with the range."""
        found = self._by_number.get(number.upper())
        if found is None:
            raise NoSuchRule(f"{self.title} has no rule {number}; {self._range()}")
        return found

    def _range(self) -> str:
        if not self.rules:
            return "its page has none"
        first, last = self.rules[0].number, self.rules[-1].number
        return f"it has {first}" if first == last else f"it has {first} to {last}"


def read_law(page: str) -> Law:
    """The rules of a page, or BadRules with what is wrong with it."""
    title, section = "", ""
    rules: list[Rule] = []
    lines = page.splitlines()
    for place, line in enumerate(lines):
        if line.startswith("# "):
            title = title or line[2:]
        elif line.startswith("## "):
            section = line[3:]
        elif line.startswith("- **"):
            rules.append(_rule(lines, place, section))
    if not title:
        raise BadRules("a page of rules begins with its title, as in '# Title'")
    _check_order(title, rules)
    return Law(title, rules, page)


def _rule(lines: list[str], place: int, section: str) -> Rule:
    """The rule that begins in a line, with the indented and empty lines after it."""
    opening = _OPENING.fullmatch(lines[place])
    if opening is None:
        raise BadRules(f"line {place + 1} is not like '- **X-01 Title.** text': {lines[place]}")
    text = [opening[3]]
    for line in lines[place + 1 :]:
        if line and not line.startswith(_INDENT):
            break
        text.append(line.removeprefix(_INDENT))
    return Rule(opening[1], opening[2], "\n".join(text).rstrip(), section)


def _check_order(title: str, rules: list[Rule]) -> None:
    """Numbers run from 01 without a gap: a rule that is missing would not be missed otherwise."""
    for place, rule in enumerate(rules):
        expected = f"{rules[0].number[0]}-{place + 1:02}"
        if rule.number != expected:
            raise BadRules(f"{title}: {expected} is missing, {rule.number} stands in its place")
