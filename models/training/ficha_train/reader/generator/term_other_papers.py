"""Terms set unlike a court's usual one, each way as often as the others: typed, screens, sheets, certificates, plain language."""

from ficha_train.reader.generator import term_boxes, term_certified, term_hearings, term_plain, term_screens, term_sheets, term_typed
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.term_case import Case
from ficha_train.reader.generator.term_stamps import print_out

_MODULES = (term_typed, term_screens, term_sheets, term_certified, term_plain, term_hearings, term_boxes)
PAPERS = [make for module in _MODULES for make in module.PAPERS]


def paper(page: Page, case: Case) -> None:
    dice = page.dice
    dice.pick(PAPERS)(page, case)
    if dice.chance(0.15):
        print_out(page, case)
