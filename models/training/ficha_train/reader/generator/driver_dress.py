"""How a paper dresses its captions and letters: signs after captions, capitals without accents, values stuck to their caption."""

import unicodedata
from collections.abc import Callable

from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.page import Page, PlacedWord
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
        if out and _sticks(out[-1], token):
            out.append(Token(out.pop().text + token.text, token.role, token.begins))
        else:
            out.append(token)
    return out


def stick(page: Page) -> None:
    """The same on a page that is set already."""
    for line in page.lines:
        words: list[PlacedWord] = []
        for word in line.words:
            near = words and word.left - words[-1].right < (word.bottom - word.top)
            if words and near and _sticks(words[-1].token, word.token):
                before = words.pop()
                token = Token(before.token.text + word.token.text, word.token.role, word.token.begins)
                width = before.right - before.left
                words.append(PlacedWord(token, word.left - width, word.top, word.right, word.bottom))
            else:
                words.append(word)
        line.words = words


def _sticks(before: Token, after: Token) -> bool:
    return before.role == "CAPTION" and before.text[-1] in ":=|" and after.role not in ("O", "CAPTION")
