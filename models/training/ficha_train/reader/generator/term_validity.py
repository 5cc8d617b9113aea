"""How long the office lasts, whether it is provisional or definitive, and deadlines that are not the office's."""

from dataclasses import replace

from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.term_case import DEFINITIVE, PROVISIONAL, Case
from ficha_train.reader.generator.term_words import article
from ficha_train.reader.generator.tokens import Text, said, say
from ficha_train.reader.generator.values import date, in_words


def bare_term(case: Case) -> Text:
    """How long a provisional office lasts, as a form's box has it."""
    dice = case.dice
    if dice.chance(0.5):
        return _length(dice)
    return _majority(case) if case.kind != "CURATELA" and dice.chance(0.1) else _open_end(dice)


def validity(case: Case) -> Text:
    """`pelo prazo de 180 dias`, `até ulterior deliberação`; empty where the term says none."""
    dice = case.dice
    if case.nature == PROVISIONAL:
        case.nature_said = True
        if dice.chance(0.18):
            until = said(date(dice, None, 2012, 2032), "EXPIRY")
            return say(
                dice,
                "{em caráter provisório, {com validade |} até <d>|provisoriamente, até <d>|"
                "a título provisório, com {vigência|validade|eficácia} até <d>}",
                d=until,
            )
        if dice.chance(0.45):
            return say(
                dice,
                "{pelo prazo {de|máximo de|inicial de}|com {validade|vigência|prazo} de|pelo período de|por|válid{o|a} por|"
                "com duração de|"
                "prorrogado por} <t>[, {renovável|prorrogável|a contar desta data|a partir da presente data|prorrogáveis}]",
                t=_length(dice),
            )
        return _open_end(dice)
    if dice.chance(0.45 if case.kind != "CURATELA" else 0.05):
        return say(dice, "{<m>|<m>|com validade <m>|que vigorará <m>}", m=_majority(case))
    return []


def _length(dice: Dice) -> Text:
    unit = dice.pick(["dias", "dias", "meses", "meses", "anos", "ano"])
    count = {
        "dias": dice.pick([30, 45, 60, 90, 120, 180, 365]),
        "meses": dice.pick([2, 3, 4, 6, 8, 12, 18, 24]),
        "anos": dice.between(2, 5),
    }.get(unit, 1)
    spelled = in_words(count)
    return said(
        dice.pick(
            [
                f"{count} ({spelled}) {unit}",
                f"{count:02d} ({spelled}) {unit}",
                f"{count} {unit}",
                f"{spelled} {unit}",
                f"{spelled} ({count}) {unit}",
            ]
        ),
        "TERM",
    )


def _open_end(dice: Dice) -> Text:
    return say(
        dice,
        "{até {ulterior|posterior|nova} {deliberação|decisão|determinação}[ {deste Juízo|judicial|do Juízo|em contrário}]|"
        "até {decisão final"
        "|o julgamento|a sentença|o trânsito em julgado}[ {do feito|da ação|do processo|no feito principal|da ação principal}]|"
        "enquanto {durar|tramitar|"
        "pender} {o processo|a ação|o feito}|até que {sobrevenha|seja proferida} {nova decisão|sentença|decisão em contrário}}",
        role="TERM",
    )


def _majority(case: Case) -> Text:
    ward = case.same_ward_word()
    return say(
        case.dice,
        "{até a maioridade[ {d<o> <w>|civil}]|até {que <o> <w> {atinja|complete|alcance}|<o> <w> {completar|atingir}}"
        " {a maioridade|"
        "18 (dezoito) anos|os 18 anos|18 anos de idade|dezoito anos}}",
        role="TERM",
        o=article(ward, case.ward_genders),
        w=ward,
    )


def nature_sentence(case: Case) -> Text:
    """Says plainly that the office is provisional or definitive."""
    dice = case.dice
    if case.nature not in (PROVISIONAL, DEFINITIVE):
        return []
    case.nature_said = True
    if case.nature == PROVISIONAL:
        if dice.chance(0.4):
            return say(
                dice,
                "{{Prazo|Validade|Vigência|Duração}[ da medida]: <t>.|{O presente termo|Este termo|A medida|A presente}"
                " {vale|vigora|vigorará|"
                "tem validade|terá validade|é válido} {<t>|<t>}[, podendo ser {revogado|prorrogado} a qualquer tempo].|"
                "O compromisso {vigorará|vigora|"
                "valerá} {<t>|<t>}.}",
                t=_open_end(dice),
            )
        return say(
            dice,
            "{A medida {é|foi} {concedida|deferida} {em caráter provisório|a título provisório|provisoriamente}.|"
            "Natureza: provisória."
            "|{Deferida|Concedida} {liminarmente|em liminar|em sede de tutela de urgência|em antecipação de tutela}.|"
            "Trata-se de medida "
            "{provisória|liminar|de urgência}.|O encargo é provisório.}",
        )
    return say(
        dice,
        "{A medida é definitiva.|Natureza: definitiva.|{Concedida|Deferida} {em caráter definitivo|definitivamente|"
        "a título definitivo}."
        "|{Medida|Nomeação} {definitiva|em caráter definitivo}.|A sentença {transitou em julgado|já transitou em julgado}.}",
    )


def other_terms(case: Case) -> Text:
    """Deadlines that are not the office's."""
    dice = case.dice
    length = _length(dice)
    other = [replace(token, role="OTHER_TERM") for token in length]
    return say(
        dice,
        "{{O relatório técnico|O laudo pericial|O parecer|O estudo social} {deverá ser apresentad{o|a}|será feit{o|a}}"
        " {no prazo de|em|a cada"
        "} <t>.|{Aguarde-se|Sobreste-se o feito|Suspenda-se o processo} {por|pelo prazo de} <t>.|{Intime-se|Cite-se}"
        " para {manifestação|contestar|resposta}"
        " {em|no prazo de} <t>.|{Nova avaliação|Novo estudo|Reavaliação} {em|no prazo de|após} <t>.|"
        "O termo deverá ser assinado {no prazo de|em} <t>.}",
        t=other,
    )
