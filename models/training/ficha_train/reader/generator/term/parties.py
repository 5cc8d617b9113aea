"""What a case is called: its class and the titles of its term."""

from dataclasses import replace

from ficha_train.reader.generator.term.case import Case
from ficha_train.reader.generator.tokens import Text, said, say, upper
from ficha_train.reader.generator.wordings import wordings

W = wordings("term/parties")
TITLES = W.titles


def case_class(case: Case) -> Text:
    dice = case.dice
    text = say(dice, W.classes[case.kind], role="CASE_CLASS")
    if dice.chance(0.12):
        text = [*text, *[replace(t, begins=False) for t in said(f"({dice.digits(dice.between(2, 4))})", "CASE_CLASS")]]
    return upper(text) if dice.chance(0.35) else text


def class_line(case: Case) -> Text:
    return [*said(case.dice.wording(W.class_captions) + ":", "CAPTION"), *case_class(case)]
