"""The trained reader as one ONNX file: one document's rows in, probabilities out, weights in int8."""

import hashlib
import json
import tempfile
from pathlib import Path

import torch
from onnxruntime.quantization import QuantType, quantize_dynamic
from torch import Tensor, nn

from ficha_train import checkpoint
from ficha_train.layers import load_state
from ficha_train.reader import features
from ficha_train.reader.batches import STRIDE, WINDOW
from ficha_train.reader.network import Reader
from ficha_train.reader.roles import CLASSES, ROLES
from ficha_train.recipes import READER

OPSET = 17


class _OneDocument(nn.Module):
    """Without padding and batches, ending in probabilities."""

    def __init__(self, reader: Reader) -> None:
        super().__init__()
        self.reader = reader

    def forward(self, rows: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        roles, begins, classes = self.reader(rows.unsqueeze(0), torch.ones_like(rows[:, 0]).unsqueeze(0))
        heads = torch.split(classes[0], [len(values) for values in CLASSES.values()])
        return torch.softmax(roles[0], -1), torch.sigmoid(begins[0]), torch.cat([torch.softmax(h, -1) for h in heads])


def trained_reader() -> Reader:
    """The committed average."""
    small = checkpoint.load_small(READER.run)
    if small is None:
        raise FileNotFoundError(f"no trained average in {checkpoint.RUNS / READER.run}")
    reader = Reader()
    load_state(reader, small[0])
    return reader.eval()


def export_reader(reader: Reader, file: Path) -> None:
    """float32 graph, then matrices as signed int8 with dynamic scales of what runs through them."""
    example = torch.zeros(320, features.COLUMNS)
    example[:, features.GRAMS + features.FEATURES + features.POSITIONS] = torch.arange(320) // 4 * 4
    with tempfile.TemporaryDirectory() as folder:
        whole = Path(folder) / "reader-float.onnx"
        torch.onnx.export(
            _OneDocument(reader.eval()),
            (example,),
            str(whole),
            input_names=["rows"],
            output_names=["roles", "begins", "classes"],
            dynamic_axes={"rows": {0: "words"}, "roles": {0: "words"}, "begins": {0: "words"}},
            opset_version=OPSET,
            dynamo=False,
        )
        quantize_dynamic(
            str(whole), str(file), weight_type=QuantType.QInt8, op_types_to_quantize=["MatMul", "Gemm", "Gather"]
        )


def export_trained(models: Path) -> None:
    """Write reader.onnx and its entry of manifest.json into `models`."""
    file = models / "reader.onnx"
    export_reader(trained_reader(), file)
    content = file.read_bytes()
    manifest = json.loads((models / "manifest.json").read_text(encoding="utf8"))
    about = {"file": file.name, "bytes": len(content), "sha256": hashlib.sha256(content).hexdigest()}
    manifest["models"]["reader"] = {**about, **reader_facts()}
    text = json.dumps(manifest, ensure_ascii=False, indent=2)
    (models / "manifest.json").write_text(text + "\n", encoding="utf8")
    print(f"reader.onnx: {len(content) / 1024:.0f} KiB")


def reader_facts() -> dict:
    """The manifest's entry, without hash and size."""
    small = checkpoint.load_small(READER.run)
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
            "buckets": features.BUCKETS,
            "grams": features.GRAMS,
            "punctuation": features.PUNCTUATION,
            "shapes": [list(shape) for shape in features.SHAPES],
            "checks": features.CHECKS,
            "amounts": features.AMOUNTS,
            "places": features.PLACES,
            "pointers": features.POINTERS,
            "types": features.TYPES,
            "window": {"words": WINDOW, "stride": STRIDE},
        },
        "trained": {} if small is None else {"samples": small[1].samples, "steps": small[1].steps},
    }
