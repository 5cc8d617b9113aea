"""Which papers there are, and how often each is drawn."""

from ficha_train.reader.generator.licence_agencies import agency, title
from ficha_train.reader.generator.licence_facts import Facts
from ficha_train.reader.generator.licence_paper import Paper
from ficha_train.reader.generator.licence_papers_acts import ACTS
from ficha_train.reader.generator.licence_papers_border import BORDER
from ficha_train.reader.generator.licence_papers_letters import LETTERS
from ficha_train.reader.generator.licence_papers_old import OLD
from ficha_train.reader.generator.licence_papers_people import PEOPLE
from ficha_train.reader.generator.licence_papers_screens import SCREENS
from ficha_train.reader.generator.licence_papers_sheets import SHEETS
from ficha_train.reader.generator.licence_papers_status import STATUS
from ficha_train.reader.generator.licence_papers_transport import TRANSPORT
from ficha_train.reader.generator.licence_papers_work import WORK
from ficha_train.reader.generator.licence_scripts import script_paper
from ficha_train.reader.generator.page import Page

_SCRIPT_SHARE = 0.62
"""Of papers: those that are templates."""
PAPERS = {**ACTS, **TRANSPORT, **BORDER, **OLD, **SHEETS, **SCREENS, **LETTERS, **STATUS, **PEOPLE, **WORK}


def paper_page(page: Page) -> dict[str, str]:
    """Fills the page; returns what the document as a whole is."""
    dice = page.dice
    if dice.chance(_SCRIPT_SHARE):
        return script_paper(page)
    facts = Facts(dice)
    paper = Paper(page, facts, agency(dice), title(dice, facts.dangerous and dice.chance(0.3)))
    dice.weighted(PAPERS)(paper)
    return paper.classes()
