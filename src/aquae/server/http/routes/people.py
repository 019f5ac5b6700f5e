"""People, who are known by nothing but a token."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from aquae.server.http import answers, models
from aquae.server.http.openapi import answered, merged, writing
from aquae.server.http.responses import json
from aquae.server.tables.tokens import new_secret, person_of_token

router = APIRouter()


@router.post(
    "/api/people", status_code=201, responses=merged(answered(answers.Person, 201), writing())
)
async def new_person(request: Request, body: models.Empty | None = None) -> Response:
    """A new person: a secret token, and the public id that others see."""
    token = new_secret()
    return json({"person": person_of_token(token), "token": token}, 201)
