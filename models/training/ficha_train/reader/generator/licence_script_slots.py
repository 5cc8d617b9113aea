"""What templates of licences may say beside the licence's own values: series of activities, decoys, answers about danger."""

from ficha_train.reader.generator.licence_activities import activity_code
from ficha_train.reader.generator.licence_conditions import agreeing_condition
from ficha_train.reader.generator.licence_lures import harmless
from ficha_train.reader.generator.licence_paper import Paper
from ficha_train.reader.generator.licence_words import caption_of, words
from ficha_train.reader.generator.tokens import Slot, Text, ended, plain, said
from ficha_train.reader.generator.values import STATES, cnpj, code, cpf, site

_DECOYS = [
    "{A licença|A LO} anterior, nº <prev>, {venceu|expirou|perdeu a validade} em <pe>.",
    "{A LI|A Licença de Instalação|A Licença Prévia|A LP} nº <li> {foi emitida em|data de|teve validade até} <od>.",
    "{A taxa|O DARE|O boleto|A guia} nº <on>, de R$ <d3>,<d2>, {venceu|foi pago|foi quitada} em <od>.",
    "{O Parecer|O Relatório de Vistoria|A Informação Técnica} nº <on>, de <od>, {é favorável|opina pelo deferimento}[, subscrit{o|a} por <per>].",
    "{O AVCB|O CLCB|O alvará de funcionamento|O Alvará da Vigilância Sanitária} nº <on> {vence em|é válido até} <od>.",
    "{Responde tecnicamente|É responsável técnico} <per>, {CREA|CRQ|CRBio} <on>[, ART {nº |}<art>][, CPF <oc>].",
    "O imóvel {está inscrito no CAR sob o nº|tem CAR} <car>[, matrícula nº <on>].",
    "{O empreendimento|A empresa} {possui|tem} {cadastro|registro} {CTF/APP|no IBAMA} nº <on>[, {regular|válido} até <od>].",
    "{A matriz|A filial|A controladora}, CNPJ <oj>, {tem licença própria, nº <li>|não é abrangida por este ato}.",
    "{O requerimento de renovação|O pedido de renovação} {deverá ser|será} {protocolado|apresentado} {até <od>|com <ot> de antecedência}.",
    "{O extrato|A súmula} {desta licença|do pedido} {foi publicad{o|a}|saiu} no {Diário Oficial|jornal} de <od>, página <d2>.",
    "{A outorga|O uso da água|O poço} {nº|sob nº} <on> {vence|foi deferida} em <od>.",
    "{O auto de infração|O TAC|O termo de compromisso} nº <on>, de <od>, {foi cumprido|está em análise|não impede a emissão}.",
    "{A consultoria|O estudo foi elaborado por|A assessoria} <con>, CNPJ <oj>.",
    "{A vistoria|A fiscalização} {ocorreu|foi realizada} em <od>, {por|com} <per>{|, matrícula <on>}.",
    "{Dúvidas|Denúncias|Ouvidoria|Informações}: <tel>{| ou <mail>|, <site>}.",
    "{O contrato|O seguro|A apólice} nº <on> {vigora|vale} até <od>.",
]
_ALLOWED = [
    "{Esta licença|Este ato|A presente} {autoriza|contempla|abrange|permite} o transporte {rodoviário |}de {produtos|cargas} perigos{os|as}{|, classes {2.1|3|8|9} e {3|6.1|5.1}}.",
    "{Fica|Está} {autorizado|permitido|liberado} o transporte de {produtos|resíduos} perigosos{|, nº ONU <d4> e <d4>|{ da| -} classe{| de risco} {3|8|9}}.",
    "Transporte de {produtos|cargas} perigos{os|as}: {SIM|Sim|autorizado|permitido}.",
    "{Produtos|Cargas} perigos{os|as}: {(X) Sim ( ) Não|☒ sim ☐ não|SIM|S|sim, conforme lista}.",
]
_REFUSED = [
    "{Esta licença|Este ato|A presente} {não autoriza|não contempla|não abrange|não inclui|veda} o transporte {rodoviário |}de {produtos|cargas} perigos{os|as}.",
    "{Fica|É|Está} {vedado|proibido|excluído} o transporte de {produtos|resíduos} perigosos{|, nº ONU <d4>|, de qualquer classe de risco}.",
    "Transporte de {produtos|cargas} perigos{os|as}: {NÃO|Não|não autorizado|não se aplica|vedado}.",
    "{Produtos|Cargas} perigos{os|as}: {( ) Sim (X) Não|☐ sim ☒ não|NÃO|N|não}.",
    "{Os resíduos perigosos|Os produtos perigosos usados|As embalagens contaminadas} {serão|deverão ser} {recolhidos|transportados} por {terceiros licenciados|<of>, licença <li>}.",
    "{Armazena|Gera|Utiliza} {produtos|resíduos} perigosos: {sim|(X) Sim ( ) Não}. Transporta: {não|( ) Sim (X) Não}.",
    "O transporte de produtos perigosos {depende de|exige|requer} {licença própria|autorização específica|autorização do IBAMA}.",
    "{O transportador|Quem transporta} produtos perigosos {deverá ter|terá} {CTF|CIPP e CIV|licença} em dia.",
]
_POSTS = (
    "{Secretári{o|a} {Municipal |de Estado |Executivo |Adjunto |}[de Meio Ambiente]|Diret{or|ora} {Geral|Técnic{o|a}|de Licenciamento|-Presidente}|"
    "Superintendente[ Regional]|Gerente {Regional|de Licenciamento|de Área}|Coordenador{|a}|Presidente[ do {Conselho|CODEMA|COMAM}]|"
    "Chefe {de Divisão|do Escritório Regional|da Unidade}|Analista Ambiental|Fiscal|Engenheir{o|a} {Químic{o|a}|Ambiental|Agrônom{o|a}}|Prefeit{o|a}}"
)
_UNTIL = (
    "{{válida|vigente|com validade|com vigência|em vigor} {até|até o dia|até a data de} <e>|{com {vencimento|término|prazo final} em|que {vence|expira|termina} em|a vencer em|"
    "vencendo{-se|} em|expirando em} <e>|{pelo|por|com} prazo de <t>|{por|válida por|com validade de|com vigência de} <t>[, {a contar|contad{os|o}|a partir} de{|sta data,} <i>]|"
    "{no período|com vigência} de <i> a <e>|emitida em <i> e válida até <e>|({validade|venc.|vence|até} <e>)|{por|pelo período de} <t>, {até|ou seja, até|vencendo em} <e>}"
)
_CAPTIONS = (
    "{{Atividade|Serviço|Empreendimento|Operação} {licenciad{a|o}|autorizad{a|o}|objeto da licença|permitid{a|o}|a que se refere|desenvolvid{a|o}|exercid{a|o} no local}|{Objeto|Escopo|Finalidade|Fim|Abrangência|Alcance} {da licença|do licenciamento|deste ato|autorizado|da LO}|"
    "{Descrição|Especificação|Caracterização|Discriminação|Denominação} {da atividade|do empreendimento|do objeto|dos serviços}|{Ramo|Gênero|Tipo|Natureza} {de atividade|do negócio|da operação}|{Uso|Destinação|Exploração} {licenciad{o|a}|autorizad{o|a}|do imóvel}|"
    "{Para|A fim de|Com a finalidade de} {exercer|operar|realizar|desenvolver}|{O que|Qual atividade} {pode ser feito|é licenciado|está autorizada}|{Tipologia|Subtipologia|Classe de atividade}[ {principal|licenciada}]|{CNAE|Código} {e descrição|/ atividade|principal licenciado}}"
)
_TAILS = [
    ", {com {área {útil|construída|total|licenciada}|{terreno|galpão|pátio}}|em {área|terreno|gleba}} de <m>", ", {de|com} {porte|potencial poluidor|grau de impacto} <cl>[ e {porte|classe} <cl>]", ", {classe|enquadrad{a|o} na classe|porte} <cl>",
    ", {localizad{a|o}|situad{a|o}|sediad{a|o}|a ser exercid{a|o}|instalad{a|o}} {na|à|em} <ad>", ", no {município|distrito|bairro} de <c>[/<u>]", ", <place>", " – <place>", " ({porte|classe} <cl>)", " (<m>)", " – <m>", "; {porte|classe|potencial}: <cl>", "; {área|capacidade}: <m>",
    ", {nas|sob as|nos pontos de} coordenadas <utm>", ", sob {responsabilidade técnica|a responsabilidade} de <per>[, CREA <on>]", ", conforme {processo|parecer|projeto|requerimento} nº <on>", ", {nos termos d{o|a}|na forma d{o|a}|de acordo com {o|a}} <law>",
    ", {observadas|respeitadas|desde que cumpridas} as {condicionantes|condições|exigências} {abaixo|do verso|anexas|do parecer}", ", {devendo|ficando obrigad{o|a} a} {renovar em <ot>|manter a ART <art>|apresentar relatório até <od>}",
    ", {em área de {propriedade de <per>|matrícula nº <on>}|no imóvel de matrícula <on>|no imóvel CAR <car>}", ", {com início em|desde} <od>", ", {operando|em funcionamento} {das <h> às <h>|em <d1> turnos|desde <year>}", ", {atendendo a|para atender} {<d2> funcionários|<d3> famílias|clientes da região}",
    ", {vedad{a|o}|proibid{a|o}|não sendo permitid{a|o}} {a ampliação|qualquer alteração} sem nova licença", ", {sem prejuízo de|não dispensando} {outras licenças|alvará|outorga}", ", {às margens|na bacia} do rio <c>", ", {ocupando|em} {<d1> galpões|lote <d2>, quadra <d2>|<m>}", ", {código|CODRAM|cód.} <acode>",
]
"""What stands behind an activity in the same sentence and is no part of it."""
_TAIL_SHARE = 0.55
_STATES = "{Vigente|VÁLIDA|Ativa|Emitida|Deferida|Regular|Em vigor|Em renovação|Prorrogada|Vencida|Suspensa|Arquivada|A vencer|Renovação requerida|Concedida}"


def script_slots(p: Paper) -> dict[str, Slot]:
    dice, facts = p.dice, p.facts
    d = dice.digits

    def number(text: str) -> Text:
        return said(text, "OTHER_NUMBER")

    def danger() -> Text:
        return p.say(dice.wording(_ALLOWED if facts.dangerous else _REFUSED))

    return {
        "cap": lambda: caption_of(dice, "activity") if dice.chance(0.6) else words(dice, _CAPTIONS),
        "acts": lambda: _series(p), "main": lambda: facts.activities[0].text() if facts.activities else plain("-"), "rest": lambda: _rest(p),
        "again": lambda: _again(p), "host": lambda: said(site(dice), "LINK"), "oact": lambda: harmless(dice), "acode": lambda: number(activity_code(dice)), "decoy": lambda: p.say(dice.wording(_DECOYS)),
        "dsay": danger, "yn": lambda: _answer(p), "cond": lambda: agreeing_condition(dice, facts.dangerous), "until": lambda: p.say(_UNTIL),
        "tail": lambda: p.say(dice.wording(_TAILS)) if dice.chance(_TAIL_SHARE) else [], "post": lambda: p.say(_POSTS), "sit": lambda: p.say(_STATES), "iss": lambda: facts.issue() if dice.chance(0.6) else facts.issue_in_words(),
        "art": lambda: number(dice.pick([d(13), f"{d(2)}{d(11)}", f"SC{d(8)}-{d(1)}", f"{d(4)}{d(9)}", f"{d(7)}-{d(1)}", f"BR{d(8)}"])),
        "car": lambda: number(f"{dice.pick(STATES)}-{d(7)}-" + dice.pick([".".join(_hex(p, 4) for _ in range(8)), _hex(p, 32)])),
        "tag": lambda: number(code(dice)), "sha": lambda: number(_hex(p, dice.pick([8, 32, 40])).lower()), "od2": lambda: said(facts.issued, "OTHER_DATE"),
        "base": lambda: said(facts.tax.rsplit("/", 1)[0] + "/" + d(4) + "-" + d(2) if "/" in facts.tax else cnpj(dice), "OTHER_ID"),
        "odoc": lambda: said(cpf(dice) if dice.chance(0.5) else cnpj(dice), "OTHER_ID"), "ie": lambda: number(dice.pick([f"{d(3)}.{d(3)}.{d(3)}.{d(3)}", d(9), f"{d(3)}/{d(7)}", "ISENTO"])),
        "utm": lambda: plain(dice.pick([f"{d(6)} m E / {d(7)} m N", f"-{d(2)},{d(6)} / -{d(2)},{d(6)}", f"S {d(2)}°{d(2)}'{d(2)},{d(1)}\" W {d(2)}°{d(2)}'{d(2)}\"", f"E={d(6)} N={d(7)} fuso 2{d(1)}"])),
        "money": lambda: plain(f"R$ {dice.between(1, 99)}.{d(3)},{d(2)}"), "un": lambda: plain(" ".join(f"{dice.pick(['ONU', 'UN'])} {d(4)}," for _ in range(dice.between(1, 4))).rstrip(",")),
    }  # fmt: skip


def _hex(p: Paper, count: int) -> str:
    return "".join(p.dice.pick("0123456789ABCDEF") for _ in range(count))


def _series(p: Paper) -> Text:
    """`a) …; b) …; e c) …` in one paragraph."""
    dice, own = p.dice, p.facts.activities
    if not own:
        return plain(dice.pick(["as atividades do anexo", "atividade constante do processo"]))
    shape = dice.pick(["a)", "1)", "I -", "(i)", "1.", "i)", "•", "1º", "", "(a)", "A -"])
    out: Text = []
    for i, one in enumerate(own):
        letter, roman = chr(97 + i), "i ii iii iv v vi vii viii ix x".split()[i]
        mark = {"a)": f"{letter})", "(a)": f"({letter})", "A -": f"{letter.upper()} -", "I -": f"{roman.upper()} -", "(i)": f"({roman})", "i)": f"{roman})"}
        if out and i == len(own) - 1 and dice.chance(0.5):
            out += plain("e")
        out += plain(mark.get(shape, shape.replace("1", str(i + 1))))
        out += one.text() if i == len(own) - 1 else ended(one.text(), dice.pick([";", ";", ","]))
    return out


def _rest(p: Paper) -> Text:
    """All but the main one."""
    dice, own = p.dice, p.facts.activities[1:]
    if not own:
        return plain(dice.pick(["não há", "Nenhuma", "-", "Não informado", "---", "n/a"]))
    out: Text = []
    for i, one in enumerate(own):
        out += one.text() if i == len(own) - 1 else ended(one.text(), ";")
    return out


def _answer(p: Paper) -> Text:
    """To a question whether dangerous goods are carried."""
    yes = p.facts.dangerous
    shape = p.dice.pick(["({y}) Sim ({n}) Não", "( {y} ) SIM ( {n} ) NÃO", "Sim [{y}] Não [{n}]", "[{n}] Não [{y}] Sim", "word", "word", "word", "({n}) não ({y}) sim", "S({y}) N({n})"])
    if shape == "word":
        return plain(p.dice.pick(["Sim", "SIM", "S", "sim", "Autorizado", "Permitido"] if yes else ["Não", "NÃO", "N", "não", "Vedado", "Não autorizado", "Não se aplica"]))
    mark = p.dice.pick(["X", "x", "X"])
    return plain(shape.format(y=mark if yes else " ", n=" " if yes else mark))


_AGAIN = ["unidade de {}", "empreendimento de {}", "operação de {}", "instalações para {}", "{}", "planta de {}", "a atividade consiste em {}", "estabelecimento destinado a {}"]


def _again(p: Paper) -> Text:
    """What the caption of the activity said, told once more in other words: no further activity."""
    own = p.facts.activities
    if not own:
        return plain("o transporte acima descrito")
    said_before = own[0].words
    return plain(p.dice.pick(_AGAIN).format(said_before[:1].lower() + said_before[1:]))
