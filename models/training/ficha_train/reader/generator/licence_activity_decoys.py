"""What stands near a licensed activity and is none: names and descriptions of plants, offices named by trades, the firm's trades, duties."""

from dataclasses import replace

from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.licence_activities import measure
from ficha_train.reader.generator.licence_activity_lists import code_like, listed_works
from ficha_train.reader.generator.licence_facts import Facts
from ficha_train.reader.generator.licence_paper import Paper
from ficha_train.reader.generator.licence_words import words
from ficha_train.reader.generator.tokens import Slot, Text, plain, said, say
from ficha_train.reader.generator.values import city, invented_word, title_case

_PLANTS = (
    "{{Complexo|Conjunto|Parque|Polo} {Serra|Vale|Morro|Lagoa} d{o|a} <w>|{Fazenda|Sítio|Granja|Haras} {Nova <w>|Santo <w>|do <w>|<w>}|{Mina|Jazida|Pedreira|Lavra} {do <w>|<w>|nº <k>}|"
    "{Posto|Auto Posto|Loja} <w>|{Fábrica|Unidade|Planta|Matriz|Filial} <c>[ {I|II|III}]|{Terminal|Porto|Base|Pátio} <w>|{Usina|PCH|CGH|Subestação} <w>|{Frigorífico|Curtume|Laticínio|Moinho} <w>|"
    "{Residencial|Loteamento|Condomínio} {Jardim <w>|<w>}|{Aterro|Central|ETE|ETA} <c>|Linha {<c>|<w>} – <c>}"
)
_DESCRIBED = (
    "{{Posto|Galpão|Prédio|Pátio|Oficina} {de bandeira própria|de alvenaria|coberto|com piso impermeável|em dois pavimentos}, {<d> tanques|<d> bombas e <d> bicos|<k> m² de área útil|<d> funcionários}|"
    "{<d> {caldeiras|fornos|prensas|silos|tornos|câmaras frias}|linha de {pintura|corte|envase|abate}}, {<d> compressores|gerador de <k> kVA|empilhadeiras} e {ETE|caixa separadora|filtro de mangas}|"
    "{Capacidade|Produção} {máxima|média|nominal} de <k> {t|peças|cabeças|m³} por {dia|mês|turno}|{Terreno|Área} de <k> {m²|ha}, {dos quais <d>|com <k> m²} {construídos|de preservação|de pátio}|"
    "{Lenha|GLP|Energia elétrica|Cavaco} {como combustível|da concessionária}|{Rio|Córrego|Ribeirão} <w>, bacia do <w>|{Zona|Área} {rural|industrial|urbana} de <c>|<c>|{Classe|Porte} {2|3|4|médio|pequeno}|"
    "{Não há|Nada consta|Vide verso|Conforme projeto}|{Fluxo: recepção, {lavagem|seleção|pesagem}, {corte|moagem|secagem} e expedição|Turnos: <d>; empregados: <k>}}"
)
_TRADES = "{mineração|indústria|serviços|infraestrutura|saneamento|agropecuária|energia|transportes|comércio|aquicultura|obras|resíduos|florestas|petróleo e gás|recursos hídricos|fauna}"
_OFFICE = "{Superintendência|Diretoria|Gerência|Coordenação|Divisão|Núcleo|Câmara Técnica|Setor|Subsecretaria|Departamento} de {Licenciamento de |Controle de |Análise de |}"
_DUTIES = (
    "{{As áreas|Os locais|Os setores} de <job> {deverão ter|terão} {piso impermeável|bacia de contenção|cobertura}|{O|Todo o} serviço de <job> {será feito|deverá ocorrer} {em local coberto|por empresa habilitada|das 7h às 18h}|"
    "{É vedada|Não é permitida|Fica proibida} a atividade de <job> {fora da área licenciada|sem nova licença|em {APP|área alagável}}|{Os efluentes|Os resíduos|As emissões} da {atividade de |}<job> {irão à ETE|serão monitorad{o|a}s}|"
    "{Paralisar|Suspender} a <job> {em caso de acidente|durante a cheia|se houver vazamento}|{A ampliação|O encerramento} da atividade de <job> {depende de|requer} {nova licença|comunicação prévia}}"
)
_JOBS = (
    "{lavagem de peças|pintura|abastecimento|britagem|corte e solda|armazenamento de {óleo|tintas|resíduos}|tancagem|carga e descarga|secagem|abate|extração|moagem|fundição|tratamento de {efluentes|madeira}|usinagem|compostagem|refrigeração}"
)
_LICENCES = (
    "{Licença {de Operação|Ambiental|Única|Simplificada|de Funcionamento|Ambiental de Operação|Municipal de Operação|Corretiva}|Autorização {Ambiental|de Funcionamento|de Operação}|LO|LAO|"
    "{Alvará|Certificado|Registro} {Ambiental|de Licença|de Licenciamento}|Renovação da Licença {de Operação|Ambiental}}"
)
"""What a title begins with that goes on with the activity."""


def decoy_slots(p: Paper) -> dict[str, Slot]:
    """What templates say: `<plant>`, `<desc>`, `<office>`, `<trade>`, `<ce>`, `<duty>`, `<again>`, `<area>`, `<lic>`, and `<size>` behind an activity."""
    dice = p.dice
    return {
        "plant": lambda: plant_name(dice),
        "desc": lambda: described(dice),
        "office": lambda: _office(dice),
        "trade": lambda: _trade(dice),
        "ce": lambda: plain(f"{dice.pick(['CE', 'CR', 'AT', 'E', 'G'])}{dice.digits(3)}:"),
        "duty": lambda: plain(words(dice, _DUTIES.replace("<job>", words(dice, _JOBS)))),
        "code": lambda: said(code_like(dice), "OTHER_NUMBER"),
        "again": lambda: again(p.facts),
        "size": lambda: _size(dice),
        "area": lambda: plain(f"{dice.pick([str(dice.between(20, 900)), f'{dice.between(1, 90)}.{dice.digits(3)}', f'{dice.between(1, 90)},{dice.digits(2)}'])} {dice.pick(['m²', 'm2', 'ha', 'hectares', 'km', 'm'])}"),
        "lic": lambda: said(_in_any_case(dice, words(dice, _LICENCES)), "TITLE"),
    }


def _in_any_case(dice: Dice, text: str) -> str:
    return text.upper() if dice.chance(0.5) else text


def plant_name(dice: Dice) -> str:
    return _filled(dice, _PLANTS)


def described(dice: Dice) -> Text:
    """The value of a caption about the plant, or a line that describes it."""
    return plain(_filled(dice, _DESCRIBED))


def again(facts: Facts) -> Text:
    """The first activity in other words than before: its beginning, in small letters, is no further activity."""
    if not facts.activities:
        return plain("operação")
    first = facts.activities[0].words.lower().split()
    cut = next((i for i, word in enumerate(first) if i > 2 and (word.endswith((",", ";")) or word in ("e", "com", "em", "–", "-", "/"))), len(first))
    return plain(" ".join(first[: cut + 1]).rstrip(" ,;–-/").removesuffix(" com").removesuffix(" e").removesuffix(" em"))


def _size(dice: Dice) -> Text:
    """How much of it is done, in the same sentence: a part of the activity, other than a column of measures."""
    text = words(dice, "com {capacidade {instalada |máxima |nominal |}|produção {mensal |anual |}|potência |processamento |volume }de")
    return [replace(token, begins=False) for token in said(f"{text} {_text_of(measure(dice))}{dice.pick(['', '', ' por dia', ' por mês'])}", "ACTIVITY")]


def _text_of(text: Text) -> str:
    return " ".join(token.text for token in text)


def _filled(dice: Dice, template: str) -> str:
    text = say(
        dice,
        template,
        w=lambda: invented_word(dice).title(),
        c=lambda: city(dice),
        k=lambda: str(dice.between(20, 4000)),
        d=lambda: str(dice.between(1, 30)),
    )
    return _text_of(text)


def _office(dice: Dice) -> Text:
    """`Superintendência de Mineração, Indústria e Serviços`, over as many lines as it needs."""
    trades = [words(dice, _TRADES) for _ in range(dice.between(1, 4))]
    text = title_case(words(dice, _OFFICE) + (", ".join(trades[:-1]) + " e " + trades[-1] if len(trades) > 1 else trades[0]))
    return said(text.upper() if dice.chance(0.6) else text, "AGENCY")


def _trade(dice: Dice) -> Text:
    """A line of the firm's own register of trades."""
    one = listed_works(dice, 1)[0]
    while one.dangerous:
        one = listed_works(dice, 1)[0]
    code = f"{dice.digits(4)}-{dice.digits(1)}/{dice.digits(2)}"
    return plain(f"{code} {dice.pick(['', '-', '–'])} {one.words}")
