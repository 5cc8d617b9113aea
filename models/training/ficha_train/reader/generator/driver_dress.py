"""How a paper dresses its captions and letters: signs after captions, capitals without accents, values stuck to their caption."""

import unicodedata
from collections.abc import Callable

from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.tokens import Text, Token

_SIGNS = {
    ":": 50.0, "": 17.0, " -": 12.0, ".:": 10.0, " :": 12.0, " =": 2.5, "=": 2.0, " |": 2.5, " –": 2.0, " >": 1.0, "....:": 2.0,
    " ......": 2.0, ":-": 1.0, " ::": 0.7, " »": 0.7, ";": 0.5, "?": 0.5,
}  # fmt: skip


def caption_sign(dice: Dice) -> str:
    return dice.weighted(_SIGNS)


def bare_capitals(text: str) -> str:
    """As old terminals print."""
    letters = unicodedata.normalize("NFKD", text.upper())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def voice(dice: Dice) -> Callable[[str], str]:
    return dice.weighted({str: 0.86, str.upper: 0.07, bare_capitals: 0.04, str.lower: 0.03})


def stuck(text: Text) -> Text:
    """Without the blank between a caption's colon and its value: the word is the value's."""
    out: Text = []
    for token in text:
        if out and token.role not in ("O", "CAPTION") and out[-1].role == "CAPTION" and out[-1].text[-1] in ":=|":
            out.append(Token(out.pop().text + token.text, token.role, token.begins))
        else:
            out.append(token)
    return out
