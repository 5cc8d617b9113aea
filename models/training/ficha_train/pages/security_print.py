"""What security printers draw with fine lines: bands of guilloche, rosettes, frames that a caption interrupts."""

import math

import cv2
import numpy as np
from PIL import Image

from ficha_train.pages.canvas import Canvas
from ficha_train.render.dice import Dice

Box = tuple[float, float, float, float]
"""Left, top, right, bottom in pixels of the canvas."""


def fine_lines(dice: Dice, height: int, width: int, pitch: float) -> np.ndarray:
    """Two or three families of waving lines `pitch` pixels apart, float32 [height, width] in 0..1."""
    ys, xs = np.mgrid[0:height, 0:width].astype(np.float32)
    field = np.zeros((height, width), np.float32)
    for _ in range(dice.r.randint(2, 3)):
        turn, swing, long = dice.between(0, 3.14), dice.between(1, 6) * pitch, dice.between(8, 40) * pitch
        along = xs * math.cos(turn) + ys * math.sin(turn)
        across = ys * math.cos(turn) - xs * math.sin(turn)
        wave = np.cos(6.28 / pitch * (along + swing * np.sin(6.28 / long * across)))
        field = np.maximum(field, np.clip((wave - dice.between(0.2, 0.7)) * 3, 0, 1))
    return cv2.GaussianBlur(field, (0, 0), 0.6)


def band(canvas: Canvas, dice: Dice, box: Box, dark: int, light: int, pitch: float) -> None:
    """A dark plate with lighter lines in it, in a wavy, slanted or straight outline."""
    left, top, right, bottom = (round(side) for side in box)
    width, height = right - left, bottom - top
    lines = fine_lines(dice, height, width, pitch)
    plate = dark + (light - dark) * lines * dice.between(0.3, 1)
    outline = np.zeros((height, width), np.uint8)
    kind, step = dice.r.randrange(3), max(2, height // 6)
    xs = np.arange(0, width + step, step)
    if kind == 0:
        edge = height * 0.06 * (1 + np.sin(xs / height * dice.between(2, 9)))
    elif kind == 1:
        edge = np.where(xs < width * dice.between(0.6, 0.95), 0.0, height * dice.between(0, 0.25))
    else:
        edge = np.zeros(len(xs))
    upper, lower = np.stack([xs, edge], 1), np.stack([xs, height - 1 - edge], 1)[::-1]
    cv2.fillPoly(outline, [np.concatenate([upper, lower]).astype(np.int32)], 255)
    canvas.image.paste(Image.fromarray(plate.astype(np.uint8)), (left, top), Image.fromarray(outline))


def ground(canvas: Canvas, dice: Dice, pitch: float, strength: float) -> None:
    """Fine lines over the whole paper."""
    canvas.ground(-fine_lines(dice, canvas.height, canvas.width, pitch), strength)


def rosette(canvas: Canvas, dice: Dice, x: float, y: float, radius: float, tone: int) -> None:
    petals, pen = dice.r.randint(5, 24), canvas.pen
    for ring in range(dice.r.randint(2, 6)):
        reach = radius * (0.4 + 0.6 * ring / 6)
        points = []
        for step in range(181):
            turn = step * 6.283 / 180
            size = reach * (1 + 0.15 * math.sin(petals * turn + ring))
            points.append((x + size * math.cos(turn), y + size * math.sin(turn)))
        pen.line(points, fill=tone, width=1)


def frame(canvas: Canvas, box: Box, radius: float, tone: int, width: int, gap: tuple[float, float] | None) -> None:
    """A box with round corners whose top stroke is left out between the two columns of `gap`."""
    left, top, right, bottom = box
    pen = canvas.pen
    for turn, x, y in ((180, left, top), (270, right - 2 * radius, top), (0, right - 2 * radius, bottom - 2 * radius),
                       (90, left, bottom - 2 * radius)):  # fmt: skip
        pen.arc((x, y, x + 2 * radius, y + 2 * radius), turn, turn + 90, fill=tone, width=width)
    for row, start, end in ((top, left + radius, right - radius), (bottom, left + radius, right - radius)):
        if row == top and gap:
            pen.line((start, row, max(start, gap[0]), row), fill=tone, width=width)
            pen.line((min(end, gap[1]), row, end, row), fill=tone, width=width)
        else:
            pen.line((start, row, end, row), fill=tone, width=width)
    for column in (left, right):
        pen.line((column, top + radius, column, bottom - radius), fill=tone, width=width)
