"""Activities in lists and tables, named as agencies and firms name them, among what looks like one."""

from collections.abc import Callable
from dataclasses import replace

from ficha_train.reader.generator.arrange import Entry, arrange, table
from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.licence.activities import Activity, activity, activity_code, class_word, is_dangerous, measure
from ficha_train.reader.generator.licence.facts import Facts
from ficha_train.reader.generator.licence.words import caption_of, words
from ficha_train.reader.generator.page import Page, Paragraph
from ficha_train.reader.generator.tokens import Text, caption, ended, plain, said, say
from ficha_train.reader.generator.wordings import wordings

W = wordings("licence/activity_lists")

_SECTORS = [tuple(one) for one in W.sectors]
_JOINS = [" e ", ", ", " e/ou ", " ou ", ", inclusive ", ", com ", " / ", ", seguida de ", " – ", "; "]
CodeStyle = Callable[[Dice], str]


def _code_styles(dice: Dice) -> list[CodeStyle]:
    letter, part = (dice.pick("ABCDEFGU"), "".join((dice.pick("ABDEGILMNRSTU") for _ in range(3))))
    return [
        lambda d: f"{letter}-{d.digits(2)}-{d.digits(2)}-{d.digits(1)}", lambda d: f"{letter}{d.between(1, 9)}.{d.between(1, 20)}",
        lambda d: f"{d.digits(2)}.{d.digits(2)}.{d.digits(2)}", lambda d: f"{d.between(1, 9)}.{d.digits(2)}.{d.between(1, 9)}",
        lambda d: f"{d.digits(2)}.{d.digits(2)}", lambda d: f"{d.digits(4)}-{d.digits(1)}/{d.digits(2)}",
        lambda d: f"{d.digits(2)}.{d.digits(2)}-{d.digits(1)}-{d.digits(2)}", lambda d: f"{d.digits(2)}.{d.digits(2)}-{d.digits(1)}",
        lambda d: f"{d.digits(1)}.{d.digits(3)},{d.digits(2)}", lambda d: f"{d.digits(4)},{d.digits(2)}", lambda d: d.digits(4),
        lambda d: d.digits(6), lambda d: f"{part}-{d.digits(3)}", lambda d: f"{part}.{d.digits(2)}.{d.digits(1)}",
        lambda d: f"{letter}.{d.between(1, 9)}.{d.between(1, 30)}", lambda d: f"{d.between(1, 40)}-{d.pick('ABCDEF')}",
        lambda d: f"{d.pick(['I', 'II', 'III', 'IV', 'V'])}.{d.between(1, 30)}", lambda d: f"{d.digits(2)}-{d.digits(2)}-{d.digits(1)}",
        lambda d: f"{d.between(1, 9)}.{d.between(1, 9)}.{d.between(1, 9)}.{d.between(1, 9)}", lambda d: f"{d.digits(3)}.{d.digits(2)}",
        lambda d: f"({d.digits(2)}.{d.digits(2)})",
    ]


def listed_works(dice: Dice, count: int | None = None, in_prose: bool = False) -> list[Activity]:
    """The activities of one licence; in sentences mostly in small letters."""
    count = count or dice.weighted({1: 0.34, 2: 0.3, 3: 0.18, 4: 0.09, 5: 0.05, 8: 0.04})
    coded = dice.chance(0.2 if in_prose else 0.5)
    style, sign = (dice.pick(_code_styles(dice)), dice.pick([" -", " –", "", "", ":", " :", ".", "-", " /", ")"]))
    case = (
        _small if in_prose and (not coded) and dice.chance(0.5)
        else dice.pick([str.upper, _first_up, _first_up, _first_up, str.title if dice.chance(0.2) else _small])
    )
    length = dice.pick([0, 1, 1, 2])
    out = []
    for _ in range(count):
        text = _name(dice, length)
        code = style(dice) + sign if coded else ""
        out.append(Activity(case(text), code.replace(")-", ") -").replace("))", ")"), is_dangerous(text)))
    return out


def code_like(dice: Dice) -> str:
    """A code of any agency's list."""
    return dice.pick(_code_styles(dice))(dice)


def with_codes(dice: Dice, own: list[Activity]) -> list[Activity]:
    """Those without a code get one, all of the same list."""
    style = dice.pick(_code_styles(dice))
    return [one if one.code else replace(one, code=style(dice)) for one in own]


def _first_up(text: str) -> str:
    return text[:1].upper() + text[1:]


def _small(text: str) -> str:
    """Names in capitals stay."""
    return " ".join((word if word.strip("(),").isupper() else word.lower() for word in text.split()))


def _name(dice: Dice, length: int) -> str:
    text = _work(dice, qualified=length > 0 or dice.chance(0.4))
    if dice.chance(0.12):
        text = _unit(dice)
    for _ in range(dice.between(0, length)):
        text += dice.pick(_JOINS) + _work(dice, qualified=dice.chance(0.5))
    return text


def _work(dice: Dice, qualified: bool) -> str:
    doing, thing, how = dice.wording(_SECTORS)
    text = f"{words(dice, doing)} de {words(dice, thing)}"
    return f"{text}{dice.pick([' ', ' ', ', '])}{words(dice, how)}" if qualified else text


def _unit(dice: Dice) -> str:
    """`Unidade de Triagem de Sucata – UTS, com prensagem`: capitals in the middle of a name."""
    doing, thing, how = dice.wording(_SECTORS)
    name = f"{words(dice, W.units)} de {words(dice, doing).split()[0].title()} de {words(dice, thing).split()[0].title()}"
    short = "".join((word[0] for word in name.split() if word != "de"))
    name += dice.pick([f" – {short}", f" - {short}", f" ({short})", ""])
    return name + dice.pick([", ", " ", " – "]) + words(dice, how) if dice.chance(0.6) else name


def harmless(dice: Dice) -> Text:
    """An activity as plain words, none that would make the licence one for dangerous goods."""
    one = activity(dice)
    while one.dangerous:
        one = activity(dice)
    return plain(f"{one.code} {one.words}".strip())


def lure_entries(dice: Dice) -> list[Entry]:
    """One or two captions close to those of the activity."""
    groups = "{Grupo|Subgrupo|Setor|Divisão|Categoria|Grupo da atividade|Segmento|Tipologia geral}"
    natures = W.lure_entries
    firms = W.lure_entries_2
    former = W.lure_entries_3
    technical = W.lure_entries_4
    others = W.lure_entries_5
    details = W.lure_entries_6
    study = W.lure_entries_7
    makers = [
        lambda: (words(dice, groups), plain(dice.wording(W.groups))), lambda: (words(dice, groups), plain(dice.wording(W.groups))),
        lambda: (words(dice, natures), plain(dice.wording(W.natures))), lambda: (words(dice, firms), harmless(dice)),
        lambda: (words(dice, former), harmless(dice)), lambda: (words(dice, technical), plain(dice.wording(study))),
        lambda: (words(dice, others), plain(dice.wording(W.none))),
        lambda: (words(dice, details), plain(f"{dice.wording(W.equipment)} e {dice.wording(W.waste).lower()}")),
        lambda: (words(dice, W.lure_entries_8), class_word(dice)), lambda: (words(dice, W.lure_entries_9), measure(dice)),
    ]
    return [dice.pick(makers)() for _ in range(dice.pick([1, 1, 2]))]


def lure_block(page: Page) -> None:
    """A list or table beside the activities."""
    dice = page.dice
    kind = dice.pick(["excluded", "equipment", "waste", "duties", "remark"])
    if kind == "excluded":
        head = W.lure_block
        page.flow(caption(words(dice, head) + ":"))
        for _ in range(dice.between(1, 3)):
            page.flow([*plain(dice.pick(["–", "-", "•", ""])), *harmless(dice)])
    elif kind == "equipment":
        rows = [[plain(str(i + 1)), plain(dice.wording(W.equipment)), plain(str(dice.between(1, 9)))] for i in range(dice.between(1, 4))]
        table(page, [dice.pick(["Item", "Nº"]), dice.pick(["Equipamento", "Descrição", "Fonte"]), dice.pick(["Quantidade", "Qtd."])], rows)
    elif kind == "waste":
        page.flow(plain(words(dice, W.lure_block_2)))
        rows = [[plain(f"A{dice.digits(3)}"), plain(dice.wording(W.waste)), measure(dice)] for _ in range(dice.between(1, 4))]
        table(page, ["Código", dice.pick(["Descrição", "Resíduo"]), dice.pick(["Quantidade", "Volume"])], rows)
    elif kind == "duties":
        who = "{O empreendedor|A empresa|O titular|A licenciada|O responsável}"
        text = say(dice, who + " deverá {executar|realizar|manter|comprovar} as seguintes atividades:")
        for i in range(dice.between(2, 3)):
            text = [*text, *plain(f"{chr(97 + i)})"), *ended(plain(dice.wording(W.duties)), ";")]
        page.flow(text)
    else:
        remark = W.lure_block_3
        page.flow([*caption(dice.pick(["Obs.:", "Observação:", "Nota:", "OBS:"])), *say(dice, remark + ".")])
    page.gap(0.4)


def with_lures(page: Page, head: str, one: Activity) -> None:
    """The activity among entries whose captions are like its own."""
    dice = page.dice
    entries: list[Entry] = [(head, one.text())]
    for entry in lure_entries(dice):
        entries.insert(dice.between(0, len(entries)), entry)
    if dice.chance(0.2):
        caption_words = dice.pick(["Código da atividade", "Código", "CODRAM", "Cód."])
        entries.insert(0, (caption_words, said(activity_code(dice), "OTHER_NUMBER")))
        arrange(page, entries, dice.pick(["inline", "run on", "two columns", "stacked"]))
        return
    arrange(page, entries)


def split_cells(page: Page, facts: Facts) -> None:
    """The text goes on in the next cell, below or at the right, as some exports cut it."""
    dice = page.dice
    page.flow(caption(caption_of(dice, "activity") + dice.pick([":", ""])))
    for one in facts.activities:
        text = one.text()
        cut = max(1, len(text) // 2)
        parts = [[Paragraph(text[:cut], page.size)], [Paragraph(text[cut:], page.size)]]
        if dice.chance(0.5) and len(text) > 3:
            page.row(parts, page.columns(2))
        else:
            page.flow(text[:cut])
            page.gap(0.6)
            page.flow(text[cut:])
    page.gap()


def code_table(page: Page, facts: Facts) -> None:
    """Code and text in columns, sizes and units beside them."""
    dice = page.dice
    coded = dice.chance(0.6)
    rows = []
    sizes = dice.between(0, 3)
    for i, one in enumerate(facts.activities):
        row = []
        if coded:
            made = one if one.code else Activity(one.words, activity_code(dice), one.dangerous)
            row = [made.code_cell(), made.rest()]
        else:
            row = [one.text()]
        row += [measure(dice), class_word(dice), plain(str(dice.between(1, 300)))][:sizes]
        rows.append(row)
    heads = [dice.wording(W.code_table)] if coded else []
    heads.append(caption_of(dice, "activity") if dice.chance(0.7) else "Descrição")
    names = W.code_table_2
    heads += [dice.wording(names) for _ in range(sizes)]
    if dice.chance(0.15):
        heads.insert(0, dice.pick(["Item", "Nº", "Ordem"]))
        rows = [[plain(str(i + 1)), *row] for i, row in enumerate(rows)]
    if dice.chance(0.1):
        rows.append([plain("Total"), *[measure(dice) if j == len(heads) - 2 else [] for j in range(len(heads) - 1)]])
    table(page, heads, rows)


def grouped_table(page: Page, facts: Facts) -> None:
    """Group, subgroup and activity side by side: only the last is one."""
    dice = page.dice
    group = W.grouped_table
    heads = [dice.pick(["Grupo", "Setor", "Categoria", "Divisão"]), dice.pick(["Subgrupo", "Subsetor", "Tipologia geral", "Classe"])][
        : dice.between(1, 2)
    ]
    heads.append(dice.pick(["Atividade", "Atividade licenciada", "Descrição da atividade"]))
    rows = [[*[plain(dice.pick(group)) for _ in heads[1:]], one.text()] for one in facts.activities]
    table(page, heads, rows)


def code_beside(page: Page, facts: Facts) -> None:
    """Code at the left, words at the right, no heads."""
    left, middle = (page.left, page.left + page.inner * 0.2)
    page.flow(caption(caption_of(page.dice, "activity")))
    for one in facts.activities:
        made = one if one.code else Activity(one.words, activity_code(page.dice), one.dangerous)
        page.row([[Paragraph(made.code_cell(), page.size)], [Paragraph(made.rest(), page.size)]], [left, middle, page.right])


def tall_caption(page: Page, facts: Facts) -> None:
    """A caption in two lines beside a tall value."""
    words = page.dice.wording(
        ["Descrição da atividade objeto desta licença", "Atividade ou empreendimento licenciado", "Tipologia e finalidade do uso"]
    )
    edges = [page.left, page.left + page.inner * 0.2, page.right]
    cells = [Paragraph(one.text(), page.size) for one in facts.activities]
    page.row([[Paragraph(caption(words), page.size)], cells], edges)
    page.gap()


def numbered_table(page: Page, facts: Facts) -> None:
    table(page, ["Nº", caption_of(page.dice, "activity")], [[plain(str(i + 1)), one.text()] for i, one in enumerate(facts.activities)])
