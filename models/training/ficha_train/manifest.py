"""manifest.json: what the engine must know about the two models, and their hashes."""

import hashlib
import json
from pathlib import Path

from ficha_train import checkpoint
from ficha_train.charset import CHARSET
from ficha_train.confidence import fit_temperature, read_characters
from ficha_train.detector import boxes, crops, join, pieces, split
from ficha_train.onnx_models import open_model
from ficha_train.recipes import DETECTOR, HANDWRITING, RECOGNISER
from ficha_train.recogniser import batches
from ficha_train.rectify import END_MARGIN, START_MARGIN
from ficha_train.render.line import CLEAN_CROP, HEIGHT, RAISED, STRIDE
from ficha_train.shards import open_shard

TEMPERATURE_MIN = 1.0
"""A network is overconfident on fonts that it learnt: a temperature fitted on those may not sharpen its softmax."""


def _file(models: Path, name: str) -> dict:
    content = (models / name).read_bytes()
    return {"file": name, "bytes": len(content), "sha256": hashlib.sha256(content).hexdigest()}


def _trained(data: Path, run: str) -> dict:
    _, progress = checkpoint.load_average(data, run)
    return {"samples": progress.samples, "steps": progress.steps}


def _recogniser(data: Path, models: Path) -> dict:
    # Training fonts, a seed of its own: the temperature must not be fitted on the evaluation set.
    characters = read_characters(open_model(models / "recogniser.onnx"), open_shard(data, "calibration"), 300)
    return {
        **_file(models, "recogniser.onnx"),
        "input": {"name": "pixels", "type": "float32", "shape": ["n", 1, HEIGHT, "width"]},
        "output": {"name": "logits", "type": "float32", "shape": ["n", "ceil(width / 4)", len(CHARSET) + 1]},
        "stride": STRIDE,
        "blank": 0,
        "charset": CHARSET,
        "temperature": max(TEMPERATURE_MIN, fit_temperature(characters)),
        "normalisation": {
            "over": "line",
            "formula": "(x - mean) / (deviation + floor)",
            "floor": batches.CONTRAST_FLOOR,
            "range": [0, 255],
        },
        "crop": {
            "heightEm": CLEAN_CROP,
            "startMarginEm": START_MARGIN,
            "endMarginEm": END_MARGIN,
            "raisedEm": RAISED,
        },
        "trained": _trained(data, RECOGNISER.run),
    }


def _detector(data: Path, models: Path) -> dict:
    return {
        **_file(models, "detector.onnx"),
        "input": {"name": "pixels", "type": "float32", "shape": ["n", 1, "height", "width"], "multipleOf": 32},
        "outputs": [
            {
                "name": "core",
                "type": "float32",
                "shape": ["n", 1, "height / 2", "width / 2"],
                "channels": ["logit of line core"],
            },
            {
                "name": "fields",
                "type": "float32",
                "shape": ["n", 4, "height / 4", "width / 4"],
                "channels": [
                    "logit of text line",
                    "logit of document area",
                    "cosine of reading direction",
                    "sine of reading direction",
                ],
            },
        ],
        "normalisation": {
            "over": "page",
            "formula": "(x - mean) / (deviation + floor)",
            "floor": crops.CONTRAST_FLOOR,
            "range": [0, 255],
        },
        "padding": "repeat the right and bottom edge before normalising",
        "longSide": {"sheet": 1344, "card": 1024},
        "lines": {
            "threshold": boxes.THRESHOLD,
            "scoreMin": pieces.SCORE_MIN,
            "short": {"areaMax": pieces.SHORT_AREA_MAX, "peakMin": pieces.SHORT_PEAK_MIN},
            "join": {
                "gapEm": join.GAP_EM,
                "offsetEm": join.OFFSET_EM,
                "heightRatio": join.HEIGHT_RATIO,
                "cosineMin": join.COSINE_MIN,
            },
            "split": {
                "ragged": split.RAGGED,
                "areaMin": split.AREA_MIN,
                "levels": list(split.LEVELS),
                "partShare": split.PART_SHARE,
                "partsShare": split.PARTS_SHARE,
                "besideShare": split.BESIDE_SHARE,
            },
            "areaMin": pieces.AREA_MIN,
            "longRatio": pieces.LONG,
            "thicknessExcess": pieces.THICKNESS_EXCESS,
            "thicknessMin": pieces.THICKNESS_MIN,
            "endEm": join.END,
            "coreShare": pieces.CORE_FOUND,
        },
        "trained": _trained(data, DETECTOR.run),
    }


def _handwriting(data: Path, models: Path) -> dict:
    """Input, output, charset and temperature are the recogniser's."""
    return {**_file(models, "handwriting.onnx"), "trained": _trained(data, HANDWRITING.run)}


def write_manifest(data: Path, models: Path, networks: list[str]) -> None:
    """The entries of the named networks that see pixels; the reader's is written by reader/export.py."""
    known = json.loads((models / "manifest.json").read_text(encoding="utf8"))["models"]
    facts = {"recogniser": _recogniser, "handwriting": _handwriting, "detector": _detector}
    own = {name: facts[name](data, models) for name in networks if name in facts}
    manifest = {"version": 1, "models": {**known, **own}}
    (models / "manifest.json").write_text(
        json.dumps(manifest, ensure_ascii=False, indent=2) + "\n", encoding="utf8"
    )
