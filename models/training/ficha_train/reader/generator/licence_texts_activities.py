"""Papers about what is licensed: codes in every place, captions of every wording and none, series, tables, lures around them."""

CODE_THEN_TEXT = """
@head
= <tt> <num>
{Titular}: <n> – <id>
# {Atividades|Código e descrição das atividades|Enquadramento das atividades licenciadas|ATIVIDADE(S)|Quadro de atividades|O que esta licença cobre}
AT {Código|Cód.|Cod. DN|CODRAM|CNAE|Subitem|Item da lista|Classe CNAE} = <code> ¦ {Atividade|Descrição|Denominação|Discriminação|Especificação|Atividade listada} = <words> ¦ ?{Porte} = <cl> ¦ ?{PP|Potencial poluidor} = <cl> ¦ ?{Unidade|Medida} = <m> ¦ ?{Situação} = <sit>
{Validade}: <e>
@conditions
"""

TEXT_ONLY_TABLE = """
@head
= <tt> Nº <num>
E {Empresa} = <n> ¦ {CNPJ} = <id>
AT {Nº|Ord.|#} = <nth> ¦ {Atividade autorizada|Serviço|Descrição da atividade|Objeto} = <words> ¦ ?{Quantidade|Capacidade} = <m> ¦ ?{Local} = {Galpão <d1>|<c>|Área externa}
@valid
@lure
@sign
"""

SERIES_IN_A_ROW = """
@head
<tt> <num>
{Fica|Está} {a empresa|o empreendimento} <n>, {CNPJ|inscrição} <id>, {autorizad{o|a} a realizar as seguintes atividades|licenciad{o|a} para as atividades de|habilitad{o|a} para}: <acts>{; tudo conforme o {processo|projeto} <proc>|, conforme parecer nº <on>|}. {Ficam {vedadas|excluídas} {as demais|outras atividades, como <oact>}.|}
{Até|Validade:} <e>
?<decoy>
@sign
"""

MAIN_AND_OTHERS = """
@head
= <tt>
@number
E {Empreendedor} = <n> ¦ {CPF/CNPJ} = <id> ¦ {Atividade principal|Atividade-fim|Atividade preponderante|Principal} = <main> ¦ {Atividades secundárias|Atividades-meio|Demais atividades licenciadas|Complementares} = <rest> ¦ ?{CNAE do cartão CNPJ|Objeto social} = <oact> ¦ ?{Código do enquadramento} = <acode> ¦ ?{Tipologia geral|Grupo} = {Indústria|Serviços|Comércio|Agrossilvipastoril} ¦ {Fim da validade} = <e> ¦ ?{Início} = <i>
@conditions
@proof
"""

UNDER_HEADING_CLOSE = """
@head
<tt> – <num>
{EMPREENDEDOR|TITULAR}
<n>
<id>
{ATIVIDADE|ATIVIDADES|OBJETO DA LICENÇA|EMPREENDIMENTO LICENCIADO|TIPOLOGIA}
A <one> <tail>
{LOCALIZAÇÃO|ENDEREÇO DA ATIVIDADE|ONDE}
<ad>
{CARACTERÍSTICAS|EQUIPAMENTOS|INSTALAÇÕES}
{<d1> caldeiras, <d1> fornos e <d1> tanques de <m>|Galpão de <m>, pátio e ETE|1 gerador; 2 prensas}
{VALIDADE|PRAZO}
{<e>|<t>}
@sign
"""

SENTENCE_THEN_SIZES = """
@head
= <tt> Nº <num>
<n> (<id>)
{Atividade|Para}: <main>. {Área útil|Área construída}: <m>. {Porte}: <cl>. {Potencial}: <cl>. {Coordenadas}: <utm>.
?{Também licenciada(s)|E ainda}: <rest>
{Matéria-prima|Insumos}: {madeira, cola e verniz|aço e tinta|leite cru}. {Produtos}: {móveis|peças|queijos e manteiga}. {Combustível}: {lenha|GLP}.
{Venc.|Validade}: <e>
?{Obs}: <dsay>
@conditions
"""

GROUP_PATH = """
@head
<tt> <num>
E {Setor > grupo} = {Indústrias diversas > Transformação|Serviços > Saúde|Agropecuária > Animais|Infraestrutura > Saneamento} ¦ {Subgrupo / atividade|Atividade específica|Atividade final} = <main> ¦ ?{Código do grupo} = <acode> ¦ {Licenciado} = <n> ¦ {CNPJ} = <id> ¦ {Expira} = <e>
{Unidade de porte}: <m> – {faixa|classe}: <cl>
@sign
@proof
"""

LONG_TITLE_OF_WORKS = """
@head
^ <tt> <num>
^ <main>
<n>
{CNPJ|CPF} <id>
<ad>
{A operação|O funcionamento} {do empreendimento|} {fica condicionad{o|a}|está sujeit{o|a}} a:
- <cond>
- <cond>
* 4 - <cond>
{Licença válida até|Expira em} <e>
@sign
"""

BRANCH_OF_LAW = """
@head
<tt> nº <num>
{Enquadramento legal|Base}: <law>, {anexo I|item} <acode>
{Atividade descrita na norma|Descrição legal}: <main>
{Atividade da empresa no contrato social|Objeto social (não licenciado)}: <oact>
{Pessoa licenciada|Titular}: <n>, <id>
{Data-limite|Validade}: <e>
?{Atividade do responsável técnico|Serviço da ART <art>}: {monitoramento de efluentes|elaboração do PGRS}
?<decoy>
@proof
"""

EMBEDDED_IN_CONDITIONS = """
@head
= <tt> <num>
{Titular}: <n>. {CNPJ}: <id>.
# {CONDIÇÕES|TERMOS}
- {Esta licença refere-se {apenas |}à atividade de|A licença compreende|O objeto desta licença é} <act>{; não inclui {ampliação|<oact>}|}.
- {O prazo de validade é de <t>, a contar de <i>|A validade expira em <e>|Vigência: até <e>}.
- <cond>
* 5 - <cond>
@date
@sign
"""

LISTED_WITH_PLACES = """
@head
<tt> Nº <num> {–|,} <until>
<n> – {CNPJ|CPF/CNPJ} <id>
{Unidades e atividades|Locais licenciados|Atividades por local|Frentes de trabalho}
A- <one>, {<place>|{na|em} <ad>|com <m>}
?{Não constam desta licença|Excluídas}:
?– <oact>
@conditions
@sign
"""

SENTENCE_PER_ACTIVITY = """
@head
^ <tt>
^ <num>
{Empresa}: <n>. {CNPJ}: <id>.
A {Autoriza|Permite|Fica licenciada|Licencia} {a atividade de|o exercício de|:} <one>{, {até o limite de|na quantidade de} <m>|. {Porte}: <cl>|}.
{Não autoriza|Veda}: {<oact>|queima a céu aberto}.
@valid
@conditions
"""

PAPERS = [
    CODE_THEN_TEXT,
    TEXT_ONLY_TABLE,
    SERIES_IN_A_ROW,
    MAIN_AND_OTHERS,
    UNDER_HEADING_CLOSE,
    SENTENCE_THEN_SIZES,
    GROUP_PATH,
    LONG_TITLE_OF_WORKS,
    BRANCH_OF_LAW,
    EMBEDDED_IN_CONDITIONS,
    LISTED_WITH_PLACES,
    SENTENCE_PER_ACTIVITY,
]
