"""Papers for those who carry goods: authorisations of states and of the Union, annexes of fleets, papers in two languages."""

from ficha_train.reader.generator.arrange import heading
from ficha_train.reader.generator.licence_agencies import title
from ficha_train.reader.generator.licence_conditions import conditions
from ficha_train.reader.generator.licence_paper import Paper
from ficha_train.reader.generator.licence_papers_acts import CHECKED, SIGNED
from ficha_train.reader.generator.licence_words import words
from ficha_train.reader.generator.tokens import said
from ficha_train.reader.generator.values import plate

GOODS = "{Gasolina|ETANOL|Óleo diesel|Ácido clorídrico|GLP|Amônia anidra|Tinta|Querosene de aviação|Hidróxido de sódio|Oxigênio}"
_RISK = "{2.1|2.2|3|4.1|5.1|6.1|8|9}"
CARRIES = (
    "{transporte {rodoviário |interestadual |}de {produtos|cargas|resíduos} perigos{os|as}|{coleta e |}transporte de resíduos perigosos"
    "{ - Classe I|}|transporte de substâncias perigosas a granel}"
)
_TITLES = (
    "{Autorização {Ambiental |}{para|de} Transporte {Interestadual |}de {Produtos|Cargas|Resíduos} Perigos{os|as}|Licença {de Operação"
    " |}para Transporte de {Produtos|Cargas} Perigos{os|as}|Licença de Operação {-|para} Fontes Móveis|Termo de {anuência|cooperação}"
    " interestadual|Autorização de trânsito de {produtos|resíduos} perigosos|Certificado de autorização de transportador}"
)


def dangerous(p: Paper) -> None:
    """The paper allows nothing but carrying dangerous goods."""
    p.facts.dangerous = True
    p.facts.activities = []
    p.title = words(p.dice, _TITLES)
    p.slots["goods"] = said(words(p.dice, CARRIES), "ACTIVITY")
    if not p.facts.plates:
        p.facts.plates = [plate(p.dice) for _ in range(p.dice.between(1, 6))]


def _work(p: Paper) -> None:
    """What is carried, as an activity, with the way behind it."""
    p.line(
        "{Atividade|Objeto|Serviço autorizado|Modalidade e carga}: <goods>{, <place>|. {Rota|Trajeto|Percurso|Área de atuação}: <place>|}."
    )


def _fleet(p: Paper) -> None:
    """Plates among registers, inspections that expire, and drivers with numbers of their own."""
    dice = p.dice
    rows = len(p.facts.plates)
    heads = {
        "?{Item|Nº|Ord.}": [str(i + 1) for i in range(rows)],
        "{Placa[s]|PLACA|Placa do veículo|Veículo (placa)|Cavalo/Reboque}": [f"<p{i}>" for i in range(rows)],
        "?{RENAVAM|Chassi|RNTRC|ANTT}": ["<on>"] * rows,
        "?{CIV|CIPP|Val. CIPP|CTPP validade|Vistoria}": ["<od>"] * rows,
        "?{Tipo|Marca/Modelo|Espécie|Equipamento}": ["{Caminhão tanque|VW 24.280|Carreta|M.BENZ/AXOR|Semirreboque|Toco|SR/RANDON}"] * rows,
        "?{Ano|UF|Capacidade (L)|Eixos}": ["{<year>|<u>|<d2>.000|<d1>}"] * rows,
        "?{Condutor|Motorista}": ["<per>"] * rows,
        "?{CPF|CNH|MOPP}": ["<oc>"] * rows,
    }
    if dice.chance(0.7):
        heading(
            p.page,
            words(dice, "{Frota|Veículos|Relação {da frota|dos veículos autorizados}|Anexo {I|II|único}|Equipamentos de transporte}"),
        )
    for i, one in enumerate(p.facts.plates):
        p.slots[f"p{i}"] = said(one, "PLATE")
    p.table(dice.pick([heads, dict(dice.shuffled(list(heads.items())))]))


def _products(p: Paper) -> None:
    rows = p.dice.between(1, 6)
    p.table({
        "{Nº ONU|ONU|UN|Código ONU}": ["<d4>"] * rows, "{Produto|Nome apropriado para embarque|Descrição da carga}": [GOODS] * rows,
        "?{Classe[ de risco]|Risco|Subclasse}": [_RISK] * rows, "?{Grupo de embalagem|GE|Quantidade}": ["{I|II|III|<d2> t}"] * rows,
    })  # fmt: skip


def national(p: Paper) -> None:
    """The Union's authorisation, printed from a portal."""
    dice = p.dice
    dangerous(p)
    p.head()
    p.line("<tt>[ {Nº|nº|-} {AATIPP|}]", 1.3, "centre")
    p.entries("{N.º de registro no Banco de Dados|Autorização nº|Número da autorização|Código da autorização}=<num>",
        "?{CTF|Registro no CTF/APP"
              "|Cadastro IBAMA}=<on>", "{CNPJ|CNPJ/CPF}=<id>", "{Nome/Razão Social|Transportador|Pessoa jurídica}=<n>", "?Endereço=<ad>",
              "{Válid{o|a} até|Validade|Data de vencimento}=<e>", "?{Emitid{o|a} em|Data de emissão|Consulta em}=<i>",
              "?{Certificado de regularidade válido até|Vencimento do CR|Seguro vigente até}=<od>",
              "?{Responsável[ pela declaração]|Declarante}=<per> (<oc>)")  # fmt: skip
    p.lines(
        "?{O transportador|A pessoa jurídica} acima {está autorizada|fica autorizada|encontra-se apta} {a exercer o|ao} " + CARRIES + ".",
        "?{Modais|Modal}: {rodoviário|rodoviário e ferroviário|aquaviário}[. {UFs|Estados}: <u>, <u>, <u> e <u>].",
        "?{Classes de risco|Classes}: " + f"{_RISK}, {_RISK} e {_RISK}[. {{Números ONU|ONU}}: <d4>, <d4> e <d4>].",
        "?{O documento não desobriga|Esta autorização não isenta} o transportador de {licença|plano de emergência} {do Estado|estadual}.",
    )
    p.some(lambda: _fleet(p), lambda: _products(p))
    p.lines(
        "{Chave de autenticação|Autenticação|Código de controle}: <k>", "?{A autenticidade deve ser verificada|Confira} em <l>.", "?<site>"
    )


def fleet_annex(p: Paper) -> None:
    """A state's licence whose pages are mostly vehicles."""
    dice = p.dice
    dangerous(p)
    p.head()
    p.line("<tt> {nº|Nº|n.º} <num>[ – {Processo|Proc.} <proc>]", 1.2, "centre")

    def data() -> None:
        p.entries("{Transportadora|Empresa|Razão social|Titular}=<n>", "{CNPJ|CNPJ nº}=<id>", "?{Endereço|Base operacional}=<ad>",
                  "{Validade|Val.|Válida até|Vigência}=<e>", "?{Emissão|Expedida em}=<i>", "?{Telefone de emergência|0800}=0800 <d3> <d4>",
                  "?{Responsável técnico|Engenheiro}=<per>, CPF <oc>", "?{Apólice|Seguro ambiental}=<on>, {até|vence em} <od>")  # fmt: skip

    p.in_order(data, lambda: _work(p), lambda: _fleet(p), lambda: _products(p))
    conditions(p.page, dice.between(0, 5), True)
    p.lines("?" + SIGNED, "?" + CHECKED)


def harmless_carrier(p: Paper) -> None:
    """Vehicles and transport words, and no danger: it is said, ticked, or told of others."""
    dice, facts = p.dice, p.facts
    carried = (
        "{cargas em geral|resíduos da construção civil|resíduos não perigosos|efluentes sanitários|materiais recicláveis|entulho em"
        " caçambas}"
    )
    facts.activities, facts.dangerous, p.title = [], False, title(dice, False)
    facts.plates = facts.plates or [plate(dice) for _ in range(dice.between(1, 5))]
    p.head()
    p.line("<tt>[ {para|de} transporte] {nº|N°} <num>", 1.2, "centre")
    goods = " ".join(t.text for t in p.say("{Transporte|Coleta e transporte|Transporte rodoviário} de " + carried))

    def data() -> None:
        p.entries("{Empresa|Transportador|Razão social}=<n>", "{CNPJ|CPF/CNPJ}=<id>", "{Validade|Vence em}=<e>", "?{Emissão|Data}=<i>",
                  "?{Nº do processo|Protocolo}=<proc>", "?{Motorista|Condutor responsável}=<per> - CPF <oc>")  # fmt: skip

    def work() -> None:
        p.line("{Atividade|Objeto|Serviço}: <goods>{, <place>|. {Rota|Percurso}: <place>|}.", goods=said(goods, "ACTIVITY"))

    def refusal() -> None:
        p.lines("{{Transporta|Transporte de} {produtos|cargas} perigos{os|as}?: {( ) Sim (X) Não|Não|NÃO}|{Esta licença não autoriza|É"
            " vedado} o"
                " transporte de {produtos|cargas} perigos{os|as}|Produtos perigosos: não|O transporte de produtos perigosos"
                " {dependerá de|exige} {outra|nova} autorização|[ ] Perigosos [X] Não perigosos}")  # fmt: skip

    p.in_order(data, work, refusal, lambda: _fleet(p))
    conditions(p.page, dice.between(0, 3), False)
    p.lines("?" + SIGNED, "?" + CHECKED)


TRANSPORT = {national: 1.5, fleet_annex: 2, harmless_carrier: 2}
