"""Acts about something else that stand on the same page: a gazette's decrees, tenders, contracts, appointments, notices and intimations."""

from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.phrases import add_phrases
from ficha_train.reader.generator.tokens import Slot, say


def put_neighbours(page: Page, count: int) -> None:
    for _ in range(count):
        _put(page)


def _put(page: Page) -> None:
    dice = page.dice
    slots: dict[str, Slot] = {}
    add_phrases(dice, "neighbours", slots)
    page.flow(say(dice, "<heads>", **slots), align=dice.pick(["left", "centre", "left"]))
    page.flow(say(dice, "<bodies>", **slots), align=dice.pick(["left", "justified"]))
    if dice.chance(0.4):
        page.flow(say(dice, "<ends>", **slots), align=dice.pick(["left", "right", "centre"]))
    page.gap(dice.uniform(0.2, 1))
