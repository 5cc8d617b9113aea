"""Sentences that sign a licence and say how its authenticity is checked."""

from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.licence_conditions import law
from ficha_train.reader.generator.licence_facts import Facts, process
from ficha_train.reader.generator.licence_validity import captioned
from ficha_train.reader.generator.tokens import Text, ended, said, say
from ficha_train.reader.generator.values import clock, cpf, date, person_name

_SITE = "{n{o|a} {site|endereço[ eletrônico]|página|portal} <l>|em <l>|acess{e|ando} <l>}"
_AUTHENTICITY = [
    (
        "{A autenticidade|A veracidade|A validade} {deste documento|desta licença|do documento} {pode|poderá} ser"
        f" {{conferida|verificada|confirmada|atestada}} {_SITE}[, {{informando|mediante|com}} o código{{ verificador|}} <k>[ e o código CRC"
        " <crc>]]"
    ),
    (
        f"A autenticidade {{deste documento|desta licença}} pode ser conferida {_SITE}, informando o código verificador <k> e o código CRC"
        " <crc>"
    ),
    (
        "{Para {verificar|conferir|atestar} a {autenticidade|validade}[ desta licença],|Para validar[ o documento],}"
        " {acesse|visite|consulte} <l> {e|,} {informe|digite|utilize} {a chave|o código|o token} <k>"
    ),
    (
        "{Valide|Confira|Verifique|Consulte} {este documento|esta licença|a autenticidade} em <l>[ {com|pelo|usando} {o código|a chave}[:]"
        " <k>]"
    ),
    "{Código|Chave|Senha} de {autenticidade|validação|acesso|segurança}: <k>[.] {Consulte|Confira|Verifique} em <l>",
    "Documento {assinado|emitido} {digitalmente|eletronicamente}. {Confira|Valide} em <l> {–|-|:|com o} código <k>",
    "{Autenticação eletrônica|Código hash|Token|Chave de acesso|Selo digital|Identificador[ da impressão]}: <k>[ {-|–|/} <l>]",
    "{Leia o QR Code|Aponte a câmera para o QR Code|QR Code:} [ou acesse ]<l>[ {e digite|código} <k>]",
    (
        "{Verifique|Confira} {a autenticidade|se este papel confere}[ com o registro]{:| em} <l> {-|–|—|;}"
        " {Código|Identificador|Controle}: <k>"
    ),
    "{<l> - <k>|<l> [código ]<k>|<k> <l>}",
    "O código <k> permite {a verificação|conferir a validade} deste ato em <l>",
    "Documento eletrônico nº <proc>, código de controle <k>. Autenticidade: <l>",
    "{Endereço|Página} para conferência: <l> {Senha|Código}: <k>",
    "A impressão não dispensa a consulta à autenticidade em <l>",
    "Protocolo de assinatura <k> – verificação em <l>",
]
_SIGNATURES = [
    (
        "Documento assinado {eletronicamente|digitalmente} por <p>, {<office>, |}em <s>, às <h>[, conforme horário oficial de Brasília][,"
        " com fundamento no <law>]"
    ),
    "Assinado {digitalmente|eletronicamente} por[:] <p>[ CPF[:] <c>]{ Data:|, em| em|} <s> <h>",
    "<p> {Assinado em|Data e hora:|assinou em} <s> {às |}<h>",
    "Este documento foi {assinado|firmado} por <p>[ (CPF <c>)] em <s>[ {às|-} <h>]",
    "{Signatário|Assinante}: <p> {Data|Em}: <s> <h>",
    "Assinatura digital de <p>, <office>, aos <s>",
    (
        "Documento assinado eletronicamente por <p>, <office>, em <s>, às <h>, conforme horário oficial de Brasília, com fundamento no art."
        " 6º do <law>"
    ),
    "{Assinado por|Firmado digitalmente por}: <p> {DN: C=BR, O=ICP-Brasil |}{Data|Dados}: <s> <h> {-03'00'|}",
    "<p>:<c> Assinado de forma digital {por <p> |}Dados: <s> <h>",
    "{Aprovado|Homologado|Validado} {por|eletronicamente por} <p> em <s>[ {às|-} <h>]",
]
_COMMON = [
    "A autenticidade {deste|do} documento pode ser conferida no site <l>, informando o código verificador <k> e o código CRC <crc>",
    (
        "A autenticidade {deste documento|desta licença} {pode|poderá} ser {conferida|verificada} {em|no endereço} <l>[, {com|informando} o"
        " código <k>]"
    ),
    "Para {verificar|conferir} a {autenticidade|veracidade} {deste documento|desta licença}[,] acesse[:] <l>[ e informe o código <k>]",
    "{Verifique|Confira} a {autenticidade|veracidade} em <l> {–|-|—|com o} {Código|código}[:] <k>",
    "Para autenticar este {título|documento} consulte[:] <l> {–|-} Autenticação nº <k>",
    "Documento assinado {digitalmente|eletronicamente}. Confira em <l> com o código <k>",
]
"""As most offices have it: never held out."""
_COMMON_SIGNATURES = [
    "Documento assinado eletronicamente por <p>, <office>, em <s>, às <h>, conforme horário oficial de Brasília[, com fundamento no <law>]",
    "Assinado {digitalmente|eletronicamente} por <p> em <s> [às ]<h>",
    "Esta licença foi gerada eletronicamente em <s>, por <p>",
]
_COMMON_SHARE = 0.25

OFFICES = (
    "Diretor-Presidente|Secretário Municipal de Meio Ambiente|Gerente de Licenciamento|Superintendente|Analista"
    " Ambiental|Coordenadora|Diretora Técnica|Presidente|Secretária Adjunta|Fiscal Ambiental|Chefe de Divisão|Prefeito Municipal|Biólogo"
    " CRBio|Engenheira Química".split("|")
)


def authenticity(facts: Facts) -> Text:
    dice = facts.dice
    crc = said("".join(dice.pick("0123456789ABCDEF") for _ in range(8)), "KEY")
    template = dice.pick(_COMMON) if dice.chance(_COMMON_SHARE) else dice.wording(_AUTHENTICITY)
    text = say(dice, template, l=facts.link, k=facts.key, crc=crc, proc=lambda: process(dice))
    return ended(captioned(text), ".") if dice.chance(0.35) else captioned(text)


def digital_signature(facts: Facts) -> Text:
    dice = facts.dice
    hidden = f"***.{dice.digits(3)}.{dice.digits(3)}-**"
    text = say(
        dice,
        dice.pick(_COMMON_SIGNATURES) if dice.chance(_COMMON_SHARE) else dice.wording(_SIGNATURES),
        p=said(person_name(dice), "PERSON"),
        office=dice.wording(OFFICES),
        c=said(cpf(dice) if dice.chance(0.6) else hidden, "OTHER_ID"),
        s=said(facts.issued if dice.chance(0.4) else date(dice, "numbers", 2010, 2026), "SIGNED"),
        h=clock(dice),
        law=lambda: law(dice),
    )
    return captioned(text)


def placed_and_dated(dice: Dice, facts: Facts, town: str) -> Text:
    """`Cidade, 3 de maio de 2020.`"""
    text = say(
        dice,
        "{<c>, {em |}<d>|<c>-<u>, <d>|<c> (<u>), {em |}<d>|<c>/<u>, <d>|<c>, aos <d>|Local e data: <c>, <d>|Dad{a|o} e passad{a|o} em <c>,"
        " {em |}<d>|<d>}[.]",
        c=town,
        u=dice.pick(["SP", "MG", "PR", "RS", "SC", "BA", "CE", "PE", "GO", "ES"]),
        d=facts.issue() if dice.chance(0.3) else facts.issue_in_words(),
    )
    return captioned(text, short=False)
