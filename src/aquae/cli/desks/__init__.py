"""Where people sit who play in a terminal: the desk, what is told there, and the words for it."""
