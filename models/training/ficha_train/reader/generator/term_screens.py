"""Screens and print-outs of courts' systems, registers and portals: parties with tags, tabs, events with dates, cells of a grid."""

from ficha_train.reader.generator.arrange import arrange, heading, table
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.term_case import Case
from ficha_train.reader.generator.term_paper_heads import dated, forum, signed, titled
from ficha_train.reader.generator.term_paper_parts import beside, entries, personal, put, words
from ficha_train.reader.generator.tokens import Text, caption, plain, said
from ficha_train.reader.generator.values import date

_EVENTS = """Distribuído por sorteio|Conclusos para decisão|Juntada de petição|Expedição de termo|Audiência designada|Juntada de laudo|
Ato ordinatório|Vista ao Ministério Público|Concedida a medida liminar|Mandado devolvido cumprido|Publicado despacho|Decurso de prazo|
Termo expedido|Juntada de documento|Remetidos os autos|Proferida sentença|Transitado em julgado|Arquivamento""".replace("\n", "").split("|")  # fmt: skip
_TABS = ["Dados Partes Movimentações Documentos Audiências", "Capa | Eventos | Partes | Árvore", "Detalhes do processo Expedientes Associados", "Consultar Novo Imprimir Sair",
         "Início > Processos > Detalhes", "Usuário logado: servidor 2º grau", "Menu ▾ Painel Tarefas Pesquisa", "Versão 8.4.1 - Ambiente de produção"]  # fmt: skip


def _event_rows(case: Case) -> list[list[Text]]:
    dice = case.dice
    rows = [[said(date(dice, "numbers"), "OTHER_DATE"), plain(dice.pick(_EVENTS))] for _ in range(dice.between(1, 6))]
    if dice.chance(0.5):
        verb = {"GUARDA": "Deferida a guarda", "TUTELA": "Deferida a tutela", "CURATELA": "Nomeado curador"}[case.kind]
        event = words(case, "{<verb>|Decisão: <verb>|Sentença de procedência – <verb>} a <G>", verb=verb)
        rows.insert(dice.between(0, len(rows)), [said(case.decided, "DECISION"), event])
    return rows


def _events(page: Page, case: Case) -> None:
    dice = page.dice
    heading(page, dice.pick(["Movimentações", "Últimos eventos", "Andamento", "Movimentos do processo", "Eventos"]))
    rows = _event_rows(case)
    if dice.chance(0.5):
        table(page, [dice.pick(["Data", "Data/Hora"]), dice.pick(["Movimento", "Descrição", "Evento"])], rows)
    else:
        for day, event in rows:
            page.flow([*day, *plain(dice.pick(["-", "–", ""])), *event])


def tagged_parties(page: Page, case: Case) -> None:
    """PJe: a name, its CPF and its part in brackets; lawyers beneath."""
    dice = page.dice
    if dice.chance(0.5):
        page.flow(plain(dice.pick(_TABS)))
    put(page, case, "{<class> <n>|<n> – <class>|«Processo:» <n>}", size=1.2)
    arrange(page, entries(case, [
        ("{Órgão julgador|Órgão Julgador|Unidade}", "<v>{ de| da Comarca de| -} <t>"), ("{Última distribuição|Data de autuação|Autuação}", "<od>"), ("{Assuntos|Assunto principal}", "{Guarda|Tutela|Nomeação|Curatela}"),
        ("Valor da causa", "R$ 1.000,00"), ("{Segredo de justiça?|Sigilo}", "{SIM|NÃO}"), ("{Magistrado|Juiz(a)}", "<J>"), ("Processo referência", "<on>"), ("{Prioridade?}", "{Sim|Idoso}"),
    ]), dice.pick(["inline", "two columns", None]))  # fmt: skip
    poles: tuple[list[Text], list[Text]] = ([], [])
    asks, gets = ("REQUERENTE", "INTERDITADO" if case.kind == "CURATELA" else "MENOR")
    for one in case.guardians:
        more = personal(case, one, case.wards[0])
        tag = dice.pick([asks, case.office_word().upper(), "AUTOR", "POLO ATIVO"])
        poles[0].append(words(case, "<g>[ {-|–} «CPF:» <gcpf>][ (" + tag + ")]", **more))
        if dice.chance(0.4):
            poles[0].append(words(case, "<L> {- OAB <u><on>|– «CPF:» <xcpf>} (ADVOGAD{O|A})"))
    for ward in case.wards:
        poles[1].append(words(case, "<w>[ {-|–} «CPF:» <wcpf>][ – «{Nasc.|Data de nascimento}:» <wborn>][ (" + gets + ")]", **personal(case, case.guardians[0], ward)))
    if case.kind != "CURATELA" and dice.chance(0.6):
        poles[1].append(words(case, "<X>[ – «CPF:» <xcpf>] ({REQUERIDO|RÉU|GENITOR|GENITORA})"))
    if dice.chance(0.5):
        poles[1].append(words(case, "{Ministério Público do Estado|MINISTÉRIO PÚBLICO} ({CUSTOS LEGIS|FISCAL DA LEI})"))
    heads = dice.pick([("Polo ativo", "Polo passivo"), ("Partes ativas", "Partes passivas"), ("Autor(es)", "Réu(s) / Interessados")])
    if dice.chance(0.5):
        beside(page, [[plain(head), *side] for head, side in zip(heads, poles, strict=True)])
    else:
        for head, side in zip(heads, poles, strict=True):
            heading(page, head)
            for text in side:
                page.flow(text)
    _events(page, case)
    _deed(page, case)


def _deed(page: Page, case: Case) -> None:
    """The term as the system holds it: a title, a sentence, who signed."""
    titled(page, case)
    put(page, case, "{<G> {fic<am>|{foi|foram}} {nomead<o><s0>|compromissad<o><s0>} <k> de <W>|{Compromisso|Encargo} de <k> de <W> {prestado|aceito} por <G>|<W> sob a <kind> de <G>}"
        "{, {por|conforme} <dw> de <d>|, {decisão|sentença}: <d>|}{, <lasting>|}[. <pw>].", s0="")  # fmt: skip
    dated(page, case)
    signed(page, case)


def cover(page: Page, case: Case) -> None:
    """eproc's cover: cells, then representatives, then the term."""
    dice = page.dice
    heading(page, dice.pick(["Capa do Processo", "Consulta Processual - Detalhes do Processo", "Informações do processo", "Dados básicos"]))
    arrange(page, entries(case, [
        ("Nº do processo", "<n>"), ("Classe da ação", "<class>"), ("{Competência}", "{Família|Infância e Juventude}"), ("Data de autuação", "<od> [<h>]"), ("Situação", "{MOVIMENTO|BAIXADO|SUSPENSO}"),
        ("{Órgão Julgador|Juízo}", "{Juízo da |}<v> {da Comarca de|de} <t>"), ("{Juiz(a)|Magistrado(a)}", "<J>"), ("Chave do processo", "<on>"), ("{Localizador|Fase}", "{Aguardando|Termo expedido}"),
    ], 0.85), dice.pick(["cells", "pairs", "heads", "two columns"]))  # fmt: skip
    rows: list[list[Text]] = []
    for one in case.guardians:
        rows.append([plain(dice.pick(["AUTOR", "Requerente"])), words(case, "<g>[ (<gcpf>)]", **personal(case, one, case.wards[0])), words(case, "[<L>]")])
    for ward in case.wards:
        rows.append([plain("INTERDITANDO" if case.kind == "CURATELA" else dice.pick(["Criança", "MENOR", "Adolescente"])), words(case, "<w>[ (<wcpf>)]", **personal(case, case.guardians[0], ward)), plain("-")])
    if dice.chance(0.5):
        rows.append([plain(dice.pick(["MP", "Ministério Público"])), words(case, "[<P>]"), plain("-")])
    table(page, [dice.pick(["Tipo", "Parte", "Polo"]), "Nome", dice.pick(["Representante", "Procurador", "Advogado"])], rows)
    _deed(page, case)


def public_search(page: Page, case: Case) -> None:
    """eSAJ's public page: short captions, `Reqte:`, the last movements with their text."""
    dice = page.dice
    arrange(page, [
        (dice.pick(["Processo", "Nº processo"]), words(case, "<n>[ {Em grau de recurso|Tramitação prioritária|(Tramitação prioritária)}]")), ("Classe", words(case, "<class>")),
        *entries(case, [("Área", "Cível"), ("Assunto", "{Guarda|Tutela e Curatela|Nomeação}"), ("{Distribuição}", "<od> às <h> - Livre"), ("Foro", "<forum>"), ("Vara", "<v>"), ("Juiz", "<J>"), ("Comarca", "<t>"), ("Controle", "<on>")],
                 forum=lambda: forum(case)),
    ], dice.pick(["inline", "two columns"]))  # fmt: skip
    heading(page, "Partes do processo")
    for one in case.guardians:
        page.flow([*caption(dice.pick(["Reqte:", "Requerente:", "Reqte.:", "Autor:", "Exeqte:"])), *case.show(one, "GUARDIAN")])
        if dice.chance(0.5):
            put(page, case, "«{Advogado|Advogada|Def. Púb.|Advogado(a)}:» <L>", gap=0)
    for ward in case.wards:
        head_words = ["Interdtdo:", "Interditando:", "Reqda:"] if case.kind == "CURATELA" else ["Menor:", "Interessado:", "Criança:"]
        page.flow([*caption(dice.pick(head_words)), *case.show(ward, "WARD")])
    if dice.chance(0.5):
        put(page, case, "«{Reqdo|Reqda|Genitor|Terceiro}:» <X>")
    _events(page, case)
    _deed(page, case)


def register_card(page: Page, case: Case) -> None:
    """A national register's record of one measure: sections of cells."""
    dice = page.dice
    put(page, case, "{Sistema Nacional de {Adoção e Acolhimento|Acolhimento}|Cadastro de {Curatelados|Tutores e Curadores|Medidas Protetivas}|Banco de dados de termos|Ficha da medida}", size=1.2)
    if dice.chance(0.6):
        titled(page, case)
    sections = [lambda: _section(page, case, "guardian"), lambda: _section(page, case, "ward"), lambda: _section(page, case, "case")]
    for section in dice.shuffled(sections):
        section()
    put(page, case, "{Registro|Cadastro|Ficha} {nº|código} <on> {incluíd<jo>|atualizado|gerado} por <C> em <od>[ às <h>].", size=0.8)
    signed(page, case)


def _section(page: Page, case: Case, which: str) -> None:
    dice = page.dice
    how = dice.pick(["cells", "two columns", "heads", None])
    if which == "guardian":
        heading(page, dice.pick([f"Dados do {case.office.split('|')[0]}", "Responsável legal", "Dados do responsável", "Quem assume"]))
        for one in case.guardians:
            arrange(page, entries(case, [("{Nome|Nome completo}", "<g>"), ("CPF", "<gcpf>"), ("{RG|Doc. identidade}", "<grg>"), ("{Data nascimento|Nasc.}", "<gborn>"), ("{Estado civil}", "<gst>"), ("{Profissão|Ocupação (CBO)}", "<gjob>"),
                ("{Vínculo|Parentesco}", "<gkin>"), ("{Endereço|Residência atual}", "<gad>"), ("{Mãe|Filiação}", "<gpar>"), ("Nacionalidade", "<gnat>")], 0.75, **personal(case, one, case.wards[0])), how)  # fmt: skip
    elif which == "ward":
        heading(page, dice.pick([f"Dados d{'a criança' if case.kind != 'CURATELA' else 'o curatelado'}", "Pessoa protegida", "Beneficiário da medida"]))
        for ward in case.wards:
            arrange(page, entries(case, [("{Nome|Nome civil}", "<w>"), ("{Nascimento|Dt. Nasc.}", "<wborn>"), ("{Filiação|Pais|Nome dos genitores}", "<wpar>"), ("CPF", "<wcpf>"), ("RG", "<wrg>"), ("{Naturalidade|Município de nascimento}", "<wpl>"),
                ("{Nacionalidade}", "<wnat>"), ("{Sexo}", "{F|M}"), ("Endereço", "<wad>"), ("{NIS|Certidão}", "<on>")], 0.75, **personal(case, case.guardians[0], ward)), how)  # fmt: skip
    else:
        heading(page, dice.pick(["Dados processuais", "Medida judicial", "Processo de origem", "Decisão"]))
        arrange(page, entries(case, [("{Processo|Nº do processo}", "<n>"), ("{Vara|Juízo}", "<v>"), ("Comarca", "<t>"), ("{Magistrado|Juiz}", "<J>"), ("{Data da decisão|Decidido em}", "<d>"), ("{Data do termo|Termo expedido em}", "<i>"),
            ("{Tipo de medida}", "{<kind>|<KIND>} [<nature>]"), ("{Validade|Período|Vigência}", "<until>"), ("{Data do cadastro|Última atualização}", "<od>"), ("{Limites|Poderes}", "<pw>")], 0.8), how)  # fmt: skip


PAPERS = [tagged_parties, cover, public_search, register_card]
