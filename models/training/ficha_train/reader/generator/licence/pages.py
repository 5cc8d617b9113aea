"""Which paper a licence is printed on, and the licence that it tells."""

from collections.abc import Sequence

from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.licence.activities import dangerous_work, harmless_work, work
from ficha_train.reader.generator.licence.decoys import decoy_slots
from ficha_train.reader.generator.licence.activity_lists import listed_works
from ficha_train.reader.generator.licence.agencies import Agency, agency, known_agency, title
from ficha_train.reader.generator.licence.facts import Facts
from ficha_train.reader.generator.licence.paper import Paper
from ficha_train.reader.generator.licence.sheet import PlainScript, Script
from ficha_train.reader.generator.licence.words import words
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.papers import Paper as PaperFile, SHARE, papers
from ficha_train.reader.generator.shapes import shaped
from ficha_train.reader.generator.values import plate
from ficha_train.reader.generator.wordings import wordings

W = wordings("licence/pages")

_SCOPES = {"city": "MUNICIPAL", "state": "STATE", "federal": "FEDERAL"}
_KNOWN_AGENCY = 0.45
_PRIOR = 0.07
"""Licences before operation, and papers instead of one."""


def script_paper(page: Page) -> dict[str, str]:
    """Fills the page; returns what the document as a whole is."""
    file = page.dice.wording(papers("licence", "scripts"))
    facts = Facts(page.dice)
    _vary(page.dice, facts, _kind_of(file.kinds))
    if page.dice.chance(0.25):
        facts.number = _odd_number(page.dice)
    return _script(page, facts, file.kinds, file.body)


def sourced_paper(page: Page, file: PaperFile | None = None) -> dict[str, str]:
    """One of the files, each of which says what it follows; any where none is given."""
    dice = page.dice
    file = file or dice.wording(papers("licence"))
    facts = Facts(dice)
    _vary(dice, facts, _kind_of(file.kinds))
    if file.number == "plain":
        facts.number = dice.pick(["{}", "{}/{}", "{}/{}", "{:03d}/{}", "{} / {}"]).format(dice.between(1, 2400), dice.between(2006, 2026))
    elif dice.chance(0.15):
        facts.number = _odd_number(dice)
    return _script(page, facts, file.kinds, file.body)


def _kind_of(kinds: Sequence[str]) -> str:
    return next((one for one in kinds if one not in _SCOPES), "")


def _script(page: Page, facts: Facts, kinds: Sequence[str], body: str) -> dict[str, str]:
    dice = page.dice
    issuer = _issuer(dice)
    scope = next((_SCOPES[one] for one in kinds if one in _SCOPES), issuer.scope)
    while issuer.scope != scope:
        issuer = _issuer(dice)
    paper = Paper(page, facts, issuer, paper_title(dice, facts))
    Script(paper).show(body)
    return paper.classes()


def _issuer(dice: Dice) -> Agency:
    return known_agency(dice) if dice.chance(_KNOWN_AGENCY) else agency(dice)


def paper_title(dice: Dice, facts: Facts) -> str:
    if dice.chance(_PRIOR):
        return words(dice, W.prior_titles)
    if facts.dangerous and dice.chance(0.35) or dice.chance(0.5):
        return title(dice, facts.dangerous and dice.chance(0.6))
    return words(dice, W.titles)


def _vary(dice: Dice, facts: Facts, kind: str) -> None:
    """Activities and vehicles that suit the paper; numbers in more shapes."""
    if kind == "carriage":
        facts.activities = [dangerous_work(dice) for _ in range(dice.pick([1, 1, 1, 2]))]
    elif kind == "harmless":
        facts.activities = [harmless_work(dice) for _ in range(dice.pick([1, 1, 2]))]
    elif kind == "none":
        facts.activities = []
    else:
        facts.activities = [work(dice) for _ in facts.activities]
        if facts.activities and dice.chance(0.06):
            facts.activities[0] = dangerous_work(dice)
    facts.dangerous = kind == "none" or any((one.dangerous for one in facts.activities))
    if kind in ("carriage", "harmless", "none") and (not facts.plates) and dice.chance(0.7):
        facts.plates = [plate(dice) for _ in range(dice.pick([1, 2, 3, 5]))]


def _odd_number(dice: Dice) -> str:
    return shaped(dice, wordings("licence/shapes").odd, part="".join(dice.pick("ABCDEGLMNOPRSTU") for _ in range(dice.between(2, 5))))


_LISTED = 0.75
"""Named as one agency's list does; the others as companies write."""
_DANGEROUS = 0.07
_PRINTS_ALL = ("<rest>", "<acts>", "<one>", "@acts", "AT ")
"""Other templates print the first alone."""


def activity_paper(page: Page, file: PaperFile | None = None) -> dict[str, str]:
    """Fills the page; returns what the document as a whole is."""
    dice = page.dice
    file = file or dice.wording(papers("licence", "activities"))
    template, titled = (file.body, "titled" in file.kinds)
    """The Union's authorisations to carry dangerous goods name no activity in their title."""
    facts = Facts(dice)
    facts.activities = (
        listed_works(dice, in_prose="prose" in file.kinds) if dice.chance(_LISTED) else [work(dice) for _ in range(dice.pick([1, 1, 2, 3]))]
    )
    if dice.chance(_DANGEROUS) or (titled and dice.chance(0.4)):
        facts.activities[0] = dangerous_work(dice)
    if not any((sign in template for sign in _PRINTS_ALL)):
        del facts.activities[1:]
    facts.dangerous = any((one.dangerous for one in facts.activities))
    issuer = known_agency(dice) if dice.chance(_KNOWN_AGENCY) else agency(dice)
    while issuer.scope == "FEDERAL" and titled:
        issuer = agency(dice)
    paper = Paper(page, facts, issuer, paper_title(dice, facts))
    paper.slots |= decoy_slots(dice, facts)
    Script(paper).show(template)
    return paper.classes()


_SCRIPT_SHARE = 0.62
"""Of papers: those that are templates."""


def paper_page(page: Page) -> dict[str, str]:
    """Fills the page; returns what the document as a whole is."""
    dice = page.dice
    if dice.chance(_SCRIPT_SHARE):
        return script_paper(page)
    paper = _paper(page)
    PlainScript(paper).show(dice.wording(papers("licence", "plain")).body)
    return paper.classes()


def shown_paper(page: Page, file: PaperFile) -> None:
    """One of the files, whatever its series."""
    if file.series == "activities":
        activity_paper(page, file)
    elif file.series == "usual":
        usual_licence(page, file)
    elif file.series == "plain":
        PlainScript(_paper(page)).show(file.body)
    else:
        sourced_paper(page, file)


def _paper(page: Page) -> Paper:
    dice, facts = (page.dice, Facts(page.dice))
    return Paper(page, facts, agency(dice), title(dice, facts.dangerous and dice.chance(0.3)))


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
    return usual_licence(page)


def usual_licence(page: Page, file: PaperFile | None = None) -> dict[str, str]:
    paper = _paper(page)
    Script(paper).show((file or page.dice.pick(papers("licence", "usual"))).body)
    return paper.classes()
