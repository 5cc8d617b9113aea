"""Joins the pieces of a line whose core broke at a wide space, a fold or a stroke across it."""

from typing import NamedTuple

import numpy as np

END = 0.25
"""Heights added at each end of a core: what it leaves out (targets.core_of)."""
GAP_EM = 0.5
"""Widest gap between two pieces, in em of the taller, after their ends were added."""
OFFSET_EM = 0.35
"""Farthest that one piece's middle line may lie beside the other's."""
HEIGHT_RATIO = 1.7
COSINE_MIN = 0.97


class Piece(NamedTuple):
    """A detected line as middle line and height: start and end [2] in reading order, height in the same pixels."""

    start: np.ndarray
    end: np.ndarray
    height: float
    score: float
    certainty: float

    @property
    def length(self) -> float:
        return float(np.linalg.norm(self.end - self.start))


def _belong(a: Piece, b: Piece) -> bool:
    """Whether `b` carries on, before or after, the line that `a` is on. `a` is the longer one and sets the axis."""
    em = max(a.height, b.height)
    if em > HEIGHT_RATIO * min(a.height, b.height):
        return False
    axis = (a.end - a.start) / max(1e-6, a.length)
    # A piece no longer than it is tall has no axis of its own to disagree with.
    if b.length > 1.5 * b.height and axis @ (b.end - b.start) < COSINE_MIN * b.length:
        return False
    down = np.array([-axis[1], axis[0]])
    if abs(down @ ((b.start + b.end) / 2 - a.start)) > OFFSET_EM * em:
        return False
    first, last = sorted((axis @ (b.start - a.start), axis @ (b.end - a.start)))
    return first - a.length < GAP_EM * em and -last < GAP_EM * em


def _is_line_between(a: Piece, b: Piece, line_logits: np.ndarray) -> bool:
    """Whether the detector sees line all the way from the core of one to that of the other: between cells of a table,
    which stand as close as words, it does not.
    """
    axis, em = (a.end - a.start) / max(1e-6, a.length), max(a.height, b.height)
    first, last = sorted((b.start, b.end), key=lambda point: axis @ point)
    after = axis @ ((b.start + b.end) / 2 - a.start) > a.length / 2
    left, right = (a.end, first) if after else (last, a.start)
    left, right = left - axis * END * em, right + axis * END * em
    count = max(2, int(2 * np.linalg.norm(right - left)))
    points = left + (right - left) * np.linspace(0, 1, count)[:, None]
    # Pixel 0 of the smaller map lies between pixels 0 and 1 of the larger.
    columns, rows = np.floor(points.T / 2 + 0.25).astype(int)
    height, width = line_logits.shape
    return bool((line_logits[np.clip(rows, 0, height - 1), np.clip(columns, 0, width - 1)] >= 0).all())


def _joined(a: Piece, b: Piece) -> Piece:
    """One piece over both, on the axis of `a`; heights and scores weighted by length."""
    axis = (a.end - a.start) / max(1e-6, a.length)
    along = [axis @ (point - a.start) for point in (a.start, a.end, b.start, b.end)]
    share = b.length / max(1e-6, a.length + b.length)
    down = np.array([-axis[1], axis[0]])
    # Each end keeps its own height above the axis, so that a long line in two pieces is not bent to the longer one.
    points = sorted(zip(along, (a.start, a.end, b.start, b.end), strict=True), key=lambda item: item[0])
    start, end = points[0][1], points[-1][1]
    mean = lambda x, y: x * (1 - share) + y * share  # noqa: E731
    if np.linalg.norm(end - start) < 1e-6 or abs(down @ (end - start)) > OFFSET_EM * a.height:
        start, end = a.start + axis * min(along), a.start + axis * max(along)
    return Piece(start, end, mean(a.height, b.height), mean(a.score, b.score), mean(a.certainty, b.certainty))


def join(pieces: list[Piece], line_logits: np.ndarray) -> list[Piece]:
    """Longest first, each takes in every piece that belongs to it until none is left that does.

    line_logits: of text line, at half the scale of the pieces.
    """
    left = sorted(pieces, key=lambda piece: -piece.length)
    whole = []
    while left:
        line, left = left[0], left[1:]
        index = 0
        while index < len(left):
            if _belong(line, left[index]) and _is_line_between(line, left[index], line_logits):
                line = _joined(line, left.pop(index))
                index = 0
            else:
                index += 1
        whole.append(line)
    return whole
