"""Screens, tiles, exports, tables of several drivers, and papers about something else that name one."""

from ficha_train.reader.generator import values
from ficha_train.reader.generator.arrange import Entry, arrange, heading
from ficha_train.reader.generator.background import salad, sentence
from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.driver.decoys import decoy_entries, number, other_section, own_remark, printed_when
from ficha_train.reader.generator.driver.lists import LICENCE, PERSONAL, chosen, data, entries_of, signed
from ficha_train.reader.generator.driver.slots import slots
from ficha_train.reader.generator.driver.values import Record, other_date
from ficha_train.reader.generator.driver.words import caption_sign, value, voice, words
from ficha_train.reader.generator.page import Page, Paragraph
from ficha_train.reader.generator.tokens import Slot, Text, Token, caption, ended, plain, said, say
from ficha_train.reader.generator.wordings import wordings

W = wordings("driver/screens")


def screen_page(page: Page, record: Record) -> None:
    dice = page.dice
    page.right = min(page.right, page.left + dice.uniform(160, 420))
    page.size = dice.uniform(7, 12)
    _chatter(page, record, dice.pick([0, 1, 2, 3]))
    if dice.chance(0.6):
        title = dice.pick(W.screen_page)
        page.flow(said(title, "TITLE"), size=page.size * dice.uniform(1, 1.5))
    _name(page, record)
    names = [name for name in W.fields if dice.chance(W.share[name])]
    if dice.chance(0.4):
        names = dice.shuffled(names)
    how = dice.pick(["glued", "above", "far", "mixed"])
    if dice.chance(0.25):
        names = _compact(page, record, names)
    for name in names:
        _line(page, record, name, dice.pick(["glued", "above", "far"]) if how == "mixed" else how)
        if dice.chance(0.08):
            _chatter(page, record, 1)
    _chatter(page, record, dice.pick([0, 1, 3, 5]))


def _name(page: Page, record: Record) -> None:
    dice = page.dice
    text = said(record.name, "HOLDER")
    kind = dice.random.random()
    if kind < 0.4:
        page.flow(text, size=page.size * dice.uniform(1, 1.5), align=dice.pick(["left", "centre"]))
    elif kind < 0.55:
        page.flow([*plain(dice.pick(["Olá,", "Bem-vindo,", "Sr(a).", "Motorista"])), *text])
    else:
        _line(page, record, "name", dice.pick(["above", "glued"]))
    page.gap(0.4)


def _compact(page: Page, record: Record, names: list[str]) -> list[str]:
    """`CNH 0123 • AB • até 10/10/2030` on a line; returns what is left."""
    dice = page.dice
    sign = plain(dice.pick(["•", "|", "-", "·", "/", "–"]))
    parts = [
        say(dice, "{CNH|Reg.|Registro|Nº|CNH nº|} <v>", v=said(record.registration, "REGISTRATION")),
        say(dice, "{Cat.|Categoria|cat|} <v>", v=value(dice, record, "category")),
        say(dice, "{até|val.|válida até|venc.|Validade} <v>", v=said(record.expires, "EXPIRY")),
    ]
    text: Text = []
    for i, part in enumerate(parts):
        text += part if i == 0 else [*sign, *part]
    page.flow(text)
    return [name for name in names if name not in ("registration", "category", "expiry")]


def _line(page: Page, record: Record, name: str, how: str) -> None:
    dice = page.dice
    head = caption(words(dice, name, record) + dice.pick(["", "", ":"]))
    text = value(dice, record, name)
    if how == "above":
        page.flow(head, size=page.size * dice.uniform(0.65, 0.95))
        if name == "parents" and dice.chance(0.7):
            for parent in record.parents:
                page.flow(said(parent, "PARENT"))
        else:
            page.flow(text)
    elif how == "glued":
        page.flow([*head, *text])
    else:
        top = page.y
        low = page.flow(head, page.left, page.left + page.inner * 0.5, top)
        page.y = max(low, page.flow(text, page.left + page.inner * 0.52, page.right, top, align="right"))
    page.gap(dice.uniform(0.1, 0.8))


def _chatter(page: Page, record: Record, count: int) -> None:
    dice = page.dice
    for _ in range(count):
        text = say(
            dice, dice.wording(W.chatter), n=str(dice.between(0, 99)), plate=said(values.plate(dice), "PLATE"),
            d=said(record.first, "OTHER_DATE"),
        )
        page.flow(text, size=page.size * dice.uniform(0.7, 1))


def badge_page(page: Page, record: Record) -> None:
    """A badge or label: few words, hardly a caption."""
    dice = page.dice
    page.right = min(page.right, page.left + dice.uniform(150, 300))
    align = dice.pick(["left", "centre"])
    page.flow(plain(values.firm(dice)), align=align)
    if dice.chance(0.6):
        page.flow(said(dice.pick(W.badge_page), "TITLE"), align=align)
    page.flow(said(record.name, "HOLDER"), size=page.size * dice.uniform(1, 1.6), align=align)
    for name in dice.shuffled(["registration", "category", "expiry"]) + dice.random.sample(
        ["cpf", "birth", "remarks", "agency", "issue"], dice.between(1, 4)
    ):
        page.flow([*caption(words(dice, name, record) + dice.pick(["", ":", "."])), *value(dice, record, name)], align=align)
    if dice.chance(0.6):
        page.flow([*caption(dice.pick(["Matrícula", "Crachá", "Nº", "Frota"])), *number(dice.digits(dice.between(3, 6)))], align=align)


def tiles_page(page: Page, record: Record) -> None:
    dice = page.dice
    if dice.chance(0.4):
        page.right = min(page.right, page.left + dice.uniform(170, 330))
    speak = voice(dice)
    small, big = (dice.uniform(0.45, 0.75), dice.uniform(1.05, 1.8))
    _top(page, record)
    entries = [one for name in chosen(dice, PERSONAL + LICENCE, 0.9) for one in entries_of(dice, record, name)]
    if dice.chance(0.4):
        entries = dice.shuffled(entries)
    for one in decoy_entries(dice, record, dice.pick([0, 0, 1, 3])):
        entries.insert(dice.between(0, len(entries)), one)
    case = dice.pick([str.lower, str.upper, str, str.title])
    cells = [_tile(case(head), text, page.size * small, page.size * big) for head, text in entries]
    cells = [[Paragraph([Token(speak(t.text), t.role, t.begins) for t in p.text], p.size) for p in cell] for cell in cells]
    if dice.chance(0.25):
        cells = [cell[::-1] for cell in cells]
    wide = page.inner > 300
    left, right = (page.left, page.right)
    if wide and dice.chance(0.35):
        page.left = _menu_at_left(page)
    if wide and dice.chance(0.5):
        _cards(page, record, cells)
    else:
        _heading(page, W.card)
        _grid(page, cells, dice.pick([1, 2, 2, 3, 4] if wide else [1, 1, 2]))
    page.left, page.right = (left, right)
    for _ in range(dice.pick([0, 0, 1, 2, 3])):
        page.flow(_alert(dice, record), size=page.size * dice.uniform(0.7, 1))
    if dice.chance(0.5):
        page.put(plain(" ".join(dice.random.sample(W.buttons, dice.between(1, 4)))), page.left, page.y, page.size, dice.uniform(0, 20))


def _top(page: Page, record: Record) -> None:
    """Bar with a menu and the account's own user, who is hardly ever the driver."""
    dice = page.dice
    if dice.chance(0.5):
        page.put(
            plain(" ".join(dice.random.sample(W.menu.replace("\n", "").split("|"), dice.between(2, 5)))), page.left, page.y,
            page.size * 0.85, dice.uniform(0, 14),
        )
        page.gap(1.5)
    if dice.chance(0.65):
        whose = said(values.person_name(dice), "PERSON")
        page.flow(say(dice, W.user, None, p=whose), size=page.size * 0.85, align=dice.pick(["right", "right", "left"]))
    if dice.chance(0.4):
        page.flow(
            say(dice, "{Início|Home|Frota} {>|/|»} {Motoristas|Condutores|CNH}[ {>|/|»} <n>]", None, n=number(dice.digits(4))),
            size=page.size * 0.8,
        )
    page.gap(0.5)


def _menu_at_left(page: Page) -> float:
    """Returns where the page's own part begins."""
    dice = page.dice
    edge = page.left + page.inner * dice.uniform(0.15, 0.25)
    y = page.y
    for word in dice.random.sample(W.menu.replace("\n", "").split("|"), dice.between(3, 8)):
        y = page.flow(plain(word), page.left, edge, y) + page.size * 0.4
    return edge + 8


def _cards(page: Page, record: Record, cells: list[list[Paragraph]]) -> None:
    """Two or three cards side by side, one of them about something else; or one under the other."""
    dice = page.dice
    half = dice.between(1, max(1, len(cells) - 1))
    parts = [(W.card, cells[:half]), (W.card, cells[half:])]
    if dice.chance(0.6):
        other = [_tile(head, text, page.size * 0.6, page.size) for head, text in _other(dice, record)]
        parts.insert(dice.between(0, 2), (W.other_card, other))
    left, right, top, low = (page.left, page.right, page.y, page.y)
    step = (right - left) / len(parts)
    for i, (head, part) in enumerate(parts):
        page.left, page.right, page.y = (left + step * i, left + step * (i + 1) - 8, top)
        _heading(page, head)
        _grid(page, part, dice.pick([1, 1, 2]))
        low = max(low, page.y)
    page.left, page.right, page.y = (left, right, low)


def _grid(page: Page, cells: list[list[Paragraph]], count: int) -> None:
    for at in range(0, len(cells), count):
        row = cells[at : at + count]
        page.row(row, page.columns(count)[: len(row) + 1])
        page.gap(0.3)


def _heading(page: Page, template: str) -> None:
    if page.dice.chance(0.7):
        page.flow(say(page.dice, template), size=page.size * page.dice.uniform(0.9, 1.4))


def _tile(head: str, text: Text, small: float, big: float) -> list[Paragraph]:
    return [Paragraph(caption(head), small), Paragraph(text, big)]


def _other(dice: Dice, record: Record) -> list[Entry]:
    """With bare captions, as the driver's."""
    made: list[Entry] = [
        ("Nome", said(values.person_name(dice), "PERSON")), ("CPF", said(values.cpf(dice), "OTHER_ID")),
        ("Placa", said(values.plate(dice), "PLATE")), (dice.pick(["Validade", "Vencimento", "Até"]), other_date(dice, record, 2022, 2034)),
        (dice.pick(["Emissão", "Início", "Desde", "Nascimento"]), other_date(dice, record, 1960, 2026)),
        (dice.pick(["Registro", "Contrato", "Nº"]), number(dice.digits(dice.between(4, 11)))),
        (dice.pick(["Categoria", "Tipo"]), plain(dice.pick(["Leve", "Particular", "Aluguel", "Truck", "B"]))),
    ]
    return dice.random.sample(made, dice.between(1, 4))


def _alert(dice: Dice, record: Record) -> Text:
    return say(
        dice, dice.wording(W.alerts), None, n=str(dice.between(1, 99)), d=lambda: other_date(dice, record), c=values.clock(dice),
        plate=said(values.plate(dice), "PLATE"), p=said(values.person_name(dice), "PERSON"),
    )


def export_page(page: Page, record: Record) -> None:
    dice = page.dice
    if dice.chance(0.5):
        heads = W.export_page
        page.flow(plain(dice.wording(heads)), size=page.size * dice.uniform(1, 1.4))
    dice.weighted({_pairs: 3, _braces: 2.5, _asked: 3, _chat: 2})(page, record)


def _entries(dice: Dice, record: Record) -> list[Entry]:
    names = chosen(dice, PERSONAL + LICENCE)
    out = [one for name in (dice.shuffled(names) if dice.chance(0.4) else names) for one in entries_of(dice, record, name)]
    for one in decoy_entries(dice, record, dice.pick([0, 2, 4, 7])):
        out.insert(dice.between(0, len(out)), one)
    return out


def _key(dice: Dice, words: str, style: str) -> str:
    parts = [part for part in "".join((c if c.isalnum() else " " for c in words)).split() if part]
    if style == "snake":
        return "_".join(parts).lower()
    if style == "capitals":
        return "_".join(parts).upper()
    return "".join((part.lower() if i == 0 else part.capitalize() for i, part in enumerate(parts))) if style == "camel" else words


def _pairs(page: Page, record: Record) -> None:
    """`VALIDADE = 10/10/2030`, one a line or run together."""
    dice = page.dice
    style, sign = (dice.pick(["snake", "capitals", "camel", "as is"]), dice.pick([" =", " = ", ":", " ->", " =>", " |", "\t"]).strip())
    together = dice.chance(0.3)
    line: Text = []
    for words, text in _entries(dice, record):
        part = [*caption(_key(dice, words, style)), *plain(sign), *text]
        if together:
            line += [*part, *plain(dice.pick([";", "|", "&", ","]))]
        else:
            page.flow(part)
    if line:
        page.flow(line)


def _braces(page: Page, record: Record) -> None:
    """As a program prints a record."""
    dice = page.dice
    quote, style = (dice.pick(['"', '"', "'", ""]), dice.pick(["snake", "camel", "capitals"]))
    indent = dice.pick([0, 12, 24])
    page.flow(plain("{"))
    entries = [(words, text) for words, text in _entries(dice, record) if text]
    for number, (words, text) in enumerate(entries):
        quoted = [Token(quote + text[0].text, text[0].role, text[0].begins), *text[1:]]
        quoted = ended(quoted, quote + ("," if number < len(entries) - 1 else ""))
        page.flow([*caption(f"{quote}{_key(dice, words, style)}{quote}:"), *quoted], page.left + indent)
    page.flow(plain("}"))


def _asked(page: Page, record: Record) -> None:
    """Questions, each with its answer beside or below it."""
    dice = page.dice
    below, numbered = (dice.chance(0.5), dice.chance(0.4))
    lead = dice.pick(["", "", "R:", "Resposta:", "-", "R."])
    names = chosen(dice, PERSONAL + LICENCE)
    for number, name in enumerate(dice.shuffled(names) if dice.chance(0.4) else names):
        question = " ".join((token.text for token in say(dice, W.questions[name])))
        asked = [*(plain(f"{number + 1}.") if numbered else []), *caption(question[:1].upper() + question[1:])]
        text = entries_of(dice, record, name)
        answer: Text = [*plain(lead), *(token for _, part in text for token in part)]
        if below:
            page.flow(asked)
            page.flow(answer)
        else:
            page.flow([*asked, *answer])
        if dice.chance(0.12):
            for words, other in decoy_entries(dice, record, 1):
                page.flow([*caption(words + "?"), *other])


def _chat(page: Page, record: Record) -> None:
    """Short messages with who wrote them and when; what they tell is in no order."""
    dice = page.dice
    people = [values.person_name(dice, upper=False).split()[0] for _ in range(2)]
    day = values.date(dice, "numbers", 2020, 2026)
    head = dice.pick(["[{c}] {p}:", "{p}, {c}", "{d} {c} - {p}:", "[{d}, {c}] {p}:", "{p} {c}"])
    names = [name for name in W.messages if dice.chance(0.85)]
    for name in [names[0], *dice.shuffled(names[1:])] if names else []:
        if dice.chance(0.6):
            when = head.format(c=values.clock(dice), p=dice.pick(people), d=day)
            page.flow([said(word, "OTHER_DATE")[0] if word.strip("[,") == day else Token(word) for word in when.split()])
        page.flow(say(dice, dice.wording(W.messages[name]), v=value(dice, record, name)))
        if dice.chance(0.15):
            chatter = W.chat
            page.flow(say(dice, chatter))


_COLUMNS = {key: tuple(one) for key, one in W.columns.items()}


def rows_page(page: Page, record: Record) -> None:
    dice = page.dice
    filled = slots(dice, record)
    speak, sign = (voice(dice), caption_sign(dice) if dice.chance(0.2) else "")
    if dice.chance(0.75):
        page.flow(say(dice, W.titles, "TITLE"), size=page.size * dice.uniform(1, 1.5), align=dice.pick(["left", "centre"]))
    if dice.chance(0.4):
        page.flow(printed_when(dice, record) if dice.chance(0.5) else say(dice, "<firm> - {base|filial|ref.} <cityof>", None, **filled))
    page.gap()
    across = dice.chance(0.35)
    people = ["", *dice.random.sample("abcde", dice.pick([1, 1, 2, 3]) if across else dice.between(1, 5))]
    named = dice.pick(["before", "before", "after", "mark", "first"])
    if named == "mark" and across:
        named = "first"
    if named != "first":
        people = dice.shuffled(people)
    if named == "before":
        page.flow(say(dice, W.named, None, **filled))
    names = [name for name, (_, _, share) in _COLUMNS.items() if dice.chance(share * (1 if across else 0.75))] or ["registration"]
    if dice.chance(0.4):
        names = dice.shuffled(names)
    heads = [_head(dice, record, "name", True), *(_head(dice, record, name, dice.chance(0.8)) for name in names)]
    cells = [_person(dice, mark, names, filled) for mark in people]
    if named == "mark":
        sign_of = dice.pick(["►", "X", "(X)", ">>", "*", "●", "→", "✓"])
        heads = [dice.pick(["", "", "Sel.", "#"]), *heads]
        cells = [[plain("" if mark else sign_of), *row] for mark, row in zip(people, cells, strict=True)]
    spoken = [[[type(t)(speak(t.text), t.role, t.begins) for t in cell] for cell in row] for row in cells]
    (_across if across else _down)(page, [speak(head) + (sign if head else "") for head in heads], spoken)
    if named == "after":
        page.gap()
        page.flow(say(dice, W.named, None, **filled))
    if dice.chance(0.35):
        given = chosen(dice, PERSONAL + LICENCE, 0.5)
        entries = [one for name in given for one in entries_of(dice, record, name)]
        arrange(page, entries + decoy_entries(dice, record, dice.pick([0, 1, 3])))
    for _ in range(dice.pick([0, 0, 1, 2])):
        page.flow(sentence(dice))


def _head(dice: Dice, record: Record, name: str, short: bool) -> str:
    if name.startswith("{"):
        return _plainly(dice, name)
    if name == "name":
        return _plainly(dice, "{Nome|Motorista|Condutor|Colaborador|Nome completo|Funcionário}")
    return _plainly(dice, W.short[name]) if short else words(dice, name, record)


def _plainly(dice: Dice, template: str) -> str:
    return " ".join((token.text for token in say(dice, template)))


def _person(dice: Dice, mark: str, names: list[str], filled: dict[str, Slot]) -> list[Text]:
    """One row; others' cells are like the driver's and nobody asks for them."""
    if not mark:
        return [say(dice, "<name>", None, **filled), *(say(dice, _COLUMNS[name][0], None, **filled) for name in names)]
    templates = ["<a_name>", *(_COLUMNS[name][1] for name in names)]
    return [say(dice, template.replace("<a_", f"<{mark}_"), None, **filled) for template in templates]


def _down(page: Page, heads: list[str], rows: list[list[Text]]) -> None:
    """A row each."""
    size = min(page.size, page.dice.uniform(5, 8) if len(heads) > 6 else 11)
    edges = _edges(page, [max((_length(cell) for cell in column)) for column in zip(*rows, strict=True)])
    for row in [[caption(head) for head in heads], *rows]:
        page.row([[Paragraph(cell, size)] for cell in row], edges)
    page.gap()


def _across(page: Page, heads: list[str], columns: list[list[Text]]) -> None:
    """A column each, captions in the first."""
    dice = page.dice
    roles = dice.pick(
        [
            [], ["Motorista 1", "Motorista 2", "Motorista 3", "Motorista 4"], ["Condutor A", "Condutor B", "Condutor C", "Condutor D"],
            ["1", "2", "3", "4"], ["1º", "2º", "3º", "4º"],
        ]
    )
    first = page.inner * dice.uniform(0.14, 0.28)
    edges = [page.left] + [page.left + first + (page.inner - first) * i / len(columns) for i in range(len(columns) + 1)]
    if roles:
        page.row(
            [
                [Paragraph(plain(dice.pick(["", "Campo", "Dados"])), page.size)],
                *([Paragraph(caption(roles[i]), page.size)] for i in range(len(columns))),
            ], edges,
        )
    for i, head in enumerate(heads):
        page.row([[Paragraph(caption(head), page.size)], *([Paragraph(column[i], page.size)] for column in columns)], edges)
    page.gap()


def _edges(page: Page, lengths: list[int]) -> list[float]:
    widths = [(length + 3) ** 0.75 * page.dice.uniform(0.8, 1.25) for length in lengths]
    edges = [page.left]
    for width in widths:
        edges.append(edges[-1] + page.inner * width / sum(widths))
    return edges


def _length(text: Text) -> int:
    return sum((len(token.text) + 1 for token in text))


def paper_page(page: Page, record: Record) -> None:
    dice = page.dice
    if dice.chance(0.5):
        page.flow(plain(values.firm(dice)), size=page.size * dice.uniform(0.9, 1.4), align=dice.pick(["left", "centre"]))
    title = say(dice, W.titles_papers, "TITLE", n=number(dice.digits(dice.between(2, 6))))
    page.flow(title, size=page.size * dice.uniform(1, 1.6), align=dice.pick(["left", "centre", "centre"]))
    page.gap()
    parts = [lambda: _own(page, record), lambda: _driver(page, record)]
    for part in parts if dice.chance(0.75) else parts[::-1]:
        part()
    for _ in range(dice.pick([0, 0, 1, 1, 2])):
        other_section(page, record)
    if dice.chance(0.3):
        arrange(page, [_remarks(dice, record)])
    for _ in range(dice.pick([0, 0, 1, 2, 4])):
        page.flow(sentence(dice) if dice.chance(0.7) else salad(dice, dice.between(5, 25)))
    if dice.chance(0.6):
        signed(page, record)


def _driver(page: Page, record: Record) -> None:
    dice = page.dice
    if dice.chance(0.85):
        heading(page, _words(dice, W.heads))
    names = chosen(dice, PERSONAL + LICENCE, dice.pick([0.6, 0.8, 1]))
    arrange(page, data(dice, record, names, dice.pick([0, 1, 2, 4]), dice.chance(0.3)))


def _own(page: Page, record: Record) -> None:
    """What the paper says of itself."""
    dice = page.dice
    if dice.chance(0.25):
        heading(page, _words(dice, W.own))
    made = [
        (0.8, W.own_2, number(dice.digits(dice.between(3, 11)))), (0.8, W.own_3, other_date(dice, record, 2018, 2026)),
        (0.5, W.own_4, other_date(dice, record, 2022, 2032)),
        (0.3, "{Local|Cidade|Município|Unidade|UF|Local de emissão|Praça|Filial|Base}", _place(dice)),
        (0.25, "{Órgão emissor|Emissor|Emitente|Emitido por|Expedidor|Órgão expedidor|Órgão}", plain(values.firm(dice))),
        (0.25, "{Categoria|Cat.|Tipo|Classe|Modalidade|Grupo}", plain(dice.pick(W.own_5))), (
            0.2, "{Contratante|Cliente|Empresa|Tomador|Segurado|Solicitante|Locadora}",
            plain(values.firm(dice)) if dice.chance(0.5) else said(values.person_name(dice), "PERSON"),
        ), (0.2, "{CNPJ|CPF/CNPJ|Documento}", said(values.cnpj(dice), "OTHER_ID")),
    ]
    entries: list[Entry] = [(_words(dice, template), value) for share, template, value in made if dice.chance(share)]
    if dice.chance(0.2):
        entries.append(_remarks(dice, record))
    entries += decoy_entries(dice, record, dice.pick([0, 0, 1, 3]))
    if dice.chance(0.3):
        entries = dice.shuffled(entries)
    if entries:
        arrange(page, entries)


def _remarks(dice: Dice, record: Record) -> Entry:
    """Remarks of the paper, which are none of the licence's."""
    return (_words(dice, "{Observações|Observação|Obs.|OBS|Anotações|Histórico|Informações adicionais}"), own_remark(dice))


def _place(dice: Dice) -> Text:
    return plain(f"{values.city(dice)}{dice.pick(['/', ' - ', '-', ', '])}{dice.pick(values.STATES)}")


def _words(dice: Dice, template: str) -> str:
    return " ".join((token.text for token in say(dice, template)))
