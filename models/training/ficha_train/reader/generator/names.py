"""Invented words, names of people, firms and towns, addresses of letters and of sites. Half of all names are of no list."""

from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.shapes import shaped
from ficha_train.reader.generator.wordings import wordings
from ficha_train.text import lexicon, prose

_SHAPES = wordings("values")
_WORDS = {kind: words.split() for kind, words in vars(wordings("words")).items()}
MALE, FEMALE, SURNAMES = (_WORDS[kind] for kind in ("male", "female", "surnames"))

STATES = list(lexicon.STATES)
"""Two letters."""
STATE_NAMES = list(lexicon.STATES.values())

_CONSONANTS = [*"bcdfglmnprstvz", "br", "tr", "ch", "nh", "lh", "gr", "cl", "qu", "pr"]
_VOWELS = [*"aeiou", "ã", "é", "ó", "ei", "ia", "ao", "á", "ê"]
_FIRM_FORMS = ["LTDA", "LTDA.", "S/A", "S.A.", "EIRELI", "ME", "EPP", "LTDA ME", "LTDA - EPP", "& CIA LTDA", "Ltda"]


def invented_word(dice: Dice, syllables: int | None = None) -> str:
    count = syllables or dice.between(2, 4)
    word = "".join(dice.pick(_CONSONANTS) + dice.pick(_VOWELS) for _ in range(count))
    return word + dice.pick(["", "", "s", "r", "l", "n"])


def title_case(text: str) -> str:
    small = {"da", "de", "dos", "do", "e", "das", "em", "a", "o", "para"}
    return " ".join(w.lower() if w.lower() in small else w[:1].upper() + w[1:].lower() for w in text.split())


def person_name(dice: Dice, gender: str | None = None, upper: bool | None = None) -> str:
    """gender: m or f."""
    gender = gender or dice.pick(["m", "f"])
    given = MALE if gender == "m" else FEMALE
    parts = [dice.pick(given) if dice.chance(0.85) else invented_word(dice)]
    if dice.chance(0.35):
        parts.append(dice.pick(given))
    for _ in range(dice.pick([1, 1, 2, 2, 2, 3, 3, 4, 5])):
        if dice.chance(0.38):
            parts.append(dice.pick(["da", "de", "dos", "do", "e", "das", "de", "da"]))
        parts.append(_surname(dice))
    if dice.chance(0.05):
        parts.append(dice.pick(["Filho", "Júnior", "Neto", "Sobrinho"]))
    name = " ".join(parts)
    in_capitals = dice.chance(0.6) if upper is None else upper
    return name.upper() if in_capitals else title_case(name)


def _surname(dice: Dice) -> str:
    kind = dice.random.random()
    if kind < 0.4:
        name = dice.pick(SURNAMES)
    elif kind < 0.7:
        name = dice.pick(_WORDS["surname_stems"]) + dice.pick(_WORDS["surname_ends"])
    else:
        name = invented_word(dice)
    if dice.chance(0.07):
        name = dice.pick(["D'", "Sant'", "D’"]) + name
    return name + "-" + dice.pick(SURNAMES) if dice.chance(0.05) else name


def firm(dice: Dice) -> str:
    surnames = [title_case(_surname(dice)) for _ in range(2)]
    trades = [dice.pick(_WORDS["firm_trades"]) for _ in range(2)]
    name = shaped(
        dice, _SHAPES.firm, trade=trades[0], trade2=trades[1], word=title_case(invented_word(dice)), surname=surnames[0],
        surname2=surnames[1], city=city(dice), tail=dice.pick(["do Brasil", "Sul", "Norte", "Verde", "& Filhos"]),
    )
    if dice.chance(0.8):
        name += dice.pick([" ", " ", " - "]) + dice.pick(_FIRM_FORMS)
    return name.upper() if dice.chance(0.65) else name


def city(dice: Dice) -> str:
    if dice.chance(0.3):
        return dice.pick(lexicon.CITIES)
    if dice.chance(0.7):
        tail = dice.pick([" do Sul", " do Norte", " da Serra", " dos Pinhais", "", "", "", ""])
        return f"{dice.pick(_WORDS['city_heads'])} {dice.pick(_WORDS['city_tails'])}{tail}"
    return title_case(invented_word(dice, 3)) + dice.pick(["", " do " + title_case(invented_word(dice, 2))])


def postcode(dice: Dice) -> str:
    return f"{dice.digits(2)}{dice.pick(['.', ''])}{dice.digits(3)}-{dice.digits(3)}"


def address(dice: Dice) -> str:
    quarter, street = title_case(invented_word(dice)), f"{title_case(invented_word(dice, 3))} {title_case(invented_word(dice))}"
    named = shaped(dice, _SHAPES.street, person=person_name(dice, upper=False), street=street, word=title_case(invented_word(dice, 3)))
    kind = dice.pick(["Rua", "Av.", "Avenida", "Rodovia", "Travessa", "Estrada", "Alameda", "R.", "Praça", "Rod.", "Sítio"])
    text = f"{kind} {named}, {dice.pick(['nº ', '', '', 'n. ', 'n.º '])}{shaped(dice, _SHAPES.house)}"
    text += dice.pick([", ", " - ", " – "]) + shaped(dice, _SHAPES.quarter, quarter=quarter, word=title_case(invented_word(dice)))
    if dice.chance(0.7):
        text += dice.pick([", ", " - "]) + city(dice) + dice.pick(["/", "-", " - ", ", "]) + dice.pick(STATES)
    if dice.chance(0.4):
        text += dice.pick([", ", " - "]) + dice.pick(["CEP ", "CEP: ", "", "CEP.: "]) + postcode(dice)
    return text


def site(dice: Dice) -> str:
    head = dice.pick("portal autenticidade sistemas www servicos consulta sei licencas esaj pje eproc valida docs".split())
    plain = invented_word(dice, 2).translate(str.maketrans("ãéóáê", "aeoae"))[:9]
    state = dice.pick([".sp", ".mg", ".rs", ".pr", ".ba", "", "", "", ".rj", ".go", ".sc"])
    return f"{head}.{plain}{state}{dice.pick(['.gov.br', '.gov.br', '.gov.br', '.jus.br', '.org.br', '.com.br', '.leg.br'])}"


def link(dice: Dice, path: bool | None = None) -> str:
    address = dice.pick(["https://", "http://", "https://", "", "www."]) + site(dice)
    if dice.chance(0.7) if path is None else path:
        parts = """validar autenticidade verificar consulta doc conferir externo_controlador.php?acao=documento_conferir licenca autentica
        certificado v publico pastadigital/pg/abrirConferenciaDocumento.do""".split()
        parts.append("pje/Processo/ConsultaDocumento/listView.seam?x=" + dice.digits(20))
        address += "/" + "/".join(dice.pick(parts) for _ in range(dice.between(1, 3)))
    return address


def email(dice: Dice) -> str:
    return f"{invented_word(dice)}@{site(dice)}"


def phone(dice: Dice) -> str:
    return f"({dice.digits(2)}) {dice.digits(4)}-{dice.digits(4)}"


def sentence(dice: Dice) -> str:
    """Grammatical and without any value in it: a template of the recogniser's would have unmarked ones."""
    return prose.grammar_sentence(dice.random)


def salad(dice: Dice, words: int) -> str:
    """Words in the shape of a sentence."""
    pool = [lexicon.NOUNS, lexicon.ADJECTIVES, lexicon.VERBS, list(lexicon.FUNCTION_WORDS)]
    return " ".join(dice.pick(dice.pick(pool)) if dice.chance(0.85) else invented_word(dice) for _ in range(words))


def dictionary_word(dice: Dice) -> str:
    return dice.pick(lexicon.dictionary_words()).lower()
