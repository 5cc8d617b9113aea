"""How long a licence is valid, in sentences and clauses."""

from dataclasses import replace

from ficha_train.reader.generator.licence.facts import Facts, deadline, other_date, previous_expiry, previous_number, process
from ficha_train.reader.generator.tokens import Slot, Text, caption, ended, say
from ficha_train.reader.generator.wordings import wordings

W = wordings("licence/validity")


def composed_validity(facts: Facts) -> Text:
    """A sentence, or the few words that boxes and headings have."""
    dice = facts.dice
    slots: dict[str, Slot] = {
        "e": facts.expiry, "i": facts.issue, "t": facts.term, "od": lambda: other_date(dice), "ot": lambda: deadline(dice),
        "prev": lambda: previous_number(dice), "pe": lambda: previous_expiry(dice), "proc": lambda: process(dice),
    }
    if dice.chance(0.25):
        return say(dice, dice.wording(W.bare), **slots)
    text: Text = []
    paper = say(dice, dice.wording(W.papers), **slots)
    if dice.chance(0.3):
        text = ended(say(dice, dice.wording(W.leads), **slots), ",")
        paper[0] = replace(paper[0], text=paper[0].text.lower())
    text = [*text, *paper]
    if dice.chance(0.6):
        text += say(dice, dice.wording(W.until), **slots)
    else:
        text += say(dice, dice.wording(W.for_), **slots)
        if dice.chance(0.6):
            text = [*(ended(text, ",") if dice.chance(0.5) else text), *say(dice, W.from_, **slots)]
        if dice.chance(0.4):
            text = [*ended(text, ","), *say(dice, "{" + W.computed + "}", **slots)]
    if dice.chance(0.35):
        text = [*ended(text, ","), *say(dice, dice.wording(W.tails), **slots)]
    return text


_COMMON_SHARE = 0.25
_COMPOSED_SHARE = 0.4


def captioned(text: Text, short: bool = True) -> Text:
    """`Objeto: …` in a sentence is a caption as it is in a form, and so is `Válida até` before nothing but a date."""
    out = list(text)
    start = 0
    for i, token in enumerate(text):
        if token.role != "O" or (token.text.endswith((".", ";")) and len(token.text) > 3):
            start = i + 1
        elif token.text.endswith(":"):
            if i - start < 5 and (text[start].text[0].isupper() or text[start].text[0] == '"') and (token.text.lower() != "resolve:"):
                out[start : i + 1] = caption(" ".join((t.text for t in text[start : i + 1])))
            start = i + 1
    lead = next((i for i, token in enumerate(text) if token.role != "O"), 0)
    if short and 0 < lead <= 4 and (len({token.role for token in text[lead:]}) == 1):
        out[:lead] = caption(" ".join((token.text for token in text[:lead])))
    return out


def validity(facts: Facts) -> Text:
    dice = facts.dice
    if dice.chance(_COMPOSED_SHARE):
        text = captioned(composed_validity(facts))
    else:
        template = dice.pick(W.common) if dice.chance(_COMMON_SHARE) else dice.wording(W.validity)
        text = captioned(say(dice, template, e=facts.expiry, t=facts.term, i=facts.issue))
    return ended(text, ".") if dice.chance(0.6) else text
