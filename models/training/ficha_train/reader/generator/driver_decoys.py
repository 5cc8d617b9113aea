"""What stands beside a driver's data and is not asked for: other numbers, dates, people and offices."""

from collections.abc import Callable

from ficha_train.reader.generator import values
from ficha_train.reader.generator.arrange import Entry
from ficha_train.reader.generator.background import unknown_entry
from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.driver_own_remarks import own_remark
from ficha_train.reader.generator.driver_values import Record, cased, other_date
from ficha_train.reader.generator.tokens import Text, plain, said, say

Maker = Callable[[Dice, Record], Text]


def number(text: str) -> Text:
    return said(text, "OTHER_NUMBER")


def identity(dice: Dice, record: Record) -> Text:
    """The identity card's number with its issuer."""
    form = dice.pick(["{} {}", "{} {}", "{} - {}", "{} ({})", "{}/{}", "{}, {}"])
    return number(form.format(record.rg, record.rg_issuer) if dice.chance(0.75) else record.rg)


_DECOYS: list[tuple[str, Maker]] = [
    ("{1ª habilitação|Primeira habilitação|Data da {1ª|primeira} {habilitação|CNH}|1ª CNH|Habilitado desde|First licence|Data 1ª hab.}",
     other_date),
    ("{RG|Identidade|Doc. identidade|{Documento de|Carteira de} identidade|RG / órgão {emissor|expedidor}|Doc. identidade / órg. "
     "emissor / UF|Registro geral}", identity),
    ("{RENACH|Nº RENACH|Renach|Número RENACH|Formulário RENACH|Cód. RENACH}", lambda d, r: number(r.renach)),
    ("{PGU|Nº PGU|Prontuário PGU|Nº do PGU|Cadastro PGU}", lambda d, r: number(d.digits(d.pick([9, 10])))),
    ("{Espelho|Nº {do espelho|do formulário|da cédula}|Número do espelho|Cédula|Formulário}", lambda d, r: number(r.mirror)),
    ("{Código de segurança|Nº de segurança|Número de segurança|Cód. segurança|Segurança}", lambda d, r: number(r.security)),
    ("{Protocolo|Nº do protocolo|Ficha|Solicitação|Chamado|Ordem|Matrícula|Crachá|Cód. motorista|Código|ID|Registro funcional}",
     lambda d, r: number(d.digits(d.between(3, 10)))),
    ("{Telefone|Celular|Tel.|Fone|Contato|Telefone / WhatsApp|Phone|Tel. contato}", lambda d, r: number(r.phone)),
    ("{E-mail|Email|E-mail do motorista|Correio eletrônico}", lambda d, r: plain(values.email(d))),
    ("{Endereço|Residência|Endereço completo|End.|Domicílio|Endereço residencial|Address|Logradouro}", lambda d,
     r: said(r.address, "ADDRESS")),
    ("{Empresa|Empregador|Transportadora|Contratante|Embarcador|Agência|Razão social}", lambda d, r: plain(values.firm(d))),
    ("{CNPJ|CNPJ da empresa|CNPJ do {empregador|contratante|embarcador}|CNPJ/MF|Inscrição CNPJ}", lambda d,
     r: said(values.cnpj(d), "OTHER_ID")),
    ("{Placa|Placa do {veículo|cavalo|caminhão}|Placa / UF|Veículo (placa)|Placa carreta}", lambda d, r: said(values.plate(d), "PLATE")),
    ("{RENAVAM|Renavam|Cód. RENAVAM|Código Renavam}", lambda d, r: number(d.digits(11))),
    ("{ANTT|RNTRC|Nº RNTRC|Registro ANTT}", lambda d, r: number(d.digits(d.pick([8, 9])))),
    ("{PIS|PIS/PASEP|NIT|INSS|PIS / NIT}", lambda d, r: number(f"{d.digits(3)}.{d.digits(5)}.{d.digits(2)}-{d.digits(1)}")),
    ("{CTPS|Carteira de trabalho|CTPS / série|Título de eleitor}", lambda d, r: number(d.digits(d.pick([7, 8, 12])))),
    ("{Exame toxicológico|Data do exame toxicológico|Toxicológico|Validade do toxicológico|Exame médico|Exame de aptidão|Aptidão "
     "física e mental|Psicotécnico}",
     other_date),
    ("{Curso MOPP|MOPP - validade|Validade {do MOPP|do curso}|Curso de direção defensiva|Treinamento|Data do curso|Curso CETPP|"
     "Reciclagem}", other_date),
    ("{Admissão|Data de admissão|Cadastrado em|Data do cadastro|Última atualização|Atualizado em|Data da consulta|Consultado em|"
     "Impresso em|Data}", other_date),
    ("{Instrutor|Médico|Médico perito|Responsável|Atendente|Gestor|Supervisor|Conferente|Usuário|Operador|Diretor|Examinador|Psicólogo}",
     lambda d, r: said(values.person_name(d), "PERSON")),
    ("{Proprietário|Proprietário do veículo|Dono do veículo|Cônjuge|Contato de emergência|Referência|Referência pessoal|Indicado por}",
     lambda d, r: said(values.person_name(d), "PERSON")),
    ("{CPF do {proprietário|cônjuge|responsável|gestor}|CPF/CNPJ do {proprietário|transportador}|CPF (proprietário)}",
     lambda d, r: said(values.tax_number(d), "OTHER_ID")),
    ("{Nascimento do {cônjuge|proprietário}|Nasc. {cônjuge|dependente}|Data de nascimento do dependente}", other_date),
    ("{Situação|Status|Situação da CNH|Situação do condutor|Bloqueio|Impedimentos}",
     lambda d, r: plain(d.pick(["REGULAR", "Ativa", "VÁLIDA", "Sem bloqueios", "Normal", "Não", "Ativo", "LIBERADO", "Nada consta",
         "EM DIA"]))),
    ("{Pontuação|Pontos|Pontos na CNH|Infrações|Multas}", lambda d, r: plain(d.pick(["0", "4", "7", "12", "Nenhuma", "0 pontos", "21"]))),
    ("{EAR|Exerce atividade remunerada|Atividade remunerada|CETPP|MOPP|Possui MOPP|ACC|Permissão|PPD|Curso MOPP|Produtos perigosos}",
     lambda d, r: plain(d.pick(["Sim", "Não", "SIM", "NÃO", "S", "N", "-", "***", "(X) Sim ( ) Não", "( ) Sim (X) Não"]))),
    ("{Sexo|Gênero|Sex}", lambda d, r: plain(("Masculino" if r.gender == "m" else "Feminino") if d.chance(0.6) else r.gender.upper())),
    ("{Estado civil|Est. civil|Escolaridade|Grau de instrução}", lambda d,
     r: plain(d.pick(["Casado(a)", "Solteiro", "Divorciada", "Médio", "Superior", "Fundamental"]))),
    ("{Função|Cargo|Profissão|Ocupação|Setor}", lambda d,
     r: plain(d.pick(["Motorista", "Motorista carreteiro", "Entregador", "Operador", "Autônomo", "Agregado"]))),
    ("{Validade do {contrato|seguro|cadastro|ANTT|ASO}|Vencimento do {ASO|seguro|contrato}|ASO válido até|Apólice válida até|"
     "Cadastro válido até}", other_date),
    ("{{Validade|Vencimento|Vigência|Válid{o|a} até} d{o|a} {certificado|apólice|crachá|credencial|procuração|vistoria|seguro}|"
     "{Consulta|Certidão|Relatório} válid{o|a} até|Prazo para {recurso|defesa|pagamento|indicação}|Vencimento da {multa|taxa|"
     "guia}}",
     other_date),
    ("{Emissão do RG|Data de emissão {do RG|da identidade}|RG emitido em|Data expedição RG|Emissão da 2ª via}", other_date),
    ("{Órgão emissor do RG|Expedidor RG|Órg. exp. RG|Emissor RG|Órgão expedidor (RG)|Órgão expedidor/UF (identidade)}", lambda d,
     r: number(r.rg_issuer)),
    ("{CNH anterior|Registro anterior|Habilitação anterior|Nº da CNH anterior|CNH antiga}", lambda d,
     r: said(d.digits(d.pick([9, 11])), "PREVIOUS_NUMBER")),
    ("{Validade anterior|Vencimento anterior|Validade da CNH anterior|Vencimento da última CNH}",
     lambda d, r: said(values.date(d, "numbers", 2005, 2024), "PREVIOUS_EXPIRY")),
    ("{Categoria {anterior|pretendida|do veículo|rebaixada|da 1ª habilitação}|Cat. {anterior|pretendida}|Mudança de categoria|"
     "Categoria exigida}",
     lambda d, r: plain(d.pick(["A", "B", "AB", "D", "E", "C", "-", "***"]))),
    ("{UF {do RG|da 1ª habilitação|do exame|de residência|do veículo|da placa}|Estado {de residência|do exame}|UF placa|UF 1ª hab.}",
     lambda d, r: plain(d.pick(values.STATES))),
    ("{PID|Nº da PID|Permissão internacional|Número PID|Validador|Lote|Hash|Guia|DUDA|Taxa nº}", lambda d,
     r: number(d.digits(d.between(6, 12)))),
    ("{Validade {da PID|do exame|do exame médico|do exame de saúde|do toxicológico|da biometria}|Data {do bloqueio|da infração|do "
     "cadastramento|do exame}|Emissão da PID|Próximo exame}",
     other_date),
    ("{Órgão autuador|Local do exame|Entidade|CFC|Autoescola|Clínica|Posto de atendimento|CIRETRAN|Unidade}",
     lambda d, r: plain(d.pick(["DER", "PRF", "CFC", "Clínica", "Poupatempo", "CIRETRAN"]) + " " + values.city(d))),
    ("{Nome social|Nome anterior|Apelido|Segundo condutor|Motorista reserva|Ajudante}", lambda d,
     r: said(values.person_name(d), "PERSON") if d.chance(0.5) else plain("-")),
    ("{Tipo sanguíneo|Grupo sanguíneo|Fator RH|Tipo sang.}", lambda d, r: plain(d.pick(["O+", "A+", "AB-", "B+", "O-"]))),
    ("{Banco|Agência / conta|Conta|Pix|Chave Pix}", lambda d, r: number(f"{d.digits(4)}-{d.digits(1)}")),
    ("{Veículo|Marca / modelo|Modelo|Tipo de veículo|Caminhão}", lambda d,
     r: plain(cased(values.invented_word(d).capitalize() + " " + d.digits(4), r.style))),
    ("{Observações {do cadastro|internas|do RH|do pedido|do atendente|gerais|do gestor|da viagem|da vistoria}|Obs. {do cliente|"
     "internas|da carga|gerais}|Comentários|Instruções|Recado|Motivo|Histórico|Informações gerais}", lambda d, r: own_remark(d)),
    ("{Cidade|Município|Cidade de residência|Cidade/UF (endereço)|Filial|Origem|Destino|Base}",
     lambda d, r: plain(f"{values.city(d)}{d.pick(['/', ' - '])}{d.pick(values.STATES)}")),
]  # fmt: skip


def decoy_entries(dice: Dice, record: Record, count: int) -> list[Entry]:
    """Different ones; one in eight of an unknown caption."""
    out = []
    for template, make in dice.random.sample(_DECOYS, min(count, len(_DECOYS))):
        if dice.chance(0.12):
            out.append(unknown_entry(dice))
        else:
            out.append((" ".join(token.text for token in say(dice, template)), make(dice, record)))
    return out


def printed_when(dice: Dice, record: Record) -> Text:
    """When and by whom a print-out was made."""
    return say(
        dice,
        "{{Impresso|Emitido|Consulta realizada|Relatório gerado|Documento gerado|Extraído|Consultado} em|Data da {consulta|impressão|"
        "emissão do relatório}:|"
        "Emissão do relatório:|{Printed|Generated}:} <d>[ {às|-} <c>][ {por|- Usuário:|- Operador:} <p>][ {IP|Terminal|Estação|"
        "Sessão}[:] <n>]",
        d=other_date(dice, record, 2015, 2026),
        c=values.clock(dice),
        p=said(values.person_name(dice), "PERSON"),
        n=number(dice.digits(dice.between(3, 8))),
    )
