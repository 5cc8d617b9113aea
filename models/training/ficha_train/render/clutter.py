"""What else is printed near or over a line: rules, boxes, neighbouring lines, hatching, stamps, signatures."""

import math

import numpy as np
from PIL import Image, ImageDraw

from ficha_train.render.dice import Dice
from ficha_train.render.ink import Drawn


def add_rule(drawn: Drawn, dice: Dice) -> None:
    """A rule under, over or beside the text, or a box around it, near but not through the letters."""
    pen, size = ImageDraw.Draw(drawn.ink), drawn.size
    width, height = drawn.ink.size
    tone, thick, kind = dice.r.randint(110, 255), dice.r.choice([1, 1, 2, 3]), dice.r.random()
    below = drawn.bottom + dice.between(0, 0.28) * size
    above = drawn.top - dice.between(0.1, 0.4) * size
    if kind < 0.4:
        pen.line(
            (dice.r.choice([0, drawn.left]), below, dice.r.choice([width, drawn.right]), below),
            fill=tone,
            width=thick,
        )
    elif kind < 0.6:
        pen.line((0, above, width, above), fill=tone, width=min(2, thick))
    elif kind < 0.8:
        x = dice.r.choice(
            [drawn.left - dice.between(0.15, 0.6) * size, drawn.right + dice.between(0.15, 0.6) * size]
        )
        pen.line((x, 0, x, height), fill=tone, width=min(2, thick))
    elif kind < 0.92:
        pen.rectangle(
            (drawn.left - dice.between(0.2, 0.6) * size, above, drawn.right + dice.between(0.2, 0.6) * size, below),
            outline=tone,
        )
    else:
        # A label set into the top border of its box, as on the 2022 card: the rule stops before the letters and goes on after.
        y = (drawn.top + drawn.bottom) / 2 + dice.between(-0.1, 0.15) * size
        gap = dice.between(0.15, 0.4) * size
        pen.line((0, y, drawn.left - gap, y), fill=tone, width=thick)
        pen.line((drawn.right + gap, y, width, y), fill=tone, width=thick)


def strokes(height: int, width: int, dice: Dice, scale: float) -> np.ndarray:
    """A signature, a round stamp's arcs or hatching: coverage 0..1, float32 [height, width]. `scale` is the em in
    pixels.
    """
    image = Image.new("L", (width, height), 0)
    pen, kind, thick = ImageDraw.Draw(image), dice.r.random(), max(1, round(scale * dice.between(0.03, 0.1)))
    if kind < 0.45:
        x, y, points = dice.between(-0.2, 0.8) * width, dice.between(0, 1) * height, []
        for _ in range(dice.r.randint(8, 26)):
            points.append((x, y))
            x += dice.r.gauss(0.45, 0.6) * scale
            y += dice.r.gauss(0, 0.7) * scale
        pen.line(points, fill=255, width=thick, joint="curve")
    elif kind < 0.8:
        cx, cy, radius = dice.between(0, width), dice.between(-2, 3) * height / 2, dice.between(1.5, 6) * scale
        for ring in (1, dice.between(0.86, 0.95), dice.between(0.55, 0.75)):
            r = radius * ring
            pen.ellipse((cx - r, cy - r, cx + r, cy + r), outline=255, width=thick)
    else:
        pitch, slope, start = dice.between(0.25, 0.9) * scale, dice.between(-1.2, 1.2), dice.between(0, width * 0.7)
        x = start
        while x < start + dice.between(3, 12) * scale:
            pen.line((x, 0, x + math.tan(slope) * height, height), fill=255, width=1)
            x += max(2.0, pitch)
    return np.asarray(image, dtype=np.float32) / 255
