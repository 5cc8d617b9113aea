"""Papers whose templates are data."""

from ficha_train.reader.generator.driver_sheet import Sheet
from ficha_train.reader.generator.driver_values import Record
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.papers import Paper, papers


def template_page(page: Page, record: Record) -> None:
    Sheet(page, record).show(page.dice.wording(papers("driver", "scripts")).body)


def sourced_page(page: Page, record: Record, file: Paper | None = None) -> None:
    """One of the files, each of which says what it follows; any where none is given."""
    Sheet(page, record).show((file or page.dice.wording(papers("driver"))).body)
