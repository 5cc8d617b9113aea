"""What a person in running text is known by: papers, birth, parents, kinship, home."""

from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.term_case import Case, Party
from ficha_train.reader.generator.term_words import article, ending
from ficha_train.reader.generator.tokens import Text, plain, said, say

_CPF = "{CPF|CPF/MF|CPF (MF)|C.P.F.|CIC|CPF-MF|CPFMF}[ {nº|n.|n°|n.º|sob o nº|sob nº|no|número|sob n.}]"

_RG = (
    "{RG|R.G.|C.I.|Identidade|cédula de identidade|Carteira de Identidade|documento de identidade|RG/CI|cédula de identidade RG|CIRG|"
    "registro geral|cédula de RG|identidade RG|carteira de identidade RG|documento RG|identidade civil|RG-CI}[ {nº|n.|n°|n.º|de nº|sob "
    "o nº|número}]"
)


def occupation_clause(dice: Dice, guardian: Party) -> Text:
    job = said(guardian.occupation, "OCCUPATION")
    if dice.chance(0.8):
        return job
    return say(dice, "{de profissão|que exerce a profissão de|que trabalha como|com profissão de|profissão:|trabalhando como} <j>", j=job)


def cpf_clause(dice: Dice, one: Party, role: str) -> Text:
    head = say(dice, _CPF + "[:]", role="CAPTION")
    o = ending([one.gender])
    return say(
        dice,
        "{inscrit<o> no <c>|inscrit<o> no <c>|portador<a> do <c>|<c>|<c>|<c>|com <c>|titular do <c>|e do <c>|" "cadastrad<o> no <c>} <n>",
        c=head,
        o=o,
        a="a" if one.gender == "f" else "",
        n=said(one.cpf, role),
    )


def rg_clause(dice: Dice, one: Party, role: str) -> Text:
    head = say(dice, _RG + "[:]", role="CAPTION")
    kind = dice.random.random()
    if kind < 0.45:
        number = said(f"{one.rg}{dice.pick([' ', ' ', ' - ', ' – ', '-', ', '])}{one.issuer}", role)
    elif kind < 0.6:
        number = say(
            dice,
            "<n>[,] {expedid<o> {pela|por|pelo}|emitid<o> {pela|por}|órgão {expedidor|emissor}|da} <i>",
            n=said(one.rg, role),
            o=dice.pick("oa"),
            i=said(one.issuer, role),
        )
    elif kind < 0.7:
        number = say(dice, "<n> (<i>)", n=said(one.rg, role), i=said(one.issuer, role))
    else:
        number = said(one.rg, role)
    return say(
        dice,
        "{portador<a> d<x> <c>|portador<a> d<x> <c>|<c>|<c>|<c>|com <c>|titular d<x> <c>|identificad<o> pel<x> <c>} <n>",
        c=head,
        a="a" if one.gender == "f" else "",
        o=ending([one.gender]),
        x=dice.pick("oa"),
        n=number,
    )


def born_clause(dice: Dice, one: Party, role: str) -> Text:
    return say(
        dice,
        "{nascid<o> {em|aos|a|no dia|em data de}|nascid<o> {em|aos}|nat<o> em|com nascimento em|data de nascimento|"
        "nascimento:|D.N.|DN:|nascimento ocorrido em|nascid<o> na data de} <d>",
        o=ending([one.gender]),
        d=said(one.born, role),
    )


def birth_place_clause(dice: Dice, one: Party, role: str | None) -> Text:
    place = said(one.birth_place, role) if role else plain(one.birth_place)
    return say(
        dice,
        "{natural de|natural de|nascid<o> na cidade de|naturalidade|registrad<o> em|natural da cidade de} <p>",
        o=ending([one.gender]),
        p=place,
    )


def parents_clause(dice: Dice, one: Party, role: str) -> Text:
    o = ending([one.gender])
    if not one.parents:
        return say(
            dice,
            "{filh<o> de pais {desconhecidos|ignorados|não declarados}|sem filiação {declarada|conhecida}|" "de filiação ignorada}",
            o=o,
        )
    template = "{filh<o>|filh<o>|filh<o>|{tendo|com} por filiação|nascid<o> da união|filh<o> legítim<o>} de <p>"
    if dice.chance(0.08):
        template = "{tendo como genitores|cujos pais são|filiação:|cuja filiação é} <p>"
    return say(dice, template, o=o, p=parent_names(dice, one, role))


def parent_names(dice: Dice, one: Party, role: str) -> Text:
    names = [said(name.upper() if dice.chance(0.1) else name, role) for name in one.parents]
    for i, name in enumerate(names):
        if dice.chance(0.08):
            names[i] = say(dice, "<n> {(falecid<o>)|, já falecid<o>|(in memoriam)|, de paradeiro ignorado}", n=name, o=dice.pick("oa"))
    if len(names) == 1:
        tail = "{|||, sem paternidade registrada| e de pai não declarado|, pai ignorado| e pai desconhecido}"
        return say(dice, "<n>" + tail, n=names[0])
    return say(dice, "<a> {e|e|e de|e|/|, e de} <b>", a=names[0], b=names[1]) if names else []


def kinship_clause(dice: Dice, case: Case, guardian: Party) -> Text:
    kin = said(guardian.kinship, "RELATIONSHIP")
    who = case.same_ward_word()
    o = article(who, case.ward_genders)
    return say(
        dice, "{<k>|<k> d<o> <w>|<k> d<o> <w>|na condição de <k>|{seu|sua} <k>|parentesco: <k>|que é <k> d<o> <w>}", k=kin, o=o, w=who
    )


def home_clause(dice: Dice, one: Party, genders: list[str]) -> Text:
    o = ending(genders)
    template = (
        "{{residente|residente e domiciliad<o>|domiciliad<o>|com endereço|morador<a>|com residência|com domicílio|estabelecid<o>|"
        "residente nesta cidade,} {na|à|no|em|a}|endereço:|podendo ser {encontrad<o>|intimad<o>} {na|à}} <a>"
    )
    return say(dice, template.replace("morador<a>", "morador<x>"), o=o, x="a" if o == "a" else "", a=said(one.address, "ADDRESS"))


def certificate(dice: Dice) -> Text:
    return said(
        dice.pick([dice.digits(6), dice.digits(32), f"{dice.digits(6)} {dice.digits(2)} {dice.digits(2)} {dice.digits(4)}"]),
        "OTHER_NUMBER",
    )
