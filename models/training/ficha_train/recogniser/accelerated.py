"""
The recogniser on an accelerator that holds all its lines, while every core prints more of them.

`python -m ficha_train.recogniser.accelerated --minutes 8 --makers 15`. Batches are cut, roughened and normalised where the lines lie. The
rate falls from the first step on.
"""

import time
from pathlib import Path

import numpy as np
import torch

from ficha_train import accelerated
from ficha_train.charset import encode
from ficha_train.device import DEVICE
from ficha_train.fonts import catalogue
from ficha_train.fonts.faces import Faces
from ficha_train.recipes import HANDWRITING, RECOGNISER, RecogniserRecipe
from ficha_train.recogniser.batches import CONTRAST_FLOOR, Batch
from ficha_train.recogniser.exported import beginning
from ficha_train.recogniser.network import Recogniser
from ficha_train.recogniser.train import LOSS_SCALE, ctc_loss
from ficha_train.render.line import HEIGHT, STRIDE, LineMaker
from ficha_train.trainer import Run, Trainer

SHARD = 400
COLUMNS = 128 * 320
ROUND = 8192
"""Lines of like width are batched out of so many."""
BYTES_MAX = 30_000_000_000
NOTE_EVERY = 50


def _print_lines(folder: Path, data: Path, seed: int, by_hand: bool) -> None:
    maker = LineMaker(Faces(catalogue.load(data, "train")), seed, by_hand=by_hand)
    for number in range(1_000_000):
        lines = [maker.make() for _ in range(SHARD)]
        pixels = np.concatenate([np.ascontiguousarray(line.pixels.T).ravel() for line in lines])
        facts = (pixels, [line.pixels.shape[1] for line in lines], [encode(line.text) for line in lines])
        accelerated.leave(folder, f"{seed}-{number}", facts)


class Lines:
    """All lines so far, column by column, one after another in one tensor."""

    def __init__(self, folder: Path, bytes_max: int) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._folder = folder
        self._pixels = torch.zeros(bytes_max, dtype=torch.uint8, device=DEVICE)
        self._used = 0
        self.starts: list[int] = []
        self.widths: list[int] = []
        self.texts: list[list[int]] = []

    def refill(self) -> None:
        for pixels, widths, texts in accelerated.left(self._folder):
            if self._used + len(pixels) > len(self._pixels):
                continue
            self._pixels[self._used : self._used + len(pixels)] = torch.from_numpy(pixels).to(DEVICE)
            self.starts.extend((self._used + HEIGHT * np.cumsum([0, *widths[:-1]])).tolist())
            self.widths.extend(widths)
            self.texts.extend(texts)
            self._used += len(pixels)

    def groups(self, random: np.random.Generator) -> list[np.ndarray]:
        """Lines of a round by width, in batches of about COLUMNS columns."""
        chosen = random.integers(len(self.starts), size=ROUND)
        widths = np.array([self.widths[index] for index in chosen])
        order = np.argsort(widths + random.uniform(-16, 16, ROUND))
        groups, start = [], 0
        while start < ROUND:
            widest = -(-widths[order[min(start + 48, ROUND - 1)]] // 32) * 32
            size = max(4, int(COLUMNS // widest))
            groups.append(chosen[order[start : start + size]])
            start += size
        random.shuffle(groups)
        return groups

    def batch(self, group: np.ndarray) -> Batch:
        """Of these lines, their texts as classes alone."""
        widths = torch.tensor([self.widths[index] for index in group], device=DEVICE)
        starts = torch.tensor([self.starts[index] for index in group], device=DEVICE)
        texts = [self.texts[index] for index in group]
        count, width = len(group), -(-int(max(self.widths[index] for index in group)) // 32) * 32
        column = torch.arange(width, device=DEVICE)
        kind = torch.rand(count, device=DEVICE)
        shift = torch.where((kind >= 0.25) & (kind < 0.4), torch.randint(-2, 3, (count,), device=DEVICE), 0)
        row = (torch.arange(HEIGHT, device=DEVICE)[None] - shift[:, None]) % HEIGHT
        inside = (column[None] < widths[:, None])[:, None, :]
        at = starts[:, None, None] + torch.minimum(column[None], widths[:, None] - 1)[:, None, :] * HEIGHT + row[:, :, None]
        line = self._pixels[at].float()
        noise = torch.where(kind < 0.15, 0.5 + 4.5 * torch.rand(count, device=DEVICE), 0)
        line = line + noise[:, None, None] * torch.randn_like(line)
        area = (widths * HEIGHT)[:, None, None]
        mean = (line * inside).sum((1, 2), keepdim=True) / area
        gap = (torch.rand(count, device=DEVICE) * widths).long()[:, None]
        size = torch.randint(1, 5, (count,), device=DEVICE)[:, None]
        gone = ((kind >= 0.15) & (kind < 0.25))[:, None] & (column[None] >= gap) & (column[None] < gap + size)
        line = torch.where(gone[:, None, :], mean, line)
        mean = (line * inside).sum((1, 2), keepdim=True) / area
        deviation = ((((line - mean) ** 2) * inside).sum((1, 2), keepdim=True) / area).sqrt()
        line = (line - mean) / (deviation + CONTRAST_FLOOR) * inside
        steps = (widths + STRIDE - 1) // STRIDE
        classes = torch.tensor([value for text in texts for value in text], device=DEVICE)
        lengths = torch.tensor([len(text) for text in texts], device=DEVICE)
        return Batch(line[:, None].contiguous(memory_format=torch.channels_last), steps, classes, lengths, [])


def train(recipe: RecogniserRecipe, data: Path, minutes: float, makers: int, rate: float, shards: Path, seed: int, bytes_max: int) -> None:
    shards.mkdir(parents=True, exist_ok=True)
    accelerated.started(makers, lambda maker: (_print_lines, shards, data, seed * 1000 + maker, recipe.by_hand))
    lines = Lines(shards, bytes_max)
    while len(lines.starts) < SHARD * makers:
        time.sleep(0.5)
        lines.refill()
    trainer = Trainer(Recogniser(), data, recipe, beginning(data, recipe))
    trainer.peak = rate
    run, random = Run(trainer, minutes, minutes), np.random.default_rng(seed)
    groups: list[np.ndarray] = []
    for step, step_rate in enumerate(run.rates()):
        if not groups:
            lines.refill()
            groups = lines.groups(random)
        batch = lines.batch(groups.pop())
        loss = ctc_loss(trainer.network, batch)
        trainer.descend(loss * LOSS_SCALE, len(batch.steps), step_rate)
        if step % NOTE_EVERY == 0:
            run.note(float(loss.detach()))
    run.finish({"lines": str(len(lines.starts)), "columns": str(COLUMNS)})


if __name__ == "__main__":
    parser = accelerated.options(rate=1.2e-3, seed=900)
    parser.add_argument("--bytes", type=int, default=BYTES_MAX, help="of the accelerator's memory for lines")
    parser.add_argument("--handwriting", action="store_true", help="the network for handwriting, on its lines")
    given = parser.parse_args()
    recipe = HANDWRITING if given.handwriting else RECOGNISER
    train(recipe, given.data, given.minutes, given.makers, given.rate, given.shards, given.seed, given.bytes)
