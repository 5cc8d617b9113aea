"""Faces with square bowls, as tills and dot heads draw them: A with a flat roof, V that is nearly U, O that is nearly D."""

import math
from pathlib import Path

from ficha_train.fonts.plotter import BASELINE, Stroke, write_face

WIDE, HIGH = 4, 6
"""Steps of the grid across and up to the top of capitals; small letters are 4 high, descenders 2 deep."""
STEPS_UP = 3.5
"""Of the plotters' grid in one step up."""
FACES = {"narrow": 2.3, "middle": 2.9, "wide": 3.5}
"""Name -> steps of the plotters' grid in one step across."""
CORNERS, PENS = (0.0, 0.9), (70, 115)
"""Cut off a round corner, in steps; widths of the pen in thousandths of an em."""

GLYPHS = """A ~00064640 0343|B 0006 063645443303 3342413000|C ~454606004041|D 00063645413000|E 46060040 0333|F 460600 0333
|G ~45460600404323|H 0006 4046 0343|I 2026 1636 1030|J ~46400002|K 0006 460340|L 060040|M 0006234640|N 00064046|O ~0006464000
|P 0006 ~06464303|Q ~0006464000 2240|R 0006 ~06464303 2340|S ~4546060343400001|T 2026 0646|U ~06004046|V 0602204246|W 0600234046
|X 0046 0640|Y 0623 4623 2320|Z 06460040|a ~044440000242|b 0600 ~00404404|c ~44040040|d 4640 ~40000444|e ~400004444202
|f ~462620 0434|g ~40000444 444b0b|h 0600 ~044440|i 142420 1030 2626|j 343b0b 3636|k 0600 340230|l 162620 1030|m 0400 ~042420 ~244440
|n 0400 ~044440|o ~0004444000|p 040b ~04444000|q 444b ~44040040|r 0400 022444|s ~440402424000|t ~262040 0444|u ~04004044|v 042044
|w 0400224044|x 0044 0440|y 0420 440b|z 04440040|0 ~0006464000|1 152620 1030|2 ~05064643030040|3 ~050646400001 1343|4 360242 3630
|5 ~46060343400001|6 ~45460600404303|7 064620|8 ~0006464000 0343|9 ~01004046060343|. 2020|, 201a|: 2020 2424|; 201a 2424|- 1333|/ 0046
|( 36252130|) 16252110|% 0046 0506161505 3031414030|$ ~4546060343400001 2a27|# 1016 3036 0242 0444|* 2125 0143 0341|= 0242 0444|+ 0343 2125
|! 2622 2020|? ~0506464323 2322 2020|' 2625|" 1615 3635|_ 0a4a|< 440240|> 044200|º ~1416363414 1333|ª ~3414163634 1333|[ 36161030|] 16363010""".replace(
    "\n", ""
)
"""Character, then strokes of pairs across and up, a and b below the line; ~ before one whose corners are round."""
ACCENTS: dict[str, list[tuple[float, float]]] = {
    "áéíóú": [(1.5, 1), (3, 2)],
    "àè": [(1, 2), (2.5, 1)],
    "âêô": [(1, 1), (2, 2), (3, 1)],
    "ãõñ": [(0.5, 1.2), (1.5, 1.8), (2.5, 1.2), (3.5, 1.8)],
}
BASES = dict(zip("áàâãéèêíóôõúñ", "aaaaeeeiooouN".lower()))


def _letters(corner: float) -> dict[str, list[Stroke]]:
    """Character -> strokes on the grid."""
    letters: dict[str, list[Stroke]] = {" ": []}
    for entry in GLYPHS.split("|"):
        letters[entry[0]] = [_stroke(code, corner) for code in entry[2:].split()]
    for characters, accent in ACCENTS.items():
        for character in characters:
            for letter, top in ((character, 4), (character.upper(), HIGH)):
                base = BASES[character] if letter == character else BASES[character].upper()
                # An i under an accent has no dot.
                strokes = [stroke for stroke in letters[base] if not (base == "i" and stroke[0][1] > 5)]
                letters[letter] = [*strokes, [(x, y + top) for x, y in accent]]
    for letter in "cC":
        letters["ç" if letter == "c" else "Ç"] = [*letters[letter], [(2, 0), (2, -1), (1, -2)]]
    return letters


def _stroke(code: str, corner: float) -> Stroke:
    points = [(float(x), {"a": -1.0, "b": -2.0}.get(y, 0.0) if y in "ab" else float(y)) for x, y in zip(code.strip("~")[::2], code.strip("~")[1::2])]
    if not code.startswith("~") or not corner:
        return points
    closed = points[0] == points[-1]
    ring = points[:-1] if closed else points
    out: Stroke = []
    for place, point in enumerate(ring):
        if not closed and place in (0, len(ring) - 1):
            out.append(point)
            continue
        for other in (ring[place - 1], ring[(place + 1) % len(ring)]):
            length = math.dist(point, other)
            share = min(corner, length / 2) / length
            out.append((point[0] + (other[0] - point[0]) * share, point[1] + (other[1] - point[1]) * share))
    return [*out, out[0]] if closed else out


def write_square_faces(folder: Path) -> list[Path]:
    """One TrueType file in `folder` for each width, corner and pen; all letters are equally wide."""
    written = []
    for name, across in FACES.items():
        for corner in CORNERS:
            letters = {
                letter: (-0.9 * across, (WIDE + 0.9) * across, [[(x * across, BASELINE - y * STEPS_UP) for x, y in stroke] for stroke in strokes])
                for letter, strokes in _letters(corner).items()
            }
            for pen in PENS:
                written.append(write_face(folder, f"square-{name}-{'round' if corner else 'sharp'}", letters, pen))
    return written
