"""A driver's data in sentences: certificates, declarations, letters, messages, deeds."""

from collections.abc import Callable
from dataclasses import replace

from ficha_train.reader.generator import values
from ficha_train.reader.generator.background import footer, salad, sentence
from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.driver.decoys import identity, number, printed_when
from ficha_train.reader.generator.driver.lists import LICENCE, PERSONAL, chosen, entries_of, signed
from ficha_train.reader.generator.driver.slots import slots
from ficha_train.reader.generator.driver.values import Record, agency, other_date, place
from ficha_train.reader.generator.driver.words import parents_in_a_sentence, parents_on_a_line, remark_text, value, voice
from ficha_train.reader.generator.page import Page, Paragraph
from ficha_train.reader.generator.tokens import Slot, Text, Token, caption, ended, plain, said, say
from ficha_train.reader.generator.wordings import wordings

W = wordings("driver/prose")

MORE_OPENINGS = W.more_openings
MORE_CLAUSES = W.more_clauses


def prose_page(page: Page, record: Record) -> None:
    """A certificate or declaration."""
    dice = page.dice
    if dice.chance(0.6):
        page.flow(
            say(dice, agency(dice, record.state), "AGENCY") if dice.chance(0.7) else plain(values.firm(dice)),
            align=dice.pick(["left", "centre"]),
        )
        page.gap()
    if dice.chance(0.85):
        text = say(dice, W.titles, "TITLE")
        if dice.chance(0.4):
            text = [*text, *plain("Nº"), *number(f"{dice.digits(4)}/{dice.between(2015, 2026)}")]
        page.flow(text, size=page.size * dice.uniform(1, 1.6), align=dice.pick(["centre", "left"]))
        page.gap()
    align = dice.pick(["justified", "justified", "left"])
    for _ in range(dice.pick([0, 0, 1])):
        page.flow(_aside(dice, record), align=align, indent=dice.pick([0, 30]))
    page.flow(statement(dice, record), align=align, indent=dice.pick([0, 0, 30]))
    for _ in range(dice.pick([0, 1, 1, 2, 4, 8])):
        page.gap(dice.uniform(0, 1))
        page.flow(_aside(dice, record) if dice.chance(0.5) else sentence(dice), align=align)
    if dice.chance(0.75):
        signed(page, record)
    if dice.chance(0.3):
        page.flow(printed_when(dice, record), size=page.size * 0.8)
    if dice.chance(0.3):
        page.flow(footer(dice), size=page.size * 0.8)


def letter_page(page: Page, record: Record) -> None:
    """An e-mail or a chat that quotes the data, in a sentence or a few short lines."""
    dice = page.dice
    chat = dice.chance(0.4)
    if not chat:
        _mail_head(page)
    else:
        page.right = min(page.right, page.left + dice.uniform(200, 400))
    page.flow(
        say(
            dice, "{Bom dia|Boa tarde|Olá|Prezados|Oi|Caro|Senhores|Prezada equipe}{,| <p>,}",
            p=said(values.person_name(dice, upper=False), "PERSON"),
        )
    )
    page.flow(say(dice, W.letter_page, n=number(dice.digits(5))))
    page.gap(0.5)
    if dice.chance(0.3):
        page.flow(statement(dice, record))
    else:
        names = chosen(dice, PERSONAL, 0.75) + chosen(dice, LICENCE, 0.85)
        names = dice.shuffled(names) if dice.chance(0.3) else names
        sign = dice.pick([":", "", " -", ":", ":"])
        lower = dice.chance(0.3)
        small = dice.chance(0.15)
        for name in names:
            if chat and dice.chance(0.15):
                page.flow(plain(f"[{values.clock(dice)}] {values.person_name(dice, upper=False).split()[0]}:"))
            for head, text in entries_of(dice, record, name):
                if small:
                    text = [replace(token, text=token.text.lower()) for token in text]
                page.flow([*said((head.lower() if lower else head) + sign, "CAPTION"), *text])
            if dice.chance(0.06):
                page.flow(_aside(dice, record))
    page.gap(0.5)
    for _ in range(dice.pick([0, 1, 2])):
        page.flow(dice.pick([salad, lambda d, n: sentence(d), lambda d, n: _aside(d, record)])(dice, dice.between(3, 14)))
    page.flow(say(dice, W.letter_page_2))
    if dice.chance(0.8):
        page.flow(said(values.person_name(dice), "PERSON"))
        page.flow(plain(values.firm(dice)))
        if dice.chance(0.5):
            page.flow(footer(dice), size=page.size * 0.85)


def statement(dice: Dice, record: Record) -> Text:
    """Who is who and holds which licence, in clauses in some order."""
    names = [name for name, share in W.share.items() if dice.chance(share)]
    if dice.chance(0.35):
        person = [n for n in names if n in ("nationality", "cpf", "birth", "birth_place", "parents", "rg", "address")]
        names = dice.shuffled(person) + dice.shuffled([n for n in names if n not in person])
    stops = dice.chance(0.35)
    slots = _slots(dice, record)
    out = say(dice, dice.wording(W.openings + MORE_OPENINGS), None, **slots)
    for i, name in enumerate(names):
        if stops and i > 1 and dice.chance(0.25):
            out = ended(out, ".")
            lead = dice.pick(["A habilitação", "O documento", "A carteira", "Consta", "CNH"])
            out += plain(lead)
        else:
            out = ended(out, "," if dice.chance(0.93) else "")
        clause = dice.wording(W.clauses[name] + MORE_CLAUSES.get(name, []))
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
    return [*part[:start], *caption(" ".join((token.text for token in head))), *part[at:]]


def _slots(dice: Dice, record: Record) -> dict[str, Slot]:
    fields = ("name", "nationality", "cpf", "birth", "birth_place", "registration", "category", "issue", "expiry", "agency")
    slots: dict[str, Slot] = {field: lambda f=field: value(dice, record, f) for field in fields}
    return slots | {
        "parents": lambda: parents_on_a_line(dice, record), "deparents": lambda: parents_in_a_sentence(dice, record),
        "remarks": lambda: remark_text(dice, record),
        "issue_place": lambda: place(record, record.city, record.state, "ISSUE_PLACE", dice.chance(0.1)),
        "rg": lambda: identity(dice, record), "address": lambda: said(record.address, "ADDRESS"),
        "first": lambda: said(record.first, "OTHER_DATE"), "renach": lambda: number(record.renach), "firm": lambda: values.firm(dice),
        "cnpj": lambda: said(values.cnpj(dice), "OTHER_ID"),
    }


def _aside(dice: Dice, record: Record) -> Text:
    return say(
        dice, dice.wording(W.between), d=lambda: other_date(dice, record), n=lambda: number(dice.digits(dice.between(4, 10))),
        p=lambda: said(values.person_name(dice), "PERSON"), c=lambda: said(values.cpf(dice), "OTHER_ID"),
        plate=lambda: said(values.plate(dice), "PLATE"), firm=lambda: values.firm(dice), cnpj=lambda: said(values.cnpj(dice), "OTHER_ID"),
        old=lambda: said(dice.digits(11), "PREVIOUS_NUMBER"),
        gone=lambda: said(values.date(dice, "numbers", 2005, 2024), "PREVIOUS_EXPIRY"),
    )


def _mail_head(page: Page) -> None:
    dice = page.dice
    page.flow(say(dice, "{De|From}: <p> [<m>]", p=said(values.person_name(dice, upper=False), "PERSON"), m=values.email(dice)))
    page.flow(say(dice, "{Para|To}: <m>", m=values.email(dice)))
    page.flow(say(dice, "{Data|Enviado em|Enviada}: <d> [<c>]", d=said(values.date(dice), "OTHER_DATE"), c=values.clock(dice)))
    page.flow(say(dice, W.mail_head, n=number(dice.digits(5))))
    page.gap()


Slots = dict[str, Slot]
Speak = Callable[[str], str]
_SHARE = {
    "nationality": 0.6, "marital": 0.5, "trade": 0.5, "born": 0.75, "town": 0.35, "parents": 0.6, "rg": 0.6, "cpf": 0.95, "address": 0.5,
}


def deed_page(page: Page, record: Record) -> None:
    dice = page.dice
    filled = slots(dice, record)
    speak, align = (voice(dice), dice.pick(["left", "justified", "justified"]))

    def line(template: str) -> None:
        page.flow(_spoken(dice, template, filled, speak), align=align)

    page.flow(
        say(dice, W.titles_deeds, "TITLE", **filled), size=page.size * dice.uniform(1, 1.6), align=dice.pick(["left", "centre", "centre"])
    )
    page.gap()
    if dice.chance(0.4):
        line(W.deed_page)
    by_part = dice.chance(0.7)
    parties = ["x", *dice.random.sample("abcde", dice.pick([1, 1, 2, 2, 3]))]
    texts = [_party(dice, mark, filled, record, by_part, speak) for mark in dice.shuffled(parties)]
    if dice.chance(0.2):
        page.flow([token for part, text in texts for token in [*part, *ended(text, ";")]], align=align)
    else:
        _paragraphs(page, texts, align)
    line(W.deed_page_2 + dice.wording(W.objects) + ".")
    for _ in range(dice.between(0, 4)):
        page.flow(sentence(dice), align=align)
    line("{<cityof>|<town>}, <recent>.")
    for mark in parties if dice.chance(0.6) else []:
        page.gap(0.8)
        line("<name>" if mark == "x" else f"<{mark}_name>")
    if dice.chance(0.3):
        line(W.deed_page_3)


def _paragraphs(page: Page, texts: list[tuple[Text, Text]], align: str) -> None:
    """One under the other; some as a table, the part at the left."""
    gap = page.dice.uniform(0, 0.8)
    middle = page.left + page.inner * page.dice.uniform(0.15, 0.35) if page.dice.chance(0.2) else None
    for part, text in texts:
        if middle:
            page.row([[Paragraph(part, page.size)], [Paragraph(text, page.size)]], [page.left, middle, page.right])
        else:
            page.flow([*part, *ended(text, page.dice.pick([".", ";", "."]))], align=align)
        page.gap(gap)


def _party(dice: Dice, mark: str, filled: Slots, record: Record, by_part: bool, speak: Speak) -> tuple[Text, Text]:
    """With a word for its part; without one that says who drives, only the driver has a licence."""
    drives = mark == "x"
    part = (
        (W.drivers if drives else W.others) if by_part else "{Declarante|Outorgante|Parte|Interessado|Contratante|Qualificado|Comparecente}"
    )
    part = dice.pick([part + ":", part + ":", part + " -", "{I|1|a}) " + part + ":", "{como|na qualidade de} " + part + ","])
    names = [name for name, share in _SHARE.items() if dice.chance(share)]
    if dice.chance(0.4):
        names = dice.shuffled(names)
    clauses = [dice.wording(W.clauses_deeds[name]) for name in names]
    if drives or (by_part and dice.chance(0.35)):
        licence = W.licence + (", " + W.remarks if drives and dice.chance(0.25) else "")
        clauses.insert(dice.between(min(1, len(clauses)), len(clauses)), licence)
    template = "<x_name>, " + ", ".join(clauses)
    gender = record.o if drives else "{o|a}"
    template = template.replace("{G}", gender)
    if not drives:
        template = template.replace("<x_nationality>", "{brasileiro|brasileira}")
    for key, own in W.holder.items() if drives else ():
        template = template.replace(f"<{key}>", f"<{own}>")
    described = _spoken(dice, template.replace("<x_", "<" if drives else f"<{mark}_"), filled, speak)
    return (_spoken(dice, part, filled, speak), described)


def _spoken(dice: Dice, template: str, filled: Slots, speak: Speak) -> Text:
    out: Text = []
    inside = False
    for token in say(dice, template, None, **filled):
        begins = token.text.startswith("‹")
        ends = "›" in token.text
        text = token.text.replace("‹", "").replace("›", "")
        out.append(Token(speak(text), "CAPTION", begins) if inside or begins else Token(speak(text), token.role, token.begins))
        inside = (inside or begins) and (not ends)
    return out
