"""What a form says beside its people: how long, of what nature, decided when, with which powers; boxes that are ticked."""

from ficha_train.reader.generator.arrange import Entry, arrange
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.term_case import DEFINITIVE, PROVISIONAL, Case
from ficha_train.reader.generator.term_former import former_entries
from ficha_train.reader.generator.term_parties import JUDGE_CAPTIONS
from ficha_train.reader.generator.term_powers import powers_sentence
from ficha_train.reader.generator.term_validity import bare_term
from ficha_train.reader.generator.tokens import Text, caption, plain, said, say
from ficha_train.reader.generator.values import date

_TERM = [
    "Prazo",
    "Validade",
    "Vigência",
    "Prazo da medida",
    "Duração",
    "Prazo de validade",
    "Período",
    "Vigência do termo",
    "Tempo de duração",
]

_UNTIL = [
    "Válido até",
    "Validade",
    "Vigência até",
    "Data de validade",
    "Vencimento",
    "Término",
    "Validade do termo",
    "Fim da vigência",
    "Vence em",
]

_NATURE = ["Natureza da medida", "Caráter", "Modalidade", "Tipo de medida", "Natureza da guarda", "Espécie de curatela", "Regime"]

_DECIDED = [
    "Data da decisão",
    "Decisão",
    "Sentença",
    "Data da sentença",
    "Decisão de",
    "Decisão judicial",
    "Título judicial",
    "Deferido em",
    "Nomeação em",
    "Data da nomeação",
    "Sentença proferida em",
]

_ISSUED = [
    "Data do termo",
    "Data",
    "Lavrado em",
    "Emissão",
    "Data de expedição",
    "Data da lavratura",
    "Expedido em",
    "Data de emissão",
    "Data do compromisso",
    "Termo lavrado em",
]

_POWERS = [
    "Poderes",
    "Poderes e limites",
    "Limites",
    "Limites da curatela",
    "Obrigações",
    "Extensão",
    "Deveres",
    "Atribuições",
    "Restrições",
]

_OTHER_DATES = [
    "Audiência",
    "Data da audiência",
    "Distribuição",
    "Trânsito em julgado",
    "Data do laudo",
    "Próxima reavaliação",
    "Data do óbito",
    "Data do estudo social",
    "Parecer do MP",
]


def facts(page: Page, case: Case) -> None:
    """Some of them as captions with values."""
    dice = page.dice
    entries: list[Entry] = []
    if dice.chance(0.7):
        head = plain(dice.pick(["", "", "", "sentença de", "decisão de", "proferida em"]))
        entries.append((dice.wording(_DECIDED), [*head, *said(case.decided, "DECISION")]))
    if dice.chance(0.4):
        entries.append((dice.wording(JUDGE_CAPTIONS), case.show(case.judge, "JUDGE")))
    if not case.issue_said and dice.chance(0.7):
        case.issue_said = True
        entries.append((dice.wording(_ISSUED), said(case.issued, "ISSUE")))
    if case.nature == PROVISIONAL and dice.chance(0.7):
        entries.append(_duration(case))
    elif case.nature == DEFINITIVE and dice.chance(0.25):
        entries.append((dice.wording(_TERM), plain(dice.pick(["indeterminado", "não há", "-", "sem prazo"]))))
    if case.nature in (PROVISIONAL, DEFINITIVE) and dice.chance(0.35):
        case.nature_said = True
        word = "provisória" if case.nature == PROVISIONAL else "definitiva"
        entries.append((dice.wording(_NATURE), plain(word.upper() if dice.chance(0.3) else word)))
    if dice.chance(0.3):
        entries.append((dice.wording(_POWERS), powers_sentence(case)))
    if dice.chance(0.25):
        entries.append((dice.wording(_OTHER_DATES), said(date(dice), "OTHER_DATE")))
    entries = dice.shuffled(entries)
    if dice.chance(0.16):
        at = dice.between(0, len(entries))
        entries[at:at] = former_entries(case)
    arrange(page, entries)


def _duration(case: Case) -> Entry:
    dice = case.dice
    case.nature_said = True
    if dice.chance(0.3):
        return dice.wording(_UNTIL), said(date(dice, None, 2012, 2032), "EXPIRY")
    return dice.wording(_TERM), bare_term(case)


def ticks(page: Page, case: Case) -> None:
    """`(X) Guarda ( ) Tutela ( ) Curatela`, and the like for the nature."""
    dice = page.dice
    yes, no = dice.pick([("(X)", "( )"), ("(x)", "( )"), ("[X]", "[ ]"), ("☒", "☐"), ("( X )", "(   )"), ("[x]", "[ ]")])
    rows = [
        (
            dice.pick(["Medida", "Tipo", "Espécie", "Termo de"]),
            [("Guarda", "GUARDA"), ("Tutela", "TUTELA"), ("Curatela", "CURATELA")],
            case.kind,
        )
    ]
    if case.nature in (PROVISIONAL, DEFINITIVE):
        case.nature_said = True
        options = [("Provisória", PROVISIONAL), ("Definitiva", DEFINITIVE)]
        rows.append((dice.pick(["Natureza", "Caráter", "Modalidade"]), dice.shuffled(options), case.nature))
    if dice.chance(0.4):
        rows.append(
            (dice.pick(["Segredo de justiça", "Justiça gratuita", "Urgente"]), [("Sim", "yes"), ("Não", "no")], dice.pick(["yes", "no"]))
        )
    for words, options, chosen in rows:
        text: Text = [*caption(words + ":")] if dice.chance(0.7) else []
        for option, value in options:
            text += [*plain(yes if value == chosen else no), *say(dice, option)]
        page.flow(text)
    page.gap()
