"""What a word of a document can be. The order is the order of the network's outputs."""

ROLES = [
    "O",
    "CAPTION",  # names a value: `Validade:`, `CPF nº`, the head of a table's column
    # of any type
    "ISSUE",
    "EXPIRY",
    "TERM",  # how long it is valid, from which the end is computed: `4 (quatro) anos`
    "SIGNED",  # the date of a digital signature
    "KEY",
    "LINK",
    "AGENCY",
    "PERSON",
    "PARENT",
    "BIRTH",
    "BIRTH_PLACE",
    "OTHER_DATE",
    "OTHER_TERM",
    "OTHER_ID",
    "OTHER_NUMBER",
    "OTHER_LINK",
    "PREVIOUS_NUMBER",
    "PREVIOUS_EXPIRY",
    # licences
    "LICENSEE",
    "LICENSEE_ID",
    "LICENCE_NUMBER",
    "PLATE",
    "ACTIVITY",
    # terms
    "TITLE",
    "CASE",
    "CASE_CLASS",
    "COURT_DIVISION",
    "DISTRICT",
    "FORUM",
    "JUDGE",
    "OFFICIAL",
    "DECISION",
    "GUARDIAN",
    "GUARDIAN_CPF",
    "GUARDIAN_RG",
    "FORMER_GUARDIAN",
    "NATIONALITY",
    "MARITAL_STATUS",
    "OCCUPATION",
    "ADDRESS",
    "RELATIONSHIP",
    "WARD",
    "WARD_CPF",
    "WARD_RG",
    "POWERS",
    # driver's data
    "HOLDER",
    "HOLDER_CPF",
    "REGISTRATION",
    "CATEGORY",
    "ISSUE_PLACE",
    "REMARKS",
]

ROLE_ID = {role: i for i, role in enumerate(ROLES)}

CLASSES: dict[str, list[str]] = {
    "type": ["51", "54", "23", "other"],
    "scope": ["STATE", "MUNICIPAL", "FEDERAL"],
    "danger": ["no", "yes"],
    "kind": ["GUARDA", "TUTELA", "CURATELA"],
    "nature": ["PROVISIONAL", "DEFINITIVE", "none"],
}
"""What a document as a whole is: each name is one softmax over its values."""
