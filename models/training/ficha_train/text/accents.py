"""Acute or circumflex: how the letters after a vowel tell. `python -m ficha_train.text.accents` writes the engine's table."""

import json
import math
import re
import unicodedata
from collections import Counter, defaultdict
from pathlib import Path

from ficha_train.text.lexicon import DICTIONARY

TABLE = Path(__file__).resolve().parents[4] / "engine/src/constrain/accent-odds.json"
PREFIXES = ["pré-", "pós-", "pró-"]
"""Written before any word."""
_WORDS_MIN = 12
"""Two letters are counted apart from one where so many words have them."""
_ODDS_MIN = 2.0
"""Less says little: `e` before `r` has both accents."""
_ACUTE, _CIRCUMFLEX = "\u0301", "\u0302"


def table() -> dict[str, dict[str, float]]:
    """By vowel, then by what follows: log-odds of the circumflex against the acute. The longest entry counts."""
    counts: defaultdict[tuple[str, str], Counter[str]] = defaultdict(Counter)
    for word in [*DICTIONARY.read_text(encoding="utf8").lower().split(), *PREFIXES * _WORDS_MIN]:
        letters = [unicodedata.normalize("NFD", letter) for letter in word]
        plain = "".join(letter[0] for letter in letters)
        for i, letter in enumerate(letters):
            if letter[1:] in (_ACUTE, _CIRCUMFLEX) and letter[0] in "aeo":
                for length in (1, 2):
                    after = plain[i + 1 : i + 1 + length]
                    if len(after) == length and re.fullmatch(r"[a-z]+|-", after):
                        counts[letter[0], after][letter[1:]] += 1
    out: defaultdict[str, dict[str, float]] = defaultdict(dict)
    for (vowel, after), seen in sorted(counts.items()):
        odds = math.log((seen[_CIRCUMFLEX] + 0.5) / (seen[_ACUTE] + 0.5))
        known = out[vowel].get(after[:-1])
        if abs(odds) >= _ODDS_MIN and seen.total() >= (_WORDS_MIN if len(after) > 1 else 4) and (known is None or known * odds < 0):
            out[vowel][after] = round(odds, 1)
    return out


if __name__ == "__main__":
    TABLE.write_text(json.dumps(table(), indent=2) + "\n")
