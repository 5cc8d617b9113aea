"""The end of a term: acceptance, the clerk's line, place and date, signatures."""

from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.page import Page, Paragraph
from ficha_train.reader.generator.term_case import Case
from ficha_train.reader.generator.term_grammar import capital, tidy
from ficha_train.reader.generator.term_judges import judge_titled
from ficha_train.reader.generator.term_words import ending
from ficha_train.reader.generator.tokens import Slot, Text, Token, ended, said, say
from ficha_train.reader.generator.values import clock, date

_TRADES = """escrevente|Escrivã Judicial|Escrivão|Diretor de Secretaria|Chefe de Cartório|Técnico Judiciário|Analista Judiciário|Oficial Escrevente|
Chefe de Secretaria|Escrevente Técnico Judiciário|Servidor|estagiária|Auxiliar Judiciário|Supervisora|Oficial de Justiça""".replace(
    "\n", ""
).split(
    "|"
)


def accepted(case: Case) -> Text:
    """What follows the body: promises, names again, who else was heard."""
    return tidy(
        say(
            case.dice,
            "{{Aceito o compromisso|Prestado o compromisso|Aceito o encargo}, {lavrou-se|mandou o Juiz lavrar|foi lavrado} este termo.|"
            "<O> {<k>|nomead<p>|"
            "compromissad<p>}, cientes d{os deveres|as obrigações}, {aceita<n>|assume<m>|declara<n> aceitar} o {encargo|múnus|"
            "compromisso}.|"
            "O compromisso foi aceito por "
            "<G>.|<W> {ficará|ficarão} sob {os cuidados|a responsabilidade} de <G>.|{Prometo|Promete}"
            ", sob as penas da lei, desempenhar o encargo bem e fielmente."
            "|<G> {promete|se compromete a|obriga-se a} cumprir bem e fielmente o {encargo|compromisso}.|{Ouvido o|Ciente o|"
            "Com parecer favorável do} "
            "Promotor de Justiça[, Dr.] <prosecutor>.|{Presente|Assistiu ao ato} {o Defensor Público|a Defensora Pública|o advogado|"
            "a assistente social} <lawyer>[, OAB/<st> <oab>]."
            "|{Revogado o|Fica revogado o|Em substituição ao} {termo anterior|compromisso} de <former>.|{Este termo substitui|"
            "Substitui-se}"
            " o termo de <od>.|{Testemunhas|Presentes"
            " as testemunhas}: <witness> e <witness2>.|{A|Designada} audiência {será realizada em|para o dia} <od>[, às <h>].|"
            "O encargo recai sobre os bens de <W>.}",
            **_slots(case),
        )
    )


def _slots(case: Case) -> dict[str, Slot]:
    dice = case.dice
    many = len(case.guardians) > 1
    gender = ending(case.guardian_genders)
    return {
        "O": gender.capitalize(),
        "k": case.office_word(),
        "p": gender,
        "n": "m" if many else "",
        "m": "m" if many else "",
        "G": lambda: case.all_guardians(),
        "W": lambda: case.all_wards(),
        "prosecutor": lambda: case.show(case.prosecutor, "OFFICIAL"),
        "lawyer": lambda: case.show(case.lawyer, "OFFICIAL"),
        "st": case.state,
        "oab": lambda: said(f"{dice.digits(3)}.{dice.digits(3)}", "OTHER_NUMBER"),
        "former": lambda: case.show(case.former, "FORMER_GUARDIAN"),
        "od": lambda: said(date(dice), "OTHER_DATE"),
        "witness": lambda: case.show(case.opponent, "PERSON"),
        "witness2": lambda: case.show(case.former, "PERSON"),
        "h": lambda: clock(dice),
    }


def by_order(case: Case) -> Text:
    """The sentence that goes with a form, which has no body."""
    dice = case.dice
    case.issue_said = case.issue_said or False
    with_date = dice.chance(0.4)
    if with_date:
        case.issue_said = True
    return tidy(
        say(
            dice,
            "{{Perante|Na presença de|Diante de} <j>[, em <i>], foi prestado o compromisso de bem e fielmente exercer o encargo[, "
            "conforme "
            "<w> de <d>].|{Por determinação de|Por ordem de|"
            "De ordem de} <j>, lavrei o presente termo, {à vista d|em cumprimento d|nos termos d}a <w> {de|datada de|proferida em} <d>.|"
            "{Nomeação feita por|Compromisso deferido por|"
            "Medida concedida por} <w> {de|proferida em|datada de} <d>[, {do|da lavra do|proferida pelo} MM. Juiz {Dr. |}<J>].|<j2>, {em|"
            "por}"
            " <w> {datada de|de|proferida em} <d>, "
            "nomeou {<p> compromissad<p>|a<p1> pessoa<s>} acima.|{Decisão|Sentença} {de|proferida em|datada de} <d>, {do|da} {MM. |}"
            "{Juiz|"
            "Juíza} {Dr. |Dra. |}<J>.}",
            j=lambda: judge_titled(case),
            j2=lambda: capital(judge_titled(case)),
            i=said(case.issued, "ISSUE") if with_date else "data abaixo",
            J=lambda: case.show(case.judge, "JUDGE"),
            d=lambda: said(case.decided, "DECISION"),
            w=dice.pick(["decisão", "sentença", "decisão interlocutória"]),
            p=ending(case.guardian_genders),
            p1="s" if len(case.guardians) > 1 else "",
            s="s" if len(case.guardians) > 1 else "",
        )
    )


def nothing_more(case: Case) -> Text:
    dice = case.dice
    return tidy(
        say(
            dice,
            "{{Nada mais|NADA MAIS}[ havendo, {encerrou-se|encerro} o presente].[ Lido e achado conforme, vai devidamente assinado.]|"
            "E, para constar,|Do que, para constar, "
            "{lavrei|lavrou-se} este termo[, que vai assinado por todos].|{Lido e achado conforme|Para constar}, {segue assinado|"
            "vai assinado}.|Do que dou fé.}"
            "{| {Eu|eu}, <c>, <q>[, matrícula <n>], {digitei|subscrevi|o digitei e subscrevi|lavrei|digitei e assino|conferi}.| {Eu|eu}"
            " <c> (<q>), {o lavrei|o subscrevo|digitei}.}",
            c=case.show(case.clerk, "OFFICIAL"),
            q=dice.wording(_TRADES),
            n=said(dice.digits(dice.between(4, 7)), "OTHER_NUMBER"),
        )
    )


def dateline(case: Case) -> Text:
    case.issue_said = True
    dice = case.dice
    head = dice.wording(["Local e data", "Data", "Data do termo", "Lavrado em", "Emitido em", "Data da lavratura", "Expedição"])
    if dice.chance(0.15):
        return [
            *said(head + ":", "CAPTION"),
            *(
                [*said(case.issued, "ISSUE")]
                if head != "Local e data"
                else say(dice, "<c>, <d>", c=case.city, d=said(case.issued, "ISSUE"))
            ),
        ]
    return say(
        dice,
        "{<c>, <d>.|<c>/<u>, <d>|<c> (<u>), <d>.|<c>, aos <d>|<c>, em <d>|{Dado e passado|Lavrado} {em|nesta cidade de}"
        " <c>, {em|aos} <d>|Expedido em "
        "{<c>, |}<d>|<c> - <u>, <d>}",
        c=case.city,
        u=case.state,
        d=said(case.issued, "ISSUE"),
    )


def signatures(page: Page, case: Case) -> None:
    dice = page.dice
    people = _signers(case)
    capitals = dice.pick([None, True, False])
    blank = dice.chance(0.45)
    if not people:
        return
    signs = [(case.show(party, role, capitals) if party else [], words) for party, role, words in people]
    line = Token("_" * dice.between(8, 32))
    if len(signs) > 1 and dice.chance(0.35):
        for at in range(0, len(signs), 2):
            group = signs[at : at + 2]
            cells = [
                [Paragraph([line] if blank else [], page.size), Paragraph(name, page.size), Paragraph(words, page.size)]
                for name, words in group
            ]
            page.row([[p for p in cell if p.text] for cell in cells], page.columns(len(group)))
        return
    align = dice.pick(["centre", "centre", "left", "right"])
    one_line = dice.chance(0.15)
    for name, words in signs:
        if one_line:
            page.flow([*words, Token("-"), *name] if dice.chance(0.4) else _joined(dice, name, words), align=align)
        else:
            if blank:
                page.flow([line], align=align)
            page.flow(name, align=align)
            page.flow(words, align=align)
        page.gap()


def _joined(dice: Dice, name: Text, words: Text) -> Text:
    """`Fulano – Juiz de Direito`, `Fulano, Juiz de Direito`"""
    if not name:
        return words
    return [*ended(name, ","), *words] if dice.chance(0.4) else [*name, Token("–"), *words]


def _signers(case: Case) -> list[tuple]:
    """Who signs, as what; a bare line has no name."""
    dice = case.dice
    out: list[tuple] = []
    woman = case.judge.gender == "f"
    if dice.chance(0.55):
        words = (
            ["Juíza de Direito", "Juíza de Direito", "Juíza Substituta", "MM. Juíza"]
            if woman
            else ["Juiz de Direito", "Juiz de Direito", "Juiz Substituto", "MM. Juiz"]
        )
        title = say(
            dice,
            dice.pick([*words, "Juiz(a) de Direito", "Magistrado(a)"]) + "[ {da <v>|Titular}]",
            v=lambda: said(case.division, "COURT_DIVISION"),
        )
        out.append((case.judge if dice.chance(0.85) else None, "JUDGE", title))
    for guardian in case.guardians:
        if dice.chance(0.55):
            office = case.office.split("|")[1 if guardian.gender == "f" else 0].capitalize()
            words = dice.pick(
                [
                    office,
                    office,
                    office.upper(),
                    "Compromissado(a)",
                    "Compromissário(a)",
                    "Requerente",
                    "Assinatura",
                    f"{office} nomead{'a' if guardian.gender == 'f' else 'o'}",
                ]
            )
            text = say(dice, words)
            if dice.chance(0.1):
                text = [*text, *said("CPF:", "CAPTION"), *said(guardian.cpf, "GUARDIAN_CPF")]
            out.append((guardian if dice.chance(0.85) else None, "GUARDIAN", text))
    others = {
        "OFFICIAL": [
            (
                case.clerk,
                ["Escrivão", "Chefe de Secretaria", "Escrevente", "Diretora de Secretaria", "Analista Judiciário", "Servidor(a)"],
            ),
            (case.prosecutor, ["Promotor de Justiça", "Promotora de Justiça", "Ministério Público"]),
            (case.lawyer, ["Advogado", "Advogada", "Defensor Público", "Assistente Social", "Advogado(a) – OAB"]),
        ],
        "PERSON": [(case.opponent, ["Testemunha", "Genitora", "Genitor", "Requerido", "1ª testemunha"])],
    }
    for role, list_ in others.items():
        for party, words in list_:
            if dice.chance(0.14):
                out.append((party, role, say(dice, dice.pick(words))))
    return dice.shuffled(out) if dice.chance(0.3) else out
