"""Words and how often they are printed: what the letter model counts."""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from random import Random

from ficha_train.charset import CHARSET
from ficha_train.text.lines import text_of_kind

SEED = 700_001
LINES = 400_000
"""Generated lines whose words are counted."""
LINE_KINDS = {
    "prose": 40,
    "capitals": 9,
    "value": 15,
    "labelled": 12,
    "name": 6,
    "label": 7,
    "code": 5,
    "foreign": 9,
    "receipt": 9,
    "gazette": 8,
    "amount": 5,
}
"""Kind of line -> weight: as the recogniser's, without those that imitate no text."""
GENERATED_SHARE = 0.54
DICTIONARIES = {"brazilian": 0.25, "american-english": 0.06, "french": 0.05, "spanish": 0.04}
"""Debian's word list -> its share of all words. Without frequencies: each word of a list counts the same."""
NAMES_SHARE = 0.06
"""Of `names.txt`, each name alike."""
UNACCENTED = 0.12
"""Tills and old systems print no accents: the share of a word's weight that its plain form has as well."""
TOTAL = 3e6

WORD = re.compile(r"[^\W_]+(?:['’-][^\W_]+)*")
_PRINTABLE = {character.lower() for character in CHARSET}


def letters_of(word: str) -> str:
    """A word as the model counts it: small letters, every digit a 0, one kind of apostrophe."""
    return re.sub(r"\d", "0", word.lower().replace("’", "'"))


def word_weights() -> dict[str, float]:
    """Word, as `letters_of` writes it -> weight; all weights are about TOTAL together."""
    shares = [(_generated(), GENERATED_SHARE)]
    shares.append((Counter(set(_names())), NAMES_SHARE))
    for name, share in DICTIONARIES.items():
        shares.append((Counter(set(_dictionary(name))), share))
    weights: Counter[str] = Counter()
    for counts, share in shares:
        unit = share * TOTAL / counts.total()
        for word, count in counts.items():
            weights[word] += count * unit
    for word, weight in list(weights.items()):
        plain = _unaccented(word)
        if plain != word:
            weights[plain] += weight * UNACCENTED
    return dict(weights)


def _generated() -> Counter[str]:
    random = Random(SEED)
    kinds, shares = list(LINE_KINDS), list(LINE_KINDS.values())
    lines = (text_of_kind(random, kind) for kind in random.choices(kinds, shares, k=LINES))
    return Counter(word for line in lines for word in _printable(WORD.findall(line)))


def _names() -> Iterable[str]:
    lines = (Path(__file__).parent / "names.txt").read_text(encoding="utf8").split("\n")
    return _printable(name for line in lines if not line.startswith("#") for name in line.split())


def _dictionary(name: str) -> Iterable[str]:
    words = (Path("/usr/share/dict") / name).read_text(encoding="utf8").split()
    return (word for word in _printable(words) if len(word) > 1)


def _printable(words: Iterable[str]) -> Iterable[str]:
    for word in map(letters_of, words):
        if _PRINTABLE.issuperset(word) and any(map(str.isalpha, word)):
            yield word


def _unaccented(word: str) -> str:
    return "".join(c for c in unicodedata.normalize("NFD", word) if unicodedata.category(c) != "Mn")
