"""The characters the recogniser can print, in class order. Class 0 is the CTC blank; class i + 1 is CHARSET[i].

The order is part of the model: a new character goes at the end, and the model must be trained again.
"""

import re

ASCII = "".join(chr(code) for code in range(32, 127))
PORTUGUESE = "áàâãçéêíóôõúüÁÀÂÃÇÉÊÍÓÔÕÚÜ"
SIGNS = "ºª§°–—“”‘’•…²³·½"
NAMES_FROM_ELSEWHERE = "ñÑäöÄÖ"
CURRENCY = "€"
MORE_NAMES_FROM_ELSEWHERE = "èìòùëïîûœæøåßýšžčćłńÈÌÒÙËÏÎÛŒÆØÅÝŠŽČĆŁ"
MORE_SIGNS = "«»¿¡£¢×±®©"

CHARSET = ASCII + PORTUGUESE + SIGNS + NAMES_FROM_ELSEWHERE + CURRENCY + MORE_NAMES_FROM_ELSEWHERE + MORE_SIGNS
CLASS_COUNT = len(CHARSET) + 1
CLASS_OF = {character: index + 1 for index, character in enumerate(CHARSET)}

_OUTSIDE = re.compile(f"[^{re.escape(CHARSET)}]")


def clean(text: str) -> str:
    """Drop what the charset cannot print and collapse runs of space, so that a label is always learnable."""
    return re.sub(" +", " ", _OUTSIDE.sub("", text)).strip()


def encode(text: str) -> list[int]:
    """CTC classes of `text`; KeyError for a character outside the charset."""
    return [CLASS_OF[character] for character in text]


def decode_best_path(classes: list[int]) -> str:
    """Greedy CTC decoding: collapse repeats, drop blanks."""
    kept, previous = [], 0
    for value in classes:
        if value != previous and value != 0:
            kept.append(CHARSET[value - 1])
        previous = value
    return "".join(kept)


def steps_needed(text: str) -> int:
    """Fewest timesteps in which CTC can spell `text`: one per character and one blank inside every double."""
    return len(text) + sum(a == b for a, b in zip(text, text[1:]))
