"""A play in the fragment of an address: as a record, or going from hand to hand."""
