"""What templates of terms may say beside a case's own values: other people and their papers, other numbers, dates and deadlines."""

from dataclasses import replace

from ficha_train.reader.generator.term_case import DEFINITIVE, PROVISIONAL, Case, Party
from ficha_train.reader.generator.term_paper_heads import forum
from ficha_train.reader.generator.term_papers import certificate
from ficha_train.reader.generator.term_parties import class_line
from ficha_train.reader.generator.term_script_classes import class_said
from ficha_train.reader.generator.term_script_people import guardians_said, wards_said
from ficha_train.reader.generator.term_script_powers import power
from ficha_train.reader.generator.term_twists import odd_date
from ficha_train.reader.generator.term_validity import bare_term
from ficha_train.reader.generator.term_words import marital_status, occupation
from ficha_train.reader.generator.tokens import Slot, Text, plain, said, say
from ficha_train.reader.generator.values import address, case_number, cnpj, code, cpf, date, email, in_words, link, person_name, phone, rg, rg_issuer, site

_OTHER = (
    "{<x>, {brasileir<z>, |}<s>, {<b>|de profissão <b>}, {RG|portador{a|} do RG|identidade} <r>{ e| e do|,} «CPF[ nº]» <p>[, {residente|domiciliad<z>} {na|em} <a>]|<x>, «CPF» <p>|<x> («CPF:» <p>)|"
    "<x>, <b>, <s>, {com endereço|residente} {na|à} <a>|<x>, nascid<z> em <e>, «RG» <r>|<x>, <s>|<x>, {inscrit<z> no «CPF» <p>|de qualificação ignorada|em lugar incerto e não sabido}}"
)
_DEAD = "{<x>, {falecid<z>|que faleceu|cujo óbito ocorreu} {em|aos|no dia} <e>[, {conforme|cf.} certidão de óbito {nº|matrícula} <k>]|<x> ({falecid<z>|óbito|†} {em |}<e>)|<x>, já falecid<z>}"


def script_slots(case: Case) -> dict[str, Slot]:
    dice = case.dice
    parents = [*case.wards[0].parents, person_name(dice, upper=False), person_name(dice, upper=False)]
    capitals = case.capitals

    def number(text: str) -> Text:
        return said(text, "OTHER_NUMBER")

    expert_name = person_name(dice, upper=False)

    def expert() -> Text:
        """Whoever reports, counsels or registers: often the same again in one paper."""
        name = expert_name if dice.chance(0.5) else person_name(dice, upper=False)
        return said(name.upper() if capitals else name, "OFFICIAL")

    def somebody() -> Text:
        name = person_name(dice, upper=False)
        return said(name.upper() if capitals else name, "PERSON")

    return {
        "class": lambda: class_said(case) if dice.chance(0.6) else [t for t in class_line(case) if t.role == "CASE_CLASS"], "A": lambda: guardians_said(case), "B": lambda: wards_said(case), "forum": lambda: forum(case),
        "agency": lambda: say(dice, "Tribunal de Justiça[ do Estado] d{e|o|a} <s>", role="AGENCY", s=case.state_name), "short": lambda: said("TJ" + case.state, "AGENCY"),
        "E": expert,
        "oc": lambda: number(case_number(dice)), "old": lambda: number(old_number(case)), "crt": lambda: certificate(dice),
        "oid": lambda: said(f"{rg(dice)} {rg_issuer(dice)}", "OTHER_ID"), "oad": lambda: address(dice), "ojob": lambda: occupation(dice, dice.pick("mf")),
        "gmis": lambda: case.show(_misprinted(case), "GUARDIAN"), "cnpj": lambda: said(cnpj(dice), "OTHER_ID"), "oab": lambda: number(f"{dice.digits(2)}.{dice.digits(3)}"), "mat": lambda: number(dice.digits(dice.between(4, 7))),
        "tel": lambda: phone(dice), "mail": lambda: email(dice), "site": lambda: said(site(dice), "OTHER_LINK"), "olink": lambda: said(link(dice, True), "OTHER_LINK"),
        "Xq": lambda: _qualified(case, case.show(case.opponent, "PERSON"), case.opponent), "Yq": lambda: _qualified(case, somebody()), "dead": lambda: _qualified(case, somebody(), None, _DEAD),
        "Fq": lambda: _qualified(case, case.show(case.former, "FORMER_GUARDIAN"), case.former), "fdead": lambda: _qualified(case, case.show(case.former, "FORMER_GUARDIAN"), case.former, _DEAD),
        "M1": lambda: said(parents[0].upper() if capitals else parents[0], "PERSON"), "M2": lambda: said(parents[1].upper() if capitals else parents[1], "PERSON"),
        "T": lambda: lasting_words(case), "ot": lambda: said(length(case), "OTHER_TERM"), "pz": lambda: power(case), "pw": lambda: [t for _ in range(dice.pick([1, 1, 2, 3])) for t in power(case)],
        "bt": lambda: bare(case), "od2": lambda: said(odd_date(dice), "OTHER_DATE"), "tag": lambda: number(code(dice)), "hh": f"{dice.between(8, 18):02d}:{dice.pick(['00', '30', '15', '45'])}",
        "fol": lambda: number(str(dice.between(2, 480))), "id": lambda: number(dice.digits(dice.between(6, 11))), "ev": lambda: number(str(dice.between(1, 140))),
    }  # fmt: skip


def ordinals(number: int, gender: str) -> dict[str, Slot]:
    """1, 1º or 1ª, I, `primeira`."""
    a = "a" if gender == "f" else "o"
    spelled = ["primeir", "segund", "terceir", "quart"][number % 4] + a
    return {"num": str(number + 1), "nth": f"{number + 1}{'ª' if gender == 'f' else 'º'}", "rom": ["I", "II", "III", "IV"][number % 4], "first": spelled}


def _qualified(case: Case, name: Text, party: Party | None = None, template: str = _OTHER) -> Text:
    dice = case.dice
    gender = party.gender if party else dice.pick("mf")
    return say(
        dice, template, x=name, z="a" if gender == "f" else "o", s=marital_status(dice, gender), b=occupation(dice, gender), k=lambda: certificate(dice),
        r=lambda: [*said(rg(dice), "OTHER_ID"), *(said(rg_issuer(dice), "OTHER_ID") if dice.chance(0.5) else [])], a=lambda: address(dice),
        p=lambda: said(party.cpf if party else cpf(dice), "OTHER_ID"), e=lambda: said(date(dice, None, 1940, 2024), "OTHER_DATE"),
    )  # fmt: skip


def old_number(case: Case) -> str:
    """As cases were numbered before 2010."""
    dice = case.dice
    d, year = dice.digits, dice.between(1988, 2009)
    return dice.pick([f"{d(3)}.{year % 100:02d}.{d(6)}-{d(1)}", f"{year}.{d(3)}.{d(6)}-{d(1)}", f"{d(3)}/{d(1)}.{year % 100:02d}.{d(7)}-{d(1)}", f"{d(4)}/{year}", f"{d(3)}.{year}.{d(3)}.{d(3)}-{d(1)}", f"{d(2)}.{d(3)}/{year % 100:02d}", f"nº {d(3)}/{year % 100:02d}"])


def length(case: Case) -> str:
    """How long, in figures, words or both."""
    dice = case.dice
    unit, count = dice.pick([("dias", 30), ("dias", 60), ("dias", 90), ("dias", 120), ("dias", 180), ("dias", 15), ("dias", 365), ("meses", 3), ("meses", 6), ("meses", 12), ("meses", 18), ("meses", 24), ("anos", 2), ("anos", 3), ("anos", 5), ("ano", 1), ("mês", 1)])
    word = in_words(count)
    text = dice.pick([f"{count} {unit}", f"{count:02d} {unit}", f"{word} {unit}", f"{count} ({word}) {unit}", f"{count:02d} ({word}) {unit}", f"{word} ({count}) {unit}", f"{count} ({word.upper()}) {unit.upper()}", f"({count}) {unit}"])
    if unit == "ano" and dice.chance(0.2):
        text = dice.pick(["1 (hum) ano", "um ano e seis meses", "1 ano e 6 meses", "01 (um) ano e 06 (seis) meses"])
    return text


def bare(case: Case) -> Text:
    """The same as a box has it, or that there is none."""
    dice = case.dice
    if case.nature == PROVISIONAL:
        case.nature_said = True
        kind = dice.random.random()
        if kind < 0.3:
            return [*plain(dice.pick(["", "", "até", "válido até", "vence em"])), *said(odd_date(dice, 2012, 2032), "EXPIRY")]
        if kind < 0.75:
            return [*said(length(case), "TERM"), *plain(dice.pick(["", "", "", "(prorrogável)", "renováveis", ", renovável uma vez", "a contar da assinatura", "– prorrogáveis por igual período"]))]
        return bare_term(case)
    if case.kind != "CURATELA" and dice.chance(0.35):
        return said(dice.pick(["até a maioridade", "Até os 18 anos", "até completar 18 (dezoito) anos", "Maioridade", "até 18 anos de idade", "até a maioridade civil"]), "TERM")
    return plain(dice.pick(["indeterminado", "sem prazo", "Indeterminada", "---", "não fixado", "enquanto perdurar a necessidade", "permanente", "n/c"]))


def lasting_words(case: Case) -> Text:
    """Hangs on a sentence after a comma; nothing where there is nothing to say."""
    dice = case.dice
    if case.nature == PROVISIONAL:
        case.nature_said = True
        kind = dice.random.random()
        if kind < 0.2:
            return say(dice, "{até[ o dia]|com {término|vencimento|validade} {em|até}|a vencer em|válid{o|a} até[ o dia]|de <s> a|com início em <s> e fim em|no período de <s> até} <d>", s=lambda: said(date(dice, None, 2008, 2026), "OTHER_DATE"), d=said(odd_date(dice, 2012, 2032), "EXPIRY"))
        if kind < 0.7:
            return say(
                dice, "{pelo prazo[ {inicial|certo|improrrogável|máximo}] de|por|com {validade|vigência|duração|eficácia} de|pelo período de|durante|em caráter provisório, por|provisoriamente, pelo prazo de|pelo lapso de|"
                "válid{o|a} por} <t>[, {prorrogável|prorrogáveis|renovável|renováveis}[ {por igual período|se necessário|uma única vez|a critério do Juízo}]][, {contad{o|os}|a contar|a partir} {da assinatura|desta data|da presente data|da publicação}]",
                t=said(length(case), "TERM"),
            )  # fmt: skip
        text = bare_term(case)
        return text if text[0].text in ("até", "enquanto") else [*plain(dice.pick(["por", "pelo prazo de", "durante"])), *text]
    if case.kind != "CURATELA" and dice.chance(0.3):
        return said(dice.pick(["até que complete 18 (dezoito) anos", "até a maioridade", "até os dezoito anos de idade", "até a maioridade ou emancipação", "enquanto não atingir a maioridade"]), "TERM")
    if case.nature == DEFINITIVE and dice.chance(0.3):
        case.nature_said = True
        return plain(dice.pick(["em caráter definitivo", "de forma definitiva", "a título definitivo"]))
    return plain(dice.pick(["por prazo indeterminado", "sem prazo fixado", "enquanto durar a incapacidade"])) if dice.chance(0.15) else []


def _misprinted(case: Case) -> Party:
    """The guardian with two letters of one name changed, as a hurried clerk types it."""
    one = case.guardians[0]
    words = one.name.split()
    at = case.dice.between(0, len(words) - 1)
    if len(words[at]) < 4:
        return one
    i = case.dice.between(1, len(words[at]) - 3)
    word = words[at]
    words[at] = word[:i] + word[i + 1] + word[i] + word[i + 2 :]
    return replace(one, name=" ".join(words))
