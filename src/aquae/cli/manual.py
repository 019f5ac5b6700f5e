"""The manual page: what the parser knows, in the language of man."""

import argparse
import re
from typing import Final

ENDING: Final = r"""
.SH EXIT STATUS
0 if all is well, 1 if a check failed or an action is not legal, 2 for bad input,
130 if interrupted.
.SH ENVIRONMENT
.TP
.B AQUAE_PURE
1 runs the engines from their sources, even where compiled ones are installed.
.TP
.B NO_COLOR
Anything: no colours.
.SH SEE ALSO
.B aquae rules
.I GAME
prints the rule book of a game.
"""


def page(parser: argparse.ArgumentParser, version: str) -> str:
    """aquae(1), in roff."""
    (commands,) = [one for one in parser._actions if isinstance(one, argparse._SubParsersAction)]
    head = [
        f'.TH AQUAE 1 "" "aquae {version}"',
        ".SH NAME",
        "aquae \\- board games about bringing water to land",
        ".SH SYNOPSIS",
        ".B aquae",
        "\\fICOMMAND\\fR [\\fIargument\\fR ...]",
        ".SH DESCRIPTION",
        escaped(parser.description or ""),
        ".SH OPTIONS",
        *arguments_of(parser),
        ".SH COMMANDS",
    ]
    told = [line for one in commands.choices.items() for line in about(*one)]
    return "\n".join([*head, *told]) + ENDING


def about(name: str, command: argparse.ArgumentParser) -> list[str]:
    usage = " ".join(command.format_usage().removeprefix("usage: ").split())
    told = escaped(filled(command, command.description or ""))
    return [f".SS aquae {name}", escaped(usage), ".PP", told, *arguments_of(command)]


def arguments_of(command: argparse.ArgumentParser) -> list[str]:
    """A paragraph for every argument that is told of."""
    lines = []
    for argument in command._actions:
        hidden = argument.help == argparse.SUPPRESS
        if not hidden and not isinstance(argument, argparse._SubParsersAction):
            told = filled(command, argument.help or "", argument)
            lines += [".TP", f".B {escaped(invocation(argument))}", escaped(told)]
    return lines


def filled(
    command: argparse.ArgumentParser, text: str, argument: argparse.Action | None = None
) -> str:
    """A text of the parser with its defaults and choices, as `--help` shows it."""
    known = {} if argument is None else vars(argument)
    return text % {"prog": command.prog, **known}


def invocation(argument: argparse.Action) -> str:
    """`--at I`, `GAME`."""
    value = argument.metavar or "|".join(map(str, argument.choices or [])) or argument.dest.upper()
    if not argument.option_strings:
        return str(value)
    names = ", ".join(argument.option_strings)
    return names if argument.nargs == 0 else f"{names} {value}"


def escaped(text: str) -> str:
    """No word of a text is taken for a command of roff."""
    safe = text.replace("\\", "\\e").replace("-", "\\-")
    return re.sub(r"^(?=[.'])", r"\\&", safe, flags=re.MULTILINE)
