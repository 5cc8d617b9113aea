"""Acts about something else that stand on the same page: a gazette's decrees, tenders, contracts, appointments, notices and intimations."""

from ficha_train.reader.generator.background import sentence
from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.shapes import shaped
from ficha_train.reader.generator.tokens import Slot, Text, plain, said, say
from ficha_train.reader.generator.values import case_number, city, clock, cnpj, cpf, date, firm, in_words, person_name, phone
from ficha_train.reader.generator.wordings import wordings

W = wordings("neighbours")


def put_neighbours(page: Page, count: int) -> None:
    for _ in range(count):
        _put(page)


def _put(page: Page) -> None:
    dice = page.dice
    slots = _slots(dice)
    page.flow(say(dice, dice.wording(W.heads), **slots), align=dice.pick(["left", "centre", "left"]))
    page.flow(say(dice, dice.wording(W.bodies), **slots), align=dice.pick(["left", "justified"]))
    if dice.chance(0.4):
        page.flow(say(dice, W.ends, **slots), align=dice.pick(["left", "right", "centre"]))
    page.gap(dice.uniform(0.2, 1))


def _slots(dice: Dice) -> dict[str, Slot]:
    def term() -> Text:
        count = dice.pick([2, 3, 5, 8, 10, 12, 15, 24, 30, 60, 90])
        return said(shaped(dice, W.term, n=str(count), nn=f"{count:02d}", spelled=in_words(count)), "OTHER_TERM")

    return {
        "n": lambda: said(shaped(dice, W.number), "OTHER_NUMBER"), "d": lambda: said(date(dice, None, 2008, 2027), "OTHER_DATE"), "t": term,
        "p": lambda: said(person_name(dice), "PERSON"), "c": lambda: said(cpf(dice), "OTHER_ID"), "j": lambda: said(cnpj(dice), "OTHER_ID"),
        "f": lambda: plain(firm(dice)), "m": lambda: plain(shaped(dice, W.money)), "h": lambda: clock(dice), "tel": lambda: phone(dice),
        "city": city(dice), "y": str(dice.between(2008, 2027)), "case": lambda: said(case_number(dice), "OTHER_NUMBER"),
        "s": lambda: sentence(dice),
    }
