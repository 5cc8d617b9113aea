"""Which of the terms that are templates one paper is."""

from ficha_train.reader.generator import (
    term_texts_certificates,
    term_texts_clauses,
    term_texts_decisions,
    term_texts_families,
    term_texts_forms,
    term_texts_homes,
    term_texts_mail,
    term_texts_minutes,
    term_texts_old,
    term_texts_parties,
    term_texts_screens,
    term_texts_tables,
    term_texts_writs,
)
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.paper_files import PaperFile, papers
from ficha_train.reader.generator.term_case import Case
from ficha_train.reader.generator.term_script import Script
from ficha_train.reader.generator.term_script_slots import old_number
from ficha_train.reader.generator.term_twists import odd_date

_MODULES = (
    term_texts_parties,
    term_texts_decisions,
    term_texts_minutes,
    term_texts_certificates,
    term_texts_homes,
    term_texts_forms,
    term_texts_tables,
    term_texts_mail,
    term_texts_screens,
    term_texts_old,
    term_texts_clauses,
    term_texts_writs,
    term_texts_families,
)
SCRIPTS = [template for module in _MODULES for template in module.PAPERS]


def script_page(page: Page, case: Case) -> None:
    fit = [one for one in SCRIPTS if not one.strip().startswith("kinds") or case.kind in one.strip().split("\n", 1)[0]]
    template = page.dice.wording(fit).strip()
    _vary(case)
    Script(page, case).show(template.split("\n", 1)[1] if template.startswith("kinds") else template)


def sourced_page(page: Page, case: Case, file: PaperFile | None = None) -> None:
    """One of the files, each of which says what it follows; any that fits where none is given."""
    fit = [one for one in papers("term") if not one.kinds or case.kind in one.kinds]
    _vary(case)
    Script(page, case).show((file or page.dice.wording(fit)).body)


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
