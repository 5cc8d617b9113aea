"""Receipts: heads of pins and of heating dots, with dots that are dead and ribbons that fade."""

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

from ficha_train.render.dice import Dice
from ficha_train.render.edges import field
from ficha_train.render.ink import Drawn, canvas

PIN_SIZES, DOT_SIZES = (9, 10, 10, 11, 12, 13), (14, 16, 18, 20, 24)
"""Pixels an em of the letter's grid: capitals of 7 to 9 pins, or of 10 to 17 heating dots."""
WIDE, HIGH = (0.62, 0.7, 0.78, 0.86, 1, 1, 1.1, 1.9), (1, 1, 1, 1, 1, 1.5)
"""Heads draw letters of half their height and less; double width and height are for totals."""


def draw_pins(text: str, face: ImageFont.FreeTypeFont, dice: Dice) -> Drawn:
    """Needles on a ribbon: round dots that meet or do not, each row of pins of its own strength."""
    grid, base = _letters(text, face, dice)
    rows = dice.n.uniform(0.75, 1.0, len(grid)).astype(np.float32)
    if dice.chance(0.25):
        rows[_dead(base, face.size, dice)] = dice.r.choice([0, 0, 0.3])
    grid = grid * rows[:, None]
    if dice.chance(0.3):
        grid = grid * (dice.n.random(grid.shape, dtype=np.float32) > dice.between(0.01, 0.08))
    pitch = 4
    dots = np.zeros((len(grid) * pitch, grid.shape[1] * pitch), np.float32)
    dots[pitch // 2 :: pitch, pitch // 2 :: pitch] = grid
    spread = dice.between(0.3, 0.55) * pitch
    dots = np.clip(cv2.GaussianBlur(dots, (0, 0), spread) * (2 * np.pi * spread**2) * dice.between(0.8, 1.3), 0, 1)
    return _placed(_faded(dots, face.size * pitch, dice), base, face.size, pitch, dice)


def draw_heated(text: str, face: ImageFont.FreeTypeFont, dice: Dice) -> Drawn:
    """Thermal paper: square dots without grey, bowls with corners, columns of a dead dot white."""
    grid, base = _letters(text, face, dice)
    if dice.chance(0.12):
        for _ in range(dice.r.randint(1, 3)):
            grid[:, dice.r.randrange(grid.shape[1])] *= dice.between(0, 0.4)
    if dice.chance(0.12):
        grid[_dead(base, face.size, dice)] *= dice.between(0, 0.5)
    pitch = 3 if face.size < 18 else 2
    dots = np.repeat(np.repeat(grid, pitch, axis=0), pitch, axis=1)
    dots = cv2.GaussianBlur(dots, (0, 0), dice.between(0.25, 0.6) * pitch)
    dots = np.clip((dots - 0.5) * dice.between(1.2, 3) + dice.between(0.42, 0.62), 0, 1)
    return _placed(_faded(dots, face.size * pitch, dice), base, face.size, pitch, dice)


def _letters(text: str, face: ImageFont.FreeTypeFont, dice: Dice) -> tuple[np.ndarray, int]:
    """The text on the head's grid, 0 or 1, one cell a letter where the head has cells, and the row of its baseline."""
    size, cells = face.size, dice.chance(0.75)
    step = max(face.getlength("n"), face.getlength("0")) + dice.r.choice([-1, 0, 0, 0, 1, 1])
    steps = [round(step) if cells else round(face.getlength(letter)) + 1 for letter in text]
    image = Image.new("1", (sum(steps) + 4, int(size * 1.7)), 0)
    base, pen, at = int(size * 1.2), ImageDraw.Draw(image), 2
    pen.fontmode = "1"
    for letter, width in zip(text, steps):
        pen.text((at + width // 2 if cells else at, base), letter, fill=1, font=face, anchor="ms" if cells else "ls")
        at += width
    return np.asarray(image, dtype=np.float32), base


def _dead(base: int, size: int, dice: Dice) -> slice:
    """One or two rows at the head or foot of the capitals."""
    at = base - dice.r.choice([1, 1, 2, round(0.68 * size), round(0.62 * size), round(0.35 * size)])
    return slice(max(0, at), at + dice.r.choice([1, 1, 2]))


def _faded(dots: np.ndarray, em: float, dice: Dice) -> np.ndarray:
    """A ribbon or a head that gives less here than there, over lengths of a few letters."""
    if dice.chance(0.45):
        loss = dice.between(0.1, 0.75) * (0.5 + 0.5 * field(dice, *dots.shape, em * dice.between(1, 8)))
        dots = dots * np.clip(1 - loss, 0.15, 1)
    return dots


def _placed(dots: np.ndarray, base: int, size: int, pitch: int, dice: Dice) -> Drawn:
    """On a canvas with room around, now and then of double width or height."""
    wide, high = dice.r.choice(WIDE) * dice.between(0.92, 1.08), dice.r.choice(HIGH)
    em = round(size * pitch * high)
    dots = cv2.resize(dots, (max(1, round(dots.shape[1] * wide)), max(1, round(dots.shape[0] * high))), interpolation=cv2.INTER_AREA)
    length = dots.shape[1] - round(4 * pitch * wide)
    ink, x, baseline = canvas(em, length)
    ink.paste(Image.fromarray((dots * 255).astype(np.uint8)), (x - round(2 * pitch * wide), baseline - round(base * pitch * high)))
    return Drawn(ink, x, x + length, baseline, em)
