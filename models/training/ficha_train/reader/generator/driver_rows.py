"""Tables of several drivers with any columns: in rows or side by side. A heading, a mark or the first place tells whom the paper is about."""

from ficha_train.reader.generator.arrange import arrange
from ficha_train.reader.generator.background import sentence
from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.driver_decoys import decoy_entries, printed_when
from ficha_train.reader.generator.driver_dress import caption_sign, voice
from ficha_train.reader.generator.driver_lists import LICENCE, PERSONAL, chosen, entries_of
from ficha_train.reader.generator.driver_slots import slots
from ficha_train.reader.generator.driver_values import Record
from ficha_train.reader.generator.driver_words import words
from ficha_train.reader.generator.page import Page, Paragraph
from ficha_train.reader.generator.tokens import Slot, Text, caption, plain, say

_COLUMNS: dict[str, tuple[str, str, float]] = {
    "cpf": ("<cpf>", "<a_cpf>", 0.75),
    "birth": ("<born>", "<a_born>", 0.6),
    "birth_place": ("<birthplace>", "<a_town>", 0.2),
    "registration": ("<registration>", "<a_reg>", 0.97),
    "category": ("<category>", "<a_cat>", 0.9),
    "issue": ("<issue>", "<a_issue>", 0.5),
    "expiry": ("<expiry>", "<a_expiry>", 0.95),
    "issue_state": ("<uf>", "<a_uf>", 0.4),
    "agency": ("<agency>", "<a_agency>", 0.12),
    "remarks": ("<remarks>", "<a_remarks>", 0.25),
    "mother": ("<mother>", "<a_mother>", 0.2),
    "father": ("<father>", "<a_father>", 0.15),
    "{RG|Identidade|Doc.}": ("<rg>", "<a_rg>", 0.2),
    "{1ª habilitação|1ª hab|1ª hab.|Prim. hab.}": ("<first>", "<a_first>", 0.2),
    "{Telefone|Celular|Contato}": ("<phone>", "<a_phone>", 0.2),
    "{Função|Cargo|Ocupação}": ("<trade>", "<a_trade>", 0.25),
    "{Matrícula|Chapa|Cód.|RE|Mat.}": ("<n>", "<n>", 0.35),
    "{Admissão|Dt. adm.|Cadastro}": ("<past>", "<past>", 0.2),
    "{Toxicológico|ASO|ASO até|Tox. val.|Periódico}": ("<future>", "<future>", 0.2),
    "{Placa|Veículo|Placa atual}": ("<plate>", "<plate>", 0.25),
    "{Situação|Status|EAR|MOPP}": ("{<state>|<yesno>}", "{<state>|<yesno>}", 0.2),
    "{Obs.|Observação}": ("{<remark>|<blank>|<blank>}", "{<remark>|<blank>|<blank>}", 0.12),
}
_SHORT = {
    "cpf": "{CPF|cpf}", "birth": "{Nasc.|Dt nasc|DN|Nascimento}", "birth_place": "{Natural.|Naturalidade|Natural de}",
    "registration": "{CNH|Reg.|Registro|Nº CNH|Nº reg.|Habilitação}", "category": "{Cat.|Cat|Categ.|Letra}",
    "issue": "{Emis.|Emissão|Exped.|Dt emissão|Exp.}", "expiry": "{Val.|Venc.|Validade|Vencto|Vence|Dt val}",
    "issue_state": "{UF|UF CNH|Est.}", "agency": "{Órg.|Emissor|Órg. emissor}", "remarks": "{Restr.|Obs. CNH|Obs CNH}",
    "mother": "{Mãe|Genitora}", "father": "{Pai|Genitor}",
}  # fmt: skip
_TITLES = (
    "{{Relação|Lista|Quadro|Planilha|Controle|Listagem|Relatório} de {motoristas|condutores|habilitados|CNH|CNHs a vencer|prestadores}|"
    "Motoristas {da frota|agregados|ativos|por filial}|Condutores {cadastrados|autorizados}|Escala de motoristas|Anexo I - condutores}"
)
_NAMED = (
    "{{Motorista|Condutor|Titular|Colaborador|Interessado}:|{Ficha|Extrato|Consulta|Recorte|Página|Via|Dados} {de|do motorista|individual "
    "de|do condutor}[:]|{Referente a|Filtro:|Selecionado:|Destinatário:|Em análise:|Solicitado por:}} <name>"
)


def rows_page(page: Page, record: Record) -> None:
    dice = page.dice
    filled = slots(dice, record)
    speak, sign = voice(dice), caption_sign(dice) if dice.chance(0.2) else ""
    if dice.chance(0.75):
        page.flow(say(dice, _TITLES, "TITLE"), size=page.size * dice.uniform(1, 1.5), align=dice.pick(["left", "centre"]))
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
        page.flow(say(dice, _NAMED, None, **filled))
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
        page.flow(say(dice, _NAMED, None, **filled))
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
    return _plainly(dice, _SHORT[name]) if short else words(dice, name, record)


def _plainly(dice: Dice, template: str) -> str:
    return " ".join(token.text for token in say(dice, template))


def _person(dice: Dice, mark: str, names: list[str], filled: dict[str, Slot]) -> list[Text]:
    """One row; others' cells are like the driver's and nobody asks for them."""
    if not mark:
        return [say(dice, "<name>", None, **filled), *(say(dice, _COLUMNS[name][0], None, **filled) for name in names)]
    templates = ["<a_name>", *(_COLUMNS[name][1] for name in names)]
    return [say(dice, template.replace("<a_", f"<{mark}_"), None, **filled) for template in templates]


def _down(page: Page, heads: list[str], rows: list[list[Text]]) -> None:
    """A row each."""
    size = min(page.size, page.dice.uniform(5, 8) if len(heads) > 6 else 11)
    edges = _edges(page, [max(_length(cell) for cell in column) for column in zip(*rows, strict=True)])
    for row in [[caption(head) for head in heads], *rows]:
        page.row([[Paragraph(cell, size)] for cell in row], edges)
    page.gap()


def _across(page: Page, heads: list[str], columns: list[list[Text]]) -> None:
    """A column each, captions in the first."""
    dice = page.dice
    roles = dice.pick([[], ["Motorista 1", "Motorista 2", "Motorista 3", "Motorista 4"], ["Condutor A", "Condutor B", "Condutor C", "Condutor D"],
                       ["1", "2", "3", "4"], ["1º", "2º", "3º", "4º"]])  # fmt: skip
    first = page.inner * dice.uniform(0.14, 0.28)
    edges = [page.left] + [page.left + first + (page.inner - first) * i / len(columns) for i in range(len(columns) + 1)]
    if roles:
        page.row([[Paragraph(plain(dice.pick(["", "Campo", "Dados"])), page.size)], *([Paragraph(caption(roles[i]), page.size)]
                 for i in range(len(columns)))], edges)  # fmt: skip
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
    return sum(len(token.text) + 1 for token in text)
