"""Writing by hand from strokes of a pen: nobody's hand, and another one for each writer."""

from collections import defaultdict
from functools import cache
from pathlib import Path

import cv2
import numpy as np
from PIL import Image, ImageDraw

from ficha_train.render.accents import ACUTE, CEDILLA, CIRCUMFLEX, GRAVE, TILDE
from ficha_train.render.dice import Dice
from ficha_train.render.edges import pressed
from ficha_train.render.ink import Drawn, canvas
from ficha_train.text.parties import unaccented

SHAPES = Path(__file__).parent.parent / "fonts" / "hand.txt"
UNIT = 0.036
"""Em in one step of the grid that the shapes are drawn on: capitals are 20 steps high."""
FINE = 3
"""Strokes are drawn this many times larger, since OpenCV's lines are whole pixels wide."""
STEPS = 6
"""Pieces of a stroke from one point to the next."""

Stroke = np.ndarray
"""float32 [points, 2] on the grid, y up."""
STROKES = 0.65
"""Of all that is written, by a writer of strokes; the rest is in faces after handwriting."""


@cache
def _shapes() -> dict[tuple[str, str], list[list[Stroke]]]:
    """(kind, letter) -> its shapes, each some strokes."""
    shapes: dict[tuple[str, str], list[list[Stroke]]] = defaultdict(list)
    for row in SHAPES.read_text("utf-8").splitlines():
        if row and not row.startswith("# "):
            kind, letter, strokes = row.split(" ", 2)
            shapes[kind, letter].append(
                [np.array([point.split(",") for point in stroke.split()], np.float32) for stroke in strokes.split("|")]
            )
    return dict(shapes)


class Writer:
    """One person: which shapes, how wide, slanted, round and steady; keeps to it from line to line."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.small = "script" if dice.chance(0.4) else "print"
        self.joins = dice.chance(0.85)
        self.slant = dice.r.gauss(0.08, 0.17)
        self.width, self.height, self.low = dice.between(0.7, 1.25), dice.between(0.85, 1.15), dice.between(0.75, 1.2)
        self.habit, self.slip = dice.between(0.2, 1.0), dice.between(0.1, 0.65)
        self.rounds = dice.chance(0.35)
        self.pen, self.pressure = dice.between(0.03, 0.095), dice.between(0, 0.45)
        self.gap, self.space = dice.between(1.5, 5.5), dice.between(6, 18)
        self.wander, self.growth, self.climb = dice.between(0, 0.9), dice.between(0, 0.09), dice.r.gauss(0, 0.008)
        self._own: dict[tuple[str, str], list[Stroke]] = {}

    def writes(self, text: str) -> bool:
        """Whether every letter has a shape; accents are added to plain letters."""
        return all(letter == " " or self._key(unaccented(letter)) in _shapes() for letter in text)

    def draw(self, text: str, size: int, pitch: float | None = None) -> Drawn:
        """`text` at `size` pixels an em; with `pitch`, in em, each letter stands in the middle of a cell of its own."""
        unit, strokes, at = UNIT * size, [], 0.0
        drift, end = 0.0, None
        for place, letter in enumerate(text):
            drift = 0.8 * drift + self.dice.r.gauss(0, self.wander)
            if letter == " ":
                at, end = at + self.space, None
                continue
            shape = self._occurrence(letter)
            left, right = min(stroke[:, 0].min() for stroke in shape), max(stroke[:, 0].max() for stroke in shape)
            if pitch is not None:
                at = (place + 0.5) * pitch / UNIT - (left + right) / 2 + self.dice.r.gauss(0, 0.6)
            else:
                at -= left
            shape = [stroke + np.array([at, drift + self.climb * at], np.float32) for stroke in shape]
            joined = letter.islower() and self.small == "script" and self.joins and pitch is None
            if joined and end is not None and self.dice.chance(0.93):
                # The pen goes on from the letter before.
                shape[0] = np.vstack([end, shape[0]])
            strokes += shape
            at += right if joined else right + self.gap + self.dice.r.gauss(0, 0.5)
            end = shape[0][-1:] if joined else None
            if joined and letter in "bovwr":
                at += 0.5
        if pitch is not None:
            at = len(text) * pitch / UNIT
        slanted = [np.stack([stroke[:, 0] + self.slant * stroke[:, 1], stroke[:, 1]], 1) for stroke in strokes]
        ink, x, baseline = canvas(size, max(size, at * unit))
        sheet = self._drawn(slanted, ink.size, x, baseline, unit, size)
        return Drawn(Image.fromarray(sheet), x, min(ink.width - 1, x + int(at * unit)), baseline, size)

    def _key(self, plain: str) -> tuple[str, str]:
        kind = "sign" if not plain.isalnum() or plain in "ºª" else "figure" if plain.isdigit() else "capital"
        return (self.small if plain.islower() and kind == "capital" else kind), plain

    def _occurrence(self, letter: str) -> list[Stroke]:
        """The writer's own shape of a letter as it comes out this time, its curves drawn out."""
        plain = unaccented(letter)
        key = self._key(plain)
        if key not in self._own or self.dice.chance(0.04):
            shape = self.dice.r.choice(_shapes()[key])
            self._own[key] = [stroke + self._noise(stroke, self.habit) for stroke in shape]
        strokes = [stroke + self._noise(stroke, self.slip) for stroke in self._own[key]]
        if letter != plain:
            strokes += self._accent(letter, strokes)
        grown = 1 + self.dice.r.gauss(0, self.growth)
        tall = self.low if plain.islower() else self.height
        scale = np.array([self.width * grown, tall * grown], np.float32)
        return [self._smooth(stroke) * scale for stroke in strokes]

    def _noise(self, stroke: Stroke, deviation: float) -> Stroke:
        moved = self.dice.n.normal(0, deviation, stroke.shape).astype(np.float32)
        # A corner's two points stay one.
        same = np.flatnonzero((stroke[1:] == stroke[:-1]).all(1))
        moved[same + 1] = moved[same]
        return moved

    def _accent(self, letter: str, strokes: list[Stroke]) -> list[Stroke]:
        """Written as carelessly as anything: beside, flat, or nearly a dot."""
        dice, points = self.dice, np.vstack(strokes)
        middle, top = points[:, 0].mean() + dice.r.gauss(0, 1.2), points[:, 1].max() + dice.between(1, 4)
        if letter.lower() == "í" and len(strokes) > 1:
            strokes.pop()
            top -= 4
        wide, rise = dice.between(1.2, 3.2), dice.between(1.5, 4.5)
        if letter in CEDILLA:
            return [np.array([(middle, 0), (middle + 1, -2), (middle + 1, -4), (middle - 1, -5)], np.float32)]
        lines = {
            ACUTE: [(-wide / 2, 0), (wide / 2, rise)],
            GRAVE: [(-wide / 2, rise), (wide / 2, 0)],
            CIRCUMFLEX: [(-wide, 0), (0, rise), (0, rise), (wide, 0)],
            TILDE: [(-wide, 0), (-wide / 2, rise / 2), (wide / 2, 0), (wide, rise / 2)],
        }
        line = next((line for letters, line in lines.items() if letter in letters), lines[ACUTE])
        return [np.array(line, np.float32) + np.array([middle, top], np.float32)]

    def _smooth(self, stroke: Stroke) -> Stroke:
        """Catmull and Rom's curve through the points; corners stay, unless the writer rounds them."""
        if self.rounds:
            keep = np.concatenate([[True], (stroke[1:] != stroke[:-1]).any(1)])
            stroke = stroke[keep]
        if len(stroke) < 3:
            return stroke
        before, after = np.vstack([stroke[:1], stroke[:-1]]), np.vstack([stroke[1:], stroke[-1:]])
        t = np.linspace(0, 1, STEPS, endpoint=False, dtype=np.float32)[:, None]
        pieces = []
        for p0, p1, p2, p3 in zip(before[:-1], stroke[:-1], stroke[1:], after[1:]):
            # Half of the curve's usual pull: strokes of few points do not swing out.
            pull0, pull1 = 0.42 * (p2 - p0), 0.42 * (p3 - p1)
            pieces.append(
                (2 * t**3 - 3 * t**2 + 1) * p1 + (t**3 - 2 * t**2 + t) * pull0 + (3 * t**2 - 2 * t**3) * p2 + (t**3 - t**2) * pull1
            )
        return np.vstack([*pieces, stroke[-1:]])

    def _drawn(
        self, strokes: list[Stroke], shape: tuple[int, int], x: int, baseline: int, unit: float, size: int
    ) -> np.ndarray:
        """uint8 [height, width] of ink."""
        width, height = shape
        sheet = np.zeros((height * FINE, width * FINE), np.uint8)
        thick = max(1, round(self.pen * size * FINE))
        foot = np.array([x, baseline], np.float32) * FINE
        for stroke in strokes:
            points = stroke * np.array([unit, -unit], np.float32) * FINE + foot
            cv2.polylines(sheet, [np.round(points * 16).astype(np.int32)], False, 255, thick, cv2.LINE_AA, shift=4)
        ink = cv2.resize(sheet, (width, height), interpolation=cv2.INTER_AREA).astype(np.float32)
        return pressed(ink, self.pressure, size, self.dice)


def add_comb(pen: ImageDraw.ImageDraw, left: float, baseline: float, size: int, cells: int, pitch: float, tone: int, dice: Dice) -> None:
    """The cells that a form prints for a letter each, `pitch` em wide: whole frames, or low ticks on a rule."""
    foot = baseline + dice.between(0.08, 0.3) * size
    framed = dice.chance(0.5)
    head = foot - (dice.between(1.0, 1.4) if framed else dice.between(0.2, 0.6)) * size
    thick = max(1, round(dice.between(0.02, 0.05) * size))
    right = left + cells * pitch * size
    for cell in range(cells + 1):
        x = left + cell * pitch * size
        pen.line((x, head, x, foot), fill=tone, width=thick)
    for y in (foot, head) if framed else (foot,):
        pen.line((left, y, right, y), fill=tone, width=thick)
