"""Tricks that a person would find in an evening, played against the bots."""
