"""A driver's data in sentences: certificates, declarations, letters, e-mails and messages."""

from dataclasses import replace

from ficha_train.reader.generator import values
from ficha_train.reader.generator.background import footer, salad, sentence
from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.driver_clauses import MORE_CLAUSES, MORE_OPENINGS
from ficha_train.reader.generator.driver_decoys import identity, number, printed_when
from ficha_train.reader.generator.driver_lists import LICENCE, PERSONAL, chosen, entries_of, signed
from ficha_train.reader.generator.driver_values import Record, agency, other_date, place
from ficha_train.reader.generator.driver_words import parents_in_a_sentence, parents_on_a_line, remark_text, value
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.tokens import Slot, Text, caption, ended, plain, said, say

_TITLES = """{Certidão|Declaração|Certidão de prontuário|Certidão de {CNH|habilitação|registro de condutor}|Declaração de
{condutor|responsabilidade}|Atestado| Certidão de inteiro teor|Comprovante de habilitação|Termo de responsabilidade do
condutor|Indicação de condutor|Certidão negativa de pontuação|Ofício}"""

_OPENINGS = [
    "{O|o} <agency>{, no uso de suas atribuições|, por seu diretor|}, {certifica|CERTIFICA|informa|declara|atesta} que <name>",
    "{CERTIFICAMOS|Certificamos|Certifico|CERTIFICO|Atestamos|Declaramos|DECLARAMOS|Informamos}[,] {para os devidos fins|a pedido do "
    "interessado|"
    "a quem interessar possa|para fins de direito|com base nos registros do sistema}[,] que <name>",
    "{Consta|Verificamos|Constatamos} {em nossos registros|no banco de dados|no RENACH|em nosso sistema} {que |a habilitação de }<name>",
    "{O(a) condutor(a)|O motorista|O titular|O senhor|A condutora|O habilitado} <name>",
    "Eu, <name>",
    "<name>",
    "{Apresentamos|Encaminhamos|Indicamos|Segue} {o motorista|o condutor|os dados de|como condutor} <name>",
    "{Autorizamos|Credenciamos} {o motorista|o condutor} <name>",
    "{Pelo presente|Por meio deste}, {declaro que o veículo era conduzido por|indico como condutor|apresento} <name>",
]
_CLAUSES: dict[str, list[str]] = {
    "nationality": ["<nationality>", "de nacionalidade <nationality>", "cidadão <nationality>"],
    "cpf": [
        "{inscrit{o|a} no|portador{|a} do|titular do} CPF[/MF] {nº|sob o nº|n.|sob nº|} <cpf>", "CPF{ nº|:|} <cpf>",
            "CPF{ nº|:| n.º|} <cpf>",
        "{cujo|com} CPF {é|nº} <cpf>", "cadastrad{o|a} no CPF sob {o número|nº} <cpf>",
    ],
    "birth": ["nascid{o|a} {em|aos|a} <birth>", "{com data de nascimento em|data de nascimento} <birth>",
        "{que nasceu em|vind{o|a} ao mundo em} <birth>", "nasc. <birth>"],
    "birth_place": ["natural {de|do município de} <birth_place>", "{nascid{o|a} em|com naturalidade em} <birth_place>",
        "naturalidade <birth_place>"],
    "parents": ["filh{o|a} de <parents>", "{tendo como|com} filiação <parents>", "cujos pais são <parents>", "filiação: <parents>"],
    "rg": ["{RG|portador{|a} do RG|identidade|cédula de identidade} {nº|n.|} <rg>"],
    "address": ["residente [e domiciliad{o|a} ]{na|à|em} <address>", "com endereço{ na|:} <address>"],
    "registration": [
        "{portador{|a} da|titular da|possuidor{|a} da|habilitad{o|a} pela|com} {CNH|Carteira Nacional de Habilitação|habilitação|"
        "carteira de motorista} "
        "{nº|n.|de registro nº|de número|registro|sob nº|registro nacional nº} <registration>",
        "CNH{ nº|:| registro nº} <registration>", "{possui|tem|detém} a {CNH|habilitação} {de nº|nº|registrada sob nº} <registration>",
        "{cuja|com a} {carteira|CNH} tem {o registro|o número} <registration>", "registro [nacional ]{nº|n.º} <registration>",
    ],
    "category": ["{na|de|da} categoria <category>", "categoria{:|} <category>", "cat. <category>",
        "habilitad{o|a} {na|para a} categoria <category>",
                 "{para conduzir veículos da categoria|na(s) categoria(s)} <category>"],
    "issue": ["{emitida|expedida|emitido} em <issue>", "com [data de ]{emissão|expedição} em <issue>",
        "{com|e} emissão {em|no dia} <issue>",
              "{documento|carteira} {de|emitid{o|a} aos} <issue>", "emissão: <issue>"],
    "expiry": ["{válid{a|o} até|com validade até|e validade até} <expiry>", "com vencimento em <expiry>",
        "{que vence|a vencer|vencendo|cuja validade termina} em <expiry>",
               "{válida até o dia|com prazo até|vigente até} <expiry>", "validade: <expiry>"],
    "agency": ["{pelo|por} <agency>", "{emitida|expedida} {pelo|pela autoridade} <agency>", "{do|junto ao} <agency>"],
    "issue_place": ["{em|na cidade de} <issue_place>", "expedida em <issue_place>", "emitida {no município de|em} <issue_place>",
        "local de emissão <issue_place>"],
    "remarks": ['{com {a observação|as observações|a restrição|as restrições}|constando {em|no campo} observações|com as '
                'anotações}[:] <remarks>', "observações: <remarks>",
                'na qual consta[ a anotação]: "<remarks>"', "restrições: <remarks>"],
    "first": ["habilitad{o|a} desde <first>", "com primeira habilitação em <first>", "1ª habilitação em <first>",
        "tendo obtido a permissão em <first>"],
    "renach": ["RENACH <renach>", "formulário RENACH nº <renach>", "espelho nº <renach>"],
    "employer": ["{empregad{o|a} da|funcionári{o|a} da|a serviço de} <firm>[, CNPJ <cnpj>]"],
}  # fmt: skip
_SHARE = {
    "nationality": 0.2, "cpf": 0.85, "birth": 0.6, "birth_place": 0.4, "parents": 0.45, "rg": 0.35, "address": 0.25, "registration": 0.96,
    "category": 0.88, "issue": 0.75, "agency": 0.4, "issue_place": 0.3, "expiry": 0.88, "remarks": 0.35, "first": 0.2, "renach": 0.12,
        "employer": 0.1,
}  # fmt: skip
_BETWEEN = [
    "{A habilitação encontra-se|O documento está|A situação da CNH é} {regular|ativa|sem impedimentos}.",
    "O exame toxicológico foi realizado em <d>, {laudo|protocolo} nº <n>.",
    "{Concluiu|Realizou} o curso {MOPP|de direção defensiva|de transporte coletivo} em <d>[, com o instrutor <p>].",
    "O veículo de placa <plate>, {de propriedade de|pertencente a} <p>, CPF <c>, {foi autuado|será conduzido|está em serviço} em <d>.",
    "Não constam {infrações|pontos|bloqueios} {até|desde} <d>.",
    "{Dúvidas|Contato}: {telefone|ramal|WhatsApp} <n>.",
    "{Infração|Auto de infração} nº <n>, de <d>, lavrad{a|o} por <p>.",
    "{Cadastrado|Contratado} pela empresa <firm>, CNPJ <cnpj>, em <d>.",
    "{A CNH anterior, nº <old>, venceu em <gone>|Substitui a carteira nº <old>, válida até <gone>}.",
    "{Certidão|Ofício|Processo|Protocolo} nº <n>[, de <d>].",
]


def prose_page(page: Page, record: Record) -> None:
    """A certificate or declaration."""
    dice = page.dice
    if dice.chance(0.6):
        page.flow(say(dice, agency(dice, record.state), "AGENCY") if dice.chance(0.7) else plain(values.firm(dice)),
            align=dice.pick(["left", "centre"]))
        page.gap()
    if dice.chance(0.85):
        text = say(dice, _TITLES, "TITLE")
        if dice.chance(0.4):
            text = [*text, *plain("Nº"), *number(f"{dice.digits(4)}/{dice.between(2015, 2026)}")]
        page.flow(text, size=page.size * dice.uniform(1, 1.6), align=dice.pick(["centre", "left"]))
        page.gap()
    align = dice.pick(["justified", "justified", "left"])
    for _ in range(dice.pick([0, 0, 1])):
        page.flow(_aside(dice, record), align=align, indent=dice.pick([0, 30]))
    page.flow(statement(dice, record), align=align, indent=dice.pick([0, 0, 30]))
    for _ in range(dice.pick([0, 1, 1, 2, 4, 8])):
        page.gap(dice.uniform(0, 1))
        page.flow(_aside(dice, record) if dice.chance(0.5) else sentence(dice), align=align)
    if dice.chance(0.75):
        signed(page, record)
    if dice.chance(0.3):
        page.flow(printed_when(dice, record), size=page.size * 0.8)
    if dice.chance(0.3):
        page.flow(footer(dice), size=page.size * 0.8)


def letter_page(page: Page, record: Record) -> None:
    """An e-mail or a chat that quotes the data, in a sentence or a few short lines."""
    dice = page.dice
    chat = dice.chance(0.4)
    if not chat:
        _mail_head(page)
    else:
        page.right = min(page.right, page.left + dice.uniform(200, 400))
    page.flow(say(dice, "{Bom dia|Boa tarde|Olá|Prezados|Oi|Caro|Senhores|Prezada equipe}{,| <p>,}",
        p=said(values.person_name(dice, upper=False), "PERSON")))
    page.flow(say(dice, "{Segue|Seguem|Conforme {pedido|solicitado}, {segue|seguem}|Aí vai|Envio} {os dados|a CNH|dados da carteira|"
                        "o cadastro} "
                        "{do motorista|do condutor|para liberação|da habilitação|pedidos}[ {da viagem|para a carga} <n>]{:|.|}",
                            n=number(dice.digits(5))))  # fmt: skip
    page.gap(0.5)
    if dice.chance(0.3):
        page.flow(statement(dice, record))
    else:
        names = chosen(dice, PERSONAL, 0.75) + chosen(dice, LICENCE, 0.85)
        names = dice.shuffled(names) if dice.chance(0.3) else names
        sign = dice.pick([":", "", " -", ":", ":"])
        lower = dice.chance(0.3)
        small = dice.chance(0.15)
        for name in names:
            if chat and dice.chance(0.15):
                page.flow(plain(f"[{values.clock(dice)}] {values.person_name(dice, upper=False).split()[0]}:"))
            for head, text in entries_of(dice, record, name):
                if small:
                    text = [replace(token, text=token.text.lower()) for token in text]
                page.flow([*said((head.lower() if lower else head) + sign, "CAPTION"), *text])
            if dice.chance(0.06):
                page.flow(_aside(dice, record))
    page.gap(0.5)
    for _ in range(dice.pick([0, 1, 2])):
        page.flow(dice.pick([salad, lambda d, n: sentence(d), lambda d, n: _aside(d, record)])(dice, dice.between(3, 14)))
    page.flow(say(dice, "{Att.|Atenciosamente|Obrigado|Abraço|Grato|Fico no aguardo|Qualquer coisa me liga|At.te}[,]"))
    if dice.chance(0.8):
        page.flow(said(values.person_name(dice), "PERSON"))
        page.flow(plain(values.firm(dice)))
        if dice.chance(0.5):
            page.flow(footer(dice), size=page.size * 0.85)


def statement(dice: Dice, record: Record) -> Text:
    """Who is who and holds which licence, in clauses in some order."""
    names = [name for name, share in _SHARE.items() if dice.chance(share)]
    if dice.chance(0.35):
        person = [n for n in names if n in ("nationality", "cpf", "birth", "birth_place", "parents", "rg", "address")]
        names = dice.shuffled(person) + dice.shuffled([n for n in names if n not in person])
    stops = dice.chance(0.35)
    slots = _slots(dice, record)
    out = say(dice, dice.wording(_OPENINGS + MORE_OPENINGS), None, **slots)
    for i, name in enumerate(names):
        if stops and i > 1 and dice.chance(0.25):
            out = ended(out, ".")
            lead = dice.pick(["A habilitação", "O documento", "A carteira", "Consta", "CNH"])
            out += plain(lead)
        else:
            out = ended(out, "," if dice.chance(0.93) else "")
        clause = dice.wording(_CLAUSES[name] + MORE_CLAUSES.get(name, []))
        part = say(dice, clause.replace("{o|a}", record.o).replace("{|a}", "" if record.gender == "m" else "a"), None, **slots)
        out += _captions(part)
    return ended(out, dice.pick([".", ".", ";", ""]))


_NAMES = {"cpf", "cpf/mf", "rg", "cnh", "renach", "categoria", "cat.", "registro", "nasc.", "naturalidade", "restrições"}


def _captions(part: Text) -> Text:
    """`CPF nº` before a number and `validade:` before a date name their value in sentences too."""
    at = next((i for i, token in enumerate(part) if token.role != "O"), 0)
    start = at
    while start > 1 and part[start - 1].text.lower() in ("nº", "n.", "n.º", "nº:", "sob", "o"):
        start -= 1
    start = max(0, start - 1)
    head = part[start:at]
    if not head or not (head[0].text.lower() in _NAMES or head[-1].text.endswith(":")):
        return part
    return [*part[:start], *caption(" ".join(token.text for token in head)), *part[at:]]


def _slots(dice: Dice, record: Record) -> dict[str, Slot]:
    fields = ("name", "nationality", "cpf", "birth", "birth_place", "registration", "category", "issue", "expiry", "agency")
    slots: dict[str, Slot] = {field: lambda f=field: value(dice, record, f) for field in fields}
    return slots | {
        "parents": lambda: parents_on_a_line(dice, record),
        "deparents": lambda: parents_in_a_sentence(dice, record),
        "remarks": lambda: remark_text(dice, record),
        "issue_place": lambda: place(record, record.city, record.state, "ISSUE_PLACE", dice.chance(0.1)),
        "rg": lambda: identity(dice, record),
        "address": lambda: said(record.address, "ADDRESS"),
        "first": lambda: said(record.first, "OTHER_DATE"),
        "renach": lambda: number(record.renach),
        "firm": lambda: values.firm(dice),
        "cnpj": lambda: said(values.cnpj(dice), "OTHER_ID"),
    }


def _aside(dice: Dice, record: Record) -> Text:
    return say(
        dice,
        dice.wording(_BETWEEN),
        d=lambda: other_date(dice, record),
        n=lambda: number(dice.digits(dice.between(4, 10))),
        p=lambda: said(values.person_name(dice), "PERSON"),
        c=lambda: said(values.cpf(dice), "OTHER_ID"),
        plate=lambda: said(values.plate(dice), "PLATE"),
        firm=lambda: values.firm(dice),
        cnpj=lambda: said(values.cnpj(dice), "OTHER_ID"),
        old=lambda: said(dice.digits(11), "PREVIOUS_NUMBER"),
        gone=lambda: said(values.date(dice, "numbers", 2005, 2024), "PREVIOUS_EXPIRY"),
    )


def _mail_head(page: Page) -> None:
    dice = page.dice
    page.flow(say(dice, "{De|From}: <p> [<m>]", p=said(values.person_name(dice, upper=False), "PERSON"), m=values.email(dice)))
    page.flow(say(dice, "{Para|To}: <m>", m=values.email(dice)))
    page.flow(say(dice, "{Data|Enviado em|Enviada}: <d> [<c>]", d=said(values.date(dice), "OTHER_DATE"), c=values.clock(dice)))
    page.flow(say(dice, "{Assunto|Subject}: {CNH|Dados do motorista|Cadastro|RES: motorista|Liberação|ENC: CNH|Documentos} [<n>]",
        n=number(dice.digits(5))))
    page.gap()
