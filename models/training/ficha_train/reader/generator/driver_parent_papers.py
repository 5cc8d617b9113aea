"""Papers that name the parents in every way: father and mother apart, in a sentence, numbered, one only, wrapped."""

BIRTH_EXTRACT = """
?^ {REGISTRO CIVIL DAS PESSOAS NATURAIS|CARTÓRIO DE REGISTRO CIVIL DE <cityof>|<firm>}
= {Qualificação completa|Extrato de dados civis|Ficha de qualificação|Dados civis e habilitação}
<name>, {filh<o> de|filh<o> legítim<o> de} <deparents>, {nascid<o>|nascid<o> aos} <born> {em|na cidade de} \
<birthplace>.
?‹{Avós paternos|Avós maternos}:› <a_name> e <b_name>. ‹{Padrinho|Cônjuge}:› <c_name>, {filh{o|a} de|nascid{o|a} \
em} {<c_mother>|<c_born>}.
‹{CPF|CPF nº}› <cpf> - ‹{CNH|habilitação}› <registration>, ‹{cat.|categoria}› <category>, ‹{emissão|emitida \
em}› <issue>, ‹{validade|vence em}› <expiry>.
?‹{Observações da CNH|Na CNH consta}:› <remarks>
$ 2
?<cityof>, <today>
"""

TWO_BOXES = """
?^ <firm>
= {Cadastro individual|Ficha pessoal|Registro de condutor|Ficha de identificação do motorista}
R «{Nome|Nome do condutor}» <name>
~R «{Nome do pai|Pai|Genitor|Filiação - pai|Pai (nome completo)|1. Pai}» <father>
~R «{Nome da mãe|Mãe|Genitora|Filiação - mãe|Mãe (nome completo)|2. Mãe}» <mother>
~R «{Nascimento|Dt. nasc.}» <born> ¦ «{Naturalidade|Natural de}» <birthplace>
~R «{CPF}» <cpf> ¦ «{CNH nº|Registro}» <registration> ¦ «{Cat.}» <category> ¦ «{Validade}» <expiry>
?~R «{Emissão}» <issue> ¦ «{UF}» <uf>
?~R «{Nome do cônjuge|Cônjuge}» <a_name> ¦ «{Nome da sogra|Mãe do cônjuge}» <a_mother> ¦ «{Filhos|Nome dos \
filhos}» <b_name>
?~R «{Contato|Responsável}» <c_name> ¦ «{Parentesco}» <c_bond> ¦ «{Telefone}» <c_phone>
"""

NUMBERED = """
= {Consulta ao cadastro|Retorno da consulta|Resposta do serviço|Pesquisa por CPF}
; ‹{Protocolo|Chave}:› <n> - <recent> <clock>
~«{nome|NOME CIVIL|Nome do cidadão}» <name>
~«{Filiação 1|Filiacao1|FILIACAO_1|Filiação (1)|Mãe/Filiação 1}» <parent0>
~«{Data nascimento|DT_NASC|Nascimento}» <born>
~«{Registro CNH|NR_REGISTRO|Número do registro}» <registration>
~«{Categoria|CATEGORIA}» <category>
~«{Validade|DT_VALIDADE}» <expiry>
?~«{CPF}» <cpf>
?~«{Naturalidade|MUNICIPIO_NASC}» <borncity>
?~«{Emissão|DT_EMISSAO}» <issue>
?~«{UF emissora|UF_EMISSAO}» <uf>
?~«{Nome da mãe|Genitora}» <mother>
?«{Representante legal|Curador|Responsável}» <a_name>
?«{Situação|Retorno}» <state>
"""

STACKED = """
?^ {<firm>|ESCOLA DE CONDUTORES|CFC <cityof>}
= {Ficha do aluno|Ficha do candidato|Identificação do condutor|Dados do motorista}
R «{Nome|Aluno|Candidato}» <name> ¦ «CPF» <cpf>
R «{Filiação|Filiação (pai e mãe)|Nome dos pais|Filiação: pai / mãe|Pais}» ‹{Pai:|P:|pai -}› \
<father>¶‹{Mãe:|M:|mãe -}› <mother>
R «{Nascido em|Nascimento}» <born> ¦ «{Cidade|Local}» <borncity> ¦ «UF» <bornuf>
R «{Registro|CNH}» <registration> ¦ «{Categoria}» <category> ¦ «{Emissão}» <issue> ¦ «{Validade}» <expiry>
?R «{Restrições|Obs. da CNH}» <remarks>
?R «{Instrutor|Responsável}» <a_name> ¦ «{Filiação do responsável|Mãe do responsável}» <a_mother>
$ 2
"""

ONE_LINE = """
= {Boletim de dados|Registro resumido|Ficha resumida|Identificação}[ <n>]
<name> - {Filiação:|Pais:|Filh<o> de:|fil.:|Genitores:} <parents>
‹{Nasc.|Nascimento|Nat.}:› <born> - <birthplace>
?‹{Doc.|Identidade}:› <rg> - ‹{CPF|CIC}:› <cpf>
‹{CNH|Hab.|Carteira}:› <registration> - {cat.|letra} <category> - {em.|emissão} <issue> - {val.|venc.} <expiry>
?‹{Obs. CNH|Restr.}:› <remarks>
?‹{Acompanhante|Testemunha}:› <a_name> - {Filiação|Mãe}: {<a_parents>|<a_mother>} - ‹{Nasc.}:› <a_born>
$ 2
"""

MOTHER_ONLY = """
?^ {HOSPITAL MUNICIPAL|CLÍNICA DE TRÂNSITO|UNIDADE DE SAÚDE|POSTO MÉDICO} {DE|-} <cityof>
= {Ficha de atendimento|Prontuário|Registro de paciente|Triagem}
R «{Paciente|Nome}» <name> ¦ «{Cartão SUS|CNS}» <long>
R «{Mãe|Nome da mãe|Genitora|Filiação materna}» <mother> ¦ «{Nasc.|DN|D.N.}» <born>
R «{Natural.|Naturalidade}» <birthplace> ¦ «{CPF}» <cpf> ¦ «{Profissão}» <trade>
R «{Doc. apresentado|Documento}» ‹CNH› <registration> ¦ «{Cat.}» <category> ¦ «{Val.}» <expiry> ¦ «{Exp.}» <issue>
?R «{Acompanhante}» <a_name> ¦ «{Grau|Vínculo}» <a_bond> ¦ «{Fone}» <a_phone>
?R «{Médico}» <b_name> ¦ «{CRM}» <n> ¦ «{Data}» <recent> ¦ «{Retorno}» <future>
?«{Observações|Queixa|Anotações}» {dor cervical|cefaleia após colisão|exame de rotina|<remark>}
"""

CLAN = """
= {Inventário - herdeiros|Relação de herdeiros e veículos|Partilha|Sobrepartilha}: {espólio|falecid{o|a}} <a_name>
{Autor{|a} da herança|De cujus}: <a_name>, filh{o|a} de <a_parents>, {falecid{o|a}|óbito} em <past>.
‹{Herdeiro que conduz o veículo|Condutor do veículo do espólio|Depositário e condutor}:› <name>, {filh<o> \
de|‹filiação:›} <deparents>, {nascid<o>|nasc.} <born> em <birthplace>, ‹CPF› <cpf>, ‹CNH› <registration>, \
{cat.|categoria} <category>, {emitida em <issue>, |}{válida até|venc.} <expiry>.
‹{Demais herdeiros|Outros herdeiros}:› <b_name>, nasc. <b_born>, CPF <b_cpf>; <c_name>, nasc. <c_born>, CPF \
<c_cpf>, {cônjuge|casad{o|a} com} <d_name>.
?‹{Inventariante}:› <e_name>, CPF <e_cpf>, filh{o|a} de <e_mother>.
‹{Veículo}:› <car>, placa <plate>, {avaliado em|valor} <money>.
$ 2
<town>, <today>
"""

PAPERS = [BIRTH_EXTRACT, TWO_BOXES, NUMBERED, STACKED, ONE_LINE, MOTHER_ONLY, CLAN]
