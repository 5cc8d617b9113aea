"""A driver's data as one part of a paper about something else, whose own number, dates, place and remarks have the same
bare captions."""

from ficha_train.reader.generator import values
from ficha_train.reader.generator.arrange import Entry, arrange, heading
from ficha_train.reader.generator.background import salad, sentence
from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.driver_decoys import decoy_entries, number
from ficha_train.reader.generator.driver_lists import LICENCE, PERSONAL, chosen, data, signed
from ficha_train.reader.generator.driver_own_remarks import own_remark
from ficha_train.reader.generator.driver_sections import other_section
from ficha_train.reader.generator.driver_values import Record, other_date
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.tokens import Text, plain, said, say

_TITLES = (
    "{{Ordem|Autorização|Guia|Requisição} de {coleta|carregamento|transporte|serviço|viagem|entrega|abastecimento|saída}|"
    "{Proposta|Apólice|Certificado|Aviso} de {seguro|seguro de carga|seguro auto|sinistro}|"
    "{Contrato|Termo|Aditivo} de {locação|comodato|frete|agregamento|cessão de uso|prestação de serviços|responsabilidade|"
    "entrega de veículo|retirada}|"
    "{Boletim|Registro|Comunicação} de {ocorrência|acidente|sinistro|avaria}|"
    "{Auto de infração|Notificação de {autuação|penalidade}|Indicação de condutor|Recurso de multa|Defesa prévia}|"
    "{Ficha de registro de empregado|Livro de registro|Contrato de trabalho|Admissão|Exame admissional|Ordem de serviço}|"
    "{Alvará|Credencial|Permissão|Autorização} {de táxi|de mototáxi|de transporte escolar|de fretamento|de acesso|municipal}|"
    "{Laudo|Atestado|Resultado} {toxicológico|de exame|de aptidão|psicológico|médico}|"
    "{Certificado|Declaração|Matrícula|Histórico} {de curso|do CFC|de conclusão|de reciclagem|de treinamento}|"
    "{Requerimento|Protocolo|Comprovante|Recibo|Ofício} {de atendimento|de agendamento|de inscrição|de entrega|nº <n>|}|"
    "{Check-list|Vistoria|Laudo de vistoria|Controle de {portaria|frota|acesso}|Relação de visitantes|Manifesto de carga}}"
)

_HEADS = (
    "{{Dados|Identificação|Qualificação} d{o|a} {condutor|motorista|segurado|locatário|transportador|empregado|candidato|aluno|"
    "examinado|declarante|permissionário|autorizado|infrator|contratado}|"
    "{Condutor|Motorista|Motorista / condutor|Segurado e condutor|Condutor principal|Condutor indicado|Quem dirige|Condutor do "
    "veículo|Motorista designado|Responsável pela condução|Parte 2 - Condutor|II. DO CONDUTOR}[ {autorizado|habilitado}]}"
)


def paper_page(page: Page, record: Record) -> None:
    dice = page.dice
    if dice.chance(0.5):
        page.flow(plain(values.firm(dice)), size=page.size * dice.uniform(0.9, 1.4), align=dice.pick(["left", "centre"]))
    title = say(dice, _TITLES, "TITLE", n=number(dice.digits(dice.between(2, 6))))
    page.flow(title, size=page.size * dice.uniform(1, 1.6), align=dice.pick(["left", "centre", "centre"]))
    page.gap()
    parts = [lambda: _own(page, record), lambda: _driver(page, record)]
    for part in parts if dice.chance(0.75) else parts[::-1]:
        part()
    for _ in range(dice.pick([0, 0, 1, 1, 2])):
        other_section(page, record)
    if dice.chance(0.3):
        arrange(page, [_remarks(dice, record)])
    for _ in range(dice.pick([0, 0, 1, 2, 4])):
        page.flow(sentence(dice) if dice.chance(0.7) else salad(dice, dice.between(5, 25)))
    if dice.chance(0.6):
        signed(page, record)


def _driver(page: Page, record: Record) -> None:
    dice = page.dice
    if dice.chance(0.85):
        heading(page, _words(dice, _HEADS))
    # Such a paper seldom has all that a licence says.
    names = chosen(dice, PERSONAL + LICENCE, dice.pick([0.6, 0.8, 1]))
    arrange(page, data(dice, record, names, dice.pick([0, 1, 2, 4]), dice.chance(0.3)))


def _own(page: Page, record: Record) -> None:
    """What the paper says of itself."""
    dice = page.dice
    if dice.chance(0.25):
        heading(page, _words(dice, "{Dados d{o contrato|a apólice|a ordem|o documento|o registro|a ocorrência}|Identificação|1. Geral}"))
    made = [
        (0.8, "{Nº|Número|N.º|No.|Código|Nº do documento|Nº do {contrato|pedido|registro|processo}|Ref.|Registro|Série}",
         number(dice.digits(dice.between(3, 11)))),
        (0.8, "{Data|Emissão|Data de emissão|Emitid{o|a} em|Dt. emissão|Expedição|Data de expedição|Lavrado em|Data da emissão}",
         other_date(dice, record, 2018, 2026)),
        (0.5, "{Validade|Válid{o|a} até|Vigência|Vencimento|Data de validade|Vigência até|Prazo|Término|Dt. validade}",
         other_date(dice, record, 2022, 2032)),
        (0.3, "{Local|Cidade|Município|Unidade|UF|Local de emissão|Praça|Filial|Base}", _place(dice)),
        (0.25, "{Órgão emissor|Emissor|Emitente|Emitido por|Expedidor|Órgão expedidor|Órgão}", plain(values.firm(dice))),
        (0.25, "{Categoria|Cat.|Tipo|Classe|Modalidade|Grupo}",
         plain(dice.pick(["Particular", "Aluguel", "Econômico", "B2", "Classe 3", "Fracionada", "Própria", "Terceiros", "Padrão"]))),
        (0.2, "{Contratante|Cliente|Empresa|Tomador|Segurado|Solicitante|Locadora}",
         plain(values.firm(dice)) if dice.chance(0.5) else said(values.person_name(dice), "PERSON")),
        (0.2, "{CNPJ|CPF/CNPJ|Documento}", said(values.cnpj(dice), "OTHER_ID")),
    ]  # fmt: skip
    entries: list[Entry] = [(_words(dice, template), value) for share, template, value in made if dice.chance(share)]
    if dice.chance(0.2):
        entries.append(_remarks(dice, record))
    entries += decoy_entries(dice, record, dice.pick([0, 0, 1, 3]))
    if dice.chance(0.3):
        entries = dice.shuffled(entries)
    if entries:
        arrange(page, entries)


def _remarks(dice: Dice, record: Record) -> Entry:
    """Remarks of the paper, which are none of the licence's."""
    return _words(dice, "{Observações|Observação|Obs.|OBS|Anotações|Histórico|Informações adicionais}"), own_remark(dice)


def _place(dice: Dice) -> Text:
    return plain(f"{values.city(dice)}{dice.pick(['/', ' - ', '-', ', '])}{dice.pick(values.STATES)}")


def _words(dice: Dice, template: str) -> str:
    return " ".join(token.text for token in say(dice, template))
