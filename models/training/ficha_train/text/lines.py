"""The text of one printed line, in the mixture that the recogniser trains on."""

from random import Random

from ficha_train.charset import CHARSET, clean
from ficha_train.text import lexicon, prose
from ficha_train.text.codes import LOOKALIKES, code, link, lookalikes, mrz_line
from ficha_train.text.foreign import foreign_name, foreign_prose
from ficha_train.text.gazettes import gazette_line
from ficha_train.text.numbers import digits, plate
from ficha_train.text.parties import person_name
from ficha_train.text.receipts import amount, rate, receipt_line
from ficha_train.text.values import MAKERS

LENGTH_MAX = 78

KINDS = {
    "prose": 40,
    "capitals": 9,
    "value": 15,
    "labelled": 12,
    "name": 6,
    "label": 7,
    "mrz": 2.5,
    "words": 4,
    "pairs": 2.5,
    "code": 5,
    "random": 2,
    "foreign": 9,
    "receipt": 9,
    "gazette": 8,
    "amount": 5,
    "few": 3,
}
"""Kind of line -> weight."""
KINDS_BY_HAND = KINDS | {"prose": 22, "value": 30, "labelled": 26, "name": 14, "foreign": 5, "receipt": 5, "gazette": 3}
"""For the network for handwriting: what forms are filled in with."""


def _cut(random: Random, text: str, length: int) -> str:
    """A piece of running text that starts and ends at word boundaries, as a typesetter breaks it."""
    if len(text) <= length:
        return text
    start = 0 if random.random() < 0.25 else random.randrange(len(text) - length)
    if start:
        start = text.find(" ", start) + 1
    piece = text[start : start + length]
    if start + length < len(text) and " " in piece.strip() and random.random() < 0.9:
        piece = piece[: piece.rindex(" ")]
    return piece


def _length(random: Random) -> int:
    """Log-normal around 24 characters, with a share of full-width lines."""
    if random.random() < 0.16:
        return random.randint(45, LENGTH_MAX)
    return int(min(LENGTH_MAX, max(2, random.lognormvariate(3.15, 0.6))))


def _value(random: Random) -> str:
    return random.choice(list(MAKERS.values()))(random)


def _code(random: Random) -> str:
    """What no context helps to read: codes, links, lists of plates."""
    kind = random.random()
    if kind < 0.4:
        return code(random)
    if kind < 0.75:
        return link(random)
    return random.choice([", ", " ", "; ", "  "]).join(plate(random) for _ in range(random.randint(1, 6)))


def _narrow_spaces(random: Random) -> str:
    """Spaces beside thin glyphs, the commonest error of the first model: `Classe I`, `sob o`, `à l. 1`."""
    thin = [
        "I",
        "l",
        "1",
        "i",
        "í",
        "ì",
        "a",
        "o",
        "e",
        "é",
        "à",
        "II",
        "III",
        "i.",
        "l,",
        "(1)",
        "[l]",
        "'",
        "- ",
        "/",
        "|",
        "t",
        "f",
        "j",
        "r",
    ]
    words = [
        random.choice(thin) if random.random() < 0.5 else random.choice(lexicon.NOUNS + lexicon.ADJECTIVES)
        for _ in range(random.randint(2, 6))
    ]
    return " ".join(words)


def _few(random: Random) -> str:
    """What stands alone in its box or beside a line: a class of licence, a number of a line, a mark of a list."""
    return random.choice(
        [
            random.choice("ABCDE"),
            random.choice(["AB", "AC", "AD", "AE", "ACC", "A1", "B1", "BE", "C1", "CE", "C1E", "D1", "D1E", "DE"]),
            random.choice("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789IIl1x"),
            digits(random, random.randint(1, 3)),
            f"{random.choice('abcdefghi123456789')}{random.choice(')).')}",
            random.choice(["SIM", "NÃO", "M", "F", "I", "II", "III", "IV", "1º", "2ª", "nº", "e", "ou", "$", "%", "R$", "&"]),
        ]
    )


def text_of_kind(random: Random, kind: str) -> str:
    """A text of one of KINDS, of any length and not yet cut to the charset."""
    if kind in ("prose", "capitals"):
        length = _length(random)
        text = _cut(random, prose.paragraph(random, length + 20), length)
        return text.upper() if kind == "capitals" else text
    if kind == "value":
        text = _value(random)
        return text.upper() if random.random() < 0.3 else text
    if kind == "labelled":
        text = f"{random.choice(lexicon.LABELS)}{random.choice([': ', ' ', ':', ' : ', ': '])}{_value(random)}"
        return text + (" " + random.choice(lexicon.LABELS) + ": " + _value(random) if random.random() < 0.2 else "")
    if kind == "name":
        text = person_name(random)
        return text.upper() if random.random() < 0.75 else text
    if kind == "label":
        text = " ".join(random.choices(lexicon.LABELS, k=random.choice([1, 1, 1, 2])))
        return random.choice([text, text, text.upper(), text.title()])
    if kind == "mrz":
        return mrz_line(random)
    if kind == "code":
        return _code(random)
    if kind == "foreign":
        return foreign_name(random) if random.random() < 0.2 else foreign_prose(random, random.randint(1, 10))
    if kind == "receipt":
        return receipt_line(random)
    if kind == "gazette":
        return gazette_line(random)
    if kind == "amount":
        return " ".join(random.choice([amount, amount, rate])(random) for _ in range(random.choice([1, 1, 1, 2, 3])))
    if kind == "few":
        return _few(random)
    if kind == "words":
        word = random.choice(lexicon.dictionary_words())
        return random.choice(
            [word, word.upper(), word.capitalize(), f"{word} {random.choice(lexicon.dictionary_words())}"]
        )
    if kind == "pairs":
        return lookalikes(random) if random.random() < 0.4 else _narrow_spaces(random)
    alphabet = CHARSET[1:] if random.random() < 0.6 else LOOKALIKES
    return "".join(random.choices(alphabet, k=random.randint(1, 12)))


def line(random: Random, kinds: dict[str, float] = KINDS) -> tuple[str, str]:
    """Text of a line (1 to LENGTH_MAX characters, all in the charset) and its kind."""
    names, weights = list(kinds), list(kinds.values())
    while True:
        kind = random.choices(names, weights)[0]
        text = clean(_cut(random, text_of_kind(random, kind), LENGTH_MAX))
        if text:
            return text, kind
