"""Character error rate of a recogniser on a shard."""

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import torch
from rapidfuzz.distance import Levenshtein

from ficha_train.charset import decode_best_path
from ficha_train.precision import autocast
from ficha_train.recogniser.batches import Batch, Pick, make_batch, plan
from ficha_train.recogniser.network import Recogniser
from ficha_train.shards import Shard

Reader = Callable[[Batch], np.ndarray]
"""A batch to the best class of every step, int [n, steps]."""


@dataclass(frozen=True)
class Score:
    """cer: edit distance / characters; exact: share of lines read whole; by_kind, by_font: CER of parts; misreads:
    (text, read), worst first; silent: share of the lines without text that nothing was read on, where there are any.
    """

    cer: float
    exact: float
    by_kind: dict[str, float]
    by_font: dict[str, float]
    misreads: list[tuple[str, str]]
    silent: float | None = None

    def summary(self) -> str:
        silent = "" if self.silent is None else f" nothing read where there is none {100 * self.silent:.1f} %"
        return f"CER {100 * self.cer:.2f} % exact {100 * self.exact:.1f} %{silent}"


def torch_reader(network: Recogniser) -> Reader:
    def read(batch: Batch) -> np.ndarray:
        with torch.no_grad(), autocast():
            return network(batch.pixels).argmax(-1).numpy()

    return read


def evaluate(
    read: Reader,
    shard: Shard,
    count: int | None = None,
    one_by_one: bool = False,
    keep: Callable[[str, str], bool] = lambda kind, font: True,
) -> Score:
    """Read the first `count` lines, of them those of the kinds and fonts to keep. `one_by_one`: each at its exact width, as
    the engine does.
    """
    first = range(min(len(shard), count or len(shard)))
    picks = [Pick(shard, index) for index in first if keep(shard.kinds[index], shard.fonts[index])]
    errors, characters = defaultdict(int), defaultdict(int)
    whole, misreads, blank = 0, [], []
    for group in [[pick] for pick in picks] if one_by_one else plan(picks):
        batch = make_batch(group)
        for pick, classes, steps in zip(group, read(batch), batch.steps.tolist()):
            text = shard.texts[pick.index]
            got = decode_best_path(classes[:steps].tolist())
            distance = Levenshtein.distance(text, got)
            for key in ("all", "kind " + shard.kinds[pick.index], "font " + shard.fonts[pick.index]):
                errors[key] += distance
                characters[key] += len(text)
            whole += distance == 0
            if not text:
                blank.append(got == "")
            if distance:
                misreads.append((distance, text, got))
    part = lambda prefix: {
        key[5:]: errors[key] / characters[key] for key in sorted(errors) if key.startswith(prefix) and characters[key]
    }  # noqa: E731
    misreads.sort(key=lambda misread: -misread[0])
    return Score(
        errors["all"] / characters["all"],
        whole / len(picks),
        part("kind "),
        part("font "),
        [(text, got) for _, text, got in misreads],
        sum(blank) / len(blank) if blank else None,
    )
