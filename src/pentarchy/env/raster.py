"""A picture of the table as an array of colours.

The drawing library knows no CSS variables, so light colours are put in, and no boxes of HTML, so what a box says is
written in lines: enough to see in a notebook what lies where. The table in a browser shows it as it is meant.
"""

from __future__ import annotations

import io
import re
import textwrap
from html import escape
from html.parser import HTMLParser

import numpy as np
import numpy.typing as npt

BOX = re.compile(r'<foreignObject width="([\d.]+)" height="([\d.]+)">(.*?)</foreignObject>', re.S)
LINE = 15.0
COLUMN = 230.0
LETTER = 6.4
"""Width of a letter at the size in which boxes are written."""
WITHIN = {"b", "span", "small", "i", "em", "strong", "svg", "use", "title"}
"""Elements that begin no line of their own."""


def raster(svg: str, width: int = 960) -> npt.NDArray[np.uint8]:
    """Draw an SVG."""
    import resvg_py
    from PIL import Image

    plain = BOX.sub(lambda found: _written(float(found[1]), float(found[2]), found[3]), _without_variables(svg))
    png = resvg_py.svg_to_bytes(svg_string=plain, width=width)
    image = Image.open(io.BytesIO(bytes(png))).convert("RGB")
    return np.asarray(image, dtype=np.uint8)


class _Lines(HTMLParser):
    """The words of a box, a line for each of its blocks."""

    def __init__(self) -> None:
        super().__init__()
        self.lines = [""]

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in WITHIN:
            self.lines.append("")

    def handle_data(self, data: str) -> None:
        self.lines[-1] += f"{data} "


def _written(width: float, height: float, inside: str) -> str:
    """A box as text, in columns; what there is no room for is left out."""
    reader = _Lines()
    reader.feed(inside)
    words = (" ".join(line.split()) for line in reader.lines)
    lines = [part for line in words for part in textwrap.wrap(line, int(COLUMN / LETTER))]
    deep = max(1, int(height / LINE))
    shown = lines[: deep * max(1, int(width / COLUMN))]
    return "".join(
        f'<text x="{k // deep * COLUMN:g}" y="{(k % deep + 0.8) * LINE:g}" font-size="12">{escape(line)}</text>'
        for k, line in enumerate(shown)
    )


def _without_variables(svg: str) -> str:
    variables: dict[str, str] = {}
    for name, value in re.findall(r"(--[\w-]+)\s*:\s*([^;}]+)", svg):
        variables.setdefault(name, value.strip())
    for _ in range(3):  # a variable may be made of others
        svg = re.sub(r"var\((--[\w-]+)\)", lambda found: variables.get(found.group(1), "#888"), svg)
    return svg
