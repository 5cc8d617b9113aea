"""Words that name the value right behind them become captions where a template does not say so."""

from dataclasses import replace

from ficha_train.reader.generator.tokens import Text

_WORDS_MAX = 4
_NO_VALUE = ("O", "CAPTION", "TITLE", "POWERS")
_NUMBERED = {"CPF", "RG", "CPF:", "RG:", "CNPJ", "OAB", "CRESS", "CRM", "CRP", "matrícula", "mat.", "CPF/MF", "Identidade", "Processo", "processo", "Autos", "autos"}
_ENDS = (",", ";", ".", ":", ")", "–", "-", "(", "_", "|", "/", "•")


def with_captions(text: Text) -> Text:
    """`data de nascimento: <date>` and `CPF <number>`."""
    out = list(text)
    for i in range(1, len(out)):
        before, value = out[i - 1], out[i]
        if before.role != "O" or value.role in _NO_VALUE or not value.begins:
            continue
        if before.text.lstrip("([") in _NUMBERED:
            out[i - 1] = replace(before, role="CAPTION", begins=True)
        elif before.text.endswith(":") and len(before.text) > 1:
            first = i - 1
            while first and i - first < _WORDS_MAX and out[first - 1].role == "O" and not out[first - 1].text.endswith(_ENDS):
                first -= 1
            for j in range(first, i):
                out[j] = replace(out[j], role="CAPTION", begins=j == first)
    return out
