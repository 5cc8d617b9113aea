"""
Tuning documents as the engine reads them, as a part of training: their ground truth is looked for among their words.

`npx tsx test/evaluate/dump-readings.ts --out $FICHA_DATA/readings --part tuning` writes them. A word that no value of the
truth explains may be anything that the truth says nothing of.
"""

import json
import re
import zlib
from bisect import bisect_right
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from ficha_train.reader.features import Line
from ficha_train.reader.packed_readings import read_packed
from ficha_train.reader.reading_order import reading_order
from ficha_train.reader.roles import ROLES, bits_of
from ficha_train.reader.truth import bare, roles_told, wanted_of
from ficha_train.reader.variants import Reading
from ficha_train.text.lexicon import STATES

MEASURED_TENTHS = 3
"""Layouts of so many tenths are never trained on: what is fitted and measured on them stays honest."""

_OTHERS_TIMES = 3
"""As often as a tuning document are those of other authors, who saw nothing of the project: they are few, and nearer to real papers."""
_UPRIGHT_MAX = 20
_SPAN_MAX = 160
"""Words of a value."""
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
        spans = [span for spelling in one.spellings for span in _spans(words, spelling)]
        if one.role == "REMARKS":
            spans = [(start, end) for start, end in spans if not printed[start].islower()]
        broken = [] if spans else [run for spelling in one.spellings for run in _broken_spans(words, ends, spelling)]
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
    said, absent = (document["said"], set()) if "said" in document else (roles_told(which, document["type"]) for which in ("said", "absent"))
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


_KEY_GLUED_MIN = 4
_GLUED = re.compile("(?:ssp|sesp|sds|sejusp|sjs|pc|detran|ifp|itep|politec)?(?:" + "|".join(STATES).lower() + ")")
"""A state, or who issued an identity, without a space behind it: `…8.21.0022/RS`, `1444427-SSP/SP`, `Itapeva-SP`."""


def _spans(words: list[str], key: str) -> Iterator[tuple[int, int]]:
    """Runs of whole words whose letters and digits are the key."""
    if not key:
        return
    at = 0
    while at < len(words):
        end = _match(words, at, key)
        if end is None:
            at += 1
        else:
            yield at, end
            at = end


_BROKEN_MIN = 16
"""Letters and digits of a value that other cells may stand between."""
_LINES_BETWEEN = 8
"""Lines of other cells between two lines of a cell, with what its column says before."""


def _broken_spans(words: list[str], ends: list[int], key: str) -> list[tuple[int, int, bool]]:
    """
    The parts of a value in a cell of several lines, other cells' lines between them; empty where it is not found.

    True with the first part.
    """
    if len(key) < _BROKEN_MIN:
        return []
    starts = [0, *ends[:-1]]
    for at in range(len(words)):
        parts = _go_on(words, starts, ends, at, key)
        if parts:
            return [(start, end, i == 0) for i, (start, end) in enumerate(parts)]
    return []


def _go_on(words: list[str], starts: list[int], ends: list[int], at: int, key: str) -> list[tuple[int, int]]:
    """The value's parts from this word on: to the end of its line, then from the beginning of one of the next lines."""
    line = bisect_right(ends, at)
    end = at
    while words[at] and end < ends[line] and key.startswith(words[end]):
        key = key[len(words[end]) :]
        end += 1
        if not key:
            return [(at, end)]
    if end == at or end < ends[line]:
        return []
    for follower in range(line + 1, min(line + 1 + _LINES_BETWEEN, len(starts))):
        rest = _go_on(words, starts, ends, starts[follower], key)
        if rest:
            return [(at, end), *rest]
    return []


def _match(words: list[str], start: int, key: str) -> int | None:
    if not words[start]:
        return None
    said = ""
    for end in range(start, min(len(words), start + _SPAN_MAX)):
        said += words[end]
        if said == key or (len(key) >= _KEY_GLUED_MIN and said.startswith(key) and _GLUED.fullmatch(said, len(key))):
            return end + 1
        if not key.startswith(said):
            return None
    return None
