"""aquae link"""

import argparse

from aquae.library.records import link as link_of
from aquae.library.records import nth_record


def link(parsed: argparse.Namespace) -> int:
    print(link_of(nth_record(parsed.file, parsed.record), parsed.page))
    return 0
