"""One generated document of any type, from its seed."""

from dataclasses import dataclass

from ficha_train.reader.generator.dice import Dice, Wordings
from ficha_train.reader.generator.noise import read_page
from ficha_train.reader.generator.page import Page, PlacedLine


@dataclass(frozen=True)
class Document:
    pages: list[list[PlacedLine]]
    classes: dict[str, str]
    """Names and values of roles.CLASSES; what a document does not say is left out."""


def generate(seed: int, wordings: Wordings = "known") -> Document:
    from ficha_train.reader.generator.driver.pages import driver_page
    from ficha_train.reader.generator.licence.pages import licence_page
    from ficha_train.reader.generator.other.pages import other_page
    from ficha_train.reader.generator.term.pages import term_page

    dice = Dice(seed, wordings)
    make = dice.weighted({licence_page: 0.38, term_page: 0.34, driver_page: 0.22, other_page: 0.06})
    page = Page(dice)
    classes = make(page)
    return Document(read_page(page), classes)
