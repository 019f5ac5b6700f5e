"""What goes wrong with a database: told apart from our own faults, and put as one problem."""

from typing import Final

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoneFree

from aquae.server.tables.problems import Problem

# Every driver has these names. What was asked was wrong, whatever the state of the database:
OUR_FAULTS: Final = frozenset(
    {"ProgrammingError", "IntegrityError", "DataError", "NotSupportedError"}
)
# Everything else that a driver complains of is the database's, or the way's to it.
THEIR_FAULTS: Final = frozenset({"DatabaseError", "InterfaceError"})


def is_away(failure: BaseException) -> bool:
    """Whether a database is away, locked, full, read-only or broken; anything else is a bug."""
    failure = _driver_failure(failure)
    if isinstance(failure, NoneFree | OSError):  # limits of time among them
        return True
    names = {kind.__name__ for kind in type(failure).__mro__}
    return bool(names & THEIR_FAULTS) and not names & OUR_FAULTS


def _driver_failure(failure: BaseException) -> BaseException:
    if isinstance(failure, DBAPIError) and failure.orig is not None:
        return failure.orig
    return failure


def told(failure: BaseException) -> BaseException:
    """A failure as whoever asked for something is told of it."""
    if not is_away(failure):
        return failure
    problem = Problem("database-away")
    problem.__cause__ = failure
    return problem


def in_a_line(failure: BaseException) -> str:
    """What the database said, for logs and for whoever starts a server."""
    said = str(_driver_failure(failure)).strip().splitlines()
    return said[0] if said else type(failure).__name__
