"""Confidence of every read character, and the temperature that makes it a probability."""

from dataclasses import dataclass

import numpy as np
import onnxruntime
from rapidfuzz.distance import Levenshtein

from ficha_train.charset import CHARSET
from ficha_train.onnx_models import line_logits
from ficha_train.recogniser.batches import normalise
from ficha_train.shards import Shard

TEMPERATURES = np.round(np.arange(0.8, 3.01, 0.1), 1)
BINS = (0.0, 0.5, 0.8, 0.9, 0.95, 0.99, 0.999, 1.01)


@dataclass(frozen=True)
class ReadCharacter:
    """logits [classes] at the step where the character peaks, its class, and whether the text has it there."""

    logits: np.ndarray
    value: int
    right: bool


def _peaks(logits: np.ndarray) -> list[tuple[int, int]]:
    """(class, step) of each decoded character: within a run of one class, the step where it stands highest above
    the rest.
    """
    best = logits.argmax(-1)
    found: list[tuple[int, int]] = []
    height, previous = 0.0, 0
    for step, value in enumerate(best):
        if value != 0:
            row = logits[step]
            lead = float(row[value] - np.log(np.exp(row - row.max()).sum()) - row.max())
            if value != previous:
                found.append((int(value), step))
                height = lead
            elif lead > height:
                found[-1], height = (int(value), step), lead
        previous = value
    return found


def read_characters(session: onnxruntime.InferenceSession, shard: Shard, count: int) -> list[ReadCharacter]:
    """Every character read in the first `count` lines, right or wrong by the edit script to the true text."""
    characters = []
    for index in range(min(count, len(shard))):
        logits = line_logits(session, normalise(shard.line(index)))
        peaks = _peaks(logits)
        got = "".join(CHARSET[value - 1] for value, _ in peaks)
        wrong = {
            op.src_pos for op in Levenshtein.editops(got, shard.texts[index]) if op.tag in ("replace", "delete")
        }
        characters += [
            ReadCharacter(logits[step], value, position not in wrong)
            for position, (value, step) in enumerate(peaks)
        ]
    return characters


def probabilities(characters: list[ReadCharacter], temperature: float) -> np.ndarray:
    logits = np.stack([character.logits for character in characters]) / temperature
    logits -= logits.max(-1, keepdims=True)
    exponents = np.exp(logits)
    return exponents[np.arange(len(characters)), [c.value for c in characters]] / exponents.sum(-1)


def fit_temperature(characters: list[ReadCharacter]) -> float:
    """The temperature with the least negative log-likelihood of right and wrong."""
    right = np.array([character.right for character in characters])

    def loss(temperature: float) -> float:
        p = np.clip(probabilities(characters, temperature), 1e-6, 1 - 1e-6)
        return float(-np.where(right, np.log(p), np.log(1 - p)).mean())

    return float(min(TEMPERATURES, key=loss))


def reliability(
    characters: list[ReadCharacter], temperature: float
) -> list[tuple[float, float, int, float, float]]:
    """Rows (from, to, characters, mean confidence, share right) over BINS."""
    p, right = probabilities(characters, temperature), np.array([character.right for character in characters])
    rows = []
    for low, high in zip(BINS, BINS[1:]):
        inside = (p >= low) & (p < high)
        if inside.any():
            rows.append(
                (low, min(high, 1.0), int(inside.sum()), float(p[inside].mean()), float(right[inside].mean()))
            )
    return rows
