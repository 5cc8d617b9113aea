"""Invented numbers, dates, terms and links, and people with theirs."""

from dataclasses import dataclass

from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.names import STATES, address, person_name, title_case
from ficha_train.reader.generator.shapes import shaped
from ficha_train.reader.generator.wordings import wordings
from ficha_train.text import lexicon, numbers

_SHAPES, _WORDS = wordings("values"), wordings("words")
_UNITS, _TENS, _HUNDREDS = _WORDS.units.split(), _WORDS.tens.split(), _WORDS.hundreds.split()
_ALNUM = "ABCDEFGHJKLMNPQRSTUVWXYZ0123456789"


@dataclass(frozen=True)
class Person:
    gender: str
    name: str
    cpf: str
    rg: str
    rg_issuer: str
    born: str
    mother: str
    father: str
    address: str

    @property
    def o(self) -> str:
        """The ending of words that agree: nascido, nascida."""
        return "o" if self.gender == "m" else "a"


def person(dice: Dice, born_from: int = 1940, born_to: int = 2022) -> Person:
    gender = dice.pick(["m", "f"])
    born = date(dice, "numbers" if dice.chance(0.7) else None, born_from, born_to)
    return Person(
        gender,
        person_name(dice, gender),
        cpf(dice),
        rg(dice),
        rg_issuer(dice),
        born,
        person_name(dice, "f"),
        person_name(dice, "m"),
        address(dice),
    )


def cpf(dice: Dice) -> str:
    """One in 25 with a wrong check digit."""
    digits = numbers.digits(dice.random, 9)
    for size in (9, 10):
        digits += str(numbers.mod11([int(digit) for digit in digits], range(size + 1, 1, -1)))
    if dice.chance(0.04):
        digits = digits[:5] + dice.digits(6)
    mask = dice.random.random()
    if mask < 0.85:
        return f"{digits[:3]}.{digits[3:6]}.{digits[6:9]}-{digits[9:]}"
    if mask < 0.95:
        return digits
    return f"{digits[:9]}-{digits[9:]}" if mask < 0.98 else f"{digits[:3]} {digits[3:6]} {digits[6:9]} {digits[9:]}"


def cnpj(dice: Dice) -> str:
    """Numbers and, as from 2026, letters; one in 33 with a wrong check digit."""
    alphabet = "0123456789" if dice.chance(0.9) else "0123456789ABCDEFGHJKLMNPQRSTUVWXYZ"
    root = "".join(dice.pick(alphabet) for _ in range(8))
    root += "000" + dice.digits(1) if dice.chance(0.8) else dice.digits(4)
    values = [ord(sign) - 48 for sign in root]
    for weights in ([5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2], [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]):
        values.append(numbers.mod11(values, weights))
    number = root + f"{values[-2]}{values[-1]}"
    if dice.chance(0.03):
        number = number[:12] + dice.digits(2)
    if dice.chance(0.12):
        return number
    return f"{number[:2]}.{number[2:5]}.{number[5:8]}/{number[8:12]}-{number[12:]}"


def tax_number(dice: Dice) -> str:
    return cnpj(dice) if dice.chance(0.82) else cpf(dice)


def rg(dice: Dice) -> str:
    return shaped(dice, _SHAPES.rg, x=dice.pick("0123456789X"))


def rg_issuer(dice: Dice) -> str:
    body = dice.pick(["SSP", "SSP", "SSP", "PC", "DETRAN", "SDS", "IFP", "SESP", "SJS", "DGPC", "IIRGD"])
    return body + dice.pick(["/", "-", " ", "/"]) + dice.pick(STATES)


def in_words(number: int) -> str:
    if number < 20:
        return _UNITS[number]
    if number < 100:
        return _TENS[number // 10] + (" e " + _UNITS[number % 10] if number % 10 else "")
    if number == 100:
        return "cem"
    if number < 1000:
        return _HUNDREDS[number // 100] + (" e " + in_words(number % 100) if number % 100 else "")
    thousands = in_words(number // 1000) + " mil" if number >= 2000 else "mil"
    rest = number % 1000
    return thousands + ((" e " if rest < 100 else " ") + in_words(rest) if rest else "")


def date(dice: Dice, style: str | None = None, year_from: int = 2005, year_to: int = 2032) -> str:
    """style: numbers, long (`3 de maio de 2020`) or words."""
    day, month, year = dice.between(1, 28), dice.between(1, 12), dice.between(year_from, year_to)
    style = style or dice.weighted({"numbers": 0.72, "long": 0.24, "words": 0.04})
    if style == "numbers":
        if dice.chance(0.04):
            return f"{year}-{month:02d}-{day:02d}" if dice.chance(0.5) else f"{day:02d}/{month:02d}/{year % 100:02d}"
        sign = dice.pick(["/", "/", "/", "/", "/", ".", "-"])
        return f"{day:02d}{sign}{month:02d}{sign}{year}"
    name = lexicon.MONTHS[month - 1]
    if style == "long":
        first = "1º" if day == 1 and dice.chance(0.5) else dice.pick([str(day), f"{day:02d}"])
        last = dice.pick([str(year)] * 3 + [f"{year // 1000}.{year % 1000:03d}"])
        text = f"{first} de {name} de {last}"
        kind = dice.random.random()
        return title_case(text) if kind < 0.15 else text.upper() if kind < 0.21 else text
    middle = dice.pick(["dias do mês de ", "de ", f"({day:02d}) dias do mês de "])
    last = dice.pick([in_words(year), str(year), f"{year} ({in_words(year)})"])
    return f"{in_words(day)} {middle}{name} {dice.pick(['de ', 'do ano de '])}{last}"


def term(dice: Dice) -> str:
    """How long something lasts."""
    unit = dice.pick(["anos", "anos", "anos", "meses", "dias", "ano"])
    count = {"anos": dice.between(2, 10), "ano": 1}.get(unit) or (
        dice.pick([12, 24, 36, 48, 60, 6, 3, 18]) if unit == "meses" else dice.pick([30, 60, 90, 120, 180, 365, 730, 1460])
    )
    return lasting(dice, unit, count)


def lasting(dice: Dice, unit: str, count: int) -> str:
    return shaped(dice, _SHAPES.term, n=str(count), nn=f"{count:02d}", unit=unit, UNIT=unit.upper(), spelled=in_words(count))


def clock(dice: Dice) -> str:
    hour, minute, second = (f"{dice.between(0, most) if most else dice.between(7, 19):02d}" for most in (0, 59, 59))
    return shaped(dice, _SHAPES.clock, h=hour.lstrip("0"), hh=hour, mm=minute, ss=second)


def case_number(dice: Dice) -> str:
    """CNJ; one in 25 with wrong check digits, some without their signs or as courts numbered before 2010."""
    number, year = dice.digits(7), str(dice.between(2008, 2026))
    court, origin = f"{dice.between(1, 27):02d}", f"{dice.between(1, 700):04d}"
    check = 98 - int(number + year + "8" + court + origin + "00") % 97
    if dice.chance(0.04):
        check = dice.between(10, 97)
    form = dice.random.random()
    if form < 0.88:
        return f"{number}-{check:02d}.{year}.8.{court}.{origin}"
    if form < 0.91:
        return f"{number}{check:02d}{year}8{court}{origin}"
    return older_case_number(dice)


def older_case_number(dice: Dice) -> str:
    """In the forms that the states' courts had: place, year, order and a check digit in any order, or order and year."""
    year = str(dice.between(1985, 2010))
    place, zone = f"{dice.between(1, 700):03d}", f"{dice.between(1, 15):02d}"
    return shaped(dice, _SHAPES.older_case, year=year, place=place, zone=zone, letter=dice.pick("ABCF"))


def code(dice: Dice) -> str:
    """What proves that a document is authentic."""
    mixed = "".join(dice.pick(_ALNUM + _ALNUM.lower()) for _ in range(dice.between(6, 8)))
    groups = ["-".join(shaped(dice, [one]) for _ in range(dice.between(2, 4))) for one in ("????", "####")]
    long = shaped(dice, ["%" * dice.between(20, 32)]).lower()
    return shaped(
        dice, _SHAPES.code, mixed=mixed, groups=groups[0], dotted=groups[0].replace("-", "."), digits=groups[1], long=long,
        some=dice.digits(dice.between(8, 12)), uuid=shaped(dice, ["%%%%%%%%-%%%%-%%%%-%%%%-%%%%%%%%%%%%"]).lower(),
    )


def plate(dice: Dice) -> str:
    return shaped(dice, _SHAPES.plate, new=f"{dice.digits(1)}{dice.pick('ABCDEFGHIJ')}{dice.digits(2)}")
