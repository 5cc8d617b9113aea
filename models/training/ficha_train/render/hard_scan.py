"""Scans of one bit, and hard ones: a soft image cut at a level, with edges that flip."""

import cv2
import numpy as np

from ficha_train.render.dice import Dice

EM_MIN = 13
"""Pixels an em: under it one bit leaves nothing to read."""


def one_bit(page: np.ndarray, em: float, dice: Dice) -> np.ndarray:
    """Black and white, the level such that the share of black grows or shrinks by a third at most."""
    soft = cv2.GaussianBlur(page, (0, 0), dice.between(0.4, 1.3) * min(1.0, em / 24))
    soft += dice.normal_field(*page.shape) * dice.between(0, 0.05) * float(page.max() - page.min())
    black = _threshold(soft, dice.between(0.38, 0.64)) > soft
    if dice.chance(0.5):
        black ^= _flips(black, dice)
    low, high = (0.0, 255.0) if dice.chance(0.7) else (dice.between(0, 60), 255.0)
    return np.where(black, low, high).astype(np.float32)


def hardened(page: np.ndarray, dice: Dice) -> np.ndarray:
    """Contrast pulled up until paper, and often ink too, has no grey left; edges keep theirs."""
    low, high = float(np.percentile(page, 2)), float(np.percentile(page, 80))
    if high - low < 20:
        return page
    low, high = low - dice.between(-0.25, 0.3) * (high - low), high - dice.between(0.02, 0.25) * (high - low)
    return np.clip((page - low) * 255 / max(8.0, high - low), 0, 255)


def _threshold(soft: np.ndarray, share: float) -> float:
    """Between the ink's and the paper's grey, `share` of the way."""
    low, high = float(np.percentile(soft, 3)), float(np.median(soft))
    return low + (high - low) * share


def _flips(black: np.ndarray, dice: Dice) -> np.ndarray:
    """After Kanungo: a pixel flips the more likely the nearer it is to the edge, and rarely anywhere."""
    mask = black.astype(np.uint8)
    distance = cv2.distanceTransform(mask, cv2.DIST_L2, 3) + cv2.distanceTransform(1 - mask, cv2.DIST_L2, 3)
    chance = dice.between(0, 0.4) * np.exp(-dice.between(0.6, 1.5) * distance**2) + dice.between(0, 0.0015)
    return dice.n.random(black.shape, dtype=np.float32) < chance
