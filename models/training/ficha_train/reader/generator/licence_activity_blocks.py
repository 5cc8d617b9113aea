"""Where a licence prints its activities: entries, boxes without caption, lists, ticks, text under a heading."""

from ficha_train.reader.generator.arrange import arrange, heading
from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.licence_activities import activity, activity_code, class_word, measure
from ficha_train.reader.generator.licence_activity_tables import (
    code_beside,
    code_table,
    grouped_table,
    numbered_table,
    split_cells,
    tall_caption,
)
from ficha_train.reader.generator.licence_facts import Facts
from ficha_train.reader.generator.licence_lures import lure_block, with_lures
from ficha_train.reader.generator.licence_words import caption_of
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.tokens import Text, caption, ended, plain, said, say

_ROMAN = "I II III IV V VI VII VIII IX X".split()
_HELD_OUT = ("code beside", "two lines", "numbers in a column")


def activity_block(page: Page, facts: Facts) -> None:
    if not facts.activities:
        return
    how = page.dice.arrangement(
        {
            "entries": 5,
            "list": 4,
            "table": 4,
            "box": 2,
            "heading": 2,
            "ticks": 1,
            "grouped": 1.5,
            "measured": 2,
            "joined": 1.5,
            "lures": 3,
            "split": 1,
        },
        _HELD_OUT,
    )
    {
        "entries": _entries,
        "list": _list,
        "table": code_table,
        "box": _box,
        "heading": _under_heading,
        "ticks": _ticks,
        "grouped": grouped_table,
        "measured": _measured,
        "joined": _joined,
        "lures": _lures,
        "split": split_cells,
        "code beside": code_beside,
        "two lines": tall_caption,
        "numbers in a column": numbered_table,
    }[how](page, facts)
    if page.dice.chance(0.13):
        lure_block(page)


def _lures(page: Page, facts: Facts) -> None:
    for one in facts.activities:
        with_lures(page, caption_of(page.dice, "activity"), one)


def _entries(page: Page, facts: Facts) -> None:
    """The first is the main one; a code may have a caption of its own."""
    dice, how = page.dice, None
    entries = []
    for i, one in enumerate(facts.activities):
        words = caption_of(dice, "activity")
        if i and dice.chance(0.4):
            words = dice.pick(["Atividade secundária", "Outras atividades", "Atividades secundárias", "CNAE secundário"])
        entries.append((words, one.text()))
    if dice.chance(0.25):
        words = dice.wording(
            ["Código da atividade", "CODRAM", "Ramo de atividade", "Código", "CNAE", "Grupo", "Classificação", "Cód. atividade"]
        )
        entries.insert(dice.between(0, len(entries)), (words, said(activity_code(dice), "OTHER_NUMBER")))
        how = dice.pick(["inline", "stacked", "two columns", "far right", "run on"])
    if dice.chance(0.4):
        words = dice.wording(["Porte", "Potencial poluidor", "Classe", "Grau de impacto", "Porte do empreendimento", "PPD"])
        entries.insert(dice.between(0, len(entries)), (words, class_word(dice)))
    if dice.chance(0.3):
        entries.append(
            (dice.wording(["Área construída", "Área útil", "Capacidade instalada", "Produção", "Área total", "Quantidade"]), measure(dice))
        )
    if dice.chance(0.12):
        other = dice.pick(["Caldeira a lenha e gerador", "Diesel S10", "Madeira e resina", "Água e energia", "Não há", "Tanque aéreo"])
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
    kind, sign = _marks(dice), dice.pick(["", "", ";", ".", ","])
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
        caption(words.upper() if dice.chance(0.5) else words),
        size=page.size * dice.pick([1, 1.1, 1.2]),
        align=dice.pick(["left", "left", "centre"]),
    )
    for one in facts.activities:
        page.flow(one.text(), align=dice.pick(["left", "justified", "centre"]))
    if dice.chance(0.5):
        words = [
            "Localização",
            "Dados da licença",
            "Condicionantes",
            "Validade",
            "Identificação",
            "Informações gerais",
            "Local",
            "Resíduos",
        ]
        heading(page, dice.wording(words))
        page.gap(0.2)


def _box(page: Page, facts: Facts) -> None:
    """A box of its own, without any caption."""
    dice = page.dice
    page.gap(dice.uniform(0.5, 1.5))
    align, size = dice.pick(["centre", "left", "justified"]), page.size * dice.pick([1, 1.1, 1.25])
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
                *text,
                *one.text(),
                *say(dice, "({área útil|porte|capacidade|área|medida}: <m>[; porte: <c>])", m=measure(dice), c=class_word(dice)),
            ]
            continue
        if dice.chance(0.15):
            text = [*text, *one.text(), *plain(dice.pick(["–", "-", "na", "em"])), *facts.site_of_work()]
            continue
        tail = caption(
            dice.wording(["Porte:", "Área útil:", "Capacidade:", "Potencial poluidor:", "Quantidade:", "Área construída", "Nº de leitos:"])
        )
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
