"""What a guardian may and must do, and how long the office lasts."""

from dataclasses import replace

from ficha_train.reader.generator.term_case import Case
from ficha_train.reader.generator.term_words import article, ending
from ficha_train.reader.generator.tokens import Text, ended, say

_ACTS = (
    "{alienar|vender|onerar|gravar|dar em garantia|hipotecar|doar|transferir|permutar|dispor de}[ {ou|e|nem} {onerar|gravar|ceder|doar|"
    "alugar}]"
    " {bens|bens {móveis|imóveis|de qualquer natureza|móveis ou imóveis}|imóveis|valores|veículos|o patrimônio|direitos|quotas sociais}"
    "[ {pertencentes <aw> <w>|d<o> <w>|em nome d<o> <w>}]|{contrair|contratar|tomar} {empréstimos|dívidas|financiamentos|obrigações|"
    "empréstimo"
    " consignado}[ em nome d<o> <w>]|{levantar|movimentar|sacar|resgatar} {valores depositados|aplicações|depósitos|quantias|a poupança}"
    "[ {em conta de poupança|em nome d<o> <w>|em juízo|judicialmente}]|{transigir|renunciar a direitos|dar quitação|demandar|"
    "outorgar procuração}"
    "[ em nome d<o> <w>]|mudar {de residência|de Comarca|o domicílio d<o> <w>}|entregar <o> <w> a terceiros|ausentar-se {do país|"
    "da Comarca}"
)

_LIMIT = (
    "{não {poderá|pode|deverá}|é vedado|fica vedado|fica proibid<p> de|está impedid<p> de|não lhe é permitido|sem poderes para}"
    " {<a>|<a>, <b>|<a> ou <b>|<a>, <b> e <c>|<a> e <b>}[, {sem|salvo|senão com|a não ser mediante} {{prévia|expressa|} autorização "
    "{judicial|deste Juízo|do Juiz|do Juízo competente}|alvará judicial|ordem judicial|ouvir o Ministério Público}]"
)

_POWER = (
    "{representar|assistir|defender|zelar por|reger|administrar|gerir|receber|movimentar|cuidar de|acompanhar|matricular|praticar}"
    " {{<o> <w>|a pessoa d<o> <w>}[ {nos atos da vida civil|em juízo e fora dele|perante {órgãos públicos|bancos|o INSS|repartições}|"
    "junto a {instituições financeiras|o INSS|hospitais e escolas}}]|os bens d<o> <w>|{o benefício previdenciário|a aposentadoria|"
    "a pensão|os "
    "proventos|rendimentos|os rendimentos|contas bancárias|conta bancária}[ d<o> <w>]|atos de {natureza {patrimonial e negocial|"
    "patrimonial|negocial}"
    "|mera administração|administração ordinária}|os interesses d<o> <w>}"
)

_DUTY = (
    "{prestar|dar|garantir|assegurar|proporcionar} {assistência {material, moral e educacional|material e moral|integral}|{moradia|"
    "alimentação|"
    "saúde|educação|vestuário|amparo}, {carinho|lazer|educação|higiene|escola} e {afeto|sustento|saúde|instrução}|"
    "alimentos[ e instrução]}[ <aw> "
    "<w>]|{prestar contas|apresentar balanço|apresentar relatório}[ {anualmente|de dois em dois anos|da administração|quando exigido|"
    "em Juízo}]"
    "|{comunicar|informar|participar} {ao Juízo|a este Juízo|nos autos} {qualquer mudança de endereço|o falecimento|"
    "a mudança de residência|fatos"
    " relevantes}|{manter|conservar} {atualizado o endereço|os comprovantes de despesas|a matrícula escolar}|{permitir|facilitar}"
    " {as visitas|o "
    "convívio} {d<x> genitor<y>|dos pais|da família}|{velar|zelar} {pel<o> <w>|pela saúde d<o> <w>|pela educação d<o> <w>|"
    "pelo bem-estar d<o> <w>}"
    "|opor-se a terceiros, inclusive aos pais|buscar tratamento adequado|promover a {recuperação|inclusão|educação|autonomia} d<o> <w>"
)

_FRAMES = (
    "{{{<O> {<k>|<n>|compromissad<p>|nomead<p>}} <limit>|{{<O> {<k>|<n>|compromissad<p>}} {poderá|deverá|fica autorizad<p> a|"
    "terá poderes para|"
    "fica incumbid<p> de|obriga-se a|compromete-se a|tem o dever de|se obriga a}} {<power>|<duty>|<power> e <duty>|"
    "<duty>, <duty2> e <power>}}"
    "|{Fica|Ficando|Está} {vedad<v>|proibid<v>|autorizad<v>} {a alienação de bens|a contratação de empréstimos|a venda de imóveis|"
    "a movimentação de "
    "valores|o levantamento de depósitos}[ {sem|salvo com} autorização judicial]|{Compete|Cabe|Incumbe|Caberá|Competirá} <aO> {<k>|"
    "nomead<p>|"
    "compromissad<p>} {<power>|<duty>|<power> e <duty>|<power>, <duty> e <duty2>}|{Os poderes d<O> <k>|A {<kind>|medida|presente medida}|"
    "O encargo} "
    "{limita-se a|limitam-se a|restringe-se a|abrange|abrangem|alcança|compreende|se restringe a}"
    " {atos de natureza patrimonial e negocial|<power>|"
    "os atos de gestão {patrimonial|negocial|dos bens}|<power> e <duty>|os direitos de natureza patrimonial e negocial}"
    "[, {sem prejuízo d|não alcançando }"
    "o direito {ao voto|ao próprio corpo|à saúde|ao trabalho}, ao {casamento|lazer} e {à privacidade|à educação}]|{São deveres|"
    "São obrigações|Constituem "
    "obrigações|São poderes} d<O> <k>:[ a)] <duty>{;|,} [b) ]<duty2>{;|,} [c) ]{<power>|<limit>}}"
)

_CLAUSES = (
    "{ficando {ciente|advertid<p>|cientificad<p>} de que {<limit>|deverá <duty>|poderá <power>}|{podendo|devendo} {<power>|<duty>|"
    "<power> e <duty>}"
    "|com poderes {para <power>|especiais para <power>|de representação para <power>}|{limitada|restrita} {a <kind>|a medida|"
    "a representação} "
    "{aos atos de natureza patrimonial e negocial|aos atos de mera administração|à prática de atos patrimoniais}|com {a obrigação|"
    "o dever|o encargo|"
    "a incumbência} de {<duty>|<duty> e <duty2>|<power>}|sendo-lhe {vedado|proibido|defeso} {<a>|<a> ou <b>}[ sem autorização judicial]"
    "|obrigando-se a {<duty>|<duty> e <duty2>|<power>}|não podendo {<a>|<a> ou <b>}[, sem {autorização judicial|alvará}]"
    "|a quem {compete|cabe|incumbe} {<power>|<duty>}}"
)

_TO = {"o": "ao", "a": "à", "os": "aos", "as": "às"}


def _slots(case: Case) -> dict:
    dice = case.dice
    gender = ending(case.guardian_genders)
    ward = case.same_ward_word()
    ward_gender = article(ward, case.ward_genders)
    slots: dict = {
        "w": ward,
        "o": ward_gender,
        "O": gender,
        "p": gender,
        "k": case.office_word(),
        "kind": case.kind.lower(),
        "n": "nomead" + gender,
        "aw": _TO[ward_gender],
        "aO": _TO[gender],
        "v": dice.pick(["a", "o"]),
        "x": dice.pick("oa"),
        "y": "",
    }
    inner = dict(slots)
    for name, template in (("a", _ACTS), ("b", _ACTS), ("c", _ACTS), ("power", _POWER), ("duty", _DUTY), ("duty2", _DUTY)):
        slots[name] = lambda template=template: say(dice, "{" + template + "}", **inner)
    slots["limit"] = lambda: say(dice, _LIMIT, **slots)
    return slots


def powers_sentence(case: Case) -> Text:
    """A sentence on powers, limits or duties; the full stop at its end is glued."""
    text = say(case.dice, _FRAMES, role="POWERS", **_slots(case))
    first = text[0].text
    text = [replace(text[0], text=first[:1].upper() + first[1:]), *text[1:]]
    return ended(text, ".")


def powers_clause(case: Case) -> Text:
    """What hangs on a longer sentence after a comma."""
    return say(case.dice, _CLAUSES, role="POWERS", **_slots(case))
