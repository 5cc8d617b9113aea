"""Numbers as they are printed, with valid check digits, and dates, measures and articles of law. All invented."""

import re
from random import Random

from ficha_train.text import lexicon

CAPITALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

NUMBER_SIGNS = "nº n.º nº. n° N° N.º Nº No. no n.".split()

UNITS = "m³ m² kg km ha % m³/h L/s °C kW t/mês kg/dia mg/L dB(A) m³/dia L hp NTU".split()


def digits(random: Random, count: int) -> str:
    return "".join(random.choices("0123456789", k=count))


def mod11(numbers: list[int], weights: range | list[int]) -> int:
    """A check digit of CPF and CNPJ."""
    rest = sum(n * w for n, w in zip(numbers, weights)) % 11
    return 0 if rest < 2 else 11 - rest


def cpf(random: Random) -> str:
    body = [random.randrange(10) for _ in range(9)]
    body.append(mod11(body, range(10, 1, -1)))
    body.append(mod11(body, range(11, 1, -1)))
    text = "".join(map(str, body))
    if random.random() < 0.15:
        return text
    printed = f"{text[:3]}.{text[3:6]}.{text[6:9]}-{text[9:]}"
    return masked(random, printed) if random.random() < 0.08 else printed


def masked(random: Random, number: str) -> str:
    """A number as privacy laws have it printed: `***.456.789-**`, `043.***.***-82`."""
    groups = re.split(r"([.-])", number)
    hidden = random.choice([(0, 6), (2, 4), (2, 4, 6), (0, 2, 4)])
    return "".join("*" * len(group) if place in hidden else group for place, group in enumerate(groups))


def stars(random: Random) -> str:
    """What fills an empty field so that nobody writes into it."""
    return random.choice("**-.=x") * random.randint(2, 30)


def clock(random: Random) -> str:
    hours, minutes, seconds = random.randint(0, 23), random.randint(0, 59), random.randint(0, 59)
    return random.choice([f"{hours:02d}:{minutes:02d}:{seconds:02d}", f"{hours:02d}:{minutes:02d}", f"{hours}h{minutes:02d}"])


def cnpj(random: Random) -> str:
    """Numeric, or one time in six the alphanumeric form of July 2026."""
    alphabet = "0123456789" + CAPITALS if random.random() < 0.16 else "0123456789"
    root = "".join(random.choices(alphabet, k=8)) + random.choice(["0001", "0001", "0002", digits(random, 4)])
    numbers = [ord(character) - 48 for character in root]
    numbers.append(mod11(numbers, [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]))
    numbers.append(mod11(numbers, [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]))
    tail = f"{numbers[12]}{numbers[13]}"
    if random.random() < 0.1:
        return root + tail
    return f"{root[:2]}.{root[2:5]}.{root[5:8]}/{root[8:]}-{tail}"


def case_number(random: Random) -> str:
    """CNJ number with its mod-97 check digits, or an older form."""
    if random.random() < 0.1:
        return f"{digits(random, 3)}.{digits(random, 2)}.{random.randint(1994, 2010)}.{digits(random, 6)}-{digits(random, 1)}"
    number, year, court, origin = (
        digits(random, 7),
        random.randint(1998, 2026),
        f"8{random.randint(1, 27):02d}",
        digits(random, 4),
    )
    check = 98 - int(f"{number}{year}{court}{origin}00") % 97
    return f"{number}-{check:02d}.{year}.{court[0]}.{court[1:]}.{origin}"


def process_number(random: Random) -> str:
    d = lambda count: digits(random, count)  # noqa: E731 - eight forms side by side read better
    return random.choice(
        [
            f"{d(5)}.{d(6)}/{random.randint(2004, 2026)}-{d(2)}",
            f"{d(2)}/{d(5)}/{d(2)}",
            f"{d(4)}-{d(2)}.{d(2)} / {d(2)}.{d(1)}",
            f"E-{d(2)}/{d(3)}.{d(4)}/{random.randint(2000, 2022)}",
            f"{d(2)}.{d(3)}.{d(3)}-{d(1)}",
            f"IN{d(6)}",
            f"SEI-{d(6)}/{d(6)}/2022",
            f"{d(5)}/{random.randint(1990, 2026)}",
            f"{d(3)}/{random.randint(2000, 2026)}",
            f"CETESB.{d(6)}/{random.randint(2018, 2026)}-{d(2)}",
            f"{d(5)}/{d(4)}/{d(3)}/{random.randint(2000, 2022)}",
            f"F-{d(2)}-{d(2)}-{d(1)}",
            f"{d(2)}.{d(2)}.{d(2)}",
            f"LO-{d(4)}",
        ]
    )


def date(random: Random) -> str:
    day, month, year = random.randint(1, 31), random.randint(1, 12), random.randint(1938, 2040)
    form = random.random()
    if form < 0.72:
        return f"{day:02d}/{month:02d}/{year}"
    if form < 0.8:
        return f"{day:02d}{random.choice('.- ')}{month:02d}{random.choice('.- ')}{year}"
    if form < 0.86:
        return f"{day:02d}/{month:02d}/{year % 100:02d}"
    return f"{day:02d}/{month:02d}/{year} {random.choice(['às', '-', ''])} {clock(random)}"


def long_date(random: Random) -> str:
    day = random.choice(["1º", *map(str, range(1, 32))])
    return f"{day} de {random.choice(lexicon.MONTHS)} de {random.randint(1985, 2035)}"


def plate(random: Random) -> str:
    letters = "".join(random.choices(CAPITALS, k=3))
    if random.random() < 0.5:
        return f"{letters}{digits(random, 1)}{random.choice(CAPITALS)}{digits(random, 2)}"
    return f"{letters}{random.choice(['-', '-', '', ' '])}{digits(random, 4)}"


def phone(random: Random) -> str:
    return f"({random.randint(11, 99)}) {digits(random, random.choice([4, 5]))}-{digits(random, 4)}"


def postcode(random: Random) -> str:
    return f"{digits(random, 2)}{random.choice(['.', ''])}{digits(random, 3)}-{digits(random, 3)}"


def money(random: Random) -> str:
    return f"R$ {random.randint(1, 999)}{random.choice(['', '.' + digits(random, 3)])},{digits(random, 2)}"


def coordinate(random: Random) -> str:
    quote = random.choice(['"', "”", "''"])
    return random.choice(
        [
            f"{random.randint(0, 72)}°{random.randint(0, 59):02d}'{random.randint(0, 59):02d},{digits(random, 1)}{quote}{random.choice('SWNO')}",
            f"-{random.randint(1, 33)},{digits(random, 6)}",
            f"{digits(random, 6)} m E",
            f"7.{digits(random, 3)}.{digits(random, 3)} m S",
        ]
    )


def measure(random: Random) -> str:
    return f"{random.randint(0, 9999)}{random.choice([',', '.', ','])}{digits(random, random.randint(1, 3))} {random.choice(UNITS)}"


def article(random: Random) -> str:
    roman = random.choice("I II III IV V VI VII VIII IX X XI XII".split())
    return random.choice(
        [
            f"art. {random.randint(1, 1999)}",
            f"Art. {random.randint(1, 300)}{random.choice(['º', '', '°', '.'])}",
            f"§ {random.randint(1, 9)}º",
            f"inciso {roman}",
            f"artigo {random.randint(1, 99)}, {roman}",
            f"alínea “{random.choice('abcdef')}”",
            f'alínea "{random.choice("abcdef")}"',
            f"Lei {random.choice(NUMBER_SIGNS)} {random.randint(1, 14)}.{digits(random, 3)}/{random.randint(1973, 2025)}",
            f"Classe {roman}",
            "parágrafo único",
        ]
    )


def ordinal(random: Random) -> str:
    number = f"{random.randint(1, 30)}{random.choice('ªº')}{random.choice(['', ' ', ' '])}"
    things = ["Vara", "Vara Cível", "via", "Região", "Ofício", "Cartório", "Turma", "HABILITAÇÃO", "Retificação"]
    return number + random.choice(things)
