"""Where a licence prints its activities: entries, boxes, lists, ticks, headings, and tables with codes and sizes."""

from collections.abc import Callable
from itertools import pairwise

from ficha_train.reader.generator.arrange import arrange, heading
from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.licence.activities import Activity, activity, activity_code, class_word, measure
from ficha_train.reader.generator.licence.activity_lists import (
    code_beside, code_table, grouped_table, lure_block, numbered_table, split_cells, tall_caption, with_codes, with_lures,
)
from ficha_train.reader.generator.licence.facts import Facts
from ficha_train.reader.generator.licence.words import caption_of
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.tokens import Text, caption, ended, plain, said, say
from ficha_train.reader.generator.wordings import wordings

W = wordings("licence/activity_blocks")

_ROMAN = "I II III IV V VI VII VIII IX X".split()
_HELD_OUT = ("code beside", "two lines", "numbers in a column")


def activity_block(page: Page, facts: Facts) -> None:
    if not facts.activities:
        return
    how = page.dice.arrangement(
        {
            "entries": 5, "list": 4, "table": 4, "box": 2, "heading": 2, "ticks": 1, "grouped": 1.5, "measured": 2, "joined": 1.5,
            "lures": 3, "split": 1,
        }, _HELD_OUT,
    )
    {
        "entries": _entries, "list": _list, "table": code_table, "box": _box, "heading": _under_heading, "ticks": _ticks,
        "grouped": grouped_table, "measured": _measured, "joined": _joined, "lures": _lures, "split": split_cells,
        "code beside": code_beside, "two lines": tall_caption, "numbers in a column": numbered_table,
    }[how](page, facts)
    if page.dice.chance(0.13):
        lure_block(page)


def _lures(page: Page, facts: Facts) -> None:
    for one in facts.activities:
        with_lures(page, caption_of(page.dice, "activity"), one)


def _entries(page: Page, facts: Facts) -> None:
    """The first is the main one; a code may have a caption of its own."""
    dice, how = (page.dice, None)
    entries = []
    for i, one in enumerate(facts.activities):
        words = caption_of(dice, "activity")
        if i and dice.chance(0.4):
            words = dice.pick(W.entries)
        entries.append((words, one.text()))
    if dice.chance(0.25):
        words = dice.wording(W.entries_2)
        entries.insert(dice.between(0, len(entries)), (words, said(activity_code(dice), "OTHER_NUMBER")))
        how = dice.pick(["inline", "stacked", "two columns", "far right", "run on"])
    if dice.chance(0.4):
        words = dice.wording(W.entries_3)
        entries.insert(dice.between(0, len(entries)), (words, class_word(dice)))
    if dice.chance(0.3):
        entries.append((dice.wording(W.entries_4), measure(dice)))
    if dice.chance(0.12):
        other = dice.pick(W.entries_5)
        entries.append((dice.wording(["Matéria-prima", "Produtos", "Equipamentos", "Combustível", "Observação"]), plain(other)))
    arrange(page, entries, how)


def _marks(dice: Dice) -> str:
    return dice.pick(["#.", "#)", "# -", "a)", "I -", "I.", "-", "•", "–", "", "", "*", "1.#", "(#)", "►"])


def _mark(kind: str, i: int) -> Text:
    if kind.startswith("I"):
        return plain(_ROMAN[i % 10] + kind[1:])
    return plain(f"{chr(97 + i)})" if kind == "a)" else kind.replace("#", str(i + 1)))


def _list(page: Page, facts: Facts) -> None:
    dice = page.dice
    if dice.chance(0.8):
        page.flow(caption(caption_of(dice, "activity") + dice.pick([":", "", ":"])))
    kind, sign = (_marks(dice), dice.pick(["", "", ";", ".", ","]))
    left = page.left + dice.pick([0, 0, 15, 30])
    for i, one in enumerate(facts.activities):
        text = [*_mark(kind, i), *_with_sign(one.text(), sign, i == len(facts.activities) - 1)]
        if dice.chance(0.1):
            text += [*caption(dice.pick(["Porte:", "Área:", "Capacidade:", "Classe:"])), *measure(dice)]
        page.flow(text, left=left)
    page.gap()


def _with_sign(text: Text, sign: str, last: bool) -> Text:
    return ended(text, "." if last and sign else sign)


def _under_heading(page: Page, facts: Facts) -> None:
    """No caption with a colon: a heading, text under it, and the next heading close below."""
    dice = page.dice
    number = dice.pick(["", "", "2. ", "3 - ", "II - "])
    words = number + caption_of(dice, "activity")
    page.flow(
        caption(words.upper() if dice.chance(0.5) else words), size=page.size * dice.pick([1, 1.1, 1.2]),
        align=dice.pick(["left", "left", "centre"]),
    )
    for one in facts.activities:
        page.flow(one.text(), align=dice.pick(["left", "justified", "centre"]))
    if dice.chance(0.5):
        words = W.under_heading
        heading(page, dice.wording(words))
        page.gap(0.2)


def _box(page: Page, facts: Facts) -> None:
    """A box of its own, without any caption."""
    dice = page.dice
    page.gap(dice.uniform(0.5, 1.5))
    align, size = (dice.pick(["centre", "left", "justified"]), page.size * dice.pick([1, 1.1, 1.25]))
    inset = page.inner * dice.pick([0, 0.05, 0.15])
    for one in facts.activities:
        page.flow(one.text(), left=page.left + inset, right=page.right - inset, size=size, align=align)
    page.gap(dice.uniform(0.5, 1.5))


def _ticks(page: Page, facts: Facts) -> None:
    """The licensed ones are ticked, others are not."""
    dice = page.dice
    page.flow(caption(caption_of(dice, "activity")))
    yes, no = dice.pick([("(X)", "( )"), ("( X )", "( )"), ("[X]", "[ ]"), ("☒", "☐"), ("(x)", "(  )")])
    lines = [[*plain(yes), *one.text()] for one in facts.activities]
    for _ in range(dice.between(1, 4)):
        other = activity(dice)
        if not other.dangerous:
            lines.append([*plain(no), *plain(f"{other.code} {other.words}")])
    for line in dice.shuffled(lines):
        page.flow(line)
    page.gap()


def _measured(page: Page, facts: Facts) -> None:
    """Sizes behind the activity, in the same line."""
    dice = page.dice
    text: Text = caption(caption_of(dice, "activity") + ":")
    if dice.chance(0.15):
        one = facts.activities[0]
        page.flow([*caption("Atividade/Porte:"), *one.text(), *plain("/"), *class_word(dice)])
        return
    for one in facts.activities:
        sign = dice.pick([".", ",", ";", " -", " |", " –", ""])
        body = [*one.text(), *plain(sign)] if sign.startswith(" ") else ended(one.text(), sign)
        if dice.chance(0.2):
            text = [
                *text, *one.text(),
                *say(dice, "({área útil|porte|capacidade|área|medida}: <m>[; porte: <c>])", m=measure(dice), c=class_word(dice)),
            ]
            continue
        if dice.chance(0.15):
            text = [*text, *one.text(), *plain(dice.pick(["–", "-", "na", "em"])), *facts.site_of_work()]
            continue
        tail = caption(dice.wording(W.measured))
        text = [*text, *body, *tail, *measure(dice)]
    page.flow(text)
    page.gap()


def _joined(page: Page, facts: Facts) -> None:
    """The next caption goes on in the line in which the activity ends, as when a row's cells are read as one."""
    dice = page.dice
    entries = [(caption_of(dice, "activity"), one.text()) for one in facts.activities]
    entries.append((caption_of(dice, "address"), facts.site_of_work()))
    if dice.chance(0.5):
        entries.append((dice.pick(["Município", "Porte", "Classe"]), class_word(dice)))
    sign = dice.pick([":", ":", "", " -"])
    text: Text = []
    for words, value in dice.shuffled(entries):
        text += [*caption((words.upper() if dice.chance(0.3) else words) + sign), *value]
    page.flow(text)
    page.gap()


_PADDING = 0.8
"""Right of a cell, in ems: what stands in the next one is another line."""
Column = tuple[str, Callable[[], Text]]


def activity_rows(page: Page, facts: Facts) -> None:
    """One table, or now and then one for the main activity and one for the others."""
    dice, own = (page.dice, facts.activities)
    if dice.chance(0.45):
        page.flow(caption(dice.wording(W.titles) + dice.pick(["", "", ":"])), align=dice.pick(["left", "left", "centre"]))
    if len(own) > 1 and dice.chance(0.18):
        page.flow(caption(dice.wording(W.activity_rows)))
        _table(page, own[:1])
        page.flow(caption(dice.wording(W.activity_rows_2)))
        own = own[1:]
    _table(page, own)
    page.gap()


def _table(page: Page, own: list[Activity]) -> None:
    dice = page.dice
    before, behind = (_columns(dice, dice.pick([0, 0, 0, 1, 1, 2])), _columns(dice, dice.pick([0, 1, 1, 2, 3, 4])))
    coded = (
        dice.pick(["before", "before", "behind", "far", "in text", "in text"]) if any((one.code for one in own)) or dice.chance(0.3)
        else "in text"
    )
    if coded != "in text":
        own = with_codes(dice, own)
    upright, align = (dice.pick(["top", "top", "middle", "middle", "bottom"]), dice.pick(["left", "left", "left", "centre", "centre"]))
    size, numbered = (page.size * dice.pick([1, 1, 0.9, 0.8]), dice.chance(0.2))
    code_head, text_head = (dice.wording(W.code_heads), dice.wording(W.text_heads))
    heads: list[str] = [dice.pick(["Nº", "Item", "#", "Ordem"])] if numbered else []
    heads += [name for name, _ in before]
    at = len(heads) + (coded == "before")
    heads += {"before": [code_head, text_head], "behind": [text_head, code_head]}.get(coded, [text_head])
    heads += [name for name, _ in behind] + ([code_head] if coded == "far" else [])
    weights = [dice.uniform(0.7, 1.4) for _ in heads]
    weights[at] = dice.uniform(1.8, 5)
    edges = [page.left]
    for weight in weights:
        edges.append(edges[-1] + page.inner * weight / sum(weights))
    if dice.chance(0.9):
        if dice.chance(0.15) and len(behind) > 1:
            page.flow(
                caption(dice.pick(["Enquadramento", "Parâmetros", "Porte e potencial", "Dimensões"])), left=edges[at + 1], align="centre"
            )
        case = dice.pick([str.upper, str, str, str.title])
        lines_of_cells(page, [caption(case(head)) for head in heads], edges, dice.pick(["top", "middle", "bottom"]), align, size)
    for number, one in enumerate(own):
        room = edges[at + 1] - edges[at] - 3 - _PADDING * size
        cells: list[Text] = [plain(str(number + 1))] if numbered else []
        cells += [make() for _, make in before]
        cells += _own_cells(page, one, coded, upright, size, room)
        cells += [make() for _, make in behind]
        if coded == "far":
            cells.append(_code(dice, one))
        lines_of_cells(page, cells, edges, upright, align, size)
    if behind and dice.chance(0.1):
        page.flow(plain(f"Total: {dice.between(1, 900)} {dice.pick(W.unit_words)}"))


def _own_cells(page: Page, one: Activity, coded: str, upright: str, size: float, room: float) -> list[Text]:
    """
    A code in a cell of its own begins a mention. Its text goes on behind it, but begins another where its first line
    stands above the code, or before it.
    """
    if coded == "in text":
        return [one.text()]
    if coded == "far":
        return [said(one.words, "ACTIVITY")]
    code = _code(page.dice, one)
    if coded == "behind":
        return [said(one.words, "ACTIVITY"), code]
    is_above = upright != "top" and _height(page, one.rest(), room, size) > size * page.leading * 1.5
    return [code, said(one.words, "ACTIVITY") if is_above else one.rest()]


def _code(dice: Dice, one: Activity) -> Text:
    """Now and then broken by its narrow cell."""
    text = one.code.rstrip(" -–:./)(").lstrip("(")
    cut = text.rfind("-")
    return said(f"{text[:cut + 1]} {text[cut + 1:]}" if 0 < cut < len(text) - 1 and dice.chance(0.08) else text, "ACTIVITY")


def _columns(dice: Dice, count: int) -> list[Column]:
    """Sizes and the like, which are no part of the activity."""
    makers: list[tuple[list[str], Callable[[], Text]]] = [
        (["Porte", "Porte do empreendimento", "Tamanho", "Faixa", "Porte (P/M/G)"], lambda: plain(dice.pick(W.size_words))),
        (["Potencial", "Potencial poluidor", "PP", "PPD", "Impacto", "Grau", "Pot. degradador"], lambda: plain(dice.pick(W.size_words))),
        (["Classe", "Cl.", "Classe predominante", "Classe resultante", "Grupo"], lambda: class_word(dice)),
        (["Unidade", "Unid.", "Un. de medida", "Unidade de porte", "UM"], lambda: plain(dice.pick(W.unit_words))), (
            ["Quantidade", "Qtd.", "Valor", "Medida", "Valor declarado", "Total"], lambda: plain(
                dice.pick([str(dice.between(1, 999)), f"{dice.between(1, 99)}.{dice.digits(3)}", f"{dice.between(1, 99)},{dice.digits(1)}"])
            ),
        ), (["Parâmetro", "Critério", "Grandeza", "Parâmetro de porte", "Base de cálculo"], lambda: plain(dice.pick(W.parameters))),
        (W.columns, lambda: measure(dice)), (["Situação", "Fase", "Status", "Modalidade", "Tipo"], lambda: plain(dice.pick(W.states))), (
            ["Local", "Setor", "Galpão", "Ponto", "Unidade fabril"],
            lambda: plain(dice.pick([f"Galpão {dice.digits(1)}", "Matriz", "Pátio", f"Bloco {dice.pick('ABC')}", "Sede", "Área externa"])),
        ),
    ]
    return [(dice.wording(names), make) for names, make in dice.shuffled(makers)[:count]]


def lines_of_cells(page: Page, cells: list[Text], edges: list[float], upright: str, align: str, size: float) -> None:
    """A row whose cells stand at its top, in its middle or at its bottom."""
    rooms = [(left + 3, right - _PADDING * size) for left, right in pairwise(edges)]
    heights = [_height(page, cell, right - left, size) for cell, (left, right) in zip(cells, rooms, strict=True)]
    tall, top = (max([size, *heights]), page.y)
    for cell, height, (left, right) in zip(cells, heights, rooms, strict=True):
        down = {"top": 0.0, "middle": (tall - height) / 2, "bottom": tall - height}[upright]
        page.flow(cell, left, right, top + down, size, align)
    page.y = top + tall + page.dice.uniform(0, size * 0.6)


def _height(page: Page, text: Text, room: float, size: float) -> float:
    """Of a paragraph, without printing it."""
    count = len(page.lines)
    below = page.flow(text, 0, room, 0, size)
    del page.lines[count:]
    return below
