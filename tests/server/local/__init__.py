"""The server of one screen against the one that everybody reaches."""
