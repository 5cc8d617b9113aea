"""How much of a printed line is left to see after wear and capture: what nobody can read is neither right nor wrong
for the detector.
"""

import cv2
import numpy as np

ROWS = 14
"""Rows of the strip on which a line's pixels are compared with its ink."""
MARGIN = 0.0
"""Em of paper seen around the line."""
BLUR = 0.7
"""Rows: the eye averages as much when it reads print through noise."""
GROUND = 9.0
"""Rows over which light and paper are taken as even."""


def _strip(image: np.ndarray, quad: np.ndarray) -> np.ndarray:
    height, length = np.linalg.norm(quad[3] - quad[0]), np.linalg.norm(quad[1] - quad[0])
    scale = ROWS / max(1e-3, height)
    margin = MARGIN * ROWS
    width, tall = int(np.ceil(length * scale + 2 * margin)), int(np.ceil(ROWS + 2 * margin))
    target = np.array(
        [[margin, margin], [margin + length * scale, margin], [margin + length * scale, margin + ROWS]], np.float32
    )
    matrix = cv2.getAffineTransform(quad[:3].astype(np.float32), target)
    return cv2.warpAffine(image, matrix, (width, tall), flags=cv2.INTER_AREA, borderMode=cv2.BORDER_REPLICATE)


def _without_ground(strip: np.ndarray) -> np.ndarray:
    strip = strip.astype(np.float32)
    return cv2.GaussianBlur(strip, (0, 0), BLUR) - cv2.GaussianBlur(strip, (0, 0), GROUND)


def legibility(page: np.ndarray, ink: np.ndarray, quad: np.ndarray) -> float:
    """Size of the correlation, 0..1, of a line's pixels on the captured page with its ink as it was printed.

    page, ink: uint8 [height, width], ink 255 where text was printed. Near 0 for print that noise, a photocopier or
    something pasted over it has taken away.
    """
    seen, printed = _without_ground(_strip(page, quad)), _without_ground(_strip(ink, quad))
    seen, printed = seen - seen.mean(), printed - printed.mean()
    size = float(np.sqrt((seen * seen).sum() * (printed * printed).sum()))
    return abs(float((seen * printed).sum())) / size if size > 1e-3 else 0.0
