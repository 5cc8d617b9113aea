"""Faces of one stroke, as plotters and drawing machines write them: Hershey's letters at several widths of the pen."""

import math
from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

from ficha_train.text.parties import unaccented

HERSHEY = Path("/usr/share/hershey-fonts")
FACES = ("futural", "futuram", "rowmans")
PENS = (45, 75, 110)
"""Widths of the pen in thousandths of an em."""
UNIT = 33
"""Thousandths of an em in one step of Hershey's grid: capitals are 21 steps high."""
BASELINE, TOP_OF_X, TOP_OF_CAPITALS = 9, -5, -12
ROUND = 10
"""Corners of a pen's end."""

Stroke = list[tuple[float, float]]

ACCENTS: dict[str, Stroke] = {
    "áéíóúÁÉÍÓÚ": [(-1.5, 0), (2, -4)],
    "àÀ": [(-2, -4), (1.5, 0)],
    "âêôÂÊÔ": [(-3, 0), (0, -4), (3, 0)],
    "ãõñÃÕÑ": [(-4, -0.5), (-2.5, -2.5), (-1, -2.5), (1, -1), (2.5, -1), (4, -3)],
}
"""Accented letters -> the accent's stroke, from the middle of its foot."""
CEDILLA: Stroke = [(0, 0), (0.5, 2), (2, 3), (1.5, 5), (-1.5, 5.5)]


def _letters(file: Path) -> dict[str, tuple[float, float, list[Stroke]]]:
    """Character -> left, right and strokes on Hershey's grid, y down."""
    letters = {}
    for number, line in enumerate(file.read_text("ascii").splitlines()):
        points = [(ord(x) - ord("R"), ord(y) - ord("R")) for x, y in zip(line[8::2], line[9::2])]
        strokes: list[Stroke] = [[]]
        for pair, point in zip(range(10, len(line), 2), points[1:]):
            if line[pair : pair + 2] == " R":
                strokes.append([])
            else:
                strokes[-1].append(point)
        letters[chr(32 + number)] = (points[0][0], points[0][1], [stroke for stroke in strokes if stroke])
    return letters


def _written(letters: dict[str, tuple[float, float, list[Stroke]]]) -> None:
    """Adds what a plotter writes and Hershey did not draw: accented letters, and a hyphen shorter than a minus."""
    letters["-"] = (-6, 6, [[(-4, 0), (4, 0)]])
    for characters, accent in [*ACCENTS.items(), ("çÇ", CEDILLA)]:
        for character in characters:
            left, right, strokes = letters[unaccented(character)]
            if character == "í":
                strokes = [stroke for stroke in strokes if max(y for _, y in stroke) >= TOP_OF_X]
            middle = (left + right) / 2
            foot = BASELINE if accent is CEDILLA else (TOP_OF_CAPITALS if character.isupper() else TOP_OF_X) - 2.5
            moved = [(x + middle, y + foot) for x, y in accent]
            letters[character] = (left, right, [*strokes, moved])


def _drawn(left: float, strokes: list[Stroke], pen: int):
    """Every piece of a stroke as an outline with round ends, all turning the same way."""
    outline = TTGlyphPen(None)
    for stroke in strokes:
        for (x0, y0), (x1, y1) in zip(stroke, stroke[1:] or stroke):
            start, end = ((x - left) * UNIT for x in (x0, x1)), ((BASELINE - y) * UNIT for y in (y0, y1))
            (ax, bx), (ay, by) = start, end
            along = math.atan2(by - ay, bx - ax)
            for step in range(ROUND):
                turn = along + math.pi / 2 - 2 * math.pi * (step + 0.5) / ROUND
                x, y = (bx, by) if step < ROUND // 2 else (ax, ay)
                point = (round(x + pen / 2 * math.cos(turn)), round(y + pen / 2 * math.sin(turn)))
                outline.moveTo(point) if step == 0 else outline.lineTo(point)
            outline.closePath()
    return outline.glyph()


def write_plotter_faces(folder: Path) -> list[Path]:
    """One TrueType file in `folder` for each face and pen."""
    written = []
    for face in FACES:
        letters = _letters(HERSHEY / f"{face}.jhf")
        _written(letters)
        written += [write_face(folder, f"hershey-{face}", letters, pen) for pen in PENS]
    return written


def write_face(folder: Path, face: str, letters: dict[str, tuple[float, float, list[Stroke]]], pen: int) -> Path:
    """A TrueType file of letters written with a pen: character -> left, right and strokes on the plotters' grid."""
    names = {character: f"u{ord(character):04x}" for character in letters if character != "\x7f"}
    font = FontBuilder(1000)
    font.setupGlyphOrder([".notdef", *names.values()])
    font.setupCharacterMap({ord(character): name for character, name in names.items()})
    glyphs = {".notdef": TTGlyphPen(None).glyph()}
    advances = {".notdef": (500, 0)}
    for character, name in names.items():
        left, right, strokes = letters[character]
        glyphs[name] = _drawn(left, strokes, pen)
        advances[name] = (round((right - left) * UNIT), 0)
    font.setupGlyf(glyphs)
    font.setupHorizontalMetrics(
        {name: (width, getattr(font.font["glyf"][name], "xMin", 0)) for name, (width, _) in advances.items()}
    )
    font.setupHorizontalHeader(ascent=900, descent=-300)
    font.setupNameTable({"familyName": face, "styleName": f"Pen {pen}"})
    font.setupOS2()
    font.setupPost()
    file = folder / f"{face}-{pen}.ttf"
    font.save(file)
    return file
