"""Electronic signatures of several people, each with a date, and the places that prove a document authentic, as the courts' systems print them."""

from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.term_case import Case, Party
from ficha_train.reader.generator.term_paper_parts import office_of, words
from ficha_train.reader.generator.term_script_slots import script_slots
from ficha_train.reader.generator.tokens import Slot, Text, said
from ficha_train.reader.generator.values import code, date

_ALNUM = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
_SIGNED = [
    "{Documento assinado|Assinado} {eletronicamente|digitalmente} por <x>, <f>, em <sd>, às <h>[, conforme art. 1º, III, \"b\", da Lei <l1>].", "Assinado eletronicamente por: <x> - <sd> <ts>", "Assinado eletronicamente por: <x> em <sd> <ts>", "<x> Assinado em <sd> <ts>",
    "Signatário(a): <x> Data e Hora: <sd>, às <ts>", "Documento eletrônico assinado por <x>, <f>, na forma do artigo 1º, inciso III, da Lei <l1>", "Assinado digitalmente por <x> <mask> Dados: <sd> <ts> -03'00'", "<x> <mask> Assinado de forma digital por <x> Dados: <sd> <ts>",
    "{Este documento é cópia do original,|Documento original} assinado digitalmente por <x>, liberado nos autos em <sd> às <h>[, sob o número <id>].", "assinado por <x> (<f>) – <sd> {<ts>|às <h>}", "<x> – <f> – {Certificado ICP-Brasil|Login e senha|gov.br} – <sd> <ts>", "{e-Assinatura|Assinatura eletrônica}: <x> – <f> – <sd>",
    "Documento assinado digitalmente gov.br <x> Data: <sd> <ts>-0300 Verifique em <link>", "(Assinado digitalmente em <sd> <ts>) <x> <f> «Matrícula:» <mat>", "Projudi: assinado digitalmente por <x> em <sd> [(mov. <ev>.1)]", "{Juntado|Inserido} por <C> em <od> <ts>; assinado por <x> em <sd>",
    "«Assinante:» <x> «CPF:» <mask> «Data/hora:» <sd> <ts>[ «Papel:» <f>]", "<f>: <x>. {Assinado|Validado} em: <sd>", "<sd> <ts> – <x> – {assinou|concluiu a assinatura}[ (IP <ip>)]",
]  # fmt: skip
_PROOFS = [
    "{Para conferir o original|Para verificar a autenticidade|Para validar}, acesse o site <link>, informe o processo <n> e {o |}código <k8>.", "Número do documento: <kn> <link>", "<link> Número do documento: <kn>[ Num. <id> - Pág. {1|2|3}]",
    "A autenticidade {deste documento|do documento} pode ser {conferida|verificada} no {site|endereço} <link>, informando o código verificador <kv> e o código CRC <kc>.", "mediante o preenchimento do código verificador <kv> e do código CRC <kc>[, em <link>].",
    "Validação deste em <link> - Identificador: <kp>", "Código de Autenticação: <ka> Este código pode ser verificado em: <link>", "«{Código de segurança|Código de verificação|Código de validação|Código HASH|Chave de acesso|Autenticador|Token|Selo digital de autenticidade}:» <key>[ {em|–} <link>]",
    "Valide {aqui|este documento}: <link> {cód.|código} <key>", "Confira em <link> [Consultas úteis: <site>]", "Acesse <link> e informe {a chave <key>|o código <key>}[ (consulta pública: <site>)]", "{QR Code|Leia o QR Code ou acesse} <link>[ {|Chave:} <key>]",
    "Este documento foi gerado pelo usuário <mask> em <od> <ts> Número do documento: <kn> <link>", "«Documento:» <id> «Versão:» <ev> «Verificador:» <kv> «CRC:» <kc>", "{fls.|fl.} <fol> Para conferir o original, acesse <link>, processo <n>, código <k8>.",
    "Para consultar a autenticidade: <link> {com o identificador|ID} <kp>", "Documento nº <id> – verificação: <link>, código <key> – atendimento: <site>, {tel.|fone} <tel>", "«URL:» <link> «Código:» <key>", "Se impresso, para conferência acesse o site <link> e digite o código <key>",
]  # fmt: skip


def _proof_slots(case: Case) -> dict[str, Slot]:
    dice = case.dice

    def some(count: int, alphabet: str = _ALNUM) -> str:
        return "".join(dice.pick(alphabet) for _ in range(count))

    def key(text: str) -> Text:
        return said(text, "KEY")

    return script_slots(case) | {
        "k8": lambda: key(some(dice.pick([7, 8, 8]), _ALNUM + _ALNUM.lower())), "kn": lambda: key(dice.digits(dice.pick([17, 26, 29, 29]))), "kv": lambda: key(dice.digits(dice.pick([7, 12, 12, 15])) + dice.pick(["v1", "v2", "v7", "", "v13"])),
        "kc": lambda: key(some(8, "0123456789abcdef") if dice.chance(0.7) else some(8, "0123456789ABCDEF")), "kp": lambda: key(" ".join(["PJ" + some(3), some(5), some(5), some(5)])), "ka": lambda: key(".".join(["4" + some(3), some(4), some(4), some(4)])),
        "key": lambda: key(code(dice)), "mask": lambda: said(f"***.{dice.digits(3)}.{dice.digits(3)}-**", "OTHER_ID"), "ts": f"{dice.between(7, 21):02d}:{dice.between(0, 59):02d}:{dice.between(0, 59):02d}",
        "sd": lambda: said(date(dice, "numbers", 2008, 2026), "SIGNED"), "l1": lambda: said(dice.pick(["11.419/2006", "11.419, de 2006", "nº 11.419/06"]), "OTHER_NUMBER"), "ip": f"{dice.between(10, 200)}.{dice.between(1, 250)}.{dice.between(1, 250)}.{dice.between(1, 250)}",
    }  # fmt: skip


def proof(page: Page, case: Case) -> None:
    """In a margin or small at the foot."""
    dice = page.dice
    text = words(case, dice.wording(_PROOFS), **_proof_slots(case))
    if dice.chance(0.35):
        page.stamp(text)
    else:
        page.flow(text, size=page.size * dice.uniform(0.6, 1), align=dice.pick(["left", "left", "centre", "justified"]))
        page.gap(0.4)


def marks(page: Page, case: Case) -> None:
    """Two to five signers; mostly one wording for all of them."""
    dice = page.dice
    she = case.judge.gender == "f"
    people: list[tuple[Party, str, str]] = [(case.judge, "JUDGE", dice.pick(["Juíza de Direito", "Juíza Substituta", "Magistrada"] if she else ["Juiz de Direito", "Juiz Titular", "Magistrado"]))]
    others = [
        (case.clerk, "OFFICIAL", dice.pick(["Analista Judiciário", "Escrevente", "Chefe de Secretaria", "Diretora de Secretaria"])), (case.prosecutor, "OFFICIAL", dice.pick(["Promotora de Justiça", "Promotor de Justiça"])),
        (case.lawyer, "OFFICIAL", dice.pick(["Advogado", "Defensora Pública", "Assistente Social", "Psicóloga"])), (case.opponent, "PERSON", dice.pick(["Parte", "Testemunha", "Genitora"])), *((one, "GUARDIAN", office_of(case, one).capitalize()) for one in case.guardians),
    ]  # fmt: skip
    people += dice.shuffled(others)[: dice.weighted({0: 1, 1: 3, 2: 3, 3: 2})]
    if dice.chance(0.5):
        people = dice.shuffled(people)
    template, in_margin = dice.wording(_SIGNED), dice.chance(0.15)
    shared = _proof_slots(case)
    size = page.size * dice.uniform(0.6, 1)
    margin: Text = []
    for party, role, office in people:
        one = dice.wording(_SIGNED) if dice.chance(0.15) else template
        text = words(case, one, **(shared | {"x": lambda party=party, role=role: case.show(party, role, dice.pick([None, True])), "f": office}))
        if in_margin:
            margin += text
        else:
            page.flow(text, size=size, align=dice.pick(["left", "left", "centre"]))
            page.gap(0.2)
    if margin:
        page.stamp(margin)
    if dice.chance(0.7):
        proof(page, case)
    page.gap(0.5)
