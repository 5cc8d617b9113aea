"""Writing by hand: a typeface after handwriting, whose every letter differs, on a rule or after a printed caption."""

import math
from collections.abc import Callable
from dataclasses import dataclass, replace

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

from ficha_train.render.accents import ACCENTED, draw_accent
from ficha_train.render.dice import Dice
from ficha_train.render.edges import field, pressed
from ficha_train.render.ink import Drawn, canvas
from ficha_train.text.parties import unaccented


@dataclass(frozen=True)
class Hand:
    """How one person writes, in em and radians: deviations of each letter from the face, and what all of them share."""

    slant: float
    width: float
    wander: float
    turn: float
    growth: float
    gap: float
    space: float
    bend: float
    pressure: float
    pen: float

    @staticmethod
    def of(dice: Dice) -> "Hand":
        calm = dice.r.random() ** 1.5
        return Hand(
            slant=dice.r.gauss(0.05, 0.14),
            width=dice.between(0.82, 1.22),
            wander=0.045 * calm,
            turn=0.07 * calm,
            growth=0.1 * calm,
            gap=dice.r.gauss(0, 0.02),
            space=dice.between(0.2, 0.65),
            bend=dice.between(0, 0.05),
            pressure=dice.between(0, 0.5),
            pen=dice.between(-0.5, 0.9),
        )


def draw_written(text: str, face: ImageFont.FreeTypeFont, has_letter: Callable[[str], bool], dice: Dice) -> Drawn:
    """`text` letter by letter. A letter that the face lacks is its plain one under an accent of the pen."""
    hand, size = Hand.of(dice), face.size
    steps = [_step(letter, face, has_letter, hand) for letter in text]
    ink, x, baseline = canvas(size, max(size, sum(steps) * 1.08))
    sheet, at = np.zeros((ink.height, ink.width), np.uint8), float(x)
    drift = 0.0
    for letter, step in zip(text, steps):
        drift = 0.8 * drift + dice.r.gauss(0, hand.wander * size)
        if letter != " ":
            _write(sheet, letter, face, has_letter(letter), at, baseline + drift, hand, dice)
        at += step + dice.r.gauss(0, 0.012) * size
    drawn = Drawn(ink, x, min(ink.width - 1, int(at)), baseline, size)
    return replace(drawn, ink=Image.fromarray(_inked(_bent(sheet, hand, size, dice), hand, size, dice)))


def add_form(drawn: Drawn, dice: Dice) -> None:
    """The rule or the dots of a form under what was written."""
    pen, size = ImageDraw.Draw(drawn.ink), drawn.size
    y = drawn.baseline + dice.between(-0.02, 0.2) * size
    left, right = drawn.left - dice.between(0, 0.5) * size, drawn.right + dice.between(0, 1.5) * size
    tone, thick = dice.r.randint(90, 255), max(1, round(dice.between(0.02, 0.05) * size))
    if dice.chance(0.6):
        pen.line((left, y, right, y), fill=tone, width=thick)
        return
    pitch = dice.between(0.12, 0.3) * size
    for place in range(int((right - left) / pitch)):
        pen.rectangle((left + place * pitch, y, left + place * pitch + thick, y + thick), fill=tone)


def beside(printed: Drawn, written: Drawn, gap: float) -> Drawn:
    """A printed caption and what was written after it, `gap` em apart, on one baseline; both of about one size."""
    start = printed.right + int(gap * written.size)
    height = max(printed.ink.height, written.ink.height + abs(printed.baseline - written.baseline))
    both = Image.new("L", (start + written.ink.width - written.left, height), 0)
    both.paste(printed.ink.crop((0, 0, printed.right + 2, printed.ink.height)), (0, 0))
    tail = written.ink.crop((written.left, 0, written.ink.width, written.ink.height))
    both.paste(tail, (start, printed.baseline - written.baseline))
    return Drawn(both, printed.left, start + written.right - written.left, printed.baseline, written.size)


def _step(letter: str, face: ImageFont.FreeTypeFont, has_letter: Callable[[str], bool], hand: Hand) -> float:
    if letter == " ":
        return hand.space * face.size
    return face.getlength(letter if has_letter(letter) else unaccented(letter)) * hand.width + hand.gap * face.size


def _write(
    sheet: np.ndarray, letter: str, face: ImageFont.FreeTypeFont, is_whole: bool, at: float, base: float, hand: Hand, dice: Dice
) -> None:
    size = face.size
    side = 3 * size
    cell = Image.new("L", (side, side), 0)
    pen = ImageDraw.Draw(cell)
    plain = letter if is_whole else unaccented(letter)
    pen.text((size, 2 * size), plain, fill=255, font=face, anchor="ls")
    if not is_whole and letter in ACCENTED:
        _mark(pen, letter, size + face.getlength(plain) / 2, 2 * size, size, dice)
    grown = 1 + dice.r.gauss(0, hand.growth)
    turn = dice.r.gauss(0, hand.turn)
    across, shear = grown * hand.width, hand.slant + dice.r.gauss(0, 0.4 * hand.turn)
    cos, sin = math.cos(turn), math.sin(turn)
    # The letter's foot at (size, 2 size) of the cell goes to (at, base) of the sheet.
    matrix = np.array([[across * cos, -shear * grown - sin], [across * sin, grown * cos]], np.float32)
    left, top = int(at) - size, int(base) - 2 * size
    offset = np.array([at - left, base - top], np.float32) - matrix @ np.array([size, 2 * size], np.float32)
    turned = cv2.warpAffine(np.asarray(cell), np.hstack([matrix, offset[:, None]]), (side, side), flags=cv2.INTER_LINEAR)
    rows, columns = slice(max(0, top), min(sheet.shape[0], top + side)), slice(max(0, left), min(sheet.shape[1], left + side))
    part = turned[rows.start - top : rows.stop - top, columns.start - left : columns.stop - left]
    np.maximum(sheet[rows, columns], part, out=sheet[rows, columns])


def _mark(pen: ImageDraw.ImageDraw, letter: str, middle: float, base: float, size: int, dice: Dice) -> None:
    """An accent as a pen makes it, never quite where the last one was."""
    foot = base - (0.85 if letter.isupper() else 0.62) * size + dice.r.gauss(0, 0.03) * size
    wide, rise = dice.between(0.04, 0.1) * size, dice.between(0.06, 0.16) * size
    draw_accent(pen, letter, middle + dice.r.gauss(0, 0.04) * size, foot, base, wide, rise, size)


def _bent(sheet: np.ndarray, hand: Hand, size: int, dice: Dice) -> np.ndarray:
    """Strokes that run a little beside those of the face."""
    height, width = sheet.shape
    scale = dice.between(0.25, 0.6) * size
    rows, columns = np.mgrid[0:height, 0:width].astype(np.float32)
    across, down = (field(dice, height, width, scale) * hand.bend * size for _ in range(2))
    return cv2.remap(sheet, columns + across, rows + down, cv2.INTER_LINEAR)


def _inked(sheet: np.ndarray, hand: Hand, size: int, dice: Dice) -> np.ndarray:
    """The width of the pen, and how hard it was pressed."""
    kernel = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (3, 3)) if size >= 32 else np.ones((2, 2), np.uint8)
    other = cv2.dilate(sheet, kernel) if hand.pen > 0 else cv2.erode(sheet, kernel)
    drawn = cv2.addWeighted(sheet, 1 - abs(hand.pen), other, abs(hand.pen), 0).astype(np.float32)
    return pressed(drawn, hand.pressure, size, dice)
