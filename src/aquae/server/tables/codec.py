"""JSON as it is stored and sent: compact, in UTF-8. The standard library's, as everything here."""

import json
import re
from typing import Any, Final

Data = dict[str, Any]

HALF_A_PAIR: Final = re.compile(rb"\\u[dD][89a-fA-F]")
"""Or a whole pair, which is allowed: it has to be looked at."""

_ENCODER: Final = json.JSONEncoder(
    ensure_ascii=False, separators=(",", ":"), check_circular=False, allow_nan=False
)


def encoded(data: Any) -> bytes:
    return _ENCODER.encode(data).encode()


def told(data: Any) -> bytes:
    """The same of what may repeat a text that somebody sent and that is no Unicode."""
    return _ENCODER.encode(data).encode(errors="replace")


def is_unicode(data: Any) -> bool:
    """Whether every text in some JSON can be written down: half a surrogate pair cannot."""
    if isinstance(data, str):
        return not any("\ud800" <= letter <= "\udfff" for letter in data)
    if isinstance(data, dict):
        return all(is_unicode(part) for pair in data.items() for part in pair)
    return not isinstance(data, list) or all(map(is_unicode, data))


def is_unicode_json(text: str | bytes) -> bool:
    """The same of JSON that is not read yet; what is no JSON is judged elsewhere."""
    if not HALF_A_PAIR.search(text if isinstance(text, bytes) else text.encode(errors="replace")):
        return True
    try:
        return is_unicode(json.loads(text))
    except (ValueError, RecursionError):
        return True


def decoded(text: str | bytes) -> Any:
    return json.loads(text)
