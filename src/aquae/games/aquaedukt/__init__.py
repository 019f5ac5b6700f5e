"""Aquädukt: houses where the die sends you, springs, canals; only watered houses count."""
