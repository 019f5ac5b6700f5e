"""Puzzles of this game: what they are about, and those that ship with the project."""
