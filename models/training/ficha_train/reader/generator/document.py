"""One generated document of any type, from its seed."""

from dataclasses import dataclass
from typing import get_args

from ficha_train.reader.generator.dice import Dice, Wordings
from ficha_train.reader.generator.noise import read_page
from ficha_train.reader.generator.page import Page, PlacedLine
from ficha_train.reader.generator.papers import Kind


@dataclass(frozen=True)
class Document:
    pages: list[list[PlacedLine]]
    classes: dict[str, str]
    """Names and values of roles.CLASSES; what a document does not say is left out."""


def generate(seed: int, wordings: Wordings = "known", kind: Kind | None = None) -> Document:
    """kind: None for any, as often as training sees them."""
    from ficha_train.reader.generator.driver.pages import driver_page
    from ficha_train.reader.generator.licence.pages import licence_page
    from ficha_train.reader.generator.other.pages import other_page
    from ficha_train.reader.generator.term.pages import term_page

    dice = Dice(seed, wordings)
    shares = {licence_page: 0.38, term_page: 0.34, driver_page: 0.22, other_page: 0.06}
    make = dice.weighted(shares) if kind is None else dict(zip(get_args(Kind), shares, strict=True))[kind]
    page = Page(dice)
    classes = make(page)
    return Document(read_page(page), classes)
