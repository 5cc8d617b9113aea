"""The body of a term in prose: who appears, promises, is named, declares or is certified, in many syntaxes."""

from collections.abc import Callable

from ficha_train.reader.generator.term.case import Case, DEFINITIVE, PROVISIONAL
from ficha_train.reader.generator.term.officials import by_judge, decision_word, former_clause, judge_titled
from ficha_train.reader.generator.term.people import guardian_clause, guardians_clause, wards_clause
from ficha_train.reader.generator.term.validity import powers_clause, validity
from ficha_train.reader.generator.term.words import ORDERS, article, capital, ending, form, neutral_ward, tidy
from ficha_train.reader.generator.tokens import Slot, Text, Token, ended, joined, plain, said, say
from ficha_train.reader.generator.values import clock, cpf, date
from ficha_train.reader.generator.wordings import wordings

W = wordings("term/bodies")

OPENING = W.opening
BEFORE = W.before
COME = W.come
PROMISE = W.promise
NAMED = W.named
FAMILIES = {
    "other orders": (4.5, [ORDERS]), "appears": (
        5, [
            "{<opening>, <before>, <come> <sr> <g><aided>, <promise><t><named>|<opening>, <come>[ {neste Juízo|perante este Juízo}] <sr> <g><aided>, <promise><t><named>|<Come>, {<before>|em <issued>}, <sr> <g>, <promise><t><named>|<opening>, nos autos {da <action>|do processo} <number>, <come> <sr> <g>, <promise><named><t>}"
        ],
    ), "names": (
        4, [
            "{<J1>, {no uso de suas atribuições[ legais]|na forma da lei|usando das atribuições que lhe confere a lei|etc.}, {nomeia|nomeou|designa|constitui|confia a|atendendo ao que consta dos autos, nomeia} {<sr> <g>{, | }para {exercer <charge>|o cargo de <k>} <of> <w>|<k> <of> <w>, <sr> <g>}<t><named>|{Por|Em cumprimento a|Nos termos de} <decision> {de|proferid<z> em|datad<z> de} <d>{, da lavra de <J1>|, proferid<z> por <J1>|}, {foi|foram|fica} {nomead<p>|designad<p>|investid<p>} {<k>|n<charge>|para <charge>} <of> <w>, {<sr>|<sr>|na pessoa de} <g><t>|<J1> {removeu do cargo|dispensou do encargo|exonerou} <former>, {e nomeou em seu lugar|nomeando em substituição}[, por decisão de <d>], como <k> <of> <w>, <sr> <g><t>|{FAÇO SABER que|FAZ SABER que|Considerando a decisão de <d>,} <J1> {nomeou|deferiu <charge> a} <sr> <g>, <as> <of> <w><t>|<J1>, {considerando|tendo em vista|verificando} que <w> {não reúne|não reúnem|não possui} condições de {exercer por si os atos da vida civil|reger sua pessoa e bens}, {nomeia|nomeou} <sr> <g>, <as>[, por decisão de <d>]<t>}"
        ],
    ), "certified": (
        2, [
            "{CERTIFICO|Certifico|Certifica-se|ATESTO|Certifico e dou fé} que[,] {{nos autos|no processo} {<number>|acima|em epígrafe}|por {<decision> de <d>|<decision> {proferid<z>|datad<z>} {em|de} <d>}|revendo os autos <number>}[, {foi|por} {<decision> proferid<z> em <d>|<decision> de <J1>}], {foi|foram} {deferid<y> <charge> <of> <w> a <g>|{nomead<p>|compromissad<p>} <as> <of> <w>, <sr> <g>|concedid<y> {a|em favor de} <g> <charge> <of> <w>}<t>|Certifico que <sr> <g> {é|exerce <charge>,|figura} <as> <of> <w><t><named>"
        ],
    ), "first person": (
        3, [
            "Eu, <g1>, {{declaro|DECLARO}[, para {os devidos fins|todos os fins}],[ que] {aceito|aceitar|que aceito|assumo|assumir} <charge> <of> <w>|{aceito|assumo|recebo|ACEITO} {<charge>|neste ato <charge>|o encargo de <k>} <of> <w>|{comprometo-me a|prometo|obrigo-me a} {exercer|desempenhar|cumprir}, bem e fielmente, <charge> <of> <w>|{presto|firmo} {neste ato|perante <j>|} o compromisso de <k> <of> <w>}<t>, {para {o qual|a qual} fui nomead<p1> por|que me foi deferid<y> por|conforme|consoante|nos termos d<z>} <decision> {de|datad<z> de|proferid<z> em} <d>[{,| proferid<z>} <by_judge> <J>]"
        ],
    ), "given": (
        2, [
            "{<opening>, {foi|fica} {concedid<y>|deferid<y>|confiad<y>|entregue} a <g>, <charge> <of> <w><t><named>|{Fica|É|Foi} {concedid<y>|deferid<y>|confiad<y>} {a|em favor de} {<sr> |}<g> <charge> <of> <w><t><named>|<charge> <of> <w> {é|fica|foi} {concedid<y>|deferid<y>|confiad<y>|atribuíd<y>} a <g><t><named>|{DEFIRO|Defiro|CONCEDO|Concedo|JULGO PROCEDENTE o pedido e concedo|Nomeio} {<charge> <of> <w> a <g>|a <g> <charge> <of> <w>}<t>}"
        ],
    ), "minutes": (
        2, [
            "<opening>, {foi aberta a audiência|realizou-se a audiência|instalou-se a audiência} {de {compromisso|conciliação|entrevista|justificação}|} {nos autos <number>|designada nos autos}, {presidida por|sob a presidência de} <j>. {Presentes|Presente|Feito o pregão, compareceram}: <sr> <g>{, acompanhad<p> de <sd> {advogado|advogada|defensor}, Dr. <lawyer>|}[; {o Promotor de Justiça|a Promotora de Justiça|o representante do Ministério Público}, Dr. <prosecutor>]. {Pel<jo> {MM. |}<juiz> foi {dito|deferido} que|Em seguida,|Aberta a audiência,} {foi|foram} {deferid<y>|concedid<y>|confiad<y>} {<ao> requerente<s>|<ao> nomead<p>|<ao> comparecente<s>} <charge> <of> <w><t><named>"
        ],
    ),
}
"""How often, and templates without their last full stop."""


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
    case.nature_said = case.nature_said or (bool(tail) and charge.endswith(tail))
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
            "de", "de", f"d{o} {word}", f"d{o} {word}", f"de {own} {word}", f"d{o} {word}{(' de nomes' if many else ', de nome')}",
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
        "os": ["os Srs.", "os senhores", "o casal", "os requerentes", "os autores"], "as": ["as Sras.", "as senhoras", "as requerentes"],
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

    return (text, use)


def wordings(case: Case) -> dict[str, Slot]:
    """What the templates' slots stand for in this case."""
    dice = case.dice
    many = len(case.guardians) > 1
    gender = ending(case.guardian_genders)
    charge = _when_printed(case, lambda: plain(_charge(case)))
    feminine = charge[0][0].text == "a"
    decision = _when_printed(case, lambda: plain(decision_word(case)))
    decided = "o" if decision[0][0].text in ("despacho", "ato") else "a"
    wanted = dice.chance(0.6) or (case.nature == PROVISIONAL and (not case.nature_said))
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
        "m": "ram" if many else "u", "ou": "aram" if many else "ou", "issued": issued, "was": "ram" if many else "i",
        "town": lambda: said(case.city, "DISTRICT"), "ao": _to(gender), "s": "s" if many else "", "iu": "iram" if many else "iu",
        "h": lambda: clock(dice), "t": length[1], "c": case.city, "division": lambda: said(case.division, "COURT_DIVISION"),
        "j": lambda: judge_titled(case), "J": judge, "J1": first_judge, "clerk": lambda: case.show(case.clerk, "OFFICIAL"),
        "lawyer": lambda: case.show(case.lawyer, "OFFICIAL"), "prosecutor": lambda: case.show(case.prosecutor, "OFFICIAL"),
        "former": lambda: _former(case), "number": number, "by_judge": lambda: by_judge(case), "jo": ending([case.judge.gender]),
        "juiz": "Juíza" if case.judge.gender == "f" else "Juiz", "sr": lambda: _treatment(case), "g": lambda: _guardians(case),
        "g1": lambda: guardian_clause(case, case.guardians[0]), "w": lambda: wards_clause(case), "k": office, "charge": charge[1],
        "kind": case.kind.lower(), "of": lambda: _of(case),
        "as": lambda: say(dice, "{como <k>|na qualidade de <k>|na condição de <k>|para exercer <charge>}", k=office, charge=charge[1]),
        "d": lambda: said(case.decided, "DECISION"), "decision": decision[1], "z": decided, "y": "a" if feminine else "o",
        "x": dice.pick("oa"), "xa": dice.pick(["", "a"]), "p": gender, "p1": ending([case.guardians[0].gender]),
        "ow": ending(case.ward_genders), "ward": case.same_ward_word(), "witness": lambda: case.show(case.opponent, "PERSON"),
        "witness2": lambda: case.show(case.requester, "PERSON") if case.requester is not case.guardians[0] else plain("outra"),
        "sd": dice.pick(["seu", "sua"]), "que": "que" if not many else "os quais", "action": lambda: _action(case),
        "aided": lambda: _aided(case) if dice.chance(0.15) else [], "page": lambda: said(
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
        dice, "<n>, {<c> <x>|<c> <x>|falecid<o> em <d>|removid<o> por decisão de <d>|até então <k>}", n=name, c=said("CPF n.", "CAPTION"),
        x=said(case.former.cpf, "OTHER_ID"), o=ending([case.former.gender]), d=said(date(dice), "OTHER_DATE"), k=case.office.split("|")[0],
    )


def _action(case: Case) -> Text:
    """The suit, with who asks and who opposes."""
    asker = case.all_guardians() if case.requester is case.guardians[0] else case.show(case.requester, "PERSON")
    return say(
        case.dice, W.action, k={"GUARDA": "guarda", "TUTELA": "tutela", "CURATELA": case.dice.pick(["interdição", "curatela"])}[case.kind],
        a=asker, o=case.show(case.opponent, "PERSON"),
    )


def _aided(case: Case) -> Text:
    """Whom the guardian has brought."""
    dice = case.dice
    aide = say(
        dice, W.aided, p=ending(case.guardian_genders), l=case.show(case.lawyer, "OFFICIAL"), s=case.state,
        n=said(f"{dice.digits(3)}.{dice.digits(3)}", "OTHER_NUMBER"), m=case.show(case.prosecutor, "OFFICIAL"),
    )
    return [Token(","), *aide]


def narrative(case: Case) -> Text:
    """A body of several sentences, in one of the ways."""
    dice, slots = case.dice, _slots(case)
    way = dice.weighted({"decision": 3, "record": 4, "short": 2 if len(case.guardians) + len(case.wards) == 2 else 0})
    if way != "decision":
        return tidy(ended(say(dice, W.record if way == "record" else W.short, **slots), "."))
    parts = {name: lambda template=template: say(dice, template, **slots) for name, template in (("a", W.story), ("b", W.ruling), ("c", W.serves))}
    return tidy(say(dice, "<a> <b>. <c>", **parts))


def named_sentence(case: Case) -> Text:
    """Names alone; who they are stands in lists below or above it."""
    names: dict[str, Slot] = {"g": lambda: case.all_guardians(), "w": lambda: case.all_wards()}
    return tidy(ended(say(case.dice, W.apart, **_slots(case) | names), "."))


def listed_sentence(case: Case) -> Text:
    """`das crianças abaixo relacionadas:`"""
    dice, many = case.dice, len(case.wards) > 1
    ward = form(neutral_ward(dice, case.kind), ["m"] * len(case.wards)).replace("criança", "menor").replace("pessoa", "menor")
    gender: dict[str, Slot] = {"ow": "os" if many else "o", "ward0": ward, "s0": "s" if many else ""}
    return tidy(ended(say(dice, W.listed, **_slots(case) | gender), dice.pick([":", ":", "."])))


def _slots(case: Case) -> dict:
    dice = case.dice
    slots = wordings(case)
    guardian, ward = (case.guardians[0], case.wards[0])
    own = case.requester is guardian
    qualities = [
        said(guardian.nationality, "NATIONALITY"), said(guardian.status, "MARITAL_STATUS"), said(guardian.occupation, "OCCUPATION"),
    ]
    papers = [
        [*said("CPF nº", "CAPTION"), *said(guardian.cpf, "GUARDIAN_CPF")], [*said("RG nº", "CAPTION"), *said(guardian.rg, "GUARDIAN_RG")],
    ]
    first = ending([guardian.gender])
    gender, ward_gender = (ending(case.guardian_genders), ending(case.ward_genders))
    return slots | {
        "asker": (lambda: case.all_guardians()) if own else lambda: case.show(case.requester, "PERSON"),
        "opponent": lambda: case.show(case.opponent, "PERSON"), "ocpf": lambda: [*said("CPF nº", "CAPTION"), *said(cpf(dice), "OTHER_ID")],
        "od": lambda: said(date(dice), "OTHER_DATE"), "od2": lambda: said(date(dice), "OTHER_DATE"), "j1": slots["J1"], "Sr": "",
        "ow": ward_gender, "OW": ward_gender.upper(), "P": gender.upper(), "KK": case.office_word().upper(),
        "K": case.office_word().capitalize(), "O": gender.capitalize(), "WARD": case.same_ward_word().upper(), "Decision": "Sentença",
        "Ow": ward_gender.capitalize(), "ward": case.same_ward_word(), "gn": lambda: case.all_guardians(), "wn": lambda: case.all_wards(),
        "ofn": "de", "He": "Ele" if first == "o" else "Ela", "Sh": "Ele" if ending([ward.gender]) == "o" else "Ela",
        "q": lambda: joined(dice.shuffled(qualities)[: dice.between(2, 3)], dice, ("e",)),
        "gc": lambda: joined(dice.shuffled(papers), dice, ("e",)), "home": lambda: said(guardian.address, "ADDRESS"),
        "kin": lambda: said(guardian.kinship, "RELATIONSHIP"), "born": lambda: said(ward.born, "BIRTH"),
        "place": lambda: said(ward.birth_place, "BIRTH_PLACE"), "o1": ending([ward.gender]),
        "parents": lambda: joined([said(parent, "PARENT") for parent in ward.parents] or [plain("pais ignorados")], dice, ("e",)),
        "Charge": lambda: capital(slots["charge"]()),
    }
