"""The database: its schema, the one writer, what is read from it, what is due."""
