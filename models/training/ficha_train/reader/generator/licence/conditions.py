"""Conditions, proofs of authenticity and former licences: dates, terms and numbers that are none of the licence's own."""

from ficha_train.reader.generator.background import salad, sentence
from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.licence.facts import (
    Facts, deadline, licence_number, other_date, previous_expiry, previous_number, process,
)
from ficha_train.reader.generator.licence.validity import captioned
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.tokens import Slot, Text, ended, plain, said, say
from ficha_train.reader.generator.values import clock, cnpj, cpf, date, firm, person_name
from ficha_train.reader.generator.wordings import wordings

W = wordings("licence/conditions")

_COMMON_SHARE = 0.3


def law(dice: Dice) -> Text:
    year = str(dice.between(1965, 2024))
    number = dice.pick(
        [
            f"{dice.between(1, 14)}.{dice.digits(3)}", dice.digits(3), dice.digits(2), f"{dice.between(5, 99)}.{dice.digits(3)}", "6.938",
            "237", "140",
        ]
    )
    when = said(date(dice, dice.pick(["long", "long", "numbers"]), 1965, 2024), "OTHER_DATE")
    return say(dice, W.laws, n=said(number, "OTHER_NUMBER"), d=when, y=year)


def condition(dice: Dice) -> Text:
    kind = dice.random.random()
    if kind < 0.12:
        return sentence(dice)
    if kind < 0.18:
        return ended(salad(dice, dice.between(6, 25)), ".")
    number = dice.pick([dice.digits(4), dice.digits(5), dice.digits(7), dice.digits(10), f"{dice.digits(5)}/{dice.between(2005, 2025)}"])
    text = say(
        dice, dice.pick(W.common) if dice.chance(_COMMON_SHARE) else dice.wording(W.conditions), ot=lambda: deadline(dice),
        od=lambda: other_date(dice), law=lambda: law(dice), no=lambda: said(number, "OTHER_NUMBER"), like=lambda: said(
            f"{dice.pick(['LEI', 'NBR', 'ISO', 'ONU', 'SEI', 'DEC', 'RES', 'ART'])}{dice.pick(['', '', ' ', '-'])}{dice.digits(4)}",
            "OTHER_NUMBER",
        ), prev=lambda: previous_number(dice), pe=lambda: previous_expiry(dice), proc=lambda: process(dice),
        li=lambda: said(licence_number(dice), "OTHER_NUMBER"), firm=lambda: plain(firm(dice)), oid=lambda: said(cnpj(dice), "OTHER_ID"),
        ocpf=lambda: said(cpf(dice), "OTHER_ID"), per=lambda: said(person_name(dice), "PERSON"),
    )
    return ended(text, dice.pick([".", ".", ";", ""]))


def conditions(page: Page, count: int, dangerous: bool = False) -> None:
    """A list with a heading, in one or two columns; none contradicts that dangerous products may be carried."""
    dice = page.dice
    if count == 0:
        return
    if dice.chance(0.75):
        text = " ".join((t.text for t in say(dice, W.headings)))
        page.flow(plain((text.upper() if dice.chance(0.5) else text) + dice.pick(["", ":"])), align=dice.pick(["left", "centre"]))
    mark = dice.pick(["1.", "1)", "1 -", "a)", "", "-", "1.1.", "•", "I -", "01."])
    align = dice.pick(["justified", "left"])
    size = page.size * dice.pick([1, 1, 0.9, 0.8])
    texts = [[*plain(_mark(mark, i)), *agreeing_condition(dice, dangerous)] for i in range(count)]
    if dice.chance(0.12):
        middle, top = (page.left + page.inner / 2, page.y)
        half = (count + 1) // 2
        lowest = top
        for part, left, right in ((texts[:half], page.left, middle - 6), (texts[half:], middle + 6, page.right)):
            y = top
            for text in part:
                y = page.flow(text, left, right, y, size)
            lowest = max(lowest, y)
        page.y = lowest
    else:
        indent = dice.pick([0, 0, 15])
        for text in texts:
            page.flow(text, left=page.left + indent, size=size, align=align)
            page.gap(dice.pick([0, 0, 0.3]))
    page.gap()


def agreeing_condition(dice: Dice, dangerous: bool) -> Text:
    text = condition(dice)
    while dangerous and any(("perigos" in token.text for token in text)):
        text = condition(dice)
    return text


def _mark(mark: str, i: int) -> str:
    return {
        "1.": f"{i + 1}.", "1)": f"{i + 1})", "1 -": f"{i + 1} -", "a)": f"{chr(97 + i % 26)})", "1.1.": f"1.{i + 1}.",
        "I -": f"{W.roman[i % 20]} -", "01.": f"{i + 1:02d}.",
    }.get(mark, mark)


_COMMON_SHARE_proofs = 0.25
OFFICES = W.offices


def authenticity(facts: Facts) -> Text:
    dice = facts.dice
    crc = said("".join((dice.pick("0123456789ABCDEF") for _ in range(8))), "KEY")
    template = dice.pick(W.common_proofs) if dice.chance(_COMMON_SHARE_proofs) else dice.wording(W.authenticity)
    text = say(dice, template, l=facts.link, k=facts.key, crc=crc, proc=lambda: process(dice))
    return ended(captioned(text), ".") if dice.chance(0.35) else captioned(text)


def digital_signature(facts: Facts) -> Text:
    dice = facts.dice
    hidden = f"***.{dice.digits(3)}.{dice.digits(3)}-**"
    text = say(
        dice, dice.pick(W.common_signatures) if dice.chance(_COMMON_SHARE_proofs) else dice.wording(W.signatures),
        p=said(person_name(dice), "PERSON"), office=dice.wording(OFFICES), c=said(cpf(dice) if dice.chance(0.6) else hidden, "OTHER_ID"),
        s=said(facts.issued if dice.chance(0.4) else date(dice, "numbers", 2010, 2026), "SIGNED"), h=clock(dice), law=lambda: law(dice),
    )
    return captioned(text)


def placed_and_dated(dice: Dice, facts: Facts, town: str) -> Text:
    """`Cidade, 3 de maio de 2020.`"""
    text = say(
        dice, W.placed_and_dated, c=town, u=dice.pick(["SP", "MG", "PR", "RS", "SC", "BA", "CE", "PE", "GO", "ES"]),
        d=facts.issue() if dice.chance(0.3) else facts.issue_in_words(),
    )
    return captioned(text, short=False)


def _slots(facts: Facts) -> dict[str, Slot]:
    dice = facts.dice
    return {"prev": lambda: previous_number(dice), "pe": lambda: previous_expiry(dice), "od": lambda: other_date(dice)}


def previous_sentence(facts: Facts) -> Text:
    return ended(say(facts.dice, facts.dice.wording(W.sentences), **_slots(facts)), ".")
