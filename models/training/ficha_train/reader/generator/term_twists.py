"""What makes a case unlike the usual one: twins, couples, names of other tongues, old numbers, long trades, odd spellings."""

from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.term_case import Case
from ficha_train.reader.generator.values import STATES, city, date, in_words, invented_word, person_name, title_case
from ficha_train.text import lexicon

_TRADE_HEADS = """auxiliar técnica assistente operadora agente encarregada supervisora ajudante monitora vendedora analista instrutora
gerente coordenadora oficial inspetor técnico fiscal motorista mestre encarregado professora servidora empregado""".split()
_TRADE_TAILS = [
    "de serviços gerais em escola", "em segurança do trabalho", "de produção em frigorífico", "de carga e descarga", "de saúde e endemias",
    "administrativo do município", "de educação infantil", "de creche", "em radiologia", "de almoxarifado", "de telemarketing",
    "de manutenção elétrica", "de controle de qualidade", "em enfermagem do trabalho", "de obras e pavimentação", "de lavanderia hospitalar",
    "de recursos humanos", "do comércio varejista", "de transporte escolar", "da rede estadual de ensino", "de limpeza urbana",
    "pública federal aposentada", "rural em regime de economia familiar", "de embarcação pesqueira", "de caixa em supermercado",
]  # fmt: skip
_SPANISH_GIVEN = """JUAN JOSÉ MARÍA LUIS ÁNGEL JESÚS ALEJANDRO CRISTÓBAL ROSARIO GUADALUPE YOLANDA CARMEN XIMENA MERCEDES NIEVES WILMER
YULEIDY DAYANA JHON MILAGROS ROCÍO FREDDY NAYELI""".split()
_SPANISH_SURNAMES = """GONZÁLEZ RODRÍGUEZ QUISPE MAMANI FERNÁNDEZ HERNÁNDEZ CHÁVEZ IBÁÑEZ MUÑOZ GUTIÉRREZ CONDORI FLORES ROJAS ZAMBRANO
PARRA ESPINOZA VILLALBA AYALA BENÍTEZ OLMEDO URDANETA MENDOZA""".split()
_FOREIGN = ["venezuelan@", "bolivian@", "paraguai@", "colombian@", "peruan@", "argentin@", "cuban@", "chilen@", "equatorian@"]
_NUMBERS = ["Primeira", "Segunda", "Terceira", "Quarta"]
_FIELDS = [
    "Família", "Família e Sucessões", "Infância e Juventude", "Família, Infância, Juventude e Idoso", "Família e das Sucessões",
    "Infância e da Juventude e do Idoso", "Família, Sucessões, Órfãos, Interditos e Ausentes", "Feitos Especiais", "Registros Públicos e Família",
    "Proteção à Infância", "Família, Órfãos, Sucessões e Incapazes", "Cível, Família e Sucessões",
]  # fmt: skip


def twist(case: Case, share: float) -> Case:
    """Each oddity in that share of cases, one beside the other or none."""
    dice = case.dice
    for change in (_twins, _spouses, _letters, _old_number, _trades, _foreigners, _division, _dates, _homes, _place):
        if dice.chance(share):
            change(dice, case)
    return case


def _twins(dice: Dice, case: Case) -> None:
    first = case.wards[0]
    for ward in case.wards[1:]:
        ward.born, ward.parents, ward.birth_place = first.born, first.parents, first.birth_place


def _spouses(dice: Dice, case: Case) -> None:
    first = case.guardians[0]
    for other in case.guardians[1:2]:
        other.gender = "m" if first.gender == "f" else "f"
        other.name = f"{title_case(person_name(dice, other.gender).split()[0])} {' '.join(first.name.split()[1:])}"
        other.address, other.nationality = first.address, "brasileira" if other.gender == "f" else "brasileiro"
        first.status, other.status = ("casad" + ("a" if one.gender == "f" else "o") for one in (first, other))
        first.kinship, other.kinship = dice.pick([("avó", "avô"), ("tia", "tio"), ("madrinha", "padrinho")])[:: 1 if first.gender == "f" else -1]


def _letters(dice: Dice, case: Case) -> None:
    """Initials without dots, apart, joined or with the given name."""
    style = dice.pick(["M E S L", "MESL", "Maria E S L", "M.E.S.L", "M. E. da S. L."])
    for one in case.wards + (case.guardians if dice.chance(0.4) else []):
        one.name = _initials(one.name, style)
        one.parents = [_initials(parent, style) for parent in one.parents]


def _initials(name: str, style: str) -> str:
    parts = name.split()
    small = style == "M. E. da S. L."
    kept = [part if small and part.islower() else part[0].upper() for part in parts if small or not part.islower()]
    if style == "Maria E S L":
        return " ".join([parts[0], *kept[1:]])
    if small:
        return " ".join(part if len(part) > 1 or part.islower() else part + "." for part in kept)
    return {"M E S L": " ", "MESL": "", "M.E.S.L": "."}[style].join(kept)


def _old_number(dice: Dice, case: Case) -> None:
    year = dice.between(1987, 2010)
    d, short = dice.digits, f"{year % 100:02d}"
    case.number = dice.pick(
        [
            f"{dice.between(11, 2999)}/{year}", f"{dice.between(11, 2999)}/{short}", f"{d(3)}.{d(2)}.{d(6)}-{d(1)}",
            f"{year}.{d(3)}.{d(6)}-{d(1)}", f"{d(3)}/{dice.between(1, 3)}.{short}.{d(7)}-{d(1)}", f"{d(4)}.{short}.{d(6)}-{d(1)}",
            f"{year}.{d(2)}.{d(1)}.{d(6)}-{d(1)}", f"{dice.between(1, 9)}.{d(3)}/{year}", f"{d(5)}-{d(2)}.{year}", f"{d(3)}.{year}.{d(3)}.{d(3)}-{d(1)}",
            f"{dice.between(1, 9)}.{d(3)}.{d(3)}-{d(1)}/{short}", f"{d(7)}-{d(2)}.{year}", f"{year}{d(8)}",
        ]
    )  # fmt: skip


def _trades(dice: Dice, case: Case) -> None:
    for one in case.guardians:
        one.occupation = f"{dice.pick(_TRADE_HEADS)} {dice.pick(_TRADE_TAILS)}"
        if dice.chance(0.2):
            one.occupation = dice.pick(["aposentado e ", "aposentada por invalidez e ", "autônoma, "]) + one.occupation
        if dice.chance(0.2):
            one.status = dice.pick(["separado de fato", "viúva de primeiras núpcias", "em união estável desde 2009", "solteira, maior e capaz"])


def _foreigners(dice: Dice, case: Case) -> None:
    people = dice.pick([case.guardians, case.wards, case.guardians + case.wards])
    family = [_spanish_surname(dice), _spanish_surname(dice)]
    for one in people:
        one.name = _spanish_name(dice, family)
        one.nationality = dice.pick(_FOREIGN).replace("@", "a" if one.gender == "f" else "o")
        one.rg, one.issuer = dice.pick([f"V{dice.digits(6)}-{dice.digits(1)}", f"F{dice.digits(6)}-W", f"G{dice.digits(7)}"]), "DPF/" + dice.pick(STATES)
        one.birth_place = dice.pick([f"{title_case(invented_word(dice))}, {dice.pick(['Bolívia', 'Venezuela', 'Paraguai', 'Peru'])}", one.birth_place])
        one.parents = [_spanish_name(dice, family[:1]), _spanish_name(dice, family[1:])][: dice.pick([1, 2, 2, 2])]


def _spanish_surname(dice: Dice) -> str:
    return title_case(dice.pick(_SPANISH_SURNAMES))


def _spanish_name(dice: Dice, family: list[str]) -> str:
    given = " ".join(title_case(dice.pick(_SPANISH_GIVEN)) for _ in range(dice.pick([1, 2, 2])))
    given += dice.pick(["", "", " del Carmen", " de los Ángeles", " de Jesús"])
    names = family if len(family) > 1 else [*family, _spanish_surname(dice)]
    return f"{given} {dice.pick([' ', ' ', ' y ', ' de ']).join(names)}"


def _division(dice: Dice, case: Case) -> None:
    number, field = dice.between(1, 12), dice.wording(_FIELDS)
    case.division = dice.wording(
        [
            f"{number}ª Vara da {field}", f"{number}.ª Vara de {field}", f"{number}a. Vara de {field}", f"{dice.pick(_NUMBERS)} Vara de {field}",
            f"Vara de {field}", f"{number}ª V. {field}", f"{number}º Ofício de {field}", f"{number}º Ofício Judicial", "Vara do Único Ofício",
            f"{number}ª Vara Regional de {field}", f"{number}º Juizado da {field}", f"{number}º Juízo da {dice.between(1, 5)}ª Vara de {field}",
            f"{number}ª Secretaria de {field}", f"Vara Judicial – {field}", f"Vara de {field} – {number}º Cartório", "Vara Criminal e Infância",
            f"{number}ª Unidade Judiciária de {field}", f"Gabinete do Juízo da {number}ª Vara de {field}", f"{number}ª Vara Mista",
            f"{number}ª VARA DA {field.upper()}", f"Vara Cível ({field})", f"{number}ª Vara Cível e de {field}", f"Juizado da {field}",
        ]
    )  # fmt: skip


def _dates(dice: Dice, case: Case) -> None:
    case.issued, case.decided = odd_date(dice), odd_date(dice) if dice.chance(0.5) else case.decided
    if dice.chance(0.3):
        for one in case.wards:
            one.born = odd_date(dice)


def odd_date(dice: Dice, year_from: int = 1996, year_to: int = 2026) -> str:
    day, month, year = dice.between(1, 28), dice.between(1, 12), dice.between(year_from, year_to)
    name = lexicon.MONTHS[month - 1]
    spelled = in_words(day)
    return dice.pick(
        [
            f"{day} de {name} de {year // 1000}.{year % 1000:03d}", f"{day:02d} ({spelled}) dias do mês de {name} de {year}",
            f"{spelled} ({day:02d}) dias do mês de {name} do ano de {in_words(year)}", f"{day:02d}-{month:02d}-{year}",
            f"{day:02d}.{month:02d}.{year}", f"{day:02d} de {name.capitalize()} de {year}", f"{day:02d}/{month:02d}/{year % 100:02d}",
            f"{day} dias do mês de {name} de {year}", f"{day:02d} de {name} do ano de {year}", f"{day:02d}/{name[:3].upper()}/{year}",
            f"{day:02d} {name[:3]} {year}", f"{spelled} de {name} de {in_words(year)}", date(dice, "long", year_from, year_to),
            f"{day:02d} / {month:02d} / {year}", f"{day:02d} DE {name.upper()} DE {year}", f"{day}/{month}/{year}",
        ]
    )  # fmt: skip


def _homes(dice: Dice, case: Case) -> None:
    for one in case.guardians:
        quarter, number = title_case(invented_word(dice, 3)), dice.between(1, 999)
        one.address = dice.pick(
            [
                f"Quadra {number % 40}, Conjunto {dice.pick('ABCDEF')}, Casa {number % 30}, Setor {quarter}, {city(dice)}/{dice.pick(STATES)}",
                f"Sítio {quarter}, s/n, km {number % 60}, zona rural de {city(dice)}", f"Rua {quarter}, {number}, apto. {number % 90}, bloco {dice.pick('ABC')}",
                f"Rua Projetada {dice.pick('ABCDE')}, lote {number % 50}, Loteamento {quarter}, nesta cidade", f"Rua {quarter}, n.º {number}, fundos, nesta",
                f"Linha {quarter}, interior, {city(dice)} ({dice.pick(STATES)})", f"Beco {quarter}, casa {number % 20}, Vila {title_case(invented_word(dice))}",
                f"Rod. {dice.pick(STATES)}-{number:03d}, Km {number % 80}, Fazenda {quarter}, município de {city(dice)}-{dice.pick(STATES)}",
            ]
        )  # fmt: skip
    if len(case.guardians) > 1 and dice.chance(0.5):
        case.guardians[1].address = case.guardians[0].address


def _place(dice: Dice, case: Case) -> None:
    case.city = dice.pick([case.city.upper(), f"{case.city} d'{title_case(invented_word(dice, 2))}", f"São {title_case(invented_word(dice, 2))} do {title_case(invented_word(dice, 2))}"])
    for one in case.wards:
        one.birth_place = dice.pick([city(dice), f"{city(dice)} ({dice.pick(STATES)})", f"{city(dice)} - {dice.pick(STATES)}", city(dice).upper()])


