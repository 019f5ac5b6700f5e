"""Positions in which one action is clearly better than all others: found, proved, kept."""
