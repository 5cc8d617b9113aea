"""What stands between the body and the signatures: how long it lasts in a sentence of its own, other people, other dates, the place and date."""

from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.term_case import DEFINITIVE, PROVISIONAL, Case
from ficha_train.reader.generator.term_grammar import capital
from ficha_train.reader.generator.term_paper_parts import words
from ficha_train.reader.generator.term_script_captions import with_captions
from ficha_train.reader.generator.term_script_slots import length
from ficha_train.reader.generator.term_twists import odd_date
from ficha_train.reader.generator.tokens import Slot, said

_PROVISIONAL = [
    "{O presente termo|Este termo|A presente|A medida|O encargo} {terá|tem} {validade|vigência|eficácia|prazo} de <len>[, {contados|a contar|a partir} d{a assinatura|esta data|a expedição}][, podendo ser {renovad{o|a}|prorrogad{o|a}|revogad{o|a} a qualquer tempo}].", "{Validade|Vigência|Prazo de validade|Duração|Vigora por|Prazo}: <len>[ {renovável por igual período|improrrogáveis|a contar de <od>}].",
    "{Válido|Este termo é válido|Termo válido} {por|pelo prazo de} <len>[{,|;} findo o qual {será reavaliad{o|a}|deverá ser requerida a renovação|perderá o efeito}].", "{A {medida|nomeação|<kind>} é concedida|Concede-se|Defere-se} {em caráter provisório|a título provisório|provisoriamente}, {por|pelo prazo de} <len>.", "{O termo|A guarda|A medida|O encargo} {vence|expira|perde a validade|termina} {em|no dia|aos} <exp>.",
    "{Válido|Vigente|Com validade} {até|até o dia} <exp>[, {data da próxima audiência|salvo prorrogação|quando deverá ser apresentado novo laudo}].", "{Data de {início|expedição}: <od>[.] |}{Data final|Data de vencimento|Validade até|Vencimento|Término}: <exp>.", "{Vigência de|Período de vigência:|Vale de} <od> {a|até} <exp>.",
    "{A medida|O presente|Este termo} {vigorará|produzirá efeitos|subsistirá} <end>.", "{Medida|Natureza}: {provisória|liminar}. {Duração|Prazo}: {<len>|<end>}.", "{Prorrogad{o|a}|Renovad{o|a}} o {termo anterior, de <od>|prazo vencido em <od>}, {por mais|por outros} <len>.",
]  # fmt: skip
_MAJORITY = [
    "{A {medida|<kind>}|O encargo|O presente termo} {vigorará|valerá|perdurará|tem vigência} <maj>.", "{Validade|Vigência|Prazo}: <maj>.", "{Cessará|Extingue-se|Termina} {o encargo|a <kind>} quando {completar a idade|cessar a menoridade}.", "{Válido|Vale} <maj>[, salvo decisão em contrário].",
]  # fmt: skip
_ENDLESS = ["{O encargo|A medida|A <kind>} {é|vigora} por prazo indeterminado.", "{Sem prazo|Prazo: indeterminado|Validade: indeterminada}.", "{Natureza: definitiva|A medida é definitiva}.", "{O presente|Este termo} {não tem prazo de validade|vale enquanto não revogado}."]
_PEOPLE = [
    "{Presente|Acompanhou o ato} {o advogado|a defensora pública|a curadora especial} <L>, {OAB/<u> <oab>|matrícula <mat>}.", "{Ciente|Intimad{o|a}} {a genitora|o genitor|a parte requerida}, <Xq>.", "{Os genitores|Os pais}, <M1> e <M2>, {foram ouvidos em <od>|não compareceram|concordam}.", "{Assistente social|Psicóloga|Perito} {responsável|do Juízo}: <E>, {CRESS|CRP|CRM} <mat>.",
    "{Pelo Ministério Público|Pela Promotoria}: <P>.", "{Antes|Anteriormente}, {exercia o encargo|era <k>} <Fq>.", "{Óbito d{o|a} <k> anterior|Falecimento}: <fdead>.", "{Testemunhas|Presenciaram}: <Yq>; <Yq>.", "{Procurador|Autorizad{o|a} a retirar}: <Yq>.", "{Conselheir{o|a} tutelar|Diretora da escola|Médico}: <E>.",
]  # fmt: skip
_DATES = [
    "{Publicad{o|a}|Disponibilizad{o|a}} no DJe {em|de} <od>.", "{Audiência|Próxima audiência|Reavaliação} {em|designada para} <od>, às <hh>.", "{Estudo social|Laudo|Parecer|Relatório} de <od>.", "{Ação {distribuída|ajuizada}|Processo autuado} em <od>.", "{Trânsito em julgado|Certidão de trânsito}: <od>.", "{Prazo para recurso|Contas|Manifestação}: <ot>.",
    "{Certidão de {nascimento|casamento}|Assento} {nº |matrícula }<crt>, {expedida|lavrado} em <od>.", "{Recebido|Digitalizado|Impresso|Juntado} em <od>[ por <C>].", "{Processo|Autos} {apenso|principal|de origem}: <oc>.",
]  # fmt: skip
_DATED = [
    "<c>, <i>.", "<c>/<u>, <i>[.]", "<c> – <u>, {aos|em} <i>.", "{Em|Na cidade de} <c>, {no dia|aos|em} <i>.", "<c>, <i>, às <hh>.", "{Expedido|Lavrado|Emitido|Firmado|Assinado} {em|na cidade de} <c>, {em|aos} <i>.", "{Data|Data do termo|Lavratura|Expedição|Emissão}: <i>[ {Local|Cidade}: <c>]", "{Emissão|Expedido em}: <i> {Impressão|Impresso em}: <od>", "Termo {expedido|lavrado} em <i>{ e publicado em <od>|}.",
    "{Local e data|Local/data}: <c>, <i>", "<i>.", "{Dado e passado|DADO E PASSADO} nesta {cidade|Comarca} de <c>, aos <i>.", "<c> (<u>), <i>.", "<c>, {Comarca de <c>|Estado d{e|o} <st>}, <i>.", "<i>, <c>.", "{Gabinete|Cartório|Secretaria}, em <i>.",
]  # fmt: skip


def _put(page: Page, case: Case, template: str, more: dict[str, Slot], align: str) -> None:
    text = with_captions(words(case, template, **more))
    page.flow(capital(text) if text else text, align=align)
    page.gap(0.3)


def tail(page: Page, case: Case, slots: dict[str, Slot]) -> None:
    """Each now and then, before the first date or signature."""
    dice = case.dice
    more = slots | {
        "len": lambda: said(length(case), "TERM"), "exp": lambda: said(odd_date(dice, 2012, 2032), "EXPIRY"),
        "end": lambda: said(dice.pick(["até ulterior deliberação", "até nova decisão", "até o julgamento final da ação", "enquanto tramitar o feito", "até decisão em contrário", "até que seja proferida sentença", "até posterior deliberação deste Juízo"]), "TERM"),
        "maj": lambda: said(dice.pick(["até a maioridade", "até os 18 anos", "até que complete 18 (dezoito) anos", "até completar dezoito anos de idade", "até a maioridade civil", "até que atinja a maioridade"]), "TERM"),
    }  # fmt: skip
    align = dice.pick(["left", "justified"])
    lines = _duration(case) if not any(word.token.role in ("TERM", "EXPIRY") for line in page.lines for word in line.words) else []
    if dice.chance(0.25):
        lines.append(dice.wording(_PEOPLE))
    if dice.chance(0.25):
        lines.append(dice.wording(_DATES))
    for line in dice.shuffled(lines):
        _put(page, case, line, more, align)


def _duration(case: Case) -> list[str]:
    """A sentence on how long, where none was before."""
    dice = case.dice
    if case.nature == PROVISIONAL:
        if not dice.chance(0.6):
            return []
        case.nature_said = True
        return [dice.wording(_PROVISIONAL)]
    if not dice.chance(0.2):
        return []
    if case.kind != "CURATELA" and dice.chance(0.6):
        return [dice.wording(_MAJORITY)]
    line = dice.pick(_ENDLESS if case.nature == DEFINITIVE else [line for line in _ENDLESS if "definitiva" not in line])
    case.nature_said = case.nature_said or "definitiva" in line
    return [line]


def place_and_date(page: Page, case: Case, slots: dict[str, Slot]) -> None:
    if not case.issue_said or case.dice.chance(0.25):
        _put(page, case, case.dice.wording(_DATED), slots, case.dice.pick(["left", "right", "centre"]))
