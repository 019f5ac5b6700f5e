"""How routes are documented: their problems, their bodies, who may call them."""

from collections.abc import Iterable, Mapping
from typing import Any, Final, TypeVar

from pydantic import BaseModel, ValidationError

from aquae.server.tables.problems import PROBLEMS, Problem

Model = TypeVar("Model", bound=BaseModel)

PROBLEM_SCHEMA: Final = {"$ref": "#/components/schemas/ProblemData"}

Responses = dict[int | str, dict[str, Any]]


def problems(*codes: str) -> Responses:
    """The problems that a route may answer with, by status."""
    found: dict[int, list[str]] = {}
    for code in codes:
        found.setdefault(PROBLEMS[code][0], []).append(code)
    return {
        status: {
            "description": ", ".join(f"`{code}`" for code in names),
            "content": {"application/problem+json": {"schema": PROBLEM_SCHEMA}},
        }
        for status, names in found.items()
    }


ANYWHERE: Final = ("no-such-page", "wrong-method", "invalid", "failed", "database-away")
WRITING: Final = (*ANYWHERE, "foreign-origin", "too-large", "too-many")
AT_TABLE: Final = ("no-such-table",)
WITH_TOKEN: Final = ("no-token", "bad-token")


def reading(*codes: str) -> Responses:
    return problems(*ANYWHERE, "too-many", "bad-token", *codes)


def writing(*codes: str) -> Responses:
    return problems(*WRITING, "bad-token", *codes)


def acting(*codes: str) -> Responses:
    """Changing something at a table."""
    return writing(*AT_TABLE, *WITH_TOKEN, "ahead", *codes)


def answered(model: type[BaseModel], status: int = 200) -> Responses:
    """An answer whose bytes are made by hand, documented by its model."""
    return {status: {"model": model, "description": "Done"}}


def other_type(media_type: str, description: str) -> Responses:
    return {
        200: {"description": description, "content": {media_type: {"schema": {"type": "string"}}}}
    }


def body_of(model: type[BaseModel], header: str) -> dict[str, Any]:
    """The documents of a route that reads its body and an optional header by itself."""
    schema = model.model_json_schema()
    return {
        "requestBody": {"required": True, "content": {"application/json": {"schema": schema}}},
        "parameters": [{"name": header, "in": "header", "schema": {"type": "string"}}],
    }


def parsed(model: type[Model], body: bytes) -> Model:
    """A body that is in order, or the Problem that it is not."""
    try:
        return model.model_validate_json(body)
    except ValidationError as invalid:
        raise not_in_order(("body",), invalid.errors()) from invalid


def not_in_order(place: tuple[str, ...], faults: Iterable[Any]) -> Problem:
    """What is wrong where; never what was sent, which may be secret or not even text."""
    told = [
        {"where": ".".join([*place, *map(str, fault["loc"])]), "what": in_words(fault)}
        for fault in faults
    ]
    detail = "; ".join(f"{fault['where']}: {fault['what']}" for fault in told[:3])
    return Problem("invalid", detail, faults=told[:20])


def in_words(fault: Mapping[str, Any]) -> str:
    """What is wrong, for people: no patterns, and no word about how it was found."""
    if fault["type"] == "string_pattern_mismatch":
        return "there is a character in it that is not allowed here"
    return str(fault["msg"]).removeprefix("Value error, ")


def merged(*parts: Mapping[int | str, dict[str, Any]]) -> Responses:
    return {status: response for part in parts for status, response in part.items()}
