"""The SVG picture of a position as an array of pixels."""

from io import BytesIO

from aquae.extras import extra

with extra("rl"):
    import numpy as np
    import resvg_py
    from numpy.typing import NDArray
    from PIL import Image

WIDTH = 800
PAPER = "#ffffff"


def rasterised(svg: str, width: int = WIDTH) -> NDArray[np.uint8]:
    """Height times width times red, green, blue."""
    png = resvg_py.svg_to_bytes(svg_string=svg, width=width, background=PAPER)
    with Image.open(BytesIO(bytes(png))) as image:
        return np.asarray(image.convert("RGB"))
