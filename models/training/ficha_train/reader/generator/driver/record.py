"""What one driver's licence says, and how a paper prints it."""

from dataclasses import dataclass

from ficha_train.reader.generator import names, values
from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.driver.values import (
    family_name, kin_name, printed_category, printed_date, registration, remarks, written_registration,
)
from ficha_train.reader.generator.tokens import Text, said
from ficha_train.text import lexicon

LANGUAGES = {"pt": 90, "pt/en": 4, "pt/es": 2, "en": 2, "es": 1, "en/pt": 1, "pt/en/es": 1, "columns": 1.5}


@dataclass(frozen=True)
class Style:
    """How one paper prints its values: the same everywhere on it."""

    upper: bool
    date: str
    registration: str
    place: str
    languages: str = "pt"
    between_languages: str = " / "
    midnight: str = ""
    """What some data bases print after a date."""


@dataclass(frozen=True)
class Record:
    gender: str
    name: str
    cpf: str
    born: str
    born_city: str
    born_state: str
    registration: str
    category: str
    first: str
    issued: str
    expires: str
    parents: list[str]
    genders: str
    """Of the parents: m or f each."""
    city: str
    state: str
    remarks: str
    rg: str
    rg_issuer: str
    renach: str
    mirror: str
    security: str
    address: str
    phone: str
    style: Style

    @property
    def father(self) -> str:
        return self.parents[max(0, self.genders.find("m"))]

    @property
    def mother(self) -> str:
        """The last woman; of two women the first is taken for the father."""
        return self.parents[max(self.genders.rfind("f"), 0)]

    @property
    def o(self) -> str:
        return "o" if self.gender == "m" else "a"

    @property
    def nationality(self) -> str:
        word = "brasileir" + self.o
        return word.upper() if self.style.upper else word


def record(dice: Dice) -> Record:
    style = Style(
        dice.chance(0.7), dice.weighted({"/": 30, ".": 5, "-": 5, "short": 2, "iso": 2, "long": 4, "month": 2, "spaced": 0.5, "bare": 1.5}),
        dice.weighted({"plain": 20, "dots": 1, "short": 1.5, "dash": 0.7, "spaced": 0.5}),
        dice.pick(["{}/{}", "{}/{}", "{} - {}", "{}, {}", "{}-{}", "{} {}", "{} ({})", "{} / {}", "{} – {}"]), dice.weighted(LANGUAGES),
        dice.pick([" / ", " / ", "/", " - ", " "]), dice.weighted({"": 60, "00:00:00": 1, "00:00": 0.5}),
    )
    born, issued = (dice.between(1942, 2005), dice.between(2005, 2026))
    day, month = (dice.between(1, 28), dice.between(1, 12))
    surname = dice.chance(0.6)
    gender = dice.pick(["m", "m", "f"])
    name = kin_name(dice, gender, style.upper) if dice.chance(0.12) else names.person_name(dice, gender, style.upper)
    genders = dice.pick(["mf", "mf", "mf", "fm", "fm", "f", "f", "m", "ff", "mfm"])
    parents = [kin_name(dice, sex, style.upper) if dice.chance(0.3) else names.person_name(dice, sex, style.upper) for sex in genders]
    if surname:
        last = family_name(name)
        parents = [f"{parent.rsplit(' ', 1)[0]} {last}" for parent in parents]
    number = registration(dice)
    taxes = values.cpf(dice)
    if dice.chance(0.03):
        taxes = number if dice.chance(0.5) else f"{number[:3]}.{number[3:6]}.{number[6:9]}-{number[9:]}"
    state = dice.pick(names.STATES)
    born_in_state = state if dice.chance(0.5) else dice.pick(names.STATES)
    city, born_city = (names.city(dice), names.city(dice))
    return Record(
        gender, name, taxes, printed_date(dice, style.date, dice.between(1, 28), dice.between(1, 12), born), cased(born_city, style),
        "EX" if dice.chance(0.01) else born_in_state, written_registration(dice, number, style.registration), printed_category(dice),
        printed_date(dice, style.date, dice.between(1, 28), dice.between(1, 12), min(issued, born + dice.between(18, 30))),
        printed_date(dice, style.date, day, month, issued),
        printed_date(dice, style.date, *_same_or_another(dice, day, month), issued + dice.pick([1, 3, 5, 5, 10, 10])), parents, genders,
        cased(city, style), state, remarks(dice), values.rg(dice), values.rg_issuer(dice),
        dice.pick([state, state, born_in_state]) + dice.digits(9), dice.digits(dice.pick([9, 10, 10])), dice.digits(11),
        names.address(dice), names.phone(dice), style,
    )


def _same_or_another(dice: Dice, day: int, month: int) -> tuple[int, int]:
    return (day, month) if dice.chance(0.5) else (dice.between(1, 28), dice.between(1, 12))


def cased(text: str, style: Style) -> str:
    return text.upper() if style.upper else text


def other_date(dice: Dice, record: Record, year_from: int = 1985, year_to: int = 2030) -> Text:
    day, month = (dice.between(1, 28), dice.between(1, 12))
    return said(printed_date(dice, record.style.date, day, month, dice.between(year_from, year_to)), "OTHER_DATE")


def place(record: Record, city: str, state: str, role: str, full: bool = False) -> Text:
    """City and state in the paper's form."""
    named = cased(lexicon.STATES.get(state, state), record.style) if full else state
    return said(record.style.place.format(city, named), role)
