"""The question whether dangerous goods are carried, and its answer."""

from ficha_train.reader.generator.arrange import arrange
from ficha_train.reader.generator.licence.facts import Facts
from ficha_train.reader.generator.licence.words import words
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.tokens import plain, say
from ficha_train.reader.generator.wordings import wordings

W = wordings("licence/danger")


def danger_question(page: Page, facts: Facts) -> bool:
    """Asks and answers; the answer is the document's class."""
    dice = page.dice
    answer = facts.dangerous or dice.chance(0.4)
    facts.dangerous = answer
    if dice.chance(0.22):
        template = W.allows if answer else W.forbids
        page.flow(say(dice, template))
        page.gap()
        return answer
    question = words(dice, W.question)
    if dice.chance(0.35):
        mark = dice.pick(["X", "x"])
        yes, no = (mark, "") if answer else ("", mark)
        shape = dice.pick(W.danger_question)
        if dice.chance(0.2):
            text = "☒ Sim ☐ Não" if answer else "☐ Sim ☒ Não"
        else:
            text = shape.format(yes or " ", no or " ")
    else:
        text = (
            dice.pick(["Sim", "SIM", "Sim", "Autorizado", "S"]) if answer
            else dice.pick(["Não", "NÃO", "Não", "Não autorizado", "N", "Não se aplica"])
        )
    entries = [(question, plain(text))]
    if dice.chance(0.2):
        stored = words(dice, W.danger_question_2)
        entries.insert(dice.between(0, 1), (stored, plain(dice.pick(["Sim", "Não", "SIM", "NÃO"]))))
    if dice.chance(0.4):
        other = dice.wording(W.danger_question_3)
        entries.insert(dice.between(0, 1), (other, plain(dice.pick(["Sim", "Não", "Sim", "Não", "-"]))))
    arrange(page, entries, dice.pick([None, None, "inline"]))
    return answer
