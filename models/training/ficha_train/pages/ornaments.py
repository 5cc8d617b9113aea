"""Rows and figures that are no text: dashes, dots, stars, zigzags, borders, crests, show-through. Nothing here is a line."""

import math

import numpy as np
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from ficha_train.pages.canvas import Canvas
from ficha_train.render.dice import Dice

SIGNS = ["-", "-", "=", "*", ".", "_", "~", "·", "+", "#", "—", "- ", ". ", "* ", "-=", "~-", "xX", "<>", "/\\", "oO"]


def sign_row(canvas: Canvas, dice: Dice, face, left: float, right: float, baseline: float, tone: int) -> None:
    """A separator typed of one sign, or of two in turn."""
    sign = dice.r.choice(SIGNS)
    count = int((right - left) / max(1.0, face.getlength(sign)))
    canvas.pen.text((left, baseline), sign * count, fill=tone, font=face, anchor="ls")


def drawn_row(canvas: Canvas, dice: Dice, left: float, right: float, y: float, size: float, tone: int) -> None:
    """A separator drawn of one figure again and again: zigzag, waves, diamonds, beads, short strokes."""
    kind, pitch, half = dice.r.randrange(5), size * dice.between(0.35, 1.2), size * dice.between(0.12, 0.4)
    width, pen = max(1, round(size * dice.between(0.05, 0.15))), canvas.pen
    count = int((right - left) / pitch)
    if kind == 0:
        pen.line([(left + i * pitch, y + (half if i % 2 else -half)) for i in range(count)], fill=tone, width=width)
    elif kind == 1:
        steps = [left + i * pitch / 6 for i in range(6 * count)]
        pen.line([(x, y + half * math.sin((x - left) / pitch * 6.28)) for x in steps], fill=tone, width=width)
    else:
        for i in range(count):
            x = left + i * pitch
            if kind == 2:
                corners = [(x, y), (x + pitch / 2, y - half), (x + pitch, y), (x + pitch / 2, y + half)]
                pen.polygon(corners, outline=tone, fill=tone if i % 2 else None)
            elif kind == 3:
                pen.ellipse((x, y - half, x + min(pitch * 0.8, 2 * half), y + half), outline=tone, width=width)
            else:
                pen.line((x, y + half, x + pitch * dice.between(0.2, 0.6), y - half), fill=tone, width=width)


def row(canvas: Canvas, dice: Dice, face, left: float, right: float, baseline: float, tone: int) -> None:
    if dice.chance(0.7):
        sign_row(canvas, dice, face, left, right, baseline, tone)
    else:
        drawn_row(canvas, dice, left, right, baseline - 0.3 * face.size, face.size, tone)


def rule_between(canvas: Canvas, dice: Dice, left: float, right: float, y: float, size: float, tone: int) -> None:
    """The short fat rule, diamond or swelled dash between two articles."""
    middle, reach = (left + right) / 2, size * dice.between(0.5, 3)
    thick = size * dice.between(0.05, 0.2)
    if dice.chance(0.6):
        canvas.pen.rectangle((middle - reach, y - thick / 2, middle + reach, y + thick / 2), fill=tone)
    else:
        canvas.pen.polygon(
            [(middle - reach, y), (middle, y - 1.5 * thick), (middle + reach, y), (middle, y + 1.5 * thick)], fill=tone
        )


def border(canvas: Canvas, dice: Dice, tone: int) -> None:
    """An ornamental frame around the page."""
    size = canvas.width * dice.between(0.012, 0.03)
    inset = size * dice.between(0.8, 2)
    for y in (inset, canvas.height - inset):
        drawn_row(canvas, dice, inset, canvas.width - inset, y, size, tone)
    pen = canvas.pen
    for x in (inset, canvas.width - inset):
        at = inset
        while at < canvas.height - inset:
            pen.ellipse((x - size * 0.3, at, x + size * 0.3, at + size * 0.6), outline=tone)
            at += size


def crest(canvas: Canvas, dice: Dice, x: int, y: int, side: int, tone: int) -> None:
    """A coat of arms in line: shield, rays, leaves, ribbon, the right half the mirrored left."""
    half = Image.new("L", (max(2, side // 2), side), 0)
    pen, width = ImageDraw.Draw(half), max(1, side // dice.r.choice([40, 60, 90]))
    middle = half.width
    for ray in range(dice.r.randint(0, 14)):
        turn = 1.57 + ray * dice.between(0.1, 0.25)
        reach = side * dice.between(0.3, 0.5)
        pen.line((middle, side / 2, middle + math.cos(turn) * reach, side / 2 - math.sin(turn) * reach), 255, width)
    for _ in range(dice.r.randint(4, 26)):
        px, py, size = dice.between(0, middle), dice.between(0, side), side * dice.between(0.02, 0.14)
        shape = dice.r.randrange(4)
        box = (px, py, px + size, py + size * dice.between(0.4, 1.6))
        if shape == 0:
            pen.ellipse(box, outline=255, width=width, fill=255 if dice.chance(0.3) else None)
        elif shape == 1:
            pen.arc(box, dice.r.randrange(360), dice.r.randrange(360), fill=255, width=width)
        elif shape == 2:
            pen.line((*box,), 255, width)
        else:
            pen.polygon([(px, py), (px + size, py + size / 2), (px, py + size)], outline=255)
    for radius in (0.48, 0.4, 0.25):
        if dice.chance(0.6):
            reach = radius * side
            pen.ellipse((middle - reach, side / 2 - reach, middle + reach, side / 2 + reach), outline=255, width=width)
    whole = Image.new("L", (2 * half.width, side), 0)
    whole.paste(half, (0, 0))
    whole.paste(half.transpose(Image.Transpose.FLIP_LEFT_RIGHT), (half.width, 0))
    canvas.image.paste(tone, (x, y), whole)


def show_through(canvas: Canvas, dice: Dice, behind: Image.Image, strength: float) -> None:
    """The other side's ink (mode "L", 255 where printed), mirrored, soft and faint."""
    ink = behind.resize(canvas.image.size).transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    ink = ink.filter(ImageFilter.GaussianBlur(dice.between(0.8, 3.0)))
    shift = (dice.r.randint(-20, 20), dice.r.randint(-20, 20))
    ink = ImageChops.offset(ink, *shift).point(lambda value: int(255 - value * strength))
    canvas.image.paste(ImageChops.multiply(canvas.image, ink))


def any_ornament(canvas: Canvas, dice: Dice, face, left: float, right: float, y: float, tone: int) -> float:
    """One of the above below y; returns the next free row."""
    kind = dice.r.random()
    if kind < 0.75:
        row(canvas, dice, face, left, right, y + face.size, tone)
        return y + 1.3 * face.size
    if kind < 0.85:
        rule_between(canvas, dice, left, right, y + 0.5 * face.size, face.size, tone)
        return y + face.size
    side = int(min(right - left, canvas.height * dice.between(0.04, 0.15)))
    crest(canvas, dice, int(dice.r.choice([left, (left + right - side) / 2, right - side])), int(y), side, tone)
    return y + side + 0.4 * face.size


def halftone(canvas: Canvas, dice: Dice, box: tuple[int, int, int, int], pitch: float) -> None:
    """A grey made of dots at 45 degrees."""
    left, top, right, bottom = box
    ys, xs = np.mgrid[top:bottom, left:right].astype(np.float32)
    wave = np.cos((xs + ys) * 4.44 / pitch) + np.cos((xs - ys) * 4.44 / pitch)
    dots = np.clip((wave - dice.between(0.2, 1.4)) * 3, 0, 1)
    canvas.ground(-dots, dice.between(40, 150), box)
