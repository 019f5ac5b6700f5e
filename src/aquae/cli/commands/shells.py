"""aquae completion, aquae man: what shells and manuals are told, made from the parser itself."""

import argparse
from importlib import import_module
from typing import Final

import aquae
from aquae.bots import BOTS
from aquae.cli.manual import page
from aquae.games import game_names

# Each asks `aquae completion words`, so it knows what the installed version knows.
SCRIPTS: Final = {
    "bash": """\
_aquae() {
    local IFS=$'\\n'
    COMPREPLY=($(aquae completion words "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F _aquae aquae
""",
    "zsh": """\
#compdef aquae
_aquae() {
    local -a found
    found=(${(f)"$(aquae completion words "${(@)words[2,CURRENT]}" 2>/dev/null)"})
    (( $#found )) && compadd -a found || _files
}
(( $+functions[compdef] )) && compdef _aquae aquae
""",
    "fish": """\
function __aquae
    aquae completion words (commandline -opc)[2..] (commandline -ct) 2>/dev/null
end
complete -c aquae -a '(__aquae)'
""",
}


def completion(parsed: argparse.Namespace) -> int:
    if parsed.shell in SCRIPTS:
        print(SCRIPTS[parsed.shell], end="")
    else:
        print("\n".join(completed(whole_parser(), parsed.words)))
    return 0


def man(parsed: argparse.Namespace) -> int:
    print(page(whole_parser(), aquae.__version__), end="")
    return 0


def whole_parser() -> argparse.ArgumentParser:
    found: argparse.ArgumentParser = import_module("aquae.cli.main").parser()
    return found


def completed(parser: argparse.ArgumentParser, words: list[str]) -> list[str]:
    """What the last word may become; nothing where any text or file is right."""
    *before, typed = words or [""]
    commands = commands_of(parser)
    if not before:
        known = [*commands, *parser._option_string_actions]
    elif before[0] in commands:
        known = known_after(commands[before[0]], before[1:], typed)
    else:
        known = []
    return [text for text in known if text.startswith(typed)]


def commands_of(parser: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            return dict(action.choices)
    return {}


def known_after(command: argparse.ArgumentParser, before: list[str], typed: str) -> list[str]:
    """The values of an option that waits for one, options, or values of the next argument."""
    options = command._option_string_actions
    if before and before[-1] in options and options[before[-1]].nargs != 0:
        return values_of(options[before[-1]])
    if typed.startswith("-"):
        return [text for text, action in options.items() if action.help != argparse.SUPPRESS]
    places = [action for action in command._actions if not action.option_strings]
    given = len(values_in(options, before))
    return values_of(places[given]) if given < len(places) else []


def values_in(options: dict[str, argparse.Action], before: list[str]) -> list[str]:
    """The words that are neither options nor their values."""
    taken = {place + 1 for place, word in enumerate(before) if waits(options.get(word))}
    return [
        word for place, word in enumerate(before) if place not in taken and not word.startswith("-")
    ]


def waits(option: argparse.Action | None) -> bool:
    return option is not None and option.nargs != 0


def values_of(argument: argparse.Action) -> list[str]:
    if argument.choices is not None:
        return [str(choice) for choice in argument.choices]
    if argument.metavar == "GAME":
        return game_names()
    return list(BOTS) if argument.dest in ("bot", "bots") else []
