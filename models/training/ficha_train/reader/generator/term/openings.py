"""Heads, titles, numbers and dates as most courts print them."""

from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.term.case import Case
from ficha_train.reader.generator.term.parts import put, slots, words
from ficha_train.reader.generator.tokens import Token, fill, said, upper
from ficha_train.reader.generator.names import person_name
from ficha_train.reader.generator.wordings import wordings

W = wordings("term/parts")


def head(page: Page, case: Case) -> None:
    """Whose court it is; sometimes nothing."""
    dice = page.dice
    if dice.chance(0.1):
        return
    agency = words(case, "{<agency>|<court>}", court=said("TRIBUNAL DE JUSTIÇA", "AGENCY"))
    align, capitals = (dice.pick(["centre", "centre", "left", "right"]), dice.chance(0.35))
    for template in dice.wording([tuple(lines) for lines in W.heads]):
        text = words(
            case, template, agency=agency, road=f"Rua {person_name(dice, upper=False)}, {dice.digits(3)}",
        )
        page.flow(upper(text) if capitals else text, size=page.size * dice.uniform(0.85, 1.15), align=align)
    page.gap()


def titled(page: Page, case: Case, template: str = "") -> None:
    """With the nature now and then; `template` replaces the usual titles."""
    dice = page.dice
    text = fill(dice, template or "<usual_title>", "TITLE", slots(case))
    text = [Token(t.text, "TITLE", i == 0) for i, t in enumerate(text) if t.text]
    page.flow(
        upper(text) if dice.chance(0.7) else text, size=page.size * dice.uniform(1, 1.5),
        align=dice.pick(["centre", "centre", "left", "right"]),
    )
    page.gap()


def numbered(page: Page, case: Case) -> None:
    """The case's number in a line of its own, beside numbers that are none."""
    put(page, case, W.numbered)


def dated(page: Page, case: Case) -> None:
    if not case.issue_said or page.dice.chance(0.25):
        put(page, case, W.dated, align=page.dice.pick(["left", "right", "centre"]))
