"""Papers of other types that are made of captions and tables: titles, what they hold, how their rows look."""

from ficha_train.reader.generator import values
from ficha_train.reader.generator.arrange import arrange, heading, table
from ficha_train.reader.generator.background import footer, salad, sentence
from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.other_words import a, city, day, entries, money, number, person
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.tokens import Text, ended, plain, said, say

PAPERS: list[tuple[float, str, str, str]] = [
    (3, "{Certificado de registro e licenciamento de veículo|CRLV-e|CRLV digital|Documento do veículo|Licenciamento anual|Registro "
        "de veículo}", "traffic",
     "renavam plate year model chassis colour vehicle_category name tax issued protocol remark"),
    (1, "{Autorização para transferência de propriedade|ATPV-e|Comunicação de venda|Consulta de veículo|Laudo de vistoria veicular}",
     "traffic",
     "plate renavam chassis model name cpf address firm tax total issued due"),
    (1, "{Notificação de autuação|Notificação de penalidade|Auto de infração de trânsito|Multa de trânsito}", "traffic",
     "protocol plate model name cpf address issued due total remark"),
    (3, "{Carteira de identidade|Registro geral|Carteira de Identidade Nacional|Cédula de identidade|RG}", "police",
     "name cpf rg born birth_place father mother nationality issued due registry physician blood"),
    (1.5, "{Passaporte|Carteira de trabalho e previdência social|Título de eleitor|Carteira profissional|Carteira de estudante|"
          "Cartão nacional de saúde}", "federal",
     "name born nationality birth_place father mother voter benefit council issued due physician"),
    (2.5, "{Certidão de nascimento|Certidão de casamento|Certidão de óbito|Registro civil das pessoas naturais}", "registry",
     "name cpf born birth_place father mother registry civil issued physician key"),
    (2.5, "{Nota fiscal eletrônica|DANFE|Nota fiscal de serviços eletrônica|NFS-e|Nota fiscal|Cupom fiscal}", "firm",
     "protocol issued firm tax address phone firm tax address item total discount key"),
    (2, "{Boleto bancário|Recibo de pagamento|Fatura|Conta de energia elétrica|Conta de água|Segunda via de conta|Comprovante de "
        "transferência|Recibo}", "firm",
     "name cpf address protocol issued due consumption total discount benefit key"),
    (2, "{Recibo de pagamento de salário|Demonstrativo de pagamento|Holerite|Contracheque|Folha de pagamento|Ficha de registro de "
        "empregado}", "firm",
     "firm tax name cpf benefit job admitted protocol total discount total"),
    (1.5, "{Histórico escolar|Boletim escolar|Declaração de matrícula|Diploma|Certificado de conclusão|Certificado de curso|Atestado "
          "de frequência}", "school",
     "name born birth_place mother father course admitted issued physician protocol"),
    (1.5, "{Atestado médico|Atestado de saúde ocupacional|Laudo médico|Exame toxicológico|Receituário|Prontuário médico|Resultado de "
          "exames}", "clinic",
     "name cpf born job physician council cid issued due remark"),
    (2, "{Alvará de construção|Licença para construir|Alvará de funcionamento|Licença de localização|Habite-se|Certidão de uso do "
        "solo|IPTU|Alvará sanitário}", "town",
     "protocol firm tax address area physician council issued due remark key"),
    (1, "{Apólice de seguro|Proposta de seguro|Cartão CNPJ|Comprovante de inscrição|Ficha cadastral|Cadastro de cliente|Currículo}", "firm",
     "protocol name cpf born address phone email firm tax issued due total plate model"),
    (1, "{Conhecimento de transporte|Manifesto de carga|Ordem de serviço|Pedido de compra|Orçamento|Ficha de emergência|Relatório de "
        "viagem}", "firm",
     "protocol firm tax firm tax address plate name item total issued due remark"),
]  # fmt: skip
"""Weight, title, who issues it, what it holds."""

_ISSUERS = {
    "traffic": "{DETRAN-<uf>|Departamento Estadual de Trânsito|Ministério dos Transportes Secretaria Nacional de Trânsito|SENATRAN|"
               "Detran/<uf>|Prefeitura de <city> - Mobilidade}",
    "police": "{Estado de <state> - Secretaria de Segurança Pública|Instituto de Identificação|República Federativa do Brasil|"
              "Polícia Civil|SSP/<uf>}",
    "federal": "{República Federativa do Brasil|Ministério do Trabalho|Polícia Federal|Justiça Eleitoral|Ministério da Saúde}",
    "registry": "{Registro Civil das Pessoas Naturais de <city>|Cartório do <n>º Ofício|República Federativa do Brasil|Oficial de "
                "Registro Civil - <city>}",
    "school": "{Escola Estadual <who>|Colégio <who>|Universidade de <city>|Secretaria de Estado da Educação|Instituto Federal|Centro "
              "de formação de condutores <who>}",
    "clinic": "{Clínica <who>|Hospital <who>|Unidade Básica de Saúde|Laboratório <who>|Secretaria Municipal de Saúde}",
    "town": "{Prefeitura Municipal de <city>|Município de <city>|Prefeitura de <city> - Secretaria de Obras|Secretaria Municipal de "
            "Urbanismo}",
}


def paper_page(page: Page) -> None:
    dice = page.dice
    _, title, issuer, names = dice.random.choices(PAPERS, [paper[0] for paper in PAPERS])[0]
    align = dice.pick(["left", "centre", "centre"])
    if dice.chance(0.85):
        page.flow(issuer_line(dice, issuer), align=align, size=page.size * dice.uniform(0.9, 1.3))
    if dice.chance(0.15):
        page.flow(footer(dice), align=align, size=page.size * 0.8)
    if dice.chance(0.9):
        text = say(dice, title, "TITLE")
        text = [type(t)(t.text.upper(), t.role, t.begins) for t in text] if dice.chance(0.6) else text
        page.flow(text, size=page.size * dice.uniform(1, 1.7), align=align)
        page.gap()
    found = entries(dice, names)
    cut = len(found) // 2 if dice.chance(0.4) else len(found)
    for part in (found[:cut], found[cut:]):
        if part and dice.chance(0.3):
            heading(page, dice.pick(["Dados", "Identificação", "Titular", "Informações gerais", "Emitente", "Destinatário", "Detalhes",
                "Registro"]))
        arrange(page, part)
    for _ in range(dice.pick([0, 0, 1, 1, 2]) if issuer in ("firm", "school", "clinic") else 0):
        _rows(page)
    for _ in range(dice.pick([0, 0, 1, 2, 6])):
        page.flow(sentence(dice) if dice.chance(0.8) else salad(dice, dice.between(5, 30)))
    close(page)


def issuer_line(dice: Dice, kind: str) -> Text:
    if kind == "firm":
        return plain(values.firm(dice))
    return say(
        dice,
        _ISSUERS[kind],
        "AGENCY" if kind in ("traffic", "town") else None,
        uf=dice.pick(values.STATES),
        state=dice.pick(values.STATE_NAMES),
        city=values.city(dice),
        n=str(dice.between(1, 9)),
        who=lambda: values.person_name(dice, upper=False),
    )


def close(page: Page) -> None:
    """Place, date, names, where it can be checked."""
    dice = page.dice
    page.gap()
    if dice.chance(0.5):
        page.flow([*ended(city(dice), ","), *day(dice)], align=dice.pick(["left", "right"]))
    for _ in range(dice.pick([0, 1, 1, 2])):
        page.flow(person(dice))
        page.flow(a(dice, "Diretor", "Oficial", "Contador", "Escrevente", "Secretária", "Responsável", "Médico do trabalho", "Assinatura"))
    if dice.chance(0.25):
        page.flow(
            say(dice, "{Consulte|Verifique|Valide|Confira} {a autenticidade|este documento} em <l>[, {código|chave} <k>]",
                l=said(values.link(dice), "LINK"), k=said(values.code(dice), "KEY"))
        )  # fmt: skip
    if dice.chance(0.4):
        page.flow(footer(dice), size=page.size * 0.8)


def _rows(page: Page) -> None:
    """Items with sums, people with numbers, or courses with marks."""
    dice = page.dice
    kind = dice.between(0, 3)
    count = dice.between(2, 8)
    word = lambda: plain(" ".join(values.invented_word(dice) for _ in range(dice.between(1, 3))))  # noqa: E731 - used thrice
    if kind == 0:
        heads = ["Descrição", dice.pick(["Qtd.", "Quantidade"]), dice.pick(["Valor", "Vencimentos", "Preço"]),
            dice.pick(["Total", "Descontos"])]
        rows = [[word(), plain(str(dice.between(1, 99))), money(dice), money(dice)] for _ in range(count)]
    elif kind == 1:
        heads = [dice.pick(["Nome", "Aluno", "Empregado", "Candidato"]), dice.pick(["CPF", "Documento"]),
            dice.pick(["Data", "Nascimento", "Admissão"]), "Situação"]
        rows = [[person(dice), said(values.cpf(dice), "OTHER_ID"), day(dice),
            a(dice, "Ativo", "Aprovado", "-", "Regular")] for _ in range(count)]
    elif kind == 2:
        heads = ["Placa", "Modelo", dice.pick(["Proprietário", "Motorista", "Responsável"]), dice.pick(["Vencimento", "Data", "Validade"])]
        rows = [[said(values.plate(dice), "PLATE"), word(), person(dice), day(dice)] for _ in range(count)]
    else:
        heads = [dice.pick(["Código", "Nº", "Item"]), dice.pick(["Disciplina", "Produto", "Evento"]),
            dice.pick(["Nota", "Unid.", "Carga"]), "Data"]
        rows = [[number(dice.digits(dice.between(2, 6))), word(), plain(str(dice.between(1, 100))), day(dice)] for _ in range(count)]
    table(page, heads, rows)
