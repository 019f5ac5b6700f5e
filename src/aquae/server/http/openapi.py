"""The OpenAPI document: what routes take and answer, and which problems they may have."""

from collections.abc import Mapping
from typing import Any, Final

from fastapi import FastAPI
from pydantic import BaseModel

from aquae.server.http.answers import ProblemData
from aquae.server.http.event_models import DoneData
from aquae.server.tables.problems import PROBLEMS, Code

PROBLEM_SCHEMA: Final = {"$ref": "#/components/schemas/ProblemData"}

Responses = dict[int | str, dict[str, Any]]


def problems(*codes: Code) -> Responses:
    """The problems that a route may answer with, by status."""
    found: dict[int, list[Code]] = {}
    for code in codes:
        found.setdefault(PROBLEMS[code][0], []).append(code)
    return {
        status: {
            "description": ", ".join(f"`{code}`" for code in names),
            "content": {"application/problem+json": {"schema": PROBLEM_SCHEMA}},
        }
        for status, names in found.items()
    }


Codes = tuple[Code, ...]

ANYWHERE: Final[Codes] = (
    "no-such-page",
    "wrong-method",
    "malformed",
    "too-slow",
    "head-too-large",
    "too-many-connections",
    "invalid",
    "failed",
    "database-away",
    "stopping",
)
WRITING: Final[Codes] = (*ANYWHERE, "foreign-origin", "too-large", "too-many")
AT_TABLE: Final[Codes] = ("no-such-table", "unplayable")
WITH_TOKEN: Final[Codes] = ("no-token", "bad-token")


def reading(*codes: Code) -> Responses:
    return problems(*ANYWHERE, "too-many", "bad-token", *codes)


def writing(*codes: Code) -> Responses:
    return problems(*WRITING, "bad-token", *codes)


def acting(*codes: Code) -> Responses:
    """Changing something at a table."""
    return writing(*AT_TABLE, *WITH_TOKEN, "ahead", "table-full", *codes)


def looking(*codes: Code) -> Responses:
    """Looking at a table that can be played."""
    return reading(*AT_TABLE, *codes)


def answered(model: type[BaseModel], status: int = 200) -> Responses:
    """An answer whose bytes are made by hand, documented by its model."""
    return {status: {"model": model, "description": "Done"}}


DONE: Final = answered(DoneData)


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


def merged(*parts: Mapping[int | str, dict[str, Any]]) -> Responses:
    return {status: response for part in parts for status, response in part.items()}


def document(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI document, with the problem documents and the token that routes speak of."""
    made = app.openapi()
    components = made.setdefault("components", {})
    components.setdefault("schemas", {})["ProblemData"] = ProblemData.model_json_schema()
    components["securitySchemes"] = {"person": {"type": "http", "scheme": "bearer"}}
    for path in made["paths"].values():
        for operation in path.values():
            operation["security"] = [{}, {"person": []}]
    return made
