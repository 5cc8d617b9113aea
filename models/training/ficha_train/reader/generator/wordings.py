"""Lists of wordings and templates as data, in `models/training/papers/<type>/wordings/`: their form stands in the README of the papers."""

import json
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from ficha_train.reader.generator.papers import FOLDER


@cache
def wordings(name: str) -> SimpleNamespace:
    """Of `licence/shapes`: what `shapes.txt` and `shapes.json` of licences have, by name; of `values`: what all types share."""
    kind, _, stem = name.partition("/")
    place = FOLDER / kind / "wordings" / stem if stem else FOLDER / kind
    text, nested = (place.with_suffix(suffix) for suffix in (".txt", ".json"))
    told = lists_of(text) if text.exists() else {}
    return SimpleNamespace(**told, **(json.loads(nested.read_text(encoding="utf8")) if nested.exists() else {}))


def line_of(line: str) -> str:
    """In quotes: what begins or ends with a blank."""
    return json.loads(line) if line[0] == '"' and line[-1] == '"' else line


def lists_of(file: Path) -> dict[str, Any]:
    """`# name` stands above a list, a wording a line; `# name:` above a single one, `## ` before a remark."""
    out: dict[str, Any] = {}
    single, name = False, ""
    for line in file.read_text(encoding="utf8").split("\n"):
        if not line or line.startswith("## "):
            continue
        if line.startswith("# "):
            single, name = line.endswith(":"), line[2:].rstrip(":")
            if not single:
                out[name] = []
            continue
        wording = line_of(line)
        if single:
            out[name] = wording
        else:
            out[name].append(wording)
    return out
