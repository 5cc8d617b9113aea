"""Activities in cells and under headings of any arrangement, with decoys around them."""

from dataclasses import replace

from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.licence.activities import class_word, measure
from ficha_train.reader.generator.licence.activity_blocks import activity_rows, lines_of_cells
from ficha_train.reader.generator.licence.activity_lists import code_like, listed_works, with_codes
from ficha_train.reader.generator.licence.facts import Facts
from ficha_train.reader.generator.licence.paper import Paper
from ficha_train.reader.generator.licence.words import caption_of, words
from ficha_train.reader.generator.page import Page, Paragraph
from ficha_train.reader.generator.tokens import Slot, Text, caption, ended, plain, said, say
from ficha_train.reader.generator.values import city, invented_word, title_case
from ficha_train.reader.generator.wordings import wordings

W = wordings("licence/activity_cells")


def decoy_slots(p: Paper) -> dict[str, Slot]:
    """What templates say: `<plant>`, `<desc>`, `<office>`, `<trade>`, `<ce>`, `<duty>`, `<again>`, `<area>`, `<lic>`, and `<size>` behind an activity."""
    dice = p.dice
    return {
        "plant": lambda: plant_name(dice), "desc": lambda: described(dice), "office": lambda: _office(dice), "trade": lambda: _trade(dice),
        "ce": lambda: plain(f"{dice.pick(['CE', 'CR', 'AT', 'E', 'G'])}{dice.digits(3)}:"),
        "duty": lambda: plain(words(dice, W.duties.replace("<job>", words(dice, W.jobs)))),
        "code": lambda: said(code_like(dice), "OTHER_NUMBER"), "again": lambda: again(p.facts), "size": lambda: _size(dice),
        "area": lambda: plain(
            f"{dice.pick([str(dice.between(20, 900)), f'{dice.between(1, 90)}.{dice.digits(3)}', f'{dice.between(1, 90)},{dice.digits(2)}'])} {dice.pick(['m²', 'm2', 'ha', 'hectares', 'km', 'm'])}"
        ), "lic": lambda: said(_in_any_case(dice, words(dice, W.licences)), "TITLE"),
    }


def _in_any_case(dice: Dice, text: str) -> str:
    return text.upper() if dice.chance(0.5) else text


def plant_name(dice: Dice) -> str:
    return _filled(dice, W.plants)


def described(dice: Dice) -> Text:
    """The value of a caption about the plant, or a line that describes it."""
    return plain(_filled(dice, W.described))


def again(facts: Facts) -> Text:
    """The first activity in other words than before: its beginning, in small letters, is no further activity."""
    if not facts.activities:
        return plain("operação")
    first = facts.activities[0].words.lower().split()
    cut = next(
        (i for i, word in enumerate(first) if i > 2 and (word.endswith((",", ";")) or word in ("e", "com", "em", "–", "-", "/"))),
        len(first),
    )
    return plain(" ".join(first[: cut + 1]).rstrip(" ,;–-/").removesuffix(" com").removesuffix(" e").removesuffix(" em"))


def _size(dice: Dice) -> Text:
    """How much of it is done, in the same sentence: a part of the activity, other than a column of measures."""
    text = words(dice, W.size)
    return [
        replace(token, begins=False)
        for token in said(f"{text} {_text_of(measure(dice))}{dice.pick(['', '', ' por dia', ' por mês'])}", "ACTIVITY")
    ]


def _text_of(text: Text) -> str:
    return " ".join((token.text for token in text))


def _filled(dice: Dice, template: str) -> str:
    text = say(
        dice, template, w=lambda: invented_word(dice).title(), c=lambda: city(dice), k=lambda: str(dice.between(20, 4000)),
        d=lambda: str(dice.between(1, 30)),
    )
    return _text_of(text)


def _office(dice: Dice) -> Text:
    """`Superintendência de Mineração, Indústria e Serviços`, over as many lines as it needs."""
    trades = [words(dice, W.trades) for _ in range(dice.between(1, 4))]
    text = title_case(words(dice, W.office) + (", ".join(trades[:-1]) + " e " + trades[-1] if len(trades) > 1 else trades[0]))
    return said(text.upper() if dice.chance(0.6) else text, "AGENCY")


def _trade(dice: Dice) -> Text:
    """A line of the firm's own register of trades."""
    one = listed_works(dice, 1)[0]
    while one.dangerous:
        one = listed_works(dice, 1)[0]
    code = f"{dice.digits(4)}-{dice.digits(1)}/{dice.digits(2)}"
    return plain(f"{code} {dice.pick(['', '-', '–'])} {one.words}")


_MARKS = ["•", "-", "–", "#.", "#)", "# -", "a)", "I.", "►", "(#)", "0#", "▪", "✓", "*", "o"]
_ROMAN = "I II III IV V VI VII VIII IX X".split()
_HELD_OUT = ("narrow strip",)


def activity_items(page: Page, facts: Facts) -> None:
    """In one of the arrangements of lists and boxes."""
    if not facts.activities:
        return
    how = page.dice.arrangement(
        {
            "rows": 4.5, "cell": 2.5, "marked": 1.5, "tall caption": 2, "under heading": 1.5, "box": 1, "joined": 0.7, "far caption": 0.7,
            "code apart": 1, "one row": 1.3,
        }, _HELD_OUT,
    )
    {
        "rows": activity_rows, "cell": _cell, "marked": _marked, "tall caption": _tall_caption, "under heading": _under_heading,
        "box": _box, "joined": _joined, "far caption": _far_caption, "code apart": _code_apart, "one row": _one_row,
        "narrow strip": _narrow_strip,
    }[how](page, facts)


def _head(dice: Dice) -> str:
    return caption_of(dice, "activity") if dice.chance(0.6) else words(dice, W.tall)


def _values(page: Page, facts: Facts, ends: str = "") -> list[Paragraph]:
    """A paragraph each: only how full a line is tells one that wraps from the next activity."""
    return [
        Paragraph(ended(one.text(), ends) if i < len(facts.activities) - 1 else one.text(), page.size)
        for i, one in enumerate(facts.activities)
    ]


def _cell(page: Page, facts: Facts) -> None:
    dice = page.dice
    share = dice.uniform(0.15, 0.4)
    right = page.right - page.inner * dice.pick([0, 0, 0.1, 0.25])
    values = _values(page, facts, dice.pick(["", "", "", ";", ",", "."]))
    page.row(
        [[Paragraph(caption(_head(dice) + dice.pick(["", ":"])), page.size)], values], [page.left, page.left + page.inner * share, right]
    )
    if dice.chance(0.5):
        page.row(
            [[Paragraph(caption(dice.wording(W.next_heads)), page.size)], [Paragraph(described(dice), page.size)]],
            [page.left, page.left + page.inner * share, right],
        )
    page.gap()


def _marked(page: Page, facts: Facts) -> None:
    """Each begins with a sign; lines that go on stand below its words."""
    dice = page.dice
    mark, ends = (dice.pick(_MARKS), dice.pick(["", "", ";", "."]))
    page.flow(caption(_head(dice) + dice.pick([":", ""])))
    left = page.left + dice.pick([0, 12, 30])
    hanging = left + page.size * dice.uniform(1.4, 2.6)
    for i, one in enumerate(facts.activities):
        top = page.y
        page.flow(plain(mark.replace("#", str(i + 1)).replace("a", chr(97 + i)).replace("I", _ROMAN[i])), left, hanging, top)
        page.y = page.flow(ended(one.text(), ends), hanging, page.right, top)
        page.y += page.size * dice.pick([0, 0, 0.3, 0.8])
    page.gap()


def _tall_caption(page: Page, facts: Facts) -> None:
    """Caption and value each in the middle of their row, among rows about the plant."""
    dice = page.dice
    middle = page.left + page.inner * dice.uniform(0.14, 0.3)
    edges, upright = (
        [page.left, middle, page.right - page.inner * dice.pick([0, 0, 0.2])], dice.pick(["top", "middle", "middle", "bottom"]),
    )
    plant = dice.wording(W.tall_caption)
    rows: list[tuple[str, Text]] = [(words(dice, W.tall) if dice.chance(0.7) else _head(dice), one.text()) for one in facts.activities[:1]]
    rows += [
        (dice.wording(["Outra atividade licenciada", "Atividade secundária", "Demais atividades"]), one.text())
        for one in facts.activities[1:]
    ]
    if dice.chance(0.5):
        rows.insert(0, (plant, plain(plant_name(dice))))
    for _ in range(dice.pick([0, 1, 2])):
        name = dice.wording(W.next_heads)
        rows.append((name, described(dice)))
    case = dice.pick([str.upper, str, str])
    for name, value in rows:
        lines_of_cells(page, [caption(case(name)), value], edges, upright, "left", page.size)
    page.gap()


def _under_heading(page: Page, facts: Facts) -> None:
    """The next heading stands right below, in the same print."""
    dice = page.dice
    align = dice.pick(["left", "left", "centre"])
    case = dice.pick([str.upper, str.upper, str])
    gap = dice.pick([0, 0, 0.2, 0.6])
    page.flow(caption(case(_head(dice))), align=align)
    for one in facts.activities:
        page.flow(one.text(), align=align)
        page.gap(gap / 2)
    page.gap(gap)
    for _ in range(dice.between(1, 3)):
        page.flow(caption(case(dice.wording(W.next_heads))), align=align)
        page.flow(described(dice), align=align)
        page.gap(gap)


def _box(page: Page, facts: Facts) -> None:
    """No caption at all: below it what describes the plant."""
    dice = page.dice
    inset, align = (page.inner * dice.pick([0, 0.1, 0.2]), dice.pick(["centre", "centre", "left", "justified"]))
    page.gap(dice.uniform(0.3, 1.6))
    for one in facts.activities:
        page.flow(one.text(), page.left + inset, page.right - inset, size=page.size * dice.pick([1, 1.1, 1.3]), align=align)
        page.gap(dice.pick([0, 0.2, 0.7]))
    if dice.chance(0.4):
        page.flow([*caption(dice.pick(["Obs.:", "Estrutura:", "Porte:", "Memorial:", "Características:"])), *described(dice)])
    page.gap(dice.uniform(0.3, 1.6))


def _joined(page: Page, facts: Facts) -> None:
    """One line for all, with a sign between them."""
    dice = page.dice
    sign = dice.pick(["|", "•", "/", "·", "//", "||", "+"])
    text = caption(_head(dice) + dice.pick([":", " -", ""]))
    for i, one in enumerate(facts.activities):
        text = [*text, *(plain(sign) if i else []), *one.text()]
    if dice.chance(0.4):
        text = [
            *text, *plain(dice.pick(["|", "–", "-", ""])), *caption(dice.pick(["Porte:", "Área:", "Classe:", "Capacidade:"])),
            *measure(dice),
        ]
    page.flow(text)
    page.gap()


def _far_caption(page: Page, facts: Facts) -> None:
    """The caption small above the right end, or below the text."""
    dice = page.dice
    small = page.size * dice.pick([0.65, 0.8])
    above = dice.chance(0.5)
    if above:
        page.flow(caption(_head(dice)), size=small, align="right")
    for one in facts.activities:
        page.flow(one.text(), align="left" if not above else dice.pick(["left", "right"]))
    if not above:
        page.flow(caption(f"({_head(dice).lower()})"), size=small)
    page.gap()


def _code_apart(page: Page, facts: Facts) -> None:
    """A code under a caption of its own, which is no part of the activity; both may wrap in their cells."""
    dice = page.dice
    activities = W.code_apart
    names = W.code_apart_2
    for one in with_codes(dice, facts.activities):
        number, value = (said(one.code.rstrip(" -–:./"), "OTHER_NUMBER"), said(one.words, "ACTIVITY"))
        cells = [
            [*caption(dice.wording(names) + ":"), *number], [*caption(dice.pick(activities) + ":"), *value],
            [*caption(dice.pick(["Classe:", "Porte:", "PP:"])), *class_word(dice)],
        ]
        first = page.inner * dice.uniform(0.13, 0.26)
        edges = [page.left, page.left + first, page.right - page.inner * dice.uniform(0.14, 0.24), page.right]
        lines_of_cells(page, cells, edges, dice.pick(["top", "top", "middle"]), "left", page.size)
    page.gap()


def _one_row(page: Page, facts: Facts) -> None:
    """A table of one row, whose cell has all of them."""
    dice = page.dice
    others: list[tuple[str, Text]] = [
        (dice.wording(["Porte", "Classe", "Potencial poluidor", "Enquadramento", "Grupo", "Nível"]), class_word(dice)),
        (dice.wording(["Área", "Capacidade", "Produção", "Medida", "Parâmetro", "Quantidade"]), measure(dice)),
        (dice.wording(["Local", "Município", "Unidade", "Descrição do local", "Estrutura"]), described(dice)),
    ]
    others = dice.shuffled(others)[: dice.between(1, 3)]
    at = dice.between(0, len(others))
    size = page.size * dice.pick([1, 0.9, 0.8])
    heads = [[Paragraph(caption(name), size)] for name, _ in others]
    cells = [[Paragraph(value, size)] for _, value in others]
    heads.insert(at, [Paragraph(caption(_head(dice)), size)])
    cells.insert(at, _values(page, facts, dice.pick(["", "", ";"])))
    weights = [2.5 if i == at else dice.uniform(0.6, 1.2) for i in range(len(heads))]
    edges = [page.left + page.inner * sum(weights[:i]) / sum(weights) for i in range(len(weights) + 1)]
    page.row(heads, edges)
    page.row(cells, edges)
    page.gap()


def _narrow_strip(page: Page, facts: Facts) -> None:
    """A column beside text about the plant."""
    dice = page.dice
    page.row(
        [[Paragraph(caption(_head(dice)), page.size), *_values(page, facts)], [Paragraph(described(dice), page.size)]], page.columns(2)
    )
    page.gap()
