"""Which of the terms that are templates one paper is."""

from ficha_train.reader.generator import term_texts_certificates, term_texts_decisions, term_texts_minutes, term_texts_parties
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.term_case import Case
from ficha_train.reader.generator.term_script import Script

_MODULES = (term_texts_parties, term_texts_decisions, term_texts_minutes, term_texts_certificates)
SCRIPTS = [template for module in _MODULES for template in module.PAPERS]


def script_page(page: Page, case: Case) -> None:
    fit = [one for one in SCRIPTS if not one.strip().startswith("kinds") or case.kind in one.strip().split("\n", 1)[0]]
    template = page.dice.wording(fit).strip()
    Script(page, case).show(template.split("\n", 1)[1] if template.startswith("kinds") else template)
