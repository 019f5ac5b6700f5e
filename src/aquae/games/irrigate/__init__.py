"""Irrigate, Matthew Stoodley, 2018: pipes along a river, bought, turned and bargained for."""
