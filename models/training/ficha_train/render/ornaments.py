"""Rows that are found as lines and say nothing: rules of dashes, zigzags, borders, crests, bars, mirrored print."""

import math

import numpy as np
from PIL import Image, ImageDraw, ImageFont, ImageOps

from ficha_train.render.clutter import strokes
from ficha_train.render.dice import Dice
from ficha_train.render.ink import Drawn, canvas


def draw_ornament(text: str, face: ImageFont.FreeTypeFont, dice: Dice) -> Drawn:
    """`text` and `face` serve for what is print on the other side of the paper."""
    size = face.size
    length = round(size * math.exp(dice.between(math.log(1), math.log(26))))
    ink, x, baseline = canvas(size, length)
    pen, end, middle = ImageDraw.Draw(ink), x + length, baseline - 0.28 * size
    kind = dice.r.choices(["wave", "pieces", "bars", "strokes", "blobs", "grid", "rules", "mirrored", "cells"], [3, 4, 3, 4, 4, 2, 3, 4, 3])[0]
    thick = max(1, round(dice.between(0.04, 0.16) * size))
    if kind == "mirrored":
        left, _, right, _ = face.getbbox(text)
        ink, x, baseline = canvas(size, right - left)
        ImageDraw.Draw(ink).text((x - left, baseline), text, fill=255, font=face, anchor="ls")
        return Drawn(ImageOps.mirror(ink), x, x + int(right - left), baseline, size)
    if kind == "wave":
        pitch, swing = dice.between(0.2, 1.2) * size, dice.between(0.05, 0.35) * size
        saw = dice.chance(0.5)
        points = [
            (px, middle + swing * (2 * abs((px / pitch) % 1 - 0.5) - 0.5 if saw else math.sin(6.28 * px / pitch)))
            for px in np.arange(x, end, max(1.0, pitch / 10))
        ]
        pen.line(points, fill=255, width=thick)
    elif kind == "pieces":
        pitch, wide, high = dice.between(0.35, 1.2) * size, dice.between(0.1, 0.6), dice.between(0.05, 0.35) * size
        turned = dice.chance(0.4)
        for px in np.arange(x, end, pitch):
            half = pitch * wide / 2
            box = (px - half, middle - high, px + half, middle + high)
            if turned:
                pen.polygon([(px, box[1]), (box[2], middle), (px, box[3]), (box[0], middle)], fill=255)
            else:
                (pen.ellipse if dice.chance(0.5) else pen.rectangle)(box, fill=255)
    elif kind == "bars":
        px = float(x)
        while px < end:
            wide = dice.r.choice([0.03, 0.05, 0.08, 0.12]) * size
            pen.rectangle((px, baseline - 0.9 * size, px + wide, baseline + 0.3 * size), fill=255)
            px += wide + dice.r.choice([0.04, 0.06, 0.1, 0.16]) * size
    elif kind == "grid":
        pitch = dice.between(0.25, 0.7) * size
        for px in np.arange(x, end, pitch):
            pen.line((px, middle - 0.4 * size, px, middle + 0.4 * size), fill=255, width=max(1, thick // 2))
        for row in (-0.4, 0.0, 0.4):
            pen.line((x, middle + row * size, end, middle + row * size), fill=255, width=max(1, thick // 2))
    elif kind == "rules":
        for _ in range(dice.r.randint(1, 3)):
            y = baseline - dice.between(-0.2, 0.8) * size
            pen.line((x, y, end, y + dice.r.gauss(0, 0.05) * size), fill=255, width=thick)
    elif kind == "cells":
        y = dice.between(0.05, 0.5) * size
        pen.line((0, baseline + y, ink.width, baseline + y), fill=255, width=max(1, thick // 2))
        for px in np.arange(x, end, dice.between(1.5, 6) * size):
            pen.line((px, 0, px, ink.height), fill=255, width=max(1, thick // 2))
    elif kind == "blobs":
        # A crest, a photograph, a finger print: dark shapes of the size of letters, of no letter's shape.
        grain = max(2, round(dice.between(0.08, 0.35) * size))
        rows, columns = max(2, round(1.1 * size / grain)), max(2, length // grain)
        coarse = Image.fromarray((dice.n.random((rows, columns)) * 255).astype(np.uint8)).resize((length, round(1.1 * size)), Image.Resampling.BICUBIC)
        level = dice.r.randint(90, 160)
        ink.paste(coarse.point(lambda v: max(0, min(255, (v - level) * 4))), (x, round(baseline - 0.85 * size)))
    else:
        over = np.zeros((ink.height, ink.width), np.float32)
        for _ in range(dice.r.randint(1, 3)):
            over = np.maximum(over, strokes(ink.height, ink.width, dice, size))
        ink = Image.fromarray((over * 255).astype(np.uint8))
    return Drawn(ink, x, end, baseline, size)
