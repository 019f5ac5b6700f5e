"""Completion of whole lines with the Tab key, where the terminal has readline."""

from collections.abc import Callable

try:
    import readline
except ImportError:
    readline = None  # type: ignore[assignment]


def complete_from(texts: Callable[[], list[str]]) -> None:
    """Let Tab complete what has been typed to one of the texts."""
    if readline is None:
        return
    readline.set_completer_delims("")
    readline.set_completer(lambda typed, number: _match(texts(), typed, number))
    readline.parse_and_bind("tab: complete")


def _match(texts: list[str], typed: str, number: int) -> str | None:
    """Up to the next space, so that a long list narrows word by word."""
    stops = {_next_stop(text, len(typed)) for text in texts if text.startswith(typed)}
    matches = sorted(stops)
    return matches[number] if number < len(matches) else None


def _next_stop(text: str, typed: int) -> str:
    space = text.find(" ", typed)
    return text if space < 0 else text[: space + 1]
