"""Events as the API shows them, one model a kind, made from the events themselves."""

from dataclasses import fields
from typing import Annotated, Any, Final, Literal, Union, get_type_hints

from pydantic import BaseModel, Field, RootModel, create_model

from aquae.server.http.answers import AftermathData, PositionData, ResultData
from aquae.server.tables.events import CHANGES_PLAY, HIDDEN, KINDS, Acted, Outcome

OPTIONAL: Final = Field(default=None)


def model_of(kind: type[Any]) -> type[BaseModel]:
    """What everybody may see of one kind of event."""
    hints = get_type_hints(kind)
    has_seat = any(field.name == "seat" for field in fields(kind))
    members: dict[str, Any] = {
        "number": (int, ...),
        "kind": (Literal[kind.kind], ...),
        "seat": (hints["seat"] if has_seat else None, ...),
        "made_at": (int, ...),
    }
    for field in fields(kind):
        if field.name not in (*HIDDEN, "seat"):
            members[field.name] = _member(hints[field.name])
    if kind is Acted:
        members["aftermath"] = (list[AftermathData] | None, OPTIONAL)
    if kind in CHANGES_PLAY:
        members["at"] = (PositionData | None, OPTIONAL)
    return create_model(f"{kind.__name__}Event", __doc__=kind.__doc__, **members)


def _member(hint: Any) -> tuple[Any, Any]:
    """None is told by leaving a member out."""
    if hint is Outcome:
        return ResultData, ...
    return (hint, OPTIONAL) if type(None) in getattr(hint, "__args__", ()) else (hint, ...)


EVENT_MODELS: Final = {kind.kind: model_of(kind) for kind in KINDS}
_ANY_KIND: Any = Annotated[
    Union[tuple(EVENT_MODELS.values())],  # noqa: UP007  (they are not known beforehand)
    Field(discriminator="kind"),
]


class TableEvent(RootModel[_ANY_KIND]):
    """Something that happened at a table; its members depend on its kind."""


class DoneData(BaseModel):
    """What a request made happen."""

    number: int
    position: int
    events: list[TableEvent]
