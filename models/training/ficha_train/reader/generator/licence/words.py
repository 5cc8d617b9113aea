"""Captions of a licence as a grammar of synonyms, names of licensees, and which words of a filled line are captions."""

from dataclasses import replace

from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.tokens import Text, caption, plain_words, say
from ficha_train.reader.generator.names import city, firm, invented_word, person_name, title_case
from ficha_train.reader.generator.wordings import wordings

W = wordings("licence/words")

CAPTIONS = W.captions | W.other


def words(dice: Dice, template: str) -> str:
    """A template without slots, as plain words."""
    return plain_words(say(dice, template))


_COMMON_SHARE = 0.3


def caption_of(dice: Dice, kind: str) -> str:
    """The commonest captions are never held out: every office prints them."""
    if kind in W.common and dice.chance(_COMMON_SHARE):
        return dice.pick(W.common[kind])
    return words(dice, CAPTIONS[kind])


def licensee_name(dice: Dice) -> str:
    kind = dice.random.random()
    if kind < 0.13:
        name = person_name(dice)
        return f"{name} - {dice.pick(['Fazenda', 'Sítio', 'ME', 'Haras'])}" if dice.chance(0.1) else name
    if kind < 0.18:
        name = dice.wording(W.public).format(c=city(dice), w=title_case(invented_word(dice)))
        return name.upper() if dice.chance(0.5) else name
    if kind < 0.55:
        return firm(dice)
    trade = dice.wording(W.trades)
    if dice.chance(0.15):
        trade += dice.pick([" e ", " & "]) + dice.wording(W.trades)
    own = f"{dice.pick(W.heads)} {dice.pick(W.tails)}"
    if dice.chance(0.2):
        own = f"{title_case(invented_word(dice))} {dice.pick(W.tails)}"
    name = f"{trade} {own}" if dice.chance(0.8) else f"{own} {trade}"
    if dice.chance(0.85):
        name += dice.pick([" ", " ", " ", " - ", ", "]) + dice.pick(W.forms)
    if dice.chance(0.05):
        name += dice.pick([" (filial)", " - Filial 02", " (em recuperação judicial)", f" - {city(dice)}"])
    return name.upper() if dice.chance(0.5) else name


NO_CAPTION = ("considerando", "art.", "até", "em", "para", "por", "o", "a", "na", "e", "vale", "antes", "nº")
"""Words that begin sentences, however short."""
_SIGNS = ",;.:)–-(|/•"


def without_lone_signs(text: Text) -> Text:
    """What an empty alternative leaves before a full stop."""
    out: Text = []
    for token in text:
        if out and token.text in (".", ",", ";", ":", ".,", ";,"):
            if out[-1].text[-1] not in ",.;:":
                out[-1] = replace(out[-1], text=out[-1].text + token.text)
        else:
            out.append(token)
    return out


def with_caption(row: list[Text]) -> list[Text]:
    """In a narrow table, words in the first cell name the value in the second."""
    if (
        len(row) not in (2, 3) or not row[0] or (not row[1]) or (row[1][0].role in ("O", "CAPTION"))
        or any((token.role != "O" for token in row[0]))
    ):
        return row
    return [caption(plain_words(row[0])), *row[1:]]


def captions_within(text: Text) -> Text:
    """`– Prazo final: <date>`: the words right before the colon, from the last capital on, are a caption in the middle of a line too."""
    out = list(text)
    for i, token in enumerate(text):
        if token.role == "CAPTION" and token.text in ("–", "-", "|", "•"):
            first = i
            while first and out[first].role == "CAPTION" and (not out[first].text.endswith(":")):
                out[first] = replace(out[first], role="O", begins=False)
                first -= 1
            if i + 1 < len(out) and out[i + 1].role == "CAPTION":
                out[i + 1] = replace(out[i + 1], begins=True)
    for i in range(1, len(out)):
        if out[i].role == "O" and out[i - 1].text in ("–", "-", "|") and out[i].text.endswith(":") and out[i].text[0].isupper():
            out[i] = replace(out[i], role="CAPTION", begins=True)
        if out[i - 1].role != "O" or not out[i].begins or len(out[i - 1].text) < 3 or (not out[i - 1].text.endswith(":")):
            continue
        if out[i - 1].text.lower() in ("resolve:", "decide:", "concede:", "determina:"):
            continue
        first = i - 1
        while (
            first and i - first < 4 and (not out[first].text[0].isupper()) and (out[first - 1].role == "O")
            and (out[first - 1].text[-1] not in _SIGNS)
        ):
            first -= 1
        if out[first].text[0].isupper():
            for j in range(first, i):
                out[j] = replace(out[j], role="CAPTION", begins=j == first)
    return out


def with_code_first(pairs: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Words in a cell of their own begin no activity, so the code stands before them; without a code the cell is the whole."""
    code = next((i for i, (_, value) in enumerate(pairs) if "<code>" in value), None)
    text = next((i for i, (_, value) in enumerate(pairs) if "<words>" in value), None)
    if text is None:
        return pairs if code is None else [pair for i, pair in enumerate(pairs) if i != code]
    if code is None:
        return [(name, value.replace("<words>", "<one>")) for name, value in pairs]
    if code > text:
        pairs.insert(text, pairs.pop(code))
    return pairs


def captioned(text: Text, short: bool = True) -> Text:
    """`Objeto: …` in a sentence is a caption as it is in a form, and so is `Válida até` before nothing but a date."""
    out = list(text)
    start = 0
    for i, token in enumerate(text):
        if token.role != "O" or (token.text.endswith((".", ";")) and len(token.text) > 3):
            start = i + 1
        elif token.text.endswith(":"):
            if i - start < 5 and (text[start].text[0].isupper() or text[start].text[0] == '"') and (token.text.lower() != "resolve:"):
                out[start : i + 1] = caption(plain_words(text[start : i + 1]))
            start = i + 1
    lead = next((i for i, token in enumerate(text) if token.role != "O"), 0)
    if short and 0 < lead <= 4 and (len({token.role for token in text[lead:]}) == 1):
        out[:lead] = caption(plain_words(text[:lead]))
    return out
