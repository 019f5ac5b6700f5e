"""Fossa Nova: a ditch of seven spaces; dig, find water or clay, or pass."""
