"""A driver's data as captions with values, one entry or the two that forms make of it."""

from ficha_train.reader.generator.arrange import Entry
from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.driver.record import Record
from ficha_train.reader.generator.driver.words import entry, words
from ficha_train.reader.generator.tokens import Text, Token, continued, plain, plain_words, said, say
from ficha_train.reader.generator.wordings import wordings

W = wordings("driver/lists")

_NEEDED = ("name", "registration")


def entries_of(dice: Dice, record: Record, name: str) -> list[Entry]:
    """One datum as one entry, or as the two that forms make of it."""
    if name == "birthplace":
        if dice.chance(0.3):
            return [entry(dice, record, "birth_city"), entry(dice, record, "birth_state")]
        return [entry(dice, record, "birth_place")]
    if name == "place":
        kind = dice.random.random()
        if kind < 0.3:
            return [entry(dice, record, "issue_state")]
        if kind < 0.45:
            return [(words(dice, "issue_place", record), said(record.city, "ISSUE_PLACE")), _state_of_issue(dice, record)]
        return [entry(dice, record, "issue_place")]
    if name == "filiation":
        if len(record.parents) == 1:
            return [entry(dice, record, dice.pick(["father" if record.genders == "m" else "mother", "parents"]))]
        if dice.chance(0.55):
            return dice.shuffled([entry(dice, record, "father"), entry(dice, record, "mother")])
        return [entry(dice, record, "parents")]
    if name == "category" and dice.chance(0.03) and len(record.category) <= 3:
        return [(words(dice, name, record), ticks(dice, record.category))]
    found = entry(dice, record, name)
    return [(found[0], plain(dice.pick(W.empty)))] if name not in _NEEDED and dice.chance(0.015) else [found]


def _state_of_issue(dice: Dice, record: Record) -> Entry:
    head, text = entry(dice, record, "issue_state")
    return (head, continued(text))


def parted(dice: Dice, record: Record, entries: list[Entry]) -> list[Entry]:
    """City and state of birth are not beside each other: the state comes a few entries later."""
    kept = [one for one in entries if not any((token.role == "BIRTH_PLACE" for token in one[1]))]
    at = dice.between(0, len(kept))
    kept.insert(at, entry(dice, record, "birth_city"))
    head = plain_words(say(dice, "{UF|Estado|UF} {de nascimento|nasc.|da naturalidade|natal}"))
    kept.insert(min(len(kept), at + dice.between(2, 4)), (head, entry(dice, record, "birth_state")[1]))
    return kept


def ticks(dice: Dice, category: str) -> Text:
    """`( ) A (X) B`: the ticked ones are the category."""
    has = {category} if dice.chance(0.5) else {letter for letter in category if letter.isalpha()}
    shown = dice.shuffled(sorted({"A", "B", "C", "D", "E", *has})) if dice.chance(0.1) else sorted({"A", "B", "C", "D", "E", *has})
    yes, no = dice.pick([("(X)", "( )"), ("(x)", "( )"), ("[X]", "[ ]"), ("☒", "☐"), ("☑", "☐"), ("X", "_"), ("( X )", "(   )")])
    out: Text = []
    begun = False
    after = dice.chance(0.2)
    for letter in shown:
        ticked = letter in has
        mark = plain(yes if ticked else no)
        name = [Token(letter, "CATEGORY" if ticked else "O", ticked and (not begun))]
        begun = begun or ticked
        out += [*name, *mark] if after else [*mark, *name]
    return out
