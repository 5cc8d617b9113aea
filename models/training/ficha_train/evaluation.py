"""Every figure of the model card, from the exported int8 models, on the fixed evaluation sets."""

from pathlib import Path

from ficha_train.confidence import fit_temperature, read_characters, reliability
from ficha_train.detector.boxes import THRESHOLD
from ficha_train.detector.evaluate import evaluate as evaluate_detector
from ficha_train.detector.targets import HEIGHT_MIN, LEGIBLE_MIN
from ficha_train.end_to_end import read_pages
from ficha_train.generate import LINE_SETS, evaluation_sets
from ficha_train.onnx_models import onnx_reader, onnx_seer, open_model
from ficha_train.pages.book import open_book
from ficha_train.reader.evaluate import of_file, scores_of
from ficha_train.recogniser.evaluate import evaluate as evaluate_recogniser
from ficha_train.shards import open_shard

BOOKS = ("eval-sheets", "eval-cards", "eval-clean-sheets")
EM_MIN = 100 / 72 * 6
"""Pixels per em of the smallest print that the engine is for: 6 pt at 100 dpi."""
LEGIBLE_EM = 11.0
"""Pixels per em from which print is legible to a person on the degraded pages."""
MISREADS_SHOWN = 25
COMPARED = {
    "without MRZ lines": lambda kind, font: kind != "mrz",
    "without MRZ lines and light cuts": lambda kind, font: kind != "mrz" and "Light" not in font,
}
"""Lines of which faces are compared: no single-storey face prints machine-readable ones, and thin strokes are hard to read in
any face.
"""


def _evaluate_recogniser(data: Path, models: Path) -> None:
    recogniser = open_model(models / "recogniser.onnx")
    read = onnx_reader(recogniser)
    for name in LINE_SETS:
        score = evaluate_recogniser(read, open_shard(data, name), one_by_one=True)
        print(f"recogniser {name}: {score.summary()}")
        print("  by kind:", ", ".join(f"{kind} {100 * cer:.2f}" for kind, cer in score.by_kind.items()))
        worst = sorted(score.by_font.items(), key=lambda item: -item[1])
        print("  worst fonts:", ", ".join(f"{font} {100 * cer:.2f}" for font, cer in worst[:8]))
        for text, got in score.misreads[-MISREADS_SHOWN:]:
            print(f"    {text!r} read {got!r}")
    for what, keep in COMPARED.items():
        for way in ("hard", "clean"):
            rate = lambda name: evaluate_recogniser(read, open_shard(data, name), one_by_one=True, keep=keep).cer  # noqa: E731, B023
            ratio = rate(f"eval-single-storey-{way}") / rate(f"eval-{way}")
            print(f"recogniser, single-storey to ordinary faces, {way}, {what}: {ratio:.2f} times the CER")
    characters = read_characters(recogniser, open_shard(data, "eval-hard"), 2000)
    temperature = fit_temperature(characters)
    for shown in sorted({1.0, temperature}):
        print(f"confidence on eval-hard at temperature {shown} (best {temperature}):")
        for low, high, count, mean, right in reliability(characters, shown):
            print(f"  {low:.3f} to {high:.3f}: {count} characters, mean confidence {mean:.4f}, right {right:.4f}")


def _evaluate_handwriting(data: Path, models: Path) -> None:
    read = onnx_reader(open_model(models / "handwriting.onnx"))
    for name in LINE_SETS:
        print(f"handwriting {name}: {evaluate_recogniser(read, open_shard(data, name), one_by_one=True).summary()}")


def _evaluate_detector(data: Path, models: Path) -> None:
    """End to end too, with the recogniser."""
    see, recogniser = onnx_seer(open_model(models / "detector.onnx")), open_model(models / "recogniser.onnx")
    for name in BOOKS:
        pages = open_book(data, name)
        for way, turn_seed in (("turned", 1), ("upright", None)):
            score = evaluate_detector(see, pages, THRESHOLD, turn_seed)
            print(f"detector {name}, {way}: {score.summary()}", flush=True)
        score = evaluate_detector(see, pages, THRESHOLD, None, LEGIBLE_MIN, EM_MIN)
        print(f"detector {name}, upright, legible lines from 6 pt at 100 dpi: {score.summary()}", flush=True)
    for name in BOOKS:
        pages = open_book(data, name)
        for em_min in (HEIGHT_MIN, LEGIBLE_EM):
            score = read_pages(see, recogniser, pages, THRESHOLD, em_min)
            print(f"end to end {name}, {em_min:.0f} px per em and more: {score.summary()}", flush=True)


def _evaluate_reader(data: Path, models: Path) -> None:
    for name, value in scores_of(of_file(open_model(models / "reader.onnx")), data).items():
        print(f"reader {name}: {value}", flush=True)


_PARTS = {"recogniser": _evaluate_recogniser, "handwriting": _evaluate_handwriting, "detector": _evaluate_detector, "reader": _evaluate_reader}


def evaluate_all(data: Path, models: Path, networks: list[str]) -> None:
    """Print the figures of the named networks. Takes a few minutes on one core."""
    evaluation_sets(data, networks)
    for name in networks:
        _PARTS[name](data, models)
