"""What a document's truth says is printed on it: values with their roles, and the ways each may be printed."""

from collections.abc import Iterator
from dataclasses import dataclass

from ficha_train.reader.features import fold
from ficha_train.reader.generator.values import in_words
from ficha_train.text.lexicon import MONTHS


@dataclass(frozen=True)
class Wanted:
    """The ways in which a value may be printed, letters and digits only; any of them is a mention of the role."""

    role: str
    spellings: list[str]


def wanted_of(kind: int, data: dict) -> Iterator[Wanted]:
    for role, value in {51: _licence, 23: _term, 54: _driver}[kind](data):
        if value is None or value is False or value == "":
            continue
        if role in ("ISSUE", "EXPIRY", "BIRTH", "DECISION", "SIGNED"):
            yield Wanted(role, _dates(value[:10]))
        elif role == "KEY":
            yield Wanted(role, [bare(value)] if " " not in value else [bare(part) for part in value.split()])
        else:
            yield Wanted(role, [bare(value)])


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


def bare(text: str) -> str:
    return "".join(letter for letter in fold(text) if letter.isascii() and letter.isalnum())


def _dates(iso: str) -> list[str]:
    """How a date may be printed, without its signs."""
    year, month, day = iso.split("-")
    name = bare(MONTHS[int(month) - 1])
    days = {day, str(int(day)), *(["1o"] if day == "01" else [])}
    long = [f"{one}de{name}{middle}{year}" for one in days for middle in ("de", "do", "")]
    said = bare(in_words(int(day)))
    told = [
        f"{one}{between}{name}{before}{when}"
        for one in (*days, said, said + day, day + said, *(["primeiro"] if day == "01" else []))
        for between in ("diasdomesde", "diadomesde", "de")
        for before in ("doanode", "de")
        for when in (year, bare(in_words(int(year))))
    ]
    return [f"{day}{month}{year}", f"{int(day)}{int(month)}{year}", iso.replace("-", ""), f"{day}{month}{year[2:]}", *long, *told]
