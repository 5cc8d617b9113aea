"""A guardianship term of some court, as prose, form, certificate or minutes."""

from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.papers import SHARE
from ficha_train.reader.generator.term.case import draw_case
from ficha_train.reader.generator.term.sheet import script_page, sourced_page
from ficha_train.reader.generator.term.twists import twist
from ficha_train.reader.generator.term.usual import usual_page
from ficha_train.reader.roles import CLASSES

_SCRIPTS_SHARE = 0.6


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
        script_page(page, case, not dice.chance(_SCRIPTS_SHARE))
    else:
        usual_page(page, case)
    classes = {"type": "23", "kind": case.kind, "nature": case.nature if case.nature_said else "none"}
    return {name: value for name, value in classes.items() if value in CLASSES[name]}
