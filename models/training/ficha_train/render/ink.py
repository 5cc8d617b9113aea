"""Text as ink coverage: ordinary print and letter-spaced print."""

from dataclasses import dataclass, replace

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

from ficha_train.render.dice import Dice


@dataclass(frozen=True)
class Drawn:
    """Ink of one line on a canvas with room around it, in pixels of the canvas.

    ink: PIL image "L", 0 nothing .. 255 full ink. The em box of the text is left..right, top..bottom.
    """

    ink: Image.Image
    left: int
    right: int
    baseline: int
    size: int

    @property
    def top(self) -> float:
        return self.baseline - 0.78 * self.size

    @property
    def bottom(self) -> float:
        return self.baseline + 0.22 * self.size


def canvas(size: int, width: float) -> tuple[Image.Image, int, int]:
    """Empty canvas for a text `width` wide, its left edge and baseline."""
    return Image.new("L", (int(width) + 2 * size + 4, int(size * 2.6)), 0), size, int(size * 1.7)


def draw_line(text: str, face: ImageFont.FreeTypeFont, stroke: int = 0) -> Drawn:
    left, _, right, _ = face.getbbox(text)
    ink, x, baseline = canvas(face.size, right - left)
    ImageDraw.Draw(ink).text((x - left, baseline), text, fill=255, font=face, anchor="ls", stroke_width=stroke)
    return Drawn(ink, x, x + int(right - left), baseline, face.size)


def reweigh(drawn: Drawn, share: float) -> Drawn:
    """The same letters bolder (share up to 1) or lighter (down to -1): a cut of the typeface that no file has."""
    ink = np.asarray(drawn.ink)
    kernel = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (3, 3)) if drawn.size >= 32 else np.ones((2, 2), np.uint8)
    other = cv2.dilate(ink, kernel) if share > 0 else cv2.erode(ink, kernel)
    return replace(drawn, ink=Image.fromarray(cv2.addWeighted(ink, 1 - abs(share), other, abs(share), 0)))


def draw_letters(
    text: str, face: ImageFont.FreeTypeFont, dice: Dice, tracking: float, shake: float, faint: float
) -> Drawn:
    """One letter at a time: `tracking` extra em between letters, `shake` em of wandering baseline, `faint` share of
    ink lost at most.
    """
    advance = [face.getlength(letter) + tracking * face.size for letter in text]
    ink, x, baseline = canvas(face.size, max(face.size, sum(advance)))
    pen, at = ImageDraw.Draw(ink), float(x)
    for letter, step in zip(text, advance):
        fill = int(255 * (1 - faint * dice.r.random()))
        pen.text((at, baseline + dice.r.gauss(0, 1) * shake * face.size), letter, fill=fill, font=face, anchor="ls")
        at += step
    return Drawn(ink, x, int(at - tracking * face.size), baseline, face.size)
