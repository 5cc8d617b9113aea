"""From the detector's maps to text-line quads: the reference for the engine's post-processing."""

from typing import NamedTuple

import numpy as np

from ficha_train.detector.join import Piece, join
from ficha_train.detector.pieces import SCORE_MIN, find_pieces

THRESHOLD = 0.56
"""Probability of the core above which a pixel belongs to a line; chosen on training-font pages."""


class DetectedLine(NamedTuple):
    """quad [4, 2] in page pixels, clockwise from the text's own top-left; score: mean core probability; certainty:
    length of the mean direction, 0..1.
    """

    quad: np.ndarray
    score: float
    certainty: float


def find_lines(core: np.ndarray, fields: np.ndarray, threshold: float = THRESHOLD) -> list[DetectedLine]:
    """core: probability [h/2, w/2]; fields: [4, h/4, w/4] as the network gives them."""
    pieces = join(find_pieces(core, fields, threshold), fields[0])
    return [_line(piece) for piece in pieces if piece.score >= SCORE_MIN]


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
