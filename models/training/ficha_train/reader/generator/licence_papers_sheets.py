"""Spreadsheets, exports and registers: rows and columns with names of sheets, files and fields around a licence."""

from ficha_train.reader.generator.arrange import table, transposed
from ficha_train.reader.generator.licence_paper import Paper
from ficha_train.reader.generator.page import Paragraph
from ficha_train.reader.generator.tokens import Text, Token, caption, plain, said

_FIELDS = [
    "{Número|Nº da licença|Licença nº|Nº LO|Licença}=<num>", "{Titular|Razão social|Empresa|Cliente|Unidade / razão social}=<n>",
    "{CNPJ|CNPJ/CPF|CNPJ titular}=<id>", "{Atividade|Descrição|Objeto|Escopo|Atividade licenciada}=<act>",
    "{Validade|Vencimento|Data de vencimento|Válida até|Vence em|Dt. validade}=<e>", "?{Emissão|Dt. emissão|Início}=<i>",
    "?{Órgão|Órgão emissor|Emitente}=<ag>", "?{Tipo|Tipo de licença|Documento}=<tt>", "?{Processo|Nº processo|Protocolo}=<proc>",
]  # fmt: skip
_DECOYS = [
    "{Protocolo da renovação|Pedido de renovação|Nº requerimento}=<on>", "{Renovar até|Prazo p/ renovação|Alerta|Requerer em}=<od>",
    "{Licença anterior|LO antiga|Substitui}=<prev>[ (<pe>)]", "{Venc. anterior|Validade da LO anterior}=<pe>",
    "{Responsável|Dono da tarefa|RT}=<per>", "{CPF do RT|CPF responsável|CPF do procurador}=<oc>",
    "{CNPJ consultoria|CNPJ matriz|CNPJ do órgão}=<oj>",
    "{Arquivo|Caminho|Anexo|Link do arquivo}=<file>", "{Aba|Planilha|Origem}={Plan<d1>|LICENÇAS <year>|Base_<d4>}",
    "{ID|Código|Linha|Cód. interno}=<d4>",
    "{Status|Situação|Farol}={Vigente|OK|No prazo|A vencer|Ativa}", "{Dias p/ vencer|Saldo (dias)}=<d3>",
    "{Atualizado em|Última revisão|Conferido em}=<od>",
    "{Licença de instalação|LI|LP}=<li>", "{AVCB|Alvará|Outorga|CTF}=<on>", "{Validade AVCB|Val. outorga|Validade CTF}=<od>",
    "{Área|Porte|Produção|Capacidade}=<m>", "{Local|Endereço|Planta}=<ad>", "{E-mail|Contato}=<mail>", "{UF|Estado}=<u>",
    "{Obs.|Comentário}={-|ok|verificar|N/A}",
]  # fmt: skip


def _some_fields(p: Paper, decoys: int) -> list[tuple[str, Text]]:
    dice = p.dice
    chosen = [one for one in _FIELDS if p.is_kept(one)] + dice.shuffled(_DECOYS)[:decoys]
    if dice.chance(0.25):
        chosen.append("{Prod. perigosos|Transporta perigosos|Carga perigosa}?=" + ("Sim" if p.facts.dangerous else "{Não|N|não}"))
    return [p.entry(one) for one in (dice.shuffled(chosen) if dice.chance(0.4) else chosen)]


def _above(p: Paper) -> None:
    """The name of the book, letters of columns, a date of printing."""
    p.lines(
        "?{<file>|Controle de licenças <year>|Gestão ambiental - {licenças|condicionantes}|Relatório gerado em <od> <h>|Planilha: <file>}"
    )
    if p.dice.chance(0.3):
        p.page.row([[Paragraph(plain(letter), p.page.size)] for letter in "ABCDEFG"], p.page.columns(7))
    if p.dice.chance(0.4):
        p.head("left")


def _below(p: Paper) -> None:
    p.lines("?{Plan1 Plan2 Plan3|LO LI LP|{Licenças|Resumo|Frota|Dados} {Base|Apoio|Condicionantes}|Sheet1}",
        "?{Página 1 de 1|1 / 1|<file>}",
            "?{Fonte|Consultado em|Validação}: <l>[ – {código|chave}: <k>]", size=0.85)  # fmt: skip


def two_columns(p: Paper) -> None:
    """Field and value, with numbers of rows at the left and remarks at the right."""
    dice = p.dice
    _above(p)
    numbered, remarks = dice.chance(0.35), dice.chance(0.3)
    shares = [0.06 * numbered, 0.32, 0.45 if remarks else 0.62, 0.17 * remarks]
    edges = [p.page.left]
    for share in shares:
        edges.append(edges[-1] + p.page.inner * share)
    if dice.chance(0.5):
        heads = ["#", dice.pick(["Campo", "Item", "Dado", "Descrição"]), dice.pick(["Valor", "Conteúdo", "Informação"]), "Obs"]
        p.page.row([[Paragraph(plain(word), p.page.size)] if share else [] for word, share in zip(heads, shares, strict=True)], edges)
    for i, (head, value) in enumerate(_some_fields(p, dice.between(1, 7))):
        remark = p.say("{ok|conferido em <od>|ver <file>|-|resp.: <per>|renovar até <od>|}") if remarks else []
        p.page.row([[Paragraph(plain(str(i + 2)), p.page.size)] if numbered else [], [Paragraph(caption(head), p.page.size)],
                    [Paragraph(value, p.page.size)], [Paragraph(remark, p.page.size)] if remarks else []], edges)  # fmt: skip
    _below(p)


def wide_row(p: Paper) -> None:
    """Many heads over one row, now and then in two bands, or turned."""
    dice = p.dice
    p.page.width, p.page.height = 842, 595
    p.page.right, p.page.size = 820, dice.uniform(5.5, 9)
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
    p.lines("?{<file>|exportacao_<d4>|# gerado em <od> <h>|-- registro <d4> --|GET <ol>|versao {1|2}.<d1>}")
    names = {
        "num": "{numero|num_licenca|nr_licenca|licenca_numero|NumeroLicenca}", "n": "{razao_social|titular|nome_titular|empreendedor}",
        "id": "{cnpj|cpf_cnpj|documento_titular|nrDocumento}", "act": "{atividade|ds_atividade|descricao_atividade|objeto}",
        "e": "{validade|data_validade|dt_vencimento|dataFim}", "i": "{emissao|dt_emissao|data_emissao}", "agl": "{orgao|nm_orgao|emissor}",
        "proc": "{processo|nr_processo|protocolo}", "k": "{codigo_autenticidade|chave|hash_validacao|token}",
        "l": "{url_validacao|link_autenticidade}",
        "on": "{id|cod_interno|id_documento|nr_parecer|seq}", "od": "{dt_alteracao|dt_protocolo|created_at|dt_publicacao}",
        "oc": "{cpf_responsavel|cpf_usuario|cpf_rt}", "per": "{responsavel|usuario|nm_tecnico}",
        "prev": "{licenca_anterior|nr_licenca_renovada}",
        "pl": "{placas|veiculos}", "file": "{arquivo|nome_arquivo|path}", "ver": "{versao|revisao}",
    }  # fmt: skip
    must = ["num", "n", "id", "act", "e"]
    chosen = must + dice.shuffled([name for name in names if name not in must])[: dice.between(3, 10)]
    sign = dice.pick([":", " =", ";", " :", "=>", "|", ":"])
    upper, quoted = dice.chance(0.3), dice.chance(0.25)
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
    rows = [["{AVCB|CLCB}", "<on>", "<od>", "<od>"], ["{LI|Licença de Instalação}", "<li>", "<od>", "<od>"], ["{Outorga|CTF/APP}",
        "<on>", "<od>", "<od>"],
            ["{Alvará de localização|Cadastro da ANP|CADRI}", "<on>", "<od>", "<od>"], ["{LO anterior|LO (vencida)}", "<prev>", "<od>",
            "<pe>"]]  # fmt: skip
    rows = dice.shuffled(rows)[: dice.between(1, 4)]
    rows.insert(dice.between(0, len(rows)), ["{Licença de Operação|LO|LO (vigente)|<tt>}", "<num>", "<i>", "<e>"])
    heads = ["{Documento|Tipo|Obrigação|Requisito}", "{Número|Nº|Identificação}", "?{Emissão|Início}", "{Validade|Vencimento|Vence em}"]
    columns = {head: [row[i] for row in rows] for i, head in enumerate(heads)}
    columns["?{Status|Prazo p/ renovar|Resp.}"] = [dice.pick(["<ot>", "<per>", "{OK|pendente}", "<od>"])] * len(rows)
    p.table(columns)
    p.entries(
        "{Atividade licenciada|Escopo da LO|Objeto da licença}=<act>",
        "?{Link da LO|Consulta da LO}=<l>",
        "?{Código da LO|Autenticidade da LO}=<k>",
    )
    _below(p)


def cards(p: Paper) -> None:
    """Print of a database's form: captions left of boxes, several a row, buttons below."""
    p.page.flow([Token("Cadastro"), Token("de"), Token("Licenças"), *plain("- [Registro 1 de 1]")])
    p.entries(
        *_FIELDS,
        *(f"?{one}" for one in p.dice.shuffled(_DECOYS)[:8]),
        how=p.dice.pick(["pairs", "several", "cells", "two columns"]),
        shuffled=0.4,
    )
    if p.facts.plates:
        p.page.row([[Paragraph([*caption("Placa"), *said(one, "PLATE")], p.page.size)] for one in p.facts.plates[:4]],
                   p.page.columns(min(4, len(p.facts.plates))))  # fmt: skip
    p.lines("{Novo Salvar Excluir Fechar|Gravar Cancelar Imprimir|<< < > >>|Alterado por <per> em <od>}")
    _below(p)


SHEETS = {two_columns: 2, wide_row: 1.5, key_lines: 1, register: 1.2, cards: 0.8}
