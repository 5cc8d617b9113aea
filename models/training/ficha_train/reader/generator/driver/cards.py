"""Driver licences, old and new: faces alone, one above the other or side by side, and exports beside a card."""

import unicodedata
from collections.abc import Callable
from dataclasses import replace

from ficha_train.reader.generator import values
from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.driver.decoys import number, other_section
from ficha_train.reader.generator.driver.values import CODES, Record, continued, place
from ficha_train.reader.generator.driver.words import remark_text, value, words
from ficha_train.reader.generator.page import Page, Paragraph
from ficha_train.reader.generator.tokens import Text, Token, caption, ended, plain, said, say
from ficha_train.reader.generator.wordings import wordings
from ficha_train.text import lexicon

W = wordings("driver/cards")

_INK = "AEIOUMNRSLTCQPJ2798(aeonmrsluiv"
_TRACED_SHARE = 0.15


def hatching(dice: Dice) -> Text:
    """In a box that holds nothing."""
    return plain(dice.pick(W.hatching))


def traces(dice: Dice, most: int = 3) -> Text:
    """Lines of the paper taken for words."""
    return plain(" ".join((dice.pick(W.traces) for _ in range(dice.between(1, most)))))


def signature(dice: Dice) -> Text:
    """Strokes of a pen."""
    words = ["".join((dice.pick(_INK) for _ in range(dice.between(2, 9)))) for _ in range(dice.pick([1, 1, 2, 3]))]
    return plain(" ".join(words))


def between_traces(dice: Dice, text: Text, share: float) -> Text:
    """With what is read of the paper before and behind it."""
    before = traces(dice, 1) if dice.chance(share) else []
    behind = traces(dice, 1) if dice.chance(share) else []
    return [*before, *text, *behind]


def traced_share(dice: Dice) -> float:
    """How often a caption of this card stands between traces."""
    return dice.uniform(0.1, 0.7) if dice.chance(_TRACED_SHARE) else 0


_VARIED = {"name", "cpf", "birth", "parents", "category", "registration", "expiry", "remarks", "issue_place", "issue", "nationality"}
_CONNECTIVES = {"DE", "DA", "DO", "DOS", "DAS", "E"}
_CLASSES = "ACC A A1 B B1 C C1 D D1 BE CE C1E DE D1E".split()
_BELOW = {"D": "BC", "E": "BCD", "C": "B"}
"""Whoever may drive these has dates beside those as well."""


class Card:
    """A card between two edges of a page, in print of its own size."""

    def __init__(self, page: Page, record: Record, known: dict[str, str]) -> None:
        self.page, self.record, self.dice = (page, record, page.dice)
        self._known = known
        self._official = self.dice.chance(0.75)
        self._small = page.size * self.dice.uniform(0.6, 1)
        self._traced = traced_share(self.dice)
        self._photo: tuple[float, float] | None = None

    def head(self, field: str) -> Paragraph:
        official = self._official or field not in _VARIED
        head = " ".join((t.text for t in say(self.dice, self._known[field]))) if official else words(self.dice, field, self.record).upper()
        return Paragraph(between_traces(self.dice, caption(head), self._traced), self._small)

    def box(self, field: str, text: Text) -> list[Paragraph]:
        """A caption over its value."""
        return [self.head(field), Paragraph(text, self.page.size)]

    def row(self, *boxes: list[Paragraph]) -> None:
        dice = self.dice
        if len(boxes) > 1 and dice.chance(0.05):
            for one in boxes:
                self.row(one)
            return
        widths = [dice.uniform(0.8, 1.3) for _ in boxes]
        edges = [self.page.left]
        for width in widths:
            edges.append(edges[-1] + self.page.inner * width / sum(widths))
        self.page.row(list(boxes), edges)

    def lines(self, *texts: Text, align: str = "left") -> None:
        for text in texts:
            self.page.flow(text, align=align)

    def hatched(self) -> Text:
        return [] if self.dice.chance(0.3) else hatching(self.dice)

    def beside_photo(self, part: Callable[[], None]) -> None:
        """What stands at the right of the photo, which takes a share of the width, or none on a card set otherwise."""
        page, dice = (self.page, self.dice)
        left, right = (page.left, page.right)
        if dice.chance(0.7):
            page.left += page.inner * dice.uniform(0.25, 0.42)
            page.right -= page.inner * (dice.uniform(0.03, 0.15) if dice.chance(0.3) else 0)
            self._photo = (left, page.left)
        part()
        page.left, page.right, self._photo = (left, right, None)

    def under_photo(self, text: Text) -> None:
        """Beside what comes next."""
        if self._photo is not None:
            page, (left, right) = (self.page, self._photo)
            page.put(text, left + (right - left) * self.dice.uniform(0, 0.3), page.y + page.size * self.dice.uniform(0, 2), self._small)

    def parents(self, blank_share: float) -> None:
        """One under the other, each on as many lines as the box makes of it."""
        page, dice = (self.page, self.dice)
        left = page.left + 3
        width = page.right - left - 3
        right = left + width * (dice.uniform(0.5, 1) if dice.chance(0.45) else 1)
        blank = page.size * (dice.uniform(0.4, 1.6) if dice.chance(blank_share) else 0)
        head = self.head("parents")
        page.flow(head.text, left, page.right, size=head.size)
        if dice.chance(0.4):
            self.under_photo(signature(dice))
        for name in _parents(dice, self.record):
            for line in _broken(dice, name):
                page.flow(line, left, right)
            page.y += blank
        page.gap(dice.uniform(0, 0.8))

    def remarks(self) -> None:
        lines = _remark_lines(self.dice, self.record)
        self.row([self.head("remarks"), *(Paragraph(line, self.page.size) for line in lines)])


def _parents(dice: Dice, record: Record) -> list[Text]:
    if dice.chance(0.03):
        return [_missing(dice)]
    names = [said(parent, "PARENT") for parent in record.parents]
    if dice.chance(0.04):
        signs = dice.pick([("PAI", "MÃE"), ("1-", "2-"), ("PAI:", "MÃE:")])
        names = [[*plain(sign), *name] for sign, name in zip(signs, names, strict=False)]
    if len(names) < 3 and dice.chance(0.3 if len(names) == 1 else 0.05):
        names.insert(dice.between(0, len(names)), _missing(dice))
    return names


def _missing(dice: Dice) -> Text:
    return hatching(dice) if dice.chance(0.5) else plain(dice.pick(["NÃO DECLARADO", "NÃO DECLARADO", "NAO DECLARADO", "NÃO DECLARADA"]))


def _broken(dice: Dice, name: Text) -> list[Text]:
    """Now and then a line ends early, mostly before a connective: `DE MORROALTO` is a line of its own."""
    cuts = range(2, len(name))
    if not cuts or not dice.chance(0.22):
        return [name]
    small = [at for at in cuts if name[at].text.upper() in _CONNECTIVES and at + 1 < len(name)]
    cut = small[-1] if small and dice.chance(0.75) else dice.pick(cuts)
    return [name[:cut], name[cut:]]


def _remark_lines(dice: Dice, record: Record) -> list[Text]:
    kind = dice.weighted({"empty": 0.2, "hatched": 0.07, "traces": 0.09, "codes": 0.42, "any": 0.22})
    if kind == "empty":
        return []
    if kind == "hatched":
        return [hatching(dice)]
    if kind == "traces":
        return [traces(dice) for _ in range(dice.pick([1, 1, 2]))]
    lines = [remark_text(dice, record)] if kind == "any" else _codes(dice)
    return [between_traces(dice, line, 0.04) for line in lines]


def _codes(dice: Dice) -> list[Text]:
    """`EAR A`, `EAR, CETPP`, or one under the other."""
    codes = list(dict.fromkeys((dice.pick(CODES) for _ in range(dice.pick([1, 1, 1, 2, 2, 3, 4])))))
    sign = dice.pick([", ", ", ", " ", " ", "; ", "/", " / ", ". ", " - ", ",", "\n", "\n", ",\n"])
    lines = [said(line, "REMARKS") for line in sign.join(codes).split("\n")]
    if dice.chance(0.06):
        lines[-1] = ended(lines[-1], ".")
    return [lines[0], *(continued(line) for line in lines[1:])]


def class_table(card: Card) -> None:
    """A row for each class; the holder's have first issue and expiry. None of it says anything of the holder's remarks."""
    dice, record, page = (card.dice, card.record, card.page)
    letters = {letter for letter in record.category.replace("ACC", "") if letter.isalpha()}
    has = letters | {below for letter in letters for below in _BELOW.get(letter, "")} | ({"ACC"} if "ACC" in record.category else set())
    noise = dice.uniform(0.02, 0.15) if dice.chance(0.3) else 0.0
    wrong = dice.chance(0.1)

    def row(name: str) -> list[Text]:
        dates = (name in has or (name[0] in has and dice.chance(0.08))) and dice.chance(0.9)
        label = name.replace("1", "I") if wrong else name
        cells: list[Text] = [
            [Token(label)], said(record.first, "OTHER_DATE") if dates else [], said(record.expires, "EXPIRY") if dates else [],
        ]
        cells.append(plain(dice.pick(["", "", "", "A", "X", "D", "A X", "99", "*"])) if dates else [])
        return [[*cell, *traces(dice, 1)] if dice.chance(noise) else cell for cell in cells]

    def run(names: list[str]) -> None:
        card.lines([Token(name) for name in names])

    style = dice.weighted({"two": 0.75, "one": 0.13, "letters": 0.05, "none": 0.07})
    half = len(_CLASSES) // 2
    if style == "letters":
        run(_CLASSES[:half])
        run(_CLASSES[half:])
        return
    if style == "none":
        return
    times = 2 if style == "two" else 1
    edges = page.columns(4 * times)
    page.row([[Paragraph(caption(mark), page.size * 0.8)] for mark in ("9", "10", "11", "12") * times], edges, 1)
    rows = zip(_CLASSES[:half], _CLASSES[half:], strict=True) if times == 2 else ((name,) for name in _CLASSES)
    for names in rows:
        page.row([[Paragraph(cell, page.size * 0.75)] for name in names for cell in row(name)], edges, 1)


OLD = W.old
NEW = W.new


def _heads(card: Card, new: bool) -> None:
    dice = card.dice
    ministry = "MINISTÉRIO DOS TRANSPORTES" if new else dice.pick(["MINISTÉRIO DAS CIDADES", "MINISTÉRIO DA INFRAESTRUTURA"])
    office = "SECRETARIA NACIONAL DE TRÂNSITO" if new else "DEPARTAMENTO NACIONAL DE TRÂNSITO"
    title = "CARTEIRA NACIONAL DE HABILITAÇÃO" + (" / DRIVER LICENSE / PERMISO DE CONDUCCIÓN" if new else "")
    lines = [plain("REPÚBLICA FEDERATIVA DO BRASIL"), plain(ministry), plain(office)]
    if dice.chance(0.15):
        lines = [[*lines[0], *plain("·"), *lines[1], *plain("·"), *lines[2]]]
    card.lines(*(line for line in lines if dice.chance(0.95)), said(title, "TITLE"), align=dice.pick(["centre", "centre", "left"]))


def old_front(card: Card) -> None:
    dice, record = (card.dice, card.record)

    def beside() -> None:
        card.row(card.box("rg", _identity(record)))
        card.row(card.box("cpf", said(record.cpf, "HOLDER_CPF")), card.box("birth", said(record.born, "BIRTH")))
        card.parents(0.15)
        category = card.box("category", value(dice, record, "category"))
        card.row(card.box("permit", card.hatched()), card.box("acc", card.hatched()), category)

    _heads(card, False)
    card.row(card.box("name", said(record.name, "HOLDER")))
    card.beside_photo(beside)
    card.row(
        card.box("registration", said(record.registration, "REGISTRATION")), card.box("expiry", said(record.expires, "EXPIRY")),
        card.box("first", said(record.first, "OTHER_DATE")),
    )
    if dice.chance(0.4):
        card.lines(number(record.mirror))


def old_back(card: Card) -> None:
    dice, record = (card.dice, card.record)

    def issuer() -> None:
        director = said(values.person_name(dice, upper=True), "PERSON") if dice.chance(0.4) else []
        _side_by_side(card, director, number(record.security))
        mark = traces(dice) if dice.chance(0.15) else caption("ASSINATURA DO EMISSOR")
        _side_by_side(card, mark, number(record.renach))

    def holder() -> None:
        if dice.chance(0.4):
            card.lines(signature(dice), align=dice.pick(["left", "centre"]))
        card.lines(caption("ASSINATURA DO PORTADOR"), align=dice.pick(["left", "centre"]))

    if dice.chance(0.25):
        _columns(card, card.remarks, issuer if dice.chance(0.5) else holder)
    else:
        card.remarks()
    card.page.gap(dice.uniform(0, 6))
    holder()
    issued = card.box("issue", said(record.issued, "ISSUE"))
    card.row(card.box("issue_place", place(record, record.city, record.state, "ISSUE_PLACE")), issued)
    issuer()
    card.lines(_footer(dice, record), align=dice.pick(["left", "centre"]))


def new_front(card: Card) -> None:
    dice, record = (card.dice, card.record)

    def beside() -> None:
        sign = dice.pick([",", ",", "", " -"])
        city = place(record, record.born_city, record.born_state, "BIRTH_PLACE")
        born = [*ended(said(record.born, "BIRTH"), sign.strip(" -")), *(plain("-") if sign == " -" else [])]
        card.row(card.box("birth_all", [*born, *city]))
        issued, expires = (card.box("issue", said(record.issued, "ISSUE")), card.box("expiry", said(record.expires, "EXPIRY")))
        card.row(issued, expires, card.box("acc", card.hatched()))
        if dice.chance(0.8):
            card.lines(plain(dice.pick("DDDP")), align="right")
        card.row(card.box("rg", _identity(record)))
        card.row(
            card.box("cpf", said(record.cpf, "HOLDER_CPF")), card.box("registration", said(record.registration, "REGISTRATION")),
            card.box("category", value(dice, record, "category")),
        )
        card.row(card.box("nationality", said(record.nationality, "NATIONALITY")))
        if below:
            card.parents(0.7)
        else:
            card.under_photo(caption("7 ASSINATURA DO PORTADOR"))
            card.parents(0.7)

    below = dice.chance(0.6)
    _heads(card, True)
    first = card.box("first", said(record.first, "OTHER_DATE"))
    card.row(card.box("name", said(record.name, "HOLDER")), first)
    card.beside_photo(beside)
    if below:
        card.lines(caption("7 ASSINATURA DO PORTADOR"))


def new_back(card: Card) -> None:
    dice, record = (card.dice, card.record)

    def issuer() -> None:
        align = dice.pick(["right", "right", "centre", "left"])
        if dice.chance(0.25):
            card.lines(signature(dice) if dice.chance(0.5) else traces(dice), align=align)
        if dice.chance(0.65):
            card.lines(plain("ASSINADO DIGITALMENTE"), said("DEPARTAMENTO ESTADUAL DE TRÂNSITO", "AGENCY"), align=align)
        if dice.chance(0.3):
            card.lines(caption("ASSINATURA DO EMISSOR"), align=align)
        card.lines(number(record.security), number(record.renach), align=align)

    def issue_place() -> None:
        card.row(card.box("issue_place", place(record, record.city, record.state, "ISSUE_PLACE")))

    def remarks_and_place() -> None:
        card.remarks()
        card.page.gap(dice.uniform(0, 4))
        issue_place()

    class_table(card)
    if dice.chance(0.6):
        _columns(card, remarks_and_place if dice.chance(0.6) else card.remarks, issuer)
    else:
        card.remarks()
        issuer()
        issue_place()
    card.lines(said(lexicon.STATES[record.state].upper(), "AGENCY"), align="centre")


def new_panel(card: Card) -> None:
    """Below the back: a legend and the machine's lines."""
    dice = card.dice
    if dice.chance(0.5):
        card.page.gap()
        card.page.flow(plain(W.legend), size=card.page.size * 0.8)
    if dice.chance(0.5):
        card.lines(*_machine_lines(dice, card.record))


def _identity(record: Record) -> Text:
    return number(f"{record.rg} {record.rg_issuer.replace('/', ' ').replace('-', ' ')}")


def _footer(dice: Dice, record: Record) -> Text:
    name = lexicon.STATES[record.state].upper()
    return say(
        dice,
        f"{{DETRAN-{record.state} {name}|DETRAN- {record.state} ({name})|DETRAN-{record.state} ({name})|DETRAN {record.state}|{name} DETRAN-{record.state}}}",
        "AGENCY",
    )


def _side_by_side(card: Card, left: Text, right: Text) -> None:
    card.page.row([[Paragraph(left, card.page.size)], [Paragraph(right, card.page.size)]], card.page.columns(2))


def _columns(card: Card, left: Callable[[], None], right: Callable[[], None]) -> None:
    card.page.side_by_side(card.dice.uniform(0.4, 0.68), card.dice.uniform(0, 4), left, right)


def _machine_lines(dice: Dice, record: Record) -> list[Text]:
    letters = unicodedata.normalize("NFKD", record.name.upper())
    name = "".join((c for c in letters if c.isascii() and (c.isalpha() or c == " "))).replace(" ", "<").replace("<", "<<", 1)
    lines = [f"I<BRA{dice.digits(9)}<{dice.digits(3)}", f"{dice.digits(7)}{record.gender.upper()}{dice.digits(7)}BRA", name[:30]]
    return [plain(line.ljust(29, "<") + dice.digits(1) if i == 1 else line.ljust(30, "<")) for i, line in enumerate(lines)]


_PARENTS_MAX = 4


def card_page(page: Page, record: Record) -> None:
    """One card, or one of its faces, or an export."""
    dice = page.dice
    record = _as_on_cards(page, record)
    new, export = (dice.chance(0.5), dice.chance(0.3))
    faces = dice.weighted({"both": 0.56, "front": 0.28, "back": 0.16})
    beside = faces == "both" and (not export) and dice.chance(0.25)
    if beside or dice.chance(0.7):
        page.size = dice.uniform(5, 8)
        width = dice.uniform(460, 560) if beside else dice.uniform(220, 330)
        page.left = dice.uniform(15, max(16.0, page.width - width - 20))
        page.right = page.left + width
    if export:
        _export_side(page)
    card = Card(page, record, NEW if new else OLD)
    _faces(card, new, faces, beside)
    if dice.chance(0.6):
        strip = plain(dice.pick(["VÁLIDA EM TODO O TERRITÓRIO NACIONAL", "PROIBIDO PLASTIFICAR"]))
        page.stamp([*strip, *number(record.mirror)] if dice.chance(0.8) else strip)
    if dice.chance(0.07):
        page.gap(3)
        page.size = dice.uniform(7, 10)
        page.right = page.width - 30
        other_section(page, record)


def _as_on_cards(page: Page, record: Record) -> Record:
    """Mostly in capitals, and now and then with more parents, and of longer names, than other papers print."""
    dice = page.dice
    upper = record.style.upper or dice.chance(0.7)
    parents, genders = (list(record.parents), record.genders)
    while len(parents) < _PARENTS_MAX and dice.chance(0.12):
        gender = dice.pick("mf")
        parents.append(values.person_name(dice, gender, upper))
        genders += gender
    if dice.chance(0.25):
        more = f"{dice.pick(['de', 'da', 'do', 'dos', 'das', 'e'])} {values.person_name(dice, 'm', upper).split()[-1]}"
        parents = [f"{parent} {more}" if dice.chance(0.7) else parent for parent in parents]
    changed = replace(record, parents=parents, genders=genders)
    if not upper:
        return changed
    return replace(
        changed, name=record.name.upper(), parents=[parent.upper() for parent in parents], city=record.city.upper(),
        born_city=record.born_city.upper(), style=replace(record.style, upper=True),
    )


def _faces(card: Card, new: bool, faces: str, beside: bool) -> None:
    dice, page = (card.dice, card.page)
    front, back = (new_front, new_back) if new else (old_front, old_back)
    if faces != "both":
        (front if faces == "front" else back)(card)
    else:
        first, second = (front, back) if dice.chance(0.92) else (back, front)
        if beside:
            page.side_by_side(dice.uniform(0.47, 0.53), dice.uniform(2, 14), lambda: first(card), lambda: second(card))
        else:
            first(card)
            page.gap(dice.uniform(0, 3))
            second(card)
    if new and faces != "front":
        new_panel(card)


def _export_side(page: Page) -> None:
    """What an export prints beside the card: bar, code and the statement about its signature."""
    dice = page.dice
    page.left, page.right = (dice.uniform(20, 40), page.width * dice.uniform(0.48, 0.56))
    left, right = (page.right + 15, page.width - 20)
    size = dice.uniform(6, 9)
    y = page.y
    page.put(plain(dice.pick(W.export_side)), left, y, size)
    y += dice.uniform(20, 200)
    for line in W.export:
        y = page.flow(plain(line), left, right, y, size)
    y += 10
    if dice.chance(0.3):
        y = page.flow(plain(W.export_side_2), left, right, y, size)
    page.flow(plain("SERPRO / SENATRAN"), left, right, y, size)
    page.y += dice.uniform(0, 40)
