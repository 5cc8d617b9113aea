"""Papers whose templates are data."""

from ficha_train.reader.generator import (
    driver_act_papers,
    driver_app_papers,
    driver_cargo_papers,
    driver_contract_papers,
    driver_court_papers,
    driver_crash_papers,
    driver_detran_papers,
    driver_exam_papers,
    driver_fine_papers,
    driver_identity_papers,
    driver_insurance_papers,
    driver_label_papers,
    driver_mail_papers,
    driver_notice_papers,
    driver_office_papers,
    driver_parent_papers,
    driver_party_papers,
    driver_permit_papers,
    driver_petition_papers,
    driver_portal_papers,
    driver_remark_papers,
    driver_row_papers,
    driver_screen_papers,
    driver_short_papers,
    driver_special_papers,
    driver_staff_papers,
    driver_work_papers,
)
from ficha_train.reader.generator.driver_sheet import Sheet
from ficha_train.reader.generator.driver_values import Record
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.paper_files import PaperFile, papers

_PAPERS = [
    *driver_act_papers.PAPERS,
    *driver_app_papers.PAPERS,
    *driver_cargo_papers.PAPERS,
    *driver_contract_papers.PAPERS,
    *driver_court_papers.PAPERS,
    *driver_crash_papers.PAPERS,
    *driver_detran_papers.PAPERS,
    *driver_exam_papers.PAPERS,
    *driver_fine_papers.PAPERS,
    *driver_identity_papers.PAPERS,
    *driver_insurance_papers.PAPERS,
    *driver_label_papers.PAPERS,
    *driver_mail_papers.PAPERS,
    *driver_notice_papers.PAPERS,
    *driver_office_papers.PAPERS,
    *driver_parent_papers.PAPERS,
    *driver_party_papers.PAPERS,
    *driver_permit_papers.PAPERS,
    *driver_petition_papers.PAPERS,
    *driver_portal_papers.PAPERS,
    *driver_remark_papers.PAPERS,
    *driver_row_papers.PAPERS,
    *driver_screen_papers.PAPERS,
    *driver_short_papers.PAPERS,
    *driver_special_papers.PAPERS,
    *driver_staff_papers.PAPERS,
    *driver_work_papers.PAPERS,
]


def template_page(page: Page, record: Record) -> None:
    Sheet(page, record).show(page.dice.wording(_PAPERS))


def sourced_page(page: Page, record: Record, file: PaperFile | None = None) -> None:
    """One of the files, each of which says what it follows; any where none is given."""
    Sheet(page, record).show((file or page.dice.wording(papers("driver"))).body)
