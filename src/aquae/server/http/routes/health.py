"""Whether a process can do its work: for whoever watches it, and for balancers."""

from typing import Final, Literal

from fastapi import APIRouter, Request
from pydantic import BaseModel
from starlette.responses import Response

from aquae.server.health import NEEDED, OK, Parts
from aquae.server.http.deps import service_of
from aquae.server.http.openapi import Responses
from aquae.server.http.responses import json
from aquae.server.service import Service

STOPPING: Final = {"process": "is stopping"}

router = APIRouter()


class HealthData(BaseModel):
    """A process and its parts; `ok`, or what is the matter with each."""

    status: Literal["ok", "ill"]
    parts: dict[str, str]


FOUND: Final[Responses] = {
    200: {"model": HealthData, "description": "All is well"},
    503: {"model": HealthData, "description": "Something is not; `parts` says what"},
}


@router.head("/healthz", include_in_schema=False)  # what some balancers ask with
@router.get("/healthz", responses=FOUND)
async def health(request: Request) -> Response:
    """Whether every part of this process works; that it can write was proved just now."""
    return _found(await _parts(service_of(request)))


@router.head("/readyz", include_in_schema=False)
@router.get("/readyz", responses=FOUND)
async def readiness(request: Request) -> Response:
    """Whether requests should be sent here: they can be answered, and it is not stopping."""
    service = service_of(request)
    parts = STOPPING if service.stopping else await _parts(service)
    return _found({name: said for name, said in parts.items() if name in (*NEEDED, *STOPPING)})


async def _parts(service: Service) -> Parts:
    return await service.vitals.parts()


def _found(parts: Parts) -> Response:
    is_well = all(said == OK for said in parts.values())
    status = "ok" if is_well else "ill"
    return json({"status": status, "parts": parts}, 200 if is_well else 503)
