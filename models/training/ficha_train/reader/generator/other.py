"""Papers that are none of the three types."""

from ficha_train.reader.generator.arrange import arrange
from ficha_train.reader.generator.background import salad, sentence, unknown_entry
from ficha_train.reader.generator.other_papers import paper_page
from ficha_train.reader.generator.other_prose import prose_page
from ficha_train.reader.generator.page import Page


def other_page(page: Page) -> dict[str, str]:
    page.dice.weighted({paper_page: 0.66, prose_page: 0.28, _empty_page: 0.06})(page)
    return {"type": "other"}


def _empty_page(page: Page) -> None:
    """Text of no kind: an article, a page of notes, an unknown form."""
    dice = page.dice
    for _ in range(dice.between(3, 15)):
        kind = dice.between(0, 3)
        if kind == 0:
            arrange(page, [unknown_entry(dice) for _ in range(dice.between(2, 7))])
        else:
            page.flow(sentence(dice) if kind == 1 else salad(dice, dice.between(5, 40)))
