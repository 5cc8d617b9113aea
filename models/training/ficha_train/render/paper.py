"""Paper as it is under real lines: mostly quiet and fine grained; now and then patterned, screened or showing through."""

import cv2
import numpy as np

from ficha_train.render.dice import Dice
from ficha_train.render.textures import Textures


def ground(height: int, width: int, light: float, dark: float, textures: Textures, dice: Dice) -> np.ndarray:
    """Grey of the bare paper, `light` on average; `dark` is the ink's grey."""
    paper = np.full((height, width), light, np.float32)
    kind, contrast = dice.r.random(), light - dark
    if kind < 0.2:
        return paper
    if kind < 0.78:
        # Half of real paper has a texture under .006 of the contrast, nearly all of it under .03.
        return paper + textures.cut(dice, height, width) * (contrast * dice.between(0.1, 1) * np.exp(dice.between(-4.5, -2.2)))
    paper += textures.cut(dice, height, width) * (dice.between(0.03, 0.4) * contrast)
    if kind > 0.94:
        # A photo or dark emblem runs under the text.
        paper *= 1 - dice.between(0.1, 0.45) * np.clip(textures.cut(dice, height, width) + 0.3, 0, 1)
    return paper


def halftone(height: int, width: int, em: float, dice: Dice) -> np.ndarray:
    """Share of light that a screen of dots at 45 degrees leaves, behind part of the crop or all of it."""
    pitch, tone = max(2.2, dice.between(0.1, 0.25) * em), dice.between(0.15, 0.5)
    ys, xs = np.arange(height, dtype=np.float32)[:, None], np.arange(width, dtype=np.float32)[None, :]
    dots = np.cos(4.44 / pitch * (xs + ys)) + np.cos(4.44 / pitch * (xs - ys))
    screen = np.clip((dots - (1.6 - 2.4 * tone)) * pitch / 3, 0, 1) * dice.between(0.2, 0.6)
    if dice.chance(0.3):
        screen[:, : dice.r.randrange(width)] = 0
    return 1 - screen


def showing_through(cover: np.ndarray, em: float, dice: Dice) -> np.ndarray:
    """Faint ink of the other side: the line mirrored, soft and out of place."""
    back = np.roll(cover[:, ::-1], dice.r.randint(-int(em / 2), int(em / 2)), axis=0)
    return cv2.GaussianBlur(back, (0, 0), dice.between(0.06, 0.3) * em) * dice.between(0.05, 0.28)
