"""Calls to people who are not here: who is told what and when, and the ways to tell them."""
