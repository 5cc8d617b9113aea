"""The judge with a title, and the decision that names the guardian."""

from ficha_train.reader.generator.term_case import DEFINITIVE, PROVISIONAL, Case
from ficha_train.reader.generator.tokens import Text, said, say


def judge_titled(case: Case) -> Text:
    case.judge_said = True
    name = case.show(case.judge, "JUDGE")
    woman = case.judge.gender == "f"
    he = (
        "{o {MM.|Exmo. Sr.|Meritíssimo|Excelentíssimo Senhor|} Juiz {de Direito|de Direito Titular|Substituto|}{,|} {Dr.|Doutor|} <n>|"
        "o {Dr.|Doutor} <n>, "
        "{MM. |}Juiz de Direito[ {desta Vara|Titular|Substituto|em exercício}]|<n>, Juiz de Direito[ da <division>]|"
        "o Exmo. Sr. Dr. <n>, Juiz de Direito"
        "[ desta {Vara|Comarca}]|mim, <n>, Juiz de Direito}"
    )
    she = (
        "{a {MMª.|Exma. Sra.|Meritíssima|Excelentíssima Senhora|MM.|} Juíza {de Direito|de Direito Titular|Substituta|}{,|} {Dra.|"
        "Doutora|} <n>|a {Dra.|Doutora} <n>, "
        "{MM. |}Juíza de Direito[ {desta Vara|Titular|Substituta|em exercício}]|<n>, Juíza de Direito[ da <division>]|"
        "a Exma. Sra. Dra. <n>, Juíza de Direito"
        "[ desta {Vara|Comarca}]|o(a) MM. Juiz(a) de Direito, Dr(a). <n>}"
    )
    return say(case.dice, she if woman else he, n=name, division=lambda: said(case.division, "COURT_DIVISION"))


def by_judge(case: Case) -> Text:
    if case.judge.gender == "f":
        return say(case.dice, "pela {MMª. |Exma. Sra. |MM. |}Juíza[ {de Direito|Substituta|desta Vara}]{,| } {Dra.|Doutora|}")
    return say(case.dice, "pelo {MM. |Exmo. Sr. |}Juiz[ {de Direito|Substituto|desta Vara}]{,| } {Dr.|Doutor|}")


def decision_word(case: Case) -> str:
    dice = case.dice
    if case.nature == DEFINITIVE and dice.chance(0.5):
        case.nature_said = True
        return dice.pick(
            [
                "sentença transitada em julgado",
                "sentença definitiva",
                "sentença, transitada em julgado,",
                "sentença com trânsito em julgado",
            ]
        )
    if case.nature == PROVISIONAL and dice.chance(0.45):
        case.nature_said = True
        return dice.pick(
            [
                "decisão liminar",
                "liminar",
                "decisão que deferiu a tutela de urgência",
                "decisão provisória",
                "decisão que antecipou os efeitos da tutela",
            ]
        )
    return dice.wording(
        [
            "decisão",
            "sentença",
            "decisão",
            "despacho",
            "decisão interlocutória",
            "sentença homologatória",
            "deliberação",
            "determinação",
            "ato decisório",
        ]
    )
