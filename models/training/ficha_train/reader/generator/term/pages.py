"""A guardianship term of some court, as prose, form, certificate or minutes."""

from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.papers import SHARE, papers
from ficha_train.reader.generator.term.case import Case, draw_case
from ficha_train.reader.generator.term.closing import print_out
from ficha_train.reader.generator.term.sheet import PlainScript, script_page, sourced_page
from ficha_train.reader.generator.term.twists import twist
from ficha_train.reader.generator.term.usual import usual_page
from ficha_train.reader.roles import CLASSES

_SCRIPTS_SHARE = 0.6


def paper(page: Page, case: Case) -> None:
    dice = page.dice
    if dice.chance(_SCRIPTS_SHARE):
        script_page(page, case)
    else:
        PlainScript(page, case).show(dice.pick(papers("term", "plain")).body)
    if dice.chance(0.15):
        print_out(page, case)


_PAPERS_SHARE = 0.48
"""Of documents that are set as strangers set them, not as a court's usual term."""


def term_page(page: Page) -> dict[str, str]:
    dice = page.dice
    sourced = dice.chance(SHARE)
    other = dice.chance(_PAPERS_SHARE)
    case = twist(draw_case(dice), 0.1 if other else 0.03)
    if sourced:
        sourced_page(page, case)
    elif other:
        paper(page, case)
    else:
        usual_page(page, case)
    classes = {"type": "23", "kind": case.kind, "nature": case.nature if case.nature_said else "none"}
    return {name: value for name, value in classes.items() if value in CLASSES[name]}
