"""
What features.py makes of the small document in models/samples/reader.json, and the roles that the exported network sees in it: for the
engine's tests. Its pages stand in that file, lines as they were drawn; the rest of it is computed here.

`python -m ficha_train.reader.samples` writes it anew.
"""

import json
from pathlib import Path

import numpy as np

from ficha_train.onnx_models import open_model
from ficha_train.reader.features import document_rows
from ficha_train.reader.readings import lines_of

DECIMALS = 5
_MODELS = Path(__file__).resolve().parents[3]


def _numbers(values: np.ndarray) -> list[float]:
    """Short in JSON: whole numbers without a point."""
    rounded = values.astype(float).round(DECIMALS).tolist()
    return [int(value) if value.is_integer() else value for value in rounded]


def write_samples(models: Path) -> None:
    """The rows in reading order, the most probable roles."""
    file = models / "samples" / "reader.json"
    sample = json.loads(file.read_text(encoding="utf8"))
    rows = document_rows([lines_of({"lines": lines}) for lines in sample["pages"]])
    roles, begins, classes = open_model(models / "reader.onnx").run(["roles", "begins", "classes"], {"rows": rows})
    sample["rows"] = [_numbers(row) for row in rows]
    sample |= {"roles": roles.argmax(-1).tolist(), "begins": _numbers(begins), "classes": _numbers(classes)}
    file.write_text(json.dumps(sample, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf8")


if __name__ == "__main__":
    write_samples(_MODELS)
