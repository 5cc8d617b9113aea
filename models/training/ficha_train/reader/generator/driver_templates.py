"""Papers whose templates are data."""

from ficha_train.reader.generator import (
    driver_court_papers,
    driver_fine_papers,
    driver_insurance_papers,
    driver_notice_papers,
    driver_office_papers,
    driver_screen_papers,
    driver_work_papers,
)
from ficha_train.reader.generator.driver_sheet import Sheet
from ficha_train.reader.generator.driver_values import Record
from ficha_train.reader.generator.page import Page

_PAPERS = [
    *driver_work_papers.PAPERS,
    *driver_insurance_papers.PAPERS,
    *driver_office_papers.PAPERS,
    *driver_court_papers.PAPERS,
    *driver_screen_papers.PAPERS,
    *driver_fine_papers.PAPERS,
    *driver_notice_papers.PAPERS,
]


def template_page(page: Page, record: Record) -> None:
    Sheet(page, record).show(page.dice.wording(_PAPERS))
