"""The client as a folder that any web space can serve, under any path and without a server.

`python -m tools.static_site site` copies the built client there and tells its page that it is on
its own, with the content security policy that a server would send along.
"""

import shutil
import sys
from pathlib import Path
from typing import Final

CLIENT: Final = Path(__file__).parents[1] / "src" / "aquae" / "client"
# A page cannot say for itself where it may be framed (`frame-ancestors`): that takes a header.
POLICY: Final = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; "
    "object-src 'none'; base-uri 'none'; form-action 'none'"
)
ALONE: Final = (
    f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />\n'
    '    <meta name="aquae-server" content="none" />\n    '
)
BEFORE: Final = "<title>"


def write_site(folder: Path) -> None:
    """A new folder; what was there before goes."""
    if folder.exists():
        shutil.rmtree(folder)
    shutil.copytree(CLIENT, folder)
    page = folder / "index.html"
    text = page.read_text(encoding="utf-8")
    assert text.count(BEFORE) == 1, "the page has one title"
    page.write_text(text.replace(BEFORE, ALONE + BEFORE), encoding="utf-8")


if __name__ == "__main__":
    write_site(Path(sys.argv[1]))
