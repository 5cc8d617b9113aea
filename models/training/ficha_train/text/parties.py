"""Names of people, firms and places, and what identifies them. All invented."""

import unicodedata
from random import Random

from ficha_train.charset import CHARSET
from ficha_train.text import lexicon
from ficha_train.text.numbers import NUMBER_SIGNS, digits

_OF_TWO_PARTS = {"ø": "o", "Ø": "O", "ł": "l", "Ł": "L", "œ": "oe", "Œ": "OE", "æ": "ae", "Æ": "AE", "ß": "ss"}
_UNACCENTED = {
    letter: plain
    for letter in CHARSET
    if letter.isalpha() and letter not in "ºª" and (plain := _OF_TWO_PARTS.get(letter, unicodedata.normalize("NFD", letter)[0])) != letter
}


def _surname(random: Random) -> str:
    """One time in twelve with a sign inside: the sign is thin and nothing else says that it is there."""
    surname = random.choice(lexicon.SURNAMES)
    if random.random() > 0.08:
        return surname
    return random.choice([f"{surname}-{random.choice(lexicon.SURNAMES)}", f"Sant'{surname}", f"d'{surname}", f"D'{surname}"])


def person_name(random: Random) -> str:
    parts = [random.choice(lexicon.GIVEN_NAMES)]
    if random.random() < 0.45:
        parts.append(random.choice(lexicon.GIVEN_NAMES))
    for _ in range(random.randint(1, 3)):
        if random.random() < 0.28:
            parts.append(random.choice(lexicon.SMALL_NAMES))
        parts.append(_surname(random))
    if random.random() < 0.04:
        parts.append(random.choice(["Filho", "Júnior", "Neto", "Sobrinho", "Jr."]))
    return " ".join(parts)


def company(random: Random) -> str:
    trade = random.choice(lexicon.TRADES)
    head = random.choice(
        [
            f"{trade} {random.choice(lexicon.SURNAMES)}",
            f"{random.choice(lexicon.SURNAMES)} {trade}",
            f"Indústria e Comércio de {trade} {random.choice(lexicon.CITIES)}",
            f"{trade} {random.choice(lexicon.CITIES)}",
        ]
    )
    return f"{head} {random.choice(['Ltda.', 'Ltda', 'S.A.', 'S/A', 'ME', 'EPP', 'EIRELI', '- EPP', 'Ltda. - ME'])}"


def identity(random: Random) -> str:
    number = random.choice(
        [
            digits(random, 7),
            f"{digits(random, 2)}.{digits(random, 3)}.{digits(random, 3)}-{random.choice('0123456789X')}",
            digits(random, 8),
            f"{random.choice(['MG-', ''])}{digits(random, 2)}.{digits(random, 3)}.{digits(random, 3)}",
        ]
    )
    issuer = random.choice(["SSP", "SSP", "SSP", "PC", "DETRAN", "SESP", "IFP", "SJS", "PM"])
    return f"{number} {issuer}{random.choice([' ', '/', '-', ' '])}{state(random)}"


def state(random: Random) -> str:
    return random.choice(list(lexicon.STATES))


def city(random: Random) -> str:
    return random.choice(lexicon.CITIES)


def place(random: Random) -> str:
    return f"{city(random)}{random.choice([', ', '/', '-', ' - ', ','])}{state(random)}"


def address(random: Random) -> str:
    kinds = ["Rua", "Rua", "Av.", "Avenida", "R.", "Rodovia", "Travessa", "Estrada", "Alameda", "Praça"]
    street = f"{random.choice(kinds)} {random.choice(lexicon.STREETS)}"
    number = random.choice(
        [
            f", {random.randint(1, 2999)}",
            f", {random.choice(NUMBER_SIGNS)} {random.randint(1, 999)}",
            ", s/n",
            f", km {random.randint(1, 600)}",
            f", {random.randint(1, 9)}.{digits(random, 3)}",
        ]
    )
    tail = random.choice(
        [
            "",
            "",
            f", apto {random.randint(1, 99)}",
            f" - {random.choice(['Centro', 'Zona Rural', 'Distrito Industrial', 'Jardim América', 'Vila Nova'])}",
        ]
    )
    return street + number + tail


def unaccented(text: str) -> str:
    """Every letter without what stands over or through it: what a face prints that has no accents."""
    return "".join(_UNACCENTED.get(letter, letter) for letter in text)
