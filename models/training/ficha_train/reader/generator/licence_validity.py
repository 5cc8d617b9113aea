"""Sentences that say how long a licence is valid."""

from ficha_train.reader.generator.licence_facts import Facts
from ficha_train.reader.generator.licence_terms import composed_validity
from ficha_train.reader.generator.tokens import Text, caption, ended, say

_BASIS = (
    "{da [data de ]{emissão|sua emissão|sua expedição|assinatura|sua assinatura|sua publicação|expedição}|desta data|do recebimento|da"
    " presente data}"
)
_FROM = f"{{a contar|contados|contado|a partir}} {_BASIS}"
_VALIDITY = [
    (
        "{Esta|A presente} {licença|autorização|LO} {é|está} {válida|vigente} {até|até o dia|até a data de} {<e>}[, {se"
        " observadas|observadas|respeitadas} as condições {acima|deste documento|do verso}]"
    ),
    (
        "{Esta|A presente} {licença|autorização|portaria} {tem|terá|possui} {validade|vigência|prazo de validade} {até <e>|de"
        f" <t>[, {_FROM}]|de <t>, com vencimento em <e>}}"
    ),
    "{válida|Válida|VÁLIDA|vigente} [no {período|prazo} [compreendido ]{de|entre}] <i> {a|e|à|até} <e>[, {se observadas|sob} as condições]",
    "{Este documento|Esta licença|O presente ato} é válid{o|a} para as condições acima no período de <i> {a|à|até} <e>",
    (
        f"{{Esta licença|A presente|Esta autorização|O presente}} {{vigerá|vigorará|valerá|vale|vigora}} por <t>[, {_FROM}][, salvo se"
        " revogada]"
    ),
    f"O prazo de {{validade|vigência}} {{desta|da presente}} {{licença|autorização|LO}} é de <t>[, {_FROM}]",
    f"{{Prazo|PRAZO|Prazo de validade|PRAZO DE VALIDADE DESTA LICENÇA|Vigência|Validade}}: <t>[, {_FROM}]",
    f"{{outorgada|concedida|expedida|emitida}} pelo {{prazo|período|lapso}} de <t>, {_FROM}",
    f"{{com|Com}} {{validade|vigência}} de <t> {_FROM}",
    f"{{Validade|Prazo|Vigência}}: <t>[ ({_FROM})], {{com vencimento em|vencendo-se em|até|com término em}} <e>",
    "{por|pelo prazo de} <t>, de <i> {até|a} <e>",
    "{Prazo|Período|Vigência}[ de validade]: {de |}<i> {a|até|à} <e>",
    "{Esta|A} {licença|autorização} {vence|expira|termina|perde a validade} {em|no dia} <e>",
    "Sua {eficácia|validade|vigência} {expira|se encerra|termina|finda} em <e>",
    "{Concedida|Emitida|Expedida} em <i>, {vigora pelo período de <t>|é válida até <e>|com {término|validade} {em|até} <e>|válida por <t>}",
    "O presente ato {perde efeito|deixa de valer|caduca} em <e>[, se não {renovado|prorrogado}]",
    "{Fica fixado|Estabelece-se|Fica estabelecido} {o prazo de <t> para a validade|em <t> o prazo de validade} desta {licença|autorização}",
    "A vigência {desta|da licença} é de <t> e se encerra em <e>",
    "{Art. 2º[ -]|Art. 3º} {Esta|A} {licença|portaria} {vigorará|terá validade} {até <e>|pelo prazo de <t>}",
    "Emitida em <i>, com validade até <e>",
    "{Data de validade|Validade|Vencimento}[ da licença]: <e> (<t>)",
    "{Licença válida até|VÁLIDA ATÉ|Vence em} <e>",
    "Emitida em[:] <i> {–|-|/|;} Válida até[:] <e>",
    "{Validade|VALIDADE|Prazo}: <t> ({A|a} partir da data {da|de} assinatura)",
    "{A licença|Esta autorização} é concedida por <t>[, {a contar|contados} da {emissão|assinatura}]",
    "{A licença vence|Esta licença vence} em <e>[ e deverá ser renovada na forma da lei]",
    "Esta licença é válida pelo período {acima|de <t>}, a partir da {data de |}assinatura, observadas as condições deste documento",
    "Vigorará {da data de sua publicação|de <i>} até {as 24 horas do dia |o dia |}<e>",
    "{Início|Emissão}: <i> {Término|Fim|Vencimento}: <e>",
    "{Esta licença|Este documento} {só é válid{a|o}|tem eficácia} até <e>[, desde que cumpridas as exigências]",
]


_COMMON = [
    "Esta licença é válida até <e>[, respeitadas as condições {nela |}estabelecidas]",
    "{válida|Válida|VÁLIDA} no período [compreendido ]{de|entre} <i> {a|à|e|até} <e>[, se observadas as condições]",
    "Este documento {licenciatório |}é válido para as condições acima no período de <i> {a|à} <e>",
    "Esta licença é válida {pelo período de|por} <t>[, a partir da {data de |}assinatura], observadas as condições deste documento",
    (
        "{O prazo de validade desta|A validade desta} licença é de <t>[, {a contar|contados} da {data de |sua"
        " |}{emissão|assinatura|publicação}]"
    ),
    "Validade: <t>",
    "Válida até <e>",
]
"""As most offices have it: never held out."""
_COMMON_SHARE = 0.25
_COMPOSED_SHARE = 0.4


def captioned(text: Text, short: bool = True) -> Text:
    """`Objeto: …` in a sentence is a caption as it is in a form, and so is `Válida até` before nothing but a date."""
    out = list(text)
    start = 0
    for i, token in enumerate(text):
        if token.role != "O" or (token.text.endswith((".", ";")) and len(token.text) > 3):
            start = i + 1
        elif token.text.endswith(":"):
            if i - start < 5 and text[start].text[0].isupper() and token.text.lower() != "resolve:":
                out[start : i + 1] = caption(" ".join(t.text for t in text[start : i + 1]))
            start = i + 1
    lead = next((i for i, token in enumerate(text) if token.role != "O"), 0)
    if short and 0 < lead <= 4 and len({token.role for token in text[lead:]}) == 1:
        out[:lead] = caption(" ".join(token.text for token in text[:lead]))
    return out


def validity(facts: Facts) -> Text:
    dice = facts.dice
    if dice.chance(_COMPOSED_SHARE):
        text = captioned(composed_validity(facts))
    else:
        template = dice.pick(_COMMON) if dice.chance(_COMMON_SHARE) else dice.wording(_VALIDITY)
        text = captioned(say(dice, template, e=facts.expiry, t=facts.term, i=facts.issue))
    return ended(text, ".") if dice.chance(0.6) else text
