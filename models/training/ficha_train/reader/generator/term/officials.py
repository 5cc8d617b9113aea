"""Words for a judge's decision, which may tell the nature of the office."""

from ficha_train.reader.generator.term.case import Case, DEFINITIVE, PROVISIONAL
from ficha_train.reader.generator.wordings import wordings

W = wordings("term/officials")


def decision_word(case: Case) -> str:
    dice = case.dice
    if case.nature == DEFINITIVE and dice.chance(0.5):
        case.nature_said = True
        return dice.pick(W.decision_word)
    if case.nature == PROVISIONAL and dice.chance(0.45):
        case.nature_said = True
        return dice.pick(W.decision_word_2)
    return dice.wording(W.decision_word_3)
