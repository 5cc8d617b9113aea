"""Distance to the edge of the ink, and smooth random fields: what strike, spread and loss of ink are drawn with."""

import cv2
import numpy as np

from ficha_train.render.dice import Dice


def edge_distance(ink: np.ndarray) -> np.ndarray:
    """Pixels to the letter's edge, positive inside, negative on the paper; `ink` is uint8."""
    inside = (ink > 127).astype(np.uint8)
    within, beyond = (cv2.distanceTransform(part, cv2.DIST_L2, 3) for part in (inside, 1 - inside))
    # Half a pixel is the edge's place between two pixels; the grey of the edge says where in them.
    edge = (ink.astype(np.float32) / 255 - 0.5) * ((within <= 1) & (beyond <= 1))
    return np.where(within > 0, within - 0.5, 0.5 - beyond) * ((within > 1) | (beyond > 1)) + edge


def inked(distance: np.ndarray, softness: float) -> np.ndarray:
    """Coverage 0..1 of a shape whose edge is at distance 0, `softness` pixels from paper to ink."""
    return np.clip(distance / max(softness, 1e-3) + 0.5, 0, 1)


def clogged(ink: np.ndarray, cuts: list[int], gap: float, share: float, dice: Dice) -> np.ndarray:
    """Gaps narrower than `gap` pixels fill with ink in a `share` of the letters, which stand between `cuts`."""
    width = max(2, round(gap))
    kernel = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (width, width))
    filled, out = cv2.morphologyEx(ink, cv2.MORPH_CLOSE, kernel), ink.copy()
    for start, end in zip(cuts, cuts[1:]):
        if dice.chance(share):
            out[:, start:end] = filled[:, start:end]
    return out


def field(dice: Dice, height: int, width: int, scale: float) -> np.ndarray:
    """Smooth noise of about `scale` pixels, float32 [height, width], most of it within -1..1."""
    rows, columns = max(2, int(height / scale) + 1), max(2, int(width / scale) + 1)
    coarse = np.clip(dice.normal_field(min(rows, height), min(columns, width)) * 0.6, -1.2, 1.2)
    return cv2.resize(coarse, (width, height), interpolation=cv2.INTER_LINEAR)


def pressed(ink: np.ndarray, pressure: float, size: int, dice: Dice) -> np.ndarray:
    """uint8 [height, width]: `ink` of a pen on which a hand of `pressure` 0..1 leant more here and less there; `size` in pixels an em."""
    lean = 1 - pressure * np.clip(0.5 + 0.5 * field(dice, *ink.shape, 0.7 * size), 0, 1)
    return np.clip(ink * lean, 0, 255).astype(np.uint8)
