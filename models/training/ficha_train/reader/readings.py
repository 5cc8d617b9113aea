"""
Tuning documents as the engine reads them, as a part of training: their ground truth is looked for among their words.

`npx tsx test/evaluate/dump-readings.ts --out $FICHA_DATA/readings --part tuning` writes them. A word that no value of the
truth explains may be anything that the truth says nothing of.
"""

import json
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from ficha_train.reader.features import Line, fold
from ficha_train.reader.reading_order import reading_order
from ficha_train.reader.roles import ROLE_ID, ROLES
from ficha_train.reader.variants import Reading
from ficha_train.text.lexicon import MONTHS

MEASURED_TENTHS = 3
"""Layouts of so many tenths are never trained on: what is fitted and measured on them stays honest."""

_UPRIGHT_MAX = 20
_SPAN_MAX = 160
"""Words of a value."""
_COMMON = {"DISTRICT", "FORUM", "NATIONALITY", "MARITAL_STATUS", "OCCUPATION", "RELATIONSHIP", "CATEGORY", "BIRTH_PLACE", "TERM"}
"""Short words that stand elsewhere too, and are no mention there."""
_ELSEWHERE = sum(1 << ROLE_ID[role] for role in ("O", "ADDRESS", "CAPTION", "PERSON", "ISSUE_PLACE"))
"""What they may be there: a licence is issued in the town where its holder was born."""
_ALL = (1 << len(ROLES)) - 1


def is_measured(layout: str) -> bool:
    return zlib.crc32(layout.encode()) % 10 < MEASURED_TENTHS


def training_readings(data: Path) -> list[Reading]:
    """Of the layouts that are trained on; none where data/readings is not there."""
    files = sorted((data / "readings").glob("*.json"))
    documents = [json.loads(file.read_text(encoding="utf8")) for file in files]
    return [reading_of(one) for one in documents if one.get("data") and not is_measured(one["layout"])]


def lines_of(page: dict) -> list[Line]:
    """A dumped page's lines in reading order."""
    lines = []
    for line in page["lines"]:
        boxes = np.array([word[1:5] for word in line["words"]], np.float32).reshape(-1, 4)
        turn = line["angle"] % 360
        lines.append(Line([word[0] for word in line["words"]], boxes, min(turn, 360 - turn) <= _UPRIGHT_MAX))
    lines = [line for line in lines if line.words]
    if not lines:
        return lines
    outer = np.array([[*line.boxes[:, :2].min(0), *line.boxes[:, 2:].max(0)] for line in lines])
    return [lines[i] for i in reading_order(outer, np.array([line.is_upright for line in lines]))]


@dataclass(frozen=True)
class Wanted:
    """The ways in which a value may be printed, letters and digits only; any of them is a mention of the role."""

    role: str
    spellings: list[str]


def reading_of(document: dict) -> Reading:
    pages = [lines_of(page) for page in document["pages"]]
    words = [_bare(word) for lines in pages for line in lines for word in line.words]
    wanted = list(_wanted(document["type"], document["data"]))
    roles = np.zeros(len(words), np.int64)
    begins = np.full(len(words), -1, np.int8)
    lost: set[str] = set()
    for one in wanted:
        spans = [span for spelling in one.spellings for span in _spans(words, spelling)]
        if not spans:
            lost.add(one.role)
        bit = 1 << ROLE_ID[one.role]
        if one.role in _COMMON and len(spans) > 1:
            bit |= _ELSEWHERE
        for start, end in spans:
            roles[start:end] |= bit
            begins[start] = 1
            begins[start + 1 : end] = np.maximum(begins[start + 1 : end], 0)
    explained = {role for role in _SAID_BY[document["type"]] if role not in lost}
    unknown = _ALL & ~sum(1 << ROLE_ID[role] for role in explained)
    roles[roles == 0] = unknown
    return Reading(pages, roles, begins, _classes(document))


_SAID_BY = {
    51: {"LICENSEE_ID", "LICENCE_NUMBER", "KEY", "LINK", "PLATE", "ACTIVITY"}
    | {"GUARDIAN", "WARD", "CASE", "HOLDER", "REGISTRATION", "CATEGORY", "JUDGE", "POWERS"},
    23: {"TITLE", "CASE", "CASE_CLASS", "COURT_DIVISION", "JUDGE", "GUARDIAN", "GUARDIAN_CPF", "GUARDIAN_RG", "WARD"}
    | {"BIRTH", "WARD_CPF", "WARD_RG", "KEY", "LINK", "SIGNED", "POWERS", "DECISION"}
    | {"LICENCE_NUMBER", "LICENSEE", "PLATE", "ACTIVITY", "HOLDER", "REGISTRATION", "CATEGORY"},
    54: {"HOLDER", "HOLDER_CPF", "BIRTH", "ISSUE", "EXPIRY", "REGISTRATION", "CATEGORY", "PARENT"}
    | {"GUARDIAN", "WARD", "CASE", "JUDGE", "LICENCE_NUMBER", "LICENSEE", "ACTIVITY", "POWERS"},
}
"""Roles that stand nowhere else than where the truth's values are."""


def _wanted(kind: int, data: dict) -> Iterator[Wanted]:
    for role, value in {51: _licence, 23: _term, 54: _driver}[kind](data):
        if value is None or value is False or value == "":
            continue
        if role in ("ISSUE", "EXPIRY", "BIRTH", "DECISION", "SIGNED"):
            yield Wanted(role, _dates(value[:10]))
        elif role == "KEY":
            yield Wanted(role, [_bare(value)] if " " not in value else [_bare(part) for part in value.split()])
        else:
            yield Wanted(role, [_bare(value)])


def _licence(data: dict) -> Iterator[tuple[str, str | None]]:
    yield "LICENSEE_ID", data.get("id")
    yield "LICENCE_NUMBER", data.get("number")
    yield "KEY", data.get("accessKey")
    yield "LINK", data.get("validationLink")
    yield "EXPIRY", data.get("expirationDate")
    yield from (("PLATE", plate) for plate in data.get("licensePlate") or [])
    yield from (("ACTIVITY", activity) for activity in data.get("mainActivity") or [])


def _term(data: dict) -> Iterator[tuple[str, str | None]]:
    plain = {
        "TITLE": "documentTitle", "CASE": "caseNumber", "CASE_CLASS": "caseClass", "COURT_DIVISION": "courtDivision",
        "DISTRICT": "district", "FORUM": "forum", "JUDGE": "judgeName", "DECISION": "decisionDate", "ISSUE": "issueDate",
        "EXPIRY": "expirationDate", "TERM": "validityText", "POWERS": "powers", "SIGNED": "signatureDate",
        "LINK": "verificationLink", "KEY": "verificationCode",
    }  # fmt: skip
    for role, name in plain.items():
        yield role, data.get(name)
    for guardian in data.get("guardians") or []:
        yield "GUARDIAN", guardian["name"]
        yield "GUARDIAN_CPF", guardian.get("cpf")
        yield "GUARDIAN_RG", guardian.get("rg")
        yield "NATIONALITY", guardian.get("nationality")
        yield "MARITAL_STATUS", guardian.get("maritalStatus")
        yield "OCCUPATION", guardian.get("occupation")
        yield "ADDRESS", guardian.get("address")
        yield "RELATIONSHIP", guardian.get("relationship")
    for ward in data.get("wards") or []:
        yield "WARD", ward["name"]
        yield "BIRTH", ward.get("birthDate")
        yield "WARD_CPF", ward.get("cpf")
        yield "WARD_RG", ward.get("rg")
        yield "BIRTH_PLACE", ward.get("placeOfBirth")
        yield from (("PARENT", parent) for parent in ward.get("filiation") or [])


def _driver(data: dict) -> Iterator[tuple[str, str | None]]:
    plain = {
        "HOLDER": "name", "BIRTH": "dateOfBirth", "ISSUE": "issueDate", "EXPIRY": "expirationDate",
        "REGISTRATION": "licenseNumber", "CATEGORY": "licenseClass", "HOLDER_CPF": "personalNumber",
        "BIRTH_PLACE": "placeOfBirth", "REMARKS": "comments",
    }  # fmt: skip
    for role, name in plain.items():
        yield role, data.get(name)
    yield from (("PARENT", parent) for parent in data.get("filiation") or [])


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


def _bare(text: str) -> str:
    return "".join(letter for letter in fold(text) if letter.isascii() and letter.isalnum())


def _dates(iso: str) -> list[str]:
    """How a date may be printed, without its signs."""
    year, month, day = iso.split("-")
    name = _bare(MONTHS[int(month) - 1])
    days = {day, str(int(day)), *(["1o"] if day == "01" else [])}
    long = [f"{one}de{name}{middle}{year}" for one in days for middle in ("de", "do", "")]
    return [f"{day}{month}{year}", f"{int(day)}{int(month)}{year}", iso.replace("-", ""), f"{day}{month}{year[2:]}", *long]


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


def _match(words: list[str], start: int, key: str) -> int | None:
    if not words[start] or not key.startswith(words[start]):
        return None
    said = ""
    for end in range(start, min(len(words), start + _SPAN_MAX)):
        said += words[end]
        if said == key:
            return end + 1
        if not key.startswith(said):
            return None
    return None
