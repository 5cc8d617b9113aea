"""Who held the office before: removed, dead or resigned, and named beside whoever takes it over."""

from ficha_train.reader.generator.arrange import Entry
from ficha_train.reader.generator.term_case import Case
from ficha_train.reader.generator.term_grammar import tidy
from ficha_train.reader.generator.term_words import ending, form
from ficha_train.reader.generator.tokens import Slot, Text, joined, plain, said, say
from ficha_train.reader.generator.values import date

_DUTY = "{encargo|cargo|múnus|cargo de <fk>|encargo de <fk>|compromisso}"
_OUT = "{removid<fo>|destituíd<fo>|exonerad<fo>|dispensad<fo>|afastad<fo>|desonerad<fo>|substituíd<fo>}"
_END = (
    "{o falecimento|a morte|o óbito|a renúncia|a remoção|a escusa|a destituição|o afastamento|o pedido de dispensa|a mudança de domicílio|"
    "a incapacidade superveniente|o impedimento|a desistência}"
)
_WHY = "{Com|Ante|Considerando|Após|Diante de|Em razão de|Em virtude de|Tendo em vista|Por força de|Em decorrência de|À vista de}"
_TAKES = (
    "{assume <office>|passa a exercer <office>|fica nomead<p> <k>|foi nomead<p> <k>|é nomead<p> {em seu lugar|substitut<p>}|"
    "recebe <office>|toma posse como <k>|prosseguirá como <k>}"
)

_HOW = [
    "{falecid<fo>|que faleceu|que veio a óbito|que veio a falecer} {em|aos|no dia} <d>[, conforme certidão de óbito[ nº <n>]]",
    f"{_OUT} {{do|por decisão de <d>, do|por sentença de <d> do}} {_DUTY}",
    "{dispensad<fo>|desonerad<fo>|liberad<fo>} {a pedido|a seu pedido|por motivo de saúde}[ em <d>]",
    "que {renunciou|pediu dispensa|se escusou|desistiu de <office>|requereu a substituição}[ {em <d>|por motivo de saúde}]",
    "{impossibilitad<fo>|impedid<fo>} de {continuar|prosseguir}[ {por motivo de saúde|em razão da idade|por mudança de domicílio}]",
    "cujo {compromisso|encargo} {se encerrou|terminou|foi revogado|cessou} em <d>",
    "até {então|aqui|esta data} <fk>",
    "{anterior <fk>|<fk> anterior|antig<fo> <fk>|ex-<fk>|<fk> substituíd<fo>|<fk> original|primeir<fo> <fk>}",
    "{nomead<fo>|compromissad<fo>} {anteriormente|em <d>|pelo termo de <d>}",
]

_SENTENCES = [
    f"{{Em|Por}} substituição {{a|a|ao Sr.|à pessoa de}} <F>, <G> {_TAKES}",
    "<G> {substitui|sucede a|assume no lugar de|ocupa o lugar de|fica em lugar de|entra em substituição a} <F>[ {no encargo|na função}]",
    f"{{Fica|Foi|Ficou|Restou}} {_OUT} do {_DUTY} {{o Sr.|a Sra.|}} <f>[, {{e nomead<p>|sendo nomead<p>}} {{em seu lugar|para tanto}} <G>]",
    f"{{REMOVO|Removo|DESTITUO|EXONERO|Dispenso}} <F> do {_DUTY} {{e nomeio|e NOMEIO|, nomeando}} {{em substituição|em seu lugar|}} <G>",
    f"{_WHY} {_END} de <F>, <G> {_TAKES}",
    f"{_WHY} {_END} d<fo> {{anterior <fk>|<fk> anterior|então <fk>|<fk>}}, <f>, {{faz-se necessária a substituição|<G> {_TAKES}}}",
    f"{{Revogo|Revogad<x>|Fica revogad<x>|Torno sem efeito|Fica sem efeito}} {{a nomeação|o compromisso|o termo}} de <F>[, de <d>]",
    f"{{O encargo|A função|O múnus|O cargo}} {{era exercid<x>|vinha sendo exercid<x>|estava a cargo}} {{por|pelo Sr.|de}} <F>",
    "<F> {deixa|deixou|deixará} {o encargo|o cargo|a função|o múnus}[, {assumindo|e assume|sucedendo-lhe} <G>]",
    f"<G> {_TAKES}, {{em substituição a|em lugar de|no lugar de|sucedendo a|ficando dispensad<fo>|tendo sido removid<fo>}} <F>",
    f"<F> {{foi|fica|é}} {_OUT}[ do {_DUTY}]{{ em <d>|, por decisão de <d>|}}",
    "{Antes|Anteriormente|Até <d>|Até esta data}, {era|figurava como|exercia o cargo de|atuava como} <fk> <f>",
    f"<f>, {{<fk>|anterior <fk>|que exercia o encargo}}, {{faleceu|renunciou|foi {_OUT}|pediu dispensa|mudou-se}}[ em <d>]",
    "{Dê-se baixa|Averbe-se a baixa|Procedam-se às baixas} {no|do} compromisso {prestado por|de|firmado por} <f>[, {lavrado em|de} <d>]",
    "{Intime-se|Cientifique-se|Comunique-se} {o|a} {<fk> anterior|ex-<fk>}, <f>, {para prestar contas|da substituição}",
    "{A prestação de contas|As contas} {d<fo> <fk> anterior|da gestão anterior}, <f>, {foi aprovada|serão prestadas|ficam para depois}",
    f"{{A presente substituição|A substituição de <k>|Esta nomeação}} {{decorre|resulta|se dá em razão}} de {_END} de <F>",
    "{Sucessor<x>|Substitut<p>}: <G>[,] {em lugar|em substituição|no lugar} de <F>",
]

_CLAUSES = [
    "em {substituição a|lugar de|sucessão a|substituição ao Sr.} <F>",
    "no lugar {de|antes ocupado por|até então ocupado por} <F>",
    "{sucedendo|substituindo} {a|} <F>",
    f"{{tendo em vista|em razão de|em virtude de|ante|diante de}} {_END} de <F>",
    "{ficando|restando|sendo} {removid<fo>|dispensad<fo>|destituíd<fo>|exonerad<fo>} <F>",
    "encargo {antes|anteriormente|até então} exercido por <F>",
    "{revogado|cessado|extinto} o {compromisso|encargo} de <F>",
]

_CAPTIONS = (
    "{{<K>|<K>(a)|Responsável|Compromissado(a)|Titular} {anterior|substituído(a)|removido(a)|falecido(a)|dispensado(a)|original}|"
    "{Antigo|Antigo(a)|Prévio} <k>|Ex-<k>|Em substituição a|Em lugar de|Substitui|Substituído(a)|Sucede a|Removido(a)|"
    "Nome do(a) <k> anterior|Encargo anterior de|{Exercia|Exerceu} o encargo antes|<K> até {esta data|então}|Dispensado(a)|"
    "Pessoa substituída|{Nomeação|Compromisso} {anterior|revogad<x>} de|Quem {exercia|deixa} o encargo}"
)


def former_sentence(case: Case) -> Text:
    return [*tidy(say(case.dice, case.dice.wording(_SENTENCES) + ".", **_slots(case)))]


def former_clause(case: Case) -> Text:
    """Follows the guardian, or the whole sentence, after a comma."""
    return tidy(say(case.dice, case.dice.wording(_CLAUSES), **_slots(case)))


def former_entries(case: Case) -> list[Entry]:
    """As a form has it, with dates and papers that are nobody's who is asked for."""
    dice = case.dice
    words = say(dice, _CAPTIONS, **_slots(case))
    out: list[Entry] = [(" ".join(token.text for token in words), _names(case))]
    if dice.chance(0.35):
        out.append(("CPF", said(case.former.cpf, "OTHER_ID")))
    if dice.chance(0.3):
        heads = ["Data do óbito", "Removido em", "Compromisso anterior de", "Dispensa em", "Termo anterior", "Data da remoção", "Óbito"]
        out.append((dice.wording(heads), said(date(dice), "OTHER_DATE")))
    return out


def _names(case: Case) -> Text:
    """Mostly one; now and then two held the office together."""
    name = case.show(case.former, "FORMER_GUARDIAN")
    if case.dice.chance(0.07):
        return joined([name, case.show(case.lawyer, "FORMER_GUARDIAN")], case.dice, ("e",))
    return name


def _full(case: Case, slots: dict[str, Slot]) -> Text:
    """With papers or with how the office ended, or only the name."""
    dice = case.dice
    name = _names(case)
    kind = dice.weighted({"name": 0.5, "ended": 0.33, "papers": 0.17})
    if kind == "name":
        return name
    tail = dice.wording(_HOW) if kind == "ended" else "{<c> <x>|brasileir<fo>, <c> <x>|portador<a> do <c> <x>|já qualificad<fo> nos autos}"
    text = say(dice, "{<n>, <t>|<n>, <t>|<n> (<t>)}", n=name, t=say(dice, tail, **slots))
    return text


def _slots(case: Case) -> dict[str, Slot]:
    dice, gender = case.dice, case.former.gender
    own = form(case.office, [gender])
    slots: dict[str, Slot] = {
        "f": lambda: _names(case),
        "fo": ending([gender]),
        "a": "a" if gender == "f" else "",
        "fk": own,
        "k": case.office_word(),
        "K": case.office.split("|")[0].capitalize(),
        "p": ending(case.guardian_genders),
        "x": dice.pick("oa"),
        "office": plain(dice.pick(["o encargo", "o cargo", "a função", "o múnus"])),
        "G": lambda: case.all_guardians(),
        "d": lambda: said(date(dice), "OTHER_DATE"),
        "n": lambda: said(dice.digits(dice.between(4, 8)), "OTHER_NUMBER"),
        "c": lambda: said(dice.pick(["CPF nº", "CPF", "CPF n.", "CPF:"]), "CAPTION"),
    }
    return slots | {"F": lambda: _full(case, slots | {"x": lambda: said(case.former.cpf, "OTHER_ID")})}
