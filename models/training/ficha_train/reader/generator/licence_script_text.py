"""Words of a filled template: which of them are captions, and what an empty alternative leaves behind."""

from dataclasses import replace

from ficha_train.reader.generator.tokens import Text, caption

NO_CAPTION = ("considerando", "art.", "até", "em", "para", "por", "o", "a", "na", "e", "vale", "antes", "nº")
"""Words that begin sentences, however short."""
_SIGNS = ",;.:)–-(|/•"


def without_lone_signs(text: Text) -> Text:
    """What an empty alternative leaves before a full stop."""
    out: Text = []
    for token in text:
        if out and token.text in (".", ",", ";", ":", ".,", ";,"):
            if out[-1].text[-1] not in ",.;:":
                out[-1] = replace(out[-1], text=out[-1].text + token.text)
        else:
            out.append(token)
    return out


def with_caption(row: list[Text]) -> list[Text]:
    """In a narrow table, words in the first cell name the value in the second."""
    if len(row) not in (2, 3) or not row[0] or not row[1] or row[1][0].role in ("O", "CAPTION") or any(token.role != "O" for token in row[0]):
        return row
    return [caption(" ".join(token.text for token in row[0])), *row[1:]]


def captions_within(text: Text) -> Text:
    """`– Prazo final: <date>`: the words right before the colon, from the last capital on, are a caption in the middle of a line too."""
    out = list(text)
    for i, token in enumerate(text):
        if token.role == "CAPTION" and token.text in ("–", "-", "|", "•"):
            first = i
            while first and out[first].role == "CAPTION" and not out[first].text.endswith(":"):
                out[first] = replace(out[first], role="O", begins=False)
                first -= 1
            if i + 1 < len(out) and out[i + 1].role == "CAPTION":
                out[i + 1] = replace(out[i + 1], begins=True)
    for i in range(1, len(out)):
        if out[i].role == "O" and out[i - 1].text in ("–", "-", "|") and out[i].text.endswith(":") and out[i].text[0].isupper():
            out[i] = replace(out[i], role="CAPTION", begins=True)
        if out[i - 1].role != "O" or not out[i].begins or len(out[i - 1].text) < 3 or not out[i - 1].text.endswith(":"):
            continue
        if out[i - 1].text.lower() in ("resolve:", "decide:", "concede:", "determina:"):
            continue
        first = i - 1
        while first and i - first < 4 and not out[first].text[0].isupper() and out[first - 1].role == "O" and out[first - 1].text[-1] not in _SIGNS:
            first -= 1
        if out[first].text[0].isupper():
            for j in range(first, i):
                out[j] = replace(out[j], role="CAPTION", begins=j == first)
    return out


def with_code_first(pairs: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Words in a cell of their own begin no activity, so the code stands before them; without a code the cell is the whole."""
    code = next((i for i, (_, value) in enumerate(pairs) if "<code>" in value), None)
    text = next((i for i, (_, value) in enumerate(pairs) if "<words>" in value), None)
    if text is None:
        return pairs if code is None else [pair for i, pair in enumerate(pairs) if i != code]
    if code is None:
        return [(name, value.replace("<words>", "<one>")) for name, value in pairs]
    if code > text:
        pairs.insert(text, pairs.pop(code))
    return pairs
