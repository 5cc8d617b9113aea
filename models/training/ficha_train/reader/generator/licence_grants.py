"""Sentences that grant a licence: who, by which power, to whom, for what."""

from ficha_train.reader.generator.licence_agencies import Agency
from ficha_train.reader.generator.licence_conditions import law
from ficha_train.reader.generator.licence_facts import Facts, previous_expiry, previous_number, process
from ficha_train.reader.generator.licence_validity import captioned
from ficha_train.reader.generator.tokens import Text, ended, plain, said, say
from ficha_train.reader.generator.values import cnpj, cpf, date, firm, person_name

_WHO = (
    "{[{O|A} ]<ag>|O {Diretor-Presidente|Secretário[ Municipal]|Superintendente|Prefeito[ Municipal]|Presidente} d{o|a} <ag>|A"
    " {Diretora-Geral|Secretária|Superintendência|Coordenadora|Diretoria}[ de Licenciamento] d{o|a} <ag>|Este"
    " {órgão|Instituto|Departamento}}"
)
_POWER = (
    "{no uso de suas atribuições[ legais]|no uso das {competências|atribuições} que lhe {confere|são conferidas} {a|pela} <law>|com"
    " {base|fundamento|fulcro} n{a|o} <law>|tendo em vista o {que consta do|} processo [nº ]<proc>|nos termos da <law>|em conformidade com"
    " a <law>|usando {de|das} atribuições que lhe confere a <law>, e à vista do processo [nº ]<proc>|considerando o {Parecer"
    " Técnico|parecer} [nº ]<proc>[, de <od>]}"
)
_ID = (
    "{CNPJ[{ nº|:}]|[pessoa jurídica de direito privado, ]inscrit{a|o} no CNPJ[/MF] sob {o |}{nº|n.º|número}|"
    "CPF/CNPJ[{:| nº}]|CNPJ/CPF|com CNPJ [de ]n{º|úmero}|portadora do CNPJ|C.N.P.J. nº|cadastrada sob o CNPJ}"
)
_SEAT = "{{com sede|estabelecid{a|o}|localizad{a|o}|situad{a|o}|domiciliada} n{a|o} <ad>|com endereço na <ad>|sito à <ad>|com sede na <ad>}"
_WORK = (
    "{para {a|} {realizar|exercer|desenvolver|operar|executar} {a|as} atividade{|s} de <act>|para <act>|a {exercer|operar|desenvolver}"
    " <act>|para a {operação|atividade|finalidade} de <act>|{referente|relativa} {à|a} atividade de <act>|destinada a <act>|cuja atividade"
    " {licenciada|principal} é <act>|que {explora|exerce} a atividade de <act>|objetivando <act>|{visando a|com a finalidade de}"
    " <act>|autorizando a operação de: <act>|tendo por objeto <act>|nas seguintes atividades: <act>|autorizando {a operação de|o"
    " funcionamento de|a operação de um empreendimento destinado a} <act>|{que compreende|abrangendo} as seguintes atividades: <act>|cujas"
    " atividades consistem {em|na} <act>|que tem por {atividade|objeto} <act>|{destinada ao funcionamento|para o exercício} de <act>|para"
    " realizar as atividades de <act>}"
)
_GRANTS = [
    (
        f"{_WHO}, {_POWER}, {{expede|concede|outorga|emite|confere|defere}} {{a presente|esta}} <tt> {{a|à|à empresa|em favor de|para}}"
        f" <n>, {_ID} <id>[, {_SEAT}], {_WORK}"
    ),
    (
        f"{_WHO}, {_POWER}, {{RESOLVE|resolve}}[:] {{conceder|outorgar|expedir|renovar}} [a ]<tt>[ nº <num>] {{a|à|à empresa}} <n>, {_ID}"
        f" <id>[, {_SEAT}], {_WORK}"
    ),
    (
        "{Art. 1º[ -]|Artigo 1º} {Conceder|Outorgar|Fica concedida|Deferir} <tt>[, válida pelo prazo de <t>,] {a|à|à empresa} <n>,"
        f" {_ID} <id>[, {_SEAT}], {_WORK}"
    ),
    f"{{Fica|É}} {{licenciada|autorizada|habilitada}} [a empresa ]<n>, {_ID} <id>, [{_SEAT}, ]{_WORK}",
    (
        f"{{Pelo presente instrumento|Por este ato|Nos termos da <law>,}} {{licencia-se|autoriza-se|habilita-se}} <n> ({_ID} <id>) {_WORK}["
        " em <ad>]"
    ),
    (
        f"{{Certificamos|Certifica-se|Declaramos|Faz saber}} que [a empresa ]<n>, {_ID} <id>, {{está|encontra-se}}"
        f" {{licenciada|autorizada|apta}} {_WORK}[, {_SEAT}]"
    ),
    f"A empresa <n>, {_ID} <id>, [neste ato ]representada por <per>, CPF [nº ]<oid>, recebe a presente licença {_WORK}",
    f"Tendo em vista o processo [nº ]<proc>, {{defere-se o pedido de|concede-se licença a}} <n>, {_ID} <id>, {_WORK}",
    f"<n>, {_ID} <id>, [{_SEAT}, ]fica {{licenciada|autorizada}} {_WORK}[, conforme processo <proc>]",
    f"{{Em favor de|Titular|Interessado|Concedida a}}: <n>, {_ID} <id>. {{Objeto|Atividade|Finalidade}}: <act>. {{Local|Endereço}}: <ad>",
    f"<n>, {_ID} <id>. {{Atividade|Objeto}}: <act>. {{Endereço|Local}}: <ad>",
    f"{{Objeto|Atividade}}: <act>. {{Local|Sede}}: <ad>. {{Titular|Empresa}}: <n>, {_ID} <id>",
    (
        f"{_WHO} {{renova|prorroga|retifica}}[ pelo presente instrumento] a {{Licença de Operação|LO|licença}} nº <prev>[, válida até"
        f" <pe>], que passa a viger sob o nº <num>, em nome de <n>, {_ID} <id>, {_WORK}"
    ),
    f"{_WHO} torna público que {{concedeu|outorgou|expediu}} [em <i> ]a <n>, {_ID} <id>, a <tt> nº <num>, {_WORK}",
    f"{_WHO} AUTORIZA <n>, {_ID} <id>, {{inscrição estadual <proc>, |}}[{_SEAT}, ]{_WORK}",
    f"O estabelecimento de <n>, {_ID} <id>, {_SEAT}, obteve {{esta|a presente}} <tt> {_WORK}",
    f"Considerando o requerimento de <n>, {_ID} <id>, e o parecer nº <proc>, {_WHO} {{concede|expede}} a <tt> nº <num> {_WORK}",
    f"{{Declara-se|Fica}} licenciada[, na fase de operação,] a atividade de <act>, {{exercida|desenvolvida|explorada}} por <n>, {_ID} <id>",
    f"{{Fica|É}} autorizad{{o|a}} {{o funcionamento|a operação}} de <act>, {{de propriedade|sob responsabilidade}} de <n>, {_ID} <id>",
    f"Atendendo ao que requereu <n>, {_ID} <id>, {{e tendo em vista o parecer favorável|}} expede-se a presente <tt>, {_WORK}",
    (
        f"Eu, <per>, representante legal de <n>, {_ID} <id>, assumo o compromisso de observar as condições no exercício d{{a|as}}"
        " atividade{|s}: <act>"
    ),
    (
        "{Objeto da licença|Finalidade}: {A presente licença autoriza a operação de|Autorizar o funcionamento de} {um |uma |}<act>."
        f" Titular: <n>, {_ID} <id>"
    ),
    f"<n>, {_ID} <id>[, filial], integrante {{da rede|do grupo}} <fi>, CNPJ <oc>, {{fica licenciada|é autorizada}} {_WORK}",
    f"Licenciamos, {_POWER}, <n>, {_ID} <id>, {_WORK}",
]
_COMMON = [
    (
        f"{_WHO}, no uso de suas atribuições[ legais], {{concede|expede}} a presente <tt> {{a|à empresa}} <n>, {_ID} <id>, para a atividade"
        " de <act>"
    ),
    (
        f"Fica {{licenciado o empreendimento|licenciada a empresa|a empresa}} <n>, {_ID} <id>, {{autorizada|licenciada}} a"
        " {operar|exercer} <act>"
    ),
    (
        f"{_WHO}, {_POWER}, expede a presente licença a: Empresa: <n> CNPJ: <id> Endereço: <ad> {{Referente à atividade de|para realizar a"
        " atividade de} <act>"
    ),
    (
        f"{_WHO}, {_POWER}, RESOLVE: Art. 1º {{-|–|}} Conceder <tt>, válida pelo prazo de <t>, {{a|à}} <n>, inscrita no CNPJ sob o nº <id>,"
        " com sede na <ad>, para <act>"
    ),
    "<n>, inscrita no CNPJ sob o nº <id>, fica licenciada a desenvolver as atividades de <act>",
    "Fica licenciado o empreendimento denominado <fi>, de <n>, CNPJ <id>, {para|destinado a} <act>",
]
"""As most offices have it: never held out."""
_COMMON_SHARE = 0.25
_AFTER = [
    "nos termos da legislação em vigor",
    "sem prejuízo das demais licenças exigíveis",
    "cujo processo tramitou sob o nº <proc>",
    "sob as condições do verso",
    "na fase de operação",
    "mediante o cumprimento d{a legislação vigente|as condições abaixo}",
    "conforme {processo|parecer} nº <proc>",
    "no endereço {acima|de seu cadastro}",
    "localizad{a|o} n{a|o} <ad>",
    "no seguinte local: <ad>",
    "tudo na <ad>",
    "por <t> ou até o encerramento do contrato",
    "{observadas|respeitadas} as condições {deste documento|anexas}",
    "no mesmo endereço, {até|com validade até} <e>",
    "de propriedade de terceiros",
    "em {substituição|renovação} à {LO|licença} nº <prev>[, {válida até|vencida em} <pe>]",
    "nas coordenadas UTM constantes do processo",
]


def grant(facts: Facts, issuer: Agency, name: str) -> Text:
    dice = facts.dice
    text = say(
        dice,
        dice.pick(_COMMON) if dice.chance(_COMMON_SHARE) else dice.wording(_GRANTS),
        ag=issuer.mention,
        law=lambda: law(dice),
        proc=lambda: process(dice),
        od=lambda: said(date(dice), "OTHER_DATE"),
        tt=said(name, "TITLE"),
        n=facts.holder,
        id=facts.tax_id,
        num=facts.licence,
        ad=facts.site_of_work,
        act=lambda: activities_in_words(facts),
        per=lambda: said(person_name(dice), "PERSON"),
        oid=lambda: said(cpf(dice), "OTHER_ID"),
        prev=lambda: previous_number(dice),
        pe=lambda: previous_expiry(dice),
        t=facts.term,
        i=facts.issue,
        fi=lambda: firm(dice),
        oc=lambda: said(cnpj(dice), "OTHER_ID"),
    )
    if dice.chance(0.3):
        text = [
            *(ended(text, ",") if dice.chance(0.7) else text),
            *say(
                dice,
                dice.wording(_AFTER),
                ad=facts.site_of_work,
                t=facts.term,
                proc=lambda: process(dice),
                e=facts.expiry,
                prev=lambda: previous_number(dice),
                pe=lambda: previous_expiry(dice),
            ),
        ]
    return captioned(text)


def activities_in_words(facts: Facts) -> Text:
    dice = facts.dice
    if not facts.activities:
        return plain(dice.pick(["as atividades descritas no anexo", "o empreendimento abaixo", "a atividade constante do processo"]))
    marks = dice.pick([None, None, "a)", "I -", "(1)"]) if len(facts.activities) > 1 else None
    out: Text = []
    for i, one in enumerate(facts.activities):
        last = i == len(facts.activities) - 1
        if marks:
            number = {"a)": f"{chr(97 + i)})", "I -": f"{'I II III IV V VI VII VIII'.split()[i]} -", "(1)": f"({i + 1})"}[marks]
            out += plain(number)
        elif out and last and dice.chance(0.5):
            out = [*out, *plain(dice.pick(["e", "bem como", "e", "e de"]))]
        out += one.text() if last else ended(one.text(), dice.pick([";", ",", ";"]))
    return out
