"""The letter model into ../../../letters.bin and its entry of manifest.json: `python -m ficha_train.letters`.

The n-grams are a tree, written level by level, siblings in the order of the alphabet. Of each level: the letters of its
nodes (place in the alphabet, a byte each), then their probabilities, then, but for the last level, what their rests are
and how many children they have. Probabilities and rests are bytes: -ln(p) in units of LOG_UNIT, 255 at most.
"""

import hashlib
import json
import math
from pathlib import Path

from ficha_train.letters.model import BEGIN, ORDER, LetterModel
from ficha_train.letters.words import word_weights

MODELS = Path(__file__).resolve().parents[3]
FILE = "letters.bin"
LOG_UNIT = 1 / 12


def content(model: LetterModel, alphabet: str) -> tuple[bytes, list[int]]:
    """The file, and the nodes of each level."""
    out, sizes = bytearray(), []
    level = list(alphabet)
    for n in range(1, ORDER + 1):
        is_last = n == ORDER
        # A node is there for its own probability, or for its children's sake.
        children = {} if is_last else {node: _followers(model, node, alphabet) for node in level}
        out += bytes(alphabet.index(node[-1]) for node in level)
        out += bytes(_byte(model.probability(node[:-1], node[-1])) for node in level)
        if not is_last:
            out += bytes(_byte(model.rests[n].get(node, 1.0)) for node in level)
            out += bytes(len(children[node]) for node in level)
        sizes.append(len(level))
        level = [node + letter for node in level for letter in children.get(node, [])]
    return bytes(out), sizes


def _followers(model: LetterModel, node: str, alphabet: str) -> list[str]:
    return sorted(model.probabilities[len(node)].get(node, {}), key=alphabet.index)


def _byte(probability: float) -> int:
    return 255 if probability <= 0 else max(0, min(255, round(-math.log(probability) / LOG_UNIT)))


def main() -> None:
    weights = word_weights()
    model = LetterModel(weights)
    alphabet = BEGIN + "".join(model.alphabet)
    data, nodes = content(model, alphabet)
    (MODELS / FILE).write_bytes(data)
    manifest = json.loads((MODELS / "manifest.json").read_text(encoding="utf8"))
    manifest["models"]["letters"] = {
        "file": FILE,
        "bytes": len(data),
        "sha256": hashlib.sha256(data).hexdigest(),
        "alphabet": alphabet,
        "nodes": nodes,
        "logUnit": LOG_UNIT,
        "trained": {"words": len(weights)},
    }
    text = json.dumps(manifest, ensure_ascii=False, indent=2) + "\n"
    (MODELS / "manifest.json").write_text(text, encoding="utf8")
    print(f"{len(weights)} words, {sum(nodes)} n-grams {nodes}, {len(data)} bytes")


if __name__ == "__main__":
    main()
