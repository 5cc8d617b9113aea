"""Probabilities of a letter after the letters before it in its word: n-grams with Witten-Bell interpolation, pruned."""

import math
from collections import defaultdict

BEGIN, END = "^", "$"
ORDER = 5
COUNT_MIN = 3.0
"""An n-gram of less weight is left to shorter ones."""
GAIN_MIN = 6.0
"""So is one that tells less: weight times the change of the logarithm of its probability."""

Level = dict[str, dict[str, float]]
"""Letters before -> letter -> weight or probability."""


class LetterModel:
    """`probabilities[n][before][letter]` with n letters before; what is not there follows from n - 1, times `rests`."""

    def __init__(self, weights: dict[str, float]) -> None:
        self._counts = _counted(weights)
        self.alphabet = sorted({letter for letters in self._counts[0].values() for letter in letters})
        self.probabilities: list[Level] = [{} for _ in range(ORDER)]
        self.rests: list[dict[str, float]] = [{} for _ in range(ORDER)]
        for n in range(ORDER):
            self._fit(n)
        for n in range(ORDER - 1, 0, -1):
            self._prune(n)

    def probability(self, before: str, letter: str) -> float:
        """Of `letter` after `before`, of which at most ORDER - 1 letters count."""
        rest = 1.0
        for start in range(max(0, len(before) - ORDER + 1), len(before) + 1):
            context = before[start:]
            known = self.probabilities[len(context)].get(context)
            if known is None:
                continue
            if letter in known:
                return rest * known[letter]
            rest *= self.rests[len(context)][context]
        return 0.0

    def _fit(self, n: int) -> None:
        for before, counts in self._counts[n].items():
            kept = {letter: count for letter, count in counts.items() if n == 0 or count >= COUNT_MIN}
            if not kept:
                continue
            total = sum(counts.values())
            own = total / (total + len(counts))
            self.probabilities[n][before] = {
                letter: own * count / total + (1 - own) * self._shorter(before, letter) for letter, count in kept.items()
            }
            self._set_rest(n, before)

    def _prune(self, n: int) -> None:
        level, longer = self.probabilities[n], self.probabilities[n + 1] if n + 1 < ORDER else {}
        for before in list(level):
            known, counts = level[before], self._counts[n][before]
            for letter in list(known):
                without = self.rests[n][before] * self._shorter(before, letter)
                gain = counts[letter] * abs(math.log(known[letter] / without))
                if gain < GAIN_MIN and before + letter not in longer:
                    del known[letter]
            if known:
                self._set_rest(n, before)
            else:
                del level[before], self.rests[n][before]

    def _set_rest(self, n: int, before: str) -> None:
        known = self.probabilities[n][before]
        left = max(1e-9, 1 - sum(known.values()))
        self.rests[n][before] = left / max(1e-9, 1 - sum(self._shorter(before, letter) for letter in known))

    def _shorter(self, before: str, letter: str) -> float:
        return self.probability(before[1:], letter) if before else 1 / len(self.alphabet)


def _counted(weights: dict[str, float]) -> list[Level]:
    counts: list[Level] = [defaultdict(lambda: defaultdict(float)) for _ in range(ORDER)]
    for word, weight in weights.items():
        letters = BEGIN + word + END
        for at in range(1, len(letters)):
            for n in range(min(at, ORDER - 1) + 1):
                counts[n][letters[at - n : at]][letters[at]] += weight
    return counts
