"""Tables that this process has loaded, who follows them, and what other processes do."""
