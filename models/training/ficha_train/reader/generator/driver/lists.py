"""A driver's data as captions with values: print-outs, forms with boxes, tables."""

from ficha_train.reader.generator import values
from ficha_train.reader.generator.arrange import Entry, arrange, heading, table, transposed
from ficha_train.reader.generator.background import footer, salad, sentence
from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.driver.decoys import beside, decoy_entries, identity, number, other_section, printed_when
from ficha_train.reader.generator.driver.values import Record, agency, continued, other_date
from ficha_train.reader.generator.driver.words import beneath, entry, with_joint, words
from ficha_train.reader.generator.page import Page, Paragraph
from ficha_train.reader.generator.tokens import Text, Token, caption, plain, said, say
from ficha_train.reader.generator.wordings import wordings

W = wordings("driver/lists")

PERSONAL = ["name", "cpf", "birth", "birthplace", "filiation", "nationality"]
LICENCE = ["registration", "category", "issue", "expiry", "place", "agency", "remarks"]


def title(dice: Dice) -> Text:
    text = say(dice, W.titles, "TITLE")
    return [type(t)(t.text.upper(), t.role, t.begins) for t in text] if dice.chance(0.6) else text


def chosen(dice: Dice, names: list[str], keep: float = 1) -> list[str]:
    """Which of the data this paper has."""
    return [name for name in names if dice.chance(W.share[name] * keep)]


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
    return [entry(dice, record, name)]


def data(dice: Dice, record: Record, names: list[str], decoys: int, mixed: bool) -> list[Entry]:
    """Entries of these data in order or mixed, with decoys between."""
    order = dice.shuffled(names) if mixed else names
    out: list[Entry] = []
    for name in order:
        found = entries_of(dice, record, name)
        if name not in ("name", "registration") and dice.chance(0.03):
            found = [(head, plain(dice.pick(W.empty))) for head, _ in found]
        out += found
    if "birthplace" in names and dice.chance(0.1):
        out = _parted(dice, record, out)
    for one in decoy_entries(dice, record, decoys):
        out.insert(dice.between(0, len(out)), one)
    if dice.chance(0.14):
        out = with_joint(dice, record, out)
    return out


def list_page(page: Page, record: Record) -> None:
    """Any paper that is a title and captions with values."""
    dice = page.dice
    for make in dice.pick([[_letterhead, _title], [_title], [_title], [_portal_head, _title], [_letterhead], []]):
        make(page, record)
    if dice.chance(0.2):
        page.flow(sentence(dice) if dice.chance(0.5) else printed_when(dice, record))
    if dice.chance(0.1):
        other_section(page, record)
    decoys = dice.pick([0, 0, 1, 2, 3, 5, 8, 12])
    mixed = dice.chance(0.3)
    kind = dice.random.random()
    if kind < 0.09:
        beside(page, record, data(dice, record, chosen(dice, PERSONAL + LICENCE), decoys // 3, mixed))
    elif kind < 0.5:
        arrange(page, data(dice, record, chosen(dice, PERSONAL + LICENCE), decoys, mixed))
    else:
        blocks = [(PERSONAL, W.personal_heads), (LICENCE, W.licence_heads)]
        for names, heads in blocks if dice.chance(0.8) else blocks[::-1]:
            if dice.chance(0.75):
                heading(page, " ".join((t.text for t in say(dice, heads))))
            arrange(page, data(dice, record, chosen(dice, names), decoys // 2, mixed))
    if dice.chance(0.15):
        _decoy_block(page, record)
    for _ in range(dice.pick([0, 0, 0, 1, 2])):
        other_section(page, record)
    _ending(page, record)


def _decoy_block(page: Page, record: Record) -> None:
    dice = page.dice
    heading(page, " ".join((t.text for t in say(dice, W.other_heads))))
    arrange(page, decoy_entries(dice, record, dice.between(3, 9)))


def _state_of_issue(dice: Dice, record: Record) -> Entry:
    head, text = entry(dice, record, "issue_state")
    return (head, continued(text))


def _parted(dice: Dice, record: Record, entries: list[Entry]) -> list[Entry]:
    """City and state of birth are not beside each other: the state comes a few entries later."""
    kept = [one for one in entries if not any((token.role == "BIRTH_PLACE" for token in one[1]))]
    at = dice.between(0, len(kept))
    kept.insert(at, entry(dice, record, "birth_city"))
    head = " ".join((t.text for t in say(dice, "{UF|Estado|UF} {de nascimento|nasc.|da naturalidade|natal}")))
    kept.insert(min(len(kept), at + dice.between(2, 4)), (head, entry(dice, record, "birth_state")[1]))
    return kept


def _title(page: Page, record: Record) -> None:
    dice = page.dice
    page.flow(title(dice), size=page.size * dice.uniform(1, 1.7), align=dice.pick(["left", "centre", "centre"]))
    page.gap()


def _letterhead(page: Page, record: Record) -> None:
    """An issuer's or a firm's name above, as lines."""
    dice = page.dice
    align = dice.pick(["left", "centre", "centre", "right"])
    size = page.size * dice.uniform(0.9, 1.4)
    if dice.chance(0.65):
        lines = [plain(dice.pick(W.letterhead)), say(dice, agency(dice, record.state), "AGENCY"), plain(dice.pick(W.letterhead_2))]
        lines = [line for line in lines if dice.chance(0.6)] or lines[1:2]
    else:
        lines = [plain(values.firm(dice))]
        if dice.chance(0.5):
            lines.append(
                say(
                    dice, "CNPJ[:] <n>[ - {IE|Insc. Est.}: <m>]", n=said(values.cnpj(dice), "OTHER_ID"),
                    m=said(dice.digits(9), "OTHER_NUMBER"),
                )
            )
        if dice.chance(0.4):
            lines.append(footer(dice))
    for line in lines:
        page.flow(line, size=size, align=align)
    page.gap()


def _portal_head(page: Page, record: Record) -> None:
    """Menus and buttons of a web page or an app."""
    dice = page.dice
    words = W.portal_head.split()
    for _ in range(dice.between(1, 2)):
        text: Text = []
        for word in dice.random.sample(words, dice.between(3, 7)):
            text += plain(word) + (plain(dice.pick(["|", ">", "•"])) if dice.chance(0.4) else [])
        page.put(text, page.left, page.y, page.size * dice.uniform(0.8, 1.1), dice.uniform(0, 20))
        page.gap(1.5)
    if dice.chance(0.4):
        page.flow(
            say(
                dice, "{Olá|Bem-vindo|Usuário:|Logado como|Conta de}[,] <p>",
                p=said(record.name, "HOLDER") if dice.chance(0.4) else said(values.person_name(dice), "PERSON"),
            ), align="right",
        )


def _ending(page: Page, record: Record) -> None:
    dice = page.dice
    for _ in range(dice.pick([0, 0, 0, 1, 2, 2, 12])):
        page.flow(sentence(dice) if dice.chance(0.7) else salad(dice, dice.between(5, 25)))
    if dice.chance(0.35):
        page.flow(printed_when(dice, record), size=page.size * 0.85, align=dice.pick(["left", "right", "centre"]))
    if dice.chance(0.2):
        signed(page, record)
    if dice.chance(0.2):
        buttons = W.ending
        page.put(plain(" ".join(dice.random.sample(buttons, dice.between(1, 3)))), page.left, page.y, page.size, dice.uniform(0, 25))
        page.gap(2)
    if dice.chance(0.3):
        page.flow(footer(dice), size=page.size * 0.8, align=dice.pick(["left", "centre"]))
    if dice.chance(0.15):
        page.flow(say(dice, W.ending_2, k=said(values.code(dice), "KEY"), l=said(values.link(dice), "LINK")))


def signed(page: Page, record: Record) -> None:
    """Place, date, and a line with a name under it."""
    dice = page.dice
    page.gap(1)
    if dice.chance(0.7):
        page.flow(
            say(dice, f"{values.city(dice)}[/{dice.pick(values.STATES)}], <d>[.]", d=said(values.date(dice), "OTHER_DATE")),
            align=dice.pick(["left", "right"]),
        )
        page.gap(1)
    if dice.chance(0.6):
        page.flow(plain("_" * dice.between(15, 35)))
    if dice.chance(0.5):
        page.flow(said(record.name, "HOLDER"))
        if dice.chance(0.15):
            page.flow(beneath(dice, record))
        page.flow(caption(dice.pick(W.signed)))
    else:
        page.flow(said(values.person_name(dice), "PERSON"))
        page.flow(plain(dice.pick(W.signed_2)))


Box = tuple[str, list[Text]]
"""A caption and the lines of its value."""


def form_page(page: Page, record: Record) -> None:
    dice = page.dice
    if dice.chance(0.85):
        page.flow(title(dice), size=page.size * dice.uniform(1, 1.5), align=dice.pick(["left", "centre"]))
        page.gap()
    if dice.chance(0.2):
        other_section(page, record)
    boxes = [box for name in chosen(dice, PERSONAL + LICENCE) for box in _boxes(dice, record, name)]
    for head, text in decoy_entries(dice, record, dice.pick([0, 1, 3, 6])):
        boxes.insert(dice.between(0, len(boxes)), (head, [text]))
    dice.pick([_grid, _grid, _two_columns, _lines])(page, boxes)
    for _ in range(dice.pick([0, 0, 1, 2])):
        other_section(page, record)
    for _ in range(dice.pick([0, 0, 1, 3, 8])):
        page.flow(sentence(dice))
    if dice.chance(0.5):
        signed(page, record)


def _boxes(dice: Dice, record: Record, name: str) -> list[Box]:
    if name == "filiation" and dice.chance(0.6):
        return [(words(dice, "parents", record), _parent_lines(dice, record))]
    if name == "category" and dice.chance(0.3) and (len(record.category) <= 3):
        return [(words(dice, "category", record), [_ticks(dice, record.category)])]
    return [(head, [text]) for head, text in entries_of(dice, record, name)]


def _parent_lines(dice: Dice, record: Record) -> list[Text]:
    """One under the other; some with a mark before them, or an empty second line."""
    marks = dice.pick([("", ""), ("", ""), ("", ""), ("1.", "2."), ("Pai:", "Mãe:"), ("-", "-"), ("1-", "2-"), ("P:", "M:"), ("e", "e")])
    out: list[Text] = []
    for i, parent in enumerate(record.parents):
        mark = marks[min(i, 1)]
        if mark == "e" and i == 0:
            mark = ""
        said_mark = caption(mark) if mark.endswith(":") else plain(mark)
        out.append([*said_mark, *said(parent, "PARENT")])
    if len(out) == 1 and dice.chance(0.4):
        out.insert(dice.pick([0, 1]), plain(dice.pick(["Não declarado", "NÃO INFORMADO", "***", "-", "xxxxxxxx", "Não consta"])))
    return out


def _ticks(dice: Dice, category: str) -> Text:
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


def _grid(page: Page, boxes: list[Box]) -> None:
    """Captions small in the corner of boxes of any width."""
    dice = page.dice
    small = page.size * dice.uniform(0.6, 0.9)
    case = dice.pick([str.upper, str, str.title])
    at = 0
    while at < len(boxes):
        row = boxes[at : at + dice.pick([1, 2, 2, 3, 4])]
        at += len(row)
        widths = [dice.uniform(0.5, 2) * (1 + min(50, max((_length(line) for line in lines), default=0)) / 20) for _, lines in row]
        edges = [page.left]
        for width in widths:
            edges.append(edges[-1] + page.inner * width / sum(widths))
        page.row([[Paragraph(caption(case(head)), small), *(Paragraph(line, page.size) for line in lines)] for head, lines in row], edges)


def _two_columns(page: Page, boxes: list[Box]) -> None:
    dice = page.dice
    edges = [page.left, page.left + page.inner * dice.uniform(0.2, 0.5), page.right]
    sign = dice.pick(["", ":", ""])
    for head, lines in boxes:
        page.row([[Paragraph(caption(head + sign), page.size)], [Paragraph(line, page.size) for line in lines]], edges)


def _lines(page: Page, boxes: list[Box]) -> None:
    """Caption and value on a line; a value's further lines below it, indented or not."""
    indent = page.dice.pick([0, 20, 60])
    for head, lines in boxes:
        page.flow([*caption(head + ":"), *(lines[0] if lines else [])])
        for line in lines[1:]:
            page.flow(line, page.left + indent)


def _length(text: Text) -> int:
    return sum((len(token.text) + 1 for token in text))


def table_page(page: Page, record: Record) -> None:
    dice = page.dice
    if dice.chance(0.75):
        page.flow(title(dice), size=page.size * dice.uniform(1, 1.5), align=dice.pick(["left", "centre"]))
        page.gap()
    for _ in range(dice.pick([0, 0, 1])):
        page.flow(sentence(dice))
    dice.pick([_one_record, _one_record, _rows, _parties, _parties])(page, record)
    if dice.chance(0.2):
        _former_licences(page, record)
    if dice.chance(0.3):
        page.flow(printed_when(dice, record))
    elif dice.chance(0.2):
        signed(page, record)


def _one_record(page: Page, record: Record) -> None:
    """Heads over one row, in one table or a few."""
    dice = page.dice
    names = chosen(dice, PERSONAL + LICENCE, 0.9)
    if dice.chance(0.4):
        names = dice.shuffled(names)
    entries = [one for name in names for one in entries_of(dice, record, name)]
    for one in decoy_entries(dice, record, dice.pick([0, 0, 1, 3])):
        entries.insert(dice.between(0, len(entries)), one)
    size = dice.pick([3, 4, 5, 6, 7, 8])
    page.size = min(page.size, dice.uniform(6, 9) if size > 5 else 10)
    for at in range(0, len(entries), size):
        part = entries[at : at + size]
        table(page, [head for head, _ in part], [[text for _, text in part]])


def _rows(page: Page, record: Record) -> None:
    """Field | data, the word processor's table of two columns, some with a third."""
    dice = page.dice
    entries = [one for name in chosen(dice, PERSONAL + LICENCE) for one in entries_of(dice, record, name)]
    for one in decoy_entries(dice, record, dice.pick([0, 2, 4])):
        entries.insert(dice.between(0, len(entries)), one)
    if dice.chance(0.3):
        page.flow(plain(dice.pick(["Campo Valor", "Item Informação", "Dado Conteúdo", "Descrição Resposta"])))
    transposed(page, [head for head, _ in entries], [[text for _, text in entries]])


def _parties(page: Page, record: Record) -> None:
    """The driver is one of several: owner, second driver's employer, vehicle beside."""
    dice = page.dice
    heads = W.parties
    heads = [" ".join((t.text for t in say(dice, head))) for head in heads]
    driver: list[Text] = [
        said(record.name, "HOLDER"), said(record.cpf, "HOLDER_CPF"), identity(dice, record), said(record.born, "BIRTH"),
        said(record.address, "ADDRESS"), number(record.phone), entries_of(dice, record, "birthplace")[0][1],
        said(record.registration, "REGISTRATION"), said(record.category, "CATEGORY"), said(record.expires, "EXPIRY"),
        said(record.issued, "ISSUE"),
    ]
    columns = [("{Condutor|Motorista|Driver|Motorista principal|Habilitado}", driver)]
    for _ in range(dice.pick([1, 1, 2])):
        columns.append(
            (
                dice.pick(["{Proprietário|Empregador|Contratante|Responsável}", "{Instrutor|Cônjuge|Ajudante|Gestor|Dono do veículo}"]),
                _another(dice, record),
            )
        )
    columns = dice.shuffled(columns)
    kept = [i for i in range(len(heads)) if i in (0, 1, 7, 8, 9) or dice.chance(0.6)]
    names = [say(dice, name, "CAPTION") for name, _ in columns]
    cells = [[column[i] for i in kept] for _, column in columns]
    heads = [heads[i] for i in kept]
    if dice.chance(0.6):
        page.size = min(page.size, 10)
        titled = [[name, *column] for name, column in zip(names, cells, strict=True)]
        transposed(page, [dice.pick(["Dados", "Item", "Parte", "Campo"]), *heads], titled)
    else:
        page.size = min(page.size, dice.uniform(5, 7))
        table(
            page, [dice.pick(["Papel", "Parte", "Função", "Qualidade"]), *heads],
            [[name, *column] for name, column in zip(names, cells, strict=True)],
        )


def _another(dice: Dice, record: Record) -> list[Text]:
    """The same data of somebody who is not the holder; no licence, as a rule."""
    person = values.person(dice, 1945, 2004)
    none = plain(dice.pick(["-", "—", "n/a", "***", ""]))
    return [
        said(person.name, "PERSON"), said(values.tax_number(dice), "OTHER_ID"), number(person.rg), said(person.born, "OTHER_DATE"),
        said(person.address, "ADDRESS"), number(values.phone(dice)), plain(f"{values.city(dice)}/{dice.pick(values.STATES)}"), none, none,
        none, none,
    ]


def _former_licences(page: Page, record: Record) -> None:
    """Earlier cards and courses with dates of their own."""
    dice = page.dice
    if dice.chance(0.5):
        page.flow(plain(dice.pick(W.former_licences)))
        rows = [
            [
                said(dice.digits(9), "PREVIOUS_NUMBER"), plain(dice.pick(["A", "B", "AB", "C"])), other_date(dice, record, 1995, 2015),
                said(values.date(dice, "numbers", 2000, 2020), "PREVIOUS_EXPIRY"),
            ] for _ in range(dice.between(1, 3))
        ]
        table(page, [dice.pick(["Registro", "Nº", "Espelho"]), "Categoria", dice.pick(["Emissão", "Data"]), "Validade"], rows)
        return
    page.flow(plain(dice.pick(W.former_licences_2)))
    subjects = W.former_licences_3
    rows = [
        [
            plain(dice.pick(subjects)), other_date(dice, record), other_date(dice, record, 2020, 2032),
            said(values.person_name(dice), "PERSON"),
        ] for _ in range(dice.between(1, 4))
    ]
    table(
        page, [
            dice.pick(["Curso", "Exame", "Tipo"]), dice.pick(["Data", "Realizado em", "Início"]), "Validade",
            dice.pick(["Responsável", "Instrutor", "Médico"]),
        ], rows,
    )
