"""Templates of the sentences that name a guardian: who appears, is named, is certified, promises or decides."""

from ficha_train.reader.generator.term_orders import ORDERS

OPENING = (
    "{{Aos|Em|No dia|Ao dia|Na data de|Aos dias} <issued>[, às <h>][, {nesta {cidade|Comarca|cidade e Comarca de <town>}|"
    "na cidade de <c>|em <c>}]"
    "[, {no|na|em} {Cartório|cartório|sala de audiências|Secretaria|Fórum|edifício do Fórum|sede deste Juízo|Gabinete}{| desta Vara|"
    " da <division>}]|"
    "Nesta data {(<issued>)|, <issued>}|{Às <h> do dia|Em data de|Ao dia} <issued>[, {nesta cidade|em <c>|no Fórum local}]|"
    "{Na data infra|Na data "
    "abaixo|Nesta data|No dia e hora designados|Na data da assinatura}[, {em cartório|neste Juízo|na sede do Juízo}]|"
    "{Nesta|Na} {cidade|Comarca} de <town>, {aos|em} <issued>[, às <h>][, {no|na} {Fórum|Secretaria|"
    "Cartório da <division>}]}"
)

BEFORE = (
    "{{perante|diante de|na presença de|sob a presidência de} <j>|{onde {se achava|presente estava|se encontrava}|presente|ali presente}"
    " <j>[, comigo "
    "{{escrivão|escrevente|Escrivã|servidor} {abaixo assinado|de seu cargo|ao final nomeado}|<clerk>, {escrevente|escrivã}}]}"
)

COME = (
    "{comparece<m>|apresent<ou>-se|fo<was> presente<s>|compareceu pessoalmente|fez-se presente|veio à presença do Juízo|"
    "compareceu em {cartório|Juízo}"
    "|comparece<m> perante este Juízo|foi apregoad<x> e compareceu}"
)

PROMISE = (
    "{{a quem {foi deferid<z>|o Juízo deferiu|foi confiad<z>|foi {concedid<z>|conferid<z>}|se deferiu|incumbe}|<que> {prest<ou>|"
    "assin<ou>|firm<ou>|assum<iu>|aceit<ou>}}"
    "[ {sob as penas da lei|sob compromisso|formalmente},] {o compromisso legal de|o compromisso de, bem e fielmente, {exercer|"
    "desempenhar}|o compromisso de bem e "
    "fielmente {exercer|cumprir|servir}} <charge> <of> <w>|para {prestar|firmar|assinar|assumir} {o compromisso|compromisso|o encargo|"
    "o múnus} de "
    "{<k>|<kind>} <of> <w>|que {prestou|assinou} o compromisso de <k> <of> <w>|para exercer <charge> <of> <w>}"
)

NAMED = (
    "[, {conforme|consoante|nos termos d<z>|em cumprimento {à|a}|por força d<z>|de acordo com|por|à vista d<z>|em razão d<z>} {r. |}"
    "{<decision>[ {de fls. <page>|(ID <page>)|do evento <page>|de mov. <page>|(fls. <page>),}] {de|datad<z> de|"
    "proferid<z> {em|no dia|aos}|prolatad<z> em|lançad<z> no dia|exarad<z> em|lavrad<z> em} <d>}[ {nos autos|no processo} {<number>|"
    "acima|em epígrafe|supra}]"
    "[, proferid<z> <by_judge> <J>]]"
)

FAMILIES = {
    "other orders": (4.5, [ORDERS]),
    "appears": (
        5,
        [
            "{<opening>, <before>, <come> <sr> <g><aided>, <promise><t><named>|<opening>, <come>[ {neste Juízo|perante este Juízo}"
            "] <sr> <g><aided>, <promise><t><named>"
            "|<Come>, {<before>|em <issued>}, <sr> <g>, <promise><t><named>|<opening>, nos autos {da <action>|do processo} "
            "<number>, <come> <sr> <g>, <promise><named><t>}"
        ],
    ),
    "names": (
        4,
        [
            "{<J1>, {no uso de suas atribuições[ legais]|na forma da lei|usando das atribuições que lhe confere a lei|etc.}, {nomeia|"
            "nomeou|designa|constitui|"
            "confia a|atendendo ao que consta dos autos, nomeia} {<sr> <g>{, | }para {exercer <charge>|o cargo de <k>} <of> <w>|"
            "<k> <of> <w>, <sr> <g>}<t><named>"
            "|{Por|Em cumprimento a|Nos termos de} <decision> {de|proferid<z> em|datad<z> de} <d>{, da lavra de <J1>|"
            ", proferid<z> por <J1>|}, {foi|foram|fica} "
            "{nomead<p>|designad<p>|investid<p>} {<k>|n<charge>|para <charge>} <of> <w>, {<sr>|<sr>|na pessoa de} <g><t>"
            "|<J1> {removeu do cargo|dispensou do encargo|exonerou} <former>, {e nomeou em seu lugar|nomeando em substituição}"
            "[, por decisão de <d>], como <k> <of> <w>, "
            "<sr> <g><t>|{FAÇO SABER que|FAZ SABER que|Considerando a decisão de <d>,} <J1> {nomeou|deferiu <charge> a}"
            " <sr> <g>, <as> <of> <w><t>"
            "|<J1>, {considerando|tendo em vista|verificando} que <w> {não reúne|não reúnem|não possui}"
            " condições de {exercer por si os atos da vida civil|reger sua pessoa e "
            "bens}, {nomeia|nomeou} <sr> <g>, <as>[, por decisão de <d>]<t>}"
        ],
    ),
    "certified": (
        2,
        [
            "{CERTIFICO|Certifico|Certifica-se|ATESTO|Certifico e dou fé} que[,] {{nos autos|no processo} {<number>|acima|em epígrafe}|"
            "por {<decision> de <d>|<decision> {proferid<z>"
            "|datad<z>} {em|de} <d>}|revendo os autos <number>}[, {foi|por} {<decision> proferid<z> em <d>|<decision> de <J1>}], {foi|"
            "foram} "
            "{deferid<y> <charge> <of> <w> a <g>|{nomead<p>|compromissad<p>} <as> <of> <w>, <sr> <g>|concedid<y> {a|em favor de}"
            " <g> <charge> <of> <w>}<t>"
            "|Certifico que <sr> <g> {é|exerce <charge>,|figura} <as> <of> <w><t><named>"
        ],
    ),
    "first person": (
        3,
        [
            "Eu, <g1>, {{declaro|DECLARO}[, para {os devidos fins|todos os fins}],[ que] {aceito|aceitar|que aceito|assumo|assumir}"
            " <charge> <of> <w>|{aceito|assumo|recebo|ACEITO} "
            "{<charge>|neste ato <charge>|o encargo de <k>} <of> <w>|{comprometo-me a|prometo|obrigo-me a} {exercer|desempenhar|cumprir}"
            ", bem e fielmente, <charge> <of> <w>"
            "|{presto|firmo} {neste ato|perante <j>|} o compromisso de <k> <of> <w>}<t>, {para {o qual|a qual} fui nomead<p1> por|"
            "que me foi deferid<y> por|conforme|consoante|nos termos d<z>} "
            "<decision> {de|datad<z> de|proferid<z> em} <d>[{,| proferid<z>} <by_judge> <J>]"
        ],
    ),
    "given": (
        2,
        [
            "{<opening>, {foi|fica} {concedid<y>|deferid<y>|confiad<y>|entregue} a <g>, <charge> <of> <w><t><named>|{Fica|É|Foi}"
            " {concedid<y>|deferid<y>|confiad<y>} "
            "{a|em favor de} {<sr> |}<g> <charge> <of> <w><t><named>|<charge> <of> <w> {é|fica|foi} {concedid<y>|deferid<y>|confiad<y>|"
            "atribuíd<y>} a <g><t><named>"
            "|{DEFIRO|Defiro|CONCEDO|Concedo|JULGO PROCEDENTE o pedido e concedo|Nomeio} {<charge> <of> <w> a <g>|"
            "a <g> <charge> <of> <w>}<t>}"
        ],
    ),
    "minutes": (
        2,
        [
            "<opening>, {foi aberta a audiência|realizou-se a audiência|instalou-se a audiência} {de {compromisso|conciliação|entrevista|"
            "justificação}|} {nos autos <number>|designada nos autos}, "
            "{presidida por|sob a presidência de} <j>. {Presentes|Presente|Feito o pregão, compareceram}"
            ": <sr> <g>{, acompanhad<p> de <sd> {advogado|advogada|defensor}, Dr. <lawyer>|}[; "
            "{o Promotor de Justiça|a Promotora de Justiça|o representante do Ministério Público}, Dr. <prosecutor>]. {Pel<jo> {MM. |}"
            "<juiz> foi {dito|deferido} que|Em seguida,|"
            "Aberta a audiência,} {foi|foram} {deferid<y>|concedid<y>|confiad<y>} {<ao> requerente<s>|<ao> nomead<p>|"
            "<ao> comparecente<s>} <charge> <of> <w><t><named>"
        ],
    ),
}
"""How often, and templates without their last full stop."""
