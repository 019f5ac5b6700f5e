"""What bots know of Fossa Nova."""
