"""Calls to people who are not here."""
