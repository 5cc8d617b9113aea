"""From shards to batches: lines of similar width together, a constant number of pixels per batch."""

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor

from ficha_train.charset import encode
from ficha_train.render.line import HEIGHT, STRIDE
from ficha_train.shards import Shard

EVALUATION_COLUMNS = 64 * 320
"""Columns of input in one batch when nothing is learnt, padding included."""
LOOK_AHEAD = 12
"""Lines further on in width order whose width sizes a batch."""
CONTRAST_FLOOR = 8.0
"""Added to a line's deviation, in grey levels, so that an empty crop is not amplified into noise."""


class Pick(NamedTuple):
    shard: Shard
    index: int


@dataclass(frozen=True)
class Batch:
    """pixels [n, 1, HEIGHT, width], steps [n] valid CTC steps, targets: all classes in a row, lengths [n]."""

    pixels: Tensor
    steps: Tensor
    targets: Tensor
    lengths: Tensor
    texts: list[str]


def normalise(line: np.ndarray) -> np.ndarray:
    """Grey line to float32, mean 0 and deviation about 1: polarity and contrast aside, every line looks alike."""
    line = line.astype(np.float32)
    return (line - line.mean()) / (line.std() + CONTRAST_FLOOR)


def _roughen(line: np.ndarray, random: np.random.Generator) -> np.ndarray:
    """Cheap variation on load, so that a line used three times is not the same line three times."""
    line = line.astype(np.float32)
    kind = random.random()
    if kind < 0.15:
        line += random.standard_normal(line.shape, dtype=np.float32) * random.uniform(0.5, 5)
    elif kind < 0.25:
        at = random.integers(line.shape[1])
        line[:, at : at + random.integers(1, 5)] = line.mean()
    elif kind < 0.4:
        line = np.roll(line, random.integers(-2, 3), axis=0)
    return line


def make_batch(picks: list[Pick], random: np.random.Generator | None = None) -> Batch:
    """Lines padded to one width, a multiple of 32. `random` given: roughened for training."""
    widths = [pick.shard.widths[pick.index] for pick in picks]
    pixels = np.zeros((len(picks), 1, HEIGHT, -(-max(widths) // 32) * 32), np.float32)
    for row, (pick, width) in enumerate(zip(picks, widths)):
        line = pick.shard.line(pick.index)
        pixels[row, 0, :, :width] = normalise(line if random is None else _roughen(line, random))
    texts = [pick.shard.texts[pick.index] for pick in picks]
    return Batch(
        torch.from_numpy(pixels).contiguous(memory_format=torch.channels_last),
        torch.tensor([-(-width // STRIDE) for width in widths]),
        torch.tensor([value for text in texts for value in encode(text)]),
        torch.tensor([len(text) for text in texts]),
        texts,
    )


def plan(
    picks: list[Pick], columns: int = EVALUATION_COLUMNS, random: np.random.Generator | None = None
) -> list[list[Pick]]:
    """Group lines by width into batches of about `columns` columns; with `random`, widths are jittered and the
    batches shuffled.
    """
    widths = np.array([pick.shard.widths[pick.index] for pick in picks], dtype=np.float32)
    order = np.argsort(widths + random.uniform(-16, 16, len(widths)) if random is not None else widths)
    groups, start = [], 0
    while start < len(order):
        width = -(-widths[order[min(start + LOOK_AHEAD, len(order) - 1)]] // 32) * 32
        size = max(4, int(columns // width))
        groups.append([picks[index] for index in order[start : start + size]])
        start += size
    if random is not None:
        random.shuffle(groups)
    return groups
