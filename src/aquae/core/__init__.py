"""What all games share: states, words, records, chance. Knows no game by name."""
