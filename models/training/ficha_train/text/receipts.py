"""Lines of receipts, bills, tables and reports: goods, amounts, rates, totals, at home and abroad. All invented."""

from random import Random

from ficha_train.text import lexicon, numbers, parties
from ficha_train.text.foreign import words_of

GOODS = """ARROZ FEIJAO ACUCAR CAFE LEITE OLEO SABAO PAO QUEIJO PRESUNTO MACARRAO FARINHA REFRIG CERVEJA AGUA BISCOITO
DETERGENTE BANANA TOMATE CEBOLA ALHO FRANGO CARNE PARAFUSO CABO LAMPADA TINTA PILHA CADERNO CANETA CAMISETA""".split()
SIZES = "5KG 1KG 500G 1L 2L 900ML 350ML C/12 UN PCT CX 30X40 12MM 3/4 T.2 S/L".split()
CAPTIONS = """CUPOM FISCAL|CUPOM FISCAL ELETRONICO - SAT|DANFE NFC-e|ITEM CODIGO DESCRICAO QTD UN VL UNIT VL TOTAL|TOTAL R$|SUBTOTAL
|VALOR PAGO|TROCO|DINHEIRO|CARTAO DEBITO|CARTAO CREDITO|DESCONTO|CONSUMIDOR NAO IDENTIFICADO|EXTRATO No.|CCF|COO|OPERADOR
|OBRIGADO VOLTE SEMPRE|VIA CLIENTE|SALDO|SALDO ANTERIOR|DEPOSITO|SAQUE|TARIFA|JUROS|AGENCIA|CONTA|AUTENTICACAO|NAO E DOCUMENTO FISCAL
|TOTAL|SUB TOTAL|CASH|CHANGE|TAX INVOICE|RECEIPT NO|GST SUMMARY|AMOUNT|QTY|DESCRIPTION|PRICE|ROUNDING ADJ|THANK YOU|PLEASE COME AGAIN
|TOTAL INCL. GST|TOTAL SALES|ITEMS|DISCOUNT|CASHIER|INVOICE NO|DATE|TIME|TEL|FAX|GOODS SOLD ARE NOT RETURNABLE|BALANCE|TABLE""".replace(
    "\n", ""
).split("|")
MONEY = ["R$ ", "R$", "$", "$ ", "US$ ", "RM", "RM ", "€ ", "£", "Cr$ ", "NCr$ ", "Rs. ", "", "", "", ""]
CODES = ["SR", "ZRL", "T", "F1", "01T18,00%", "I1", "A", "*"]


def amount(random: Random) -> str:
    """A number of money, its marks before or after, our points and commas or theirs."""
    whole = random.choice([random.randint(0, 9), random.randint(0, 99), random.randint(0, 999), random.randint(0, 9_999_999)])
    text = f"{whole:,}.{random.randint(0, 99):02d}" if random.random() < 0.75 else f"{whole:,}"
    if random.random() < 0.25:
        text = text.replace(",", "")
    if random.random() < 0.5:
        text = text.translate(str.maketrans(",.", ".,"))
    if random.random() < 0.12:
        text = random.choice(["({})", "-{}", "{}-", "{}D", "{}C", "+{}", "{} CR"]).format(text)
    return random.choice(MONEY) + text


def rate(random: Random) -> str:
    number = f"{random.uniform(0, 120):.{random.choice([0, 1, 1, 2, 2])}f}"
    if random.random() < 0.5:
        number = number.replace(".", ",")
    return f"{random.choice(['', '', '', '-', '+', '±', '<', '> '])}{number}{random.choice(['%', '%', '%', ' %'])}"


def _item(random: Random) -> str:
    goods = f"{random.choice(GOODS)} {random.choice(lexicon.dictionary_words()).upper()[:8]} {random.choice(SIZES)}"
    if random.random() < 0.35:
        goods = " ".join(random.choices(words_of("american-english"), k=random.randint(1, 4))).upper()
    count = random.choice([str(random.randint(1, 12)), f"{random.randint(0, 9)},{numbers.digits(random, 3)}", f"{random.randint(1, 9)} x", f"{random.randint(1, 9)} UN X"])
    return random.choice(
        [
            f"{random.randint(1, 99):03d} {numbers.digits(random, random.choice([5, 8, 13]))} {goods}",
            f"{goods} {count} {amount(random)}",
            f"{count} {amount(random)} {amount(random)} {random.choice(CODES)}",
            f"{count} X {amount(random)} = {amount(random)}",
            goods,
            numbers.digits(random, 13),
        ]
    )


def _head(random: Random) -> str:
    return random.choice(
        [
            f"CNPJ: {numbers.cnpj(random)} IE: {numbers.digits(random, 12)}",
            f"(GST ID : {numbers.digits(random, 12)})",
            f"{numbers.date(random)} {numbers.clock(random)} {random.choice(['AM', 'PM', '', 'CCF:' + numbers.digits(random, 6)])}",
            f"TEL : {random.randint(1, 99):02d}-{numbers.digits(random, 7)}",
            f"{parties.address(random).upper()}",
            f"NO. {random.randint(1, 99)}, {random.choice(['JALAN', 'STREET', 'ROAD', 'AVENUE'])} {random.choice(words_of('american-english')).upper()} {random.randint(1, 30)}/{random.randint(1, 9)},",
            f"{' '.join(random.choices(words_of('american-english'), k=2)).upper()} {random.choice(['SDN BHD', 'CO. LTD', 'INC.', 'ENTERPRISE', 'S/B', 'LLC'])}",
            f"{random.choice(CAPTIONS)} {numbers.digits(random, random.randint(3, 9))}",
        ]
    )


def _total(random: Random) -> str:
    caption = random.choice(CAPTIONS)
    caption = caption if random.random() < 0.7 else caption.title()
    return f"{caption}{random.choice([' ', ': ', ' : ', ':', ' '])}{random.choice([amount(random), amount(random), rate(random), str(random.randint(1, 50))])}"


def _row(random: Random) -> str:
    """Cells of one table's row."""
    cells = [random.choice([amount, rate, amount, numbers.date, lambda r: str(r.randint(0, 2030)), lambda r: random.choice(["-", "–", "n/a", "0"])])(random) for _ in range(random.randint(1, 6))]
    return " ".join([random.choice([random.choice(lexicon.NOUNS).capitalize(), ""]), *cells]).strip()


def receipt_line(random: Random) -> str:
    return random.choice([_item, _item, _head, _total, _total, _row, _row, lambda r: r.choice(CAPTIONS), amount, amount, rate])(random)
