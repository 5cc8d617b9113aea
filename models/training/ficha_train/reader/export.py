"""Both trained readers as one ONNX file: one document's rows in, the mean of their probabilities out, weights in int8."""

import hashlib
import json
import tempfile
from pathlib import Path

import torch
from onnxruntime import GraphOptimizationLevel, InferenceSession, SessionOptions
from onnxruntime.quantization import QuantType, quantize_dynamic
from torch import Tensor, nn

from ficha_train import checkpoint
from ficha_train.layers import load_state
from ficha_train.reader import features, word_shape
from ficha_train.reader.batches import STRIDE, WINDOW
from ficha_train.reader.network import Neighbours, Reader, split_rows
from ficha_train.reader.roles import CLASSES, ROLES
from ficha_train.recipes import READER, SECOND_READER, ReaderRecipe

OPSET = 17


SECOND_SHARE = 0.35
"""What the second opinion weighs in the mean of both: the log loss on layouts that neither was trained on is flat around it."""


class Readers(nn.Module):
    """Rows of one document, without padding and batches → the mean of both networks' probabilities."""

    def __init__(self, first: Reader, second: Reader) -> None:
        super().__init__()
        self.first, self.second = first, second

    def forward(self, rows: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        parts = split_rows(rows.unsqueeze(0))
        present = torch.ones_like(rows[:, 0]).unsqueeze(0)
        near = Neighbours(parts["pointers"], parts["positions"], present)
        told = zip(self._probabilities(self.first, parts, near, present), self._probabilities(self.second, parts, near, present))
        roles, begins, classes = ((1 - SECOND_SHARE) * one + SECOND_SHARE * other for one, other in told)
        return roles, begins, classes

    def _probabilities(
        self, reader: Reader, parts: dict[str, Tensor], near: Neighbours, present: Tensor
    ) -> tuple[Tensor, Tensor, Tensor]:
        roles, begins, classes = reader.tell(parts, near, present)
        heads = torch.split(classes[0], [len(values) for values in CLASSES.values()])
        return torch.softmax(roles[0], -1), torch.sigmoid(begins[0]), torch.cat([torch.softmax(h, -1) for h in heads])


def _trained(recipe: ReaderRecipe) -> Reader:
    small = checkpoint.load_small(recipe.run)
    if small is None:
        raise FileNotFoundError(f"no trained average in {checkpoint.RUNS / recipe.run}")
    reader = Reader(recipe.shape)
    load_state(reader, small[0])
    return reader.eval()


def trained_readers() -> Readers:
    """The committed averages."""
    return Readers(_trained(READER), _trained(SECOND_READER)).eval()


def export_readers(readers: Readers, file: Path) -> None:
    """float32 graph, then matrices as signed int8 with dynamic scales of what runs through them, then fused."""
    example = torch.zeros(320, features.COLUMNS)
    example[:, word_shape.GRAMS + features.FEATURES + features.POSITIONS] = torch.arange(320) // 4 * 4
    with tempfile.TemporaryDirectory() as folder:
        whole = Path(folder) / "reader-float.onnx"
        torch.onnx.export(
            readers,
            (example,),
            str(whole),
            input_names=["rows"],
            output_names=["roles", "begins", "classes"],
            dynamic_axes={"rows": {0: "words"}, "roles": {0: "words"}, "begins": {0: "words"}},
            opset_version=OPSET,
            dynamo=False,
        )
        small = Path(folder) / "reader-int8.onnx"
        quantize_dynamic(
            str(whole), str(small), weight_type=QuantType.QInt8, op_types_to_quantize=["MatMul", "Gemm", "Gather"]
        )
        _write_fused(small, file)


def _write_fused(small: Path, file: Path) -> None:
    """As onnxruntime would fuse the graph whenever it opens it: the engine opens the file as it is, in half the time."""
    options = SessionOptions()
    options.graph_optimization_level = GraphOptimizationLevel.ORT_ENABLE_EXTENDED
    options.optimized_model_filepath = str(file)
    InferenceSession(str(small), options, providers=["CPUExecutionProvider"])


def export_trained(models: Path) -> None:
    """Write reader.onnx and its entry of manifest.json into `models`."""
    file = models / "reader.onnx"
    export_readers(trained_readers(), file)
    content = file.read_bytes()
    manifest = json.loads((models / "manifest.json").read_text(encoding="utf8"))
    about = {"file": file.name, "bytes": len(content), "sha256": hashlib.sha256(content).hexdigest()}
    manifest["models"]["reader"] = {**about, **reader_facts()}
    text = json.dumps(manifest, ensure_ascii=False, indent=2)
    (models / "manifest.json").write_text(text + "\n", encoding="utf8")
    print(f"reader.onnx: {len(content) / 1024:.0f} KiB")


def reader_facts() -> dict:
    """The manifest's entry, without hash and size."""
    runs = [checkpoint.load_small(recipe.run) for recipe in (READER, SECOND_READER)]
    progress = [small[1] for small in runs if small is not None]
    return {
        "input": {"name": "rows", "type": "float32", "shape": ["words", features.COLUMNS]},
        "outputs": [
            {"name": "roles", "type": "float32", "shape": ["words", len(ROLES)]},
            {"name": "begins", "type": "float32", "shape": ["words"]},
            {"name": "classes", "type": "float32", "shape": [sum(len(values) for values in CLASSES.values())]},
        ],
        "roles": ROLES,
        "classes": CLASSES,
        "features": {
            "buckets": word_shape.BUCKETS,
            "grams": word_shape.GRAMS,
            "sizes": {**word_shape.SIZES, **features.SIZES},
            "punctuation": word_shape.PUNCTUATION,
            "shapes": [list(shape) for shape in word_shape.SHAPES],
            "checks": word_shape.CHECKS,
            "amounts": word_shape.AMOUNTS,
            "places": features.PLACES,
            "pointers": features.POINTERS,
            "window": {"words": WINDOW, "stride": STRIDE},
        },
        "trained": {"samples": sum(one.samples for one in progress), "steps": sum(one.steps for one in progress)},
    }
