"""Training of the recogniser: CTC, AdamW, bf16 on the CPU, one thread, resumable at any moment."""

from dataclasses import asdict
from pathlib import Path

import numpy as np
import torch
from torch.nn import functional

from ficha_train import checkpoint
from ficha_train.average import Average
from ficha_train.layers import load_state, one_thread
from ficha_train.recipes import RecogniserRecipe
from ficha_train.recogniser.batches import Batch, make_batch, plan
from ficha_train.recogniser.evaluate import evaluate, torch_reader
from ficha_train.recogniser.network import Recogniser
from ficha_train.recogniser.pool import Pool
from ficha_train.schedule import Schedule
from ficha_train.session import Session
from ficha_train.shards import open_shard

CHECKPOINT_MINUTES = 4.0
EVALUATE_MINUTES = 8.0


class Trainer:
    """Network, average, optimiser and counters; restored from the whole state, else from the small one, else new."""

    def __init__(self, data: Path, recipe: RecogniserRecipe) -> None:
        self.data, self.recipe = data, recipe
        torch.manual_seed(recipe.seed)
        self.network = Recogniser().to(memory_format=torch.channels_last)
        self.progress = checkpoint.Progress()
        whole, small = checkpoint.load_whole(data, recipe.run), checkpoint.load_small(recipe.run)
        self.peak = recipe.peak_rate
        if whole is None and small is not None:
            load_state(self.network, small[0])
            self.progress, self.peak = small[1], recipe.resumed_rate
        self.average = Average(self.network, recipe.average)
        weights = [p for p in self.network.parameters() if p.ndim > 1]
        rest = [p for p in self.network.parameters() if p.ndim <= 1]
        groups = [{"params": weights, "weight_decay": recipe.weight_decay}, {"params": rest, "weight_decay": 0.0}]
        self.optimiser = torch.optim.AdamW(groups, self.peak, betas=(0.9, 0.98), fused=True)
        self.fresh = whole is None
        if whole is not None:
            load_state(self.network, whole["network"])
            self.average.state, self.average.steps = whole["average"], whole["average_steps"]
            self.optimiser.load_state_dict(whole["optimiser"])
            self.progress = checkpoint.Progress(**whole["progress"])

    def save(self, name: str = "last") -> None:
        state = {"network": self.network.state_dict(), "average": self.average.state, "average_steps": self.average.steps,
                 "optimiser": self.optimiser.state_dict(), "progress": asdict(self.progress)}
        checkpoint.save_whole(self.data, self.recipe.run, state, name)

    def save_small(self, name: str = "average") -> None:
        checkpoint.save_small(self.recipe.run, self.average.state, self.progress, asdict(self.recipe), name)

    def step(self, batch: Batch, rate: float) -> float:
        """One optimiser step; returns the CTC loss per line."""
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        with torch.autocast("cpu", torch.bfloat16):
            logits = self.network(batch.pixels)
        # CTC sums many small probabilities: it stays in float32.
        log_probs = logits.float().log_softmax(-1).transpose(0, 1)
        loss = functional.ctc_loss(log_probs, batch.targets, batch.steps, batch.lengths, reduction="sum", zero_infinity=True) / len(batch.texts)
        self.optimiser.zero_grad()
        (loss / 8).backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), self.recipe.clip)
        self.optimiser.step()
        self.average.update(self.network)
        self.progress.steps += 1
        self.progress.samples += len(batch.texts)
        return loss.item()

    def evaluated(self) -> dict[str, str]:
        """The average on the fixed sets."""
        network = Recogniser().to(memory_format=torch.channels_last).eval()
        load_state(network, self.average.state)
        return {name: evaluate(torch_reader(network), open_shard(self.data, name)).summary() for name in ("eval-hard", "eval-clean")}


def train(data: Path, recipe: RecogniserRecipe, minutes: float, decay_minutes: float) -> None:
    """Train for `minutes`; with `decay_minutes`, the last of them decay the rate to 0 and the state before the decay is kept apart."""
    one_thread()
    trainer = Trainer(data, recipe)
    session = Session(checkpoint.RUNS / recipe.run / "log.jsonl", minutes)
    schedule = Schedule(trainer.peak, recipe.warm_up if trainer.fresh else 0, minutes, decay_minutes)
    pool, random = Pool(data, recipe), np.random.default_rng(recipe.seed + 7 * trainer.progress.steps)
    minutes_before, steps_before = trainer.progress.minutes, trainer.progress.steps
    saved = evaluated = 0.0
    loss_mean, decayed = None, False

    def report() -> None:
        session.write(minutes=round(trainer.progress.minutes, 1), steps=trainer.progress.steps, samples=trainer.progress.samples,
                      rounds=trainer.progress.rounds, loss=loss_mean and round(loss_mean, 3), **trainer.evaluated())

    while not session.over:
        for group in plan(pool.round(trainer.progress.rounds), random):
            if session.over:
                break
            if schedule.decaying(session.minutes) and not decayed:
                decayed = True
                trainer.save("before-decay")
                trainer.save_small("before-decay")
            loss = trainer.step(make_batch(group, random), schedule.rate(trainer.progress.steps - steps_before, session.minutes))
            loss_mean = loss if loss_mean is None else 0.99 * loss_mean + 0.01 * loss
            trainer.progress.minutes = minutes_before + session.minutes
            if session.minutes - saved > CHECKPOINT_MINUTES:
                saved = session.minutes
                trainer.save()
            if session.minutes - evaluated > EVALUATE_MINUTES:
                evaluated = session.minutes
                report()
        else:
            trainer.progress.rounds += 1
    trainer.save()
    trainer.save_small()
    report()
