"""Two or three values under one caption: `Emissão / validade`, `CNH/UF`, `Local e data de emissão`."""

from ficha_train.reader.generator.arrange import Entry
from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.driver_values import Record, place
from ficha_train.reader.generator.driver_words import value
from ficha_train.reader.generator.tokens import Text, ended, plain, said, say

_JOINTS: list[tuple[str, list[str]]] = [
    ("{Emissão / validade|Emissão e validade|Vigência|Período de validade|Emissão - Validade|Datas (emissão/validade)|Emitida / "
     "válida até}", ["issue", "expiry"]),
    ("{Validade / emissão|Validade e emissão|Venc. / Emis.|Expiry / issue}", ["expiry", "issue"]),
    ("{Nascimento (data e local)|Data, local e UF de nascimento|Data e local de nascimento|Nascimento|Date and place of birth}",
     ["birth", "birth_place"]),
    ("{Local e data de nascimento|Naturalidade e nascimento|Naturalidade / nasc.|Nascido em}", ["birth_place", "birth"]),
    ("{Local e data de emissão|Local / data de emissão|Local e data|Local e data de expedição|Emitida em}", ["issue_place", "issue"]),
    ("{Data e local de emissão|Emissão (data e local)|Expedição|Emitida em / local}", ["issue", "issue_place"]),
    ("{CNH / categoria|Registro / cat.|CNH e categoria|Nº CNH - Cat.|Habilitação (nº e categoria)|CNH}", ["registration", "category"]),
    ("{Categoria / validade|Cat. e validade|Categoria - vencimento|CNH (categoria e validade)}", ["category", "expiry"]),
    ("{CNH / validade|Registro e vencimento|Nº CNH - Validade|Habilitação (nº / validade)}", ["registration", "expiry"]),
    ("{CNH / categoria / validade|CNH (nº, cat., validade)|Dados da CNH|Habilitação|CNH nº / cat. / venc.}",
     ["registration", "category", "expiry"]),
    ("{CNH / UF|Registro/UF|Nº da CNH e UF|CNH (UF)}", ["registration", "issue_state"]),
    ("{Órgão emissor / UF|Emissor / local|Expedida por / em|Órgão e UF}", ["agency", "issue_state"]),
    ("{Nome / CPF|Condutor / CPF|Motorista (CPF)|Titular e CPF}", ["name", "cpf"]),
    ("{CPF / nascimento|CPF e data de nascimento|CPF - Nasc.}", ["cpf", "birth"]),
    ("{Nacionalidade / naturalidade|Nacionalidade e naturalidade|Nac. / Nat.}", ["nationality", "birth_place"]),
]


def with_joint(dice: Dice, record: Record, entries: list[Entry]) -> list[Entry]:
    """The entries, with some of their values under one caption."""
    template, fields = dice.pick(_JOINTS)
    texts = [place(record, record.city, record.state, "ISSUE_PLACE") if f == "issue_place" else value(dice, record, f) for f in fields]
    sign = dice.pick(["-", "/", "–", "|", ",", "", "/", "-"])
    text: Text = list(texts[0])
    for other in texts[1:]:
        text = [*ended(text, ","), *other] if sign == "," else [*text, *plain(sign), *other]
    roles = {token.role for token in text if token.role != "O"}
    kept = [one for one in entries if not any(token.role in roles for token in one[1])]
    kept.insert(dice.between(0, len(kept)), (" ".join(t.text for t in say(dice, template)), text))
    return kept


def beneath(dice: Dice, record: Record) -> Text:
    """The holder's number as a line under a name: `CPF 000.000.000-00 - CNH 00000000000`."""
    return say(
        dice,
        "{CPF|CPF:|CPF nº} <c> {-|/|•||} {CNH|CNH:|Registro} <r>",
        c=said(record.cpf, "HOLDER_CPF"),
        r=said(record.registration, "REGISTRATION"),
    )
