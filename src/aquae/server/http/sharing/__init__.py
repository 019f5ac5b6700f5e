"""Addresses to be shared: a page with a preview for networks, and pictures of a table."""
