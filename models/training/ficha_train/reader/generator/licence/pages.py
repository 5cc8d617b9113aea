"""Which paper a licence is printed on, and the licence that it tells."""

from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.licence.activities import Activity, dangerous_work, harmless_work, work
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

W, SHAPES = wordings("licence/pages"), wordings("licence/shapes")

_SHARES = {"sourced": SHARE, "activities": 0.124, "scripts": 0.123, "plain": 0.075, "usual": 0.298}
"""How often each series is drawn."""
_SCOPES = {"city": "MUNICIPAL", "state": "STATE", "federal": "FEDERAL"}
_KNOWN_AGENCY = 0.45
_PRIOR = 0.07
"""Licences before operation, and papers instead of one."""
_LISTED = 0.75
"""Activities that are named as one agency's list does; the others as companies write."""
_DANGEROUS = 0.07
_PRINTS_ALL = ("<rest>", "<acts>", "<one>", "@acts", "AT ")
"""Other papers that are drawn for their activities print the first alone."""


def licence_page(page: Page) -> dict[str, str]:
    """Fills the page; returns what the document as a whole is."""
    series = page.dice.weighted(_SHARES)
    choose = page.dice.pick if series == "usual" else page.dice.wording
    return printed(page, choose(papers("licence", series)))


def printed(page: Page, file: PaperFile) -> dict[str, str]:
    dice, facts = page.dice, Facts(page.dice)
    if file.series in ("usual", "plain"):
        paper = Paper(page, facts, agency(dice), title(dice, facts.dangerous and dice.chance(0.3)))
    else:
        (_name_works if file.series == "activities" else _vary)(dice, facts, file)
        facts.number = _number(dice, file) or facts.number
        paper = Paper(page, facts, _issuer(dice, file), _title(dice, facts))
    (PlainScript if file.series == "plain" else Script)(paper).show(file.body)
    return paper.classes()


def _number(dice: Dice, file: PaperFile) -> str:
    """In more shapes than most; empty where it stays."""
    if file.number == "plain":
        return dice.pick(["{}", "{}/{}", "{}/{}", "{:03d}/{}", "{} / {}"]).format(dice.between(1, 2400), dice.between(2006, 2026))
    if not dice.chance({"sourced": 0.15, "activities": 0}.get(file.series, 0.25)):
        return ""
    return shaped(dice, SHAPES.odd, part="".join(dice.pick("ABCDEGLMNOPRSTU") for _ in range(dice.between(2, 5))))


def _issuer(dice: Dice, file: PaperFile) -> Agency:
    """Of the paper's scope. The Union's authorisations to carry dangerous goods name no activity in their title."""
    any_scope = {"STATE", "MUNICIPAL"} if "titled" in file.kinds else {*_SCOPES.values()}
    scopes = {_SCOPES[one] for one in file.kinds if one in _SCOPES} or any_scope
    while True:
        issuer = known_agency(dice) if dice.chance(_KNOWN_AGENCY) else agency(dice)
        if issuer.scope in scopes:
            return issuer


def _title(dice: Dice, facts: Facts) -> str:
    if dice.chance(_PRIOR):
        return words(dice, W.prior_titles)
    if facts.dangerous and dice.chance(0.35) or dice.chance(0.5):
        return title(dice, facts.dangerous and dice.chance(0.6))
    return words(dice, W.titles)


def _vary(dice: Dice, facts: Facts, file: PaperFile) -> None:
    """Activities and vehicles that suit the paper."""
    own: list[Activity] = [work(dice) for _ in facts.activities]
    if own and dice.chance(0.06):
        own[0] = dangerous_work(dice)
    if "carriage" in file.kinds:
        own = [dangerous_work(dice) for _ in range(dice.pick([1, 1, 1, 2]))]
    elif "harmless" in file.kinds:
        own = [harmless_work(dice) for _ in range(dice.pick([1, 1, 2]))]
    elif "none" in file.kinds:
        own = []
    facts.activities, facts.dangerous = own, "none" in file.kinds or any(one.dangerous for one in own)
    if {"carriage", "harmless", "none"} & {*file.kinds} and not facts.plates and dice.chance(0.7):
        facts.plates = [plate(dice) for _ in range(dice.pick([1, 2, 3, 5]))]


def _name_works(dice: Dice, facts: Facts, file: PaperFile) -> None:
    """Activities for a paper that is drawn for how it names them."""
    listed = dice.chance(_LISTED)
    own = listed_works(dice, in_prose="prose" in file.kinds) if listed else [work(dice) for _ in range(dice.pick([1, 1, 2, 3]))]
    if dice.chance(_DANGEROUS) or ("titled" in file.kinds and dice.chance(0.4)):
        own[0] = dangerous_work(dice)
    facts.activities = own if any(sign in file.body for sign in _PRINTS_ALL) else own[:1]
    facts.dangerous = any(one.dangerous for one in facts.activities)
