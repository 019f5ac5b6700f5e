"""Bots at work: who comes first, what they may take, and who may ask them."""
