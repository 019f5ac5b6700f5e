"""The typefaces of the browser client: `python -m tools.type web/src/style/type` renews them.

`python -m tools.type web/src/style/type src/aquae/draw/type` also writes them as the server needs
them for pictures: unpacked, and with names.

They come from the package registry of npm, under the SIL Open Font License, and are cut down to the
characters that the page can ever say. It needs npm and `pip install fonttools brotli`.
"""

import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from fontTools.ttLib import TTFont

ROOT = Path(__file__).parents[1]
VERSION = "5.3.0"
# What names have besides.
ALWAYS = {chr(code) for code in range(0x20, 0x7F)} | set("ÀÂÄÇÈÉÊËÎÏÔÖÙÛÜßàâäçèéêëîïñôöùûüŒœ–’…−×")
# Package, weight, features: at the size of text nobody sees a sixth of the file, its kerning.
# A typeface's name is its authors': what is cut has another one.
FILES = {
    "titles": ("marcellus", "400", "kern"),
    "text": ("alegreya-sans", "400", ""),
    "text-bold": ("alegreya-sans", "700", ""),
}
# Family and style of what pictures are set in.
NAMES = {
    "titles": ("Aquae Titles", "Regular"),
    "text": ("Aquae Text", "Regular"),
    "text-bold": ("Aquae Text", "Bold"),
}
# In titles nobody needs them; and an inscription's 1 is an I: figures are those of the text.
SPARED = {"titles": set("0123456789") | set('^_`{|}~\\<>@#$%[]*=;"')}


def sayable() -> str:
    """Every character in the words, books and pages of the client, and those of names."""
    web = ROOT / "web" / "src"
    sources = [*web.rglob("*.ts"), *web.rglob("*.svelte"), *web.rglob("*.json")]
    sources += (ROOT / "src" / "aquae" / "games").glob("*/book/*.md")
    found = set("".join(path.read_text(encoding="utf-8") for path in sources))
    return "".join(sorted(character for character in found | ALWAYS if character >= " "))


def fetched(package: str, folder: Path) -> Path:
    """The unpacked files of a package."""
    asked = ["npm", "pack", f"@fontsource/{package}@{VERSION}", "--silent"]
    packed = subprocess.run(asked, cwd=folder, check=True, capture_output=True, text=True)
    with tarfile.open(folder / packed.stdout.strip()) as archive:
        archive.extractall(folder / package, filter="data")
    return folder / package / "package"


def lining(font: TTFont) -> dict[str, str]:
    """What stands for each figure when figures are as high as capitals, if the font has such."""
    if "GSUB" not in font:
        return {}
    table = font["GSUB"].table
    wanted = [one.Feature for one in table.FeatureList.FeatureRecord if one.FeatureTag == "lnum"]
    lookups = [table.LookupList.Lookup[place] for one in wanted for place in one.LookupListIndex]
    found: dict[str, str] = {}
    for lookup in lookups:
        for part in lookup.SubTable:
            found |= part.mapping
    return found


def lined(whole: Path, target: Path) -> Path:
    """The font with such figures for good: a style that names a font anew would forget the wish."""
    font = TTFont(whole)
    high = lining(font)
    for table in font["cmap"].tables:
        table.cmap = {code: high.get(glyph, glyph) for code, glyph in table.cmap.items()}
    font.save(target / whole.name)
    return target / whole.name


def cut(name: str, files: Path, target: Path) -> None:
    family, weight, features = FILES[name]
    characters = "".join(one for one in sayable() if one not in SPARED.get(name, ""))
    whole = lined(files / "files" / f"{family}-latin-{weight}-normal.woff2", files)
    less = [f"--text={characters}", f"--layout-features={features}", "--no-hinting"]
    less += ["--desubroutinize", "--name-IDs=0,13,14", "--flavor=woff2"]
    less += [f"--output-file={target / name}.woff2"]
    subprocess.run(["pyftsubset", str(whole), *less], check=True)


def unpack(name: str, packed: Path, target: Path) -> None:
    """As pictures of the server need it: found by the name of its family."""
    family, style = NAMES[name]
    font = TTFont(packed / f"{name}.woff2")
    font.flavor = None
    for number, said in {1: family, 2: style, 4: f"{family} {style}"}.items():
        font["name"].setName(said, number, 3, 1, 0x409)
    font.save(target / f"{name}.ttf")


def main(target: Path, unpacked_into: Path | None = None) -> None:
    with tempfile.TemporaryDirectory() as folder:
        packages = {package for package, _, _ in FILES.values()}
        unpacked = {package: fetched(package, Path(folder)) for package in packages}
        for package, files in unpacked.items():
            (target / f"{package}.LICENSE").write_bytes((files / "LICENSE").read_bytes())
        for name, (package, _, _) in FILES.items():
            cut(name, unpacked[package], target)
    if unpacked_into is not None:
        for name in FILES:
            unpack(name, target, unpacked_into)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
