"""What a page may ask about tables here, each answered as a server answers it over HTTP."""

import re
from collections.abc import Callable
from typing import Final

from aquae.bots.puzzles.shelf import Shelf
from aquae.core.record import Record
from aquae.server.local.asks import Answer, Ask, Reply, person_name, table_wish
from aquae.server.local.carrying import take_in
from aquae.server.local.daily import DAILY_TO_GET, DAILY_TO_POST
from aquae.server.local.handed import HandedTable
from aquae.server.local.links import LINK_DOORS, pass_on
from aquae.server.local.passing import Opening, begun, concede_by_link, rematch_by_link
from aquae.server.local.puzzles import PUZZLES_TO_GET, PUZZLES_TO_POST
from aquae.server.local.tables import Tables
from aquae.server.tables import commands
from aquae.server.tables.codec import Data, encoded
from aquae.server.tables.creating import (
    Start,
    TableWish,
    fresh_start,
    read_record,
    start_from_record,
)
from aquae.server.tables.live import Command, LiveTable
from aquae.server.tables.logged import Offer
from aquae.server.tables.names import judge_words
from aquae.server.tables.plans import plan_data
from aquae.server.tables.problems import Problem
from aquae.server.tables.rematch import decline_rematch, offer_rematch, rematch_of
from aquae.server.tables.replaying import replayed
from aquae.server.tables.tokens import digest, new_id, new_secret
from aquae.server.tables.views import (
    Why,
    dice_data,
    draws_data,
    foreseen,
    record_of,
    shown_at,
    table_data,
    why_data,
)
from aquae.server.tables.words import log_data
from aquae.server.thinking.asking import advise_at, judge_review, reasons_at
from aquae.server.thinking.catalogue import games_data
from aquae.server.thinking.chances import chances_at, chances_in
from aquae.server.thinking.levels import level_at, new_table
from aquae.server.thinking.messages import Review, line_of

HINT_SECONDS: Final = 1.0
REVIEW_ITERATIONS: Final = 40
"""In a page everything takes several times as long."""

Door = Callable[["Routes", Ask], Answer]


class Routes:
    """Finds the door for a request; everybody at this screen is one person."""

    def __init__(self, tables: Tables, person: str) -> None:
        self.tables = tables
        self.person = person
        self.shelves: dict[str, Shelf] = {}
        """Puzzles by game, as far as they were handed in."""
        self.reviews: dict[str, Data] = {}
        """By table, finished or how far they have come."""

    def answer(self, ask: Ask) -> Reply:
        for method, pattern, door in DOORS:
            found = pattern.fullmatch(ask.path) if method == ask.method else None
            if found is not None:
                ask.places = found.groupdict()
                if door in NOT_BY_LINK and isinstance(self.live(ask), HandedTable):
                    raise Problem("not-by-link")
                return _reply(door(self, ask))
        raise Problem("no-such-page")

    def live(self, ask: Ask) -> LiveTable:
        return self.tables.live(ask.table)

    def begin_passing(self, opening: Opening) -> str:
        return self.tables.make(*begun(opening, self.person, self.tables.now())).creation.id

    def perform(self, ask: Ask, command: Command, wish: str | int | None = None) -> bytes:
        return self.tables.perform(ask.table, command, ask.key or new_id(), wish)

    def start_of(self, wanted: TableWish) -> Start:
        beginning = wanted.beginning
        if beginning is None:
            return fresh_start(wanted)
        return start_from_record(self._record(wanted), beginning.at, beginning.table)

    def _record(self, wanted: TableWish) -> Record:
        beginning = wanted.beginning
        if beginning is not None and beginning.record is not None:
            return read_record(beginning.record)
        if beginning is not None and beginning.table is not None:
            return record_of(self.tables.live(beginning.table))
        raise Problem("invalid", "from names neither a record nor a table")


def _reply(answer: Answer) -> Reply:
    if isinstance(answer, Reply):
        return answer
    return Reply(200, answer if isinstance(answer, bytes) else encoded(answer))


def games(here: Routes, ask: Ask) -> Answer:
    return {**games_data(), "docs": False, "notice": ""}


def plan(here: Routes, ask: Ask) -> Answer:
    places = ask.places
    return plan_data(places["game"], places["option"], ask.query["value"], ask.number("players"))


def replay(here: Routes, ask: Ask) -> Answer:
    return replayed(read_record(ask.body["record"]), chances_in)


def make(here: Routes, ask: Ask) -> Answer:
    wanted = table_wish(ask.body)
    now = here.tables.now()
    creation, command, links = new_table(wanted, here.start_of(wanted), here.person, now)
    table = here.tables.make(creation, command)
    return Reply(201, encoded({"table": table_data(table, here.person, now), "links": links}))


def take_tables_in(here: Routes, ask: Ask) -> Answer:
    return take_in(here.tables, ask.body["file"], here.person)


def table(here: Routes, ask: Ask) -> Answer:
    return table_data(here.tables.logged(ask.table), here.person, here.tables.now())


def log(here: Routes, ask: Ask) -> Answer:
    return log_data(here.tables.logged(ask.table))


def position(here: Routes, ask: Ask) -> Answer:
    return shown_at(here.live(ask), ask.number("at"), ask.is_said("actions"))


def preview(here: Routes, ask: Ask) -> Answer:
    return foreseen(here.live(ask), ask.number("at"), ask.query["text"])


def why(here: Routes, ask: Ask) -> Answer:
    text, thing, verb = (ask.query.get(name) for name in ("text", "thing", "verb"))
    wondered = Why(text, thing, verb, ask.is_said("every"))
    return why_data(here.live(ask), ask.number("at"), wondered)


def dice(here: Routes, ask: Ask) -> Answer:
    return dice_data(here.live(ask))


def draws(here: Routes, ask: Ask) -> Answer:
    return draws_data(here.live(ask))


def record(here: Routes, ask: Ask) -> Answer:
    return record_of(here.live(ask)).line().encode()


def reasons(here: Routes, ask: Ask) -> Answer:
    return dict(reasons_at(here.live(ask), here.person, ask.number("at") or 0))


def chances(here: Routes, ask: Ask) -> Answer:
    return chances_at(here.live(ask), here.person, ask.number("at"))


def hint(here: Routes, ask: Ask) -> Answer:
    question = advise_at(here.live(ask), here.person, ask.body.get("at"), HINT_SECONDS)
    return Reply(200, b"best", line_of(question))


def ask_review(here: Routes, ask: Ask) -> Answer:
    table = here.live(ask)
    judge_review(table, here.person)
    is_new = ask.table not in here.reviews
    found = here.reviews.setdefault(ask.table, {"progress": 0.0})
    question = Review(record_of(table).as_json(), REVIEW_ITERATIONS)
    return Reply(202, encoded(found), work=line_of(question) if is_new else b"")


def review(here: Routes, ask: Ask) -> Answer:
    here.tables.logged(ask.table)
    if ask.table not in here.reviews:
        raise Problem("no-review")
    return here.reviews[ask.table]


def act(here: Routes, ask: Ask) -> Answer:
    text = ask.body["text"]
    return here.perform(ask, commands.act(here.person, ask.body["at"], text), text)


def undo(here: Routes, ask: Ask) -> Answer:
    to = ask.body["to"]
    return here.perform(ask, commands.undo(here.person, ask.body["at"], to), to)


def answer(here: Routes, ask: Ask) -> Answer:
    return here.perform(ask, commands.answer(here.person, ask.body["at"], ask.body["agree"]))


def end(here: Routes, ask: Ask) -> Answer:
    return here.perform(ask, commands.end_together(here.person, ask.body["at"]))


def concede(here: Routes, ask: Ask) -> Answer:
    is_passed = isinstance(here.live(ask), HandedTable)
    command = concede_by_link if is_passed else commands.concede
    return here.perform(ask, command(here.person, ask.body["seat"]))


def chat(here: Routes, ask: Ask) -> Answer:
    judge_words(ask.body["text"])
    return here.perform(ask, commands.say(here.person, ask.body["text"].strip()))


def take(here: Routes, ask: Ask) -> Answer:
    said = ask.body
    salt, colour = said.get("salt", ""), said.get("colour")
    name = person_name(said)
    command = commands.take(here.person, ask.seat, name, said.get("key"), salt, colour)
    return here.perform(ask, command)


def salt(here: Routes, ask: Ask) -> Answer:
    return here.perform(ask, commands.give_salt(here.person, ask.body["salt"]))


def leave(here: Routes, ask: Ask) -> Answer:
    level = level_at(here.live(ask), ask.body.get("level"))
    return here.perform(ask, commands.leave(here.person, ask.seat, level))


def link(here: Routes, ask: Ask) -> Answer:
    key = new_secret()
    here.perform(ask, commands.link(here.person, ask.seat, digest(key)))
    return Reply(201, encoded({"seat": ask.seat, "key": key}))


def start(here: Routes, ask: Ask) -> Answer:
    level = level_at(here.live(ask), ask.body.get("level"))
    return here.perform(ask, commands.start(here.person, level))


def rematch(here: Routes, ask: Ask) -> Answer:
    if isinstance(here.live(ask), HandedTable):
        return here.perform(ask, rematch_by_link(here.person, here.begin_passing))

    def begin(table: LiveTable, offer: Offer) -> str:
        made = here.tables.make(*rematch_of(table, offer, here.tables.now()))
        return made.creation.id

    salted = ask.body.get("salted", False)
    return here.perform(ask, offer_rematch(here.person, salted, begin))


def decline(here: Routes, ask: Ask) -> Answer:
    return here.perform(ask, decline_rematch(here.person))


NOT_BY_LINK: Final = [answer, end, chat, take, salt, leave, link, start, decline]
"""What needs everybody at one table."""

PLACE: Final = re.compile(r"\{(\w+)\}")


def _address(pattern: str) -> re.Pattern[str]:
    return re.compile("/api/" + PLACE.sub(r"(?P<\1>[^/]+)", pattern))


def _doors(method: str, doors: dict[str, Door]) -> list[tuple[str, re.Pattern[str], Door]]:
    return [(method, _address(pattern), door) for pattern, door in doors.items()]


DOORS: Final = [
    *_doors(
        "GET",
        {
            "games": games,
            "games/{game}/options/{option}": plan,
            **PUZZLES_TO_GET,
            **DAILY_TO_GET,
            "tables/{table}": table,
            "tables/{table}/log": log,
            "tables/{table}/position": position,
            "tables/{table}/preview": preview,
            "tables/{table}/why": why,
            "tables/{table}/dice": dice,
            "tables/{table}/draws": draws,
            "tables/{table}/record": record,
            "tables/{table}/reasons": reasons,
            "tables/{table}/chances": chances,
            "tables/{table}/review": review,
            "tables/{table}/pass": pass_on,
        },
    ),
    *_doors(
        "POST",
        {
            "replay": replay,
            **LINK_DOORS,
            **PUZZLES_TO_POST,
            **DAILY_TO_POST,
            "tables": make,
            "here/tables": take_tables_in,
            "tables/{table}/actions": act,
            "tables/{table}/undo": undo,
            "tables/{table}/answer": answer,
            "tables/{table}/end": end,
            "tables/{table}/concede": concede,
            "tables/{table}/chat": chat,
            "tables/{table}/salt": salt,
            "tables/{table}/start": start,
            "tables/{table}/hint": hint,
            "tables/{table}/review": ask_review,
            "tables/{table}/rematch": rematch,
            "tables/{table}/rematch/decline": decline,
            "tables/{table}/seats/{seat}/take": take,
            "tables/{table}/seats/{seat}/leave": leave,
            "tables/{table}/seats/{seat}/link": link,
        },
    ),
]
