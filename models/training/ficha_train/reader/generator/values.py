"""Invented values: people, firms, numbers, dates, places, links. Half of all names are of no list."""

from dataclasses import dataclass

from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.shapes import shaped
from ficha_train.reader.generator.wordings import wordings
from ficha_train.text import lexicon, numbers, prose

_SHAPES = wordings("values")
_WORDS = {kind: words.split() for kind, words in vars(wordings("words")).items()}
MALE, FEMALE, SURNAMES = (_WORDS[kind] for kind in ("male", "female", "surnames"))

STATES = list(lexicon.STATES)
"""Two letters."""
STATE_NAMES = list(lexicon.STATES.values())

_CONSONANTS = [*"bcdfglmnprstvz", "br", "tr", "ch", "nh", "lh", "gr", "cl", "qu", "pr"]
_VOWELS = [*"aeiou", "ã", "é", "ó", "ei", "ia", "ao", "á", "ê"]
_ALNUM = "ABCDEFGHJKLMNPQRSTUVWXYZ0123456789"
_FIRM_FORMS = ["LTDA", "LTDA.", "S/A", "S.A.", "EIRELI", "ME", "EPP", "LTDA ME", "LTDA - EPP", "& CIA LTDA", "Ltda"]


def invented_word(dice: Dice, syllables: int | None = None) -> str:
    count = syllables or dice.between(2, 4)
    word = "".join(dice.pick(_CONSONANTS) + dice.pick(_VOWELS) for _ in range(count))
    return word + dice.pick(["", "", "s", "r", "l", "n"])


def title_case(text: str) -> str:
    small = {"da", "de", "dos", "do", "e", "das", "em", "a", "o", "para"}
    return " ".join(w.lower() if w.lower() in small else w[:1].upper() + w[1:].lower() for w in text.split())


def person_name(dice: Dice, gender: str | None = None, upper: bool | None = None) -> str:
    """gender: m or f."""
    gender = gender or dice.pick(["m", "f"])
    given = MALE if gender == "m" else FEMALE
    parts = [dice.pick(given) if dice.chance(0.85) else invented_word(dice)]
    if dice.chance(0.35):
        parts.append(dice.pick(given))
    for _ in range(dice.pick([1, 1, 2, 2, 2, 3, 3, 4, 5])):
        if dice.chance(0.38):
            parts.append(dice.pick(["da", "de", "dos", "do", "e", "das", "de", "da"]))
        parts.append(_surname(dice))
    if dice.chance(0.05):
        parts.append(dice.pick(["Filho", "Júnior", "Neto", "Sobrinho"]))
    name = " ".join(parts)
    in_capitals = dice.chance(0.6) if upper is None else upper
    return name.upper() if in_capitals else title_case(name)


def _surname(dice: Dice) -> str:
    kind = dice.random.random()
    if kind < 0.4:
        name = dice.pick(SURNAMES)
    elif kind < 0.7:
        name = dice.pick(_WORDS["surname_stems"]) + dice.pick(_WORDS["surname_ends"])
    else:
        name = invented_word(dice)
    if dice.chance(0.07):
        name = dice.pick(["D'", "Sant'", "D’"]) + name
    return name + "-" + dice.pick(SURNAMES) if dice.chance(0.05) else name


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


def firm(dice: Dice) -> str:
    surnames = [title_case(_surname(dice)) for _ in range(2)]
    trades = [dice.pick(_WORDS["firm_trades"]) for _ in range(2)]
    name = shaped(
        dice, _SHAPES.firm, trade=trades[0], trade2=trades[1], word=title_case(invented_word(dice)), surname=surnames[0],
        surname2=surnames[1], city=city(dice), tail=dice.pick(["do Brasil", "Sul", "Norte", "Verde", "& Filhos"]),
    )
    if dice.chance(0.8):
        name += dice.pick([" ", " ", " - "]) + dice.pick(_FIRM_FORMS)
    return name.upper() if dice.chance(0.65) else name


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


def city(dice: Dice) -> str:
    if dice.chance(0.3):
        return dice.pick(lexicon.CITIES)
    if dice.chance(0.7):
        tail = dice.pick([" do Sul", " do Norte", " da Serra", " dos Pinhais", "", "", "", ""])
        return f"{dice.pick(_WORDS['city_heads'])} {dice.pick(_WORDS['city_tails'])}{tail}"
    return title_case(invented_word(dice, 3)) + dice.pick(["", " do " + title_case(invented_word(dice, 2))])


def postcode(dice: Dice) -> str:
    return f"{dice.digits(2)}{dice.pick(['.', ''])}{dice.digits(3)}-{dice.digits(3)}"


def address(dice: Dice) -> str:
    quarter, street = title_case(invented_word(dice)), f"{title_case(invented_word(dice, 3))} {title_case(invented_word(dice))}"
    named = shaped(dice, _SHAPES.street, person=person_name(dice, upper=False), street=street, word=title_case(invented_word(dice, 3)))
    kind = dice.pick(["Rua", "Av.", "Avenida", "Rodovia", "Travessa", "Estrada", "Alameda", "R.", "Praça", "Rod.", "Sítio"])
    text = f"{kind} {named}, {dice.pick(['nº ', '', '', 'n. ', 'n.º '])}{shaped(dice, _SHAPES.house)}"
    text += dice.pick([", ", " - ", " – "]) + shaped(dice, _SHAPES.quarter, quarter=quarter, word=title_case(invented_word(dice)))
    if dice.chance(0.7):
        text += dice.pick([", ", " - "]) + city(dice) + dice.pick(["/", "-", " - ", ", "]) + dice.pick(STATES)
    if dice.chance(0.4):
        text += dice.pick([", ", " - "]) + dice.pick(["CEP ", "CEP: ", "", "CEP.: "]) + postcode(dice)
    return text


def in_words(number: int) -> str:
    if number < 20:
        return _WORDS["units"][number]
    if number < 100:
        return _WORDS["tens"][number // 10] + (" e " + _WORDS["units"][number % 10] if number % 10 else "")
    if number == 100:
        return "cem"
    if number < 1000:
        return _WORDS["hundreds"][number // 100] + (" e " + in_words(number % 100) if number % 100 else "")
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


def site(dice: Dice) -> str:
    head = dice.pick("portal autenticidade sistemas www servicos consulta sei licencas esaj pje eproc valida docs".split())
    plain = invented_word(dice, 2).translate(str.maketrans("ãéóáê", "aeoae"))[:9]
    state = dice.pick([".sp", ".mg", ".rs", ".pr", ".ba", "", "", "", ".rj", ".go", ".sc"])
    return f"{head}.{plain}{state}{dice.pick(['.gov.br', '.gov.br', '.gov.br', '.jus.br', '.org.br', '.com.br', '.leg.br'])}"


def link(dice: Dice, path: bool | None = None) -> str:
    address = dice.pick(["https://", "http://", "https://", "", "www."]) + site(dice)
    if dice.chance(0.7) if path is None else path:
        parts = """validar autenticidade verificar consulta doc conferir externo_controlador.php?acao=documento_conferir licenca autentica
        certificado v publico pastadigital/pg/abrirConferenciaDocumento.do""".split()
        parts.append("pje/Processo/ConsultaDocumento/listView.seam?x=" + dice.digits(20))
        address += "/" + "/".join(dice.pick(parts) for _ in range(dice.between(1, 3)))
    return address


def email(dice: Dice) -> str:
    return f"{invented_word(dice)}@{site(dice)}"


def phone(dice: Dice) -> str:
    return f"({dice.digits(2)}) {dice.digits(4)}-{dice.digits(4)}"


def plate(dice: Dice) -> str:
    return shaped(dice, _SHAPES.plate, new=f"{dice.digits(1)}{dice.pick('ABCDEFGHIJ')}{dice.digits(2)}")

def sentence(dice: Dice) -> str:
    """Grammatical and without any value in it: a template of the recogniser's would have unmarked ones."""
    return prose.grammar_sentence(dice.random)


def salad(dice: Dice, words: int) -> str:
    """Words in the shape of a sentence."""
    pool = [lexicon.NOUNS, lexicon.ADJECTIVES, lexicon.VERBS, list(lexicon.FUNCTION_WORDS)]
    return " ".join(dice.pick(dice.pick(pool)) if dice.chance(0.85) else invented_word(dice) for _ in range(words))


def dictionary_word(dice: Dice) -> str:
    return dice.pick(lexicon.dictionary_words()).lower()
