"""What is on a page and is not text: portraits, QR codes, bar codes, seals, emblems, signatures. Nothing here is a
line.
"""

import math

import cv2
import numpy as np
from PIL import Image

from ficha_train.pages.canvas import Canvas
from ficha_train.render.dice import Dice


def portrait(canvas: Canvas, dice: Dice, x: int, y: int, width: int, height: int) -> None:
    """An oval head on shoulders before a plain ground: no face of anyone."""
    field = cv2.resize(
        dice.n.random((max(2, height // 14), max(2, width // 14)), dtype=np.float32),
        (width, height),
        interpolation=cv2.INTER_CUBIC,
    )
    field = field * dice.between(20, 90) + dice.between(60, 200)
    cv2.ellipse(
        field, (width // 2, height), (int(width * 0.45), int(height * 0.35)), 0, 0, 360, dice.between(20, 150), -1
    )
    cv2.ellipse(
        field,
        (width // 2, int(height * 0.42)),
        (int(width * 0.24), int(height * 0.28)),
        0,
        0,
        360,
        dice.between(70, 200),
        -1,
    )
    cv2.ellipse(
        field,
        (width // 2, int(height * 0.28)),
        (int(width * 0.26), int(height * 0.17)),
        0,
        180,
        360,
        dice.between(10, 110),
        -1,
    )
    field = cv2.GaussianBlur(field, (0, 0), max(0.6, width / 90)) + dice.normal_field(height, width) * 5
    canvas.image.paste(Image.fromarray(np.clip(field, 0, 255).astype(np.uint8)), (x, y))


def qr_code(canvas: Canvas, dice: Dice, x: int, y: int, side: int) -> None:
    """Random modules with three finder squares, in a quiet zone."""
    count = dice.r.choice([21, 25, 29, 37, 49, 77])
    modules = (dice.n.random((count, count)) > 0.5).astype(np.uint8) * 225 + 15
    for row, column in ((0, 0), (0, count - 7), (count - 7, 0)):
        modules[row : row + 7, column : column + 7] = 15
        modules[row + 1 : row + 6, column + 1 : column + 6] = 240
        modules[row + 2 : row + 5, column + 2 : column + 5] = 15
    canvas.pen.rectangle((x, y, x + side, y + side), fill=245)
    quiet = side // 14
    canvas.image.paste(
        Image.fromarray(cv2.resize(modules, (side - 2 * quiet,) * 2, interpolation=cv2.INTER_NEAREST)),
        (x + quiet, y + quiet),
    )


def bar_code(canvas: Canvas, dice: Dice, x: int, y: int, width: int, height: int) -> None:
    at = x
    while at < x + width:
        bar = dice.r.randint(1, 4)
        canvas.pen.rectangle((at, y, at + bar - 1, y + height), fill=dice.r.randint(0, 40))
        at += bar + dice.r.randint(1, 4)


def seal(canvas: Canvas, dice: Dice, x: float, y: float, radius: float) -> None:
    """A round stamp: rings, a star, and lettering around the rim too curved to be a line."""
    shade, pen = dice.r.randint(50, 180), canvas.pen
    for ring in (1, 0.93, 0.62):
        pen.ellipse(
            (x - radius * ring, y - radius * ring, x + radius * ring, y + radius * ring),
            outline=shade,
            width=dice.r.choice([1, 1, 2]),
        )
    for step in range(dice.r.randint(14, 30)):
        turn = step * 0.22 + dice.between(0, 0.05)
        rx, ry = x + math.cos(turn) * radius * 0.77, y + math.sin(turn) * radius * 0.77
        pen.line(
            (rx, ry, rx + dice.between(-1, 1) * radius * 0.1, ry + dice.between(-1, 1) * radius * 0.1),
            fill=shade,
            width=1,
        )
    star = [
        (
            x + math.cos(k * 0.628) * radius * (0.4 if k % 2 else 0.17),
            y + math.sin(k * 0.628) * radius * (0.4 if k % 2 else 0.17),
        )
        for k in range(10)
    ]
    pen.polygon(star, outline=shade)


def emblem(canvas: Canvas, dice: Dice, x: int, y: int, width: int, height: int) -> None:
    """A coat of arms or logotype: a few filled shapes."""
    for _ in range(dice.r.randint(4, 12)):
        left, right = sorted((dice.r.randint(x, x + width), dice.r.randint(x, x + width)))
        top, bottom = sorted((dice.r.randint(y, y + height), dice.r.randint(y, y + height)))
        shape = canvas.pen.ellipse if dice.chance(0.6) else canvas.pen.rectangle
        shape((left, top, right + 1, bottom + 1), fill=dice.r.randint(20, 235))


def signature(canvas: Canvas, dice: Dice, x: float, y: float, width: float) -> None:
    """A pen stroke that wanders rightwards, over whatever is printed there."""
    points, at, height = [], x, width * 0.12
    while at < x + width:
        points.append((at, y + dice.r.gauss(0, height)))
        at += dice.between(-0.03, 0.14) * width
    canvas.pen.line(points, fill=dice.r.randint(10, 130), width=dice.r.choice([1, 2, 2, 3]), joint="curve")


def hatching(canvas: Canvas, dice: Dice, left: float, top: float, right: float, bottom: float) -> None:
    """Slanted bars, a solid grey bar or asterisk-like crosses: an empty box made unusable."""
    shade = dice.r.randint(90, 190)
    if dice.chance(0.3):
        canvas.pen.rectangle((left, top, right, bottom), fill=shade)
        return
    at, pitch, lean = left, dice.between(3, 8), (bottom - top) * dice.between(-1, 1)
    while at < right:
        canvas.pen.line(
            (at, bottom, min(right, max(left, at + lean)), top), fill=shade, width=dice.r.choice([1, 2])
        )
        at += pitch


def any_graphic(canvas: Canvas, dice: Dice, x: int, y: int, side: int) -> None:
    """One of the above in a square of `side` pixels."""
    kind = dice.r.randrange(5)
    if kind == 0:
        portrait(canvas, dice, x, y, int(side * 0.75), side)
    elif kind == 1:
        qr_code(canvas, dice, x, y, side)
    elif kind == 2:
        bar_code(canvas, dice, x, y, side * 2, side // 3)
    elif kind == 3:
        seal(canvas, dice, x + side / 2, y + side / 2, side / 2)
    else:
        emblem(canvas, dice, x, y, side, side)
