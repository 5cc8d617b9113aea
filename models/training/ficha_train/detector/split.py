"""Takes apart components that are no bars: neighbouring lines of small print whose cores touch somewhere."""

from collections import deque

import cv2
import numpy as np

RAGGED = 1.5
"""A bar's deviation across it is thickness / sqrt(12); this many times more, and the component is lines side by side,
or bent paper, which does not come apart at a higher threshold.
"""
AREA_MIN = 12
"""Pixels of a component at half scale worth looking at again."""
LEVELS = (0.7, 0.8, 0.9)
"""Probabilities of the core tried one after the other until the component comes apart."""
PART_SHARE, PARTS_SHARE = 0.2, 0.4
"""A part has at least this share of the largest part's pixels, and the parts together of the component's. These four
were chosen on training-font pages.
"""
BESIDE_SHARE = 0.5
"""Two parts lie beside each other when they share this much of the shorter one's length; those of one bent line follow
each other, and it stays whole.
"""


def _angle_if_ragged(rows: np.ndarray, columns: np.ndarray) -> float | None:
    """Angle of the principal axis of a component that is no bar; None for a bar."""
    xs, ys = columns - columns.mean(), rows - rows.mean()
    xx, yy, xy = (xs * xs).mean(), (ys * ys).mean(), (xs * ys).mean()
    across = max(0.0, (xx + yy - np.hypot(xx - yy, 2 * xy)) / 2)
    angle = np.arctan2(2 * xy, xx - yy) / 2
    along = xs * np.cos(angle) + ys * np.sin(angle)
    ragged = np.sqrt(12 * across) > RAGGED * len(xs) / (along.max() - along.min() + 1)
    return float(angle) if ragged else None


def _are_beside(labels: np.ndarray, parts: np.ndarray, angle: float) -> bool:
    """Whether two of the parts lie beside each other across the axis."""
    reaches = []
    for part in parts:
        rows, columns = np.nonzero(labels == part)
        along = columns * np.cos(angle) + rows * np.sin(angle)
        reaches.append((along.min(), along.max()))
    return any(
        min(a[1], b[1]) - max(a[0], b[0]) > BESIDE_SHARE * min(a[1] - a[0], b[1] - b[0])
        for i, a in enumerate(reaches)
        for b in reaches[:i]
    )


def _grown(seeds: np.ndarray, region: np.ndarray) -> np.ndarray:
    """Every pixel of the region gets the seed that reaches it first, step by step to all four sides."""
    height, width = region.shape
    queue = deque(zip(*np.nonzero(seeds), strict=True))
    while queue:
        row, column = queue.popleft()
        for y, x in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
            if 0 <= y < height and 0 <= x < width and region[y, x] and not seeds[y, x]:
                seeds[y, x] = seeds[row, column]
                queue.append((y, x))
    return seeds


def _parts(core: np.ndarray, region: np.ndarray, area_min: int, angle: float) -> np.ndarray | None:
    """Labels 1.. of the parts that a region comes apart into; None when it stays whole."""
    for level in LEVELS:
        count, labels = cv2.connectedComponents(((core > level) & region).astype(np.uint8), connectivity=4)
        areas = np.bincount(labels.ravel(), minlength=count)
        areas[0] = 0
        parts = np.nonzero(areas >= max(area_min, PART_SHARE * areas.max()))[0]
        enough = len(parts) >= 2 and areas[parts].sum() >= PARTS_SHARE * region.sum()
        if enough and _are_beside(labels, parts, angle):
            numbers = np.zeros(count, np.int32)
            numbers[parts] = np.arange(1, len(parts) + 1)
            return _grown(numbers[labels], region)
    return None


def _whole_bars(core: np.ndarray, region: np.ndarray, area_min: int) -> list[np.ndarray]:
    """The bars of a region, as masks of its shape: itself, or its parts, each taken apart again where it is no bar."""
    rows, columns = np.nonzero(region)
    angle = _angle_if_ragged(rows, columns) if len(rows) >= AREA_MIN else None
    parts = None if angle is None else _parts(core, region, area_min, angle)
    if parts is None:
        return [region]
    return [bar for part in range(1, parts.max() + 1) for bar in _whole_bars(core, parts == part, area_min)]


def bars(core: np.ndarray, threshold: float, area_min: int) -> list[tuple[np.ndarray, np.ndarray]]:
    """Rows and columns of every component of the core above the threshold, taken apart where it is several lines.

    core: probability [h/2, w/2]; area_min: pixels below which a component is dirt.
    """
    _, labels, stats, _ = cv2.connectedComponentsWithStats((core > threshold).astype(np.uint8), connectivity=4)
    found = []
    for index in range(1, len(stats)):
        left, top, width, height, area = stats[index]
        if area < area_min:
            continue
        region = labels[top : top + height, left : left + width] == index
        for bar in _whole_bars(core[top : top + height, left : left + width], region, area_min):
            rows, columns = np.nonzero(bar)
            found.append((rows + top, columns + left))
    return found
