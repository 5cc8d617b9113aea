"""Oddities of a case: other numbers, dates, homes, names and courts than most have."""

from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.shapes import shaped
from ficha_train.reader.generator.term.case import Case
from ficha_train.reader.generator.names import STATES, city, invented_word, person_name, title_case
from ficha_train.reader.generator.values import in_words
from ficha_train.reader.generator.wordings import wordings
from ficha_train.text import lexicon

W, FIELDS = wordings("term/shapes"), wordings("term/case")

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
    case.number = shaped(dice, W.number, year=str(dice.between(1987, 2010)))


def _trades(dice: Dice, case: Case) -> None:
    for one in case.guardians:
        one.occupation = f"{dice.pick(FIELDS.trade_heads)} {dice.pick(FIELDS.trade_tails)}"
        if dice.chance(0.2):
            one.occupation = dice.pick(["aposentado e ", "aposentada por invalidez e ", "autônoma, "]) + one.occupation
        if dice.chance(0.2):
            one.status = dice.pick(FIELDS.trades)


def _foreigners(dice: Dice, case: Case) -> None:
    people = dice.pick([case.guardians, case.wards, case.guardians + case.wards])
    family = [_spanish_surname(dice), _spanish_surname(dice)]
    for one in people:
        one.name = _spanish_name(dice, family)
        one.nationality = dice.pick(FIELDS.foreign).replace("@", "a" if one.gender == "f" else "o")
        one.rg, one.issuer = (
            dice.pick([f"V{dice.digits(6)}-{dice.digits(1)}", f"F{dice.digits(6)}-W", f"G{dice.digits(7)}"]), "DPF/" + dice.pick(STATES),
        )
        one.birth_place = dice.pick(
            [f"{title_case(invented_word(dice))}, {dice.pick(['Bolívia', 'Venezuela', 'Paraguai', 'Peru'])}", one.birth_place]
        )
        one.parents = [_spanish_name(dice, family[:1]), _spanish_name(dice, family[1:])][: dice.pick([1, 2, 2, 2])]


def _spanish_surname(dice: Dice) -> str:
    return title_case(dice.pick(FIELDS.spanish_surnames))


def _spanish_name(dice: Dice, family: list[str]) -> str:
    given = " ".join((title_case(dice.pick(FIELDS.spanish_given)) for _ in range(dice.pick([1, 2, 2]))))
    given += dice.pick(["", "", " del Carmen", " de los Ángeles", " de Jesús"])
    names = family if len(family) > 1 else [*family, _spanish_surname(dice)]
    return f"{given} {dice.pick([' ', ' ', ' y ', ' de ']).join(names)}"


def _division(dice: Dice, case: Case) -> None:
    number, field = str(dice.between(1, 12)), dice.wording(FIELDS.fields)
    case.division = shaped(dice, [dice.wording(W.division)], n=number, field=field, FIELD=field.upper(), spelled=dice.pick(_NUMBERS))


def _dates(dice: Dice, case: Case) -> None:
    case.issued, case.decided = (odd_date(dice), odd_date(dice) if dice.chance(0.5) else case.decided)
    if dice.chance(0.3):
        for one in case.wards:
            one.born = odd_date(dice)


def odd_date(dice: Dice, year_from: int = 1996, year_to: int = 2026) -> str:
    day, month, year = dice.between(1, 28), dice.between(1, 12), dice.between(year_from, year_to)
    name = lexicon.MONTHS[month - 1]
    return shaped(
        dice, W.date, year=str(year), d=str(day), dd=f"{day:02d}", spelled=in_words(day), m=str(month), mm=f"{month:02d}", month=name,
        Month=name.capitalize(), MONTH=name.upper(), mon=name[:3], MON=name[:3].upper(), year_spelled=in_words(year),
        dotted=f"{year // 1000}.{year % 1000:03d}",
    )


def _homes(dice: Dice, case: Case) -> None:
    for one in case.guardians:
        one.address = shaped(
            dice, W.home, letter=dice.pick("ABCDEF"), uf=dice.pick(STATES), city=city(dice), word=title_case(invented_word(dice, dice.pick([2, 3])))
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


def respell(case: Case) -> None:
    """Dates and case numbers in more spellings than most courts'."""
    dice = case.dice
    if dice.chance(0.35):
        case.issued = odd_date(dice)
    if dice.chance(0.35):
        case.decided = odd_date(dice)
    for one in case.wards:
        if dice.chance(0.25):
            one.born = odd_date(dice, 1930, 2000) if case.kind == "CURATELA" else odd_date(dice, 2004, 2026)
    kind = dice.random.random()
    if kind < 0.06:
        case.number = old_number(case).removeprefix("nº ")
    elif kind < 0.1:
        case.number += dice.pick(["/01", "/50001", "/0001", " (2)"])
    elif kind < 0.14:
        case.number = case.number.replace(".8.", ".8", 1) if dice.chance(0.5) else case.number.replace("-", " - ", 1)


def old_number(case: Case) -> str:
    """As cases were numbered before 2010."""
    return shaped(case.dice, W.older, year=str(case.dice.between(1988, 2009)))
