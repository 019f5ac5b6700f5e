"""What playing without a server costs, in a real browser and on a web space of our own."""
