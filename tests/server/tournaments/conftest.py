"""Databases of one's own, as for tests about people."""

from tests.server.people.conftest import where

__all__ = ["where"]
