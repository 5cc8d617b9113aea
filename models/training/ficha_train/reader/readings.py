"""
Tuning documents as the engine reads them, as a part of training: their ground truth is looked for among their words.

`npx tsx test/evaluate/dump-readings.ts --out $FICHA_DATA/readings --part tuning` writes them. A word that no value of the
truth explains may be anything that the truth says nothing of.
"""

import json
import re
import zlib
from pathlib import Path

import numpy as np

from ficha_train.reader.features import Line
from ficha_train.reader.packed_readings import read_packed
from ficha_train.reader.reading_order import reading_order
from ficha_train.reader.roles import ROLES, bits_of
from ficha_train.reader.spans import broken_spans, spans_of
from ficha_train.reader.truth import bare, roles_told, wanted_of
from ficha_train.reader.variants import Reading

MEASURED_TENTHS = 3
"""Layouts of so many tenths are never trained on: what is fitted and measured on them stays honest."""

_OTHERS_TIMES = 3
"""As often as a tuning document are those of other authors, who saw nothing of the project: they are few, and nearer to real papers."""
_UPRIGHT_MAX = 20
_COMMON = {"DISTRICT", "FORUM", "NATIONALITY", "MARITAL_STATUS", "OCCUPATION", "RELATIONSHIP", "CATEGORY", "BIRTH_PLACE", "TERM"}
"""Short words that stand elsewhere too, and are no mention there."""
_ELSEWHERE = bits_of("O", "ADDRESS", "CAPTION", "PERSON", "ISSUE_PLACE")
"""What they may be there: a licence is issued in the town where its holder was born."""
_REMARKS_OR_NOT = _ELSEWHERE | bits_of("REMARKS", "CATEGORY")
"""What a letter may be that is the remarks in one of its places: a class, or the table's name of one, in the others."""
_CODES_MAX = 2
"""Letters and digits of remarks that stand elsewhere too: `A X` in two rows of the table."""
_CODE = re.compile(r"\W*[A-Z0-9]{1,3}\W*")
"""A class, the number of a box, a state: what stands on a card as remarks do."""
_NOTHING = {"nada", "nao", "sem", "ha", "consta", "nenhum", "nenhuma"}
"""A line with one of these may be remarks that say there are none."""
_ALL = bits_of(*ROLES)


def is_measured(layout: str) -> bool:
    return zlib.crc32(layout.encode()) % 10 < MEASURED_TENTHS


def training_readings(data: Path) -> list[Reading]:
    """Of the layouts that are trained on; of tuning documents none where data/readings is not there."""
    files = sorted((data / "readings").glob("*.json"))
    documents = [json.loads(file.read_text(encoding="utf8")) for file in files]
    own = [reading_of(one) for one in documents if one.get("data") and not is_measured(one["layout"])]
    return own + _OTHERS_TIMES * [reading_of(one) for one in read_packed()]


def lines_of(page: dict) -> list[Line]:
    """A dumped page's lines in reading order."""
    lines = []
    for line in page["lines"]:
        boxes = np.array([word[1:5] for word in line["words"]], np.float32).reshape(-1, 4)
        turn = line["angle"] % 360
        lines.append(Line([word[0] for word in line["words"]], boxes, min(turn, 360 - turn) <= _UPRIGHT_MAX))
    lines = [line for line in lines if line.words]
    return [lines[i] for i in reading_order([line.boxes for line in lines], [line.is_upright for line in lines])]


def reading_of(document: dict) -> Reading:
    pages = [lines_of(page) for page in document["pages"]]
    printed = [word for lines in pages for line in lines for word in line.words]
    words = [bare(word) for word in printed]
    ends = np.cumsum([len(line.words) for lines in pages for line in lines]).tolist()
    roles = np.zeros(len(words), np.int64)
    begins = np.full(len(words), -1, np.int8)
    lost: set[str] = set()
    wanted = list(wanted_of(document["type"], document["data"]))
    for one in wanted:
        spans = [span for spelling in one.spellings for span in spans_of(words, spelling)]
        if one.role == "REMARKS":
            spans = [(start, end) for start, end in spans if not printed[start].islower()]
        broken = [] if spans else [run for spelling in one.spellings for run in broken_spans(words, ends, spelling)]
        if not spans and not broken:
            lost.add(one.role)
        bit = bits_of(one.role)
        if one.role in _COMMON and len(spans) > 1:
            bit |= _ELSEWHERE
        if one.role == "REMARKS" and len(spans) > 1 and len(one.spellings[0]) <= _CODES_MAX:
            for start, end in spans:
                roles[start:end] |= _REMARKS_OR_NOT
            continue
        for start, end in spans:
            roles[start:end] |= bit
            begins[start] = 1
            begins[start + 1 : end] = np.maximum(begins[start + 1 : end], 0)
        for start, end, is_first in broken:
            roles[start:end] |= bit
            begins[start:end] = np.maximum(begins[start:end], 0)
            begins[start] = max(begins[start], int(is_first))
    # Another author's truth may have fewer fields: `said` are their roles, and it says of no other that it is absent.
    kind = document["type"]
    said, absent = (document["said"], set()) if "said" in document else (roles_told("said", kind), roles_told("absent", kind))
    explained = {role for role in said if role not in lost} | (absent - {one.role for one in wanted})
    unknown = _ALL & ~bits_of(*explained)
    if document["type"] == 54 and "REMARKS" not in lost:
        roles[(roles == 0) & _mere_codes(pages)] = unknown & ~(bits_of("REMARKS"))
    roles[roles == 0] = unknown
    return Reading(pages, roles, begins, _classes(document))


def _mere_codes(pages: list[list[Line]]) -> np.ndarray:
    """Words that are no remarks where the truth's remarks stand elsewhere, or there are none."""
    codes: list[bool] = []
    for line in (line for lines in pages for line in lines):
        says_none = any(bare(word) in _NOTHING for word in line.words)
        codes.extend(not says_none and _CODE.fullmatch(word) is not None for word in line.words)
    return np.array(codes, bool)


def _classes(document: dict) -> dict[str, str]:
    data = document["data"]
    classes = {"type": str(document["type"])}
    if data.get("scope"):
        classes["scope"] = data["scope"]
    if data.get("authorizationDangerousProducts") is not None:
        classes["danger"] = "yes" if data["authorizationDangerousProducts"] else "no"
    if data.get("kind") in ("GUARDA", "TUTELA", "CURATELA"):
        classes["kind"] = data["kind"]
        classes["nature"] = data.get("nature") or "none"
    return classes
