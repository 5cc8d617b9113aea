"""What the detector should say about a crop: maps drawn from quads."""

from dataclasses import dataclass

import cv2
import numpy as np

CORE = 0.5
"""The core is this middle share of a line's height; two lines that touch keep their cores apart."""
HEIGHT_MIN = 6.0
"""Lines lower than this many pixels are neither right nor wrong."""
LEGIBLE_MIN = 0.75
"""Lines of which less is left to see are neither right nor wrong (pages/legibility.py): most of those just below are read
with most characters wrong when cut at their true place, most of those just above are not.
"""
WEIGHTY_HEIGHT, WEIGHT_MAX = 24.0, 4.0
"""A line this many pixels high weighs 1, a lower one in proportion more: small print merges first and covers least."""
SHORT_EM, SHORT_MAX = 6.0, 4.0
"""A line shorter than this many em weighs in proportion more: a single letter is a line too."""
GAP_EM, GAP_WEIGHT = 0.6, 3.0
"""The paper this far beside both ends of a line weighs more: there cells of a table merge."""
_BITS = 4


@dataclass(frozen=True)
class Targets:
    """core [h/2, w/2], line, area [h/4, w/4] of 0/1; direction [2, h/4, w/4]; weights: 0 where the answer does not
    count, more than 1 on small print.
    """

    core: np.ndarray
    core_weight: np.ndarray
    fields: np.ndarray
    fields_weight: np.ndarray


def _fill(target: np.ndarray, quad: np.ndarray, value: float) -> None:
    """Whole coordinates are pixel centres, and every pixel that the border touches is filled."""
    cv2.fillPoly(target, [np.round(quad * (1 << _BITS)).astype(np.int32)], value, shift=_BITS)


def core_of(quad: np.ndarray) -> np.ndarray:
    """The core quad of a line quad: CORE of its height, ends drawn in by a quarter of the height (a fifth of the
    width at most).
    """
    top, bottom = quad[:2], quad[[3, 2]]
    height, width = np.linalg.norm(quad[3] - quad[0]), np.linalg.norm(quad[1] - quad[0])
    along = (quad[1] - quad[0]) / max(width, 1e-3)
    inset = min(0.25 * height, 0.2 * width)
    far, near = 0.5 - CORE / 2, 0.5 + CORE / 2
    upper, lower = near * top + far * bottom, far * top + near * bottom
    return np.stack(
        [upper[0] + along * inset, upper[1] - along * inset, lower[1] - along * inset, lower[0] + along * inset]
    )


def _with_gaps(quad: np.ndarray, height: float) -> np.ndarray:
    """The quad, GAP_EM longer at both ends."""
    along = quad[1] - quad[0]
    reach = along / max(1e-3, float(np.linalg.norm(along))) * GAP_EM * height
    return quad + np.stack([-reach, reach, reach, -reach])


def draw(quads: np.ndarray, legible: np.ndarray, documents: np.ndarray, height: int, width: int) -> Targets:
    """Maps of a crop of height x width pixels; quads [lines, 4, 2] and documents [count, 4, 2] in crop pixels;
    legible [lines], 0..1.
    """
    core, core_weight = np.zeros((height // 2, width // 2), np.float32), np.ones(
        (height // 2, width // 2), np.float32
    )
    maps = [np.zeros((height // 4, width // 4), np.float32) for _ in range(4)]
    line, area, cosine, sine = maps
    line_weight = np.ones_like(line)
    for quad in documents:
        _fill(area, quad / 4, 1)
    heights = np.linalg.norm(quads[:, 3] - quads[:, 0], axis=1)
    counted = (heights >= HEIGHT_MIN) & (legible >= LEGIBLE_MIN)
    for quad, tall in zip(quads[counted], heights[counted], strict=True):
        _fill(core_weight, _with_gaps(quad, tall) / 2, GAP_WEIGHT)
    for quad, tall, counts in zip(quads, heights, counted, strict=True):
        if not counts:
            _fill(core_weight, quad / 2, 0)
            _fill(line_weight, quad / 4, 0)
            continue
        length = max(1.0, float(np.linalg.norm(quad[1] - quad[0])))
        short = float(np.clip(SHORT_EM * tall / length, 1, SHORT_MAX))
        _fill(core_weight, quad / 2, short * float(np.clip(WEIGHTY_HEIGHT / tall, 1, WEIGHT_MAX)))
        direction = (quad[1] + quad[2] - quad[0] - quad[3]).astype(float)
        direction /= max(1e-6, np.linalg.norm(direction))
        _fill(core, core_of(quad) / 2, 1)
        _fill(line, quad / 4, 1)
        _fill(line_weight, quad / 4, short)
        _fill(cosine, quad / 4, direction[0])
        _fill(sine, quad / 4, direction[1])
    return Targets(
        core,
        core_weight,
        np.stack(maps),
        np.stack([line_weight, np.ones_like(area), line * line_weight, line * line_weight]),
    )
