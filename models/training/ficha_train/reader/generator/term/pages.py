"""A guardianship term of some court, as prose, form, certificate or minutes."""

from ficha_train.reader.generator.arrange import heading
from ficha_train.reader.generator.background import footer, salad, sentence
from ficha_train.reader.generator.engine import next_page
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.papers import Paper, SHARE, papers
from ficha_train.reader.generator.term.bodies import body, narrative
from ficha_train.reader.generator.term.case import Case, DEFINITIVE, NEITHER, PROVISIONAL, draw_case, twist
from ficha_train.reader.generator.term.closing import (
    accepted, by_order, dateline, duties, facts, history, law, nothing_more, print_out, signatures, stamp, ticks,
)
from ficha_train.reader.generator.term.entries import form_body
from ficha_train.reader.generator.term.officials import former_sentence, official_sentence
from ficha_train.reader.generator.term.parties import case_block, letterhead, title
from ficha_train.reader.generator.term.plain import PAPERS as SHEETS, PAPERS_hearings as HEARINGS, PAPERS_plain as PLAIN
from ficha_train.reader.generator.term.sheet import PlainScript, script_page, sourced_page
from ficha_train.reader.generator.term.typed import PAPERS as TYPED, PAPERS_boxes as BOXES, PAPERS_screens as SCREENS
from ficha_train.reader.generator.term.validity import nature_sentence, other_terms, powers_sentence
from ficha_train.reader.generator.tokens import Text, plain, said
from ficha_train.reader.generator.wordings import wordings
from ficha_train.reader.roles import CLASSES

W = wordings("term/pages")

_SCRIPTS_SHARE = 0.6
PAPERS = [*TYPED, *SCREENS, *SHEETS, *PLAIN, *HEARINGS, *BOXES]


def paper(page: Page, case: Case) -> None:
    dice = page.dice
    if dice.chance(_SCRIPTS_SHARE):
        script_page(page, case)
    else:
        plain = papers("term", "plain")
        make = dice.pick([*PAPERS, *plain])
        PlainScript(page, case).show(make.body) if isinstance(make, Paper) else make(page, case)
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
        _term(page, case)
    classes = {"type": "23", "kind": case.kind, "nature": case.nature if case.nature_said else "none"}
    return {name: value for name, value in classes.items() if value in CLASSES[name]}


def _term(page: Page, case: Case) -> None:
    dice = page.dice
    brief = dice.chance(0.1)
    _head(page, case, brief)
    if dice.chance(0.08):
        page.flow(salad(dice, dice.between(10, 40)), align="justified")
    kind = dice.random.random()
    if kind < 0.43:
        _paragraph(page, body(case))
    elif kind < 0.6:
        narrative(page, case)
    else:
        if dice.chance(0.14):
            ticks(page, case)
        order = [lambda: form_body(page, case), lambda: _paragraph(page, by_order(case))]
        if dice.chance(0.3):
            order.append(lambda: facts(page, case))
        for part in order if dice.chance(0.6) else order[:1] if dice.chance(0.4) else order[::-1]:
            part()
    if not brief:
        _duties(page, case)
        if dice.chance(0.22):
            _annex(page, case)
    else:
        if dice.chance(0.1):
            _paragraph(page, former_sentence(case))
        if not case.nature_said and case.nature != NEITHER:
            _paragraph(page, nature_sentence(case))
    _closing(page, case, brief)


def _head(page: Page, case: Case, brief: bool) -> None:
    dice = page.dice
    if dice.chance(0.06):
        page.flow(footer(dice), size=page.size * 0.7)
    parts = [lambda: letterhead(page, case), lambda: title(page, case), lambda: case_block(page, case)]
    order = dice.weighted(
        {(0, 1, 2): 5, (0, 2, 1): 4, (1, 0, 2): 1, (0, 1): 2, (1, 2): 1, (1,): 0.7} if not brief else {(0, 1): 1, (1,): 1, (0, 1, 2): 0.5}
    )
    for number in order:
        parts[number]()
    if 2 not in order and dice.chance(0.6):
        page.flow([*said(dice.pick(["Processo nº", "Autos nº", "Processo:", "Autos:"]), "CAPTION"), *said(case.number, "CASE")])
        page.gap()


def _paragraph(page: Page, text: Text) -> None:
    dice = page.dice
    page.flow(text, align=dice.pick(["justified", "justified", "left"]), indent=dice.pick([0, 0, 40]))
    page.gap(dice.uniform(0.2, 1))


def _duties(page: Page, case: Case) -> None:
    """What follows the body: powers, nature, things accepted, other deadlines, sentences of no value."""
    dice = page.dice
    unsaid = case.nature in (PROVISIONAL, DEFINITIVE) and (not case.nature_said)
    parts: list[Text] = [powers_sentence(case) for _ in range(dice.weighted({0: 0.35, 1: 0.35, 2: 0.2, 3: 0.1}))]
    if unsaid and dice.chance(0.8):
        parts.append(nature_sentence(case))
    parts += [accepted(case) for _ in range(dice.weighted({0: 0.45, 1: 0.35, 2: 0.2}))]
    if dice.chance(0.1):
        parts.append(other_terms(case))
    if dice.chance(0.2):
        parts.append(former_sentence(case))
    if dice.chance(0.2):
        parts.append(official_sentence(case))
    parts += [sentence(dice) for _ in range(dice.weighted({0: 0.65, 1: 0.2, 2: 0.1, 5: 0.05}))]
    if dice.chance(0.3):
        parts = dice.shuffled(parts)
    if parts and dice.chance(0.15):
        heading(page, dice.wording(W.duties))
    if dice.chance(0.4):
        together = [token for part in parts for token in part]
        if together:
            _paragraph(page, together)
    else:
        for part in parts:
            _paragraph(page, part)


def _annex(page: Page, case: Case) -> None:
    dice = page.dice
    if dice.chance(0.2):
        stamp(page, case)
        next_page(page)
    parts = [lambda: duties(page, case), lambda: law(page, case), lambda: history(page, case)]
    for part in dice.shuffled(parts)[: dice.weighted({1: 0.6, 2: 0.3, 3: 0.1})]:
        part()


def _closing(page: Page, case: Case, brief: bool) -> None:
    dice = page.dice
    if dice.chance(0.2):
        facts(page, case)
    if dice.chance(0.5):
        _paragraph(page, nothing_more(case))
    stamped = dice.chance(0.5 if brief else 0.85)
    first = stamped and dice.chance(0.1)
    if first:
        stamp(page, case)
    if not case.issue_said or dice.chance(0.25):
        if dice.chance(0.93):
            page.flow(dateline(case), align=dice.pick(["left", "right", "centre"]))
            page.gap()
    if dice.chance(0.85):
        signatures(page, case)
    if stamped and (not first):
        stamp(page, case)
    if dice.chance(0.2):
        print_out(page, case)
    if dice.chance(0.25):
        page.flow(footer(dice), size=page.size * 0.75, align=dice.pick(["left", "centre"]))
    if dice.chance(0.06):
        page.flow(plain(dice.pick(["MINUTA", "CÓPIA", "SEGREDO DE JUSTIÇA", "2ª via"])))
