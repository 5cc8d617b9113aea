"""Terms that tell it in several sentences: decisions that serve as a term, records, short sentences, people qualified apart."""

from collections.abc import Callable

from ficha_train.reader.generator.arrange import Entry, arrange, heading
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.term_bodies import wordings
from ficha_train.reader.generator.term_case import Case, Party
from ficha_train.reader.generator.term_entries import guardian_entries, ward_caption, ward_entries
from ficha_train.reader.generator.term_grammar import capital, tidy
from ficha_train.reader.generator.term_forms import people_table
from ficha_train.reader.generator.term_words import ending, form, neutral_ward
from ficha_train.reader.generator.tokens import Slot, Text, ended, joined, plain, said, say
from ficha_train.reader.generator.values import cpf, date

_STORY = (
    "{{Vistos|VISTOS}[, etc].|Vistos e examinados estes autos.|RELATÓRIO.|} {{Trata-se de|Cuida-se de} {pedido|ação|procedimento}"
    " de <kind> "
    "{ajuizad<x> por|formulado por|movida por|proposta por|requerido por} <asker>[ em face de <opponent>[, {<ocpf>|já qualificad<x>}]]"
    "|<asker> {requereu|ajuizou|pleiteou} {a presente ação|o presente pedido|<charge>}[ {contra|em desfavor de|em face de} <opponent>]"
    "|{Nos autos|Nos presentes autos} {em que|nos quais} {contendem|litigam|figuram como partes}"
    " <asker> e <opponent>, {foi proferida decisão|"
    "decidiu-se o seguinte}}[, {distribuíd<x>|protocolad<x>|autuad<x>} em <od>]. "
    "[{Citad<x>|Intimad<x>}, {a parte contrária|<opponent>} {não contestou|concordou com o pedido|manteve-se inerte}. ]"
    "[{O|A} {Ministério Público|Promotora de Justiça <prosecutor>|Promotor de Justiça <prosecutor>|representante do Ministério Público}"
    "[, em <od2>,] "
    "{opinou pelo deferimento|manifestou-se favoravelmente|nada opôs}. ]"
    "[{O estudo social|O relatório|O laudo} {elaborado|subscrito|assinado} por <lawyer>[, em <od2>,] {é favorável|recomenda a medida}. ]"
)

_RULING = (
    "{{Ante o exposto|Diante disso|Pelo exposto|Isto posto|Posto isso|Assim}, {DEFIRO|defiro|CONCEDO|concedo|"
    "JULGO PROCEDENTE o pedido para conceder} "
    "{a <g> <charge> <of> <w>|<charge> <of> <w> {a|em favor de} <g>}<t>|{NOMEIO|Nomeio} {<sr> |}<g>, {como <k>|para <charge>|<k>}"
    " <of> <w><t>"
    "|{DECRETO a interdição|Fica submetid<x> a {<kind>|medida de proteção}} {de|d<ow>} <w>, {nomeando|e nomeio} como <k> <g><t>}"
)

_SERVES = (
    "{{Servirá|Serve|Valerá|Vale} {a presente|a presente decisão|esta decisão|cópia desta decisão|o presente}[, por cópia {digitada|"
    "assinada},] como "
    "{termo de <kind>|termo de compromisso|mandado|certidão|ofício e termo}[, {independentemente de outro documento|para todos os fins}"
    "].|{Lavre-se|Expeça-se} "
    "{o termo|o competente termo|termo de compromisso}.|{Publique-se|Intimem-se|P.R.I.|Cumpra-se|Ciência ao Ministério Público}.|}"
)

_RECORD = (
    "{{Processo|Autos|Feito} {<number>|acima}, em <issued>. <j1>. {Compareceu|Compareceram|Presentes|Presente}: <sr> <g>. {Prestou|"
    "Foi prestado|Prestado} o compromisso de "
    "<k> <of> <w><t>|<opening>, lavrei este termo. {<Sr> <g>|<g>} {é|foi nomead<p>|passa a ser|assume como|exercerá o cargo de}"
    " <k> <of> <w><t>[. {Decisão|Nomeação|"
    "Deferimento}: <d>]|{Compromissad<p>|<K>}: <g>. {Em favor de|Pessoa protegida|A favor de|Beneficiári<ow>}: <w>. {Decisão|<Decision>}"
    " {de|em} <d>[, {por|de} <J>]"
    "|{É|Foi} <k> <of> <w>, {por|desde a|em virtude da} <decision> de <d>, <sr> <g><t>|{<w> {ficará|fica|permanece|ficarão}|Fica <w>}"
    " {sob a guarda|sob os cuidados|"
    "sob a responsabilidade|a cargo} de <g><t><named>|{Nomead<p>|Designad<p>} {pelo Juízo|por <j>}[ em <d>], <g> {assume|passa a exercer|"
    "aceita} <charge> <of> <w><t>}"
)

_SHORT = (
    "{{<O> {<k>|nomead<p>|compromissad<p>} {é|chama-se|se chama} <gn>|{Foi nomead<p>|É nomead<p>} <k> <gn>|<gn> é <k> <ofn> <wn>}"
    ". {<He> é|É|Trata-se de pessoa} <q>. "
    "[{Tem|Possui|É titular do} <gc>. ]{Mora|Reside|Reside atualmente|Tem domicílio} {na|no|em} <home>. {<Ow> {<ward>|protegid<ow>} {é|"
    "chama-se} <wn>|A medida protege <wn>|"
    "O encargo é exercido em favor de <wn>}[, {com quem tem o vínculo de|de quem é|sendo} <kin>]. {<Sh> nasceu|Nasceu|"
    "Nasceu {na cidade de|em} <place>,} em <born>. "
    "[{É filh<o1> de|Seus pais são|Os pais são} <parents>. ]{A nomeação|O encargo|<Charge>} {foi feita|decorre|resulta} {por|de}"
    " <decision> de <d>[, proferida por <J>]}"
)


def narrative(page: Page, case: Case) -> None:
    """A body of several sentences, in one of the ways."""
    dice = page.dice
    slots = _slots(case)
    way = dice.weighted({"decision": 3, "record": 4, "short": 2, "apart": 3, "listed": 2})
    if way == "short" and len(case.guardians) + len(case.wards) > 2:
        way = "record"
    if way == "decision":
        text = say(
            dice,
            "<a> <b>. <c>",
            a=lambda: say(dice, _STORY, **slots),
            b=lambda: say(dice, _RULING, **slots),
            c=lambda: say(dice, _SERVES, **slots),
        )
    elif way == "record":
        text = ended(say(dice, _RECORD, **slots), ".")
    elif way == "short":
        text = ended(say(dice, _SHORT, **slots), ".")
    elif way == "listed":
        _listed(page, case, slots)
        return
    else:
        _apart(page, case, slots)
        return
    _flow(page, text)


def _apart(page: Page, case: Case, slots: dict) -> None:
    """Names in the sentence, who they are in lists below or above it."""
    dice = page.dice
    name = {"g": lambda: case.all_guardians(), "w": lambda: case.all_wards()}
    template = (
        "{<opening>, <come> <sr> <g>, {adiante|abaixo|acima|já} qualificad<p>, {e|que} prest<ou> compromisso de <k> <of> <w><t><named>|"
        "<j1> {nomeou|nomeia} "
        "<sr> <g>, {abaixo|adiante} qualificad<p>, <k> <of> <w><t>|{Pelo presente termo|Por este termo}, <g>, {doravante {denominad<p>|"
        "chamad<p>}|a seguir "
        "{denominad<p>|chamad<p>}} {COMPROMISSAD<P>|<KK>}, {aceita|assume} {<charge>|o encargo} <of> <w>, {doravante {PROTEGID<OW>|"
        "denominad<ow> {<WARD>|PROTEGID<OW>}}|"
        "{abaixo|adiante} qualificad<ow>}<t><named>}"
    )
    sentence = ended(say(dice, template, **(slots | name)), ".")
    before = dice.chance(0.3)
    if not before:
        _flow(page, sentence)
    for people, make in ((case.guardians, guardian_entries), (case.wards, ward_entries)):
        if dice.chance(0.85):
            _particulars(page, case, people, make)
    if before:
        _flow(page, sentence)


def _listed(page: Page, case: Case, slots: dict[str, Slot]) -> None:
    """`das crianças abaixo relacionadas:` and a table or records of them."""
    dice = page.dice
    template = (
        "{<opening>, <come> <sr> <g>, que prest<ou> o compromisso de <k>|<j1> {nomeou|nomeia|designou} <sr> <g>, <k>|{Pelo presente|"
        "Por este termo}, <g> "
        "{assume|aceita} <charge>|{Foi|Fica} {deferid<y>|concedid<y>} a <g> <charge>} {d<ow> {<ward0>|seguinte<s0> <ward0>|protegid<ow>}}"
        " {abaixo|a seguir} "
        "{relacionad<ow>|nomead<ow>|indicad<ow>|discriminad<ow>|qualificad<ow>}<t><named>"
    )
    ward0 = form(neutral_ward(dice, case.kind), ["m"] * len(case.wards)).replace("criança", "menor").replace("pessoa", "menor")
    gender = {"ow": "os" if len(case.wards) > 1 else "o", "ward0": ward0, "s0": "s" if len(case.wards) > 1 else ""}
    _flow(page, ended(say(dice, template, **(slots | gender)), dice.pick([":", ":", "."])))
    if dice.chance(0.6):
        people_table(page, case, case.wards, ward_caption(case), False)
    else:
        for number, one in enumerate(case.wards):
            arrange(page, ward_entries(case, one, f"Nome {number + 1}" if len(case.wards) > 1 else "Nome"))
    parents = case.wards[0].parents
    if parents and dice.chance(0.3):
        names = joined([said(parent, "PARENT") for parent in parents], dice, ("e", "e de"))
        _flow(page, say(dice, "{Todos filhos|Filho|Ambos filhos|Filhos|São filhos} de <p>.", p=names))


def _particulars(page: Page, case: Case, people: list[Party], make: Callable[[Case, Party, str], list[Entry]]) -> None:
    dice = page.dice
    guardians = people is case.guardians
    for one in people:
        entries = make(case, one, "Nome")
        named = len(people) > 1 or dice.chance(0.5)
        if not named:
            entries = [entry for entry in entries if not (entry[1] and entry[1][0].role in ("GUARDIAN", "WARD"))]
        if dice.chance(0.6):
            words = case.office_word() if guardians else case.same_ward_word()
            heading(
                page,
                dice.wording(
                    [
                        "Qualificação",
                        f"Qualificação d{'o' if guardians else 'e'} {words}",
                        words.capitalize(),
                        f"Dados pessoais: {words}",
                        f"Sobre {words}",
                        "Dados complementares",
                    ]
                ),
            )
        arrange(page, entries)


def _flow(page: Page, text: Text) -> None:
    page.flow(tidy(text), align=page.dice.pick(["justified", "justified", "left"]), indent=page.dice.pick([0, 0, 40]))
    page.gap()


def _slots(case: Case) -> dict:
    dice = case.dice
    slots = wordings(case)
    guardian, ward = case.guardians[0], case.wards[0]
    own = case.requester is guardian
    qualities = [
        said(guardian.nationality, "NATIONALITY"),
        said(guardian.status, "MARITAL_STATUS"),
        said(guardian.occupation, "OCCUPATION"),
    ]
    papers = [
        [*said("CPF nº", "CAPTION"), *said(guardian.cpf, "GUARDIAN_CPF")],
        [*said("RG nº", "CAPTION"), *said(guardian.rg, "GUARDIAN_RG")],
    ]
    first = ending([guardian.gender])
    gender, ward_gender = ending(case.guardian_genders), ending(case.ward_genders)
    return slots | {
        "asker": (lambda: case.all_guardians()) if own else (lambda: case.show(case.requester, "PERSON")),
        "opponent": lambda: case.show(case.opponent, "PERSON"),
        "ocpf": lambda: [*said("CPF nº", "CAPTION"), *said(cpf(dice), "OTHER_ID")],
        "od": lambda: said(date(dice), "OTHER_DATE"),
        "od2": lambda: said(date(dice), "OTHER_DATE"),
        "j1": slots["J1"],
        "Sr": "",
        "ow": ward_gender,
        "OW": ward_gender.upper(),
        "P": gender.upper(),
        "KK": case.office_word().upper(),
        "K": case.office_word().capitalize(),
        "O": gender.capitalize(),
        "WARD": case.same_ward_word().upper(),
        "Decision": "Sentença",
        "Ow": ward_gender.capitalize(),
        "ward": case.same_ward_word(),
        "gn": lambda: case.all_guardians(),
        "wn": lambda: case.all_wards(),
        "ofn": "de",
        "He": "Ele" if first == "o" else "Ela",
        "Sh": "Ele" if ending([ward.gender]) == "o" else "Ela",
        "q": lambda: joined(dice.shuffled(qualities)[: dice.between(2, 3)], dice, ("e",)),
        "gc": lambda: joined(dice.shuffled(papers), dice, ("e",)),
        "home": lambda: said(guardian.address, "ADDRESS"),
        "kin": lambda: said(guardian.kinship, "RELATIONSHIP"),
        "born": lambda: said(ward.born, "BIRTH"),
        "place": lambda: said(ward.birth_place, "BIRTH_PLACE"),
        "o1": ending([ward.gender]),
        "parents": lambda: joined([said(parent, "PARENT") for parent in ward.parents] or [plain("pais ignorados")], dice, ("e",)),
        "Charge": lambda: capital(slots["charge"]()),
    }
