"""What one guardianship term is about: its people, court, dates and words, drawn before anything is printed."""

from dataclasses import dataclass

from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.term.words import (
    OFFICES, court_division, form, kinship, marital_status, nationality, neutral_ward, occupation, ward_word,
)
from ficha_train.reader.generator.tokens import Text, joined, said
from ficha_train.reader.generator.values import (
    STATES, STATE_NAMES, case_number, city, cpf, date, in_words, invented_word, person, person_name, title_case,
)
from ficha_train.reader.generator.wordings import wordings
from ficha_train.text import lexicon

W = wordings("term/case")

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
        lawyer, opponent, requester, city(dice), STATES[i], STATE_NAMES[i], court_division(dice), case_number(dice),
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


_NUMBERS = ["Primeira", "Segunda", "Terceira", "Quarta"]


def twist(case: Case, share: float) -> Case:
    """Each oddity in that share of cases, one beside the other or none."""
    dice = case.dice
    for change in (_twins, _spouses, _letters, _old_number, _trades, _foreigners, _division, _dates, _homes, _place):
        if dice.chance(share):
            change(dice, case)
    return case


def _twins(dice: Dice, case: Case) -> None:
    first = case.wards[0]
    for ward in case.wards[1:]:
        ward.born, ward.parents, ward.birth_place = (first.born, first.parents, first.birth_place)


def _spouses(dice: Dice, case: Case) -> None:
    first = case.guardians[0]
    for other in case.guardians[1:2]:
        other.gender = "m" if first.gender == "f" else "f"
        other.name = f"{title_case(person_name(dice, other.gender).split()[0])} {' '.join(first.name.split()[1:])}"
        other.address, other.nationality = (first.address, "brasileira" if other.gender == "f" else "brasileiro")
        first.status, other.status = ("casad" + ("a" if one.gender == "f" else "o") for one in (first, other))
        first.kinship, other.kinship = dice.pick([("avó", "avô"), ("tia", "tio"), ("madrinha", "padrinho")])[
            :: 1 if first.gender == "f" else -1
        ]


def _letters(dice: Dice, case: Case) -> None:
    """Initials without dots, apart, joined or with the given name."""
    style = dice.pick(["M E S L", "MESL", "Maria E S L", "M.E.S.L", "M. E. da S. L."])
    for one in case.wards + (case.guardians if dice.chance(0.4) else []):
        one.name = _initials(one.name, style)
        one.parents = [_initials(parent, style) for parent in one.parents]


def _initials(name: str, style: str) -> str:
    parts = name.split()
    small = style == "M. E. da S. L."
    kept = [part if small and part.islower() else part[0].upper() for part in parts if small or not part.islower()]
    if style == "Maria E S L":
        return " ".join([parts[0], *kept[1:]])
    if small:
        return " ".join((part if len(part) > 1 or part.islower() else part + "." for part in kept))
    return {"M E S L": " ", "MESL": "", "M.E.S.L": "."}[style].join(kept)


def _old_number(dice: Dice, case: Case) -> None:
    year = dice.between(1987, 2010)
    d, short = (dice.digits, f"{year % 100:02d}")
    case.number = dice.pick(
        [
            f"{dice.between(11, 2999)}/{year}", f"{dice.between(11, 2999)}/{short}", f"{d(3)}.{d(2)}.{d(6)}-{d(1)}",
            f"{year}.{d(3)}.{d(6)}-{d(1)}", f"{d(3)}/{dice.between(1, 3)}.{short}.{d(7)}-{d(1)}", f"{d(4)}.{short}.{d(6)}-{d(1)}",
            f"{year}.{d(2)}.{d(1)}.{d(6)}-{d(1)}", f"{dice.between(1, 9)}.{d(3)}/{year}", f"{d(5)}-{d(2)}.{year}",
            f"{d(3)}.{year}.{d(3)}.{d(3)}-{d(1)}", f"{dice.between(1, 9)}.{d(3)}.{d(3)}-{d(1)}/{short}", f"{d(7)}-{d(2)}.{year}",
            f"{year}{d(8)}",
        ]
    )


def _trades(dice: Dice, case: Case) -> None:
    for one in case.guardians:
        one.occupation = f"{dice.pick(W.trade_heads)} {dice.pick(W.trade_tails)}"
        if dice.chance(0.2):
            one.occupation = dice.pick(["aposentado e ", "aposentada por invalidez e ", "autônoma, "]) + one.occupation
        if dice.chance(0.2):
            one.status = dice.pick(W.trades)


def _foreigners(dice: Dice, case: Case) -> None:
    people = dice.pick([case.guardians, case.wards, case.guardians + case.wards])
    family = [_spanish_surname(dice), _spanish_surname(dice)]
    for one in people:
        one.name = _spanish_name(dice, family)
        one.nationality = dice.pick(W.foreign).replace("@", "a" if one.gender == "f" else "o")
        one.rg, one.issuer = (
            dice.pick([f"V{dice.digits(6)}-{dice.digits(1)}", f"F{dice.digits(6)}-W", f"G{dice.digits(7)}"]), "DPF/" + dice.pick(STATES),
        )
        one.birth_place = dice.pick(
            [f"{title_case(invented_word(dice))}, {dice.pick(['Bolívia', 'Venezuela', 'Paraguai', 'Peru'])}", one.birth_place]
        )
        one.parents = [_spanish_name(dice, family[:1]), _spanish_name(dice, family[1:])][: dice.pick([1, 2, 2, 2])]


def _spanish_surname(dice: Dice) -> str:
    return title_case(dice.pick(W.spanish_surnames))


def _spanish_name(dice: Dice, family: list[str]) -> str:
    given = " ".join((title_case(dice.pick(W.spanish_given)) for _ in range(dice.pick([1, 2, 2]))))
    given += dice.pick(["", "", " del Carmen", " de los Ángeles", " de Jesús"])
    names = family if len(family) > 1 else [*family, _spanish_surname(dice)]
    return f"{given} {dice.pick([' ', ' ', ' y ', ' de ']).join(names)}"


def _division(dice: Dice, case: Case) -> None:
    number, field = (dice.between(1, 12), dice.wording(W.fields))
    case.division = dice.wording(
        [
            f"{number}ª Vara da {field}", f"{number}.ª Vara de {field}", f"{number}a. Vara de {field}",
            f"{dice.pick(_NUMBERS)} Vara de {field}", f"Vara de {field}", f"{number}ª V. {field}", f"{number}º Ofício de {field}",
            f"{number}º Ofício Judicial", "Vara do Único Ofício", f"{number}ª Vara Regional de {field}", f"{number}º Juizado da {field}",
            f"{number}º Juízo da {dice.between(1, 5)}ª Vara de {field}", f"{number}ª Secretaria de {field}", f"Vara Judicial – {field}",
            f"Vara de {field} – {number}º Cartório", "Vara Criminal e Infância", f"{number}ª Unidade Judiciária de {field}",
            f"Gabinete do Juízo da {number}ª Vara de {field}", f"{number}ª Vara Mista", f"{number}ª VARA DA {field.upper()}",
            f"Vara Cível ({field})", f"{number}ª Vara Cível e de {field}", f"Juizado da {field}",
        ]
    )


def _dates(dice: Dice, case: Case) -> None:
    case.issued, case.decided = (odd_date(dice), odd_date(dice) if dice.chance(0.5) else case.decided)
    if dice.chance(0.3):
        for one in case.wards:
            one.born = odd_date(dice)


def odd_date(dice: Dice, year_from: int = 1996, year_to: int = 2026) -> str:
    day, month, year = (dice.between(1, 28), dice.between(1, 12), dice.between(year_from, year_to))
    name = lexicon.MONTHS[month - 1]
    spelled = in_words(day)
    return dice.pick(
        [
            f"{day} de {name} de {year // 1000}.{year % 1000:03d}", f"{day:02d} ({spelled}) dias do mês de {name} de {year}",
            f"{spelled} ({day:02d}) dias do mês de {name} do ano de {in_words(year)}", f"{day:02d}-{month:02d}-{year}",
            f"{day:02d}.{month:02d}.{year}", f"{day:02d} de {name.capitalize()} de {year}", f"{day:02d}/{month:02d}/{year % 100:02d}",
            f"{day} dias do mês de {name} de {year}", f"{day:02d} de {name} do ano de {year}", f"{day:02d}/{name[:3].upper()}/{year}",
            f"{day:02d} {name[:3]} {year}", f"{spelled} de {name} de {in_words(year)}", date(dice, "long", year_from, year_to),
            f"{day:02d} / {month:02d} / {year}", f"{day:02d} DE {name.upper()} DE {year}", f"{day}/{month}/{year}",
        ]
    )


def _homes(dice: Dice, case: Case) -> None:
    for one in case.guardians:
        quarter, number = (title_case(invented_word(dice, 3)), dice.between(1, 999))
        one.address = dice.pick(
            [
                f"Quadra {number % 40}, Conjunto {dice.pick('ABCDEF')}, Casa {number % 30}, Setor {quarter}, {city(dice)}/{dice.pick(STATES)}",
                f"Sítio {quarter}, s/n, km {number % 60}, zona rural de {city(dice)}",
                f"Rua {quarter}, {number}, apto. {number % 90}, bloco {dice.pick('ABC')}",
                f"Rua Projetada {dice.pick('ABCDE')}, lote {number % 50}, Loteamento {quarter}, nesta cidade",
                f"Rua {quarter}, n.º {number}, fundos, nesta", f"Linha {quarter}, interior, {city(dice)} ({dice.pick(STATES)})",
                f"Beco {quarter}, casa {number % 20}, Vila {title_case(invented_word(dice))}",
                f"Rod. {dice.pick(STATES)}-{number:03d}, Km {number % 80}, Fazenda {quarter}, município de {city(dice)}-{dice.pick(STATES)}",
            ]
        )
    if len(case.guardians) > 1 and dice.chance(0.5):
        case.guardians[1].address = case.guardians[0].address


def _place(dice: Dice, case: Case) -> None:
    case.city = dice.pick(
        [
            case.city.upper(), f"{case.city} d'{title_case(invented_word(dice, 2))}",
            f"São {title_case(invented_word(dice, 2))} do {title_case(invented_word(dice, 2))}",
        ]
    )
    for one in case.wards:
        one.birth_place = dice.pick(
            [city(dice), f"{city(dice)} ({dice.pick(STATES)})", f"{city(dice)} - {dice.pick(STATES)}", city(dice).upper()]
        )
