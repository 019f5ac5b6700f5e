"""Arguments and exit status; what the commands do stands in the module of each."""

import argparse
import os
import sys
from importlib import import_module

from aquae.cli.administering import ABOUT_ADMIN, add_admin
from aquae.cli.arguments import (
    add_crew,
    add_game,
    add_options,
    add_position,
    add_record,
    one_of_the_games,
)
from aquae.cli.noted import add_noted
from aquae.cli.numbers import positive, whole
from aquae.cli.puzzling import ABOUT_PUZZLES, add_puzzles
from aquae.cli.seated import add_play
from aquae.cli.terminal import be_readable_anywhere
from aquae.cli.training import ABOUT_TRAIN, add_train
from aquae.cli.version import ShowVersion
from aquae.core.errors import AquaeError
from aquae.extras import MissingPackages
from aquae.games.law import LANGUAGES
from aquae.server.settings import KEEPER_FLAGS, WORKER_FLAGS, add_flags

EPILOG = (
    "To begin: `aquae play irrigate` in this terminal, or `aquae serve --open` in the browser. "
    "aquae COMMAND --help tells more about a command."
)
CONTESTANTS = (
    "uniform, lively, wilful, plain, tiro:0 to tiro:100, tiro, faber, architectus, curator, "
    "or your own as module:Class"
)
SHELLS = ("bash", "zsh", "fish", "words")
BAD_INPUT = 2


def main(arguments: list[str] | None = None) -> int:
    """Run a command; 0 if all is well, 1 if a check failed, 2 for bad input."""
    be_readable_anywhere()
    given = sys.argv[1:] if arguments is None else arguments
    parsed = parser().parse_args(given if given and given != ["help"] else ["--help"])
    try:
        command = import_module(f"aquae.cli.commands.{parsed.module}")
        status: int = getattr(command, parsed.function)(parsed)
        sys.stdout.flush()
        return status
    except BrokenPipeError:
        # The reader (head, less) has gone. Keep Python from complaining at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (AquaeError, MissingPackages, OSError) as error:
        print(f"aquae: {describe(error)}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt as stopped:
        print(": ".join(["\naquae: interrupted", *map(str, stopped.args)]), file=sys.stderr)
        return 130


def describe(error: Exception) -> str:
    if isinstance(error, OSError) and error.filename is not None:
        return f"{error.filename}: {error.strerror}"
    return str(error)


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog="aquae",
        description="Board games about bringing water to land: play, simulate, check and draw.",
        epilog=EPILOG,
    )
    top.add_argument(
        "--version",
        action=ShowVersion,
        nargs=0,
        help="show the version, whether the engines are compiled, and the version of the rules",
    )
    commands = top.add_subparsers(metavar="COMMAND", required=True)
    for add in (
        _games,
        _rules,
        _play,
        _serve,
        _worker,
        _backup,
        _restore,
        _ratings,
        _simulate,
        _arena,
        _check,
        _link,
        _statistics,
        _show,
        _legal,
        _why,
        _hint,
        _review,
        _perft,
        _dataset,
        _completion,
        _man,
    ):
        add(commands)
    add_train(_command(commands, "train", "train", ABOUT_TRAIN))
    add_puzzles(_command(commands, "puzzles", "puzzles", ABOUT_PUZZLES))
    add_admin(_command(commands, "admin", "admin", ABOUT_ADMIN))
    return top


Commands = argparse._SubParsersAction  # the only name that argparse has for it


def _command(
    commands: "Commands[argparse.ArgumentParser]", name: str, module: str, help: str
) -> argparse.ArgumentParser:
    command = commands.add_parser(name, help=help, description=help[0].upper() + help[1:] + ".")
    command.set_defaults(module=module, function=name)
    return command


def _games(commands: "Commands[argparse.ArgumentParser]") -> None:
    help = "list the games, their seats, options and defaults"
    command = _command(commands, "games", "games", help)
    only = f"{one_of_the_games()}: this one alone, and its board as a play with options begins"
    command.add_argument("game", nargs="?", metavar="GAME", help=only)
    add_options(command)
    command.add_argument("--plain", action="store_true", help="no colour")


def _rules(commands: "Commands[argparse.ArgumentParser]") -> None:
    command = _command(commands, "rules", "rules", "print the rule book of a game, or one rule")
    command.add_argument("game", metavar="GAME", help=one_of_the_games())
    command.add_argument(
        "number", nargs="?", metavar="NUMBER", help="of a rule, such as N-01: as told, and exactly"
    )
    command.add_argument(
        "--language",
        choices=LANGUAGES,
        help="of the book (default: that of the terminal, or else en); the law is in English",
    )
    part = command.add_mutually_exclusive_group()
    part.add_argument("--summary", action="store_true", help="the book's summary alone")
    part.add_argument("--law", action="store_true", help="the exact rules instead of the book")


def _play(commands: "Commands[argparse.ArgumentParser]") -> None:
    command = _command(commands, "play", "play", "play in the terminal, against bots or each other")
    command.add_argument("game", nargs="?", metavar="GAME", help=one_of_the_games())
    add_options(command)
    add_play(command)


def _serve(commands: "Commands[argparse.ArgumentParser]") -> None:
    help = "run a game server: tables of people and bots in the browser"
    add_flags(_command(commands, "serve", "serve", help))


def _worker(commands: "Commands[argparse.ArgumentParser]") -> None:
    help = "let bots think for servers that share a PostgreSQL database"
    add_flags(_command(commands, "worker", "serve", help), WORKER_FLAGS)


def _backup(commands: "Commands[argparse.ArgumentParser]") -> None:
    help = "copy what a server keeps into a file, while it runs"
    command = _command(commands, "backup", "backup", help)
    command.add_argument("file", metavar="FILE", help="the backup; must not be there yet")
    add_flags(command, KEEPER_FLAGS)


def _restore(commands: "Commands[argparse.ArgumentParser]") -> None:
    help = "put a backup in the place of what a server keeps, which is kept beside it"
    command = _command(commands, "restore", "backup", help)
    command.add_argument("file", metavar="FILE", help="what `aquae backup` wrote")
    add_flags(command, KEEPER_FLAGS)


def _ratings(commands: "Commands[argparse.ArgumentParser]") -> None:
    help = "compute all ratings of a server anew from the plays that count"
    add_flags(_command(commands, "ratings", "backup", help), KEEPER_FLAGS)


def _simulate(commands: "Commands[argparse.ArgumentParser]") -> None:
    command = _command(commands, "simulate", "simulate", "let bots play and write the records")
    add_game(command)
    command.add_argument(
        "--games", type=whole, default=100, metavar="K", help="how many (default: 100)"
    )
    command.add_argument("--seed", default="1", metavar="S", help="any text (default: 1)")
    command.add_argument(
        "--bots",
        default="uniform",
        metavar="NAME[,NAME...]",
        help=f"one bot for all seats, or one for each: {CONTESTANTS} (default: uniform)",
    )
    command.add_argument(
        "--iterations",
        type=whole,
        default=0,
        metavar="N",
        help="let searching bots make N iterations per decision instead of using the clock; "
        "makes games repeatable",
    )
    add_crew(command)
    command.add_argument(
        "--out",
        required=True,
        metavar="FILE.jsonl",
        help="one record per line; must not be there yet",
    )
    command.add_argument(
        "--resume", action="store_true", help="go on with a file that was interrupted"
    )


def _arena(commands: "Commands[argparse.ArgumentParser]") -> None:
    command = _command(commands, "arena", "arena", "let bots compete, with rotating seats")
    add_game(command)
    command.add_argument(
        "--bots",
        required=True,
        metavar="NAME,NAME[,...]",
        help=f"the contestants: {CONTESTANTS}",
    )
    command.add_argument(
        "--games", type=whole, default=200, metavar="K", help="how many (default: 200)"
    )
    command.add_argument("--seed", default="1", metavar="S", help="any text (default: 1)")
    add_crew(command)
    time = command.add_mutually_exclusive_group()
    time.add_argument(
        "--seconds", type=positive, metavar="T", help="time per decision for searching bots"
    )
    time.add_argument(
        "--pace",
        type=positive,
        metavar="P",
        help="speed up searching bots: with 0.1 they take a tenth of their normal time",
    )
    time.add_argument(
        "--iterations",
        type=whole,
        metavar="N",
        help="for each second that a searching bot usually takes; repeatable on any machine",
    )
    command.add_argument(
        "--out",
        metavar="FILE.jsonl",
        help="where to write the records; games that are there already are not played again "
        "(default: arena-GAME.jsonl)",
    )


def _statistics(commands: "Commands[argparse.ArgumentParser]") -> None:
    help = "count what finished games have in common: seats, length, endings"
    command = _command(commands, "statistics", "statistics", help)
    command.add_argument("files", nargs="+", metavar="FILE", help="records")


def _check(commands: "Commands[argparse.ArgumentParser]") -> None:
    command = _command(commands, "check", "check", "replay records and verify everything in them")
    command.add_argument(
        "files",
        nargs="+",
        metavar="FILE",
        help="JSON or JSON lines; - reads what is piped in; or a link to a game",
    )
    add_noted(command)


def _link(commands: "Commands[argparse.ArgumentParser]") -> None:
    help = "print a link that holds a whole game"
    command = _command(commands, "link", "link", help)
    add_record(command)
    command.add_argument(
        "--page",
        default="",
        metavar="URL",
        help="of the page that shall show it, for example https://example.org/ "
        "(default: the end of the address alone)",
    )


def _show(commands: "Commands[argparse.ArgumentParser]") -> None:
    command = _command(commands, "show", "position", "show a position of a record")
    add_position(command)
    command.add_argument("--svg", metavar="OUT.svg", help="write a picture to this file instead")
    command.add_argument("--plain", action="store_true", help="no colour")


def _legal(commands: "Commands[argparse.ArgumentParser]") -> None:
    command = _command(
        commands, "legal", "position", "list the legal actions, sorted, one per line"
    )
    add_position(command)


def _why(commands: "Commands[argparse.ArgumentParser]") -> None:
    command = _command(
        commands,
        "why",
        "why",
        "say whether an action is legal (exit status 0), and if not, why (1; 2 if it is no action)",
    )
    add_position(command)
    command.add_argument(
        "text", metavar="TEXT", help="an action, such as 'canal C4-D4', or a thing, such as c4"
    )


def _hint(commands: "Commands[argparse.ArgumentParser]") -> None:
    command = _command(commands, "hint", "hint", "say what a strong bot would do, and why")
    add_position(command)
    command.add_argument("--seconds", type=positive, default=2.0, help="time to think (default: 2)")


def _review(commands: "Commands[argparse.ArgumentParser]") -> None:
    command = _command(commands, "review", "review", "look at a finished game again with a bot")
    add_record(command)
    command.add_argument(
        "--iterations",
        type=whole,
        default=800,
        help="of the search, for each position (default: 800)",
    )
    command.add_argument("--json", action="store_true", help="as data instead of words")
    command.add_argument("--svg", metavar="OUT.svg", help="write a chart of the chances, too")
    command.add_argument(
        "--keep",
        action="store_true",
        help="keep the review beside the record, and show it at once the next time",
    )


def _dataset(commands: "Commands[argparse.ArgumentParser]") -> None:
    command = _command(
        commands, "dataset", "dataset", "turn records into columns of decisions to learn from"
    )
    command.add_argument("files", nargs="*", metavar="FILE", help="JSON or JSON lines")
    command.add_argument(
        "--games",
        type=whole,
        metavar="K",
        help="instead of reading files: let bots of unequal strength play K games of every game, "
        "and write a card that describes the data",
    )
    command.add_argument("--seed", default="1", metavar="S", help="of these games (default: 1)")
    command.add_argument("--out", required=True, metavar="DIR", help="a new or empty folder")
    command.add_argument(
        "--format", choices=["parquet", "numpy"], default="parquet", help="(default: parquet)"
    )
    add_crew(command, os.cpu_count() or 1)


def _perft(commands: "Commands[argparse.ArgumentParser]") -> None:
    command = _command(commands, "perft", "perft", "count the action sequences up to a depth")
    add_game(command)
    command.add_argument("--depth", type=whole, default=3, metavar="D", help="(default: 3)")


def _completion(commands: "Commands[argparse.ArgumentParser]") -> None:
    help = "print what makes a shell complete commands with the Tab key"
    command = _command(commands, "completion", "shells", help)
    command.add_argument(
        "shell",
        choices=SHELLS,
        metavar="SHELL",
        help='bash, zsh or fish: for example eval "$(aquae completion bash)" in ~/.bashrc',
    )
    command.add_argument("words", nargs=argparse.REMAINDER, help=argparse.SUPPRESS)


def _man(commands: "Commands[argparse.ArgumentParser]") -> None:
    _command(commands, "man", "shells", "print the manual page: aquae man | man -l -")
