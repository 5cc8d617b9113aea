"""Numbered conditions and the like: full of dates, terms and numbers that are none of the licence's own."""

from ficha_train.reader.generator.background import salad, sentence
from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.licence_facts import deadline, licence_number, other_date, previous_expiry, previous_number, process
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.tokens import Text, ended, plain, said, say
from ficha_train.reader.generator.values import cnpj, cpf, date, firm, person_name

_LAWS = (
    "{Lei|Decreto|Resolução|Portaria|Instrução Normativa|Lei Complementar|Deliberação Normativa} {|Federal |Estadual |Municipal |CONAMA"
    " |COPAM |CONSEMA }{nº|n.|n.º} <n>{, de <d>| de <d>|/<y>| de <y>|, de <y>}"
)
_PROVE = "{Apresentar|Encaminhar|Entregar|Protocolar|Enviar|Comprovar|Executar|Realizar|Concluir}"
_WHAT = (
    "{[o ]relatório {anual|semestral|técnico|fotográfico|de monitoramento|de execução}[ de {efluentes|ruídos|emissões|águas"
    " subterrâneas}]|[o ]inventário de resíduos|[o ]Plano de {Gerenciamento de Resíduos|Emergência|Contingência}[ Sólidos][ atualizado]|[a"
    " ]ART do responsável técnico|[os ]comprovantes de destinação|[o ]laudo de {estanqueidade|ruído|análise}|[a ]outorga de {uso|captação}"
    " de água|[o ]CTF/APP atualizado}"
)
_CONDITIONS = [
    (
        f"{_PROVE} {_WHAT} {{no prazo de <ot>|em <ot>|em até <ot>|a cada <ot>|dentro de <ot>, a contar {{do recebimento|da emissão}} desta"
        " licença}"
    ),
    f"{_PROVE} {_WHAT} até {{o dia |}}<od>",
    f"{_PROVE} {{semestralmente|anualmente|trimestralmente}}, a partir de <od>, {_WHAT}",
    f"Prazo: <ot>. {_PROVE} {_WHAT}",
    (
        "{A renovação|O pedido de renovação|O requerimento de renovação} desta {licença|LO} deverá ser"
        " {requerid{a|o}|protocolad{a|o}|solicitad{a|o}} com antecedência mínima de <ot> {da expiração|do vencimento|do término} de"
        " {seu|sua} {prazo de validade|validade}[, conforme <law>]"
    ),
    "Requerer a renovação {até <od>|<ot> antes do vencimento|com <ot> de antecedência}",
    "{Comunicar|Informar}[ imediatamente ou] em até <ot> {qualquer acidente|a paralisação das atividades|alteração no processo produtivo}",
    "Publicar {o recebimento desta licença|a concessão} {no Diário Oficial|em jornal} no prazo de <ot>[, conforme <law>]",
    "Os níveis de ruído deverão atender à {norma |}{ABNT |}NBR <no>[, e o armazenamento à NBR <no>]",
    "Atender {à|ao} {disposto na |}<law>[ e suas alterações]",
    "{Observar|Atender} a{s normas|o disposto em} <like>, <like>{ e |, }<like>",
    "Conforme <like>, {os efluentes|as emissões} deverão ser {monitorad{o|a}s|controlad{o|a}s} a cada <ot>",
    "É {proibida|vedada} a {queima a céu aberto|disposição de resíduos no solo|supressão de vegetação}[, nos termos da <law>]",
    (
        "Manter {válid{o|a}|atualizad{o|a}} {o CTF|a ART|a Anotação de Responsabilidade Técnica|o alvará|o AVCB} nº <no>[, com {validade"
        " até|vencimento em|data de baixa em} <od>]"
    ),
    (
        "{Esta licença|A presente} {substitui|revoga|renova|cancela} a {licença|LO|Licença de Operação} nº <prev>{|, válida até <pe>|, com"
        " validade até <pe>|, emitida em <od>}"
    ),
    "Esta licença {foi emitida com base n|é parte integrante d}o {processo|parecer técnico} nº <proc>[, de <od>]",
    "{Ficam mantidas|Permanecem válidas} as condições da {Licença de Instalação|LI|LP} nº <li>, {de|emitida em|válida até} <od>",
    (
        "Os resíduos {perigosos |Classe I |}deverão ser {transportados|destinados} por empresa licenciada, como <firm>, CNPJ <oid>[,"
        " {licença|LO} nº <li>, válida até <od>]"
    ),
    (
        "O transporte de {produtos|resíduos} perigosos {deverá ser feito por terceiros licenciados|não está contemplado nesta"
        " licença|depende de licença específica}"
    ),
    "{Esta licença não autoriza|Fica vedado} o transporte de {produtos|cargas} perigos{os|as}",
    "Manter {os registros|os comprovantes|cópia desta licença} {por|pelo período de} <ot>",
    "O {responsável técnico|representante legal}, <per>[, CPF <ocpf>][, CREA <no>], {responde|responderá} pel{a operação|o cumprimento}",
    "O imóvel[, de propriedade de <firm>, CNPJ <oid>,] {matrícula|registro} nº <no>, {fica gravado|deverá manter a reserva legal}",
    "O Auto de Infração nº <no>, de <od>, {permanece em análise|foi quitado}",
    "{O contrato|O convênio|O seguro ambiental} nº <no>[, firmado com <firm>,] {vence em|tem vigência até|é válido até} <od>",
    "A análise considerou vistoria {realizada|feita} em <od>[ por <per>]",
    (
        "Esta licença não dispensa nem substitui alvarás ou certidões {de qualquer natureza |}exigidos pela legislação[ federal, estadual"
        " ou municipal]"
    ),
    "{Qualquer alteração|Ampliação} {no processo|na atividade|do empreendimento} deverá ser precedida de {nova |}licença[ ambiental]",
    "Manter {no local |}{cópia desta licença|os equipamentos de controle em operação|placa de identificação}[, com manutenção a cada <ot>]",
    "A capacidade {máxima|licenciada} é de <no> {t/mês|m³/dia|litros}[, em <ot> de operação]",
]
_COMMON = [
    "Os níveis de ruído deverão atender à norma ABNT NBR <no>[, e o armazenamento de resíduos à NBR <no>]",
    "Comunicar em até <ot> qualquer acidente que possa causar dano ambiental",
    "Os tanques deverão ser submetidos a ensaio de estanqueidade a cada <ot>, conforme NBR <no>",
    "Esta licença substitui a {LO|licença} nº <prev>[, válida até <pe>]",
    "Ficam mantidas as condições da {Licença de Instalação|LI} nº <li>, de <od>",
    "Guardar por <ot> os manifestos de transporte de resíduos e os certificados de destinação final",
    "O {plantio compensatório|programa de educação ambiental} terá {acompanhamento pelo prazo|duração mínima} de <ot>",
    "Solicitar nova licença com no mínimo <ot> de antecedência do vencimento desta, sob pena de caducidade",
    "O descumprimento sujeita o empreendedor às sanções d{o|a} <law>",
    "Esta licença perderá a validade caso os dados fornecidos {não correspondam à realidade|sejam falsos}",
    "Encaminhar, impreterivelmente até o dia <od>, o laudo de caracterização do solo",
    "Afixar placa indicativa no acesso principal, com dimensões mínimas de 2 m x 1 m",
    "Em caso de acidente ligue {0800 <no>|para o número <no>}",
    "{A Autorização de captura|O termo de compromisso} nº <no> vale até <od>",
    "A renovação deve ser pedida até <od>",
]
"""Found on many licences: never held out."""
_COMMON_SHARE = 0.3
_HEADINGS = (
    "{Condicionantes[ {gerais|da licença|específicas}]|Condições[ {gerais|de validade|específicas}]|Exigências["
    " técnicas]|Restrições|Observações|Obrigações|Determinações|Considerações|Advertências|Condições e restrições|Notas|Anexo"
    " I|Recomendações|Programas de monitoramento}"
)
_ROMAN = "I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX".split()


def law(dice: Dice) -> Text:
    year = str(dice.between(1965, 2024))
    number = dice.pick(
        [
            f"{dice.between(1, 14)}.{dice.digits(3)}",
            dice.digits(3),
            dice.digits(2),
            f"{dice.between(5, 99)}.{dice.digits(3)}",
            "6.938",
            "237",
            "140",
        ]
    )
    when = said(date(dice, dice.pick(["long", "long", "numbers"]), 1965, 2024), "OTHER_DATE")
    return say(dice, _LAWS, n=said(number, "OTHER_NUMBER"), d=when, y=year)


def condition(dice: Dice) -> Text:
    kind = dice.random.random()
    if kind < 0.12:
        return sentence(dice)
    if kind < 0.18:
        return ended(salad(dice, dice.between(6, 25)), ".")
    number = dice.pick([dice.digits(4), dice.digits(5), dice.digits(7), dice.digits(10), f"{dice.digits(5)}/{dice.between(2005, 2025)}"])
    text = say(
        dice,
        dice.pick(_COMMON) if dice.chance(_COMMON_SHARE) else dice.wording(_CONDITIONS),
        ot=lambda: deadline(dice),
        od=lambda: other_date(dice),
        law=lambda: law(dice),
        no=lambda: said(number, "OTHER_NUMBER"),
        like=lambda: said(
            f"{dice.pick(['LEI', 'NBR', 'ISO', 'ONU', 'SEI', 'DEC', 'RES', 'ART'])}{dice.pick(['', '', ' ', '-'])}{dice.digits(4)}",
            "OTHER_NUMBER",
        ),
        prev=lambda: previous_number(dice),
        pe=lambda: previous_expiry(dice),
        proc=lambda: process(dice),
        li=lambda: said(licence_number(dice), "OTHER_NUMBER"),
        firm=lambda: plain(firm(dice)),
        oid=lambda: said(cnpj(dice), "OTHER_ID"),
        ocpf=lambda: said(cpf(dice), "OTHER_ID"),
        per=lambda: said(person_name(dice), "PERSON"),
    )
    return ended(text, dice.pick([".", ".", ";", ""]))


def conditions(page: Page, count: int, dangerous: bool = False) -> None:
    """A list with a heading, in one or two columns; none contradicts that dangerous products may be carried."""
    dice = page.dice
    if count == 0:
        return
    if dice.chance(0.75):
        text = " ".join(t.text for t in say(dice, _HEADINGS))
        page.flow(plain((text.upper() if dice.chance(0.5) else text) + dice.pick(["", ":"])), align=dice.pick(["left", "centre"]))
    mark = dice.pick(["1.", "1)", "1 -", "a)", "", "-", "1.1.", "•", "I -", "01."])
    align = dice.pick(["justified", "left"])
    size = page.size * dice.pick([1, 1, 0.9, 0.8])
    texts = [[*plain(_mark(mark, i)), *agreeing_condition(dice, dangerous)] for i in range(count)]
    if dice.chance(0.12):
        middle, top = page.left + page.inner / 2, page.y
        half = (count + 1) // 2
        lowest = top
        for part, left, right in ((texts[:half], page.left, middle - 6), (texts[half:], middle + 6, page.right)):
            y = top
            for text in part:
                y = page.flow(text, left, right, y, size)
            lowest = max(lowest, y)
        page.y = lowest
    else:
        indent = dice.pick([0, 0, 15])
        for text in texts:
            page.flow(text, left=page.left + indent, size=size, align=align)
            page.gap(dice.pick([0, 0, 0.3]))
    page.gap()


def agreeing_condition(dice: Dice, dangerous: bool) -> Text:
    text = condition(dice)
    while dangerous and any("perigos" in token.text for token in text):
        text = condition(dice)
    return text


def _mark(mark: str, i: int) -> str:
    return {
        "1.": f"{i + 1}.",
        "1)": f"{i + 1})",
        "1 -": f"{i + 1} -",
        "a)": f"{chr(97 + i % 26)})",
        "1.1.": f"1.{i + 1}.",
        "I -": f"{_ROMAN[i % 20]} -",
        "01.": f"{i + 1:02d}.",
    }.get(mark, mark)
