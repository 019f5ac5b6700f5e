"""The client as a folder that any web space can serve, under any path and without a server.

`python -m tools.static_site site` copies the built client there, with the documents if they
are built, and tells its pages that they are on their own, with the content security policy that a
server would send along.
"""

import shutil
import sys
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).parents[1] / "src" / "aquae"
CLIENT: Final = PACKAGE / "client"
DOCUMENTS: Final = PACKAGE / "docs"
# A page cannot say for itself where it may be framed (`frame-ancestors`): that takes a header.
POLICY: Final = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; "
    "object-src 'none'; base-uri 'none'; form-action 'none'"
)
SERVERLESS: Final = '<meta name="aquae-server" content="none" />'
DOCUMENTED: Final = '<meta name="aquae-docs" content="docs/" />'
BEFORE: Final = "<title>"
PAGES: Final = ("index.html", "embed.html")


def is_ours(folder: Path) -> bool:
    """Whether it is a site of before: nothing else is ever removed."""
    page = folder / "index.html"
    return page.is_file() and SERVERLESS in page.read_text(encoding="utf-8")


def page_alone(page: str, documented: bool) -> str:
    text = (CLIENT / page).read_text(encoding="utf-8")
    assert text.count(BEFORE) == 1, "the page has one title"
    policy = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />'
    lines = [policy, SERVERLESS, *([DOCUMENTED] if documented else []), BEFORE]
    return text.replace(BEFORE, "\n    ".join(lines))


def write_site(folder: Path) -> None:
    """A new folder; a site of before goes."""
    if folder.exists() and any(folder.iterdir()):
        if not is_ours(folder):
            raise SystemExit(f"{folder} holds something else: name a new folder (SITE=...)")
        shutil.rmtree(folder)
    shutil.copytree(CLIENT, folder, dirs_exist_ok=True)
    if DOCUMENTS.exists():
        shutil.copytree(DOCUMENTS, folder / "docs")
    for page in PAGES:
        (folder / page).write_text(page_alone(page, DOCUMENTS.exists()), encoding="utf-8")


if __name__ == "__main__":
    write_site(Path(sys.argv[1]))
