"""What a word of a document can be, and what a document as a whole is: the lists stand in table.txt."""

from pathlib import Path

from ficha_train.reader.generator.wordings import lists_of

_TABLE = lists_of(Path(__file__).with_name("table.txt"))

ROLES = _TABLE["roles"]
ROLE_ID = {role: i for i, role in enumerate(ROLES)}
CLASSES = {name: values.split() for name, values in (line.split(": ") for line in _TABLE["classes"])}


def bits_of(*roles: str) -> int:
    """Of a word that may be any of these."""
    return sum(1 << ROLE_ID[role] for role in roles)
