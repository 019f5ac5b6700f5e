"""Logs: one line per event, for people or for programs."""

import json
import logging
import sys
import threading
import time
from contextvars import ContextVar
from types import TracebackType
from typing import Any, Final

# What a record of the logging module has anyway; everything else was said on purpose.
COMMON: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}
REQUEST: Final[ContextVar[str]] = ContextVar("request", default="")
"""The name of the request that something is done for, if it has one."""
CONTROL: Final = {number: f"\\x{number:02x}" for number in (*range(32), 127, *range(128, 160))}

log = logging.getLogger("aquae")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line.update({key: value for key, value in vars(record).items() if key not in COMMON})
        if REQUEST.get():
            line["request"] = REQUEST.get()
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class TextLines(logging.Formatter):
    """One event, one line (but for tracebacks): what strangers sent cannot begin another."""

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 (logging's name)
        line = super().formatMessage(record).translate(CONTROL)
        return f"{line} [{REQUEST.get()}]" if REQUEST.get() else line


def formatter(kind: str) -> logging.Formatter:
    if kind == "json":
        return JsonLines()
    return TextLines("%(asctime)s %(levelname)s %(name)s %(message)s")


def set_up(kind: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter(kind))
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.captureWarnings(True)
    # Migrations tell at length that there was nothing to do.
    logging.getLogger("alembic").setLevel(logging.WARNING)
    # A group of writes that another process has overtaken fails, as it shall.
    logging.getLogger("psycopg").setLevel(logging.ERROR)
    sys.excepthook = _uncaught
    sys.unraisablehook = _unraisable
    threading.excepthook = _in_thread


def say(kind: str, sentence: str) -> None:
    """Tell whoever started the program: on standard output, where nothing else is written."""
    if kind == "json":
        record = log.makeRecord(log.name, logging.INFO, "", 0, sentence, (), None)
        sentence = JsonLines().format(record)
    print(sentence, flush=True)


def _uncaught(
    kind: type[BaseException], failure: BaseException, trace: TracebackType | None
) -> None:
    log.critical("ended unexpectedly", exc_info=(kind, failure, trace))


def _in_thread(found: threading.ExceptHookArgs) -> None:
    name = found.thread.name if found.thread else "?"
    if found.exc_value is not None:
        failure = (found.exc_type, found.exc_value, found.exc_traceback)
        log.error("the thread %s ended unexpectedly", name, exc_info=failure)


def _unraisable(found: Any) -> None:
    failure = (found.exc_type, found.exc_value, found.exc_traceback)
    log.error("%s: %r", found.err_msg or "ignored", found.object, exc_info=failure)
