"""What a guardian may do, and how long: phrases whose slots are a case's."""

from dataclasses import replace

from ficha_train.reader.generator.term.case import Case, DEFINITIVE, PROVISIONAL
from ficha_train.reader.generator.tokens import Slot, Text, ended, said
from ficha_train.reader.generator.values import in_words

Slots = dict[str, Slot]
_ONE_YEAR = ['1 (hum) ano', 'um ano e seis meses', '1 ano e 6 meses', '01 (um) ano e 06 (seis) meses']


def said_of(slots: Slots, name: str) -> Text:
    slot = slots[name]
    return list(slot()) if callable(slot) and not isinstance(slot, str) else []


def powers_sentence(slots: Slots) -> Text:
    """A sentence on powers, limits or duties; the full stop at its end is glued."""
    text = said_of(slots, "frame")
    return ended([replace(text[0], text=text[0].text[:1].upper() + text[0].text[1:]), *text[1:]], ".")


def bare_term(case: Case, slots: Slots) -> Text:
    """How long a provisional office lasts, as a form's box has it."""
    dice = case.dice
    if dice.chance(0.5):
        return said(length(case), "TERM")
    return said_of(slots, "majority" if case.kind != "CURATELA" and dice.chance(0.1) else "open_end")


def validity(case: Case, slots: Slots) -> Text:
    """`pelo prazo de 180 dias`, `até ulterior deliberação`; empty where the term says none."""
    if case.nature == PROVISIONAL:
        case.nature_said = True
        return said_of(slots, "for_a_while")
    return said_of(slots, "till_grown") if case.dice.chance(0.45 if case.kind != "CURATELA" else 0.05) else []


def nature_sentence(case: Case, slots: Slots) -> Text:
    """Says plainly that the office is provisional or definitive."""
    if case.nature not in (PROVISIONAL, DEFINITIVE):
        return []
    case.nature_said = True
    return said_of(slots, "is_provisional" if case.nature == PROVISIONAL else "is_definitive")


def length(case: Case) -> str:
    """How long, in figures, words or both."""
    dice = case.dice
    unit, count = dice.pick(
        [
            ("dias", 30), ("dias", 60), ("dias", 90), ("dias", 120), ("dias", 180), ("dias", 15), ("dias", 365), ("meses", 3), ("meses", 6),
            ("meses", 12), ("meses", 18), ("meses", 24), ("anos", 2), ("anos", 3), ("anos", 5), ("ano", 1), ("mês", 1),
        ]
    )
    word = in_words(count)
    text = dice.pick(
        [
            f"{count} {unit}", f"{count:02d} {unit}", f"{word} {unit}", f"{count} ({word}) {unit}", f"{count:02d} ({word}) {unit}",
            f"{word} ({count}) {unit}", f"{count} ({word.upper()}) {unit.upper()}", f"({count}) {unit}",
        ]
    )
    if unit == "ano" and dice.chance(0.2):
        text = dice.pick(_ONE_YEAR)
    return text
