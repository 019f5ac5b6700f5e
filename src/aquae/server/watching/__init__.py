"""How a process does: figures for Prometheus, lines in the log, a port for those who look."""
