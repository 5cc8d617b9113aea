"""Training of the detector on turned, scaled crops of generated pages."""

from pathlib import Path

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from ficha_train.device import DEVICE
from ficha_train.detector.boxes import THRESHOLD
from ficha_train.detector.crops import crop
from ficha_train.detector.evaluate import evaluate, torch_seer
from ficha_train.detector.library import Library
from ficha_train.detector.network import Detector
from ficha_train.layers import one_thread
from ficha_train.pages.book import BookPage, open_book
from ficha_train.precision import autocast
from ficha_train.recipes import DetectorRecipe
from ficha_train.trainer import Run, Trainer

PAGES_SEEN = 12
"""Pages of each evaluation book used for a report during training."""


def _dice(probability: Tensor, truth: Tensor, weight: Tensor) -> Tensor:
    """1 - soft Dice of a map over the batch."""
    common = (probability * truth * weight).sum()
    return 1 - (2 * common + 1) / ((probability * weight).sum() + (truth * weight).sum() + 1)


def _mean(values: Tensor, weight: Tensor) -> Tensor:
    return (values * weight).sum() / (weight.sum() + 1)


def map_loss(
    outputs: tuple[Tensor, Tensor], core: Tensor, core_weight: Tensor, fields: Tensor, fields_weight: Tensor
) -> Tensor:
    """Cross-entropy and Dice for core, line and area; squared error for the direction inside lines."""
    core_logit, maps = outputs[0][:, 0].float(), outputs[1].float()
    total = 2 * _mean(functional.binary_cross_entropy_with_logits(core_logit, core, reduction="none"), core_weight)
    total = total + _dice(core_logit.sigmoid(), core, core_weight)
    for channel, share in ((0, 0.5), (1, 1.0)):
        logit, truth, weight = maps[:, channel], fields[:, channel], fields_weight[:, channel]
        entropy = functional.binary_cross_entropy_with_logits(logit, truth, reduction="none")
        total = total + share * (_mean(entropy, weight) + 0.5 * _dice(logit.sigmoid(), truth, weight))
    return total + 2 * _mean((maps[:, 2:] - fields[:, 2:]).square(), fields_weight[:, 2:])


def make_batch(pages: list[BookPage], random: np.random.Generator, recipe: DetectorRecipe) -> list[Tensor]:
    """Crops [batch, 1, side, side] and the four target tensors."""
    cuts, targets = zip(
        *[crop(pages[random.integers(len(pages))], random, recipe.crop) for _ in range(recipe.batch)]
    )
    stack = lambda name: torch.from_numpy(np.stack([getattr(target, name) for target in targets]))  # noqa: E731
    pixels = torch.from_numpy(np.stack(cuts))[:, None].contiguous(memory_format=torch.channels_last)
    return [pixels, stack("core"), stack("core_weight"), stack("fields"), stack("fields_weight")]


def scores(trainer: Trainer) -> dict[str, str]:
    """The averaged network on the first pages of each evaluation book."""
    see = torch_seer(trainer.averaged(Detector()))
    return {
        name: evaluate(see, open_book(trainer.data, name)[:PAGES_SEEN], THRESHOLD).summary()
        for name in ("eval-sheets", "eval-cards")
    }


def train(data: Path, recipe: DetectorRecipe, minutes: float, decay_minutes: float) -> None:
    """Train for `minutes`, the last `decay_minutes` of them with a falling rate."""
    one_thread()
    torch.manual_seed(recipe.seed)
    trainer = Trainer(Detector(), data, recipe)
    run = Run(trainer, minutes, decay_minutes)
    library, random = Library(data, recipe), np.random.default_rng(recipe.seed + 7 * trainer.progress.steps)
    pages: list[BookPage] = []
    left = 0
    for rate in run.rates():
        if left <= 0:
            pages = library.round(trainer.progress.rounds)
            trainer.progress.rounds += 1
            left = recipe.crops_per_book
        pixels, *truth = make_batch(pages, random, recipe)
        with autocast():
            outputs = trainer.network(pixels.to(DEVICE))
        loss = map_loss(outputs, *(part.to(DEVICE) for part in truth))
        trainer.descend(loss, recipe.batch, rate)
        left -= recipe.batch
        if run.note(loss.item()):
            run.report(scores(trainer))
    run.finish(scores(trainer))
