"""Where the fields of the driver licences stand: medians over real cards, as shares of the printed area."""

HEADERS = [
    "REPÚBLICA FEDERATIVA DO BRASIL",
    "MINISTÉRIO DAS CIDADES",
    "DEPARTAMENTO NACIONAL DE TRÂNSITO",
    "CARTEIRA NACIONAL DE HABILITAÇÃO",
]

Field = tuple[str, float, float, float, str]
"""Label, x, y, width of its box, and what is in it: a maker of values.py, or parents, birth, nation, hatched, none."""

# fmt: off
FOLDING: list[Field] = [
    ("NOME", .18, .09, .8, "name"),
    ("DOC. IDENTIDADE/ÓRG EMISSOR UF", .55, .14, .44, "rg"),
    ("CPF", .55, .2, .26, "cpf"),
    ("DATA NASCIMENTO", .83, .19, .17, "date"),
    ("FILIAÇÃO", .56, .24, .42, "parents"),
    ("PERMISSÃO", .55, .38, .2, "hatched"),
    ("ACC", .79, .38, .1, "hatched"),
    ("CAT. HAB.", .91, .38, .09, "licence"),
    ("Nº REGISTRO", .17, .43, .3, "digits"),
    ("VALIDADE", .52, .43, .2, "date"),
    ("1ª HABILITAÇÃO", .76, .43, .24, "date"),
    ("OBSERVAÇÕES", .17, .5, .8, "licence"),
    ("ASSINATURA DO PORTADOR", .37, .77, .4, "none"),
    ("LOCAL", .18, .8, .5, "place"),
    ("DATA EMISSÃO", .79, .8, .2, "date"),
    ("ASSINATURA DO EMISSOR", .37, .9, .4, "none"),
]
"""The open folding card, issued until 2022."""

FRONT_2022: list[Field] = [
    ("2 e 1 NOME E SOBRENOME", .02, .2, .66, "name"),
    ("1ª HABILITAÇÃO", .7, .2, .28, "date"),
    ("3 DATA, LOCAL E UF DE NASCIMENTO", .38, .31, .6, "birth"),
    ("4a DATA EMISSÃO", .38, .42, .2, "date"),
    ("4b VALIDADE", .6, .42, .2, "date"),
    ("ACC", .82, .42, .08, "hatched"),
    ("4c DOC. IDENTIDADE / ÓRG. EMISSOR / UF", .38, .53, .6, "rg"),
    ("4d CPF", .38, .64, .22, "cpf"),
    ("5 Nº REGISTRO", .62, .64, .2, "digits"),
    ("9 CAT. HAB.", .84, .64, .14, "licence"),
    ("NACIONALIDADE", .38, .75, .6, "nation"),
    ("FILIAÇÃO", .38, .85, .6, "parents"),
]
"""The front of the card issued since June 2022."""
