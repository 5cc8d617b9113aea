"""What stands beside a driver's data: numbers, dates, remarks and sections of others."""

from collections.abc import Callable

from ficha_train.reader.generator import values
from ficha_train.reader.generator.arrange import Entry, arrange, heading
from ficha_train.reader.generator.background import sentence, unknown_entry
from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.driver.values import Record, cased, other_date
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.tokens import Text, caption, plain, said, say
from ficha_train.reader.generator.wordings import wordings

W = wordings("driver/decoys")


def own_remark(dice: Dice) -> Text:
    if dice.chance(0.2):
        return sentence(dice)
    return say(dice, dice.wording(W.remarks), n=str(dice.between(1, 900)), m=dice.digits(2))


Maker = Callable[[Dice, Record], Text]


def number(text: str) -> Text:
    return said(text, "OTHER_NUMBER")


def identity(dice: Dice, record: Record) -> Text:
    """The identity card's number with its issuer."""
    form = dice.pick(["{} {}", "{} {}", "{} - {}", "{} ({})", "{}/{}", "{}, {}"])
    return number(form.format(record.rg, record.rg_issuer) if dice.chance(0.75) else record.rg)


_DECOYS: list[tuple[str, Maker]] = [
    (
        "{1ª habilitação|Primeira habilitação|Data da {1ª|primeira} {habilitação|CNH}|1ª CNH|Habilitado desde|First licence|Data 1ª hab.}",
        other_date,
    ), (
        "{RG|Identidade|Doc. identidade|{Documento de|Carteira de} identidade|RG / órgão {emissor|expedidor}|Doc. identidade / órg. emissor / UF|Registro geral}",
        identity,
    ), ("{RENACH|Nº RENACH|Renach|Número RENACH|Formulário RENACH|Cód. RENACH}", lambda d, r: number(r.renach)),
    ("{PGU|Nº PGU|Prontuário PGU|Nº do PGU|Cadastro PGU}", lambda d, r: number(d.digits(d.pick([9, 10])))),
    ("{Espelho|Nº {do espelho|do formulário|da cédula}|Número do espelho|Cédula|Formulário}", lambda d, r: number(r.mirror)),
    ("{Código de segurança|Nº de segurança|Número de segurança|Cód. segurança|Segurança}", lambda d, r: number(r.security)), (
        "{Protocolo|Nº do protocolo|Ficha|Solicitação|Chamado|Ordem|Matrícula|Crachá|Cód. motorista|Código|ID|Registro funcional}",
        lambda d, r: number(d.digits(d.between(3, 10))),
    ), ("{Telefone|Celular|Tel.|Fone|Contato|Telefone / WhatsApp|Phone|Tel. contato}", lambda d, r: number(r.phone)),
    ("{E-mail|Email|E-mail do motorista|Correio eletrônico}", lambda d, r: plain(values.email(d))), (
        "{Endereço|Residência|Endereço completo|End.|Domicílio|Endereço residencial|Address|Logradouro}",
        lambda d, r: said(r.address, "ADDRESS"),
    ), ("{Empresa|Empregador|Transportadora|Contratante|Embarcador|Agência|Razão social}", lambda d, r: plain(values.firm(d))), (
        "{CNPJ|CNPJ da empresa|CNPJ do {empregador|contratante|embarcador}|CNPJ/MF|Inscrição CNPJ}",
        lambda d, r: said(values.cnpj(d), "OTHER_ID"),
    ), ("{Placa|Placa do {veículo|cavalo|caminhão}|Placa / UF|Veículo (placa)|Placa carreta}", lambda d, r: said(values.plate(d), "PLATE")),
    ("{RENAVAM|Renavam|Cód. RENAVAM|Código Renavam}", lambda d, r: number(d.digits(11))),
    ("{ANTT|RNTRC|Nº RNTRC|Registro ANTT}", lambda d, r: number(d.digits(d.pick([8, 9])))),
    ("{PIS|PIS/PASEP|NIT|INSS|PIS / NIT}", lambda d, r: number(f"{d.digits(3)}.{d.digits(5)}.{d.digits(2)}-{d.digits(1)}")),
    ("{CTPS|Carteira de trabalho|CTPS / série|Título de eleitor}", lambda d, r: number(d.digits(d.pick([7, 8, 12])))), (
        "{Exame toxicológico|Data do exame toxicológico|Toxicológico|Validade do toxicológico|Exame médico|Exame de aptidão|Aptidão física e mental|Psicotécnico}",
        other_date,
    ), (
        "{Curso MOPP|MOPP - validade|Validade {do MOPP|do curso}|Curso de direção defensiva|Treinamento|Data do curso|Curso CETPP|Reciclagem}",
        other_date,
    ), (
        "{Admissão|Data de admissão|Cadastrado em|Data do cadastro|Última atualização|Atualizado em|Data da consulta|Consultado em|Impresso em|Data}",
        other_date,
    ), (
        "{Instrutor|Médico|Médico perito|Responsável|Atendente|Gestor|Supervisor|Conferente|Usuário|Operador|Diretor|Examinador|Psicólogo}",
        lambda d, r: said(values.person_name(d), "PERSON"),
    ), (
        "{Proprietário|Proprietário do veículo|Dono do veículo|Cônjuge|Contato de emergência|Referência|Referência pessoal|Indicado por}",
        lambda d, r: said(values.person_name(d), "PERSON"),
    ), (
        "{CPF do {proprietário|cônjuge|responsável|gestor}|CPF/CNPJ do {proprietário|transportador}|CPF (proprietário)}",
        lambda d, r: said(values.tax_number(d), "OTHER_ID"),
    ), ("{Nascimento do {cônjuge|proprietário}|Nasc. {cônjuge|dependente}|Data de nascimento do dependente}", other_date), (
        "{Situação|Status|Situação da CNH|Situação do condutor|Bloqueio|Impedimentos}", lambda d, r: plain(
            d.pick(["REGULAR", "Ativa", "VÁLIDA", "Sem bloqueios", "Normal", "Não", "Ativo", "LIBERADO", "Nada consta", "EM DIA"])
        ),
    ),
    ("{Pontuação|Pontos|Pontos na CNH|Infrações|Multas}", lambda d, r: plain(d.pick(["0", "4", "7", "12", "Nenhuma", "0 pontos", "21"]))), (
        "{EAR|Exerce atividade remunerada|Atividade remunerada|CETPP|MOPP|Possui MOPP|ACC|Permissão|PPD|Curso MOPP|Produtos perigosos}",
        lambda d, r: plain(d.pick(["Sim", "Não", "SIM", "NÃO", "S", "N", "-", "***", "(X) Sim ( ) Não", "( ) Sim (X) Não"])),
    ), ("{Sexo|Gênero|Sex}", lambda d, r: plain(("Masculino" if r.gender == "m" else "Feminino") if d.chance(0.6) else r.gender.upper())), (
        "{Estado civil|Est. civil|Escolaridade|Grau de instrução}",
        lambda d, r: plain(d.pick(["Casado(a)", "Solteiro", "Divorciada", "Médio", "Superior", "Fundamental"])),
    ), (
        "{Função|Cargo|Profissão|Ocupação|Setor}",
        lambda d, r: plain(d.pick(["Motorista", "Motorista carreteiro", "Entregador", "Operador", "Autônomo", "Agregado"])),
    ), (
        "{Validade do {contrato|seguro|cadastro|ANTT|ASO}|Vencimento do {ASO|seguro|contrato}|ASO válido até|Apólice válida até|Cadastro válido até}",
        other_date,
    ), (
        "{{Validade|Vencimento|Vigência|Válid{o|a} até} d{o|a} {certificado|apólice|crachá|credencial|procuração|vistoria|seguro}|{Consulta|Certidão|Relatório} válid{o|a} até|Prazo para {recurso|defesa|pagamento|indicação}|Vencimento da {multa|taxa|guia}}",
        other_date,
    ), ("{Emissão do RG|Data de emissão {do RG|da identidade}|RG emitido em|Data expedição RG|Emissão da 2ª via}", other_date), (
        "{Órgão emissor do RG|Expedidor RG|Órg. exp. RG|Emissor RG|Órgão expedidor (RG)|Órgão expedidor/UF (identidade)}",
        lambda d, r: number(r.rg_issuer),
    ), (
        "{CNH anterior|Registro anterior|Habilitação anterior|Nº da CNH anterior|CNH antiga}",
        lambda d, r: said(d.digits(d.pick([9, 11])), "PREVIOUS_NUMBER"),
    ), (
        "{Validade anterior|Vencimento anterior|Validade da CNH anterior|Vencimento da última CNH}",
        lambda d, r: said(values.date(d, "numbers", 2005, 2024), "PREVIOUS_EXPIRY"),
    ), (
        "{Categoria {anterior|pretendida|do veículo|rebaixada|da 1ª habilitação}|Cat. {anterior|pretendida}|Mudança de categoria|Categoria exigida}",
        lambda d, r: plain(d.pick(["A", "B", "AB", "D", "E", "C", "-", "***"])),
    ), (
        "{UF {do RG|da 1ª habilitação|do exame|de residência|do veículo|da placa}|Estado {de residência|do exame}|UF placa|UF 1ª hab.}",
        lambda d, r: plain(d.pick(values.STATES)),
    ), (
        "{PID|Nº da PID|Permissão internacional|Número PID|Validador|Lote|Hash|Guia|DUDA|Taxa nº}",
        lambda d, r: number(d.digits(d.between(6, 12))),
    ), (
        "{Validade {da PID|do exame|do exame médico|do exame de saúde|do toxicológico|da biometria}|Data {do bloqueio|da infração|do cadastramento|do exame}|Emissão da PID|Próximo exame}",
        other_date,
    ), (
        "{Órgão autuador|Local do exame|Entidade|CFC|Autoescola|Clínica|Posto de atendimento|CIRETRAN|Unidade}",
        lambda d, r: plain(d.pick(["DER", "PRF", "CFC", "Clínica", "Poupatempo", "CIRETRAN"]) + " " + values.city(d)),
    ), (
        "{Nome social|Nome anterior|Apelido|Segundo condutor|Motorista reserva|Ajudante}",
        lambda d, r: said(values.person_name(d), "PERSON") if d.chance(0.5) else plain("-"),
    ), ("{Tipo sanguíneo|Grupo sanguíneo|Fator RH|Tipo sang.}", lambda d, r: plain(d.pick(["O+", "A+", "AB-", "B+", "O-"]))),
    ("{Banco|Agência / conta|Conta|Pix|Chave Pix}", lambda d, r: number(f"{d.digits(4)}-{d.digits(1)}")), (
        "{Veículo|Marca / modelo|Modelo|Tipo de veículo|Caminhão}",
        lambda d, r: plain(cased(values.invented_word(d).capitalize() + " " + d.digits(4), r.style)),
    ), (
        "{Observações {do cadastro|internas|do RH|do pedido|do atendente|gerais|do gestor|da viagem|da vistoria}|Obs. {do cliente|internas|da carga|gerais}|Comentários|Instruções|Recado|Motivo|Histórico|Informações gerais}",
        lambda d, r: own_remark(d),
    ), (
        "{Cidade|Município|Cidade de residência|Cidade/UF (endereço)|Filial|Origem|Destino|Base}",
        lambda d, r: plain(f"{values.city(d)}{d.pick(['/', ' - '])}{d.pick(values.STATES)}"),
    ),
]


def decoy_entries(dice: Dice, record: Record, count: int) -> list[Entry]:
    """Different ones; one in eight of an unknown caption."""
    out = []
    for template, make in dice.random.sample(_DECOYS, min(count, len(_DECOYS))):
        if dice.chance(0.12):
            out.append(unknown_entry(dice))
        else:
            out.append((" ".join((token.text for token in say(dice, template))), make(dice, record)))
    return out


def printed_when(dice: Dice, record: Record) -> Text:
    """When and by whom a print-out was made."""
    return say(
        dice, W.printed_when, d=other_date(dice, record, 2015, 2026), c=values.clock(dice), p=said(values.person_name(dice), "PERSON"),
        n=number(dice.digits(dice.between(3, 8))),
    )


def other_section(page: Page, record: Record) -> None:
    """A person, a vehicle, or courses."""
    dice = page.dice
    make, heads = dice.pick([(_person, W.person_heads), (_person, W.person_heads), (_vehicle, W.vehicle_heads), (_courses, W.course_heads)])
    heading(page, _words(dice, heads))
    arrange(page, make(dice, record))


def beside(page: Page, record: Record, entries: list[Entry]) -> None:
    """The driver's list and another one side by side, each under its own heading."""
    dice = page.dice
    middle = page.left + page.inner * dice.uniform(0.4, 0.6)
    make, heads = dice.pick([(_person, W.person_heads), (_vehicle, W.vehicle_heads), (_courses, W.course_heads)])
    lists = [
        (plain(dice.pick(["Motorista", "CONDUTOR", "Dados do condutor", "Habilitação", "1. Motorista"])), entries),
        (say(dice, heads), make(dice, record)),
    ]
    stacked, sign = (dice.chance(0.4), dice.pick([":", "", ":"]))
    top = lowest = page.y
    for (title, part), left, right in zip(dice.shuffled(lists), (page.left, middle + 4), (middle - 4, page.right), strict=True):
        y = page.flow(title, left, right, top)
        for words, value in part:
            head = caption(words + sign)
            if stacked:
                y = page.flow(value, left, right, page.flow(head, left, right, y, page.size * 0.8))
            else:
                y = page.flow([*head, *value], left, right, y)
        lowest = max(lowest, y)
    page.y = lowest
    page.gap()


def _words(dice: Dice, template: str) -> str:
    return " ".join((token.text for token in say(dice, template)))


def _some(dice: Dice, entries: list[tuple[float, str, Text]]) -> list[Entry]:
    out = [(_words(dice, template), value) for share, template, value in entries if dice.chance(share)]
    return out or [(_words(dice, entries[0][1]), entries[0][2])]


def _person(dice: Dice, record: Record) -> list[Entry]:
    other = values.person(dice, 1945, 2004)
    return _some(
        dice, [
            (0.95, "{Nome|Nome completo|Nome / razão social|Name}", said(other.name, "PERSON")),
            (0.7, "{CPF|CPF/CNPJ|CPF nº|Documento}", said(values.tax_number(dice) if dice.chance(0.3) else values.cpf(dice), "OTHER_ID")),
            (0.4, "{RG|Identidade|RG / órgão emissor}", number(f"{other.rg} {other.rg_issuer}")),
            (0.4, "{Data de nascimento|Nascimento|Nasc.|Dt. nasc.}", other_date(dice, record, 1940, 2004)),
            (0.15, "{Naturalidade|Local de nascimento}", plain(f"{values.city(dice)}/{dice.pick(values.STATES)}")),
            (0.5, "{Telefone|Celular|Fone}", number(values.phone(dice))),
            (0.5, "{Endereço|End.|Residência}", said(other.address, "ADDRESS")),
            (0.3, "{Cidade|Município|Cidade/UF}", plain(f"{values.city(dice)} - {dice.pick(values.STATES)}")),
            (0.15, "{Parentesco|Vínculo|Relação}", plain(dice.pick(["Cônjuge", "Irmão", "Sócio", "Mãe", "Colega", "Filha"]))),
            (0.2, "{CRM|Registro|Registro profissional|CREF|Credencial}", number(dice.digits(dice.between(4, 7)))),
        ],
    )


def _vehicle(dice: Dice, record: Record) -> list[Entry]:
    return _some(
        dice, [
            (0.95, "{Placa|Placa/UF|Placas}", said(values.plate(dice), "PLATE")),
            (0.6, "{RENAVAM|Renavam|Cód. Renavam}", number(dice.digits(11))),
            (0.4, "{Chassi|Nº do chassi}", number("9BW" + dice.digits(14))),
            (0.6, "{Marca/modelo|Modelo|Marca|Tipo}", plain(f"{values.invented_word(dice).upper()} {dice.digits(4)}")), (
                0.4, "{Categoria|Espécie|Categoria do veículo}",
                plain(dice.pick(["PARTICULAR", "ALUGUEL", "Aluguel", "Carga", "Caminhão trator"])),
            ), (0.4, "{Ano|Ano fab./mod.|Exercício}", plain(str(dice.between(1995, 2026)))),
            (0.3, "{Validade|Vencimento|Licenciado até|Validade do seguro}", other_date(dice, record, 2015, 2030)),
            (0.3, "{Data de emissão|Emissão|Emissão do CRLV}", other_date(dice, record, 2005, 2026)),
            (0.3, "{Registro ANTT|RNTRC|Nº ANTT|Nº do CRV}", number(dice.digits(dice.pick([8, 9, 12])))), (
                0.4, "{Proprietário|Nome do proprietário}",
                said(values.person_name(dice), "PERSON") if dice.chance(0.6) else plain(values.firm(dice)),
            ), (0.3, "{Município|Cidade|Local}", plain(f"{values.city(dice)}/{dice.pick(values.STATES)}")),
            (0.3, "{Cor|Combustível|Carroceria}", plain(dice.pick(["BRANCA", "Diesel", "Baú", "Graneleiro", "PRETA", "Flex"]))),
        ],
    )


def _courses(dice: Dice, record: Record) -> list[Entry]:
    return _some(
        dice, [
            (0.9, "{Curso|Exame|Tipo|Descrição}", plain(dice.pick(W.courses))),
            (0.7, "{Data|Realizado em|Data da coleta|Data de emissão|Início}", other_date(dice, record, 2010, 2026)),
            (0.7, "{Validade|Válido até|Vencimento|Término}", other_date(dice, record, 2015, 2032)),
            (0.4, "{Certificado nº|Laudo|Registro|Nº}", number(dice.digits(dice.between(4, 11)))), (
                0.4, "{Instrutor|Médico|Clínica|Entidade|Laboratório}",
                said(values.person_name(dice), "PERSON") if dice.chance(0.5) else plain(values.firm(dice)),
            ), (
                0.4, "{Resultado|Situação|Parecer}",
                plain(dice.pick(["APTO", "Negativo", "Apto com restrição A", "Concluído", "Inapto", "Aprovado"])),
            ), (0.2, "{Local|Cidade}", plain(f"{values.city(dice)}/{dice.pick(values.STATES)}")),
        ],
    )
