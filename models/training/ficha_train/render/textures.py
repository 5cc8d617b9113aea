"""Backgrounds: paper grain, guilloche, photo-like blotches, gradients. A bank is made once and cut from at random."""

import cv2
import numpy as np

from ficha_train.render.dice import Dice

HEIGHT, WIDTH = 512, 1408


def _blotches(dice: Dice) -> np.ndarray:
    rows = dice.r.randint(6, 60)
    return cv2.resize(dice.normal_field(rows, rows * 3), (WIDTH, HEIGHT), interpolation=cv2.INTER_CUBIC)


def _guilloche(dice: Dice, xs: np.ndarray, ys: np.ndarray) -> np.ndarray:
    """A few families of waving hairlines, as on cards and certificates."""
    field = np.zeros_like(xs)
    for _ in range(dice.r.randint(2, 5)):
        f1, f2, phase = dice.between(0.003, 0.03), dice.between(0.003, 0.03), dice.between(0, 6.28)
        swing, pitch, turn = dice.between(5, 34), dice.between(3.5, 15), dice.between(0, 3.14)
        along = xs * np.cos(turn) + ys * np.sin(turn)
        along = along + swing * np.sin(6.28 * f1 * xs + phase) + swing * np.sin(6.28 * f2 * ys)
        field -= (np.abs(np.sin(np.pi * along / pitch)) < dice.between(0.08, 0.35)) * dice.between(0.5, 1)
    return cv2.GaussianBlur(field, (0, 0), dice.between(0.5, 1.0)) + 0.5


def _grain(dice: Dice) -> np.ndarray:
    field = cv2.GaussianBlur(dice.normal_field(HEIGHT, WIDTH), (0, 0), dice.between(0.6, 2.2))
    return 0.6 * field / (field.std() + 1e-6)


def _waves(dice: Dice, xs: np.ndarray, ys: np.ndarray) -> np.ndarray:
    field = np.sin(6.28 * (xs * dice.between(0.001, 0.01) + ys * dice.between(0.002, 0.03)) + dice.between(0, 6.28))
    return field + 0.4 * _blotches(dice)


def _microprint(dice: Dice, xs: np.ndarray, ys: np.ndarray) -> np.ndarray:
    """Tiny broken lines like the micro-lettering and screens of security paper."""
    pitch, skew = dice.between(4, 9), dice.between(-0.3, 0.3)
    rows = np.abs(np.sin(np.pi * (ys + skew * xs) / pitch)) < 0.4
    breaks = np.sin(xs * dice.between(0.6, 1.4) + 3 * np.sin(ys * 0.7)) > dice.between(-0.4, 0.4)
    return cv2.GaussianBlur(-(rows & breaks).astype(np.float32), (0, 0), 0.6) + 0.4


class Textures:
    """A bank of int8 fields [HEIGHT, WIDTH], each using the full range -127..127."""

    def __init__(self, dice: Dice, count: int = 30) -> None:
        ys, xs = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
        makers = [
            lambda: _blotches(dice),
            lambda: _guilloche(dice, xs, ys),
            lambda: _grain(dice),
            lambda: _waves(dice, xs, ys),
            lambda: _guilloche(dice, xs, ys),
            lambda: _microprint(dice, xs, ys),
        ]
        self._fields = []
        for index in range(count):
            field = makers[index % len(makers)]()
            self._fields.append((field * (127 / max(1e-3, float(np.abs(field).max())))).astype(np.int8))

    def cut(self, dice: Dice, height: int, width: int) -> np.ndarray:
        """A random piece, float32 [height, width] in -1..1, tiled where larger than the bank."""
        field = dice.r.choice(self._fields)
        if height > HEIGHT or width > WIDTH:
            field = np.tile(field, (height // HEIGHT + 1, width // WIDTH + 1))
        top, left = dice.r.randrange(field.shape[0] - height + 1), dice.r.randrange(field.shape[1] - width + 1)
        return field[top : top + height, left : left + width].astype(np.float32) / 127
