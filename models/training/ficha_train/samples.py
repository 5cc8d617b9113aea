"""Worked examples for the engine's tests: inputs, and what the models and the reference post-processing make of them.

models/samples/lines.json  grey pixels, deflated, the text printed, the text read, the best class of every step
models/samples/page.png    a rendered card, with page.json: the quads found on it
"""

import base64
import json
import zlib
from pathlib import Path

import cv2
import numpy as np

from ficha_train.charset import decode_best_path
from ficha_train.detector.boxes import THRESHOLD, find_lines
from ficha_train.detector.evaluate import padded
from ficha_train.onnx_models import line_logits, onnx_seer, open_model
from ficha_train.pages.book import open_book
from ficha_train.recogniser.batches import normalise
from ficha_train.render.line import HEIGHT
from ficha_train.shards import open_shard

LINES_PER_SET = 5
WIDTH_MAX = 420


def _lines(data: Path, models: Path) -> list[dict]:
    session, samples = open_model(models / "recogniser.onnx"), []
    for name in ("eval-clean", "eval-hard"):
        shard = open_shard(data, name)
        for index in [index for index in range(len(shard)) if 120 < shard.widths[index] <= WIDTH_MAX][
            :LINES_PER_SET
        ]:
            pixels = np.ascontiguousarray(shard.line(index))
            classes = line_logits(session, normalise(pixels)).argmax(-1).tolist()
            samples.append(
                {
                    "set": name,
                    "text": shard.texts[index],
                    "read": decode_best_path(classes),
                    "height": HEIGHT,
                    "width": shard.widths[index],
                    "deflated": base64.b64encode(zlib.compress(pixels.tobytes(), 9)).decode(),
                    "classes": classes,
                }
            )
    return samples


def _page(data: Path, models: Path, folder: Path) -> None:
    """The smallest page of the evaluation cards, halved in depth of grey so that the PNG stays small."""
    page = min(open_book(data, "eval-cards"), key=lambda candidate: candidate.pixels.size)
    pixels = cv2.medianBlur(page.pixels, 3) & 0xF8
    cv2.imwrite(str(folder / "page.png"), pixels, [cv2.IMWRITE_PNG_COMPRESSION, 9])
    core, fields = onnx_seer(open_model(models / "detector.onnx"))(padded(pixels))
    lines = [
        {"quad": line.quad.round(1).tolist(), "score": round(line.score, 3)}
        for line in find_lines(core, fields, THRESHOLD)
    ]
    facts = {
        "width": pixels.shape[1],
        "height": pixels.shape[0],
        "document": page.documents[0].round(1).tolist(),
        "documentPixels": int((fields[1] > 0).sum()),
        "lines": lines,
    }
    (folder / "page.json").write_text(json.dumps(facts) + "\n", encoding="utf8")


def write_samples(data: Path, models: Path, networks: list[str]) -> None:
    """Write the samples of the named networks anew."""
    folder = models / "samples"
    folder.mkdir(exist_ok=True)
    if "recogniser" in networks:
        lines = json.dumps(_lines(data, models), ensure_ascii=False) + "\n"
        (folder / "lines.json").write_text(lines, encoding="utf8")
    if "detector" in networks:
        _page(data, models, folder)
