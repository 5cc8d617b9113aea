"""Names of those who license: of every state, of cities, consortia and the Union, as their papers print them."""

from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.licence_agencies import Agency
from ficha_train.reader.generator.licence_words import words
from ficha_train.reader.generator.tokens import say
from ficha_train.reader.generator.values import city, invented_word, title_case

_STATES = [
    ("do Acre", "Instituto de Meio Ambiente do Acre", "IMAC"), ("de Alagoas", "Instituto do Meio Ambiente do Estado de Alagoas", "IMA/AL"),
    ("do Amapá", "Secretaria de Estado do Meio Ambiente", "SEMA/AP"), ("do Amazonas", "Instituto de Proteção Ambiental do Amazonas", "IPAAM"),
    ("da Bahia", "Instituto do Meio Ambiente e Recursos Hídricos", "INEMA"), ("do Ceará", "Superintendência Estadual do Meio Ambiente", "SEMACE"),
    ("do Distrito Federal", "Instituto do Meio Ambiente e dos Recursos Hídricos do Distrito Federal", "Brasília Ambiental"),
    ("do Espírito Santo", "Instituto Estadual de Meio Ambiente e Recursos Hídricos", "IEMA"),
    ("do Espírito Santo", "Instituto de Defesa Agropecuária e Florestal do Espírito Santo", "IDAF"),
    ("de Goiás", "Secretaria de Estado de Meio Ambiente e Desenvolvimento Sustentável", "SEMAD"),
    ("do Maranhão", "Secretaria de Estado do Meio Ambiente e Recursos Naturais", "SEMA"), ("de Mato Grosso", "Secretaria de Estado de Meio Ambiente", "SEMA-MT"),
    ("de Mato Grosso do Sul", "Instituto de Meio Ambiente de Mato Grosso do Sul", "IMASUL"), ("de Minas Gerais", "Fundação Estadual do Meio Ambiente", "FEAM"),
    ("de Minas Gerais", "Superintendência Regional de Meio Ambiente", "SUPRAM"), ("do Pará", "Secretaria de Estado de Meio Ambiente e Sustentabilidade", "SEMAS"),
    ("da Paraíba", "Superintendência de Administração do Meio Ambiente", "SUDEMA"), ("do Paraná", "Instituto Água e Terra", "IAT"),
    ("do Paraná", "Instituto Ambiental do Paraná", "IAP"), ("de Pernambuco", "Agência Estadual de Meio Ambiente", "CPRH"),
    ("do Piauí", "Secretaria de Estado do Meio Ambiente e Recursos Hídricos", "SEMARH"), ("do Rio de Janeiro", "Instituto Estadual do Ambiente", "INEA"),
    ("do Rio Grande do Norte", "Instituto de Desenvolvimento Sustentável e Meio Ambiente", "IDEMA"),
    ("do Rio Grande do Sul", "Fundação Estadual de Proteção Ambiental Henrique Luiz Roessler", "FEPAM"),
    ("de Rondônia", "Secretaria de Estado do Desenvolvimento Ambiental", "SEDAM"), ("de Roraima", "Fundação Estadual do Meio Ambiente e Recursos Hídricos", "FEMARH"),
    ("de Santa Catarina", "Instituto do Meio Ambiente de Santa Catarina", "IMA"), ("de Santa Catarina", "Fundação do Meio Ambiente", "FATMA"),
    ("de São Paulo", "Companhia Ambiental do Estado de São Paulo", "CETESB"), ("de Sergipe", "Administração Estadual do Meio Ambiente", "ADEMA"),
    ("do Tocantins", "Instituto Natureza do Tocantins", "NATURATINS"),
]  # fmt: skip
_STATE_HEADS = "{Governo do Estado <s>|Estado <s>|Governo <s>|ESTADO <s> – PODER EXECUTIVO|Secretaria de Estado {do Meio Ambiente|da Sustentabilidade}|Sistema Estadual de Meio Ambiente|Secretaria de Infraestrutura e Meio Ambiente}"
_CITY_BODIES = (
    "{Secretaria Municipal {de|do} {Meio Ambiente|Ambiente e Clima|Sustentabilidade|Verde, Parques e Clima|Agricultura e Meio Ambiente|Meio Ambiente, Pesca e Aquicultura|"
    "Desenvolvimento Rural e Ambiental|Meio Ambiente e Saneamento|Turismo e Meio Ambiente|Urbanismo e Meio Ambiente|Defesa Civil e Meio Ambiente}|SEMMA[ – Secretaria de Meio Ambiente]|SMAMA|"
    "Fundação Municipal {do Meio Ambiente|de Ecologia}|Autarquia Municipal de Meio Ambiente|Departamento de {Ecologia|Licenciamento e Fiscalização|Gestão Ambiental}|"
    "Agência {Municipal de Regulação Ambiental|do Meio Ambiente}|Instituto {Municipal de Planejamento e Ambiente|do Meio Ambiente do Município}|Conselho Municipal de Meio Ambiente[ – COMDEMA]|"
    "Superintendência Municipal de Licenciamento|Serviço Autônomo de {Meio Ambiente|Licenciamento}|Diretoria de Meio Ambiente}"
)
_CITY_HEADS = "{Prefeitura {Municipal |}de <c>|Município de <c>|Prefeitura da {Cidade|Estância Turística} de <c>|<c> – Governo Municipal|Estado <s> – Prefeitura {Municipal |}de <c>|Governo Municipal de <c>|MUNICÍPIO DE <c> – PODER EXECUTIVO}"
_LEAGUES = (
    "{Consórcio {Público|Intermunicipal|Interfederativo|Regional} {de {Meio Ambiente|Desenvolvimento Sustentável|Gestão Ambiental|Saneamento e Meio Ambiente} |}"
    "{do {Vale|Alto|Médio|Baixo} {d{o|a} |}<w>|da {Serra|Região|Bacia|Costa} {d{o|a|e} |}<w>|dos Municípios d{o|a} <w>}[ – CI<x>]|Associação dos Municípios {da|do} <w>[ – AM<x>]}"
)
_UNION = [
    (("Ministério do Meio Ambiente e Mudança do Clima", "Instituto Brasileiro do Meio Ambiente e dos Recursos Naturais Renováveis"), "IBAMA"),
    (("Serviço Público Federal", "Instituto Brasileiro do Meio Ambiente e dos Recursos Naturais Renováveis – IBAMA", "Diretoria de Licenciamento Ambiental"), "IBAMA"),
    (("IBAMA", "Cadastro Técnico Federal"), "IBAMA"), (("Ministério dos Transportes", "Agência Nacional de Transportes Terrestres – ANTT"), "ANTT"),
    (("Ministério do Meio Ambiente", "Instituto Chico Mendes de Conservação da Biodiversidade"), "ICMBio"),
    (("República Federativa do Brasil", "Instituto Brasileiro do Meio Ambiente e dos Recursos Naturais Renováveis", "Superintendência do IBAMA"), "IBAMA"),
    (("Ministério de Portos e Aeroportos", "Agência Nacional de Transportes Aquaviários – ANTAQ"), "ANTAQ"),
]  # fmt: skip


def known_agency(dice: Dice) -> Agency:
    kind = dice.weighted({"state": 0.46, "city": 0.3, "league": 0.1, "union": 0.14})
    place = dice.pick(_STATES)[0]
    slots = {"s": place, "c": city(dice), "w": title_case(invented_word(dice)), "x": "".join(dice.pick("ABDEMNORSTV") for _ in range(dice.between(2, 5)))}

    def filled(template: str) -> str:
        return " ".join(token.text for token in say(dice, template, **slots))

    if kind == "state":
        place, body, short = dice.pick(_STATES)
        slots["s"] = place
        full = dice.pick([body, body, f"{body} – {short}", f"{body} - {short}", f"{short} – {body}", f"{body} ({short})"])
        return Agency("STATE", dice.pick([[filled(_STATE_HEADS), full], [filled(_STATE_HEADS), full], [full, filled(_STATE_HEADS)]]), dice.pick([short, short, body]), slots["c"])
    if kind == "city":
        body = words(dice, _CITY_BODIES)
        lines = [filled(_CITY_HEADS), body]
        return Agency("MUNICIPAL", lines if dice.chance(0.85) else lines[::-1], dice.pick([body, body, lines[0]]), slots["c"])
    if kind == "league":
        body = filled(_LEAGUES)
        return Agency("MUNICIPAL", dice.pick([[body], [body, words(dice, "{Câmara|Setor|Núcleo|Equipe|Gerência} {Técnic{a|o} |}de {Licenciamento|Meio Ambiente}")]]), body, slots["c"])
    lines, short = dice.pick(_UNION)
    return Agency("FEDERAL", list(lines), dice.pick([short, short, lines[-1]]), dice.pick(["Brasília", "Brasília", slots["c"]]))
