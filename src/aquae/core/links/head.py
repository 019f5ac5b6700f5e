"""What is said of a play before its first action, as few bytes."""

import json
import zlib
from typing import Any, Final

from aquae.core.game import Game, Options
from aquae.core.links.letters import BadLink

MOST_BYTES: Final = 20_000
"""Of a head; whatever claims to unfold to more is none."""
RAW: Final = -15
"""Deflate alone, without a head of its own."""


def packed(head: list[Any]) -> bytes:
    text = json.dumps(head, ensure_ascii=False, separators=(",", ":")).encode()
    shrinking = zlib.compressobj(9, zlib.DEFLATED, RAW)
    return shrinking.compress(text) + shrinking.flush()


def unpacked(data: bytes, length: int) -> list[Any]:
    """A head of so many members."""
    growing = zlib.decompressobj(RAW)
    try:
        head = json.loads(growing.decompress(data, MOST_BYTES))
    except (zlib.error, ValueError, RecursionError) as bad:
        raise BadLink("this link does not tell which game it is") from bad
    if not isinstance(head, list) or len(head) != length or not growing.eof:
        raise BadLink("this link does not tell which game it is")
    return head


def unusual(game: Game, options: Options) -> Options:
    """The options that are not the default, which is never changed; and how many play."""
    return {
        option.name: options[option.name]
        for option in game.option_list
        if option.name == "players" or options[option.name] != option.default
    }
