"""The databases and connections of the server's tests."""

from tests.server.conftest import connections, postgres

__all__ = ["connections", "postgres"]
