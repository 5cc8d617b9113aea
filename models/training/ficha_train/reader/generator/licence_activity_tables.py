"""Tables of activities: codes and texts in cells, sizes beside them, groups above them."""

from ficha_train.reader.generator.arrange import table
from ficha_train.reader.generator.licence_activities import Activity, activity_code, class_word, measure
from ficha_train.reader.generator.licence_facts import Facts
from ficha_train.reader.generator.licence_words import caption_of
from ficha_train.reader.generator.page import Page, Paragraph
from ficha_train.reader.generator.tokens import caption, plain


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
    heads = [dice.wording(["Código", "Cód.", "CNAE", "Código da atividade", "Subclasse", "Classificação", "Nº do código"])] if coded else []
    heads.append(caption_of(dice, "activity") if dice.chance(0.7) else "Descrição")
    names = [
        "Porte",
        "Parâmetro",
        "Unidade de medida",
        "Capacidade",
        "Medida",
        "Grandeza",
        "Classe",
        "Quantidade",
        "Potencial poluidor",
        "Valor",
    ]
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
    group = [
        "Indústria de bebidas",
        "Serviços",
        "Agropecuária",
        "Extração mineral",
        "Infraestrutura",
        "Obras civis",
        "Comércio",
        "Indústria química",
    ]
    heads = [dice.pick(["Grupo", "Setor", "Categoria", "Divisão"]), dice.pick(["Subgrupo", "Subsetor", "Tipologia geral", "Classe"])][
        : dice.between(1, 2)
    ]
    heads.append(dice.pick(["Atividade", "Atividade licenciada", "Descrição da atividade"]))
    rows = [[*[plain(dice.pick(group)) for _ in heads[1:]], one.text()] for one in facts.activities]
    table(page, heads, rows)


def code_beside(page: Page, facts: Facts) -> None:
    """Code at the left, words at the right, no heads."""
    left, middle = page.left, page.left + page.inner * 0.2
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
