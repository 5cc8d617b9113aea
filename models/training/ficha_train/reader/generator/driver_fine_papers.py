"""Papers on which the fine print misleads: legends of classes and restrictions, earlier cards, names in parts, headings after an empty
field of remarks, other registers' numbers."""

HISTORY = """
?^ <agency>
= {Histórico de habilitação|Relação de emissões|Histórico da CNH|Vida do condutor}
«{Condutor|Nome}» <name> «CPF» <cpf>
«{Registro nacional|Registro}» <registration> «{1ª habilitação}» <first>
?«{Mãe|Filiação}» <mother>
T «{Via|Espelho|Cédula}» ¦ «{Motivo|Evento}» ¦ «{Cat.|Categoria}» ¦ «{Emissão|Expedição}» ¦ \
«{Validade|Vencimento}» ¦ «{Situação|Status}»
T <n> ¦ {Permissão|PPD|Primeira} ¦ {A|B|AB} ¦ <past> ¦ <oldexpiry> ¦ {Cancelada|Substituída|Vencida}
T <n> ¦ {Definitiva|Renovação|2ª via} ¦ {A|B|AB} ¦ <past> ¦ <oldexpiry> ¦ {Cancelada|Substituída|Extraviada}
T <n> ¦ {Renovação|Mudança de categoria|Adição} ¦ <category> ¦ <issue> ¦ <expiry> ¦ {Atual|VIGENTE|Ativa|Em uso}
?{Última emissão|Documento atual} {em|-} <place>[, <agency>]
?«{Restrições vigentes|Observações da CNH}» <remarks>
?# {Bloqueios|Ocorrências|Suspensões}
?T <dossier> ¦ <past> ¦ <past> ¦ {Cumprida|Arquivado|Encerrado}
$ 2
"""

LEGEND = """
= {Dados da habilitação|Consulta de CNH|Ficha do condutor|Verificação de habilitação}
R «@name» <name> ¦ «@cpf» <cpf>
R «@registration» <registration> ¦ «@category» <category> ¦ «@issue» <issue> ¦ «@expiry» <expiry>
?R «@remarks» <remarks> ¦ «@issue_place» <place>
# {Legenda|Categorias|Tabela de categorias|Entenda}
T A ¦ {Motocicletas|veículos de 2 ou 3 rodas}
T B ¦ {Automóveis até 3.500 kg|carros de passeio}
T C ¦ {Carga acima de 3.500 kg|caminhões}
?T D ¦ {Passageiros, mais de 8 lugares|ônibus e vans}
?T E ¦ {Combinações de veículos|carretas e reboques}
?# {Códigos de restrição|Restrições possíveis|Observações - significado}
?{A|A -} {lentes corretivas|uso obrigatório de lentes corretivas}; {D|D -} {embreagem manual|transmissão \
automática}; {X|X -} outras restrições; EAR - \
{exerce atividade remunerada|atividade remunerada}
?; {Consulta sem valor legal|Dados meramente informativos}. <recent>
"""

SPLIT_NAME = """
?^ <firm>
= {Cadastro|Registration form|Perfil do motorista|Criar conta|Dados do usuário|Driver profile}
R «{Nome|Primeiro nome|First name|Nome (s)|Prenome}» <given> ¦ «{Sobrenome|Sobrenomes|Last name|Apelido de \
família}» <surnames>
~R «{CPF|Tax ID (CPF)}» <cpf> ¦ «{Nascimento|Date of birth|Data de nasc.}» <born>
~R «{Nº da CNH|Driver license|Número da habilitação}» <registration> ¦ «{Categoria|Class}» <category>
~R «{Data de emissão|Issued on|Emissão}» <issue> ¦ «{Expira em|Expires on|Validade}» <expiry>
?~R «{Estado emissor|State|UF emissora}» <uf> ¦ «{Celular}» <phone> ¦ «{E-mail}» <mail>
?# {Indicado por|Responsável pela conta|Sócio|Emergência}
?R «{Nome}» <a_name> ¦ «{CPF|Documento}» <a_cpf> ¦ «{Nascimento}» <a_born>
?# {Plano|Pagamento|Assinatura}
?R «{Plano}» {Mensal|Anual - 10 x sem juros|Básico} ¦ «{Valor}» <money> ¦ «{Validade do cartão|Val. cartão}» \
08/29 ¦ «{Próxima cobrança}» <future>
"""

EMPTY_REMARKS = """
= {Ficha do condutor|Cadastro de condutor|Registro de motorista|Motorista - ficha}
~R «@name» <name> ¦ «@birth» <born>
~R «@registration» <registration> ¦ «@category» <category> ¦ «@expiry» <expiry>
~R «@cpf» <cpf> ¦ «@issue» <issue> ¦ «@agency» <agency>
~R «@birth_place» <birthplace> / <nationality> ¦ «@mother» <mother>
R «@remarks» <blank>
# {Dados do veículo|Pagamento|Termo de aceite|Infrações|Contato|Uso interno|Exames|Condições gerais}
{10 x sem juros|1ª parcela: <money>|Validade da proposta: <future>|Conferido por <a_name>|<plate> - <car>|Nº \
interno <n>}
?«{Observações|Obs.}» <remark>
@ 3
?> {Pág. 1/2|1 de 1|Folha única} <recent>
"""

NATURALITY = """
= {Qualificação|Ficha de identificação|Boletim de identificação|Dados civis do condutor}
R «{Nome|Nome completo}» <name>
?R «{Nome social|Alcunha}» <blank> ¦ «{Sexo}» {M|F} ¦ «{Cor}» {parda|branca|preta}
R «{Nacionalidade / naturalidade|Nac. e nat.|Nacionalidade e naturalidade}» <nationality> {/|-|, natural de} \
<birthplace> ¦ «{Nascimento|Data nasc.}» <born>
R «{Filiação|Filiação (pai e mãe)|Pai e mãe}» <parents>
R «{Estado civil}» <marital> ¦ «{Cônjuge}» <a_name> ¦ «{Profissão}» <trade> ¦ «{Instrução}» \
{médio|superior|fundamental}
R «CPF» <cpf> ¦ «{RG / órgão / UF}» <rgonly> {/|-} <rgissuer> ¦ «{Expedido em|Data RG}» <past>
R «{CNH nº|Habilitação}» <registration> ¦ «{Cat.}» <category> ¦ «{Expedida em|Emissão}» <issue> {/|-|em} <place> \
¦ «{Validade}» <expiry>
?R «{Arrais|Registro profissional|Licença de voo|CREA}» <n> ¦ «{Categoria|Classe}» {Amador|PP|II} ¦ «{Validade}» \
<future> ¦ «{Emissor}» {Marinha|ANAC|Conselho}
?R «{Passaporte}» <n> ¦ «{Validade do passaporte|Válido até}» <future> ¦ «{Título de eleitor}» <long> ¦ «{CTPS}» <n>
R «{Endereço}» <address> ¦ «{Cidade}» <cityof> ¦ «{UF}» <otheruf>
?«{Observações|Sinais}» <remark>
"""

DEALER = """
?^ <firm>
= {Termo de test-drive|Autorização de test drive|Veículo de cortesia|Carro reserva|Comodato de veículo|Empréstimo \
de veículo}
; {Data|Em}: <recent> <clock> - {consultor|vendedor}: <person>
«{Cliente|Condutor}» <name> - {CPF|C.P.F.} <cpf>
{CNH|Habilitação|Carteira}: <registration> {categoria|cat|-} <category> {validade|venc.|-} <expiry> {emissão \
<issue>|1ª hab. <first>|}
?{Nascimento|Nasc.}: <born> {Mãe: <mother>|Natural de <birthplace>|}
?{Restrições da CNH|Obs. CNH}: <remarks>
{Veículo|Modelo}: <car>, {placa|placas} <plate>, {renavam|chassi} <long>
?{Acompanhante|Cônjuge}: <a_name>, nasc. <a_born>, CNH <a_reg> ({cat.|} <a_cat>, {val.|até} <a_expiry>)
?{Oferta|Condições}: {entrada de <money> e 36x de <money>|taxa zero em 10 x sem juros|bônus de <money>}
$ 3
?<cityof>, <today>
<name>
; {Condutor|Assinatura do cliente}
?<b_name>
?; {Gerente|Testemunha} {CPF|} <b_cpf>
"""

DISPATCH = """
= {DAMDFE|CIOT|Manifesto eletrônico|Contrato de frete|Ordem de coleta|Vale-pedágio|Romaneio}[ <n>]
; {Chave de acesso|Chave}: <key> {Protocolo|Prot.} <long> <recent> <clock>
R «{Emitente|Contratante}» <firm> ¦ «CNPJ» <cnpj> ¦ «IE» <n> ¦ «RNTRC» <n>
R «{UF carrega}» <otheruf> ¦ «{UF descarrega}» <otheruf> ¦ «{Peso}» <n> ¦ «{Valor}» <money>
<<
# {Veículos|Veículo}
T «Placa» ¦ «RNTRC»
T <plate> ¦ <n>
T <plate> ¦ <n>
||
# {Condutor|Condutores|Motorista}
T «CPF» ¦ «Nome»
T <cpf> ¦ <name>
>>
?R «{Contratado|TAC|Proprietário}» <a_name> ¦ «CPF» <a_cpf> ¦ «{Nascimento}» <a_born> ¦ «{Conta}» <n>
R «{CNH motorista|CNH|Registro CNH}» <registration> ¦ «{Cat.}» <category> ¦ «{Val.|Validade CNH}» <expiry> ¦ \
«{Emissão CNH|Exp.}» <issue> ¦ «UF» <uf>
?R «{Mãe do motorista|Mãe}» <mother> ¦ «{Nascimento}» <born> ¦ «{Fone}» <phone>
?R «{Validade do CIOT|Término da viagem|Validade}» <recent> ¦ «{Início}» <recent> ¦ «{Adiantamento}» <money> ¦ \
«{Saldo em}» {2x|10 dias|na entrega}
?«{Observações|Obs.}» <remark>
"""

NO_CAPTIONS = """
?<firm>
{MOTORISTA|CONDUTOR|DRIVER|Sr.|}
<name>
<cpf>
{CNH|Reg.|} <registration>
?{CAT|cat.|} <category>
{VAL|até|Val.} <expiry>
?{EMIT|em.|Emis.} <issue> {-|/} <uf>
?{NASC|*|n.} <born>
?<father>
?<mother>
?<remarks>
?{TIPO SANG.|Fator} {O+|A-|AB+}
?{Emergência|Ligar para} <a_name> <a_phone>
?{Chefia|Liberado por} <b_name>
?{Crachá|Nº} <n> {válido até|val.} <future>
"""

PAPERS = [HISTORY, LEGEND, SPLIT_NAME, EMPTY_REMARKS, NATURALITY, DEALER, DISPATCH, NO_CAPTIONS]
