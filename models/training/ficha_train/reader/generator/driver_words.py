"""Captions of a driver's data: synonyms and syntax as templates, and entries made of them."""

from collections.abc import Callable

from ficha_train.reader.generator.arrange import Entry
from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.driver_languages import foreign_words
from ficha_train.reader.generator.driver_values import Record, agency, continued, place
from ficha_train.reader.generator.tokens import Text, plain, said, say
from ficha_train.text import lexicon

_LICENCE = "{CNH|habilitação|carteira|carteira de habilitação|licença|permissão|Carteira Nacional de Habilitação}"
_DRIVER = "{condutor|motorista|titular|habilitado|portador|condutor(a)|candidato|colaborador|interessado|segurado|motorista (a)}"
_NO = "{Nº|N.º|Número|No.|Num.|N°|Nr.}"
_DATE = "{Data|Data|Dt.|Dt|DT}"

CAPTIONS: dict[str, str] = {
    "name": "{Nome|Nome completo|Nome {do|da|do(a)} " + _DRIVER + "|" + _DRIVER + "|Nome e sobrenome|Nome / Name|Name|Nome civil|"
    "{Identificação|Dados} do " + _DRIVER + "|Titular da " + _LICENCE + "|Nome por extenso|Funcionário|Name / Nombre|"
    "Full name|Nombre y apellidos|Nome (sem abreviações)|1. Nome|Portador da " + _LICENCE + "|Nome social/civil|Motorista "
        "responsável|Nome cond.|Condutor (nome)|Mot.|Nome do profissional|Nome do usuário}",
    "cpf": "{CPF|CPF[ " + _NO + "]|C.P.F.|CPF do " + _DRIVER + "|" + _NO + " do CPF|CPF/MF|Cadastro de Pessoa Física|Inscrição no CPF|"
    "CPF {do|da} {titular|portador}|Documento (CPF)|CPF / Tax ID|Tax ID|Personal number|4d CPF|CPF (MF)|Contribuinte CPF}",
    "birth": "{{Data de|Data|" + _DATE + " de|Dt.|D.} {nascimento|Nascimento|nasc.|nascto.}|Nascimento|Nasc.|Nascid{o|a|o(a)} em|DN|D.N.|"
    "Date of birth|Data de nascimento / Date of birth|Fecha de nacimiento|DOB|Born|"
    + _DATE + " nascimento do " + _DRIVER + "|Aniversário|Dt. nasc.|Data nasc.|Data em que nasceu|Nasc. em}",
    "birth_place": "{Naturalidade|Natural de|Local de nascimento|Local do nascimento|Local nasc.|Cidade {natal|de nascimento|onde nasceu}|"
    "{Município|Cidade} de {nascimento|naturalidade|origem}|{Naturalidade|Local de nascimento} ({cidade/UF|município - UF|cidade e "
    "estado})|"
    "Place of birth|Local de nascimento / Place of birth|Lugar de nacimiento|Nascido em (local)|Naturalidade/UF|Nascimento - local|"
    "Município/UF de nascimento|Birthplace}",
    "birth_state": "{UF|UF {de nascimento|nasc.|naturalidade|natal}|Estado|Estado {natal|de nascimento|de origem}|UF da naturalidade}",
    "birth_city": "{Naturalidade|{Município|Cidade} {de nascimento|natal|de naturalidade|nasc.|de origem}|Natural de|Cidade onde nasceu}",
    "issue": "{{Data de|Data da|" + _DATE + " de|Dt.|Data} {emissão|expedição|Emissão|Expedição}[ da {CNH|habilitação|carteira}]|"
        "Emissão|Emitid{a|o} em|"
    "Expedid{a|o} em|Expedição|Data emissão|Emissão da " + _LICENCE + "|Data em que foi {emitida|expedida}|Issued|Date of issue|Issue date|"
    "Data de emissão / Date of issue|Fecha de {emisión|expedición}|Última emissão|Emissão atual|Emissão CNH|Carteira emitida em|"
    "Emis.|Dt. exp.|Data exp.|Emis. CNH|Impressa em|Confeccionada em|Data da última CNH}",
    "expiry": "{Validade|Válid{a|o} até|Data de validade|Val.|Vencimento|{Data de|Data do|Dt.|Data} {vencimento|validade}|Vence em|"
              "Expira em|"
    "Validade da " + _LICENCE + "|Vencimento da " + _LICENCE + "|Vigência até|Validade CNH|Válida até o dia|Vencto.|Fim da validade|"
        "Valid until|"
    "Date of expiry|Expiry date|Expires|Válida hasta|Fecha de vencimiento|Validade / Expiry|Prazo de validade|Término da validade|"
    "CNH válida até|"
    "Validade (CNH)|Data limite|Data de expiração|Val. CNH|Dt. val.|Venc.|Venc. CNH|Vcto.|Renovar até|Prazo final|Apta até|"
    "{Validade|Vencimento|Vigência|Término|Prazo} d{a|o} {documento|CNH|carteira|registro|habilitação}|"
    "{Habilitado|Autorizado a dirigir|Regular|Em dia} até|Data {final|fim|de término} (CNH)|{Vence|Vencerá|Expira|Expirará} {no dia|dia}}",
    "registration": "{" + _NO + " {de|do} registro[ {nacional|da CNH}]|Registro|Registro nacional|" + _NO + " {da|de} " + _LICENCE + "|"
    + _NO + " CNH|CNH|CNH " + _NO + "|CNH - registro|Registro da " + _LICENCE + "|Registro CNH|Habilitação " + _NO + "|Habilitação|"
    "Nº registro|Reg. CNH|Prontuário|Prontuário CNH|" + _NO + " registro nacional[ (RENACH)]|Carteira de motorista|CNH (registro)|"
        "Licence number|"
    "Driver licence no.|License number|Número de licencia|Registro / Licence No.|Núm. de registro|Doc. de habilitação|Identificador da CNH|"
    + _NO + " do prontuário|Registro RENACH/BINCO|Reg.|Reg. nac.|Nº reg. CNH|Permissão/CNH|Número único|Nº da carteira de motorista}",
    "category": "{Categoria|Cat.|Cat. hab.|Categoria atual|Cat|Categoria {da|de} " + _LICENCE + "|Categoria (CNH)|Categoria "
        "habilitada|Categorias|"
    "Categoria CNH|Cat. CNH|CNH categoria|Habilitado na categoria|Cat. habilitação|Class|Category|Categoría|Categoria / Class|Classe|"
    "Tipo de CNH|"
    "Categoria(s) de veículo|Habilitação (categoria)|Letra|CNH cat.|Categ.|Habilitado p/ categoria|Categoria da permissão|Veículos "
    "que pode conduzir}",
    "parents": "{Filiação|Pais|Filho de|Filh{o|a|o(a)} de|Nome dos pais|Genitores|Filiação (pai e mãe)|Filiação completa|Pai e mãe|"
               "Pai / Mãe|"
    "Filiação / Filiation|Parents|Filiación|Nome do pai e da mãe|Filiaç.|Ascendentes|Nomes dos genitores|Filiação 1 e 2}",
    "father": "{Pai|Nome do pai|Genitor|Nome do genitor|Filiação (pai)|Filiação 1|Filiação paterna|Father|Nome pai|Filiação 2|Padre|"
              "Genitor 1}",
    "mother": "{Mãe|Nome da mãe|Genitora|Nome da genitora|Filiação (mãe)|Filiação materna|Nome completo da mãe|Filiação 2|Mother|Nome mãe|"
    "Nome materno|Filiação 1|Madre|Genitor 2}",
    "issue_place": "{Local|Local de {emissão|expedição}|Local da emissão|Município de {emissão|expedição}|Cidade de {emissão|"
                   "expedição}|Emitida em (local)|"
    "Cidade emissora|Lugar de emissão|Local {emissão|expedição}|Place of issue|Emitido em|Município emissor|Cidade/UF emissora|Local / UF|"
    "Local de expedição da " + _LICENCE + "|Praça de emissão|Loc. emissão|Cidade da CNH|Onde foi emitida|Lugar de emisión}",
    "issue_state": "{UF|UF {emissora|de emissão|da CNH|expedidora|exp.|do Detran|de expedição|emissão}|Estado {emissor|de emissão|"
                   "expedidor}|UF CNH|"
    "Estado emissor da " + _LICENCE + "|UF habilitação|Unidade da Federação emissora|UF de registro|State of issue}",
    "agency": "{Órgão {emissor|expedidor|Emissor|executivo emissor}|Emissor|Emitid{a|o} por|Expedid{a|o} por|Órgão|Detran|Órgão "
              "emissor da " + _LICENCE
    + "|Entidade emissora|Órgão de trânsito|Autoridade emissora|Emitente|Detran emissor|Issuing authority|Issued by|Autoridad emisora|"
    "Órgão executivo de trânsito|Detran de origem|Órgão resp. pela emissão}",
    "remarks": "{Observações|Obs.|Obs|Restrições|Restrições médicas|Observação|Restrição|Observações {da|na} " + _LICENCE
    + "|Restrições / observações|"
    "Restrições do condutor|Anotações|Restrições e observações|Remarks|Observaciones|Restrictions|Obs. CNH|Códigos de restrição|"
    "Restr. médicas|"
    "Observações (campo 12)|Averbações|Observ.|Restr.|Limitações|Notas|Restrições e cursos|Informações complementares da CNH}",
    "nationality": "{Nacionalidade|Nacional.|Nationality|Nacionalidad|País de nacionalidade|Cidadania|Nacionalidade / Nationality}",
}


def words(dice: Dice, field: str, record: Record | None = None) -> str:
    """A caption without colon, in the paper's languages."""
    if record and record.style.languages != "pt":
        return foreign_words(dice, field, record.style.languages, record.style.between_languages)
    return " ".join(token.text for token in say(dice, CAPTIONS[field]))


def value(dice: Dice, record: Record, field: str) -> Text:
    """The text of one field with its role; both parents when `parents` is asked for."""
    return _VALUES[field](dice, record)


def entry(dice: Dice, record: Record, field: str) -> Entry:
    return words(dice, field, record), value(dice, record, field)


def parents_on_a_line(dice: Dice, record: Record) -> Text:
    sign = dice.pick([" e ", " e ", " / ", " - ", " E ", "; ", ", ", " | ", " "])
    out: Text = []
    for i, parent in enumerate(record.parents):
        name = said(parent, "PARENT")
        if i and sign.strip() in (";", ","):
            last = out[-1]
            out[-1] = type(last)(last.text + sign.strip(), last.role, last.begins)
        elif i:
            out += plain(sign)
        if dice.chance(0.02):
            out += plain(dice.pick(["1-", "Pai:", "1)", "Mãe:"]))
        out += name
    return out


def remark_text(dice: Dice, record: Record) -> Text:
    text = say(dice, record.remarks, "REMARKS")
    if all(not any(c.isalnum() for c in token.text) for token in text):
        return [type(token)(token.text) for token in text]
    return text


def _category(dice: Dice, record: Record) -> Text:
    text = said(record.category, "CATEGORY")
    if dice.chance(0.03):
        text += plain(dice.pick(["(definitiva)", "- motorista", "(moto e carro)", "– Definitiva", "(permissão)", "- carreta",
            "(profissional)"]))
    return text


_VALUES: dict[str, Callable[[Dice, Record], Text]] = {
    "name": lambda d, r: said(r.name, "HOLDER"),
    "cpf": lambda d, r: said(r.cpf, "HOLDER_CPF"),
    "birth": lambda d, r: [*said(r.born, "BIRTH"), *plain(r.style.midnight)],
    "birth_place": lambda d, r: place(r, r.born_city, r.born_state, "BIRTH_PLACE", d.chance(0.07)),
    "birth_city": lambda d, r: said(r.born_city, "BIRTH_PLACE"),
    "birth_state": lambda d, r: continued(
        said(r.born_state if d.chance(0.75) else lexicon.STATES.get(r.born_state, r.born_state), "BIRTH_PLACE")
    ),
    "issue": lambda d, r: [*said(r.issued, "ISSUE"), *plain(r.style.midnight)],
    "expiry": lambda d, r: [*said(r.expires, "EXPIRY"), *plain(r.style.midnight)],
    "registration": lambda d, r: said(r.registration, "REGISTRATION"),
    "category": _category,
    "parents": parents_on_a_line,
    "father": lambda d, r: said(r.father, "PARENT"),
    "mother": lambda d, r: said(r.mother, "PARENT"),
    "issue_place": lambda d, r: place(r, r.city, r.state, "ISSUE_PLACE", d.chance(0.07)),
    "issue_state": lambda d, r: said(r.state if d.chance(0.75) else lexicon.STATES[r.state], "ISSUE_PLACE"),
    "agency": lambda d, r: say(d, agency(d, r.state), "AGENCY"),
    "remarks": remark_text,
    "nationality": lambda d, r: said(r.nationality if d.chance(0.8) else d.pick(["Brasil", "BRASIL", "Brasileiro(a)"]), "NATIONALITY"),
}
