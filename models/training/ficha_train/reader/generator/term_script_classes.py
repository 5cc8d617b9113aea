"""Classes and subjects of cases as the systems of courts print them: with codes, in brackets, subject behind class, old names."""

from ficha_train.reader.generator.term_case import Case
from ficha_train.reader.generator.tokens import Text, say, upper

_CODES = {
    "GUARDA": "{Guarda de Infância e Juventude (1420)|GUARDA DE FAMÍLIA (14671)|PROCEDIMENTO COMUM CÍVEL (7)|Guarda de Família|Guarda - Seção Cível|TUTELA ANTECIPADA ANTECEDENTE (12083)|Perda ou Suspensão do Poder Familiar (1426)|Homologação da Transação Extrajudicial (12374)}",
    "TUTELA": "{TUTELA CÍVEL (12233)|Tutela Infância e Juventude (1396)|Tutela c/c Destituição do Poder Familiar (1399)|PROCEDIMENTO COMUM CÍVEL (7)|TUTELA E CURATELA - NOMEAÇÃO (61)|Tutela e Curatela - Remoção e Dispensa (122)|Remoção, Modificação e Dispensa de Tutor}",
    "CURATELA": "{INTERDIÇÃO/CURATELA (58)|Interdição (58)|TUTELA E CURATELA - NOMEAÇÃO (61)|Curatela (12234)|Remoção, modificação e dispensa de tutor ou curador (122)|Levantamento da interdição (12235)|PROCEDIMENTO COMUM CÍVEL (7)|Cumprimento de Sentença de Interdição}",
}
_SUBJECTS = {
    "GUARDA": "{Guarda|Fixação|Guarda com genitor ou responsável no exterior|Relações de Parentesco|Abandono Material|Família|Regulamentação de Visitas|Alienação Parental|Modificação de Guarda}",
    "TUTELA": "{Nomeação|Tutela de Urgência|Órfãos|Tutela e Curatela|Família|Guarda|Relações de Parentesco|Capacidade}",
    "CURATELA": "{Nomeação|Capacidade|Curatela|Tutela e Curatela|Idoso|Nomeação de Curador|Deficiente|Família|Interdição}",
}
_LONG = {
    "GUARDA": "{Ação de Guarda[ e Responsabilidade][ com pedido de antecipação]|Pedido de Guarda|Guarda Consensual|Ação de Modificação de Guarda c/c Alimentos|Guarda – Procedimento Especial|Pedido de Providências – Guarda|Acolhimento Institucional c/c Guarda|Ação de Regulamentação de Guarda}",
    "TUTELA": "{Ação de Tutela|Pedido de Tutela[ de Menores]|Nomeação de Tutor|Ação de Destituição de Tutor|Tutela Testamentária|Suprimento de Tutor|Tutela de Órfãos|Pedido de Tutela c/c Alvará}",
    "CURATELA": "{Ação de Interdição[ c/c Curatela]|Ação de Curatela|Interdição c/c pedido de antecipação|Pedido de Substituição de Curador|Curatela de Interdito|Curatela Compartilhada|Ação Declaratória de Incapacidade|Interdição e Nomeação de Curador}",
}


def class_said(case: Case) -> Text:
    dice = case.dice
    template = dice.wording(
        [
            _CODES[case.kind], _LONG[case.kind], _LONG[case.kind] + "[ (<num>)]", _CODES[case.kind] + " - " + _SUBJECTS[case.kind], _LONG[case.kind] + " – " + _SUBJECTS[case.kind], _CODES[case.kind] + " / " + _SUBJECTS[case.kind],
            _LONG[case.kind] + " (" + _SUBJECTS[case.kind] + ", " + _SUBJECTS[case.kind] + ")", _SUBJECTS[case.kind] + " – " + _LONG[case.kind],
        ]
    )  # fmt: skip
    text = say(dice, template, role="CASE_CLASS", num=dice.digits(dice.between(2, 5)))
    return upper(text) if dice.chance(0.25) else text
