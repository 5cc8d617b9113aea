"""licence/screens"""

from collections.abc import Callable
from ficha_train.reader.generator.arrange import table, transposed
from ficha_train.reader.generator.licence.acts import CHECKED, SIGNED
from ficha_train.reader.generator.licence.conditions import conditions
from ficha_train.reader.generator.licence.paper import Paper
from ficha_train.reader.generator.page import Paragraph
from ficha_train.reader.generator.tokens import Text, Token, caption, plain, said
from ficha_train.reader.generator.wordings import wordings

W = wordings("licence/screens")


def _some_fields(p: Paper, decoys: int) -> list[tuple[str, Text]]:
    dice = p.dice
    chosen = [one for one in W.fields if p.is_kept(one)] + dice.shuffled(W.decoys)[:decoys]
    if dice.chance(0.25):
        chosen.append("{Prod. perigosos|Transporta perigosos|Carga perigosa}?=" + ("Sim" if p.facts.dangerous else "{Não|N|não}"))
    return [p.entry(one) for one in (dice.shuffled(chosen) if dice.chance(0.4) else chosen)]


def _above(p: Paper) -> None:
    """The name of the book, letters of columns, a date of printing."""
    p.lines(W.above)
    if p.dice.chance(0.3):
        p.page.row([[Paragraph(plain(letter), p.page.size)] for letter in "ABCDEFG"], p.page.columns(7))
    if p.dice.chance(0.4):
        p.head("left")


def _below(p: Paper) -> None:
    p.lines(W.below, "?{Página 1 de 1|1 / 1|<file>}", "?{Fonte|Consultado em|Validação}: <l>[ – {código|chave}: <k>]", size=0.85)


def two_columns(p: Paper) -> None:
    """Field and value, with numbers of rows at the left and remarks at the right."""
    dice = p.dice
    _above(p)
    numbered, remarks = (dice.chance(0.35), dice.chance(0.3))
    shares = [0.06 * numbered, 0.32, 0.45 if remarks else 0.62, 0.17 * remarks]
    edges = [p.page.left]
    for share in shares:
        edges.append(edges[-1] + p.page.inner * share)
    if dice.chance(0.5):
        heads = ["#", dice.pick(["Campo", "Item", "Dado", "Descrição"]), dice.pick(["Valor", "Conteúdo", "Informação"]), "Obs"]
        p.page.row([[Paragraph(plain(word), p.page.size)] if share else [] for word, share in zip(heads, shares, strict=True)], edges)
    for i, (head, value) in enumerate(_some_fields(p, dice.between(1, 7))):
        remark = p.say("{ok|conferido em <od>|ver <file>|-|resp.: <per>|renovar até <od>|}") if remarks else []
        p.page.row(
            [
                [Paragraph(plain(str(i + 2)), p.page.size)] if numbered else [], [Paragraph(caption(head), p.page.size)],
                [Paragraph(value, p.page.size)], [Paragraph(remark, p.page.size)] if remarks else [],
            ], edges,
        )
    _below(p)


def wide_row(p: Paper) -> None:
    """Many heads over one row, now and then in two bands, or turned."""
    dice = p.dice
    p.page.width, p.page.height = (842, 595)
    p.page.right, p.page.size = (820, dice.uniform(5.5, 9))
    _above(p)
    fields = _some_fields(p, dice.between(1, 6))
    if dice.chance(0.2):
        transposed(p.page, [head for head, _ in fields], [[value for _, value in fields]])
    else:
        size = dice.between(4, 9)
        for at in range(0, len(fields), size):
            band = fields[at : at + size]
            table(p.page, [head for head, _ in band], [[value for _, value in band]])
    _below(p)


def key_lines(p: Paper) -> None:
    """What a program writes: `nome_campo: valor`, one a line, in an export's signs."""
    dice = p.dice
    p.lines(W.key_lines)
    names = {
        "num": "{numero|num_licenca|nr_licenca|licenca_numero|NumeroLicenca}", "n": "{razao_social|titular|nome_titular|empreendedor}",
        "id": "{cnpj|cpf_cnpj|documento_titular|nrDocumento}", "act": "{atividade|ds_atividade|descricao_atividade|objeto}",
        "e": "{validade|data_validade|dt_vencimento|dataFim}", "i": "{emissao|dt_emissao|data_emissao}", "agl": "{orgao|nm_orgao|emissor}",
        "proc": "{processo|nr_processo|protocolo}", "k": "{codigo_autenticidade|chave|hash_validacao|token}",
        "l": "{url_validacao|link_autenticidade}", "on": "{id|cod_interno|id_documento|nr_parecer|seq}",
        "od": "{dt_alteracao|dt_protocolo|created_at|dt_publicacao}", "oc": "{cpf_responsavel|cpf_usuario|cpf_rt}",
        "per": "{responsavel|usuario|nm_tecnico}", "prev": "{licenca_anterior|nr_licenca_renovada}", "pl": "{placas|veiculos}",
        "file": "{arquivo|nome_arquivo|path}", "ver": "{versao|revisao}",
    }
    must = ["num", "n", "id", "act", "e"]
    chosen = must + dice.shuffled([name for name in names if name not in must])[: dice.between(3, 10)]
    sign = dice.pick([":", " =", ";", " :", "=>", "|", ":"])
    upper, quoted = (dice.chance(0.3), dice.chance(0.25))
    for name in chosen if dice.chance(0.5) else dice.shuffled(chosen):
        head = p.say(names[name])[0].text
        value = p.say(f'"<{name}>",' if quoted else f"<{name}>")
        p.page.flow([*caption((f'"{head}"' if quoted else head.upper() if upper else head) + sign), *value])
    p.lines("?{FIM|EOF|1 registro|Total: 1}" if not quoted else "?--")


def register(p: Paper) -> None:
    """A firm's list of obligations: its licence is one row, told by its kind; other papers have numbers and ends as well."""
    dice = p.dice
    _above(p)
    p.entries("{Empresa|Unidade|Cliente|Titular}=<n>", "CNPJ=<id>", "?{Responsável|Elaborado por}=<per>", "?{Revisão|Data}=<od>")
    rows = [
        ["{AVCB|CLCB}", "<on>", "<od>", "<od>"], ["{LI|Licença de Instalação}", "<li>", "<od>", "<od>"],
        ["{Outorga|CTF/APP}", "<on>", "<od>", "<od>"], ["{Alvará de localização|Cadastro da ANP|CADRI}", "<on>", "<od>", "<od>"],
        ["{LO anterior|LO (vencida)}", "<prev>", "<od>", "<pe>"],
    ]
    rows = dice.shuffled(rows)[: dice.between(1, 4)]
    rows.insert(dice.between(0, len(rows)), ["{Licença de Operação|LO|LO (vigente)|<tt>}", "<num>", "<i>", "<e>"])
    heads = W.register
    columns = {head: [row[i] for row in rows] for i, head in enumerate(heads)}
    columns["?{Status|Prazo p/ renovar|Resp.}"] = [dice.pick(["<ot>", "<per>", "{OK|pendente}", "<od>"])] * len(rows)
    p.table(columns)
    p.entries(
        "{Atividade licenciada|Escopo da LO|Objeto da licença}=<act>", "?{Link da LO|Consulta da LO}=<l>",
        "?{Código da LO|Autenticidade da LO}=<k>",
    )
    _below(p)


def cards(p: Paper) -> None:
    """Print of a database's form: captions left of boxes, several a row, buttons below."""
    p.page.flow([Token("Cadastro"), Token("de"), Token("Licenças"), *plain("- [Registro 1 de 1]")])
    p.entries(
        *W.fields, *(f"?{one}" for one in p.dice.shuffled(W.decoys)[:8]), how=p.dice.pick(["pairs", "several", "cells", "two columns"]),
        shuffled=0.4,
    )
    if p.facts.plates:
        p.page.row(
            [[Paragraph([*caption("Placa"), *said(one, "PLATE")], p.page.size)] for one in p.facts.plates[:4]],
            p.page.columns(min(4, len(p.facts.plates))),
        )
    p.lines(W.cards)
    _below(p)


SHEETS = {two_columns: 2, wide_row: 1.5, key_lines: 1, register: 1.2, cards: 0.8}


def _framed(p: Paper, body: Callable[[], None]) -> None:
    dice = p.dice
    p.lines("?" + W.bar, size=dice.pick([0.7, 0.85, 1]))
    p.some(lambda: p.head(), chance=0.75)
    p.lines("?" + W.menu, size=0.85)
    body()
    p.lines("?" + W.buttons, "?" + W.end, "?" + W.bar, size=0.8)


def detail(p: Paper) -> None:
    """The page of one licence."""

    def body() -> None:
        p.line(W.body, 1.3)
        p.entries(W.number, W.holder, W.tax, W.work, W.ends, *W.rest, shuffled=0.45)
        p.some(lambda: p.line(W.check), chance=0.8)
        p.some(lambda: p.line(W.body_2))

    _framed(p, body)


def checked(p: Paper) -> None:
    """What a QR code or a code that was typed in answers."""

    def body() -> None:
        p.lines(W.body_3, W.body_4, "?{O documento acima foi emitido por <agl>|Confere com o original}[ em <i>].")
        p.entries(W.number, W.holder, W.tax, W.work, W.ends, *W.rest[:7], shuffled=0.4)
        p.lines("?{Resumo|Hash do arquivo|SHA-256|MD5}: <file>", "?{Assinado por|Signatário}: <boss> {em|–} <sg> <h>", "?" + W.check)

    _framed(p, body)


def results(p: Paper) -> None:
    """A search that found one, among steps or files of its process."""
    dice = p.dice

    def body() -> None:
        p.lines(
            "?{Filtros|Pesquisar por}: {CNPJ <id>|Município: <c>|Ano: <year>}",
            "{1 registro encontrado|Resultado da pesquisa|Licenças emitidas (1)}",
        )
        p.table(
            {
                "{Licença|Número|Nº}": ["<num>"], "{Titular|Empreendimento|Razão social}": ["<n>"], "{CNPJ|CPF/CNPJ}": ["<id>"],
                "?{Tipo|Ato}": ["<tt>"], "{Validade|Vencimento|Válida até}": ["<e>"], "?{Emissão|Data}": ["<i>"],
                "?{Processo|Protocolo}": ["<proc>"], "?{Situação|Status}": ["{Vigente|Ativa|Emitida}"],
                "?{Ação|Opções}": ["{Ver|Detalhes|PDF}"],
            }
        )
        p.entries(W.work, "?{Local|Município}=<c>")
        rows = dice.between(0, 4)
        if rows:
            p.table(
                {
                    "{Data|Movimentação|Em}": ["<od>"] * rows,
                    "{Fase|Andamento|Documento}": ["{Protocolo|Vistoria|Parecer <on>|LI <li>|Taxa paga|Análise técnica|<file>}"] * rows,
                    "?{Responsável|Usuário}": ["<per>"] * rows,
                }
            )
        p.some(lambda: p.line(W.check))

    _framed(p, body)


def telephone(p: Paper) -> None:
    """A narrow screen, photographed or printed."""
    dice, page = (p.dice, p.page)
    page.right = page.left + page.inner * dice.uniform(0.38, 0.6)
    p.lines("{<h>|<h> 5G|<h> {4G|Wi-Fi} <d2>%}", "?{← Minhas licenças|Licença digital|< Voltar|Carteira de documentos}", size=0.85)
    if dice.chance(0.6):
        p.head(size=0.9)
    p.line("<tt>", 1.1)
    p.entries(W.number, W.holder, W.tax, W.ends, W.work, *W.rest[:5], how=dice.pick(["stacked", "below", "stacked", "inline", "far right"]))
    for one in p.facts.plates[:3]:
        p.line("{Veículo|Placa} <one>", one=said(one, "PLATE"))
    p.lines(
        "{Mostrar QR Code|Escaneie para validar|Atualizado há <d1> min|Baixar}", "?" + W.check, "?{Início Buscar Avisos Conta|≡ ○ ◁}",
        size=0.85,
    )


def side_menu(p: Paper) -> None:
    """A menu at the left of the data, and boxes of news at the right."""
    dice, page = (p.dice, p.page)
    p.lines("?" + W.bar, size=0.8)
    p.head("left")
    left, right, top = (page.left, page.right, page.y)
    share = dice.uniform(0.15, 0.25)
    y = top
    for _ in range(dice.between(3, 9)):
        item = p.say("{Licenças|Processos|Taxas|Condicionantes|Empreendimentos|Mensagens|Relatórios|Cadastro|Outorga|Fauna|Sair|Ajuda}")
        y = page.flow(item, left, left + page.inner * share, y, page.size * 0.9)
    page.left += page.inner * share
    if dice.chance(0.3):
        page.right -= page.inner * 0.25
        page.flow(
            p.say("{Avisos|Notícias}: {expediente suspenso em <od>|nova <law>|prazo até <od>}"), page.right + 8, right, top, page.size * 0.8
        )
    p.entries(W.number, W.holder, W.tax, W.work, W.ends, *W.rest, shuffled=0.3)
    conditions(page, dice.pick([0, 0, 2, 3]), p.facts.dangerous)
    p.some(lambda: p.line(W.check), chance=0.7)
    page.left, page.right, page.y = (left, right, max(y, page.y))
    p.lines("?" + W.end, "?" + W.bar, size=0.8)


def receipt(p: Paper) -> None:
    """A long receipt of an issue on line: steps and payments before the data."""
    p.head()
    p.line(W.receipt, 1.2, "centre")
    p.entries(
        "{Protocolo|Nº do recibo|Guia|Nosso número}=<on>", "?{Pago em|Data do pagamento|Gerado em}=<od>", "?{Valor|Taxa}=R$ <d3>,<d2>",
        "?{Usuário|Solicitante|Procurador}=<per>[, CPF <oc>]", "?{Código de barras|Linha digitável}=<d4><d4><d4>.<d4> <d4><d4> <d1>",
    )
    cells = [[Paragraph(p.say("{Dados da licença emitida|Licença gerada|Documento emitido|Resultado}"), p.page.size * 1.1)]]
    p.page.row(cells, p.page.columns(1))
    p.entries("?{Tipo|Espécie}=<tt>", W.number, W.holder, W.tax, W.work, W.ends, "?{Emissão|Gerada em}=<i>", shuffled=0.3)
    p.lines(W.check, "?" + W.end)


SCREENS = {detail: 2, checked: 1.3, results: 1.2, telephone: 0.9, side_menu: 1, receipt: 1}


def _body(p: Paper) -> None:
    dice = p.dice
    kind = dice.pick(["sentence", "sentence", "record", "lines"])
    before = [p.dice.wording(W.decoys_letters) for _ in range(dice.pick([0, 1, 1, 2]))]
    behind = [p.dice.wording(W.decoys_letters) for _ in range(dice.pick([0, 1, 2, 3]))]
    for one in before:
        p.line(one)
    if kind == "sentence":
        p.line(dice.wording(W.sentences))
    elif kind == "record":
        p.line(W.record)
    else:
        p.entries(
            "{Licença|Nº|Número}=<num>", "{Titular|Empresa}=<n>", "CNPJ=<id>", "{Validade|Vence em}=<e>", "{Atividade|Objeto}=<act>",
            "?{Emissão|Data}=<i>", "?{Órgão|Emissor}=<agl>", how="inline",
        )
    for one in behind:
        p.line(one)
    p.page.gap(0.5)


def mail(p: Paper) -> None:
    """An e-mail, printed, with what it answers."""
    dice = p.dice
    p.lines("?{<od> <h>|Gmail - {Licença|RES: renovação}|Outlook|Webmail :: <mail>}", size=0.85)
    p.entries(
        "De=[<per> ]<mail>", "{Para|To}=<mail>", "?{Cc|CC}=<mail>", "{Enviado em|Data|Enviada}=<od>[ <h>]",
        "Assunto={RES:|ENC:|Fwd:|} {<tt>|Licença ambiental|LO[ nº] <num>|Renovação da LO}[ - <n>]", "?{Anexos|Anexo}=<file>",
        how=dice.pick(["inline", "two columns"]), shuffled=0,
    )
    p.line("{Prezad{o|a}s|Bom dia|Boa tarde|Olá|Senhores},")
    _body(p)
    p.lines("{Att.|Atenciosamente|Abraços|Cordialmente},", "<per>", "?<con> – {CNPJ <oj> – |}<tel>", "?<site>")
    if dice.chance(0.5):
        p.line("{Em <od>, <per> escreveu:|-----Mensagem original-----|> De: <mail> > Enviado: <od>}")
        p.lines(W.mail)
    p.lines(
        "?{Confira a autenticidade em|Link do órgão:} <l>[ ({código|chave} <k>)]", "?Esta mensagem pode conter informação confidencial."
    )


def letter(p: Paper) -> None:
    """An office's letter with a number, a date and a reference of its own."""
    dice = p.dice
    p.some(lambda: p.head())
    p.lines("{Ofício|OF.|Carta|Memorando|CI} {nº|n.º} <on>", "{<city>|<c>}, <od>.", align=dice.pick(["left", "right"]))
    p.lines(
        "{Ao|À|A} {Senhor Diretor|empresa|Secretaria}[ <of>]",
        "{Assunto|Ref.|Referência}: {<tt>|encaminha licença|Processo <proc>|Protocolo <on>}",
    )
    _body(p)
    p.lines(
        "?{Sem mais|Na oportunidade}, {apresentamos protestos de estima|subscrevemo-nos}.", "<per>", "?{CPF|CREA} <oc>", "?" + SIGNED,
        "?" + CHECKED,
    )


def press(p: Paper) -> None:
    """What a firm has to print in a newspaper, among others' notices."""
    dice = p.dice
    p.page.right = p.page.left + p.page.inner * dice.uniform(0.35, 0.8)
    p.lines(W.press)
    p.line(W.press_2, align="justified")
    p.lines(
        "?{<of> {recebeu|requereu} LI, <place>.|Perdeu-se o diploma de <per>, CPF <oc>.}",
        "?{Classificados|Publicado em|Jornal da cidade} {–|-} <od>",
    )


def certified(p: Paper) -> None:
    """An office certifies what its records have."""
    p.head()
    p.line(W.certified, 1.3, "centre")
    p.line(
        f"{{Certifico|Certificamos|Declaramos|Atesto}}, {{a pedido de <per>, CPF <oc>,|para os devidos fins,|conforme protocolo <on>, de <od>,}} que {{consta de nossos registros|foi expedida}} a {W.licence}, {{em nome de|à empresa}} <n>, {W.id}, {W.ends_letters}, {{para|com o objeto de}} <act>[, <place>]."
    )
    p.lines(
        "?" + W.decoys_letters[0], "{Esta|A presente} {certidão|declaração} {é válida|vale} {por <ot>|até <od>}.", "<city>, <od>.",
        "<boss>", "?" + CHECKED,
    )


def contract(p: Paper) -> None:
    """A clause or an annex of a contract of services, a report, a bid."""
    dice = p.dice
    p.lines(
        "{Contrato|Aditivo|Relatório|Proposta|Parecer jurídico} {nº <on>|<ver>}[, de <od>]",
        "?{CONTRATANTE|Cliente}: <of>, CNPJ <oj>[, por <per>, CPF <oc>].",
    )
    p.line("{Cláusula|Item|Seção} <d1>ª[ – Das licenças][.]")
    p.line(
        f"{{A CONTRATADA|A prestadora|O gerador}}, <n>, {W.id}, {{declara|comprova}} possuir {W.licence}, {W.ends_letters}, {{emitida pel{{o|a}} <agl>, |}}{{que contempla|para}} <act>[, <place>]."
    )
    for _ in range(dice.between(0, 4)):
        p.line(dice.wording(W.decoys_letters))
    p.lines("?{O prazo deste contrato|A vigência contratual} é de <ot>, até <od>.", "<c>, <od>.", "?Testemunha: <per>, CPF <oc>")


LETTERS = {mail: 2.5, letter: 1.2, press: 1.5, certified: 1, contract: 1}
