"""How well roles are told: word F1 on generated documents of known and of held-out wordings."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import numpy as np
import onnxruntime
import torch
from torch import Tensor, nn

from ficha_train.reader.batches import Batch
from ficha_train.reader.generator.dice import Wordings
from ficha_train.reader.network import Reader
from ficha_train.reader.roles import CLASSES, ROLES
from ficha_train.reader.shards import Sample, read_shard, write_shard
from ficha_train.recipes import EVALUATION

BATCH = 8
_WORST = 6
_MEASURED: tuple[Wordings, ...] = ("known", "held-out")

Tell = Callable[[Batch], tuple[np.ndarray, np.ndarray]]
"""Scores of roles [documents, words, roles] and of classes [documents, classes] for a batch."""


def of_network(network: Reader) -> Tell:
    @torch.no_grad()
    def tell(batch: Batch) -> tuple[np.ndarray, np.ndarray]:
        roles, _, classes = network(batch.rows, batch.present)
        return roles.numpy(), classes.numpy()

    return tell


def of_file(session: onnxruntime.InferenceSession) -> Tell:
    """The exported file."""
    return _one_by_one(lambda rows: session.run(None, {"rows": rows.numpy()}))


def of_readers(readers: nn.Module) -> Tell:
    """What is exported, before it is quantised."""

    @torch.no_grad()
    def read(rows: Tensor) -> list[np.ndarray]:
        return [part.numpy() for part in readers(rows)]

    return _one_by_one(read)


def _one_by_one(read: Callable[[Tensor], list[np.ndarray]]) -> Tell:
    """Documents without padding."""

    def tell(batch: Batch) -> tuple[np.ndarray, np.ndarray]:
        roles = np.zeros((*batch.present.shape, len(ROLES)), np.float32)
        classes = []
        for i, words in enumerate(batch.present.sum(1).int().tolist()):
            roles[i, :words], _, document = read(batch.rows[i, :words])
            classes.append(document)
        return roles, np.stack(classes)

    return tell


def evaluation_set(data: Path, wordings: Wordings) -> list[Sample]:
    """Made when it is first asked for."""
    folder = data / "reader" / wordings
    file = folder / f"{EVALUATION.documents_seed:08d}.pkl"
    if not file.exists():
        write_shard(folder, EVALUATION.documents_seed, wordings, EVALUATION.documents)
    return read_shard(file)


def word_f1(tell: Tell, samples: list[Sample]) -> float:
    right, said, meant, _ = _counts(tell, samples)
    return f1(sum(right.values()), sum(said.values()), sum(meant.values()))


def scores_of(tell: Tell, data: Path) -> dict[str, str]:
    out: dict[str, str] = {}
    for name in _MEASURED:
        right, said, meant, classes = _counts(tell, evaluation_set(data, name))
        total = f1(sum(right.values()), sum(said.values()), sum(meant.values()))
        out[f"{name} word F1"] = f"{total:.4f}"
        by_role = {role: f1(right[i], said[i], meant[i]) for i, role in enumerate(ROLES) if meant[i] > 20 and i > 1}
        worst = sorted(by_role.items(), key=lambda item: item[1])[:_WORST]
        out[f"{name} worst"] = " ".join(f"{role} {score:.2f}" for role, score in worst)
        out[f"{name} classes"] = " ".join(f"{head} {share:.3f}" for head, share in classes.items())
    return out


def f1(right: int, said: int, meant: int) -> float:
    return 2 * right / (said + meant) if said + meant else 1.0


Counts = Counter[int]


def _counts(tell: Tell, samples: list[Sample]) -> tuple[Counts, Counts, Counts, dict[str, float]]:
    """Words by role: rightly told, told, meant. Captions and words of no role are not counted."""
    right, said, meant = Counter(), Counter(), Counter()
    hits: dict[str, list[bool]] = {head: [] for head in CLASSES}
    for at in range(0, len(samples), BATCH):
        batch = Batch(samples[at : at + BATCH], None)
        roles, classes = tell(batch)
        there = batch.present.numpy() > 0
        told = roles.argmax(-1)[there]
        truth = np.log2(batch.roles.numpy()[there].astype(np.float64)).astype(int)
        right.update(told[(told == truth) & (told > 1)].tolist())
        said.update(told[told > 1].tolist())
        meant.update(truth[truth > 1].tolist())
        start = 0
        for head, (name, values) in enumerate(CLASSES.items()):
            answers = batch.classes[:, head].numpy()
            best = classes[:, start : start + len(values)].argmax(-1)
            hits[name] += (best == answers)[answers >= 0].tolist()
            start += len(values)
    return right, said, meant, {name: float(np.mean(values)) for name, values in hits.items() if values}
