"""Detector, cut, recogniser: characters lost and misread on whole pages."""

from dataclasses import dataclass

import numpy as np
import onnxruntime
from rapidfuzz.distance import Levenshtein

from ficha_train.charset import decode_best_path
from ficha_train.detector.boxes import find_lines
from ficha_train.detector.evaluate import Seer, matches, padded
from ficha_train.detector.targets import HEIGHT_MIN
from ficha_train.onnx_models import line_logits
from ficha_train.pages.book import BookPage
from ficha_train.recogniser.batches import normalise
from ficha_train.rectify import cut_line


@dataclass(frozen=True)
class PageScore:
    """cer_true_boxes: lines cut at their true quads; cer_matched: found lines; cer_all: as that, a line not found
    counts whole. Shares.
    """

    cer_true_boxes: float
    cer_matched: float
    cer_all: float
    characters: int

    def summary(self) -> str:
        return (
            f"CER true boxes {100 * self.cer_true_boxes:.2f} % | found lines {100 * self.cer_matched:.2f} % | "
            f"all lines {100 * self.cer_all:.2f} % ({self.characters} characters)"
        )


def read_pages(
    see: Seer,
    recogniser: onnxruntime.InferenceSession,
    pages: list[BookPage],
    threshold: float,
    em_min: float = HEIGHT_MIN,
) -> PageScore:
    """Upright pages; lines under `em_min` pixels per em are left out."""

    def read(page: BookPage, quad: np.ndarray) -> str:
        return decode_best_path(line_logits(recogniser, normalise(cut_line(page.pixels, quad))).argmax(-1).tolist())

    characters = true_errors = found_errors = found_characters = missed = 0
    for page in pages:
        found = find_lines(*see(padded(page.pixels)), threshold)
        partner = dict(matches(page.quads, found))
        for index, (quad, text) in enumerate(zip(page.quads, page.texts)):
            if np.linalg.norm(quad[3] - quad[0]) < em_min:
                continue
            characters += len(text)
            true_errors += Levenshtein.distance(text, read(page, quad))
            if index in partner:
                found_errors += Levenshtein.distance(text, read(page, found[partner[index]].quad))
                found_characters += len(text)
            else:
                missed += len(text)
    return PageScore(
        true_errors / characters,
        found_errors / max(1, found_characters),
        (found_errors + missed) / characters,
        characters,
    )
