"""A driver's data in tables: one record in a row, one of several columns, a list of licences."""

from ficha_train.reader.generator import values
from ficha_train.reader.generator.arrange import table, transposed
from ficha_train.reader.generator.background import sentence
from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.driver_decoys import decoy_entries, identity, number, printed_when
from ficha_train.reader.generator.driver_lists import LICENCE, PERSONAL, chosen, entries_of, signed, title
from ficha_train.reader.generator.driver_values import Record, other_date
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.tokens import Text, plain, said, say


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
    heads = ["{Nome|Nome completo|Nome / razão social}", "{CPF|CPF/CNPJ|Documento}", "{RG|Identidade}",
        "{Data de nascimento|Nascimento|Nasc.}",
             "{Endereço|Residência}", "{Telefone|Contato}", "{Naturalidade|Local de nascimento}",
                 "{CNH|Nº da CNH|Registro CNH|Habilitação}",
             "{Categoria|Cat.}", "{Validade|Validade CNH|Vencimento}", "{Emissão|Emitida em}"]  # fmt: skip
    heads = [" ".join(t.text for t in say(dice, head)) for head in heads]
    driver: list[Text] = [
        said(record.name, "HOLDER"), said(record.cpf, "HOLDER_CPF"), identity(dice, record), said(record.born, "BIRTH"),
        said(record.address, "ADDRESS"), number(record.phone), entries_of(dice, record, "birthplace")[0][1],
            said(record.registration, "REGISTRATION"),
        said(record.category, "CATEGORY"), said(record.expires, "EXPIRY"), said(record.issued, "ISSUE"),
    ]  # fmt: skip
    columns = [("{Condutor|Motorista|Driver|Motorista principal|Habilitado}", driver)]
    for _ in range(dice.pick([1, 1, 2])):
        columns.append((dice.pick(["{Proprietário|Empregador|Contratante|Responsável}",
            "{Instrutor|Cônjuge|Ajudante|Gestor|Dono do veículo}"]), _another(dice, record)))
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
        table(page, [dice.pick(["Papel", "Parte", "Função", "Qualidade"]), *heads],
            [[name, *column] for name, column in zip(names, cells, strict=True)])


def _another(dice: Dice, record: Record) -> list[Text]:
    """The same data of somebody who is not the holder; no licence, as a rule."""
    person = values.person(dice, 1945, 2004)
    none = plain(dice.pick(["-", "—", "n/a", "***", ""]))
    return [
        said(person.name, "PERSON"), said(values.tax_number(dice), "OTHER_ID"), number(person.rg), said(person.born, "OTHER_DATE"),
        said(person.address, "ADDRESS"), number(values.phone(dice)), plain(f"{values.city(dice)}/{dice.pick(values.STATES)}"),
        none, none, none, none,
    ]  # fmt: skip


def _former_licences(page: Page, record: Record) -> None:
    """Earlier cards and courses with dates of their own."""
    dice = page.dice
    if dice.chance(0.5):
        page.flow(plain(dice.pick(["Histórico de habilitações", "CNH anteriores", "Registros anteriores", "Emissões anteriores"])))
        rows = [
            [said(dice.digits(9), "PREVIOUS_NUMBER"), plain(dice.pick(["A", "B", "AB", "C"])), other_date(dice, record, 1995, 2015),
             said(values.date(dice, "numbers", 2000, 2020), "PREVIOUS_EXPIRY")]
            for _ in range(dice.between(1, 3))
        ]  # fmt: skip
        table(page, [dice.pick(["Registro", "Nº", "Espelho"]), "Categoria", dice.pick(["Emissão", "Data"]), "Validade"], rows)
        return
    page.flow(plain(dice.pick(["Cursos", "Exames", "Cursos especializados", "Exames realizados", "Ocorrências"])))
    subjects = ["MOPP", "Direção defensiva", "Transporte escolar", "Exame médico", "Toxicológico", "Transporte coletivo", "Psicológico",
        "Carga indivisível"]
    rows = [
        [plain(dice.pick(subjects)), other_date(dice, record), other_date(dice, record, 2020, 2032),
            said(values.person_name(dice), "PERSON")]
        for _ in range(dice.between(1, 4))
    ]
    table(page, [dice.pick(["Curso", "Exame", "Tipo"]), dice.pick(["Data", "Realizado em", "Início"]), "Validade",
        dice.pick(["Responsável", "Instrutor", "Médico"])], rows)
