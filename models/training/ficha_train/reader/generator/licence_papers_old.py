"""Typewritten and printed forms of earlier decades, with the register numbers and words of their time."""

from ficha_train.reader.generator.licence_conditions import conditions
from ficha_train.reader.generator.licence_paper import Paper
from ficha_train.reader.generator.licence_validity import validity
from ficha_train.reader.generator.page import Paragraph
from ficha_train.reader.generator.tokens import Text, Token, caption, plain

_CHIEF = "{Presidente|Diretor de Controle|Chefe da Divisão|Eng. Chefe|Diretor Técnico|Superintendente Regional|Secretário}"


def _typewriter(p: Paper) -> None:
    page = p.page
    page.letter, page.size = p.dice.uniform(1, 1.2), p.dice.uniform(9, 12)
    page.leading = p.dice.pick([1.2, 1.5, 1.9])


def _rule(p: Paper) -> None:
    p.page.flow(plain(p.dice.pick(["=", "-", "_", "*", ". "]).strip() * p.dice.between(20, 45)))


def _filled(p: Paper, value: Text) -> Text:
    """A value typed onto a printed line of dots or strokes."""
    sign = p.dice.pick([".", "_", "-", "x"])
    before, behind = (Token(sign * p.dice.between(2, 9)) for _ in range(2))
    out = [before, *value] if p.dice.chance(0.5) else list(value)
    return [*out, behind] if p.dice.chance(0.7) else out


def typed_grant(p: Paper) -> None:
    """One long sentence typed into a printed form."""
    dice = p.dice
    _typewriter(p)
    p.head("centre")
    p.line("<tt> {Nº|No.|N.|N°} <num>", 1.1, "centre")
    p.some(lambda: _rule(p))
    slots = {name: lambda value=name: _filled(p, p.say(f"<{value}>")) for name in ("n", "id", "act", "ad", "e", "t", "proc")}
    p.line(
        "{{A|O} <ag>, {no uso das atribuições que lhe são conferidas pelo|na forma do|de acordo com o} <law>, concede a presente <tt> {a|à"
        " firma|a (nome ou razão social)} <n> {C.G.C. nº|CGC (MF)|CGC ou CPF nº|inscrita no CGC sob o nº} <id>[ Código <on>] {para {a"
        " atividade de|operar|o funcionamento de}|a exercer a atividade de} <act> {no seguinte local:|sito à|situada à} <ad>|{Nome da"
        " firma|Interessado}: <n> {C.G.C.|CGC/CPF}: <id> {Ramo|Atividade}: <act> {Endereço|Local}: <ad>}",
        align=dice.pick(["left", "justified"]),
        **slots,
    )
    p.lines(
        "?{Registro no SLAP|Cadastro nº|Ficha nº|Livro}: <on>[, fls. <d2>].",
        "{Condições de validade {gerais|específicas}:|Esta licença fica sujeita às seguintes condições:|}",
    )
    conditions(p.page, dice.between(0, 4), p.facts.dangerous)
    p.lines(
        "{Esta licença é válida até <e>[, respeitadas as condições nela estabelecidas]|Prazo de validade: <t>|A presente vigora por <t>"
        "[, a contar da data da expedição]|Válida até: <e>|VENCE EM <e>}, {e é composta de <d1> folhas|em <d1> vias|processo <proc>}.",
        "{<city>|<city>, <uf>}, <iw>[.]",
        **({} if dice.chance(0.5) else {"align": "right"}),
    )
    p.lines(
        "?{Ciente em|Recebi em|Publicado no D.O. de}: <od>", "<boss>", _CHIEF, "?CREA <d4>-D", align=dice.pick(["left", "centre", "right"])
    )


def numbered_boxes(p: Paper) -> None:
    """Cells `01 - NOME`, as data entry forms of the eighties had them."""
    dice = p.dice
    _typewriter(p)
    p.page.leading = 1.2
    p.head()
    p.line("<tt>[ {N.|Nº} <num>]", 1.1, "centre")
    style = dice.pick(["{} - {}", "{:02d} {}", "{}. {}", "{:02d}-{}", "[{}] {}", "CAMPO {} {}"])
    fields = [
        "{Nº|LICENÇA N.|NÚMERO DA LICENÇA}=<num>", "{NOME OU RAZÃO SOCIAL|ENTIDADE|FIRMA}=<n>", "{CGC|CGC/CPF|C.G.C. (M.F.)}=<id>",
        "{DATA|DATA DA EMISSÃO|EMISSÃO}=<i>", "{VALIDADE|VÁLIDA ATÉ|VENCIMENTO|PRAZO}={<e>|<e>|<t>}", "?{PROCESSO|PROC. N.}=<proc>",
        "?{CADASTRO|CÓDIGO DO ESTABELECIMENTO|REGISTRO}=<on>", "?{INSCR. ESTADUAL|I.E.}=<on>", "?{ENDEREÇO|LOGRADOURO}=<ad>",
        "?{CEP|ZONA}=<cep>",
        "?{FUNCIONÁRIOS|EMPREGADOS}=<d2>", "?{HORÁRIO}=<h> ÀS <h>", "?{BACIA|UGRHI}=<d2> - RIO <c>", "?{ÁREA (M2)|TERRENO}=<m>",
        "?{LIC. INSTALAÇÃO|L.I.|LICENÇA PRÉVIA}=<li>[ DE <od>]", "?{VERSÃO|VIA}=<ver>",
        "?{TÉCNICO|RESPONSÁVEL|ANALISTA}=<per>[ {CREA <on>|CPF <oc>}]",
        "{ATIVIDADE|ATIVIDADE PRINCIPAL|DESCRIÇÃO|RAMO}=<act>", "?{SD N.|GUIA|RECOLHIMENTO}=<on>",
    ]  # fmt: skip
    kept = [p.entry(one) for one in (dice.shuffled(fields) if dice.chance(0.5) else fields) if p.is_kept(one)]
    at = 0
    while at < len(kept):
        group = kept[at : at + dice.pick([1, 2, 2, 3, 4])]
        cells = []
        for j, (head, value) in enumerate(group):
            label = Paragraph(caption(style.format(at + j + 1, head)), p.page.size * 0.75)
            cells.append([label, Paragraph([Token("X"), *value] if dice.chance(0.02) else value, p.page.size)])
        p.page.row(cells, p.page.columns(len(group)))
        at += len(group)
    p.lines("?{USO DO ÓRGÃO|PARA USO DA AGÊNCIA}: <on>", "?{OBSERVAÇÕES|OBS}: ISENTO DE {TAXA|VISTORIA}", "?<city>, <iw>", "?<boss>")


def aligned_columns(p: Paper) -> None:
    """A printer's list: captions with dots or colons at one column, all in capitals."""
    dice, page = p.dice, p.page
    _typewriter(p)
    page.leading = 1.2
    p.head()
    _rule(p)
    p.line("<tt>", 1, "centre")
    _rule(p)
    dots, middle = dice.chance(0.6), page.left + page.inner * dice.uniform(0.28, 0.45)
    fields = ["{NUMERO|LICENCA|NUM. LICENCA}=<num>", "{TITULAR|EMPRESA|INTERESSADO}=<n>", "{CGC/CPF|CNPJ|CGC}=<id>",
              "?{ENDERECO|LOCAL}=<ad>", "{ATIVIDADE|RAMO|OBJETO}=<act>", "?{PROCESSO|PROTOCOLO}=<proc>", "?{EMISSAO|DT. EMISSAO}=<i>",
              "{VALIDADE|DT. VENCTO|VENCIMENTO|VALIDA ATE}=<e>", "?{DT. VISTORIA|DT. PAGTO}=<od>", "?{LICENCA ANTERIOR|RENOVA}=<prev>",
              "?{RESPONSAVEL|CONTATO}=<per>", "?{CPF RESP.|CIC}=<oc>", "?{PORTE/POTENCIAL|CLASSE}=<cl>",
              "?{USUARIO|TERMINAL|PROGRAMA}=<d4>"]  # fmt: skip
    for one in fields if dice.chance(0.7) else dice.shuffled(fields):
        if not p.is_kept(one):
            continue
        head, value = p.entry(one)
        label = caption(head + ("." * dice.between(3, 14) + ":" if dots else dice.pick(["", " :", ":"])))
        top = page.y
        page.flow(label, page.left, middle)
        page.y = max(page.y, page.flow([*plain(":" if not dots and dice.chance(0.3) else ""), *value], middle + 4, page.right, top))
    _rule(p)
    p.lines("?{EMITIDO|IMPRESSO} POR <d4> EM <od> <h>", "?{PAG.|FOLHA} 1", "?<boss>")


def wall_permit(p: Paper) -> None:
    """A permit with blanks to be hung on the wall."""
    dice = p.dice
    p.page.leading = dice.uniform(1.4, 2)
    p.head("centre", 1.2)
    p.line("{ALVARÁ|<tt>}", 1.6, "centre")
    p.line("{N.º|Nº|Registro n.º} <num>[ {Exercício|Ano} <year>][ {Livro <d2>|fls. <d3>}]", 1.2, dice.pick(["right", "centre", "left"]))
    fill = {name: lambda value=name: _filled(p, p.say(f"<{value}>")) for name in ("n", "id", "act", "ad")}
    p.line(
        "{{Concede-se|É concedido} {este alvará|a presente <tt>} {a|ao Sr.|à firma} <n>, {portador{|a} do|com} {CPF/CNPJ|CGC|CNPJ} <id>,"
        " {estabelecid{o|a}|com estabelecimento} {na|à} <ad>, para {o exercício da atividade de|explorar|funcionar com} <act>|"
        "{Firma|Nome}: <n> {CNPJ|Inscrição no CNPJ}: <id> {Atividade|Ramo de negócio}: <act> {Estabelecimento|Local}: <ad>}.",
        **fill,
    )
    p.line("{{Inscrição municipal|Inscr. mun.|Proc.|Taxa paga guia}: <on>. |}{Responsável: <per>, CPF <oc>. |}")
    if dice.chance(0.5):
        p.page.flow(validity(p.facts), align="centre")
    else:
        p.lines("{VÁLIDO ATÉ|Válido até|VALIDADE:|Este alvará expira em} <e>", align=dice.pick(["centre", "left"]))
    p.lines(
        "<city>, <iw>", "<boss>", "{Prefeito Municipal|Secretário|Fiscal}", "?{Renove este alvará até|Vistoria em}: <od>", align="centre"
    )


OLD = {typed_grant: 2, numbered_boxes: 2, aligned_columns: 1.2, wall_permit: 1.2}
