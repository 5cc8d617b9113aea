"""Typed values as they are printed: numbers with valid check digits, dates, plates, codes, MRZ lines. All invented."""

import re
from collections.abc import Callable
from random import Random

from ficha_train.text import lexicon

CAPITALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
LOOKALIKES = "O0oQDI1l|iíìT7Z2S5G6B8rnmvuw.,:;'`’ºª°o-–—_cCeE"
NUMBER_SIGNS = "nº n.º nº. n° N° N.º Nº No. no n.".split()
UNITS = "m³ m² kg km ha % m³/h L/s °C kW t/mês kg/dia mg/L dB(A) m³/dia L hp NTU".split()


def digits(random: Random, count: int) -> str:
    return "".join(random.choices("0123456789", k=count))


def _mod11(numbers: list[int], weights: range | list[int]) -> int:
    rest = sum(n * w for n, w in zip(numbers, weights)) % 11
    return 0 if rest < 2 else 11 - rest


def cpf(random: Random) -> str:
    body = [random.randrange(10) for _ in range(9)]
    body.append(_mod11(body, range(10, 1, -1)))
    body.append(_mod11(body, range(11, 1, -1)))
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
    numbers.append(_mod11(numbers, [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]))
    numbers.append(_mod11(numbers, [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]))
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


def _portal(random: Random) -> str:
    host = f"{random.choice(lexicon.dictionary_words()).lower()}.{state(random).lower()}.gov.br"
    return f"{host}/{random.choice(['validar', 'autenticidade', 'licencas'])}/{digits(random, 5)}"


def _path(random: Random) -> str:
    """Pieces of a path and of a query: words, `camelCase`, `snake_case`, numbers."""
    word = lambda: unaccented(random.choice(lexicon.dictionary_words())).lower()  # noqa: E731
    piece = lambda: random.choice(  # noqa: E731
        [word(), word() + word().capitalize(), f"{word()}_{word()}", digits(random, random.randint(1, 8)), f"{word()}{digits(random, 1)}"]
    )
    path = "/".join(piece() for _ in range(random.randint(1, 3))) + random.choice(["", "", ".do", ".php", ".seam", ".html"])
    query = "&".join(f"{word()}={piece()}" for _ in range(random.choice([0, 0, 1, 2])))
    return f"{path}?{query}" if query else path


def link(random: Random) -> str:
    court = f"{random.choice(['esaj', 'pje', 'eproc', 'eproc1g', 'projudi', 'sei', 'portal'])}.{random.choice(['tj', 'trf'])}{state(random).lower()}.jus.br"
    host = random.choice(
        [
            "esaj.tjsp.jus.br/pastadigital/pg/abrirConferenciaDocumento.do",
            "www.cetesb.sp.gov.br",
            "autenticidade.cetesb.sp.gov.br",
            "pje.tjmg.jus.br:443/pje/Processo/ConsultaDocumento/listView.seam?x=" + digits(random, 20),
            "eproc1g.tjrs.jus.br/eproc/externo_controlador.php",
            "sei.ibama.gov.br/controlador_externo.php?acao=documento_conferir",
            "www.serpro.gov.br/assinador-digital",
            f"{court}/{_path(random)}",
            f"{court}/{_path(random)}",
            f"{court}/{_path(random)}",
            _portal(random),
            f"www.{random.choice(lexicon.dictionary_words()).lower()}.com.br",
            f"www.{random.choice(lexicon.dictionary_words()).lower()}.com.br/{_path(random)}",
        ]
    )
    return random.choice(["https://", "http://", "https://", ""]) + host


def email(random: Random) -> str:
    user = random.choice(lexicon.dictionary_words()).lower()
    user += random.choice("._-") + digits(random, random.randint(0, 2))
    host = random.choice(lexicon.dictionary_words()).lower()
    return f"{user}@{host}.{random.choice(['com.br', 'gov.br', 'jus.br', 'com', 'org.br'])}"


def code(random: Random) -> str:
    """Verification codes: case matters and nothing around them helps, so O/0 and l/1/I must be learnt from shape."""
    hexadecimal, mixed = "0123456789ABCDEF", CAPITALS + "0123456789abcdefghijklmnopqrstuvwxyz"
    capitals = CAPITALS + "0123456789"
    pick = lambda alphabet, count: "".join(random.choices(alphabet, k=count))  # noqa: E731
    return random.choice(
        [
            pick(mixed, random.randint(6, 12)),
            "-".join(pick(hexadecimal, 4) for _ in range(random.randint(2, 5))),
            pick(hexadecimal, 8),
            random.choice(".- ").join(pick(random.choice([hexadecimal, mixed, capitals]), 4) for _ in range(random.randint(2, 5))),
            pick("0123456789abcdefghijklmnopqrstuvwxyz", random.randint(8, 20)),
            pick(hexadecimal.lower(), random.choice([8, 16, 32])),
            "-".join(pick(hexadecimal, 2) for _ in range(8)),
            f"{digits(random, 7)} {pick(hexadecimal, 8)}",
            f"310{digits(random, 9)}v{digits(random, 1)}",
            f"PJ{pick(CAPITALS, 3)} {' '.join(pick(capitals, 5) for _ in range(random.randint(2, 3)))}",
            pick("0O1lI", random.randint(3, 8)),
        ]
    )


def licence_numbers(random: Random) -> str:
    return random.choice(
        [
            digits(random, 11),
            digits(random, 11),
            f"{state(random)}{digits(random, 9)}",
            digits(random, 10),
            digits(random, 9),
            random.choice(["ACC", "A", "B", "AB", "AC", "AD", "AE", "C", "D", "E", "B1", "BE", "C1", "C1E", "D1", "D1E"]),
            random.choice(
                ["EAR", "CETPP", "CETCP", "EAR, CETPP", "A EAR CETE", "EAR; CETCP; A", "D1", "HPP", "MOPP", "CMTX"]
            )
            + random.choice(["", ";", " 15", " 99"]),
        ]
    )


def mrz_line(random: Random) -> str:
    """One of the three TD1 lines of a driver licence, 30 characters."""
    kind = random.randrange(3)
    if kind == 0:
        line = f"I<BRA{digits(random, 9)}<{digits(random, 3)}"
    elif kind == 1:
        line = f"{digits(random, 7)}{random.choice('MF<')}{digits(random, 7)}BRA<<<<<<<<<<<{digits(random, 1)}"
    else:
        given, *rest = unaccented(person_name(random)).upper().replace("'", "").split()
        line = f"{given}<<{'<'.join(rest)}"
    return line.ljust(30, "<")[:30]


def unaccented(text: str) -> str:
    return text.translate(str.maketrans("áàâãçéêíóôõúüÁÀÂÃÇÉÊÍÓÔÕÚÜäöñÄÖÑ", "aaaaceeiooouuAAAACEEIOOOUUaonAON"))


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


def lookalikes(random: Random) -> str:
    return "".join(random.choices(LOOKALIKES, k=random.randint(2, 10)))


MAKERS: dict[str, Callable[[Random], str]] = {
    "cpf": cpf,
    "cnpj": cnpj,
    "case": case_number,
    "process": process_number,
    "date": date,
    "longdate": long_date,
    "plate": plate,
    "name": person_name,
    "company": company,
    "rg": identity,
    "uf": state,
    "city": city,
    "place": place,
    "address": address,
    "phone": phone,
    "cep": postcode,
    "money": money,
    "coordinate": coordinate,
    "measure": measure,
    "link": link,
    "email": email,
    "code": code,
    "licence": licence_numbers,
    "article": article,
    "ordinal": ordinal,
    "int": lambda random: str(random.randint(1, 999)),
    "year": lambda random: str(random.randint(1990, 2030)),
    "occupation": lambda random: random.choice(lexicon.OCCUPATIONS),
    "statename": lambda random: random.choice(list(lexicon.STATES.values())),
    "time": clock,
    "stars": stars,
    "sign": lambda random: random.choice(NUMBER_SIGNS),
    "digits": lambda random: digits(random, random.randint(1, 14)),
}
"""Slot name -> maker; a sentence template writes a slot as {name}."""
