"""An invented environmental licence (type 51): letterhead, body, and what closes it."""

from ficha_train.reader.generator.background import footer
from ficha_train.reader.generator.licence_agencies import Agency, agency, letterhead, title
from ficha_train.reader.generator.licence_annexes import annex
from ficha_train.reader.generator.licence_blocks import danger_question, plates, proof, signature
from ficha_train.reader.generator.licence_conditions import conditions
from ficha_train.reader.generator.licence_facts import Facts
from ficha_train.reader.generator.licence_forms import FORMS, HELD_OUT_FORMS, SHARES
from ficha_train.reader.generator.licence_papers import paper_page
from ficha_train.reader.generator.licence_scripts import sourced_paper
from ficha_train.reader.generator.licence_papers_activities import activity_paper
from ficha_train.reader.generator.licence_previous import licence_rows, previous_sentence
from ficha_train.reader.generator.licence_rows import kind_ticks, numbers_in_a_line, running_head, side_cells
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.papers import SHARE

_ACTIVITIES_SHARE = 0.2
"""Papers that are drawn for how they name their activities."""
_PAPERS_SHARE = 0.4
"""Of the others."""


def licence_page(page: Page) -> dict[str, str]:
    """Fills the page; returns what the document as a whole is."""
    dice = page.dice
    if dice.chance(SHARE):
        return sourced_paper(page)
    if dice.chance(_ACTIVITIES_SHARE):
        return activity_paper(page)
    if dice.chance(_PAPERS_SHARE):
        return paper_page(page)
    facts, issuer = Facts(dice), agency(dice)
    form = dice.arrangement(SHARES, HELD_OUT_FORMS)
    facts.dangerous = facts.dangerous or form == "carrier"
    name = title(dice, facts.dangerous and dice.chance(0.9 if form == "carrier" else 0.3))
    if form == "certificate" and dice.chance(0.6):
        page.width, page.height = 842, 595
        page.right = page.width - dice.uniform(30, 90)
    if dice.chance(0.1):
        page.flow(footer(dice), size=page.size * 0.7)
    with_number = dice.chance(0.72)
    letterhead(page, facts, issuer, name, with_number)
    if dice.chance(0.05):
        kind_ticks(page)
    if dice.chance(0.08):
        side_cells(page, facts)
    if dice.chance(0.08):
        numbers_in_a_line(page, facts)
    FORMS[form](page, facts, issuer, name, with_number)
    if form != "ordinance" and dice.chance(0.12):
        danger_question(page, facts)
    _end(page, facts, issuer, name, form)
    scope = {"scope": issuer.scope} if issuer.lines else {}
    return {"type": "51", **scope, "danger": "yes" if facts.dangerous else "no"}


def _end(page: Page, facts: Facts, issuer: Agency, name: str, form: str) -> None:
    """Conditions, plates, signature and proof, in any order."""
    dice = page.dice
    count = dice.pick([0, 0, 1, 2, 3, 4, 5, 6, 8, 11, 15, 22]) if form not in ("notice", "columns") else dice.pick([0, 0, 2])
    if dice.chance(0.17):
        annex(page, facts)
    if dice.chance(0.12):
        page.flow(previous_sentence(facts), align=dice.pick(["left", "justified"]))
        page.gap()
    if dice.chance(0.07):
        licence_rows(page, facts)
    parts = [
        lambda: plates(page, facts),
        lambda: conditions(page, count, facts.dangerous),
        lambda: signature(page, facts, issuer),
        lambda: proof(page, facts, issuer),
    ]
    order = dice.weighted({(0, 1, 2, 3): 5, (1, 2, 3, 0): 2, (1, 0, 2, 3): 2, (2, 3, 1, 0): 2, (0, 3, 1, 2): 1, (3, 2, 0, 1): 1})
    for part in order:
        parts[part]()
        if dice.chance(0.06):
            running_head(page, facts, issuer, name)
        if dice.chance(0.05):
            annex(page, facts)
    if dice.chance(0.4):
        page.flow(footer(dice), size=page.size * dice.uniform(0.55, 0.85), align=dice.pick(["centre", "left"]))
