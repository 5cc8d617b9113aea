"""Lines that show what a network which reads lines meets, for the ranges of its activations."""

from collections.abc import Iterator
from pathlib import Path

import numpy as np

from ficha_train.recipes import RecogniserRecipe
from ficha_train.recogniser.batches import normalise
from ficha_train.shards import has_shard, make_shard, open_shard

CALIBRATION = "calibration"
CALIBRATION_SEED = 800_001
CALIBRATION_LINES = 300


def calibration_lines(data: Path, recipe: RecogniserRecipe) -> Iterator[np.ndarray]:
    """Training-font lines of their own seed, of the kinds that the network learns from."""
    name = f"{CALIBRATION}-by-hand" if recipe.by_hand else CALIBRATION
    if not has_shard(data, name):
        make_shard(data, name, "train", CALIBRATION_LINES, CALIBRATION_SEED, by_hand=recipe.by_hand)
    shard = open_shard(data, name)
    return (normalise(shard.line(index)) for index in range(len(shard)))
