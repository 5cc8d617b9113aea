"""Who issues a licence, what it is called, and how the top of its first page shows both."""

from dataclasses import dataclass

from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.licence_facts import Facts, previous_expiry, previous_number, process, state_name
from ficha_train.reader.generator.licence_words import caption_of, words
from ficha_train.reader.generator.page import Page, Paragraph
from ficha_train.reader.generator.tokens import Text, caption, plain, said, say
from ficha_train.reader.generator.values import address, city, cnpj, date, email, invented_word, phone, title_case

_NATURE = "{Meio Ambiente|Meio Ambiente e {Recursos Hídricos|Desenvolvimento Sustentável|Sustentabilidade|Clima|Turismo|Infraestrutura}}"
_STATE_BODY = (
    f"{{Secretaria de Estado {{de|do}} {_NATURE}|Instituto {{do|Estadual do|Estadual de}} {_NATURE}|Fundação Estadual {{de Proteção"
    f" Ambiental|do Meio Ambiente}}|{{Agência|Superintendência|Administração}} Estadual {{de|do}} {_NATURE}|Companhia Ambiental do"
    " Estado|Instituto {Natureza|Água e Terra|de Proteção Ambiental|Estadual do Ambiente}|Conselho {Estadual de} Política"
    " Ambiental|Departamento Estadual de {Licenciamento|Controle} Ambiental|Secretaria da Natureza}"
)
_CITY_BODY = (
    f"{{Secretaria {{Municipal|}} {{de|do}} {_NATURE}|Secretaria {{Municipal}} do Verde e do Meio"
    f" Ambiente|{{Departamento|Diretoria|Divisão|Coordenadoria}} {{Municipal|}} de {{{_NATURE}|Licenciamento Ambiental|Controle"
    " Ambiental}|Fundação {Municipal} {do|de} Meio Ambiente|Secretaria {Municipal} de"
    " {Agricultura|Obras|Planejamento|Desenvolvimento Urbano} e Meio Ambiente|Instituto Municipal do Ambiente|Agência Municipal"
    f" {{de|do}} {_NATURE}}}"
)
_FEDERAL_BODY = (
    "{Instituto Brasileiro do Meio Ambiente e dos Recursos Naturais Renováveis[ - IBAMA]|IBAMA|Instituto Chico Mendes de Conservação da"
    " Biodiversidade[ - ICMBio]|Diretoria de Licenciamento Ambiental - IBAMA}"
)
_HEADS = {
    "STATE": "{Governo do Estado {d{e|o|a} <s>|<s>}|Estado d{e|o|a} <s>|<s> - Governo do Estado|Poder Executivo - Estado de <s>}",
    "MUNICIPAL": (
        "{Prefeitura[{ Municipal| d{a|e} {Cidade|Município}}] d{e|o} <c>|Município de <c>|Prefeitura de <c>|<c> - Prefeitura["
        " Municipal]|Consórcio {Intermunicipal|Público} {do Vale|da Serra|do} <w>|Cidade de <c>|Estado d{e|o} <s> Município de <c>}"
    ),
    "FEDERAL": (
        "{Ministério do Meio Ambiente[ e Mudança do Clima]|Serviço Público Federal|República Federativa do Brasil|Governo"
        " Federal|Ministério do Meio Ambiente - MMA}"
    ),
}
_UNIT = (
    "{Diretoria|Gerência|Coordenação|Superintendência|Coordenadoria|Unidade|Núcleo} {de Licenciamento[ Ambiental]|Regional[ <c>]|de"
    " Controle Ambiental|de Qualidade Ambiental|de Fiscalização e Licenciamento}"
)
_TITLES = (
    "{Licença [{Ambiental|Municipal} ]de {Operação|Funcionamento|Operação e Funcionamento}|{Renovação|Retificação|Ampliação} d{a|e} Licença"
    " de Operação|Licença de Operação {Corretiva|de Regularização|e Recuperação|Provisória|Parcial|- Renovação}|Licença[ Ambiental]"
    " {Simplificada|Única|Unificada|Integrada|por Adesão e Compromisso|de Regularização|Declaratória|Provisória de"
    " Operação}|{Certificado|Termo} de {Licença|Licenciamento} Ambiental|Autorização Ambiental[ {de Funcionamento|de"
    " Operação|Municipal}]|Alvará {de Licença Ambiental|Ambiental}|Licença Ambiental|Licença {Prévia, de Instalação e de Operação|de"
    " Instalação e Operação}|Certificado de {Operação Ambiental|Licença de Operação|Licença Ambiental Simplificada}|Autorização para"
    " {Operação|Funcionamento}|Licença Sanitária e Ambiental}"
)
_DANGEROUS_TITLES = (
    "{Autorização Ambiental para [o ]Transporte [{Interestadual|Rodoviário} ]de {Produtos|Cargas|Resíduos} Perigos{os|as}|Licença[ {de"
    " Operação|Ambiental}] para [o ]Transporte de {Produtos|Cargas} Perigos{os|as}|Autorização {para|de} Transporte de Produtos Perigosos}"
)

_BODIES = {"STATE": _STATE_BODY, "MUNICIPAL": _CITY_BODY, "FEDERAL": _FEDERAL_BODY}


@dataclass
class Agency:
    scope: str
    lines: list[str]
    name: str
    town: str

    def mention(self) -> Text:
        return said(self.name, "AGENCY")


def agency(dice: Dice) -> Agency:
    scope = dice.weighted({"STATE": 0.46, "MUNICIPAL": 0.41, "FEDERAL": 0.13})
    slots = {"s": state_name(dice), "c": city(dice), "w": title_case(invented_word(dice))}
    head = " ".join(t.text for t in say(dice, _HEADS[scope], **slots))
    body = words(dice, _BODIES[scope])
    short = "".join(dice.pick("ABCDEFGIMNPRSTU") for _ in range(dice.between(3, 6))) if scope != "FEDERAL" else "IBAMA"
    if dice.chance(0.35) and scope != "FEDERAL":
        body += dice.pick([" - ", " – ", " ", " / "]) + short
    lines = [head, body]
    if dice.chance(0.3):
        lines.append(" ".join(t.text for t in say(dice, _UNIT, **slots)))
    if dice.chance(0.16):
        named = {"STATE": "stad" in body, "MUNICIPAL": "unicipal" in body, "FEDERAL": True}[scope]
        lines = lines[1:] if named else lines[:1]
    return Agency(scope, lines, short if dice.chance(0.4) else body, slots["c"])


def title(dice: Dice, dangerous: bool) -> str:
    return words(dice, _DANGEROUS_TITLES if dangerous else _TITLES)


def _title_text(dice: Dice, name: str) -> Text:
    if dice.chance(0.22):
        name += dice.pick([" (LO)", " - LO", " – LAO", " - LMO", " (RLO)", " – LF"])
    return said(name.upper() if dice.chance(0.7) else name, "TITLE")


def numbered(page: Page, facts: Facts) -> Text:
    """`Nº 123/2020`, now and then with its version or date behind it."""
    dice = page.dice
    sign = dice.wording(["Nº", "N°", "nº", "n.º", "N.º", "Nº:", "N.", "No", "Nr.", "Número:", "", "n. º", "LO Nº", "REGISTRO Nº", "sob nº"])
    text = [*caption(sign), *facts.licence()]
    if dice.chance(0.08):
        text += say(dice, "{- |– |}{Versão|Rev.|v.|Via} <v>", v=said(f"{dice.between(0, 12):02d}", "OTHER_NUMBER"))
    if dice.chance(0.07):
        text += [
            *plain(dice.pick(["de", ", de", "DE", "-", "emitida em"])),
            *(facts.issue() if dice.chance(0.4) else facts.issue_in_words()),
        ]
    return text


def letterhead(page: Page, facts: Facts, issuer: Agency, name: str, with_number: bool) -> None:
    """Agency, title and number as lines or as cells of a box."""
    dice = page.dice
    upper = dice.chance(0.55)
    lines = [said(line.upper() if upper else line, "AGENCY") for line in issuer.lines]
    if dice.chance(0.07):
        lines = issuer.lines = []
    how = dice.weighted({"lines": 0.58, "box": 0.22, "beside": 0.12, "title first": 0.08}) if lines else "lines"
    big = page.size * dice.uniform(1, 1.6)
    if how == "box":
        _boxed(page, facts, lines, name, with_number)
        return
    if how == "title first":
        page.flow(_title_text(dice, name), size=big, align=dice.pick(["left", "centre"]))
    align = dice.pick(["centre", "centre", "left", "right"])
    for line in lines:
        left = page.left + page.inner * 0.15 if how == "beside" else None
        page.flow(line, left=left, size=page.size * dice.uniform(0.85, 1.2), align="left" if how == "beside" else align)
    if dice.chance(0.2):
        _office(page, align)
    page.gap()
    if how == "title first":
        if with_number:
            page.flow(numbered(page, facts), align=align)
    elif with_number and dice.chance(0.5):
        page.flow([*_title_text(dice, name), *numbered(page, facts)], size=big, align=dice.pick(["centre", "centre", "left"]))
    elif with_number and dice.chance(0.25):
        middle = page.left + page.inner * dice.uniform(0.5, 0.75)
        page.row(
            [[Paragraph(_title_text(dice, name), big)], [Paragraph(numbered(page, facts), page.size)]], [page.left, middle, page.right]
        )
    else:
        page.flow(_title_text(dice, name), size=big, align=dice.pick(["centre", "centre", "left"]))
        if with_number:
            page.flow(
                numbered(page, facts), size=page.size * dice.uniform(0.9, 1.4), align=dice.pick(["centre", "centre", "left", "right"])
            )
    if dice.chance(0.25):
        _below_title(page, facts)
    page.gap()


def _below_title(page: Page, facts: Facts) -> None:
    """One or two small lines: what is renewed, the process, the version, the end."""
    dice = page.dice
    align, size = dice.pick(["centre", "centre", "left", "right"]), page.size * dice.pick([1, 0.9, 0.8])
    makers = [
        lambda: say(
            dice,
            "{(|}{Renovação|renova|em substituição} {da|à} {LO|Licença} nº <p>[, válida até <e>]",
            p=previous_number(dice),
            e=previous_expiry(dice),
        ),
        lambda: [*caption(caption_of(dice, "process") + dice.pick([":", ""])), *process(dice)],
        lambda: [*caption(caption_of(dice, "version") + ":"), *said(f"{dice.between(0, 9):02d}", "OTHER_NUMBER")],
        lambda: [*caption(caption_of(dice, "expiry") + dice.pick([":", ""])), *facts.expiry()],
        lambda: [*caption(caption_of(dice, "term") + ":"), *facts.term()],
        lambda: [*caption(caption_of(dice, "issue") + ":"), *facts.issue()],
        lambda: say(
            dice,
            "{(Lei|(Decreto|Lei} {nº|n.º} <n>, de <d>",
            n=said(dice.digits(4), "OTHER_NUMBER"),
            d=said(date(dice, "long", 1980, 2022), "OTHER_DATE"),
        ),
    ]
    for maker in dice.shuffled(makers)[: dice.pick([1, 1, 2])]:
        page.flow(maker(), size=size, align=align)


def _boxed(page: Page, facts: Facts, lines: list[Text], name: str, with_number: bool) -> None:
    """Cells: the agency, the title, and a narrow one with number, version, dates and pages."""
    dice, size = page.dice, page.size
    narrow = []
    if with_number:
        apart = dice.chance(0.5)
        narrow += [caption(caption_of(dice, "number")), facts.licence()] if apart else [numbered(page, facts)]
    if dice.chance(0.5):
        version = said(dice.pick(["01", "02", "1", "00", "1.0", "03", "2.1"]), "OTHER_NUMBER")
        narrow.append([*caption(caption_of(dice, "version") + dice.pick([":", "", " :"])), *version])
    if dice.chance(0.4):
        narrow.append([*caption(caption_of(dice, "issue") + dice.pick([":", ""])), *facts.issue()])
    if dice.chance(0.3):
        narrow.append([*caption(caption_of(dice, "expiry") + dice.pick([":", ""])), *facts.expiry()])
    if dice.chance(0.3):
        narrow.append(plain(dice.pick(["Página 1 de 2", "Folha 1/3", "Pág. 1", "Via única"])))
    if dice.chance(0.15):
        narrow.append([*caption("Processo nº"), *said(f"{dice.digits(5)}/{dice.between(2008, 2025)}", "OTHER_NUMBER")])
    cells = [
        [Paragraph(line, size * 0.95) for line in lines],
        [Paragraph(_title_text(dice, name), size * dice.uniform(1, 1.3))],
        [Paragraph(text, size * 0.9) for text in narrow],
    ]
    if dice.chance(0.4):
        cells = [cells[0], cells[1] + cells[2]]
    if dice.chance(0.2):
        cells.reverse()
    shares = [dice.uniform(0.8, 1.6) for _ in cells]
    edges = [page.left]
    for share in shares:
        edges.append(edges[-1] + page.inner * share / sum(shares))
    page.row(cells, edges)
    page.gap()


def _office(page: Page, align: str) -> None:
    dice = page.dice
    text = said(address(dice), "ADDRESS")
    if dice.chance(0.5):
        text += say(dice, "{CNPJ|CNPJ:|CNPJ nº|C.N.P.J.} <n>", n=said(cnpj(dice), "OTHER_ID"))
    if dice.chance(0.3):
        text += say(dice, "{Fone|Tel.}: <p> <m>", p=phone(dice), m=email(dice))
    if dice.chance(0.1):
        text += say(
            dice,
            "criada pela Lei {nº|n.} <n>, de <d>",
            n=said(dice.digits(4), "OTHER_NUMBER"),
            d=said(date(dice, "long", 1960, 2020), "OTHER_DATE"),
        )
    page.flow(text, size=page.size * 0.75, align=align)
