"""Seeded choices, and wordings that are kept out of training."""

import zlib
from collections.abc import Hashable, Sequence
from functools import lru_cache
from random import Random
from typing import Literal, TypeVar, cast

T = TypeVar("T")

Wordings = Literal["known", "held-out", "all"]
"""Those of training; mostly those that training never sees, to measure it; both, for what is exported once that is measured."""

HELD_OUT_SHARE = 7
"""One wording in so many of every list of five or more is kept for the held-out measure."""
_LIST_MIN = 5
_ARRANGEMENTS_HELD_OUT: dict[Wordings, float] = {"known": 0, "held-out": 0.35, "all": 0.12}


class Dice:
    """All randomness of one document."""

    def __init__(self, seed: int, wordings: Wordings = "known") -> None:
        self.random = Random(seed)
        self.wordings = wordings
        self._habits: dict[str, object] = {}

    def chance(self, probability: float) -> bool:
        return self.random.random() < probability

    def pick(self, options: Sequence[T]) -> T:
        """Any of them: values, layouts that both parts have."""
        return self.random.choice(options)

    def habit(self, name: str, options: Sequence[T]) -> T:
        """One of them, the same whenever this document asks for the name again."""
        if name not in self._habits:
            self._habits[name] = self.random.choice(options)
        return cast(T, self._habits[name])

    def weighted(self, options: dict[T, float]) -> T:
        return self.random.choices(list(options), list(options.values()))[0]

    def wording(self, options: Sequence[T]) -> T:
        """One of a list of wordings; of a long list some are held out."""
        if len(options) < _LIST_MIN or self.wordings == "all":
            return self.random.choice(options)
        held = [option for option in options if _is_held_out(option)]
        if self.wordings == "held-out" and held and self.chance(0.7):
            return self.random.choice(held)
        known = [option for option in options if not _is_held_out(option)]
        return self.random.choice(known or options)

    def arrangement(self, known: dict[T, float], held_out: Sequence[T]) -> T:
        """One of the weighted arrangements of training, or of those that only the held-out measure has."""
        if self.chance(_ARRANGEMENTS_HELD_OUT[self.wordings]):
            return self.random.choice(held_out)
        return self.weighted(known)

    def digits(self, count: int) -> str:
        return "".join(self.random.choice("0123456789") for _ in range(count))

    def between(self, low: int, high: int) -> int:
        return self.random.randint(low, high)

    def uniform(self, low: float, high: float) -> float:
        return self.random.uniform(low, high)

    def shuffled(self, items: Sequence[T]) -> list[T]:
        return self.random.sample(list(items), len(items))


@lru_cache(100_000)
def _is_held_out(option: Hashable) -> bool:
    return zlib.crc32(repr(option).encode()) % HELD_OUT_SHARE == 0
