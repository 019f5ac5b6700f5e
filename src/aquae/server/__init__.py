"""Tables over HTTP: people and bots, played live or over days, kept in a database."""
