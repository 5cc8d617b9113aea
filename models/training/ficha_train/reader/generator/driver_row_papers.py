"""Tables in which several drivers have the same columns, or several people a column each: one of them is whom the paper is about."""

FLEET_ROWS = """
?<firm> - {CONTROLE DE CNH|Frota {leve|pesada}|Planilha de motoristas|Quadro de condutores}
?; {Aba|Planilha|Folha}: {CNH|Plan1|Motoristas|Vencimentos} - {atualizada em|ref.} <recent>
{‹Motorista:› <name>|‹{Destaque|Linha selecionada|Ficha individual|Consulta|Extrato de}:› <name>|‹Condutor em \
análise:› <name>}
T «{Nome|Motorista|Colaborador|Nome completo}» ¦ «CPF» ¦ «{Nasc.|Dt nasc|Nascimento}» ¦ «{CNH|Registro|Nº \
CNH|Reg.}» ¦ «{Cat.|Cat|Categ.}» ¦ «{Emissão|Dt emis.|Exped.}» ¦ «{Validade|Venc.|Dt val}» ¦ «{UF|UF CNH}»
~T <a_name> ¦ <a_cpf> ¦ <a_born> ¦ <a_reg> ¦ <a_cat> ¦ <a_issue> ¦ <a_expiry> ¦ <a_uf>
~T <name> ¦ <cpf> ¦ <born> ¦ <registration> ¦ <category> ¦ <issue> ¦ <expiry> ¦ <uf>
~T <b_name> ¦ <b_cpf> ¦ <b_born> ¦ <b_reg> ¦ <b_cat> ¦ <b_issue> ¦ <b_expiry> ¦ <b_uf>
?~T <c_name> ¦ <c_cpf> ¦ <c_born> ¦ <c_reg> ¦ <c_cat> ¦ <c_issue> ¦ <c_expiry> ¦ <c_uf>
?~T <d_name> ¦ <d_cpf> ¦ <d_born> ¦ <d_reg> ¦ <d_cat> ¦ <d_issue> ¦ <d_expiry> ¦ <d_uf>
?; ‹{Total|Linhas|Registros}:› <count> - ‹{vencidas|a vencer em 30 dias}:› <count>
?«{Obs.|Observações}» <remark>
"""

FIRST_ROW = """
?^ <firm>
= {Motoristas do contrato|Relação de motoristas|Equipe da viagem|Dupla de motoristas|Escala}[ - {nº|OS} <n>]
?{Motorista titular|Principal} na primeira linha; {os demais são reservas|reservas abaixo|demais em apoio}.
T «{#|Nº|Seq.|Item}» ¦ «{Nome|Motorista}» ¦ «{CPF|Documento}» ¦ «{CNH|Habilitação|Registro}» ¦ «{Cat.|Letra}» ¦ \
«{Validade|Vence}»
T 1 ¦ <name> ¦ <cpf> ¦ <registration> ¦ <category> ¦ <expiry>
T 2 ¦ <a_name> ¦ <a_cpf> ¦ <a_reg> ¦ <a_cat> ¦ <a_expiry>
?T 3 ¦ <b_name> ¦ <b_cpf> ¦ <b_reg> ¦ <b_cat> ¦ <b_expiry>
?# {Titular|Detalhes do titular|Motorista 1 - complemento}
?R «{Nasc.|Data de nascimento}» <born> ¦ «{Naturalidade|Natural.}» <birthplace> ¦ «{Mãe|Genitora}» <mother>
?R «{Emissão|Dt emissão}» <issue> ¦ «{Local|Cidade}» <place> ¦ «{Restrições|Obs. CNH}» <remarks>
$ 2
"""

MARKED_ROW = """
; {Filtrar|Exportar|Imprimir} · {<count> resultados|<count> motoristas}
= {Condutores|Motoristas|Usuários da frota|Lista de condutores}
T {Sel.|»|} ¦ «{Nome|Condutor}» ¦ «{CNH|Registro}» ¦ «{Cat.|Cat}» ¦ «{Vencimento|Validade}» ¦ «{Situação|Status}»
~T {-|} ¦ <a_name> ¦ <a_reg> ¦ <a_cat> ¦ <a_expiry> ¦ <state>
~T {►|(X)|>>|✓|●} ¦ <name> ¦ <registration> ¦ <category> ¦ <expiry> ¦ <state>
~T {-|} ¦ <b_name> ¦ <b_reg> ¦ <b_cat> ¦ <b_expiry> ¦ <state>
~T {-|} ¦ <c_name> ¦ <c_reg> ¦ <c_cat> ¦ <c_expiry> ¦ <state>
# {Detalhe|Registro selecionado|Painel do condutor|Ficha}
R «@name» <name> ¦ «@cpf» <cpf>
~R «@birth» <born> ¦ «@birth_place» <birthplace>
~R «@issue» <issue> ¦ «@agency» <agency>
?~R «{Filiação 1|Pai}» <father> ¦ «{Filiação 2|Mãe}» <mother>
?R «@remarks» <remarks>
?; ‹{Usuário|Operador}:› <person> <recent> <clock>
"""

TWO_COLUMNS = """
?^ <firm>
= {Comparativo|Ficha dos condutores|Cadastro de condutores|Dados dos condutores|Motoristas da viagem}
T «{Campo|Dados|Item|Informação}» ¦ «{Motorista|Condutor|Titular|Motorista 1|1º condutor|Principal}» ¦ \
«{Segundo motorista|Reserva|Motorista 2|2º condutor|Adicional}»
T «{Nome|Nome completo}» ¦ <name> ¦ <a_name>
~T «{CPF|CPF nº}» ¦ <cpf> ¦ <a_cpf>
~T «{Data de nascimento|Nasc.|Dt. nasc.}» ¦ <born> ¦ <a_born>
~T «{CNH|Nº de registro|Registro CNH|Nº reg. CNH}» ¦ <registration> ¦ <a_reg>
~T «{Categoria|Cat.}» ¦ <category> ¦ <a_cat>
~T «{Validade|Vencimento|Val.}» ¦ <expiry> ¦ <a_expiry>
?~T «{Emissão|Dt emissão|Expedição}» ¦ <issue> ¦ <a_issue>
?~T «{1ª hab.|1ª habilitação}» ¦ <first> ¦ <a_first>
?~T «{Naturalidade|Natural de}» ¦ <birthplace> ¦ <a_town>
?~T «{Mãe|Nome da mãe|Genitora}» ¦ <mother> ¦ <a_mother>
?~T «{Pai|Nome do pai|Genitor}» ¦ <father> ¦ <a_father>
?~T «{RG|Identidade}» ¦ <rg> ¦ <a_rg>
?~T «{Órgão emissor|Órg. emissor|Emissor CNH}» ¦ <agency> ¦ <a_agency>
?~T «{Obs. CNH|Restrições|Observações da CNH}» ¦ <remarks> ¦ <a_remarks>
?~T «{Telefone|Celular}» ¦ <phone> ¦ <a_phone>
?<town>, <today>
"""

THREE_COLUMNS = """
= {Quadro de partes|Envolvidos|Qualificação das partes|Participantes|Partes do contrato}[ - <n>]
T «{|Campo|Dado}» ¦ «{Proprietário|Locatário|Contratante}» ¦ «{Condutor|Motorista}» ¦ \
«{Responsável|Avalista|Testemunha}»
T «Nome» ¦ <a_name> ¦ <name> ¦ <b_name>
T «{CPF|CPF/CNPJ}» ¦ <a_cpf> ¦ <cpf> ¦ <b_cpf>
?T «{RG|RG / órgão}» ¦ <a_rg> ¦ <rg> ¦ <b_rg>
T «{Nascimento|Data nasc.}» ¦ <a_born> ¦ <born> ¦ <b_born>
?T «{Naturalidade}» ¦ <a_town> ¦ <birthplace> ¦ <b_town>
?T «{Filiação|Pais}» ¦ <a_parents> ¦ <parents> ¦ <b_parents>
T «{CNH|Registro CNH|Habilitação}» ¦ {<a_reg>|-|não possui} ¦ <registration> ¦ {<b_reg>|-|n/a}
T «{Categoria|Cat. CNH}» ¦ {<a_cat>|-} ¦ <category> ¦ {<b_cat>|-}
T «{Validade|Validade CNH}» ¦ {<a_expiry>|-} ¦ <expiry> ¦ {<b_expiry>|-}
?T «{Emissão|Emissão CNH}» ¦ {<a_issue>|-} ¦ <issue> ¦ {<b_issue>|-}
?T «{UF emissora|UF CNH}» ¦ <a_uf> ¦ <uf> ¦ <b_uf>
?T «{Endereço}» ¦ <a_address> ¦ <address> ¦ <b_address>
?T «{Observações|Obs.}» ¦ <blank> ¦ {<remark>|<blank>} ¦ <blank>
$ 2
"""

EXPIRY_ALERT = """
?; {De|Enviado por}: {frota|rh|alerta} <mail>
= {CNHs a vencer|Alerta de vencimento|Relatório de vencimentos|Documentos vencendo}
{Aviso individual a|Prezad<o>|Notificação para|Cópia do relatório enviada a} <name>[, {matrícula|chapa} <n>]
T «{Matr.|Chapa}» ¦ «{Colaborador|Nome}» ¦ «{Setor|Filial}» ¦ «{CNH|Nº CNH}» ¦ «{Cat.}» ¦ «{Vence em|Venc.}» ¦ \
«{Gestor|Chefia}»
~T <n> ¦ <a_name> ¦ <a_trade> ¦ <a_reg> ¦ <a_cat> ¦ <a_expiry> ¦ <d_name>
~T <n> ¦ <name> ¦ <trade> ¦ <registration> ¦ <category> ¦ <expiry> ¦ <d_name>
~T <n> ¦ <b_name> ¦ <b_trade> ¦ <b_reg> ¦ <b_cat> ¦ <b_expiry> ¦ <e_name>
?~T <n> ¦ <c_name> ¦ <c_trade> ¦ <c_reg> ¦ <c_cat> ¦ <c_expiry> ¦ <e_name>
?{Seu cadastro|Dados que temos|No RH consta}: {CPF|cpf} <cpf>, {nasc.|nascimento} <born>, {emissão|emitida em} \
<issue>
{Apresente|Entregue} a nova carteira {até|antes de} <future>.
"""

PAYROLL_SHEET = """
?^ <firm>
; ‹{Folha|Centro de custo|Lotação}:› <n> - {competência|mês} <count>/<year>
= {Ficha do trabalhador|Dados cadastrais por funcionário|Relatório de funcionários|Cadastro individual}
R «{Funcionário|Empregado|Trabalhador}» <name> ¦ «{Registro|Chapa|Matrícula}» <n> ¦ «{Cargo|CBO}» <trade>
T «{Documento|Tipo}» ¦ «{Número|Nº}» ¦ «{Emissão|Data}» ¦ «{Validade|Vencto}» ¦ «{Órgão|Emissor}» ¦ «{UF}» ¦ \
«{Compl.|Categoria}»
~T «CPF» ¦ <cpf> ¦ {-|} ¦ {-|} ¦ {RFB|-} ¦ {-|} ¦ {-|}
~T «RG» ¦ <rgonly> ¦ <past> ¦ {-|} ¦ <rgissuer> ¦ <otheruf> ¦ {-|}
~T «{CNH|Habilitação|Cart. motorista}» ¦ <registration> ¦ <issue> ¦ <expiry> ¦ {<agency>|-} ¦ <uf> ¦ <category>
?~T «{CTPS|Cart. trabalho}» ¦ <n> ¦ <past> ¦ {-|} ¦ {MTE|SRTE} ¦ <otheruf> ¦ {Série <count>|-}
?~T «{Passaporte|Cert. MOPP|ASO|Toxicológico}» ¦ <n> ¦ <recent> ¦ <future> ¦ {DPF|SENAT|Lab.} ¦ {-|} ¦ {-|}
?~T «{Título eleitor|PIS}» ¦ <long> ¦ <past> ¦ {-|} ¦ {TRE|CEF} ¦ <otheruf> ¦ {Zona <count>|-}
?R «{Nascimento|Dt. nasc.}» <born> ¦ «{Natural.|Naturalidade}» <birthplace> ¦ «{Nac.|Nacionalidade}» <nationality>
?R «{Pai}» <father> ¦ «{Mãe}» <mother> ¦ «{Cônjuge}» <a_name>
?T «{Dependente}» ¦ «{Parentesco}» ¦ «{Nascimento}» ¦ «CPF»
T <b_name> ¦ {Filho|Filha} ¦ <past> ¦ <b_cpf>
T <c_name> ¦ <c_bond> ¦ <c_born> ¦ <c_cpf>
"""

PAPERS = [FLEET_ROWS, FIRST_ROW, MARKED_ROW, TWO_COLUMNS, THREE_COLUMNS, EXPIRY_ALERT, PAYROLL_SHEET]
