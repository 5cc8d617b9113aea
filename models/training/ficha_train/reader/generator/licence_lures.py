"""What looks like a licensed activity and is none: the firm's trade, groups, former and excluded activities, waste, equipment, duties."""

from ficha_train.reader.generator.arrange import Entry, arrange, table
from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.licence_activities import Activity, activity, activity_code, class_word, measure
from ficha_train.reader.generator.licence_words import words
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.tokens import Text, caption, ended, plain, said, say

_GROUPS = [
    "Indústria de bebidas", "Serviços", "Agropecuária", "Extração mineral", "Infraestrutura", "Obras civis", "Comércio",
    "Indústria química",
    "Energia e telecomunicações", "Aquicultura", "Transporte", "Indústria de papel", "Saneamento", "Indústria de alimentos", "Embalagens",
]  # fmt: skip
_NATURES = [
    "Industrial",
    "Comercial",
    "Rural",
    "Potencialmente poluidora de grau médio",
    "Classe Simplificada",
    "Serviço",
    "Uso misto",
    "Utilidade pública",
]
_EQUIPMENT = [
    "Caldeira a lenha",
    "Secador rotativo",
    "Prensa hidráulica",
    "Gerador",
    "Tanque aéreo",
    "Compressor",
    "Filtro de mangas",
    "Torno",
    "Forno",
]
_WASTE = [
    "Sucata de metais ferrosos",
    "Resíduos de papel e papelão",
    "Filmes de plástico",
    "Lodo",
    "Óleo usado",
    "Pneus",
    "Solventes",
    "Entulho",
]
_DUTIES = [
    "monitoramento mensal dos efluentes",
    "limpeza trimestral da caixa de gordura",
    "treinamento da equipe de emergência",
    "vistoria dos tanques",
]
_NONE = ["Sem atividades secundárias", "Não há", "Não possui", "Nenhuma", "-", "Não se aplica", "Inexistente"]


def harmless(dice: Dice) -> Text:
    """An activity as plain words, none that would make the licence one for dangerous goods."""
    one = activity(dice)
    while one.dangerous:
        one = activity(dice)
    return plain(f"{one.code} {one.words}".strip())


def lure_entries(dice: Dice) -> list[Entry]:
    """One or two captions close to those of the activity."""
    groups = "{Grupo|Subgrupo|Setor|Divisão|Categoria|Grupo da atividade|Segmento|Tipologia geral}"
    natures = (
        "{Natureza da atividade|Classificação da atividade|Enquadramento|Tipo de empreendimento|Característica da"
        " atividade|Zoneamento|Fase}"
    )
    firms = "{Ramo da empresa|CNAE da empresa|Atividade da empresa|Objeto social|CNAE do contrato social|Ramo principal da firma}"
    former = "{Atividade {da licença |}anterior|Atividade licenciada anteriormente|Uso anterior|Antiga atividade|Atividade substituída}"
    technical = "{Atividade técnica|Serviço técnico|Objeto da ART|Atividade do responsável|Trabalho técnico|Atividade profissional}"
    others = "{Atividades secundárias|Outras atividades|Atividade de apoio|CNAE secundário|Demais atividades}"
    details = (
        "{Detalhes da atividade|Equipamentos|Matéria-prima|Produtos|Produtos armazenados|Resíduos gerados|Insumos|Combustível|Instalações}"
    )
    study = ["Elaboração do plano de controle ambiental", "Laudo técnico", "Projeto e execução", "Estudo de impacto", "Monitoramento"]
    makers = [
        lambda: (words(dice, groups), plain(dice.wording(_GROUPS))),
        lambda: (words(dice, groups), plain(dice.wording(_GROUPS))),
        lambda: (words(dice, natures), plain(dice.wording(_NATURES))),
        lambda: (words(dice, firms), harmless(dice)),
        lambda: (words(dice, former), harmless(dice)),
        lambda: (words(dice, technical), plain(dice.wording(study))),
        lambda: (words(dice, others), plain(dice.wording(_NONE))),
        lambda: (words(dice, details), plain(f"{dice.wording(_EQUIPMENT)} e {dice.wording(_WASTE).lower()}")),
        lambda: (
            words(dice, "{Porte|Potencial poluidor|Classe|Grau de impacto|Porte do empreendimento|PPD|Potencial degradador}"),
            class_word(dice),
        ),
        lambda: (
            words(dice, "{Área construída|Área útil|Capacidade|Produção|Área total|Quantidade|Lâmina d'água|Potência|Medida de porte}"),
            measure(dice),
        ),
    ]
    return [dice.pick(makers)() for _ in range(dice.pick([1, 1, 2]))]


def lure_block(page: Page) -> None:
    """A list or table beside the activities."""
    dice = page.dice
    kind = dice.pick(["excluded", "equipment", "waste", "duties", "remark"])
    if kind == "excluded":
        head = (
            "{Atividades não {contempladas|autorizadas|licenciadas}[ nesta licença]|Não autoriza|Esta licença não contempla|Ficam"
            " excluídas|Depende de nova licença}"
        )
        page.flow(caption(words(dice, head) + ":"))
        for _ in range(dice.between(1, 3)):
            page.flow([*plain(dice.pick(["–", "-", "•", ""])), *harmless(dice)])
    elif kind == "equipment":
        rows = [[plain(str(i + 1)), plain(dice.wording(_EQUIPMENT)), plain(str(dice.between(1, 9)))] for i in range(dice.between(1, 4))]
        table(page, [dice.pick(["Item", "Nº"]), dice.pick(["Equipamento", "Descrição", "Fonte"]), dice.pick(["Quantidade", "Qtd."])], rows)
    elif kind == "waste":
        page.flow(
            plain(words(dice, "{Resíduos {autorizados para recebimento|recebidos|gerados}|Materiais recebidos|Efluentes|Resíduos sólidos}"))
        )
        rows = [[plain(f"A{dice.digits(3)}"), plain(dice.wording(_WASTE)), measure(dice)] for _ in range(dice.between(1, 4))]
        table(page, ["Código", dice.pick(["Descrição", "Resíduo"]), dice.pick(["Quantidade", "Volume"])], rows)
    elif kind == "duties":
        who = "{O empreendedor|A empresa|O titular|A licenciada|O responsável}"
        text = say(dice, who + " deverá {executar|realizar|manter|comprovar} as seguintes atividades:")
        for i in range(dice.between(2, 3)):
            text = [*text, *plain(f"{chr(97 + i)})"), *ended(plain(dice.wording(_DUTIES)), ";")]
        page.flow(text)
    else:
        remark = (
            "{a pintura em cabine depende de nova licença|a fábrica atende apenas o consumo próprio|vedada a ampliação|uso restrito ao"
            " lote}"
        )
        page.flow([*caption(dice.pick(["Obs.:", "Observação:", "Nota:", "OBS:"])), *say(dice, remark + ".")])
    page.gap(0.4)


def with_lures(page: Page, head: str, one: Activity) -> None:
    """The activity among entries whose captions are like its own."""
    dice = page.dice
    entries: list[Entry] = [(head, one.text())]
    for entry in lure_entries(dice):
        entries.insert(dice.between(0, len(entries)), entry)
    if dice.chance(0.2):
        caption_words = dice.pick(["Código da atividade", "Código", "CODRAM", "Cód."])
        entries.insert(0, (caption_words, said(activity_code(dice), "OTHER_NUMBER")))
        arrange(page, entries, dice.pick(["inline", "run on", "two columns", "stacked"]))
        return
    arrange(page, entries)
