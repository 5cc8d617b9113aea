"""Who issues a licence, what it is called, and how the top of its first page shows both."""

from dataclasses import dataclass

from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.licence.facts import Facts, previous_expiry, previous_number, process, state_name
from ficha_train.reader.generator.licence.words import caption_of, words
from ficha_train.reader.generator.page import Page, Paragraph
from ficha_train.reader.generator.tokens import Text, caption, plain, said, say
from ficha_train.reader.generator.values import address, city, cnpj, date, email, invented_word, phone, title_case
from ficha_train.reader.generator.wordings import wordings

W = wordings("licence/agencies")

_BODIES = {"STATE": W.state_body, "MUNICIPAL": W.city_body, "FEDERAL": W.federal_body}


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
    head = " ".join((t.text for t in say(dice, W.heads[scope], **slots)))
    body = words(dice, _BODIES[scope])
    short = "".join((dice.pick("ABCDEFGIMNPRSTU") for _ in range(dice.between(3, 6)))) if scope != "FEDERAL" else "IBAMA"
    if dice.chance(0.35) and scope != "FEDERAL":
        body += dice.pick([" - ", " – ", " ", " / "]) + short
    lines = [head, body]
    if dice.chance(0.3):
        lines.append(" ".join((t.text for t in say(dice, W.unit, **slots))))
    if dice.chance(0.16):
        named = {"STATE": "stad" in body, "MUNICIPAL": "unicipal" in body, "FEDERAL": True}[scope]
        lines = lines[1:] if named else lines[:1]
    return Agency(scope, lines, short if dice.chance(0.4) else body, slots["c"])


def title(dice: Dice, dangerous: bool) -> str:
    return words(dice, W.dangerous_titles if dangerous else W.titles)


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
            *plain(dice.pick(["de", ", de", "DE", "-", "emitida em"])), *(facts.issue() if dice.chance(0.4) else facts.issue_in_words()),
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
    align, size = (dice.pick(["centre", "centre", "left", "right"]), page.size * dice.pick([1, 0.9, 0.8]))
    makers = [
        lambda: say(
            dice, "{(|}{Renovação|renova|em substituição} {da|à} {LO|Licença} nº <p>[, válida até <e>]", p=previous_number(dice),
            e=previous_expiry(dice),
        ), lambda: [*caption(caption_of(dice, "process") + dice.pick([":", ""])), *process(dice)],
        lambda: [*caption(caption_of(dice, "version") + ":"), *said(f"{dice.between(0, 9):02d}", "OTHER_NUMBER")],
        lambda: [*caption(caption_of(dice, "expiry") + dice.pick([":", ""])), *facts.expiry()],
        lambda: [*caption(caption_of(dice, "term") + ":"), *facts.term()],
        lambda: [*caption(caption_of(dice, "issue") + ":"), *facts.issue()], lambda: say(
            dice, "{(Lei|(Decreto|Lei} {nº|n.º} <n>, de <d>", n=said(dice.digits(4), "OTHER_NUMBER"),
            d=said(date(dice, "long", 1980, 2022), "OTHER_DATE"),
        ),
    ]
    for maker in dice.shuffled(makers)[: dice.pick([1, 1, 2])]:
        page.flow(maker(), size=size, align=align)


def _boxed(page: Page, facts: Facts, lines: list[Text], name: str, with_number: bool) -> None:
    """Cells: the agency, the title, and a narrow one with number, version, dates and pages."""
    dice, size = (page.dice, page.size)
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
        [Paragraph(line, size * 0.95) for line in lines], [Paragraph(_title_text(dice, name), size * dice.uniform(1, 1.3))],
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
            dice, "criada pela Lei {nº|n.} <n>, de <d>", n=said(dice.digits(4), "OTHER_NUMBER"),
            d=said(date(dice, "long", 1960, 2020), "OTHER_DATE"),
        )
    page.flow(text, size=page.size * 0.75, align=align)


_STATES = [tuple(one) for one in W.states]
_UNION = [
    (
        ("Ministério do Meio Ambiente e Mudança do Clima", "Instituto Brasileiro do Meio Ambiente e dos Recursos Naturais Renováveis"),
        "IBAMA",
    ), (
        (
            "Serviço Público Federal", "Instituto Brasileiro do Meio Ambiente e dos Recursos Naturais Renováveis – IBAMA",
            "Diretoria de Licenciamento Ambiental",
        ), "IBAMA",
    ), (("IBAMA", "Cadastro Técnico Federal"), "IBAMA"),
    (("Ministério dos Transportes", "Agência Nacional de Transportes Terrestres – ANTT"), "ANTT"),
    (("Ministério do Meio Ambiente", "Instituto Chico Mendes de Conservação da Biodiversidade"), "ICMBio"), (
        (
            "República Federativa do Brasil", "Instituto Brasileiro do Meio Ambiente e dos Recursos Naturais Renováveis",
            "Superintendência do IBAMA",
        ), "IBAMA",
    ), (("Ministério de Portos e Aeroportos", "Agência Nacional de Transportes Aquaviários – ANTAQ"), "ANTAQ"),
]


def known_agency(dice: Dice) -> Agency:
    kind = dice.weighted({"state": 0.46, "city": 0.3, "league": 0.1, "union": 0.14})
    place = dice.pick(_STATES)[0]
    slots = {
        "s": place, "c": city(dice), "w": title_case(invented_word(dice)),
        "x": "".join((dice.pick("ABDEMNORSTV") for _ in range(dice.between(2, 5)))),
    }

    def filled(template: str) -> str:
        return " ".join((token.text for token in say(dice, template, **slots)))

    if kind == "state":
        place, body, short = dice.pick(_STATES)
        slots["s"] = place
        full = dice.pick([body, body, f"{body} – {short}", f"{body} - {short}", f"{short} – {body}", f"{body} ({short})"])
        return Agency(
            "STATE", dice.pick([[filled(W.state_heads), full], [filled(W.state_heads), full], [full, filled(W.state_heads)]]),
            dice.pick([short, short, body]), slots["c"],
        )
    if kind == "city":
        body = words(dice, W.city_bodies)
        lines = [filled(W.city_heads), body]
        return Agency("MUNICIPAL", lines if dice.chance(0.85) else lines[::-1], dice.pick([body, body, lines[0]]), slots["c"])
    if kind == "league":
        body = filled(W.leagues)
        return Agency(
            "MUNICIPAL", dice.pick(
                [[body], [body, words(dice, "{Câmara|Setor|Núcleo|Equipe|Gerência} {Técnic{a|o} |}de {Licenciamento|Meio Ambiente}")]]
            ), body, slots["c"],
        )
    lines, short = dice.pick(_UNION)
    return Agency("FEDERAL", list(lines), dice.pick([short, short, lines[-1]]), dice.pick(["Brasília", "Brasília", slots["c"]]))
