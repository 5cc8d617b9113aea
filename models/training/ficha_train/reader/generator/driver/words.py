"""Captions of a driver's data in several languages, joint fields, and how a paper dresses its captions."""

import unicodedata
from collections.abc import Callable

from ficha_train.reader.generator.arrange import Entry
from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.driver.record import Record, place
from ficha_train.reader.generator.driver.values import agency, foreign_words
from ficha_train.reader.generator.page import Page, PlacedWord
from ficha_train.reader.generator.tokens import Text, Token, continued, ended, plain, plain_words, said, say
from ficha_train.reader.generator.wordings import wordings
from ficha_train.text import lexicon

W = wordings("driver/words")


def words(dice: Dice, field: str, record: Record | None = None) -> str:
    """A caption without colon, in the paper's languages."""
    if record and record.style.languages != "pt":
        return foreign_words(dice, field, record.style.languages, record.style.between_languages)
    return plain_words(say(dice, W.captions[field]))


def value(dice: Dice, record: Record, field: str) -> Text:
    """The text of one field with its role; both parents when `parents` is asked for."""
    return _VALUES[field](dice, record)


def entry(dice: Dice, record: Record, field: str) -> Entry:
    return (words(dice, field, record), value(dice, record, field))


def parents_on_a_line(dice: Dice, record: Record) -> Text:
    sign = dice.pick([" e ", " e ", " / ", " - ", " E ", "; ", ", ", " | ", " "])
    out: Text = []
    for i, parent in enumerate(record.parents):
        name = said(parent, "PARENT")
        if i and sign.strip() in (";", ","):
            last = out[-1]
            out[-1] = type(last)(last.text + sign.strip(), last.role, last.begins)
        elif i:
            out += plain(sign)
        if dice.chance(0.02):
            out += plain(dice.pick(["1-", "Pai:", "1)", "Mãe:"]))
        out += name
    return out


def parents_in_a_sentence(dice: Dice, record: Record) -> Text:
    """`X e de Y`."""
    signs = ["e de", "e de", "e de", "e", "e de dona", "e de sua esposa", "e da senhora"]
    sign = dice.pick(signs if record.genders == "mf" else signs[:4])
    out: Text = []
    for i, parent in enumerate(record.parents):
        out += [*(plain(sign) if i else []), *said(parent, "PARENT")]
    return out


def remark_text(dice: Dice, record: Record) -> Text:
    text = say(dice, record.remarks, "REMARKS")
    if all((not any((c.isalnum() for c in token.text)) for token in text)):
        return [type(token)(token.text) for token in text]
    return text


def _category(dice: Dice, record: Record) -> Text:
    text = said(record.category, "CATEGORY")
    if dice.chance(0.03):
        text += plain(dice.pick(W.category))
    return text


_VALUES: dict[str, Callable[[Dice, Record], Text]] = {
    "name": lambda d, r: said(r.name, "HOLDER"), "cpf": lambda d, r: said(r.cpf, "HOLDER_CPF"),
    "birth": lambda d, r: [*said(r.born, "BIRTH"), *plain(r.style.midnight)],
    "birth_place": lambda d, r: place(r, r.born_city, r.born_state, "BIRTH_PLACE", d.chance(0.07)),
    "birth_city": lambda d, r: said(r.born_city, "BIRTH_PLACE"), "birth_state": lambda d, r: continued(
        said(r.born_state if d.chance(0.75) else lexicon.STATES.get(r.born_state, r.born_state), "BIRTH_PLACE")
    ), "issue": lambda d, r: [*said(r.issued, "ISSUE"), *plain(r.style.midnight)],
    "expiry": lambda d, r: [*said(r.expires, "EXPIRY"), *plain(r.style.midnight)],
    "registration": lambda d, r: said(r.registration, "REGISTRATION"), "category": _category, "parents": parents_on_a_line,
    "father": lambda d, r: said(r.father, "PARENT"), "mother": lambda d, r: said(r.mother, "PARENT"),
    "issue_place": lambda d, r: place(r, r.city, r.state, "ISSUE_PLACE", d.chance(0.07)),
    "issue_state": lambda d, r: said(r.state if d.chance(0.75) else lexicon.STATES[r.state], "ISSUE_PLACE"),
    "agency": lambda d, r: agency(d, r.state, "AGENCY"), "remarks": remark_text,
    "nationality": lambda d, r: said(r.nationality if d.chance(0.8) else d.pick(["Brasil", "BRASIL", "Brasileiro(a)"]), "NATIONALITY"),
}


def with_joint(dice: Dice, record: Record, entries: list[Entry]) -> list[Entry]:
    """The entries, with some of their values under one caption."""
    template, _, names = dice.pick(W.joints).rpartition(" = ")
    fields = names.split()
    texts = [place(record, record.city, record.state, "ISSUE_PLACE") if f == "issue_place" else value(dice, record, f) for f in fields]
    sign = dice.pick(["-", "/", "–", "|", ",", "", "/", "-"])
    text: Text = list(texts[0])
    for other in texts[1:]:
        text = [*ended(text, ","), *other] if sign == "," else [*text, *plain(sign), *other]
    roles = {token.role for token in text if token.role != "O"}
    kept = [one for one in entries if not any((token.role in roles for token in one[1]))]
    kept.insert(dice.between(0, len(kept)), (plain_words(say(dice, template)), text))
    return kept


_SIGNS = {
    ":": 50.0, "": 17.0, " -": 12.0, ".:": 10.0, " :": 12.0, " =": 2.5, "=": 2.0, " |": 2.5, " –": 2.0, " >": 1.0, "....:": 2.0,
    " ......": 2.0, ":-": 1.0, " ::": 0.7, " »": 0.7, ";": 0.5, "?": 0.5,
}


def caption_sign(dice: Dice) -> str:
    return dice.weighted(_SIGNS)


def bare_capitals(text: str) -> str:
    """As old terminals print."""
    letters = unicodedata.normalize("NFKD", text.upper())
    return "".join((letter for letter in letters if not unicodedata.combining(letter)))


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
            near = words and word.left - words[-1].right < word.bottom - word.top
            if words and near and _sticks(words[-1].token, word.token):
                before = words.pop()
                token = Token(before.token.text + word.token.text, word.token.role, word.token.begins)
                width = before.right - before.left
                words.append(PlacedWord(token, word.left - width, word.top, word.right, word.bottom))
            else:
                words.append(word)
        line.words = words


def _sticks(before: Token, after: Token) -> bool:
    return before.role == "CAPTION" and before.text[-1] in ":=|" and (after.role not in ("O", "CAPTION"))
