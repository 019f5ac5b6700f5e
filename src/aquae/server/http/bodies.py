"""The bodies of requests, read and checked."""

from typing import TypeVar

from fastapi import Request
from pydantic import BaseModel, ValidationError

from aquae.server.http.problems import not_valid
from aquae.server.tables.codec import is_unicode_json
from aquae.server.tables.problems import not_unicode

Model = TypeVar("Model", bound=BaseModel)


async def whole_body(request: Request) -> bytes:
    message = await request.receive()
    body: bytes = message.get("body", b"")
    while message.get("more_body", False):
        message = await request.receive()
        body += message.get("body", b"")
    return body


def parsed(model: type[Model], body: bytes) -> Model:
    """A body that is in order, or the Problem that it is not."""
    try:
        return model.model_validate_json(body)
    except ValidationError as invalid:
        if not is_unicode_json(body):
            raise not_unicode() from invalid
        raise not_valid(("body",), invalid.errors()) from invalid
