"""Captions of papers that are wholly or half in English or Spanish."""

from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.tokens import say

_WORDS: dict[str, tuple[str, str, str]] = {
    "name": ("{Nome|Nome completo|Nome e sobrenome}", "{Name|Full name|Driver name|Name and surname|Holder|Surname and given names}",
        "{Nombre|Nombre completo|Nombre y apellidos|Conductor}"),
    "cpf": ("CPF", "{CPF|Tax ID|Taxpayer number|Personal number|CPF number}", "{CPF|Número personal|Documento (CPF)}"),
    "birth": ("{Data de nascimento|Nascimento}", "{Date of birth|Birth date|DOB|Born|Born on}",
        "{Fecha de nacimiento|Nacimiento|F. de nacimiento}"),
    "birth_place": ("{Naturalidade|Local de nascimento}", "{Place of birth|Birthplace|City of birth|Born in}",
        "{Lugar de nacimiento|Natural de|Ciudad de nacimiento}"),
    "birth_city": ("{Naturalidade|Município de nascimento}", "{City of birth|Place of birth|Birth city}",
        "{Ciudad de nacimiento|Lugar de nacimiento}"),
    "birth_state": ("UF", "{State|State of birth|Birth state}", "{Estado|Provincia}"),
    "issue": ("{Data de emissão|Emissão|Emitida em}", "{Date of issue|Issue date|Issued|Issued on|Issuing date}",
        "{Fecha de emisión|Fecha de expedición|Emitida el|Expedición}"),
    "expiry": ("{Validade|Data de validade|Válida até}", "{Date of expiry|Expiry date|Expires|Valid until|Expiration date|Expires on}",
        "{Válida hasta|Fecha de vencimiento|Vencimiento|Vence el}"),
    "registration": ("{Nº de registro|Registro|Nº da CNH}", "{Licence number|License number|Driver license number|Registration no.|"
        "Permit number|DL no.}", "{Número de licencia|Número de permiso|Licencia Nº|N.º de registro}"),
    "category": ("{Categoria|Cat.}", "{Category|Class|License class|Vehicle class|Categories}", "{Categoría|Clase|Clase de licencia}"),
    "parents": ("{Filiação|Pais}", "{Parents|Filiation|Names of parents|Father and mother}", "{Filiación|Padres|Hijo de}"),
    "father": ("Pai", "{Father|Father's name|Name of father}", "{Padre|Nombre del padre}"),
    "mother": ("{Mãe|Nome da mãe}", "{Mother|Mother's name|Name of mother}", "{Madre|Nombre de la madre}"),
    "issue_place": ("{Local|Local de emissão}", "{Place of issue|Issued at|Place|City of issue}",
        "{Lugar|Lugar de emisión|Lugar de expedición}"),
    "issue_state": ("{UF emissora|UF}", "{State of issue|Issuing state}", "{Estado emisor}"),
    "agency": ("{Órgão emissor|Emissor}", "{Issuing authority|Issued by|Authority|Issuer}",
        "{Autoridad emisora|Expedida por|Órgano emisor}"),
    "remarks": ("{Observações|Restrições}", "{Remarks|Restrictions|Observations|Endorsements}", "{Observaciones|Restricciones}"),
    "nationality": ("Nacionalidade", "{Nationality|Citizenship}", "{Nacionalidad}"),
}  # fmt: skip

_COLUMNS: dict[str, str] = {
    "name": "{nome|nm_condutor|nome_motorista|NM_PESSOA|no_condutor}", "cpf": "{cpf|nr_cpf|NU_CPF|num_cpf|cpf_condutor}",
    "birth": "{dt_nascimento|data_nasc|DT_NASC|nascimento|dataNascimento}",
        "birth_place": "{naturalidade|ds_naturalidade|local_nasc|NATURALIDADE|localNascimento}",
    "birth_city": "{municipio_nasc|cidade_nascimento|NM_MUN_NASC|natural_de|municipioNaturalidade}",
        "birth_state": "{uf_nasc|UF_NATURALIDADE|uf_nascimento|ufNaturalidade}",
    "issue": "{dt_emissao|data_emissao|DT_EXPEDICAO|dataEmissao|emissao}",
        "expiry": "{dt_validade|data_validade|DT_VALID|dataValidade|validade_cnh}",
    "registration": "{nr_registro|num_registro|NU_CNH|numeroRegistro|registro_cnh}",
        "category": "{categoria|cd_categoria|CATEG|categoriaAtual|cat_cnh}",
    "parents": "{filiacao|DS_FILIACAO|nome_pais|filiacao_completa}", "father": "{nome_pai|NM_PAI|pai|nomePai}",
        "mother": "{nome_mae|NM_MAE|mae|nomeMae}",
    "issue_place": "{local_emissao|LOCAL_EXP|municipio_emissao|localEmissao}",
        "issue_state": "{uf_emissora|UF_CNH|uf_habilitacao|ufEmissao}",
    "agency": "{orgao_emissor|DS_ORGAO|orgaoExpedidor|emissor}", "remarks": "{observacoes|DS_OBS|restricoes|obs_cnh}",
        "nationality": "{nacionalidade|DS_NACION|nacion}",
}  # fmt: skip
"""Names of a data base's columns, as exports print them."""

LANGUAGES = {"pt": 90, "pt/en": 4, "pt/es": 2, "en": 2, "es": 1, "en/pt": 1, "pt/en/es": 1, "columns": 1.5}


def foreign_words(dice: Dice, field: str, languages: str, sign: str) -> str:
    """`Validade / Expiry date`, in the order of `languages`."""
    if languages == "columns":
        return " ".join(token.text for token in say(dice, _COLUMNS[field]))
    wordings = dict(zip(("pt", "en", "es"), _WORDS[field], strict=True))
    parts = [" ".join(token.text for token in say(dice, wordings[one])) for one in languages.split("/")]
    kept = [part for i, part in enumerate(parts) if part not in parts[:i]]
    return sign.join(kept)
