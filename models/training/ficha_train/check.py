"""Are the committed files what the manifest says, and does int8 read what the trained network reads?"""

import hashlib
import json
import tempfile
from pathlib import Path

from ficha_train.charset import CHARSET
from ficha_train.detector.boxes import THRESHOLD
from ficha_train.detector.evaluate import evaluate as evaluate_detector
from ficha_train.export import float_detector, float_recogniser
from ficha_train.generate import evaluation_sets
from ficha_train.onnx_models import onnx_reader, onnx_seer, open_model
from ficha_train.pages.book import open_book
from ficha_train.reader.evaluate import evaluation_set, of_file, of_readers, word_f1
from ficha_train.recipes import RECOGNISER
from ficha_train.reader.export import trained_readers
from ficha_train.recogniser.evaluate import evaluate as evaluate_recogniser
from ficha_train.shards import open_shard

BYTES_MAX = 6 * 1024 * 1024
LINES, PAGES, READER_DOCUMENTS = 600, 10, 120
CER_LOSS_MAX, F_LOSS_MAX, ROLE_LOSS_MAX = 0.004, 0.01, 0.005
"""What int8 may cost on the evaluation sets: 0.4 points of CER, 1 point of precision or recall, 0.5 points of word F1."""


def check_all(data: Path, models: Path) -> None:
    """Print each check; raise SystemExit when one fails."""
    evaluation_sets(data)
    manifest = json.loads((models / "manifest.json").read_text(encoding="utf8"))["models"]
    failures = []

    def expect(holds: bool, text: str) -> None:
        print(("ok    " if holds else "FAIL  ") + text)
        if not holds:
            failures.append(text)

    for name, facts in manifest.items():
        content = (models / facts["file"]).read_bytes()
        expect(hashlib.sha256(content).hexdigest() == facts["sha256"], f"{name}: hash of {facts['file']}")
    expect(sum(facts["bytes"] for facts in manifest.values()) <= BYTES_MAX, "all models together within 6 MB")
    expect(manifest["recogniser"]["charset"] == CHARSET, "charset of the manifest is the training charset")
    for wordings in ("known", "held-out"):
        documents = evaluation_set(data, wordings)[:READER_DOCUMENTS]
        full, small = (
            word_f1(tell, documents) for tell in (of_readers(trained_readers()), of_file(open_model(models / "reader.onnx")))
        )
        expect(full - small <= ROLE_LOSS_MAX, f"reader, word F1, {wordings}: float {full:.4f}, int8 {small:.4f}")
    with tempfile.TemporaryDirectory() as folder:
        recogniser = open_model(float_recogniser(Path(folder), data, RECOGNISER.run))
        detector = open_model(float_detector(Path(folder), data))
    for name in ("eval-hard", "eval-clean"):
        full, small = (
            evaluate_recogniser(onnx_reader(session), open_shard(data, name), LINES, one_by_one=True)
            for session in (recogniser, open_model(models / "recogniser.onnx"))
        )
        expect(
            small.cer - full.cer <= CER_LOSS_MAX,
            f"recogniser {name}: float {full.summary()}, int8 {small.summary()}",
        )
    for name in ("eval-sheets", "eval-cards"):
        full, small = (
            evaluate_detector(onnx_seer(session), open_book(data, name)[:PAGES], THRESHOLD)
            for session in (detector, open_model(models / "detector.onnx"))
        )
        expect(
            full.precision - small.precision <= F_LOSS_MAX and full.recall - small.recall <= F_LOSS_MAX,
            f"detector {name}: float {full.summary()} | int8 {small.summary()}",
        )
    if failures:
        raise SystemExit(f"{len(failures)} checks failed")
