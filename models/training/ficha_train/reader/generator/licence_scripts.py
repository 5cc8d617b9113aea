"""Which of the licences that are templates one paper is, and the licence that it tells."""

from collections.abc import Sequence

from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.licence_agencies import Agency, agency, title
from ficha_train.reader.generator.licence_facts import Facts
from ficha_train.reader.generator.licence_paper import Paper
from ficha_train.reader.generator.licence_script import Script
from ficha_train.reader.generator.licence_script_agencies import known_agency
from ficha_train.reader.generator.licence_script_works import dangerous_work, harmless_work, work
from ficha_train.reader.generator.licence_words import words
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator import papers
from ficha_train.reader.generator.values import plate

_SCOPES = {"city": "MUNICIPAL", "state": "STATE", "federal": "FEDERAL"}
_KNOWN_AGENCY = 0.45
_PRIOR = 0.07
"""Licences before operation, and papers instead of one."""
_TITLES = (
    "{Licença Ambiental de Operação[ – LAO]|Licença Municipal de Operação[ – LMO]|LAC – Licença por Adesão e Compromisso|Licença Ambiental Simplificada[ – {LAS|RAS|Cadastro}]|Licença Ambiental Única[ – LAU]|"
    "Renovação {de|da} Licença {de Operação|Ambiental}[ – {RLO|RenLO}]|Licença de Operação {e Regularização|de Pesquisa|Corretiva – LOC|para Ampliação|– Renovação}|Licença {de Regularização de Operação|Ambiental Rural|Única Municipal|Específica}|"
    "Licença Ambiental {Declaratória|Autodeclaratória|de Regularização – LAR|Integrada – LAI|Corretiva|Expressa|Provisória}|Autorização {Ambiental[ – AuA]|de Funcionamento Ambiental|Ambiental Municipal|para Atividade}|Alvará {de Licença de Operação|Ambiental de Funcionamento}|"
    "Certificado {de Licença de Operação|de Conformidade Ambiental|LO|LAS RAS}|Registro de Licenciamento Ambiental|Licença {Operacional|Permanente de Operação|Simplificada de Operação}|LICENÇA DE OPERAÇÃO – LO|LO}"
)
_PRIOR_TITLES = (
    "{Licença Prévia[ – LP]|Licença de Instalação[ – LI]|Licença Ambiental {Prévia|de Instalação}|{Declaração|Certidão|Certificado} de {Dispensa de Licenciamento[ Ambiental]|Inexigibilidade[ de Licenciamento]|Isenção Ambiental}|"
    "Licença {Prévia e de Instalação|Municipal de Instalação}|Autorização {de Supressão de Vegetação|Florestal|para Perfuração de Poço}|Declaração de Atividade {Isenta|não Licenciável}|Licença de Alteração}"
)


def script_paper(page: Page) -> dict[str, str]:
    """Fills the page; returns what the document as a whole is."""
    file = page.dice.wording(papers.papers("licence", "scripts"))
    facts = Facts(page.dice)
    _vary(page.dice, facts, _kind_of(file.kinds))
    if page.dice.chance(0.25):
        facts.number = _odd_number(page.dice)
    return _script(page, facts, file.kinds, file.body)


def sourced_paper(page: Page, file: papers.Paper | None = None) -> dict[str, str]:
    """One of the files, each of which says what it follows; any where none is given."""
    dice = page.dice
    file = file or dice.wording(papers.papers("licence"))
    facts = Facts(dice)
    _vary(dice, facts, _kind_of(file.kinds))
    if file.number == "plain":
        facts.number = dice.pick(["{}", "{}/{}", "{}/{}", "{:03d}/{}", "{} / {}"]).format(dice.between(1, 2400), dice.between(2006, 2026))
    elif dice.chance(0.15):
        facts.number = _odd_number(dice)
    return _script(page, facts, file.kinds, file.body)


def _kind_of(kinds: Sequence[str]) -> str:
    return next((one for one in kinds if one not in _SCOPES), "")


def _script(page: Page, facts: Facts, kinds: Sequence[str], body: str) -> dict[str, str]:
    dice = page.dice
    issuer = _issuer(dice)
    scope = next((_SCOPES[one] for one in kinds if one in _SCOPES), issuer.scope)
    while issuer.scope != scope:
        issuer = _issuer(dice)
    paper = Paper(page, facts, issuer, paper_title(dice, facts))
    Script(paper).show(body)
    return paper.classes()


def _issuer(dice: Dice) -> Agency:
    return known_agency(dice) if dice.chance(_KNOWN_AGENCY) else agency(dice)


def paper_title(dice: Dice, facts: Facts) -> str:
    if dice.chance(_PRIOR):
        return words(dice, _PRIOR_TITLES)
    if facts.dangerous and dice.chance(0.35) or dice.chance(0.5):
        return title(dice, facts.dangerous and dice.chance(0.6))
    return words(dice, _TITLES)


def _vary(dice: Dice, facts: Facts, kind: str) -> None:
    """Activities and vehicles that suit the paper; numbers in more shapes."""
    if kind == "carriage":
        facts.activities = [dangerous_work(dice) for _ in range(dice.pick([1, 1, 1, 2]))]
    elif kind == "harmless":
        facts.activities = [harmless_work(dice) for _ in range(dice.pick([1, 1, 2]))]
    elif kind == "none":
        facts.activities = []
    else:
        facts.activities = [work(dice) for _ in facts.activities]
        if facts.activities and dice.chance(0.06):
            facts.activities[0] = dangerous_work(dice)
    facts.dangerous = kind == "none" or any(one.dangerous for one in facts.activities)
    if kind in ("carriage", "harmless", "none") and not facts.plates and dice.chance(0.7):
        facts.plates = [plate(dice) for _ in range(dice.pick([1, 2, 3, 5]))]


def _odd_number(dice: Dice) -> str:
    d, year = dice.digits, dice.between(2008, 2026)
    part = "".join(dice.pick("ABCDEGLMNOPRSTU") for _ in range(dice.between(2, 5)))
    return dice.pick([
        f"{d(3)}/{year}-{part}", f"{part} {d(4)}/{year}", f"{part}.{d(4)}.{year}", f"{year}/LO/{d(6)}", f"{d(3)}.{d(3)}.{d(3)}/{year}", f"{d(2)} {d(3)}", f"{part}-{d(3)}-{d(3)}", f"{d(4)}/{year}/{part}/{part}",
        f"{part}/{year}/{d(4)}", f"{year}-{d(3)}-{d(4)}", f"{d(1)}.{d(3)}", f"LO{d(3)}/{year % 100:02d}", f"{d(3)}/{year % 100:02d}", f"{d(9)}", f"{part}{d(5)}-{d(1)}", f"{d(3)}/{part}/{d(2)}", f"{year}{d(3)}{part}{d(2)}", f"L{d(2)}.{d(4)}/{year}",
        f"{d(4)}.{d(1)}.{year}.{d(5)}", f"{d(4)}A/{year}",
    ])  # fmt: skip
