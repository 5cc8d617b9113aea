"""Terms in plain language, in two tongues, as questions, cards, letters and declarations of several voices."""

from ficha_train.reader.generator.arrange import heading
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.term_case import Case
from ficha_train.reader.generator.term_certified import everybody
from ficha_train.reader.generator.term_paper_heads import dated, head, numbered, signed, titled
from ficha_train.reader.generator.term_paper_parts import beside, personal, put, words
from ficha_train.reader.generator.tokens import Text, plain


def questions(page: Page, case: Case) -> None:
    """`Quem cuida?`, `De quem?`, `Até quando?` with answers below or beside."""
    dice = page.dice
    head(page, case)
    titled(page, case, f"{{Termo de {case.kind.title()}|Seu termo de {case.kind.lower()}|{case.kind.title()}[ <nature>]}}[ {{em linguagem simples|explicado|fácil de entender}}]")
    guardians, wards = everybody(case)
    parts = [
        ("{Quem {vai cuidar|cuida|fica responsável|é <k>}|Quem assume}?", guardians), ("{De quem|Quem é cuidad<wo>|Quem será protegid<wo>|Para quem}?", wards),
        ("{Quem decidiu|Quem mandou}{ e quando|}?", words(case, "{<J>[, {juiz|juíza} da <v>], {em|no dia} <d>|Decisão de <d>, {de|do juiz} <J>|<J>, <d>}")),
    ]  # fmt: skip
    more = [("{Até quando|Quanto tempo dura|Por quanto tempo}?", "<until>"), ("{O que pode e o que não pode|Quais são os deveres|O que precisa fazer}?", "<pw>"), ("{Qual é o processo|Em qual processo}?", "{<n>|Processo <n>}"),
            ("{Onde moram|Onde vai morar}?", "{Em|Na} <gad>"), ("{Quem era antes|Quem cuidava antes}?", "<F>[, até <od>]"), ("{Quem mais participou}?", "{<P>, promotor(a)|<L>, {advogada|defensor}|<X>, testemunha}"), ("{Quando foi assinado|Data do termo}?", "<i>")]  # fmt: skip
    parts += [(q, words(case, a)) for q, a in more if dice.chance(0.6)]
    below = dice.chance(0.5)
    number = dice.chance(0.3)
    for i, (question, answer) in enumerate(dice.shuffled(parts) if dice.chance(0.25) else parts):
        asked = [*(plain(f"{i + 1}.") if number else []), *words(case, "«" + question + "»")]
        if below:
            page.flow(asked)
            page.flow(answer)
        else:
            page.flow([*asked, *answer])
        page.gap(0.4)
    dated(page, case)
    signed(page, case)


def short_sentences(page: Page, case: Case) -> None:
    """One fact a sentence, pronouns between."""
    head(page, case)
    titled(page, case)
    for one in case.guardians:
        put(page, case, "{<g> é <gnat>. |<g> agora {é|será} <k>. |Chama-se <g>. |<k>: <g>. }[{É|Estado civil:} <gst>. ][{Trabalha como|Sua profissão é|É} <gjob>. ][{Mora|Reside} {em|na} <gad>. ][Seu «CPF» é <gcpf>. ][Seu «RG» é <grg>. ][É <gkin> d<wo> <ward>.]",
            **personal(case, one, case.wards[0]))  # fmt: skip
    for ward in case.wards:
        put(page, case, "{<w> {precisa de cuidados|é a pessoa cuidada|fica sob <kind>}|{Cuidará de|Fica responsável por} <w>}. [Nasceu em <wborn>. ][{Nasceu na cidade de|É de} <wpl>. ][{Seus pais são|É filh<w1> de} <wpar>. ][Tem o «CPF» <wcpf>.]",
            **personal(case, case.guardians[0], ward))  # fmt: skip
    put(page, case, "{O juiz|A juíza|Quem decidiu foi} <J> {decidiu isso em|assinou a decisão em|deu a decisão no dia} <d>. {O processo é o|O número do processo é} <n>. [{A medida vale|Isso vale} <until>. ][{Antes, quem cuidava era|Substitui} <F>.]")
    put(page, case, "<pw>")
    dated(page, case)
    signed(page, case)


def two_tongues(page: Page, case: Case) -> None:
    """Portuguese beside or over English or Spanish: values once or twice."""
    dice = page.dice
    head(page, case)
    spanish = dice.chance(0.5)
    titled(page, case, f"Termo de {case.kind.title()}[ <nature>] / " + ("{Acta de tutela|Acta de guarda|Curatela}" if spanish else "{Guardianship Order|Certificate of Guardianship|Custody Term}"))
    other = (
        [("Apellidos y nombre", "Nome"), ("Fecha de nacimiento", "Data de nascimento"), ("Domicilio", "Endereço"), ("Nacionalidad", "Nacionalidade"), ("Documento", "RG"), ("Profesión", "Profissão"), ("Padres", "Filiação"), ("Fecha de la decisión", "Decisão"), ("Expediente", "Processo"), ("Juez", "Juiz"), ("Vigencia", "Prazo")]
        if spanish
        else [("Full name", "Nome"), ("Date of birth", "Data de nascimento"), ("Address", "Endereço"), ("Nationality", "Nacionalidade"), ("Identity card", "RG"), ("Occupation", "Profissão"), ("Parents", "Filiação"), ("Date of decision", "Decisão"), ("Case no.", "Processo"), ("Judge", "Juiz"), ("Term", "Prazo")]
    )  # fmt: skip
    sign = dice.pick([" / ", " | ", " (", " - "])
    head_of = {i: f"{pt}{sign}{o}{')' if '(' in sign else ''}" if dice.chance(0.9) else o for i, (o, pt) in enumerate(other)}

    def line(number: int, value: str, **more) -> None:
        put(page, case, f"«{head_of[number]}{{:|}}» {value}", gap=0.2, **more)

    for one in case.guardians:
        more = personal(case, one, case.wards[0])
        heading(page, dice.pick(["Responsável / Guardian", "GUARDIAN", "Tutor / Legal guardian"] if not spanish else ["Responsable / Responsável", "TUTOR", "Guardador"]))
        line(0, "<g>", **more)
        for number, value in dice.shuffled([(2, "<gad>"), (3, "<gnat>"), (4, "<grg>"), (5, "<gjob>")]):
            if dice.chance(0.7):
                line(number, value, **more)
        put(page, case, "«CPF» <gcpf>", **more)
    for ward in case.wards:
        more = personal(case, case.guardians[0], ward)
        heading(page, dice.pick(["Menor / Minor", "Ward / Pessoa protegida"] if not spanish else ["Menor / Niño(a)", "Persona protegida"]))
        line(0, "<w>", **more)
        line(1, "<wborn>", **more)
        line(6, "<wpar>", **more)
    for number, value in ((8, "<n>"), (7, "<d>"), (9, "<J>"), (10, "<until>")):
        line(number, value)
    if dice.chance(0.4):
        pt = words(case, "{<G> é responsável por <W>|<G> assume a <kind> de <W>}.")
        en = words(case, "{<G> es responsable de <W>|Se confía a <G> el cuidado de <W>}." if spanish else "{<G> is the legal guardian of <W>|<G> has been appointed guardian of <W>}.")
        beside(page, dice.shuffled([[pt], [en]]))
    dated(page, case)
    signed(page, case)


def letter(page: Page, case: Case) -> None:
    """To the guardian, in the second person."""
    head(page, case)
    put(page, case, "{Prezad<o>|Olá,|Senhor(a)|Car<o>} <G>{,|:}", align="left")
    _, wards = everybody(case)
    put(page, case, "{A partir de <i>, você|Você|A senhora|O senhor} {é|passa a ser|foi nomead<o>} <k> de <b>[, {por|pela} {decisão|sentença} {de|do dia} <d>][, {d<jo>|assinada por} <juiz> <J>]. [Este termo vale <lasting>.]", b=wards)
    for one in case.guardians:
        put(page, case, "{Confira seus dados|Seus dados}: {«CPF»|CPF} <gcpf>, «RG» <grg>, <gst>, <gjob>, {endereço|que mora em} <gad>.", **personal(case, one, case.wards[0]))
    put(page, case, "<pw>")
    if page.dice.chance(0.5):
        put(page, case, "{Dúvidas? Fale com <C>, {na secretaria|no cartório}|Próxima audiência: <od>, às <h>|A equipe fará visita até <od>|Sua advogada: <L>}.")
    numbered(page, case)
    dated(page, case)
    signed(page, case)


def voices(page: Page, case: Case) -> None:
    """Each guardian declares in the first person; then the court confirms."""
    dice = page.dice
    head(page, case)
    titled(page, case)
    numbered(page, case)
    many = len(case.guardians) > 1
    who: list[Text] = []
    for one in case.guardians:
        who.append(words(case, "{<g>, <gnat>, <gst>, <gjob>|<g>, <gkin>, <gjob>|<g>}, «RG» <grg>, «CPF» <gcpf>, {residente|domiciliad<go>} em <gad>", **personal(case, one, case.wards[0])))
    text = [token for i, part in enumerate(who) for token in ([*plain("e"), *part] if i else part)]
    wards = everybody(case)[1]
    put(page, case, f"{'Nós' if many else 'Eu'}, <a>, {{{'declaramos' if many else 'declaro'} que {'aceitamos' if many else 'aceito'}|{'assumimos' if many else 'assumo'}|{'prometemos' if many else 'prometo'} exercer com zelo}} a <kind> de <b>[, "
        "{conforme decisão de|por sentença de|deferida em} <d>][, {proferida|assinada} por <J>].", a=text, b=wards)  # fmt: skip
    if dice.chance(0.5):
        put(page, case, "{Confirmo|Homologo|Defiro o compromisso}. <J>, {Juiz|Juíza}. {Ciente: <P>|Testemunhas: <X> e <Y>|Lavrado por <C>}.")
    put(page, case, "[«Prazo:» <until>]")
    put(page, case, "<pw>")
    dated(page, case)
    signed(page, case)


PAPERS = [questions, short_sentences, two_tongues, letter, voices]
