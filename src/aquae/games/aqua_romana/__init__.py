"""Aqua Romana: long aqueducts out of the pieces that the master builders around the board allow."""
