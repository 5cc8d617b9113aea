"""The engine's reading order (engine/src/page/reading-order.ts): rows from top to bottom, each from left to right."""

import numpy as np

_ROW_OVERLAP_MIN = 0.5


def reading_order(words: list[np.ndarray], upright: list[bool]) -> list[int]:
    """words: of each line the boxes of its words, [words, 4]. Upright lines row by row, then turned ones as they come."""
    boxes = [(*own[:, :2].min(0), *own[:, 2:].max(0)) for own in words]
    placed = [i for i in range(len(boxes)) if upright[i]]
    placed.sort(key=lambda i: boxes[i][1] + boxes[i][3])
    rows: list[list[int]] = []
    for i in placed:
        row = next((row for row in reversed(rows) if any(_shares_row(boxes[j], boxes[i]) for j in row)), None)
        if row is None:
            rows.append([i])
        else:
            row.append(i)
    ordered = [i for row in rows for i in sorted(row, key=lambda i: boxes[i][0])]
    return [*ordered, *(i for i in range(len(boxes)) if not upright[i])]


def _shares_row(a: tuple, b: tuple) -> bool:
    lower = min(a[3] - a[1], b[3] - b[1])
    down = min(a[3], b[3]) - max(a[1], b[1])
    across = min(a[2], b[2]) - max(a[0], b[0])
    return down >= _ROW_OVERLAP_MIN * lower and across <= lower
