"""What a guardian may do, and how long."""

from dataclasses import replace

from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.term.case import Case, DEFINITIVE, PROVISIONAL
from ficha_train.reader.generator.term.words import article, ending
from ficha_train.reader.generator.tokens import Text, ended, said, say
from ficha_train.reader.generator.values import date, in_words
from ficha_train.reader.generator.wordings import wordings

W = wordings("term/validity")

_TO = {"o": "ao", "a": "à", "os": "aos", "as": "às"}


def _slots(case: Case) -> dict:
    dice = case.dice
    gender = ending(case.guardian_genders)
    ward = case.same_ward_word()
    ward_gender = article(ward, case.ward_genders)
    slots: dict = {
        "w": ward, "o": ward_gender, "O": gender, "p": gender, "k": case.office_word(), "kind": case.kind.lower(), "n": "nomead" + gender,
        "aw": _TO[ward_gender], "aO": _TO[gender], "v": dice.pick(["a", "o"]), "x": dice.pick("oa"), "y": "",
    }
    inner = dict(slots)
    for name, template in (("a", W.acts), ("b", W.acts), ("c", W.acts), ("power", W.power), ("duty", W.duty), ("duty2", W.duty)):
        slots[name] = lambda template=template: say(dice, "{" + template + "}", **inner)
    slots["limit"] = lambda: say(dice, W.limit, **slots)
    return slots


def powers_sentence(case: Case) -> Text:
    """A sentence on powers, limits or duties; the full stop at its end is glued."""
    text = say(case.dice, W.frames, role="POWERS", **_slots(case))
    first = text[0].text
    text = [replace(text[0], text=first[:1].upper() + first[1:]), *text[1:]]
    return ended(text, ".")


def powers_clause(case: Case) -> Text:
    """What hangs on a longer sentence after a comma."""
    return say(case.dice, W.clauses, role="POWERS", **_slots(case))


def bare_term(case: Case) -> Text:
    """How long a provisional office lasts, as a form's box has it."""
    dice = case.dice
    if dice.chance(0.5):
        return _length(dice)
    return _majority(case) if case.kind != "CURATELA" and dice.chance(0.1) else _open_end(dice)


def validity(case: Case) -> Text:
    """`pelo prazo de 180 dias`, `até ulterior deliberação`; empty where the term says none."""
    dice = case.dice
    if case.nature == PROVISIONAL:
        case.nature_said = True
        if dice.chance(0.18):
            until = said(date(dice, None, 2012, 2032), "EXPIRY")
            return say(dice, W.validity, d=until)
        if dice.chance(0.45):
            return say(dice, W.validity_2, t=_length(dice))
        return _open_end(dice)
    if dice.chance(0.45 if case.kind != "CURATELA" else 0.05):
        return say(dice, "{<m>|<m>|com validade <m>|que vigorará <m>}", m=_majority(case))
    return []


def _length(dice: Dice) -> Text:
    unit = dice.pick(["dias", "dias", "meses", "meses", "anos", "ano"])
    count = {
        "dias": dice.pick([30, 45, 60, 90, 120, 180, 365]), "meses": dice.pick([2, 3, 4, 6, 8, 12, 18, 24]), "anos": dice.between(2, 5),
    }.get(unit, 1)
    spelled = in_words(count)
    return said(
        dice.pick(
            [
                f"{count} ({spelled}) {unit}", f"{count:02d} ({spelled}) {unit}", f"{count} {unit}", f"{spelled} {unit}",
                f"{spelled} ({count}) {unit}",
            ]
        ), "TERM",
    )


def _open_end(dice: Dice) -> Text:
    return say(dice, W.open_end, role="TERM")


def _majority(case: Case) -> Text:
    ward = case.same_ward_word()
    return say(case.dice, W.majority, role="TERM", o=article(ward, case.ward_genders), w=ward)


def nature_sentence(case: Case) -> Text:
    """Says plainly that the office is provisional or definitive."""
    dice = case.dice
    if case.nature not in (PROVISIONAL, DEFINITIVE):
        return []
    case.nature_said = True
    if case.nature == PROVISIONAL:
        if dice.chance(0.4):
            return say(dice, W.nature_sentence, t=_open_end(dice))
        return say(dice, W.nature_sentence_2)
    return say(dice, W.nature_sentence_3)


def other_terms(case: Case) -> Text:
    """Deadlines that are not the office's."""
    dice = case.dice
    length = _length(dice)
    other = [replace(token, role="OTHER_TERM") for token in length]
    return say(dice, W.other_terms, t=other)
