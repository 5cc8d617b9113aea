"""Electronic signatures as courts' systems print them, under the text or turned in the margin."""

from dataclasses import replace

from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.term_case import Case
from ficha_train.reader.generator.tokens import Slot, Text, said, say
from ficha_train.reader.generator.values import clock, code, date, link, site

_SYSTEMS = {
    "esaj": "{{Para {conferir o original|verificar a autenticidade|validar este documento}|A autenticidade pode ser {conferida|"
    "verificada}}{,|:} {acesse o site|acesse|no site} <l>, "
    "{informe|informando} o processo <n> e [o ]{código|o código} <k>.|Este documento é {cópia|copia}"
    " do original, assinado digitalmente por <s>, {liberado nos autos em|protocolado em} "
    "<d>[ às <h>][, sob o número <o>][. Para conferir o original, acesse o site <l>, informe o processo <n> e código <k>].}",
    "pje": "Assinado {eletronicamente|digitalmente} por: <s> - <d> <time> <l> {Número do documento:|Número do "
    "documento|Nº do documento:} <k>[ Num. <o> - Pág. 1]",
    "pje first": "Número do documento: <k> <l> Assinado eletronicamente por: <s> - <d> <time>[ Num. <o> - Pág. {1|2}]",
    "eproc": "Documento {eletrônico assinado|assinado eletronicamente} por <s>[, <title>], na forma do artigo 1º, inciso III, da Lei "
    "11.419, de <law>. A "
    "{conferência|verificação} da autenticidade do documento está disponível no endereço eletrônico <l>, mediante o preenchimento do "
    "código verificador <v> e do código "
    "CRC <c>.[ Informações adicionais da assinatura: Signatário (a): <s> Data e Hora: <d>, às <time>]",
    "projudi": "{Documento assinado digitalmente, conforme MP nº <mp>, Lei nº <law2>, resolução do Projudi[, do TJ<st>] Validação deste "
    "em <l> - Identificador: <p>"
    "|PROJUDI - Processo: <n> - Ref. mov. <mov> - Assinado digitalmente por <s> <d>: {EXPEDIÇÃO DE TERMO|JUNTADA DE TERMO}}",
    "sei": 'Documento assinado eletronicamente por <s>, <title>, em <d>, às <h>, conforme {art. 1º, III, "b", da Lei 11.419/2006|'
    "horário oficial de Brasília}. A autenticidade {do documento |}pode ser conferida no site <l>, informando o código verificador <v> e "
    "o código CRC <c>.",
    "code": "{{Código de {Autenticação|Verificação|Validação|Segurança}|Chave de {acesso|segurança|validação}|Autenticador|Código|"
    "Identificador}: <k>[ Este código pode ser verificado "
    "em: <l>]|{Este documento|O presente termo} {foi assinado|está assinado} {digitalmente|eletronicamente} por <s>{, em| em| -}"
    " <d>[ às <h>][. {Confira|Valide|Verifique} em <l>"
    "[, {com o código|código|chave} <k>]].|{Consulte|Verifique|Confira} a autenticidade {em|no endereço} <l>{, com o código|"
    " mediante o código|, chave|, código} <k>}",
    "signed": "{{Assinado|Documento assinado} {eletronicamente|digitalmente} por <s>[, {em|no dia} <d>[, às <time>]]|"
    "<s> {Assinado digitalmente em|em} <d>|Data da assinatura: <d> <time> <s>"
    "|{Assinatura eletrônica|Assinatura digital}: <s> – <d>}",
}


def print_out(page: Page, case: Case) -> None:
    """Who printed or filed it, and when: dates and numbers that are no signature's."""
    dice = page.dice
    hidden = f"***.{dice.digits(3)}.{dice.digits(3)}-**"
    text = say(
        dice,
        "{{Este documento foi gerado|Documento gerado|Impresso|Emitido} {pelo usuário|por} {<id>|<c>} em <d>[ às <h>].|{Impresso|Gerado|"
        "Juntado|Recebido|Autuado} em:? <d>[ <h>]"
        "|{Disponibilizado|Publicado} no {DJe|Diário da Justiça} em <d>[, edição <n>].|{Evento|Mov.|ID} <n>{, TERMO1, Página 1| - Pág. 1|"
        "}"
        "|{Protocolo|Documento|Selo digital|Nº de ordem}:? <n>[ - <d>]|{Código do ato|Guia de custas|Selo}:? <n>|Pág. {1|1 de 2|1/1}"
        "[ - <n>]}",
        id=said(hidden, "OTHER_ID"),
        c=case.show(case.clerk, "OFFICIAL"),
        d=lambda: said(date(dice, "numbers", 2008, 2028), "OTHER_DATE"),
        h=lambda: clock(dice),
        n=lambda: said(dice.digits(dice.between(3, 9)), "OTHER_NUMBER"),
    )
    text = [replace(token, text=token.text.replace(":?", dice.pick([":", ""]))) for token in text]
    if dice.chance(0.25):
        page.stamp(text)
    else:
        page.flow(text, size=page.size * dice.uniform(0.55, 0.9), align=dice.pick(["left", "right", "centre"]))


def stamp(page: Page, case: Case) -> None:
    dice = page.dice
    system = dice.weighted({"esaj": 4, "pje": 4, "pje first": 1.5, "eproc": 3, "projudi": 2, "sei": 2, "code": 3, "signed": 2})
    text = say(dice, "{" + _SYSTEMS[system] + "}", **_slots(case, system))
    if dice.chance(0.08):
        other = say(
            dice,
            "Assinado {eletronicamente|digitalmente} por[:] <s> {-|em} <d>[ <time>]",
            **(_slots(case, system) | {"s": case.show(case.clerk, "OFFICIAL")}),
        )
        text = [*text, *other]
    kind = dice.random.random()
    if kind < (0.75 if system == "esaj" else 0.15):
        page.stamp(text)
    else:
        if system.startswith("pje") and dice.chance(0.6):
            _in_lines(page, text)
        else:
            page.flow(text, size=page.size * dice.uniform(0.55, 0.95), align=dice.pick(["left", "justified", "centre"]))
        page.gap()


def _in_lines(page: Page, text: Text) -> None:
    """Each part of PJe's footer on a line of its own."""
    size = page.size * page.dice.uniform(0.6, 0.9)
    line: Text = []
    for token in text:
        starts = token.text in ("Assinado", "Número", "Nº", "Num.") or token.role == "LINK"
        if line and starts:
            page.flow(line, size=size)
            line = []
        line.append(token)
    page.flow(line, size=size)


def _slots(case: Case, system: str) -> dict[str, Slot]:
    dice = case.dice
    number = dice.pick([dice.digits(26), dice.digits(29), dice.digits(17)])
    key = number if system.startswith("pje") else code(dice)
    address = link(dice, True)
    if system.startswith("pje"):
        address = f"https://pje.{site(dice)}{dice.pick([':443', ''])}/pje/Processo/ConsultaDocumento/listView.seam?{dice.pick(['x', 'nd'])}={number}"
    elif system == "eproc":
        address = f"https://eproc1g.{site(dice)}/eproc/externo_controlador.php?acao=consulta_autenticidade_documentos"
    signer, role = (case.judge, "JUDGE") if dice.chance(0.8) else (case.clerk, "OFFICIAL")
    titles = ["Juiz de Direito", "Juíza de Direito", "Magistrado(a)", "Juiz(a) de Direito"]
    if role == "OFFICIAL":
        titles = ["Escrivão", "Chefe de Secretaria", "Analista Judiciário", "Servidor(a)"]
    capitals = dice.chance(0.6)
    letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
    identifier = " ".join(
        ["PJ" + "".join(dice.pick(letters) for _ in range(3)), *("".join(dice.pick(letters) for _ in range(5)) for _ in range(3))]
    )
    verifier = f"{dice.digits(dice.pick([7, 12, 12]))}{dice.pick(['v1', 'v2', 'v5', ''])}"
    return {
        "l": lambda: said(address, "LINK"),
        "n": lambda: said(case.number, "CASE"),
        "k": lambda: said(key, "KEY"),
        "s": lambda: case.show(signer, role, capitals),
        "d": lambda: said(date(dice, "numbers", 2008, 2026), "SIGNED"),
        "h": lambda: clock(dice),
        "time": f"{dice.between(7, 19):02d}:{dice.between(0, 59):02d}:{dice.between(0, 59):02d}",
        "o": lambda: said(dice.digits(8), "OTHER_NUMBER"),
        "law": said("19 de dezembro de 2006", "OTHER_DATE"),
        "mp": said("2.200-2/2001", "OTHER_NUMBER"),
        "law2": said("11.419/2006", "OTHER_NUMBER"),
        "v": lambda: said(verifier, "KEY"),
        "c": lambda: said("".join(dice.pick("0123456789abcdef") for _ in range(8)), "KEY"),
        "p": lambda: said(identifier, "KEY"),
        "st": case.state,
        "title": dice.pick(titles),
        "mov": f"{dice.between(1, 90)}.1",
    }
