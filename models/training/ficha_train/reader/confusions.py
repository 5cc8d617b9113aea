"""
`python -m ficha_train.reader.confusions`: what the engine's recogniser makes of printed letters, counted.

Of tuning documents that were photographed or scanned, $FICHA_DATA/readings (README) has the printed lines beside what the
engine read. Layouts that are measured on are left out.
"""

import json
import os
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from rapidfuzz import fuzz, process
from rapidfuzz.distance import Levenshtein

from ficha_train.reader.readings import is_measured

COUNTS = Path(__file__).parent / "generator" / "confusions.json"
_ALIKE_MIN = 60
"""A line that is less like any printed one is of something else: a seal, two lines in one."""
_QUANTILES = 20
_SEEN_MIN = 2
"""Rarer confusions are chance."""
_READ_MAX = 2
"""More than that for one letter is a mark beside the line, or another word."""


def write_confusions(data: Path, file: Path) -> None:
    """
    letters: how many were printed, and what was read in their place how often: nothing, another, it and one more; a blank
    is a letter. rates: the share of wrong letters of documents, from the best read to the worst.
    """
    printed: Counter[str] = Counter()
    read: dict[str, Counter[str]] = defaultdict(Counter)
    rates: list[float] = []
    for truth, lines in _documents(data):
        wrong = total = 0
        for line in lines:
            for letter, became in _compared(truth, line):
                printed[letter] += 1
                total += 1
                if became != letter:
                    read[letter][became] += 1
                    wrong += 1
        if total:
            rates.append(wrong / total)
    letters = {}
    for letter, counts in sorted(read.items()):
        often = {became: count for became, count in counts.most_common() if count >= _SEEN_MIN and len(became) <= _READ_MAX}
        if often:
            letters[letter] = [printed[letter], often]
    spread = [round(float(rate), 5) for rate in np.quantile(rates, np.linspace(0, 1, _QUANTILES + 1))]
    mean = sum(sum(often.values()) for _, often in letters.values()) / sum(printed.values())
    facts = {"mean": round(mean, 5), "rates": spread, "letters": letters}
    file.write_text(json.dumps(facts, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf8")


def _documents(data: Path) -> Iterator[tuple[list[str], list[str]]]:
    """Printed lines and read lines."""
    for reading in sorted((data / "readings").glob("*.json")):
        document = json.loads(reading.read_text(encoding="utf8"))
        if "printed" not in document or is_measured(document["layout"]):
            continue
        lines = [" ".join(word[0] for word in line["words"]) for page in document["pages"] for line in page["lines"]]
        yield [" ".join(line.split()) for line in document["printed"] if line.strip()], lines


def _compared(truth: list[str], line: str) -> Iterator[tuple[str, str]]:
    """Each printed letter with what was read for it; an added letter goes with the one before it."""
    if len(line) < 4:
        return
    found = process.extractOne(line, truth, scorer=fuzz.ratio)
    printed = found[0]
    if found[1] < _ALIKE_MIN:
        found = process.extractOne(line, [one for one in truth if len(one) >= len(line)], scorer=fuzz.partial_ratio)
        if not found or found[1] < _ALIKE_MIN:
            return
        place = fuzz.partial_ratio_alignment(line, found[0])
        if place is None:
            return
        printed = found[0][place.dest_start : place.dest_end]
    became = list(printed)
    for step in Levenshtein.editops(printed, line):
        at = step.src_pos
        if step.tag == "replace":
            became[at] = line[step.dest_pos]
        elif step.tag == "delete":
            became[at] = ""
        elif at > 0:
            became[at - 1] += line[step.dest_pos]
    yield from zip(printed, became, strict=True)


if __name__ == "__main__":
    write_confusions(Path(os.environ.get("FICHA_DATA", "data")), COUNTS)
