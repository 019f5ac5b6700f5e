"""`aquae play` line by line: at this terminal alone, or at a table on a server."""
