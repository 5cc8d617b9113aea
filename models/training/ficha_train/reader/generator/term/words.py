"""Words of guardianship in the gender and number that their people ask, names of court divisions, signs between sentences."""

import re
from dataclasses import replace

from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.tokens import Text, Token
from ficha_train.reader.generator.names import invented_word
from ficha_train.reader.generator.wordings import wordings

W = wordings("term/words")

OFFICES = W.offices


def agreed(word: str, gender: str) -> str:
    """`@` is o or a, `+` is nothing or a."""
    woman = gender == "f"
    word = word.replace("¢", "ca" if woman else "co")
    return (
        word.replace("portugues+", "portuguesa" if woman else "português") .replace("japones+", "japonesa" if woman else "japonês")
        .replace("@", "a" if woman else "o") .replace("+", "a" if woman else "")
    )


def form(word: str, genders: list[str]) -> str:
    """The form of `man|woman|men|women` for these people."""
    women = all((gender == "f" for gender in genders))
    return word.split("|")[(2 if len(genders) > 1 else 0) + women]


def ending(genders: list[str]) -> str:
    """o, a, os or as."""
    return form("o|a|os|as", genders)


def article(word: str, genders: list[str]) -> str:
    """o, a, os or as before this word: a boy is `a criança` too."""
    return ending(["f"] * len(genders)) if word.lower().startswith(("criança", "pessoa")) else ending(genders)


def ward_word(dice: Dice, kind: str) -> str:
    """Any word for the ward, in four forms."""
    return dice.pick(W.wards[kind])


def neutral_ward(dice: Dice, kind: str) -> str:
    return dice.pick([word for word in W.wards[kind] if word.startswith(tuple(W.neutral[kind]))])


def kinship(dice: Dice, kind: str, gender: str) -> str:
    return dice.pick(W.kin[kind]).split("|")[gender == "f"]


def occupation(dice: Dice, gender: str) -> str:
    if dice.chance(0.06):
        return invented_word(dice, 3)
    word = dice.pick(W.trades if dice.chance(0.6) else W.long_trades)
    return agreed(word, gender) + (" autônom" + ("a" if gender == "f" else "o") if dice.chance(0.03) else "")


def marital_status(dice: Dice, gender: str) -> str:
    return agreed(dice.pick(W.statuses[:5] if dice.chance(0.7) else W.statuses), gender)


def nationality(dice: Dice, gender: str) -> str:
    return agreed(dice.pick(W.nations), gender)


def court_division(dice: Dice) -> str:
    number = dice.pick(["", f"{dice.between(1, 12)}ª ", f"{dice.between(1, 6)}ª ", "Primeira ", "Segunda ", "Terceira "])
    body = dice.pick(["Vara", "Vara", "Vara", "Vara", "Juizado", "Unidade"])
    if body == "Juizado":
        number = number.replace("ª", "º").replace("eira", "eiro").replace("unda", "undo")
    field_words = dice.wording(W.court_division)
    return f"{number}{body} {field_words}"


_CONTRACTED = {
    (before, article_word): joint + article_word for before, joint in (("de", "d"), ("em", "n"), ("por", "pel"))
    for article_word in ("o", "a", "os", "as")
}


def tidy(text: Text) -> Text:
    """Lone signs go to the word before them, of two signs the stronger stays, and `de o` is `do`."""
    out: Text = []
    for token in text:
        if out and token.role == out[-1].role == "O" and ((out[-1].text, token.text) in _CONTRACTED):
            out[-1] = replace(out[-1], text=_CONTRACTED[out[-1].text, token.text])
        elif out and set(token.text) <= set(",.;:"):
            before = out.pop()
            out.append(replace(before, text=before.text.rstrip(",;:") + token.text[-1]))
        else:
            out.append(token)
    return [replace(t, text=re.sub("(?:[,;:]+|\\.(?=\\.))([,;:.])$", "\\1", t.text)) for t in out]


def capital(text: Text) -> Text:
    return [Token(text[0].text[:1].upper() + text[0].text[1:], text[0].role, text[0].begins), *text[1:]]
