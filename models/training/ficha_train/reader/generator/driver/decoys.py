"""Numbers and remarks that are no licence's."""

from ficha_train.reader.generator.background import sentence
from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.driver.values import Record
from ficha_train.reader.generator.tokens import Text, said, say
from ficha_train.reader.generator.wordings import wordings

W = wordings("driver/decoys")


def own_remark(dice: Dice) -> Text:
    if dice.chance(0.2):
        return sentence(dice)
    return say(dice, dice.wording(W.remarks), n=str(dice.between(1, 900)), m=dice.digits(2))


def number(text: str) -> Text:
    return said(text, "OTHER_NUMBER")


def identity(dice: Dice, record: Record) -> Text:
    """The identity card's number with its issuer."""
    form = dice.pick(["{} {}", "{} {}", "{} - {}", "{} ({})", "{}/{}", "{}, {}"])
    return number(form.format(record.rg, record.rg_issuer) if dice.chance(0.75) else record.rg)
