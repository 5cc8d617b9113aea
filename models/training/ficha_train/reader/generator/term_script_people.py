"""Guardians and wards as clerks, lawyers and parties write them: papers first or last, numbered, what they share said once."""

from dataclasses import replace

from ficha_train.reader.generator.term_case import Case, Party
from ficha_train.reader.generator.term_paper_parts import personal, words
from ficha_train.reader.generator.term_words import ending
from ficha_train.reader.generator.tokens import Text, Token, ended, joined, plain, said, say
from ficha_train.reader.generator.values import date, person_name

_GUARDIAN = [
    "<g>, <gnat>, <gst>, <gjob>, {natural de <pl>, |}{filh<go> de <gpar>, |}{portador<a> do|titular da} {«RG nº»|«cédula de identidade RG nº»|«identidade nº»} <grg>{ e| e do|, inscrit<go> no} {«CPF nº»|«CPF/MF sob o nº»} <gcpf><H>",
    "<g> («CPF» <gcpf>{; |, |/ }«RG» <grg>), <gnat>, <gjob>, <gst><H>",
    "<g>, {«CPF nº»|«CPF»} <gcpf>, «RG nº» <grg>, {nascid<go> em <gborn>, |}<gst>, <gnat>, {<gjob>|que exerce a profissão de <gjob>}<H>",
    "<g>, {{na qualidade de|que é} <gkin>|<gkin> d<wo> <ward>}, <gst>, <gjob>, {«CPF»|inscrit<go> no «CPF»} <gcpf>[, «RG» <grg>]<H>",
    "<g>, <gjob>, <gst>, de nacionalidade <gnat>, {documento de identidade|«CI»|«RG»} <grg>, {«CPF»|«C.P.F.»} <gcpf>[, {tel.|telefone|celular} <tl>]<H>",
    "<g> – <gnat> – <gst> – <gjob> – «CPF» <gcpf>[ – «RG» <grg>]<H>",
    "{portador<a> do|titular do} «CPF» <gcpf>{,| e} «RG» <grg>, <g>, <gst>, <gjob><H>",
    "<g>, «nacionalidade» <gnat>, «estado civil» <gst>, «profissão» <gjob>, {«RG» <grg>, |}«CPF» <gcpf><H>",
    "<g>; <gnat>; <gst>; <gjob>; «RG» <grg>; «CPF» <gcpf><H>",
    "<g>, <gst>, <gjob>{, «CPF» <gcpf>|}<H>", "<g>, {filh<go> de <gpar>, |}nascid<go> {aos|em} <gborn>, <gjob>, «CPF» <gcpf>[, «RG» <grg>]<H>",
    "<g>, {<gkin>|<gkin> d<wo> <ward>}, «CPF» <gcpf>", "{<gkin>|<gkin> d<wo> <ward>}, <g>, <gjob>, «CPF» <gcpf><H>", "<g>, {<gnat>, |}<gst>{ com <sp>|}, <gjob>, «RG» <grg>, «CPF» <gcpf><H>", "<g> (<gkin>), «CPF» <gcpf>, <gjob><H>",
    "<g>, <gjob>, <gnat>, «identidade» <grg>, inscrit<go> no «Cadastro de Pessoas Físicas» sob nº <gcpf>, <gst><H>", "<g>, «CPF/MF» <gcpf>, {representad<go> por {sua procuradora|seu procurador}, <L>|assistid<go> pel{a|o} advogad{a|o} <L>}<H>",
    "<g>, {já qualificad<go> nos autos|devidamente qualificad<go>[ {à|às} fl{s.|.} <fl>]}[, «CPF» <gcpf>]", "<g>",
]  # fmt: skip
_HOME = "{, {residente e domiciliad<go>|residente|domiciliad<go>|morador<a>|com endereço|com residência} {na|à|no|em} <gad>|; «endereço:» <gad>| – {«End.:»|reside em} <gad>|, {onde reside|residente} {nesta cidade|neste município}, {na|à} <gad>|. «Endereço:» <gad>}"
_SHARED = [
    "{ambos|os dois|todos} {residentes e domiciliados|residentes|domiciliados|moradores|com endereço|com domicílio} {na|à|em|no} <a>", "{residentes|domiciliados} {na|à|em} <a>",
    "{residindo|morando} {ambos|juntos|todos} {na|em} <a>", "{com endereço comum|endereço de ambos:|endereço do casal:|todos com o mesmo endereço:} <a>", "{o casal reside|que residem juntos} {na|em} <a>",
]  # fmt: skip
_SAME = ["{no|com o} mesmo endereço", "{residente|domiciliad<go>} no mesmo {endereço|local}", "{residente e domiciliad<go> no|com} endereço {acima|retro}", "que com {ele|ela} reside", "mesmo endereço {acima|do anterior}", "{idem|endereço idem}"]
_WARD = [
    "<w>, nascid<w1> {em|aos|no dia} <wborn>[, natural de <wpl>][, filh<w1> de <wpar>]", "<w> ({«DN»|«D.N.:»|nasc.|«nascimento:»} <wborn>[; «CPF» <wcpf>][; «filiação:» <wpar>])",
    "<w>, filh<w1> de <wpar>[, nascid<w1> em <wborn>][, «CPF nº» <wcpf>]", "<w>, «CPF» <wcpf>{, «RG» <wrg>|}{, nascid<w1> {em|aos} <wborn>|}", "<w>, {com registro de nascimento|certidão de nascimento} nº <ct>[, nascid<w1> em <wborn>][, em <wpl>]",
    "<w>, {brasileir<w1>|menor impúbere}, nascid<w1> {em|na cidade de} <wpl>, {em|a|no dia} <wborn>[, filh<w1> de <wpar>]", "<w>, de <ag> anos, {nascid<w1> em <wborn>, |}filh<w1> de <wpar>", "<w> – {nascid<w1>|n.} <wborn> – {«mãe e pai:»|filh<w1> de} <wpar>",
    "{nascid<w1> {em|aos} <wborn>, |}{natural de <wpl>, |}<w>[, filh<w1> de <wpar>]", "<w>, «data de nascimento» <wborn>, «naturalidade» <wpl>, «filiação» <wpar>[, «CPF» <wcpf>]", "<w>, nat<w1> aos <wborn>, {«RG» <wrg>, |}«CPF» <wcpf>", "<w>",
    "<w>, {cujos genitores são|cujos pais são|tendo por genitores} <wpar>, nascid<w1> em <wborn>",
]  # fmt: skip


def guardians_said(case: Case) -> Text:
    dice, people = case.dice, case.guardians
    if len(people) == 1:
        return guardian_said(case, people[0], "all")
    way = dice.weighted({"each": 2, "shared": 4, "same": 2, "numbered": 2})
    if people[0].address != people[1].address and way in ("shared", "same"):
        way = "each"
    parts = [guardian_said(case, one, "all" if way in ("each", "numbered") or way == "same" and not i else "") for i, one in enumerate(people)]
    if way == "same":
        parts[1:] = [[*ended(part, ","), *words(case, dice.wording(_SAME), go=ending([one.gender]))] for part, one in zip(parts[1:], people[1:], strict=True)]
    if way == "numbered" or dice.chance(0.12):
        return _numbered(case, parts)
    text = joined(parts, dice, ("e", "e", "bem como", "e seu cônjuge", "e ainda", "juntamente com", "em conjunto com"))
    return [*ended(text, ","), *say(dice, dice.wording(_SHARED), a=said(people[0].address, "ADDRESS"))] if way == "shared" else text


def guardian_said(case: Case, one: Party, home: str = "all") -> Text:
    dice = case.dice
    template = dice.wording(_GUARDIAN).replace("<H>", _HOME if home and dice.chance(0.8) else "")
    digits = f"({dice.digits(2)}) 9{dice.digits(4)}-{dice.digits(4)}"
    fl = said(str(dice.between(2, 99)), "OTHER_NUMBER")
    return words(case, template, **(personal(case, one, case.wards[0]) | {"a": "a" if one.gender == "f" else "", "pl": one.birth_place, "tl": digits, "fl": fl, "sp": lambda: case.show(replace(one, name=person_name(dice, upper=False)), "PERSON"), "grg": lambda: identity_said(case, one)}))


def identity_said(case: Case, one: Party) -> Text:
    """The number with who issued it, in the ways that clerks join them; the day of issue is another date."""
    dice = case.dice
    number, issuer = said(one.rg, "GUARDIAN_RG"), said(one.issuer, "GUARDIAN_RG")
    whole = said(f"{one.rg} {one.issuer}", "GUARDIAN_RG")
    day = said(date(dice, "numbers", 1985, 2022), "OTHER_DATE")
    template = "{<w>|<w>|<r>|<r> (<i>)|<r>, {expedida|emitido|expedido} {pela|pelo|por} <i>|<r>{ -|,| –|/} <i>|<r>, órgão {emissor|expedidor} <i>|<w>, {expedid{o|a}|emitid{o|a}|de} {em |}<d>|<r>, {expedida pela|da} <i>[, em <d>]|<r> – {emissor|órgão}: <i>}"
    return say(dice, template, w=whole, r=number, i=issuer, d=day)


def wards_said(case: Case) -> Text:
    dice, people = case.dice, case.wards
    if len(people) == 1:
        return ward_said(case, people[0])
    way = dice.weighted({"each": 3, "respectively": 2, "numbered": 2, "parents once": 3})
    if way == "respectively":
        names = joined([case.show(one, "WARD") for one in people], dice, ("e",))
        days = joined([said(one.born, "BIRTH") for one in people], dice, ("e",))
        return say(dice, "{<n>, nascid<o> {em|aos} <d>, respectivamente|<n>, respectivamente nascid<o> em <d>|<n> (nascid<o> em <d>, na ordem)}", n=names, d=days, o=ending([one.gender for one in people]))
    same = way == "parents once" and people[0].parents and all(one.parents == people[0].parents for one in people)
    parts = [ward_said(case, one, not same) for one in people]
    text = _numbered(case, parts) if way == "numbered" else joined(parts, dice, ("e", "e", "bem como", "e de"))
    if same:
        names = joined([said(name, "PARENT") for name in people[0].parents], dice, ("e", "e de"))
        text = [*ended(text, ","), *say(dice, "{todos filhos de|irmãos, filhos de|filhos do casal|prole de|sendo todos filhos de|filhos de} <p>", p=names)]
    return text


def ward_said(case: Case, one: Party, parents: bool = True) -> Text:
    dice = case.dice
    options = _WARD if parents else ["<w>, nascid<w1> {em|aos} <wborn>", "<w> (<wborn>)", "<w>[, «CPF» <wcpf>]", "<w>, «nasc.» <wborn>", "<w>, de <ag> anos"]
    certificate = said(dice.pick([dice.digits(6), dice.digits(32)]), "OTHER_NUMBER")
    return words(case, dice.wording(options), **(personal(case, case.guardians[0], one) | {"ag": str(dice.between(1, 17) if case.kind != "CURATELA" else dice.between(18, 95)), "ct": certificate}))


def _numbered(case: Case, parts: list[Text]) -> Text:
    """`1) …; 2) …` or `I - …; e II - …`"""
    dice = case.dice
    style = dice.pick(["1)", "1.", "(1)", "(i)", "I -", "a)", "1 –", "1º)"])
    out: Text = []
    for i, part in enumerate(parts):
        mark = style.replace("1", str(i + 1)).replace("I", ["I", "II", "III", "IV"][i]).replace("i", ["i", "ii", "iii", "iv"][i]).replace("a", "abcd"[i])
        out += [*([Token("e")] if i and i == len(parts) - 1 and dice.chance(0.5) else []), *plain(mark), *(ended(part, ";") if i < len(parts) - 1 else part)]
    return out
