"""Values and captions of papers that are none of the three types."""

from collections.abc import Callable

from ficha_train.reader.generator import values
from ficha_train.reader.generator.arrange import Entry
from ficha_train.reader.generator.background import unknown_entry
from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.tokens import Text, plain, said, say

Maker = Callable[[Dice], Text]


def number(text: str) -> Text:
    return said(text, "OTHER_NUMBER")


def person(dice: Dice) -> Text:
    return said(values.person_name(dice), "PERSON")


def day(dice: Dice) -> Text:
    return said(values.date(dice), "OTHER_DATE")


def money(dice: Dice) -> Text:
    return plain(f"{dice.pick(['R$ ', 'R$', ''])}{dice.between(0, 99)}.{dice.digits(3)},{dice.digits(2)}")


def city(dice: Dice) -> Text:
    return plain(f"{values.city(dice)}{dice.pick(['/', ' - ', '-', ', '])}{dice.pick(values.STATES)}")


def a(dice: Dice, *choices: str) -> Text:
    return plain(dice.pick(choices))


ENTRIES: dict[str, tuple[str, Maker]] = {
    "name": ("{Nome|Nome completo|Nome do titular|Nome / Name|Interessado|Requerente|Cliente|Beneficiário|Nome do registrado}", person),
    "cpf": ("{CPF|CPF nº|C.P.F.|CPF / Personal number|Nº do CPF|Registro Geral - CPF}", lambda d: said(values.cpf(d), "OTHER_ID")),
    "tax": ("{CPF/CNPJ|CNPJ|CNPJ / CPF|CNPJ/MF|Inscrição no CNPJ}", lambda d: said(values.tax_number(d), "OTHER_ID")), "firm": (
        "{Razão social|Empresa|Emitente|Tomador|Prestador de serviços|Destinatário|Empregador|Nome empresarial|Contratada}",
        lambda d: plain(values.firm(d)),
    ), "rg": ("{RG|Registro geral|Identidade|Doc. de identidade|Nº do RG}", lambda d: number(f"{values.rg(d)} {values.rg_issuer(d)}")),
    "born": (
        "{Data de nascimento|Nascimento|Data de nascimento / Date of birth|Nascido em|DN|Dt. nasc.}",
        lambda d: said(values.date(d, None, 1940, 2024), "BIRTH"),
    ), "birth_place": (
        "{Naturalidade|Local de nascimento|Município de nascimento|Naturalidade / Place of birth|Natural de}",
        lambda d: said(" ".join((t.text for t in city(d))), "BIRTH_PLACE"),
    ), "mother": ("{Mãe|Nome da mãe|Genitora|Filiação materna}", lambda d: said(values.person_name(d, "f"), "PARENT")),
    "father": ("{Pai|Nome do pai|Genitor|Filiação paterna}", lambda d: said(values.person_name(d, "m"), "PARENT")), "nationality": (
        "{Nacionalidade|Nationality}", lambda d: said(d.pick(["BRASILEIRA", "brasileiro", "Brasileira", "BRA"]), "NATIONALITY"),
    ), "address": (
        "{Endereço|Endereço completo|Logradouro|Local|Residência|Endereço de entrega|Local da obra}",
        lambda d: said(values.address(d), "ADDRESS"),
    ), "issued": ("{Emissão|Data de emissão|Emitido em|Expedição|Data de expedição|Data|Data do documento|Dt. emissão}", day),
    "due": ("{Vencimento|Data de vencimento|Validade|Válido até|Pagar até|Vence em|Data de validade / Date of expiry}", day), "protocol": (
        "{Número|Nº|Protocolo|Processo|Nº do documento|Nota nº|Matrícula|Código|Inscrição|Nº da licença|Contrato nº|Número da nota}",
        lambda d: number(d.digits(d.between(3, 11))),
    ), "renavam": ("{Código RENAVAM|RENAVAM|Cód. RENAVAM}", lambda d: number(d.digits(11))),
    "plate": ("{Placa|Placa / UF|Placa atual}", lambda d: said(values.plate(d), "PLATE")),
    "chassis": ("{Chassi|Nº do chassi|Chassi / VIN}", lambda d: number("9BW" + d.digits(14))),
    "year": ("{Ano fabricação / modelo|Ano modelo|Exercício|Ano}", lambda d: plain(str(d.between(1990, 2026)))), "model": (
        "{Marca / modelo / versão|Marca/modelo|Veículo|Espécie / tipo}",
        lambda d: plain(d.pick(["I/", "VW/", "", "FIAT/"]) + values.invented_word(d).upper() + " 1." + d.digits(1)),
    ), "vehicle_category": (
        "{Categoria|Categoria do veículo|Cat.}", lambda d: a(d, "PARTICULAR", "ALUGUEL", "OFICIAL", "Aluguel", "Particular"),
    ), "colour": ("{Cor predominante|Cor|Combustível}", lambda d: a(d, "PRATA", "BRANCA", "ÁLCOOL/GASOLINA", "DIESEL", "Preta", "FLEX")),
    "total": (
        "{Valor total|Total|Valor|Valor a pagar|Salário base|Total dos vencimentos|Líquido a receber|Valor do documento|Valor da causa}",
        money,
    ), "discount": ("{Descontos|INSS|IRRF|FGTS|ICMS|ISS|Base de cálculo|Juros}", money), "key": (
        "{Chave de acesso|Código de verificação|Autenticação|Código de autenticidade}",
        lambda d: said(values.code(d) if d.chance(0.6) else d.digits(44), "KEY"),
    ), "phone": ("{Telefone|Fone|Celular|Contato}", lambda d: number(values.phone(d))),
    "email": ("{E-mail|Email|Correio eletrônico}", lambda d: plain(values.email(d))), "job": (
        "{Cargo|Função|Profissão|Ocupação|CBO}",
        lambda d: a(d, "Auxiliar administrativo", "Motorista", "Analista", "Pedreiro", "Professora", "Operador de caixa", "782510"),
    ), "admitted": ("{Admissão|Data de admissão|Início|Data da matrícula|Data do contrato}", day), "course": (
        "{Curso|Série|Turma|Ano letivo|Nível de ensino|Disciplina}",
        lambda d: a(d, "Ensino Médio", "9º ano", "Técnico em Logística", "Direção defensiva", "2ª série B", "Pedagogia"),
    ), "physician": ("{Médico|Médico responsável|Profissional|Responsável técnico|Engenheiro|Oficial|Diretor|Autoridade}", person),
    "council": (
        "{CRM|CREA|CAU|OAB|CRC|Registro profissional}", lambda d: number(d.digits(d.between(4, 8)) + d.pick(["", "/SP", "-D", "/MG"])),
    ), "cid": (
        "{CID|CID-10|Diagnóstico|Resultado|Conclusão|Parecer}",
        lambda d: a(d, "Z00.0", "J06.9", "APTO", "Inapto", "Apto com restrição", "M54"),
    ), "area": (
        "{Área construída|Área total|Área do terreno|Zona|Uso|Pavimentos}",
        lambda d: a(d, f"{d.digits(3)},{d.digits(2)} m²", "Residencial", "Comercial", "ZR-2", "2"),
    ), "consumption": ("{Consumo|Leitura atual|Leitura anterior|kWh|Consumo (m³)}", lambda d: plain(d.digits(d.between(2, 5)))), "civil": (
        "{Estado civil|Sexo|Cor ou raça|Regime de bens}",
        lambda d: a(d, "Solteiro", "casada", "MASCULINO", "F", "Parda", "comunhão parcial de bens"),
    ), "registry": ("{Livro|Folha|Termo|Matrícula|Cartório}", lambda d: number(d.digits(d.between(1, 6)))),
    "voter": ("{Título de eleitor|Zona|Seção|Título|Inscrição eleitoral}", lambda d: number(d.digits(d.pick([3, 4, 12])))),
    "benefit": ("{NIS|PIS|PIS/PASEP|Nº do benefício|Cartão SUS|CNS|CTPS}", lambda d: number(d.digits(d.pick([10, 11, 15])))),
    "blood": ("{Tipo sanguíneo|Fator RH}", lambda d: a(d, "O+", "A+", "AB-", "B-")), "item": (
        "{Descrição|Produto|Serviço|Discriminação|Histórico|Objeto}",
        lambda d: plain(" ".join((values.invented_word(d) for _ in range(d.between(1, 4))))),
    ), "term": ("{Prazo|Vigência|Prazo de validade|Duração|Prazo do contrato|Carência}", lambda d: said(values.term(d), "OTHER_TERM")),
    "remark": (
        "{Observações|Obs.|Observação|Informações complementares}",
        lambda d: a(d, "Sem reserva de domínio", "Nada consta", "", "***", "Pagável em qualquer banco", "Segunda via"),
    ),
}


def entries(dice: Dice, names: str, keep: float = 0.85) -> list[Entry]:
    """Those named, most of them, with an unknown one between now and then."""
    out: list[Entry] = []
    for name in names.split():
        if dice.chance(keep):
            template, make = ENTRIES[name]
            out.append((" ".join((token.text for token in say(dice, template))), make(dice)))
        if dice.chance(0.06):
            out.append(unknown_entry(dice))
    return dice.shuffled(out) if dice.chance(0.15) else out
