"""Typefaces by name: held out, drawn more or less often, left out. `catalogue.py` sorts the installed files by them."""

HELD_OUT = {
    "ParaType (PT Sans, PT Serif, PT Mono, caption and narrow cuts)": ("paratype/",),
    "Gentium (Gentium, Gentium Plus, Basic, Book)": ("/gentium",),
    "Charis SIL (Bitstream Charter)": ("/charis/",),
    "Cantarell": ("/cantarell/",),
    "Cabin": ("/cabin/",),
    "B612 and B612 Mono": ("/b612/",),
    "Go and Go Mono": ("/fonts-go/",),
    "JetBrains Mono": ("/jetbrains-mono/",),
}
"""Held-out family -> path fragments. The evaluation sets print with these alone."""
HELD_OUT_SINGLE_STOREY = {
    "Beteckna (after Futura)": ("/beteckna/",),
    "Comic Neue": ("/comic-neue/",),
    "Klee One": ("/klee/",),
    "OpenDyslexic (Alta)": ("/opendyslexic/",),
    "Yusei Magic": ("/yusei-magic/",),
}
"""The same for the evaluation sets of faces with a single-storey a; what has another a is used nowhere."""

OFFICE = (
    "liberation",
    "croscore",
    "Nimbus",
    "FreeSans",
    "FreeSerif",
    "Carlito",
    "Caladea",
    "DejaVuSans",
    "roboto",
    "open-sans",
    "lato/",
)
"""Clones of Arial, Times, Courier, Calibri, Cambria and what portals print with: drawn OFFICE_WEIGHT times as
often.
"""
OFFICE_WEIGHT = 3.5
OCR_B, OCR_B_WEIGHT = ("OCRB.otf", "OCRBS.otf", "OCRBL.otf"), 2.0
FEW_ACCENTS = (*OCR_B, "/beteckna/")
"""OCR-B of Debian has no accented letters, Beteckna no ç: they are asked for less, and their lines lose those
accents.
"""
SINGLE_STOREY_WEIGHT = 6.0
"""Upright faces whose a is an o with a stem are few and easily misread: with the three below, almost one draw in two."""
ALTERNATE_WEIGHT = 1.0
"""Of a face with phonetic letters in the place of a and g, to the same face as it is (`alternates.py`)."""
PLOTTER_WEIGHT = 4.0
SQUARE_WEIGHT, SQUARE = 0.5, ("/square-",)
"""Faces of tills: seldom in other print, most often on receipts."""
CUT_WEIGHT = 0.32
"""Of each slanted, condensed or light cut (`cuts.py`), to the single-storey face it is made of."""
MANY_CUTS, MANY_CUTS_WEIGHT = (
    "/adf/",
    "/mplus/",
    "/league-mono/",
    "/cmu/",
    "/linux-libertine/",
    "/averia-gwf/",
), 0.35
"""Families with dozens of files, so that they do not outweigh the office fonts."""
WRITTEN = (
    "/breip/",
    "/bwht/",
    "/dancingscript/",
    "/femkeklaver/",
    "/fifthhorseman/",
    "/gamaliel/",
    "/havana/",
    "/kaushanscript/",
    "/kiloji/",
    "/radisnoir/",
    "/seto/",
    "/yozvox-yozfont/",
    "Chilanka",
    "Karumbi",
    "Purisa",
)
"""Faces after handwriting, for the pen alone: no line is printed in them."""
HELD_OUT_WRITTEN = {"Kristi": ("/kristi/",), "SJ (Delphine, SteveHand)": ("/sjfonts/",)}
"""The evaluation set of handwriting is written with these alone."""
TYPEWRITTEN = ("gnutypewriter", "courier-prime", "compagnon", "cmuntt", "cmunit", "NimbusMono", "LiberationMono", "FreeMono", "Cousine")
"""Faces after typewriters, and those that clerks take for one."""
BOOK = ("didot", "oldstandard", "cmunr", "cmunb", "cmunti", "C059", "NimbusRoman", "P052", "ebgaramond", "baskervald", "Baskervald", "romande", "Caslon", "century-catalogue", "Tinos", "LiberationSerif", "FreeSerif", "linux-libertine", "stix", "lindenhill", "sortsmill", "elstob")
"""Faces of books and newspapers, those with hairlines among them."""
TYPEWRITER = ("OCRB", "courier", "Mono", "cmunt", "inconsolata")

FOREIGN = (
    "NotoSans",
    "NotoSerif",
    "NotoKufi",
    "NotoNaskh",
    "NotoRashi",
    "NotoMusic",
    "NotoTraditional",
    "NotoLoopedLao",
    "NotoSansMono",
)
LATIN_NOTO = ("NotoSans-", "NotoSerif-", "NotoSansMono-", "NotoSansDisplay-", "NotoSerifDisplay-")
UNREADABLE = (
    "Thin",
    "ExtraLight",
    "UltraLight",
    "Hairline",
    "Symbol",
    "Dingbat",
    "D050000L",
    "Math",
    "Z003",
    "Initials",
    "UltLt",
    "Upright",
    "TeXMono",
    "dotgothic",
    "junicode",
    "Junicode",
    "webdings",
    "wingding",
    "marlett",
    "/wine/",
    "CascadeL",
    "lyx/",
    "karla-variable",
    "Variable",
    "Keyboard",
    "Ecolier",
    "oldania",
    "mekanus",
    "irianis",
    "Outline",
    "Shadow",
    "SmallCaps",
    "-Caps",
    "_caps",
    "caps10",
    "dunh",
    "vcr",
    "unslanted",
    "/ocr-a/",
    "OCRBF",
    "OCRBX",
    "OCRBE",
    "Stencil",
    "SC.otf",
    "SC-",
    "DemoSC",
    "ExtraBlack",
    "unifur",
    "LinBiolinum_K",
)
