"""Names of those who get a licence: firms named after places, plants and people, farms, public bodies, persons."""

from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.values import city, firm, invented_word, person_name, title_case

_TRADES = [
    "Agroindustrial", "Auto Posto", "Posto de Combustíveis", "Transportadora", "Transportes", "Indústria Química",
    "Indústria e Comércio", "Comércio de Combustíveis", "Cerâmica", "Frigorífico", "Laticínios", "Curtume", "Metalúrgica",
    "Madeireira", "Mineração", "Britagem", "Construtora", "Usina", "Destilaria", "Agropecuária", "Têxtil", "Tecelagem", "Plásticos",
    "Embalagens", "Reciclagem", "Ambiental", "Logística", "Tintas", "Galvanoplastia", "Bebidas", "Envasadora", "Abatedouro",
    "Serraria", "Moinho", "Hospital", "Laboratório", "Lavanderia", "Pedreira", "Granja", "Distribuidora", "Fundição", "Energia",
    "Eólica", "Aterro Sanitário", "Celulose", "Panificadora", "Gráfica", "Estaleiro", "Salineira", "Recauchutadora",
    "Oficina Mecânica", "Supermercado", "Hotel", "Cervejaria", "Vinícola", "Piscicultura", "Incorporadora", "Loteadora", "Concreteira",
    "Olaria", "Confecções",
]  # fmt: skip
_HEADS = [
    "Nova", "Novo", "Porto", "Vale", "Serra", "Rio", "Três", "Bela", "Bom", "Boa", "Alto", "Santa", "São", "Estrela", "Pedra", "Água",
    "Águas", "Pingo", "Sol", "Lua", "Campo", "Monte", "Sete", "Ponta", "Flor", "Vista", "Lagoa", "Morro", "Ilha", "Barra",
]  # fmt: skip
_TAILS = [
    "Aroeira", "Encantado", "Imaginário", "Coqueiros", "do Planalto", "do Mirante", "d'Água", "Claras", "Verde", "do Sul", "do Norte",
    "Alegre", "da Serra", "Dourado", "dos Ipês", "Branca", "do Vale", "Azul", "Bonita", "da Mata", "Esperança", "Vermelho",
    "Pinheiros", "das Flores", "do Oeste", "Grande", "Fernando", "Luzia", "Rita", "do Cerrado", "& Cal", "da Manhã", "do Campo",
]  # fmt: skip
_FORMS = [
    "LTDA",
    "Ltda",
    "Ltda.",
    "S/A",
    "S.A.",
    "EIRELI",
    "ME",
    "EPP",
    "Ltda - EPP",
    "LTDA ME",
    "Ltda. ME",
    "& Cia Ltda",
    "SPE Ltda",
    "SLU",
]
_PUBLIC = [
    "Município de {c}", "Prefeitura Municipal de {c}", "Serviço Autônomo de Água e Esgoto de {c}", "Companhia de Saneamento de {c}",
    "Departamento de Estradas de Rodagem", "Consórcio Público de Resíduos de {c}",
    "Cooperativa Agropecuária de {c}", "Associação dos Catadores de {c}",
    "Condomínio Industrial {w}", "Universidade de {c}", "Departamento Municipal de Obras de {c}",
]  # fmt: skip


def licensee_name(dice: Dice) -> str:
    kind = dice.random.random()
    if kind < 0.13:
        name = person_name(dice)
        return f"{name} - {dice.pick(['Fazenda', 'Sítio', 'ME', 'Haras'])}" if dice.chance(0.1) else name
    if kind < 0.18:
        name = dice.wording(_PUBLIC).format(c=city(dice), w=title_case(invented_word(dice)))
        return name.upper() if dice.chance(0.5) else name
    if kind < 0.55:
        return firm(dice)
    trade = dice.wording(_TRADES)
    if dice.chance(0.15):
        trade += dice.pick([" e ", " & "]) + dice.wording(_TRADES)
    own = f"{dice.pick(_HEADS)} {dice.pick(_TAILS)}"
    if dice.chance(0.2):
        own = f"{title_case(invented_word(dice))} {dice.pick(_TAILS)}"
    name = f"{trade} {own}" if dice.chance(0.8) else f"{own} {trade}"
    if dice.chance(0.85):
        name += dice.pick([" ", " ", " ", " - ", ", "]) + dice.pick(_FORMS)
    if dice.chance(0.05):
        name += dice.pick([" (filial)", " - Filial 02", " (em recuperação judicial)", f" - {city(dice)}"])
    return name.upper() if dice.chance(0.5) else name
