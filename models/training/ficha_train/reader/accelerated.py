"""
Both readers at once on an accelerator, while every core makes what they learn from.

`python -m ficha_train.reader.accelerated --minutes 8 --makers 15`: half of the processes draw documents of all wordings, half other values
into `readings`. The two see the same batches; each hides letters as its own recipe says. Their rate falls from the first step on.
"""

import threading
import time
from pathlib import Path
from queue import Queue

import numpy as np
import torch

from ficha_train import accelerated, precision
from ficha_train.device import DEVICE
from ficha_train.reader.batches import Batch
from ficha_train.reader.loss import loss_of
from ficha_train.reader.network import Reader
from ficha_train.reader.readings import training_readings
from ficha_train.reader.shards import Sample, write_shard
from ficha_train.recipes import READER, SECOND_READER
from ficha_train.trainer import Run, Trainer

SHARD = 50
"""Samples in a file."""
BATCH = 32
LIKE_LENGTH = 12
"""A batch is cut from so many batches' samples sorted by length: less padding."""
REAL_SHARE = 0.4
POOL = 150_000
"""Samples kept of each kind."""
WORDS_MIN = 8
BUILDERS = 3
NOTE_EVERY = 25
"""Steps between two looks at the loss, as each waits for the accelerator."""


def _draw(folder: Path, first: int, apart: int) -> None:
    torch.set_num_threads(1)
    while True:
        write_shard(folder, first, "all", SHARD)
        first += apart


def _vary(folder: Path, data: Path, seed: int) -> None:
    torch.set_num_threads(1)
    random, readings = np.random.default_rng(seed), training_readings(data)
    for number in range(1_000_000):
        chosen = [readings[random.integers(len(readings))].variant(random) for _ in range(SHARD)]
        accelerated.leave(folder, f"{seed}-{number}", chosen)


def _build(drawn: accelerated.Pool, varied: accelerated.Pool, batches: Queue, seed: int) -> None:
    random = np.random.default_rng(seed)

    def pick() -> Sample:
        pool = varied.samples if random.random() < REAL_SHARE else drawn.samples
        return pool[random.integers(len(pool))]

    while True:
        chosen = sorted((pick() for _ in range(BATCH * LIKE_LENGTH)), key=lambda one: one.words)
        for group in random.permutation(LIKE_LENGTH)[: LIKE_LENGTH // 2]:
            batches.put(Batch(chosen[group * BATCH : (group + 1) * BATCH], random))


def _refill(pools: list[accelerated.Pool]) -> None:
    while True:
        for pool in pools:
            pool.refill()
        time.sleep(0.5)


def train(data: Path, minutes: float, makers: int, rate: float, shards: Path, seed: int) -> None:
    drawn, varied = (accelerated.Pool(shards / name, lambda sample: sample.words >= WORDS_MIN, POOL) for name in ("drawn", "varied"))

    def work(maker: int) -> tuple:
        if maker % 2:
            return _vary, varied.folder, data, seed + maker
        return _draw, drawn.folder, seed * 1_000_000 + maker * SHARD, makers * SHARD

    accelerated.started(makers, work)
    while not (drawn.samples and varied.samples):
        time.sleep(0.5)
        drawn.refill()
        varied.refill()
    trainers = [Trainer(Reader(recipe.shape), data, recipe) for recipe in (READER, SECOND_READER)]
    for trainer in trainers:
        trainer.peak = rate
    threading.Thread(target=_refill, args=([drawn, varied],), daemon=True).start()
    batches: Queue = Queue(2 * BUILDERS)
    for builder in range(BUILDERS):
        threading.Thread(target=_build, args=(drawn, varied, batches, seed + builder), daemon=True).start()
    runs = [Run(trainer, minutes, minutes) for trainer in trainers]
    for at, rates in enumerate(zip(*(run.rates() for run in runs))):
        batch = batches.get().to(DEVICE)
        for trainer, run, step_rate in zip(trainers, runs, rates):
            with precision.autocast():
                output = trainer.network(batch.rows, batch.present, trainer.recipe.letters_hidden)
            loss = loss_of(output, batch)
            trainer.descend(loss, BATCH, step_rate)
            if at % NOTE_EVERY == 0:
                run.note(float(loss.detach()))
    for run in runs:
        run.finish({"drawn": str(drawn.made), "varied": str(varied.made), "batch": str(BATCH)})


if __name__ == "__main__":
    given = accelerated.options(rate=1e-3, seed=7).parse_args()
    train(given.data, given.minutes, given.makers, given.rate, given.shards, given.seed)
