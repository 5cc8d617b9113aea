"""
A small document, what features.py makes of it, and the roles that the exported network sees in it: for the engine's tests.

`python -m ficha_train.reader.samples` writes models/samples/reader.json.
"""

import json
from pathlib import Path

import numpy as np

from ficha_train.onnx_models import open_model
from ficha_train.reader.features import COLUMNS, TYPES, Line, document_rows
from ficha_train.reader.reading_order import reading_order

DECIMALS = 5
BOX_DECIMALS = 3
_MODELS = Path(__file__).resolve().parents[3]
_TYPE = "51"
_LETTER_EM = 0.52

Drawn = tuple[float, float, float, str]
"""Left edge, top, height of the print, and words; a height below 0 is turned by 90 degrees."""

_LICENCE: list[Drawn] = [
    (330, 92, 10, "Validade: 14/08/2029"),
    (60, 40.5, 14, "SECRETARIA DE ESTADO DO MEIO AMBIENTE"),
    (60, 91.6, 10, "Licença Nº 0123/2025-SUPRAM"),
    (60, 104.3, 10, "CNPJ"),
    (200, 104.4, 10, "Placa"),
    (330.25, 104.4, 10, "CPF do titular"),
    (60, 116.1, 10, "11.222.333/0001-81 12ABC34501DE35"),
    (200, 116.1, 10, "ABC1D23 abc-1234"),
    (330.25, 116.2, 10, "529.982.247-25, 52998224726; 111.111.111-11"),
    (60, 150, 9.5, "(um) “prazo” de 4 (quatro) anos, contados de 1º de março de 2025;"),
    (61, 151, 9.5, "sobreposta"),
    (60, 162.7, 9.5, "R$ 1.234,56 às 13h45min 10:30:05 CEP 30130-010 (31) 3915-1234 n.º Nr. a) IV 12."),
    (560, 300, -8, "www.meioambiente.mg.gov.br/valida código A1B2C3D4 e0f1a2b3"),
]
_TERM: list[Drawn] = [
    (72, 60, 12, "Autos nº 0001327-64.2018.8.26.0158 00123456420188260100 12345.123456/2020-11"),
    (72.2, 76, 12, "ÂNGELA D’ÁVILA Conceição-Müller İŞIK ﬁrma ½ 10ª straße ΣΊΣΥΦΟΣ a.b@c.org"),
    (72, 92, 12, "________ -- * 2025-08-14T10:00 Pneumoultramicroscopicossilicovulcanoconiótico 12345678901 AB SP 1.234.567/5"),
]


def _line(drawn: Drawn) -> tuple[Line, int]:
    """Words after each other, with the engine's boxes: three decimals, single precision."""
    x, y, size, text = drawn
    height, boxes = abs(size), []
    for word in text.split(" "):
        length = len(word) * height * _LETTER_EM
        boxes.append([x, y, x + length, y + height] if size > 0 else [x, y - length, x + height, y])
        x, y = (x + length + height * 0.3, y) if size > 0 else (x, y - length - height * 0.3)
    return Line(text.split(" "), np.array(boxes).round(BOX_DECIMALS).astype(np.float32), size > 0), 0 if size > 0 else 90


def _ordered(lines: list[Line]) -> list[Line]:
    if not lines:
        return []
    outer = np.array([[*line.boxes[:, :2].min(0), *line.boxes[:, 2:].max(0)] for line in lines])
    return [lines[i] for i in reading_order(outer, np.array([line.is_upright for line in lines]))]


def _numbers(values: np.ndarray, decimals: int = DECIMALS) -> list[float]:
    """Short in JSON: whole numbers without a point."""
    rounded = values.astype(float).round(decimals).tolist()
    return [int(value) if value.is_integer() else value for value in rounded]


def write_samples(models: Path) -> None:
    """The lines of each page as they were drawn, the rows in reading order, the most probable roles."""
    drawn = [[_line(one) for one in page] for page in (_LICENCE, [], _TERM)]
    rows = document_rows([_ordered([line for line, _ in page]) for page in drawn])
    typed = np.zeros((len(rows), COLUMNS), np.float32)
    typed[:, : -len(TYPES)] = rows
    typed[:, COLUMNS - len(TYPES) + TYPES.index(_TYPE)] = 1
    roles, begins, classes = open_model(models / "reader.onnx").run(["roles", "begins", "classes"], {"rows": typed})
    pages = [
        [
            {
                "angle": angle,
                "words": [[word, *_numbers(box, BOX_DECIMALS)] for word, box in zip(line.words, line.boxes, strict=True)],
            }
            for line, angle in page
        ]
        for page in drawn
    ]
    facts = {
        "type": _TYPE,
        "pages": pages,
        "rows": [_numbers(row) for row in typed],
        "roles": roles.argmax(-1).tolist(),
        "begins": _numbers(begins),
        "classes": _numbers(classes),
    }
    text = json.dumps(facts, ensure_ascii=False, separators=(",", ":"))
    (models / "samples" / "reader.json").write_text(text + "\n", encoding="utf8")


if __name__ == "__main__":
    write_samples(_MODELS)
