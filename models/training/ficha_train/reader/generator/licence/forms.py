"""The body of a licence in the orders that forms, certificates, ordinances and notices have."""

from ficha_train.reader.generator.arrange import Entry, arrange, heading, table
from ficha_train.reader.generator.background import salad, sentence, unknown_entry
from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.licence.activity_blocks import activity_block
from ficha_train.reader.generator.licence.agencies import Agency
from ficha_train.reader.generator.licence.conditions import agreeing_condition, conditions
from ficha_train.reader.generator.licence.facts import Facts
from ficha_train.reader.generator.licence.grants import grant
from ficha_train.reader.generator.licence.rows import (
    dangerous_transport, date_entries, holder_entries, joined_rows, number_entries, spread_rows, tall_captions,
)
from ficha_train.reader.generator.licence.validity import validity
from ficha_train.reader.generator.licence.words import caption_of
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.wordings import wordings

W = wordings("licence/forms")


def _filled(dice: Dice, entries: list[Entry]) -> list[Entry]:
    """With entries of unknown captions among them."""
    out = list(entries)
    for _ in range(dice.pick([0, 0, 0, 1, 1, 2, 3])):
        out.insert(dice.between(0, len(out)), unknown_entry(dice))
    return dice.shuffled(out) if dice.chance(0.15) else out


def _section(page: Page, kind: str, headed: bool) -> None:
    if headed and page.dice.chance(0.8):
        number = page.dice.pick(["", "", "", "1. ", "2 - ", "III - "])
        heading(page, number + page.dice.wording(W.sections[kind]))


def _form(page: Page, facts: Facts, issuer: Agency, name: str, with_number: bool) -> None:
    """Sections, each with its arrangement."""
    dice = page.dice
    headed = dice.chance(0.5)
    if dice.chance(0.15):
        page.flow(grant(facts, issuer, name))
        page.gap()
    order = dice.weighted(
        {
            ("numbers", "holder", "activity", "dates"): 4, ("holder", "activity", "numbers", "dates"): 3,
            ("dates", "numbers", "holder", "activity"): 2, ("holder", "numbers", "dates", "activity"): 2,
        }
    )
    in_words = dice.chance(0.25)
    for kind in order:
        if kind == "activity":
            _section(page, kind, headed and dice.chance(0.4))
            activity_block(page, facts)
        elif kind == "dates" and in_words:
            page.flow(validity(facts), align=dice.pick(["left", "justified", "centre"]))
            page.gap()
        else:
            entries = {
                "numbers": lambda: number_entries(facts, with_number), "holder": lambda: holder_entries(facts),
                "dates": lambda: date_entries(facts),
            }[kind]()
            if entries:
                _section(page, kind, headed)
                _placed(page, _filled(dice, entries))


def _placed(page: Page, entries: list[Entry]) -> None:
    """In an ordinary arrangement, or in one that licences have of their own."""
    how = page.dice.weighted({arrange: 10, joined_rows: 2, tall_captions: 1.2, spread_rows: 1})
    how(page, entries)


def _carrier(page: Page, facts: Facts, issuer: Agency, name: str, with_number: bool) -> None:
    """Only goods that are dangerous are carried with it."""
    facts.dangerous = True
    dangerous_transport(page, facts)


def _grant(page: Page, facts: Facts, issuer: Agency, name: str, with_number: bool) -> None:
    """A sentence that grants, then validity in words or as entries."""
    dice = page.dice
    text = grant(facts, issuer, name)
    if dice.chance(0.25):
        text = [*sentence(dice), *text]
    page.flow(text, align=dice.pick(["left", "justified"]), indent=dice.pick([0, 0, 30]))
    page.gap()
    if dice.chance(0.55):
        page.flow(validity(facts), align=dice.pick(["left", "justified", "centre"]))
        page.gap()
    else:
        _placed(page, _filled(dice, [*date_entries(facts), *number_entries(facts, with_number)]))
    if dice.chance(0.15):
        activity_block(page, facts)


def _ordinance(page: Page, facts: Facts, issuer: Agency, name: str, with_number: bool) -> None:
    """Reasons, then articles."""
    dice = page.dice
    for _ in range(dice.between(0, 2)):
        page.flow(agreeing_condition(dice, facts.dangerous) if dice.chance(0.5) else salad(dice, dice.between(8, 30)), align="justified")
    page.flow(grant(facts, issuer, name), align="justified", indent=dice.pick([0, 30]))
    page.gap(0.5)
    page.flow(validity(facts), align="justified")
    for _ in range(dice.between(1, 4)):
        page.flow(agreeing_condition(dice, facts.dangerous), align="justified")
    page.gap()


def _certificate(page: Page, facts: Facts, issuer: Agency, name: str, with_number: bool) -> None:
    """Large centred lines, few captions."""
    dice = page.dice
    page.gap(dice.uniform(0.5, 2.5))
    if dice.chance(0.6):
        page.flow(grant(facts, issuer, name), size=page.size * dice.uniform(1, 1.3), align=dice.pick(["centre", "justified"]))
    else:
        size = page.size * dice.uniform(1.05, 1.5)
        page.flow(facts.holder(), size=size, align="centre")
        arrange(page, [(dice.pick(["CNPJ", "CPF/CNPJ", "CNPJ nº"]), facts.tax_id())], dice.pick(["inline", "stacked"]))
        for one in facts.activities:
            page.flow(one.text(), size=size, align="centre")
    page.gap()
    if dice.chance(0.5):
        page.flow(validity(facts), align="centre")
    else:
        arrange(page, [*date_entries(facts), *number_entries(facts, with_number)])


def _one_block(page: Page, facts: Facts, issuer: Agency, name: str, with_number: bool) -> None:
    """All in one arrangement."""
    dice = page.dice
    entries = [*number_entries(facts, with_number), *holder_entries(facts)]
    entries += [(caption_of(dice, "activity"), one.text()) for one in facts.activities]
    entries += date_entries(facts)
    _placed(page, _filled(dice, entries))


def _columns(page: Page, facts: Facts, issuer: Agency, name: str, with_number: bool) -> None:
    """Two columns: data at one side, conditions or the rest at the other."""
    dice = page.dice
    page.side_by_side(
        dice.uniform(0.4, 0.6), 8, lambda: _form(page, facts, issuer, name, with_number),
        lambda: conditions(page, dice.between(2, 7), facts.dangerous),
    )


def _notice(page: Page, facts: Facts, issuer: Agency, name: str, with_number: bool) -> None:
    """A short notice or extract."""
    dice = page.dice
    page.flow([*grant(facts, issuer, name), *validity(facts)], align=dice.pick(["justified", "left"]))
    page.gap()


def _one_record(page: Page, facts: Facts, issuer: Agency, name: str, with_number: bool) -> None:
    """A table with one row for the licence, as registers print it."""
    dice = page.dice
    entries = dice.shuffled([*number_entries(facts, with_number)[:2], *holder_entries(facts)[:2], *date_entries(facts)[:2]])[:5]
    if entries:
        table(page, [words for words, _ in entries], [[value for _, value in entries]])
    rest = holder_entries(facts)
    arrange(page, rest)
    activity_block(page, facts)


def _validity_first(page: Page, facts: Facts, issuer: Agency, name: str, with_number: bool) -> None:
    page.flow(validity(facts), align="centre")
    page.gap()
    _form(page, facts, issuer, name, with_number)


FORMS = {
    "form": _form, "grant": _grant, "ordinance": _ordinance, "certificate": _certificate, "one block": _one_block, "columns": _columns,
    "notice": _notice, "table": _one_record, "carrier": _carrier, "validity first": _validity_first,
}
SHARES = W.shares
HELD_OUT_FORMS = ("validity first",)
