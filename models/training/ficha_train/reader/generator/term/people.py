"""People in running text: names with nationality, papers, address and kinship in any order."""

from collections.abc import Callable
from dataclasses import replace

from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.term.case import Case, Party
from ficha_train.reader.generator.term.words import article, ending
from ficha_train.reader.generator.tokens import Text, Token, ended, joined, plain, said, say
from ficha_train.reader.generator.wordings import wordings

W = wordings("term/people")


def occupation_clause(dice: Dice, guardian: Party) -> Text:
    job = said(guardian.occupation, "OCCUPATION")
    if dice.chance(0.8):
        return job
    return say(dice, W.occupation_clause, j=job)


def cpf_clause(dice: Dice, one: Party, role: str) -> Text:
    head = say(dice, W.cpf + "[:]", role="CAPTION")
    o = ending([one.gender])
    return say(dice, W.cpf_clause, c=head, o=o, a="a" if one.gender == "f" else "", n=said(one.cpf, role))


def rg_clause(dice: Dice, one: Party, role: str) -> Text:
    head = say(dice, W.rg + "[:]", role="CAPTION")
    kind = dice.random.random()
    if kind < 0.45:
        number = said(f"{one.rg}{dice.pick([' ', ' ', ' - ', ' – ', '-', ', '])}{one.issuer}", role)
    elif kind < 0.6:
        number = say(
            dice, "<n>[,] {expedid<o> {pela|por|pelo}|emitid<o> {pela|por}|órgão {expedidor|emissor}|da} <i>", n=said(one.rg, role),
            o=dice.pick("oa"), i=said(one.issuer, role),
        )
    elif kind < 0.7:
        number = say(dice, "<n> (<i>)", n=said(one.rg, role), i=said(one.issuer, role))
    else:
        number = said(one.rg, role)
    return say(dice, W.rg_clause, c=head, a="a" if one.gender == "f" else "", o=ending([one.gender]), x=dice.pick("oa"), n=number)


def born_clause(dice: Dice, one: Party, role: str) -> Text:
    return say(dice, W.born_clause, o=ending([one.gender]), d=said(one.born, role))


def birth_place_clause(dice: Dice, one: Party, role: str | None) -> Text:
    place = said(one.birth_place, role) if role else plain(one.birth_place)
    return say(dice, W.birth_place_clause, o=ending([one.gender]), p=place)


def parents_clause(dice: Dice, one: Party, role: str) -> Text:
    o = ending([one.gender])
    if not one.parents:
        return say(dice, W.parents_clause, o=o)
    template = W.parents_clause_2
    if dice.chance(0.08):
        template = "{tendo como genitores|cujos pais são|filiação:|cuja filiação é} <p>"
    return say(dice, template, o=o, p=parent_names(dice, one, role))


def parent_names(dice: Dice, one: Party, role: str) -> Text:
    names = [said(name.upper() if dice.chance(0.1) else name, role) for name in one.parents]
    for i, name in enumerate(names):
        if dice.chance(0.08):
            names[i] = say(dice, "<n> {(falecid<o>)|, já falecid<o>|(in memoriam)|, de paradeiro ignorado}", n=name, o=dice.pick("oa"))
    if len(names) == 1:
        tail = W.parent_names
        return say(dice, "<n>" + tail, n=names[0])
    return say(dice, "<a> {e|e|e de|e|/|, e de} <b>", a=names[0], b=names[1]) if names else []


def kinship_clause(dice: Dice, case: Case, guardian: Party) -> Text:
    kin = said(guardian.kinship, "RELATIONSHIP")
    who = case.same_ward_word()
    o = article(who, case.ward_genders)
    return say(dice, W.kinship_clause, k=kin, o=o, w=who)


def home_clause(dice: Dice, one: Party, genders: list[str]) -> Text:
    o = ending(genders)
    template = W.home_clause
    return say(dice, template.replace("morador<a>", "morador<x>"), o=o, x="a" if o == "a" else "", a=said(one.address, "ADDRESS"))


def certificate(dice: Dice) -> Text:
    return said(
        dice.pick([dice.digits(6), dice.digits(32), f"{dice.digits(6)} {dice.digits(2)} {dice.digits(2)} {dice.digits(4)}"]), "OTHER_NUMBER"
    )


def guardian_clause(case: Case, guardian: Party, address: bool = True) -> Text:
    """`Fulana de Tal, brasileira, casada, do lar, CPF nº …, residente na …`"""
    dice = case.dice
    name = case.show(guardian, "GUARDIAN")
    if dice.chance(0.1):
        return name
    if dice.chance(0.08):
        return _bracketed(dice, name, _captioned(case, guardian))
    status = [
        (0.8, lambda: said(guardian.nationality, "NATIONALITY")), (0.8, lambda: _status(case, guardian)),
        (0.75, lambda: occupation_clause(dice, guardian)),
    ]
    papers: list[tuple[float, Callable[[], Text]]] = [
        (0.75, lambda: rg_clause(dice, guardian, "GUARDIAN_RG")), (0.88, lambda: cpf_clause(dice, guardian, "GUARDIAN_CPF")),
    ]
    own = [
        (0.22, lambda: born_clause(dice, guardian, "OTHER_DATE")), (0.2, lambda: parents_clause(dice, guardian, "PERSON")),
        (0.1, lambda: birth_place_clause(dice, guardian, None)),
        (0.05, lambda: say(dice, "{título de eleitor|CNH|CTPS|PIS} <n>", n=said(dice.digits(10), "OTHER_NUMBER"))),
        (0.06, lambda: say(dice, "{telefone|celular|fone} <n>", n=f"({dice.digits(2)}) 9{dice.digits(4)}-{dice.digits(4)}")),
    ]
    kin = [(0.35, lambda: kinship_clause(dice, case, guardian))]
    home = [(0.8 if address else 0, lambda: home_clause(dice, guardian, [guardian.gender]))]
    blocks = [dice.shuffled(status) if dice.chance(0.35) else status, dice.shuffled(papers), dice.shuffled(own)]
    if dice.chance(0.3):
        blocks = dice.shuffled(blocks)
    order = [part for block in blocks for part in block]
    order = [*kin, *order, *home] if dice.chance(0.5) else [*order, *home, *kin]
    if dice.chance(0.12):
        order = dice.shuffled(order)
    return _listed(name, [make() for share, make in order if dice.chance(share)], dice.pick([",", ",", ",", ",", ";", " -"]))


def _status(case: Case, guardian: Party) -> Text:
    """Sometimes with the spouse, who is no guardian."""
    status = said(guardian.status, "MARITAL_STATUS")
    if case.dice.chance(0.93) or not guardian.status.startswith("casad") or len(guardian.status) > 7:
        return status
    return say(
        case.dice, "<s> com <p>[, {<c> <n>|também qualificad<o>}]", s=status, p=case.show(case.opponent, "PERSON"),
        o=ending([case.opponent.gender]), c=said("CPF nº", "CAPTION"), n=said(case.former.cpf, "OTHER_ID"),
    )


def ward_clause(case: Case, ward: Party, parents: bool = True) -> Text:
    """`Menina de Tal, nascida em …, natural de …, filha de …`"""
    dice = case.dice
    name = case.show(ward, "WARD")
    if dice.chance(0.14):
        return name
    if dice.chance(0.08):
        return _bracketed(dice, name, _ward_captioned(dice, ward))
    young = 0.45 if case.kind != "CURATELA" else 0.75
    order: list[tuple[float, Callable[[], Text]]] = [
        (0.8, lambda: born_clause(dice, ward, "BIRTH")), (0.35, lambda: birth_place_clause(dice, ward, "BIRTH_PLACE")),
        (0.6 if parents else 0, lambda: parents_clause(dice, ward, "PARENT")), (young, lambda: cpf_clause(dice, ward, "WARD_CPF")),
        (young * 0.75, lambda: rg_clause(dice, ward, "WARD_RG")),
        (0.04, lambda: say(dice, W.ward_clause, o=ending([ward.gender]), p=case.show(case.opponent, "PERSON"))),
        (0.05, lambda: say(dice, "{certidão de nascimento|assento de nascimento|matrícula|registro} nº <n>", n=certificate(dice))),
        (0.08, lambda: say(dice, "{com|contando|de} {<n>|<n> anos} {de idade|completos}", n=str(dice.between(2, 17)))),
        (0.12 if case.kind == "CURATELA" else 0.02, lambda: plain(", ".join([ward.nationality, ward.status]))),
        (0.1, lambda: say(dice, "{residente|com residência|domiciliad<o>} {na|no|à} <a>", o=ending([ward.gender]), a=ward.address)),
    ]
    if dice.chance(0.6):
        order = dice.shuffled(order)
    return _listed(name, [make() for share, make in order if dice.chance(share)], dice.pick([",", ",", ",", ",", ";", " -"]))


def guardians_clause(case: Case) -> Text:
    """All of them, with what they share said once."""
    dice = case.dice
    people = case.guardians
    if len(people) == 1:
        return guardian_clause(case, people[0])
    shared = people[0].address == people[1].address and dice.chance(0.7)
    parts = [guardian_clause(case, g, not shared) for g in people]
    if len(people) == 2 and dice.chance(0.3):
        link = "sua esposa" if people[1].gender == "f" else "seu marido"
        link = dice.pick([link, link, "seu cônjuge", "sua companheira" if people[1].gender == "f" else "seu companheiro"])
        text = [*ended(parts[0], ","), *plain(f"e {link}"), *parts[1]]
    else:
        text = joined(parts, dice, ("e", "e", "bem como", "e também", "e ainda"))
    if shared:
        home = say(dice, W.guardians_clause, a=said(people[0].address, "ADDRESS"))
        text = [*ended(text, ","), *home]
    if dice.chance(0.06):
        kin = (said(people[0].kinship, "RELATIONSHIP"), said(people[1].kinship, "RELATIONSHIP"))
        text = [*ended(text, ","), *say(dice, "<a> e <b>{, respectivamente|}", a=kin[0], b=kin[1])]
    return text


def wards_clause(case: Case) -> Text:
    """All of them; siblings' parents may be said once."""
    dice = case.dice
    people = case.wards
    if len(people) == 1:
        return ward_clause(case, people[0])
    ends = ending([w.gender for w in people])
    if dice.chance(0.25) and len(people) == 2:
        names = joined([case.show(w, "WARD") for w in people], dice, ("e",))
        return say(
            dice, "<n>, nascid<o> {em|aos} <a> e <b>, respectivamente", n=names, o=ends, a=said(people[0].born, "BIRTH"),
            b=said(people[1].born, "BIRTH"),
        )
    same = people[0].parents == people[1].parents and bool(people[0].parents) and dice.chance(0.6)
    parts = [ward_clause(case, w, not same) for w in people]
    if dice.chance(0.15):
        numbered = [[Token(f"{i + 1}{dice.pick(['.', ')', ' -'])}"), *part] for i, part in enumerate(parts)]
        text = [token for i, part in enumerate(numbered) for token in (ended(part, ";") if i < len(numbered) - 1 else part)]
    else:
        text = joined(parts, dice, ("e", "e", "bem como", "e"))
    if same:
        both = "todos" if len(people) > 2 else "ambos"
        text = [*ended(text, ","), *say(dice, "{<b>|irmãos,} filh<o> de <p>", b=both, o=ends, p=parent_names(dice, people[0], "PARENT"))]
    return text


def _listed(name: Text, parts: list[Text], sign: str) -> Text:
    text = list(name)
    for part in parts:
        text = ended(text, sign) if sign != " -" else [*text, Token("-")]
        text += [
            replace(t, role="CAPTION", begins=True) if t.role == "O" and t.text.endswith(":") and (not t.text.startswith("CEP")) else t
            for t in part
        ]
    return text


def _bracketed(dice: Dice, name: Text, pairs: list[Text]) -> Text:
    """`Fulana (CPF: …; profissão: …)`"""
    inside: Text = []
    for i, pair in enumerate(pairs):
        inside += pair if i == len(pairs) - 1 else ended(pair, dice.pick([";", ";", ","]))
    return say(dice, "<n> {(<x>)|(<x>)|(<x>)|, <x>|- <x>}", n=name, x=inside) if inside else name


def _captioned(case: Case, guardian: Party) -> list[Text]:
    dice = case.dice
    pairs = [
        ("nacionalidade", said(guardian.nationality, "NATIONALITY")), ("estado civil", said(guardian.status, "MARITAL_STATUS")),
        ("profissão", said(guardian.occupation, "OCCUPATION")), ("CPF", said(guardian.cpf, "GUARDIAN_CPF")),
        ("RG", said(f"{guardian.rg} {guardian.issuer}", "GUARDIAN_RG")), ("parentesco", said(guardian.kinship, "RELATIONSHIP")),
        ("endereço", said(guardian.address, "ADDRESS")), ("nascimento", said(guardian.born, "OTHER_DATE")),
        ("filiação", parent_names(dice, guardian, "PERSON")),
    ]
    return [[*said(words + ":", "CAPTION"), *value] for words, value in _some(dice, pairs) if value]


def _ward_captioned(dice: Dice, ward: Party) -> list[Text]:
    pairs = [
        ("nascimento", said(ward.born, "BIRTH")), ("naturalidade", said(ward.birth_place, "BIRTH_PLACE")),
        ("filiação", parent_names(dice, ward, "PARENT")), ("CPF", said(ward.cpf, "WARD_CPF")), ("RG", said(ward.rg, "WARD_RG")),
        ("sexo", plain("feminino" if ward.gender == "f" else "masculino")),
    ]
    return [[*said(words + ":", "CAPTION"), *value] for words, value in _some(dice, pairs) if value]


def _some(dice: Dice, pairs: list[tuple[str, Text]]) -> list[tuple[str, Text]]:
    kept = [pair for pair in pairs if dice.chance(0.6)]
    return dice.shuffled(kept) if dice.chance(0.5) else kept
