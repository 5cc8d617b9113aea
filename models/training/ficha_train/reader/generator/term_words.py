"""Words of guardianship: offices, wards, kinship, trades, in the gender and number that their people ask."""

from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.values import invented_word

OFFICES = {
    "GUARDA": ["guardião|guardiã|guardiões|guardiãs"] * 3
    + ["responsável|responsável|responsáveis|responsáveis", "detentor|detentora|detentores|detentoras"],
    "TUTELA": ["tutor|tutora|tutores|tutoras"],
    "CURATELA": ["curador|curadora|curadores|curadoras"],
}
"""One man, one woman, several men, several women."""

WARDS = {
    "GUARDA": [
        "menor|menor|menores|menores",
        "criança|criança|crianças|crianças",
        "adolescente|adolescente|adolescentes|adolescentes",
        "infante|infante|infantes|infantes",
        "menino|menina|meninos|meninas",
        "protegido|protegida|protegidos|protegidas",
        "neto|neta|netos|netas",
        "sobrinho|sobrinha|sobrinhos|sobrinhas",
        "filho|filha|filhos|filhas",
        "irmão|irmã|irmãos|irmãs",
        "enteado|enteada|enteados|enteadas",
        "acolhido|acolhida|acolhidos|acolhidas",
    ],
    "TUTELA": [
        "menor|menor|menores|menores",
        "tutelado|tutelada|tutelados|tuteladas",
        "pupilo|pupila|pupilos|pupilas",
        "órfão|órfã|órfãos|órfãs",
        "adolescente|adolescente|adolescentes|adolescentes",
        "criança|criança|crianças|crianças",
        "sobrinho|sobrinha|sobrinhos|sobrinhas",
    ],
    "CURATELA": [
        "curatelado|curatelada|curatelados|curateladas",
        "interditado|interditada|interditados|interditadas",
        "interditando|interditanda|interditandos|interditandas",
        "curatelando|curatelanda|curatelandos|curatelandas",
        "incapaz|incapaz|incapazes|incapazes",
        "pai|mãe|pais|mães",
        "genitor|genitora|genitores|genitoras",
        "requerido|requerida|requeridos|requeridas",
    ],
}

_NEUTRAL = {
    "GUARDA": ["menor", "criança", "adolescente", "infante", "protegid"],
    "TUTELA": ["menor", "tutelad", "pupil"],
    "CURATELA": ["curatelad", "interditad", "curateland", "interditand"],
}
"""What a ward may be called when nobody says how they are related."""

_KIN = {
    "GUARDA": [
        "avô materno|avó materna",
        "avô paterno|avó paterna",
        "tio materno|tia materna",
        "tio paterno|tia paterna",
        "irmão|irmã",
        "pai|mãe",
        "genitor|genitora",
        "padrinho|madrinha",
        "primo|prima",
        "tio-avô|tia-avó",
        "padrasto|madrasta",
        "avô|avó",
        "tio|tia",
        "sem parentesco|sem parentesco",
        "bisavô|bisavó",
        "irmão unilateral|irmã unilateral",
        "amigo da família|amiga da família",
    ],
    "CURATELA": [
        "filho|filha",
        "irmão|irmã",
        "marido|esposa",
        "cônjuge|cônjuge",
        "companheiro|companheira",
        "sobrinho|sobrinha",
        "pai|mãe",
        "genitor|genitora",
        "neto|neta",
        "cunhado|cunhada",
        "genro|nora",
        "primo|prima",
        "tio|tia",
        "enteado|enteada",
        "sem parentesco|sem parentesco",
        "filho único|filha única",
        "ex-marido|ex-mulher",
    ],
}
_KIN["TUTELA"] = [kin for kin in _KIN["GUARDA"] if "pai" not in kin and "genitor" not in kin]

_TRADES = """aposentad@ autônom@ professor+ enfermeir@ agricultor+ lavrador+ comerciante motorista pedreiro costureira diarista manicure
cozinheir@ vigilante eletricista mecânic@ carpinteir@ padeir@ advogad@ médic@ engenheir@ contador+ vendedor+ balconista garço pescador+
secretári@ bancári@ empresári@ estudante autônom@ pensionista cabeleireir@ dentista psicólog@ pedagog@ funcionári@ recepcionista
zelador+ porteir@ serralheir@ pintor+ marceneir@ soldador+ safrista caminhoneir@ cuidador+ artesã fisioterapeuta jornalista arquitet@
veterinári@ músic@ operári@ faxineir@ camareir@ açougueir@ feirante taxista radialista tapeceir@ borracheir@ desempregad@""".split()

_LONG_TRADES = [
    "do lar",
    "servidor+ públic@",
    "servidor+ públic@ municipal",
    "servidor+ públic@ estadual",
    "técnic@ de enfermagem",
    "auxiliar de limpeza",
    "empregad@ domésti¢",
    "trabalhador+ rural",
    "ajudante geral",
    "técnic@ em contabilidade",
    "agente comunitári@ de saúde",
    "policial militar",
    "auxiliar de serviços gerais",
    "operador+ de máquinas",
    "operador+ de caixa",
    "assistente administrativ@",
    "micro empresári@",
    "professor+ aposentad@",
    "prendas domésticas",
    "conselheir@ tutelar",
    "assistente social",
    "vendedor+ ambulante",
    "militar da reserva",
    "profissional liberal",
    "corretor+ de imóveis",
    "auxiliar de cozinha",
    "gerente de loja",
    "técnic@ judiciári@",
    "motorista de aplicativo",
]

_STATUSES = [
    "solteir@",
    "casad@",
    "divorciad@",
    "viúv@",
    "separad@",
    "em união estável",
    "separad@ judicialmente",
    "convivente em união estável",
    "desquitad@",
    "companheir@",
    "casad@ sob o regime da comunhão parcial de bens",
    "unid@ estavelmente",
]

_NATIONS = ["brasileir@"] * 14 + [
    "portugues+",
    "bolivian@",
    "venezuelan@",
    "haitian@",
    "paraguai@",
    "italian@",
    "argentin@",
    "angolan@",
    "uruguai@",
    "japones+",
    "colombian@",
    "brasileir@ nat@",
    "brasileir@ naturalizad@",
]


def agreed(word: str, gender: str) -> str:
    """`@` is o or a, `+` is nothing or a."""
    woman = gender == "f"
    word = word.replace("¢", "ca" if woman else "co")
    return (
        word.replace("portugues+", "portuguesa" if woman else "português")
        .replace("japones+", "japonesa" if woman else "japonês")
        .replace("@", "a" if woman else "o")
        .replace("+", "a" if woman else "")
    )


def form(word: str, genders: list[str]) -> str:
    """The form of `man|woman|men|women` for these people."""
    women = all(gender == "f" for gender in genders)
    return word.split("|")[(2 if len(genders) > 1 else 0) + women]


def ending(genders: list[str]) -> str:
    """o, a, os or as."""
    return form("o|a|os|as", genders)


def article(word: str, genders: list[str]) -> str:
    """o, a, os or as before this word: a boy is `a criança` too."""
    return ending(["f"] * len(genders)) if word.lower().startswith(("criança", "pessoa")) else ending(genders)


def ward_word(dice: Dice, kind: str) -> str:
    """Any word for the ward, in four forms."""
    return dice.pick(WARDS[kind])


def neutral_ward(dice: Dice, kind: str) -> str:
    return dice.pick([word for word in WARDS[kind] if word.startswith(tuple(_NEUTRAL[kind]))])


def kinship(dice: Dice, kind: str, gender: str) -> str:
    return dice.pick(_KIN[kind]).split("|")[gender == "f"]


def occupation(dice: Dice, gender: str) -> str:
    if dice.chance(0.06):
        return invented_word(dice, 3)
    word = dice.pick(_TRADES if dice.chance(0.6) else _LONG_TRADES)
    return agreed(word, gender) + (" autônom" + ("a" if gender == "f" else "o") if dice.chance(0.03) else "")


def marital_status(dice: Dice, gender: str) -> str:
    return agreed(dice.pick(_STATUSES[:5] if dice.chance(0.7) else _STATUSES), gender)


def nationality(dice: Dice, gender: str) -> str:
    return agreed(dice.pick(_NATIONS), gender)
