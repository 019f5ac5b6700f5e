"""Tournaments without input or output: who meets whom at which seat, and who has done best.

Entrants are names; a table has two, three or four seats. `aquae arena` and the server's tournaments
are both made from this.
"""
