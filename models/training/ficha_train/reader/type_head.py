"""
`python -m ficha_train.reader.type_head`: which type a document is of, learnt anew by the last layer alone.

The committed averages stay as they are but for the four rows of the head `type` in `classes`. Those are fitted on documents of the
generator, a third of them of none of the types. Ten minutes on one core.
"""

import argparse
from dataclasses import asdict

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from ficha_train import checkpoint
from ficha_train.layers import load_state
from ficha_train.reader.batches import WINDOW, window_of
from ficha_train.reader.generator.dice import Dice, Wordings
from ficha_train.reader.generator.document import Document, generate
from ficha_train.reader.generator.noise import read_page
from ficha_train.reader.generator.other.pages import other_page
from ficha_train.reader.generator.page import Page
from ficha_train.reader.network import Reader
from ficha_train.reader.roles import CLASSES
from ficha_train.reader.shards import Sample, sample_of_document
from ficha_train.recipes import READER, SECOND_READER, ReaderRecipe

OTHER_SHARE = 0.35
WORDS_MIN = 8
STEPS = 400
DECAY = 1e-3
"""Of the squared weights: a head that is sure on generated documents is not to be surer than it can know."""
SMOOTHING = 0.02
KINDS = CLASSES["type"]


def samples(first: int, count: int, wordings: Wordings) -> list[Sample]:
    """Documents of seeds first, first + 1, …, with more of none of the types than the generator draws."""
    random = np.random.default_rng(first)
    documents = [_other(first + i, wordings) if random.random() < OTHER_SHARE else generate(first + i, wordings) for i in range(count)]
    return [one for one in map(sample_of_document, documents) if one.words >= WORDS_MIN]


def _other(seed: int, wordings: Wordings) -> Document:
    page = Page(Dice(seed, wordings))
    classes = other_page(page)
    return Document(read_page(page), classes)


def pooled(reader: Reader, drawn: list[Sample]) -> tuple[Tensor, Tensor]:
    """[samples, 2 * width] what the head sees, and [samples] the index into KINDS."""
    seen: list[Tensor] = []
    hook = reader.classes.register_forward_pre_hook(lambda _, given: seen.append(given[0].detach()))
    with torch.no_grad():
        for sample in drawn:
            rows = torch.from_numpy(window_of(sample, 0, min(sample.words, WINDOW))).unsqueeze(0)
            reader(rows, torch.ones(1, rows.shape[1]))
    hook.remove()
    return torch.cat(seen), torch.tensor([int(sample.classes[0]) for sample in drawn])


def fit(reader: Reader, features: Tensor, kinds: Tensor) -> None:
    """Multinomial logistic regression from the weights that are there."""
    count = len(KINDS)
    weight = reader.classes.weight[:count].detach().clone().requires_grad_()
    bias = reader.classes.bias[:count].detach().clone().requires_grad_()
    optimiser = torch.optim.LBFGS([weight, bias], max_iter=STEPS, history_size=20, line_search_fn="strong_wolfe")

    def closure() -> Tensor:
        optimiser.zero_grad()
        loss = functional.cross_entropy(features @ weight.T + bias, kinds, label_smoothing=SMOOTHING) + DECAY * weight.square().mean()
        loss.backward()
        return loss

    optimiser.step(closure)
    with torch.no_grad():
        reader.classes.weight[:count] = weight
        reader.classes.bias[:count] = bias


def accuracy(reader: Reader, features: Tensor, kinds: Tensor) -> str:
    """Share of each kind that is told right."""
    with torch.no_grad():
        told = reader.classes(features)[:, : len(KINDS)].argmax(-1)
    return "  ".join(f"{kind} {(told[kinds == i] == i).float().mean():.4f}" for i, kind in enumerate(KINDS))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=12_000)
    arguments = parser.parse_args()
    drawn, unseen = samples(5_000_000, arguments.count, "known"), samples(6_000_000, 1_500, "held-out")
    for recipe in (READER, SECOND_READER):
        _refit(recipe, drawn, unseen)


def _refit(recipe: ReaderRecipe, drawn: list[Sample], unseen: list[Sample]) -> None:
    small = checkpoint.load_small(recipe.run)
    if small is None:
        raise FileNotFoundError(f"no trained average in {checkpoint.RUNS / recipe.run}")
    reader = Reader(recipe.shape)
    load_state(reader, small[0])
    reader.eval()
    features, kinds = pooled(reader, drawn)
    others, other_kinds = pooled(reader, unseen)
    print(recipe.run, "before:", accuracy(reader, others, other_kinds))
    fit(reader, features, kinds)
    print(recipe.run, "after: ", accuracy(reader, others, other_kinds), flush=True)
    checkpoint.save_small(recipe.run, reader.state_dict(), small[1], asdict(recipe))


if __name__ == "__main__":
    main()
