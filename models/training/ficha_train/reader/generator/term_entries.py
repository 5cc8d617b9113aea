"""Captions with values of a guardian or a ward."""

from collections.abc import Callable

from ficha_train.reader.generator.arrange import Entry
from ficha_train.reader.generator.background import unknown_entry
from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.term_case import Case, Party
from ficha_train.reader.generator.term_orders import GUARDIAN_CAPTIONS, WARD_CAPTIONS
from ficha_train.reader.generator.term_words import form, neutral_ward
from ficha_train.reader.generator.tokens import Text, Token, plain, said, say

NAME_CAPTIONS = ["Nome", "Nome completo", "Nome", "Nome e sobrenome", "Nome civil", "Pessoa", "Nome / qualificação", "Sr(a)."]

CPF_CAPTIONS = ["CPF", "CPF nº", "CPF/MF", "C.P.F.", "Cadastro de Pessoas Físicas", "CPF n.", "Inscrição no CPF", "Nº do CPF", "CIC/CPF"]

_RG = [
    "RG",
    "Identidade",
    "Documento de identidade",
    "RG nº",
    "Carteira de identidade",
    "RG / órgão emissor",
    "Registro geral",
    "C.I.",
    "Cédula de identidade",
    "Nº do RG",
    "RG n.º",
    "Nº da identidade",
    "RG/UF",
    "Doc. de identidade",
    "RG (nº e órgão)",
    "Identidade nº",
]

_ISSUER = ["Órgão emissor", "Órgão expedidor", "Expedidor", "Órgão", "Emissor", "Expedição"]

BORN_CAPTIONS = [
    "Data de nascimento",
    "Nascimento",
    "Nascido em",
    "Nasc.",
    "Data nasc.",
    "Nascida em",
    "Dt. nascimento",
    "D. nascimento",
    "Nascido(a) em",
]

_PLACE = [
    "Naturalidade",
    "Natural de",
    "Local de nascimento",
    "Cidade de nascimento",
    "Município/UF de nascimento",
    "Local do nascimento",
]

_PARENTS = ["Filiação", "Pais", "Filho(a) de", "Genitores", "Nome dos pais", "Pai e mãe", "Filho de", "Filha de", "Filiação (pai e mãe)"]

_MOTHER = ["Mãe", "Nome da mãe", "Genitora", "Filiação materna", "Filiação 1", "Mãe (nome)"]

_FATHER = ["Pai", "Nome do pai", "Genitor", "Filiação paterna", "Filiação 2", "Pai (nome)"]

_HOME = [
    "Endereço",
    "Residência",
    "Domicílio",
    "Endereço residencial",
    "Residente em",
    "Residente e domiciliado(a)",
    "Logradouro",
    "Morada",
]

_STATUS = ["Estado civil", "Est. civil", "Estado Civil", "Situação conjugal", "Estado civil atual"]

_WORK = ["Profissão", "Ocupação", "Profissão/ocupação", "Atividade", "Profissão ou ofício"]

_NATION = ["Nacionalidade", "Nacionalidade", "País de nacionalidade", "Nac.", "Nacional de"]

_KIN = [
    "Parentesco",
    "Grau de parentesco",
    "Vínculo",
    "Relação com o menor",
    "Relação",
    "Parentesco com a criança",
    "Vínculo familiar",
    "Laço de parentesco",
]


_COMPOSED_SHARE = 0.35


def guardian_caption(case: Case) -> str:
    dice = case.dice
    if dice.chance(_COMPOSED_SHARE):
        return _composed(case, GUARDIAN_CAPTIONS)
    office = case.office_word()
    one = case.office.split("|")[0]
    general = ["Compromissado(a)", "Nomeado(a)", "Compromissário(a)", "Requerente", "Compromitente", "Representante legal", f"{one}(a)"]
    text = office if dice.chance(0.55) else dice.wording(general)
    if dice.chance(0.2):
        text += " " + dice.pick(["nomeado(a)", "legal", "judicial", "designado(a)", "(es)", "(a)"])
    return text.capitalize()


def ward_caption(case: Case) -> str:
    dice = case.dice
    if dice.chance(_COMPOSED_SHARE):
        return _composed(case, WARD_CAPTIONS)
    word = (
        form(neutral_ward(dice, case.kind), case.ward_genders)
        if dice.chance(0.8)
        else dice.pick(["beneficiário", "pessoa protegida", "favorecido(a)"])
    )
    return word.capitalize()


def _composed(case: Case, template: str) -> str:
    one, ward = case.office.split("|")[0], neutral_ward(case.dice, case.kind).split("|")[0]
    slots = {"g": one, "G": one.capitalize(), "w": ward, "W": ward.capitalize(), "k": case.kind.lower(), "K": case.kind.capitalize()}
    text = " ".join(token.text for token in say(case.dice, template, **slots))
    return text.replace("(a)(a)", "(a)").replace("ã(a)", "ã").replace("e(a)", "e")


def guardian_entries(case: Case, guardian: Party, name: str) -> list[Entry]:
    dice = case.dice
    whole = dice.chance(0.6)
    papers = f"{guardian.rg} {guardian.issuer}" if whole else guardian.rg
    fields: list[tuple[float, Callable[[], Entry]]] = [
        (0.87, lambda: (dice.wording(CPF_CAPTIONS), said(guardian.cpf, "GUARDIAN_CPF"))),
        (0.6, lambda: (dice.wording(_RG), said(papers, "GUARDIAN_RG"))),
        (0.45, lambda: (dice.wording(_NATION), said(guardian.nationality, "NATIONALITY"))),
        (0.5, lambda: (dice.wording(_STATUS), said(guardian.status, "MARITAL_STATUS"))),
        (0.5, lambda: (dice.wording(_WORK), said(guardian.occupation, "OCCUPATION"))),
        (0.2, lambda: (dice.wording(BORN_CAPTIONS), said(guardian.born, "OTHER_DATE"))),
        (0.12, lambda: (dice.wording(_PLACE), plain(guardian.birth_place))),
        (0.12, lambda: (dice.wording(_PARENTS), _names(guardian, "PERSON"))),
        (0.62, lambda: (dice.wording(_HOME), said(guardian.address, "ADDRESS"))),
        (0.35, lambda: (dice.wording(_KIN), said(guardian.kinship, "RELATIONSHIP"))),
        (0.12, lambda: (dice.pick(["Telefone", "Celular", "Contato"]), plain(f"({dice.digits(2)}) 9{dice.digits(4)}-{dice.digits(4)}"))),
        (0.05, lambda: (dice.pick(["Cônjuge", "Nome do cônjuge"]), case.show(case.opponent, "PERSON"))),
        (0.06, lambda: unknown_entry(dice)),
    ]
    entries = _drawn(dice, (name, case.show(guardian, "GUARDIAN")), fields)
    if not whole:
        for i, (_, value) in enumerate(entries):
            if value and value[0].role == "GUARDIAN_RG":
                entries.insert(i + 1, (dice.wording(_ISSUER), said(guardian.issuer, "GUARDIAN_RG")))
                break
    return entries


def ward_entries(case: Case, ward: Party, name: str) -> list[Entry]:
    dice = case.dice
    young = 0.45 if case.kind != "CURATELA" else 0.75
    apart = dice.chance(0.4) and len(ward.parents) == 2
    fields: list[tuple[float, Callable[[], Entry]]] = [
        (0.88, lambda: (dice.wording(BORN_CAPTIONS), said(ward.born, "BIRTH"))),
        (0.38, lambda: (dice.wording(_PLACE), said(ward.birth_place, "BIRTH_PLACE"))),
        (young, lambda: (dice.wording(CPF_CAPTIONS), said(ward.cpf, "WARD_CPF"))),
        (young * 0.85, lambda: (dice.wording(_RG), said(dice.pick([ward.rg, f"{ward.rg} {ward.issuer}"]), "WARD_RG"))),
        (
            0.1,
            lambda: (
                dice.pick(["Certidão de nascimento", "Registro de nascimento", "Matrícula"]),
                said(dice.digits(dice.pick([6, 32])), "OTHER_NUMBER"),
            ),
        ),
        (0.15, lambda: ("Sexo", plain("feminino" if ward.gender == "f" else "masculino"))),
        (0.08, lambda: ("Idade", plain(f"{dice.between(1, 90)} anos"))),
        (0.06, lambda: (dice.wording(_HOME), plain(ward.address))),
        (0.06, lambda: ("CID", plain(dice.pick(["F72", "G30", "F20.0", "Q90", "F84"])))),
        (0.05, lambda: unknown_entry(dice)),
    ]
    entries = _drawn(dice, (name, case.show(ward, "WARD")), fields)
    if not ward.parents:
        none = plain(dice.pick(["não declarada", "ignorada", "-", "não consta", "***"]))
        return [*entries, (dice.wording(_PARENTS), none)] if dice.chance(0.5) else entries
    if apart:
        both = [(dice.wording(_MOTHER), said(ward.parents[0], "PARENT")), (dice.wording(_FATHER), said(ward.parents[1], "PARENT"))]
        if dice.chance(0.15):
            both[1] = (both[1][0], plain(dice.pick(["não declarado", "ignorado", "-", "não consta"])))
        return [*entries, *both]
    return [*entries, (dice.wording(_PARENTS), _names(ward, "PARENT"))] if dice.chance(0.65) else entries


def _names(one: Party, role: str) -> Text:
    if not one.parents:
        return plain("não declarada")
    out = said(one.parents[0], role)
    return [*out, Token("e"), *said(one.parents[1], role)] if len(one.parents) > 1 else out


def _drawn(dice: Dice, first: Entry, fields: list[tuple[float, Callable[[], Entry]]]) -> list[Entry]:
    out = [make() for share, make in fields if dice.chance(share)]
    if dice.chance(0.3):
        out = dice.shuffled(out)
    at = dice.between(1, len(out)) if out and dice.chance(0.07) else 0
    return [*out[:at], first, *out[at:]]


def cells_of(case: Case, one: Party, guardians: bool) -> dict[str, tuple[str, Text]]:
    dice = case.dice
    if guardians:
        return {
            "cpf": (dice.wording(CPF_CAPTIONS), said(one.cpf, "GUARDIAN_CPF")),
            "rg": (dice.wording(_RG), said(f"{one.rg} {one.issuer}", "GUARDIAN_RG")),
            "kin": (dice.wording(_KIN), said(one.kinship, "RELATIONSHIP")),
            "job": (dice.wording(_WORK), said(one.occupation, "OCCUPATION")),
            "status": (dice.wording(_STATUS), said(one.status, "MARITAL_STATUS")),
            "home": (dice.wording(_HOME), said(one.address, "ADDRESS")),
            "born": (dice.wording(BORN_CAPTIONS), said(one.born, "OTHER_DATE")),
        }
    return {
        "born": (dice.wording(BORN_CAPTIONS), said(one.born, "BIRTH")),
        "cpf": (dice.wording(CPF_CAPTIONS), said(one.cpf, "WARD_CPF")),
        "parents": (dice.wording(_PARENTS), _names(one, "PARENT")),
        "place": (dice.wording(_PLACE), said(one.birth_place, "BIRTH_PLACE")),
        "rg": (dice.wording(_RG), said(one.rg, "WARD_RG")),
        "mother": (dice.wording(_MOTHER), said(one.parents[0], "PARENT") if one.parents else plain("-")),
    }
