"""Papers with captions in small letters, abbreviated, bilingual or in capitals without accents, and odd signs between them and their values."""

ABBREVIATED = """
?<firm> - {cad. mot.|ficha mot.|cadastro} {nº|n.} <n>
~‹{nome|nm.|mot.|nome mot.}› <name>
~‹{cpf|CPF nº|c.p.f.}› <cpf>
~‹{dt. nasc.|nasc.|dn|Dt. nasc.|d. nasc.}› <born>
~‹{natural.|nat.|Natural.|natur.}› <birthplace>
~‹{Nº reg. CNH|reg.|Reg.|nº reg.|reg. cnh}› <registration> ‹{cat.|Cat|ctg.}› <category>
~‹{dt emissão|Dt emissão|emis.|exp.}› <issue> ‹{Val.|val.|venc.|vcto}› <expiry>
?~‹{1ª hab|1a hab.|1ª hab.}› <first>
?~‹{Órg. emissor|org. emis.|órg. exp.}› <agency>
?~‹{uf|UF}› <uf>
?~‹{obs. cnh|restr.|Obs. hab.}› <remarks>
?~‹{mãe|fil. mãe|nm. mãe}› <mother>
?~‹{pai|fil. pai|nm. pai}› <father>
?‹{resp.|conf.}› <a_name> ‹{dt cad.|dt.}› <recent>
?‹{obs.|obs}› <remark>
"""

_SIGNED = """
{CONDUTOR|# condutor|### motorista|-- dados do motorista --}
~‹{nome|nome_condutor|motorista.nome|Nome} SIGN› <name>
~‹{cpf|motorista.cpf|nr_cpf} SIGN› <cpf>
~‹{nascimento|dt_nasc|data_nascimento} SIGN› <born>
~‹{registro|cnh.numero|nr_registro|cnh} SIGN› <registration>
~‹{categoria|cnh.categoria|cat} SIGN› <category>
~‹{validade|cnh.validade|dt_validade} SIGN› <expiry>
?~‹{emissao|cnh.emissao|dt_emissao} SIGN› <issue>
?~‹{uf|cnh.uf|uf_emissao} SIGN› <uf>
?~‹{orgao|cnh.orgao|emissor} SIGN› <agency>
?~‹{nome_mae|mae|filiacao2} SIGN› <mother>
?~‹{nome_pai|pai|filiacao1} SIGN› <father>
?~‹{obs_cnh|cnh.observacoes|restricoes} SIGN› <remarks>
?~‹{naturalidade|local_nascimento} SIGN› <birthplace>
{veículo|-- veiculo --|# veiculo}
‹{placa|veiculo.placa} SIGN› <plate>
?‹{proprietario|veiculo.proprietario.nome} SIGN› <a_name>
?‹{cpf_proprietario|veiculo.proprietario.cpf} SIGN› <a_cpf>
?‹{usuario|criado_por} SIGN› <b_name>
?‹{obs|observacao} SIGN› <remark>
"""

PIPES = """
?; {id|linha|reg.} <n> | {arquivo|lote} <n> | <recent>
‹nome› | <name> | ‹cpf› | <cpf>
~‹{nasc|nascimento}› | <born> | ‹{naturalidade|cidade nasc}› | <birthplace>
~‹{registro|cnh}› | <registration> | ‹{cat|categoria}› | <category>
~‹{emissao|emissão}› | <issue> | ‹{validade|val}› | <expiry>
?~‹{mae|mãe}› | <mother> | ‹pai› | <father>
?~‹{orgao|órgão emissor}› | <agency> | ‹{uf|uf cnh}› | <uf>
?~‹{restricoes|obs cnh}› | <remarks>
?‹{dono|proprietário}› | <a_name> | ‹{cpf dono|cpf prop.}› | <a_cpf> | ‹placa› | <plate>
?‹{gestor|cadastrado por}› | <b_name> | ‹{data|dt cad}› | <recent>
"""

LEADERS = """
?^ <firm>
= {FICHA DE MOTORISTA|Prontuário|FICHA CADASTRAL|Declaração de dados}
‹{Nome|NOME|Motorista}› {..........|______|.....} <name>
~‹{CPF|C.P.F.}› {..........|.....} <cpf> ‹{Nasc.|Nascido a}› {.....|......} <born>
~‹{Carteira nº|CNH nº|Habilitação}› {........|.....} <registration> ‹{Categoria|Letra}› {....|...} <category>
~‹{Vencimento|Válida até|Validade}› {......|....} <expiry>
?~‹{Emitida em|Expedição}› {.......|....} <issue> ‹{em|no Estado}› {....|..} <place>
?~‹{Natural de|Naturalidade}› {......|....} <birthplace>
?~‹{Filho de|Pai}› {......|....} <father> ‹{e de|Mãe}› {......|....} <mother>
?‹{Obs.|Observações}› {......|....} <remark>
?‹{Visto|Fiscal}› {......|....} <a_name> ‹Data› {....|..} <recent>
"""

BILINGUAL = """
?^ <firm>
= {Driver form / Formulário do condutor|Ficha do condutor / Driver sheet|Registro de conductor / Registro de \
condutor|Rental driver data}
R «{Nome / Name|Name / Nome|NOME-NAME|Nome (Name)|Nombre / Nome}» <name>
~R «{CPF / Tax no.|CPF (Tax ID)|Doc. CPF / Taxpayer}» <cpf> ¦ «{Nascimento / Date of birth|Birth / Nasc.|D.O.B. \
/ Nasc.}» <born>
~R «{CNH / Licence no.|Driving licence / CNH|Licencia / CNH nº}» <registration> ¦ «{Categoria / Class|Class / \
Cat.}» <category>
~R «{Validade / Expiry|Expiry date / Val.|Vence / Expires}» <expiry> ¦ «{Emissão / Issue|Issue date / Emis.}» \
<issue>
?~R «{Local / Place of issue|Issued at / Emitida em}» <place> ¦ «{Órgão / Authority|Authority / Emissor}» <agency>
?~R «{Naturalidade / Place of birth|Born in / Natural de}» <birthplace> ¦ «{Nacionalidade / Nationality}» \
<nationality>
?~R «{Pai / Father}» <father> ¦ «{Mãe / Mother}» <mother>
?~R «{Observações na CNH / Endorsements|Licence remarks / Obs. CNH}» <remarks>
R «{Locatário / Renter|Payer / Pagador}» <a_name> ¦ «{Passaporte / Passport|Doc.}» <n> ¦ «{Nascimento / Birth}» \
<a_born>
?R «{Retirada / Pick-up}» <recent> ¦ «{Devolução / Return}» <future> ¦ «{Observações / Remarks}» <remark>
"""

RAW_TERMINAL = """
?{CONS|TRAN} <n> {CADASTRO DE CONDUTORES|CONSULTA HABILITACAO|RESUMO CONDUTOR} {PAG 001|PAG 1/1} <recent>
‹NOME:› <name>
~‹{FILIACAO:|PAIS:}› <parents>
~‹{NASCIMENTO:|DT.NASC:|NASC.:}› <born> ‹{NATURALIDADE:|NAT.:}› <birthplace>
~‹{CPF:|CIC:}› <cpf> ‹{IDENT:|RG:}› <rg>
~‹{REGISTRO:|N.REG:|NR REG:}› <registration> ‹{CAT:|CATEG:}› <category>
~‹{EMISSAO:|EXPED:}› <issue> ‹{VALIDADE:|VAL:}› <expiry> ‹{1.HABIL:|PRIM.HAB:}› <first>
?~‹{ORGAO:|EMISSOR:}› <agency> ‹{MUNIC:|LOCAL:}› <place>
?~‹{RESTRICOES:|OBS:|RESTR:}› <remarks>
?‹{PONTOS:|MULTAS:}› <count> ‹{BLOQ:|IMPED:}› {NADA CONSTA|NAO|0}
?‹{ULT. ATUALIZ:|OPERADOR:}› <person> <recent>
{*** FIM ***|==> |ENTER CONTINUA}
"""

PAPERS = [ABBREVIATED, *(_SIGNED.replace(" SIGN", sign) for sign in (" =", ":", " ->")), PIPES, LEADERS, BILINGUAL, RAW_TERMINAL]
