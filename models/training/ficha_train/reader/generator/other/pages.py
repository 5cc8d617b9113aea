"""Papers that are none of the three types: their values belong to no field."""

from ficha_train.reader.generator.arrange import arrange
from ficha_train.reader.generator.background import footer, unknown_entry
from ficha_train.reader.generator.engine import Engine
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.papers import Paper, papers
from ficha_train.reader.generator.phrases import add_phrases
from ficha_train.reader.generator.tokens import plain
from ficha_train.reader.generator.names import salad, sentence


class Script(Engine):
    kind = "other"

    def __init__(self, page: Page) -> None:
        super().__init__(page, {})
        add_phrases(page.dice, "other", self.slots)
        self.align = page.dice.pick(["left", "justified"])


def other_script_page(page: Page, file: Paper) -> None:
    Script(page).show(file.body)
    if page.dice.chance(0.3):
        page.flow(footer(page.dice), size=page.size * 0.8)


def other_page(page: Page) -> dict[str, str]:
    dice = page.dice
    series = dice.weighted({"sourced": 0.6, "usual": 0.26, "prose": 0.11, "": 0.03})
    if series:
        other_script_page(page, dice.pick(papers("other", series)))
    else:
        _empty_page(page)
    return {"type": "other"}


def _empty_page(page: Page) -> None:
    """Text of no kind: an article, a page of notes, an unknown form."""
    dice = page.dice
    for _ in range(dice.between(3, 15)):
        kind = dice.between(0, 3)
        if kind == 0:
            arrange(page, [unknown_entry(dice) for _ in range(dice.between(2, 7))])
        else:
            page.flow(plain(sentence(dice) if kind == 1 else salad(dice, dice.between(5, 40))))
