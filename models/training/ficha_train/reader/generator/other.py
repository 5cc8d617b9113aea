"""Papers that are none of the three types."""

from ficha_train.reader.generator.arrange import arrange
from ficha_train.reader.generator.background import salad, sentence, unknown_entry
from ficha_train.reader.generator.other_papers import paper_page
from ficha_train.reader.generator.other_prose import prose_page
from ficha_train.reader.generator.other_script import other_script_page
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.papers import papers


def other_page(page: Page) -> dict[str, str]:
    page.dice.weighted({_sourced_page: 0.6, paper_page: 0.26, prose_page: 0.11, _empty_page: 0.03})(page)
    return {"type": "other"}


def _sourced_page(page: Page) -> None:
    """What stands beside the three types in their own world: requests, fines, opinions, petitions, reports."""
    other_script_page(page, page.dice.pick(papers("other")))


def _empty_page(page: Page) -> None:
    """Text of no kind: an article, a page of notes, an unknown form."""
    dice = page.dice
    for _ in range(dice.between(3, 15)):
        kind = dice.between(0, 3)
        if kind == 0:
            arrange(page, [unknown_entry(dice) for _ in range(dice.between(2, 7))])
        else:
            page.flow(sentence(dice) if kind == 1 else salad(dice, dice.between(5, 40)))
