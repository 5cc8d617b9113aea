"""Activities as the list of one agency names them: all of a licence share the style of its codes, its sign and its case."""

from collections.abc import Callable
from dataclasses import replace

from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.licence_activities import Activity, is_dangerous
from ficha_train.reader.generator.licence_words import words

_SECTORS: list[tuple[str, str, str]] = [
    (
        "{industrialização|beneficiamento|preparação|envase|pasteurização|defumação|resfriamento|moagem|desidratação|maturação|congelamento|torra}",
        "{leite cru|carne suína|frutas de polpa|pescado de água doce|castanha|cereais|massas frescas|ovos|mel|café em grão|erva-mate|mandioca|aves|temperos|sucos|gelo}",
        "{para consumo humano|sem abate|em câmara fria|e seus subprodutos|com graxaria|com serviço de inspeção|em conserva|embalados|a vácuo|inclusive farinhas|de terceiros}",
    ),
    (
        "{lavra|extração|britagem|pesquisa|lavagem|peneiramento|desmonte|corte e polimento|tratamento a seco|concentração}",
        "{areia|quartzito|saibro|gnaisse|calcário dolomítico|caulim|minério de manganês|argila refratária|seixo rolado|água mineral|feldspato|rocha para revestimento|cascalho|gema}",
        "{a céu aberto|em leito de rio|em cava submersa|com pilha de rejeito|sem uso de explosivos|para emprego imediato na construção|por dragagem|com {UTM|ETE|pátio}|em regime de guia de utilização}",
    ),
    (
        "{fundição|usinagem|trefilação|estampo|soldagem|zincagem a fogo|laminação|recuperação|niquelação|pintura eletrostática|montagem}",
        "{ligas de zinco|perfis de alumínio|chapas de aço|tubos|caldeiras|implementos agrícolas|molas|eixos|parafusos|carrocerias|elevadores|ferramentas de corte|painéis elétricos}",
        "{com tratamento de superfície|sem galvanoplastia|a frio|sob encomenda|para terceiros|com forno a {gás|carvão}|exclusive pintura|por jateamento|em série}",
    ),
    (
        "{desdobramento|secagem|tratamento químico|laminação|montagem|confecção|reaproveitamento|picagem}",
        "{madeira de reflorestamento|dormentes|móveis planejados|paletes|compensados|carvão vegetal|cavaco|esquadrias|caixas de papelão|aparas de papel|embalagens de madeira}",
        "{em autoclave|com estufa|com verniz|sem pintura|de espécies exóticas|em fornos de alvenaria|por contrato|para exportação|com costura e cola}",
    ),
    (
        "{formulação|mistura|síntese|envasamento|destilação|fracionamento|regeneração|produção|polimerização}",
        "{tintas à base de água|saneantes|fertilizantes foliares|resinas acrílicas|cosméticos|adesivos|óleo básico|biodiesel|cloro|sabões|defensivos|plástico granulado|espumas}",
        "{por batelada|sem reação química|a partir de matéria-prima reciclada|para uso {veterinário|agrícola|industrial}|inclusive rotulagem|com tancagem|por extrusão}",
    ),
    (
        "{coleta|triagem|compostagem|armazenamento temporário|disposição final|reciclagem|transbordo|incineração|tratamento|prensagem}",
        "{resíduos Classe II A|resíduos Classe II B|resíduos de poda|resíduos de serviços de saúde Grupo {A|E}|entulho Classe A|lodo de ETE|óleo vegetal usado|pneus|sucata|eletroeletrônicos|resíduos domiciliares}",
        "{em aterro próprio|com biogás|de pequenos geradores|em área coberta|de origem urbana|gerados por terceiros|com trituração|em regime de consórcio|não perigosos}",
    ),
    (
        "{geração|transmissão|distribuição|cogeração|subestação}", "{energia hidráulica|energia solar|vapor|biogás|gás canalizado|energia elétrica|energia eólica}",
        "{em CGH|em PCH|em barragem a fio d'água|com linha de {69|138|230} kV|por queima de bagaço|sobre telhado|em usina termelétrica|no mesmo sítio}",
    ),
    (
        "{criação|terminação|reprodução|confinamento|recria|incubação|cultivo}",
        "{suínos|frangos|bovinos de corte|tilápia|camarão marinho|ovinos|codornas|cavalos|arroz irrigado|cana-de-açúcar|eucalipto|hortaliças|flores}",
        "{em ciclo completo|em sistema integrado|em tanques-rede|com irrigação por pivô|em regime {intensivo|extensivo}|com lagoa de dejetos|em estufa|orgânico|em viveiro escavado}",
    ),
    (
        "{manutenção|lavagem|lubrificação|pintura|reparação|desmontagem|guarda|locação|recapagem|revenda|abastecimento}",
        "{veículos pesados|máquinas agrícolas|caminhões-tanque|embarcações|contêineres|motocicletas|tratores|pneus|aeronaves|ônibus|baterias|geradores|tanques}",
        "{com troca de óleo|sem rampa de lavagem|de frota própria|para terceiros|em pátio descoberto|com loja de conveniência|com caixa separadora|exceto funilaria}",
    ),
    (
        "{implantação|operação|duplicação|pavimentação|ampliação|dragagem|conservação}",
        "{rodovia vicinal|loteamento|sistema de esgoto|estação elevatória|aeródromo|cais|galeria pluvial|reservatório de água|condomínio de lotes|terminal de cargas|cemitério|ponte|antena}",
        "{de uso misto|de interesse social|na sede do município|em área urbana consolidada|com emissário|de acesso restrito|sem supressão de vegetação|com outorga|para fins {industriais|residenciais}}",
    ),
]  # fmt: skip
"""What is done, to what, how."""
_UNITS = "{Unidade|Estação|Central|Usina|Complexo|Posto|Terminal|Base|Planta|Núcleo|Parque|Depósito}"
_JOINS = [" e ", ", ", " e/ou ", " ou ", ", inclusive ", ", com ", " / ", ", seguida de ", " – ", "; "]

CodeStyle = Callable[[Dice], str]


def _code_styles(dice: Dice) -> list[CodeStyle]:
    letter, part = dice.pick("ABCDEFGU"), "".join(dice.pick("ABDEGILMNRSTU") for _ in range(3))
    return [
        lambda d: f"{letter}-{d.digits(2)}-{d.digits(2)}-{d.digits(1)}",
        lambda d: f"{letter}{d.between(1, 9)}.{d.between(1, 20)}",
        lambda d: f"{d.digits(2)}.{d.digits(2)}.{d.digits(2)}",
        lambda d: f"{d.between(1, 9)}.{d.digits(2)}.{d.between(1, 9)}",
        lambda d: f"{d.digits(2)}.{d.digits(2)}",
        lambda d: f"{d.digits(4)}-{d.digits(1)}/{d.digits(2)}",
        lambda d: f"{d.digits(2)}.{d.digits(2)}-{d.digits(1)}-{d.digits(2)}",
        lambda d: f"{d.digits(2)}.{d.digits(2)}-{d.digits(1)}",
        lambda d: f"{d.digits(1)}.{d.digits(3)},{d.digits(2)}",
        lambda d: f"{d.digits(4)},{d.digits(2)}",
        lambda d: d.digits(4),
        lambda d: d.digits(6),
        lambda d: f"{part}-{d.digits(3)}",
        lambda d: f"{part}.{d.digits(2)}.{d.digits(1)}",
        lambda d: f"{letter}.{d.between(1, 9)}.{d.between(1, 30)}",
        lambda d: f"{d.between(1, 40)}-{d.pick('ABCDEF')}",
        lambda d: f"{d.pick(['I', 'II', 'III', 'IV', 'V'])}.{d.between(1, 30)}",
        lambda d: f"{d.digits(2)}-{d.digits(2)}-{d.digits(1)}",
        lambda d: f"{d.between(1, 9)}.{d.between(1, 9)}.{d.between(1, 9)}.{d.between(1, 9)}",
        lambda d: f"{d.digits(3)}.{d.digits(2)}",
        lambda d: f"({d.digits(2)}.{d.digits(2)})",
    ]


def listed_works(dice: Dice, count: int | None = None, in_prose: bool = False) -> list[Activity]:
    """The activities of one licence; in sentences mostly in small letters."""
    count = count or dice.weighted({1: 0.34, 2: 0.3, 3: 0.18, 4: 0.09, 5: 0.05, 8: 0.04})
    coded = dice.chance(0.2 if in_prose else 0.5)
    style, sign = dice.pick(_code_styles(dice)), dice.pick([" -", " –", "", "", ":", " :", ".", "-", " /", ")"])
    case = _small if in_prose and not coded and dice.chance(0.5) else dice.pick([str.upper, _first_up, _first_up, _first_up, str.title if dice.chance(0.2) else _small])
    length = dice.pick([0, 1, 1, 2])
    out = []
    for _ in range(count):
        text = _name(dice, length)
        code = style(dice) + sign if coded else ""
        out.append(Activity(case(text), code.replace(")-", ") -").replace("))", ")"), is_dangerous(text)))
    return out


def code_like(dice: Dice) -> str:
    """A code of any agency's list."""
    return dice.pick(_code_styles(dice))(dice)


def with_codes(dice: Dice, own: list[Activity]) -> list[Activity]:
    """Those without a code get one, all of the same list."""
    style = dice.pick(_code_styles(dice))
    return [one if one.code else replace(one, code=style(dice)) for one in own]


def _first_up(text: str) -> str:
    return text[:1].upper() + text[1:]


def _small(text: str) -> str:
    """Names in capitals stay."""
    return " ".join(word if word.strip("(),").isupper() else word.lower() for word in text.split())


def _name(dice: Dice, length: int) -> str:
    text = _work(dice, qualified=length > 0 or dice.chance(0.4))
    if dice.chance(0.12):
        text = _unit(dice)
    for _ in range(dice.between(0, length)):
        text += dice.pick(_JOINS) + _work(dice, qualified=dice.chance(0.5))
    return text


def _work(dice: Dice, qualified: bool) -> str:
    doing, thing, how = dice.wording(_SECTORS)
    text = f"{words(dice, doing)} de {words(dice, thing)}"
    return f"{text}{dice.pick([' ', ' ', ', '])}{words(dice, how)}" if qualified else text


def _unit(dice: Dice) -> str:
    """`Unidade de Triagem de Sucata – UTS, com prensagem`: capitals in the middle of a name."""
    doing, thing, how = dice.wording(_SECTORS)
    name = f"{words(dice, _UNITS)} de {words(dice, doing).split()[0].title()} de {words(dice, thing).split()[0].title()}"
    short = "".join(word[0] for word in name.split() if word != "de")
    name += dice.pick([f" – {short}", f" - {short}", f" ({short})", ""])
    return name + dice.pick([", ", " ", " – "]) + words(dice, how) if dice.chance(0.6) else name
