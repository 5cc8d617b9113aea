"""Bodies that name their people in other orders: ward first, judge or officials first, whom it is confided to last."""

_FOR = "{Em favor de|A bem de|Em benefício de|No interesse de|Com relação a|Quanto a|Relativamente a|Para a proteção de|Em proteção a}"
_GIVEN = "{deferid<y>|concedid<y>|confiad<y>|outorgad<y>|atribuíd<y>|entregue}"
_UNDER = (
    "{sob {<kind>|os cuidados|a responsabilidade|a proteção|o amparo|a representação} de|confiad<ow> a|entregue a|entregue aos cuidados de|"
    "aos cuidados de|representad<ow> por|assistid<ow> por}"
)
_ACCEPTS = "{assume|aceita|recebe|aceitou|recebeu|passa a exercer|toma a si|declara aceitar}"
_BY = "{por|conforme|nos termos da|em cumprimento à|à vista da|por força da|consoante} <decision> de <d>[, <by_judge> <J>]"
_HELPER = "{o advogado|a advogada|o defensor público|a defensora pública|o patrono|o curador especial}[,] {Dr. |Dra. |}<lawyer>"
_PUBLIC = "{o Promotor de Justiça|a Promotora de Justiça|o representante do Ministério Público}[,] {Dr. |Dra. |}<prosecutor>"
_CLERK = "{o escrivão|a escrivã|o escrevente|a escrevente|o servidor|a analista judiciária|o chefe de secretaria} <clerk>"

_ORDERS = [
    f"<w>, {{acima qualificad<ow>|adiante chamad<ow> <ward>|abaixo qualificad<ow>|já qualificad<ow>}}, {{fica|ficará|permanecerá}} {_UNDER}"
    " <g><t><named>",
    f"{{Fica|Ficará|Está|Permanece}} <w> {_UNDER} <g>, <as><t><named>",
    f"{_FOR} <w>, {{foi|fica|é}} {_GIVEN} <charge> a <g><t><named>",
    "<w> {terá|tem|passa a ter|contará com} como <k> <sr> <g>, " + _BY + "<t>",
    f"<J1> {{confiou|entregou|atribuiu|outorgou|deferiu}} a <g>, {{em|por}} <decision> de <d>, <charge> <of> <w><t>",
    "{É|Será|Fica sendo|Passa a ser|Figura como} {representante legal|responsável legal|<k>} de <w>[, {para todos os fins|desde <d>}],"
    " <sr> <g><t>",
    f"<opening>, {{compareceu|apresentou-se|esteve presente}} <w>, {{acompanhad<ow> de|na companhia de|conduzid<ow> por|trazid<ow> por}}"
    f" <g>, a quem foi {_GIVEN} <charge><t><named>",
    f"{{Presidiu o ato|O ato foi presidido por|Ato presidido por}} <j>, {{presentes|com a presença de|assistido por}} {_PUBLIC}[, "
    f"{_HELPER}]"
    f" e {_CLERK}. {{Compromissad<p>|Nomead<p>|Prest<ou> compromisso|Assum<iu> o encargo}}: <g>, {{em favor de|quanto a|a bem de}} <w><t>",
    f"{{Assistid<p> por|Acompanhad<p> de|Na presença de|Orientad<p> por}} {_HELPER}, <g> {_ACCEPTS} <charge> <of> <w>, perante "
    f"<j><t><named>",
    f"{{Ouvido|Ciente|Presente|Intimado|Sem oposição de}} {_PUBLIC}, {{foi|fica}} {_GIVEN} a <g> <charge> <of> <w><t><named>",
    f"{{Eu|Perante mim}}, <clerk>, {{escrivão|escrivã|escrevente|servidor}}, {{<come> <sr> <g>, que {_ACCEPTS}|{_ACCEPTS} <sr> <g>}} "
    f"<charge>"
    " <of> <w><t><named>",
    f"{{Na presença das|Perante as}} testemunhas <witness> e <witness2>, <g> {_ACCEPTS} <charge> <of> <w><t>, " + _BY,
    f"{{Quem exerce|Exerce|Exercerá|Caberá exercer}} <charge> <of> <w> {{é|será|, desde <d>,}} <sr> <g><t>",
    f"{{A|Para|À pessoa de}} <g>, {_BY}, {{fica|foi|é}} {_GIVEN} <charge> <of> <w><t>",
    f"<charge> <of> <w> {{caberá a|compete a|incumbe a|fica a cargo de|será exercid<y> por|é exercid<y> por|toca a}} <g>, {_BY}<t>",
    f"{{Não podendo|Sem condições de}} {{reger sua pessoa|cuidar de si|responder por seus atos}}, <w> {{fica|ficará}} {_UNDER} "
    f"<g><t><named>",
    f"{{Nesta data|Em <issued>|Hoje}}, <g> {_ACCEPTS}, {{diante de|perante|por ordem de}} <j>, <charge>, {{em favor de|relativo a}} <w><t>",
]

ORDERS = "{" + "|".join(_ORDERS) + "}"

WARD_CAPTIONS = (
    "{Nome {do|da|do(a)} <w>|Nome completo {do|da|do(a)} <w>|{Dados|Identificação|Qualificação} {do|da|do(a)} <w>|<W>(a)|<W>(s)|<W> (nome)|"
    "{Em|A} favor de|Em benefício de|Beneficiári{o|a|o(a)}|Pessoa {protegida|sob <k>|assistida|representada|a proteger}|Sob <k>|<K> de|"
    "Interessad{o|a|o(a)}|Favorecid{o|a|o(a)}|Assistid{o|a|o(a)}|Representad{o|a|o(a)}|<W> sob <k>|Quem é protegido|<W>: nome e dados}"
)
GUARDIAN_CAPTIONS = (
    "{Nome {do|da|do(a)} <g>|Nome completo {do|da|do(a)} <g>|{Dados|Identificação|Qualificação} {do|da|do(a)} <g>|<G>(a)|<G>(s)|<G> (nome)|"
    "{Confiad|Concedid|Deferid|Entregue}{a|o} a|Pessoa {nomeada|designada|que assume|responsável}|Responsável{| legal| nomeado(a)| pelo(a)"
    " <w>}|Nomeado(a) <g>|Compromisso prestado por|Termo {assinado|prestado} por|Encarregado(a)|Quem assume|Requerente/<g>|"
    "{Novo|Nova|Atual} <g>|<G>: nome e dados|Exercício por|Representante{| legal| nomeado(a)}}"
)
