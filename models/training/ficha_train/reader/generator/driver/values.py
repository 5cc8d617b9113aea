"""Values of drivers' licences in the spellings that papers have: names, numbers, dates, categories, remarks, agencies."""

from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.phrases import told
from ficha_train.reader.generator.tokens import Text, Token, plain_words, said, say
from ficha_train.reader.generator.names import FEMALE, MALE, SURNAMES, title_case
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

def foreign_words(dice: Dice, field: str, languages: str, sign: str) -> str:
    """`Validade / Expiry date`, in the order of `languages`."""
    if languages == "columns":
        return plain_words(say(dice, W.columns[field]))
    wordings = dict(zip(("pt", "en", "es"), _WORDS[field], strict=True))
    parts = [plain_words(say(dice, wordings[one])) for one in languages.split("/")]
    kept = [part for i, part in enumerate(parts) if part not in parts[:i]]
    return sign.join(kept)


CATEGORIES = {
    "A": 3, "B": 8, "AB": 9, "C": 2, "D": 3, "E": 3, "AC": 1, "AD": 4, "AE": 4, "ACC": 1, "ACC B": 0.3, "A1": 0.2, "BE": 0.3, "CE": 0.3,
    "DE": 0.3, "C1": 0.2, "D1": 0.2, "C1E": 0.2, "D1E": 0.2,
}
CODES = W.codes


_DATES = {
    "short": "{d:02d}/{m:02d}/{yy:02d}", "bare": "{d}/{m}/{y}", "iso": "{y}-{m:02d}-{d:02d}", "long": "{d} de {month} de {y}",
    "spaced": "{d:02d} {m:02d} {y}", "/": "{d:02d}/{m:02d}/{y}", ".": "{d:02d}.{m:02d}.{y}", "-": "{d:02d}-{m:02d}-{y}",
}


def printed_date(dice: Dice, style: str, day: int, month: int, year: int) -> str:
    name = lexicon.MONTHS[month - 1]
    if style == "month":
        return dice.pick(["/", "-", " ", "/"]).join((f"{day:02d}", name[:3].upper() if dice.chance(0.5) else name[:3], str(year)))
    return _DATES[style].format(d=day, m=month, y=year, yy=year % 100, month=name)


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


def agency(dice: Dice, state: str, role: str = "O") -> Text:
    """Who issued it."""
    name = lexicon.STATES[state]
    text = told(dice, "driver", "agency", S=state, Name=name if dice.chance(0.6) else name.upper())
    return [Token(token.text, role, role != "O" and i == 0) for i, token in enumerate(text)]


def number(text: str) -> Text:
    return said(text, "OTHER_NUMBER")
