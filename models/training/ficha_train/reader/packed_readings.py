"""
Documents of other authors as the engine read them, packed: a line is its words with tabs between, a box four small numbers.

`python -m ficha_train.reader.packed_readings DUMPED.json …` adds dumped documents (`dump-readings.ts`) to those that are there.
"""

import json
import lzma
import sys
from pathlib import Path

PACKED = Path(__file__).resolve().parents[2] / "readings" / "other-authors.jsonl.xz"
UNIT = 0.5
"""Of a page's own unit, points or pixels: places are kept in whole ones."""


def read_packed(file: Path = PACKED) -> list[dict]:
    """Documents as dump-readings.ts writes them, boxes to half a unit."""
    return [{**one, "pages": [_unpacked(page) for page in one["pages"]]} for one in map(json.loads, lzma.open(file, "rt", encoding="utf8"))]


def write_packed(documents: list[dict], file: Path = PACKED) -> None:
    with lzma.open(file, "wt", preset=9 | lzma.PRESET_EXTREME, encoding="utf8") as out:
        for one in documents:
            packed = {**one, "pages": [_packed(page) for page in one["pages"]]}
            out.write(json.dumps(packed, ensure_ascii=False, separators=(",", ":")) + "\n")


def _packed(page: dict) -> dict:
    """boxes: of each word how far it starts from the end of the one before (of a line's first: from the page's corner), width, height."""
    boxes: list[int] = []
    for line in page["lines"]:
        x = y = 0
        for word in line["words"]:
            left, top, right, bottom = (round(value / UNIT) for value in word[1:5])
            boxes += [left - x, top - y, right - left, bottom - top]
            x, y = right, top
    return {
        "texts": ["\t".join(word[0] for word in line["words"]) for line in page["lines"]],
        "angles": [round(line["angle"]) for line in page["lines"]],
        "boxes": boxes,
    }


def _unpacked(page: dict) -> dict:
    numbers = iter(page["boxes"])
    lines = []
    for text, angle in zip(page["texts"], page["angles"], strict=True):
        x = y = 0
        words = []
        for word in text.split("\t"):
            x, y, width, height = x + next(numbers), y + next(numbers), next(numbers), next(numbers)
            words.append([word, x * UNIT, y * UNIT, (x + width) * UNIT, (y + height) * UNIT])
            x += width
        lines.append({"angle": angle, "words": words})
    return {"lines": lines}


if __name__ == "__main__":
    write_packed(read_packed() + [json.loads(Path(name).read_text(encoding="utf8")) for name in sys.argv[1:]])
