"""Training of the recogniser: CTC, AdamW, one CPU thread, resumable at any moment."""

from pathlib import Path

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from ficha_train.device import DEVICE
from ficha_train.layers import one_thread
from ficha_train.generate import LINE_SETS
from ficha_train.precision import autocast
from ficha_train.recipes import RecogniserRecipe
from ficha_train.recogniser.batches import Batch, make_batch, plan
from ficha_train.recogniser.evaluate import evaluate, torch_reader
from ficha_train.recogniser.exported import beginning
from ficha_train.recogniser.network import Recogniser
from ficha_train.recogniser.pool import Pool
from ficha_train.shards import open_shard
from ficha_train.trainer import Run, Trainer

LOSS_SCALE = 1 / 8
"""Brings the CTC loss of a line, about one per character at first, to the size that the clipping expects."""


def ctc_loss(network: Recogniser, batch: Batch) -> Tensor:
    """Mean CTC loss of a line."""
    with autocast():
        logits = network(batch.pixels.to(DEVICE))
    # CTC sums many small probabilities: it stays in float32.
    log_probs = logits.float().log_softmax(-1).transpose(0, 1)
    return functional.ctc_loss(
        log_probs, batch.targets.to(DEVICE), batch.steps.to(DEVICE), batch.lengths.to(DEVICE), reduction="sum", zero_infinity=True
    ) / len(batch.steps)


def scores(trainer: Trainer) -> dict[str, str]:
    """The averaged network on the fixed sets."""
    read = torch_reader(trainer.averaged(Recogniser()))
    return {name: evaluate(read, open_shard(trainer.data, name)).summary() for name in LINE_SETS}


def train(data: Path, recipe: RecogniserRecipe, minutes: float, decay_minutes: float, rate: float | None = None) -> None:
    """Train for `minutes`, the last `decay_minutes` of them with a falling rate; `rate` instead of the recipe's."""
    one_thread()
    torch.manual_seed(recipe.seed)
    trainer = Trainer(Recogniser(), data, recipe, beginning(data, recipe))
    trainer.peak = rate or trainer.peak
    run = Run(trainer, minutes, decay_minutes)
    pool, random = Pool(data, recipe), np.random.default_rng(recipe.seed + 7 * trainer.progress.steps)
    groups = iter(())
    for step_rate in run.rates():
        group = next(groups, None)
        if group is None:
            groups = iter(plan(pool.round(trainer.progress.rounds), recipe.batch_columns, random))
            trainer.progress.rounds += 1
            group = next(groups)
        batch = make_batch(group, random)
        loss = ctc_loss(trainer.network, batch)
        trainer.descend(loss * LOSS_SCALE, len(group), step_rate)
        if run.note(loss.item()):
            run.report(scores(trainer))
    run.finish(scores(trainer))
