"""
Documents of other authors as the engine read them, packed: their words, then four columns of small numbers, the boxes of all words.

`python -m ficha_train.reader.packed_readings DUMPED.json …` adds dumped documents (`dump-readings.ts`) to those that are there.
"""

import json
import lzma
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median

PACKED = Path(__file__).resolve().parents[2] / "readings" / "other-authors.jsonl.xz"
EM_UNITS = 10
"""Places are kept in whole tenths of a page's usual height of print; training moves words by more."""


def read_packed(file: Path = PACKED) -> list[dict]:
    """Documents as dump-readings.ts writes them, boxes to a tenth of an em."""
    *documents, across, down, widths, heights = map(json.loads, lzma.open(file, "rt", encoding="utf8"))
    boxes = zip(across, down, widths, heights, strict=True)
    return [{**one, "pages": [_unpacked(page, boxes) for page in one["pages"]]} for one in documents]


def write_packed(documents: list[dict], file: Path = PACKED) -> None:
    """Raises ValueError where a term's truth has neither a court nor `said`: its court would be learnt to be none."""
    unsaid = [one["id"] for one in documents if one["type"] == 23 and not {"said", "courtDivision"} & {*one, *one["data"]}]
    if unsaid:
        raise ValueError(f"{len(unsaid)} terms say neither their court nor which roles they tell: {unsaid[:3]}")
    pages = [page for one in documents for page in one["pages"]]
    texts = [{**one, "pages": [_without_boxes(page) for page in one["pages"]]} for one in documents]
    columns = [list(column) for column in zip(*(box for page in pages for box in _boxes_of(page)))]
    with lzma.open(file, "wt", preset=9 | lzma.PRESET_EXTREME, encoding="utf8") as out:
        for line in [*texts, *columns]:
            out.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n")


def _without_boxes(page: dict) -> dict:
    return {
        "unit": _unit_of(page),
        "texts": ["\t".join(word[0] for word in line["words"]) for line in page["lines"]],
        "angles": [round(line["angle"]) for line in page["lines"]],
    }


def _unit_of(page: dict) -> float:
    heights = [word[4] - word[2] for line in page["lines"] for word in line["words"]]
    return round(max(median(heights or [0]), EM_UNITS * 0.01) / EM_UNITS, 3)


def _boxes_of(page: dict) -> Iterator[tuple[int, int, int, int]]:
    """Of each word how far it starts from the end of the one before (of a line's first: from the page's corner), width, height."""
    unit = _unit_of(page)
    for line in page["lines"]:
        x = y = 0
        for word in line["words"]:
            left, top, right, bottom = (round(value / unit) for value in word[1:5])
            yield left - x, top - y, right - left, bottom - top
            x, y = right, top


def _unpacked(page: dict, boxes: Iterator[tuple[int, int, int, int]]) -> dict:
    lines = []
    unit = page["unit"]
    for text, angle in zip(page["texts"], page["angles"], strict=True):
        x = y = 0
        words = []
        for word in text.split("\t"):
            across, down, width, height = next(boxes)
            x, y = x + across, y + down
            words.append([word, x * unit, y * unit, (x + width) * unit, (y + height) * unit])
            x += width
        lines.append({"angle": angle, "words": words})
    return {"lines": lines}


if __name__ == "__main__":
    write_packed(read_packed() + [json.loads(Path(name).read_text(encoding="utf8")) for name in sys.argv[1:]])
