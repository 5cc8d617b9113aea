"""From the detector's maps to text-line quads and the document's corners: the reference for the engine's post-
processing.
"""

from typing import NamedTuple

import cv2
import numpy as np

from ficha_train.detector.join import Piece, join
from ficha_train.detector.targets import CORE

THRESHOLD = 0.7
"""Probability of the core above which a pixel belongs to a line; chosen on training-font pages."""
SCORE_MIN = 0.84
"""Mean core probability of a line below which it is texture; chosen like THRESHOLD."""
AREA_MIN = 6
"""Pixels of a component at half scale; anything smaller is dirt."""
LONG = 2.0
"""Length over thickness above which a component's own axis is trusted more than the direction field."""
THICKNESS_EXCESS, THICKNESS_MIN = 0.55, 0.75
"""Pixels at half scale by which a component is too thick, as targets are drawn with their border pixels (targets._fill);
measured on training-font pages. And the least thickness left of it.
"""
END = 0.25
"""Heights added at each end: what the core leaves out (targets.core_of)."""


class DetectedLine(NamedTuple):
    """quad [4, 2] in page pixels, clockwise from the text's own top-left; score: mean core probability; certainty:
    length of the mean direction, 0..1.
    """

    quad: np.ndarray
    score: float
    certainty: float


def _axis(xs: np.ndarray, ys: np.ndarray, reading: np.ndarray) -> np.ndarray:
    """Unit vector along the line: the component's principal axis, pointing where `reading` (mean cosine, sine)
    points.
    """
    spread = np.cov(np.stack([xs, ys])) if len(xs) > 2 else np.eye(2)
    values, vectors = np.linalg.eigh(spread + 1e-6 * np.eye(2))
    if values[1] > LONG * LONG * values[0]:
        axis = vectors[:, 1]
        return axis if axis @ reading >= 0 else -axis
    norm = np.linalg.norm(reading)
    if norm < 1e-3:
        return np.array([1.0, 0.0])
    return reading / norm


def find_lines(core: np.ndarray, fields: np.ndarray, threshold: float = THRESHOLD) -> list[DetectedLine]:
    """core: probability [h/2, w/2]; fields: [4, h/4, w/4] as the network gives them.

    A line's thickness is area / length of its component, not its extent: extents of ragged components are too tall.
    """
    _, labels, stats, _ = cv2.connectedComponentsWithStats((core > threshold).astype(np.uint8), connectivity=4)
    pieces = []
    for index in range(1, len(stats)):
        left, top, width, height, area = stats[index]
        if area < AREA_MIN:
            continue
        rows, columns = np.nonzero(labels[top : top + height, left : left + width] == index)
        rows, columns = rows + top, columns + left
        quarter = (np.minimum(rows // 2, fields.shape[1] - 1), np.minimum(columns // 2, fields.shape[2] - 1))
        reading = np.array([fields[2][quarter].mean(), fields[3][quarter].mean()])
        xs, ys = columns.astype(float), rows.astype(float)
        axis = _axis(xs, ys, reading)
        centre = np.array([xs.mean(), ys.mean()])
        along = (xs - centre[0]) * axis[0] + (ys - centre[1]) * axis[1]
        start, end = along.min(), along.max()
        tall = max(THICKNESS_MIN, area / (end - start + 1) - THICKNESS_EXCESS) / CORE
        score, certainty = float(core[rows, columns].mean()), float(min(1.0, np.linalg.norm(reading)))
        pieces.append(
            Piece(centre + axis * (start - END * tall), centre + axis * (end + END * tall), tall, score, certainty)
        )
    return [_line(piece) for piece in join(pieces) if piece.score >= SCORE_MIN]


def _line(piece: Piece) -> DetectedLine:
    """The quad of a piece, from half scale to page pixels."""
    axis = (piece.end - piece.start) / max(1e-6, piece.length)
    half = np.array([-axis[1], axis[0]]) * piece.height / 2
    quad = np.stack([piece.start - half, piece.end - half, piece.end + half, piece.start + half]) * 2
    return DetectedLine(quad.astype(np.float32), piece.score, piece.certainty)


def quarter_turn(lines: list[DetectedLine]) -> int:
    """Quarter turns (0..3, clockwise) by which the page has been turned: the direction most text length reads in."""
    votes = np.zeros(4)
    for line in lines:
        along = line.quad[1] - line.quad[0]
        turn = round(float(np.degrees(np.arctan2(along[1], along[0]))) / 90) % 4
        votes[turn] += np.linalg.norm(along) * line.certainty
    return int(votes.argmax())


def find_document(area: np.ndarray) -> np.ndarray | None:
    """Corners [4, 2] in page pixels, clockwise in the image, of the largest sheet or card; None when there is none.

    area: logits [h/4, w/4]. The hull of the largest component is simplified until four corners are left.
    """
    contours, _ = cv2.findContours((area > 0).astype(np.uint8), cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)
    if not contours:
        return None
    hull = cv2.convexHull(max(contours, key=cv2.contourArea))
    length = cv2.arcLength(hull, True)
    for tolerance in np.arange(0.01, 0.2, 0.005):
        corners = cv2.approxPolyDP(hull, tolerance * length, True).reshape(-1, 2)
        if len(corners) <= 4:
            break
    if len(corners) != 4:
        corners = cv2.boxPoints(cv2.minAreaRect(hull))
    # convexHull runs clockwise in the image when y grows downwards.
    return (corners * 4).astype(np.float32)
