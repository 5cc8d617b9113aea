"""Papers in two languages, of one state to the carrier of another, and cards that travel in the lorry."""

from ficha_train.reader.generator.licence_conditions import conditions
from ficha_train.reader.generator.licence_paper import Paper
from ficha_train.reader.generator.licence_papers_acts import CHECKED, SIGNED
from ficha_train.reader.generator.licence_papers_transport import GOODS, dangerous
from ficha_train.reader.generator.tokens import plain


def border(p: Paper) -> None:
    """Portuguese and Spanish or English side by side, with customs numbers and foreign plates."""
    dice = p.dice
    dangerous(p)
    tongue = dice.pick([0, 1])

    def two(native: str, *foreign: str) -> str:
        return f"{native} {{/|-|\\}} {foreign[tongue]}"

    p.line("{MERCOSUL / MERCOSUR|ACORDO SOBRE TRANSPORTE INTERNACIONAL|Transporte internacional}", 0.9, "centre")
    p.head("centre")
    p.line("<tt> / {AUTORIZACIÓN AMBIENTAL|ENVIRONMENTAL PERMIT|LICENCIA DE TRANSPORTE}", 1.2, "centre")
    foreign = "{{A|B}{C|D} <d3> {E|F}{G|H}|<d2>-{KL|TR}-<d2>}"
    p.entries(two("{Licença nº|Autorização nº}", "Licencia N°", "Permit No.") + "=<num>", two("Transportador", "Transportista",
        "Carrier") + "=<n>",
              two("CNPJ", "RUC/CUIT", "Tax ID") + "=<id>", "?" + two("{Importador|Consignatário}", "Destinatario", "Consignee") + "=<of>",
              two("{Validade|Válida até}", "{Vencimiento|Válida hasta}", "{Valid until|Expiry date}") + "=<e>",
              "?" + two("Data de emissão", "Fecha de emisión", "Issue date") + "=<i>", "?" + two("CRT nº", "Carta de porte",
              "Waybill") + "=<on>",
              "?" + two("{MIC/DTA|Despacho}", "Manifiesto", "Manifest") + "=<on>", "?" + two("Motorista", "Conductor",
              "Driver") + "=<per>[, CPF <oc>]",
              two("Placa[s]", "Patente", "Plate") + "=<pl>", "?" + two("Placa estrangeira", "Patente extranjera",
              "Foreign plate") + f"={foreign}",
              "?" + two("{Rota|Ponto de fronteira}", "Ruta", "Route") + "=<c>[/<u>] {-|–} <c>", "?ONU / UN=<d4> " + GOODS,
              shuffled=0.1)  # fmt: skip
    p.line("{Autoriza-se o {transporte internacional de {produtos|cargas} perigos{os|as}|trânsito de carga perigosa}|Se autoriza el"
        " transporte de mercancías"
           " peligrosas|The carrier may carry dangerous goods} <place>.")  # fmt: skip
    p.lines("?" + CHECKED, "?<city>, <iw>")


def interstate(p: Paper) -> None:
    """One state agrees with the licence that another gave: that other licence is not this paper's."""
    dice = p.dice
    dangerous(p)
    p.head()
    p.line("<tt> {nº|Nº} <num>", 1.2, "centre")
    p.lines("{{Autorizamos|Fica autorizada} {a entrada|o trânsito}, no Estado {de|do} <uf>, {dos veículos da|da empresa} <n>,"
        " {CNPJ|CNPJ nº} <id>,"
            " licenciada no Estado de origem ({<u>|<c>}) {sob nº|pela licença nº} <li>[, válida até <od>], para o <goods>[, <place>].|"
            "Considerando a licença nº <li>, {emitida em <od>|vigente até <od>}, do Estado de <u>, {anuímos|autoriza-se}, por <t>, o"
            " <goods> por <n>, {inscrita no CNPJ sob o nº|CNPJ:} <id>[, <place>]}.")  # fmt: skip
    p.lines("{Validade desta {anuência|autorização}|Vigência|Esta autorização {vale|vigora} até}: <e>", "?{Placas|Veículos}: <pl>.")
    p.entries("?{Gerador|Expedidor|Remetente}=<of> - CNPJ <oj>", "?{Destinador|Receptor|Destino final}=<of>, CNPJ <oj>[, LO <li>]",
              "?{Quantidade|Volume|Peso}=<m>", "?{MTR|Manifesto}=<on>",
              "?{Resíduo|Código IBAMA}={Lodo|Borra oleosa|Solvente usado}")  # fmt: skip
    conditions(p.page, dice.between(0, 4), True)
    p.lines("?<city>, <iw>.", "?" + SIGNED, "?" + CHECKED)


def driver_card(p: Paper) -> None:
    """A small card that travels in the lorry."""
    dangerous(p)
    p.page.right = p.page.left + p.page.inner * p.dice.uniform(0.4, 0.65)
    p.line("{Porte obrigatório|CARTÃO DE BORDO|VIA DO VEÍCULO|Documento de porte obrigatório}", 0.8)
    p.lines("<agl>", "<tt>", "{Nº|N.|LICENÇA} <num>")
    p.entries("{Transp.|Empresa}=<n>", "CNPJ=<id>", "{Val.|Venc.|Validade}=<e>", "{Placa|Veículo}=<pl>", "?{Mot.|Cond.}=<per> <oc>",
              "?{Emerg.|Fone}=<tel>", "?{ONU|Prod.}=<d4>", how=p.dice.pick(["inline", "run on", "cells"]))  # fmt: skip
    p.page.flow(plain("QR"), size=p.page.size)
    p.lines("?<l>", "?{Cód.|Aut.}: <k>", size=0.8)


BORDER = {border: 1, interstate: 1, driver_card: 0.7}
