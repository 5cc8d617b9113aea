"""Typewriters: every stroke hits differently, and the same key errs the same way."""

from dataclasses import replace

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from ficha_train.render.accents import ACCENTED, draw_accent
from ficha_train.render.dice import Dice
from ficha_train.render.edges import clogged, edge_distance, field, inked
from ficha_train.render.ink import Drawn, canvas
from ficha_train.text.parties import unaccented

PITCH = (0.56, 0.66)
"""Em from letter to letter."""


class Machine:
    """What one typewriter does to each letter, the same way every time it is struck."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice
        self.spread = dice.between(0.003, 0.02)
        """Deviation of a letter's weight, in em."""
        self.tilt = 0.8 * dice.r.random() ** 2.5
        self.shift = dice.between(0.003, 0.03)
        self.faint = 0.5 * dice.r.random() ** 2
        self.weight = dice.between(-0.01, 0.028)
        self.one_is_l = dice.chance(0.35)
        """Many machines have no key for the digit."""
        self.zero_is_o = dice.chance(0.15)
        self.accents_apart = dice.chance(0.45)
        """Accents of keys of their own: flat, low, and never quite above their letter."""
        self.slope = dice.between(0.05, 0.8)
        self._keys: dict[str, tuple[float, float, float, float]] = {}

    def strike(self, letter: str) -> tuple[float, float, float, float]:
        """Weight, direction of the tilt, base shift and loss of ink of one stroke: half the key's own, half chance."""
        normal = self._dice.r.gauss
        key = self._keys.setdefault(letter, (normal(0, 1), normal(0, 1), normal(0, 1), self._dice.r.random()))
        weight, turn, shift, faint = key
        return (
            self.weight + self.spread * 0.71 * (weight + normal(0, 1)),
            3 * turn + 0.6 * normal(0, 1),
            self.shift * 0.71 * (shift + normal(0, 1)),
            self.faint * 0.5 * (faint + self._dice.r.random()),
        )

    def key(self, letter: str) -> str:
        """The letter on the key that prints `letter`."""
        if letter == "1" and self.one_is_l:
            return "l"
        if letter == "0" and self.zero_is_o:
            return "O"
        return letter


def draw_typed(text: str, face: ImageFont.FreeTypeFont, dice: Dice) -> Drawn:
    """`text` struck letter by letter on a machine of its own."""
    machine, size = Machine(dice), face.size
    pitch = dice.between(*PITCH) * size if dice.chance(0.6) else face.getlength("n")
    pitch = max(pitch, 0.96 * face.getlength("n"))
    ink, x, baseline = canvas(size, max(size, pitch * len(text)))
    pen = ImageDraw.Draw(ink)
    columns = np.arange(ink.width, dtype=np.float32)
    weight, turn = np.zeros_like(columns), np.zeros_like(columns)
    strength, across = np.ones_like(columns), np.zeros_like(columns)
    for place, letter in enumerate(text):
        left = x + place * pitch
        heavy, angle, shift, faint = machine.strike(letter)
        _strike(pen, machine, letter, face, left, pitch, baseline + shift * size)
        cell = slice(round(left), round(left + pitch))
        weight[cell], turn[cell], strength[cell] = heavy * size, angle, 1 - faint
        across[cell] = (columns[cell] - left) / pitch * 2 - 1
    if dice.chance(0.12):
        _underline(pen, text, x, pitch, baseline, size, dice)
    down = (np.arange(ink.height, dtype=np.float32)[:, None] - (baseline - 0.35 * size)) / (0.5 * size)
    hit = 1 + machine.tilt * (across * np.cos(turn) + np.clip(down, -1, 1) * np.sin(turn))
    grain = field(dice, ink.height, ink.width, max(1.5, 0.1 * size)) * dice.between(0, 0.03) * size
    # A stroke that hits weakly on one side leaves less there: thinner first, then nothing.
    struck = np.asarray(ink)
    if dice.chance(0.4):
        cuts = [round(x + place * pitch) for place in range(len(text) + 1)]
        struck = clogged(struck, cuts, dice.between(0.06, 0.16) * size, dice.between(0.15, 0.8), dice)
    distance = edge_distance(struck) + weight + grain - 0.075 * size * np.maximum(0, 1 - hit)
    cover = inked(distance, dice.between(0.02, 0.09) * size) * strength
    cover *= np.clip(0.55 + 0.45 * hit, 0.15, 1)
    if dice.chance(0.35):
        cover *= np.clip(1 - dice.between(0.1, 0.5) * (0.5 + field(dice, ink.height, ink.width, 0.12 * size)), 0, 1)
    drawn = Drawn(ink, x, int(x + pitch * len(text)), baseline, size)
    return replace(drawn, ink=Image.fromarray((255 * np.clip(cover, 0, 1)).astype(np.uint8)))


def _strike(
    pen: ImageDraw.ImageDraw, machine: Machine, letter: str, face: ImageFont.FreeTypeFont, left: float, pitch: float, base: float
) -> None:
    key = machine.key(letter)
    plain = unaccented(key) if machine.accents_apart and key in ACCENTED else key
    middle = left + pitch / 2
    pen.text((middle, base), plain, fill=255, font=face, anchor="ms")
    if plain != key:
        foot = base - (0.62 if key.isupper() else 0.5) * face.size
        draw_accent(pen, key, middle, foot, base, 0.13 * face.size, 0.13 * face.size * machine.slope, face.size)


def _underline(
    pen: ImageDraw.ImageDraw, text: str, x: int, pitch: float, baseline: int, size: int, dice: Dice
) -> None:
    """Under one word, or from the middle of it on: part of no word's spelling."""
    words = [place for place in range(len(text)) if place == 0 or text[place - 1] == " "]
    start = dice.r.choice(words)
    end = text.find(" ", start) if " " in text[start:] and dice.chance(0.7) else len(text)
    start += dice.r.randint(0, max(0, (end - start) // 2)) if dice.chance(0.3) else 0
    y = baseline + dice.between(0.1, 0.2) * size
    pen.line((x + start * pitch, y, x + end * pitch, y), fill=255, width=max(1, round(dice.between(0.03, 0.07) * size)))
