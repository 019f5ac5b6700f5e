"""What is somebody's own: taken along as one file, or forgotten."""

from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import Response, StreamingResponse

from aquae.server.http import models, people_answers
from aquae.server.http.deps import actor, actor_and_token, service_of
from aquae.server.http.openapi import answered, merged, reading, writing
from aquae.server.http.responses import json

FILE: Final = {"content-disposition": 'attachment; filename="aquae.json"'}

router = APIRouter()


@router.get(
    "/api/people/me/export",
    responses=merged(
        {200: {"description": "Everything", "content": {"application/json": {"schema": {}}}}},
        reading("no-token"),
    ),
)
async def export(request: Request) -> Response:
    """All that is kept of whoever asks: devices, results, tables, what they did and said there."""
    person, token = await actor_and_token(request)
    pieces = service_of(request).leaving.everything(person, token)
    return StreamingResponse(pieces, media_type="application/json", headers=FILE)


@router.post(
    "/api/people/me/delete",
    responses=merged(answered(people_answers.GoneData), writing("no-token")),
)
async def delete(request: Request, body: models.Farewell) -> Response:
    """Forget whoever asks. The games of others stay, with a neutral name, without words."""
    person = await actor(request)
    await service_of(request).leaving.forget(person)
    return json({"person": person})
