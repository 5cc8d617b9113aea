"""The rolling pool of training shards: every round adds a fresh shard and forgets the oldest."""

from pathlib import Path

import numpy as np

from ficha_train.recipes import RecogniserRecipe
from ficha_train.recogniser.batches import Pick
from ficha_train.shards import Shard, has_shard, make_shard, open_shard


def shard_name(number: int) -> str:
    return f"train-{number:05d}"


def make_training_shard(data: Path, recipe: RecogniserRecipe, number: int) -> None:
    """Generate shard `number` unless it is there; a second process may run ahead of training with this."""
    if not has_shard(data, shard_name(number)):
        make_shard(data, shard_name(number), "train", recipe.shard_lines, recipe.seed + number, by_hand=recipe.by_hand)


class Pool:
    def __init__(self, data: Path, recipe: RecogniserRecipe) -> None:
        self._data, self._recipe = data, recipe
        self._shards: dict[int, Shard] = {}

    def round(self, number: int) -> list[Pick]:
        """The samples of round `number`: its fresh shard whole, and (uses - 1) times as many from the older ones."""
        recipe = self._recipe
        make_training_shard(self._data, recipe, number)
        for kept in range(max(0, number - recipe.pool_shards + 1), number + 1):
            if kept not in self._shards and has_shard(self._data, shard_name(kept)):
                self._shards[kept] = open_shard(self._data, shard_name(kept))
        for old in [old for old in self._shards if old <= number - recipe.pool_shards]:
            self._shards.pop(old)
            for suffix in (".npy", ".json"):
                (self._data / "lines" / (shard_name(old) + suffix)).unlink()
        random = np.random.default_rng(recipe.seed + number)
        picks = [Pick(self._shards[number], index) for index in range(recipe.shard_lines)]
        older = [shard for kept, shard in self._shards.items() if kept != number] or [self._shards[number]]
        for _ in range((recipe.uses - 1) * recipe.shard_lines):
            shard = older[random.integers(len(older))]
            picks.append(Pick(shard, int(random.integers(len(shard)))))
        return picks
