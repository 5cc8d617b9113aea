"""Papers that hold a driver's data: cards, print-outs, forms, lists, tables, certificates, messages."""

from ficha_train.reader.generator.driver.cards import card_page
from ficha_train.reader.generator.driver.lists import form_page, list_page, table_page
from ficha_train.reader.generator.driver.prose import deed_page, letter_page, prose_page
from ficha_train.reader.generator.driver.screens import badge_page, export_page, paper_page, rows_page, screen_page, tiles_page
from ficha_train.reader.generator.driver.sheet import sourced_page, template_page
from ficha_train.reader.generator.driver.values import record
from ficha_train.reader.generator.driver.words import stick
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.papers import SHARE


def driver_page(page: Page) -> dict[str, str]:
    dice = page.dice
    make = dice.weighted(
        {
            card_page: 0.34, list_page: 0.22, paper_page: 0.13, form_page: 0.11, table_page: 0.1, prose_page: 0.09, letter_page: 0.07,
            screen_page: 0.06, badge_page: 0.02, export_page: 0.08, template_page: 0.9, rows_page: 0.1, deed_page: 0.09, tiles_page: 0.09,
        }
    )
    if dice.chance(SHARE):
        make = sourced_page
    make(page, record(dice))
    if dice.chance(0.04):
        stick(page)
    return {"type": "54"}
