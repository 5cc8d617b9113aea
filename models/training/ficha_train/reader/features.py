"""
What the network knows of each word: what `word_shape.py` says of it, its place and its neighbours.

engine/src/reader/features.ts computes the same; test/engine/reader/features.test.ts holds both to models/samples/reader.json.
Lists are data, in table.txt, and reach the engine through models/manifest.json.
"""

from dataclasses import dataclass

import numpy as np

from ficha_train.reader.word_shape import GRAMS, TABLE, WORD_FEATURES, grams_of, shape_of

PLACES, POINTERS = TABLE["places"], TABLE["pointers"]
FEATURES = WORD_FEATURES + len(PLACES)
POSITIONS = 3
"""x, y in median heights of print, and a page's own distance for each page."""

COLUMNS = GRAMS + FEATURES + POSITIONS + len(POINTERS)
"""Of a document's rows, one for each word, in this order."""

SIZES = {
    "clip": 3,
    "emMin": 1e-3,
    "across": 0.15,
    "down": 0.5,
    "near": 6,
    "words": 12,
    "word": 8,
    "page": 400,
    "row": 0.4,
    "reachAcross": 0.5,
    "reachDown": 0.45,
}
"""
In heights of print: where gaps and heights are cut off, the least height, the scales of gaps beside and between lines, how far a segment
above or below counts. Words of a line that are counted, in all and before a word. How far pages are apart. What share of the lower line two
of a row have in common, and how far a line may reach into the one beside it. The engine has these from the manifest.
"""
_FAR = 1e9


@dataclass(frozen=True)
class Line:
    """A text line as the engine has it: words in order, with upright boxes."""

    words: list[str]
    boxes: np.ndarray
    """[words, 4]: left, top, right, bottom."""
    is_upright: bool


def document_rows(pages: list[list[Line]]) -> np.ndarray:
    """[words, COLUMNS], float32: the lines of each page in reading order."""
    rows = []
    first = 0
    for number, lines in enumerate(pages):
        lines = [line for line in lines if line.words]
        if not lines:
            continue
        rows.append(_page_rows(lines, number, len(pages), first))
        first += len(rows[-1])
    if not rows:
        return np.zeros((0, COLUMNS), np.float32)
    return np.concatenate(rows)


def _page_rows(lines: list[Line], page: int, pages: int, first: int) -> np.ndarray:
    boxes = np.array([_outer(line.boxes) for line in lines], np.float32)
    upright = np.array([line.is_upright for line in lines])
    heights = boxes[:, 3] - boxes[:, 1]
    em = max(SIZES["emMin"], float(np.median(heights[upright] if upright.any() else heights)))
    left, right = float(boxes[:, 0].min()), float(boxes[:, 2].max())
    top, bottom = float(boxes[:, 1].min()), float(boxes[:, 3].max())
    width, height = max(right - left, 1.0), max(bottom - top, 1.0)
    beside = _beside(boxes, upright, em)
    near = SIZES["near"] * em
    starts = np.cumsum([0, *(len(line.words) for line in lines)]) + first
    rows = np.zeros((int(starts[-1]) - first, COLUMNS), np.float32)
    at = 0
    for i, line in enumerate(lines):
        count = len(line.words)
        gaps = {name: _clipped(gap[i] / em * scale) for (name, scale), (_, gap) in zip(_SCALES, beside, strict=True)}
        pointed = [
            float(starts[index[i]]) if gap[i] < limit else -1.0
            for (index, gap), limit in zip(beside[:3], (_FAR, near, near), strict=True)
        ]
        above_index, above_gap = beside[1]
        above = lines[above_index[i]] if above_gap[i] < near else None
        for j, word in enumerate(line.words):
            box = line.boxes[j]
            gap = (box[0] - line.boxes[j - 1][2]) / em if j else SIZES["clip"]
            place = [
                (box[0] - left) / width,
                (box[2] - left) / width,
                (box[1] - top) / height,
                _clipped(heights[i] / em - 1),
                _clipped(gap),
                float(j == 0),
                float(j == count - 1),
                min(count, SIZES["words"]) / SIZES["words"],
                min(j, SIZES["word"]) / SIZES["word"],
                gaps["left"],
                gaps["above"],
                gaps["below"],
                gaps["right"],
                float(not line.is_upright),
                float(page == 0),
                float(page > 0),
                float(page == pages - 1),
            ]
            row = rows[at]
            row[:GRAMS] = grams_of(word)
            row[GRAMS : GRAMS + WORD_FEATURES] = shape_of(word)
            row[GRAMS + WORD_FEATURES : GRAMS + FEATURES] = place
            row[GRAMS + FEATURES : GRAMS + FEATURES + POSITIONS] = [(box[0] - left) / em, (box[1] - top) / em, page * SIZES["page"]]
            word_above = -1.0 if above is None else float(starts[above_index[i]] + _over(above.boxes, box))
            row[GRAMS + FEATURES + POSITIONS :] = [float(starts[i]), *pointed, word_above]
            at += 1
    return rows


_SCALES = [("left", SIZES["across"]), ("above", SIZES["down"]), ("below", SIZES["down"]), ("right", SIZES["across"])]


def _beside(boxes: np.ndarray, upright: np.ndarray, em: float) -> list[tuple[np.ndarray, np.ndarray]]:
    """For each line the nearest line to the left, above, below and to the right, and the gap to it."""
    heights = boxes[:, 3] - boxes[:, 1]
    share = np.minimum(boxes[:, None, 3], boxes[None, :, 3]) - np.maximum(boxes[:, None, 1], boxes[None, :, 1])
    same_row = share > SIZES["row"] * np.minimum(heights[:, None], heights[None, :])
    under = np.minimum(boxes[:, None, 2], boxes[None, :, 2]) - np.maximum(boxes[:, None, 0], boxes[None, :, 0]) > 0
    both = upright[:, None] & upright[None, :]
    is_left = same_row & (boxes[None, :, 2] <= boxes[:, None, 0] + em * SIZES["reachAcross"]) & both
    to_left = np.where(is_left, boxes[:, None, 0] - boxes[None, :, 2], _FAR)
    is_above = under & (boxes[None, :, 3] <= boxes[:, None, 1] + em * SIZES["reachDown"]) & ~same_row & both
    to_above = np.where(is_above, boxes[:, None, 1] - boxes[None, :, 3], _FAR)
    np.fill_diagonal(to_left, _FAR)
    np.fill_diagonal(to_above, _FAR)
    return [(gap.argmin(1), gap.min(1)) for gap in (to_left, to_above, to_above.T, to_left.T)]


def _over(above: np.ndarray, box: np.ndarray) -> int:
    """Which word of the line above stands over the box: the one that shares most, else the nearest."""
    share = np.minimum(above[:, 2], box[2]) - np.maximum(above[:, 0], box[0])
    best = int(share.argmax())
    if share[best] > 0:
        return best
    return int(np.abs(above[:, 0] + above[:, 2] - box[0] - box[2]).argmin())


def _outer(boxes: np.ndarray) -> list[float]:
    return [float(boxes[:, 0].min()), float(boxes[:, 1].min()), float(boxes[:, 2].max()), float(boxes[:, 3].max())]


def _clipped(value: float) -> float:
    return max(-SIZES["clip"], min(SIZES["clip"], float(value)))
