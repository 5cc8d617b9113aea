"""
Does training still work, from the first sample to a file that the engine can open? Every network for a few steps, from nothing.

Nothing is kept, and nothing here says how good a network gets: only that samples are made, that what is learnt lowers the loss, and
that what is exported has the inputs, outputs, features and operators of the committed file, which the engine has kernels for.
"""

import json
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import get_args

import numpy as np
import onnx
import torch
from torch import Tensor, nn

from ficha_train import recipes
from ficha_train.detector.network import Detector
from ficha_train.detector.train import make_batch as make_crops
from ficha_train.detector.train import map_loss
from ficha_train.export import to_float_onnx, to_int8
from ficha_train.fonts.catalogue import FONT_ROOT, scan
from ficha_train.layers import load_state, one_thread
from ficha_train.onnx_models import open_model
from ficha_train.pages.book import make_book, open_book
from ficha_train.reader.batches import Batch, window_of
from ficha_train.reader.export import Readers, export_readers, reader_facts
from ficha_train.reader.generator.dice import Wordings
from ficha_train.reader.generator.document import generate
from ficha_train.reader.generator.papers import Kind
from ficha_train.reader.loss import loss_of
from ficha_train.reader.network import Reader
from ficha_train.reader.roles import CLASSES
from ficha_train.reader.shards import Sample, sample_of_document
from ficha_train.recogniser.batches import Pick, normalise
from ficha_train.recogniser.batches import make_batch as make_lines
from ficha_train.recogniser.exported import state_of
from ficha_train.recogniser.network import Recogniser
from ficha_train.recogniser.train import LOSS_SCALE, ctc_loss
from ficha_train.shards import make_shard, open_shard

DOCUMENTS, LINES, PAGES = 200, 200, 3
GENERATED = 3000
"""Documents that are made and not learnt from, as many of each kind: a generator may come apart over one in some thousand."""
STEPS = 50
BATCH = 6
"""Documents and lines in a batch; small, as only the way is tried."""
CROP, CROPS = 256, 2
FONTS = ["truetype/liberation", "truetype/dejavu"]
RATE = 1e-3
SEED = 9_000_000
_FIRST = 10
"""Steps that the loss is compared over: the first against the last."""


class Failed(Exception):
    """A step of training does not do what it should; the text says which."""


def rehearse(models: Path) -> None:
    """Raise SystemExit where training or an export has come apart."""
    one_thread()
    torch.manual_seed(SEED)
    started = time.monotonic()
    try:
        with tempfile.TemporaryDirectory() as folder:
            _with_fonts(Path(folder))
            for name, part in (("documents", _documents), ("reader", _reader), ("recogniser", _recogniser), ("detector", _detector)):
                print(f"{name}: {part(Path(folder), models)}, {time.monotonic() - started:.0f} s since the start", flush=True)
    except Failed as failure:
        raise SystemExit(str(failure)) from failure


def _documents(_folder: Path, _models: Path) -> str:
    kinds: tuple[Kind, ...] = get_args(Kind)
    parts: tuple[Wordings, ...] = get_args(Wordings)
    for i in range(GENERATED):
        kind, wordings, seed = kinds[i % len(kinds)], parts[i // len(kinds) % len(parts)], SEED + DOCUMENTS + i
        try:
            generate(seed, wordings, kind)
        except Exception as error:
            raise Failed(f'generate({seed}, "{wordings}", "{kind}"): {error!r}') from error
    return f"{GENERATED} of {len(kinds)} kinds"


def _reader(folder: Path, models: Path) -> str:
    samples = [sample_of_document(generate(SEED + i)) for i in range(DOCUMENTS)]
    if len({int(sample.classes[0]) for sample in samples}) < len(CLASSES["type"]):
        raise Failed(f"{DOCUMENTS} documents are not of every type")
    random = np.random.default_rng(SEED)
    both = [Reader(recipe.shape) for recipe in (recipes.READER, recipes.SECOND_READER)]
    told = []
    for network, recipe in zip(both, (recipes.READER, recipes.SECOND_READER), strict=True):
        def loss(network: Reader = network, hidden: float = recipe.letters_hidden) -> Tensor:
            batch = Batch(_some(samples, random), random)
            return loss_of(network(batch.rows, batch.present, hidden), batch)

        told.append(_learn(network, loss))
    file = folder / "reader.onnx"
    export_readers(Readers(*both).eval(), file)
    manifest = json.loads((models / "manifest.json").read_text(encoding="utf8"))["models"]["reader"]
    for key, value in reader_facts().items():
        if key != "trained" and json.loads(json.dumps(value)) != manifest[key]:
            raise Failed(f"reader: {key} is not what the manifest tells the engine")
    _compare("reader", file, models)
    rows = window_of(samples[0], 0, samples[0].words)
    roles, begins, classes = open_model(file).run(["roles", "begins", "classes"], {"rows": rows})
    if not np.allclose(roles.sum(-1), 1, atol=1e-3) or not np.isfinite(begins).all() or not np.isfinite(classes).all():
        raise Failed("reader: the exported file gives no probabilities")
    return "; ".join(told)


def _with_fonts(folder: Path) -> None:
    """A catalogue of a few faces: finding and cutting all that training prints with takes longer than the rest."""
    found = [font for place in FONTS for font in scan(FONT_ROOT / place)["train"]]
    if not found:
        raise Failed(f"no fonts in {', '.join(FONTS)} below {FONT_ROOT}: apt-get install fonts-liberation fonts-dejavu-core")
    (folder / "fonts.json").write_text(json.dumps({"train": [asdict(font) for font in found]}, ensure_ascii=False), encoding="utf8")


def _some(samples: list[Sample], random: np.random.Generator) -> list[Sample]:
    return [samples[random.integers(len(samples))] for _ in range(BATCH)]


def _recogniser(folder: Path, models: Path) -> str:
    make_shard(folder, "rehearsal", "train", LINES, SEED)
    shard, random, network = open_shard(folder, "rehearsal"), np.random.default_rng(SEED), Recogniser()
    order = sorted(range(len(shard)), key=lambda i: shard.widths[i])[: LINES * 3 // 4]

    def loss() -> Tensor:
        at = int(random.integers(len(order) - BATCH))
        return ctc_loss(network, make_lines([Pick(shard, i) for i in order[at : at + BATCH]], random)) * LOSS_SCALE

    told = _learn(network, loss)
    whole, file = folder / "recogniser-float.onnx", folder / "recogniser.onnx"
    lines, outputs = [normalise(shard.line(i)) for i in order[:20]], {"logits": {0: "n", 1: "steps"}}
    to_float_onnx(network.eval(), torch.randn(1, 1, 32, 320), outputs, whole)
    to_int8(whole, iter(lines), ["logits"], file)
    _compare("recogniser", file, models)
    _same_values("recogniser", whole, file, normalise(shard.line(order[-1])))
    load_state(network, state_of(file, lines))
    to_float_onnx(network.eval(), torch.randn(1, 1, 32, 320), outputs, whole)
    _same_values("recogniser begun from its export", whole, file, normalise(shard.line(order[-1])), most=0.1)
    return told


def _detector(folder: Path, models: Path) -> str:
    make_book(folder, "rehearsal", "train", PAGES, SEED)
    pages, random, network = open_book(folder, "rehearsal"), np.random.default_rng(SEED), Detector()
    recipe = recipes.DetectorRecipe(crop=CROP, batch=CROPS)

    def loss() -> Tensor:
        pixels, *truth = make_crops(pages, random, recipe)
        return map_loss(network(pixels), *truth)

    told = _learn(network, loss)
    whole, file = folder / "detector-float.onnx", folder / "detector.onnx"
    names = {0: "n", 2: "rows", 3: "columns"}
    outputs = {"core": names, "fields": {0: "n", 2: "rows4", 3: "columns4"}}
    to_float_onnx(network.eval(), torch.randn(1, 1, 448, 640), outputs, whole)
    crops = [make_crops(pages, random, recipe)[0][0, 0].numpy() for _ in range(4)]
    to_int8(whole, iter(crops), ["core", "fields"], file)
    _compare("detector", file, models)
    _same_values("detector", whole, file, crops[0])
    return told


def _learn(network: nn.Module, losses: Callable[[], Tensor]) -> str:
    """STEPS steps; the loss has to fall."""
    network.train()
    optimiser = torch.optim.AdamW(network.parameters(), RATE)
    seen: list[float] = []
    for _ in range(STEPS):
        loss = losses()
        optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 3.0)
        optimiser.step()
        seen.append(float(loss.detach()))
    before, after = float(np.mean(seen[:_FIRST])), float(np.mean(seen[-_FIRST:]))
    if not np.isfinite(seen).all() or after >= before:
        raise Failed(f"{type(network).__name__}: the loss went from {before:.3f} to {after:.3f} in {STEPS} steps")
    return f"loss {before:.2f} to {after:.2f}"


def _compare(name: str, file: Path, models: Path) -> None:
    """Inputs, outputs and operators are those of the committed file, which the engine's tests run."""
    made, committed = onnx.load(file).graph, onnx.load(models / f"{name}.onnx").graph
    for what in ("input", "output"):
        ours, theirs = (list(_shapes(getattr(graph, what))) for graph in (made, committed))
        if ours != theirs:
            raise Failed(f"{name}: {what} {ours} where the committed file has {theirs}")
    more = {(node.domain, node.op_type) for node in made.node} - {(node.domain, node.op_type) for node in committed.node}
    if more:
        raise Failed(f"{name}: the export has operators that the committed file has not: {sorted(more)}")


def _shapes(values: "list[onnx.ValueInfoProto]") -> Iterator[tuple[str, int]]:
    """Names and ranks; a length that is free has another name in every export."""
    for value in values:
        yield value.name, len(value.type.tensor_type.shape.dim)


def _same_values(name: str, whole: Path, small: Path, pixels: np.ndarray, most: float = 1) -> None:
    """int8 says about what float says: at most so many of its deviations away."""
    full, quantised = (open_model(file).run(None, {"pixels": pixels[None, None]}) for file in (whole, small))
    for one, other in zip(full, quantised, strict=True):
        apart = float(np.abs(one - other).mean() / (one.std() + 1e-6))
        if not apart < most:
            raise Failed(f"{name}: int8 is {apart:.2f} deviations away from float")
