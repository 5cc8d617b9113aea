"""What printing, copying, photographing and compressing do to a grey page. Arrays are float32 [height, width],
0..255.
"""

import cv2
import numpy as np

from ficha_train.render.dice import Dice

cv2.setNumThreads(1)


def shade(page: np.ndarray, dice: Dice, low: float = 0.65, high: float = 1.1) -> np.ndarray:
    """Uneven light: a smooth random gain."""
    height, width = page.shape
    gain = dice.n.uniform(low, high, (2, 3)).astype(np.float32)
    return page * cv2.resize(gain, (width, height), interpolation=cv2.INTER_LINEAR)


def glare(page: np.ndarray, dice: Dice) -> np.ndarray:
    """A lamp in the lamination: a soft bright ellipse that washes contrast out."""
    height, width = page.shape
    x, y = dice.between(0, width), dice.between(0, height)
    rx, ry = dice.between(0.08, 0.4) * width + 4, dice.between(0.2, 0.9) * height + 4
    xs = ((np.arange(width, dtype=np.float32) - x) / rx) ** 2
    ys = ((np.arange(height, dtype=np.float32) - y) / ry) ** 2
    light = np.exp(-(ys[:, None] + xs[None, :])) * dice.between(0.3, 0.85)
    return page + (255 - page) * light


def fold(page: np.ndarray, dice: Dice) -> np.ndarray:
    """A crease: one dark and one light line side by side, and a step in the light across it."""
    height, width = page.shape
    page = page.copy()
    depth = dice.between(15, 80)
    if dice.chance(0.6) or height < 20:
        at, thick = dice.r.randrange(width), dice.r.choice([1, 1, 2, 3])
        page[:, at : at + thick] -= depth
        page[:, at + thick : at + 2 * thick] += depth * 0.6
        page[:, at:] *= dice.between(0.85, 1.05)
    else:
        at, thick = dice.r.randrange(height), dice.r.choice([1, 1, 2])
        page[at : at + thick] -= depth
        page[at + thick : at + 2 * thick] += depth * 0.6
        page[at:] *= dice.between(0.88, 1.05)
    return page


def moire(page: np.ndarray, dice: Dice) -> np.ndarray:
    """A screen photographed: two fine gratings that beat."""
    height, width = page.shape
    ys, xs = np.arange(height, dtype=np.float32)[:, None], np.arange(width, dtype=np.float32)[None, :]
    field = np.zeros_like(page)
    for _ in range(2):
        turn, pitch = dice.between(0, 3.14), dice.between(2.1, 7)
        field += np.sin(6.28 / pitch * (xs * np.cos(turn) + ys * np.sin(turn)) + dice.between(0, 6.28))
    return page * (1 + dice.between(0.02, 0.1) * field)


def motion_blur(page: np.ndarray, dice: Dice, length: int) -> np.ndarray:
    kernel = np.zeros((length, length), np.float32)
    if dice.chance(0.6):
        kernel[length // 2, :] = 1 / length
    else:
        kernel[:, length // 2] = 1 / length
    return cv2.filter2D(page, -1, kernel)


def sharpened(page: np.ndarray, em: float, dice: Dice) -> np.ndarray:
    """Halos of a telephone's sharpening."""
    soft = cv2.GaussianBlur(page, (0, 0), dice.between(0.03, 0.1) * em)
    return page + (page - soft) * dice.between(0.3, 1.5)


def photocopy(page: np.ndarray, dice: Dice) -> np.ndarray:
    """Hard contrast around a wandering threshold, with toner specks: what is faint comes out black or not at all."""
    low, high = float(page.min()), float(page.max())
    level = low + (high - low) * dice.between(0.38, 0.68)
    black, white = dice.between(0, 40), dice.between(215, 255)
    gain = dice.between(1.0, 6.0) * (white - black) / max(high - low, 16.0)
    page = np.clip((page - level) * gain + (black + white) / 2, black, white)
    if dice.chance(0.5):
        specks = dice.n.random(page.shape, dtype=np.float32)
        share = dice.between(0.0005, 0.008)
        page = np.where(specks < share, 20, np.where(specks > 1 - share, 240, page))
    return page.astype(np.float32)


def bilevel(page: np.ndarray, dice: Dice) -> np.ndarray:
    """A scan in black and white alone, averaged down: blur and threshold move and round edges, paper is white. The
    threshold is a share of the light around, set for print that is pale.
    """
    height, width = page.shape
    fine = dice.between(1.0, 2.2)
    large = cv2.resize(page, (round(width * fine), round(height * fine)), interpolation=cv2.INTER_CUBIC)
    soft = cv2.GaussianBlur(large, (0, 0), dice.between(0.4, 1.2)) + dice.normal_field(*large.shape) * dice.between(0, 8)
    light = cv2.resize(page, (max(1, width // 16), max(1, height // 16)), interpolation=cv2.INTER_AREA)
    light = cv2.resize(light, (large.shape[1], large.shape[0]), interpolation=cv2.INTER_LINEAR)
    paper = np.maximum(light, float(np.percentile(page, 60)))
    black = np.where(soft < paper * dice.between(0.62, 0.85), 0, 255).astype(np.uint8)
    return cv2.resize(black, (width, height), interpolation=cv2.INTER_AREA).astype(np.float32)


def fine_noise(page: np.ndarray, dice: Dice) -> np.ndarray:
    """Of a sensor as files keep it: half of them about 1 grey level, nearly all under 3.5, one in 14 far more."""
    if dice.chance(0.07):
        return noise(page, dice, 3, 12)
    return page + dice.normal_field(*page.shape) * np.exp(dice.between(-1, 1.35))


def noise(page: np.ndarray, dice: Dice, low: float = 1, high: float = 15) -> np.ndarray:
    """Sensor noise, now and then coarse; at most a sixth of the page's contrast, so that what is faint stays
    legible.
    """
    height, width = page.shape
    high = max(low, min(high, float(page.max() - page.min()) / 6))
    if dice.chance(0.25) and min(height, width) > 8:
        field = cv2.resize(
            dice.normal_field(height // 2 + 1, width // 2 + 1), (width, height), interpolation=cv2.INTER_LINEAR
        )
    else:
        field = dice.normal_field(height, width)
    return page + field * dice.between(low, high)


def jpeg(page: np.ndarray, quality: int) -> np.ndarray:
    """uint8 in, uint8 out."""
    _, encoded = cv2.imencode(".jpg", page, [cv2.IMWRITE_JPEG_QUALITY, quality])
    return cv2.imdecode(encoded, cv2.IMREAD_GRAYSCALE)


def to_bytes(page: np.ndarray) -> np.ndarray:
    return np.clip(page, 0, 255).astype(np.uint8)
