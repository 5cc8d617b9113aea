"""Who is who and holds which licence, in one sentence or a few."""

from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.driver.record import Record
from ficha_train.reader.generator.tokens import Slot, Text, caption, ended, plain, plain_words, say
from ficha_train.reader.generator.wordings import wordings

W = wordings("driver/prose")


def statement(dice: Dice, record: Record, slots: dict[str, Slot]) -> Text:
    """Who is who and holds which licence, in clauses in some order."""
    names = [name for name, share in W.share.items() if dice.chance(share)]
    if dice.chance(0.35):
        person = [n for n in names if n in ("nationality", "cpf", "birth", "birth_place", "parents", "rg", "address")]
        names = dice.shuffled(person) + dice.shuffled([n for n in names if n not in person])
    stops = dice.chance(0.35)
    out = say(dice, dice.wording(W.openings + W.more_openings), None, **slots)
    for i, name in enumerate(names):
        if stops and i > 1 and dice.chance(0.25):
            out = ended(out, ".")
            lead = dice.pick(["A habilitação", "O documento", "A carteira", "Consta", "CNH"])
            out += plain(lead)
        else:
            out = ended(out, "," if dice.chance(0.93) else "")
        clause = dice.wording(W.clauses[name] + W.more_clauses.get(name, []))
        part = say(dice, clause.replace("{o|a}", record.o).replace("{|a}", "" if record.gender == "m" else "a"), None, **slots)
        out += _captions(part)
    return ended(out, dice.pick([".", ".", ";", ""]))


_NAMES = {"cpf", "cpf/mf", "rg", "cnh", "renach", "categoria", "cat.", "registro", "nasc.", "naturalidade", "restrições"}


def _captions(part: Text) -> Text:
    """`CPF nº` before a number and `validade:` before a date name their value in sentences too."""
    at = next((i for i, token in enumerate(part) if token.role != "O"), 0)
    start = at
    while start > 1 and part[start - 1].text.lower() in ("nº", "n.", "n.º", "nº:", "sob", "o"):
        start -= 1
    start = max(0, start - 1)
    head = part[start:at]
    if not head or not (head[0].text.lower() in _NAMES or head[-1].text.endswith(":")):
        return part
    return [*part[:start], *caption(plain_words(head)), *part[at:]]
