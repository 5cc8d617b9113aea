"""Terms set unlike a court's usual one: typed, screens, sheets, certificates, plain language, or one of many templates."""

from ficha_train.reader.generator import term_boxes, term_certified, term_hearings, term_plain, term_screens, term_sheets, term_typed
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.term_case import Case
from ficha_train.reader.generator.term_scripts import script_page
from ficha_train.reader.generator.term_stamps import print_out

_MODULES = (term_typed, term_screens, term_sheets, term_certified, term_plain, term_hearings, term_boxes)
_SCRIPTS_SHARE = 0.6
PAPERS = [make for module in _MODULES for make in module.PAPERS]


def paper(page: Page, case: Case) -> None:
    dice = page.dice
    if dice.chance(_SCRIPTS_SHARE):
        script_page(page, case)
    else:
        dice.pick(PAPERS)(page, case)
    if dice.chance(0.15):
        print_out(page, case)
