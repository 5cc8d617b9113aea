"""Spaces between words as they are set, justified and typed; and the specks that stand in them."""

from PIL import Image, ImageDraw, ImageFont

from ficha_train.render.dice import Dice
from ficha_train.render.ink import Drawn, canvas

SET, JUSTIFIED, TYPED = (0.15, 0.2), (0.2, 0.45), (0.45, 0.9)
"""Em between words. Measured on real print: 8, 64 and 28 % of lines."""


def word_space(dice: Dice) -> float:
    low, high = dice.r.choices([SET, JUSTIFIED, TYPED], [8, 64, 28])[0]
    return dice.between(low, high)


def draw_words(text: str, face: ImageFont.FreeTypeFont, space: float, stroke: int = 0) -> Drawn:
    """`text` with `space` em between its words, however wide the typeface's own space is."""
    words, gap = text.split(" "), space * face.size
    widths = [face.getlength(word) for word in words]
    left = face.getbbox(words[0])[0]
    ink, x, baseline = canvas(face.size, sum(widths) + gap * (len(words) - 1))
    pen, at = ImageDraw.Draw(ink), float(x - left)
    for word, width in zip(words, widths):
        pen.text((at, baseline), word, fill=255, font=face, anchor="ls", stroke_width=stroke)
        at += width + gap
    return Drawn(ink, x, int(at - gap), baseline, face.size)


def add_specks(drawn: Drawn, dice: Dice) -> None:
    """Dirt of .03 to .08 em near the letters, most of it in gaps: nothing that was written."""
    pen, size = ImageDraw.Draw(drawn.ink), drawn.size
    gaps = _gaps(drawn.ink, drawn)
    for _ in range(dice.r.randint(1, 5)):
        x = dice.r.choice(gaps) if gaps and dice.chance(0.7) else dice.between(drawn.left, drawn.right)
        y = drawn.baseline - dice.between(-0.25, 0.85) * size
        rx, ry = dice.between(0.015, 0.04) * size, dice.between(0.015, 0.04) * size
        pen.ellipse((x - rx, y - ry, x + rx, y + ry), fill=dice.r.randint(90, 255))


def _gaps(ink: Image.Image, drawn: Drawn) -> list[float]:
    """Columns without ink between the line's ends."""
    columns = ink.resize((ink.width, 1), Image.Resampling.BOX).tobytes()
    return [float(x) for x in range(drawn.left, min(drawn.right, ink.width)) if columns[x] == 0]
