"""The `aquae` command. Commands are loaded when called: starting must stay quick."""

from aquae.cli.main import main

__all__ = ["main"]
