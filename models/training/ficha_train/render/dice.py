"""The two random sources of a generator, seeded together."""

from random import Random

import numpy as np


class Dice:
    """`r` decides (python), `n` makes arrays (numpy). Everything generated is a function of the seed."""

    def __init__(self, seed: int) -> None:
        self.r = Random(seed)
        self.n = np.random.default_rng(seed)

    def chance(self, probability: float) -> bool:
        return self.r.random() < probability

    def between(self, low: float, high: float) -> float:
        return self.r.uniform(low, high)

    def normal_field(self, height: int, width: int) -> np.ndarray:
        """float32 [height, width], mean 0, deviation 1."""
        return self.n.standard_normal((height, width), dtype=np.float32)
