"""Powers and limits with the articles of the laws, travel, benefits, accounts and prohibitions, as decisions and terms word them."""

from ficha_train.reader.generator.term_case import Case
from ficha_train.reader.generator.term_script_limits import ALL, CURATELA, MINORS
from ficha_train.reader.generator.term_words import article, ending
from ficha_train.reader.generator.tokens import Text, Token, say

_WITH = "{sem {prévia |expressa |}autorização {judicial|deste Juízo|do Juízo}|salvo mediante alvará[ judicial]|senão com ordem judicial|sem ouvir o Ministério Público|exceto se autorizad<p> em juízo}"
_INSS = "{o INSS|o Instituto Nacional do Seguro Social|a Previdência Social|o INSS e {bancos|a Caixa Econômica Federal}|a Caixa Econômica Federal|o regime próprio de previdência|o Banco {do Brasil|pagador}}"
_ALL = [
    f"{{Fica|Ficam}} {{vedada|proibida|defesa}} {{a|qualquer}} {{alienação|oneração|transferência|doação|venda}}[ ou {{oneração|permuta|hipoteca}}] de bens {{móveis, imóveis ou de quaisquer natureza|imóveis|de qualquer espécie}} {{pertencentes <aw> <w>|de propriedade d<o> <w>|d<o> <w>|em nome d<o> <w>}}[, {_WITH}]",
    f"{{Os valores|As quantias|As verbas}} {{recebidos|percebidos|auferidas}} {{da entidade previdenciária|de benefício previdenciário|a título de pensão|do INSS}} deverão ser {{aplicados|empregados|utilizados}} exclusivamente {{na saúde, alimentação e no bem-estar|no sustento|em proveito}} d<o> <w>",
    "{Poderá|Poderão|Fica autorizad<p> a|Está autorizad<p> a} {abrir, movimentar e encerrar|movimentar|abrir} {conta bancária|conta-poupança|contas} em nome d<o> <w>[, {vedada|exceto} a contratação de {empréstimos|crédito|consignados}]",
    f"{{Representar|Representará|Deverá representar|Poderá representar}} <OO> <w> {{perante|junto a}} {_INSS}[, {{podendo requerer|para requerer|inclusive para receber}} benefícios[, {{fazer prova de vida|cadastrar senha|receber atrasados}}]]",
    "{Prestará|Deverá prestar|Obriga-se a prestar|Prestarão} contas {anualmente|a cada {doze|dez|seis} meses|de dois em dois anos|quando {exigido|intimad<p>}|até o dia 31 de janeiro de cada ano}, {na forma do|conforme o|nos termos do} {art. 84, § 4º, da Lei nº 13.146/2015|art. 1.755 do Código Civil|art. 1.757 do CC|art. 553 do CPC}[, {apresentando o balanço do respectivo ano|juntando recibos}]",
    "{Fica dispensad<p> d{a prestação de contas|e prestar contas|a caução}|Dispensa-se a {prestação de contas|garantia|especialização de hipoteca legal}}[, {ante a inexistência de bens|por se tratar de {ascendente|parente próximo}|diante da reconhecida idoneidade|salvo nova determinação}]",
    "{Não poderá|Não poderão|É vedado} {viajar|sair} {para o exterior|do país|do território nacional|da comarca} com <OO> <w> {sem autorização judicial|sem autorização d{os genitores|e ambos os pais}|sem alvará}",
    "{Autorizo|Fica autorizada|Está autorizada|Autoriza-se} {a viagem|viagens} d<o> <w> {em território nacional|para qualquer parte do Brasil|ao exterior}[ {na companhia d<O> <k>|acompanhad<o2> d<O> <k>}][, {dispensada a autorização dos genitores|inclusive de avião}]",
    "{Aplicam-se|Incidem} {ao encargo|à espécie|a este termo}, {no que couber,|} {os arts. 1.740 a 1.752|os artigos 1.747, 1.748 e 1.749|o disposto nos arts. 1.741 e 1.748} do Código Civil", "{Comunicará|Deverá comunicar|Comunicarão} {imediatamente |}{ao Juízo|a este Juízo|nos autos} {qualquer mudança de endereço ou telefone|óbito, internação ou mudança|a alteração de domicílio}[ {no prazo de cinco dias|em 48 horas}]",
    f"{{Não poderá|É-lhe vedado|Fica proibid<p> de|Não lhe é permitido}} {{contrair|fazer|contratar|assumir}} {{empréstimos|dívidas|financiamentos|empréstimo consignado, cartão de crédito ou fiança}} em nome d<o> <w>[, {_WITH}]",
    "{Os poderes são|A representação é|Os poderes ficam} {restritos|limitados|limitada|adstritos} {a|aos atos de} {administração|gestão patrimonial|mera administração|gestão de benefício previdenciário}[, {excluída|vedada} a {disposição de bens|alienação}]",
    "{Deverá zelar|Zelará|Compromete-se a zelar} {pela saúde, {educação|higiene} e {alimentação|segurança}|pelo tratamento médico|pela frequência escolar} d<o> <w>[, {propiciando|garantindo} {convivência familiar|tratamento digno|acompanhamento médico}]",
    "{O descumprimento|A inobservância} {das obrigações|dos deveres} {implicará|importará em|acarretará} {remoção|destituição|revogação da medida|responsabilidade civil e criminal}[, sem prejuízo de {multa|perdas e danos|outras sanções}]", "{Qualquer|Eventual} bem {recebido|herdado} {deverá ser|será} {informado|comunicado|arrolado} {nos autos|em juízo}[, {no prazo legal|de imediato}]",
]  # fmt: skip
_CURATELA = [
    "{A curatela|A presente curatela|A medida|A incapacidade} {{afeta|afetará|abrange|alcança|atinge} {tão somente|apenas|somente|exclusivamente}|restringe-se a|limita-se a} {os |}{atos {relacionados aos direitos |}de natureza patrimonial e negocial|atos de gestão de patrimônio}[, {nos termos d|na forma d|conforme |ex vi d}o {art. 85|artigo 85, caput,|art. 85, §§ 1º e 2º} d{a|o} {Lei nº 13.146/2015|Estatuto da Pessoa com Deficiência|Lei 13.146/15}]",
    "{Ficam preservados|Permanecem íntegros|Não são alcançados|A medida não alcança} {o direito ao próprio corpo|os direitos ao corpo}, à sexualidade, ao matrimônio, à privacidade, à educação, à saúde, ao trabalho e ao voto[ ({art. 85, § 1º|§ 1º do art. 85}, Lei 13.146/2015)]",
    "{<O> {curador|curadora}|<O> <k>} {poderá|deverá|está autorizad<p> a} {praticar|realizar}, {em nome d<o> <w>|pelo interditad<o>}, {os atos descritos no|atos do} art. 1.782 do Código Civil, {quais sejam|a saber}: emprestar, transigir, dar quitação, alienar, hipotecar, demandar ou ser demandad<o2>[, {sempre|somente} com {assistência|autorização}]",
    "{O curatelado|A pessoa curatelada|<O2> <w>} {não poderá|fica privad<o2> de}, sem curador, {emprestar, transigir, dar quitação, alienar, hipotecar, demandar ou ser demandad<o2>|praticar atos que não sejam de mera administração}[, {art.|ex vi do art.} 1.782 do CC]",
    "{É vedada a internação|A internação depende|Não se autoriza a internação} {em instituição de longa permanência|compulsória} {sem ordem judicial|de laudo médico e de comunicação ao Juízo}", "{Deverá buscar|Buscará} {tratamento e apoio apropriados à conquista da autonomia|a recuperação} d<o> <w>{ (art. 758 do CPC)|, na forma do art. 758 do Código de Processo Civil|}",
]  # fmt: skip
_MINORS = [
    "{A <kd>|A medida|O encargo} {obriga à|implica a|compreende a} {prestação de assistência|assistência} material, moral e educacional {à criança ou adolescente|<aw> <w>}, conferindo {ao|a seu} {detentor|titular} o direito de opor-se a terceiros, inclusive aos pais[ ({art. 33|artigo 33} d{a Lei 8.069/90|o ECA|o Estatuto da Criança e do Adolescente})]",
    "{Confere-se|A <kd> confere|Fica assegurada} <aw> <w> {a |}condição de dependente, {para todos os fins e efeitos de direito|inclusive previdenciários}[ {(art. 33, § 3º, do ECA)|na forma do § 3º do art. 33 do ECA}]",
    "{Fica|É} {assegurado|garantido|mantido} {aos genitores|à genitora|ao genitor|aos avós} o direito de {visitas|convivência}, {em finais de semana alternados|quinzenalmente|aos domingos, das 9h às 18h|a ser fixado}[, {sem prejuízo d|mantido }o dever de {prestar alimentos|alimentos}]",
    "{Matricular|Deverá matricular|Matriculará|Manterá} <OO> <w> {na escola|em estabelecimento de ensino}[ e {acompanhar sua frequência|manter a carteira de vacinação em dia}]", "{Receber|Poderá receber|Fica autorizad<p> a receber} {bolsa família|auxílio|pensão por morte|salário-família|benefício assistencial} em nome d<o> <w>[, {revertendo os valores em seu proveito|mediante recibo}]",
    "{Incumbe|Compete|Cabe} <aO> <k>{, quanto à pessoa d<o> <w>,|} {dirigir-lhe a educação, defendê-lo e prestar-lhe alimentos|reclamar do juiz que providencie, como houver por bem, quando <OO> <w> haja mister correção|adimplir os demais deveres que normalmente cabem aos pais}[ (art. 1.740{, I|, II|} do Código Civil)]",
    "{Não poderá|É vedado} {transferir a {guarda|responsabilidade} a terceiros|entregar <OO> <w> aos genitores|deixar <OO> <w> em poder de outrem}[ {sem autorização judicial|ainda que a título gratuito}]", "{<O2> <w> não poderá|Não poderá <OO> <w>} ser {retirad<o2> da|levad<o2> para fora da} {companhia d<O> <k>|comarca} {sem|senão com} {decisão|autorização} judicial",
]  # fmt: skip


def power(case: Case) -> Text:
    """One sentence; its full stop is part of it."""
    dice = case.dice
    own = [*_CURATELA, *CURATELA] if case.kind == "CURATELA" else [*_MINORS, *MINORS]
    template = dice.wording([*_ALL, *ALL, *own, *own])
    gender, ward = ending(case.guardian_genders), case.same_ward_word()
    o = article(ward, case.ward_genders)
    to = {"o": "ao", "a": "à", "os": "aos", "as": "às"}
    text = say(
        dice, template, role="POWERS", p=gender, k=case.office_word(), O=gender, o=o, OO=o, O2=o.capitalize(), o2=ending(case.ward_genders), w=ward, kd=case.kind.lower(), aw=to[o], aO=to[gender],
    )  # fmt: skip
    first, last = text[0], text[-1]
    text = [Token(first.text[:1].upper() + first.text[1:], "POWERS", True), *text[1:]]
    if len(text) > 1:
        text[-1] = Token(last.text.rstrip(",;") + dice.pick([".", ".", ".", ";", ""]), "POWERS")
    return text
