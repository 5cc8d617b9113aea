"""The sheet or card on the detector's area map: the reference for the engine's."""

import cv2
import numpy as np

CANDIDATES = ((0.0, 1), (2.0, 1), (0.5, 9), (1.5, 9))
"""Logits of the area above which a pixel may be document: where the table looks like paper, only a high one parts them.
And sides in map pixels of a square that the shape must hold everywhere: 9 cuts off what hangs on it by a thread. These
four find what 21 found.
"""
DOUBT, SURE = 1.0, 3.0
"""A pixel speaks for being document by its logit - DOUBT, SURE at most; chosen on training-font pages."""
AREA_MIN = 500
"""Map pixels of the smallest quad worth trying."""


def _quad(mask: np.ndarray) -> np.ndarray | None:
    """The hull of the largest component, simplified until four corners are left."""
    contours, _ = cv2.findContours(mask, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)
    if not contours:
        return None
    hull = cv2.convexHull(max(contours, key=cv2.contourArea))
    length = cv2.arcLength(hull, True)
    for tolerance in np.arange(0.01, 0.2, 0.005):
        corners = cv2.approxPolyDP(hull, tolerance * length, True).reshape(-1, 2)
        if len(corners) <= 4:
            break
    # convexHull runs clockwise in the image when y grows downwards.
    return (corners if len(corners) == 4 else cv2.boxPoints(cv2.minAreaRect(hull))).astype(np.float32)


def find_document(area: np.ndarray) -> np.ndarray | None:
    """Corners [4, 2] in page pixels, clockwise in the image, of the largest sheet or card; None when there is none.

    area: logits [h/4, w/4]. Of the quads at several levels that one stays whose inside is surest to be document.
    """
    evidence = np.clip(area - DOUBT, -SURE, SURE)
    best, best_score = None, 0.0
    for level, side in CANDIDATES:
        mask = (area > level).astype(np.uint8)
        quad = _quad(cv2.morphologyEx(mask, cv2.MORPH_OPEN, np.ones((side, side), np.uint8)))
        if quad is None or cv2.contourArea(quad) < AREA_MIN:
            continue
        inside = np.zeros_like(mask)
        cv2.fillConvexPoly(inside, np.round(quad).astype(np.int32), 1)
        score = float(evidence[inside > 0].sum())
        if score > best_score:
            best, best_score = quad, score
    return None if best is None else best * 4
