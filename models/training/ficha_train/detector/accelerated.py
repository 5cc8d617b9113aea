"""
The detector on an accelerator that holds the crops, while every core draws pages and cuts more of them.

`python -m ficha_train.detector.accelerated --data DIR --shards /dev/shm/crops --minutes 8`. Each process keeps its own last pages. The rate
falls from the first step on.
"""

import threading
import time
from pathlib import Path

import numpy as np
import torch
from torch import Tensor

from ficha_train import accelerated, precision
from ficha_train.detector.crops import CONTRAST_FLOOR, INVERTED, cut
from ficha_train.detector.network import Detector
from ficha_train.detector.train import map_loss
from ficha_train.device import DEVICE
from ficha_train.fonts import catalogue
from ficha_train.fonts.faces import Faces
from ficha_train.pages.book import BookPage, bookpage
from ficha_train.pages.scene import SceneMaker
from ficha_train.recipes import DETECTOR
from ficha_train.trainer import Run, Trainer

SHARD = 16
"""Crops in a file: cut after every page that a process draws."""
PAGES = 40
"""Pages that a process cuts from."""
BATCH = 24
CROPS = 40_000
"""Crops that the accelerator holds, a whole number of files: 22 GB."""
NOTE_EVERY = 50
"""Steps between two looks at the loss, as each waits for the accelerator."""


def _cut_crops(folder: Path, data: Path, seed: int) -> None:
    maker, random = SceneMaker(Faces(catalogue.load(data, "train")), seed), np.random.default_rng(seed)
    pages: list[BookPage] = []
    for number in range(1_000_000):
        pages = [*pages, bookpage(maker.make())][-PAGES:]
        cuts, targets = zip(*(cut(pages[random.integers(len(pages))], random, DETECTOR.crop) for _ in range(SHARD)))
        maps = [np.stack([getattr(one, name) for one in targets]).astype(np.float16) for name in ("core", "core_weight", "fields", "fields_weight")]
        accelerated.leave(folder, f"{seed}-{number}", [np.stack(cuts), *maps])


class Crops:
    """The last CROPS of them in the accelerator's memory: pixels uint8, the four target tensors float16."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._folder, self._held, self.made = folder, [], 0

    def refill(self) -> None:
        for arrays in accelerated.left(self._folder):
            if not self._held:
                self._held = [torch.zeros((CROPS, *one.shape[1:]), dtype=torch.from_numpy(one).dtype, device=DEVICE) for one in arrays]
            at = self.made % CROPS
            for held, one in zip(self._held, arrays, strict=True):
                held[at : at + SHARD] = torch.from_numpy(one).to(DEVICE)
            self.made += SHARD

    def batch(self) -> list[Tensor]:
        """As detector.train.make_batch gives it."""
        chosen = torch.randint(min(self.made, CROPS), (BATCH,), device=DEVICE)
        pixels, *truth = (held[chosen].float() for held in self._held)
        deviation, mean = torch.std_mean(pixels, (1, 2), correction=0, keepdim=True)
        sign = 1 - 2 * (torch.rand((BATCH, 1, 1), device=DEVICE) < INVERTED).float()
        pixels = sign * (pixels - mean) / (deviation + CONTRAST_FLOOR)
        return [pixels[:, None].contiguous(memory_format=torch.channels_last), *truth]


def _refill(crops: Crops) -> None:
    while True:
        crops.refill()
        time.sleep(0.02)


def train(data: Path, minutes: float, makers: int, rate: float, shards: Path, seed: int) -> None:
    crops = Crops(shards)
    accelerated.started(makers, lambda maker: (_cut_crops, shards, data, seed * 1000 + maker))
    while crops.made < SHARD * makers * 4:
        time.sleep(0.5)
        crops.refill()
    trainer = Trainer(Detector(), data, DETECTOR)
    trainer.peak = rate
    threading.Thread(target=_refill, args=(crops,), daemon=True).start()
    run = Run(trainer, minutes, minutes)
    for step, step_rate in enumerate(run.rates()):
        pixels, *truth = crops.batch()
        with precision.autocast():
            outputs = trainer.network(pixels)
        loss = map_loss(outputs, *truth)
        trainer.descend(loss, BATCH, step_rate)
        if step % NOTE_EVERY == 0:
            run.note(float(loss.detach()))
    run.finish({"crops": str(crops.made), "batch": str(BATCH)})


if __name__ == "__main__":
    given = accelerated.options(rate=1.5e-3, seed=70).parse_args()
    train(given.data, given.minutes, given.makers, given.rate, given.shards, given.seed)
