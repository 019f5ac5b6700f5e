"""JSON as it is stored and sent: compact, in UTF-8. The standard library's, as everything here."""

import json
from typing import Any, Final

Data = dict[str, Any]

_ENCODER: Final = json.JSONEncoder(
    ensure_ascii=False, separators=(",", ":"), check_circular=False, allow_nan=False
)


def encoded(data: Any) -> bytes:
    return _ENCODER.encode(data).encode()


def decoded(text: str | bytes) -> Any:
    return json.loads(text)
