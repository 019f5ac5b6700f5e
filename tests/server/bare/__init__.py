"""A server bare on the Internet: floods, trickles, bombs, forgeries and disguises."""
