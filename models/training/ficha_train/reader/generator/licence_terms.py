"""Validity said part by part: what came before, which paper, until when or for how long, and what may follow."""

from dataclasses import replace

from ficha_train.reader.generator.licence_facts import Facts, deadline, other_date, previous_expiry, previous_number, process
from ficha_train.reader.generator.tokens import Slot, Text, ended, say

_LEADS = [
    "{Em|Como} renovação {à|da} {licença|LO|autorização} nº <prev>[, {vencida em|válida até|que venceu em|com validade até} <pe>]",
    "{Requerida|Protocolada|Solicitada} em <od>[ {e emitida|e expedida} em <i>]",
    "{Publicada|Com extrato publicado} no Diário Oficial de <od>",
    "{Emitida|Expedida|Concedida|Outorgada|Assinada} em <i>",
    "{Conforme|De acordo com|Nos termos d{o|e}} {parecer|relatório|despacho}[ técnico] nº <proc>[, de <od>]",
    "{Vencida|Expirada|Encerrada} em <pe> a {licença|LO|autorização} {anterior|nº <prev>}",
    "{Cumpridas|Atendidas} as {exigências|condicionantes}[ até <od>]",
]

_PAPERS = [
    "{Esta|A presente|Esta nova} {licença|autorização|LO|outorga|portaria|certidão}",
    "{O presente|Este} {documento|ato|certificado|instrumento|alvará|título}",
    "{A licença|A LO|A autorização} {ora|aqui|neste ato} {concedida|expedida|emitida}",
    "{A licença|A autorização} de que trata {este ato|o art. 1º|o caput}",
    "{A validade|A vigência|A eficácia} {desta|da presente} {licença|autorização}",
    "{O prazo|O período} de {validade|vigência} {desta|da presente} {licença|autorização|LO}",
]

_UNTIL = [
    "{é|está|permanece|ficará|segue|mantém-se} {válida|vigente|em vigor|eficaz} {até|até o dia|até a data de} <e>",
    "{vence|vencerá|expira|expirará|caduca|caducará|finda|findará|se encerra|termina} {em|no dia|na data de|aos} <e>",
    "{perde|perderá} {a validade|a eficácia|o efeito|seus efeitos} {em|a partir de|após|no dia} <e>",
    "{tem|terá|possui} {validade|vigência|eficácia|vencimento|termo final|data limite} {até|em|fixado em|fixada em} <e>",
    "{vai|vale|valerá|vigora|vigorará|produz efeitos} {até|até o dia|até a data de|somente até} <e>",
    "{vale|vigora|é válida} {de|entre|a partir de|desde} <i> {até|a|e} <e>",
    "{tem|terá} como {data de vencimento|termo final|data limite|último dia de validade} <e>",
    "{não terá mais|deixa de ter} {validade|valor|efeito} {depois de|após|passado o dia} <e>",
    "{encontra-se|está} {prorrogada|renovada|estendida|revalidada} até <e>",
    "{poderá|pode} ser {usada|exercida|utilizada} até <e>",
]

_FOR = [
    "{é válida|vale|valerá|vigora|vigorará|vigerá} {por|pelo prazo de|pelo período de|durante} <t>",
    "{tem|terá|possui} {validade|vigência|prazo|duração|prazo de validade} de <t>",
    "{é|foi|fica} {concedida|expedida|emitida|outorgada|deferida} {por|pelo prazo de|pelo período de|com validade de} <t>",
    "{terá|tem} {seu prazo|sua validade|sua vigência} {fixada em|limitada a|de} <t>",
    "{fica|está} {prorrogada|renovada} por {mais|novo período de|outros} <t>",
]

_FROM = (
    "{a contar|contados|contado|a partir|a começar} {d{a|e} {data de |sua |}{emissão|assinatura|publicação|expedição|ciência|recebimento}|"
    "de <i>|desta data|do dia <i>|do vencimento da anterior, <pe>|da publicação, em <od>}"
)
_COMPUTED = "{vencendo|vencendo-se|expirando|findando|com término|com vencimento|encerrando-se} em <e>|{portanto|ou seja|isto é}, até <e>"

_TAILS = [
    "{observadas|respeitadas|cumpridas|atendidas} as {condições|condicionantes|exigências}[ {deste documento|do verso|anexas}]",
    "{devendo|cabendo} a renovação ser {requerida|pedida|protocolada} até <od>",
    "{devendo a renovação ser requerida|sendo a renovação requerida} com antecedência {mínima|} de <ot>[ do vencimento]",
    "{podendo ser|sendo passível de ser} {renovada|prorrogada|revalidada}[ por {igual período|mais <ot>}]",
    "{salvo|exceto} {revogação|suspensão|cassação|cancelamento}[ anterior]",
    "{ficando sem efeito|revogada|substituída} a {licença|LO} nº <prev>[, {de <od>|válida até <pe>|que venceria em <pe>}]",
    "{sem prejuízo|independentemente} do prazo de <ot> para {cumprimento|atendimento} das {condicionantes|exigências}",
    "{conforme|nos termos do} processo nº <proc>",
]

_BARE = [
    "{Validade|Vigência|Prazo|VALIDADE|Prazo de validade}: <t> {–|-|;|/|,} {até|vencimento|vencimento em|expira em|término} <e>",
    "{Validade|Vigência|Prazo|VALIDADE}: {até|até o dia|de <i> até|de <i> a|entre <i> e} <e>",
    "{Com|com} {validade|vigência|vencimento} {até|em|para} <e>",
    "{Válida|VÁLIDA|Vigente|Eficaz} {até|somente até|impreterivelmente até|até o dia} <e>",
    "{Vence|Expira|Termina|Caduca|Finda|Encerra-se} {em|aos|no dia} <e>",
    "{Emissão|Início|Expedição|Concessão}: <i> {|/|-|;|–} {Vencimento|Fim|Término|Validade|Expiração}: <e>",
    "<t> {a contar|a partir|contados} de <i>[ {(até <e>)|(vencimento: <e>)|, até <e>|– <e>}]",
    "De <i> {a|até|à} <e>[ (<t>)]",
    "{Data de emissão|Emitida em} <i>, {data de validade|válida até|vencimento} <e>",
]


def composed_validity(facts: Facts) -> Text:
    """A sentence, or the few words that boxes and headings have."""
    dice = facts.dice
    slots: dict[str, Slot] = {
        "e": facts.expiry,
        "i": facts.issue,
        "t": facts.term,
        "od": lambda: other_date(dice),
        "ot": lambda: deadline(dice),
        "prev": lambda: previous_number(dice),
        "pe": lambda: previous_expiry(dice),
        "proc": lambda: process(dice),
    }
    if dice.chance(0.25):
        return say(dice, dice.wording(_BARE), **slots)
    text: Text = []
    paper = say(dice, dice.wording(_PAPERS), **slots)
    if dice.chance(0.3):
        text = ended(say(dice, dice.wording(_LEADS), **slots), ",")
        paper[0] = replace(paper[0], text=paper[0].text.lower())
    text = [*text, *paper]
    if dice.chance(0.6):
        text += say(dice, dice.wording(_UNTIL), **slots)
    else:
        text += say(dice, dice.wording(_FOR), **slots)
        if dice.chance(0.6):
            text = [*(ended(text, ",") if dice.chance(0.5) else text), *say(dice, _FROM, **slots)]
        if dice.chance(0.4):
            text = [*ended(text, ","), *say(dice, "{" + _COMPUTED + "}", **slots)]
    if dice.chance(0.35):
        text = [*ended(text, ","), *say(dice, dice.wording(_TAILS), **slots)]
    return text
