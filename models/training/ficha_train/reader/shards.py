"""Generated documents as arrays, in files that the trainer picks up while they are made."""

import pickle
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from ficha_train.reader.features import COLUMNS, Line, document_rows
from ficha_train.reader.generator.dice import Wordings
from ficha_train.reader.generator.document import Document, generate
from ficha_train.reader.generator.page import PlacedLine
from ficha_train.reader.reading_order import reading_order
from ficha_train.reader.roles import CLASSES, ROLE_ID

SHARD = 500
"""Documents in a file."""


@dataclass(frozen=True)
class Sample:
    """One document for training: its rows, and what each word is."""

    rows: np.ndarray
    """[words, COLUMNS], float16: numbers up to 2048 are exact, larger ones stand in `exact`."""
    exact: np.ndarray
    """[words, columns of n-grams and pointers], int16."""
    roles: np.ndarray
    """[words], int64: the role's bit; several bits where it may be any of several roles."""
    begins: np.ndarray
    """[words], int8: -1 unknown."""
    classes: np.ndarray
    """[heads of CLASSES], int8: -1 unknown."""

    @property
    def words(self) -> int:
        return len(self.rows)


EXACT = [*range(12), *range(COLUMNS - 5, COLUMNS)]
"""Columns that are indices."""


def sample_of(pages: list[list[Line]], roles: np.ndarray, begins: np.ndarray, classes: dict[str, str]) -> Sample:
    rows = document_rows(pages)
    heads = [values.index(classes[name]) if name in classes else -1 for name, values in CLASSES.items()]
    return Sample(rows.astype(np.float16), rows[:, EXACT].astype(np.int16), roles, begins, np.array(heads, np.int8))


def sample_of_document(document: Document) -> Sample:
    """A generated document in the engine's reading order."""
    pages: list[list[Line]] = []
    roles: list[int] = []
    begins: list[int] = []
    for placed in document.pages:
        lines = []
        for line in _ordered(placed):
            boxes = np.array([[w.left, w.top, w.right, w.bottom] for w in line.words], np.float32)
            lines.append(Line([word.token.text for word in line.words], boxes, line.angle == 0))
            roles += [1 << ROLE_ID[word.token.role] for word in line.words]
            begins += [int(word.token.begins) if word.token.role != "O" else -1 for word in line.words]
        pages.append(lines)
    return sample_of(pages, np.array(roles, np.int64), np.array(begins, np.int8), document.classes)


def _ordered(lines: list[PlacedLine]) -> list[PlacedLine]:
    boxes = [np.array([(w.left, w.top, w.right, w.bottom) for w in line.words]) for line in lines]
    return [lines[i] for i in reading_order(boxes, [line.angle == 0 for line in lines])]


def write_shard(folder: Path, first: int, wordings: Wordings = "known", count: int = SHARD) -> Path:
    """Documents of seeds first, first + 1, … Whole or not at all, so that a reader never sees half a file."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{first:08d}.pkl"
    samples = [sample_of_document(generate(first + i, wordings)) for i in range(count)]
    samples = [sample for sample in samples if len(sample.rows) >= 8]
    part = file.with_suffix(".part")
    part.write_bytes(pickle.dumps(samples, protocol=5))
    part.rename(file)
    return file


def read_shard(file: Path) -> list[Sample]:
    """@raises OSError where it is not there. Only files that this program wrote are read."""
    return pickle.loads(file.read_bytes())
