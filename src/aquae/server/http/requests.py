"""Commands as they come over the wire: who asks, what becomes of it, what is answered."""

from aquae.server.http import models
from aquae.server.http.bodies import parsed
from aquae.server.memory.appends import Along
from aquae.server.service import Service
from aquae.server.tables import commands
from aquae.server.tables.live import Command
from aquae.server.tables.problems import Problem
from aquae.server.tables.telling import told_done
from aquae.server.tables.tokens import request_key, token_in

Headers = dict[bytes, bytes]
"""By names in small letters."""


def header_in(headers: Headers, name: bytes) -> str | None:
    value = headers.get(name)
    return None if value is None else value.decode("latin-1")


async def person_in(service: Service, headers: Headers) -> str | None:
    """The person who asks, on whichever device; None if nobody says who."""
    token = token_in(header_in(headers, b"authorization"))
    return None if token is None else await service.people.holder(token)


async def actor_in(service: Service, headers: Headers) -> str:
    """The person who asks; writing takes one."""
    person = await person_in(service, headers)
    if person is None:
        raise Problem("no-token")
    return person


async def performed(
    service: Service,
    table_id: str,
    command: Command,
    key: str,
    wish: str | int | None = None,
    along: Along | None = None,
) -> bytes:
    """Let a command happen at a table; the events that it made, as an answer."""
    loaded, done = await service.tables.perform(table_id, command, key, along, service.allow)
    return told_done(loaded.table, done, wish)


async def action_done(service: Service, table_id: str, headers: Headers, body: bytes) -> bytes:
    """An action of the seat to move."""
    person = await actor_in(service, headers)
    asked = parsed(models.Action, body)
    key = request_key(person, header_in(headers, b"idempotency-key"))
    command = commands.act(person, asked.at, asked.text)
    return await performed(service, table_id, command, key, asked.text)
