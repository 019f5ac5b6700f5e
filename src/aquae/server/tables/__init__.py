"""The pure room: what a table is, what may happen at it, how it looks. No input or output."""
