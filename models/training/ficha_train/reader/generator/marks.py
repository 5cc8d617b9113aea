"""Marks of lists: `a)`, `I –`, `1.1`, `Item 3:`."""

import re

_SIGN = re.compile(r"(?<![A-Za-zÀ-ú\d])(?:1\.1|01|1|I|i|A|a)(?![A-Za-zÀ-ú\d])")
_ROMAN = "I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX".split()


def mark_of(shape: str, at: int) -> str:
    """shape: the first mark of the list; at: from 0."""
    letter, roman = chr(ord("a") + at % 26), _ROMAN[at % len(_ROMAN)]
    ways = {
        "1": str(at + 1), "01": f"{at + 1:02d}", "1.1": f"1.{at + 1}", "a": letter, "A": letter.upper(), "I": roman, "i": roman.lower(),
    }
    return _SIGN.sub(lambda found: ways[found[0]], shape, count=1)
