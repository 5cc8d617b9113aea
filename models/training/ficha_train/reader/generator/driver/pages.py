"""Papers that hold a driver's data: cards, and lists, forms, tables, certificates, messages as data."""

from ficha_train.reader.generator.driver.cards import card_page
from ficha_train.reader.generator.driver.sheet import sourced_page, template_page, usual_page
from ficha_train.reader.generator.driver.record import record
from ficha_train.reader.generator.driver.words import stick
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.papers import SHARE


def driver_page(page: Page) -> dict[str, str]:
    dice = page.dice
    make = sourced_page if dice.chance(SHARE) else dice.weighted({card_page: 0.34, usual_page: 1.06, template_page: 0.9})
    make(page, record(dice))
    if dice.chance(0.04):
        stick(page)
    return {"type": "54"}
