"""Machine integers, packed arrays and compiler hints where the engine is compiled.

Where it is not, integers are Python's and arrays are lists. This module itself is never compiled:
compiled modules must not branch on TYPE_CHECKING.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import extend as extend
    from librt.vecs import pop as pop
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int
    vec = list

    def append(items, item):
        items.append(item)
        return items

    def extend(items, more):
        items += more
        return items

    def pop(items, place=-1):
        return items, items.pop(place)

    def mypyc_attr(**attributes):
        """What mypyc reads off a class; nothing happens to it here."""
        return lambda decorated: decorated
