"""Documents of like length, cut to a window and padded."""

from typing import Self

import numpy as np
import torch
from torch import Tensor

from ficha_train.reader.features import COLUMNS, FEATURES, POINTERS, POSITIONS
from ficha_train.reader.shards import EXACT, Sample
from ficha_train.reader.word_shape import GRAMS, WORD_FEATURES

WINDOW = 448
"""Words that the network sees at once."""
STRIDE = 320


def window_of(sample: Sample, start: int, end: int) -> np.ndarray:
    """[words, COLUMNS]: rows from start to end, neighbours outside forgotten."""
    rows = sample.rows[start:end].astype(np.float32)
    rows[:, EXACT] = sample.exact[start:end]
    pointers = slice(GRAMS + FEATURES + POSITIONS, GRAMS + FEATURES + POSITIONS + len(POINTERS))
    pointed = rows[:, pointers] - start
    outside = (pointed < 0) | (pointed >= end - start)
    pointed[outside] = -1
    # The own segment is a name, not a place: its first word may stand before the window.
    own = sample.exact[start:end, GRAMS].astype(np.float32) - start
    pointed[:, 0] = np.maximum(own, 0)
    rows[:, pointers] = pointed
    return rows


class Batch:
    """Padded tensors of some documents."""

    rows: Tensor
    present: Tensor
    roles: Tensor
    begins: Tensor
    classes: Tensor

    def __init__(self, samples: list[Sample], random: np.random.Generator | None) -> None:
        """random: cuts windows anywhere, for training; None reads from the start."""
        cut = [_cut(len(sample.rows), random) for sample in samples]
        longest = max(end - start for start, end in cut)
        count = len(samples)
        rows = np.zeros((count, longest, COLUMNS), np.float32)
        rows[:, :, GRAMS + FEATURES + POSITIONS : GRAMS + FEATURES + POSITIONS + len(POINTERS)] = -1
        present = np.zeros((count, longest), np.float32)
        roles = np.zeros((count, longest), np.int64)
        begins = np.full((count, longest), -1, np.int8)
        for i, (sample, (start, end)) in enumerate(zip(samples, cut, strict=True)):
            size = end - start
            rows[i, :size] = window_of(sample, start, end)
            present[i, :size] = 1
            roles[i, :size] = sample.roles[start:end]
            begins[i, :size] = sample.begins[start:end]
        if random is not None and random.random() < 0.5:
            places = slice(GRAMS + WORD_FEATURES, GRAMS + FEATURES)
            shape = rows[:, :, places].shape
            rows[:, :, places] += random.normal(0, 0.03, shape).astype(np.float32)
        self.rows = torch.from_numpy(rows)
        self.present = torch.from_numpy(present)
        self.roles = torch.from_numpy(roles)
        self.begins = torch.from_numpy(begins)
        self.classes = torch.from_numpy(np.stack([sample.classes for sample in samples]).astype(np.int64))

    def to(self, device: torch.device) -> Self:
        """The same batch on that device; nothing is copied where it lies there."""
        for name in ("rows", "present", "roles", "begins", "classes"):
            setattr(self, name, getattr(self, name).to(device))
        return self


def _cut(words: int, random: np.random.Generator | None) -> tuple[int, int]:
    if words <= WINDOW:
        return 0, words
    if random is None:
        return 0, WINDOW
    start = int(random.integers(0, words - WINDOW + 1)) if random.random() < 0.6 else 0
    return start, start + WINDOW
