"""What a word of a document can be, and what a document as a whole is: the lists stand in table.txt."""

from ficha_train.reader.word_shape import TABLE

ROLES = TABLE["roles"]
ROLE_ID = {role: i for i, role in enumerate(ROLES)}
CLASSES = {name: values.split() for name, values in (line.split(": ") for line in TABLE["classes"])}


def bits_of(*roles: str) -> int:
    """Of a word that may be any of these."""
    return sum(1 << ROLE_ID[role] for role in roles)
