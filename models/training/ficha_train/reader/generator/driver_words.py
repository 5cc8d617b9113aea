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
        "responsável|Nome cond.|Condutor (nome)|Mot.|Nome do profissional|Nome do usuário|"
    "Nome compl.|Nome do(a) condutor(a)|Nome (completo)|Nome do habilitado (a)|Nome motorista|Condutor nº 1|Nome conforme CNH|Nome do colaborador(a)|Motorista 1|Condutor/motorista|Nome do titular do documento|Nome do cidadão}",
    "cpf": "{CPF|CPF[ " + _NO + "]|C.P.F.|CPF do " + _DRIVER + "|" + _NO + " do CPF|CPF/MF|Cadastro de Pessoa Física|Inscrição no CPF|"
    "CPF {do|da} {titular|portador}|Documento (CPF)|CPF / Tax ID|Tax ID|Personal number|4d CPF|CPF (MF)|Contribuinte CPF}",
    "birth": "{{Data de|Data|" + _DATE + " de|Dt.|D.} {nascimento|Nascimento|nasc.|nascto.}|Nascimento|Nasc.|Nascid{o|a|o(a)} em|DN|D.N.|"
    "Date of birth|Data de nascimento / Date of birth|Fecha de nacimiento|DOB|Born|"
    + _DATE + " nascimento do " + _DRIVER + "|Aniversário|Dt. nasc.|Data nasc.|Data em que nasceu|Nasc. em|"
    "Data de nasc.|nasc.|Dt. de nasc.|Nascida(o) em|Data nascim.|Nascim.|Data nasc. condutor|Nasc. (dd/mm/aaaa)|Dia de nascimento}",
    "birth_place": "{Naturalidade|Natural de|Local de nascimento|Local do nascimento|Local nasc.|Cidade {natal|de nascimento|onde nasceu}|"
    "{Município|Cidade} de {nascimento|naturalidade|origem}|{Naturalidade|Local de nascimento} ({cidade/UF|município - UF|cidade e "
    "estado})|"
    "Place of birth|Local de nascimento / Place of birth|Lugar de nacimiento|Nascido em (local)|Naturalidade/UF|Nascimento - local|"
    "Município/UF de nascimento|Birthplace|"
    "Natural.|Natur.|Cidade/UF de nascimento|Naturalidade (cidade)|Município/UF nasc.|Nasc. em (cidade/UF)|Cidade de origem/UF|Naturalidade do condutor|Nasceu em|Terra natal}",
    "birth_state": "{UF|UF {de nascimento|nasc.|naturalidade|natal}|Estado|Estado {natal|de nascimento|de origem}|UF da naturalidade}",
    "birth_city": "{Naturalidade|{Município|Cidade} {de nascimento|natal|de naturalidade|nasc.|de origem}|Natural de|Cidade onde nasceu}",
    "issue": "{{Data de|Data da|" + _DATE + " de|Dt.|Data} {emissão|expedição|Emissão|Expedição}[ da {CNH|habilitação|carteira}]|"
        "Emissão|Emitid{a|o} em|"
    "Expedid{a|o} em|Expedição|Data emissão|Emissão da " + _LICENCE + "|Data em que foi {emitida|expedida}|Issued|Date of issue|Issue date|"
    "Data de emissão / Date of issue|Fecha de {emisión|expedición}|Última emissão|Emissão atual|Emissão CNH|Carteira emitida em|"
    "Emis.|Dt. exp.|Data exp.|Emis. CNH|Impressa em|Confeccionada em|Data da última CNH|"
    "Dt emissão|Dt. emissão CNH|Data exped.|Exp.|Expedição da CNH em|CNH expedida em|Data da via atual|Emissão do documento|Emissão desta via|4a Emissão|Data da emissão (CNH)|Renovada em}",
    "expiry": "{Validade|Válid{a|o} até|Data de validade|Val.|Vencimento|{Data de|Data do|Dt.|Data} {vencimento|validade}|Vence em|"
              "Expira em|"
    "Validade da " + _LICENCE + "|Vencimento da " + _LICENCE + "|Vigência até|Validade CNH|Válida até o dia|Vencto.|Fim da validade|"
        "Valid until|"
    "Date of expiry|Expiry date|Expires|Válida hasta|Fecha de vencimiento|Validade / Expiry|Prazo de validade|Término da validade|"
    "CNH válida até|"
    "Validade (CNH)|Data limite|Data de expiração|Val. CNH|Dt. val.|Venc.|Venc. CNH|Vcto.|Renovar até|Prazo final|Apta até|"
    "{Validade|Vencimento|Vigência|Término|Prazo} d{a|o} {documento|CNH|carteira|registro|habilitação}|"
    "{Habilitado|Autorizado a dirigir|Regular|Em dia} até|Data {final|fim|de término} (CNH)|{Vence|Vencerá|Expira|Expirará} {no dia|dia}|"
    "Validade do documento|Dt validade|Val. da CNH|Vál. até|Valid.|4b Validade|CNH vence em|Vencim.|Data de val.|Validade da habilit.|Válida p/ conduzir até|Data fim|Exame médico válido até (CNH)}",
    "registration": "{" + _NO + " {de|do} registro[ {nacional|da CNH}]|Registro|Registro nacional|" + _NO + " {da|de} " + _LICENCE + "|"
    + _NO + " CNH|CNH|CNH " + _NO + "|CNH - registro|Registro da " + _LICENCE + "|Registro CNH|Habilitação " + _NO + "|Habilitação|"
    "Nº registro|Reg. CNH|Prontuário|Prontuário CNH|" + _NO + " registro nacional[ (RENACH)]|Carteira de motorista|CNH (registro)|"
        "Licence number|"
    "Driver licence no.|License number|Número de licencia|Registro / Licence No.|Núm. de registro|Doc. de habilitação|Identificador da CNH|"
    + _NO + " do prontuário|Registro RENACH/BINCO|Reg.|Reg. nac.|Nº reg. CNH|Permissão/CNH|Número único|Nº da carteira de motorista|"
    "Nº do reg. CNH|Reg. nº|CNH reg.|Nº de reg.|Registro da CNH nº|Nº CNH (11 dígitos)|Núm. CNH|CNH (nº)|Nº da habilitação|Reg. hab.|Número de registro (campo 5)|Licença de condução nº|Cód. registro CNH}",
    "category": "{Categoria|Cat.|Cat. hab.|Categoria atual|Cat|Categoria {da|de} " + _LICENCE + "|Categoria (CNH)|Categoria "
        "habilitada|Categorias|"
    "Categoria CNH|Cat. CNH|CNH categoria|Habilitado na categoria|Cat. habilitação|Class|Category|Categoría|Categoria / Class|Classe|"
    "Tipo de CNH|"
    "Categoria(s) de veículo|Habilitação (categoria)|Letra|CNH cat.|Categ.|Habilitado p/ categoria|Categoria da permissão|Veículos "
    "que pode conduzir|"
    "Cat. da CNH|Ctg.|Cat. atual|Categoria(s)|Categoria de hab.|9 Categoria|Classe de habilitação|Cat./CNH|Cat. CNH (letra)|Tipo (categoria)|Categ. CNH}",
    "parents": "{Filiação|Pais|Filho de|Filh{o|a|o(a)} de|Nome dos pais|Genitores|Filiação (pai e mãe)|Filiação completa|Pai e mãe|"
               "Pai / Mãe|"
    "Filiação / Filiation|Parents|Filiación|Nome do pai e da mãe|Filiaç.|Ascendentes|Nomes dos genitores|Filiação 1 e 2|"
    "Filiação: pai / mãe|Filho(a) de|Nomes dos pais|Filiação (nome dos pais)|Pai / mãe|Filiação (mãe e pai)|Fil.|Filiação do condutor|Nome dos genitores|Mãe / pai}",
    "father": "{Pai|Nome do pai|Genitor|Nome do genitor|Filiação (pai)|Filiação 1|Filiação paterna|Father|Nome pai|Filiação 2|Padre|"
              "Genitor 1|"
    "Genitor(a) 1|Filiação (1)|Nome completo do pai|Pai (nome)|Fil. pai|Filiação - pai|Nome do genitor (pai)|Filiação A|Pai do condutor}",
    "mother": "{Mãe|Nome da mãe|Genitora|Nome da genitora|Filiação (mãe)|Filiação materna|Nome completo da mãe|Filiação 2|Mother|Nome mãe|"
    "Nome materno|Filiação 1|Madre|Genitor 2|"
    "Genitor(a) 2|Filiação (2)|Nome completo da genitora|Mãe (nome)|Fil. mãe|Filiação - mãe|Nome da genitora (mãe)|Filiação B|Mãe do condutor|Genitora (nome completo)}",
    "issue_place": "{Local|Local de {emissão|expedição}|Local da emissão|Município de {emissão|expedição}|Cidade de {emissão|"
                   "expedição}|Emitida em (local)|"
    "Cidade emissora|Lugar de emissão|Local {emissão|expedição}|Place of issue|Emitido em|Município emissor|Cidade/UF emissora|Local / UF|"
    "Local de expedição da " + _LICENCE + "|Praça de emissão|Loc. emissão|Cidade da CNH|Onde foi emitida|Lugar de emisión|"
    "Cidade da emissão|Local da expedição|Local emis.|Cidade/UF de emissão|Município/UF emissão|Expedida em (cidade)|Local CNH|Emitida na cidade de}",
    "issue_state": "{UF|UF {emissora|de emissão|da CNH|expedidora|exp.|do Detran|de expedição|emissão}|Estado {emissor|de emissão|"
                   "expedidor}|UF CNH|"
    "Estado emissor da " + _LICENCE + "|UF habilitação|Unidade da Federação emissora|UF de registro|State of issue|"
    "UF CNH|UF exp. CNH|UF da habilitação|UF órgão emissor|UF da emissão|UF do registro|Est. emissor}",
    "agency": "{Órgão {emissor|expedidor|Emissor|executivo emissor}|Emissor|Emitid{a|o} por|Expedid{a|o} por|Órgão|Detran|Órgão "
              "emissor da " + _LICENCE
    + "|Entidade emissora|Órgão de trânsito|Autoridade emissora|Emitente|Detran emissor|Issuing authority|Issued by|Autoridad emisora|"
    "Órgão executivo de trânsito|Detran de origem|Órgão resp. pela emissão|"
    "Órg. emissor|Org. emissor|Órgão emissor/UF|Órg. exp. CNH|Emissor da CNH|Órgão exped.|Órgão emissor do documento|DETRAN/UF|Expedidor|Órgão expedidor da CNH|Autoridade de trânsito}",
    "remarks": "{Observações|Obs.|Obs|Restrições|Restrições médicas|Observação|Restrição|Observações {da|na} " + _LICENCE
    + "|Restrições / observações|"
    "Restrições do condutor|Anotações|Restrições e observações|Remarks|Observaciones|Restrictions|Obs. CNH|Códigos de restrição|"
    "Restr. médicas|"
    "Observações (campo 12)|Averbações|Observ.|Restr.|Limitações|Notas|Restrições e cursos|Informações complementares da CNH|"
    "Obs. da CNH|Campo observações da CNH|Obs. hab.|Restrições na CNH|Observações do documento|Restr. CNH|Anotação na CNH|Códigos (campo 12)|Observações da habilitação|Restrições anotadas|Averbações na CNH}",
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


def parents_in_a_sentence(dice: Dice, record: Record) -> Text:
    """`X e de Y`."""
    signs = ["e de", "e de", "e de", "e", "e de dona", "e de sua esposa", "e da senhora"]
    sign = dice.pick(signs if record.genders == "mf" else signs[:4])
    out: Text = []
    for i, parent in enumerate(record.parents):
        out += [*(plain(sign) if i else []), *said(parent, "PARENT")]
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
