"""Who takes part in the act and is neither judge nor party: prosecutor, lawyers, clerks, experts."""

from ficha_train.reader.generator.arrange import Entry
from ficha_train.reader.generator.term_case import Case, Party
from ficha_train.reader.generator.tokens import Slot, Text, plain, said, say
from ficha_train.reader.generator.values import date

_PUBLIC = "{Promotor de Justiça|Promotora de Justiça|Promotor(a)|representante do Ministério Público|Procurador de Justiça|Promotor}"
_LAWYER = "{advogado|advogada|advogado(a)|defensor público|defensora pública|patrono|procurador|procuradora|curador especial}"
_CLERK = (
    "{escrivão|escrivã|escrevente|diretor de secretaria|chefe de secretaria|chefe de cartório|analista judiciário|técnica judiciária|"
    "oficial de justiça|servidor|supervisora de serviço|oficial maior|assessora|estagiário}"
)
_EXPERT = "{assistente social|psicóloga|psicólogo|perito|perita médica|médico perito|conciliador|mediadora|conselheiro tutelar}"
_TRADE = f"{{{_PUBLIC}|{_LAWYER}|{_CLERK}|{_EXPERT}}}"

_SENTENCES = [
    f"{{Ciente|Presente|Intimado|Ouvido|Cientificado|Dada vista a}} {{o|a|}} {_TRADE}[,] {{Dr.|Dra.|Sr.|Sra.|}} <x>[, <r>].",
    f"{{Manifestou-se|Opinou|Falou nos autos|Atuou no feito|Funcionou no feito}} {{o|a}} {_PUBLIC}, <x>[, em <d>].",
    f"{{Atuou|Participou|Funcionou}} como {_TRADE} {{o Sr.|a Sra.|}} <x>[, <r>].",
    f"{{Eu, <x>, {_CLERK}|Eu, {_CLERK}, <x>}}[, <r>], {{digitei|lavrei|subscrevi|conferi|fiz digitar|o escrevi}}[ em <d>].",
    f"{{Laudo|Relatório|Estudo|Parecer}} {{elaborado|subscrito|assinado|firmado}} {{pelo|pela|por}} {_EXPERT} <x>[, em <d>].",
    f"{{Digitado|Conferido|Expedido|Elaborado|Redigido}} por <x>[, {_CLERK}][, <r>].",
    f"{{A parte|O requerente|A requerente}} {{é|está|foi}} {{representada|assistida|patrocinada}} {{por|pelo {_LAWYER}}} <x>[, <r>].",
    f"<x>, {_TRADE}[, <r>], {{acompanhou|assistiu|presenciou|certificou|conferiu}} o ato[, em <d>].",
]

_CAPTIONS = (
    f"{{{_TRADE}|{{Nome|Assinatura}} d{{o|a|o(a)}} {_TRADE}|{{Digitado|Conferido|Expedido|Elaborado|Lavrado|Subscrito}} por|"
    f"{_TRADE} (nome)|Servidor {{responsável|emitente}}|Responsável pela {{emissão|digitação|conferência}}|Ministério Público|MP|Defesa|"
    "OAB/Advogado|Fiscal da lei}"
)


def official_sentence(case: Case) -> Text:
    return say(case.dice, case.dice.wording(_SENTENCES), **_slots(case))


def official_entries(case: Case) -> list[Entry]:
    dice = case.dice
    out: list[Entry] = []
    for _ in range(dice.pick([1, 1, 2])):
        words = " ".join(token.text for token in say(dice, _CAPTIONS))
        name = case.show(_someone(case), "OFFICIAL")
        if dice.chance(0.3):
            name = [*name, *plain(dice.pick(["-", "–", ","])), *_register(case)]
        out.append((words[:1].upper() + words[1:], name))
    return out


def _someone(case: Case) -> Party:
    return case.dice.pick([case.clerk, case.prosecutor, case.lawyer])


def _register(case: Case) -> Text:
    number = said(case.dice.digits(case.dice.between(4, 7)), "OTHER_NUMBER")
    return say(case.dice, "{OAB/<s>|OAB/<s> nº|matrícula|matrícula nº|CRESS|CRP|reg.} <n>", s=case.state, n=number)


def _slots(case: Case) -> dict[str, Slot]:
    return {
        "x": lambda: case.show(_someone(case), "OFFICIAL"),
        "r": lambda: _register(case),
        "d": lambda: said(date(case.dice), "OTHER_DATE"),
    }
