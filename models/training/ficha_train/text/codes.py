"""What is read sign by sign, because no word helps: links, verification codes, numbers of licences, MRZ lines. All invented."""

from random import Random

from ficha_train.text import lexicon
from ficha_train.text.numbers import CAPITALS, digits
from ficha_train.text.parties import person_name, state, unaccented

LOOKALIKES = "O0oQDI1l|iíìT7Z2S5G6B8rnmvuw.,:;'`’ºª°o-–—_cCeE"


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


def lookalikes(random: Random) -> str:
    return "".join(random.choices(LOOKALIKES, k=random.randint(2, 10)))
