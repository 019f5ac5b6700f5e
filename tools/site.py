"""The site of documents: its pages gathered, built by MkDocs, and fit for a strict policy.

    python -m tools.site

writes it into the package (src/aquae/docs), where `aquae serve` shows it at /docs. Pages lie where
people who browse the sources look for them; links lead on to where they stand in the site.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any, Final

from aquae.games import all_games, folder_of
from aquae.games.law import LANGUAGES
from aquae.server.http.app import make_routes
from aquae.server.http.openapi import document
from aquae.server.http.pages import docs_page
from aquae.server.service import Service
from aquae.server.settings import Settings

ROOT: Final = Path(__file__).parent.parent
PAGES: Final = ROOT / "build" / "docs"
SITE: Final = ROOT / "src" / "aquae" / "docs"
GAMES: Final = "src/aquae/games/"
TONGUES: Final = {"en": "English", "de": "Deutsch", "fr": "Français", "it": "Italiano"}
FILES: Final = (
    "docs/**/*",
    "*.md",
    f"{GAMES}**/*.md",
    "examples/*.ipynb",
    "deploy/**/*",
    "compose.yaml",
)
# The modules that people write against, by the page that tells of them.
REFERENCE: Final = {
    "Plays, records and boards": ["play", "records", "boards", "hints", "reviews"],
    "Games and states": ["game", "state", "vocabulary", "record", "table", "chance", "errors"],
    "Bots": ["bot", "seats", "search", "review", "playing"],
    "Drawings": [""],
    "Environments": ["gym", "zoo", "spiel", "batch", "vector", "dataset", "policy"],
}
PACKAGES: Final = dict(
    zip(REFERENCE, ("library", "core", "bots", "draw", "rl"), strict=True),
)
LINK: Final = re.compile(r"(\]\(|src=\")([^)#\"\s]+)")
INLINE: Final = re.compile(r"<script>(.*?)</script>", re.DOTALL)

Nav = list[Any]


def place_of(path: str) -> str:
    """Where a file of the project stands in the site."""
    if path.startswith("docs/"):
        return path.removeprefix("docs/")
    if path.startswith(GAMES):
        place = path.removeprefix(GAMES).replace("/book/", "/").replace("_", "-")
        return "rules/" + place.replace("RULES.md", "law.md").replace("TERMS.md", "terms.md")
    if path == "examples" or re.fullmatch(r"examples/\w+\.py", path):
        return "examples/index.md"
    return f"project/{path.lower()}" if path.endswith(".md") else path


def moved(text: str, path: str) -> str:
    """A page with its links as they are in the site."""

    def lead(found: re.Match[str]) -> str:
        target = found[2]
        if ":" in target:
            return found[0]
        aim = os.path.normpath(Path(path).parent / target)
        return found[1] + os.path.relpath(place_of(aim), Path(place_of(path)).parent)

    return LINK.sub(lead, text)


def spelled(text: str) -> str:
    """A rule book in the Markdown of the site; captions say all that is to be seen in figures."""
    text = re.sub(r" \{([\w-]+)\}$", r" {#\1}", text, flags=re.MULTILINE)
    figure = r"![](figures/\2.svg){ .figure }\n*\1*"
    return re.sub(r"!\[([^]]+)\]\(figure:([^)]+)\)", figure, text)


def draw_figures() -> None:
    """Those of the rule books, as the client draws them."""
    asked = ["sh", "npm.sh", "run", "--silent", "figures", "--", str(PAGES / "rules")]
    subprocess.run(asked, cwd=ROOT / "web", check=True)


def gather() -> None:
    """Copy everything that is shown to where MkDocs looks for it."""
    shutil.rmtree(PAGES, ignore_errors=True)
    for pattern in FILES:
        for source in ROOT.glob(pattern):
            path = source.relative_to(ROOT).as_posix()
            if not source.is_file() or "__pycache__" in path or source.name == "README.md":
                continue
            target = PAGES / place_of(path)
            target.parent.mkdir(parents=True, exist_ok=True)
            if source.suffix == ".md":
                text = source.read_text("utf-8")
                text = spelled(text) if "/book/" in path else text
                target.write_text(moved(text, path), "utf-8")
            else:
                shutil.copy(source, target)


def write(place: str, text: str) -> str:
    """A page that is made here."""
    target = PAGES / place
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, "utf-8")
    return place


def reference() -> Nav:
    """A page for each part of the package, from its sources."""
    pages = []
    for title, modules in REFERENCE.items():
        package = f"aquae.{PACKAGES[title]}"
        named = [f"{package}.{module}".removesuffix(".") for module in modules]
        text = f"# {title}\n\n" + "\n\n".join(f"::: {name}" for name in named)
        pages.append({title: write(f"reference/{PACKAGES[title]}.md", text + "\n")})
    return pages


def http_api() -> str:
    """Every route and schema, as a running server shows it at /api/docs."""
    described = document(make_routes(Service(Settings())))
    write("openapi.json", json.dumps(described, ensure_ascii=False, indent=1))
    body = re.sub(r"^.*<body>|</body>.*$", "", docs_page(described), flags=re.DOTALL)
    body = body.replace("/api/openapi.json", "openapi.json").replace("</h1>", "</h1>\n\n", 1)
    title, _, rest = body.partition("\n\n")
    return write("http.md", f"# {re.sub('<.+?>', '', title)}\n\n<div>{rest}</div>\n")


def examples() -> str:
    lines = ["# Examples", "", "Short programs; the tests run them."]
    for path in sorted(ROOT.glob("examples/*")):
        if path.suffix == ".py":
            code = path.read_text("utf-8").rstrip()
            lines += ["", f"## {path.name}", "", "```python", code, "```"]
        if path.suffix == ".ipynb":
            lines += ["", f"## {path.name}", "", f"[A notebook to download]({path.name})"]
    return write("examples/index.md", "\n".join(lines) + "\n")


def rules() -> Nav:
    pages: Nav = []
    for game in all_games():
        folder = f"rules/{folder_of(game.name).replace('_', '-')}"
        books = [{TONGUES[language]: f"{folder}/{language}.md"} for language in LANGUAGES]
        law: Nav = [{"To the letter": f"{folder}/law.md"}, {"Terms": f"{folder}/terms.md"}]
        pages.append({game.title: books + law})
    return [*pages, {"What the games share": "rules/law.md"}, {"Terms": "rules/terms.md"}]


def nav() -> Nav:
    """A way for each reader. Pages that nobody has placed yet come last."""
    api, scripts = http_api(), examples()
    play = [
        "play.md",
        {"Rule books": rules()},
        "tournaments.md",
        "terminal.md",
        "notation.md",
        "bots.md",
        "puzzles.md",
    ]
    learn = [f"rl/{path.name}" for path in sorted(ROOT.glob("docs/rl/*.md"))]
    learn.sort(key=lambda page: page != "rl/index.md")
    host = ["hosting.md", "webspace.md", "api.md", api, "project/security.md", "asvs.md"]
    made = ["architecture.md", "words.md", "web.md", "art.md", "strength.md"]
    ways: Nav = [
        {"Start": ["index.md", "install.md"]},
        {"Play": there(play)},
        {"Python": ["python.md", {"Examples": scripts}, {"Reference": reference()}]},
        {"Learning": learn},
        {"Host": there(host)},
        {"Contribute": there(["project/contributing.md", *made, "project/changelog.md"])},
        {"Gallery": "gallery.md"},
    ]
    placed = json.dumps(ways)
    pages = [path.relative_to(PAGES).as_posix() for path in sorted(PAGES.rglob("*.md"))]
    others = [name for name in pages if f'"{name}"' not in placed]
    return [*ways, {"More": others}] if others else ways


def there(pages: Nav) -> Nav:
    """Without pages that this version does not have."""
    return [page for page in pages if not isinstance(page, str) or (PAGES / page).exists()]


def fit_for_a_strict_policy(site: Path) -> None:
    """Scripts that stand in pages become files beside them, and nobody needs maps of sources."""
    for path in site.rglob("*.map"):
        path.unlink()
    for page in site.rglob("*.html"):
        text = page.read_text("utf-8")
        page.write_text(INLINE.sub(partial(beside, site, page), text), "utf-8")


def beside(site: Path, page: Path, found: re.Match[str]) -> str:
    script = found[1]
    name = f"{hashlib.sha256(script.encode()).hexdigest()[:12]}.js"
    target = site / "assets" / "javascripts" / name
    target.write_text(script, "utf-8")
    return f'<script src="{os.path.relpath(target, page.parent)}"></script>'


def build(site: Path = SITE) -> None:
    gather()
    draw_figures()
    contents = {"INHERIT": "../mkdocs.yml", "docs_dir": "docs", "site_dir": str(site), "nav": nav()}
    settings = ROOT / "build" / "mkdocs.json"
    settings.write_text(json.dumps(contents, ensure_ascii=False), "utf-8")
    asked = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "-f", str(settings)]
    quiet = {**os.environ, "NO_MKDOCS_2_WARNING": "1", "DISABLE_MKDOCS_2_WARNING": "true"}
    subprocess.run(asked, cwd=ROOT, env=quiet, check=True)
    fit_for_a_strict_policy(site)


if __name__ == "__main__":
    build()
    print(f"{SITE.relative_to(ROOT)}/index.html")
