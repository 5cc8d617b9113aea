"""Signs and small words that meet where sentences are put together."""

import re
from dataclasses import replace

from ficha_train.reader.generator.tokens import Text, Token

_CONTRACTED = {
    (before, article_word): joint + article_word
    for before, joint in (("de", "d"), ("em", "n"), ("por", "pel"))
    for article_word in ("o", "a", "os", "as")
}


def tidy(text: Text) -> Text:
    """Lone signs go to the word before them, of two signs the stronger stays, and `de o` is `do`."""
    out: Text = []
    for token in text:
        if out and token.role == out[-1].role == "O" and (out[-1].text, token.text) in _CONTRACTED:
            out[-1] = replace(out[-1], text=_CONTRACTED[out[-1].text, token.text])
        elif out and set(token.text) <= set(",.;:"):
            before = out.pop()
            out.append(replace(before, text=before.text.rstrip(",;:") + token.text[-1]))
        else:
            out.append(token)
    return [replace(t, text=re.sub(r"(?:[,;:]+|\.(?=\.))([,;:.])$", r"\1", t.text)) for t in out]


def capital(text: Text) -> Text:
    return [Token(text[0].text[:1].upper() + text[0].text[1:], text[0].role, text[0].begins), *text[1:]]
