"""Papers that are drawn for their activities: in tables, cells, sentences and titles, among what looks like one."""

from ficha_train.reader.generator.licence_activity_decoys import decoy_slots
from ficha_train.reader.generator.licence_activity_lists import listed_works
from ficha_train.reader.generator.licence_agencies import agency
from ficha_train.reader.generator.licence_facts import Facts
from ficha_train.reader.generator.licence_paper import Paper
from ficha_train.reader.generator.licence_script import Script
from ficha_train.reader.generator.licence_script_agencies import known_agency
from ficha_train.reader.generator.licence_script_works import dangerous_work, work
from ficha_train.reader.generator.licence_scripts import paper_title
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.papers import papers

_KNOWN_AGENCY = 0.45
_LISTED = 0.75
"""Named as one agency's list does; the others as companies write."""
_DANGEROUS = 0.07
_PRINTS_ALL = ("<rest>", "<acts>", "<one>", "@items", "AT ")
"""Other templates print the first alone."""


def activity_paper(page: Page) -> dict[str, str]:
    """Fills the page; returns what the document as a whole is."""
    dice = page.dice
    file = dice.wording(papers("licence", "activities"))
    template, titled = file.body, "titled" in file.kinds
    """The Union's authorisations to carry dangerous goods name no activity in their title."""
    facts = Facts(dice)
    facts.activities = listed_works(dice, in_prose="prose" in file.kinds) if dice.chance(_LISTED) else [work(dice) for _ in range(dice.pick([1, 1, 2, 3]))]
    if dice.chance(_DANGEROUS) or (titled and dice.chance(0.4)):
        facts.activities[0] = dangerous_work(dice)
    if not any(sign in template for sign in _PRINTS_ALL):
        del facts.activities[1:]
    facts.dangerous = any(one.dangerous for one in facts.activities)
    issuer = known_agency(dice) if dice.chance(_KNOWN_AGENCY) else agency(dice)
    while issuer.scope == "FEDERAL" and titled:
        issuer = agency(dice)
    paper = Paper(page, facts, issuer, paper_title(dice, facts))
    paper.slots |= decoy_slots(paper)
    Script(paper).show(template)
    return paper.classes()

