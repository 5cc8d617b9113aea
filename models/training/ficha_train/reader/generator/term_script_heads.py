"""Heads as the courts of each state write them: divisions inverted, short or joined, regional forums, class and subject in a line."""

from ficha_train.reader.generator.page import Page, Paragraph
from ficha_train.reader.generator.term_case import Case
from ficha_train.reader.generator.term_paper_parts import put, words
from ficha_train.reader.generator.tokens import Slot, Token, said, upper

_SHORT = ["Fam. Suc.", "Fam. e Suc.", "Inf. e Juv.", "da Inf. e Juv.", "Fam.", "Cív.", "de Fam. e Suc.", "da Inf., Juv. e Idoso", "Fam. Órf. Suc.", "Fam., Suc. e Reg. Civ."]
_LONG = [
    "Família e Sucessões", "Infância e da Juventude", "Família", "Família, Sucessões e Ausentes", "Infância, Juventude e Idoso", "Família e Registro Civil", "Órfãos e Sucessões", "Infância, Juventude e Família",
    "Interdição e Tutela", "Família, Órfãos, Sucessões, Infância e Juventude", "Sucessões, Ausência, Curatela e Tutela", "Cível, Infância e Juventude", "Família e Anexos",
]  # fmt: skip
_SPELLED = ["Primeira", "Segunda", "Terceira", "Quarta", "Quinta", "Sexta", "Sétima", "Oitava"]

_HEADS = [
    ["{PODER JUDICIÁRIO|Poder Judiciário}", "<agency>", "[Comarca de ]<t>{| – <u>}", "<v>"],
    ["<agency>", "{Foro:|FORO:|Fórum:} <forum>", "{Vara:|Órgão julgador:|Unidade:} <v>", "«Comarca:» <t>"],
    ["<v> {d{e|a|o}|de} <t>[ – <short>]", "[<forum>]"],
    ["<short> – <forum> – <v>[ – Comarca de <t>]"],
    ["{COMARCA|Comarca} DE <t>", "{JUÍZO|Juízo} {DE DIREITO |}{DA|DO} <v>", "{Av.|Rua} <oad>", "{Fone|Tel.}: <tel> [E-mail: <mail>]"],
    ["{Estado d{e|o|a} <st>}", "{Poder Judiciário|PODER JUDICIÁRIO}", "{Comarca de <t>|<t>}", "{Cartório|Secretaria|Escrivania|Ofício|Serventia|Diretoria} {d{a|o} |– }<v>"],
    ["{Circunscrição Judiciária|Comarca|Termo Judiciário|Distrito Judiciário} de <t>", "<v>", "[<agency>]"],
    ["<v>", "{Comarca de <t>|<t>/<u>}", "<forum>{, | – }{<oad>|sala <fol>}"],
    ["<v> {|} / {COMARCA|Comarca} {DE|de} <t> {/|–} {ESTADO D{E|O}|Estado d{e|o}} <st>"],
    ["{Processo Judicial Eletrônico - |PJe - }<agency>", "<v> {da|de} {Comarca de |}<t>", "[{Endereço:|Localizada} {na |}<oad>]"],
    ["{Vara|Juízo} de origem: <v>", "Comarca: <t>", "[Foro/Fórum: <forum>]"],
    ["<forum>", "<v>", "<t> – <st>"],
    ["Comarca de <t>: <v>"], ["<t> – <v>"], ["<v>, {em <t>, Estado d{e|o} <st>|<t> ({<u>|Brasil})}"],
    ["{PROJUDI|eproc|e-SAJ|PJe|Tucujuris} – <short>", "{Vara|Juízo}: <v>", "{Comarca|Cidade}: <t>"],
    ["<agency>", "{Comarca|COMARCA} {da|de} <t>: <forum>", "<v>"], ["COMARCA: <t> {|| UF: <u>}", "VARA: <v>", "[FORO: <forum>]", "[TRIBUNAL: <agency>]"], ["{Primeira Instância|1º Grau|1ª INSTÂNCIA}", "<v> – <t>", "[<forum>]"],
    ["<agency> – <v>", "{Praça|Rua|Av.} <oad> – <t>/<u>", "{Telefone|WhatsApp|Balcão virtual}: <tel> – <mail>"], ["{Gabinete d{o|a}|Juízo d{o|a}|Secretaria d{o|a}} <v>", "<forum> – {Comarca d{e|a}|Município de} <t>"], ["<v> • <t> • <short>", "{Atendimento|Expediente}: 12h às 18h – <site>"],
    ["{Justiça|Poder Judiciário} – <st>", "{Comarca} <t>", "<v> – {<forum>|sala <fol>}"], ["<short> {–||} {Comarca de |}<t>", "{Unidade judiciária|Serventia}: <v>", "{Endereço}: <oad>"],
    ["{República Federativa do Brasil|REPÚBLICA FEDERATIVA DO BRASIL}", "<agency>", "<forum>", "<v> {da Comarca|do Município} de <t>"],
]  # fmt: skip

_CLASS_LINES = [
    "«Processo nº» <n> {– «Classe – Assunto:»|«Classe:»} <class>", "«Classe judicial:» <class> «Processo:» <n>", "<class> <n>{/<u>|}", "<class> (<num>) «Nº» <n>", "«Ação:» <class> – «Autos nº» <n>", "«{Autos|Feito|Proc.|Processo Digital nº|Ref.}:» <n> – <class>",
    "«AÇÃO» <class> «PROCESSO» <n> [«CONTROLE» <id>]", "«{Classe – Assunto|Classe/assunto|Natureza}:» <class>", "<n> ({<class>|<class> – segredo de justiça})", "«{Processo n.º|Autos n.|Nº do processo}» <n> [«Incidente» <ev>] [«Apenso:» <oc>]",
    "«Procedimento:» <class>, «registrado sob o nº» <n>, [antigo <old>]", "«Nº CNJ:» <n> «{Nº antigo|Nº SAJ|Nº físico}:» <old> «Classe:» <class>", "«Autos:» <n> – «{origem|precatória|recurso|agravo}:» <oc>", "<class> {|nos autos }nº <n>",
]  # fmt: skip


def division(case: Case) -> str:
    """A name of a court division as its state, its system or a hurried clerk writes it."""
    dice = case.dice
    number = dice.between(1, 9)
    field, short = dice.wording(_LONG), dice.wording(_SHORT)
    return dice.wording(
        [
            f"{number}ª V. {short}", f"{number}ª Vara {short}", f"V. {short}", "Vara Única", "VARA ÚNICA", "Vara Única Judicial", f"{dice.pick(_SPELLED)} Vara de {field}", f"{field} – {number}ª Vara", f"{field}, {number}ª Vara", f"Vara {number} de {field}",
            f"Juizado da {field}", f"{number}º Juizado da Infância e Juventude", f"{number}º Juízo da {dice.between(1, 4)}ª Vara de {field}", f"{number}ª Vara Especializada de {field}", f"{dice.pick(_SPELLED)} Vara Especializada da {field}", f"{number}ª VF", f"{number}ª VFS",
            f"{number}ª VIJ", "VIJ", f"{number}ª Vara da Comarca", f"{number}ª VARA CÍVEL", f"Vara de {field}", f"{number}ª Vara Cível, de {field}", f"Ofício Único ({field})", f"{number}ª Escrivania Cível e de {field}", f"{number}ª Vara de {field} (Digital)",
            f"Vara da {field} {dice.pick(['I', 'II', 'III', '1', '2'])}", f"{number}ª Unidade de Processamento Judicial – {field}", f"UPJ {field} – {number}ª Vara", "Juízo Único", f"Núcleo de Justiça 4.0 – {field}", f"{number}ª Vara Descentralizada de {field}",
            f"{number}ª Vara Judicial", f"Vara de Feitos de {field}", f"{number}ª Vara dos Feitos de {field}", f"{number}a Vara {field}", f"{number} Vara de {field}", f"{number}º Vara da {field}", f"Vara Regional de {field}", f"Vara Plenária de {field}", f"{number}.ª Vara {field.upper()}",
        ]
    )  # fmt: skip


def court_head(page: Page, case: Case, more: dict[str, Slot]) -> None:
    """Whose court it is, and now and then the case beside or below it."""
    dice = page.dice
    if dice.chance(0.5):
        case.division = division(case)
    if dice.chance(0.08):
        town = dice.pick(["Capital", "CAPITAL", f"Ilha de {case.city}", f"Região Metropolitana de {case.city}", f"{case.city} – {case.state}"])
        more["t"] = lambda: said(town, "DISTRICT")
    lines = [words(case, line, **more) for line in dice.wording([tuple(lines) for lines in _HEADS])]
    if dice.chance(0.3):
        lines = [upper(line) for line in lines]
    size, align = page.size * dice.uniform(0.8, 1.15), dice.pick(["centre", "centre", "left", "left", "right"])
    line = dice.wording(_CLASS_LINES) if dice.chance(0.55) else ""
    about = {"num": lambda: [Token(dice.digits(dice.between(2, 5)), "CASE_CLASS")]}
    if line and dice.chance(0.25):
        cut = page.left + page.inner * dice.uniform(0.45, 0.65)
        page.row([[Paragraph(text, size) for text in lines], [Paragraph(words(case, line, **(more | about)), page.size)]], [page.left, cut, page.right])
    else:
        for text in lines:
            page.flow(text, size=size, align=align)
        if line:
            page.gap(0.5)
            put(page, case, line, 0.5, dice.pick(["left", "left", "centre"]), **(more | about))
    page.gap()
