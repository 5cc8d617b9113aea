"""The block on the case: number, class, parties, lawyers, judge, and numbers and dates of other things."""

from dataclasses import replace

from ficha_train.reader.generator.arrange import Entry, arrange
from ficha_train.reader.generator.background import unknown_entry
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.term_case import Case
from ficha_train.reader.generator.tokens import Text, Token, ended, plain, said, say, upper
from ficha_train.reader.generator.values import case_number, date

_CLASSES = {
    "GUARDA": "{Guarda[ de Família]|Guarda de Infância e Juventude|Regulamentação de {Guarda|Visitas}|Modificação de Guarda"
    "|Procedimento {Comum|Comum Cível|Ordinário}|Guarda c/c Alimentos|Adoção c/c Guarda|Guarda e Responsabilidade|"
    "Guarda – Família – {Fixação|Guarda}"
    "|Perda ou Suspensão do Poder Familiar|Acolhimento Institucional|Ação de Guarda[ Consensual]|Homologação de Transação Extrajudicial}",
    "TUTELA": "{Tutela[ Cível]|Tutela {c/c|com} Destituição do Poder Familiar|Tutela Infância e Juventude|Nomeação de Tutor"
    "|Tutela – {Nomeação|Família}|Remoção de Tutor|Procedimento Comum[ Cível]|Ação de Tutela|Tutela de Menor|"
    "Tutela e Curatela – Nomeação}",
    "CURATELA": "{Interdição|Curatela|Interdição/Curatela|Interdição/Curatela – {Nomeação|Capacidade|Curatela}|Substituição de Curador"
    "|Tutela e Curatela – {Nomeação|Remoção e Dispensa}|Ação de {Interdição|Curatela}|Levantamento de Interdição|"
    "Procedimento Comum[ Cível]"
    "|Interdição – {Nomeação de Curador|Família}|Remoção, modificação e dispensa de tutor ou curador}",
}

_CASE_CAPTIONS = """Processo|Processo nº|Autos|Autos nº|Processo n.|Autos do processo|Nº do processo|Número do processo|Processo Digital nº|
Número Único|Processo eletrônico|Feito nº|Nº CNJ|Processo Judicial Eletrônico nº|Ação nº|Autos de processo nº|Proc. nº|Procedimento nº|
Numeração única|Nº Processo|Referência|Registro CNJ""".replace(
    "\n", ""
).split(
    "|"
)

_CLASS_CAPTIONS = [
    "Classe",
    "Classe - Assunto",
    "Classe/Assunto",
    "Classe – Assunto",
    "Ação",
    "Natureza",
    "Espécie",
    "Classe processual",
    "Classe judicial",
    "Tipo de ação",
    "Classe da ação",
    "Natureza da ação",
    "Procedimento",
]

_ASKING = [
    "Requerente",
    "Autor",
    "Promovente",
    "Parte autora",
    "Requerente(s)",
    "Polo ativo",
    "Autor(a)",
    "Demandante",
    "Interessado",
    "Requerentes",
    "Parte requerente",
    "Suplicante",
]

_OPPOSED = [
    "Requerido",
    "Réu",
    "Promovido",
    "Parte ré",
    "Requerido(a)",
    "Polo passivo",
    "Requerida",
    "Demandado",
    "Parte requerida",
    "Suplicado",
]

_SUBJECTS = [
    "Interditando",
    "Interditanda",
    "Interditando(a)",
    "Curatelando(a)",
    "Requerido",
    "Requerido(a)",
    "Interdito",
    "Polo passivo",
]

_MINORS = ["Menor", "Criança", "Adolescente", "Interessado", "Infante", "Menor interessado", "Criança/Adolescente", "Em favor de"]

JUDGE_CAPTIONS = [
    "Juiz",
    "Juiz de Direito",
    "Juíza de Direito",
    "Juiz(a) de Direito",
    "Magistrado(a)",
    "Juiz Prolator",
    "Juiz(a)",
    "Magistrado",
    "MM. Juiz",
    "Juízo",
    "Juiz titular",
    "Autoridade judiciária",
    "Presidência",
]


def goes_on(token: Token) -> Token:
    return replace(token, begins=False)


def _number(case: Case) -> Text:
    return said(case.number, "CASE")


def number_line(case: Case) -> Text:
    dice = case.dice
    return [*said(dice.wording(_CASE_CAPTIONS) + dice.pick([":", ":", ""]), "CAPTION"), *_number(case)]


def _class(case: Case) -> Text:
    dice = case.dice
    text = say(dice, _CLASSES[case.kind], role="CASE_CLASS")
    if dice.chance(0.12):
        text = [*text, *[goes_on(t) for t in said(f"({dice.digits(dice.between(2, 4))})", "CASE_CLASS")]]
    return upper(text) if dice.chance(0.35) else text


def class_line(case: Case) -> Text:
    return [*said(case.dice.wording(_CLASS_CAPTIONS) + ":", "CAPTION"), *_class(case)]


def guardian_or_asker(case: Case, number: int = 0) -> Text:
    """Who asks, as the case block names them."""
    if case.requester is case.guardians[0]:
        return case.show(case.guardians[number], "GUARDIAN")
    return case.show(case.requester, "PERSON")


def case_block(page: Page, case: Case) -> None:
    dice = page.dice
    if dice.chance(0.12):
        eproc = [*_class(case), *plain(dice.pick(["Nº", "nº", "N."])), *_number(case)]
        if dice.chance(0.5):
            eproc = ended(eproc, "/" + case.state)
        page.flow(upper(eproc))
        entries: list[Entry] = []
    else:
        entries = [(dice.wording(_CASE_CAPTIONS), _number(case))]
        if dice.chance(0.6):
            entries.append((dice.wording(_CLASS_CAPTIONS), _class(case)))
            if dice.chance(0.2):
                entries.append(
                    ("Assunto", say(dice, "{Nomeação|Capacidade|Guarda|Família|Fixação|Relações de Parentesco|" "Tutela Provisória}"))
                )
    entries += _parties(case)
    if dice.chance(0.28):
        entries.append(
            (dice.wording(JUDGE_CAPTIONS), say(dice, "{|Dr. |Dra. |Dr(a). |Exmo. Sr. Dr. }<j>", j=case.show(case.judge, "JUDGE")))
        )
    extra = [
        (
            0.1,
            lambda: (
                dice.pick(["Processo principal", "Processo apenso", "Apenso aos autos nº", "Processo de origem", "Carta precatória nº"]),
                said(case_number(dice), "OTHER_NUMBER"),
            ),
        ),
        (
            0.08,
            lambda: (
                dice.pick(["Mandado nº", "Livro", "Guia nº", "Nº de ordem", "Termo nº", "Controle nº"]),
                said(dice.digits(dice.between(2, 6)), "OTHER_NUMBER"),
            ),
        ),
        (0.12, lambda: (dice.pick(["Advogado", "Advogado(a)", "Procurador", "Defensor Público", "Patrono"]), _lawyer(case))),
        (0.1, lambda: (dice.pick(["Promotor de Justiça", "Ministério Público", "MP"]), case.show(case.prosecutor, "OFFICIAL"))),
        (
            0.08,
            lambda: (
                dice.pick(["Escrivão", "Escrivã", "Chefe de Secretaria", "Diretor de Secretaria", "Oficial"]),
                case.show(case.clerk, "OFFICIAL"),
            ),
        ),
        (
            0.12,
            lambda: (
                dice.pick(["Valor da causa", "Justiça gratuita", "Segredo de justiça", "Prioridade"]),
                plain(dice.pick(["Sim", "Não", "R$ 1.000,00", "Idoso"])),
            ),
        ),
        (
            0.1,
            lambda: (
                dice.pick(["Distribuição", "Data da distribuição", "Autuação", "Data do ajuizamento", "Distribuído em"]),
                said(date(dice), "OTHER_DATE"),
            ),
        ),
        (0.06, lambda: unknown_entry(dice)),
    ]
    entries += [make() for share, make in extra if dice.chance(share)]
    if dice.chance(0.15):
        entries = dice.shuffled(entries)
    if dice.chance(0.5):
        arrange(page, entries, "inline")
    else:
        arrange(page, entries)


def _lawyer(case: Case) -> Text:
    dice = case.dice
    name = case.show(case.lawyer, "OFFICIAL")
    oab = said(f"OAB/{case.state} {dice.digits(2)}.{dice.digits(3)}", "OTHER_NUMBER")
    return say(dice, "<n>[ – <o>]", n=name, o=oab)


def _parties(case: Case) -> list[Entry]:
    dice = case.dice
    out: list[Entry] = []
    if dice.chance(0.55):
        own = case.requester is case.guardians[0]
        name = case.all_guardians() if own and dice.chance(0.6) else guardian_or_asker(case)
        if own and len(case.guardians) == 1 and dice.chance(0.12):
            name = [*name, *said("CPF:", "CAPTION"), *said(case.guardians[0].cpf, "GUARDIAN_CPF")]
        if dice.chance(0.06):
            name = say(dice, "{Ministério Público[ do Estado]|Conselho Tutelar|Justiça Pública|O Juízo}")
        out.append((dice.wording(_ASKING), name))
    if dice.chance(0.5):
        if case.kind == "CURATELA":
            name = case.all_wards()
            if len(case.wards) == 1 and dice.chance(0.12):
                name = [*name, *said("CPF:", "CAPTION"), *said(case.wards[0].cpf, "WARD_CPF")]
            out.append((dice.wording(_SUBJECTS), name))
        else:
            out.append((dice.wording(_OPPOSED), case.show(case.opponent, "PERSON")))
            if dice.chance(0.4):
                out.append((dice.wording(_MINORS), case.all_wards()))
    return out
