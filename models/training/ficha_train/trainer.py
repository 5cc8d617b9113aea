"""What both networks need to be trained: average, optimiser, counters, and their restoring and saving."""

from collections.abc import Callable, Iterator
from dataclasses import asdict
from pathlib import Path

import torch
from torch import Tensor, nn

from ficha_train import checkpoint
from ficha_train.average import Average
from ficha_train.device import DEVICE
from ficha_train.layers import load_state
from ficha_train.recipes import DetectorRecipe, ReaderRecipe, RecogniserRecipe
from ficha_train.schedule import Schedule
from ficha_train.session import Session

CHECKPOINT_MINUTES = 4.0
EVALUATE_MINUTES = 16.0


class Trainer:
    """Restored from the whole state in the data folder, else from the small one in git, else from the weights of `start`, else new."""

    def __init__(
        self,
        network: nn.Module,
        data: Path,
        recipe: RecogniserRecipe | DetectorRecipe | ReaderRecipe,
        start: Callable[[], dict[str, Tensor]] | None = None,
    ) -> None:
        self.data, self.recipe = data, recipe
        self.network = network.to(DEVICE, memory_format=torch.channels_last)
        self.progress, self.peak = checkpoint.Progress(), recipe.peak_rate
        whole, small = checkpoint.load_whole(data, recipe.run), checkpoint.load_small(recipe.run)
        if whole is None and small is not None:
            load_state(network, small[0])
            self.progress, self.peak = small[1], recipe.resumed_rate
        elif whole is None and start is not None:
            load_state(network, start())
            self.peak = recipe.resumed_rate
        self.average = Average(network, recipe.average)
        weights = [p for p in network.parameters() if p.ndim > 1]
        rest = [p for p in network.parameters() if p.ndim <= 1]
        groups = [{"params": weights, "weight_decay": recipe.weight_decay}, {"params": rest, "weight_decay": 0.0}]
        self.optimiser = torch.optim.AdamW(groups, self.peak, betas=(0.9, 0.98), fused=True)
        self.warm_up = recipe.warm_up if whole is None else 0
        if whole is not None:
            load_state(network, whole["network"])
            self.average.state = {name: value.to(DEVICE) for name, value in whole["average"].items()}
            self.average.steps = whole["average_steps"]
            self.optimiser.load_state_dict(whole["optimiser"])
            self.progress = checkpoint.Progress(**whole["progress"])

    def save(self, name: str = "last") -> None:
        state = {
            "network": self.network.state_dict(),
            "average": self.average.state,
            "average_steps": self.average.steps,
            "optimiser": self.optimiser.state_dict(),
            "progress": asdict(self.progress),
        }
        checkpoint.save_whole(self.data, self.recipe.run, state, name)

    def save_small(self, name: str = "average") -> None:
        checkpoint.save_small(self.recipe.run, self.average.state, self.progress, asdict(self.recipe), name)

    def descend(self, loss: Tensor, samples: int, rate: float) -> None:
        """One optimiser step at `rate` on a loss of `samples` samples."""
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        self.optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), self.recipe.clip)
        self.optimiser.step()
        self.average.update(self.network)
        self.progress.steps += 1
        self.progress.samples += samples

    def averaged(self, network: nn.Module) -> nn.Module:
        """The average loaded into `network`, ready to evaluate."""
        load_state(network, self.average.state)
        return network.to(memory_format=torch.channels_last).eval()


class Run:
    """One `train` command: rates, checkpoints and reports by the clock."""

    def __init__(self, trainer: Trainer, minutes: float, decay_minutes: float) -> None:
        self.trainer = trainer
        self.session = Session(checkpoint.RUNS / trainer.recipe.run / "log.jsonl", minutes)
        self._schedule = Schedule(trainer.peak, trainer.warm_up, minutes, decay_minutes)
        self._minutes_before, self._steps_before = trainer.progress.minutes, trainer.progress.steps
        self._saved = self._reported = 0.0
        self._decayed = False
        self._loss: float | None = None

    def rates(self) -> Iterator[float]:
        """The rate of each next step, until the time is up. The state before the decay is kept apart, to train on
        from.
        """
        trainer = self.trainer
        while not self.session.over:
            minutes = self.session.minutes
            if self._schedule.decaying(minutes) and not self._decayed:
                self._decayed = True
                trainer.save("before-decay")
                trainer.save_small("before-decay")
            yield self._schedule.rate(trainer.progress.steps - self._steps_before, minutes)

    def note(self, loss: float) -> bool:
        """Book a step's loss; saves when it is time, and says whether a report is due."""
        self._loss = loss if self._loss is None else 0.99 * self._loss + 0.01 * loss
        minutes = self.session.minutes
        self.trainer.progress.minutes = self._minutes_before + minutes
        if minutes - self._saved > CHECKPOINT_MINUTES:
            self._saved = minutes
            self.trainer.save()
        if minutes - self._reported > EVALUATE_MINUTES:
            self._reported = minutes
            return True
        return False

    def report(self, scores: dict[str, str]) -> None:
        progress = self.trainer.progress
        self.session.write(
            minutes=round(progress.minutes, 1),
            steps=progress.steps,
            samples=progress.samples,
            rounds=progress.rounds,
            loss=self._loss and round(self._loss, 4),
            **scores,
        )

    def finish(self, scores: dict[str, str]) -> None:
        self.trainer.save()
        self.trainer.save_small()
        self.report(scores)
