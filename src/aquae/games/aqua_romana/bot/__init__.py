"""What bots know about this game: priors over actions, an evaluation of positions, reasons."""
