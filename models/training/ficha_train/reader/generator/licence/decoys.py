"""What stands beside an activity and is none: plants, offices, duties, trades, sizes."""

from dataclasses import replace

from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.licence.activities import measure
from ficha_train.reader.generator.licence.activity_lists import code_like, listed_works
from ficha_train.reader.generator.licence.facts import Facts
from ficha_train.reader.generator.licence.words import words
from ficha_train.reader.generator.tokens import Slot, Text, plain, said
from ficha_train.reader.generator.values import title_case
from ficha_train.reader.generator.wordings import wordings

W = wordings("licence/decoys")


def decoy_slots(dice: Dice, facts: Facts) -> dict[str, Slot]:
    """What papers drawn for their activities say beside them; `<size>` stands behind an activity."""
    return {
        "office": lambda: _office(dice), "trade": lambda: _trade(dice),
        "ce": lambda: plain(f"{dice.pick(['CE', 'CR', 'AT', 'E', 'G'])}{dice.digits(3)}:"),
        
        "code": lambda: said(code_like(dice), "OTHER_NUMBER"), "again": lambda: again(facts), "size": lambda: _size(dice),
        "lic": lambda: said(_in_any_case(dice, words(dice, W.licences)), "TITLE"),
    }


def _in_any_case(dice: Dice, text: str) -> str:
    return text.upper() if dice.chance(0.5) else text


def again(facts: Facts) -> Text:
    """The first activity in other words than before: its beginning, in small letters, is no further activity."""
    if not facts.activities:
        return plain("operação")
    first = facts.activities[0].words.lower().split()
    cut = next(
        (i for i, word in enumerate(first) if i > 2 and (word.endswith((",", ";")) or word in ("e", "com", "em", "–", "-", "/"))),
        len(first),
    )
    return plain(" ".join(first[: cut + 1]).rstrip(" ,;–-/").removesuffix(" com").removesuffix(" e").removesuffix(" em"))


def _size(dice: Dice) -> Text:
    """How much of it is done, in the same sentence: a part of the activity, other than a column of measures."""
    text = words(dice, W.size)
    return [
        replace(token, begins=False)
        for token in said(f"{text} {_text_of(measure(dice))}{dice.pick(['', '', ' por dia', ' por mês'])}", "ACTIVITY")
    ]


def _text_of(text: Text) -> str:
    return " ".join((token.text for token in text))


def _office(dice: Dice) -> Text:
    """`Superintendência de Mineração, Indústria e Serviços`, over as many lines as it needs."""
    trades = [words(dice, W.trades) for _ in range(dice.between(1, 4))]
    text = title_case(words(dice, W.office) + (", ".join(trades[:-1]) + " e " + trades[-1] if len(trades) > 1 else trades[0]))
    return said(text.upper() if dice.chance(0.6) else text, "AGENCY")


def _trade(dice: Dice) -> Text:
    """A line of the firm's own register of trades."""
    one = listed_works(dice, 1)[0]
    while one.dangerous:
        one = listed_works(dice, 1)[0]
    code = f"{dice.digits(4)}-{dice.digits(1)}/{dice.digits(2)}"
    return plain(f"{code} {dice.pick(['', '-', '–'])} {one.words}")
