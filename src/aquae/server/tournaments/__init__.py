"""Tournaments on the server: made and entered by people, gone on with by themselves."""
