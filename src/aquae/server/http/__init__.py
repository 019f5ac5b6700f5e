"""The server over HTTP: routes, streams, documents, limits."""
