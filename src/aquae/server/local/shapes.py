"""Whether data from elsewhere has the types that are declared for it."""

from dataclasses import fields, is_dataclass
from functools import cache
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict


@cache
def declared_by(hint: Any) -> dict[str, Any]:
    return get_type_hints(hint)


def fits(value: Any, hint: Any) -> bool:
    """Whether a value is what a type says, to the bottom; true is no number."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return any(fits(value, one) for one in inner)
    if origin is Literal:
        return type(value) is str and value in inner
    if origin is tuple and inner[-1] is not ...:
        return type(value) is tuple and _fit_one_by_one(value, inner)
    if origin in (list, tuple):
        return type(value) is origin and all(fits(one, inner[0]) for one in value)
    if is_typeddict(hint):
        return type(value) is dict and _has_members(value, declared_by(hint))
    if is_dataclass(hint) or hasattr(hint, "_fields"):
        declared = declared_by(hint)
        return type(value) is hint and _has_members(_members(value), declared)
    return type(value) is (origin or hint)


def _fit_one_by_one(values: tuple[object, ...], hints: tuple[Any, ...]) -> bool:
    return len(values) == len(hints) and all(map(fits, values, hints))


def _members(value: Any) -> dict[str, Any]:
    names = [field.name for field in fields(value)] if is_dataclass(value) else value._fields
    return {name: getattr(value, name) for name in names}


def _has_members(members: dict[str, Any], hints: dict[str, Any]) -> bool:
    """All that are declared; what belongs to a class is none of them."""
    declared = {name: hint for name, hint in hints.items() if name in members}
    return len(declared) == len(members) and all(
        fits(members[name], hint) for name, hint in declared.items()
    )
