"""Cut a detected line out of its page, upright, at the recogniser's height: the reference for the engine."""

import cv2
import numpy as np

from ficha_train.render.line import CLEAN_CROP, HEIGHT, RAISED, WIDTH_MAX

START_MARGIN, END_MARGIN = 0.2, 0.3
"""Em added before and after the quad: with less paper behind it a last full stop is not seen."""


def cut_line(page: np.ndarray, quad: np.ndarray) -> np.ndarray:
    """uint8 [HEIGHT, width]. `quad` is one em high; the crop is CLEAN_CROP em high and its aspect is kept."""
    quad = quad.astype(np.float64)
    across, down = (quad[1] + quad[2] - quad[0] - quad[3]) / 2, (quad[3] + quad[2] - quad[0] - quad[1]) / 2
    length, em = max(1e-3, np.linalg.norm(across)), max(1e-3, np.linalg.norm(down))
    extra = down * (CLEAN_CROP - 1) / 2
    before, after = (across / length * em * margin for margin in (START_MARGIN, END_MARGIN))
    corners = quad - down * RAISED + np.array([-extra - before, -extra + after, extra + after, extra - before])
    width = int(np.clip(round((length + (START_MARGIN + END_MARGIN) * em) / (CLEAN_CROP * em) * HEIGHT), 12, 4 * WIDTH_MAX))
    # Large print is cut at its own size first and then averaged down, or thin strokes would alias away.
    shrink = max(1, round(CLEAN_CROP * em / HEIGHT))
    size = (width * shrink, HEIGHT * shrink)
    target = np.array([[0, 0], [size[0], 0], [size[0], size[1]], [0, size[1]]], np.float32)
    cut = cv2.warpPerspective(
        page,
        cv2.getPerspectiveTransform(corners.astype(np.float32), target),
        size,
        flags=cv2.INTER_LINEAR,
        borderMode=cv2.BORDER_REPLICATE,
    )
    return cv2.resize(cut, (width, HEIGHT), interpolation=cv2.INTER_AREA) if shrink > 1 else cut
