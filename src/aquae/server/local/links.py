"""What a page may ask about links, none of which ever leaves it."""

from typing import Final, Protocol

from aquae.core.links.either import letters_of, record_of_link
from aquae.core.links.letters import BadLink
from aquae.core.record import BadRecord
from aquae.games import game_called
from aquae.server.local.asks import Answer, Ask, Reply
from aquae.server.local.handed import id_of
from aquae.server.local.kept import kept
from aquae.server.local.passing import (
    Opening,
    bad_link,
    handed_table,
    is_older,
    joined,
    opened,
    opening_in,
    own_name,
    passing_data,
    receive,
    unknown_here,
)
from aquae.server.local.tables import HERE, Tables
from aquae.server.tables.codec import encoded
from aquae.server.tables.creating import read_record
from aquae.server.tables.problems import Problem
from aquae.server.tables.tokens import new_key


class Here(Protocol):
    """The tables of this screen, and who sits at it."""

    tables: Tables
    person: str

    def begin_passing(self, opening: Opening) -> str: ...


def make_passing(here: Here, ask: Ask) -> Answer:
    return Reply(201, encoded({"table": here.begin_passing(opening_in(ask.body))}))


def open_link(here: Here, ask: Ask) -> Answer:
    """What a link leads to: a table here, an invitation, or a game to look at."""
    handed = opened(ask.body["link"])
    table_id = HERE + id_of(handed.told[0].at(0))
    table = here.tables.found(table_id)
    if table is None:
        return unknown_here(handed)
    known = handed_table(table)
    older = is_older(known, handed, here.person)
    here.tables.perform(table_id, receive(handed, here.person), ask.key or new_key())
    return {"what": "older" if older else "table", "table": table_id}


def join_link(here: Here, ask: Ask) -> Answer:
    handed = opened(ask.body["link"])
    if handed.is_joined:
        raise Problem("seat-taken")
    made = joined(handed, own_name(ask.body["name"]), here.person, here.tables.now())
    if here.tables.found(HERE + made[0].id) is not None:
        raise Problem("seat-taken")
    return Reply(201, encoded({"table": here.tables.make(*made).creation.id}))


def read_link(here: Here, ask: Ask) -> Answer:
    try:
        return record_of_link(ask.body["link"], game_called).as_json()
    except BadLink as bad:
        raise bad_link(bad) from bad


def write_link(here: Here, ask: Ask) -> Answer:
    try:
        return {"letters": letters_of(read_record(ask.body["record"]))}
    except BadRecord as bad:
        raise Problem("invalid", str(bad)) from bad


def keep_record(here: Here, ask: Ask) -> Answer:
    """A finished game becomes a table, where it can be reviewed."""
    made = kept(read_record(ask.body["record"]), here.person, here.tables.now())
    table_id = HERE + made[0].id
    if here.tables.found(table_id) is None:
        here.tables.make(*made)
    return {"table": table_id}


def pass_on(here: Here, ask: Ask) -> Answer:
    return passing_data(handed_table(here.tables.live(ask.table)), here.person)


LINK_DOORS: Final = {
    "links": make_passing,
    "links/open": open_link,
    "links/join": join_link,
    "links/read": read_link,
    "links/write": write_link,
    "links/keep": keep_record,
}
