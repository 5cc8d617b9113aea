"""Screens of cards: small captions over big values in a grid, with the menu, the account's own user and other cards around."""

from ficha_train.reader.generator import values
from ficha_train.reader.generator.arrange import Entry
from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.driver_decoys import decoy_entries, number
from ficha_train.reader.generator.driver_dress import voice
from ficha_train.reader.generator.driver_lists import LICENCE, PERSONAL, chosen, entries_of
from ficha_train.reader.generator.driver_values import Record, other_date
from ficha_train.reader.generator.page import Page, Paragraph
from ficha_train.reader.generator.tokens import Text, Token, caption, plain, said, say

_MENU = """Início|Painel|Motoristas|Condutores|Veículos|Frota|Multas|Infrações|Documentos|Relatórios|Abastecimento|Viagens|Cadastros|Usuários|
Configurações|Ajuda|Sair|Mensagens|Perfil|Carteira|Serviços|Minha conta|Notificações|Agenda|Checklists|Contratos|Financeiro|Histórico"""
_USER = "{Olá, <p>|<p>|Usuário: <p>|Logado como <p>|<p> ▾|Bem-vind{o|a}, <p>|<p> - {gestor|operador|RH}|Conta: <p>|Sessão de <p>}"
_CARD = (
    "{Motorista|Condutor|CNH|Habilitação|Dados do condutor|Documento|Carteira de motorista|Resumo|Identificação|Licença|Perfil|Cadastro|"
    "Dados pessoais|Ficha}"
)
_OTHER_CARD = "{Veículo|Gestor|Último acesso|Contrato|Viagem atual|Multas|Seguro|Próximos eventos|Contato de emergência|Vistoria|Empresa}"
_BUTTONS = "Editar|Imprimir|Salvar|Voltar|Compartilhar|Ver mais|Atualizar|Baixar PDF|Fechar|Cancelar|Anexar|Excluir|Novo".split("|")
_ALERTS = [
    "{CNH vence em|Faltam} <n> dias", "{Última atualização|Sincronizado} <d> <c>", "<n> {novas notificações|pendências|documentos}",
    "{Próxima vistoria|Licenciamento|Seguro até} <d>", "Placa <plate> {em uso|na oficina|liberada}", "{Pontuação|Score|Nota} <n>",
    "{Cadastrado|Aprovado|Alterado} por <p> em <d>", "{Plano|Mensalidade} R$ <n>,90 {em 10 x sem juros|por mês}",
]  # fmt: skip


def tiles_page(page: Page, record: Record) -> None:
    dice = page.dice
    if dice.chance(0.4):
        page.right = min(page.right, page.left + dice.uniform(170, 330))
    speak = voice(dice)
    small, big = dice.uniform(0.45, 0.75), dice.uniform(1.05, 1.8)
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
    left, right = page.left, page.right
    if wide and dice.chance(0.35):
        page.left = _menu_at_left(page)
    if wide and dice.chance(0.5):
        _cards(page, record, cells)
    else:
        _heading(page, _CARD)
        _grid(page, cells, dice.pick([1, 2, 2, 3, 4] if wide else [1, 1, 2]))
    page.left, page.right = left, right
    for _ in range(dice.pick([0, 0, 1, 2, 3])):
        page.flow(_alert(dice, record), size=page.size * dice.uniform(0.7, 1))
    if dice.chance(0.5):
        page.put(plain(" ".join(dice.random.sample(_BUTTONS, dice.between(1, 4)))), page.left, page.y, page.size, dice.uniform(0, 20))


def _top(page: Page, record: Record) -> None:
    """Bar with a menu and the account's own user, who is hardly ever the driver."""
    dice = page.dice
    if dice.chance(0.5):
        page.put(plain(" ".join(dice.random.sample(_MENU.replace("\n", "").split("|"), dice.between(2, 5)))), page.left, page.y,
                 page.size * 0.85, dice.uniform(0, 14))  # fmt: skip
        page.gap(1.5)
    if dice.chance(0.65):
        whose = said(values.person_name(dice), "PERSON")
        page.flow(say(dice, _USER, None, p=whose), size=page.size * 0.85, align=dice.pick(["right", "right", "left"]))
    if dice.chance(0.4):
        page.flow(say(dice, "{Início|Home|Frota} {>|/|»} {Motoristas|Condutores|CNH}[ {>|/|»} <n>]", None, n=number(dice.digits(4))),
                  size=page.size * 0.8)  # fmt: skip
    page.gap(0.5)


def _menu_at_left(page: Page) -> float:
    """Returns where the page's own part begins."""
    dice = page.dice
    edge = page.left + page.inner * dice.uniform(0.15, 0.25)
    y = page.y
    for word in dice.random.sample(_MENU.replace("\n", "").split("|"), dice.between(3, 8)):
        y = page.flow(plain(word), page.left, edge, y) + page.size * 0.4
    return edge + 8


def _cards(page: Page, record: Record, cells: list[list[Paragraph]]) -> None:
    """Two or three cards side by side, one of them about something else; or one under the other."""
    dice = page.dice
    half = dice.between(1, max(1, len(cells) - 1))
    parts = [(_CARD, cells[:half]), (_CARD, cells[half:])]
    if dice.chance(0.6):
        other = [_tile(head, text, page.size * 0.6, page.size) for head, text in _other(dice, record)]
        parts.insert(dice.between(0, 2), (_OTHER_CARD, other))
    left, right, top, low = page.left, page.right, page.y, page.y
    step = (right - left) / len(parts)
    for i, (head, part) in enumerate(parts):
        page.left, page.right, page.y = left + step * i, left + step * (i + 1) - 8, top
        _heading(page, head)
        _grid(page, part, dice.pick([1, 1, 2]))
        low = max(low, page.y)
    page.left, page.right, page.y = left, right, low


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
        ("Nome", said(values.person_name(dice), "PERSON")),
        ("CPF", said(values.cpf(dice), "OTHER_ID")),
        ("Placa", said(values.plate(dice), "PLATE")),
        (dice.pick(["Validade", "Vencimento", "Até"]), other_date(dice, record, 2022, 2034)),
        (dice.pick(["Emissão", "Início", "Desde", "Nascimento"]), other_date(dice, record, 1960, 2026)),
        (dice.pick(["Registro", "Contrato", "Nº"]), number(dice.digits(dice.between(4, 11)))),
        (dice.pick(["Categoria", "Tipo"]), plain(dice.pick(["Leve", "Particular", "Aluguel", "Truck", "B"]))),
    ]
    return dice.random.sample(made, dice.between(1, 4))


def _alert(dice: Dice, record: Record) -> Text:
    return say(
        dice, dice.wording(_ALERTS), None, n=str(dice.between(1, 99)), d=lambda: other_date(dice, record), c=values.clock(dice),
        plate=said(values.plate(dice), "PLATE"), p=said(values.person_name(dice), "PERSON"),
    )  # fmt: skip
