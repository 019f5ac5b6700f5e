"""The surface for people who write Python: plays, records and boards that show themselves."""
