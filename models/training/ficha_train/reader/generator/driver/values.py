"""What one driver's licence says, and in which spellings."""

from dataclasses import dataclass

from ficha_train.reader.generator import values
from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.tokens import Text, said, say
from ficha_train.reader.generator.values import FEMALE, MALE, SURNAMES, title_case
from ficha_train.reader.generator.wordings import wordings
from ficha_train.text import lexicon

W = wordings("driver/values")

_LAST = ["Filho", "Júnior", "Neto", "Sobrinho", "Segundo", "Bisneto", "Primo", "Jr.", "Terceiro"]


def kin_name(dice: Dice, gender: str, upper: bool) -> str:
    rare = W.given_women if gender == "f" else W.given_men
    usual = FEMALE if gender == "f" else MALE
    words = [dice.pick(rare if dice.chance(0.4) else usual).capitalize()]
    if dice.chance(0.4):
        words.append(dice.pick(rare if dice.chance(0.5) else usual).capitalize())
    for _ in range(dice.pick([1, 1, 2, 2, 3])):
        kind = dice.random.random()
        if kind < 0.25:
            words += dice.pick(W.devout).split("_")
        else:
            words.append(dice.pick(W.surnames) if kind < 0.8 else dice.pick(SURNAMES).capitalize())
    if gender == "m" and dice.chance(0.22):
        words.append(dice.pick(_LAST))
    name = " ".join(words)
    return name.upper() if upper else title_case(name)


def family_name(name: str) -> str:
    """The last word that relatives have in common: not `Filho`, not `Neto`."""
    words = [word for word in name.split()[1:] if title_case(word) not in _LAST]
    return words[-1] if words else name.split()[-1]


_WORDS = {key: tuple(one) for key, one in W.words.items()}
LANGUAGES = {"pt": 90, "pt/en": 4, "pt/es": 2, "en": 2, "es": 1, "en/pt": 1, "pt/en/es": 1, "columns": 1.5}


def foreign_words(dice: Dice, field: str, languages: str, sign: str) -> str:
    """`Validade / Expiry date`, in the order of `languages`."""
    if languages == "columns":
        return " ".join((token.text for token in say(dice, W.columns[field])))
    wordings = dict(zip(("pt", "en", "es"), _WORDS[field], strict=True))
    parts = [" ".join((token.text for token in say(dice, wordings[one]))) for one in languages.split("/")]
    kept = [part for i, part in enumerate(parts) if part not in parts[:i]]
    return sign.join(kept)


CATEGORIES = {
    "A": 3, "B": 8, "AB": 9, "C": 2, "D": 3, "E": 3, "AC": 1, "AD": 4, "AE": 4, "ACC": 1, "ACC B": 0.3, "A1": 0.2, "BE": 0.3, "CE": 0.3,
    "DE": 0.3, "C1": 0.2, "D1": 0.2, "C1E": 0.2, "D1E": 0.2,
}
CODES = W.codes


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
    name = kin_name(dice, gender, style.upper) if dice.chance(0.12) else values.person_name(dice, gender, style.upper)
    genders = dice.pick(["mf", "mf", "mf", "fm", "fm", "f", "f", "m", "ff", "mfm"])
    parents = [kin_name(dice, sex, style.upper) if dice.chance(0.3) else values.person_name(dice, sex, style.upper) for sex in genders]
    if surname:
        last = family_name(name)
        parents = [f"{parent.rsplit(' ', 1)[0]} {last}" for parent in parents]
    number = registration(dice)
    taxes = values.cpf(dice)
    if dice.chance(0.03):
        taxes = number if dice.chance(0.5) else f"{number[:3]}.{number[3:6]}.{number[6:9]}-{number[9:]}"
    state = dice.pick(values.STATES)
    born_in_state = state if dice.chance(0.5) else dice.pick(values.STATES)
    city, born_city = (values.city(dice), values.city(dice))
    return Record(
        gender, name, taxes, printed_date(dice, style.date, dice.between(1, 28), dice.between(1, 12), born), cased(born_city, style),
        "EX" if dice.chance(0.01) else born_in_state, written_registration(dice, number, style.registration), printed_category(dice),
        printed_date(dice, style.date, dice.between(1, 28), dice.between(1, 12), min(issued, born + dice.between(18, 30))),
        printed_date(dice, style.date, day, month, issued),
        printed_date(dice, style.date, *_same_or_another(dice, day, month), issued + dice.pick([1, 3, 5, 5, 10, 10])), parents, genders,
        cased(city, style), state, remarks(dice), values.rg(dice), values.rg_issuer(dice),
        dice.pick([state, state, born_in_state]) + dice.digits(9), dice.digits(dice.pick([9, 10, 10])), dice.digits(11),
        values.address(dice), values.phone(dice), style,
    )


def _same_or_another(dice: Dice, day: int, month: int) -> tuple[int, int]:
    return (day, month) if dice.chance(0.5) else (dice.between(1, 28), dice.between(1, 12))


def cased(text: str, style: Style) -> str:
    return text.upper() if style.upper else text


def printed_date(dice: Dice, style: str, day: int, month: int, year: int) -> str:
    if style == "short":
        return f"{day:02d}/{month:02d}/{year % 100:02d}"
    if style == "bare":
        return f"{day}/{month}/{year}"
    if style == "iso":
        return f"{year}-{month:02d}-{day:02d}"
    if style == "long":
        return f"{day} de {lexicon.MONTHS[month - 1]} de {year}"
    if style == "month":
        name = lexicon.MONTHS[month - 1][:3]
        return dice.pick(["/", "-", " ", "/"]).join((f"{day:02d}", name.upper() if dice.chance(0.5) else name, str(year)))
    if style == "spaced":
        return f"{day:02d} {month:02d} {year}"
    return style.join((f"{day:02d}", f"{month:02d}", str(year)))


def other_date(dice: Dice, record: Record, year_from: int = 1985, year_to: int = 2030) -> Text:
    day, month = (dice.between(1, 28), dice.between(1, 12))
    return said(printed_date(dice, record.style.date, day, month, dice.between(year_from, year_to)), "OTHER_DATE")


def registration(dice: Dice) -> str:
    """Eleven digits; one in twelve with wrong check digits."""
    body = dice.pick(["0", "00", "", "", ""]) + dice.digits(9)
    body = body[:9]
    first = sum((int(d) * w for d, w in zip(body, range(9, 0, -1), strict=True))) % 11
    less = 2 if first >= 10 else 0
    first = 0 if first >= 10 else first
    second = sum((int(d) * w for d, w in zip(body, range(1, 10), strict=True))) % 11
    second = 0 if second >= 10 else (second - less) % 11 % 10
    return body + (dice.digits(2) if dice.chance(0.08) else f"{first}{second}")


def written_registration(dice: Dice, number: str, style: str) -> str:
    if style == "dots":
        return f"{number[:3]}.{number[3:6]}.{number[6:9]}{dice.pick(['.', '-'])}{number[9:]}"
    if style == "short":
        return number.lstrip("0") if number[0] == "0" else number[: dice.pick([9, 10])]
    if style == "dash":
        return f"{number[:9]}-{number[9:]}"
    if style == "spaced":
        return f"{number[:3]} {number[3:6]} {number[6:9]} {number[9:]}"
    return number


def printed_category(dice: Dice) -> str:
    category = dice.weighted(CATEGORIES)
    if len(category) == 2 and category[1].isalpha() and dice.chance(0.15):
        category = category[0] + dice.pick(["/", " e ", " / ", "-", " ", ", ", "+", " E "]) + category[1]
    if dice.chance(0.03):
        category += dice.pick(["*", " *", "**"])
    return category if dice.chance(0.97) else f'"{category}"'


def remarks(dice: Dice) -> str:
    """As a template of words: tokens with signs between, or sentences."""
    kind = dice.random.random()
    if kind < 0.55:
        sign = dice.pick([", ", ", ", "; ", " ", " / ", "/", " - ", "; ", ";", ","])
        return sign.join((dice.pick(CODES) for _ in range(dice.pick([1, 1, 2, 2, 3, 4]))))
    if kind < 0.62:
        return dice.pick(["***", "-", "*****", "—", "", "====", "---"])
    count = 1 if kind < 0.88 else 2
    return dice.pick(["; ", ". ", ", ", " / "]).join((dice.wording(W.remarks) for _ in range(count)))


def agency(dice: Dice, state: str) -> str:
    """Who issued it, as a template of words."""
    name = lexicon.STATES[state] if dice.chance(0.6) else lexicon.STATES[state].upper()
    return dice.wording(
        [
            f"DETRAN{dice.pick(['-', '/', ' - ', '/', ' '])}{state}",
            f"{dice.pick(['Detran', 'DETRAN', 'Detran'])}{dice.pick(['/', '-'])}{state}",
            f"DETRAN{dice.pick(['-', ' - '])}{state} ({name})",
            f"{{Departamento Estadual de Trânsito|DEPARTAMENTO ESTADUAL DE TRÂNSITO}}[ {dice.pick(['-', '–', 'de', 'do Estado de'])} {name}]",
            f"Departamento Estadual de Trânsito {dice.pick(['de', 'do', 'da'])} {name} {dice.pick(['-', '–', '/'])} DETRAN/{state}",
            f"{dice.pick(['Detran', 'DETRAN'])} {dice.pick(['de', 'do', 'da'])} {name}",
            f"Departamento de Trânsito {dice.pick(['de', 'do', 'do Estado do'])} {name}",
            dice.pick(["SENATRAN", "DENATRAN", "Senatran", "DETRAN"]),
        ]
    )


def place(record: Record, city: str, state: str, role: str, full: bool = False) -> Text:
    """City and state in the paper's form."""
    named = cased(lexicon.STATES.get(state, state), record.style) if full else state
    return said(record.style.place.format(city, named), role)
