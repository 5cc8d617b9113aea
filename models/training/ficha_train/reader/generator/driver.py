"""Papers that hold a driver's data: cards, print-outs, forms, lists, tables, certificates, messages."""

from ficha_train.reader.generator.driver_cards import card_page
from ficha_train.reader.generator.driver_deeds import deed_page
from ficha_train.reader.generator.driver_dress import stick
from ficha_train.reader.generator.driver_exports import export_page
from ficha_train.reader.generator.driver_forms import form_page
from ficha_train.reader.generator.driver_lists import list_page
from ficha_train.reader.generator.driver_papers import paper_page
from ficha_train.reader.generator.driver_prose import letter_page, prose_page
from ficha_train.reader.generator.driver_rows import rows_page
from ficha_train.reader.generator.driver_screens import badge_page, screen_page
from ficha_train.reader.generator.driver_tables import table_page
from ficha_train.reader.generator.driver_templates import sourced_page, template_page
from ficha_train.reader.generator.driver_tiles import tiles_page
from ficha_train.reader.generator.driver_values import record
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.papers import SHARE


def driver_page(page: Page) -> dict[str, str]:
    dice = page.dice
    make = dice.weighted({
        card_page: 0.34, list_page: 0.22, paper_page: 0.13, form_page: 0.11, table_page: 0.1, prose_page: 0.09, letter_page: 0.07, screen_page: 0.06,
            badge_page: 0.02, export_page: 0.08, template_page: 0.9, rows_page: 0.1, deed_page: 0.09, tiles_page: 0.09,
    })  # fmt: skip
    if dice.chance(SHARE):
        make = sourced_page
    make(page, record(dice))
    if dice.chance(0.04):
        stick(page)
    return {"type": "54"}
