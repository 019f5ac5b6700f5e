"""The grain of stone that lies over pages and boards, and the icons as PNG.

    python -m tools.textures web

The grain is a small tile of soft noise, the same every time: lighter and darker specks that are
nearly transparent, so that it may lie over any colour by day and by night.
"""

import sys
from io import BytesIO
from pathlib import Path

import numpy as np
import resvg_py
from PIL import Image

SIZE = 64
# From shade to light, each with how much of it is seen (of 255).
LEVELS = [(60, 40, 12, 13), (60, 40, 12, 6), (255, 250, 235, 0), (255, 250, 235, 9)]
SHARES = [0.14, 0.34, 0.8]
"""How much of the tile is at most as dark as each of the levels but the last."""
ICONS = {"icon-192.png": 192, "icon-512.png": 512}
SMALL = {"icon-64.png": 64}
"""For the tab: browsers ask for it often, and would read a drawing as a page each time."""
FEW = 32
"""So many colours are enough for a small one."""


def noise(seed: int, roughness: float) -> np.ndarray:
    """Noise without a seam: in the space of waves, long ones are stronger than short ones."""
    waves = np.fft.fft2(np.random.default_rng(seed).standard_normal((SIZE, SIZE)))
    along = np.fft.fftfreq(SIZE)
    # Twice as long as high: stone lies in layers.
    length = np.sqrt((1.6 * along[None, :]) ** 2 + along[:, None] ** 2)
    length[0, 0] = 1
    return np.real(np.fft.ifft2(waves / length**roughness))


def grain() -> Image.Image:
    field = noise(7, 0.55)
    picture = Image.fromarray(np.digitize(field, np.quantile(field, SHARES)).astype(np.uint8), "P")
    picture.putpalette([part for *colour, _ in LEVELS for part in colour])
    picture.info["transparency"] = bytes(alpha for *_, alpha in LEVELS)
    return picture


def icon(drawn: str, size: int) -> bytes:
    return bytes(resvg_py.svg_to_bytes(svg_string=drawn, width=size, height=size))


def main(web: Path) -> None:
    grain().save(web / "src" / "style" / "grain.png", optimize=True, bits=2)
    drawn = (web / "public" / "icon.svg").read_text(encoding="utf-8")
    for name, size in ICONS.items():
        (web / "public" / name).write_bytes(icon(drawn, size))
    for name, size in SMALL.items():
        picture = Image.open(BytesIO(icon(drawn, size))).quantize(FEW, Image.Quantize.FASTOCTREE)
        picture.save(web / "public" / name, optimize=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
