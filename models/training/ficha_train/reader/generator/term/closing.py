"""The end of a term: acceptance, signatures, stamps, annexes, facts in a table."""

from dataclasses import replace

from ficha_train.reader.generator.arrange import Entry, arrange, heading
from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.page import Page, Paragraph
from ficha_train.reader.generator.term.case import Case, DEFINITIVE, PROVISIONAL
from ficha_train.reader.generator.term.officials import former_entries, judge_titled
from ficha_train.reader.generator.term.parties import JUDGE_CAPTIONS
from ficha_train.reader.generator.term.validity import bare_term, powers_sentence
from ficha_train.reader.generator.term.words import capital, ending, tidy
from ficha_train.reader.generator.tokens import Slot, Text, Token, caption, ended, plain, said, say
from ficha_train.reader.generator.values import clock, code, date, in_words, link, site
from ficha_train.reader.generator.wordings import wordings

W = wordings("term/closing")


def accepted(case: Case) -> Text:
    """What follows the body: promises, names again, who else was heard."""
    return tidy(say(case.dice, W.accepted, **_slots(case)))


def _slots(case: Case) -> dict[str, Slot]:
    dice = case.dice
    many = len(case.guardians) > 1
    gender = ending(case.guardian_genders)
    return {
        "O": gender.capitalize(), "k": case.office_word(), "p": gender, "n": "m" if many else "", "m": "m" if many else "",
        "G": lambda: case.all_guardians(), "W": lambda: case.all_wards(), "prosecutor": lambda: case.show(case.prosecutor, "OFFICIAL"),
        "lawyer": lambda: case.show(case.lawyer, "OFFICIAL"), "st": case.state,
        "oab": lambda: said(f"{dice.digits(3)}.{dice.digits(3)}", "OTHER_NUMBER"),
        "former": lambda: case.show(case.former, "FORMER_GUARDIAN"), "od": lambda: said(date(dice), "OTHER_DATE"),
        "witness": lambda: case.show(case.opponent, "PERSON"), "witness2": lambda: case.show(case.former, "PERSON"),
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
            dice, W.by_order, j=lambda: judge_titled(case), j2=lambda: capital(judge_titled(case)),
            i=said(case.issued, "ISSUE") if with_date else "data abaixo", J=lambda: case.show(case.judge, "JUDGE"),
            d=lambda: said(case.decided, "DECISION"), w=dice.pick(["decisão", "sentença", "decisão interlocutória"]),
            p=ending(case.guardian_genders), p1="s" if len(case.guardians) > 1 else "", s="s" if len(case.guardians) > 1 else "",
        )
    )


def nothing_more(case: Case) -> Text:
    dice = case.dice
    return tidy(
        say(
            dice, W.nothing_more, c=case.show(case.clerk, "OFFICIAL"), q=dice.wording(W.trades),
            n=said(dice.digits(dice.between(4, 7)), "OTHER_NUMBER"),
        )
    )


def dateline(case: Case) -> Text:
    case.issue_said = True
    dice = case.dice
    head = dice.wording(W.dateline)
    if dice.chance(0.15):
        return [
            *said(head + ":", "CAPTION"), *(
                [*said(case.issued, "ISSUE")] if head != "Local e data"
                else say(dice, "<c>, <d>", c=case.city, d=said(case.issued, "ISSUE"))
            ),
        ]
    return say(dice, W.dateline_2, c=case.city, u=case.state, d=said(case.issued, "ISSUE"))


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
            ["Juíza de Direito", "Juíza de Direito", "Juíza Substituta", "MM. Juíza"] if woman
            else ["Juiz de Direito", "Juiz de Direito", "Juiz Substituto", "MM. Juiz"]
        )
        title = say(
            dice, dice.pick([*words, "Juiz(a) de Direito", "Magistrado(a)"]) + "[ {da <v>|Titular}]",
            v=lambda: said(case.division, "COURT_DIVISION"),
        )
        out.append((case.judge if dice.chance(0.85) else None, "JUDGE", title))
    for guardian in case.guardians:
        if dice.chance(0.55):
            office = case.office.split("|")[1 if guardian.gender == "f" else 0].capitalize()
            words = dice.pick(
                [
                    office, office, office.upper(), "Compromissado(a)", "Compromissário(a)", "Requerente", "Assinatura",
                    f"{office} nomead{('a' if guardian.gender == 'f' else 'o')}",
                ]
            )
            text = say(dice, words)
            if dice.chance(0.1):
                text = [*text, *said("CPF:", "CAPTION"), *said(guardian.cpf, "GUARDIAN_CPF")]
            out.append((guardian if dice.chance(0.85) else None, "GUARDIAN", text))
    others = {
        "OFFICIAL": [
            (case.clerk, W.signers), (case.prosecutor, ["Promotor de Justiça", "Promotora de Justiça", "Ministério Público"]),
            (case.lawyer, W.signers_2),
        ], "PERSON": [(case.opponent, ["Testemunha", "Genitora", "Genitor", "Requerido", "1ª testemunha"])],
    }
    for role, list_ in others.items():
        for party, words in list_:
            if dice.chance(0.14):
                out.append((party, role, say(dice, dice.pick(words))))
    return dice.shuffled(out) if dice.chance(0.3) else out


def print_out(page: Page, case: Case) -> None:
    """Who printed or filed it, and when: dates and numbers that are no signature's."""
    dice = page.dice
    hidden = f"***.{dice.digits(3)}.{dice.digits(3)}-**"
    text = say(
        dice, W.print_out, id=said(hidden, "OTHER_ID"), c=case.show(case.clerk, "OFFICIAL"),
        d=lambda: said(date(dice, "numbers", 2008, 2028), "OTHER_DATE"), h=lambda: clock(dice),
        n=lambda: said(dice.digits(dice.between(3, 9)), "OTHER_NUMBER"),
    )
    text = [replace(token, text=token.text.replace(":?", dice.pick([":", ""]))) for token in text]
    if dice.chance(0.25):
        page.stamp(text)
    else:
        page.flow(text, size=page.size * dice.uniform(0.55, 0.9), align=dice.pick(["left", "right", "centre"]))


def stamp(page: Page, case: Case) -> None:
    dice = page.dice
    system = dice.weighted({"esaj": 4, "pje": 4, "pje first": 1.5, "eproc": 3, "projudi": 2, "sei": 2, "code": 3, "signed": 2})
    text = say(dice, "{" + W.systems[system] + "}", **_slots_stamps(case, system))
    if dice.chance(0.08):
        other = say(
            dice, "Assinado {eletronicamente|digitalmente} por[:] <s> {-|em} <d>[ <time>]",
            **_slots_stamps(case, system) | {"s": case.show(case.clerk, "OFFICIAL")},
        )
        text = [*text, *other]
    kind = dice.random.random()
    if kind < (0.75 if system == "esaj" else 0.15):
        page.stamp(text)
    else:
        if system.startswith("pje") and dice.chance(0.6):
            _in_lines(page, text)
        else:
            page.flow(text, size=page.size * dice.uniform(0.55, 0.95), align=dice.pick(["left", "justified", "centre"]))
        page.gap()


def _in_lines(page: Page, text: Text) -> None:
    """Each part of PJe's footer on a line of its own."""
    size = page.size * page.dice.uniform(0.6, 0.9)
    line: Text = []
    for token in text:
        starts = token.text in ("Assinado", "Número", "Nº", "Num.") or token.role == "LINK"
        if line and starts:
            page.flow(line, size=size)
            line = []
        line.append(token)
    page.flow(line, size=size)


def _slots_stamps(case: Case, system: str) -> dict[str, Slot]:
    dice = case.dice
    number = dice.pick([dice.digits(26), dice.digits(29), dice.digits(17)])
    key = number if system.startswith("pje") else code(dice)
    address = link(dice, True)
    if system.startswith("pje"):
        address = f"https://pje.{site(dice)}{dice.pick([':443', ''])}/pje/Processo/ConsultaDocumento/listView.seam?{dice.pick(['x', 'nd'])}={number}"
    elif system == "eproc":
        address = f"https://eproc1g.{site(dice)}/eproc/externo_controlador.php?acao=consulta_autenticidade_documentos"
    signer, role = (case.judge, "JUDGE") if dice.chance(0.8) else (case.clerk, "OFFICIAL")
    titles = W.slots
    if role == "OFFICIAL":
        titles = ["Escrivão", "Chefe de Secretaria", "Analista Judiciário", "Servidor(a)"]
    capitals = dice.chance(0.6)
    letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
    identifier = " ".join(
        ["PJ" + "".join((dice.pick(letters) for _ in range(3))), *("".join((dice.pick(letters) for _ in range(5))) for _ in range(3))]
    )
    verifier = f"{dice.digits(dice.pick([7, 12, 12]))}{dice.pick(['v1', 'v2', 'v5', ''])}"
    return {
        "l": lambda: said(address, "LINK"), "n": lambda: said(case.number, "CASE"), "k": lambda: said(key, "KEY"),
        "s": lambda: case.show(signer, role, capitals), "d": lambda: said(date(dice, "numbers", 2008, 2026), "SIGNED"),
        "h": lambda: clock(dice), "time": f"{dice.between(7, 19):02d}:{dice.between(0, 59):02d}:{dice.between(0, 59):02d}",
        "o": lambda: said(dice.digits(8), "OTHER_NUMBER"), "law": said("19 de dezembro de 2006", "OTHER_DATE"),
        "mp": said("2.200-2/2001", "OTHER_NUMBER"), "law2": said("11.419/2006", "OTHER_NUMBER"), "v": lambda: said(verifier, "KEY"),
        "c": lambda: said("".join((dice.pick("0123456789abcdef") for _ in range(8))), "KEY"), "p": lambda: said(identifier, "KEY"),
        "st": case.state, "title": dice.pick(titles), "mov": f"{dice.between(1, 90)}.1",
    }


_LAWS = {key: tuple(one) for key, one in W.laws.items()}


def duties(page: Page, case: Case) -> None:
    """A numbered list of what the office asks; each item a sentence of its own."""
    dice = page.dice
    if dice.chance(0.7):
        heading(page, dice.wording(W.duties))
    marks = dice.pick(["1.", "1)", "a)", "I -", "•", "1º -", "-", "CLÁUSULA"])
    for i in range(dice.between(3, 9)):
        page.flow([*plain(_mark(marks, i)), *powers_sentence(case)], align=dice.pick(["left", "justified"]))
        page.gap(0.3)
    page.gap()


def _mark(style: str, number: int) -> str:
    if style == "CLÁUSULA":
        return f"CLÁUSULA {number + 1}ª –"
    if style[0] == "I":
        return ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"][number] + " -"
    return style.replace("1", str(number + 1)).replace("a", "abcdefghijk"[number])


def law(page: Page, case: Case) -> None:
    """A quotation: it says nothing about this case, and its date is the law's."""
    dice = page.dice
    number, day = _LAWS[case.kind]
    words = dice.pick(W.articles[case.kind])
    source = say(
        dice, "{Lei nº|Lei n.|Lei Federal nº} <n>[, de <d>]", n=said(number + "/" + day[-4:], "OTHER_NUMBER"), d=said(day, "OTHER_DATE")
    )
    quoted = say(dice, W.law, a=str(dice.between(28, 1783)), w=_plain_term(words), s=source)
    page.flow(quoted, align=dice.pick(["left", "justified"]), size=page.size * dice.pick([1, 0.85, 0.9]))
    page.gap()


def _plain_term(words: str) -> Text:
    """The law's own deadline is no term of this document."""
    before, deadline, after = words.partition("5 (cinco) dias")
    return [*plain(before), *said(deadline, "OTHER_TERM"), *plain(after)]


def history(page: Page, case: Case) -> None:
    """Earlier acts of the case: who held the office, when it was granted before, what was heard."""
    dice = page.dice
    count = dice.pick([2, 3, 6, 12])
    slots = {
        "f": lambda: case.show(case.former, "FORMER_GUARDIAN"), "p": lambda: case.show(case.prosecutor, "OFFICIAL"),
        "l": lambda: case.show(case.lawyer, "OFFICIAL"), "x": lambda: case.show(case.opponent, "PERSON"),
        "d": lambda: said(date(dice), "OTHER_DATE"), "t": lambda: said(f"{count} ({in_words(count)}) meses", "OTHER_TERM"),
        "k": case.office.split("|")[0], "n": lambda: said(dice.digits(5), "OTHER_NUMBER"),
    }
    template = W.history
    text: Text = []
    for _ in range(dice.between(1, 3)):
        text += ended(say(dice, template, **slots), "")
    page.flow(text, align=dice.pick(["left", "justified"]))
    page.gap()


def facts(page: Page, case: Case) -> None:
    """Some of them as captions with values."""
    dice = page.dice
    entries: list[Entry] = []
    if dice.chance(0.7):
        head = plain(dice.pick(["", "", "", "sentença de", "decisão de", "proferida em"]))
        entries.append((dice.wording(W.decided), [*head, *said(case.decided, "DECISION")]))
    if dice.chance(0.4):
        entries.append((dice.wording(JUDGE_CAPTIONS), case.show(case.judge, "JUDGE")))
    if not case.issue_said and dice.chance(0.7):
        case.issue_said = True
        entries.append((dice.wording(W.issued), said(case.issued, "ISSUE")))
    if case.nature == PROVISIONAL and dice.chance(0.7):
        entries.append(_duration(case))
    elif case.nature == DEFINITIVE and dice.chance(0.25):
        entries.append((dice.wording(W.term), plain(dice.pick(["indeterminado", "não há", "-", "sem prazo"]))))
    if case.nature in (PROVISIONAL, DEFINITIVE) and dice.chance(0.35):
        case.nature_said = True
        word = "provisória" if case.nature == PROVISIONAL else "definitiva"
        entries.append((dice.wording(W.nature), plain(word.upper() if dice.chance(0.3) else word)))
    if dice.chance(0.3):
        entries.append((dice.wording(W.powers), powers_sentence(case)))
    if dice.chance(0.25):
        entries.append((dice.wording(W.other_dates), said(date(dice), "OTHER_DATE")))
    entries = dice.shuffled(entries)
    if dice.chance(0.16):
        at = dice.between(0, len(entries))
        entries[at:at] = former_entries(case)
    arrange(page, entries)


def _duration(case: Case) -> Entry:
    dice = case.dice
    case.nature_said = True
    if dice.chance(0.3):
        return (dice.wording(W.until), said(date(dice, None, 2012, 2032), "EXPIRY"))
    return (dice.wording(W.term), bare_term(case))


def ticks(page: Page, case: Case) -> None:
    """`(X) Guarda ( ) Tutela ( ) Curatela`, and the like for the nature."""
    dice = page.dice
    yes, no = dice.pick([("(X)", "( )"), ("(x)", "( )"), ("[X]", "[ ]"), ("☒", "☐"), ("( X )", "(   )"), ("[x]", "[ ]")])
    rows = [
        (
            dice.pick(["Medida", "Tipo", "Espécie", "Termo de"]), [("Guarda", "GUARDA"), ("Tutela", "TUTELA"), ("Curatela", "CURATELA")],
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
