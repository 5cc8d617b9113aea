"""Papers of other types that are sentences: contracts, certificates, orders of courts, letters."""

from ficha_train.reader.generator import values
from ficha_train.reader.generator.background import salad, sentence
from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.other_papers import close
from ficha_train.reader.generator.other_words import city, day, money, number, person
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.tokens import Text, plain, said, say, upper

_LAWSUIT = [
    "Vistos. <p> {ajuizou|propôs} ação de {cobrança|indenização|alimentos|divórcio|usucapião|despejo|busca e apreensão} em face de "
    "<q>[, CPF <c>].",
    "{Julgo|JULGO} {procedente|improcedente|parcialmente procedente} o pedido, {condenando|para condenar} <q> ao pagamento de <m>.",
    "{Expeça-se|Intime-se|Cite-se} {mandado|alvará de levantamento|carta precatória|ofício} {a|em nome de} <q>, {RG|CPF} <c>.",
    "{Processo|Autos} nº <case>[, distribuído em <d>].",
    "{Requerente|Autor|Exequente}: <p>[, CPF <c>]. {Requerido|Réu|Executado}: <q>.",
    "Audiência {designada|realizada} em <d>, {às|pelas} <t>.",
    "O {MM. Juiz|Juiz de Direito|Desembargador} <j> {determinou|decidiu|homologou} {o acordo|a penhora|a partilha} em <d>.",
    "{Prazo|Fica concedido o prazo} de <term> {para|a contar de <d> para} {manifestação|pagamento|contestação}.",
]
_CONTRACT = [
    "{CONTRATANTE|LOCADOR|VENDEDOR|OUTORGANTE|COMODANTE}: <p>, <nat>, {CPF|inscrito no CPF sob nº} <c>, {residente|com endereço} {em|"
    "na} <address>.",
    "{CONTRATADA|LOCATÁRIO|COMPRADOR|OUTORGADO}: <firm>, CNPJ <cnpj>, {neste ato representada por|por seu sócio} <p>.",
    "CLÁUSULA {PRIMEIRA|SEGUNDA|TERCEIRA|4ª|5ª|VI} - {O prazo|A vigência} {é|será} de <term>, {a partir de|iniciando em} <d>[ e "
    "terminando em <e>].",
    "O valor {mensal|total|do aluguel} {é|será} de <m>, {com vencimento todo dia|pago até o dia} <n>.",
    "O objeto é {o veículo de placa <plate>|o imóvel da matrícula <n>, situado em <address>|a prestação de serviços de <x>}.",
    "Fica eleito o foro de <city> {para dirimir dúvidas|com renúncia a qualquer outro}.",
    "As partes {assinam|firmam} {este instrumento|o presente} em <n> vias, {em|aos} <d>.",
]
_CERTIFICATE = [
    "{Certifico|CERTIFICO|Atesto|Declaro|DECLARAMOS}, {para os devidos fins|a pedido}, que <p>, {CPF|RG} <c>, {concluiu|frequentou|"
    "participou do} {o curso|o treinamento} de <x>, "
    "{em|de} <d> {a <e>|com carga horária de <n> horas}.",
    "{Atesto|Declaro} que <p> {esteve sob meus cuidados|compareceu a consulta|necessita de afastamento por <term>} {em|a partir de} "
    "<d>[, CID <n>].",
    "{Certifico|Certidão}: {às folhas|no livro} <n> consta o {registro de nascimento|casamento|óbito} de <p>, {ocorrido em|de} <d>, "
    "{filho|filha} de <father> e <mother>.",
    "{Recebi|Recebemos} de <p>, CPF <c>, a {quantia|importância} de <m>, {referente a|pelo serviço de} <x>.",
    "{Declaro|Declaramos} que <p> {reside|é domiciliado} em <address> {desde|a partir de} <d>.",
    "{Nomeio e constituo|Constituo} meu bastante procurador <p>, CPF <c>, {com poderes para|para} {representar-me|vender o veículo "
    "de placa <plate>}.",
    "{Declaramos|Informamos} que <p>, {portador da CTPS|matrícula} <n>, {trabalhou|trabalha} nesta empresa {de|desde} <d>{ até <e>|}.",
]
_KINDS: dict[str, tuple[float, str, list[str]]] = {
    "lawsuit": (1.5, "{Sentença|Despacho|Decisão|Mandado|Alvará judicial|Ofício|Acórdão|Edital de citação|Certidão|Petição inicial}",
        _LAWSUIT),
    "contract": (1.5, "{Contrato de {locação|prestação de serviços|compra e venda|trabalho|comodato|frete}|Procuração|Termo aditivo|"
                      "Contrato social|Escritura pública}", _CONTRACT),
    "certificate": (2, "{Certificado|Certidão|Atestado|Declaração|Recibo|Procuração|Declaração de residência|Certificado de "
                       "conclusão|Carta de referência}", _CERTIFICATE),
}  # fmt: skip


def prose_page(page: Page) -> None:
    dice = page.dice
    _, title, wordings = _KINDS[dice.weighted({name: kind[0] for name, kind in _KINDS.items()})]
    if dice.chance(0.6):
        lines = ["Poder Judiciário", "Tribunal de Justiça"] if wordings is _LAWSUIT else [values.firm(dice)]
        for line in lines:
            page.flow(plain(line.upper() if dice.chance(0.5) else line), align="centre")
    page.gap()
    text = say(dice, title, "TITLE")
    page.flow(upper(text) if dice.chance(0.6) else text, size=page.size * dice.uniform(1, 1.6),
        align=dice.pick(["centre", "centre", "left"]))
    page.gap()
    align = dice.pick(["justified", "justified", "left"])
    count = dice.pick([1, 2, 3, 5, 8])
    for i in range(count):
        mark = plain(f"{i + 1}.") if count > 2 and dice.chance(0.2) else []
        page.flow([*mark, *_sentence(dice, wordings)], align=align, indent=dice.pick([0, 0, 25]))
        for _ in range(dice.pick([0, 0, 1, 2])):
            page.flow(sentence(dice) if dice.chance(0.8) else salad(dice, dice.between(5, 25)), align=align)
        page.gap(dice.uniform(0, 1))
    close(page)


def _sentence(dice: Dice, wordings: list[str]) -> Text:
    return say(
        dice,
        dice.wording(wordings),
        p=lambda: person(dice),
        q=lambda: person(dice) if dice.chance(0.6) else values.firm(dice),
        j=lambda: said(values.person_name(dice), "PERSON"),
        c=lambda: said(values.cpf(dice), "OTHER_ID"),
        cnpj=lambda: said(values.cnpj(dice), "OTHER_ID"),
        firm=lambda: values.firm(dice),
        d=lambda: day(dice),
        e=lambda: day(dice),
        t=lambda: values.clock(dice),
        m=lambda: money(dice),
        n=lambda: number(dice.digits(dice.between(1, 6))),
        x=lambda: " ".join(values.invented_word(dice) for _ in range(dice.between(1, 3))),
        nat=lambda: said(dice.pick(["brasileiro", "brasileira"]), "NATIONALITY"),
        address=lambda: said(values.address(dice), "ADDRESS"),
        city=lambda: city(dice),
        term=lambda: said(values.term(dice), "OTHER_TERM"),
        plate=lambda: said(values.plate(dice), "PLATE"),
        case=lambda: said(values.case_number(dice), "OTHER_NUMBER"),
        father=lambda: said(values.person_name(dice, "m"), "PARENT"),
        mother=lambda: said(values.person_name(dice, "f"), "PARENT"),
    )
