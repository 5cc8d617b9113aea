"""Acts about something else that stand on the same page: a gazette's decrees, tenders, contracts, appointments, notices and intimations."""

from ficha_train.reader.generator.background import sentence
from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.tokens import Slot, Text, plain, said, say
from ficha_train.reader.generator.values import case_number, city, clock, cnpj, cpf, date, firm, in_words, person_name, phone

_HEADS = [
    "{DECRETO|Decreto} {Nº|N.º|n.} <n>[, {DE|de} <d>]", "{PORTARIA|Portaria} {Nº|N.º|SEMAD nº|GP nº} <n>[, {DE|de} <d>]", "{LEI|LEI COMPLEMENTAR|Lei} {Nº|nº} <n>, {DE|de} <d>", "{EXTRATO DE|Extrato do} {CONTRATO|TERMO ADITIVO|CONVÊNIO|ATA DE REGISTRO DE PREÇOS} {Nº|nº} <n>",
    "{AVISO DE LICITAÇÃO|PREGÃO ELETRÔNICO|TOMADA DE PREÇOS|CONCORRÊNCIA} {Nº|N.} <n>", "{EDITAL|Edital de {CONVOCAÇÃO|CITAÇÃO|NOTIFICAÇÃO}} {Nº|nº} <n>", "{RESULTADO DE JULGAMENTO|HOMOLOGAÇÃO|ADJUDICAÇÃO} – {processo|PROCESSO} {nº|} <n>",
    "{RESOLUÇÃO|Resolução} {CMDCA|CMS|CMAS|CMMA} {Nº|nº} <n>", "{DESPACHO|Despacho} {DO PRESIDENTE|DO SECRETÁRIO|DA DIRETORA}", "{ERRATA|RETIFICAÇÃO|ATO DE RETIFICAÇÃO}", "{COMUNICADO|AVISO|CITAÇÃO} – {JARI|Procuradoria|Dívida Ativa}",
]  # fmt: skip
_BODIES = [
    "{Abre|Dispõe sobre a abertura de} crédito {adicional suplementar|especial} {no valor de|de} <m>[ ({anulação parcial de dotações|superávit})] {ao orçamento vigente|e dá outras providências}. {Art. 1º|Art. 1°} Fica aberto {o crédito|crédito} {na seguinte dotação|por anulação}: <n> – {Manutenção das atividades|Obras e instalações|Material de consumo}. Art. 2º {Este decreto|Esta lei} {entra em vigor|vigora} na data de sua publicação, {com efeitos até|retroagindo a} <d>.",
    "{NOMEAR|Nomear|EXONERAR|Exonera|DESIGNAR|Conceder férias a} <p>, {matrícula|CPF} {<n>|<c>}, {para exercer|do} {o cargo de|cargo em comissão de} {assessor|diretora de departamento|agente de contratação|fiscal}, {a partir de|a contar de} <d>[, {por|pelo prazo de} <t>].",
    "{Objeto|OBJETO}: {aquisição|contratação|registro de preços} {de|para aquisição de} {pneus e câmaras|material gráfico e impressos|gêneros alimentícios|medicamentos|serviços de limpeza urbana|locação de máquinas|transporte escolar}. {Abertura|Sessão}: <d>, às <h>. {Valor estimado|Valor}: <m>. {Informações|Edital disponível}: {no setor de licitações|pelo telefone <tel>}.",
    "{CONTRATANTE|Partes}: {Município|Prefeitura} de <city> e <f>, CNPJ <j>. {OBJETO|Objeto}: {fornecimento de material|prestação de serviços|reforma de escola|pavimentação}. {VIGÊNCIA|Vigência|Prazo}: {<d> a <d>|<t>|até <d>}. {VALOR|Valor}: <m>. {Assinatura|Data da assinatura}: <d>. [Fiscal: <p>.]",
    "{O Presidente|A Comissão|O Pregoeiro} {torna público|comunica} que {foi declarada vencedora|sagrou-se vencedora|foi habilitada} {a empresa|} <f> ({CNPJ|CNPJ nº} <j>), {com o valor de|item 1,} <m>. {Prazo para recurso|Recurso em}: <t>. [<city>, <d>.]",
    "{Fica|Ficam} {convocad{o|os}|notificad{o|os}} {o senhor|a senhora|os servidores} <p>{ e <p>|}, para {comparecer|apresentar defesa} {no prazo de|em} <t>, {contado desta publicação|sob pena de revelia}. {Processo|Auto de infração} nº <n>.",
    "{INDEFERIR|Indeferidos|DEFERIR} os seguintes {processos|recursos}: <n>; <n>; <n>. [<p> – Presidente]", "{Onde se lê|ONDE SE LÊ}: <d>; {leia-se|LEIA-SE}: <d>. [{Mantidas as demais disposições|Processo nº <n>}.]",
    "{Intimação|ADV}: <p> – {Processo|Autos nº} <case> – {Execução fiscal|Ação de cobrança|Inventário|Usucapião} – {Requerente|Exequente}: <f>. {Vista|Manifeste-se} {às partes|ao autor} {em|no prazo de} <t>.",
    "{Aprova|Estabelece} {o calendário|as normas|o plano de aplicação|o regimento} {do conselho|do fundo municipal|para o exercício de <y>}. Art. 1º <s> Art. 2º {Revogam-se as disposições em contrário|Esta resolução entra em vigor na data de sua publicação}. [<city>, <d>. <p>]",
]  # fmt: skip


def put_neighbours(page: Page, count: int) -> None:
    for _ in range(count):
        _put(page)


def _put(page: Page) -> None:
    dice = page.dice
    slots = _slots(dice)
    head = say(dice, dice.wording(_HEADS), **slots)
    page.flow(head, align=dice.pick(["left", "centre", "left"]))
    page.flow(say(dice, dice.wording(_BODIES), **slots), align=dice.pick(["left", "justified"]))
    if dice.chance(0.4):
        page.flow(say(dice, "{<city>, <d>.|{Gabinete|Prefeitura}, <d>.|<p> – {Prefeito|Secretária|Presidente|Pregoeiro}|(a) <p>}", **slots), align=dice.pick(["left", "right", "centre"]))
    page.gap(dice.uniform(0.2, 1))


def _slots(dice: Dice) -> dict[str, Slot]:
    def number() -> Text:
        d, year = dice.digits, dice.between(2008, 2026)
        return said(dice.pick([f"{d(3)}/{year}", f"{d(4)}/{year}", d(3), f"{d(2)}.{d(3)}", f"{d(2)}/{year}", f"{d(3)}.{d(3)}/{year}", f"{d(5)}/{year}-{d(1)}"]), "OTHER_NUMBER")

    def days() -> Text:
        count = dice.pick([2, 3, 5, 8, 10, 12, 15, 24, 30, 60, 90])
        return said(dice.pick([f"{count} ({in_words(count)}) dias", f"{count} dias", f"{in_words(count)} dias", f"{count} meses", f"{count:02d} ({in_words(count)}) meses"]), "OTHER_TERM")

    return {
        "n": number, "d": lambda: said(date(dice, None, 2008, 2027), "OTHER_DATE"), "t": days, "p": lambda: said(person_name(dice), "PERSON"), "c": lambda: said(cpf(dice), "OTHER_ID"), "j": lambda: said(cnpj(dice), "OTHER_ID"),
        "f": lambda: plain(firm(dice)), "m": lambda: plain(f"R$ {dice.between(1, 999)}.{dice.digits(3)},{dice.digits(2)}"), "h": lambda: clock(dice), "tel": lambda: phone(dice), "city": city(dice), "y": str(dice.between(2008, 2027)),
        "case": lambda: said(case_number(dice), "OTHER_NUMBER"), "s": lambda: sentence(dice),
    }  # fmt: skip
