"""Machine integers and compiler hints where the engine is compiled, nothing where it is not.

This module itself is never compiled: compiled modules must not branch on TYPE_CHECKING.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    def mypyc_attr(**attributes):
        """What mypyc reads off a class; nothing happens to it here."""
        return lambda decorated: decorated
