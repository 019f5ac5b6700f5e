"""Machine integers where the engine is compiled, plain ones where it is not.

This module itself is never compiled: compiled modules must not branch on TYPE_CHECKING.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
else:
    i64 = int
