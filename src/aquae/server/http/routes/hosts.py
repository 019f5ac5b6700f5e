"""What hosts see and do in the browser; everybody else is refused."""

from typing import Annotated, Final

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from aquae.server.http import host_answers, models
from aquae.server.http.deps import actor, cursor, service_of
from aquae.server.http.openapi import answered, merged, reading, writing
from aquae.server.http.responses import json
from aquae.server.people.hosting import Hosting
from aquae.server.tables.tokens import ID

LONGEST_SOUGHT: Final = 64
MOST: Final = 20
HOUSE: Final = answered(host_answers.HouseData)
HOST: Final = ("no-token", "not-a-host")
Before = Annotated[str | None, Query(max_length=64)]
Id = Annotated[str, Path(pattern=f"^{ID.pattern}$")]

router = APIRouter()


async def host_of(request: Request) -> tuple[str, Hosting]:
    """Whoever asks, who has to be a host, and what they can do."""
    person, service = await actor(request), service_of(request)
    service.house.judge_host(person)
    return person, service.hosting


@router.post(
    "/api/hosts", status_code=201, responses=merged(HOUSE, writing("no-token", "bad-ticket"))
)
async def become(request: Request, body: models.BecomeHost) -> Response:
    """Become a host, by the ticket that `aquae admin host` has printed."""
    person, hosting = await actor(request), service_of(request).hosting
    await hosting.become(person, body.ticket)
    return json(hosting.about(), 201)


@router.get("/api/hosts", responses=merged(HOUSE, reading(*HOST)))
async def house(request: Request) -> Response:
    """How the house is run: who may come, the notice, limits, hosts."""
    _, hosting = await host_of(request)
    return json(hosting.about())


@router.get(
    "/api/hosts/people", responses=merged(answered(host_answers.FoundPeople), reading(*HOST))
)
async def people(
    request: Request, find: Annotated[str, Query(max_length=LONGEST_SOUGHT)] = ""
) -> Response:
    """People by a part of their claimed name or by their id; without either, the suspended."""
    _, hosting = await host_of(request)
    return json(await hosting.people(find))


@router.post(
    "/api/hosts/people/{person}/suspend",
    responses=merged(answered(host_answers.FoundPeople), writing(*HOST)),
)
async def suspend(request: Request, person: Id, body: models.Suspend) -> Response:
    """For so many days somebody makes no tables, sits down nowhere and says nothing."""
    host, hosting = await host_of(request)
    await hosting.suspend(host, person, body.days)
    return json(await hosting.people(person))


@router.post(
    "/api/hosts/people/{person}/lift",
    responses=merged(answered(host_answers.FoundPeople), writing(*HOST, "no-such-person")),
)
async def lift(request: Request, person: Id, body: models.Empty | None = None) -> Response:
    """Somebody who was suspended may play again."""
    host, hosting = await host_of(request)
    await hosting.lift(host, person)
    return json(await hosting.people(person))


@router.get(
    "/api/hosts/tables", responses=merged(answered(host_answers.HostedTables), reading(*HOST))
)
async def tables(request: Request, before: Before = None) -> Response:
    """All tables, public or not, changed last first."""
    _, hosting = await host_of(request)
    return json(await hosting.list_tables(cursor(before), MOST))


@router.post(
    "/api/hosts/tables/{table_id}/remove",
    responses=merged(HOUSE, writing(*HOST, "no-such-table")),
)
async def remove(request: Request, table_id: Id, body: models.Empty | None = None) -> Response:
    """Remove a table with all that happened there."""
    host, hosting = await host_of(request)
    await hosting.remove_table(host, table_id)
    return json(hosting.about())


@router.get(
    "/api/hosts/reports", responses=merged(answered(host_answers.ReportList), reading(*HOST))
)
async def reports(request: Request, settled: bool = False, before: Before = None) -> Response:
    """What people have reported, with the chat of the table up to then, the last first."""
    _, hosting = await host_of(request)
    return json(await hosting.reports(settled, cursor(before), MOST))


@router.post(
    "/api/hosts/reports/{report}/settle",
    responses=merged(HOUSE, writing(*HOST, "no-such-report")),
)
async def settle(request: Request, report: Id, body: models.Empty | None = None) -> Response:
    """Put a report away."""
    host, hosting = await host_of(request)
    await hosting.settle(host, report)
    return json(hosting.about())


@router.post("/api/hosts/registration", responses=merged(HOUSE, writing(*HOST)))
async def register(request: Request, body: models.Registration) -> Response:
    """Let everybody come, or only those who know a new word."""
    host, hosting = await host_of(request)
    await hosting.register(host, body.open)
    return json(hosting.about())


@router.post("/api/hosts/limits", responses=merged(HOUSE, writing(*HOST)))
async def limit(request: Request, body: models.Limit) -> Response:
    """Change a limit of the server."""
    host, hosting = await host_of(request)
    await hosting.limit(host, body.name, body.value)
    return json(hosting.about())


@router.post("/api/hosts/notice", responses=merged(HOUSE, writing(*HOST, "bad-text")))
async def notice(request: Request, body: models.Notice) -> Response:
    """Tell everybody something on the first page."""
    host, hosting = await host_of(request)
    await hosting.notice(host, body.text or "")
    return json(hosting.about())


@router.get("/api/hosts/deeds", responses=merged(answered(host_answers.DeedList), reading(*HOST)))
async def deeds(request: Request, before: Before = None) -> Response:
    """Everything that hosts have done, when and to whom, the last first."""
    _, hosting = await host_of(request)
    return json(await hosting.deeds(cursor(before), MOST))
