"""A home, a foundation or a town as the guardian of a case: a firm's number instead of a person's papers, a head who speaks for it."""

from ficha_train.reader.generator.term_case import Case
from ficha_train.reader.generator.values import city, invented_word, person_name, title_case

_CHILDREN = ["Casa de Acolhimento", "Lar", "Abrigo Institucional", "Aldeia Infantil", "Casa Lar", "Instituição de Acolhimento", "Unidade de Acolhimento", "Casa da Criança", "Serviço de Acolhimento Institucional", "Orfanato", "Associação Lar"]
_ADULTS = ["Residência Inclusiva", "Instituição de Longa Permanência", "Lar dos Idosos", "Casa de Repouso", "Asilo", "Associação Pestalozzi de", "APAE de", "Hospital Psiquiátrico", "Abrigo de Idosos", "Residência Terapêutica"]
_BOTH = ["Fundação", "Instituto", "Associação Beneficente", "Sociedade São Vicente de Paulo –", "Obra Social", "Município de", "Centro Espírita", "Congregação das Irmãs de"]


def as_home(case: Case) -> None:
    dice = case.dice
    head = dice.pick([*(_ADULTS if case.kind == "CURATELA" else _CHILDREN) * 2, *_BOTH])
    tail = dice.pick([title_case(invented_word(dice, 3)), f"Nossa Senhora {title_case(invented_word(dice, 3))}", person_name(dice, upper=False), "Menino Jesus", "Santa Rita", "Esperança", "Bom Pastor", "Vida Nova", "Pequenos Passos", f"São {title_case(invented_word(dice, 2))}"])
    if head.endswith("de"):
        tail = city(dice)
    one = case.guardians[0]
    one.name, one.gender = f"{head} {tail}", "m" if head.split()[0] in ("Lar", "Abrigo", "Orfanato", "Asilo", "Hospital", "Instituto", "Município", "Centro", "Serviço") else "f"
    case.guardians = [one]
