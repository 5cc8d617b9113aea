"""The body of a term in prose: who appears, promises, is named, declares or is certified, in many syntaxes."""

from collections.abc import Callable

from ficha_train.reader.generator.term_case import DEFINITIVE, PROVISIONAL, Case
from ficha_train.reader.generator.term_former import former_clause
from ficha_train.reader.generator.term_grammar import capital, tidy
from ficha_train.reader.generator.term_judges import by_judge, decision_word, judge_titled
from ficha_train.reader.generator.term_people import guardian_clause, guardians_clause, wards_clause
from ficha_train.reader.generator.term_powers import powers_clause
from ficha_train.reader.generator.term_sentences import BEFORE, COME, FAMILIES, NAMED, OPENING, PROMISE
from ficha_train.reader.generator.term_validity import validity
from ficha_train.reader.generator.term_words import article, ending
from ficha_train.reader.generator.tokens import Slot, Text, Token, ended, plain, said, say
from ficha_train.reader.generator.values import clock, date


def body(case: Case, family: str | None = None) -> Text:
    """One long sentence, or a few, that say who is guardian of whom."""
    dice = case.dice
    family = family or dice.weighted({name: share for name, (share, _) in FAMILIES.items()})
    template = FAMILIES[family][1][0]
    text = say(dice, "{" + template + "}", **wordings(case))
    if dice.chance(0.25):
        text = [*ended(text, ","), *powers_clause(case)]
    if dice.chance(0.06):
        text = [*ended(text, ","), *former_clause(case)]
    return capital(tidy(ended(text, ".")))


def _charge(case: Case) -> str:
    """`o cargo de curadora`, `a guarda provisória`"""
    dice = case.dice
    word = {"GUARDA": "guarda", "TUTELA": "tutela", "CURATELA": "curatela"}[case.kind]
    tail = ""
    if case.nature in (PROVISIONAL, DEFINITIVE) and dice.chance(0.35):
        tail = " provisória" if case.nature == PROVISIONAL else " definitiva"
    office = case.office_word()
    office = office.upper() if dice.chance(0.2) else office
    offices = [f"o cargo de {office}", f"o encargo de {office}", f"o múnus de {office}", f"a função de {office}", f"o cargo da {word}"]
    if case.kind == "GUARDA":
        offices = [f"a guarda{tail}", f"a guarda judicial{tail}", f"a guarda e responsabilidade{tail}", "a guarda"]
    charge = dice.pick([f"a {word}{tail}", *offices])
    case.nature_said = case.nature_said or bool(tail) and charge.endswith(tail)
    return charge


def _of(case: Case) -> str:
    """`de`, `do menor`, `de seu neto`"""
    dice = case.dice
    word = case.ward_word() if dice.chance(0.5) else case.same_ward_word()
    o = article(word, case.ward_genders)
    own = {"o": "seu", "a": "sua", "os": "seus", "as": "suas"}[o]
    many = len(case.wards) > 1
    return dice.pick(
        [
            "de",
            "de",
            f"d{o} {word}",
            f"d{o} {word}",
            f"de {own} {word}",
            f"d{o} {word}{' de nomes' if many else ', de nome'}",
            f"d{o} {word}:",
        ]
    )


def _treatment(case: Case) -> str:
    dice = case.dice
    if dice.chance(0.35):
        return ""
    o = ending(case.guardian_genders)
    options = {
        "o": ["o Sr.", "o senhor", "o requerente", "o autor", "o(a) Sr(a).", "o nomeado"],
        "a": ["a Sra.", "a senhora", "a requerente", "a autora", "o(a) Sr(a).", "a nomeada"],
        "os": ["os Srs.", "os senhores", "o casal", "os requerentes", "os autores"],
        "as": ["as Sras.", "as senhoras", "as requerentes"],
    }[o]
    return dice.pick(options)


def _when_printed(case: Case, make: Callable[[], Text]) -> tuple[Text, Callable[[], Text]]:
    """A text, and a slot that counts what the text says of the case's nature only where it is printed."""
    before = case.nature_said
    case.nature_said = False
    text = make()
    says = case.nature_said
    case.nature_said = before

    def use() -> Text:
        case.nature_said = case.nature_said or says
        return text

    return text, use


def wordings(case: Case) -> dict[str, Slot]:
    """What the templates' slots stand for in this case."""
    dice = case.dice
    many = len(case.guardians) > 1
    gender = ending(case.guardian_genders)
    charge = _when_printed(case, lambda: plain(_charge(case)))
    feminine = charge[0][0].text == "a"
    decision = _when_printed(case, lambda: plain(decision_word(case)))
    decided = "o" if decision[0][0].text in ("despacho", "ato") else "a"
    wanted = dice.chance(0.6) or case.nature == PROVISIONAL and not case.nature_said
    length = _when_printed(case, lambda: [Token(","), *validity(case)] if wanted else [])
    if len(length[0]) == 1:
        length = ([], lambda: [])
    office = case.office_word()

    def judge() -> Text:
        case.judge_said = True
        return case.show(case.judge, "JUDGE")

    def issued() -> Text:
        case.issue_said = True
        return said(case.issued, "ISSUE")

    def number() -> Text:
        head = say(dice, "{nº|n.|nº|de nº|do processo nº|sob nº|n.º}", role="CAPTION")
        return [*head, *said(case.number, "CASE")]

    def first_judge() -> Text:
        return capital(judge_titled(case))

    slots: dict[str, Slot] = {
        "m": "ram" if many else "u",
        "ou": "aram" if many else "ou",
        "issued": issued,
        "was": "ram" if many else "i",
        "town": lambda: said(case.city, "DISTRICT"),
        "ao": _to(gender),
        "s": "s" if many else "",
        "iu": "iram" if many else "iu",
        "h": lambda: clock(dice),
        "t": length[1],
        "c": case.city,
        "division": lambda: said(case.division, "COURT_DIVISION"),
        "j": lambda: judge_titled(case),
        "J": judge,
        "J1": first_judge,
        "clerk": lambda: case.show(case.clerk, "OFFICIAL"),
        "lawyer": lambda: case.show(case.lawyer, "OFFICIAL"),
        "prosecutor": lambda: case.show(case.prosecutor, "OFFICIAL"),
        "former": lambda: _former(case),
        "number": number,
        "by_judge": lambda: by_judge(case),
        "jo": ending([case.judge.gender]),
        "juiz": "Juíza" if case.judge.gender == "f" else "Juiz",
        "sr": lambda: _treatment(case),
        "g": lambda: _guardians(case),
        "g1": lambda: guardian_clause(case, case.guardians[0]),
        "w": lambda: wards_clause(case),
        "k": office,
        "charge": charge[1],
        "kind": case.kind.lower(),
        "of": lambda: _of(case),
        "as": lambda: say(dice, "{como <k>|na qualidade de <k>|na condição de <k>|para exercer <charge>}", k=office, charge=charge[1]),
        "d": lambda: said(case.decided, "DECISION"),
        "decision": decision[1],
        "z": decided,
        "y": "a" if feminine else "o",
        "x": dice.pick("oa"),
        "xa": dice.pick(["", "a"]),
        "p": gender,
        "p1": ending([case.guardians[0].gender]),
        "ow": ending(case.ward_genders),
        "ward": case.same_ward_word(),
        "witness": lambda: case.show(case.opponent, "PERSON"),
        "witness2": lambda: case.show(case.requester, "PERSON") if case.requester is not case.guardians[0] else plain("outra"),
        "sd": dice.pick(["seu", "sua"]),
        "que": "que" if not many else "os quais",
        "action": lambda: _action(case),
        "aided": lambda: _aided(case) if dice.chance(0.15) else [],
        "page": lambda: said(
            dice.pick([str(dice.between(5, 400)), dice.digits(8), f"{dice.between(5, 99)}/{dice.between(100, 199)}"]), "OTHER_NUMBER"
        ),
    }
    for name, template in (("opening", OPENING), ("before", BEFORE), ("come", COME), ("promise", PROMISE), ("named", NAMED)):
        slots[name] = lambda template=template: say(dice, template, **slots)
    slots["Come"] = lambda: capital(say(dice, COME, **slots))
    return slots


def _to(gender: str) -> str:
    return {"o": "ao", "a": "à", "os": "aos", "as": "às"}[gender]


def _guardians(case: Case) -> Text:
    """All of them, now and then with whom they follow."""
    text = guardians_clause(case)
    return [*ended(text, ","), *ended(former_clause(case), ",")] if case.dice.chance(0.05) else text


def _former(case: Case) -> Text:
    dice = case.dice
    name = case.show(case.former, "FORMER_GUARDIAN")
    if dice.chance(0.6):
        return name
    return say(
        dice,
        "<n>, {<c> <x>|<c> <x>|falecid<o> em <d>|removid<o> por decisão de <d>|até então <k>}",
        n=name,
        c=said("CPF n.", "CAPTION"),
        x=said(case.former.cpf, "OTHER_ID"),
        o=ending([case.former.gender]),
        d=said(date(dice), "OTHER_DATE"),
        k=case.office.split("|")[0],
    )


def _action(case: Case) -> Text:
    """The suit, with who asks and who opposes."""
    asker = case.all_guardians() if case.requester is case.guardians[0] else case.show(case.requester, "PERSON")
    return say(
        case.dice,
        "ação de <k>[{,| que} {movida|move|ajuizada|proposta|requerida} {por|} <a>[ {em face de|contra|em desfavor de} <o>]],",
        k={"GUARDA": "guarda", "TUTELA": "tutela", "CURATELA": case.dice.pick(["interdição", "curatela"])}[case.kind],
        a=asker,
        o=case.show(case.opponent, "PERSON"),
    )


def _aided(case: Case) -> Text:
    """Whom the guardian has brought."""
    dice = case.dice
    aide = say(
        dice,
        "{acompanhad<p> de|assistid<p> por|representad<p> por|na companhia de} {seu advogado|sua advogada|defensor público|seu patrono|"
        "sua procuradora}, {Dr. |Dra. |}<l>"
        "[, {OAB/<s>|OAB <s>|inscrição} <n>][, ciente o {Promotor de Justiça|representante do Ministério Público}, Dr. <m>]",
        p=ending(case.guardian_genders),
        l=case.show(case.lawyer, "OFFICIAL"),
        s=case.state,
        n=said(f"{dice.digits(3)}.{dice.digits(3)}", "OTHER_NUMBER"),
        m=case.show(case.prosecutor, "OFFICIAL"),
    )
    return [Token(","), *aide]
