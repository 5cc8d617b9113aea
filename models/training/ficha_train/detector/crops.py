"""Training crops: a page turned by any angle, scaled, cut."""

import cv2
import numpy as np

from ficha_train.detector.targets import Targets, draw
from ficha_train.pages.book import BookPage

SCALES = (0.75, 1.65)
CONTRAST_FLOOR = 8.0
INVERTED = 0.04
"""Of the crops so many are light print on dark paper."""


def normalise(page: np.ndarray) -> np.ndarray:
    """Grey page to float32, mean 0, deviation about 1."""
    page = page.astype(np.float32)
    return (page - page.mean()) / (page.std() + CONTRAST_FLOOR)


def _angle(random: np.random.Generator) -> float:
    """Degrees: upright, a quarter turn, or anything, with a small tilt."""
    kind = random.random()
    if kind < 0.55:
        return random.normal(0, 1.5)
    if kind < 0.88:
        return 90 * random.integers(1, 4) + random.normal(0, 1.5)
    return random.uniform(0, 360)


def crop(page: BookPage, random: np.random.Generator, side: int) -> tuple[np.ndarray, Targets]:
    """A normalised float32 crop [side, side] and its targets."""
    pixels, targets = cut(page, random, side)
    pixels = normalise(pixels)
    return (-pixels if random.random() < INVERTED else pixels), targets


def cut(page: BookPage, random: np.random.Generator, side: int) -> tuple[np.ndarray, Targets]:
    """The page's own grey in a uint8 crop [side, side], and its targets."""
    height, width = page.pixels.shape
    scale = float(np.exp(random.uniform(*np.log(SCALES))))
    if len(page.quads) and random.random() < 0.75:
        centre = page.quads[random.integers(len(page.quads))].mean(0) + random.uniform(-0.3, 0.3, 2) * side / scale
    else:
        centre = random.uniform(0, 1, 2) * [width, height]
    matrix = cv2.getRotationMatrix2D((float(centre[0]), float(centre[1])), _angle(random), scale)
    matrix[:, 2] += side / 2 - centre
    pixels = page.pixels if scale > 0.75 else cv2.GaussianBlur(page.pixels, (0, 0), 0.38 / scale)
    turned = cv2.warpAffine(pixels, matrix, (side, side), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    move = lambda quads: (quads.reshape(-1, 2) @ matrix[:, :2].T + matrix[:, 2]).reshape(-1, 4, 2)  # noqa: E731
    quads = move(page.quads)
    near = (quads.max(1) > 0).all(1) & (quads.min(1) < side).all(1)
    targets = draw(quads[near], page.legible[near], move(page.documents), side, side)
    frame = move(np.array([[[0, 0], [width, 0], [width, height], [0, height]]], np.float32))
    # Beyond the page's own frame nothing is known about the document's area.
    inside = np.zeros_like(targets.fields[1])
    cv2.fillConvexPoly(inside, np.round(frame[0] / 4).astype(np.int32), 1.0)
    targets.fields_weight[1] *= inside
    return turned, targets
