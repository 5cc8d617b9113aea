"""Cuts that single-storey faces seldom come in: slanted, condensed, light. Made of the outlines of upright faces."""

from dataclasses import dataclass
from pathlib import Path

import numpy as np
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from PIL import Image, ImageDraw, ImageFont

from ficha_train.charset import CHARSET

SLANT = 0.21
"""Tangent of 12 degrees."""
CONDENSED = 0.72
LIGHT_STEM = 0.045
"""Stems of light faces, in ems; regular ones have 0.07 to 0.1."""
TAKEN = (0.012, 0.06)
"""Ems. Less makes no other face; more would leave nothing of a bold one's thin strokes."""
LONGEST_SHIFT = 1.5
"""Of half the taken width, at sharp corners."""
QUADRATIC_ERROR = 0.001
"""Ems between a cubic curve and the quadratic ones in its place."""
INK = 110
SIZE = 200


@dataclass(frozen=True)
class Cut:
    """slant: shift to the right for each unit of height; width: of the upright letter's; light: thinner strokes."""

    name: str
    slant: float = 0.0
    width: float = 1.0
    light: bool = False


CUTS = (
    Cut("slanted", slant=SLANT),
    Cut("condensed", width=CONDENSED),
    Cut("condensed-slanted", slant=SLANT, width=CONDENSED),
    Cut("light", light=True),
    Cut("light-slanted", slant=SLANT, light=True),
)


def _stem(path: str) -> float:
    """Thickness of the left side of o at half its height, in ems."""
    canvas = Image.new("L", (2 * SIZE, 2 * SIZE), 0)
    ImageDraw.Draw(canvas).text((SIZE // 2, SIZE), "o", fill=255, font=ImageFont.truetype(path, SIZE), anchor="ls")
    ink = np.asarray(canvas) > INK
    rows = np.where(ink.any(axis=1))[0]
    across = ink[(rows[0] + rows[-1]) // 2]
    left = int(np.argmax(across))
    return int(np.argmin(across[left:])) / SIZE


def _unit(vectors: np.ndarray) -> np.ndarray:
    return vectors / np.maximum(np.linalg.norm(vectors, axis=1, keepdims=True), 1e-9)


def _thinner(glyph, taken: float) -> None:
    """Every contour moved inwards by half of `taken` font units, along the bisector at each of its points."""
    if glyph.numberOfContours <= 0:
        return
    points = np.array(glyph.coordinates, dtype=float)
    contours = np.split(np.arange(len(points)), np.array(glyph.endPtsOfContours[:-1]) + 1)
    area = lambda c: np.sum(points[c, 0] * np.roll(points[c, 1], -1) - points[c, 1] * np.roll(points[c, 0], -1))  # noqa: E731
    # Ink lies to one side of all contours: the largest, an outer one, says which.
    side = np.sign(max((area(contour) for contour in contours), key=abs))
    moved = points.copy()
    for contour in contours:
        # A point that is drawn twice has no direction.
        distinct = contour[np.any(points[contour] != np.roll(points[contour], 1, axis=0), axis=1)]
        if len(distinct) < 3:
            continue
        here = points[distinct]
        into, out = _unit(here - np.roll(here, 1, axis=0)), _unit(np.roll(here, -1, axis=0) - here)
        inwards = np.stack([-(into + out)[:, 1], (into + out)[:, 0]], axis=1) * side
        turn = np.maximum(1 + np.sum(into * out, axis=1, keepdims=True), 2 / LONGEST_SHIFT**2)
        moved[distinct] = here + taken / 2 * inwards / turn
        for index in set(contour) - set(distinct):
            moved[index] = moved[index - 1] if index else moved[distinct[-1]]
    for index, (x, y) in enumerate(moved):
        glyph.coordinates[index] = (round(x), round(y))


def _glyph(glyphs, name: str, cut: Cut, taken: float, error: float):
    drawn = DecomposingRecordingPen(glyphs)
    glyphs[name].draw(drawn)
    pen = TTGlyphPen(None)
    drawn.replay(Cu2QuPen(TransformPen(pen, (cut.width, 0, cut.slant, 1, 0, 0)), error))
    glyph = pen.glyph()
    if cut.light:
        _thinner(glyph, taken)
    return glyph


def write_cuts(path: str, folder: Path) -> list[Path]:
    """The cuts of the face at `path`, one TrueType file each in `folder`. No light one of a light or bold face."""
    font = TTFont(path)
    glyphs, mapped, em = font.getGlyphSet(), font.getBestCmap(), font["head"].unitsPerEm
    advances = font["hmtx"].metrics
    names = {ord(character): mapped[ord(character)] for character in [*CHARSET, " "] if ord(character) in mapped}
    taken = _stem(path) - LIGHT_STEM
    written = []
    for cut in CUTS:
        if cut.light and not TAKEN[0] <= taken <= TAKEN[1]:
            continue
        made = FontBuilder(em)
        order = [".notdef", *dict.fromkeys(name for name in names.values() if name != ".notdef")]
        made.setupGlyphOrder(order)
        made.setupCharacterMap(names)
        drawn = {name: _glyph(glyphs, name, cut, taken * em, QUADRATIC_ERROR * em) for name in order}
        made.setupGlyf(drawn)
        made.setupHorizontalMetrics(
            {name: (round(advances[name][0] * cut.width), getattr(drawn[name], "xMin", 0)) for name in order}
        )
        made.setupHorizontalHeader(ascent=font["hhea"].ascent, descent=font["hhea"].descent)
        made.setupNameTable({"familyName": Path(path).stem, "styleName": cut.name})
        made.setupOS2()
        made.setupPost()
        written.append(folder / f"{Path(path).stem}-{cut.name}.ttf")
        made.save(written[-1])
    return written
