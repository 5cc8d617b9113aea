"""Papers of typewriter and pen: printed sentences whose gaps were filled, lines with captions below them, books of terms."""

from collections.abc import Callable

from ficha_train.reader.generator.page import Page, Paragraph
from ficha_train.reader.generator.term_case import Case
from ficha_train.reader.generator.term_paper_heads import dated, head, numbered, signed, titled
from ficha_train.reader.generator.term_paper_parts import personal, put, words
from ficha_train.reader.generator.tokens import Slot, Text, Token, ended, plain, say, upper

Gap = Callable[[Text], Text]
"""Puts a value into a gap of the printed form."""


def filled_gaps(page: Page, case: Case) -> None:
    """`Aos ___12 de maio___, compareceu o(a) Sr(a). ____Fulana____, …`"""
    dice = page.dice
    head(page, case)
    titled(page, case)
    sign = dice.pick(["_", "_", ".", "…", "-"])
    glued = dice.chance(0.2)

    def gap(text: Text) -> Text:
        blank = sign * dice.between(2, 9)
        if glued and text:
            first = Token(blank + text[0].text, text[0].role, text[0].begins)
            return ended([first, *text[1:]], blank)
        return [Token(blank), *text, Token(blank)] if dice.chance(0.8) else text

    template = (
        "{Aos|Em} <I>, {nesta cidade de <c>|na sala das audiências|em Cartório}, {perante o(a) MM. Juiz(a) de Direito, Dr(a). <JJ>|onde se achava o(a) Dr(a). <JJ>, Juiz(a) de Direito}, "
        "{compareceu|compareceram} o(s)(a)(s) Sr(s)(a)(s). <A>{, a quem|, ao(s) qual(is)} o(a) MM. Juiz(a) deferiu o compromisso "
        "{legal de|de bem e fielmente exercer o cargo de} <k> do(a)(s) {menor(es)|<ward>} <B>[, nos autos «nº» <N>][, {por|conforme} {decisão|sentença|despacho} de <D>]"
        "[ – «prazo:» <T>]."
    )
    people = [_gapped(case, i, gap) for i in range(len(case.guardians))]
    children = [_gapped_ward(case, i, gap) for i in range(len(case.wards))]
    flat = {"A": _chain(people), "B": _chain(children)}
    more = {name.upper(): (lambda name=name: gap(words(case, f"<{name}>"))) for name in ("i", "n", "d")}
    more |= {"T": lambda: gap(words(case, "<until>")), "JJ": lambda: gap(words(case, "<J>"))}
    put(page, case, template, **(flat | more))
    put(page, case, "<pw>")
    if dice.chance(0.5):
        put(page, case, "{E, para constar, lavrei este termo|Do que lavrei o presente}. Eu, <x>, {escrivão|escrevente}, {o datilografei|subscrevi|o escrevi}.", x=gap(words(case, "<C>")))
    dated(page, case)
    signed(page, case)


def _gapped(case: Case, number: int, gap: Gap) -> Text:
    more = personal(case, case.guardians[number], case.wards[0])
    fields = ["{{nacionalidade|de nacionalidade} <gnat>", "{estado civil|de estado civil} <gst>", "{profissão|de profissão} <gjob>", "{portador(a) do} «RG nº» <grg>",
              "«CPF nº» <gcpf>", "{residente e domiciliado(a) {à|na}|residente à} <gad>", "{na qualidade de|parentesco:} <gkin>", "{filho(a) de} <gpar>"]  # fmt: skip
    return _gap_fields(case, "<g>", [f.replace("{{", "{") for f in fields], more, gap)


def _gapped_ward(case: Case, number: int, gap: Gap) -> Text:
    more = personal(case, case.guardians[0], case.wards[number])
    fields = ["{nascido(a) {em|aos}|data de nascimento} <wborn>", "{natural de} <wpl>", "{filho(a) de|filiação} <wpar>", "«CPF nº» <wcpf>", "«RG» <wrg>"]
    return _gap_fields(case, "<w>", fields, more, gap)


def _gap_fields(case: Case, name: str, fields: list[str], more: dict[str, Slot], gap: Gap) -> Text:
    dice = case.dice
    text = gap(words(case, name, **more))
    for field in fields:
        if dice.chance(0.7):
            before, value = field.rsplit(" ", 1)
            text = [*ended(text, ","), *words(case, before, **more), *gap(words(case, value, **more))]
    return text


def _chain(parts: list[Text]) -> Text:
    return [token for i, part in enumerate(parts) for token in ([*plain("e"), *part] if i else part)]


def lines_with_captions_below(page: Page, case: Case) -> None:
    """Values over a rule, `(nome)` and `(nacionalidade)` small beneath."""
    dice = page.dice
    head(page, case)
    titled(page, case)
    numbered(page, case)
    small = dice.uniform(0.6, 0.85)
    rounded = dice.chance(0.6)

    def rows(groups: list[list[tuple[str, str]]], more: dict) -> None:
        for group in groups:
            kept = [pair for pair in group if dice.chance(0.85)] or group[:1]
            edges = page.columns(len(kept))
            values = [[Paragraph(words(case, value, **more), page.size)] for _, value in kept]
            heads = [[Paragraph(words(case, f"«({name})»" if rounded else f"«{name}»"), page.size * small)] for name, _ in kept]
            page.row(values, edges)
            if dice.chance(0.3):
                page.row([[Paragraph([Token("_" * 12)], page.size)] for _ in kept], edges)
            page.row(heads, edges)

    put(page, case, "{Pelo presente, {compareceu|comparece} perante este Juízo|Compareceu em cartório|Nomeado(a) por este Juízo}:")
    for one in case.guardians:
        rows([[("nome", "<g>"), ("nacionalidade", "<gnat>")], [("estado civil", "<gst>"), ("profissão", "<gjob>"), ("parentesco", "<gkin>")],
              [("identidade", "<grg>"), ("CPF", "<gcpf>")], [("endereço", "<gad>")]], personal(case, one, case.wards[0]))  # fmt: skip
    put(page, case, "{e prest<ou> o compromisso de <k> de|que fica como <k> de|para exercer a <kind> de}:")
    for ward in case.wards:
        rows([[("nome do(a) " + case.ward_word(), "<w>"), ("data de nascimento", "<wborn>")], [("filiação", "<wpar>"), ("naturalidade", "<wpl>")]],
             personal(case, case.guardians[0], ward))  # fmt: skip
    rows([[("data da decisão", "<d>"), ("prazo", "<until>"), ("juiz", "<J>")]], {})
    dated(page, case)
    signed(page, case)


def book_of_terms(page: Page, case: Case) -> None:
    """A page of the book: number of term, margin notes, one block of prose, who wrote it."""
    dice = page.dice
    put(page, case, "«{Livro|LIVRO}[ nº]» <on> {«Folha»|«Fls.»|«fls.»} <on> [«Termo nº» <on>][ «Data» <i>]")
    if dice.chance(0.6):
        head(page, case)
    titled(page, case)
    text = words(
        case,
        "{Saibam quantos|Certifico que} {este|o presente} termo virem que, {aos|em} <i>, {em meu cartório|nesta cidade de <c>|no Fórum de <c>}, {presente|sendo Juiz} "
        "{o MM. Juiz|o Doutor|o(a) Dr(a).} <J>, {comigo escrivão|comigo, <C>, escrivão de seu cargo|comigo <C>}, {veio|compareceu} <g>, <gnat>, <gst>, <gjob>, {morador|residente} {à|na|em} <gad>, "
        "[{filh<go> de} <gpar>, ]«{RG|identidade|C.I.}[ nº]» <grg>[, «CIC[ nº]» <gcpf>], {e por el<o> foi dito que|e disse que} {aceitava|se comprometia a exercer} {a <kind>|o encargo de <k>} d<wo> <ward> "
        "<W>, [{nascid<wo> {a|aos|em} <wborn>}, ][{filh<wo> de} <wpar>, ]{conforme {o despacho|a sentença|a decisão} de <d>|por {sentença|decisão} {lavrada|proferida} a <d>}"
        "[, extraíd<jo> dos autos «nº» <n>]. {E como assim o disse|E por assim haver prometido|Nada mais}, {lavrei|fiz lavrar} este {termo|auto} que, {lido e achado conforme|depois de lido}, {assina|vai assinado}.",
    )  # fmt: skip
    if dice.chance(0.4):
        text = upper(text)
    page.flow(text, align="justified", indent=dice.pick([0, 40]))
    if dice.chance(0.5):
        put(page, case, "{AVERBAÇÃO|À margem|Nota}: {por mandado de <od>|em <od>}, {foi substituíd<o> <F>|fica sem efeito o termo anterior de <F>|anotado o óbito de <X>}.", size=0.85)
    numbered(page, case)
    signed(page, case)


def telex(page: Page, case: Case) -> None:
    """Capitals with filling dashes, names among them."""
    dice = page.dice
    head(page, case)
    text = words(
        case,
        "<title>: PROC. <n> - {AOS|EM} <i> - {COMPARECEU|PRESENTE} <g> - <gnat> - <gst> - <gjob> - «RG» <grg> - «CPF» <gcpf> - «END» <gad> - "
        "{NOMEAD<o>|DESIGNAD<o>} <k> DE <w> - {«NASC»|NASCID<wo> EM} <wborn> - {FILH<wo> DE|«FIL»} <wpar> - {DESPACHO|SENTENÇA|DECISÃO} DE <d> - JUIZ {DR|DRA} <J> - {«PRAZO»|VIGÊNCIA} <until> - {FIM|NADA MAIS|DOU FÉ} -",
        title=say(dice, f"{{TERMO DE COMPROMISSO|TERMO DE {case.kind}|COMPROMISSO DE <KK>|TERMO DE {case.kind} E COMPROMISSO}}", role="TITLE", KK=case.office_word().upper()),
    )  # fmt: skip
    others = [w for one in case.wards[1:] for w in words(case, "- E <w> - «NASC» <wborn>", **personal(case, case.guardians[0], one))]
    more = [w for one in case.guardians[1:] for w in words(case, "- E <g> - <gjob> - «CPF» <gcpf>", **personal(case, one, case.wards[0]))]
    page.flow(upper([*text, *others, *more, Token("-" * dice.between(3, 30))]))
    dated(page, case)
    signed(page, case)


def blanks_left_open(page: Page, case: Case) -> None:
    """A form whose captions run in a sentence; some gaps stayed empty."""
    dice = page.dice
    head(page, case)
    titled(page, case)
    numbered(page, case)
    for number, one in enumerate(case.guardians):
        empty = Token("_" * dice.between(5, 14))
        put(page, case, "«{Nome|NOME|Eu,|O(A) Sr(a).}" + (f" {number + 1}" if number else "") + "» <g> «{nacionalidade|Nac.}:» <gnat> «{estado civil|Est. civil}:» <gst> «{profissão|Prof.}:» <gjob> «telefone:» <e> "
            "«{RG|Identidade}:» <grg> «CPF:» <gcpf> «{residente em|Endereço}:» <gad> «{e-mail|CEP}:» <e>", e=[empty], **personal(case, one, case.wards[0]))  # fmt: skip
    for ward in case.wards:
        put(page, case, "«{do(a) menor|Nome do(a) <ward>|em favor de}:» <w> «{nascido(a) em|Data nasc.}:» <wborn> «{Pai e mãe|filiação|Filho(a) de}:» <wpar>[ «CPF:» <wcpf>]",
            **personal(case, case.guardians[0], ward))  # fmt: skip
    put(page, case, "«{Decisão de|Data da decisão|Sentença de}:» <d> «{fls.|às fls.}» <on> «{Validade|Prazo|Vigência}:» <until>")
    put(page, case, "<pw>")
    dated(page, case)
    signed(page, case)


PAPERS = [filled_gaps, lines_with_captions_below, book_of_terms, telex, blanks_left_open]
