"""aquae play: a game in the terminal, on the whole screen or line by line."""

import argparse
import os
import signal
import sys
from io import TextIOWrapper

from aquae.bots import check_bot, usual_bot
from aquae.cli import fullscreen
from aquae.cli.commands.position import wants_colour
from aquae.cli.commands.rules import usual_language
from aquae.cli.desks.desk import Desk, LocalDesk
from aquae.cli.desks.remote import sit_down
from aquae.cli.desks.server import identity, read_link
from aquae.cli.desks.wording import Wording
from aquae.cli.lines.at_table import TableSession
from aquae.cli.lines.session import Session
from aquae.cli.options import options_from
from aquae.cli.sitting import Sitting
from aquae.core.chance import Dice
from aquae.core.errors import AquaeError
from aquae.core.lots import AS_SEATED, turned
from aquae.core.noted import BOT
from aquae.core.table import Table
from aquae.games import game_called, game_names
from aquae.games.spoken import Words, words_of
from aquae.library.records import nth_record


def play(parsed: argparse.Namespace) -> int:
    if not sys.stdin.isatty() and isinstance(sys.stdout, TextIOWrapper):
        # Scripts that pipe actions in should see the answers in order.
        sys.stdout.reconfigure(line_buffering=True)
    if hasattr(signal, "SIGHUP"):  # a closed window is a Ctrl-C
        signal.signal(signal.SIGHUP, signal.default_int_handler)
    language = parsed.language or usual_language(os.environ)
    if parsed.table is not None:
        return play_at_table(parsed, language)
    if parsed.game is None:
        raise AquaeError(f"name a game: {', '.join(game_names())}; or a table, with --table LINK")
    table = load(parsed) if parsed.load else new_table(parsed, Wording(language))
    words = words_of(table.game, language)
    if wants_whole_screen(parsed):
        return play_on_whole_screen(LocalDesk(Sitting(table)), words)
    Session(table, words, wants_colour(parsed.plain), parsed.plain).run()
    return 0


def wants_whole_screen(parsed: argparse.Namespace) -> bool:
    """Whether somebody sits at a terminal who has not asked for lines; says what is missing."""
    at_terminal = sys.stdin.isatty() and sys.stdout.isatty()
    if parsed.plain or parsed.lines or not at_terminal or os.environ.get("TERM") == "dumb":
        return False
    missing = fullscreen.missing()
    if missing is not None:
        print(f"Line by line: {missing}")
    return missing is None


def play_on_whole_screen(desk: Desk, words: Words) -> int:
    from aquae.cli.fullscreen.app import PlayApp

    print(PlayApp(desk, words).run() or "")
    return 0


def play_at_table(parsed: argparse.Namespace, language: str) -> int:
    """A seat at a table on a server."""
    if parsed.game is not None:
        raise AquaeError("a table has its own game: leave the name of the game out")
    link = read_link(parsed.table)
    desk = sit_down(identity(link.server), link, parsed.name[0] if parsed.name else None)
    words = words_of(desk.game, language)
    if wants_whole_screen(parsed):
        return play_on_whole_screen(desk, words)
    TableSession(desk, words, wants_colour(parsed.plain), parsed.plain).run()
    return 0


def load(parsed: argparse.Namespace) -> Table:
    record = nth_record(parsed.load, 1)
    if record.game.name != parsed.game:
        raise AquaeError(f"{parsed.load} is a game of {record.game.name}, not {parsed.game}")
    if parsed.players is not None or parsed.people is not None or parsed.option or parsed.name:
        raise AquaeError(
            "a saved game has its own seats, options and names: leave out --players, --people, "
            "--option and --name"
        )
    if parsed.bot is not None:
        raise AquaeError("a saved game has its own bots: leave --bot out")
    if parsed.first is not None:
        raise AquaeError("a saved game has begun: leave --first out")
    return Table.resume(record)


def new_table(parsed: argparse.Namespace, say: Wording) -> Table:
    game = game_called(parsed.game)
    options = options_from(game, parsed)
    players = options["players"]
    people = 1 if parsed.people is None else parsed.people
    if people > players:
        raise AquaeError(f"--people is {people}, but only {players} can play")
    nameless = range(len(parsed.name), players)
    names = parsed.name + [say("player", n=number + 1) for number in nameless]
    bot = parsed.bot or usual_bot(game)
    check_bot(bot, game)
    seats = names[:people] + [BOT + bot] * (players - people)
    dice = Dice.fresh([""] * players)
    by = parsed.first or game.first
    if by != AS_SEATED:
        seats = turned(seats, dice.draw_lot(by).first)
    return Table(game, options, seats, dice)
