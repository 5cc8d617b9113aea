"""What one invented licence says, and its values as marked text."""

from dataclasses import dataclass, field

from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.licence.activities import Activity, activity
from ficha_train.reader.generator.licence.words import licensee_name
from ficha_train.reader.generator.shapes import shaped
from ficha_train.reader.generator.tokens import Text, said
from ficha_train.reader.generator.names import address, title_case, link
from ficha_train.reader.generator.values import code, date, in_words, plate, tax_number, term
from ficha_train.reader.generator.wordings import wordings
from ficha_train.text import lexicon

SHAPES = wordings("licence/shapes")

_SERIES = ["LO", "LAO", "LMO", "RLO", "LAS", "LAU", "LF", "AA", "LOC", "LAC"]
_SECTIONS = ["CLA", "DICOP", "DL", "GELAM", "SEMA", "DLA", "SUPRAM", "GECOA", "NUGA", "CODEMA", "DIV"]


def licence_number(dice: Dice) -> str:
    return shaped(
        dice, SHAPES.licence, count=dice.digits(dice.between(1, 6)), series=dice.pick(_SERIES), section=dice.pick(_SECTIONS),
        section2=dice.pick(_SECTIONS), head=dice.pick(["IN", "LO", "UN", "L", "LAO", "AA"]), tail1=dice.pick("ABLS"),
        tail=dice.pick(["DL", "R1", "R2", "DICOP", "A", "REN"]), **{"class": dice.pick(["I", "II", "III", "IV"])},
    )


def process_number(dice: Dice) -> str:
    division, office = dice.pick(["TPP", "IND", "URB", "DIV", "VAR"]), dice.pick(["TSP", "CRS", "NTE", "CFI"])
    return shaped(dice, SHAPES.process, division=division, office=office, agency=dice.pick(["INEMA", "SEMA", "IMA"]))


@dataclass
class Facts:
    """One licence; its methods give a value with its role each time that it is printed."""

    dice: Dice
    number: str = ""
    licensee: str = ""
    tax: str = ""
    place: str = ""
    issued: str = ""
    issued_in_words: str = ""
    ends: str = ""
    lasts: str = ""
    key_code: str = ""
    site: str = ""
    activities: list[Activity] = field(default_factory=list)
    plates: list[str] = field(default_factory=list)
    dangerous: bool = False

    def __post_init__(self) -> None:
        dice = self.dice
        year = dice.between(2007, 2026)
        self.number = licence_number(dice)
        self.licensee = licensee_name(dice)
        self.tax = tax_number(dice)
        self.place = address(dice)
        day, month = (dice.between(1, 28), dice.between(1, 12))
        sign = dice.pick(["/", "/", "/", "/", ".", "-"])
        self.issued = f"{day:02d}{sign}{month:02d}{sign}{year}"
        self.issued_in_words = _in_words(dice, day, month, year)
        self.ends = date(dice, "numbers" if dice.chance(0.85) else None, year + 1, year + 10)
        self.lasts = term(dice)
        self.key_code = code(dice)
        self.site = link(dice)
        count = dice.weighted({0: 0.03, 1: 0.66, 2: 0.15, 3: 0.1, 4: 0.04, 7: 0.02})
        self.activities = [activity(dice) for _ in range(count)]
        if dice.chance(0.22):
            self.plates = [plate(dice) for _ in range(dice.pick([1, 1, 2, 3, 4, 6, 9, 15, 30]))]
        self.dangerous = any((a.dangerous for a in self.activities))

    def told(self) -> str:
        """The first activity as a sentence goes on with it."""
        first = self.activities[0].words
        return first.lower() if first.isupper() else first[:1].lower() + first[1:]

    def link(self) -> Text:
        """Now and then broken by blanks, as narrow columns break it."""
        dice, text = (self.dice, self.site)
        if dice.chance(0.12) and len(text) > 18:
            cut = dice.between(6, 14)
            text = " ".join((text[i : i + cut * 2] for i in range(0, len(text), cut * 2)))
        return said(text, "LINK")


def _in_words(dice: Dice, day: int, month: int, year: int) -> str:
    first = "1º" if day == 1 and dice.chance(0.6) else dice.pick([str(day), f"{day:02d}", f"{day:02d}"])
    name = lexicon.MONTHS[month - 1]
    if dice.chance(0.1):
        return f"{in_words(day)} {dice.pick(['dias do mês de', 'de'])} {name} de {dice.pick([str(year), in_words(year)])}"
    text = f"{first} de {name} de {dice.pick([str(year), str(year), str(year), f'{year // 1000}.{year % 1000:03d}'])}"
    return dice.pick([text, text, text, text, text.upper(), title_case(text)])


def state_name(dice: Dice) -> str:
    return dice.pick(list(lexicon.STATES.values()))
