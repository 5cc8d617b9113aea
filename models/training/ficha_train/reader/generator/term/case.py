"""What one guardianship term is about: its people, court, dates and words, drawn before anything is printed."""

from dataclasses import dataclass

from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.shapes import shaped
from ficha_train.reader.generator.term.words import (
    OFFICES, court_division, form, kinship, marital_status, nationality, neutral_ward, occupation, ward_word,
)
from ficha_train.reader.generator.tokens import Text, joined, said
from ficha_train.reader.generator.names import STATES, STATE_NAMES, city, person_name, title_case
from ficha_train.reader.generator.values import case_number, cpf, date, person
from ficha_train.reader.generator.wordings import wordings

PROVISIONAL, DEFINITIVE, NEITHER = ("PROVISIONAL", "DEFINITIVE", "none")


@dataclass
class Party:
    gender: str
    name: str
    cpf: str
    rg: str
    issuer: str
    born: str
    parents: list[str]
    birth_place: str
    address: str
    nationality: str
    status: str
    occupation: str
    kinship: str


@dataclass
class Case:
    """The facts, and how this document prints names."""

    dice: Dice
    kind: str
    nature: str
    guardians: list[Party]
    wards: list[Party]
    former: Party
    judge: Party
    clerk: Party
    prosecutor: Party
    lawyer: Party
    opponent: Party
    requester: Party
    """Who asks: often the guardian."""
    city: str
    state: str
    state_name: str
    division: str
    chamber: str
    number: str
    issued: str
    decided: str
    office: str
    """`tutor|tutora|tutores|tutoras`"""
    ward_noun: str
    capitals: bool
    """Names in the text are in capitals."""
    nature_said: bool = False
    issue_said: bool = False
    judge_said: bool = False

    def show(self, party: Party, role: str, capitals: bool | None = None) -> Text:
        name = party.name
        return said(name.upper() if (self.capitals if capitals is None else capitals) else name, role)

    def all_guardians(self, capitals: bool | None = None) -> Text:
        return joined([self.show(g, "GUARDIAN", capitals) for g in self.guardians], self.dice)

    def all_wards(self, capitals: bool | None = None) -> Text:
        return joined([self.show(w, "WARD", capitals) for w in self.wards], self.dice)

    @property
    def guardian_genders(self) -> list[str]:
        return [g.gender for g in self.guardians]

    @property
    def ward_genders(self) -> list[str]:
        return [w.gender for w in self.wards]

    @property
    def traits(self) -> frozenset[str]:
        """Which phrases fit."""
        age = "adult" if self.kind == "CURATELA" else "minor"
        guardians = form("one_man|one_woman|men|women", self.guardian_genders)
        return frozenset([self.kind.lower(), self.nature.lower(), age, guardians, "woman" if self.judge.gender == "f" else "man"])

    def office_word(self) -> str:
        return form(self.office, self.guardian_genders)

    def ward_word(self) -> str:
        return form(self.ward_noun, self.ward_genders)

    def same_ward_word(self) -> str:
        return form(neutral_ward(self.dice, self.kind), self.ward_genders)


def draw_case(dice: Dice) -> Case:
    kind = dice.pick(["GUARDA", "TUTELA", "CURATELA"])
    guardians = [_party(dice, kind, 1945, 2004) for _ in range(dice.weighted({1: 0.66, 2: 0.29, 3: 0.05}))]
    wards = [_party(dice, kind, *_ages(kind)) for _ in range(_ward_count(dice, kind))]
    _relate(dice, guardians, wards)
    officers = [_party(dice, kind, 1960, 1990) for _ in range(5)]
    for officer in officers:
        if dice.chance(0.06):
            officer.name = _kin(dice, dice.pick(guardians + wards).name, officer.gender)
        elif dice.chance(0.06):
            same = dice.pick(guardians + wards)
            officer.gender, officer.name = (same.gender, f"{same.name.split()[0]} {' '.join(officer.name.split()[1:])}")
    former, judge, clerk, prosecutor, lawyer = officers
    opponent = _party(dice, kind, 1955, 2000)
    if dice.chance(0.4):
        opponent.name = dice.pick(wards[0].parents) if wards[0].parents else _kin(dice, wards[0].name, opponent.gender)
    requester = guardians[0] if dice.chance(0.8) else _party(dice, kind, 1945, 2000)
    _hide(dice, guardians, wards)
    i = dice.between(0, len(STATES) - 1)
    style = dice.pick(["numbers", "numbers", "long", "long", "long", "words"])
    return Case(
        dice, kind, dice.weighted({PROVISIONAL: 0.37, DEFINITIVE: 0.28, NEITHER: 0.35}), guardians, wards, former, judge, clerk, prosecutor,
        lawyer, opponent, requester, city(dice), STATES[i], STATE_NAMES[i], court_division(dice),
        shaped(dice, wordings("term/shapes").chamber), case_number(dice),
        date(dice, style, 2008, 2026), date(dice, "numbers" if dice.chance(0.6) else "long", 2007, 2026), dice.pick(OFFICES[kind]),
        ward_word(dice, kind), dice.chance(0.45),
    )


def _ages(kind: str) -> tuple[int, int]:
    return (1930, 2005) if kind == "CURATELA" else (2004, 2026)


def _ward_count(dice: Dice, kind: str) -> int:
    return dice.weighted({1: 0.9, 2: 0.1} if kind == "CURATELA" else {1: 0.62, 2: 0.24, 3: 0.1, 4: 0.04})


def _party(dice: Dice, kind: str, born_from: int, born_to: int) -> Party:
    someone = person(dice, born_from, born_to)
    name = title_case(someone.name)
    gender = someone.gender
    parents = [_kin(dice, name, "f") if dice.chance(0.6) else title_case(someone.mother)]
    if dice.chance(0.75):
        parents.append(_kin(dice, name, "m") if dice.chance(0.6) else title_case(someone.father))
    if dice.chance(0.4):
        parents.reverse()
    if dice.chance(0.06):
        parents = []
    place = f"{city(dice)}{dice.pick(['/', '/', '-', ' - ', ', '])}{dice.pick(STATES)}"
    born = someone.born if dice.chance(0.75) else date(dice, "long", born_from, born_to)
    return Party(
        gender, name, cpf(dice), someone.rg, someone.rg_issuer, born, parents, place, someone.address, nationality(dice, gender),
        marital_status(dice, gender), occupation(dice, gender), kinship(dice, kind, gender),
    )


def _kin(dice: Dice, name: str, gender: str) -> str:
    """Somebody with surnames of this name."""
    parts = name.split()
    keep = parts[-1:] if len(parts) < 3 or dice.chance(0.3) else parts[-dice.between(1, len(parts) - 1) :]
    while len(keep) > 1 and keep[0].lower() in ("e",):
        keep = keep[1:]
    given = person_name(dice, gender, upper=False).split()[0]
    return " ".join([given, *keep])


def _relate(dice: Dice, guardians: list[Party], wards: list[Party]) -> None:
    """Siblings share parents and surnames; spouses live together; guardians are often of the family."""
    first = wards[0]
    for ward in wards[1:]:
        if dice.chance(0.7):
            ward.name = _kin(dice, first.name, ward.gender)
            ward.parents, ward.birth_place = (first.parents, first.birth_place)
    for i, guardian in enumerate(guardians):
        if dice.chance(0.45):
            guardian.name = _kin(dice, first.name, guardian.gender)
        if i and dice.chance(0.6):
            guardian.address = guardians[0].address
            guardian.gender = "m" if guardians[0].gender == "f" else "f"
            guardian.name = _kin(dice, guardians[0].name, guardian.gender)
    for one in guardians[1:]:
        one.status = marital_status(dice, one.gender)
        one.occupation, one.nationality = (occupation(dice, one.gender), nationality(dice, one.gender))


def _hide(dice: Dice, guardians: list[Party], wards: list[Party]) -> None:
    """Cases under secrecy: initials or asterisks."""
    if not dice.chance(0.09):
        return
    if dice.chance(0.2):
        for one in wards:
            one.name = " ".join((part[0] + "*" * (len(part) - 1) if len(part) > 2 else part for part in one.name.split()))
        return
    sign = dice.pick([".", ".", ""])
    gap = dice.pick([" ", " ", ""]) if sign else ""
    for one in wards + (guardians if dice.chance(0.4) else []):
        letters = [part[0].upper() + sign for part in one.name.split() if part[0].isupper()]
        one.name = gap.join(letters) if len(letters) > 1 else letters[0] + gap + "S" + sign
        one.parents = [gap.join((p[0].upper() + sign for p in parent.split() if p[0].isupper())) for parent in one.parents]
