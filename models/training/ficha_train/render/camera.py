"""From ink to the recogniser's rows: paper, light, lens, sensor or scanner, compression, and the engine's cut."""

import cv2
import numpy as np

from ficha_train.render import capture, clutter, hard_scan, paper, surroundings
from ficha_train.render.dice import Dice
from ficha_train.render.textures import Textures

HEIGHT = 32
"""Rows of the recogniser's input."""


class Camera:
    """Takes one line after another: `cover` is ink coverage 0..1 at the size of the file, `em` pixels an em there."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.textures = Textures(dice)

    def take(self, cover: np.ndarray, em: float) -> np.ndarray:
        """uint8 [HEIGHT, width]."""
        return self._captured(self._on_paper(cover, em), em)

    def _on_paper(self, cover: np.ndarray, em: float) -> np.ndarray:
        dice = self.dice
        height, width = cover.shape
        light = dice.r.choice([dice.between(225, 255), dice.between(140, 255)])
        dark = dice.between(0, light * 0.68) if dice.chance(0.5) else dice.between(0, 60)
        bare = paper.ground(height, width, light, dark, self.textures, dice)
        if dice.chance(0.04):
            bare *= paper.halftone(height, width, em, dice)
        if dice.chance(0.05):
            bare -= (light - dark) * paper.showing_through(cover, em, dice)
        page = bare * (1 - cover) + dark * cover
        if dice.chance(0.07):
            over = clutter.strokes(height, width, dice, em) * dice.between(0.25, 0.8)
            page = page * (1 - over) + dice.between(0, light * 0.7) * over
        return 255 - page if dice.chance(0.06) else page

    def _captured(self, page: np.ndarray, em: float) -> np.ndarray:
        dice = self.dice
        page = self._lit(page)
        page = self._blurred(page, em)
        kind = dice.r.random()
        if kind < 0.09 and em >= hard_scan.EM_MIN:
            pixels = capture.to_bytes(hard_scan.one_bit(page, em, dice))
        elif kind < 0.17:
            pixels = capture.to_bytes(hard_scan.hardened(page, dice))
        else:
            pixels = self._photographed(page, em)
        return self._as_the_engine_cuts(pixels)

    def _lit(self, page: np.ndarray) -> np.ndarray:
        dice = self.dice
        if dice.chance(0.2):
            page = capture.shade(page, dice)
        if dice.chance(surroundings.LIT):
            page = surroundings.lit_along(page, dice)
        if dice.chance(0.05):
            page = capture.glare(page, dice)
        return capture.fold(page, dice) if dice.chance(0.04) else page

    def _blurred(self, page: np.ndarray, em: float) -> np.ndarray:
        dice, kind = self.dice, self.dice.r.random()
        if kind < 0.45:
            return cv2.GaussianBlur(page, (0, 0), dice.between(0.3, 1.0) * max(0.8, em / 20))
        if kind < 0.51:
            return capture.motion_blur(page, dice, dice.r.randint(2, max(2, int(em / 7))))
        return surroundings.focused_along(page, em, dice) if kind < 0.56 else page

    def _photographed(self, page: np.ndarray, em: float) -> np.ndarray:
        """uint8: what noise, sharpening, copiers and compression leave."""
        dice = self.dice
        if dice.chance(0.04):
            page = capture.moire(page, dice)
        if dice.chance(0.06):
            page = capture.photocopy(page, dice)
        if dice.chance(0.75):
            page = capture.fine_noise(page, dice)
        if dice.chance(0.1):
            page = capture.sharpened(page, em, dice)
        pixels = capture.to_bytes(page)
        return capture.jpeg(pixels, dice.r.randint(15, 92)) if dice.chance(0.5) else pixels

    def _as_the_engine_cuts(self, pixels: np.ndarray) -> np.ndarray:
        """By whole factors first, linear in between, then averaged down (rectify.py)."""
        width, shrink = line_width(pixels), max(1, round(pixels.shape[0] / HEIGHT))
        between = cv2.INTER_LINEAR if self.dice.chance(0.7) else cv2.INTER_CUBIC
        cut = cv2.resize(pixels, (width * shrink, HEIGHT * shrink), interpolation=between)
        return cv2.resize(cut, (width, HEIGHT), interpolation=cv2.INTER_AREA) if shrink > 1 else cut


def line_width(crop: np.ndarray) -> int:
    """Columns at the input height, aspect kept."""
    return max(8, round(crop.shape[1] * HEIGHT / crop.shape[0]))
