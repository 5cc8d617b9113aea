"""A driver's data as captions with values: print-outs of a register, forms, plain lists, portals."""

from ficha_train.reader.generator import values
from ficha_train.reader.generator.arrange import Entry, arrange, heading
from ficha_train.reader.generator.background import footer, salad, sentence
from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.driver_decoys import decoy_entries, printed_when
from ficha_train.reader.generator.driver_joint import beneath, with_joint
from ficha_train.reader.generator.driver_sections import beside, other_section
from ficha_train.reader.generator.driver_values import Record, agency, continued
from ficha_train.reader.generator.driver_words import entry, words
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.tokens import Text, caption, plain, said, say

PERSONAL = ["name", "cpf", "birth", "birthplace", "filiation", "nationality"]
LICENCE = ["registration", "category", "issue", "expiry", "place", "agency", "remarks"]
_SHARE = {
    "name": 0.97, "cpf": 0.88, "birth": 0.85, "birthplace": 0.62, "filiation": 0.68, "nationality": 0.2, "registration": 0.96,
    "category": 0.93, "issue": 0.84, "expiry": 0.93, "place": 0.62, "agency": 0.5, "remarks": 0.6,
}  # fmt: skip

_TITLES = """{Consulta de {CNH|condutor|habilitação}|Prontuário do condutor|Prontuário {geral unificado|de habilitação}|Extrato {do
condutor|da CNH|de pontuação}| Dados {do condutor|da CNH|da habilitação|do motorista}|Ficha {cadastral do motorista|de registro de
motorista|do condutor|de motorista autônomo}| Cadastro de {motorista|condutor|agregado|motoristas}[ - {pessoa física|frota
própria|terceiros}]|Registro Nacional de Carteira de Habilitação| Relatório de condutor|Espelho da CNH|Informações da carteira de
habilitação|Minha habilitação|Formulário de {cadastro|credenciamento|registro de condutor}| Resultado da {consulta|pesquisa}|RENACH
- consulta {de condutores|ao condutor}|Carteira Nacional de Habilitação|Driver information| Cadastro para liberação de
carga|Autorização de motorista|Checklist de motorista|Portal do condutor|Habilitação|Dossiê do motorista}"""


def title(dice: Dice) -> Text:
    text = say(dice, _TITLES, "TITLE")
    return [type(t)(t.text.upper(), t.role, t.begins) for t in text] if dice.chance(0.6) else text


def chosen(dice: Dice, names: list[str], keep: float = 1) -> list[str]:
    """Which of the data this paper has."""
    return [name for name in names if dice.chance(_SHARE[name] * keep)]


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
            found = [(head, plain(dice.pick(_EMPTY))) for head, _ in found]
        out += found
    if "birthplace" in names and dice.chance(0.1):
        out = _parted(dice, record, out)
    for one in decoy_entries(dice, record, decoys):
        out.insert(dice.between(0, len(out)), one)
    if dice.chance(0.14):
        out = with_joint(dice, record, out)
    return out


_EMPTY = ["", "", "-", "***", "não informado", "Não consta", "N/I", "NÃO DECLARADO", "____________", "n/d", "xxxx"]
"""What stands where there is no value."""


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
        blocks = [(PERSONAL, _PERSONAL_HEADS), (LICENCE, _LICENCE_HEADS)]
        for names, heads in blocks if dice.chance(0.8) else blocks[::-1]:
            if dice.chance(0.75):
                heading(page, " ".join(t.text for t in say(dice, heads)))
            arrange(page, data(dice, record, chosen(dice, names), decoys // 2, mixed))
    if dice.chance(0.15):
        _decoy_block(page, record)
    for _ in range(dice.pick([0, 0, 0, 1, 2])):
        other_section(page, record)
    _ending(page, record)


def _decoy_block(page: Page, record: Record) -> None:
    dice = page.dice
    heading(page, " ".join(t.text for t in say(dice, _OTHER_HEADS)))
    arrange(page, decoy_entries(dice, record, dice.between(3, 9)))


_PERSONAL_HEADS = (
    "{{Dados|Informações} {pessoais|do condutor|do motorista|cadastrais|do titular}|Identificação[ do {condutor|motorista}]|"
    "Motorista|1. Condutor|I - Pessoa|Quem é}"
)
_LICENCE_HEADS = (
    "{{Dados|Informações} da {CNH|habilitação|carteira}|Habilitação|CNH|Documento de habilitação|2. CNH|II - Habilitação|Carteira de "
    "motorista|Licença de condução}"
)
_OTHER_HEADS = (
    "{{Dados do|Informações do} {veículo|proprietário|empregador|contratante}|Veículo|Outros dados|Complemento|Contato|Vínculo|"
    "Controle interno}"
)


def _state_of_issue(dice: Dice, record: Record) -> Entry:
    head, text = entry(dice, record, "issue_state")
    return head, continued(text)


def _parted(dice: Dice, record: Record, entries: list[Entry]) -> list[Entry]:
    """City and state of birth are not beside each other: the state comes a few entries later."""
    kept = [one for one in entries if not any(token.role == "BIRTH_PLACE" for token in one[1])]
    at = dice.between(0, len(kept))
    kept.insert(at, entry(dice, record, "birth_city"))
    head = " ".join(t.text for t in say(dice, "{UF|Estado|UF} {de nascimento|nasc.|da naturalidade|natal}"))
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
        lines = [
            plain(dice.pick(["GOVERNO DO ESTADO", "REPÚBLICA FEDERATIVA DO BRASIL", "Secretaria de Segurança Pública",
                "MINISTÉRIO DOS TRANSPORTES"])),
            say(dice, agency(dice, record.state), "AGENCY"),
            plain(dice.pick(["Diretoria de Habilitação", "Sistema RENACH", "Coordenadoria de Condutores", "CIRETRAN",
                "Setor de Habilitação"])),
        ]
        lines = [line for line in lines if dice.chance(0.6)] or lines[1:2]
    else:
        lines = [plain(values.firm(dice))]
        if dice.chance(0.5):
            lines.append(say(dice, "CNPJ[:] <n>[ - {IE|Insc. Est.}: <m>]", n=said(values.cnpj(dice), "OTHER_ID"),
                m=said(dice.digits(9), "OTHER_NUMBER")))
        if dice.chance(0.4):
            lines.append(footer(dice))
    for line in lines:
        page.flow(line, size=size, align=align)
    page.gap()


def _portal_head(page: Page, record: Record) -> None:
    """Menus and buttons of a web page or an app."""
    dice = page.dice
    words = """Início Serviços Veículos Condutor Infrações Sair Ajuda Menu Perfil Habilitação Consultas Voltar Atendimento Entrar
    Buscar Notificações Agendamento gov.br Acessibilidade Documentos Carteira Favoritos Histórico Compartilhar Exportar
    Configurações""".split()
    for _ in range(dice.between(1, 2)):
        text: Text = []
        for word in dice.random.sample(words, dice.between(3, 7)):
            text += plain(word) + (plain(dice.pick(["|", ">", "•"])) if dice.chance(0.4) else [])
        page.put(text, page.left, page.y, page.size * dice.uniform(0.8, 1.1), dice.uniform(0, 20))
        page.gap(1.5)
    if dice.chance(0.4):
        page.flow(say(dice, "{Olá|Bem-vindo|Usuário:|Logado como|Conta de}[,] <p>",
            p=said(record.name, "HOLDER") if dice.chance(0.4) else said(values.person_name(dice), "PERSON")), align="right")


def _ending(page: Page, record: Record) -> None:
    dice = page.dice
    for _ in range(dice.pick([0, 0, 0, 1, 2, 2, 12])):
        page.flow(sentence(dice) if dice.chance(0.7) else salad(dice, dice.between(5, 25)))
    if dice.chance(0.35):
        page.flow(printed_when(dice, record), size=page.size * 0.85, align=dice.pick(["left", "right", "centre"]))
    if dice.chance(0.2):
        signed(page, record)
    if dice.chance(0.2):
        buttons = ["Imprimir", "Voltar", "Nova consulta", "Baixar PDF", "Salvar", "Fechar", "Editar", "Enviar", "Cancelar",
            "Ver CNH digital"]
        page.put(plain(" ".join(dice.random.sample(buttons, dice.between(1, 3)))), page.left, page.y, page.size, dice.uniform(0, 25))
        page.gap(2)
    if dice.chance(0.3):
        page.flow(footer(dice), size=page.size * 0.8, align=dice.pick(["left", "centre"]))
    if dice.chance(0.15):
        page.flow(
            say(dice, "{Código de {autenticidade|verificação|validação}|Autenticação|Chave|Código}: <k>[ {em|-|Verifique em|Confirme "
                      "em} <l>]",
                k=said(values.code(dice), "KEY"), l=said(values.link(dice), "LINK"))
        )  # fmt: skip


def signed(page: Page, record: Record) -> None:
    """Place, date, and a line with a name under it."""
    dice = page.dice
    page.gap(1)
    if dice.chance(0.7):
        page.flow(say(dice, f"{values.city(dice)}[/{dice.pick(values.STATES)}], <d>[.]", d=said(values.date(dice), "OTHER_DATE")),
            align=dice.pick(["left", "right"]))
        page.gap(1)
    if dice.chance(0.6):
        page.flow(plain("_" * dice.between(15, 35)))
    if dice.chance(0.5):
        page.flow(said(record.name, "HOLDER"))
        if dice.chance(0.15):
            page.flow(beneath(dice, record))
        page.flow(caption(dice.pick(["Motorista", "Assinatura do condutor", "Condutor", "Assinatura do motorista", "Declarante"])))
    else:
        page.flow(said(values.person_name(dice), "PERSON"))
        page.flow(plain(dice.pick(["Diretor", "Chefe da CIRETRAN", "Gerente de frota", "Responsável", "Encarregado",
            "Assinatura do emissor", "Delegado"])))
