"""Which of the terms that are templates one paper is."""

from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.papers import Paper, papers
from ficha_train.reader.generator.term_case import Case
from ficha_train.reader.generator.term_script import Script
from ficha_train.reader.generator.term_script_slots import old_number
from ficha_train.reader.generator.term_twists import odd_date


def script_page(page: Page, case: Case) -> None:
    _show(page, case, page.dice.wording(_fit("scripts", case)))


def sourced_page(page: Page, case: Case, file: Paper | None = None) -> None:
    """One of the files, each of which says what it follows; any that fits where none is given."""
    _vary(case)
    Script(page, case).show((file or page.dice.wording(_fit("sourced", case))).body)


def _show(page: Page, case: Case, file: Paper) -> None:
    _vary(case)
    Script(page, case).show(file.body)


def _fit(series: str, case: Case) -> list[Paper]:
    return [one for one in papers("term", series) if not one.kinds or case.kind in one.kinds]


def _vary(case: Case) -> None:
    """Dates and case numbers in more spellings than most courts'."""
    dice = case.dice
    if dice.chance(0.35):
        case.issued = odd_date(dice)
    if dice.chance(0.35):
        case.decided = odd_date(dice)
    for one in case.wards:
        if dice.chance(0.25):
            one.born = odd_date(dice, 1930, 2000) if case.kind == "CURATELA" else odd_date(dice, 2004, 2026)
    kind = dice.random.random()
    if kind < 0.06:
        case.number = old_number(case).removeprefix("nº ")
    elif kind < 0.1:
        case.number += dice.pick(["/01", "/50001", "/0001", " (2)"])
    elif kind < 0.14:
        case.number = case.number.replace(".8.", ".8", 1) if dice.chance(0.5) else case.number.replace("-", " - ", 1)
