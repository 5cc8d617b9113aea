"""
What the network knows of a word by itself: n-grams and shape. engine/src/reader/word-shape.ts computes the same; patterns and lists are
data, in table.txt.
"""

import re
import unicodedata
import zlib
from functools import lru_cache
from pathlib import Path

from ficha_train.reader.generator.wordings import lists_of
from ficha_train.text.numbers import mod11

TABLE = lists_of(Path(__file__).with_name("table.txt"))

BUCKETS = 6144
"""Hashed n-grams; 0 is none."""
GRAMS = 12
SIZES = {"framed": 14, "cpfMax": 15, "cnpjMin": 14, "length": 20, "short": 4}
"""
Letters of a word that its trigrams are taken of; signs of a CPF with its mask and of a CNPJ without one; lengths beyond which words differ
no more. The engine has these from the manifest.
"""
PUNCTUATION, CONNECTIVES = TABLE["punctuation"], TABLE["connectives"].split()


def _pattern(told: str) -> str:
    """`<months>` is any word of that list."""
    return f"^(?:{TABLE[told[1:-1]].replace(' ', '|')})$" if told[1:-1] in TABLE else told


SHAPES = [(of, _pattern(told)) for of in ("word", "core", "folded") for told in TABLE[of]]
_SHAPES = [(of, re.compile(pattern)) for of, pattern in SHAPES]
CHECKS, AMOUNTS = TABLE["checks"], TABLE["amounts"]
WORD_FEATURES = len(SHAPES) + len(CHECKS) + len(AMOUNTS)


def fold(text: str) -> str:
    letters = unicodedata.normalize("NFKD", text)
    return "".join(letter for letter in letters if not unicodedata.category(letter).startswith("M")).lower()


@lru_cache(200_000)
def grams_of(word: str) -> tuple[int, ...]:
    """Buckets of the word, its beginning and end, its trigrams and its last sign; digits are all alike."""
    whole = re.sub("[0-9]", "0", fold(word))
    core = whole.strip(PUNCTUATION)
    grams = ["=" + core]
    if len(core) > 3:
        grams += ["<" + core[:3], ">" + core[-3:]]
    if len(core) > 4:
        grams.append("<" + core[:4])
    framed = "^" + core[: SIZES["framed"]] + "$"
    grams += [framed[i : i + 3] for i in range(len(framed) - 2)]
    if whole and whole != core:
        grams.append("~" + whole[-1])
    ids = [zlib.crc32(gram.encode()) % (BUCKETS - 1) + 1 for gram in grams[:GRAMS]]
    return tuple(ids + [0] * (GRAMS - len(ids)))


@lru_cache(200_000)
def shape_of(word: str) -> tuple[float, ...]:
    core = word.strip(PUNCTUATION)
    forms = {"word": word, "core": core, "folded": fold(core)}
    size = max(1, len(core))
    letters = len(re.findall("[A-Za-zÀ-ÿ]", core))
    shapes = [float(pattern.search(forms[of]) is not None) for of, pattern in _SHAPES]
    digits = len(_digits(word))
    lengths = [min(len(core), SIZES[name]) / SIZES[name] for name in ("length", "short")]
    amounts = [letters / size, digits / size, *lengths]
    return (*shapes, *map(float, checks_of(word)), *amounts)


def checks_of(word: str) -> tuple[bool, ...]:
    """Which of CHECKS hold."""
    core, digits = word.strip(PUNCTUATION), _digits(word)
    is_cpf = len(core) <= SIZES["cpfMax"] and _is_cpf(digits)
    return is_cpf, len(core) >= SIZES["cnpjMin"] and _is_cnpj(core), _is_case(digits)


def _digits(word: str) -> str:
    return re.sub("[^0-9]", "", word)


def _is_cpf(digits: str) -> bool:
    if len(digits) != 11 or len(set(digits)) == 1:
        return False
    values = [int(digit) for digit in digits]
    return all(values[size] == mod11(values[:size], range(size + 1, 1, -1)) for size in (9, 10))


_CNPJ_WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]


def _is_cnpj(text: str) -> bool:
    number = re.sub(r"[./-]", "", text).upper()
    if re.fullmatch("[0-9A-Z]{12}[0-9]{2}", number) is None or len(set(number)) == 1:
        return False
    values = [ord(sign) - 48 for sign in number]
    return all(values[size] == mod11(values[:size], _CNPJ_WEIGHTS[13 - size :]) for size in (12, 13))


def _is_case(digits: str) -> bool:
    return len(digits) == 20 and int(digits[:7] + digits[9:] + digits[7:9]) % 97 == 1
