"""Bots at work: what is due is claimed, thought about in other processes, and done."""
