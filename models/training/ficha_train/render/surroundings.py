"""What a real crop has besides its line: the feet and heads of neighbours, a bend, light and focus that change along it."""

import cv2
import numpy as np
from PIL import ImageDraw

from ficha_train.render.dice import Dice
from ficha_train.render.ink import Drawn

PITCH = (1.1, 1.1, 2.2)
"""Em between baselines: low, most often, high."""
BENT, LIT = 0.14, 0.12


def add_neighbours(drawn: Drawn, dice: Dice, text: str, face) -> None:
    """A line above, one below, or both, at the pitch of running text: the crop shows their feet and heads."""
    pen, pitch = ImageDraw.Draw(drawn.ink), dice.r.triangular(*PITCH) * drawn.size
    tone = dice.r.randint(170, 255)
    for side in dice.r.choice([(-1, 1), (-1, 1), (-1,), (1,)]):
        x = drawn.left + dice.between(-8, 1) * drawn.size
        pen.text((x, drawn.baseline + side * pitch), text, fill=tone, font=face, anchor="ls")
        text = text[::-1]


def bent(cover: np.ndarray, em: float, dice: Dice) -> np.ndarray:
    """The base line as part of a parabola or a wave, as on an open book: up to a sixth of an em from straight."""
    height, width = cover.shape
    depth = dice.between(0.04, 0.16) * em * dice.r.choice([-1, 1])
    along = np.linspace(-1, 1, width, dtype=np.float32)
    curve = along**2 - 0.33 if dice.chance(0.7) else np.sin(along * 2.5 + dice.between(0, 6.28)) / 2
    ys = np.arange(height, dtype=np.float32)[:, None] + (depth * curve)[None, :]
    xs = np.broadcast_to(np.arange(width, dtype=np.float32)[None, :], ys.shape)
    return cv2.remap(cover, np.ascontiguousarray(xs), ys.astype(np.float32), cv2.INTER_LINEAR, borderMode=cv2.BORDER_CONSTANT)


def lit_along(page: np.ndarray, dice: Dice) -> np.ndarray:
    """Light that falls off towards one end, as towards the fold of a book."""
    along = np.linspace(-1, 1, page.shape[1], dtype=np.float32)
    gain = 1 + dice.between(-0.3, 0.3) * along + dice.between(-0.25, 0.05) * along**2
    return page * np.clip(gain, 0.3, 1.2)[None, :]


def focused_along(page: np.ndarray, em: float, dice: Dice) -> np.ndarray:
    """Sharp at one end, soft at the other."""
    soft = cv2.GaussianBlur(page, (0, 0), dice.between(0.04, 0.11) * em)
    share = np.linspace(0, 1, page.shape[1], dtype=np.float32)[None, :]
    share = share if dice.chance(0.5) else 1 - share
    return page * (1 - share) + soft * share
