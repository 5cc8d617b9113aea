"""Metal type: ink squeezed out and worn away, hairlines gone, letters that stand up, down and askew."""

from dataclasses import replace

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

from ficha_train.render.dice import Dice
from ficha_train.render.edges import clogged, edge_distance, field, inked
from ficha_train.render.ink import Drawn, canvas


def draw_type(text: str, face: ImageFont.FreeTypeFont, dice: Dice, space: float) -> Drawn:
    """`text` of single types with `space` em between words, printed from a worn forme."""
    size, shift = face.size, dice.between(0, 0.03)
    steps = [space * size if letter == " " else face.getlength(letter) for letter in text]
    tracking = dice.between(-0.01, 0.03) * size
    ink, x, baseline = canvas(size, max(size, sum(steps) + tracking * len(text)))
    pen, at, cuts = ImageDraw.Draw(ink), float(x), [0]
    for letter, step in zip(text, steps):
        pen.text((at, baseline + dice.r.gauss(0, 1) * shift * size), letter, fill=255, font=face, anchor="ls")
        at += step + tracking
        cuts.append(round(at))
    sharp = np.asarray(ink)
    if dice.chance(0.6):
        sharp = _without_hairlines(sharp, cuts, dice.between(0.03, 0.06) * size, dice.between(0.1, 0.5), dice)
    if dice.chance(0.45):
        sharp = clogged(sharp, cuts, dice.between(0.05, 0.13) * size, dice.between(0.2, 0.9), dice)
    uneven = np.zeros(ink.width, np.float32)
    spread = dice.between(0, 0.02) * size
    for start, end in zip(cuts, cuts[1:]):
        uneven[start:end] = dice.r.gauss(0, spread)
    squeeze = dice.between(-0.012, 0.03) * size + uneven
    ragged = field(dice, ink.height, ink.width, max(1.5, dice.between(0.08, 0.3) * size)) * dice.between(0, 0.035) * size
    distance = edge_distance(sharp) + squeeze + ragged
    cover = inked(distance, dice.between(0.02, 0.08) * size)
    if dice.chance(0.4):
        # The rim takes more ink than the middle.
        cover *= 1 - dice.between(0.1, 0.5) * np.clip(distance / (0.08 * size), 0, 1)
    if dice.chance(0.3):
        cover *= np.clip(1 - dice.between(0.1, 0.6) * (0.4 + field(dice, ink.height, ink.width, 0.2 * size)), 0, 1)
    drawn = Drawn(ink, x, int(at - tracking), baseline, size)
    return replace(drawn, ink=Image.fromarray((255 * np.clip(cover, 0, 1)).astype(np.uint8)))


def _without_hairlines(ink: np.ndarray, cuts: list[int], thin: float, share: float, dice: Dice) -> np.ndarray:
    """Strokes thinner than `thin` pixels vanish from a `share` of the letters."""
    width = max(2, round(thin))
    kernel = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (width, width))
    thick = cv2.dilate(cv2.erode(ink, kernel), cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (width + 2, width + 2)))
    kept = np.minimum(ink, thick)
    out = ink.copy()
    for start, end in zip(cuts, cuts[1:]):
        if dice.chance(share):
            out[:, start:end] = kept[:, start:end]
    return out
