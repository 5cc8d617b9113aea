"""Screens of portals and telephones: their own address, menus and codes beside the licence's link and key."""

from collections.abc import Callable

from ficha_train.reader.generator.licence_conditions import conditions
from ficha_train.reader.generator.licence_paper import Paper
from ficha_train.reader.generator.page import Paragraph
from ficha_train.reader.generator.tokens import said

_MENU = (
    "{Início · Consultas · Serviços · Ajuda|Home Licenciamento Fiscalização Legislação Contato|Página inicial > Consulta pública > Licenças"
    " > Detalhes|Você está em: Início / Licenciamento / Consulta|☰ Menu Entrar|Ir para o conteúdo Acessibilidade Alto contraste|Olá, <per>"
    " · Sair|Meus processos Minhas licenças Notificações (<d1>) Perfil}"
)
_BUTTONS = (
    "{Voltar Imprimir|Baixar PDF|Nova consulta|Visualizar licença Histórico Anexos|Compartilhar|Gerar 2ª via|Fechar X|Exportar: CSV PDF}"
)
_BAR = "{<ol>|{Não seguro|🔒|←  → C} <ol>|Endereço: <ol>|<od>, <h> {Consulta|Portal|Licenciamento} <ol> 1/1|<od> <ol>}"
_END = (
    "{© <year> {Todos os direitos reservados|<ag>} {-|–} versão <d1>.<d2>.<d1>|<ol> {1/2|1/1}|Desenvolvido por <of>|Dúvidas? <tel> <mail>|}"
)
_CHECK = (
    "{{Validar|Verifique|Confira|Conferir} {esta licença|a autenticidade|este documento}[ em]: <l>[ {código|chave|informe}[:] <k>]|{Link de"
    " {validação|verificação|autenticidade}|Endereço para conferência|URL de validação}: <l>|Autenticidade: <l> {/|–|-} <k>|"
    "QR Code: <l>|Código de {verificação|autenticidade|controle}: <k>|Chave de {acesso|consulta}: <k> {Confira em|Site}: <l>}"
)
_NUMBER = "{Número[ da licença]|Licença|Nº|Licença nº|Nº do documento|Documento}=<num>"
_HOLDER = "{Titular|Empreendedor|Razão social|Requerente|Interessado|Nome}=<n>"
_TAX = "{CNPJ|CPF/CNPJ|CNPJ/CPF do titular|Documento do titular}=<id>"
_ENDS = "{Validade|Válida até|Vencimento|Data de validade|Fim da vigência|Expira em}=<e>"
_WORK = "{Atividade|Atividade licenciada|Tipologia|Descrição|Objeto|Atividade principal}=<act>"
_STATE = "{Situação|Status|Estado|Fase}={Vigente|VÁLIDA|Emitida|Ativa|Deferido|Concluído|Em vigor}"
_REST = [
    "?{Data de emissão|Emissão|Emitida em}=<i>", "?{Processo|Nº do processo|Protocolo}=<proc>", "?{Tipo|Ato|Modalidade}=<tt>", "?" + _STATE,
    "?{Última movimentação|Atualizado em|Data da consulta|Consultado em|Protocolado em}=<od>[ <h>]", "?{Setor|Unidade|Localização}=<ag>",
    "?{Analista|Técnico responsável|Responsável legal}=<per>[ (<hid>)]", "?{Município|Cidade/UF}=<c>[/<u>]", "?{Endereço|Local}=<ad>",
    "?{Licença anterior|Renova|LO substituída}=<prev>", "?{ID|Solicitação|Requerimento|Nº da sessão|Parecer}=<on>",
    "?{Porte|Classe|Potencial}=<cl>",
    "?{Arquivo|Anexo|Documento anexado}=<file>", "?{Usuário|CPF do usuário|Consultado por}=<hid>", "?{Área|Capacidade|Produção}=<m>",
]  # fmt: skip


def _framed(p: Paper, body: Callable[[], None]) -> None:
    dice = p.dice
    p.lines("?" + _BAR, size=dice.pick([0.7, 0.85, 1]))
    p.some(lambda: p.head(), chance=0.75)
    p.lines("?" + _MENU, size=0.85)
    body()
    p.lines("?" + _BUTTONS, "?" + _END, "?" + _BAR, size=0.8)


def detail(p: Paper) -> None:
    """The page of one licence."""

    def body() -> None:
        p.line("{Consulta {de licença|pública|processual}|Detalhes da licença|Licença ambiental|Dados do documento|<tt>[ nº <num>]}", 1.3)
        p.entries(_NUMBER, _HOLDER, _TAX, _WORK, _ENDS, *_REST, shuffled=0.45)
        p.some(lambda: p.line(_CHECK), chance=0.8)
        p.some(
            lambda: p.line(
                "{Condicionantes: <d2> cadastradas, <d1> vencidas|Arquivos: <file> <file>|Histórico: <od> protocolo; <od> vistoria}"
            )
        )

    _framed(p, body)


def checked(p: Paper) -> None:
    """What a QR code or a code that was typed in answers."""

    def body() -> None:
        p.lines(
            "{Documento {autêntico|válido|localizado}|✓ Autenticidade confirmada|Resultado da validação|Validação de documentos|Licença"
            " válida}",
            "{Código {consultado|informado|digitado|verificado}|Chave|Identificador|Documento com código}: <k>",
            "?{O documento acima foi emitido por <agl>|Confere com o original}[ em <i>].",
        )
        p.entries(_NUMBER, _HOLDER, _TAX, _WORK, _ENDS, *_REST[:7], shuffled=0.4)
        p.lines("?{Resumo|Hash do arquivo|SHA-256|MD5}: <file>", "?{Assinado por|Signatário}: <boss> {em|–} <sg> <h>", "?" + _CHECK)

    _framed(p, body)


def results(p: Paper) -> None:
    """A search that found one, among steps or files of its process."""
    dice = p.dice

    def body() -> None:
        p.lines(
            "?{Filtros|Pesquisar por}: {CNPJ <id>|Município: <c>|Ano: <year>}",
            "{1 registro encontrado|Resultado da pesquisa|Licenças emitidas (1)}",
        )
        p.table({
            "{Licença|Número|Nº}": ["<num>"], "{Titular|Empreendimento|Razão social}": ["<n>"], "{CNPJ|CPF/CNPJ}": ["<id>"],
            "?{Tipo|Ato}": ["<tt>"], "{Validade|Vencimento|Válida até}": ["<e>"], "?{Emissão|Data}": ["<i>"],
            "?{Processo|Protocolo}": ["<proc>"],
            "?{Situação|Status}": ["{Vigente|Ativa|Emitida}"], "?{Ação|Opções}": ["{Ver|Detalhes|PDF}"],
        })  # fmt: skip
        p.entries(_WORK, "?{Local|Município}=<c>")
        rows = dice.between(0, 4)
        if rows:
            p.table({"{Data|Movimentação|Em}": ["<od>"] * rows, "{Fase|Andamento|Documento}": ["{Protocolo|Vistoria|Parecer <on>|LI"
                " <li>|Taxa paga|"
                     "Análise técnica|<file>}"] * rows, "?{Responsável|Usuário}": ["<per>"] * rows})  # fmt: skip
        p.some(lambda: p.line(_CHECK))

    _framed(p, body)


def telephone(p: Paper) -> None:
    """A narrow screen, photographed or printed."""
    dice, page = p.dice, p.page
    page.right = page.left + page.inner * dice.uniform(0.38, 0.6)
    p.lines("{<h>|<h> 5G|<h> {4G|Wi-Fi} <d2>%}", "?{← Minhas licenças|Licença digital|< Voltar|Carteira de documentos}", size=0.85)
    if dice.chance(0.6):
        p.head(size=0.9)
    p.line("<tt>", 1.1)
    p.entries(_NUMBER, _HOLDER, _TAX, _ENDS, _WORK, *_REST[:5], how=dice.pick(["stacked", "below", "stacked", "inline", "far right"]))
    for one in p.facts.plates[:3]:
        p.line("{Veículo|Placa} <one>", one=said(one, "PLATE"))
    p.lines(
        "{Mostrar QR Code|Escaneie para validar|Atualizado há <d1> min|Baixar}",
        "?" + _CHECK,
        "?{Início Buscar Avisos Conta|≡ ○ ◁}",
        size=0.85,
    )


def side_menu(p: Paper) -> None:
    """A menu at the left of the data, and boxes of news at the right."""
    dice, page = p.dice, p.page
    p.lines("?" + _BAR, size=0.8)
    p.head("left")
    left, right, top = page.left, page.right, page.y
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
    p.entries(_NUMBER, _HOLDER, _TAX, _WORK, _ENDS, *_REST, shuffled=0.3)
    conditions(page, dice.pick([0, 0, 2, 3]), p.facts.dangerous)
    p.some(lambda: p.line(_CHECK), chance=0.7)
    page.left, page.right, page.y = left, right, max(y, page.y)
    p.lines("?" + _END, "?" + _BAR, size=0.8)


def receipt(p: Paper) -> None:
    """A long receipt of an issue on line: steps and payments before the data."""
    p.head()
    p.line(
        "{Comprovante de emissão|Recibo eletrônico|Extrato da licença|Resumo do pedido|Ficha do processo|Espelho da licença}", 1.2, "centre"
    )
    p.entries("{Protocolo|Nº do recibo|Guia|Nosso número}=<on>", "?{Pago em|Data do pagamento|Gerado em}=<od>",
        "?{Valor|Taxa}=R$ <d3>,<d2>",
              "?{Usuário|Solicitante|Procurador}=<per>[, CPF <oc>]",
              "?{Código de barras|Linha digitável}=<d4><d4><d4>.<d4> <d4><d4> <d1>")  # fmt: skip
    cells = [[Paragraph(p.say("{Dados da licença emitida|Licença gerada|Documento emitido|Resultado}"), p.page.size * 1.1)]]
    p.page.row(cells, p.page.columns(1))
    p.entries("?{Tipo|Espécie}=<tt>", _NUMBER, _HOLDER, _TAX, _WORK, _ENDS, "?{Emissão|Gerada em}=<i>", shuffled=0.3)
    p.lines(_CHECK, "?" + _END)


SCREENS = {detail: 2, checked: 1.3, results: 1.2, telephone: 0.9, side_menu: 1, receipt: 1}
