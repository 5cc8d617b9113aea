"""The training loop of the reader. Documents are generated beside it, as many as it uses."""

import multiprocessing
import os
from multiprocessing.synchronize import Semaphore
from pathlib import Path

import numpy as np
import torch

from ficha_train import precision
from ficha_train.device import DEVICE
from ficha_train.reader.batches import Batch
from ficha_train.reader.evaluate import of_network, scores_of
from ficha_train.reader.generator.dice import Wordings
from ficha_train.reader.loss import loss_of
from ficha_train.reader.network import Reader
from ficha_train.reader.readings import training_readings
from ficha_train.reader.shards import SHARD, Sample, read_shard, write_shard
from ficha_train.reader.variants import Reading
from ficha_train.recipes import ReaderRecipe
from ficha_train.trainer import Run, Trainer

AHEAD = 4
"""Shards made before they are needed."""
LIKE_LENGTH = 12
"""A batch is cut from so many batches' documents sorted by length: less padding."""


class Pool:
    """Generated documents, the oldest forgotten; new shards are picked up as they are written."""

    def __init__(self, folder: Path, documents_max: int) -> None:
        self._folder, self._max = folder, documents_max
        self._seen: set[str] = set()
        self.samples: list[Sample] = []

    def refill(self) -> None:
        for file in sorted(self._folder.glob("*.pkl")):
            if file.name not in self._seen:
                self._seen.add(file.name)
                self.samples.extend(read_shard(file))
        self.samples = self.samples[-self._max :]


def _generate(folder: Path, first: int, wordings: Wordings, wanted: Semaphore) -> None:
    os.nice(5)
    while True:
        wanted.acquire()
        write_shard(folder, first, wordings)
        first += SHARD


def train(data: Path, recipe: ReaderRecipe, minutes: float, decay_minutes: float, wordings: Wordings) -> None:
    """
    Trains on from where it stopped. Tuning documents join in where data/readings holds their words (README).

    wordings: "all" for the last minutes before an export, once the wordings held out have measured the network.
    """
    torch.set_num_threads(int(os.environ.get("OMP_NUM_THREADS", "1")))
    trainer = Trainer(Reader(recipe.shape), data, recipe)
    progress = trainer.progress
    torch.manual_seed(progress.steps)
    random = np.random.default_rng(progress.steps)
    folder = data / "reader" / "shards" / wordings
    pool = Pool(folder, recipe.pool)
    wanted = multiprocessing.Semaphore(AHEAD)
    first = recipe.seed + progress.rounds * SHARD
    maker = multiprocessing.Process(target=_generate, args=(folder, first, wordings, wanted), daemon=True)
    maker.start()
    while not pool.samples:
        maker.join(1)
        if not maker.is_alive():
            raise RuntimeError("the generator ended; its error stands above")
        pool.refill()
    readings = training_readings(data)
    run = Run(trainer, minutes, decay_minutes)
    asked = 0.0
    for rate in run.rates():
        if progress.steps % 50 == 0:
            pool.refill()
        batch = Batch(_choose(pool.samples, readings, recipe, random), random).to(DEVICE)
        with precision.autocast():
            output = trainer.network(batch.rows, batch.present, recipe.letters_hidden)
        loss = loss_of(output, batch)
        trainer.descend(loss, recipe.batch, rate)
        asked += recipe.batch / (SHARD * recipe.uses)
        if asked >= 1:
            asked -= 1
            progress.rounds += 1
            wanted.release()
        if run.note(float(loss.detach())):
            run.report(_scores(trainer, data, recipe, wordings))
    maker.terminate()
    run.finish(_scores(trainer, data, recipe, wordings))


def _scores(trainer: Trainer, data: Path, recipe: ReaderRecipe, wordings: Wordings) -> dict[str, str]:
    return {"wordings": wordings, **scores_of(of_network(trainer.averaged(Reader(recipe.shape))), data)}


def _choose(
    generated: list[Sample], readings: list[Reading], recipe: ReaderRecipe, random: np.random.Generator
) -> list[Sample]:
    count = recipe.batch * LIKE_LENGTH
    chosen = [
        readings[random.integers(len(readings))]
        if readings and random.random() < recipe.real_share
        else generated[random.integers(len(generated))]
        for _ in range(count)
    ]
    chosen.sort(key=lambda one: one.words)
    at = int(random.integers(LIKE_LENGTH)) * recipe.batch
    return [one.variant(random) if isinstance(one, Reading) else one for one in chosen[at : at + recipe.batch]]
