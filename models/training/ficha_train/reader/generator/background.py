"""What stands beside anything and is no value: acts of others, as in a gazette, addresses of offices, entries of unknown captions."""

from ficha_train.reader.generator.arrange import Entry
from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.phrases import Slots, told
from ficha_train.reader.generator.tokens import Text, plain_words


def footer(dice: Dice) -> Text:
    """Where an office is, and how it is reached."""
    return told(dice, "background", "footer")


def unknown_entry(dice: Dice) -> Entry:
    """A caption that names nothing that is looked for."""
    return plain_words(told(dice, "background", "unknown")).capitalize(), told(dice, "background", "unknown_value")


def put_neighbours(page: Page, count: int) -> None:
    """Decrees, tenders, contracts, appointments, notices and intimations."""
    dice = page.dice
    for _ in range(count):
        slots = Slots(dice, "background", {})
        page.flow(slots.text("heads"), align=dice.pick(["left", "centre", "left"]))
        page.flow(slots.text("bodies"), align=dice.pick(["left", "justified"]))
        if dice.chance(0.4):
            page.flow(slots.text("ends"), align=dice.pick(["left", "right", "centre"]))
        page.gap(dice.uniform(0.2, 1))
